"""From a board text to a game, its options and a position; every wrong board is refused by name (P28, P29).

Problems, with ``line`` where one is at fault (the first line is 1):

====================  ==============================================================================================
board.empty           There is no board in this text.
board.too_long        The text is too long for a board.
board.stray           It holds something that belongs to no board.
board.no_game         The board does not say its game, and none is chosen.
board.unknown_game    The game is not known.
board.bad_option      The game has no such setting or choice.
board.unknown_key     There is no such pile in this game, and no such key.
board.twice           A key stands on the board twice.
board.columns         It has another number of columns than the game.
board.places          A row or the cells have another number of places.
board.pile_full       More cards than the place can hold.
board.not_a_card      A word is no card.
board.bad_foundation  A word is no foundation of this game.
board.duplicate_card  A card is on the board once too often.
board.missing_card    Cards of the pack are not on the board.
board.redeals         The game has not so many redeals.
====================  ==============================================================================================
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from qtsolitaire.rules.board_laying import lay
from qtsolitaire.rules.board_options import fitting, stated
from qtsolitaire.rules.board_text import PLAIN, Entry, entries, shown
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.errors import BoardProblem
from qtsolitaire.rules.table import Options, Value, Variant
from qtsolitaire.rules.words import Position

_HEAD = ("variant", "options", "code")


class Board(NamedTuple):
    """A board text understood."""

    variant: Variant  # the game it names, or the chosen one
    options: dict[str, Value]  # the value of every setting
    position: Position  # where every card lies
    code: str = ""  # the deal code that the text claims, not checked; "" for none


def read(
    text: str,
    variants: Sequence[Variant],
    chosen: Variant | None = None,
    options: Options | None = None,
    *,
    partial: bool = False,
) -> Board:
    """Read a board.

    Args:
        text: the board; comments from ``#`` on, line ends, tabs and a byte order mark do not matter.
        variants: the games there are.
        chosen: the game of a text that names none.
        options: what the player has chosen, for settings that the text does not name. Where a board does not fit
            them (more cells taken, other suits), the first options that fit are taken.
        partial: cards may be missing, for tests and solvers; a player's board is always whole.

    Raises:
        BoardProblem: the text is no position of a game.
    """
    found = entries(text)
    head = _head(found)
    variant = _variant(head, variants, chosen)
    said = stated(variant, head["options"]) if "options" in head else {}
    piles = [entry for entry in found if entry.key not in _HEAD]
    refused = None
    for candidate in fitting(variant, said, options or {}):
        try:
            position = lay(Engine(variant, candidate), piles, partial)
        except BoardProblem as problem:
            refused = refused or problem
        else:
            return Board(variant, candidate, position, head["code"].value if "code" in head else "")
    raise refused or BoardProblem("board.empty")


def is_plain(text: str) -> bool:
    """True for columns without keys and without a game's name: the lines of FreeCell programs."""
    try:
        found = entries(text)
    except BoardProblem:
        return False
    keys = {entry.key for entry in found}
    return PLAIN in keys and "variant" not in keys


def _head(found: Sequence[Entry]) -> dict[str, Entry]:
    head: dict[str, Entry] = {}
    for entry in found:
        if entry.key in _HEAD:
            if entry.key in head:
                raise BoardProblem("board.twice", key=entry.key, line=entry.line)
            head[entry.key] = entry
    return head


def _variant(head: Mapping[str, Entry], variants: Sequence[Variant], chosen: Variant | None) -> Variant:
    if "variant" not in head:
        if chosen is None:
            raise BoardProblem("board.no_game", known=_known(variants))
        return chosen
    entry = head["variant"]
    found = variant_named(entry.value, variants)
    if found is None:
        raise BoardProblem("board.unknown_game", text=shown(entry.value), line=entry.line, known=_known(variants))
    return found


def _known(variants: Sequence[Variant]) -> str:
    return ", ".join(variant.id for variant in variants)


def variant_named(name: str, variants: Sequence[Variant]) -> Variant | None:
    """The game of this id or alias, hyphens, spaces and case forgiven (AP-10); None: unknown."""
    wanted = _plain(name)
    known_as = {_plain(other): variant for variant in variants for other in variant.aliases}
    return next((variant for variant in variants if _plain(variant.id) == wanted), known_as.get(wanted))


def _plain(name: str) -> str:
    return "".join(sign for sign in name.casefold() if sign.isalnum())
