"""Rows of piles with their places, so that a declaration says what differs and nothing else.

Coordinates are card widths and card heights from the table's top left corner.
"""

from collections.abc import Sequence
from typing import Any

from qtsolitaire.rules.builds import ace_first, one_higher, own_suit, same_suit
from qtsolitaire.rules.cards import Suit
from qtsolitaire.rules.words import Fan, Lift, Pile, Role

TOP_TO_COLUMNS = 1.16
"""Card heights from the top row to the row of columns."""


def pid(prefix: str, count: int) -> tuple[str, ...]:
    """The ids ``t1`` .. ``t<count>``."""
    return tuple(f"{prefix}{number}" for number in range(1, count + 1))


def row(prefix: str, count: int, role: Role, at: tuple[float, float], step: float, **words: Any) -> tuple[Pile, ...]:
    """``count`` like piles from ``at`` to the right, ``step`` card widths apart; ``words`` are fields of Pile."""
    x, y = at
    return tuple(
        Pile(name, role, (round(x + step * place, 3), y), **words) for place, name in enumerate(pid(prefix, count))
    )


def columns(count: int, step: float, at: tuple[float, float] = (0, TOP_TO_COLUMNS), **words: Any) -> tuple[Pile, ...]:
    """Tableau columns ``t1``.. fanned downwards; they take groups of any size unless ``takes`` says otherwise."""
    settled = {"fan": Fan.DOWN, "takes": 13, **words}
    return row("t", count, Role.TABLEAU, at, step, **settled)


def cells(count: int, step: float, at: tuple[float, float] = (0, 0)) -> tuple[Pile, ...]:
    """Free cells ``c1``..: one card each (FC-02)."""
    return row("c", count, Role.CELL, at, step, lift=Lift.TOP, takes=1, full=1)


def foundations(
    at: tuple[float, float],
    step: float,
    suits: Sequence[Suit] = tuple(Suit),
    final: bool = False,
    **words: Any,
) -> tuple[Pile, ...]:
    """Foundations ``f1``.. with fixed suits, up in suit from the ace, one card at a time (TF-04, TF-08)."""
    x, y = at
    lift = Lift.NOTHING if final else Lift.TOP
    return tuple(
        Pile(
            f"f{place + 1}",
            Role.FOUNDATION,
            (round(x + step * place, 3), y),
            first=(own_suit(suit), ace_first(suit)),
            onto=(same_suit, one_higher),
            **{"lift": lift, "takes": 1, "final": final, **words},
        )
        for place, suit in enumerate(suits)
    )


def stock(at: tuple[float, float] = (0, 0)) -> Pile:
    """The face-down stock."""
    return Pile("stock", Role.STOCK, at)


def waste(at: tuple[float, float], shows: int = 1, **words: Any) -> Pile:
    """The face-up waste; its top card can be played (TF-03)."""
    return Pile("waste", Role.WASTE, at, fan=Fan.RIGHT, shows=shows, **{"lift": Lift.TOP, **words})


def pyramid(rows: int, at: tuple[float, float], step: float, pitch: float) -> tuple[Pile, ...]:
    """One-card places ``r1c1``..: each is covered by two of the row below (PY-02).

    ``at`` is the left end of the last row's first place above it: the box's top left corner.
    """
    left, top = at
    piles = []
    for r in range(1, rows + 1):
        for c in range(1, r + 1):
            x = left + step * ((rows - r) / 2 + c - 1)
            covers = (f"r{r + 1}c{c}", f"r{r + 1}c{c + 1}") if r < rows else ()
            place = (round(x, 3), round(top + pitch * (r - 1), 3))
            piles.append(Pile(f"r{r}c{c}", Role.TABLEAU, place, covered_by=covers, full=1, pairs_only=True))
    return tuple(piles)


def peaks(count: int, rows: int, at: tuple[float, float], step: float, pitch: float) -> tuple[Pile, ...]:
    """``count`` small pyramids side by side on one common last row, ids ``r1c1``.. row by row; each lifts its card."""
    left, top = at
    width = rows - 1  # places of the last row that one peak covers, less the shared one
    ends = [[peak * width + place for peak in range(count) for place in range(row + 1)] for row in range(rows - 1)]
    ends.append(list(range(count * width + 1)))
    piles = []
    for r, slots in enumerate(ends):
        for c, slot in enumerate(slots):
            x = left + step * (slot + (width - r) / 2)
            covers = (
                tuple(f"r{r + 2}c{ends[r + 1].index(below) + 1}" for below in (slot, slot + 1)) if r < width else ()
            )
            at_place = (round(x, 3), round(top + pitch * r, 3))
            piles.append(Pile(f"r{r + 1}c{c + 1}", Role.TABLEAU, at_place, covered_by=covers, full=1, lift=Lift.TOP))
    return tuple(piles)


def discard(at: tuple[float, float]) -> Pile:
    """Where removed cards go, out of play (PY-02)."""
    return Pile("f1", Role.FOUNDATION, at, final=True, pairs_only=True)
