"""No translator goes while Qt asks one: Qt holds a lock then, and the program would stop for good."""

import subprocess
import sys

PROGRAM = """
import gc
from PySide6.QtCore import QCoreApplication
from qtsolitaire.text.language import LanguageSwitch
from qtsolitaire.text.linguist import Linguist
from qtsolitaire.text.translators import CheckedTranslator


class Collecting(CheckedTranslator):
    def translate(self, *asked):
        gc.collect()
        return "told"


class Holder:
    def __init__(self, held):
        self.held, self.me = held, self


app = QCoreApplication([])
gc.disable()
linguist = Linguist("fr")
assert linguist.find("window", "nothing") is None
switch = LanguageSwitch(app)
switch.switch("fr")
switch.retire()
Holder([linguist, switch])
del linguist, switch
asked = Collecting(app)
app.installTranslator(asked)
print(QCoreApplication.translate("window", "anything"))
"""


def test_a_collection_of_garbage_during_a_translation_does_not_stop_the_program() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=60, check=False)
    assert (done.stdout, done.stderr) == ("told\n", "")
