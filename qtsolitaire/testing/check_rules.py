"""Do a game's rules hold together: random play with every option, undo, deal codes, the search, speed."""

import time
from collections.abc import Iterator
from random import Random

from qtsolitaire.play.session import Session
from qtsolitaire.plugins.inspection import inspect_table
from qtsolitaire.rules import dealcodes
from qtsolitaire.rules.dealcodes import DEALS, Deal
from qtsolitaire.rules.engine import Engine
from qtsolitaire.rules.errors import Problem
from qtsolitaire.rules.table import Variant
from qtsolitaire.rules.words import Refusal
from qtsolitaire.solving.budget import Budget
from qtsolitaire.solving.solve import WrongLine, solve
from qtsolitaire.testing.findings import Finding, Subject
from qtsolitaire.testing.options import all_options
from qtsolitaire.testing.walks import faults, walk

GAMES, STEPS, CHECKED_STEPS = 50, 60, 10
SEARCH_SECONDS = 1.0
SLOWEST = 300
"""Positions a second below which hints and verdicts take too long; the bundled games reach thousands."""


def check_play(subject: Subject, variant: Variant) -> Iterator[Finding]:
    """Judge and list agree, cards are kept, the same move gives the same step; with every option."""
    engines = [inspect_table(variant, options) for options in all_options(variant)]
    said = set()
    for game in range(max(GAMES, len(engines))):
        for fault in _of_game(engines[game % len(engines)], game):
            if fault not in said:
                said.add(fault)
                yield subject.at(variant, "plugin.unsound", id=variant.id, fault=fault)


def _of_game(engine: Engine, seed: int) -> Iterator[str]:
    for number, (board, move, step) in enumerate(walk(engine, Random(seed), STEPS)):
        if number < CHECKED_STEPS:
            yield from faults(engine, board, move, step)


def check_opening(subject: Subject, variant: Variant) -> Iterator[Finding]:
    """A deal has a first move, and is not won before it."""
    for options in all_options(variant):
        engine = Engine(variant, options)
        boards = [engine.start(Deal(variant, options, number).deck(engine.table.pack)) for number in range(20)]
        if all(engine.is_won(board) for board in boards):
            yield subject.at(variant, "check.won_at_once", id=variant.id)
        elif not any(engine.legal_moves(board) for board in boards):
            yield subject.at(variant, "check.no_move", id=variant.id)


def check_undo(subject: Subject, variant: Variant) -> Iterator[Finding]:
    """Undo brings board and score back exactly, redo goes on."""
    for seed, options in enumerate(all_options(variant)):
        engine, choose = Engine(variant, options), Random(seed)
        session = Session(engine, engine.start(Deal(variant, options, seed).deck(engine.table.pack)))
        states = [(session.position, session.ledger)]
        while len(states) <= STEPS and not session.is_won and (moves := engine.legal_moves(session.position)):
            if isinstance(session.play(choose.choice(moves)), Refusal):
                break
            states.append((session.position, session.ledger))
        while session.can_undo:
            session.undo()
            states.pop()
            if (session.position, session.ledger) != states[-1]:
                yield subject.at(variant, "check.undo", id=variant.id)
                return


def check_codes(subject: Subject, variant: Variant) -> Iterator[Finding]:
    """Every deal has one code, and the code deals it, with every option."""
    for options in all_options(variant):
        for number in (0, 1, 11_982, DEALS - 1):
            deal = Deal(variant, options, number)
            try:
                read = dealcodes.parse(deal.code, subject.catalogue.variants)
            except Problem as problem:
                yield subject.at(variant, problem.text_id, variant.code, **problem.args_by_name)
                return
            if read.code != deal.code or read.variant is not variant or read.options != deal.options:
                yield subject.at(variant, "check.code", variant.code, code=deal.code, read=read.code)
                return


def check_search(subject: Subject, variant: Variant) -> Iterator[Finding]:
    """The program's search plays by the game's rules: a line that it finds is played to a win."""
    engine = Engine(variant)
    for number in range(2):
        board = engine.start(Deal(variant, engine.options, number).deck(engine.table.pack))
        try:
            solve(engine, board, Budget(SEARCH_SECONDS))
        except WrongLine as wrong:
            yield subject.at(variant, "check.search", id=variant.id, fault=str(wrong)[:200])
            return


def check_speed(subject: Subject, variant: Variant) -> Iterator[Finding]:
    """Positions a second, listed and played."""
    found = speed(variant)
    if found < SLOWEST:
        yield subject.at(variant, "check.slow", id=variant.id, found=round(found), least=SLOWEST)


def speed(variant: Variant, seconds: float = 0.3) -> float:
    """Positions a second of random play, in CPU time."""
    engine, count, began = Engine(variant), 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        count += 1 + sum(1 for _ in walk(engine, Random(count), STEPS))
    return count / spent
