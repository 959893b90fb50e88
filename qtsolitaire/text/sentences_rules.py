"""What each named rule says on a rules page that is written from a Table.

Every sentence stands under a heading that says where it holds (columns, foundations, groups), and is whole.
"""

from qtsolitaire.text.marks import QT_TRANSLATE_NOOP

RULE = {
    "onto.other_colour": QT_TRANSLATE_NOOP("rule", "Colours alternate: red goes on black, and black on red."),
    "onto.same_suit": QT_TRANSLATE_NOOP("rule", "A card goes only on a card of its own suit."),
    "onto.one_lower": QT_TRANSLATE_NOOP(
        "rule", "The card must be exactly one rank lower than the one it goes on: a 7 goes on an 8."
    ),
    "onto.one_higher": QT_TRANSLATE_NOOP(
        "rule", "The card must be exactly one rank higher than the one it goes on: an 8 goes on a 7."
    ),
    "onto.one_lower_round": QT_TRANSLATE_NOOP(
        "rule",
        "The card must be exactly one rank lower than the one it goes on, and a king goes on an ace.",
    ),
    "onto.one_higher_round": QT_TRANSLATE_NOOP(
        "rule",
        "The card must be exactly one rank higher than the one it goes on, and an ace goes on a king.",
    ),
    "onto.next_either_way": QT_TRANSLATE_NOOP(
        "rule", "The card must be exactly one rank higher or lower than the one it goes on."
    ),
    "onto.next_either_way_round": QT_TRANSLATE_NOOP(
        "rule",
        "The card must be exactly one rank higher or lower than the one it goes on; ace and king are neighbours.",
    ),
    "onto.not_on_king": QT_TRANSLATE_NOOP("rule", "Nothing goes on a king."),
    "onto.same_suit_or_rank": QT_TRANSLATE_NOOP(
        "rule", "A card goes only on a card of the same suit or of the same rank."
    ),
    "group.other_colour": QT_TRANSLATE_NOOP("rule", "In a group colours alternate."),
    "group.same_suit": QT_TRANSLATE_NOOP("rule", "In a group all cards are of one suit."),
    "group.one_lower": QT_TRANSLATE_NOOP(
        "rule", "In a group each card is exactly one rank lower than the one it lies on."
    ),
    "group.one_higher": QT_TRANSLATE_NOOP(
        "rule", "In a group each card is exactly one rank higher than the one it lies on."
    ),
    "group.one_lower_round": QT_TRANSLATE_NOOP(
        "rule",
        "In a group each card is exactly one rank lower than the one it lies on, a king also lies on an ace.",
    ),
    "group.one_higher_round": QT_TRANSLATE_NOOP(
        "rule",
        "In a group each card is exactly one rank higher than the one it lies on, an ace also lies on a king.",
    ),
    "group.next_either_way": QT_TRANSLATE_NOOP("rule", "In a group neighbours are exactly one rank apart."),
    "group.next_either_way_round": QT_TRANSLATE_NOOP(
        "rule", "In a group neighbours are exactly one rank apart; ace and king are neighbours."
    ),
    "group.not_on_king": QT_TRANSLATE_NOOP("rule", "In a group nothing lies on a king."),
    "group.same_suit_or_rank": QT_TRANSLATE_NOOP(
        "rule", "In a group neighbours are of the same suit or of the same rank."
    ),
    "first.king_only": QT_TRANSLATE_NOOP(
        "rule", "An empty column takes only a king, alone or at the head of an ordered run."
    ),
    "first.ace_first": QT_TRANSLATE_NOOP("rule", "A foundation begins with the ace."),
    "first.own_suit": QT_TRANSLATE_NOOP(
        "rule", "The foundations have fixed places: spades, hearts, diamonds, clubs, from left to right."
    ),
    "first.base_first": QT_TRANSLATE_NOOP(
        "rule", "Every foundation begins with the rank that was dealt onto the first one."
    ),
    "first.stays_empty": QT_TRANSLATE_NOOP("rule", "An empty column stays empty."),
    "first.any_card": QT_TRANSLATE_NOOP("rule", "An empty column takes any card or any group that may move."),
    "first.any_single": QT_TRANSLATE_NOOP("rule", "An empty column takes any card."),
    "remove.king_alone": QT_TRANSLATE_NOOP("rule", "A king is worth 13 and leaves alone."),
    "remove.thirteen": QT_TRANSLATE_NOOP(
        "rule", "Two cards leave together when their ranks add up to 13: ace 1, jack 11, queen 12."
    ),
    "remove.not_a_pair": QT_TRANSLATE_NOOP("rule", "A card and the card that covers it are never a pair."),
    "remove.not_alone": QT_TRANSLATE_NOOP("rule", "No card leaves alone; cards leave in pairs only."),
    "size.room": QT_TRANSLATE_NOOP(
        "rule",
        "A group may have at most (empty cells + 1) × 2^(empty columns) cards. If its target is an "
        "empty column, that column is not counted.",
    ),
    "whole.columns_filled": QT_TRANSLATE_NOOP(
        "rule",
        "The stock deals no cards while a column is empty, unless too few cards are left to fill every column.",
    ),
    "source.face_down": QT_TRANSLATE_NOOP("rule", "A face-down card cannot move."),
    "source.covered": QT_TRANSLATE_NOOP("rule", "Only the last card of a pile can move."),
    "source.disordered": QT_TRANSLATE_NOOP(
        "rule", "A card within a column moves with all cards on it, if they form an ordered run."
    ),
    "source.final": QT_TRANSLATE_NOOP("rule", "What lies on a foundation stays there; only Undo brings it back."),
    "source.overlapped": QT_TRANSLATE_NOOP("rule", "A card is available only when no other card covers it."),
    "source.stock": QT_TRANSLATE_NOOP(
        "rule", "Cards of the stock are not carried; a click on the stock brings them into play."
    ),
    "source.pairs_only": QT_TRANSLATE_NOOP(
        "rule", "No card is carried from place to place; cards only leave the board."
    ),
    "source.stays": QT_TRANSLATE_NOOP("rule", "Cards of this place do not move."),
    "source.stays.waste": QT_TRANSLATE_NOOP("rule", "What lies on the waste stays there; only Undo brings it back."),
    "source.whole_pile": QT_TRANSLATE_NOOP("rule", "A pile moves whole or not at all."),
    "target.closed": QT_TRANSLATE_NOOP("rule", "No card can be put down on the stock or the waste."),
    "target.face_down": QT_TRANSLATE_NOOP("rule", "Nothing goes on a face-down card."),
    "target.one_at_a_time": QT_TRANSLATE_NOOP("rule", "A foundation takes one card at a time."),
    "target.full": QT_TRANSLATE_NOOP("rule", "A cell holds one card, whichever it is."),
    "stock.no_limit": QT_TRANSLATE_NOOP(
        "rule",
        "When the stock is empty, a click on it puts the whole waste back in the same order, as often as you like.",
    ),
    "stock.no_redeal": QT_TRANSLATE_NOOP(
        "rule",
        "When the stock is empty, a click on it puts the whole waste back in the same order, %n time(s) in a game.",
    ),
    "stock.never": QT_TRANSLATE_NOOP("rule", "When the stock is empty, the waste does not go back."),
    "goal.all_on_foundations": QT_TRANSLATE_NOOP("rule", "The game is won when all cards lie on the foundations."),
    "goal.tableau_gone": QT_TRANSLATE_NOOP(
        "rule", "The game is won when the tableau is gone; stock and waste may remain."
    ),
    "after.turn_up": QT_TRANSLATE_NOOP(
        "rule", "A face-down card that becomes the last of its column turns up in the same action."
    ),
    "after.turn_up_uncovered": QT_TRANSLATE_NOOP(
        "rule", "A face-down card that nothing covers any more turns up in the same action."
    ),
    "after.collect_runs": QT_TRANSLATE_NOOP(
        "rule",
        "A complete run of one suit, king to ace, leaves the board by itself in the action that completes it.",
    ),
    "after.refill": QT_TRANSLATE_NOOP("rule", "An empty column is filled by itself in the action that empties it."),
}
