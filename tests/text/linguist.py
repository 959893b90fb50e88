"""The Linguist files as the tests see them."""

import importlib.util
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("fr", "hi")


def script() -> ModuleType:
    """``scripts/translations.py`` as a module."""
    spec = importlib.util.spec_from_file_location("translations_script", ROOT / "scripts" / "translations.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SCRIPT = script()


def entries(path: Path) -> Iterator[tuple[tuple[str, str, str], ET.Element, list[str]]]:
    """Key, element and translations of every message of a file."""
    for key, message in SCRIPT.messages(ET.parse(path).getroot()):
        yield key, message, SCRIPT.forms(message)


def all_texts(language: str) -> Iterator[tuple[str, str]]:
    """(where, text) for every sentence in a language that ships: Linguist files, plugins' texts and pages."""
    from qtsolitaire.plugins import load_bundled

    for path in sorted((ROOT / "translations").glob(f"*_{language}.ts")):
        for key, _, texts in entries(path):
            yield from ((f"{path.name} {key[0]}: {key[1]!r}", text) for text in texts)
    catalogue = load_bundled()
    for variant in catalogue.variants:
        for text_id, text in catalogue.texts(variant, language).items():
            yield f"{variant.id} {text_id}", text
        for path in sorted(catalogue.folder(variant).glob(f"*.{language}.md")):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                yield f"{path.parent.name}/{path.name}:{number}", line
        path = catalogue.folder(variant) / "examples.toml"
        if path.is_file():
            for text in _in_language(tomllib.loads(path.read_text(encoding="utf-8")), language):
                yield f"{path.parent.name}/{path.name}", text


def _in_language(value: object, language: str) -> Iterator[str]:
    """Every text under the language's key, however deep."""
    if isinstance(value, dict):
        for key, inside in value.items():
            if key == language and isinstance(inside, str):
                yield inside
            else:
                yield from _in_language(inside, language)
    elif isinstance(value, list):
        for inside in value:
            yield from _in_language(inside, language)
