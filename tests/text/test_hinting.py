"""What a hint says, in every game and three languages."""

import pytest

from qtsolitaire.play.movetext import from_text
from qtsolitaire.plugins import load_bundled
from qtsolitaire.rules import dealcodes
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.table import Variant
from qtsolitaire.text.hinting import sentence
from qtsolitaire.text.sentences_hint import HINT
from qtsolitaire.text.speech import Speech
from tests.boards import read

CATALOGUE = load_bundled()
LANGUAGES = ("en", "fr", "hi")
ENDS = {"en": ".", "fr": ".", "hi": "।"}


@pytest.mark.parametrize("variant", CATALOGUE.variants, ids=lambda variant: variant.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_ap_06_every_move_of_a_game_is_said_in_one_sentence(variant: Variant, language: str) -> None:
    speech, engine = Speech(language, CATALOGUE), Engine(variant)
    board = engine.start(dealcodes.Deal(variant, variant.default_options(), 3).deck(engine.table.pack))
    for turn in range(40):
        moves = engine.legal_moves(board)
        if not moves:
            break
        for move in moves:
            said = sentence(speech, engine, board, move)
            assert said.endswith(ENDS[language])
            assert said.count(ENDS[language]) == 1
            assert "{" not in said
            assert speech.say("card.face_down") not in said, "no hint tells a hidden card"
        board = engine.play(board, moves[turn % len(moves)]).after


@pytest.mark.parametrize("key", HINT)
def test_ap_06_every_sentence_exists_in_three_languages(key: str) -> None:
    said = {Speech(language).say(f"hint.{key}", card="7♥", other="8♠") for language in LANGUAGES}
    assert len(said) == 3


def said(text: str, move: str, language: str = "en") -> str:
    found = read(text, partial=True)
    engine = Engine(found.variant, found.options)
    return sentence(Speech(language, CATALOGUE), engine, found.position, from_text(engine, found.position, move))


FREECELL = "variant: freecell\nfoundations: S-A H-0 D-0 C-0\nt1: 8S\nt2: KD 7H\nt3: 2S\nt4: JC TD 9C\n"


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("t2 t1", "Move 7♥ onto 8♠."),
        ("t3 f", "Move 2♠ to the foundation."),
        ("t2 c1", "Move 7♥ to an empty cell."),
        ("t2 t5", "Move 7♥ to an empty column."),
        ("t4 t5 3", "Move the group that begins with J♣ to an empty column."),
    ],
)
def test_the_sentence_of_a_carry(move: str, words: str) -> None:
    assert said(FREECELL, move) == words


def test_the_sentence_of_a_pair_and_of_the_stock() -> None:
    board = "variant: pyramid\nr1: .\nr2: KC 5D\nstock: 8H\nwaste: 8C\n"
    assert said(board, "pair r2c2 waste") == "Remove 5♦ and 8♣."
    assert said(board, "king r2c1") == "Remove K♣."
    assert said(board, "draw") == "Draw from the stock."
    assert said(board, "pair r2c2 waste", "fr") == "Retirez 5♦ et 8♣."
