"""One game with its options chosen, ready to be played: every question about it is asked here."""

from collections.abc import Sequence

from qtsolitaire.rules import dealing, generating, judging, playing
from qtsolitaire.rules.cards import Card, face_up
from qtsolitaire.rules.compile import Masks, all_firsts, all_pairs, base_rank, compile_piles, sources, targets
from qtsolitaire.rules.table import DealRow, Draw, Options, Variant
from qtsolitaire.rules.words import Event, Move, Places, Position, Refusal, Step, Verb

NO_PILE = -1


class Engine:
    """A compiled table. Immutable after construction; positions go in and out, nothing is kept between calls."""

    def __init__(self, variant: Variant, options: Options | None = None) -> None:
        """Lay the variant's table out with ``options`` (the defaults where None) and compile it.

        Raises:
            VariantProblem: the declaration contradicts itself.
        """
        self.variant = variant
        self.options = dict(variant.default_options() if options is None else options)
        self.table = variant.lay_out(self.options)
        self.places = Places(self.table.piles)
        dealing.check(self.table)
        self.piles = compile_piles(self.table, self.places)
        self.sources = sources(self.piles)
        self.targets = tuple((i, self.piles[i].pile.takes, self.piles[i].pile.full) for i in targets(self.piles))
        self._set_base()
        self._set_stock()
        self._set_removal()

    def _set_base(self) -> None:
        self.has_base = self.table.base is not None
        self._base_pile = self.places.index(self.table.base) if self.table.base else NO_PILE

    def _set_stock(self) -> None:
        word = self.table.stock
        self.stock = self.places.index(word.stock) if word else NO_PILE
        self.waste = self.places.index(word.waste) if isinstance(word, Draw) else NO_PILE
        self.row = tuple(map(self.places.index, word.to)) if isinstance(word, DealRow) else ()
        self.counts_redeals = isinstance(word, Draw) and word.redeals is not None
        self.stock_faces_up = isinstance(word, Draw) and word.faces_up

    def _set_removal(self) -> None:
        word = self.table.removal
        self.removable = tuple(map(self.places.index, word.sources)) if word else ()
        self.out = self.places.index(word.to) if word else NO_PILE
        self.single = all_firsts(word.single, 0) if word and word.single else 0
        self.pairs: Masks = all_pairs(word.pair) if word and word.pair else (0,) * 128

    @property
    def has_score(self) -> bool:
        """False for games without one (PY-10)."""
        return self.table.scoring is not None

    def start(self, deck: Sequence[Card]) -> Position:
        """The opening position of a shuffled pack, first card dealt first."""
        return dealing.deal(self.table, self.places, deck)[0]

    def deal_events(self, deck: Sequence[Card]) -> tuple[Event, ...]:
        """One event per card in the order of dealing, its source -1 and its card as it lies after the deal."""
        return dealing.deal(self.table, self.places, deck)[1]

    def base_of(self, board: Position) -> int:
        """The base rank that the deal has chosen (1..13), 0 where the game has none."""
        return base_rank(board.piles[self._base_pile]) if self.has_base else 0

    def over(self, board: Position, pile: int) -> int | None:
        """The first pile whose cards lie over this one's, None where it is uncovered (PY-03)."""
        return next((cover for cover in self.piles[pile].covers if board.piles[cover]), None)

    def is_covered(self, board: Position, pile: int) -> bool:
        """True while another pile's cards lie over this one's."""
        return self.over(board, pile) is not None

    def liftable(self, board: Position, pile: int) -> int:
        """How many of the pile's last cards may be lifted as one group now."""
        return 0 if self.is_covered(board, pile) else generating.liftable(self, board, pile)

    def stock_move(self, board: Position, verb: Verb) -> Move:
        """The move that a click on the stock means: DRAW, REDEAL or DEAL."""
        word, held = self.table.stock, len(board.piles[self.stock])
        if verb == Verb.REDEAL:
            return Move(Verb.REDEAL, self.waste, self.stock, len(board.piles[self.waste]))
        if verb == Verb.DEAL:
            return Move(Verb.DEAL, self.stock, NO_PILE, min(held, len(self.row)))
        size = word.size if isinstance(word, Draw) else 1
        return Move(Verb.DRAW, self.stock, self.waste, min(held, size))

    def judge(self, board: Position, move: Move) -> Refusal | None:
        """The rule that forbids the move, None where it is legal (TF-19)."""
        return judging.judge(self, board, move)

    def legal_moves(self, board: Position) -> list[Move]:
        """Every move that ``judge`` lets pass."""
        return generating.legal_moves(self, board)

    def play(self, board: Position, move: Move) -> Step:
        """The position after a legal move, and what happened."""
        return playing.play(self, board, move)

    def left(self, board: Position) -> int:
        """What the goal still asks for, 0 when won."""
        return self.table.goal.left(board, self.places)

    def is_won(self, board: Position) -> bool:
        """True when nothing is left to do."""
        return self.left(board) == 0

    def cards(self, board: Position) -> list[Card]:
        """Every card of the board, face up and sorted: never changes in a game."""
        return sorted(face_up(card) for pile in board.piles for card in pile)
