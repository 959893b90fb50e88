"""The player's settings, in `settings.toml`.

The file is read once and written only when something changes. A value of a wrong type or out of range counts as its
default alone and is told by key (P60); keys and tables of other versions are kept (P55); a damaged file is set aside
(P54); a file of a newer format is never written.
"""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from qtsolitaire import places
from qtsolitaire.rules.codeoptions import decode_options, encode_options
from qtsolitaire.rules.errors import CodeProblem
from qtsolitaire.rules.table import Options, Variant
from qtsolitaire.rules.table import Value as Choice
from qtsolitaire.store import toml
from qtsolitaire.store.keys import GAME_ID, KEYS, OPTIONS_CODE, Value
from qtsolitaire.store.notices import Notices

FORMAT = 1
"""Raised when a file would no longer be understood by an older program."""

MOST_BYTES = 1_000_000
_OPTIONS = "options"
_WINNABLE = "winnable"


class Preferences:
    """What the player has chosen. Reading never raises, writing never raises; what goes wrong is a notice."""

    def __init__(self, path: Path | None = None, notices: Notices | None = None) -> None:
        """Read the file; ``path`` is `settings.toml` in the player's own place where not given."""
        self.path = path or places.settings_dir() / "settings.toml"
        self.notices = notices or Notices()
        self.faults: list[str] = []  # keys whose value in the file could not be used
        self._file = toml.File(self.path, FORMAT, MOST_BYTES, self.notices)
        self._listeners: list[Callable[[str], None]] = []
        document = self._file.load()
        self._values = self._read_values(document)
        self._options = self._read_options(document)
        self._winnable = self._read_winnable(document)
        self._tell_faults()

    def __getitem__(self, key: str) -> Value:
        """The value in use.

        Raises:
            KeyError: there is no such setting.
        """
        return self._values[key]

    def flag(self, key: str) -> bool:
        """The value of a switch."""
        return bool(self._values[key])

    def text(self, key: str) -> str:
        """The value of a setting with named choices."""
        return str(self._values[key])

    def number(self, key: str) -> int:
        """The value of a whole number."""
        value = self._values[key]
        return value if isinstance(value, int) else 0

    def numbers(self, key: str) -> tuple[int, ...]:
        """The value of a list of whole numbers, empty where nothing has been saved."""
        value = self._values[key]
        return value if isinstance(value, tuple) else ()

    def set(self, key: str, value: Value) -> None:
        """Choose a value, save it and tell the listeners; nothing happens where it stands already.

        Raises:
            KeyError: there is no such setting.
            ValueError: the setting cannot have this value.
        """
        self.set_many({key: value})

    def set_many(self, values: Mapping[str, Value]) -> None:
        """Choose several values at once, with one write."""
        for key, value in values.items():
            if not KEYS[key].accepts(value):
                raise ValueError(f"{key} = {value!r}")
        changed = {key: value for key, value in values.items() if self._values[key] != value}
        if not changed:
            return
        self._values |= changed
        self._save({key: _as_toml(value) for key, value in changed.items()})
        for key in changed:
            self._tell_listeners(key)

    def options(self, variant: Variant) -> dict[str, Choice]:
        """The options last chosen for this game, its defaults where there are none or they are none of its own."""
        code = self._options.get(variant.id)
        if code is None:
            return variant.default_options()
        try:
            return decode_options(variant, code)
        except CodeProblem:
            return variant.default_options()

    def set_options(self, variant: Variant, options: Options) -> None:
        """Remember the options chosen for this game."""
        code = encode_options(variant, options)
        if self._options.get(variant.id) == code:
            return
        self._options[variant.id] = code
        self._save({}, _OPTIONS, {variant.id: code})
        self._tell_listeners(_OPTIONS)

    def wants_winnable(self, variant: Variant) -> bool:
        """Whether random deals of this game are to be winnable ones only; not at first."""
        return variant.id in self._winnable

    def set_wants_winnable(self, variant: Variant, wanted: bool) -> None:
        """Remember it for this game."""
        if wanted == self.wants_winnable(variant):
            return
        self._winnable ^= {variant.id}
        self._save({}, _WINNABLE, {variant.id: wanted})
        self._tell_listeners(_WINNABLE)

    def listen(self, listener: Callable[[str], None]) -> None:
        """Call ``listener`` with the key after every change; "options" and "winnable" for what each game has."""
        self._listeners.append(listener)

    def forget(self, listener: Callable[[str], None]) -> None:
        """Call ``listener`` no more; nothing happens where it is not called."""
        if listener in self._listeners:
            self._listeners.remove(listener)

    def _tell_listeners(self, key: str) -> None:
        for listener in tuple(self._listeners):
            listener(key)

    def _read_values(self, document: Mapping[str, Any]) -> dict[str, Value]:
        values = {}
        for key in KEYS.values():
            given = _from_toml(document.get(key.id, _as_toml(key.default)))
            if key.accepts(given):
                values[key.id] = given
            else:
                values[key.id] = key.default
                self.faults.append(key.id)
        return values

    def _read_options(self, document: Mapping[str, Any]) -> dict[str, str]:
        given = document.get(_OPTIONS, {})
        if not isinstance(given, dict):
            self.faults.append(_OPTIONS)
            return {}
        good = {game: code for game, code in given.items() if _is_options(game, code)}
        self.faults += [f"{_OPTIONS}.{game}" for game in given if game not in good]
        return good

    def _read_winnable(self, document: Mapping[str, Any]) -> frozenset[str]:
        given = document.get(_WINNABLE, {})
        if not isinstance(given, dict):
            self.faults.append(_WINNABLE)
            return frozenset()
        self.faults += [f"{_WINNABLE}.{game}" for game, on in given.items() if not _is_good(_WINNABLE, game, on)]
        return frozenset(game for game, on in given.items() if on is True and re.fullmatch(GAME_ID, game))

    def _tell_faults(self) -> None:
        if self.faults:
            self.notices.add("store.bad_settings", keys=", ".join(key[:40] for key in self.faults[:20]))

    def _save(self, changed: Mapping[str, Any], table: str = "", rows: Mapping[str, Any] | None = None) -> None:
        """Write the changes into what the file holds now: another window may have written since."""

        def edit(document: dict[str, Any]) -> None:
            for key in self.faults:
                _drop(document, key)
            document.update(changed)
            if rows:
                document.setdefault(table, {}).update(rows)

        self._file.edit(edit)


def _is_options(game: str, code: object) -> bool:
    return isinstance(code, str) and bool(re.fullmatch(GAME_ID, game) and re.fullmatch(OPTIONS_CODE, code))


def _is_good(table: str, game: str, value: object) -> bool:
    """May this stand for the game in this table?"""
    if table == _OPTIONS:
        return _is_options(game, value)
    return isinstance(value, bool) and bool(re.fullmatch(GAME_ID, game))


def _drop(document: dict[str, Any], key: str) -> None:
    """Take out a value that could not be used, where it still stands."""
    if key in KEYS:
        if not KEYS[key].accepts(_from_toml(document.get(key))):
            document.pop(key, None)
        return
    name, _, game = key.partition(".")
    table = document.get(name)
    if not isinstance(table, dict):
        document.pop(name, None)
        return
    if game in table and not _is_good(name, game, table[game]):
        del table[game]


def _from_toml(given: object) -> object:
    return tuple(given) if isinstance(given, list) else given


def _as_toml(value: Value) -> bool | int | str | list[int]:
    return list(value) if isinstance(value, tuple) else value
