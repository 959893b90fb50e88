"""All sentences of the host, by id: ``<context>.<key>``, the context being that of the Linguist files."""

from collections.abc import Mapping
from typing import NamedTuple

from qtsolitaire.text.problems import PROBLEM
from qtsolitaire.text.sentences_command import COMMAND
from qtsolitaire.text.sentences_hint import HINT
from qtsolitaire.text.sentences_output import OUTPUT
from qtsolitaire.text.sentences_page import PAGE, POINTS
from qtsolitaire.text.sentences_read import READ
from qtsolitaire.text.sentences_refused import HEADLINE, REFUSED
from qtsolitaire.text.sentences_rules import RULE
from qtsolitaire.text.sentences_table import CARD, PILE, SETTING


class Sentence(NamedTuple):
    """One English sentence and where its translations lie."""

    context: str  # of the Linguist files
    english: str  # the source text; ``%n`` in it asks for plural forms


_TABLES: Mapping[str, Mapping[str, str]] = {
    "rule": RULE,
    "refused": REFUSED,
    "headline": HEADLINE,
    "problem": PROBLEM,
    "command": COMMAND,
    "hint": HINT,
    "output": OUTPUT,
    "card": CARD,
    "pile": PILE,
    "setting": SETTING,
    "read": READ,
    "page": PAGE,
    "points": POINTS,
}

SENTENCES: Mapping[str, Sentence] = {
    f"{context}.{key}": Sentence(context, english)
    for context, table in _TABLES.items()
    for key, english in table.items()
}
