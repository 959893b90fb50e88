"""AP-07, P28, P29: what comes into the window and what goes out of it."""

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from qtsolitaire.output.target import Kind
from qtsolitaire.windows.main_window import MainWindow
from qtsolitaire.windows.print_sheet import PrintSheet
from qtsolitaire.windows.widgets import ChipRow
from tests.output.pdffile import PdfFile
from tests.windows.conftest import Opener
from tests.windows.games import first_move

PLAIN = """4S 6D 2D JC 4D 7H 7S
6C 8H AC TH KS AD 4C
KC AH QC 2C 9D QS 4H
8S 5D 6S TS 9C KH QD
QH 3S 5H 9S 3D TC
JS 8C 2S 7D 6H 3C
JD KD 5S 3H 5C TD
9H 7C 8D JH AS 2H
"""
"""A board as other programs write it."""


def code_of(window: MainWindow) -> str:
    session = window.host.session
    return session.deal.code if session and session.deal else ""


def act(window: MainWindow) -> None:
    assert window.host.session is not None
    window.table.act(first_move(window.host.session))


def drop(window: MainWindow, data: QMimeData) -> bool:
    """Drop it in the middle of the table, as the desktop would: the widget there, or what it leaves to its parents."""
    at = window.table.mapTo(window, QPoint(200, 200))
    target = window.childAt(at)
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    while target is not None:
        if target.acceptDrops():
            enter = QDragEnterEvent(at, Qt.DropAction.CopyAction, data, buttons, keys)
            QApplication.sendEvent(target, enter)
            if enter.isAccepted():
                QApplication.sendEvent(target, QDropEvent(QPointF(at), Qt.DropAction.CopyAction, data, buttons, keys))
                return True
        target = target.parentWidget()
    return False


def file_data(path: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    return data


def text_data(text: str) -> QMimeData:
    data = QMimeData()
    data.setText(text)
    return data


# In


@pytest.mark.parametrize("language", ["en", "fr", "hi"])
def test_ap_07_a_file_dropped_on_the_table_is_opened_and_told(
    open_window: Opener, tmp_path: Path, language: str
) -> None:
    window = open_window("TF1-D1N-AAAAAAB", language=language)
    path = tmp_path / "some.qsol"
    path.write_text('format = 1\ngame = "pyramid"\ncode = "PY1-ND-AAAAAAC"\n')
    assert drop(window, file_data(path))
    assert code_of(window) == "PY1-ND-AAAAAAC"
    assert "some.qsol" in window.stage.toast.words
    assert "PY1-ND-AAAAAAC" in window.stage.toast.words


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("BK1-C4-AAAAA24", "BK1-C4-AAAAA24"),
        ("  fc1 c4 #617 \n", "FC1-C4-#617"),
        ("#11982", "FC1-C4-#11982"),
        ("format = 1\ncode = 'SP1-S2-AAAAAAB'\n", "SP1-S2-AAAAAAB"),
        (PLAIN, ""),
    ],
)
def test_ap_07_whatever_is_pasted_is_understood(open_window: Opener, text: str, code: str) -> None:
    window = open_window("TF1-D1N-AAAAAAB")
    QGuiApplication.clipboard().setText(text)
    window.commands["paste_code"].trigger()
    assert code_of(window) == code
    assert window.stage.toast.words.startswith("Pasted: ")


def test_ap_07_the_table_that_was_copied_as_text_can_be_pasted(open_window: Opener) -> None:
    window = open_window("SP1-S4-AAAAAAB")
    act(window)
    assert window.host.session is not None
    position = window.host.session.position
    window.commands["copy_board"].trigger()
    window.host.session.restart()
    window.commands["paste_code"].trigger()
    assert window.host.session.position == position


def test_ap_07_the_game_on_the_table_stays_saved(open_window: Opener) -> None:
    window = open_window("TF1-D1N-AAAAAAB")
    act(window)
    drop(window, text_data("FC1-C4-#617"))
    waiting = window.desk.waiting(window.house.catalogue.get("thoughtful"))
    assert waiting is not None
    assert waiting.moves == 1
    window.desk.take_up(waiting.variant)
    assert code_of(window) == "TF1-D1N-AAAAAAB"


