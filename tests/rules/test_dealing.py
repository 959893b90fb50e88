"""The word Deal: how many, how many of them face up, in the order of a real table."""

import pytest

from qtsolitaire import api
from qtsolitaire.rules.cards import FULL_PACK, is_face_up
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.table import Options, Table, Variant


def engine(*deal: api.Deal) -> Engine:
    def lay_out(options: Options) -> Table:
        return Table(piles=(*api.columns(4, 1.1), api.stock((0, 3))), deal=deal, goal=api.all_on_foundations)

    return Engine(Variant("dealt", "QQ", lay_out))


def ups(made: Engine) -> list[int]:
    board = made.start(FULL_PACK)
    return [sum(map(is_face_up, pile)) for pile in board.piles]


@pytest.mark.parametrize(
    ("up", "wanted"),
    [(None, [3, 3, 3, 3]), (0, [0] * 4), (1, [1] * 4), (5, [3] * 4), ((0, 1, 2, 3), [0, 1, 2, 3])],
)
def test_up_says_how_many_of_the_last_cards_lie_face_up(up: int | tuple[int, ...] | None, wanted: list[int]) -> None:
    made = engine(api.Deal(api.pid("t", 4), 3, up=up), api.Deal(("stock",), up=0))
    assert ups(made) == [*wanted, 0]


def test_cards_go_round_the_piles_whatever_lies_face_up() -> None:
    made = engine(api.Deal(api.pid("t", 4), 3, up=(0, 1, 2, 3)), api.Deal(("stock",), up=0))
    board = made.start(FULL_PACK)
    assert [[card & 63 for card in pile] for pile in board.piles[:4]] == [list(FULL_PACK[at:12:4]) for at in range(4)]
