"""The kit that tests a variant, for this project and for authors of plugins.

from qtsolitaire.testing import CHECKS, check_variant

@pytest.mark.parametrize("check", CHECKS)
def test_my_game(check):
    assert check_variant("my_game", check) == []
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from qtsolitaire.testing.check import CHECKS, check_variant

__all__ = ["CHECKS", "check_variant"]


def __getattr__(name: str) -> object:
    """The two words of the kit, loaded when they are wanted: a trial needs nothing of texts and tables.

    Raises:
        AttributeError: the kit has no such word.
    """
    if name in __all__:
        from qtsolitaire.testing import check

        return getattr(check, name)
    raise AttributeError(name)
