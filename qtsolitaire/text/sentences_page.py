"""Headings and sentences of a rules page that is written from a Table (``text.rules_page``)."""

from qtsolitaire.text.marks import QT_TRANSLATE_NOOP

PAGE = {
    "aim": QT_TRANSLATE_NOOP("page", "Aim"),
    "layout": QT_TRANSLATE_NOOP("page", "Layout"),
    "columns": QT_TRANSLATE_NOOP("page", "Columns"),
    "groups": QT_TRANSLATE_NOOP("page", "Groups"),
    "empty": QT_TRANSLATE_NOOP("page", "Empty columns"),
    "cells": QT_TRANSLATE_NOOP("page", "Cells"),
    "reserve": QT_TRANSLATE_NOOP("page", "Reserve"),
    "foundations": QT_TRANSLATE_NOOP("page", "Foundations"),
    "stock": QT_TRANSLATE_NOOP("page", "Stock and waste"),
    "stock.alone": QT_TRANSLATE_NOOP("page", "Stock"),
    "removal": QT_TRANSLATE_NOOP("page", "Removing cards"),
    "by_itself": QT_TRANSLATE_NOOP("page", "What happens by itself"),
    "clicks": QT_TRANSLATE_NOOP("page", "Clicks and dragging"),
    "score": QT_TRANSLATE_NOOP("page", "Score"),
    "undo": QT_TRANSLATE_NOOP("page", "Undo"),
    "end": QT_TRANSLATE_NOOP("page", "End of the game"),
    "options": QT_TRANSLATE_NOOP("page", "Options"),
    "option": QT_TRANSLATE_NOOP("page", "{setting}: {choices}"),
    "fallback": QT_TRANSLATE_NOOP("page", "This page is not available in your language; here it is in English."),
    "pack": QT_TRANSLATE_NOOP("page", "The game is played with %n card(s)."),
    "suits": QT_TRANSLATE_NOOP("page", "They are of %n suit(s)."),
    "ranks": QT_TRANSLATE_NOOP(
        "page", "From the lowest to the highest the ranks are: ace, 2 to 10, jack, queen, king."
    ),
    "layout.columns": QT_TRANSLATE_NOOP("page", "%n column(s) form the tableau."),
    "layout.rows": QT_TRANSLATE_NOOP("page", "The tableau has %n row(s); cards overlap those of the row above."),
    "layout.cells": QT_TRANSLATE_NOOP("page", "%n cell(s) stand empty at first."),
    "layout.cells.dealt": QT_TRANSLATE_NOOP("page", "There are %n cell(s)."),
    "deal.cells": QT_TRANSLATE_NOOP("page", "%n of them get(s) a card from the deal."),
    "layout.foundations": QT_TRANSLATE_NOOP("page", "%n foundation(s) stand empty at first."),
    "layout.foundations.dealt": QT_TRANSLATE_NOOP("page", "%n foundation(s) get their first cards from the deal."),
    "layout.reserve": QT_TRANSLATE_NOOP("page", "%n reserve pile(s) lie beside the tableau."),
    "layout.out": QT_TRANSLATE_NOOP("page", "Removed cards go to one pile and are out of play."),
    "deal.each": QT_TRANSLATE_NOOP("page", "Every column gets %n card(s)."),
    "deal.counts": QT_TRANSLATE_NOOP("page", "From left to right the columns get this many cards: {counts}."),
    "deal.rows": QT_TRANSLATE_NOOP("page", "In all, %n card(s) lie in the tableau."),
    "deal.all_up": QT_TRANSLATE_NOOP("page", "All of them lie face up."),
    "deal.last_up": QT_TRANSLATE_NOOP("page", "Only the last %n card(s) of each column lie face up."),
    "deal.up_counts": QT_TRANSLATE_NOOP(
        "page", "From left to right, this many of the last cards of the columns lie face up: {counts}."
    ),
    "deal.uncovered_up": QT_TRANSLATE_NOOP("page", "Only the cards that nothing covers lie face up."),
    "deal.stock": QT_TRANSLATE_NOOP("page", "The other %n card(s) form the face-down stock."),
    "deal.stock.up": QT_TRANSLATE_NOOP("page", "The other %n card(s) form the stock, which lies face up."),
    "deal.reserve": QT_TRANSLATE_NOOP("page", "The reserve gets %n card(s)."),
    "deal.waste": QT_TRANSLATE_NOOP("page", "The waste gets %n card(s)."),
    "waste.empty": QT_TRANSLATE_NOOP("page", "The waste beside it is empty at first."),
    "onto.any": QT_TRANSLATE_NOOP("page", "Any card may lie on any other."),
    "onto.never": QT_TRANSLATE_NOOP("page", "No card is put down on the tableau."),
    "lift.tail": QT_TRANSLATE_NOOP("page", "Any face-up card moves together with all the cards on it, ordered or not."),
    "lift.size": QT_TRANSLATE_NOOP("page", "Any part of a run that reaches to the end of its column may move."),
    "cells.back": QT_TRANSLATE_NOOP("page", "The card in a cell can move on to a column or to a foundation."),
    "reserve.last": QT_TRANSLATE_NOOP("page", "Only the last card of a reserve pile can be played."),
    "foundation.back": QT_TRANSLATE_NOOP("page", "The top card of a foundation can be taken back into play."),
    "foundation.runs": QT_TRANSLATE_NOOP("page", "No card is put down on a foundation by hand."),
    "draw": QT_TRANSLATE_NOOP("page", "A click on the stock turns its top %n card(s) onto the waste."),
    "draw.rest": QT_TRANSLATE_NOOP("page", "If fewer are left in the stock, those that are left are turned."),
    "waste.top": QT_TRANSLATE_NOOP("page", "Only the top card of the waste can be played."),
    "waste.onto": QT_TRANSLATE_NOOP("page", "Cards can also be played onto the waste:"),
    "deal_row": QT_TRANSLATE_NOOP("page", "A click on the stock deals one card face up onto each of %n column(s)."),
    "deal_row.first": QT_TRANSLATE_NOOP(
        "page", "A click on the stock deals one card face up onto each of the first %n column(s)."
    ),
    "available": QT_TRANSLATE_NOOP(
        "page", "Available are the cards that nothing covers, and the top card of the waste."
    ),
    "removal.how": QT_TRANSLATE_NOOP(
        "page",
        "Click one card and then the other, or drag one onto the other; a card that leaves alone needs one click.",
    ),
    "no_auto": QT_TRANSLATE_NOOP(
        "page", "Nothing moves by itself: no card goes up on its own, and the game never finishes itself."
    ),
    "no_other_auto": QT_TRANSLATE_NOOP("page", "Apart from this nothing moves by itself."),
    "drag": QT_TRANSLATE_NOOP("page", "Every move can be made by dragging."),
    "click.column": QT_TRANSLATE_NOOP(
        "page", "One click on the last card of a column sends it to its foundation, if it can go there."
    ),
    "click.cell": QT_TRANSLATE_NOOP(
        "page",
        "One click on the last card of a column or on the card of a cell sends it to its foundation, "
        "if it can go there.",
    ),
    "click.waste": QT_TRANSLATE_NOOP(
        "page",
        "One click on the last card of a column or on the top card of the waste sends it to its foundation, "
        "if it can go there.",
    ),
    "click.to_waste": QT_TRANSLATE_NOOP(
        "page", "One click on an available card sends it to the waste, if it can go there."
    ),
    "double": QT_TRANSLATE_NOOP(
        "page", "A double click, if it is on in the settings, sends a card to the first place that takes it:"
    ),
    "to.foundation": QT_TRANSLATE_NOOP("page", "its foundation"),
    "to.filled_column": QT_TRANSLATE_NOOP("page", "the longest column that takes it"),
    "to.empty_column": QT_TRANSLATE_NOOP("page", "an empty column"),
    "to.cell": QT_TRANSLATE_NOOP("page", "an empty cell"),
    "to.waste": QT_TRANSLATE_NOOP("page", "the waste"),
    "score.none": QT_TRANSLATE_NOOP("page", "This game has no score; moves and time count."),
    "score.start": QT_TRANSLATE_NOOP("page", "The score starts at {points} and never goes below {floor}."),
    "score.once": QT_TRANSLATE_NOOP(
        "page", "A card earns the points for a foundation only the first time it gets there."
    ),
    "undo.limit": QT_TRANSLATE_NOOP("page", "Undo takes back the last %n action(s) and their points."),
    "undo.limit_alone": QT_TRANSLATE_NOOP("page", "Undo takes back the last %n action(s)."),
    "undo.no_limit": QT_TRANSLATE_NOOP("page", "Undo has no limit."),
    "undo.free": QT_TRANSLATE_NOOP("page", "The move counter does not go down on undo."),
    "undo.counts": QT_TRANSLATE_NOOP("page", "Every undo counts as one more move."),
    "lost.said": QT_TRANSLATE_NOOP("page", "As soon as no win is possible any more, the program says so."),
    "lost.never": QT_TRANSLATE_NOOP("page", "The program never declares a game lost."),
    "code": QT_TRANSLATE_NOOP(
        "page",
        "Every game has a deal code. Typed into the New Game window, it deals the same cards again, stock included.",
    ),
}

