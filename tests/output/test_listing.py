"""A board in words: every card that must be laid stands there once, in the order in which it is laid."""

from collections import Counter

import pytest
from hypothesis import given, settings

from qtsolitaire.output.listing import GAP, hides, listing
from qtsolitaire.output.subject import Subject
from qtsolitaire.rules.cards import FACE_DOWN
from qtsolitaire.text.speech import Speech
from tests.output.deals import CODES, ENGLISH, of_code, subjects
from tests.rules.games import catalogue


def told(subject: Subject, speech: Speech = ENGLISH) -> list[str]:
    lines = listing(subject, speech)
    return [
        f"{line.label} " + " ".join("-" if c is GAP else speech.card(c & ~FACE_DOWN) for c in line.cards)
        for line in lines
    ]


def test_ap_07_a_deal_in_words() -> None:
    assert told(of_code("FC1-C4-#617"))[:2] == ["column 1: 7♦ 10♦ 10♥ K♦ 4♣ 4♠ J♦", "column 2: A♦ 7♠ Q♣ 5♥ Q♠ 10♠ K♠"]
    assert len(told(of_code("FC1-C4-#617"))) == 8


def test_ap_07_the_stock_begins_with_the_card_that_is_drawn_next() -> None:
    assert told(of_code("TF1-D1N-AAAAAAB"))[-1].startswith("stock: A♠ 9♣ 2♦ K♠ A♥")


def test_ap_07_rows_of_a_pyramid_are_one_line_each() -> None:
    lines = told(of_code("PY1-ND-AAAAAAB"))
    assert [len(line.split(": ")[1].split()) for line in lines[:7]] == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.parametrize(("language", "first"), [("fr", "colonne 1\u00a0: 7♥"), ("hi", "कॉलम 1: 7♥")])
def test_ap_07_the_lines_speak_the_language(language: str, first: str) -> None:
    assert told(of_code("TF1-D1N-AAAAAAB"), Speech(language, catalogue()))[0] == first


@given(subjects())
@settings(max_examples=80)
def test_ap_07_every_card_is_told_once(subject: Subject) -> None:
    engine = subject.engine
    cards = Counter(c & ~FACE_DOWN for line in listing(subject, ENGLISH) for c in line.cards if c is not GAP)
    piles = [pile for index, pile in enumerate(subject.board.piles) if index != engine.out]
    assert cards == Counter(card & ~FACE_DOWN for pile in piles for card in pile)


@pytest.mark.parametrize("code", CODES)
def test_ap_07_what_lies_face_down_is_marked_but_not_in_the_stock(code: str) -> None:
    subject = of_code(code)
    piles = [pile for index, pile in enumerate(subject.board.piles) if index != subject.engine.stock]
    assert hides(listing(subject, ENGLISH)) == any(card & FACE_DOWN for pile in piles for card in pile)
