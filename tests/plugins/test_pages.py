"""The pages of the bundled games: complete, alike in three languages, and never at odds with the rules that are played.

Typography and the list of words are held for these pages too, by ``tests/text``.
"""

import re
from collections import Counter

import pytest

from qtsolitaire.rules import dealcodes
from qtsolitaire.rules.cards import face_up, is_face_up, rank
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.table import DealRow
from qtsolitaire.rules.words import Role, What
from qtsolitaire.solving.answers import Verdict
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.solve import solve
from qtsolitaire.text import examples, pages
from qtsolitaire.text.speech import Speech
from tests.plugins.pages import (
    CARD,
    CATALOGUE,
    CODE,
    LANGUAGES,
    anchors,
    codes,
    numbers,
    refusals,
    section,
    sections,
    text,
)

GAMES = ("thoughtful", "klondike", "pyramid")
"""The games that bring pages of their own; every other game's page is written from its Table."""

PAGES = ("rules", "faq")

SECTIONS = {"aim", "layout", "by_itself", "clicks", "score", "undo", "end"}
"""What the rules of every game tell (AP-03), besides what only some games have."""

on_every_game = pytest.mark.parametrize("game", GAMES)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)
on_every_page = pytest.mark.parametrize("page", PAGES)


# What is there


@on_every_game
@in_every_language
def test_ap_03_rules_and_faq_are_there_in_the_language_itself(game: str, language: str) -> None:
    engine, speech = Engine(CATALOGUE.get(game)), Speech(language, CATALOGUE)
    rules, faq = pages.rules(speech, engine, CATALOGUE), pages.faq(speech, engine.variant, CATALOGUE)
    assert faq is not None
    assert rules.language == faq.language == language
    assert rules.blocks[0].text == speech.name(engine.variant)
    assert faq.blocks[0].text.startswith(speech.name(engine.variant))
    assert {each.name for each in sections(game, "rules", language)} >= SECTIONS


@on_every_game
@in_every_language
def test_ap_03_the_faq_answers_questions_the_deal_code_among_them(game: str, language: str) -> None:
    _, *questions = sections(game, "faq", language)
    assert 6 <= len(questions) <= 12
    assert all(each.heading.text.endswith("?") and each.blocks for each in questions)
    asked = {"en": "deal code", "fr": "code de partie", "hi": "बाज\u093cी का कोड"}[language]
    [code] = [each for each in questions if asked in each.heading.text]
    assert codes(code.text)


@on_every_game
@on_every_page
def test_the_three_languages_tell_the_same_in_the_same_order(game: str, page: str) -> None:
    shapes = [
        [(each.heading.level, [(block.kind, block.anchors) for block in each.blocks if block.anchors])
         for each in sections(game, page, language)]
        for language in LANGUAGES
    ]  # fmt: skip
    assert shapes[0] == shapes[1] == shapes[2]


@on_every_game
@in_every_language
def test_tf_19_every_refusal_leads_to_its_own_paragraph(game: str, language: str) -> None:
    there = anchors(game, language)
    assert not refusals(game) - set(there)
    assert len(there) == len(set(there)), "each anchor once"
    page = pages.rules(Speech(language, CATALOGUE), Engine(CATALOGUE.get(game)), CATALOGUE)
    assert all(page.heading(rule) for rule in refusals(game))


# Numbers


@on_every_game
@on_every_page
def test_no_number_differs_between_the_languages(game: str, page: str) -> None:
    told = [[numbers(each.text) for each in sections(game, page, language)] for language in LANGUAGES]
    assert told[0] == told[1] == told[2]


@on_every_game
@on_every_page
def test_the_languages_show_the_same_cards_and_codes(game: str, page: str) -> None:
    told = [
        [Counter(CARD.findall(each.text)) + Counter(CODE.findall(each.text)) for each in sections(game, page, language)]
        for language in LANGUAGES
    ]
    assert told[0] == told[1] == told[2]


