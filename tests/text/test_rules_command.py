"""``qtsolitaire rules GAME --lang hi`` prints the page."""

import pytest

from qtsolitaire.cli import main
from qtsolitaire.commands import NAMES


@pytest.mark.parametrize(
    ("words", "title"),
    [
        (["thoughtful"], "# Thoughtful Solitaire"),
        (["thoughtful", "--lang", "fr"], "# Solitaire Réfléchi"),
        (["bakers", "game", "--lang=hi"], "# बेकर्स गेम"),
        (["BAKERS-GAME", "--lang", "en"], "# Baker’s Game"),
        (["golf", "--lang", "hi"], "# गोल्फ\u093c"),
    ],
)
def test_the_page_is_printed(words: list[str], title: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", *words]) == 0
    out = capsys.readouterr().out
    assert out.startswith(title + "\n")
    assert out.count("\n## ") >= 8
    assert "<a" not in out


def test_an_unknown_game_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "poker", "--lang", "fr"]) == 2
    assert "«\u00a0poker\u00a0»" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["fr", "hi"])
@pytest.mark.parametrize("command", NAMES)
def test_every_command_takes_a_language(command: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for spoken in ("en", language):
        assert main([command, "--help", f"--lang={spoken}"]) == 0
        said.append(capsys.readouterr().out.splitlines())
    english, other = said
    assert english[0] == other[0], "how it is used is the same everywhere"
    assert len(english) == len(other) > 2
    assert not set(filter(None, english[1:])) & set(other)
