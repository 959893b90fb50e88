"""The words a variant is declared in, part two: deal, stock, consequences, scoring, table and variant."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum

from qtsolitaire.rules.cards import FULL_PACK, Card
from qtsolitaire.rules.words import Event, First, Pair, Pile, Places, Position, Role, What, Whole

Value = int | str | bool | None
"""What a choice of a setting means to the variant's ``lay_out``."""

Options = Mapping[str, Value]
"""The chosen value of every setting, by setting id."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice of a setting."""

    value: Value  # what lay_out gets
    code: str  # Latin capitals and digits in the deal code: "D1"


@dataclass(frozen=True, slots=True)
class Setting:
    """An option of the game: the New Game dialog, statistics and deal codes derive from it."""

    id: str  # text ids setting.<id> and setting.<id>.<code>
    choices: tuple[Choice, ...]
    default: Value = None  # one of the choices' values; a single choice is never shown to the player


@dataclass(frozen=True, slots=True)
class Deal:
    """One card each in turn across piles, as at a real table: the pack's first card first."""

    to: tuple[str, ...]  # pile ids
    counts: tuple[int, ...] | int | None = None  # cards per pile, one number for all, or None: the rest of the pack
    up: tuple[int, ...] | int | None = None  # how many of each pile's last cards lie face up; None: all


@dataclass(frozen=True, slots=True)
class Draw:
    """A click on the stock turns cards onto the waste; an empty stock takes the waste back."""

    stock: str
    waste: str
    size: int = 1  # cards a draw (TF-09)
    redeals: int | None = None  # None: without limit, and then never counted
    faces_up: bool = False  # the stock lies face up (Pyramid's option)


@dataclass(frozen=True, slots=True)
class DealRow:
    """A click on the stock deals one card onto every pile of the row (Spider)."""

    stock: str
    to: tuple[str, ...]
    rules: tuple[Whole, ...] = ()  # when it is refused (SP-04)


@dataclass(frozen=True, slots=True)
class Removal:
    """Uncovered cards leave alone or two at a time (Pyramid)."""

    sources: tuple[str, ...]
    to: str
    single: tuple[First, ...] = ()  # who leaves alone; () nobody
    pair: tuple[Pair, ...] = ()  # which two leave together, asked in both orders alike
    total: int = 0  # what the two ranks add up to, for the sum shown to the player; 0: no sum


@dataclass(frozen=True, slots=True)
class Consequence:
    """What the board does by itself within an action, one event at a time until at rest.

    ``next`` only names the event: the engine alone moves cards, so no plugin can lose one.
    """

    id: str
    next: Callable[[Position, Places, frozenset[int]], Event | None] = field(compare=False)  # (board, places, touched)


@dataclass(frozen=True, slots=True)
class Goal:
    """Won when nothing is left to do."""

    id: str
    left: Callable[[Position, Places], int] = field(compare=False)  # 0: won; the generic search's distance


@dataclass(frozen=True, slots=True)
class Points:
    """Points for a kind of event."""

    id: str
    points: int
    what: What | None = None  # None: once for every action
    source: Role | None = None  # only from such a pile
    target: Role | None = None  # only to such a pile
    once_per_card: bool = False  # a card earns it the first time only (TF-16)


@dataclass(frozen=True, slots=True)
class Scoring:
    """How a game is scored; the floor is applied once, to the sum of an action."""

    points: tuple[Points, ...]
    start: int = 0
    floor: int = 0


class To(Enum):
    """Where a click may send a card; a tuple of these is tried in order."""

    FOUNDATION = "foundation"
    FILLED_COLUMN = "filled_column"  # the longest first, ties go left (TF-14)
    EMPTY_COLUMN = "empty_column"
    CELL = "cell"
    WASTE = "waste"
    OUT = "out"  # leaves by removal


@dataclass(frozen=True, slots=True)
class Undo:
    """How far undo reaches and whether it counts."""

    limit: int | None = 100  # actions; None: without limit
    counts_as_move: bool = False  # PY-06


@dataclass(frozen=True, slots=True)
class Table:
    """Everything about one game with its options chosen. Data; the engine compiles it."""

    piles: tuple[Pile, ...]
    deal: tuple[Deal, ...]
    goal: Goal
    pack: tuple[Card, ...] = FULL_PACK  # the cards before the shuffle
    stock: Draw | DealRow | None = None
    removal: Removal | None = None
    rules: tuple[Whole, ...] = ()  # asked of every carry
    after: tuple[Consequence, ...] = ()
    scoring: Scoring | None = None  # None: the game has no score (PY-10)
    click: tuple[To, ...] = (To.FOUNDATION,)
    double: tuple[To, ...] = ()
    undo: Undo = Undo()
    base: str | None = None  # the pile whose first card gives the base rank of Based rules
    says_lost: bool = False  # announces by itself that no win is possible (PY-08)
    strips: tuple[int, int] | None = None  # face-up and face-down strips kept free under columns; None: from the deal


@dataclass(frozen=True, slots=True)
class Variant:
    """A game as a plugin declares it: metadata and one pure function from options to a table."""

    id: str  # "bakers-game": files and command line (AP-10)
    code: str  # two Latin capitals: the deal code's prefix
    lay_out: Callable[[Options], Table] = field(compare=False)
    settings: tuple[Setting, ...] = ()
    revision: int = 1  # raised when rules or deal change so that an old code would mean another game (DC-04)
    numberings: tuple[str, ...] = ()  # other numberings it takes: "microsoft" (DC-05)
    aliases: tuple[str, ...] = ()  # its names in boards of other programs; "fc-solve": their boards without a name
    shuffle: int = 1  # which of the host's frozen shuffles deals this revision (DC-04)

    def default_options(self) -> dict[str, Value]:
        """Every setting at its default."""
        return {setting.id: setting.default for setting in self.settings}
