"""A scroll area for dialogs: no frame, a slim bar, and whatever gets the focus comes into view."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from qtsolitaire.windows import style

_SHEET = """
QScrollArea, QScrollArea > QWidget > QWidget#content {{ background: transparent; }}
QScrollBar:vertical {{ background: {surface}; width: 12px; margin: 0; }}
QScrollBar::handle:vertical {{ background: {handle}; min-height: 32px; border-radius: 4px; margin: 2px; }}
QScrollBar::handle:vertical:hover {{ background: {ink}; }}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
"""


class Content(QWidget):
    """What is scrolled: exactly as high as its text is at this width, which no minimum of a layout knows."""

    def minimumSizeHint(self) -> QSize:
        """As wide as its widest part; the height follows from the width."""
        return QSize(super().minimumSizeHint().width(), 0)


class Scroller(QScrollArea):
    """Scrolls its content up and down, never sideways."""

    def __init__(self, content: Content, parent: QWidget | None = None) -> None:
        """Show ``content`` as wide as the area."""
        super().__init__(parent)
        content.setObjectName("content")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # Whatever stands beside it gets its full height first.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.setMinimumHeight(60)
        self.setStyleSheet(_SHEET.format(surface=style.SURFACE, handle="#B5BAC3", ink="#7A8496"))
        self.viewport().setAutoFillBackground(False)
        self.setWidget(content)

    def bring(self, widget: QWidget) -> None:
        """Scroll until the widget can be seen."""
        self.ensureWidgetVisible(widget, 0, 24)
