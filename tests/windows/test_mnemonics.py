"""Letters of menu entries (case P63)."""

from hypothesis import given
from hypothesis import strategies as st

from qtsolitaire.windows.mnemonics import marked


def letters(texts: list[str]) -> list[str]:
    """The letter behind each single ``&``."""
    found = []
    for text in texts:
        plain = text.replace("&&", "")
        if "&" in plain:
            found.append(plain[plain.index("&") + 1].casefold())
    return found


@given(st.lists(st.text(max_size=24), max_size=20))
def test_p63_no_letter_twice_whatever_the_words(texts: list[str]) -> None:
    found = letters(marked(texts, texts))
    assert len(found) == len(set(found))


def test_p63_entries_keep_their_first_letter_where_it_is_free() -> None:
    assert marked(["About Qt", "Quit"], ["About Qt", "Quit"]) == ["&About Qt", "&Quit"]


def test_p63_a_script_that_needs_another_keyboard_shows_the_english_letter() -> None:
    assert marked(["नई बाज़ी…", "बंद करें"], ["New game…", "Quit"]) == ["नई बाज़ी (&N)…", "बंद करें (&Q)"]
