"""Ids become sentences in three languages, and nothing that is missing or broken ever fails a player (P48)."""

import logging
import subprocess
import sys
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path

import pytest

from qtsolitaire.plugins import Catalogue, load_bundled
from qtsolitaire.rules.cards import FACE_DOWN, Card, Suit, card
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.errors import CodeProblem, Problem
from qtsolitaire.rules.table import Variant
from qtsolitaire.rules.words import Refusal, Role, Stage
from qtsolitaire.text.languages import matching, of_environment
from qtsolitaire.text.speech import FRENCH_LETTERS, Speech
from tests.text.linguist import ROOT

NINE, QUEEN = card(9, Suit.DIAMONDS), card(12, Suit.SPADES)


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_bundled()


@pytest.fixture(scope="module")
def thoughtful(catalogue: Catalogue) -> Engine:
    return Engine(catalogue.get("thoughtful"))


DISORDERED = Refusal("source.disordered", Stage.SOURCE, (NINE, QUEEN, NINE), pile=5, depth=2)


@pytest.mark.parametrize(
    ("language", "headline", "reason"),
    [
        (
            "en",
            "9♦ is held by the cards on it",
            "They are not an ordered run: Q♠ cannot lie on 9♦. Only an ordered run moves as a group.",
        ),
        (
            "fr",
            "9♦ est sous d’autres cartes",
            "Elles ne forment pas une suite ordonnée\u00a0: Q♠ ne va pas sur 9♦. "
            "Seule une suite ordonnée se déplace en groupe.",
        ),
        (
            "hi",
            "9♦ अपने ऊपर के पत्तों से रुका है",
            "वे क्रम में नहीं हैं: Q♠ को 9♦ पर नहीं रखा जा सकता। सिर्फ\u093c क्रम में लगे पत्ते समूह बनकर चलते हैं।",
        ),
    ],
)
def test_tf_06_the_disordered_group_is_told(
    language: str, headline: str, reason: str, catalogue: Catalogue, thoughtful: Engine
) -> None:
    assert Speech(language, catalogue).refusal(DISORDERED, thoughtful) == (headline, reason)


@pytest.mark.parametrize(
    ("language", "limit", "reason"),
    [
        ("en", 1, "Only 1 card can move there now."),
        ("en", 5, "At most 5 cards can move there together now."),
        ("fr", 1, "Une seule carte peut être déplacée là pour l’instant."),
        ("fr", 10, "On ne peut y déplacer ensemble que 10 cartes au plus pour l’instant."),
        ("hi", 1, "अभी वहाँ ज\u093cयादा से ज\u093cयादा 1 पत्ता जा सकता है।"),
        ("hi", 5, "अभी वहाँ एक साथ ज\u093cयादा से ज\u093cयादा 5 पत्ते जा सकते हैं।"),
    ],
)
def test_bk_05_the_refusal_tells_the_maximum(language: str, limit: int, reason: str, thoughtful: Engine) -> None:
    refusal = Refusal("size.room", Stage.SIZE, (NINE,), limit=limit)
    told = Speech(language).refusal(refusal, thoughtful)[1]
    assert told.startswith(reason.replace("ज\u093cयादा", "ज\u093c्यादा"))


def test_py_05_the_sum_is_told(catalogue: Catalogue) -> None:
    pyramid = Engine(catalogue.get("pyramid"))
    refusal = Refusal("remove.thirteen", Stage.BUILD, (card(7, Suit.HEARTS), card(5, Suit.CLUBS)))
    headline, reason = Speech("en", catalogue).refusal(refusal, pyramid)
    assert headline == "7♥ and 5♣ are no pair"
    assert reason.startswith("7 + 5 = 12.")


def test_a_face_down_card_is_never_named() -> None:
    hidden = Card(card(12, Suit.SPADES) | FACE_DOWN)
    speech = Speech("en")
    assert speech.card(hidden) == speech.card_long(hidden) == "face-down card"


@pytest.mark.parametrize(
    ("language", "seven", "queen"),
    [
        ("en", "7 of hearts", "queen of spades"),
        ("fr", "7 de cœur", "Dame de pique"),
        ("hi", "पान का 7", "हुकुम की बेगम"),
    ],
)
def test_cards_in_words(language: str, seven: str, queen: str) -> None:
    speech = Speech(language)
    assert speech.card_long(card(7, Suit.HEARTS)) == seven
    assert speech.card_long(QUEEN) == queen


def test_french_letters_only_by_choice() -> None:
    cards = [card(1, Suit.HEARTS), card(11, Suit.HEARTS), QUEEN, card(13, Suit.CLUBS)]
    assert [Speech("fr").card(each) for each in cards] == ["A♥", "J♥", "Q♠", "K♣"]
    assert [Speech("fr", letters=FRENCH_LETTERS).card(each) for each in cards] == ["A♥", "V♥", "D♠", "R♣"]


