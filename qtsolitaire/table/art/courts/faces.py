"""Heads of the courts without hair: neck, face, eyes, mouth. The shaded half's inner edge is the nose."""

from __future__ import annotations

from qtsolitaire.table.art.courts.casts import AXIS, INK, WHITE, Cast, mixed
from qtsolitaire.table.art.geometry import both, circle, mirrored, placed
from qtsolitaire.table.art.shapes import Picture, Shape, filled, lined

JACK, QUEEN, KING = 11, 12, 13

_FACE = "M50,21 L70,21 L70,34 C70,41.2 65.2,46.5 60,46.5 C54.8,46.5 50,41.2 50,34 Z"
_SHADE = "M60,21 L70,21 L70,34 C70,41.2 65.2,46.5 60,46.5 L60,39.4 L57.3,38 L59.5,29.5 Z"
_NECK = "M55,41 L65,41 L65.2,48 L68.5,53 L60,56 L51.5,53 L54.8,48 Z"
_CHIN_SHADOW = "M54.8,42 L65.2,42 L65.2,48 C62.6,49.8 58.4,49.4 54.8,46.6 Z"

_EYE = "M-2.7,0 C-1.7,-1.8 1.2,-2 2.5,0.4 C1.2,1.5 -1.5,1.6 -2.7,0 Z"  # the left eye: its outer corner is left
_LID = "M-2.8,0 C-1.7,-1.9 1.2,-2.1 2.5,0.4"
_LASH = "M-3.5,-0.9 L-2.7,-0.1 C-1.7,-1.9 1.2,-2.1 2.5,0.4"
_BROW = "M-3.3,-2.8 C-1.9,-4.6 0.6,-4.7 3,-3.5"
_FINE_BROW = "M-3.3,-3 C-1.8,-5 0.8,-5 2.8,-4"
_EYE_X, _EYE_Y = 4.9, 32.0


def neck(cast: Cast) -> Picture:
    """The neck, to be drawn before the collar's front."""
    return (filled(_NECK, cast.shade), under_chin(cast))


def under_chin(cast: Cast) -> Shape:
    """The shadow that the head throws on the neck."""
    return filled(_CHIN_SHADOW, mixed(cast.shade, cast.lock, 0.24))


def _brow_colour(cast: Cast) -> str:
    return mixed(cast.hair, cast.lock, 0.65)


def _eyes(cast: Cast, rank: int) -> Picture:
    left = AXIS - _EYE_X
    lid, brow = (_LASH, _FINE_BROW) if rank == QUEEN else (_LID, _BROW)

    def pair(d: str) -> str:
        return both(placed(d, left, _EYE_Y), AXIS)

    glance = -0.25  # all look a little towards what they hold
    pupils = " ".join(circle(x + glance, _EYE_Y - 0.15, 1.3) for x in (left, 2 * AXIS - left))
    lights = " ".join(circle(x + glance - 0.45, _EYE_Y - 0.65, 0.38) for x in (left, 2 * AXIS - left))
    return (
        filled(pair(_EYE), mixed(WHITE, cast.skin, 0.06)),
        filled(pupils, INK),
        filled(lights, WHITE),
        lined(pair(lid), INK, 0.75),
        lined(pair(brow), _brow_colour(cast), 0.85 if rank == QUEEN else 1.25),
    )


def _lips(cast: Cast) -> Picture:
    upper = "M57,42.1 C58,41.5 59,40.9 59.6,41.1 L60,41.4 L60.4,41.1 C61,40.9 62,41.5 63,42.1 L60,42.6 Z"
    lower = "M57,42.1 C58.6,42.6 61.4,42.6 63,42.1 C62.1,43.7 61.1,44.2 60,44.2 C58.9,44.2 57.9,43.7 57,42.1 Z"
    return (
        filled(circle(53.4, 38.4, 1.9), cast.cheek, 0.7),
        filled(lower, mixed(cast.lips, cast.skin, 0.12)),
        filled(upper, mixed(cast.lips, INK, 0.12)),
    )


def _smile(cast: Cast) -> Picture:
    lip = "M58.4,43.6 C59.4,44.3 60.8,44.3 61.8,43.6 C61.2,44.9 59,44.9 58.4,43.6 Z"
    return (lined("M57.4,41.7 C58.7,43 61.4,43.2 62.9,41.4", cast.mouth, 0.85), filled(lip, cast.mouth, 0.35))


def head(cast: Cast, rank: int) -> Picture:
    """Face, shade, eyes and mouth; a king's mouth is part of his beard."""
    mouth: dict[int, Picture] = {JACK: _smile(cast), QUEEN: _lips(cast), KING: ()}
    return (filled(_FACE, cast.skin), filled(_SHADE, cast.shade), *_eyes(cast, rank), *mouth[rank])


def ears(cast: Cast) -> Picture:
    """Two ears, for hair that leaves them free."""
    ear = "M50.4,30.6 C48.6,29.8 47.7,31.4 48,33.4 C48.2,35.2 49.2,36.6 50.4,36.2 Z"
    return (filled(ear, cast.skin), filled(mirrored(ear, AXIS), cast.shade))


def earrings(colour: str) -> Shape:
    """Two small rings of light beside the jaw."""
    return filled(circle(48.9, 42.3, 1.5) + " " + circle(71.1, 42.3, 1.5), colour)
