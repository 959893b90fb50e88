"""What lies over the table for a moment lies in the middle of what is seen of it (look brief, section 3)."""

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTimer
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from qtsolitaire.windows.main_window import MainWindow
from qtsolitaire.windows.sheet import Sheet
from tests.windows.conftest import Opener
from tests.windows.games import first_move


def middle(window: MainWindow, part: QWidget) -> int:
    """Where on the stage its middle is."""
    return part.mapTo(window.stage, QPoint(part.width() // 2, 0)).x()


def test_brief_3_a_toast_is_centred_on_the_table_while_the_rules_lie_beside_it(window: MainWindow) -> None:
    window.desk.copy_code()
    toast = window.stage.toast
    assert abs(middle(window, toast) - window.stage.width() // 2) <= 1
    window.requests.open_rules(True)
    QCoreApplication.processEvents()
    assert abs(middle(window, toast) - window.table.width() // 2) <= 1
    window.requests.open_rules(False)
    assert abs(middle(window, toast) - window.stage.width() // 2) <= 1


def test_brief_3_a_toast_does_not_lie_on_the_rules_that_lie_over_the_table(open_window: Opener) -> None:
    window = open_window("TF1-D1N-AAAAAAB", (960, 700))
    window.requests.open_rules(True)
    window.desk.copy_code()
    QCoreApplication.processEvents()
    assert window.stage.toast.geometry().right() < window.stage.rules.geometry().left()


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080)])
def test_py_08_the_notice_that_stands_leaves_the_cards_alone(
    qtbot: QtBot, open_window: Opener, size: tuple[int, int]
) -> None:
    window = open_window("PY1-ND-AAAAAAB", size)
    qtbot.waitUntil(lambda: window.stage.has("toast") and bool(window.stage.toast.words), timeout=20_000)
    assert window.host.session is not None
    piles = window.host.session.engine.table.piles
    last_row = [at for at, pile in enumerate(piles) if pile.id.startswith("r7")]
    assert len(last_row) == 7
    toast = window.stage.toast.geometry().adjusted(16, 16, -16, -16)  # without its shadow
    for pile in last_row:
        card = window.table.card_rect(pile, 0)
        assert card.intersected(toast).height() < card.height() / 5


@pytest.mark.parametrize("way", ["escape", "beside", "keep", "yes"])
def test_the_keys_belong_to_the_table_again_when_a_question_is_answered(
    qtbot: QtBot, window: MainWindow, way: str
) -> None:
    assert window.host.session is not None
    window.table.act(first_move(window.host.session))
    window.desk.restart()
    question = window.stage.question
    assert question.isVisible()
    if way == "escape":
        qtbot.keyClick(question.keep, Qt.Key.Key_Escape)
    elif way == "beside":
        qtbot.mouseClick(question, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    else:
        qtbot.mouseClick(getattr(question, way), Qt.MouseButton.LeftButton)
    assert question.isHidden()
    assert window.focusWidget() is window.table


@pytest.mark.parametrize("command", ["new_game", "statistics", "settings", "plugins", "keys"])
def test_escape_closes_whatever_lies_over_the_window_and_the_table_has_the_keys_again(
    qtbot: QtBot, window: MainWindow, command: str
) -> None:
    seen: list[bool] = []

    def leave() -> None:
        sheet = next(child for child in window.findChildren(Sheet) if child.isVisible())
        focus = window.focusWidget()
        assert focus is not None
        qtbot.keyClick(focus, Qt.Key.Key_Escape)
        seen.append(sheet.isVisible())
        sheet.reject()  # so that a failure does not hang

    QTimer.singleShot(50, window, leave)
    window.commands[command].trigger()
    assert seen == [False]
    assert window.focusWidget() is window.table
