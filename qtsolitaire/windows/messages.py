"""What the program tells on its own account: questions, notices of the stores, faults."""

import time
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject

from qtsolitaire.rules.errors import Problem
from qtsolitaire.rules.table import Variant
from qtsolitaire.windows import style, wardrobe
from qtsolitaire.windows.faults import Fault
from qtsolitaire.windows.house import House
from qtsolitaire.windows.stage import Stage
from qtsolitaire.windows.toast import Message

_NOTICE_MS = 10_000
_READ_S = 4.0  # after which a notice counts as read


class Messages(QObject):
    """Speaks through the stage's toast and question."""

    def __init__(self, stage: Stage, house: House, new_game: Callable[[], None]) -> None:
        """Offer ``new_game`` where a game cannot go on."""
        super().__init__(stage)
        self._stage, self._house, self._new_game = stage, house, new_game
        self._notices: list[Message] = []  # waiting to be said
        self._notice: Message | None = None  # being said
        self._listens, self._since = False, 0.0

    @property
    def stage(self) -> Stage:
        """Where it is said."""
        return self._stage

    @property
    def fill(self) -> str:
        """The colour of default buttons in the theme in use."""
        return style.primary(wardrobe.theme(self._house.preferences))

    def tell(self, message: Message) -> None:
        """Show a toast."""
        self._stage.toast.say(message, self._house.speech.language)

    def take_back(self, message: Message) -> None:
        """Show it no longer."""
        self._stage.toast.end(message)

    def ask_to_give_up(self, act: Callable[[], None]) -> None:
        """May the game on the table be given up? Then do this."""
        self._stage.question.ask(_give_up, act, self._house.speech.language, self.fill)

    def ask_about_waiting(self, variant: Variant, give_up: Callable[[], None], take_up: Callable[[], None]) -> None:
        """A game of this variant waits: give it up, or go on with it?"""
        speech = self._house.speech

        def texts() -> tuple[str, str, str, str]:
            return _waits(self._house.speech.name(variant))

        self._stage.question.ask(texts, give_up, speech.language, self.fill, take_up)

    def tell_about(self) -> None:
        """What the program is."""
        from qtsolitaire.windows.about import texts

        self._stage.question.tell(texts, self._house.speech.language, self.fill)

    def show_notices(self) -> None:
        """What the stores have left to be told."""
        taken = self._house.notices.take()
        if taken and not self._listens:
            self._listens = True
            self._stage.toast.idle.connect(self._next_notice)
            self._stage.toast.displaced.connect(self._again)
        self._notices += [Message(partial(self._problem, each), "info", stays_ms=_NOTICE_MS) for each in taken]
        if self._notices and not self._stage.toast.passes:
            self._next_notice()

    def _next_notice(self) -> None:
        """One after the other, each for a while: what is said about the player's files must not be overlooked."""
        self._notice = self._notices.pop(0) if self._notices else None
        if self._notice is not None:
            self._since = time.monotonic()
            self.tell(self._notice)

    def _again(self, message: Message) -> None:
        """A notice was pushed away: it comes back later unless it has been there for a while."""
        if message is self._notice and time.monotonic() - self._since < _READ_S:
            self._notices.insert(0, message)
        self._notice = None

    def _problem(self, problem: Problem) -> str:
        return self._house.speech.problem(problem)

    def show_fault(self, fault: Fault) -> None:
        """An exception nobody caught, with a way out."""
        words = partial(self._fault, fault)
        self.tell(Message(words, "no", _new_game, self._new_game, stays_ms=0))

    def _fault(self, fault: Fault) -> str:
        translate = QCoreApplication.translate
        if fault.variant is None:
            text = translate("fault", "Something went wrong in the program: {error}")
            return text.format(error=fault.error)
        text = translate("fault", "The plugin of {game} failed in “{method}”: {error}. Nothing has been moved.")
        return text.format(game=self._house.speech.name(fault.variant), method=fault.method, error=fault.error)


def _new_game() -> str:
    return QCoreApplication.translate("bar", "New game")


def _waits(game: str) -> tuple[str, str, str, str]:
    translate = QCoreApplication.translate
    return (
        translate("question", "You have begun a game of {game}").format(game=game),
        translate("question", "It still waits. If you deal anew, it will count as lost."),
        translate("question", "Deal anew"),
        translate("question", "Continue that game"),
    )


def _give_up() -> tuple[str, str, str, str]:
    translate = QCoreApplication.translate
    return (
        translate("question", "Give up this game?"),
        translate("question", "It has begun and will count as lost."),
        translate("question", "Give up"),
        translate("question", "Keep playing"),
    )