def test_piles_are_named_by_place(catalogue: Catalogue, thoughtful: Engine) -> None:
    speech = Speech("en", catalogue)
    columns = thoughtful.places.of(Role.TABLEAU)
    assert speech.pile(thoughtful, columns[2]) == "column 3"
    assert speech.pile(thoughtful, thoughtful.places.of(Role.FOUNDATION)[1]) == "foundation of hearts"
    pyramid = Engine(catalogue.get("pyramid"))
    assert speech.pile(pyramid, pyramid.places.index("r3c2")) == "row 3, card 2"
    assert Speech("hi").pile(pyramid, pyramid.places.index("r3c2")) == "पंक्ति 3, पत्ता 2"


@pytest.mark.parametrize(
    ("language", "deals", "small", "share"),
    [
        ("en", "34,359,738,368", "−100", "99.999%"),
        ("fr", "34\u202f359\u202f738\u202f368", "−100", "99,999\u202f%"),
        ("hi", "34,35,97,38,368", "−100", "99.999%"),
    ],
)
def test_numbers_follow_the_language(language: str, deals: str, small: str, share: str) -> None:
    speech = Speech(language)
    assert speech.number(34_359_738_368) == deals
    assert speech.number(-100) == small
    assert speech.percentage(0.99999, 3) == share
    assert speech.number(100_000) == {"en": "100,000", "fr": "100\u202f000", "hi": "1,00,000"}[language]
    assert [speech.number(n) for n in (0, 7, 999)] == ["0", "7", "999"]
    assert speech.fraction(-0.001, 1) == speech.fraction(0, 1), "no minus before a zero"


@pytest.mark.parametrize("language", ["en", "fr", "hi"])
def test_time_is_alike_everywhere(language: str) -> None:
    speech = Speech(language)
    assert [speech.time(s) for s in (0, 59.9, 252, 3723, -5)] == ["0:00", "0:59", "4:12", "1:02:03", "0:00"]


def test_dates_in_words() -> None:
    told = [Speech(language).date(date(2026, 2, 3)) for language in ("en", "fr", "hi")]
    assert told == ["3 February 2026", "3 février 2026", "3 फ\u093cरवरी 2026"]


def test_options_stand_side_by_side_and_single_choices_are_left_out(catalogue: Catalogue) -> None:
    speech = Speech("fr", catalogue)
    klondike, thoughtful = catalogue.get("klondike"), catalogue.get("thoughtful")
    assert speech.options(klondike, {"draw": 3, "redeals": None}) == "Pioche 3 · Recyclages illimités"
    assert "ecycl" not in speech.options(thoughtful, {"draw": 1, "redeals": None})


@pytest.mark.parametrize(
    ("language", "easy", "hard"),
    [
        ("en", "Draw 1 · easy", "Draw 3 · hard"),
        ("fr", "Pioche 1 · facile", "Pioche 3 · difficile"),
        ("hi", "ड्रॉ 1 · आसान", "ड्रॉ 3 · कठिन"),
    ],
)
def test_tf_09_the_two_draws_say_how_hard_they_are(language: str, easy: str, hard: str, catalogue: Catalogue) -> None:
    speech, game = Speech(language, catalogue), catalogue.get("thoughtful")
    assert [speech.options(game, {"draw": drawn, "redeals": None}) for drawn in (1, 3)] == [easy, hard]


@pytest.mark.parametrize("language", ["en", "fr", "hi"])
def test_dc_06_a_problem_says_what_is_wrong_and_where(language: str) -> None:
    text = Speech(language).problem(CodeProblem("code.bad_character", character="!", place=12))
    assert "!" in text
    assert "12" in text
    assert "{" not in text


def test_a_problem_without_a_sentence_still_says_something() -> None:
    assert "Odd thing" in Speech("fr").problem(Problem("nobody.odd_thing", place=3))
    assert "3" in Speech("fr").problem(Problem("nobody.odd_thing", place=3))


def test_a_problem_that_lacks_an_argument_is_told_all_the_same() -> None:
    assert Speech("en").problem(CodeProblem("code.bad_character"))


@pytest.mark.parametrize("language", ["en", "fr", "hi"])
@pytest.mark.parametrize("text_id", ["nonsense", "rule.onto.my_own_rule", "", "a.b.", "{x}"])
def test_an_unknown_id_becomes_its_last_part(language: str, text_id: str) -> None:
    assert Speech(language).say(text_id) == Speech("en").say(text_id)
    assert Speech("en").say("rule.onto.my_own_rule") == "My own rule"


class Shelf:
    """A catalogue of one game with the texts it is given."""

    def __init__(self, texts: Mapping[str, Mapping[str, str]]) -> None:
        self.variant = Variant("my-game", "MY", lambda options: pytest.fail("not laid out here"))
        self._texts = texts

    @property
    def variants(self) -> Sequence[Variant]:
        return [self.variant]

    def texts(self, variant: Variant, language: str) -> Mapping[str, str]:
        return self._texts.get(language, {})


FAULTY = Shelf(
    {
        "en": {
            "game.my-game.name": "Mine",
            "rule.onto.a": "A {card}",
            "rule.onto.b": "B {card}",
            "rule.onto.c": "C {card}",
            "rule.onto.d": "D {card}",
            "rule.onto.e": "{n} cards",
            "rule.onto.e.one": "one card",
        },
        "fr": {
            "rule.onto.a": "Ah {crad}",
            "rule.onto.b": "",
            "rule.onto.c": "Cé {card} {",
            "rule.onto.d": "Dé {card}",
        },
    }
)


