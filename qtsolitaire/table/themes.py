"""The four table themes as data (look brief, section 3). Windows draw their bars and text from the same values."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ring:
    """The two tones of a ring around a card, so that it shows on felt and on paper alike."""

    outer: str  # "#RRGGBB", drawn outside the card's edge
    inner: str  # "#RRGGBB", drawn just inside it
    outer_width: float  # logical pixels
    inner_width: float  # logical pixels


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours of the table and of the bars around it, all as "#RRGGBB"."""

    id: str  # in preferences: "green", "blue", "dark", "light"
    centre: str  # of the radial gradient
    edge: str  # of the gradient; the same as the centre for a flat table
    bar: str  # the bar above and the status line below
    text: str  # on felt and bars
    dim: str  # counts and labels
    ink: str  # slots' lines and signs, before their opacity
    slot_line: float  # opacity of a slot's line, 0..1
    sign: float  # opacity of a slot's sign, 0..1
    slot_fill: tuple[str, float]  # colour and opacity inside a slot
    selected: Ring  # the player's own choice
    may: Ring  # a pile that would take the cards
    drop: Ring  # the pile that takes them when the player lets go; a halo is drawn around it
    refused: Ring  # the card that forbids the move; a badge is drawn with it
    cursor: Ring  # where the keyboard is; drawn 3 px off the card
    hint: Ring  # source and target of a suggestion; dashed
    is_light: bool = False  # dark text on a pale table


_CURSOR = Ring("#FFFFFF", "#0B1020", 3, 2.4)


def _on_dark(name: str, centre: str, edge: str, bar: str, text: str, dim: str) -> Theme:
    return Theme(
        name,
        centre,
        edge,
        bar,
        text,
        dim,
        ink="#FFFFFF",
        slot_line=0.60,
        sign=0.70,
        slot_fill=("#000000", 0.13),
        selected=Ring("#FFC94A", "#1D2333", 4, 1),
        may=Ring("#8CF0C0", "#00693E", 3, 1.2),
        drop=Ring("#8CF0C0", "#00693E", 4, 1.2),
        refused=Ring("#FFB0A3", "#B3261E", 4, 2),
        cursor=_CURSOR,
        hint=Ring("#9ED0FF", "#16355C", 4, 0),
    )


GREEN = _on_dark("green", "#1F6A51", "#124838", "#0F3A2D", "#F1F8F4", "#CFE4DA")
BLUE = _on_dark("blue", "#29558A", "#16355C", "#12243F", "#F1F5FB", "#C6D5EA")
DARK = _on_dark("dark", "#2B2F37", "#202329", "#17191E", "#F2F3F5", "#B9BFC9")
LIGHT = Theme(
    "light",
    "#E3E8EE",
    "#E3E8EE",
    "#FFFFFF",
    "#1D2333",
    "#4B5669",
    ink="#1D2333",
    slot_line=0.75,
    sign=0.70,
    slot_fill=("#FFFFFF", 0.55),
    selected=Ring("#0B57D0", "#1D2333", 4, 1),
    may=Ring("#00693E", "#00693E", 3, 1.2),
    drop=Ring("#00693E", "#00693E", 4, 1.2),
    refused=Ring("#B3261E", "#B3261E", 4, 2),
    cursor=_CURSOR,
    hint=Ring("#6B2FB3", "#6B2FB3", 4, 0),
    is_light=True,
)

THEMES: tuple[Theme, ...] = (GREEN, BLUE, DARK, LIGHT)
"""In the order in which a player chooses."""


def luminance(colour: str) -> float:
    """Relative luminance of "#RRGGBB", 0 to 1 (WCAG 2.2)."""
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours, 1 to 21 (WCAG 2.2)."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def theme(name: str) -> Theme:
    """The theme of this id; the first one for a name that no longer exists."""
    return next((one for one in THEMES if one.id == name), THEMES[0])
