"""No text reaches a player without passing the translators: read out of the sources themselves."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.text.linguist import ROOT, SCRIPT, entries

PACKAGE = ROOT / "qtsolitaire"
SETTERS = {
    "setText", "setToolTip", "setWindowTitle", "setAccessibleName", "setAccessibleDescription", "setPlaceholderText",
    "setTitle", "setStatusTip", "setWhatsThis", "addAction", "addMenu", "addTab", "addItem", "setTabText", "addButton",
    "setInformativeText", "setLabelText", "setHeaderLabels", "showMessage", "setSuffix", "setPrefix",
    "QLabel", "QPushButton", "QAction", "QCheckBox", "QRadioButton", "QGroupBox", "QMenu", "QDockWidget",
}  # fmt: skip


def calls() -> Iterator[tuple[str, ast.Call]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield f"{path.relative_to(ROOT)}:{node.lineno}", node


def name_of(call: ast.Call) -> str:
    return getattr(call.func, "id", getattr(call.func, "attr", ""))


def translations() -> Iterator[tuple[str, ast.Call]]:
    """Calls of translate and of the mark with a text spelled out; strings and transforms have other ``translate``."""
    for where, call in calls():
        if name_of(call) in ("translate", "QT_TRANSLATE_NOOP") and any(map(is_text, call.args[:2])):
            yield where, call


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def test_sources_are_plain_texts() -> None:
    """lupdate takes an f-string as it stands, and what is added up in the call it never finds."""
    bad = []
    for where, call in translations():
        for argument in call.args[:2]:
            if isinstance(argument, ast.JoinedStr | ast.BinOp | ast.Call):
                bad.append(where)
    assert not bad


def test_every_literal_source_is_in_the_linguist_files() -> None:
    known = {key[:2] for key, _, _ in entries(SCRIPT.source_file("fr"))}
    lost = []
    for where, call in translations():
        texts = [argument.value for argument in call.args[:2] if isinstance(argument, ast.Constant)]
        if len(texts) == 2 and tuple(texts) not in known:
            lost.append(f"{where}: {texts}")
    assert not lost, "run `make translations`"


def test_a_context_is_always_spelled_out() -> None:
    """Else lupdate files the text under nothing."""
    assert not [where for where, call in translations() if len(call.args) > 1 and not is_text(call.args[0])]


def test_no_widget_gets_an_english_text_of_its_own() -> None:
    bare = []
    for where, call in calls():
        if name_of(call) in SETTERS:
            texts = [a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
            bare += [
                f"{where}: {text!r}" for text in texts if sum(map(str.isalpha, text)) > 1 and text != "Qt Solitaire"
            ]
    assert not bare


@pytest.mark.parametrize("path", sorted((PACKAGE / "windows").glob("*.py")), ids=lambda path: path.name)
def test_placeholders_have_names(path: Path) -> None:
    """A bare {} cannot be moved by a translator who does not see its neighbour."""
    bad = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and name_of(node) in ("translate", "QT_TRANSLATE_NOOP") and len(node.args) > 1:
            text = node.args[1]
            if (
                isinstance(text, ast.Constant)
                and isinstance(text.value, str)
                and ("{}" in text.value or "{0" in text.value)
            ):
                bad.append(text.value)
    assert not bad
