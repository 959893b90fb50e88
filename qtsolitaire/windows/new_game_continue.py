"""Below the gallery: the game on the table, to go on with or to begin again; or one of the chosen game that waits."""

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from qtsolitaire.play.session import Session
from qtsolitaire.text.speech import Speech
from qtsolitaire.windows import style
from qtsolitaire.windows.buttons import PanelButton
from qtsolitaire.windows.flow import FlowLayout
from qtsolitaire.windows.keeping import Waiting
from qtsolitaire.windows.paragraph import Paragraph

_SIDE = 18


class ContinueCard(QWidget):
    """Says which game is on the table, or waits, and how far it is."""

    wanted = Signal()
    """Go on with it."""

    restart_wanted = Signal()
    """The same deal from the start."""

    waiting_wanted = Signal(object)
    """Go on with the game of this variant that waits."""

    def __init__(self, session: Session, seconds: float | None, parent: QWidget | None = None) -> None:
        """Tell of ``session``; ``seconds`` played so far, None where nobody counts."""
        super().__init__(parent)
        self._session, self._seconds = session, seconds
        self._speech = Speech("en")
        self.waiting: Waiting | None = None
        self._title = Paragraph(self, pixels=14, weight=style.SEMIBOLD)
        self.line = Paragraph(self, pixels=13, colour=style.SECOND)
        self.go_on, self.restart = PanelButton(self), PanelButton(self)
        for button in (self.go_on, self.restart):
            button.tall = 38
        self.go_on.clicked.connect(self._go_on)
        self.restart.clicked.connect(self.restart_wanted)
        self.restart.setEnabled(session.started)
        self._place()

    def _place(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self._title)
        words.addWidget(self.line)
        buttons = FlowLayout(gap=10)
        buttons.addWidget(self.go_on)
        buttons.addWidget(self.restart)
        self._layout = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._layout.setContentsMargins(_SIDE, 12, _SIDE, 12)
        self._layout.setSpacing(10)
        self._layout.addLayout(words, 1)
        self._layout.addLayout(buttons)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Buttons beside the words where both have room."""
        super().resizeEvent(event)
        self._turn()

    def minimumSizeHint(self) -> QSize:
        """As narrow as its wider button, whatever stands beside it now."""
        wider = max(self.go_on.sizeHint().width(), self.restart.sizeHint().width())
        return QSize(wider + 2 * _SIDE, super().minimumSizeHint().height())

    def _turn(self) -> None:
        beside = self.width() >= self.line.wish() + self.go_on.sizeHint().width() + self.restart.sizeHint().width() + 80
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._layout.direction() is not direction:
            self._layout.setDirection(direction)

    def show_waiting(self, waiting: Waiting | None) -> None:
        """Offer the game that waits; None: the one on the table."""
        self.waiting = waiting
        self.tell(self._speech)

    def _go_on(self) -> None:
        if self.waiting is None:
            self.wanted.emit()
        else:
            self.waiting_wanted.emit(self.waiting.variant)

    def tell(self, speech: Speech) -> None:
        """Say everything in the player's language."""
        self._speech, language = speech, speech.language
        won = self._session.is_won and self.waiting is None
        on_table = QCoreApplication.translate("NewGame", "On the table")
        waits = QCoreApplication.translate("NewGame", "Waiting to be continued")
        self._title.tell(waits if self.waiting else on_table, language)
        self.line.tell(self._standing(speech), language)
        self.go_on.tell(QCoreApplication.translate("NewGame", "Continue"), language)
        self.restart.tell(QCoreApplication.translate("NewGame", "Restart this deal"), language)
        self.go_on.setVisible(not won)
        self.restart.setVisible(self.waiting is None)
        self._turn()

    def _standing(self, speech: Speech) -> str:
        """Game, options, moves, time: a list with dots between, no sentence."""
        if self.waiting is not None:
            variant, options, moves = self.waiting[:3]
            seconds: float | None = self.waiting.seconds
        else:
            engine = self._session.engine
            variant, options, moves = engine.variant, engine.options, self._session.moves
            seconds = self._seconds
        counted = QCoreApplication.translate("NewGame", "%n move(s)", None, moves)
        parts = [speech.name(variant), speech.options(variant, options), counted]
        if seconds is not None:
            parts.append(speech.time(seconds))
        return " · ".join(filter(None, parts))

    def paintEvent(self, event: QPaintEvent) -> None:
        """A tile."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(style.TILE))
        painter.drawRoundedRect(QRectF(self.rect()), 10, 10)
