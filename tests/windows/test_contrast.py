"""Every text that a player reads stands out from its ground by 4.5 : 1, in every theme (look brief, 1 and 3)."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from qtsolitaire.table import themes
from qtsolitaire.windows import style, verdict_sign
from qtsolitaire.windows.main_window import MainWindow
from qtsolitaire.windows.menus import MainMenu
from qtsolitaire.windows.new_game import NewGameDialog
from qtsolitaire.windows.verdict_sign import Sign
from tests.windows import test_nothing_is_cut as parts
from tests.windows.conftest import Opener
from tests.windows.contrast import Eye
from tests.windows.cutting import Looker


def step_once(window: MainWindow, eye: Looker) -> None:
    window.requests.open_rules(True)
    window.stage.rules.choose("examples")
    window.lesson.begin(window.stage.rules.examples.rows[0].example)
    eye.look(window)
    window.lesson.go_on()
    eye.look(window)
    window.lesson.leave()


def choose_a_game(window: MainWindow, eye: Looker) -> None:
    house = window.house
    dialog = NewGameDialog(
        window, house.catalogue, house.speech, house.preferences, house.history, window.host.session,
        window.table.table.theme, seconds=window.host.clock.seconds, waiting=window.desk.waiting,
        finder=window.aids.finder,
    )  # fmt: skip
    dialog.show()
    eye.look(window)
    dialog.aside.code.line.setText("TF1-D1N-AAAA!AB")
    dialog.aside.code.line.textEdited.emit("TF1-D1N-AAAA!AB")
    assert dialog.browser.search is not None
    dialog.browser.search.line.setText("xyz")
    eye.look(window)
    dialog.reject()


def open_menus(window: MainWindow, eye: Looker) -> None:
    window.requests.open_menu()
    eye.look(window)
    (main,) = window.findChildren(MainMenu)
    for menu in main.submenus.values():
        menu.popup(window.pos())
        eye.look(window)
        menu.close()


Part = Callable[[MainWindow, Looker], None]

PARTS: tuple[tuple[Part, str], ...] = (
    (parts.show_games, "Yukon"),
    (parts.say_verdicts, "Winnable"),
    (parts.open_pages, "Aim"),
    (step_once, "Step 2 of 5"),
    (parts.explain, "J♥ is held by the cards on it"),
    (parts.ask_and_tell, "Give up this game?"),
    (parts.say_something, "Deal code copied"),
    (parts.win, "You have won"),
    (choose_a_game, "Nearly always winnable"),
    (parts.set_up, "High-contrast light"),
    (parts.look_at_plugins, "Waits for your answer"),
    (parts.open_each, "Fewest moves"),
    (parts.print_and_export, "Deals on a page"),
    (open_menus, "tatistics…"),
)
"""And words that are surely read there."""


@pytest.fixture
def palette(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    before = qapp.palette()
    if request.param == "dark":
        qapp.setPalette(QPalette(QColor("#353A41"), QColor("#1E2126")))
    yield request.param
    qapp.setPalette(before)


LIGHT_OR_DARK = [
    *((theme.id, "light") for theme in themes.THEMES),
    ("dark", "dark"),
    # What the desktop's palette colours, no theme does: the night looks at the other three.
    *(pytest.param(theme.id, "dark", marks=pytest.mark.nightly) for theme in themes.THEMES if theme is not themes.DARK),
]


@pytest.mark.parametrize(("theme", "palette"), LIGHT_OR_DARK, indirect=["palette"])
@pytest.mark.parametrize(("part", "words"), PARTS, ids=[part.__name__ for part, _ in PARTS])
def test_every_text_can_be_read(open_window: Opener, palette: str, theme: str, part: Part, words: str) -> None:
    window = open_window("TF1-D1N-AAAAAAB", (1000, 640))
    window.house.preferences.set("theme", theme)
    assert window.table.table.theme.id == theme
    eye = Eye()
    part(window, eye)
    assert not eye.found, "\n".join(dict.fromkeys(eye.found))
    assert words in eye.read


@pytest.mark.parametrize("theme", themes.THEMES, ids=lambda theme: theme.id)
@pytest.mark.parametrize("sign", [sign for sign in Sign if sign is not Sign.NONE], ids=lambda sign: sign.value)
def test_the_sign_of_a_verdict_stands_out_from_its_bar(qtbot: QtBot, theme: themes.Theme, sign: Sign) -> None:
    """Its shape by 3 : 1, as WCAG 2.2 asks for what is no text (1.4.11), and so does the mark in it."""
    chrome = style.chrome(theme)
    image = QImage(140, 140, QImage.Format.Format_RGB32)
    image.fill(QColor(chrome.bar))
    painter = QPainter(image)
    painter.scale(10, 10)
    verdict_sign.draw(painter, QRectF(0, 0, 14, 14), sign, chrome.text)
    painter.end()
    colours = [image.pixelColor(x, y).name() for x in range(0, 140, 3) for y in range(0, 140, 3)]
    shape = next(each for each, _ in Counter(colours).most_common() if each != chrome.bar.lower())
    assert themes.contrast(shape, chrome.bar) >= 3
    if sign in (Sign.GOOD, Sign.LOST):
        assert max(themes.contrast(each, shape) for each in colours[47 * 10 : 47 * 37]) >= 4.5


class Pale(QWidget):
    """Words that are hard to read, among others that are not or need not be."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("#FFFFFF"))
        painter.setPen(QColor("#888888"))
        painter.drawText(10, 20, "pale")
        painter.setPen(QColor("#000000"))
        painter.drawText(10, 40, "plain")
        painter.setPen(style.translucent("#000000", 0.4))
        painter.drawText(10, 60, "thin")
        painter.setPen(QColor("#000000"))
        painter.setOpacity(style.DISABLED)
        painter.drawText(10, 80, "resting")
        painter.setOpacity(1)
        painter.fillRect(0, 88, 200, 16, style.translucent("#000000", 0.9))
        painter.drawText(10, 100, "dark")
        painter.fillRect(0, 88, 200, 16, QColor("#FFFFFF"))  # what comes later is not its ground


def test_what_is_hard_to_read_would_be_found(qtbot: QtBot) -> None:
    pale = Pale()
    label = QLabel("label", pale)
    label.setStyleSheet("color: #999999")
    label.move(10, 110)
    qtbot.addWidget(pale)
    pale.resize(200, 140)
    pale.show()
    eye = Eye()
    eye.look(pale)
    assert [each.partition(":")[0] for each in eye.found] == ["'pale'", "'thin'", "'dark'", "'label'"]
    assert eye.read == {"pale", "plain", "thin", "dark", "label"}
    assert "'pale': #888888 on #ffffff has 3.54" in eye.found
    assert "'thin': #000000 at 0.40 on #ffffff has 2.85" in eye.found
