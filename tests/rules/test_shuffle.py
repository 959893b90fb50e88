import os
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qtsolitaire.rules.cards import FULL_PACK, Card, from_letters, letters, pack, rank
from qtsolitaire.rules.shuffle import SHUFFLES, draw, shuffled, splitmix64, xoshiro256starstar

ROOT = Path(__file__).parents[2]
GOLDEN: list[dict[str, Any]] = tomllib.loads((ROOT / "tests/golden/decks.toml").read_text("utf-8"))["deck"]
DOCUMENT = (ROOT / "docs/DEAL_CODES.md").read_text("utf-8")


# The published outputs: Rosetta Code, "Pseudo-random numbers/Splitmix64"; rand_xoshiro, made with the authors' C.


def test_dc_04_splitmix64_gives_the_published_words() -> None:
    assert list(islice(splitmix64(1234567), 5)) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_dc_04_xoshiro_gives_the_published_words() -> None:
    assert list(islice(xoshiro256starstar(1, 2, 3, 4), 10)) == [
        11520,
        0,
        1509978240,
        1215971899390074240,
        1216172134540287360,
        607988272756665600,
        16172922978634559625,
        8476171486693032832,
        10595114339597558777,
        2904607092377533576,
    ]


@pytest.mark.parametrize("below", range(1, 105))
def test_dc_04_draw_gives_every_number_equally_often(below: int) -> None:
    """All words with different highest bits, once each: each answer comes once, the rest is thrown away."""
    bits = (below - 1).bit_length()
    words = [top << (64 - bits) | 12345 for top in range(2**bits)]
    source = iter(words)
    assert [draw(source, below) for _ in range(below)] == list(range(below))
    assert len(list(source)) == 2**bits - below, "no answer may take a word that belongs to another"


def test_dc_04_draw_takes_the_next_word_while_the_number_is_too_large() -> None:
    words = iter([top << 58 for top in (63, 52, 51, 7)])
    assert draw(words, 52) == 51
    assert next(words) >> 58 == 7


@pytest.mark.parametrize("deck", GOLDEN, ids=lambda deck: f"{deck['text']}x{deck['packs']}")
def test_dc_04_golden_decks_never_change(deck: dict[str, Any]) -> None:
    cards = shuffled(pack(deck["packs"]), deck["number"])
    assert " ".join(map(letters, cards)) == " ".join(deck["cards"].split())


def test_dc_04_the_document_gives_the_same_decks() -> None:
    rows = re.findall(r"^\| (\d+) +\| `\w{7}` \| (\d) +\| ([^|]+) \| ([^|]+)\|$", DOCUMENT, re.MULTILINE)
    assert len(rows) >= 8
    for number, packs, first, last in rows:
        cards = [letters(card) for card in shuffled(pack(int(packs)), int(number))]
        assert (cards[:8], cards[-3:]) == (first.split(), last.split())


def test_dc_04_the_documents_worked_example_is_what_happens() -> None:
    words = xoshiro256starstar(*islice(splitmix64(860), 4))
    rows = re.findall(r"^\| `([0-9a-f]{16})` \| (\d+) +\| (\d+) +\|", DOCUMENT, re.MULTILINE)
    assert [int(word, 16) for word, _, _ in rows] == list(islice(words, len(rows)))
    assert [int(word, 16) >> 58 for word, _, _ in rows] == [int(bits) for _, bits, _ in rows]


def test_dc_04_the_same_cards_whatever_the_hash_seed() -> None:
    """P25: nothing of the running Python gets into the cards."""
    said = set()
    for seed in ("0", "1"):
        program = "from qtsolitaire.rules.shuffle import *; print(shuffled(range(52), 860))"
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        run = subprocess.run(
            [sys.executable, "-c", program], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
        )
        said.add(run.stdout)
    assert len(said) == 1


@given(st.integers(0, 2**64 - 1), st.sampled_from([FULL_PACK, pack(2), pack(2, 1), FULL_PACK[:1], ()]))
def test_dc_04_a_shuffle_loses_no_card(number: int, cards: tuple[Card, ...]) -> None:
    assert Counter(shuffled(cards, number)) == Counter(cards)


@given(st.integers(0, 2**35 - 1), st.sampled_from([1, 2]))
def test_dc_03_fewer_suits_lay_the_same_ranks(number: int, suits: int) -> None:
    assert list(map(rank, shuffled(pack(2, suits), number))) == list(map(rank, shuffled(pack(2), number)))


@pytest.mark.parametrize("number", [-1, 2**64])
def test_dc_04_numbers_that_do_not_fit_are_refused(number: int) -> None:
    with pytest.raises(ValueError, match=str(number)):
        shuffled(FULL_PACK, number)


def test_dc_04_an_unknown_shuffle_is_never_another() -> None:
    assert list(SHUFFLES) == [1]
    with pytest.raises(KeyError):
        shuffled(FULL_PACK, 1, revision=2)


# How far a shuffle is from even: the sum over cards and places of (seen - expected)^2 / expected, as deviations
# from what chance gives.


def unevenness(shuffles: Iterator[Sequence[int]], cards: int, count: int) -> float:
    seen = Counter(cell for deck in islice(shuffles, count) for cell in enumerate(deck))
    expected = count / cards
    total = sum((seen[place, card] - expected) ** 2 for place in range(cards) for card in range(cards)) / expected
    freedom = (cards - 1) ** 2
    return float((total - freedom) / (2 * freedom) ** 0.5)


def ours(cards: int, first: int) -> Iterator[Sequence[int]]:
    """Neighbouring numbers, the likeliest to be alike."""
    number = first
    while True:
        yield shuffled(list(map(Card, range(cards))), number)
        number += 1


@pytest.mark.parametrize(("cards", "first", "count"), [(52, 0, 5000), (52, 2**34, 5000), (104, 0, 2500)])
def test_dc_04_every_card_comes_everywhere_equally_often(cards: int, first: int, count: int) -> None:
    assert abs(unevenness(ours(cards, first), cards, count)) < 4


def test_dc_04_neighbouring_numbers_have_nothing_to_do_with_one_another() -> None:
    """Where the card of each place lies in the next number's deck is even, too."""

    def moves() -> Iterator[Sequence[int]]:
        decks = ours(52, 860)
        before = next(decks)
        for deck in decks:
            yield [deck.index(card) for card in before]
            before = deck

    assert abs(unevenness(moves(), 52, 5000)) < 4


def exchange_with_any(cards: list[int], chance: Random) -> None:
    for place in range(len(cards)):
        other = chance.randrange(len(cards))
        cards[place], cards[other] = cards[other], cards[place]


def exchange_with_others_only(cards: list[int], chance: Random) -> None:
    for place in range(len(cards) - 1, 0, -1):
        other = chance.randrange(place)
        cards[place], cards[other] = cards[other], cards[place]


@pytest.mark.parametrize("wrong", [exchange_with_any, exchange_with_others_only])
def test_the_measure_of_unevenness_finds_wrong_shuffles(wrong: Callable[[list[int], Random], None]) -> None:
    def decks() -> Iterator[Sequence[int]]:
        chance = Random(860)
        while True:
            cards = list(range(52))
            wrong(cards, chance)
            yield cards

    assert unevenness(decks(), 52, 5000) > 20


def test_golden_decks_are_whole_packs() -> None:
    for deck in GOLDEN:
        assert Counter(map(from_letters, deck["cards"].split())) == Counter(pack(deck["packs"]))
