"""Games of columns that get rows from the stock and give up complete runs: Spider's family as the search sees it.

A column is a byte string, and everything the search wants to know of one is worked out once and remembered. What may
lie on what, what moves together, and when a row may be dealt come from the table.
"""

from typing import NamedTuple

from qtsolitaire.rules.cards import ACE, FACE_DOWN, face_up
from qtsolitaire.rules.compile import Masks
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.outcomes import RUN_LENGTH, all_on_foundations, collect_runs, is_complete_run, turn_up
from qtsolitaire.rules.table import DealRow
from qtsolitaire.rules.words import Lift, Pile, Position, Role

DOWN, GAP, MIXED, ORDERED, EMPTY, COLLECTED = 10, 8, 4, 1, 12, 60
"""What makes a position look far from a win: per face-down card, per card on one it may not lie on, per card that lies
well but does not move with what is below; and near: per ordered pair, per empty column, per collected run. Tried on the
first sixty deals of 1, 2 and 4 suits; half or double any of them and some deals are lost."""

Columns = tuple[bytes, ...]


class Facts(NamedTuple):
    """What is known of one column."""

    cost: int  # its share of the distance to the win
    run: int  # cards of its last ordered run


class Carry(NamedTuple):
    """Cards from column to column, by their numbers from the left."""

    source: int
    target: int
    size: int


def fits(engine: Engine) -> bool:
    """Like columns with ordered runs, rows from the stock, complete runs that leave, nothing else."""
    table = engine.table
    word, columns = table.stock, [engine.piles[pile].pile for pile in engine.places.of(Role.TABLEAU)]
    if not isinstance(word, DealRow) or table.removal or table.rules or table.goal is not all_on_foundations:
        return False
    if table.after != (collect_runs, turn_up) or engine.row != engine.places.of(Role.TABLEAU):
        return False
    if any(rule.id != "columns_filled" for rule in word.rules) or any(pile.takes for pile in _foundations(engine)):
        return False
    head = columns[0]
    alike = all((c.onto, c.run, c.lift, c.first) == (head.onto, head.run, Lift.RUN, ()) for c in columns)
    return (
        alike and not head.sizes and not head.full and len(columns) + len(_foundations(engine)) + 1 == len(engine.piles)
    )


def _foundations(engine: Engine) -> list[Pile]:
    return [engine.piles[pile].pile for pile in engine.places.of(Role.FOUNDATION)]


class Family:
    """The table's rules over byte-string columns."""

    def __init__(self, engine: Engine) -> None:
        """Read the declaration of the columns."""
        column = engine.piles[engine.places.of(Role.TABLEAU)[0]]
        self._onto: Masks = column.onto
        self._run: Masks = column.run
        self._facts: dict[bytes, Facts] = {}
        word = engine.table.stock
        self.needs_full_row = isinstance(word, DealRow) and bool(word.rules)

    def facts(self, column: bytes) -> Facts:
        """Cost and run of a column."""
        known = self._facts.get(column)
        if known is None:
            known = self._facts[column] = self._work_out(column)
        return known

    def cost(self, columns: Columns, collected: int) -> int:
        """The distance to the win of a whole position."""
        facts = self.facts
        return sum([facts(column).cost for column in columns]) - COLLECTED * collected

    def _work_out(self, column: bytes) -> Facts:
        if not column:
            return Facts(-EMPTY, 0)
        hidden = sum(card >= FACE_DOWN for card in column)
        cost, run, unbroken = DOWN * hidden, 1, True
        for place in range(len(column) - 1, hidden, -1):
            under, over = column[place - 1], column[place]
            ordered = self._run[under] >> over & 1
            cost += -ORDERED if ordered else MIXED if self._onto[under] >> over & 1 else GAP
            unbroken = unbroken and bool(ordered)
            run += unbroken
        return Facts(cost, run)

    def settled(self, column: bytes) -> tuple[bytes, int]:
        """The column once its complete run has left and its last card is turned up, and whether a run left."""
        left = 0
        if column and column[-1] & 15 == ACE and is_complete_run(column[-RUN_LENGTH:]):
            column, left = column[:-RUN_LENGTH], 1
        if column and column[-1] >= FACE_DOWN:
            column = column[:-1] + bytes((face_up(column[-1]),))
        return column, left

    def carries(self, columns: Columns) -> list[Carry]:
        """Carries worth looking at: all that could help, less those that only shift cards between like places."""
        accepts = [self._onto[column[-1]] if column else 0 for column in columns]
        empty = next((number for number, column in enumerate(columns) if not column), -1)
        anywhere = 0
        for mask in accepts:
            anywhere |= mask
        found: list[Carry] = []
        for source, column in enumerate(columns):
            run = self.facts(column).run
            for size in range(1, run + 1):
                head = column[-size]
                if anywhere >> head & 1:
                    targets = [t for t, mask in enumerate(accepts) if mask >> head & 1 and t != source]
                    found += [Carry(source, t, size) for t in targets if self._helps(column, columns[t], size, run)]
            if empty >= 0 and run < len(column):
                found.append(Carry(source, empty, run))
        return found

    def _helps(self, column: bytes, onto: bytes, size: int, run: int) -> bool:
        head, base = column[-size], onto[-1]
        ordered = self._run[base] >> head & 1
        if size < run:  # a part leaves its run only for a longer one
            return bool(ordered) and self.facts(onto).run > run - size
        if size == len(column):
            return True
        under = column[-size - 1]
        return bool(ordered) or under >= FACE_DOWN or not self._onto[under] >> head & 1

    def carried(self, columns: Columns, carry: Carry) -> tuple[Columns, int]:
        """The columns after a carry, and how many runs left."""
        source, target, size = carry
        after = list(columns)
        after[source], first = self.settled(columns[source][:-size])
        after[target], second = self.settled(columns[target] + columns[source][-size:])
        return tuple(after), first + second

    def dealt(self, columns: Columns, row: bytes) -> tuple[Columns, int]:
        """The columns after a row, its first card on the first column, and how many runs left."""
        pairs = [self.settled(column + row[turn : turn + 1]) for turn, column in enumerate(columns)]
        return tuple(column for column, _ in pairs), sum(left for _, left in pairs)


def rows_of(engine: Engine, board: Position) -> list[bytes]:
    """The rows that the stock still holds, the next one first, faces up."""
    stock = bytes(face_up(card) for card in reversed(board.piles[engine.stock]))
    width = len(engine.row)
    return [stock[start : start + width] for start in range(0, len(stock), width)]