HOSTILE = {
    "binary.qsol": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(range(256)) * 40,
    "picture.txt": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(range(256)) * 40,
    "wide.txt": "variant: freecell\n7♥".encode("utf-16"),
    "wide-le.txt": "variant: freecell\n7H".encode("utf-16-le"),
    "huge.txt": b"7H " * 1_700_000,
    "deep.qsol": b"format = 1\ncode = " + b"[" * 100_000,
    "deep-table.qsol": b"format = 1\n" + b"a." * 50_000 + b"b = 1\n",
    "empty.txt": b"",
    "stray.txt": PLAIN.replace("4S 6D", "4S x 6D").encode(),
    "missing.txt": PLAIN.replace("9H 7C", "7C").encode(),
    "twice.txt": PLAIN.replace("9H 7C", "4S 7C").encode(),
    "newer.qsol": b"format = 99\ncode = 'FC1-C4-#1'\n",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_p29_a_file_that_is_no_game_is_told_and_the_table_stays(open_window: Opener, tmp_path: Path, name: str) -> None:
    window = open_window("TF1-D1N-AAAAAAB")
    act(window)
    assert window.host.session is not None
    before = (window.host.session, window.host.session.position, window.host.clock.is_running)
    path = tmp_path / name
    path.write_bytes(HOSTILE[name])
    assert drop(window, file_data(path))
    assert (window.host.session, window.host.session.position, window.host.clock.is_running) == before
    words = window.stage.toast.words
    assert words
    assert "Something is wrong" not in words
    assert "\N{REPLACEMENT CHARACTER}" not in words


def test_p28_what_is_wrong_with_a_board_is_named(open_window: Opener, tmp_path: Path) -> None:
    window = open_window("TF1-D1N-AAAAAAB")
    for name, told in (("missing.txt", "9♥"), ("twice.txt", "4♠"), ("stray.txt", "x")):
        (tmp_path / name).write_bytes(HOSTILE[name])
        window.files.open_path(tmp_path / name)
        said = window.stage.toast.words
        assert told in said or told.replace("♥", "H").replace("♠", "S") in said, said


def test_p29_a_folder_is_told(open_window: Opener, tmp_path: Path) -> None:
    window = open_window("TF1-D1N-AAAAAAB")
    assert drop(window, file_data(tmp_path))
    assert "folder" in window.stage.toast.words


def test_p29_a_long_text_is_refused(open_window: Opener) -> None:
    window = open_window("TF1-D1N-AAAAAAB")
    window.files.take(text_data("7H " * 2_000_000))
    assert code_of(window) == "TF1-D1N-AAAAAAB"
    assert "too long" in window.stage.toast.words


# Out


def test_ap_07_copies_go_to_the_clipboard_as_text_and_as_a_picture(open_window: Opener) -> None:
    window = open_window("FC1-C4-#617")
    window.commands["copy_board"].trigger()
    assert "t1: 7D TD TH KD 4C 4S JD\n" in QGuiApplication.clipboard().text()
    window.commands["copy_picture"].trigger()
    assert QGuiApplication.clipboard().image().width() == 1600
    window.commands["copy_code"].trigger()
    assert QGuiApplication.clipboard().text() == "FC1-C4-#617"


def test_ap_07_a_mirrored_table_is_copied_mirrored(open_window: Opener) -> None:
    window = open_window("KL1-D1N-AAAAAAB")
    pictures = []
    for mirrored in (False, True):
        window.house.preferences.set("mirrored", mirrored)
        window.commands["copy_picture"].trigger()
        pictures.append(QGuiApplication.clipboard().image())
    assert pictures[0] != pictures[1]
    assert pictures[0].width() == pictures[1].width()  # the fan of the waste needs room on its other side


def opened(window: MainWindow, *, pages: bool) -> PrintSheet:
    sheet = PrintSheet(window, window.outputs.press, pages=pages)
    sheet.show()
    return sheet


def choose(sheet: PrintSheet, row: str, index: int) -> None:
    """Click the chip, or the switch."""
    control = sheet.choices.rows[row].control
    (control.chips[index] if isinstance(control, ChipRow) else control).click()


def test_ap_07_the_preview_follows_every_choice(open_window: Opener) -> None:
    window = open_window("FC1-C4-#617")
    sheet = opened(window, pages=True)
    seen = [sheet.preview.grab().toImage()]
    for row, index in (("paper", 2), ("layout", 2), ("layout", 1), ("grey", 1), ("code", 1), ("boxes", 1)):
        choose(sheet, row, index)
        seen.append(sheet.preview.grab().toImage())
    assert all(one != other for one, other in pairwise(seen))
    sheet.reject()


def test_ap_07_pages_are_turned_with_the_keys(open_window: Opener) -> None:
    window = open_window("FC1-C4-#617")
    sheet = opened(window, pages=True)
    choose(sheet, "deals", 3)
    choose(sheet, "per_page", 1)
    assert (sheet.preview.pages, sheet.page.text) == (3, "Page 1 of 3")
    sheet.preview.turn(1)
    assert sheet.page.text == "Page 2 of 3"
    sheet.preview.turn(9)
    assert sheet.page.text == "Page 3 of 3"
    choose(sheet, "deals", 0)
    assert sheet.page.text == ""
    sheet.reject()


def test_ap_07_pages_are_saved_as_pdf(open_window: Opener, tmp_path: Path) -> None:
    window = open_window("FC1-C4-#617", language="fr")
    sheet = opened(window, pages=True)
    choose(sheet, "deals", 1)
    choose(sheet, "rules", 1)
    sheet.save_as(tmp_path / "club", Kind.PDF)
    made = PdfFile(tmp_path / "club.pdf")
    assert made.pages == sheet.preview.pages >= 4
    assert made.last("Lang") == "fr"
    assert "club.pdf" in window.stage.toast.words
    assert not sheet.isVisible()


def test_ap_07_the_table_as_it_is_now_can_be_chosen_only_after_a_move(open_window: Opener, tmp_path: Path) -> None:
    window = open_window("FC1-C4-#617")
    sheet = opened(window, pages=False)
    assert sheet.choices.rows["board"].isHidden()
    sheet.reject()
    act(window)
    assert window.host.session is not None
    sheet = opened(window, pages=False)
    for index, board in enumerate((window.host.session.opening, window.host.session.position)):
        choose(sheet, "board", index)
        subject = window.outputs.press.subject(now=bool(index))
        assert subject is not None
        assert subject.board == board
    sheet.save_as(tmp_path / "now.txt", Kind.BOARD)
    assert "code: FC1-C4-#617" in (tmp_path / "now.txt").read_text()


def test_ap_07_the_words_do_not_tell_hidden_cards_of_a_running_game_unasked(open_window: Opener) -> None:
    window = open_window("KL1-D3N-AAAAAAB")
    for listing in (1, 0):
        sheet = opened(window, pages=True)
        assert sheet.choices["listing"] == listing
        sheet.reject()
        act(window)


def test_ap_07_the_choices_of_the_last_time_are_there_again(open_window: Opener, tmp_path: Path) -> None:
    window = open_window("FC1-C4-#617")
    sheet = opened(window, pages=True)
    choose(sheet, "paper", 2)
    choose(sheet, "rules", 1)
    sheet.save_as(tmp_path / "x.pdf", Kind.PDF)
    again = opened(window, pages=True)
    assert (again.choices["paper"], again.choices["rules"]) == (2, 1)
    again.reject()


def test_ap_07_a_target_that_cannot_be_written_is_told_and_the_sheet_stays(open_window: Opener, tmp_path: Path) -> None:
    window = open_window("FC1-C4-#617")
    sheet = opened(window, pages=True)
    sheet.save_as(tmp_path / "no" / "x.pdf", Kind.PDF)
    assert "cannot be written" in window.stage.toast.words
    assert sheet.isVisible()
    sheet.reject()


def test_ap_07_without_a_printer_a_clear_sentence_leads_to_pdf(
    open_window: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    from PySide6.QtPrintSupport import QPrinterInfo

    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", staticmethod(list))
    window = open_window("FC1-C4-#617")
    sheet = opened(window, pages=True)
    sheet.main.click()
    assert "PDF" in sheet.notice.text
    assert sheet.notice.height() > 0
    sheet.reject()


def test_ap_07_a_printer_gets_the_pages(open_window: Opener, tmp_path: Path) -> None:
    """Qt's printer into a file: what a real one would be sent."""
    from PySide6.QtPrintSupport import QPrinter

    window = open_window("FC1-C4-#617")
    press = window.outputs.press
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "out.pdf"))
    printer.setFullPage(True)
    wishes = press.wishes(per_page=2, paper="letter")
    assert press.print_on(printer, press.pages(press.subjects(now=False, deals=3), wishes), wishes.paper)
    made = PdfFile(tmp_path / "out.pdf")
    assert made.pages == 2
    assert all(abs(w - 612) <= 1 and abs(h - 792) <= 1 for w, h in made.boxes)
    assert "2" in window.stage.toast.words
