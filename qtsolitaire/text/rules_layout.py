"""What a written rules page tells before the first move: cards, piles and the deal; and how its blocks are made."""

from collections.abc import Iterable, Iterator

from qtsolitaire.rules.cards import is_face_up, suit
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.words import Pile, Position, Role
from qtsolitaire.text.blocks import Block, Kind
from qtsolitaire.text.speech import Speech


class LayoutWriter:
    """Makes blocks in one voice about one game, and writes the section of its layout."""

    def __init__(self, speech: Speech, engine: Engine) -> None:
        """Write about the engine's game with its options, in the voice of ``speech``."""
        self._speech = speech
        self._engine = engine
        self._table = engine.table
        self._opening: Position = engine.start(engine.table.pack)
        self._columns = self._piles(Role.TABLEAU)
        self._is_rows = len({pile.at[1] for pile in self._columns}) > 1

    # Sentences

    def _say(self, key: str, n: int | None = None, **args: str | int) -> str:
        return self._speech.say_of(self._engine.variant, f"page.{key}", n=n, **args)

    def _heading(self, key: str) -> Block:
        return Block(Kind.HEADING, self._say(key), (key,), level=2)

    def _text(self, *sentences: str, anchors: Iterable[str] = ()) -> Block:
        return Block(Kind.TEXT, " ".join(sentences), tuple(anchors))

    def _rule(self, rule: str, n: int | None = None) -> Block:
        """The paragraph of one rule; a refusal links to it by the same id."""
        return self._text(self._speech.say_of(self._engine.variant, f"rule.{rule}", n=n), anchors=(rule,))

    def _piles(self, role: Role) -> list[Pile]:
        return [self._engine.places.piles[index] for index in self._engine.places.of(role)]

    def _dealt(self, role: Role) -> list[bytes]:
        return [self._opening.piles[index] for index in self._engine.places.of(role)]

    def _rules(self, slot: str, ids: Iterable[str], role: Role | None = None) -> Iterator[Block]:
        """A paragraph for each; with a role, a refusal met at such a pile finds this one rather than another."""
        for name in dict.fromkeys(ids):
            rule = f"{slot}.{name}"
            sentence = self._speech.say_of(self._engine.variant, f"rule.{rule}")
            yield self._text(sentence, anchors=(rule, f"{rule}.{role.value}") if role else (rule,))

    def _layout(self) -> Iterator[Block]:
        yield self._heading("layout")
        pack = self._table.pack
        yield self._text(
            self._say("pack", len(pack)), self._say("suits", len({suit(card) for card in pack})), self._say("ranks")
        )
        yield self._text(*self._tableau())
        others = [*self._others()]
        if others:
            yield self._text(*others)

    def _tableau(self) -> Iterator[str]:
        dealt = self._dealt(Role.TABLEAU)
        counts = [len(cards) for cards in dealt]
        if self._is_rows:
            yield self._say("layout.rows", len({pile.at[1] for pile in self._columns}))
            yield self._say("deal.rows", sum(counts))
        else:
            yield self._say("layout.columns", len(counts))
            if len(set(counts)) == 1:
                yield self._say("deal.each", counts[0])
            else:
                yield self._say("deal.counts", counts=", ".join(map(str, counts)))
        if all(is_face_up(card) for cards in dealt for card in cards):
            yield self._say("deal.all_up")
        elif self._is_rows:
            yield self._say("deal.uncovered_up")
        else:
            yield self._faces(dealt)

    def _faces(self, dealt: list[bytes]) -> str:
        """How many lie face up: the same number everywhere, as far as a column has so many, or column by column."""
        shown = [sum(map(is_face_up, cards)) for cards in dealt]
        if all(up == min(max(shown), len(cards)) for up, cards in zip(shown, dealt, strict=True)):
            return self._say("deal.last_up", max(shown))
        return self._say("deal.up_counts", counts=", ".join(map(str, shown)))

    def _others(self) -> Iterator[str]:
        yield from self._cells_dealt()
        if self._piles(Role.RESERVE):
            yield self._say("layout.reserve", len(self._piles(Role.RESERVE)))
        if self._table.removal:
            yield self._say("layout.out")
        elif self._piles(Role.FOUNDATION):
            dealt = any(self._dealt(Role.FOUNDATION))
            yield self._say(
                "layout.foundations.dealt" if dealt else "layout.foundations", len(self._piles(Role.FOUNDATION))
            )
        for key, role in (("reserve", Role.RESERVE), ("waste", Role.WASTE)):
            held = sum(map(len, self._dealt(role)))
            if held:
                yield self._say(f"deal.{key}", held)
        held = sum(map(len, self._dealt(Role.STOCK)))
        if held:
            yield self._say("deal.stock.up" if self._engine.stock_faces_up else "deal.stock", held)
            if self._piles(Role.WASTE) and not any(self._dealt(Role.WASTE)):
                yield self._say("waste.empty")

    def _cells_dealt(self) -> Iterator[str]:
        cells, taken = len(self._piles(Role.CELL)), sum(map(bool, self._dealt(Role.CELL)))
        if cells and not taken:
            yield self._say("layout.cells", cells)
        elif cells:
            yield self._say("layout.cells.dealt", cells)
            yield self._say("deal.cells", taken)
