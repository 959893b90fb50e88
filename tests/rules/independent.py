"""The six games written a second time, straight from their rules and without the engine, to count lines of play.

Cards are ``(rank, suit, up)``; a game is a dictionary of lists, the playable card last. Slow and plain on purpose: it
shares no code with ``qtsolitaire.rules`` but the dealt cards.
"""

from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import pairwise

Card = tuple[int, str, bool]
Game = dict[str, list[Card]]

SUITS = "SHDC"
RED = "HD"


def empty(names: list[str]) -> Game:
    return {name: [] for name in names}


def red(card: Card) -> bool:
    return card[1] in RED


def alternating(under: Card, over: Card) -> bool:
    return red(under) != red(over) and under[0] == over[0] + 1


def in_suit(under: Card, over: Card) -> bool:
    return under[1] == over[1] and under[0] == over[0] + 1


def any_suit(under: Card, over: Card) -> bool:
    return under[0] == over[0] + 1


def runs(column: list[Card], ordered: Callable[[Card, Card], bool]) -> list[list[Card]]:
    """Every tail that moves as a group, the shortest first."""
    tails = []
    for start in range(len(column) - 1, -1, -1):
        tail = column[start:]
        if not all(card[2] for card in tail) or any(not ordered(a, b) for a, b in pairwise(tail)):
            break
        tails.append(tail)
    return tails


def goes_up(game: Game, card: Card) -> str | None:
    """The foundation that takes the card next."""
    pile = "f" + card[1]
    return pile if len(game[pile]) == card[0] - 1 else None


def carried(game: Game, source: str, target: str, size: int) -> Game:
    after = deepcopy(game)
    after[target] += after[source][-size:]
    del after[source][-size:]
    if after[source] and source.startswith("t") and not after[source][-1][2]:
        rank, suit, _ = after[source][-1]
        after[source][-1] = (rank, suit, True)
    return after


def klondike(  # noqa: C901 - one game in one piece, to be read beside its rules
    deck: list[Card], draw: int, redeals: int | None, is_open: bool
) -> tuple[Game, Callable[[Game], Iterator[Game]]]:
    """Deal by rows as at a table; the stock is drawn in the order of the pack."""
    game = empty([f"t{n}" for n in range(1, 8)] + ["f" + suit for suit in SUITS])
    rest = list(deck)
    for row in range(7):
        for column in range(row + 1, 8):
            rank, suit, _ = rest.pop(0)
            game[f"t{column}"].append((rank, suit, is_open or column == row + 1))
    game |= {"stock": rest[::-1], "waste": [], "redeals": []}

    def moves(at: Game) -> Iterator[Game]:
        columns = [f"t{n}" for n in range(1, 8)]
        tops = [name for name in (*columns, "waste") if at[name]]
        for source in tops:
            up = goes_up(at, at[source][-1])
            if up:
                yield carried(at, source, up, 1)
        sources = [(name, tail) for name in columns for tail in runs(at[name], alternating)]
        sources += [("waste", at["waste"][-1:])] if at["waste"] else []
        sources += [("f" + suit, at["f" + suit][-1:]) for suit in SUITS if at["f" + suit]]
        for source, tail in sources:
            for target in columns:
                fits = alternating(at[target][-1], tail[0]) if at[target] else tail[0][0] == 13
                if target != source and fits:
                    yield carried(at, source, target, len(tail))
        if at["stock"]:
            after = deepcopy(at)
            for _ in range(min(draw, len(after["stock"]))):
                after["waste"].append(after["stock"].pop())
            yield after
        elif at["waste"] and (redeals is None or len(at["redeals"]) < redeals):
            after = deepcopy(at)
            after["stock"], after["waste"] = after["waste"][::-1], []
            after["redeals"] += [(0, "", False)] if redeals is not None else []
            yield after

    return game, moves


