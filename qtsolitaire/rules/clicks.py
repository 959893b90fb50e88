"""What a gesture means: click, double click, drop. Gestures only ever choose among legal moves."""

from qtsolitaire.rules import judging
from qtsolitaire.rules.engine import NO_PILE, Engine
from qtsolitaire.rules.table import Draw, To
from qtsolitaire.rules.words import Lift, Move, Position, Refusal, Role, Stage, Verb


def click(engine: Engine, board: Position, pile: int, size: int) -> Move | Refusal | None:
    """One click on a card: only where ``Table.click`` sends it, and silent where it cannot go (TF-13).

    Where cards can go nowhere else, as in Golf, the click can only have been meant as that move, and it is explained.
    ``size`` counts the cards from the clicked one to the end of the pile.
    """
    if pile == engine.stock:
        answer = stock(engine, board)
        return answer if isinstance(answer, Move) else None
    if plays_by_click(engine):
        return pick(engine, board, pile, size) or _search(engine, board, pile, size, engine.table.click)
    if size != 1:
        return None
    found = _search(engine, board, pile, 1, engine.table.click)
    return found if isinstance(found, Move) else None


def double(engine: Engine, board: Position, pile: int, size: int) -> Move | Refusal | None:
    """Two clicks on a card or on the head of a group: the first place of ``Table.double`` that takes it (TF-14).

    A group that may not be lifted, or that is too big everywhere, is explained; with nowhere to go it says nothing.
    """
    if pile == engine.stock:
        return stock(engine, board)
    refused = pick(engine, board, pile, size)
    if refused:
        return refused
    order = engine.table.double if size == 1 else tuple(to for to in engine.table.double if to is not To.FOUNDATION)
    return _search(engine, board, pile, size, order)


def plays_by_click(engine: Engine) -> bool:
    """True where no pile takes cards but those that one click sends them to: every move is a click."""
    taking = {pile.role for pile in engine.places.piles if pile.takes}
    return bool(taking) and taking <= {_ROLES[to] for to in engine.table.click if to in _ROLES}


def stock(engine: Engine, board: Position) -> Move | Refusal | None:
    """What a click on the stock does now; None where nothing happens (TF-10 with an empty waste)."""
    word = engine.table.stock
    if word is None:
        return None
    verb = Verb.DEAL
    if isinstance(word, Draw):
        verb = Verb.DRAW if board.piles[engine.stock] else Verb.REDEAL
    move = engine.stock_move(board, verb)
    refusal = engine.judge(board, move)
    if refusal and refusal.rule == "stock.empty":
        return None
    return refusal or move


def pick(engine: Engine, board: Position, source: int, size: int) -> Refusal | None:
    """Why these cards may not be lifted, None where they may."""
    return judging.lift(engine, board, source, size)


def drop(engine: Engine, board: Position, source: int, size: int, target: int) -> Move | Refusal | None:
    """Cards dropped on a pile; None where nothing is meant (their own pile).

    A drop on any foundation counts as a drop on the card's own: all are tried, and the refusal is the one of the place
    where the card passed most rules (TF-08).
    """
    if source in (target, engine.stock):
        return None
    if engine.removable and source in engine.removable:
        return _pair(engine, board, source, target)
    group = _alike(engine, target)
    refusals = []
    for place in group:
        move = Move(Verb.CARRY, source, place, size)
        refusal = engine.judge(board, move) if place != source else None
        if refusal is None and place != source:
            return move
        if refusal:
            refusals.append(refusal)
    return max(refusals, key=lambda refusal: _passed(engine, refusal), default=None)


def _alike(engine: Engine, target: int) -> tuple[int, ...]:
    """The target first; for a foundation the others too."""
    pile = engine.places.piles[target]
    if pile.role is not Role.FOUNDATION:
        return (target,)
    return (target, *(place for place in engine.places.of(Role.FOUNDATION) if place != target))


def _passed(engine: Engine, refusal: Refusal) -> tuple[int, int]:
    """How far the move came: stage, then how many rules of that stage passed."""
    pile = engine.places.piles[refusal.pile] if refusal.pile >= 0 else None
    name = refusal.rule.partition(".")[2]
    rules = [rule.id for rule in (*pile.first, *pile.onto)] if pile else []
    return refusal.stage, rules.index(name) if name in rules else -1


def _pair(engine: Engine, board: Position, source: int, target: int) -> Move | Refusal | None:
    if target == engine.out:
        alone = Move(Verb.REMOVE, source, NO_PILE, 1)
        return engine.judge(board, alone) or alone
    if target not in engine.removable or not board.piles[target]:
        return None
    move = Move(Verb.REMOVE, source, target, 1)
    return engine.judge(board, move) or move


def targets(engine: Engine, board: Position, source: int, size: int) -> list[int]:
    """Piles that take these cards now: they light up while the player holds them."""
    if pick(engine, board, source, size):
        return []
    piles = range(len(engine.piles))
    if source in engine.removable:
        answers = {pile: _pair(engine, board, source, pile) for pile in piles if pile != source}
        return [pile for pile, answer in answers.items() if isinstance(answer, Move)]
    moves = (Move(Verb.CARRY, source, pile, size) for pile in piles if pile != source)
    return [move.target for move in moves if engine.judge(board, move) is None]


def _search(engine: Engine, board: Position, source: int, size: int, order: tuple[To, ...]) -> Move | Refusal | None:
    """The first legal move along ``order``; else the refusal of a group that is only too big.

    In a game played by clicks it is the refusal of any card.
    """
    refused = None
    for to in order:
        for move in _candidates(engine, board, source, size, to):
            refusal = engine.judge(board, move)
            if refusal is None:
                return move
            if refused is None and (refusal.stage is Stage.SIZE or plays_by_click(engine)):
                refused = refusal
    return refused


def _candidates(engine: Engine, board: Position, source: int, size: int, to: To) -> list[Move]:
    if to is To.OUT:
        return [Move(Verb.REMOVE, source, NO_PILE, 1)] if source in engine.removable else []
    piles = board.piles
    columns = [pile for pile in engine.places.of(Role.TABLEAU) if pile != source]
    if to is To.FILLED_COLUMN:
        found = sorted((pile for pile in columns if piles[pile]), key=lambda pile: (-len(piles[pile]), pile))
    elif to is To.EMPTY_COLUMN:
        found = [pile for pile in columns if not piles[pile]]
    else:
        found = [pile for pile in engine.places.of(_ROLES[to]) if pile != source]
    moves = [Move(Verb.CARRY, source, pile, size) for pile in found]
    return [move for move in moves if not is_pointless(engine, board, move)]


_ROLES = {To.FOUNDATION: Role.FOUNDATION, To.CELL: Role.CELL, To.WASTE: Role.WASTE}


def is_pointless(engine: Engine, board: Position, move: Move) -> bool:
    """A carry that leaves the board as it was but for the places: cell to cell, a whole column to an empty one."""
    piles = engine.places.piles
    like = piles[move.source].role is piles[move.target].role
    return like and not board.piles[move.target] and move.size == len(board.piles[move.source])


def is_group_head(engine: Engine, source: int, size: int) -> bool:
    """True where the pile lifts groups at all and more than one card is meant."""
    return size > 1 and engine.piles[source].pile.lift in (Lift.RUN, Lift.TAIL, Lift.PILE)
