"""Names of cards, piles and settings that every game may use; a plugin may say any of them otherwise."""

from qtsolitaire.text.marks import QT_TRANSLATE_NOOP

CARD = {
    "1": QT_TRANSLATE_NOOP("card", "ace of {suit}"),
    "number": QT_TRANSLATE_NOOP("card", "{rank} of {suit}"),
    "11": QT_TRANSLATE_NOOP("card", "jack of {suit}"),
    "12": QT_TRANSLATE_NOOP("card", "queen of {suit}"),
    "13": QT_TRANSLATE_NOOP("card", "king of {suit}"),
    "face_down": QT_TRANSLATE_NOOP("card", "face-down card"),
    "suit.0": QT_TRANSLATE_NOOP("card", "spades"),
    "suit.1": QT_TRANSLATE_NOOP("card", "hearts"),
    "suit.2": QT_TRANSLATE_NOOP("card", "diamonds"),
    "suit.3": QT_TRANSLATE_NOOP("card", "clubs"),
}

PILE = {
    "stock": QT_TRANSLATE_NOOP("pile", "stock"),
    "waste": QT_TRANSLATE_NOOP("pile", "waste"),
    "cell": QT_TRANSLATE_NOOP("pile", "cell {number}"),
    "reserve": QT_TRANSLATE_NOOP("pile", "reserve"),
    "reserve.numbered": QT_TRANSLATE_NOOP("pile", "reserve {number}"),
    "tableau": QT_TRANSLATE_NOOP("pile", "column {number}"),
    "tableau.place": QT_TRANSLATE_NOOP("pile", "row {row}, card {number}"),
    "foundation": QT_TRANSLATE_NOOP("pile", "foundation"),
    "foundation.numbered": QT_TRANSLATE_NOOP("pile", "foundation {number}"),
    "foundation.suit": QT_TRANSLATE_NOOP("pile", "foundation of {suit}"),
}

SETTING = {
    "draw": QT_TRANSLATE_NOOP("setting", "Draw"),
    "draw.D1": QT_TRANSLATE_NOOP("setting", "Draw 1"),
    "draw.D3": QT_TRANSLATE_NOOP("setting", "Draw 3"),
    "redeals": QT_TRANSLATE_NOOP("setting", "Redeals"),
    "redeals.N": QT_TRANSLATE_NOOP("setting", "Redeals without limit"),
    "redeals.0": QT_TRANSLATE_NOOP("setting", "No redeal"),
    "redeals.1": QT_TRANSLATE_NOOP("setting", "1 redeal"),
    "redeals.2": QT_TRANSLATE_NOOP("setting", "2 redeals"),
    "redeals.3": QT_TRANSLATE_NOOP("setting", "3 redeals"),
    "cells": QT_TRANSLATE_NOOP("setting", "Cells"),
    "cells.C1": QT_TRANSLATE_NOOP("setting", "1 cell"),
    "cells.C2": QT_TRANSLATE_NOOP("setting", "2 cells"),
    "cells.C3": QT_TRANSLATE_NOOP("setting", "3 cells"),
    "cells.C4": QT_TRANSLATE_NOOP("setting", "4 cells"),
    "suits": QT_TRANSLATE_NOOP("setting", "Suits"),
    "suits.S1": QT_TRANSLATE_NOOP("setting", "1 suit"),
    "suits.S2": QT_TRANSLATE_NOOP("setting", "2 suits"),
    "suits.S4": QT_TRANSLATE_NOOP("setting", "4 suits"),
    "stock": QT_TRANSLATE_NOOP("setting", "Stock"),
    "stock.D": QT_TRANSLATE_NOOP("setting", "Stock face down"),
    "stock.U": QT_TRANSLATE_NOOP("setting", "Stock face up"),
}
