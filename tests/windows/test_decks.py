"""Other programs' decks in the Settings dialog and on the table."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from qtsolitaire.windows.main_window import MainWindow
from qtsolitaire.windows.settings import SettingsDialog
from qtsolitaire.windows.settings_rows import SwatchRow
from tests.table.art.test_foreign import COLOURS, KING_OF_HEARTS, lay_aisleriot, lay_kde, svg


@pytest.fixture
def shared(player_home: Path) -> Path:
    """Three decks on the player's disk, one of them broken."""
    folder = player_home / "shared"
    lay_kde(folder, "oxygen", svg("kde"))
    lay_aisleriot(folder, "bellot", svg("aisleriot"))
    lay_kde(folder, "broken", svg("kde", "king_heart"))
    return folder


def test_decks_are_offered_with_names_and_previews_and_a_broken_one_with_a_reason(
    qtbot: QtBot, shared: Path, open_window: Callable[..., MainWindow]
) -> None:
    window = open_window("KL1-D1N-AAAAAAB")
    dialog = SettingsDialog(window, window.house.preferences, "en")
    dialog.show()
    row = dialog.row("deck")
    assert row.choices() == ["Own deck", "Bellot", "Broken", "Oxygen"]
    assert isinstance(row.control, SwatchRow)
    swatches = row.control.swatches
    assert row._decks is not None
    qtbot.waitUntil(lambda: bool(row._decks and row._decks.is_done), timeout=10_000)
    assert swatches[2].isHidden()
    assert row.sentence.text.endswith("Broken is left out: it lacks 1 card.")
    before = window.table.table.pictures
    swatches[3].click()
    assert window.house.preferences.text("deck") == "kde:oxygen"
    qtbot.waitUntil(lambda: not before.is_drawing, timeout=10_000)
    image = window.table.table.pictures.atlas.card_image(KING_OF_HEARTS)
    assert image.pixelColor(5, 5) == QColor(COLOURS["heart"])
    picture = swatches[1].grab().toImage()
    tones = {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}
    assert {COLOURS["heart"], "#2030c0"} <= tones
    swatches[0].click()
    assert window.house.preferences.text("deck") == ""
    assert window.table.table.pictures.atlas.style.foreign == ""
    dialog.reject()


def test_a_deck_that_has_gone_is_no_fault(open_window: Callable[..., MainWindow]) -> None:
    window = open_window("KL1-D1N-AAAAAAB")
    window.house.preferences.set("deck", "kde:gone")
    assert window.table.table.pictures.atlas.style.foreign == ""
    dialog = SettingsDialog(window, window.house.preferences, "en")
    control = dialog.row("deck").control
    assert isinstance(control, SwatchRow)
    assert control.swatches[0].isChecked()


def test_cards_of_another_deck_can_be_dragged(
    qtbot: QtBot, shared: Path, open_window: Callable[..., MainWindow]
) -> None:
    from tests.table.hand import Hand

    window = open_window("FC1-C4-AAAAAAB")
    window.house.preferences.set("deck", "aisleriot:bellot")
    qtbot.waitUntil(lambda: not window.table.table.pictures.is_drawing, timeout=10_000)
    hand = Hand(window.table)
    hand.drag("t1", "c1")
    assert len(hand.cards("c1")) == 1
