"""Every numbered line of the contract of games, codes and application is held by a test that cites it."""

import re
from pathlib import Path

import pytest

LINES = {"tf": 21, "kl": 4, "sp": 6, "fc": 5, "bk": 13, "py": 10, "dc": 7, "ap": 11}
NUMBERS = [f"{part}_{number:02}" for part, count in LINES.items() for number in range(1, count + 1)]
NAMES = [
    name
    for path in Path(__file__).parent.rglob("test_*.py")
    for name in re.findall(r"^\s*(?:async )?def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
]


@pytest.mark.parametrize("number", NUMBERS)
def test_a_test_cites_the_line(number: str) -> None:
    assert any(f"_{number}_" in f"{name}_" for name in NAMES)
