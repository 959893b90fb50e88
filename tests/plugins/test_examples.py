"""The examples of the bundled games: real deals that happen as written, told alike in three languages."""

import pytest

from qtsolitaire.rules import dealcodes
from qtsolitaire.rules.cards import face_up, is_face_up, rank
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import What
from qtsolitaire.solving.answers import Verdict
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.solve import solve
from qtsolitaire.text import examples
from qtsolitaire.text.speech import Speech
from tests.plugins.pages import CARD, CATALOGUE, GAMES, LANGUAGES, numbers

EXAMPLES = [(game, each) for game in GAMES for each in examples.load(CATALOGUE.folder(CATALOGUE.get(game)))]
on_every_example = pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=[f"{g}-{e.id}" for g, e in EXAMPLES])


@pytest.mark.parametrize("game", GAMES)
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


def sizes(game: str) -> list[tuple[int, bool, bool, int]]:
    """Group moves where room is short: size, onto a filled column, played, and the limit that the refusal told."""
    found = []
    for its, example in EXAMPLES:
        session = examples.begin(example, CATALOGUE.variants)
        for number, step in enumerate(example.steps if its == game else (), 1):
            before = session.position
            shown = examples.take(example, session, number, step)
            if shown.move and shown.move.size > 1:
                filled = bool(before.piles[shown.move.target])
                found.append((shown.move.size, filled, shown.refusal is None, step.limit))
    return found


def test_bk_13_the_ten_and_five_limit_in_a_real_game() -> None:
    """6 cards: refused onto the empty column with 5 as the limit, taken by a filled one; with two empty ones 9 go."""
    assert sizes("bakers-game") == [(6, False, False, 5), (6, True, True, -1), (9, False, True, -1)]


def test_fc_03_the_limit_in_a_real_game_falls_as_cells_fill() -> None:
    refused = [(size, limit) for size, filled, played, limit in sizes("freecell") if not played and not filled]
    assert refused == [(7, 5), (4, 3), (2, 1)]
    assert (7, True, True, -1) in sizes("freecell")


def test_dc_05_an_example_plays_a_microsoft_deal_that_cannot_be_won() -> None:
    [example] = [example for game, example in EXAMPLES if game == "freecell" and "#" in example.code]
    assert example.code == "FC1-C4-#11982"
    assert not example.before


def test_sp_04_the_deal_is_refused_while_a_column_is_empty_and_then_taken() -> None:
    [(example, _)] = [found for found in tried("spider") if found[1].refused == "whole.columns_filled"]
    deals = [bool(step.refused) for step in example.steps if step.move == "deal"]
    assert deals == [True, False]


def test_sp_02_mixed_suits_are_refused_as_a_group_and_one_suit_moves() -> None:
    [(example, _)] = [found for found in tried("spider") if found[1].refused == "source.disordered"]
    assert [bool(step.refused) for step in example.steps if step.move.endswith(" 2")] == [True, False]


def test_sp_03_sp_06_a_complete_run_leaves_and_the_sentence_tells_the_score() -> None:
    [example] = [example for game, example in EXAMPLES if example.id == "complete-run"]
    session = examples.begin(example, CATALOGUE.variants)
    before, shown = session.score, examples.take(example, session, 2, example.steps[1])
    assert What.COLLECTED in {event.what for event in shown.events}
    assert {str(before), str(session.score)} <= numbers(example.steps[2].say["en"]).keys()