POINTS = {
    "every_action": QT_TRANSLATE_NOOP("points", "{points} for every action"),
    "carried": QT_TRANSLATE_NOOP("points", "{points} for every card that is carried"),
    "carried.to_foundation": QT_TRANSLATE_NOOP("points", "{points} for every card that reaches a foundation"),
    "carried.to_tableau": QT_TRANSLATE_NOOP("points", "{points} for every move onto a column"),
    "carried.waste_to_tableau": QT_TRANSLATE_NOOP(
        "points", "{points} for every card that goes from the waste to a column"
    ),
    "carried.foundation_to_tableau": QT_TRANSLATE_NOOP(
        "points", "{points} for every card taken back from a foundation"
    ),
    "drawn": QT_TRANSLATE_NOOP("points", "{points} for every draw from the stock"),
    "redealt": QT_TRANSLATE_NOOP("points", "{points} every time the waste goes back to the stock"),
    "dealt": QT_TRANSLATE_NOOP("points", "{points} for every card dealt from the stock"),
    "removed": QT_TRANSLATE_NOOP("points", "{points} for every card that leaves the board"),
    "collected": QT_TRANSLATE_NOOP("points", "{points} for every complete run that leaves the board"),
    "turned_up": QT_TRANSLATE_NOOP("points", "{points} for every face-down card turned up in a column"),
    "refilled": QT_TRANSLATE_NOOP("points", "{points} for every column that is filled again"),
}
