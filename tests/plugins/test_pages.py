"""The pages of the bundled games: complete, alike in three languages, and never at odds with the rules that are played.

Typography and the list of words are held for these pages too, by ``tests/text``.
"""

import re
from collections import Counter

import pytest

from qtsolitaire.rules import dealcodes
from qtsolitaire.rules.cards import is_face_up
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.table import DealRow
from qtsolitaire.rules.words import Role
from qtsolitaire.text import pages
from qtsolitaire.text.blocks import Kind
from qtsolitaire.text.speech import Speech
from tests.plugins.pages import (
    CARD,
    CATALOGUE,
    CODE,
    GAMES,
    LANGUAGES,
    anchors,
    codes,
    numbers,
    places,
    refusals,
    section,
    sections,
    text,
)

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


ABOUT = {
    "tableau": {"columns"},
    "foundation": {"foundations"},
    "waste": {"stock"},
    "stock": {"stock", "stock.alone"},
    "reserve": {"reserve"},
    "cell": {"cells"},
}
"""The sections about each kind of pile; refusals about columns have several, by their slot."""

COLUMNS = {
    "source": {"groups", "removal"},
    "size": {"groups"},
    "first": {"empty"},
    "remove": {"removal"},
    "whole": {"columns", "stock", "stock.alone"},
}
ELSEWHERE = {
    ("source.nothing", ""): {"clicks", "removal"},
    ("remove.king_alone", ""): {"removal"},
    ("remove.not_alone", ""): {"removal"},
    ("remove.not_a_pair", ""): {"removal"},
    ("remove.thirteen", "waste"): {"removal"},
    ("source.final", "foundation"): {"foundations", "removal"},  # in Pyramid no section is about its one pile
    ("target.closed", "foundation"): {"foundations", "removal"},
    ("target.closed", "stock"): {"stock", "stock.alone", "foundations"},  # Spider says it of both in one sentence
}


def wanted_sections(rule: str, role: str) -> set[str]:
    """Where a player would look for it."""
    slot = rule.partition(".")[0]
    found = ELSEWHERE.get((rule, role))
    return found or (COLUMNS.get(slot, ABOUT[role]) if role == "tableau" else ABOUT[role])


@pytest.mark.parametrize("game", [variant.id for variant in CATALOGUE.variants])
@in_every_language
def test_tf_19_every_refusal_leads_to_the_section_about_its_place(game: str, language: str) -> None:
    """A covered card of the waste leads to the waste, one in a column to the groups: written pages and others alike."""
    page = pages.rules(Speech(language, CATALOGUE), Engine(CATALOGUE.get(game)), CATALOGUE)
    wrong = []
    for rule, role in sorted(places(game)):
        anchor = page.anchor(f"{rule}.{role}" if role else rule)
        if anchor is None or pages.bare(anchor) != rule:
            wrong.append(f"{rule} at {role or 'no pile'} has no paragraph: it leads to {anchor}")
        elif (section := _section_of(page, anchor)) not in wanted_sections(rule, role):
            wrong.append(f"{rule} at {role or 'no pile'} leads to the section {section}")
    assert not wrong


def _section_of(page: pages.Page, anchor: str) -> str:
    """The first anchor of the heading above a paragraph."""
    name = ""
    for block in page.blocks:
        if block.kind is Kind.HEADING:
            name = block.anchors[0] if block.anchors else ""
        if anchor in block.anchors:
            return name
    return ""


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
    wanted = {len(engine.table.pack), sum(held)}
    wanted |= {len(board.piles[pile]) for pile in engine.places.of(Role.STOCK)}
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


@in_every_language
@pytest.mark.parametrize("game", [game for game in GAMES if game in ("thoughtful", "klondike")])
def test_tf_16_kl_04_what_a_won_game_brings_is_worked_out_from_the_table(game: str, language: str) -> None:
    """All cards on the foundations, once each; and all that lay face down, turned up."""
    engine = Engine(CATALOGUE.get(game))
    assert engine.table.scoring is not None
    board, points = engine.start(engine.table.pack), {each.id: each.points for each in engine.table.scoring.points}
    hidden = [card for pile in engine.places.of(Role.TABLEAU) for card in board.piles[pile] if not is_face_up(card)]
    wanted = {points["to_foundation"] * len(engine.table.pack)}
    wanted |= {len(hidden), points["turned_up"] * len(hidden)} if hidden else set()
    assert {str(number) for number in wanted} <= numbers(section(game, "score", language).text).keys()


