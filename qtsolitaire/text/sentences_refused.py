"""Why a move was refused: one reason a rule id, and the bubble's headlines.

Placeholders: ``{card}`` the moved card, ``{other}`` the one it does not fit or that is in its way,
``{under}`` the one that ``{other}`` lies on, ``{pile}`` where that is, ``{sum}`` a pair's sum in digits,
``{total}`` what it should be; ``%n`` is the refusal's limit. A refusal ``onto.one_lower`` has its reason
under ``refused.onto.one_lower``, and its headline under ``headline.onto.one_lower`` or else
``headline.onto``.
"""

from qtsolitaire.text.marks import QT_TRANSLATE_NOOP

REFUSED = {
    "onto.other_colour": QT_TRANSLATE_NOOP(
        "refused", "{card} and {other} have the same colour. Here red goes on black, and black on red."
    ),
    "onto.same_suit": QT_TRANSLATE_NOOP(
        "refused", "{card} and {other} are of different suits. Here a card goes only on its own suit."
    ),
    "onto.one_lower": QT_TRANSLATE_NOOP(
        "refused",
        "{card} is not exactly one rank lower than {other}. Here a card goes only on the next higher rank.",
    ),
    "onto.one_higher": QT_TRANSLATE_NOOP(
        "refused",
        "{card} is not exactly one rank higher than {other}. Here cards are built upwards, one rank at a time.",
    ),
    "onto.one_lower_round": QT_TRANSLATE_NOOP(
        "refused",
        "{card} is not exactly one rank lower than {other}. Here a card goes only on the next higher "
        "rank, and a king on an ace.",
    ),
    "onto.one_higher_round": QT_TRANSLATE_NOOP(
        "refused",
        "{card} is not exactly one rank higher than {other}. Here cards are built upwards, and an ace follows a king.",
    ),
    "onto.next_either_way": QT_TRANSLATE_NOOP(
        "refused",
        "{card} is not next in rank to {other}. Here a card must be exactly one rank higher or lower.",
    ),
    "onto.next_either_way_round": QT_TRANSLATE_NOOP(
        "refused",
        "{card} is not next in rank to {other}. Here a card must be exactly one rank higher or lower; "
        "ace and king are neighbours.",
    ),
    "onto.not_on_king": QT_TRANSLATE_NOOP("refused", "{other} is a king. Nothing goes on a king here."),
    "onto.same_suit_or_rank": QT_TRANSLATE_NOOP(
        "refused", "{card} and {other} share neither suit nor rank. One of the two must be the same."
    ),
    "first.king_only": QT_TRANSLATE_NOOP(
        "refused", "An empty column takes only a king, alone or at the head of an ordered run."
    ),
    "first.ace_first": QT_TRANSLATE_NOOP("refused", "A foundation begins with the ace."),
    "first.own_suit": QT_TRANSLATE_NOOP(
        "refused", "This foundation belongs to another suit. Each of the four has its fixed place."
    ),
    "first.base_first": QT_TRANSLATE_NOOP(
        "refused", "A foundation begins with the rank that was dealt onto the first one."
    ),
    "first.stays_empty": QT_TRANSLATE_NOOP("refused", "This place stays empty once its cards are gone."),
    "remove.king_alone": QT_TRANSLATE_NOOP(
        "refused", "Only a king, worth 13, goes alone. Every other card needs a partner."
    ),
    "remove.thirteen": QT_TRANSLATE_NOOP(
        "refused", "{sum}. The ranks of a pair must add up to 13: ace 1, jack 11, queen 12."
    ),
    "remove.not_a_pair": QT_TRANSLATE_NOOP("refused", "These two places never make a pair."),
    "remove.not_alone": QT_TRANSLATE_NOOP("refused", "Cards leave in pairs only. Every card needs a partner."),
    "size.room": QT_TRANSLATE_NOOP(
        "refused",
        "At most %n card(s) can move there together now. Empty cells and empty columns decide how many.",
    ),
    "whole.columns_filled": QT_TRANSLATE_NOOP(
        "refused", "The stock deals one card onto every column. First put a card into every empty column."
    ),
    "source.nothing": QT_TRANSLATE_NOOP("refused", "There is no card here."),
    "source.face_down": QT_TRANSLATE_NOOP(
        "refused", "A face-down card cannot move. It turns up when it becomes the last of its column."
    ),
    "source.covered": QT_TRANSLATE_NOOP("refused", "{other} lies on it. Only the last card of this pile can move."),
    "source.disordered": QT_TRANSLATE_NOOP(
        "refused",
        "They are not an ordered run: {other} cannot lie on {under}. Only an ordered run moves as a group.",
    ),
    "source.final": QT_TRANSLATE_NOOP("refused", "What lies on a foundation stays there. Only Undo brings it back."),
    "source.overlapped": QT_TRANSLATE_NOOP(
        "refused", "{other} lies over it. A card is available only when nothing covers it."
    ),
    "source.stock": QT_TRANSLATE_NOOP(
        "refused", "Cards of the stock are not carried. A click on the stock brings them into play."
    ),
    "source.pairs_only": QT_TRANSLATE_NOOP(
        "refused",
        "Cards are not carried from place to place here. They leave the board in pairs.",
    ),
    "source.stays": QT_TRANSLATE_NOOP("refused", "Cards of this place do not move."),
    "source.whole_pile": QT_TRANSLATE_NOOP("refused", "This pile moves whole or not at all."),
    "target.own_pile": QT_TRANSLATE_NOOP("refused", "A move ends on another pile than it starts from."),
    "target.closed": QT_TRANSLATE_NOOP("refused", "No card can be put down on this place."),
    "target.face_down": QT_TRANSLATE_NOOP(
        "refused", "The last card there is face down. Nothing goes on a face-down card."
    ),
    "target.one_at_a_time": QT_TRANSLATE_NOOP(
        "refused", "This place takes one card at a time. Move the last card alone."
    ),
    "target.full": QT_TRANSLATE_NOOP("refused", "This place holds one card only. {other} is already there."),
    "stock.not_here": QT_TRANSLATE_NOOP("refused", "The stock of this game is used in another way."),
    "stock.empty": QT_TRANSLATE_NOOP("refused", "There is no card left to draw."),
    "stock.not_empty": QT_TRANSLATE_NOOP("refused", "The waste goes back only when the stock is empty."),
    "stock.no_redeal": QT_TRANSLATE_NOOP(
        "refused", "The waste has already gone back as often as this game allows: %n time(s)."
    ),
}

