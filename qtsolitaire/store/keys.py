"""The settings as data: the file, its checks and the Settings window all derive from this one table."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeGuard

Value = bool | int | str | tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Key:
    """One setting; its type is its default's, so `true` is never a number and 1 never a switch (P60)."""

    id: str  # its key in the file; its sentences are found by it
    default: Value
    choices: tuple[str, ...] = ()  # a text that is one of these
    low: int = 0  # smallest whole number
    high: int = 0  # largest whole number
    count: int = 0  # how many numbers a list has when it is not empty
    pattern: str = ""  # what a free text must match in full

    def accepts(self, value: object) -> TypeGuard[Value]:
        """True where the value is one that this setting can have."""
        if type(value) is not type(self.default):
            return False
        if isinstance(value, tuple):
            return not value or (len(value) == self.count and all(map(self._is_number, value)))
        if isinstance(value, str):
            return value in self.choices if self.choices else bool(re.fullmatch(self.pattern, value))
        return isinstance(value, bool) or self._is_number(value)

    def _is_number(self, value: object) -> bool:
        return type(value) is int and self.low <= value <= self.high


GAME_ID = r"[^\x00-\x1f\x7f]{1,200}"
"""What may name a game in the file: plugins choose their ids (AP-10)."""

OPTIONS_CODE = r"[A-Z0-9]{0,64}"
"""Options as a deal code spells them (DC-02)."""

KEYS: Mapping[str, Key] = {
    key.id: key
    for key in (
        Key("language", "system", choices=("system", "en", "fr", "hi")),
        Key("one_click", "foundation", choices=("foundation", "select", "best")),
        Key("double_click", True),
        Key("interactive_rules", True),
        Key("show_targets", True),
        Key("winnable_light", False),
        Key("animation", "normal", choices=("off", "fast", "normal", "slow")),
        Key("reduce_motion", "system", choices=("system", "on", "off")),
        Key("theme", "system", choices=("green", "blue", "dark", "light", "system")),
        Key("mirrored", False),
        Key("stock_side", "left", choices=("left", "right")),
        Key("zoom", "100", choices=("70", "85", "100", "125", "150", "200")),
        Key("deck", "", pattern=r"|[a-z]{1,20}:[^\x00-\x1f\x7f/]{1,200}"),
        Key("back", "lattice", choices=("lattice", "waves", "sunburst", "plain")),
        Key("four_colours", False),
        Key("large_print", False),
        Key("letters", "AJQK", choices=("AJQK", "AVDR", "1VDR")),
        Key("last_game", "", pattern=f"|{GAME_ID}"),
        # Left, top, width and height in logical pixels; the window moves itself onto a screen that is there.
        Key("window", (), low=-100_000, high=100_000, count=4),
        Key("maximised", False),
        Key("rules_open", False),
        Key("rules_width", 400, low=320, high=480),
    )
}
"""Every setting but those of each game (options, winnable deals only), which stand in tables of their own, by key."""
