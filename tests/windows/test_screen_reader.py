"""What a screen reader hears of the table, in-process: names, focus, announcements; hidden cards are never named."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from qtsolitaire.rules.cards import FACE_DOWN, rank, suit
from qtsolitaire.rules.words import Move, Verb
from qtsolitaire.table import access
from qtsolitaire.table.marks import Place
from qtsolitaire.windows import announcing
from qtsolitaire.windows.main_window import MainWindow
from tests.windows.conftest import Opener
from tests.windows.games import almost_won, last_move

NAME = QAccessible.Text.Name
SUITS = {"en": ("spades", "hearts", "diamonds", "clubs"), "fr": ("pique", "cœur", "carreau", "trèfle")}
SUITS["hi"] = ("हुकुम", "पान", "ईंट", "चिड\u093cी")


@pytest.fixture(autouse=True)
def reader() -> None:
    access.install()


@pytest.fixture
def heard() -> Iterator[list[str]]:
    words: list[str] = []
    announcing.listeners.append(words.append)
    yield words
    announcing.listeners.remove(words.append)


def root(window: MainWindow) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(window.table)


def tree(window: MainWindow) -> dict[str, list[str]]:
    """Names of piles, and of the cards in each."""
    table = root(window)
    piles = [table.child(at) for at in range(table.childCount())]
    return {pile.text(NAME): [pile.child(at).text(NAME) for at in range(pile.childCount())] for pile in piles}


@pytest.mark.parametrize("language", ["en", "fr", "hi"])
@pytest.mark.parametrize("code", ["KL1-D3N-AAAAAAB", "SP1-S4-AAAAAAB", "PY1-ND-AAAAAAB", "FC1-C4-AAAAAAB"])
def test_every_pile_and_card_that_is_seen_has_a_name_of_its_own(open_window: Opener, code: str, language: str) -> None:
    window = open_window(code, language=language)
    assert window.host.session is not None
    position = window.host.session.position
    named = tree(window)
    assert len(named) == len(position.piles)
    seen = [name for names in named.values() for name in names if any(suit in name for suit in SUITS[language])]
    assert len([name for name in seen if name not in named]) >= sum(
        bool(cards) and cards[-1] < FACE_DOWN for cards in position.piles
    )
    for pile, names in zip(position.piles, named.values(), strict=True):
        shown = [name.split(",")[0] for name in names]
        for card, words in zip(pile[len(pile) - len(shown) :], shown, strict=True):
            if card >= FACE_DOWN:
                assert not any(word in words for word in SUITS[language]), "a hidden card is never named"
            else:
                assert SUITS[language][suit(card)] in words
                assert rank(card) in (1, 11, 12, 13) or str(rank(card)) in words


def test_a_card_is_named_with_its_place_and_where_it_can_go(open_window: Opener) -> None:
    window = open_window("KL1-D1N-AAAAAAF")
    names = [name for names in tree(window).values() for name in names]
    pattern = r"[\w ]+, column \d(, (\d) of \2)?, can go to the [\w ]+(, the [\w ]+)*"
    assert [name for name in names if re.fullmatch(pattern, name)], names
    assert "face-down card, column 7, 1 of 7" in names


def test_the_table_is_a_group_of_lists_below_the_stage(window: MainWindow) -> None:
    table = root(window)
    assert table.role() is QAccessible.Role.Grouping
    assert table.text(NAME) == "Table of Thoughtful Solitaire"
    assert QAccessible.queryAccessibleInterface(window.stage).indexOfChild(table) >= 0
    column = table.child(8)
    assert column.role() is QAccessible.Role.List
    card = column.child(1)
    assert card.role() is QAccessible.Role.ListItem
    assert card.parent() is column
    assert column.parent() is table
    assert table.indexOfChild(column) == 8
    assert column.indexOfChild(card) == 1


def test_a_card_is_found_where_it_is_seen(window: MainWindow) -> None:
    table = root(window)
    card = table.child(9).child(0)
    at = card.rect().center()
    assert window.table.card_rect(9, 0).contains(window.table.viewport().mapFromGlobal(at))
    assert table.childAt(at.x(), card.rect().y() + 4) is card


def test_the_focus_follows_the_cursor_and_stays_on_a_live_card(window: MainWindow) -> None:
    table = root(window)
    QTest.keyClick(window.table, Qt.Key.Key_Right)
    QTest.keyClick(window.table, Qt.Key.Key_3)
    column = window.table.session.engine.places.index("t3")  # type: ignore[union-attr]
    card = table.focusChild()
    assert card is table.child(column).child(2)
    assert card.state().focused
    QTest.keyClick(window.table, Qt.Key.Key_Return)
    if window.table.selection:
        assert card.state().selected
    window.house.preferences.set("language", "fr")
    assert "colonne 3" in table.focusChild().text(NAME)
    for key in (Qt.Key.Key_D, Qt.Key.Key_Left, Qt.Key.Key_Up):
        QTest.keyClick(window.table, key)
        assert table.focusChild().isValid()
        assert table.focusChild().text(NAME)


def test_a_place_that_is_gone_is_no_longer_valid(window: MainWindow) -> None:
    card = root(window).child(12).child(6)
    assert card.isValid()
    window.desk.want_code("KL1-D1N-AAAAAAB")
    window.desk.want_code("PY1-ND-AAAAAAB")
    assert not card.isValid()
    assert card.text(NAME) == ""
    assert card.rect().isEmpty()


def test_moves_draws_and_turned_up_cards_are_announced(open_window: Opener, heard: list[str]) -> None:
    window = open_window("KL1-D1N-AAAAAAB")
    session = window.host.session
    assert session is not None
    QTest.keyClick(window.table, Qt.Key.Key_D)
    assert re.fullmatch(r"Drawn: \w+ of \w+", heard[-1])
    window.requests.undo()
    assert heard[-1] == "Undone"
    for _ in range(60):
        moves = [m for m in session.engine.legal_moves(session.position) if m.verb is Verb.CARRY]
        turns = [m for m in moves if session.engine.play(session.position, m).events[-1].what.name == "TURNED_UP"]
        if turns:
            window.table.act(turns[0])
            break
        window.table.act(session.engine.stock_move(session.position, Verb.DRAW))
    assert re.fullmatch(r"[\w ]+ to (column \d|foundation of \w+)\. Turned up: \w+ of \w+", heard[-1]), heard[-1]


def test_lifting_and_putting_back_are_announced(open_window: Opener, heard: list[str]) -> None:
    window = open_window("FC1-C4-AAAAAAB")
    QTest.keyClick(window.table, Qt.Key.Key_Right)
    QTest.keyClick(window.table, Qt.Key.Key_Return)
    assert heard[-1].startswith("Lifted: ")
    QTest.keyClick(window.table, Qt.Key.Key_Escape)
    assert heard[-1] == "Put back"


def test_tf_19_a_refusal_is_announced_with_its_reason(open_window: Opener, heard: list[str]) -> None:
    window = open_window("FC1-C4-AAAAAAB")
    assert window.host.session is not None
    places = window.host.session.engine.places
    window.table.act(Move(Verb.CARRY, places.index("t1"), places.index("f1"), 3))
    assert window.stage.bubble.headline in heard[-1]
    assert window.stage.bubble.reason in heard[-1]


def test_a_win_and_toasts_are_announced(qtbot: QtBot, window: MainWindow, heard: list[str]) -> None:
    QTest.keyClick(window.table, Qt.Key.Key_L)
    assert heard[-1] == "No move has been made yet."
    window.host.begin(almost_won(window.house.catalogue))
    assert window.host.session is not None
    window.table.act(last_move(window.host.session))
    assert any(re.fullmatch(r"You have won: 0:00, 1 move", words) for words in heard), heard


def test_verdicts_are_announced(window: MainWindow, heard: list[str]) -> None:
    from qtsolitaire.windows.verdict_sign import Sign

    window.status.set_words("Checking…", Sign.CHECKING)
    window.status.set_words("This game cannot be won any more.", Sign.LOST)
    assert heard == ["This game cannot be won any more."]


def test_an_announcement_reaches_qt_only_where_somebody_listens(window: MainWindow) -> None:
    QAccessible.setActive(True)
    try:
        QTest.keyClick(window.table, Qt.Key.Key_D)
        window.table.caret.show()
        window.table.caret.set_place(Place(9, 0, 3))
    finally:
        QAccessible.setActive(False)
