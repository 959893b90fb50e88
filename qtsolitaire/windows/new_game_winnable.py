"""In the New Game dialog: winnable deals only, remembered for each game, and the search for such a deal."""

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from qtsolitaire.rules.dealcodes import Deal
from qtsolitaire.rules.table import Options, Variant
from qtsolitaire.store.preferences import Preferences
from qtsolitaire.text.speech import Speech
from qtsolitaire.windows import style
from qtsolitaire.windows.finder import Finder
from qtsolitaire.windows.paragraph import Paragraph
from qtsolitaire.windows.widgets import Switch


class WinnableRow(QWidget):
    """A label and its switch."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = Paragraph(self, pixels=14)
        self.switch = Switch(self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 2, 0, 8)
        layout.setSpacing(8)
        layout.addWidget(self._label, 1)
        layout.addWidget(self.switch, 0, Qt.AlignmentFlag.AlignVCenter)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def tell(self, language: str) -> None:
        """Say it in the player's language."""
        words = QCoreApplication.translate("NewGame", "Winnable deals only")
        self._label.tell(words, language)
        self.switch.setAccessibleName(words)
        self.switch.setMinimumHeight(style.scaled(32))


class Hunt(QObject):
    """Between the row, the finder and the dialog."""

    ended = Signal(object)  # the Deal found, None where there is none
    told = Signal()  # ``words`` have changed

    def __init__(self, row: WinnableRow, preferences: Preferences, finder: Finder | None, parent: QObject) -> None:
        """Without a ``finder`` there is nothing to switch on."""
        super().__init__(parent)
        self._row, self._preferences, self._finder = row, preferences, finder
        self._variant: Variant | None = None
        self._tried = 0
        row.setVisible(finder is not None)
        row.switch.toggled.connect(self._toggled)
        if finder is not None:
            finder.progressed.connect(self._progress)
            finder.found.connect(self._found)
            finder.failed.connect(self._failed)

    @property
    def is_on(self) -> bool:
        """True while a deal is being looked for."""
        return self._finder is not None and self._finder.is_looking

    @property
    def is_wanted(self) -> bool:
        """True where random deals must be winnable."""
        return self._finder is not None and self._row.switch.isChecked()

    def show_game(self, variant: Variant) -> None:
        """Show what is remembered for this game."""
        self.stop()
        self._variant = None
        self._row.switch.setChecked(self._preferences.wants_winnable(variant))
        self._variant = variant

    def start(self, variant: Variant, options: Options) -> None:
        """Look for a deal; ``ended`` tells it."""
        if self._finder is not None:
            self._finder.find(variant, options)

    def stop(self) -> None:
        """Look no further."""
        if self._finder is not None and self._finder.is_looking:
            self._finder.stop()
            self.told.emit()

    def words(self, speech: Speech) -> str:
        """How far it is."""
        text = QCoreApplication.translate("NewGame", "Looking for a winnable deal… Tried so far: {count}.")
        return text.format(count=speech.number(self._tried))

    def _toggled(self, on: bool) -> None:
        if self._variant is not None:
            self._preferences.set_wants_winnable(self._variant, on)
            self.stop()

    def _progress(self, tried: int) -> None:
        self._tried = tried
        self.told.emit()

    def _found(self, deal: Deal) -> None:
        self.ended.emit(deal)

    def _failed(self) -> None:
        self.told.emit()
        self.ended.emit(None)
