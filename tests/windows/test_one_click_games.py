"""Where every move is one click, a click that cannot be a move is explained like any other refusal (TF-19)."""

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from qtsolitaire.rules import clicks
from qtsolitaire.rules.cards import FACE_DOWN
from qtsolitaire.rules.words import Move, Refusal, Role
from qtsolitaire.table.rings import Mark
from qtsolitaire.windows.main_window import MainWindow
from tests.windows.conftest import Opener

LEFT = Qt.MouseButton.LeftButton
GAMES = {"golf": "GO1-AAAAAAB", "tripeaks": "TP1-AAAAAAB"}


def spot(window: MainWindow, pile: int, depth: int) -> QPoint:
    """On the strip of a card that others leave to be seen."""
    box = window.table.card_rect(pile, depth)
    return QPoint(box.center().x(), box.top() + 4)


def answers(window: MainWindow) -> dict[int, Move | Refusal | None]:
    """What a click on the last card of each pile of the tableau would do."""
    session = window.table.session
    assert session is not None
    engine, board = session.engine, session.position
    return {pile: clicks.click(engine, board, pile, 1) for pile in engine.places.of(Role.TABLEAU) if board.piles[pile]}


def a_card_that_does_not_fit(window: MainWindow) -> int:
    found = answers(window).items()
    return next(p for p, a in found if isinstance(a, Refusal) and a.rule.startswith("onto.next_either_way"))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("double", [False, True])
def test_tf_19_a_click_on_a_card_that_does_not_fit_the_waste_is_explained(
    qtbot: QtBot, open_window: Opener, game: str, double: bool
) -> None:
    window = open_window(GAMES[game])
    session, viewport = window.table.session, window.table.viewport()
    assert session is not None
    pile = a_card_that_does_not_fit(window)
    at = spot(window, pile, len(session.position.piles[pile]) - 1)
    qtbot.mouseClick(viewport, LEFT, pos=at)
    if double:
        qtbot.mouseDClick(viewport, LEFT, pos=at)
        qtbot.mouseRelease(viewport, LEFT, pos=at)
    bubble = window.stage.bubble
    assert bubble.isVisible()
    assert "cannot go on" in bubble.headline
    assert "is not next in rank to" in bubble.reason
    assert bubble.link.text() == "Rule: Stock and waste"
    waste = session.engine.waste
    [marked] = window.table.marks.places(Mark.REFUSED)
    assert (marked.pile, marked.depth) == (waste, len(session.position.piles[waste]) - 1)
    assert session.moves == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_click_on_a_card_that_fits_says_nothing_and_moves_it(qtbot: QtBot, open_window: Opener, game: str) -> None:
    window = open_window(GAMES[game])
    session = window.table.session
    assert session is not None
    for _ in range(len(session.position.piles[session.engine.stock])):
        fits = [pile for pile, answer in answers(window).items() if isinstance(answer, Move)]
        if fits:
            break
        qtbot.mouseClick(window.table.viewport(), LEFT, pos=window.table.card_rect(session.engine.stock).center())
    held = len(session.position.piles[fits[0]])
    qtbot.mouseClick(window.table.viewport(), LEFT, pos=spot(window, fits[0], held - 1))
    assert len(session.position.piles[fits[0]]) == held - 1
    assert not window.stage.has("bubble") or window.stage.bubble.isHidden()


def test_tf_19_a_covered_card_of_golf_names_the_card_on_it(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(GAMES["golf"])
    session = window.table.session
    assert session is not None
    qtbot.mouseClick(window.table.viewport(), LEFT, pos=spot(window, session.engine.places.index("t1"), 1))
    assert window.stage.bubble.isVisible()
    assert window.stage.bubble.headline.endswith("is covered")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "nothing covers it"), ("fr", "plus rien ne la couvre"), ("hi", "कोई पत्ता नहीं ढकता")],
)
def test_tf_19_a_hidden_card_of_tripeaks_says_when_it_turns_up(
    qtbot: QtBot, open_window: Opener, language: str, words: str
) -> None:
    window = open_window(GAMES["tripeaks"], language=language)
    session = window.table.session
    assert session is not None
    hidden = next(
        pile for pile in session.engine.places.of(Role.TABLEAU) if session.position.piles[pile][-1] >= FACE_DOWN
    )
    qtbot.mouseClick(window.table.viewport(), LEFT, pos=spot(window, hidden, 0))
    assert window.stage.bubble.isVisible()
    assert words in window.stage.bubble.reason


def test_tf_13_elsewhere_one_click_with_nowhere_to_go_still_says_nothing(qtbot: QtBot, window: MainWindow) -> None:
    session = window.table.session
    assert session is not None
    for pile, answer in answers(window).items():
        if answer is None:
            depth = len(session.position.piles[pile]) - 1
            qtbot.mouseClick(window.table.viewport(), LEFT, pos=window.table.card_rect(pile, depth).center())
            break
    assert not window.stage.has("bubble") or window.stage.bubble.isHidden()
