"""Which rule forbids a move: asked in the fixed order of TF-19, from the same rules that generate moves.

source (covered, disordered, final) -> what the target is (closed, taken, king only) -> suit or colour -> rank -> size
-> the whole board.
"""

from typing import TYPE_CHECKING

from qtsolitaire.rules.cards import FACE_DOWN, face_up
from qtsolitaire.rules.compile import first_mask, pair_masks
from qtsolitaire.rules.table import DealRow, Draw
from qtsolitaire.rules.words import Lift, Move, Pair, Position, Refusal, Role, Stage, Verb

if TYPE_CHECKING:
    from qtsolitaire.rules.engine import Engine


def judge(engine: "Engine", board: Position, move: Move) -> Refusal | None:
    """The first failing rule, None where the move is legal."""
    if move.verb == Verb.CARRY:
        return _carry(engine, board, move)
    if move.verb == Verb.REMOVE:
        return _remove(engine, board, move)
    return stock(engine, board, move)


def lift(engine: "Engine", board: Position, source: int, size: int) -> Refusal | None:
    """May the last ``size`` cards of the pile be lifted as they lie."""
    pile, cards = engine.piles[source].pile, board.piles[source]
    if pile.role is Role.STOCK:
        return Refusal("source.stock", Stage.SOURCE)
    if not 1 <= size <= len(cards):
        return Refusal("source.nothing", Stage.SOURCE)
    head = cards[-size]
    if head >= FACE_DOWN:
        return Refusal("source.face_down", Stage.SOURCE, pile=source, depth=len(cards) - size)
    over = engine.over(board, source)
    if over is not None:
        return Refusal(
            "source.overlapped",
            Stage.SOURCE,
            (face_up(head), face_up(board.piles[over][-1])),
            pile=over,
            depth=0,
        )
    if pile.final:
        return Refusal("source.final", Stage.SOURCE, (face_up(head),), pile=source, depth=len(cards) - 1)
    return _group(engine, board, source, size)


def _group(engine: "Engine", board: Position, source: int, size: int) -> Refusal | None:
    pile, cards = engine.piles[source].pile, board.piles[source]
    head, last = face_up(cards[-size]), len(cards) - 1
    if pile.lift is Lift.NOTHING and not pile.pairs_only:
        return Refusal("source.stays", Stage.SOURCE, (head,), pile=source, depth=last)
    if size > 1 and (pile.lift is Lift.TOP or pile.pairs_only):
        return Refusal(
            "source.covered",
            Stage.SOURCE,
            (head, face_up(cards[-size + 1])),
            pile=source,
            depth=last - size + 2,
        )
    if pile.lift is Lift.PILE and size != len(cards):
        return Refusal("source.whole_pile", Stage.SOURCE, (head,), pile=source, depth=last - size + 1)
    if pile.lift is Lift.RUN:
        return _disorder(engine, board, source, size)
    return None


def _disorder(engine: "Engine", board: Position, source: int, size: int) -> Refusal | None:
    """The first pair of the group, from its head, that is not in order (TF-06)."""
    masks, cards = engine.piles[source].run, board.piles[source]
    for place in range(len(cards) - size, len(cards) - 1):
        under, over = cards[place], cards[place + 1]
        if not masks[under] >> over & 1:
            head = face_up(cards[-size])
            return Refusal(
                "source.disordered",
                Stage.SOURCE,
                (head, face_up(over), face_up(under)),
                pile=source,
                depth=place + 1,
            )
    return None


def _carry(engine: "Engine", board: Position, move: Move) -> Refusal | None:
    source, target, size = move.source, move.target, move.size
    refused = lift(engine, board, source, size)
    if refused:
        return refused
    head = face_up(board.piles[source][-size])
    if engine.piles[source].pile.pairs_only:
        return Refusal("source.pairs_only", Stage.SOURCE, (head,))
    if source == target:
        return Refusal("target.own_pile", Stage.TARGET, (head,), pile=target)
    return (
        _target(engine, board, move)
        or _build(engine, board, move)
        or _size(engine, board, move)
        or _whole(engine, board, move)
    )


def _target(engine: "Engine", board: Position, move: Move) -> Refusal | None:
    pile, cards = engine.piles[move.target].pile, board.piles[move.target]
    head = face_up(board.piles[move.source][-move.size])
    if pile.takes == 0:
        return Refusal("target.closed", Stage.TARGET, (head,), pile=move.target)
    if pile.full and len(cards) + move.size > pile.full and cards:
        return Refusal("target.full", Stage.TARGET, (head, face_up(cards[-1])), pile=move.target, depth=len(cards) - 1)
    if move.size > pile.takes or (pile.full and move.size > pile.full):
        return Refusal("target.one_at_a_time", Stage.TARGET, (head,), limit=pile.takes, pile=move.target)
    if not cards:
        base = engine.base_of(board)
        for rule in pile.first:
            if not first_mask(rule, base) >> head & 1:
                return Refusal(f"first.{rule.id}", Stage.TARGET, (head,), limit=base or -1, pile=move.target)
    return None


