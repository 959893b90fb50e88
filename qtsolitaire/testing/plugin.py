"""A pytest plugin: the fixture ``qtsolitaire_check`` runs every check of the ``variant.py`` beside the test.

    def test_my_game(qtsolitaire_check):
        assert qtsolitaire_check() == []

makes one test of each name in ``CHECKS``.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from qtsolitaire.testing.findings import Finding

FIXTURE = "qtsolitaire_check"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One test a check."""
    if FIXTURE in metafunc.fixturenames:
        from qtsolitaire.testing.check import CHECKS

        metafunc.parametrize(FIXTURE, list(CHECKS), indirect=True)


@pytest.fixture
def qtsolitaire_check(request: pytest.FixtureRequest) -> "Callable[[], list[Finding]]":
    """Make this check; [] where nothing is to be mended."""
    from qtsolitaire.testing.check import check_variant

    return lambda: check_variant(Path(request.path).parent, request.param)
