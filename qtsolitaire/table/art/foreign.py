"""Decks of other programs on the player's disk: KDE's carddecks and AisleRiot's cards, both scalable pictures.

KDE: ``carddecks/<folder>/index.desktop`` names the deck and its file; elements are called ``1_club``, ``king_heart``,
``back``. AisleRiot: ``aisleriot/cards/<name>.svgz``, elements ``club_1``, ``heart_king``, ``back``.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from qtsolitaire.rules.cards import FACE_DOWN, rank, suit

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

KDE, AISLERIOT = "kde", "aisleriot"
_SUITS = ("spade", "heart", "diamond", "club")
_RANKS = (*(str(number) for number in range(1, 11)), "jack", "queen", "king")
_BACK = "back"
_ALIKE = 0.06  # from an element whose proportions differ from the back's by more, something sticks out
_SAMPLES = (7, 29, 34, 61, FACE_DOWN)  # drawn for a try: 7♠, K♥, 2♦, K♣ and the back
_SAMPLE_SIZE = QSize(40, 56)
_SOLID = 0.85  # the part of a card that must be opaque: its round corners are not
_LARGEST = 200_000_000  # bytes; a larger file is no deck


@dataclass(frozen=True, slots=True)
class FoundDeck:
    """A deck that lies on the disk; whether it can be drawn shows when it is opened."""

    id: str  # in preferences: "kde:svg-oxygen", "aisleriot:bellot"
    name: str  # as its makers call it
    path: Path | None  # the picture; None where the index names none


class DeckFault(Exception):
    """The deck cannot be used; ``reason`` is "file", "svg", "cards" or "drawing"."""

    def __init__(self, reason: str, missing: int = 0) -> None:
        super().__init__(reason)
        self.reason, self.missing = reason, missing


def data_folders(environment: Mapping[str, str] = os.environ) -> list[Path]:
    """Where programs keep what they share, the player's own folder first (XDG Base Directory Specification)."""
    own = environment.get("XDG_DATA_HOME") or os.path.join(environment.get("HOME", ""), ".local/share")  # noqa: PTH118
    shared = environment.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    return [Path(folder) for folder in dict.fromkeys((own, *shared.split(":"))) if folder.startswith("/")]


def find(folders: Sequence[Path], language: str = "en") -> list[FoundDeck]:
    """Every deck in these folders, by name; of two with the same id the first."""
    found: dict[str, FoundDeck] = {}
    for folder in folders:
        for index in sorted(folder.glob("carddecks/*/index.desktop")):
            _add(found, _from_index(index, language))
        for pattern in ("*.svgz", "*.svg"):
            for path in sorted(folder.glob(f"aisleriot/cards/{pattern}")):
                name = path.stem.replace("-", " ").replace("_", " ")
                _add(found, FoundDeck(f"{AISLERIOT}:{path.stem}", name[:1].upper() + name[1:], path))
    return sorted(found.values(), key=lambda deck: deck.name.casefold())


def _add(found: dict[str, FoundDeck], deck: FoundDeck) -> None:
    found.setdefault(deck.id, deck)


def _from_index(index: Path, language: str) -> FoundDeck:
    words: dict[str, str] = {}
    try:
        lines = index.read_text("utf-8", errors="replace").splitlines()
    except OSError:
        lines = []
    for line in lines:
        key, equals, value = line.partition("=")
        if equals:
            words.setdefault(key.strip(), value.strip())
    name = words.get(f"Name[{language}]") or words.get("Name") or index.parent.name
    path = index.parent / words["SVG"] if words.get("SVG") else None
    return FoundDeck(f"{KDE}:{index.parent.name}", name, path)


def path_of(deck_id: str, folders: Sequence[Path]) -> Path | None:
    """The picture of a deck, without looking at any other; None where it is gone."""
    kind, _, name = deck_id.partition(":")
    if not name or "/" in name or name.startswith("."):
        return None
    for folder in folders:
        if kind == KDE and (index := folder / "carddecks" / name / "index.desktop").is_file():
            return _from_index(index, "en").path
        for suffix in (".svgz", ".svg") if kind == AISLERIOT else ():
            if (path := folder / "aisleriot" / "cards" / (name + suffix)).is_file():
                return path
    return None


def stamp(path: str) -> str:
    """A short text that changes with the file."""
    try:
        facts = Path(path).stat()
    except OSError:
        return path
    return f"{path} {facts.st_mtime_ns} {facts.st_size}"


class OpenDeck:
    """A deck whose picture has been read."""

    def __init__(self, path: Path) -> None:
        """Read it.

        Raises:
            DeckFault: it cannot be read, is no picture, or lacks cards.
        """
        from PySide6.QtSvg import QSvgRenderer

        if not path.is_file() or path.stat().st_size > _LARGEST:
            raise DeckFault("file")
        self._renderer: QSvgRenderer = QSvgRenderer(str(path))
        if not self._renderer.isValid():
            raise DeckFault("svg")
        names = [_elements(kind) for kind in (KDE, AISLERIOT)]
        missing = [[name for name in each if not self._renderer.elementExists(name)] for each in names]
        best = min((0, 1), key=lambda at: len(missing[at]))
        if missing[best]:
            raise DeckFault("cards", len(missing[best]))
        self._names = names[best]
        card = self._renderer.boundsOnElement(_BACK)  # the one element from which nothing sticks out
        self._width, self._height = card.width(), card.height()
        if self._width <= 0 or self._height <= 0 or not all(map(self._is_whole, _SAMPLES)):
            raise DeckFault("drawing")

    def image(self, card: int, size: QSize) -> QImage:
        """A card's face, or the back if the face-down bit is set, in device pixels."""
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        name = self._names[-1] if card & FACE_DOWN else self._names[suit(card) * 13 + rank(card) - 1]
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._renderer.render(painter, name, self._target(name, size))
        painter.end()
        return image

    def _is_whole(self, card: int) -> bool:
        """True where the drawn card hides what lies below it, as a card must; some pictures ask too much of Qt."""
        image = self.image(card, _SAMPLE_SIZE)
        across, down = range(1, image.width(), 3), range(1, image.height(), 3)
        solid = sum(image.pixelColor(x, y).alpha() > 200 for x in across for y in down)
        return solid >= _SOLID * len(across) * len(down)

    def _target(self, name: str, size: QSize) -> QRectF:
        """The whole image; more for an element from which something sticks out, which is cut off."""
        box = self._renderer.boundsOnElement(name)
        across, down = box.width() / self._width, box.height() / self._height
        if abs(across / max(down, 0.01) - 1) <= _ALIKE:  # some decks hold cards of several sizes
            return QRectF(0, 0, size.width(), size.height())
        width, height = size.width() * across, size.height() * down
        return QRectF((size.width() - width) / 2, (size.height() - height) / 2, width, height)


def _elements(kind: str) -> list[str]:
    """The names of the 52 faces by suit and rank, and of the back."""
    order = [(one, other) for one in _SUITS for other in _RANKS]
    return [f"{r}_{s}" if kind == KDE else f"{s}_{r}" for s, r in order] + [_BACK]


@lru_cache(maxsize=2)
def opened(path: str, _stamp: str) -> OpenDeck | None:
    """The deck, read once; None where it cannot be used."""
    try:
        return OpenDeck(Path(path))
    except DeckFault:
        return None


def card_image(path: str, card: int, size: QSize) -> QImage | None:
    """A card of the deck in this file; None where the deck cannot be used."""
    deck = opened(path, stamp(path))
    return deck.image(card, size) if deck is not None else None
