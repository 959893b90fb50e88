"""A small picture of a game's table, for the New Game window: every plugin gets one for free."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from qtsolitaire.rules.cards import FACE_DOWN, suit
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.shuffle import shuffled
from qtsolitaire.rules.words import Move, Position, Role, Verb
from qtsolitaire.table.art.shapes import Shape, paint
from qtsolitaire.table.art.style import HAIRLINE, PAPER, DeckStyle
from qtsolitaire.table.art.suits import glyph
from qtsolitaire.table.felt import paint_felt
from qtsolitaire.table.geometry import Frame, Point, frame, usual_width
from qtsolitaire.table.plan import make_plan
from qtsolitaire.table.slots import Look, look_of, paint_slot
from qtsolitaire.table.themes import Theme

CORNER = 10.0  # logical pixels, of the whole picture
DEAL = 1  # the number of the deal shown
MOST_MOVES = 12
_BACKS = {"lattice": "#3A5C99", "waves": "#256F69", "sunburst": "#A94450", "plain": "#4B5669"}


def miniature(engine: Engine, size: QSize, theme: Theme, style: DeckStyle, ratio: float = 1.0) -> QPixmap:
    """The table as it lies after its deal, in this size in logical pixels, with rounded corners.

    A game without a stock is shown a few moves later, since open columns of eight look alike: then its way of
    building shows.
    """
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(0, 0, size.width(), size.height()), CORNER, CORNER)
    painter.setClipPath(outline)
    paint_felt(painter, theme, outline.boundingRect().toRect())
    _paint_table(painter, engine, (size.width(), size.height()), theme, style)
    painter.end()
    return pixmap


def _paint_table(painter: QPainter, engine: Engine, size: tuple[int, int], theme: Theme, style: DeckStyle) -> None:
    plan, board = make_plan(engine), sample(engine)
    placed = frame(plan, size, usual_width(plan, size))
    order = sorted(range(len(board.piles)), key=lambda pile: (plan.spots[pile].level, pile))
    for pile in order:
        look = look_of(engine, board, pile)
        plain = Look(dashed=look.dashed, faint=look.faint, hidden=look.hidden)
        paint_slot(painter, plain, theme, style, QRectF(*placed.slot(pile)))
    for pile in order:
        cards = board.piles[pile]
        for place, (card, point) in enumerate(zip(cards, placed.points(pile, cards), strict=True)):
            if placed.is_shown(pile, place, len(cards)):
                _paint_card(painter, card, point, placed, style)


def _paint_card(painter: QPainter, card: int, point: Point, placed: Frame, style: DeckStyle) -> None:
    """Paper and one suit sign in the strip, or a plain back."""
    box = QRectF(*point, placed.width, placed.height).adjusted(0.25, 0.25, -0.25, -0.25)
    radius = max(1.2, 0.06 * placed.width)
    painter.setPen(QPen(QColor(HAIRLINE), 0.5))
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(box, radius, radius)
    if card >= FACE_DOWN:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_BACKS[style.back]))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
        return
    sign = max(4.0, 0.19 * placed.height)
    x, y = box.x() + 1.2 + sign / 2, box.y() + 1 + sign / 2
    paint(painter, (Shape(glyph(suit(card), x, y, sign), style.ink(suit(card))),))


def sample(engine: Engine) -> Position:
    """The board that the picture shows."""
    board = engine.start(shuffled(engine.table.pack, DEAL))
    if engine.table.stock is not None:
        return board
    for _ in range(MOST_MOVES):
        move = max(engine.legal_moves(board), key=lambda found: _worth(engine, board, found), default=None)
        if move is None or _worth(engine, board, move) <= 0:
            break
        board = engine.play(board, move).after
    return board


def _worth(engine: Engine, board: Position, move: Move) -> int:
    """How much a move shows of the game: foundations first, then building, then one cell; breaking up is no use."""
    if move.verb != Verb.CARRY:
        return 0
    role, source = engine.places.piles[move.target].role, engine.places.piles[move.source].role
    if source in (Role.FOUNDATION, Role.CELL) and role is not Role.FOUNDATION:
        return 0
    if role is Role.FOUNDATION:
        return 3
    whole = engine.liftable(board, move.source) == move.size
    if role is Role.TABLEAU and board.piles[move.target] and whole:
        return 2
    cells_used = any(board.piles[cell] for cell in engine.places.of(Role.CELL))
    return 1 if role is Role.CELL and not cells_used and whole else 0
