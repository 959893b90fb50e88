"""A rules page written from a Table, for a game that brings none: the rules that are played, in their own sentences."""

from collections.abc import Iterator
from itertools import chain

from qtsolitaire.rules.cards import is_face_up
from qtsolitaire.rules.table import DealRow, Draw, Points, To
from qtsolitaire.rules.words import Lift, Role, What
from qtsolitaire.text.blocks import Block, Kind
from qtsolitaire.text.rules_layout import LayoutWriter

_STOCK = ("stock", "source.stock", "target.closed.stock")
"""Where a page tells how the stock is used, and so why nothing is carried from or to it."""


class RulesWriter(LayoutWriter):
    """Writes one page; every method gives the blocks of one section."""

    def blocks(self) -> tuple[Block, ...]:
        """The whole page."""
        sections = (
            self._head(), self._layout(), self._moves(), self._groups(), self._empty(), self._cells(), self._reserve(),
            self._foundations(), self._stock(), self._removal(), self._by_itself(), self._clicks(), self._score(),
            self._undo(), self._end(), self._options(),
        )  # fmt: skip
        return tuple(chain.from_iterable(sections))

    # Sections

    def _head(self) -> Iterator[Block]:
        yield Block(Kind.HEADING, self._speech.name(self._engine.variant), level=1)
        summary = self._speech.summary(self._engine.variant)
        if summary:
            yield self._text(summary)
        yield self._heading("aim")
        yield self._rule(f"goal.{self._table.goal.id}")

    def _moves(self) -> Iterator[Block]:
        if self._table.removal:
            return
        yield self._heading("columns")
        pile = self._columns[0] if self._columns else None
        if pile is None or not pile.takes:
            yield self._text(self._say("onto.never"), anchors=("target.closed",))
        elif not pile.onto:
            yield self._text(self._say("onto.any"))
        else:
            yield from self._rules("onto", (rule.id for rule in pile.onto))
        yield from self._rules("whole", (rule.id for rule in self._table.rules))

    def _groups(self) -> Iterator[Block]:
        if not self._columns or self._table.removal:
            return
        pile = self._columns[0]
        rules = {Lift.TOP: "source.covered", Lift.PILE: "source.whole_pile", Lift.NOTHING: "source.stays"}
        yield self._heading("groups")
        if pile.lift is Lift.RUN:
            yield self._text(
                self._speech.say_of(self._engine.variant, "rule.source.disordered"), self._say("lift.size"),
                anchors=("source.disordered", "source.covered"),
            )  # fmt: skip
            yield from self._rules("group", (rule.id for rule in pile.run))
            yield from self._rules("size", (rule.id for rule in pile.sizes))
        elif pile.lift is Lift.TAIL:
            yield self._text(self._say("lift.tail"), anchors=("source.disordered", "source.covered"))
        else:
            yield self._rule("source.overlapped" if self._is_rows else rules[pile.lift])
        if any(not is_face_up(card) for cards in self._dealt(Role.TABLEAU) for card in cards):
            yield self._rule("source.face_down")

    def _empty(self) -> Iterator[Block]:
        if not self._columns or not self._columns[0].takes:
            return
        yield self._heading("empty")
        yield from self._rules("first", [rule.id for rule in self._columns[0].first] or [self._any()])

    def _any(self) -> str:
        """What an empty column without a rule takes."""
        return "any_card" if self._columns[0].lift in (Lift.RUN, Lift.TAIL) else "any_single"

    def _cells(self) -> Iterator[Block]:
        if self._piles(Role.CELL):
            yield self._heading("cells")
            rule = self._speech.say_of(self._engine.variant, "rule.target.full")
            yield self._text(rule, anchors=("target.full", "target.one_at_a_time.cell"))
            yield self._text(self._say("cells.back"))

    def _reserve(self) -> Iterator[Block]:
        if self._piles(Role.RESERVE):
            yield self._heading("reserve")
            anchors = ("source.covered.reserve", "target.closed.reserve")
            yield self._text(self._say("reserve.last"), anchors=anchors)

    def _foundations(self) -> Iterator[Block]:
        piles = self._piles(Role.FOUNDATION)
        if not piles or self._table.removal:
            return
        yield self._heading("foundations")
        if not any(pile.takes for pile in piles):
            yield self._text(self._say("foundation.runs"), anchors=("target.closed",))
            return
        yield from self._rules("first", (rule.id for pile in piles for rule in pile.first), Role.FOUNDATION)
        yield from self._rules("onto", (rule.id for pile in piles for rule in pile.onto), Role.FOUNDATION)
        yield self._rule("target.one_at_a_time")
        if piles[0].final or piles[0].lift is Lift.NOTHING:
            yield self._rule("source.final")
        else:
            yield self._text(self._say("foundation.back"), anchors=("source.covered.foundation",))

    def _stock(self) -> Iterator[Block]:
        word = self._table.stock
        if isinstance(word, DealRow):
            yield self._heading("stock.alone")
            part = "deal_row" if len(word.to) == len(self._columns) else "deal_row.first"
            yield self._text(self._say(part, len(word.to)), anchors=_STOCK)
            yield from self._rules("whole", (rule.id for rule in word.rules))
        elif isinstance(word, Draw):
            yield self._heading("stock")
            drawn = [self._say("draw", word.size)] + ([self._say("draw.rest")] if word.size > 1 else [])
            yield self._text(*drawn, anchors=_STOCK)
            if any(pile.lift is not Lift.NOTHING or pile.pairs_only for pile in self._piles(Role.WASTE)):
                yield self._text(self._say("waste.top"), anchors=("source.covered.waste",))
            yield self._redeal(word)
        yield from self._waste()

    def _waste(self) -> Iterator[Block]:
        for pile in self._piles(Role.WASTE):
            if pile.takes:
                yield self._text(self._say("waste.onto"))
                yield from self._rules("onto", (rule.id for rule in pile.onto), Role.WASTE)
            elif not self._table.removal:
                sentence = self._speech.say_of(self._engine.variant, "rule.target.closed")
                yield self._text(sentence, anchors=("target.closed.waste",))
            if pile.lift is Lift.NOTHING and not pile.pairs_only:
                sentence = self._speech.say_of(self._engine.variant, "rule.source.stays.waste")
                yield self._text(sentence, anchors=("source.stays.waste",))

    def _redeal(self, word: Draw) -> Block:
        if word.redeals is None:
            key, n = "stock.no_limit", None
        elif word.redeals:
            key, n = "stock.no_redeal", word.redeals
        else:
            key, n = "stock.never", None
        sentence = self._speech.say_of(self._engine.variant, f"rule.{key}", n=n)
        return self._text(sentence, anchors=("stock.no_redeal", "stock.empty", "stock.not_empty"))

    def _removal(self) -> Iterator[Block]:
        word = self._table.removal
        if word is None:
            return
        yield self._heading("removal")
        yield self._text(self._say("available"), anchors=("source.overlapped", "source.pairs_only"))
        yield from self._rules("remove", [rule.id for rule in word.pair] + [rule.id for rule in word.single])
        yield self._rule("remove.not_a_pair" if word.single else "remove.not_alone")
        yield self._text(self._say("removal.how"), anchors=("source.nothing",))

    def _by_itself(self) -> Iterator[Block]:
        yield self._heading("by_itself")
        by_rows = {"turn_up": "turn_up_uncovered"} if self._is_rows else {}
        yield from self._rules("after", (by_rows.get(each.id, each.id) for each in self._table.after))
        yield self._text(self._say("no_other_auto" if self._table.after else "no_auto"))

    def _clicks(self) -> Iterator[Block]:
        if self._table.removal:
            return
        yield self._heading("clicks")
        yield self._text(self._say("drag"), anchors=("source.nothing", "target.own_pile"))
        if {To.FOUNDATION, To.WASTE} & set(self._table.click):
            yield self._text(self._say(self._click()))
        if self._table.double:
            yield self._text(self._say("double"))
            for to in self._table.double:
                yield Block(Kind.ITEM, self._say(f"to.{to.value}"))

    def _click(self) -> str:
        """One click reaches the columns, and what else the table has."""
        if To.FOUNDATION not in self._table.click:
            return "click.to_waste"
        if self._piles(Role.WASTE):
            return "click.waste"
        return "click.cell" if self._piles(Role.CELL) else "click.column"

    def _score(self) -> Iterator[Block]:
        yield self._heading("score")
        scoring = self._table.scoring
        if scoring is None:
            yield self._text(self._say("score.none"))
            return
        yield self._text(self._say("score.start", points=scoring.start, floor=scoring.floor))
        for points in scoring.points:
            yield Block(Kind.ITEM, self._points(points))
        if any(points.once_per_card for points in scoring.points):
            yield self._text(self._say("score.once"))

    def _points(self, points: Points) -> str:
        number = self._speech.number(points.points)
        signed = number if points.points < 0 else f"+{number}"
        return self._speech.say_of(self._engine.variant, self._points_id(points), points=signed)

    def _points_id(self, points: Points) -> str:
        """The sentence of these points: their own, else the nearest of what they are for."""
        if points.what is None:
            return "points.every_action"
        source = f"{points.source.value}_" if points.source else ""
        target = f"to_{points.target.value}" if points.target else ""
        what = f"points.{What(points.what).name.lower()}"
        ids = (f"points.{points.id}", f"{what}.{source}{target}", f"{what}.{target}", what)
        return next((each for each in ids if self._speech.knows(each, self._engine.variant)), what)

    def _undo(self) -> Iterator[Block]:
        yield self._heading("undo")
        undo = self._table.undo
        key = "undo.limit" if self._table.scoring else "undo.limit_alone"
        limit = self._say("undo.no_limit") if undo.limit is None else self._say(key, undo.limit)
        yield self._text(limit, self._say("undo.counts" if undo.counts_as_move else "undo.free"))

    def _end(self) -> Iterator[Block]:
        yield self._heading("end")
        yield self._text(self._say("lost.said" if self._table.says_lost else "lost.never"), self._say("code"))

    def _options(self) -> Iterator[Block]:
        variant = self._engine.variant
        settings = [setting for setting in variant.settings if len(setting.choices) > 1]
        if not settings:
            return
        yield self._heading("options")
        for setting in settings:
            choices = " · ".join(self._speech.choice(variant, setting, choice) for choice in setting.choices)
            name = self._speech.setting(variant, setting)
            yield Block(Kind.ITEM, self._say("option", setting=name, choices=choices))