@in_every_language
def test_py_01_py_09_the_sum_and_the_shortest_game_are_worked_out_from_the_table(language: str) -> None:
    table = Engine(CATALOGUE.get("pyramid")).table
    assert table.removal is not None
    pyramid = [pile for pile in table.piles if pile.role is Role.TABLEAU]
    assert str(table.removal.total) in numbers(section("pyramid", "removal", language).text)
    assert str(len(pyramid) // 2) in numbers(section("pyramid", "score", language).text)


@in_every_language
@pytest.mark.parametrize("game", ["freecell", "bakers-game"])
def test_bk_05_fc_03_the_limits_of_groups_are_worked_out(game: str, language: str) -> None:
    """(empty cells + 1) x 2^(empty columns), onto a filled column and onto an empty one."""
    told = [block.text for block in section(game, "groups", language).blocks if block.kind is Kind.ITEM]
    rooms = [(4, 0), (4, 1), (4, 2), (3, 1), *([(3, 1)] if game == "freecell" else []), (2, 1), (1, 1)]
    for words, (cells, columns) in zip(told, rooms, strict=True):
        limits = [(cells + 1) * 2**count for count in (columns, columns - 1) if count >= 0]
        figures = [int(found) for found in re.findall(r"\d+", words)]
        assert cells in figures
        assert figures[-len(limits) :] == limits, words


@in_every_language
def test_sp_06_the_sum_of_a_won_game_is_worked_out_from_the_table(language: str) -> None:
    engine = Engine(CATALOGUE.get("spider"))
    assert engine.table.scoring is not None
    [action, run] = [points.points for points in engine.table.scoring.points]
    runs = len(engine.places.of(Role.FOUNDATION))
    told = numbers(section("spider", "score", language).text)
    won = engine.table.scoring.start + runs * run + 300 * action
    assert {str(number) for number in (runs, runs * run, run + action, 300, won)} <= told.keys()


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


WINNABLE = {
    "klondike": {"90", "82"},
    "spider": {"99.99"},
    "freecell": {"99.999", "99.4", "79.5", "19.3"},
    "bakers-game": {"75", "4", "0.2"},
    "pyramid": {"67"},
}
"""Rounded percentages of deals that can be won. Klondike: Blake and Gent, "The Winnability of Klondike Solitaire"
(JAIR 85:21), draw 1 and draw 3, hidden cards known; Pyramid: Masten, both with unlimited redeals. Spider
with 4 suits: Robinson; FreeCell with 4 to 1 cells: Fish; Baker's Game with 4, 2 and 1: Blake and Gent, Bryan."""


@on_every_game
@in_every_language
def test_a_share_of_winnable_deals_is_never_borrowed_from_another_game(game: str, language: str) -> None:
    words = CODE.sub("", text(game, "rules", language) + text(game, "faq", language))
    shares = {found.replace(",", ".") for found in re.findall(r"(\d+(?:[.,]\d+)?)\u202f?%", words)}
    assert shares == WINNABLE.get(game, set())


@in_every_language
def test_fc_04_the_rules_say_that_nearly_every_deal_can_be_won(language: str) -> None:
    """At the very beginning, by the number that SPEC decided on; the FAQ says the same."""
    speech = Speech(language, CATALOGUE)
    share = speech.percentage(0.99999, 3)
    first = pages.rules(speech, Engine(CATALOGUE.get("freecell")), CATALOGUE).blocks[1].text
    assert share in first
    assert {"en": "nearly every deal", "fr": "presque toutes les donnes", "hi": "लगभग हर डील"}[language] in first
    assert share in text("freecell", "faq", language)