HEADLINE = {
    "onto": QT_TRANSLATE_NOOP("headline", "{card} cannot go on {other}"),
    "first": QT_TRANSLATE_NOOP("headline", "{card} cannot go on this empty place"),
    "first.king_only": QT_TRANSLATE_NOOP("headline", "{card} is not a king"),
    "first.ace_first": QT_TRANSLATE_NOOP("headline", "{card} is not an ace"),
    "first.own_suit": QT_TRANSLATE_NOOP("headline", "{card} belongs on another foundation"),
    "first.stays_empty": QT_TRANSLATE_NOOP("headline", "Nothing goes here"),
    "remove": QT_TRANSLATE_NOOP("headline", "{card} and {other} are no pair"),
    "remove.king_alone": QT_TRANSLATE_NOOP("headline", "{card} does not leave alone"),
    "remove.not_alone": QT_TRANSLATE_NOOP("headline", "{card} does not leave alone"),
    "remove.not_a_pair": QT_TRANSLATE_NOOP("headline", "{card} has no partner there"),
    "size": QT_TRANSLATE_NOOP("headline", "Too many cards for one move"),
    "whole": QT_TRANSLATE_NOOP("headline", "This move is not allowed now"),
    "whole.columns_filled": QT_TRANSLATE_NOOP("headline", "A column is still empty"),
    "source": QT_TRANSLATE_NOOP("headline", "{card} cannot move"),
    "source.nothing": QT_TRANSLATE_NOOP("headline", "Nothing to move"),
    "source.face_down": QT_TRANSLATE_NOOP("headline", "This card is face down"),
    "source.covered": QT_TRANSLATE_NOOP("headline", "{card} is covered"),
    "source.disordered": QT_TRANSLATE_NOOP("headline", "{card} is held by the cards on it"),
    "source.final": QT_TRANSLATE_NOOP("headline", "{card} stays on its foundation"),
    "source.overlapped": QT_TRANSLATE_NOOP("headline", "{card} is covered"),
    "source.stock": QT_TRANSLATE_NOOP("headline", "The stock is not carried"),
    "source.stays": QT_TRANSLATE_NOOP("headline", "This card stays where it is"),
    "target": QT_TRANSLATE_NOOP("headline", "{card} cannot go there"),
    "target.full": QT_TRANSLATE_NOOP("headline", "This place is taken"),
    "target.own_pile": QT_TRANSLATE_NOOP("headline", "{card} is already there"),
    "target.one_at_a_time": QT_TRANSLATE_NOOP("headline", "One card at a time"),
    "stock": QT_TRANSLATE_NOOP("headline", "The stock is empty"),
    "stock.not_here": QT_TRANSLATE_NOOP("headline", "Nothing happens here"),
    "stock.not_empty": QT_TRANSLATE_NOOP("headline", "The stock is not empty yet"),
    "stock.no_redeal": QT_TRANSLATE_NOOP("headline", "The waste does not go back any more"),
    "any": QT_TRANSLATE_NOOP("headline", "This move is not allowed"),
}
