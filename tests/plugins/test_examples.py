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
