"""Where the refusal bubble lies, and how long (look brief, section 3)."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect

from qtsolitaire.windows.bubble import Spot, place, stays_ms

ROOM = QRect(10, 10, 1260, 696)


def spot(card: QRect, column: QRect | None = None, room: QRect = ROOM) -> Spot:
    return Spot(card, column or card, (card,), room)


def test_brief_3_the_bubble_goes_below_the_column_first() -> None:
    card = QRect(578, 256, 124, 40)
    box, side = place((356, 132), spot(card, QRect(578, 218, 124, 290)))
    assert side == "top"
    assert box.top() > 507
    assert abs(box.center().x() - card.center().x()) <= 1


def test_brief_3_with_no_room_below_it_goes_above_then_beside() -> None:
    low = QRect(578, 400, 124, 174)
    assert place((356, 132), spot(low, QRect(578, 400, 124, 300)))[1] == "bottom"
    tall = QRect(578, 20, 124, 680)
    box, side = place((356, 132), spot(QRect(578, 300, 124, 174), tall))
    assert side == "left"
    assert box.left() > tall.right()


@given(st.integers(10, 1200), st.integers(10, 600), st.integers(40, 180), st.integers(30, 260), st.integers(90, 220))
def test_brief_3_the_bubble_stays_inside_and_never_covers_its_card(
    left: int, top: int, wide: int, high: int, bubble_high: int
) -> None:
    card = QRect(left, top, wide, high).intersected(ROOM)
    box, _ = place((340, bubble_high), spot(card))
    assert ROOM.contains(box)
    assert not box.intersects(card)


def test_brief_3_long_sentences_stay_longer() -> None:
    assert stays_ms("x" * 100) == 6000
    assert stays_ms("x" * 200) == 10_000
