"""The colours of the courts: one cast per suit (look brief, section 2)."""

from __future__ import annotations

from typing import NamedTuple

GOLD, GOLD_SHADE, DARK_GOLD, PALE_GOLD = "#D8A43C", "#BD8A2B", "#A8751C", "#F0CE7E"
WHITE, OFF_WHITE, INK = "#FFFFFF", "#E6E3E0", "#1D2333"
SILVER, SILVER_SHADE = "#C7D0DA", "#8F9BAB"
WOOD, WOOD_SHADE = "#7D5330", "#5F3D21"
LEAF, LEAF_SHADE = "#3A7F5F", "#2A6248"

AXIS = 60.0  # every bust stands on the line x = 60


class Cast(NamedTuple):
    """The colours of one suit's jack, queen and king, all "#RRGGBB"."""

    main: str  # robe, lit half
    dark: str  # robe, shaded half; belt
    accent: str  # collars, braids, scattered suits
    panel: str  # field behind the bust
    skin: str  # lit skin
    shade: str  # shaded skin
    hair: str  # hair and beard
    lock: str  # lines and shadows in the hair
    lips: str  # a queen's lips
    mouth: str  # a jack's or king's mouth
    cheek: str  # a touch of colour


CASTS = (
    Cast(
        main="#2C4A78", dark="#1E3459", accent="#9DB9DB", panel="#E3EAF4",
        skin="#B97B53", shade="#9F6541", hair="#2A2026", lock="#120D11",
        lips="#A32A3C", mouth="#7E382B", cheek="#C0654A",
    ),
    Cast(
        main="#B7283F", dark="#8E1B30", accent="#F1B9B0", panel="#F9E6E1",
        skin="#F3CDB0", shade="#E0B08F", hair="#7A3A1E", lock="#5A2812",
        lips="#B02D42", mouth="#A9553F", cheek="#EFA58F",
    ),
    Cast(
        main="#CF6A27", dark="#A54F17", accent="#F6D49A", panel="#FBEBD5",
        skin="#EBBE94", shade="#D6A176", hair="#C79238", lock="#96691F",
        lips="#AD3140", mouth="#9C4E37", cheek="#E59A76",
    ),
    Cast(
        main="#25705A", dark="#175142", accent="#A3CDB2", panel="#E2F0E6",
        skin="#8A5638", shade="#74452B", hair="#4A2E20", lock="#2C1A11",
        lips="#A02C40", mouth="#65271F", cheek="#A35337",
    ),
)  # fmt: skip


def mixed(first: str, second: str, part: float) -> str:
    """A colour between two others: `part` 0 gives the first, 1 the second."""
    pairs = ((int(first[i : i + 2], 16), int(second[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * part):02X}" for a, b in pairs)
