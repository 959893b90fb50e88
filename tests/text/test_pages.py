"""Rules pages: written from any Table in three languages, read from a plugin's files, found from a refusal."""

import logging
import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QTextDocument

from qtsolitaire.plugins import Catalogue, load_bundled
from qtsolitaire.rules import builds, dealcodes, layouts
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.outcomes import tableau_gone
from qtsolitaire.rules.table import Deal, Draw, Options, Table, Variant
from qtsolitaire.rules.words import Fan, Lift, Move, Pile, Refusal, Role, Verb
from qtsolitaire.testing import options as option_sets
from qtsolitaire.text import pages
from qtsolitaire.text.blocks import JOINER, Block, Kind, inline, read
from qtsolitaire.text.rules_page import RulesWriter
from qtsolitaire.text.speech import Speech

LANGUAGES = ("en", "fr", "hi")
CATALOGUE = load_bundled()


class Shelf:
    """A shelf with one folder of pages and no texts."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @property
    def variants(self) -> Sequence[Variant]:
        return CATALOGUE.variants

    def texts(self, variant: Variant, language: str) -> dict[str, str]:
        return {}

    def folder(self, variant: Variant) -> Path:
        return self._folder


def written(engine: Engine, language: str, catalogue: Catalogue = CATALOGUE) -> pages.Page:
    """The page that is written from the table, whatever lies beside the plugin."""
    return pages.Page(RulesWriter(Speech(language, catalogue), engine).blocks(), language)


def golf(options: Options) -> Table:
    """A game no plugin brings: columns that only give, a waste that takes, no foundations, no score."""
    return Table(
        piles=(
            layouts.stock(),
            Pile("waste", Role.WASTE, (1, 0), takes=1, onto=(builds.next_either_way, builds.not_on_king)),
            *layouts.row("t", 7, Role.TABLEAU, (0, 1.2), 1.1, fan=Fan.DOWN, lift=Lift.TOP),
        ),
        deal=(Deal(layouts.pid("t", 7), 5), Deal(("waste",), 1), Deal(("stock",), up=0)),
        stock=Draw("stock", "waste", 1, redeals=0),
        goal=tableau_gone,
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", CATALOGUE.variants, ids=lambda variant: variant.id)
def test_a_page_is_written_from_every_table(variant: Variant, language: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        for options in option_sets.all_options(variant):
            text = written(Engine(variant, options), language).markdown()
            assert "{" not in text
            assert "%n" not in text
            assert "(s)" not in text
            assert text.count("\n## ") >= 8
    assert not caplog.records, "everything is said in the language itself"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stranger_s_game_without_any_text_can_be_learnt(language: str) -> None:
    engine = Engine(Variant("golf-game", "GO", golf))
    text = written(engine, language).markdown()
    expected = {
        "en": ["# Golf game", "Every column gets 5 cards.", "Nothing goes on a king.", "the waste does not go back"],
        "fr": ["Chaque colonne reçoit 5 cartes.", "Rien ne va sur un Roi.", "la défausse n’est pas recyclée"],
        "hi": ["हर कॉलम में 5 पत्ते बाँटे जाते हैं।", "बादशाह पर कुछ नहीं रखा जाता।", "वेस्ट नहीं लौटता"],
    }
    for sentence in expected[language]:
        assert sentence in text


@pytest.mark.parametrize(
    ("game", "options", "sentences"),
    [
        (
            "klondike",
            {"draw": 3, "redeals": 2},
            ["turns its top 3 cards", "2 times in a game", "+5 for every face-down card turned up", "−100 every time"],
        ),
        ("klondike", {"draw": 1, "redeals": 1}, ["turns its top card onto", "once in a game"]),
        ("klondike", {"draw": 1, "redeals": 0}, ["the waste does not go back"]),
        (
            "spider",
            {"suits": 2},
            ["104 cards", "of 2 suits", "6, 6, 6, 6, 5, 5, 5, 5, 5, 5", "50 cards", "starts at 500"],
        ),
        ("freecell", {"cells": 1}, ["1 cell stands empty", "7, 7, 7, 7, 6, 6, 6, 6", "(empty cells + 1) × 2"]),
        (
            "pyramid",
            {"redeals": None, "stock": "up"},
            ["7 rows", "28 cards", "lies face up", "one more move", "says so"],
        ),
        (
            "thoughtful",
            {"draw": 1, "redeals": None},
            ["All of them lie face up", "last 100 actions", "as often as you like"],
        ),
    ],
)
def test_the_numbers_of_the_table_stand_on_the_page(game: str, options: Options, sentences: list[str]) -> None:
    text = written(Engine(CATALOGUE.get(game), options), "en").markdown()
    assert [sentence for sentence in sentences if sentence not in text] == []


def any_moves(engine: Engine, count: int, seed: int) -> list[Refusal]:
    """Refusals of arbitrary moves along a random game."""
    chance = random.Random(seed)
    deck = list(engine.table.pack)
    chance.shuffle(deck)
    board = engine.start(deck)
    refusals = []
    for _ in range(count):
        source, target = (chance.randrange(len(engine.piles)) for _ in range(2))
        size = chance.randint(1, max(1, len(board.piles[source])))
        verb = chance.choice([Verb.CARRY, Verb.CARRY, Verb.REMOVE, (engine.table.stock and Verb.DEAL) or Verb.CARRY])
        move = Move(verb, source, target, 1 if verb is Verb.REMOVE else size)
        refusal = engine.judge(board, move)
        if refusal:
            refusals.append(refusal)
        legal = engine.legal_moves(board)
        if not legal:
            break
        board = engine.play(board, chance.choice(legal)).after
    return refusals


@pytest.mark.parametrize("variant", CATALOGUE.variants, ids=lambda variant: variant.id)
def test_tf_19_every_refusal_of_a_game_is_told_in_three_languages(
    variant: Variant, caplog: pytest.LogCaptureFixture
) -> None:
    engine = Engine(variant)
    refusals = {refusal.rule: refusal for seed in range(4) for refusal in any_moves(engine, 150, seed)}
    assert len(refusals) >= 3
    with caplog.at_level(logging.WARNING):
        for language in LANGUAGES:
            speech = Speech(language, CATALOGUE)
            for refusal in refusals.values():
                headline, reason = speech.refusal(refusal, engine)
                assert headline
                assert not set("{}") & set(headline + reason), refusal
                assert reason[-1] in ".।", f"{refusal}: {reason}"
    assert not caplog.records


@pytest.mark.parametrize("variant", CATALOGUE.variants, ids=lambda variant: variant.id)
def test_a_refusal_finds_its_paragraph_on_the_written_page(variant: Variant) -> None:
    """What the game may refuse by rules of building and emptiness stands on its page, under a heading."""
    engine = Engine(variant)
    page = written(engine, "en")
    told = ("onto.", "first.", "size.", "whole.", "source.disordered", "remove.thirteen", "remove.king_alone")
    for refusal in [refusal for seed in range(4) for refusal in any_moves(engine, 150, seed)]:
        if refusal.rule.startswith(told):
            assert page.anchor(refusal.rule) == refusal.rule
            assert page.heading(refusal.rule)


def test_the_nearest_paragraph_stands_in_for_a_missing_one() -> None:
    page = pages.Page(read('# Game\n\n## Groups\n\n<a id="source.disordered"></a>Runs move.\n'), "en")
    assert page.anchor("source.disordered") == "source.disordered"
    assert page.anchor("source.final") == "source.disordered"
    assert page.anchor("onto.one_lower") is None
    assert page.heading("source.disordered") == "Groups"
    assert '<a name="source.disordered"></a>' in page.html()
    assert "<a" not in page.markdown()


def test_pages_beside_the_plugin_come_first_and_english_stands_in_visibly(tmp_path: Path) -> None:
    (tmp_path / "rules.en.md").write_text("# My rules\n\nTake a card.\n", encoding="utf-8")
    (tmp_path / "rules.hi.md").write_text("# मेरे नियम\n\nएक पत्ता लें।\n", encoding="utf-8")
    engine, shelf = Engine(CATALOGUE.get("spider")), Shelf(tmp_path)
    assert pages.rules(Speech("hi"), engine, shelf).markdown() == "# मेरे नियम\n\nएक पत्ता लें।\n"
    french = pages.rules(Speech("fr"), engine, shelf)
    assert french.language == "en"
    assert "en anglais" in french.blocks[0].text
    assert "Take a card." in french.markdown()
    assert pages.faq(Speech("fr"), engine.variant, shelf) is None


@pytest.mark.parametrize("broken", [b"", b"\xff\xfe\x00nonsense", b"   \n\n"])
def test_a_broken_page_leaves_the_written_one(broken: bytes, tmp_path: Path) -> None:
    (tmp_path / "rules.en.md").write_bytes(broken)
    page = pages.rules(Speech("en"), Engine(CATALOGUE.get("spider")), Shelf(tmp_path))
    assert "## Aim" in page.markdown()


@pytest.mark.parametrize(
    ("markdown", "expected"),
    [
        ("# A\ntext\nmore", [(Kind.HEADING, "A"), (Kind.TEXT, "text more")]),
        (
            "- one\n- two\n\n1. three\n2. four",
            [("item", "one"), ("item", "two"), ("numbered", "three"), ("numbered", "four")],
        ),
        ("- one\n  goes on", [(Kind.ITEM, "one goes on")]),
        ("\ufeffa\r\n\r\nb", [(Kind.TEXT, "a"), (Kind.TEXT, "b")]),
        ("**7** is no item", [(Kind.TEXT, "**7** is no item")]),
    ],
)
def test_pages_are_read_block_by_block(markdown: str, expected: list[tuple[Any, str]]) -> None:
    assert [(block.kind, block.text) for block in read(markdown)] == [(Kind(kind), text) for kind, text in expected]


def test_what_a_page_writes_is_text_and_never_code() -> None:
    assert inline("<script>a</script> **b** *c* `d` [e](#f)") == (
        '&lt;script&gt;a&lt;/script&gt; <b>b</b> <i>c</i> <code>d</code> <a href="#f">e</a>'
    )


def test_an_anchor_does_not_tear_a_syllable_apart(qapp: object) -> None:
    """Qt formats the character behind an anchor apart; शु must not lose its vowel sign to a dotted circle."""
    document = QTextDocument()
    document.setHtml(Block(Kind.TEXT, "शुरुआत", ("onto.one_lower", "first.ace_first")).html())
    block = document.begin()
    fragments, place = [], block.begin()
    while not place.atEnd():
        fragments.append(place.fragment().text())
        place += 1
    assert fragments == [JOINER, "शुरुआत"]
    names = [name for each in document.allFormats() for name in each.toCharFormat().anchorNames()]
    assert {"onto.one_lower", "first.ace_first"} <= set(names)


def test_a_deal_code_on_a_page_is_one_word_and_is_read_again() -> None:
    """No line ends at its hyphens, and whoever copies it can type it in (DC-06)."""
    html = read("As in `TF1-D1N-AAAAAAB`, say.")[0].html()
    [shown] = re.findall("<code>(.+)</code>", html)
    assert shown.replace(JOINER, "") == "TF1-D1N-AAAAAAB"
    assert not re.search(f"-(?!{JOINER})", shown)
    variants = CATALOGUE.variants
    assert dealcodes.parse(shown, variants) == dealcodes.parse("TF1-D1N-AAAAAAB", variants)


def test_cards_on_a_page_bear_the_letters_of_the_cards_on_the_table() -> None:
    engine = Engine(CATALOGUE.get("klondike"))
    plain = pages.rules(Speech("fr", CATALOGUE), engine, CATALOGUE).markdown()
    lettered = pages.rules(Speech("fr", CATALOGUE, letters="1VDR"), engine, CATALOGUE).markdown()
    assert re.search("J[♠♥♦♣]", plain)
    assert re.search("V[♠♥♦♣]", lettered)
    assert not re.search("[AJQK][♠♥♦♣]", lettered)
    assert "KL1-D1N-AAAAAAB" in lettered
