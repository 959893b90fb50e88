"""What the window is given: games, languages, and what is kept on the disk."""

from dataclasses import dataclass

from qtsolitaire.plugins import Catalogue
from qtsolitaire.plugins.dropins import DropIns
from qtsolitaire.store.history import History
from qtsolitaire.store.notices import Notices
from qtsolitaire.store.preferences import Preferences
from qtsolitaire.store.saved import SavedGames
from qtsolitaire.text.language import LanguageSwitch
from qtsolitaire.text.speech import Speech
from qtsolitaire.windows.faults import Faults


@dataclass(frozen=True, slots=True)
class House:
    """Made once by ``app``, handed to every part of the window."""

    catalogue: Catalogue  # the games
    languages: LanguageSwitch  # the language in use, and its switch
    notices: Notices  # what the stores have to tell
    preferences: Preferences
    history: History
    saved: SavedGames
    faults: Faults  # exceptions on their way to the player
    drop_ins: DropIns | None = None  # the player's own plugins; None: only the bundled games may run

    @property
    def speech(self) -> Speech:
        """The voice of the language in use."""
        return self.languages.speech
