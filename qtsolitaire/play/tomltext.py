"""TOML that a stranger may have written: parsed without being led into a trap."""

import re
import tomllib
from typing import Any

MOST_DOTS = 16
"""In one line outside strings. ``a.a.a.a = 1`` with 100,000 dots would take gigabytes of memory to parse."""

_STRINGS = re.compile(
    r'"""(?:[^\\]|\\.?)*?(?:"""|\Z)|\'\'\'.*?(?:\'\'\'|\Z)|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|#[^\n]*', re.DOTALL
)


class NotToml(ValueError):
    """It cannot be read as TOML; says the line where the parser does, else 0."""

    def __init__(self, line: int = 0) -> None:
        super().__init__(line)
        self.line = line


def parse(text: str) -> dict[str, Any]:
    """The document; line ends of Windows and of old Macs are taken for our own.

    Raises:
        NotToml: it is none, or nested deeper than any file of ours.
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    bare = _STRINGS.sub('""', text)
    if any(line.count(".") > MOST_DOTS for line in bare.split("\n")):
        raise NotToml
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise NotToml from None
    except ValueError as error:
        found = re.search(r"at line (\d{1,7})", str(error))
        raise NotToml(int(found.group(1)) if found else 0) from None
