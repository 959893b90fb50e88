"""A page as blocks: what stands in it, and by which rule ids it is found.

Pages are written in a small part of Markdown: ``#`` headings, paragraphs, ``-`` and ``1.`` items, ``**bold**``,
``*italic*``, code in backquotes and ``[words](target)``. A block that tells a rule begins with
``<a id="onto.one_lower"></a>``, once per rule.
"""

import re
from dataclasses import dataclass
from enum import Enum
from html import escape


class Kind(Enum):
    """What a block is."""

    HEADING = "heading"
    TEXT = "text"
    ITEM = "item"
    NUMBERED = "numbered"


@dataclass(frozen=True, slots=True)
class Block:
    """One heading, paragraph or list item."""

    kind: Kind
    text: str  # one line of inline Markdown
    anchors: tuple[str, ...] = ()  # ids of the rules it tells
    level: int = 0  # of a heading, 1 the page's title
    number: int = 0  # of a numbered item

    def markdown(self) -> str:
        """The block as it is written, without its anchors."""
        marks = {
            Kind.HEADING: "#" * self.level + " ",
            Kind.ITEM: "- ",
            Kind.NUMBERED: f"{self.number}. ",
            Kind.TEXT: "",
        }
        return marks[self.kind] + self.text

    def html(self) -> str:
        """The block for a text browser, each anchor as a named ``a``.

        Qt gives the anchor's format to the one character that follows, which would tear a Devanagari syllable apart:
        so an invisible one follows.
        """
        names = "".join(f'<a name="{escape(anchor)}"></a>' for anchor in self.anchors) + JOINER * bool(self.anchors)
        if self.kind is Kind.HEADING:
            return f"<h{self.level}>{names}{inline(self.text)}</h{self.level}>"
        if self.kind is Kind.TEXT:
            return f"<p>{names}{inline(self.text)}</p>"
        tag = "ul" if self.kind is Kind.ITEM else f'ol start="{self.number}"'
        return f"<{tag}><li>{names}{inline(self.text)}</li></{tag.split(maxsplit=1)[0]}>"


JOINER = "\N{WORD JOINER}"
"""No width, no break, no glyph."""

_ANCHOR = re.compile(r'<a (?:id|name)="([^"]+)"></a>\s*')
_HEADING = re.compile(r"(#{1,4})\s+(.*)")
_ITEM = re.compile(r"[-*]\s+(.*)")
_NUMBERED = re.compile(r"(\d+)\.\s+(.*)")
_CODE = re.compile(r"`([^`]+)`")
_INLINE = (
    (re.compile(r"\*\*([^*]+)\*\*"), r"<b>\1</b>"),
    (re.compile(r"(?<!\*)\*([^*\s][^*]*)\*"), r"<i>\1</i>"),
    (re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)"), r'<a href="\2">\1</a>'),
)


def inline(text: str) -> str:
    """Inline Markdown as HTML; whatever else looks like HTML is shown as it stands.

    A deal code is one word: no line ends at its hyphens.
    """
    shown = _CODE.sub(lambda code: f"<code>{code[1].replace('-', f'-{JOINER}')}</code>", escape(text, quote=False))
    for pattern, replacement in _INLINE:
        shown = pattern.sub(replacement, shown)
    return shown


def read(markdown: str) -> tuple[Block, ...]:
    """The blocks of a page; lines of one paragraph are joined."""
    blocks: list[Block] = []
    waiting: list[str] = []
    anchors: list[str] = []

    def close() -> None:
        if waiting:
            blocks.append(_block(" ".join(waiting), tuple(anchors)))
            waiting.clear()
            anchors.clear()

    for line in map(str.strip, markdown.lstrip("\ufeff").splitlines()):
        found = _ANCHOR.findall(line)
        rest = _ANCHOR.sub("", line)
        starts = any(pattern.match(rest) for pattern in (_HEADING, _ITEM, _NUMBERED))
        if not line or starts or found or (waiting and _HEADING.match(waiting[0])):
            close()
        anchors.extend(found)
        if rest:
            waiting.append(rest)
    close()
    return tuple(blocks)


def _block(line: str, anchors: tuple[str, ...]) -> Block:
    heading, item, numbered = _HEADING.match(line), _ITEM.match(line), _NUMBERED.match(line)
    if heading:
        return Block(Kind.HEADING, heading[2], anchors, level=len(heading[1]))
    if item:
        return Block(Kind.ITEM, item[1], anchors)
    if numbered:
        return Block(Kind.NUMBERED, numbered[2], anchors, number=int(numbered[1]))
    return Block(Kind.TEXT, line, anchors)
