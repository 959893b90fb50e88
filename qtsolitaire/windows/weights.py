"""Semibold Devanagari in a document: a style sheet leaves a variable font thin, or smears it above 600."""

from collections.abc import Iterator

from PySide6.QtGui import QFont, QTextCharFormat, QTextCursor, QTextDocument, QTextFragment

from qtsolitaire.windows import style


def embolden(document: QTextDocument) -> None:
    """Give every fragment that is heavier than normal the axis of a semibold font."""
    cursor = QTextCursor(document)
    for fragment in list(_heavy(document)):
        font = fragment.charFormat().font()
        font.setWeight(QFont.Weight(style.SEMIBOLD))
        font.setVariableAxis(QFont.Tag("wght"), style.SEMIBOLD)
        changed = QTextCharFormat()
        changed.setFont(font)
        cursor.setPosition(fragment.position())
        cursor.setPosition(fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(changed)


def _heavy(document: QTextDocument) -> Iterator[QTextFragment]:
    block = document.begin()
    while block.isValid():
        place = block.begin()
        while not place.atEnd():
            if place.fragment().charFormat().fontWeight() >= style.SEMIBOLD:
                yield place.fragment()
            place += 1
        block = block.next()
