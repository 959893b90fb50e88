"""What stands on printed and exported pages besides names, options and rules."""

from qtsolitaire.text.marks import QT_TRANSLATE_NOOP

OUTPUT = {
    "title": QT_TRANSLATE_NOOP("output", "{game}, deal {code}"),
    "title.many": QT_TRANSLATE_NOOP("output", "{game}, deals {first} to {last}"),
    "title.position": QT_TRANSLATE_NOOP("output", "{game}, a position"),
    "code": QT_TRANSLATE_NOOP("output", "Deal code: {code}"),
    "position": QT_TRANSLATE_NOOP("output", "Position after %n move(s)"),
    "position.board": QT_TRANSLATE_NOOP("output", "Position"),
    "name": QT_TRANSLATE_NOOP("output", "Name"),
    "time": QT_TRANSLATE_NOOP("output", "Time"),
    "moves": QT_TRANSLATE_NOOP("output", "Moves"),
    "pile": QT_TRANSLATE_NOOP("output", "{pile}:"),
    "pile.empty": QT_TRANSLATE_NOOP("output", "empty"),
    "order": QT_TRANSLATE_NOOP(
        "output",
        "Of every pile the deepest card stands first, of the stock the card that is drawn next. Cards in brackets lie "
        "face down.",
    ),
    "order.open": QT_TRANSLATE_NOOP("output", "Of every pile the deepest card stands first."),
    "row": QT_TRANSLATE_NOOP("output", "row {number}"),
    "cells": QT_TRANSLATE_NOOP("output", "cells"),
    "foundations": QT_TRANSLATE_NOOP("output", "foundations"),
    "solution": QT_TRANSLATE_NOOP("output", "Solution: {game}, deal {code}"),
    "solution.position": QT_TRANSLATE_NOOP("output", "Solution: {game}, from this position"),
    "page": QT_TRANSLATE_NOOP("output", "{page} / {pages}"),
}
"""By their place on the page."""
