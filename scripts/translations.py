"""Collect the program's sentences into the Linguist files, and compile those.

    python scripts/translations.py update     new sentences into translations/*.ts, vanished ones out
    python scripts/translations.py compile    translations/*.ts into *.qm, which are committed too

lupdate misses plural forms when ``%n`` is not given as a literal number, so every source with ``%n`` is made one here.
It misses calls within f-strings and with some arguments too, so what stands spelled out in the sources is added.
"""

import ast
import copy
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from pathlib import Path

import PySide6

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "translations"
PACKAGE = ROOT / "qtsolitaire"
LANGUAGES = ("en", "fr", "hi")
PLURAL_FORMS = 2
"""English, French and Hindi have two each; a language with more needs its number here."""

CALLS = ("translate", "QT_TRANSLATE_NOOP")

HEAD = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'

Key = tuple[str, str, str]
"""Context, source and comment of a message."""


def tool(name: str) -> str:
    """The path of lupdate or lrelease inside PySide6."""
    folder = Path(PySide6.__file__).parent
    return str(next(path for path in (folder / name, folder / f"{name}.exe") if path.is_file()))


def source_file(language: str, name: str = "qtsolitaire") -> Path:
    """The Linguist file of a language; ``qtbase`` holds Qt's own words."""
    return FOLDER / f"{name}_{language}.ts"


def messages(tree: ET.Element) -> Iterator[tuple[Key, ET.Element]]:
    """Every message with its key."""
    for context in tree.iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            yield (name, message.findtext("source") or "", message.findtext("comment") or ""), message


def forms(message: ET.Element) -> list[str]:
    """The translation, or its plural forms."""
    translation = message.find("translation")
    if translation is None:
        return []
    plurals = translation.findall("numerusform")
    return [form.text or "" for form in plurals] if plurals else [translation.text or ""]


def set_forms(message: ET.Element, texts: Sequence[str]) -> None:
    """Write the translation; it is finished when no form is empty."""
    translation = message.find("translation")
    if translation is None:
        translation = ET.SubElement(message, "translation")
    translation.clear()
    if message.get("numerus") == "yes":
        for text in (*texts, *[""] * PLURAL_FORMS)[:PLURAL_FORMS]:
            ET.SubElement(translation, "numerusform").text = text
    else:
        translation.text = texts[0] if texts else ""
    if not texts or not all(texts):
        translation.set("type", "unfinished")


def update() -> None:
    """Bring every file up to date with the sources, keeping what is translated."""
    collected = collect()
    for language in LANGUAGES:
        path = source_file(language)
        known = dict(messages(ET.parse(path).getroot())) if path.is_file() else {}
        tree = copy.deepcopy(collected)
        tree.set("language", language)
        _mend(tree, {key: forms(message) for key, message in known.items()}, plurals_only=language == "en")
        write(tree, path)


def collect() -> ET.Element:
    """All messages that lupdate finds in the package, untranslated."""
    options = ["-extensions", "py", "-locations", "none", "-silent", "-source-language", "en", "-target-language", "fr"]
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / "qtsolitaire_fr.ts"
        subprocess.run([tool("lupdate"), *options, str(PACKAGE), "-ts", str(fresh)], check=True)
        tree = ET.parse(fresh).getroot()
    found = {key for key, _ in messages(tree)}
    for key in dict.fromkeys(spelled_out()):
        if key not in found:
            _add(tree, key)
    return tree


def spelled_out() -> Iterator[Key]:
    """Every call of translate and of the mark whose texts are literals."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) > 1:
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                context, source, *rest = (getattr(argument, "value", None) for argument in node.args[:3])
                comment = rest[0] if rest and isinstance(rest[0], str) else ""
                if name in CALLS and isinstance(context, str) and isinstance(source, str):
                    yield context, source, comment


def _add(tree: ET.Element, key: Key) -> None:
    context = next((each for each in tree.iter("context") if each.findtext("name") == key[0]), None)
    if context is None:
        context = ET.SubElement(tree, "context")
        ET.SubElement(context, "name").text = key[0]
    message = ET.SubElement(context, "message")
    ET.SubElement(message, "source").text = key[1]
    if key[2]:
        ET.SubElement(message, "comment").text = key[2]
    ET.SubElement(message, "translation", type="unfinished")


def _mend(tree: ET.Element, kept: dict[Key, list[str]], plurals_only: bool) -> None:
    for key, message in list(messages(tree)):
        if "%n" in key[1]:
            message.set("numerus", "yes")
            set_forms(message, kept.get(key, []))
        elif key in kept:
            set_forms(message, kept[key])
    if plurals_only:
        _drop_singles(tree)


def _drop_singles(tree: ET.Element) -> None:
    for context in list(tree.iter("context")):
        for message in context.findall("message"):
            if message.get("numerus") != "yes":
                context.remove(message)
        if context.find("message") is None:
            tree.remove(context)


def write(tree: ET.Element, path: Path) -> None:
    """Write a Linguist file as lupdate does."""
    ET.indent(tree, "    ")
    path.write_text(HEAD + ET.tostring(tree, encoding="unicode") + "\n", encoding="utf-8")


def compile_all() -> None:
    """Compile every Linguist file beside itself; sentences not yet translated stay out, and are then English.

    A running program reads the old file on: it has it mapped into memory, so the new one takes its place whole.
    """
    for path in sorted(FOLDER.glob("*.ts")):
        fresh = path.with_suffix(".fresh")
        subprocess.run([tool("lrelease"), "-silent", "-fail-on-invalid", str(path), "-qm", str(fresh)], check=True)
        fresh.replace(path.with_suffix(".qm"))


def main(arguments: Sequence[str]) -> int:
    """Do what the first argument says."""
    actions = {"update": update, "compile": compile_all}
    if len(arguments) != 1 or arguments[0] not in actions:
        sys.stderr.write(__doc__ or "")
        return 2
    actions[arguments[0]]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
