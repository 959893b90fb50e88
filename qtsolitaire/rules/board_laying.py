"""A board's lines laid out on one table: cards put in their piles, counted and checked."""

from collections import Counter
from collections.abc import Sequence

from qtsolitaire.rules.board_places import CELLS, FOUNDATIONS, Lines, built, height_from_text, lines_of
from qtsolitaire.rules.board_text import BAR, NO_CARD, PLAIN, Entry, card_of, shown, words
from qtsolitaire.rules.cards import face_down, face_up, letters
from qtsolitaire.rules.engine import NO_PILE, Engine
from qtsolitaire.rules.errors import BoardProblem
from qtsolitaire.rules.table import Draw
from qtsolitaire.rules.words import Position

MOST_NAMED = 5
"""Missing cards named in one sentence."""

_LEFT, _USED = "redeals left", "redeals used"


def lay(engine: Engine, found: Sequence[Entry], partial: bool) -> Position:
    """The position that these lines say on this table.

    Raises:
        BoardProblem: see ``board_reading``.
    """
    desk = _Desk(engine)
    for entry in found:
        desk.put(entry)
    desk.check_columns()
    desk.find_missing(partial)
    return Position(tuple(map(bytes, desk.piles)), desk.redeals)


class _Desk:
    """Piles while a board is being read."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.lines: Lines = lines_of(engine)
        self.piles: list[bytes] = [b"" for _ in engine.piles]
        self.redeals = 0
        self._left = Counter(map(face_up, engine.table.pack))
        self._given: set[int] = set()
        self._keys: set[str] = set()
        self._plain: list[Entry] = []

    def put(self, entry: Entry) -> None:
        """Lay one line."""
        key = entry.key
        if key in self._keys:
            raise BoardProblem("board.twice", key=key, line=entry.line)
        if key == PLAIN:
            self._put_column(entry)
            return
        self._keys.add(key)
        if key == FOUNDATIONS:
            self._put_heights(entry)
        elif key in (_LEFT, _USED):
            self._put_redeals(entry)
        elif key in self.lines.together:
            self._put_places(entry, self.lines.together[key])
        else:
            self._put_pile(entry, self._index(entry))

    def _index(self, entry: Entry) -> int:
        try:
            return self.engine.places.index(entry.key)
        except KeyError:
            raise BoardProblem("board.unknown_key", key=shown(entry.key), line=entry.line) from None

    def _put_column(self, entry: Entry) -> None:
        """The next column of a board without keys; too many are told at the end, with their number."""
        self._plain.append(entry)
        if not self.lines.columns:
            raise BoardProblem("board.stray", line=entry.line, text=shown(entry.value))
        if len(self._plain) <= len(self.lines.columns):
            self._put_pile(entry, self.lines.columns[len(self._plain) - 1])
        else:
            for word in words(entry):
                card_of(word, entry.line)

    def check_columns(self) -> None:
        """A board of plain columns has all of them."""
        if self._plain and len(self._plain) != len(self.lines.columns):
            raise BoardProblem("board.columns", found=len(self._plain), needed=len(self.lines.columns))

    def _put_pile(self, entry: Entry, index: int) -> None:
        self._give(index, entry)
        usual_down = index == self.engine.stock and not self.engine.stock_faces_up
        named = [word for word in words(entry) if word not in NO_CARD]
        bar = named.index(BAR) if BAR in named else NO_PILE
        cards = []
        for place, word in enumerate(named):
            if place != bar:
                cards.append(self._card(word, entry.line, place < bar if bar >= 0 else usual_down))
        self._hold(index, bytes(reversed(cards)) if index == self.engine.stock else bytes(cards), entry)

    def _card(self, word: str, line: int, down: bool) -> int:
        """One card off the pack, its face as written or as usual here."""
        sign = word[:1] if word[:1] in ("-", "+") else ""
        card = card_of(word[len(sign) :], line)
        self._take(card, line)
        return face_down(card) if (sign == "-" if sign else down) else face_up(card)

    def _take(self, card: int, line: int) -> None:
        if not self._left[face_up(card)]:
            raise BoardProblem("board.duplicate_card", card=letters(card), line=line)
        self._left[face_up(card)] -= 1

    def _give(self, index: int, entry: Entry) -> None:
        if index in self._given:
            raise BoardProblem("board.twice", key=self.engine.places.piles[index].id, line=entry.line)
        self._given.add(index)

    def _hold(self, index: int, cards: bytes, entry: Entry) -> None:
        pile = self.engine.places.piles[index]
        if pile.full and len(cards) > pile.full:
            raise BoardProblem("board.pile_full", key=pile.id, most=pile.full, line=entry.line)
        self.piles[index] = cards

    def _put_places(self, entry: Entry, group: tuple[int, ...]) -> None:
        """One-card places side by side; cells may end early, a row may not."""
        named = words(entry)
        if named in ([], ["(empty)"]):
            named = ["-"] * len(group)
        for word in named:
            if word not in NO_CARD:
                card_of(word.lstrip("+-"), entry.line)
        if len(named) > len(group) or (len(named) < len(group) and entry.key != CELLS):
            raise BoardProblem("board.places", key=entry.key, found=len(named), needed=len(group), line=entry.line)
        for index, word in zip(group, named, strict=False):
            self._give(index, entry)
            if word not in NO_CARD:
                self.piles[index] = bytes([self._card(word, entry.line, False)])

    def _put_heights(self, entry: Entry) -> None:
        """``H-5 C-A``: each names the next foundation of its suit."""
        named = [word for word in words(entry) if word not in NO_CARD]
        free = list(self.lines.suited)
        for word in named:
            try:
                suit, height = height_from_text(word)
                place = next(place for place in free if place[0] == suit)
            except (ValueError, StopIteration):
                raise BoardProblem("board.bad_foundation", text=shown(word), line=entry.line) from None
            free.remove(place)
            self._give(place[1], entry)
            self.piles[place[1]] = built(suit, height)
            for card in self.piles[place[1]]:
                self._take(card, entry.line)

    def _put_redeals(self, entry: Entry) -> None:
        stock = self.engine.table.stock
        limit = stock.redeals if isinstance(stock, Draw) else None
        number = int(entry.value) if entry.value.isascii() and entry.value.isdigit() and len(entry.value) < 4 else -1
        if entry.key == _USED and number == 0:
            return
        if limit is None or not 0 <= number <= limit:
            raise BoardProblem("board.redeals", text=shown(entry.value), line=entry.line)
        self.redeals = number if entry.key == _USED else limit - number

    def find_missing(self, partial: bool) -> None:
        """Cards that no line names have been removed, where the game removes any; else the board is not whole."""
        missing, out = sorted(self._left.elements()), self.engine.out
        if out != NO_PILE and out not in self._given:
            self.piles[out] = bytes(missing)
        elif missing and not partial:
            named = ", ".join(map(letters, missing[:MOST_NAMED]))
            more = ", …" if len(missing) > MOST_NAMED else ""
            raise BoardProblem("board.missing_card", cards=named + more)
