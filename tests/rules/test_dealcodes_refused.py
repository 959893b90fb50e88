"""Deal codes that are refused: what is wrong, and where (DC-06, cases P26 and P27)."""

from dataclasses import replace

import pytest

from qtsolitaire.rules.dealcodes import decode_options, encode_options, parse
from qtsolitaire.rules.errors import CodeProblem
from qtsolitaire.rules.table import Value, Variant
from tests.rules.coded_games import (
    BARE,
    FREECELL,
    KLONDIKE,
    PYRAMID,
    SIX,
    THOUGHTFUL,
    no_table,
    setting,
)

GAMES = "BK, FC, KL, PY, SP, TF"
RANGE = {"first": 1, "last": 2_147_483_647}
FC, KL, TF = "FC1-C4-AAAAAAB", "KL1-D1N-AAAAAAB", "TF1-D1N-AAAAAAB"


def refusal(typed: str, chosen: Variant | None = None, variants: tuple[Variant, ...] = SIX) -> CodeProblem:
    with pytest.raises(CodeProblem) as refused:
        parse(typed, variants, chosen)
    return refused.value


def told(typed: str, chosen: Variant | None = None, variants: tuple[Variant, ...] = SIX) -> tuple[str, object]:
    problem = refusal(typed, chosen, variants)
    return problem.text_id.removeprefix("code."), problem.args_by_name