@on_every_game
@in_every_language
def test_the_layout_has_the_table_s_numbers(game: str, language: str) -> None:
    engine = Engine(CATALOGUE.get(game))
    board = engine.start(engine.table.pack)
    places = engine.places.of(Role.TABLEAU)
    held = [len(board.piles[pile]) for pile in places]
    rows = len({engine.places.piles[pile].at[1] for pile in places})
    wanted = {len(engine.table.pack), sum(held), len(board.piles[engine.stock])}
    wanted |= {rows} if max(held) == 1 else {len(places), min(held), max(held)}
    assert {str(number) for number in wanted} <= numbers(section(game, "layout", language).text).keys()


@on_every_game
@in_every_language
def test_the_score_is_the_table_s(game: str, language: str) -> None:
    scoring = Engine(CATALOGUE.get(game)).table.scoring
    told = section(game, "score", language)
    signed = [found[1] for block in told.blocks if (found := re.match(r"\*\*([+−]?\d+)\*\*", block.text))]
    if scoring is None:
        assert not signed
        return
    points = {f"{points.points:+d}".replace("-", "−") for points in scoring.points}
    assert set(signed) - {"0"} == points
    assert {str(scoring.start), str(scoring.floor)} <= numbers(told.text).keys()


@on_every_game
@in_every_language
def test_the_limit_of_undo_is_the_table_s(game: str, language: str) -> None:
    limit = Engine(CATALOGUE.get(game)).table.undo.limit
    told = numbers(section(game, "undo", language).text)
    assert str(limit) in told if limit is not None else not told.keys() & {"100", "101"}


@on_every_game
@in_every_language
def test_every_choice_of_the_new_game_window_is_told(game: str, language: str) -> None:
    """By the number that a choice stands for; what is no number is told in words."""
    variant, told = CATALOGUE.get(game), numbers(text(game, "rules", language))
    for setting in variant.settings:
        values = [choice.value for choice in setting.choices if isinstance(choice.value, int)]
        assert {str(value) for value in values} <= told.keys(), setting.id


@on_every_game
@in_every_language
def test_what_the_stock_gives_is_told(game: str, language: str) -> None:
    stock = Engine(CATALOGUE.get(game)).table.stock
    if stock is None:
        return
    told = numbers(section(game, "stock", language).text)
    if isinstance(stock, DealRow):
        assert str(len(stock.to)) in told
    elif stock.size > 1:
        assert str(stock.size) in told


@on_every_game
@in_every_language
@on_every_page
def test_dc_01_every_code_on_a_page_deals_this_game_or_its_twin(game: str, language: str, page: str) -> None:
    found = codes(text(game, page, language))
    for code in found:
        deal = dealcodes.parse(code, CATALOGUE.variants)
        assert deal.code == code
    own = {dealcodes.parse(code, CATALOGUE.variants).variant.id for code in found}
    assert not found or CATALOGUE.get(game).id in own


@on_every_game
@on_every_page
def test_english_typography(game: str, page: str) -> None:
    """Curly quotes and apostrophes, real minus signs, one space; tests/text holds the same for French and Hindi."""
    words = re.sub(r"<a [^>]*>", "", CODE.sub("x", text(game, page, "en")))
    assert not re.findall(r"['\"]|(?<=\S)  +|\.\.\.|(?<!\w)-\d", words)


WINNABLE = {"klondike": {"90", "82"}, "pyramid": {"67"}}
"""Rounded percentages of deals that can be won. Klondike: Blake and Gent, "The Winnability of Klondike Solitaire"
(JAIR 85:21), draw 1 and draw 3, hidden cards known; Pyramid: Masten. Both with unlimited redeals."""


@on_every_game
@in_every_language
def test_a_share_of_winnable_deals_is_never_borrowed_from_another_game(game: str, language: str) -> None:
    words = CODE.sub("", text(game, "rules", language) + text(game, "faq", language))
    assert set(re.findall(r"(\d+)\u202f?%", words)) == WINNABLE.get(game, set())


# Examples

EXAMPLES = [(game, each) for game in GAMES for each in examples.load(CATALOGUE.folder(CATALOGUE.get(game)))]
on_every_example = pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=[f"{g}-{e.id}" for g, e in EXAMPLES])


@on_every_game
def test_ap_03_there_are_two_examples_or_more_each_with_its_own_name(game: str) -> None:
    own = [example.id for its, example in EXAMPLES if its == game]
    assert len(own) == len(set(own)) >= 2


