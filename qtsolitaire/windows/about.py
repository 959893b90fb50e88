"""What the program is and whose work it holds."""

from PySide6.QtCore import QCoreApplication, qVersion

from qtsolitaire import __version__


def texts() -> tuple[str, str, str, str]:
    """Headline, text, nothing to agree to, and the word that closes, in the language of the moment."""
    translate = QCoreApplication.translate
    words = translate(
        "about",
        "Version {version}, with Qt {qt}. Solitaire card games with rules that explain themselves; every game is a "
        "plugin. Under the MIT licence. Qt and PySide6 are under the LGPL, the Devanagari font under the SIL Open Font "
        "Licence.",
    )
    return "Qt Solitaire", words.format(version=__version__, qt=qVersion()), "", translate("about", "Close")