@pytest.mark.parametrize(
    ("typed", "problem", "args"),
    [
        ("", "empty", {}),
        (" \t\n\u200b", "empty", {}),
        # characters
        ("TF1-D1N-AAAA.AB", "bad_character", {"character": ".", "place": 13}),
        ("TF1_D1N-AAAAAAB", "bad_character", {"character": "_", "place": 4}),
        ("TF1-D1N-AAAAAAß", "bad_character", {"character": "ß", "place": 15}),
        ("TF1-D1N-AAAAAAſ", "bad_character", {"character": "ſ", "place": 15}),
        ("TF१-D1N-AAAAAAB", "bad_character", {"character": "१", "place": 3}),
        (" TF1-D1N-AAAAAA\x00", "bad_character", {"character": "U+0000", "place": 16}),
        ("\ud800", "bad_character", {"character": "U+D800", "place": 1}),
        # game
        ("T", "no_game", {"text": "T", "known": GAMES}),
        ("4F1-D1N-AAAAAAB", "no_game", {"text": "4F1-D1N-AAAAAAB", "known": GAMES}),
        ("T-F1-D1N-AAAAAAB", "no_game", {"text": "T-F1-D1N-AAAAAAB", "known": GAMES}),
        ("ZZ-12", "unknown_game", {"game": "ZZ", "known": GAMES}),
        ("ZZ1-D1N-AAAAAAB", "unknown_game", {"game": "ZZ", "known": GAMES}),
        ("FreeCell", "is_game_name", {"text": "FreeCell", "example": FC}),
        ("baker's game", "bad_character", {"character": "'", "place": 6}),
        (
            " Bakers-Game",
            "is_game_name",
            {"text": "Bakers-Game", "example": "BK1-C4-AAAAAAB"},
        ),
        # revision
        ("KL", "no_revision", {"game": "KL", "place": 3, "example": KL}),
        ("  K L", "no_revision", {"game": "KL", "place": 6, "example": KL}),
        ("KL-", "no_revision", {"game": "KL", "place": 3, "example": KL}),
        ("KL-12", "no_revision", {"game": "KL", "place": 3, "example": KL}),
        ("KL-D1N-AAAAAAB", "no_revision", {"game": "KL", "place": 3, "example": KL}),
        ("kl d1n aaaaaab", "no_revision", {"game": "KL", "place": 4, "example": KL}),
        ("FC-12", "no_revision", {"game": "FC", "place": 3, "example": FC}),
        (
            "TF2-D1N-AAAAAAB",
            "newer_revision",
            {"game": "TF", "revision": "2", "known": 1, "example": TF},
        ),
        (
            "TF2D1NAAAAAAB",
            "newer_revision",
            {"game": "TF", "revision": "2", "known": 1, "example": TF},
        ),
        (
            "TF11-D1N-AAAAAAB",
            "newer_revision",
            {"game": "TF", "revision": "11", "known": 1, "example": TF},
        ),
        (
            "TF0-D1N-AAAAAAB",
            "unknown_revision",
            {"game": "TF", "revision": "0", "known": 1, "example": TF},
        ),
        # options
        (
            "TF1-D2N-AAAAAAB",
            "bad_options",
            {"game": "TF", "options": "D2N", "place": 5, "example": "D1N"},
        ),
        (
            "TF1-D10-AAAAAAB",
            "bad_options",
            {"game": "TF", "options": "D10", "place": 5, "example": "D1N"},
        ),
        (
            "KL1-D1-AAAAAAB",
            "bad_options",
            {"game": "KL", "options": "D1", "place": 5, "example": "D1N"},
        ),
        (
            "KL1-ND1-AAAAAAB",
            "bad_options",
            {"game": "KL", "options": "ND1", "place": 5, "example": "D1N"},
        ),
        (
            "FC1-C5-#12",
            "bad_options",
            {"game": "FC", "options": "C5", "place": 5, "example": "C4"},
        ),
        ("FC1D1NAAAAAAB", "bad_options", {"game": "FC", "options": "D1N", "place": 4, "example": "C4"}),
        (
            "TF1D2N-AAAAAAB",
            "bad_options",
            {"game": "TF", "options": "D2N", "place": 4, "example": "D1N"},
        ),
        ("FC1-AAAAAAB", "options_missing", {"game": "FC", "place": 5, "example": "C4"}),
        ("FC1", "options_missing", {"game": "FC", "place": 4, "example": "C4"}),
        # hyphens
        ("TF1--D1N-AAAAAAB", "stray_hyphen", {"place": 5}),
        ("TF1-D1N--AAAAAAB", "stray_hyphen", {"place": 9}),
        ("TF1-D1N-AAA-AAAB", "stray_hyphen", {"place": 12}),
        ("TF1-D1N-AAAAAAB-", "stray_hyphen", {"place": 16}),
        ("-5", "stray_hyphen", {"place": 1}),
        # number
        ("FC1-C4", "no_number", {"example": FC}),
        ("FC1-C4-", "no_number", {"example": FC}),
        ("FC1-C4-#", "no_number", {"example": "FC1-C4-#11982"}),
        ("TF1-D1N-AAAAAA", "too_short", {"number": "AAAAAA", "count": 6, "needed": 7}),
        ("TF1D1NAB", "too_short", {"number": "AB", "count": 2, "needed": 7}),
        ("TF1-D1N-12345", "too_short", {"number": "12345", "count": 5, "needed": 7}),
        ("TF1-D1N-AAAAAABX2", "too_long", {"rest": "X2", "place": 16}),
        ("TF1-D1N-AAAA8AB", "bad_digit", {"character": "8", "place": 13}),
        ("TF1-D1N-AAAA#AB", "bad_digit", {"character": "#", "place": 13}),
        ("FC1-C4-#12E4", "bad_figure", {"character": "E", "place": 11}),
        ("FC1-C4-##12", "bad_figure", {"character": "#", "place": 9}),
        ("FC1-C4-#0", "number_range", {"number": "0", **RANGE}),
        ("FC1-C4-#2147483648", "number_range", {"number": "2147483648", **RANGE}),
        ("BK1-C4-#" + "9" * 900, "number_range", {"number": "9" * 20 + "…", **RANGE}),
        ("FC1-C4-11982", "no_hash", {"example": "FC1-C4-#11982"}),
        ("FC1-C2-2147483647", "no_hash", {"example": "FC1-C2-#2147483647"}),
        ("FC1-C4-0", "number_range", {"number": "0", **RANGE}),
        ("FC1-C4-22222222222", "number_range", {"number": "22222222222", **RANGE}),
        ("FC1-C4-99999999999", "number_range", {"number": "99999999999", **RANGE}),
        ("KL1-D1N-#12", "not_numbered", {"game": "KL", "example": KL}),
        ("FC-0", "number_range", {"number": "0", **RANGE}),
        ("FC--1", "number_range", {"number": "-1", **RANGE}),
        ("FC-4294967296", "number_range", {"number": "4294967296", **RANGE}),
        ("FC-99999999999999999999", "number_range", {"number": "99999999999999999999", **RANGE}),
        ("11982", "choose_game", {"number": "11982"}),
        ("#11982", "choose_game", {"number": "#11982"}),
        ("A" * 1001, "too_long", {"rest": "A", "place": 1001}),
    ],
)
def test_dc_06_p27_refused_with_the_reason_and_the_place(typed: str, problem: str, args: dict[str, str | int]) -> None:
    assert told(typed) == (problem, args)


