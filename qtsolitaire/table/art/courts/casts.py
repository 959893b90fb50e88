"""The colours of the courts: one cast per suit (look brief, section 2)."""

from __future__ import annotations

from typing import NamedTuple


class Cast(NamedTuple):
    """The colours of one suit's jack, queen and king, all "#RRGGBB"."""

    main: str  # robe, lit half
    dark: str  # robe, shaded half; belt
    accent: str  # collars, braids, scattered suits
    panel: str  # field behind the bust
    skin: str  # lit skin
    shade: str  # shaded skin
    hair: str  # hair and beard
    lock: str  # lines and shadow in the hair
    lips: str  # a woman's lips
    mouth: str  # a man's mouth
    cheek: str  # a touch of colour


SPADES_CAST = Cast(
    "#2C4A78",
    "#1E3459",
    "#9DB9DB",
    "#E3EAF4",
    "#B97B53",
    "#9F6541",
    "#2A2026",
    "#151015",
    "#A8273A",
    "#8A4030",
    "#BE6F52",
)
HEARTS_CAST = Cast(
    "#B7283F",
    "#8E1B30",
    "#F1B9B0",
    "#F9E6E1",
    "#F3CDB0",
    "#E0B08F",
    "#7A3A1E",
    "#5C2A14",
    "#A8273A",
    "#A85540",
    "#EDA893",
)
DIAMONDS_CAST = Cast(
    "#CF6A27",
    "#A54F17",
    "#F6D49A",
    "#FBEBD5",
    "#EBBE94",
    "#D6A176",
    "#C79238",
    "#9A6C22",
    "#A8273A",
    "#A05238",
    "#E39C7C",
)
CLUBS_CAST = Cast(
    "#25705A",
    "#175142",
    "#A3CDB2",
    "#E2F0E6",
    "#8A5638",
    "#74452B",
    "#4A2E20",
    "#2F1B12",
    "#A8273A",
    "#8E3A2C",
    "#A0573A",
)
CASTS = (SPADES_CAST, HEARTS_CAST, DIAMONDS_CAST, CLUBS_CAST)
