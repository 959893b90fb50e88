"""One word per thing in three languages (TERMS): what the English names, the French and the Hindi name by its word."""

import re

import pytest

from qtsolitaire.plugins import load_bundled
from tests.text.linguist import SCRIPT, all_texts, entries

GLOSSARY = [
    # English, French, Hindi; each a regular expression
    (r"\bsuits?\b", "enseigne", "सूट"),
    (r"\bcolours?\b", "couleur|rouge et noir", "रंग|लाल और काला"),
    (r"\bwaste\b", "défausse|recycl", "वेस्ट"),
    (r"\bstock\b", "[Pp]ioche|recyclée", "स्टॉक"),
    (r"\bfoundations?\b", "[Ff]ondation", "फ\u093cाउंडेशन"),
    (r"\bcells?\b", "[Cc]ellule", "सेल"),
    (r"\bcolumns?\b", "[Cc]olonne", "कॉलम"),
    (r"\btableau\b", "tableau", "टेबलो"),
    (r"\bordered run\b", "suite ordonnée", "क्रम"),
    (r"\bgroups?\b", "[Gg]roupe", "समूह"),
    (r"\bpairs?\b", "paire", "जोड\u093cी|जोड\u093cि"),
    (r"\bkings?\b", "Roi", "बादशाह"),
    (r"\baces?\b", r"\bAs\b", "इक्क"),
    (r"\bqueen\b", "Dame", "बेगम"),
    (r"\bjack\b", "Valet", "गुलाम"),
    (r"\branks?\b", "val(?:eur|oir)|vaut", "रैंक"),
    (r"\bface[ -]down\b", "face cachée", "उलट"),
    (r"\bdeal codes?\b", "code de partie|Chaque partie a un code", "बाज\u093cी (?:का|के) (?:एक )?कोड"),
    (r"\bscore\b", "[Ss]core", "स्कोर"),
    (r"\bspades\b", "pique", "हुकुम"),
    (r"\bhearts\b", "cœur", "पान"),
    (r"\bdiamonds\b", "carreau", "ईंट"),
    (r"\bclubs\b", "trèfle", "चिड\u093cी"),
    (r"\bSettings\b", "[Pp]aramètres", "सेटिंग"),
    (r"\bUndo\b", "Annuler|annul", "वापस ले"),
    (r"\bRedo\b", "Rétablir", "फिर से करें"),
    (r"\bHint\b", "Indice", "संकेत"),
    (r"\bStatistics\b", "Statistiques", "आँकड\u093cे"),
    (r"\bNew game\b", "Nouvelle partie", "नई बाज\u093cी"),
]


GAMES = ("thoughtful", "klondike", "spider", "freecell", "bakers-game", "pyramid")


def own(language: str) -> list[tuple[str, list[str]]]:
    """Source without its placeholders, and translations; Qt's own words are not ours."""
    return [
        (re.sub(r"{\w+}", "", key[1]), texts)
        for key, _, texts in entries(SCRIPT.source_file(language))
        if not key[0].startswith("Q")
    ]


@pytest.mark.parametrize(("english", "french", "hindi"), GLOSSARY, ids=lambda pattern: pattern)
def test_one_word_per_thing(english: str, french: str, hindi: str) -> None:
    for language, wanted in (("fr", french), ("hi", hindi)):
        for source, texts in own(language):
            if re.search(english, source):
                assert all(re.search(wanted, text) for text in texts), f"{language} {source!r}: {texts}"


@pytest.mark.parametrize("english", [r"\bsuits?\b"])
def test_french_never_says_couleur_for_a_suit(english: str) -> None:
    for source, texts in own("fr"):
        if re.search(english, source) and "colour" not in source:
            assert not any("couleur" in text.lower() for text in texts), f"{source!r}: {texts}"


@pytest.mark.parametrize(
    "word", ["Treize à la douzaine", r"\btalon\b", r"\bséquence", r"suites? de couleur", r"cases? libre", "plateau"]
)
def test_french_rejected_words(word: str) -> None:
    assert not [where for where, text in all_texts("fr") if re.search(word, text, re.IGNORECASE)]


@pytest.mark.parametrize(
    "word",
    [
        "आधार",
        "नींव",
        "औंधा",
        "डेक",
        "रानी",
        "राजा",
        "सेटिंग्स",
        "गड्डी (?:पर क्लिक.*|से पत्त.*|खाली.*)",
        "टेबल",
        "मेन्यू",
        "ढेरी",
        "केवल",
    ],
)
def test_hindi_rejected_words(word: str) -> None:
    """गड्डी is the deck of cards, never the stock: nobody clicks on it or draws from it."""
    assert not [where for where, text in all_texts("hi") if re.search(whole(word), text)]


def whole(words: str) -> str:
    """These words by themselves: vowel signs are no word characters to a regular expression."""
    return f"(?<![\u0900-\u097f])(?:{words})(?![\u0900-\u097f])"


def test_hindi_asks_politely() -> None:
    """Commands end in -एँ or -ें; the familiar forms never appear."""
    assert not [where for where, text in all_texts("hi") if re.search(whole("तुम|तू|करो|रखो|खेलो|चुनो"), text)]


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Thoughtful Solitaire", "Klondike", "Spider", "FreeCell", "Baker’s Game", "Pyramid"]),
        ("fr", ["Solitaire Réfléchi", "Klondike", "Spider", "FreeCell", "Jeu du Boulanger", "Pyramide"]),
        ("hi", ["विचारशील सॉलिटेयर", "क्लोंडाइक", "स्पाइडर", "फ्रीसेल", "बेकर्स गेम", "पिरामिड"]),
    ],
)
def test_the_games_have_the_names_of_the_list(language: str, names: list[str]) -> None:
    from qtsolitaire.text.speech import Speech

    catalogue = load_bundled()
    speech = Speech(language, catalogue)
    assert [speech.name(catalogue.get(game)) for game in GAMES] == names
