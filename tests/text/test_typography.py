"""The law of words and typography, for every French and Hindi sentence that ships (TERMS: Writing)."""

import re
import unicodedata

import pytest

from tests.text.linguist import all_texts

FRENCH = list(all_texts("fr"))
HINDI = list(all_texts("hi"))

URL_OR_CODE = re.compile(r"`[^`]*`|https?://\S+|</?[a-z][^>]*>|«\u00a0[a-z]+:\u00a0»|\]\([^)]*\)")


def found(texts: list[tuple[str, str]], pattern: str) -> list[str]:
    """Where the pattern occurs, outside of code, tags and addresses."""
    wanted = re.compile(pattern)
    return [f"{where}: {text!r}" for where, text in texts if wanted.search(URL_OR_CODE.sub("x", text))]


def test_there_is_something_to_read() -> None:
    assert len(FRENCH) > 250
    assert len(HINDI) > 500


@pytest.mark.parametrize(
    ("what", "pattern"),
    [
        ("a colon after anything but U+00A0 (times and ratios apart)", r"(?<![\u00a0\d*|#]):(?=[\s*]|$)"),
        ("a space other than U+202F before ; ! ?", r"(?<![\u202f\w])[;!?]|\w[;!?](?=\s|$)"),
        ("a guillemet without U+00A0 inside", r"«(?!\u00a0)|(?<!\u00a0)»"),
        ("a straight apostrophe or quote", r"['\"]"),
        ("a double space", r"  "),
        ("English quotes", r"[“”]"),
        ("œ spelled in two letters", r"(?i)\bcoeur"),
        ("a rank without its capital", r"\b(?:rois?|valets?|dames?|as de)\b"),
        ("a decimal point", r"(?<![\w-])\d+\.\d+(?![\d.]*[\w])"),
        ("thousands without U+202F", r"\d[ ,\u00a0]\d{3}\b(?!\u202f%)"),
        ("three points for an ellipsis", r"\.\.\."),
        ("a hyphen for a minus", r"(?<![\w\u00a0])-\d"),
    ],
)
def test_french_typography(what: str, pattern: str) -> None:
    assert not found(FRENCH, pattern), what


@pytest.mark.parametrize(
    ("what", "pattern"),
    [
        ("Devanagari digits", r"[०-९]"),
        ("a full stop for a danda", r"[\u0900-\u097f]\.(?:\s|$)"),
        ("a space before a danda", r"\s।"),
        ("straight quotes", r"\"|(?<!\w)'|'(?!\w)"),
        ("a nukta on a letter other than ज फ (ड and ढ are letters of their own)", r"(?<![जफडढ])\u093c"),
        ("a precomposed nukta letter", r"[\u0929\u0931\u0934\u0958-\u095f]"),
        ("a double space", r"  "),
        ("a hyphen for a minus", r"(?<![\w\u0900-\u097f])-\d"),
        ("the wrong grouping", r"\d,\d{3},\d{3}|\b\d{3},\d{3}\b"),
        ("foundation without its nukta", r"फाउंडेशन"),
        ("game without its nukta", r"बाजी"),
        ("more without its nukta", r"ज्यादा"),
        ("only without its nukta", r"सिर्फ(?!\u093c)"),
    ],
)
def test_hindi_typography(what: str, pattern: str) -> None:
    assert not found(HINDI, pattern), what


@pytest.mark.parametrize("texts", [FRENCH, HINDI], ids=["fr", "hi"])
def test_every_text_is_in_normal_form(texts: list[tuple[str, str]]) -> None:
    assert not [where for where, text in texts if unicodedata.normalize("NFC", text) != text]