def _build(engine: "Engine", board: Position, move: Move) -> Refusal | None:
    cards = board.piles[move.target]
    if not cards:
        return None
    under, head = cards[-1], face_up(board.piles[move.source][-move.size])
    if under >= FACE_DOWN:
        return Refusal("target.face_down", Stage.TARGET, (head,), pile=move.target, depth=len(cards) - 1)
    rule = first_failing(engine.piles[move.target].pile.onto, under, head)
    if rule is None:
        return None
    return Refusal(f"onto.{rule.id}", Stage.BUILD, (head, face_up(under)), pile=move.target, depth=len(cards) - 1)


def first_failing(rules: tuple[Pair, ...], under: int, over: int) -> Pair | None:
    """The first rule that does not let ``over`` lie on ``under``."""
    return next((rule for rule in rules if not pair_masks(rule)[under] >> over & 1), None)


def _size(engine: "Engine", board: Position, move: Move) -> Refusal | None:
    if move.size == 1:
        return None
    for rule in engine.piles[move.target].pile.sizes:
        most = rule.most(board, engine.places, move.target)
        if move.size > most:
            head = face_up(board.piles[move.source][-move.size])
            return Refusal(f"size.{rule.id}", Stage.SIZE, (head,), limit=most, pile=move.target)
    return None


def _whole(engine: "Engine", board: Position, move: Move) -> Refusal | None:
    for rule in engine.table.rules:
        if not rule.allows(board, engine.places, move):
            return Refusal(f"whole.{rule.id}", Stage.WHOLE, pile=move.target)
    return None


def _remove(engine: "Engine", board: Position, move: Move) -> Refusal | None:
    removal = engine.table.removal
    if removal is None or move.source not in engine.removable or move.size != 1:
        return Refusal("source.stays", Stage.SOURCE)
    ends = (move.source,) if move.target < 0 else (move.source, move.target)
    for end in ends:
        refused = lift(engine, board, end, 1)
        if refused:
            return refused
    card = board.piles[move.source][-1]
    if move.target < 0:
        return _alone(engine, card)
    if move.target not in engine.removable or move.target == move.source:
        return Refusal("remove.not_a_pair", Stage.TARGET, (face_up(card),))
    other = board.piles[move.target][-1]
    rule = first_failing(removal.pair, card, other) if removal.pair else Pair("not_a_pair", lambda a, b: False)
    if rule is None:
        return None
    place = len(board.piles[move.target]) - 1
    return Refusal(f"remove.{rule.id}", Stage.BUILD, (face_up(card), face_up(other)), pile=move.target, depth=place)


def _alone(engine: "Engine", card: int) -> Refusal | None:
    removal = engine.table.removal
    singles = removal.single if removal else ()
    if not singles:
        return Refusal("remove.not_alone", Stage.BUILD, (face_up(card),))
    for rule in singles:
        if not first_mask(rule, 0) >> card & 1:
            return Refusal(f"remove.{rule.id}", Stage.BUILD, (face_up(card),))
    return None


def stock(engine: "Engine", board: Position, move: Move) -> Refusal | None:
    """May the stock be drawn from, turned over or dealt from."""
    word = engine.table.stock
    if isinstance(word, Draw) and move.verb in (Verb.DRAW, Verb.REDEAL):
        return _draw(engine, board, move, word)
    if isinstance(word, DealRow) and move.verb == Verb.DEAL:
        return _deal_row(engine, board, move, word)
    return Refusal("stock.not_here", Stage.SOURCE)


def _draw(engine: "Engine", board: Position, move: Move, word: Draw) -> Refusal | None:
    held = len(board.piles[engine.stock])
    if move != engine.stock_move(board, move.verb):
        return Refusal("stock.not_here", Stage.SOURCE)
    if move.verb == Verb.DRAW:
        return None if held else Refusal("stock.empty", Stage.SOURCE, pile=engine.stock)
    if held:
        return Refusal("stock.not_empty", Stage.SOURCE, pile=engine.stock)
    if not board.piles[engine.waste]:
        return Refusal("stock.empty", Stage.SOURCE, pile=engine.stock)
    if word.redeals is not None and board.redeals >= word.redeals:
        return Refusal("stock.no_redeal", Stage.SOURCE, limit=word.redeals, pile=engine.stock)
    return None


def _deal_row(engine: "Engine", board: Position, move: Move, word: DealRow) -> Refusal | None:
    if not board.piles[engine.stock] or move != engine.stock_move(board, Verb.DEAL):
        return Refusal("stock.empty", Stage.SOURCE, pile=engine.stock)
    for rule in word.rules:
        if not rule.allows(board, engine.places, move):
            empty = next((pile for pile in engine.row if not board.piles[pile]), -1)
            return Refusal(f"whole.{rule.id}", Stage.WHOLE, pile=empty)
    return None
