"""Small pictures of what a setting looks like: themes, backs, cards. Drawn by the deck itself, so they never lie."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from qtsolitaire.rules.cards import QUEEN, Suit, card
from qtsolitaire.store.preferences import Preferences
from qtsolitaire.table.art import deck
from qtsolitaire.table.art.shapes import CARD_WIDTH, Picture, paint
from qtsolitaire.table.art.style import BACKS, DeckStyle
from qtsolitaire.table.felt import paint_felt
from qtsolitaire.windows import style, wardrobe

if TYPE_CHECKING:
    from qtsolitaire.windows.settings_decks import Decks

SIZE = QSize(104, 62)
"""Of a picture, in logical pixels."""

PICTURED = ("theme", "back", "deck")
"""Settings whose choices are shown by pictures."""


def draw(
    painter: QPainter, box: QRectF, key: str, choice: str, preferences: Preferences, decks: "Decks | None" = None
) -> None:
    """Draw one choice of a pictured setting into ``box``; ``decks`` knows those of other programs."""
    outline = QPainterPath()
    outline.addRoundedRect(box, 7, 7)
    painter.save()
    painter.setClipPath(outline)
    shown = wardrobe.named(choice) if key == "theme" else wardrobe.theme(preferences)
    paint_felt(painter, shown, box.toAlignedRect())
    if key == "deck" and choice:
        if decks is not None:
            decks.draw(painter, box, choice)
    elif key == "deck":
        _draw_hand(painter, box, replace(wardrobe.deck(preferences), foreign=""))
    elif key == "theme":
        _draw_hand(painter, box, replace(wardrobe.deck(preferences), high_contrast=shown.is_light))
    else:
        back = next(each for each in BACKS if each == choice)
        _draw_back(painter, box, replace(wardrobe.deck(preferences), back=back))
    painter.restore()
    painter.setPen(QPen(style.translucent(style.INK, 0.25), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline)


def _draw_hand(painter: QPainter, box: QRectF, deck_of: DeckStyle) -> None:
    """Two overlapping cards."""
    across = 40
    for step, shown in enumerate((card(QUEEN, Suit.SPADES), card(7, Suit.HEARTS))):
        at = QRectF(box.x() + 16 + step * 32, box.y() + 9, across, across * 1.4)
        _paint_card(painter, deck.face(shown, deck_of), at)


def _draw_back(painter: QPainter, box: QRectF, deck_of: DeckStyle) -> None:
    """One back, and the strip of another one below it."""
    across = 56
    left = box.center().x() - across / 2
    for top in (6, 14):
        _paint_card(painter, deck.back(deck_of), QRectF(left, box.y() + top, across, across * 1.4))


def _paint_card(painter: QPainter, picture: Picture, box: QRectF) -> None:
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / CARD_WIDTH, box.width() / CARD_WIDTH)
    paint(painter, picture)
    painter.restore()