def cell_game(
    deck: list[Card], cells: int, ordered: Callable[[Card, Card], bool]
) -> tuple[Game, Callable[[Game], Iterator[Game]]]:
    cell_names = [f"c{n}" for n in range(1, cells + 1)]
    game = empty([f"t{n}" for n in range(1, 9)] + ["f" + suit for suit in SUITS] + cell_names)
    for number, card in enumerate(deck):
        game[f"t{number % 8 + 1}"].append(card)

    def moves(at: Game) -> Iterator[Game]:
        columns = [f"t{n}" for n in range(1, 9)]
        free = [name for name in at if name.startswith("c") and not at[name]]
        vacant = [name for name in columns if not at[name]]
        singles = [name for name in at if name[0] in "tc" and at[name]]
        for source in singles:
            up = goes_up(at, at[source][-1])
            if up:
                yield carried(at, source, up, 1)
            for cell in free:
                yield carried(at, source, cell, 1)
        groups = [
            (name, tail) for name in singles for tail in (runs(at[name], ordered) if name[0] == "t" else [at[name]])
        ]
        for source, tail in groups:
            for target in columns:
                if target == source or (at[target] and not ordered(at[target][-1], tail[0])):
                    continue
                helping = len([name for name in vacant if name != target])
                if len(tail) <= (len(free) + 1) * 2**helping:
                    yield carried(at, source, target, len(tail))

    return game, moves


def spider(deck: list[Card]) -> tuple[Game, Callable[[Game], Iterator[Game]]]:  # noqa: C901 - as above
    game = empty([*(f"t{n}" for n in range(1, 11)), "gone"])
    heights = [6] * 4 + [5] * 6
    rest = list(deck)
    for row in range(6):
        for column in range(10):
            if row < heights[column]:
                rank, suit, _ = rest.pop(0)
                game[f"t{column + 1}"].append((rank, suit, row == heights[column] - 1))
    game["stock"] = rest[::-1]

    def settle(at: Game) -> Game:
        for column in (name for name in at if name.startswith("t")):
            tails = runs(at[column], in_suit)
            if len(tails) >= 13 and tails[12][0][0] == 13:
                at["gone"] += at[column][-13:]
                del at[column][-13:]
            if at[column] and not at[column][-1][2]:
                rank, suit, _ = at[column][-1]
                at[column][-1] = (rank, suit, True)
        return at

    def moves(at: Game) -> Iterator[Game]:
        columns = [f"t{n}" for n in range(1, 11)]
        for source in columns:
            for tail in runs(at[source], in_suit):
                for target in columns:
                    if target != source and (not at[target] or any_suit(at[target][-1], tail[0])):
                        yield settle(carried(at, source, target, len(tail)))
        if at["stock"] and (all(at[column] for column in columns) or sum(len(at[c]) for c in columns) < 10):
            after = deepcopy(at)
            for column in columns:
                rank, suit, _ = after["stock"].pop()
                after[column].append((rank, suit, True))
            yield settle(after)

    return game, moves


def pyramid(deck: list[Card], redeals: int | None) -> tuple[Game, Callable[[Game], Iterator[Game]]]:
    places = [(row, place) for row in range(7) for place in range(row + 1)]
    game: Game = {f"r{row}.{place}": [deck[n]] for n, (row, place) in enumerate(places)}
    game |= {"stock": list(deck[28:])[::-1], "waste": [], "redeals": [], "out": []}

    def is_free(at: Game, name: str) -> bool:
        if name == "waste":
            return bool(at[name])
        row, place = map(int, name[1:].split("."))
        over = [at[f"r{row + 1}.{p}"] for p in (place, place + 1)] if row < 6 else []
        return bool(at[name]) and not any(over)

    def moves(at: Game) -> Iterator[Game]:
        free = [name for name in at if (name.startswith("r") and name != "redeals") or name == "waste"]
        free = [name for name in free if is_free(at, name)]
        for number, one in enumerate(free):
            if at[one][-1][0] == 13:
                yield carried(at, one, "out", 1)
            for other in free[number + 1 :]:
                if at[one][-1][0] + at[other][-1][0] == 13:
                    yield carried(carried(at, one, "out", 1), other, "out", 1)
        if at["stock"]:
            yield carried(at, "stock", "waste", 1)
        elif at["waste"] and (redeals is None or len(at["redeals"]) < redeals):
            after = deepcopy(at)
            after["stock"], after["waste"] = after["waste"][::-1], []
            after["redeals"] += [(0, "", False)] if redeals is not None else []
            yield after

    return game, moves


def count(game: Game, moves: Callable[[Game], Iterator[Game]], depth: int) -> int:
    """Lines of play of ``depth`` moves."""
    if depth == 0:
        return 1
    return sum(count(after, moves, depth - 1) for after in moves(game))
