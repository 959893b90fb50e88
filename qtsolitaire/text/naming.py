"""What sentences call things: ids made readable, piles by their place, the arguments of a refusal."""

from typing import TYPE_CHECKING

from qtsolitaire.rules.cards import rank
from qtsolitaire.rules.words import First, Places, Refusal, Role

if TYPE_CHECKING:
    from qtsolitaire.rules.engine import Engine
    from qtsolitaire.text.speech import Speech


def readable(text_id: str) -> str:
    """An id's last part as words, for an id without any sentence: ``name.my-game`` is "My game"."""
    words = text_id.rpartition(".")[2].replace("_", " ").replace("-", " ").strip()
    return words[:1].upper() + words[1:]


def refusal_args(speech: "Speech", refusal: Refusal, engine: "Engine") -> dict[str, str | int]:
    """What a refusal's sentences may name; only what this refusal knows is there."""
    args: dict[str, str | int] = dict(zip(("card", "other", "under"), map(speech.card, refusal.cards), strict=False))
    if len(refusal.cards) > 1:
        one, other = (rank(card) for card in refusal.cards[:2])
        args["sum"] = f"{one} + {other} = {one + other}"
    if engine.table.removal:
        args["total"] = engine.table.removal.total
    if refusal.limit >= 0:
        args["limit"] = refusal.limit
    if refusal.pile >= 0:
        args["pile"] = speech.pile(engine, refusal.pile)
    return args


def pile(speech: "Speech", places: Places, index: int) -> tuple[str, dict[str, str | int]]:
    """The id of a pile's name, and what its sentence needs."""
    role = places.piles[index].role
    alike = places.of(role)
    if role is Role.TABLEAU:
        return _in_tableau(places, index)
    if role is Role.FOUNDATION:
        return _foundation(speech, places, index)
    if role is Role.CELL:
        return "pile.cell", {"number": alike.index(index) + 1}
    if role is Role.RESERVE and len(alike) > 1:
        return "pile.reserve.numbered", {"number": alike.index(index) + 1}
    return f"pile.{role.value}", {}


def _in_tableau(places: Places, index: int) -> tuple[str, dict[str, str | int]]:
    """A column by its number; in a tableau of several rows the row from the top, the place from the left."""
    alike = places.of(Role.TABLEAU)
    heights = sorted({places.piles[each].at[1] for each in alike})
    if len(heights) == 1:
        return "pile.tableau", {"number": alike.index(index) + 1}
    height = places.piles[index].at[1]
    row = sorted((each for each in alike if places.piles[each].at[1] == height), key=lambda each: places.piles[each].at)
    return "pile.tableau.place", {"row": heights.index(height) + 1, "number": row.index(index) + 1}


def _foundation(speech: "Speech", places: Places, index: int) -> tuple[str, dict[str, str | int]]:
    alike = places.of(Role.FOUNDATION)
    suits = [rule.suit for rule in places.piles[index].first if isinstance(rule, First) and rule.suit is not None]
    if suits:
        return "pile.foundation.suit", {"suit": speech.say(f"card.suit.{suits[0]:d}")}
    if len(alike) > 1:
        return "pile.foundation.numbered", {"number": alike.index(index) + 1}
    return "pile.foundation", {}