@on_every_example
def test_ap_03_examples_happen_as_written(game: str, example: examples.Example) -> None:
    session = examples.begin(example, CATALOGUE.variants)
    assert session.engine.variant.id == CATALOGUE.get(game).id
    shown = list(examples.play(example, session))
    assert len(shown) == len(example.steps) >= 3
    assert any(each.move for each in shown)


@on_every_example
def test_ap_03_every_sentence_of_an_example_is_there_in_three_languages(game: str, example: examples.Example) -> None:
    for told in (example.title, *(step.say for step in example.steps)):
        assert set(told) == set(LANGUAGES)
        assert all(told.values())
        assert len({frozenset(numbers(said).items()) for said in told.values()}) == 1, told
        assert len({frozenset(CARD.findall(said)) for said in told.values()}) == 1, told
    for step in example.steps:
        assert step.say["en"][-1] in ".!?"
        assert step.say["fr"][-1] in ".!?"
        assert step.say["hi"][-1] in "।!?"


@on_every_example
def test_an_example_names_only_cards_that_can_be_seen(game: str, example: examples.Example) -> None:
    """What lies face down is as unknown to the reader as it is to a player."""
    session, speech = examples.begin(example, CATALOGUE.variants), Speech("en", CATALOGUE)
    for number, step in enumerate(example.steps, 1):
        examples.take(example, session, number, step)
        cards = [card for pile in session.position.piles for card in pile]
        seen = {speech.card(card) for card in cards if is_face_up(card)}
        assert set(CARD.findall(step.say["en"])) <= seen, step.say["en"]


def tried(game: str) -> list[tuple[examples.Example, examples.Step]]:
    """Every refused step of a game's examples."""
    return [(each, step) for its, each in EXAMPLES if its == game for step in each.steps if step.refused]


def test_tf_21_a_the_disordered_group_is_refused_in_the_opening_of_a_real_deal() -> None:
    [(example, _)] = [found for found in tried("thoughtful") if found[1].refused == "source.disordered"]
    assert not example.before
    played = [step.move for step in example.steps if step.move]
    assert played[0] == next(step.move for step in example.steps if step.refused)


def test_tf_21_b_a_card_other_than_a_king_is_refused_on_an_empty_column_in_a_real_game() -> None:
    [(example, _)] = [found for found in tried("thoughtful") if found[1].refused == "first.king_only"]
    assert example.before


def test_kl_03_an_example_turns_cards_up() -> None:
    """The table's own events tell it, and the sentence names the card."""
    speech, told = Speech("en", CATALOGUE), []
    for game, example in EXAMPLES:
        if game == "klondike":
            shown = examples.play(example, examples.begin(example, CATALOGUE.variants))
            turned = [(each.step, event) for each in shown for event in each.events if event.what is What.TURNED_UP]
            told += [speech.card(face_up(event.cards[0])) in step.say["en"] for step, event in turned]
    assert len(told) >= 2
    assert all(told)


def test_kl_03_an_example_meets_the_limit_of_redeals() -> None:
    [(example, step)] = [found for found in tried("klondike") if found[1].refused == "stock.no_redeal"]
    assert step.limit == dealcodes.parse(example.code, CATALOGUE.variants).options["redeals"]


def test_py_03_an_example_tries_the_covered_partner() -> None:
    [example, *_] = [example for example, step in tried("pyramid") if step.refused == "source.overlapped"]
    session = examples.begin(example, CATALOGUE.variants)
    refusal = next(shown.refusal for shown in examples.play(example, session) if shown.refusal)
    assert sum(rank(card) for card in refusal.cards) == 13, "the sum alone would be right"


def test_py_05_an_example_tells_the_wrong_sum() -> None:
    [(_, step)] = [found for found in tried("pyramid") if found[1].refused == "remove.thirteen"]
    assert all("7 + 5 = 12" in said for said in step.say.values())


def test_py_08_the_examples_of_a_game_that_says_lost_can_still_be_won() -> None:
    """Else its notice would talk into the sentences."""
    for _, example in (found for found in EXAMPLES if Engine(CATALOGUE.get(found[0])).table.says_lost):
        session = examples.begin(example, CATALOGUE.variants)
        list(examples.play(example, session))
        assert solve(session.engine, session.position, Budget(seconds=20)).verdict is Verdict.WON