def test_p48_faulty_plugin_texts_fall_back_to_english_with_one_log_line_each(caplog: pytest.LogCaptureFixture) -> None:
    speech = Speech("fr", FAULTY)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            told = [speech.say_of(FAULTY.variant, f"rule.onto.{name}", card="7♥") for name in "abcd"]
            assert told == ["A 7♥", "B 7♥", "C 7♥", "Dé 7♥"]
            assert speech.name(FAULTY.variant) == "Mine"
    assert len(caplog.records) == 4, "one line for a, b, c and for the missing name"


def test_a_plugin_s_sentence_is_found_without_its_variant_too() -> None:
    assert Speech("fr", FAULTY).say("rule.onto.d", card="K♠") == "Dé K♠"


def test_a_game_without_any_text_has_a_readable_name() -> None:
    bare = Shelf({})
    speech = Speech("hi", bare)
    assert speech.name(bare.variant) == "My game"
    assert speech.summary(bare.variant) == speech.tagline(bare.variant) == ""


PLURAL = "At most %n card(s) can move there together now. Empty cells and empty columns decide how many."


def test_p48_faulty_host_texts_fall_back_to_english(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A key missing, one with another placeholder, one dropped, one empty, a plural short: the rest is French."""
    from tests.text.linguist import SCRIPT

    tree = SCRIPT.ET.parse(SCRIPT.source_file("fr")).getroot()
    changed = {
        "{other} is a king. Nothing goes on a king here.": ["{othre} est un Roi."],
        "{card} and {other} share neither suit nor rank. One of the two must be the same.": ["{card} seul."],
        "A foundation begins with the ace.": [""],
        "There is no card here.": None,
        PLURAL: ["une seule", ""],
    }
    for context in tree.iter("context"):
        for message in list(context.findall("message")):
            source = message.findtext("source")
            if source in changed and context.findtext("name") == "refused":
                texts = changed[source]
                if texts is None:
                    context.remove(message)
                else:
                    SCRIPT.set_forms(message, texts)
    broken = tmp_path / "qtsolitaire_fr.ts"
    SCRIPT.write(tree, broken)
    subprocess.run([SCRIPT.tool("lrelease"), "-silent", str(broken), "-qm", str(broken.with_suffix(".qm"))], check=True)
    speech = Speech("fr", folder=tmp_path)
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            assert speech.say("refused.onto.not_on_king", other="K♠") == "K♠ is a king. Nothing goes on a king here."
            assert speech.say("refused.onto.same_suit_or_rank", card="7♥", other="K♠").startswith("7♥ and K♠ share")
            assert speech.say("refused.first.ace_first") == "A foundation begins with the ace."
            assert speech.say("refused.source.nothing") == "There is no card here."
            assert speech.say("refused.size.room", n=5).startswith("At most 5 card")
            assert speech.say("refused.source.stays") == "Les cartes de cette place ne bougent pas."
    assert len(caplog.records) == 5


def test_without_compiled_files_everything_is_english(tmp_path: Path) -> None:
    assert Speech("hi", folder=tmp_path).say("refused.source.nothing") == "There is no card here."
    (tmp_path / "qtsolitaire_hi.qm").write_bytes(b"no translation at all")
    assert Speech("hi", folder=tmp_path).say("refused.source.nothing") == "There is no card here."


def test_english_on_the_command_line_needs_no_qt() -> None:
    code = (
        "import sys; from qtsolitaire.text.speech import Speech; from qtsolitaire.text import pages;"
        "t = Speech('en'); t.say('refused.source.nothing'); sys.exit('PySide6' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT, timeout=60)


def test_hindi_on_the_command_line_needs_no_window() -> None:
    code = (
        "import sys; from qtsolitaire.text.speech import Speech; "
        "sys.stdout.buffer.write(Speech('hi').say('refused.source.nothing').encode())"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT, timeout=60, capture_output=True)
    assert done.stdout.decode() == "यहाँ कोई पत्ता नहीं है।"


@pytest.mark.parametrize(
    ("tags", "language"),
    [
        (["fr-CA", "en"], "fr"),
        (["hi-IN"], "hi"),
        (["de-DE", "fr"], "fr"),
        (["ja"], "en"),
        ([], "en"),
        (["hi_IN.UTF-8"], "hi"),
        (["C", ""], "en"),
    ],
)
def test_the_system_s_language_is_followed(tags: list[str], language: str) -> None:
    assert matching(tags) == language


def test_the_environment_is_read_in_gettext_s_order() -> None:
    assert of_environment({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_FR.UTF-8"}) == "fr"
    assert of_environment({"LANGUAGE": "hi:fr", "LC_ALL": "fr_FR.UTF-8"}) == "hi"
    assert of_environment({}) == "en"


def test_the_compiled_files_travel_with_the_program() -> None:
    from qtsolitaire import places

    for language in ("en", "fr", "hi"):
        assert (places.translations() / f"qtsolitaire_{language}.qm").is_file()
