"""Type, colours and measures of everything around the table (look brief, sections 3 and 4).

Sizes are logical pixels at 100 % text; ``scaled`` follows the player's text size. The table's own colours are in
``table.themes``; bar and status line take theirs from there, panels and dialogs are light in every theme.
"""

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter

from qtsolitaire.table.themes import Theme

REGULAR, MEDIUM, SEMIBOLD = 400, 500, 600
"""The only weights. Above 600 Qt smears a false bold onto variable fonts."""

SURFACE = "#FBFBFA"
TILE = "#F1F2EE"
INK = "#1D2333"
SECOND = "#525C6E"
RESTING = "#9AA1AD"
"""The words of a menu's entry that cannot be used now."""
LINK = "#0B57D0"
PRIMARY = "#0B6A4A"
LIGHT_PRIMARY = "#0B57D0"
FIELD_BORDER = "#7A8496"
ERROR = "#B3261E"
HIGHLIGHT = "#FFF4D6"
HIGHLIGHT_BAR = "#A8751C"
NO_DISC = "#FBE3E0"
TINT = "#DDEBE3"
TOAST_ACTION = "#9ED0FF"
PILL = "#FFEFC7"
PILL_INK = "#6B4A0B"

BAR_HEIGHT = 52
STATUS_HEIGHT = 32
DISABLED = 0.42
"""Opacity of what cannot be used now."""

HINDI = "hi"
_DEVANAGARI_DROP = 0.11  # single lines sit high by this share of their size


@dataclass(frozen=True, slots=True)
class Chrome:
    """Colours of bar and status line in one theme."""

    bar: str  # behind everything
    text: str  # words, numbers, icons
    dim: str  # labels
    fill: str  # the one filled button
    on_fill: str  # its words
    line: str  # between bar and table; "" draws none


def chrome(theme: Theme) -> Chrome:
    """The bars' colours in a table theme."""
    if theme.is_light:
        return Chrome(theme.bar, theme.text, theme.dim, LIGHT_PRIMARY, "#FFFFFF", "#CBD2DA")
    return Chrome(theme.bar, theme.text, theme.dim, theme.selected.outer, INK, "")


def primary(theme: Theme) -> str:
    """The colour of a panel's default button."""
    return LIGHT_PRIMARY if theme.is_light else PRIMARY


def text_scale() -> float:
    """The player's text size as a factor, 1.0 to 2.0: the logical resolution over the 96 dpi that pixels mean."""
    screen = QGuiApplication.primaryScreen()
    return min(2.0, max(1.0, screen.logicalDotsPerInchY() / 96))


def scaled(pixels: float) -> int:
    """A measure that holds text, at the player's text size."""
    return round(pixels * text_scale())


def font(pixels: int, weight: int = REGULAR, language: str = "en") -> QFont:
    """The system's UI font; Hindi one pixel larger up to 14. The variable axis is set too: setWeight alone is thin."""
    size = scaled(pixels + (language == HINDI and pixels <= 14))
    return QFont(_font(QGuiApplication.font().key(), size, weight))


@lru_cache(maxsize=64)
def _font(_of: str, pixels: int, weight: int) -> QFont:
    made = QFont(QGuiApplication.font())
    made.setPixelSize(pixels)
    made.setWeight(QFont.Weight(weight))
    made.setVariableAxis(QFont.Tag("wght"), weight)
    return made


def line_height(language: str) -> float:
    """Lines of running text, as a factor of the size."""
    return 1.7 if language == HINDI else 1.4


def drop(language: str, pixels: int) -> float:
    """How far a single line of Devanagari moves down to look centred."""
    return round(_DEVANAGARI_DROP * scaled(pixels)) if language == HINDI else 0


def width(text: str, face: QFont) -> int:
    """Pixels that the text needs, never cut."""
    return int(QFontMetricsF(face).horizontalAdvance(text) + 0.999)


def draw_line(painter: QPainter, box: QRectF, text: str, align: Qt.AlignmentFlag, fall: float = 0) -> None:
    """One line in ``box``, ended by an ellipsis where it does not fit; ``fall`` moves it down."""
    shown = QFontMetricsF(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, box.width() + 0.5)
    flags = align | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(box.translated(0, fall), int(flags.value) | int(Qt.TextFlag.TextDontClip.value), shown)


def shadow(painter: QPainter, box: QRectF, radius: float, depth: int = 14, darkness: float = 0.32) -> None:
    """A soft shadow below a rounded box, of stacked translucent outlines; no graphics effect."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    colour = QColor(0, 0, 0)
    colour.setAlphaF(darkness / depth)
    painter.setBrush(colour)
    for step in range(depth):
        grown = box.adjusted(-step, -step, step, step).translated(0, depth * 0.4)
        painter.drawRoundedRect(grown, radius + step, radius + step)
    painter.restore()


def translucent(colour: str, alpha: float) -> QColor:
    """The colour at this opacity, 0 to 1."""
    made = QColor(colour)
    made.setAlphaF(alpha)
    return made