@pytest.mark.parametrize(
    ("typed", "chosen", "problem", "args"),
    [
        ("-5", FREECELL, "number_range", {"number": "-5", **RANGE}),
        ("-5", KLONDIKE, "stray_hyphen", {"place": 1}),
        ("0", FREECELL, "number_range", {"number": "0", **RANGE}),
        ("#", FREECELL, "no_number", {"example": "FC1-C4-#11982"}),
        ("#12x", FREECELL, "bad_figure", {"character": "X", "place": 4}),
        ("2147483648", FREECELL, "number_range", {"number": "2147483648", **RANGE}),
        ("11982", KLONDIKE, "not_numbered", {"game": "KL", "example": KL}),
        ("8888888", KLONDIKE, "not_numbered", {"game": "KL", "example": KL}),
        ("Pyramid", PYRAMID, "is_game_name", {"text": "Pyramid", "example": "PY1-ND-AAAAAAB"}),
        ("TF1-D1N", KLONDIKE, "no_number", {"example": TF}),
        ("TF1D1NA", KLONDIKE, "too_short", {"number": "A", "count": 1, "needed": 7}),
        ("AAAAAA8", KLONDIKE, "unknown_game", {"game": "AA", "known": GAMES}),
    ],
)
def test_dc_05_a_number_alone_is_refused_by_the_chosen_game(
    typed: str, chosen: Variant, problem: str, args: dict[str, str | int]
) -> None:
    assert told(typed, chosen) == (problem, args)


def test_dc_06_a_game_without_options_says_so() -> None:
    assert told("XX1-D1-AAAAAAB", variants=(BARE,)) == (
        "no_options",
        {"game": "XX", "options": "D1", "place": 5},
    )


def test_dc_04_an_old_revision_that_is_gone_is_refused() -> None:
    later = replace(THOUGHTFUL, revision=3)
    args = {"game": "TF", "revision": "2", "known": 3, "example": "TF3-D1N-AAAAAAB"}
    assert told("TF2-D1N-AAAAAAB", variants=(later,)) == ("unknown_revision", args)


def test_dc_06_what_can_be_read_as_two_codes_is_never_guessed() -> None:
    first = Variant("one", "AA", no_table, (setting("rows", 2, _2=2, _22=22),), revision=1)
    other = Variant("twelve", "AA", no_table, (setting("rows", 2, _2=2),), revision=12)
    assert told("AA122BBBBBBB", variants=(first, other))[0] == "ambiguous"
    assert parse("AA1-22-BBBBBBB", (first, other)).variant is first
    assert parse("AA12-2-BBBBBBB", (first, other)).variant is other


def test_dc_02_the_hyphens_that_were_typed_decide() -> None:
    first = Variant("one", "AA", no_table, (setting("rows", 2, _2=2),), revision=1)
    other = Variant("twelve", "AA", no_table, revision=12)
    assert parse("AA12-BBBBBBB", (first, other)).variant is other
    assert parse("AA1-2-BBBBBBB", (first, other)).variant is first


def test_dc_02_decode_options_refuses_what_is_no_choice() -> None:
    for text in ("", "D1", "D1NN", "D4N", "N"):
        with pytest.raises(CodeProblem):
            decode_options(KLONDIKE, text)


@pytest.mark.parametrize("value", [2, "1", True, None])
def test_dc_02_encode_options_refuses_what_is_no_choice(value: Value) -> None:
    with pytest.raises(CodeProblem, match="unknown_choice"):
        encode_options(KLONDIKE, {"draw": value})
