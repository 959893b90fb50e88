"""Many positions side by side on any executor (two threads, two processes, Dask's two workers): the same answers."""

import multiprocessing
import warnings
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from importlib import import_module
from typing import Any

import pytest

from qtsolitaire.commands.cluster import ClusterProblem, connected
from qtsolitaire.commands.solve import load
from qtsolitaire.plugins import load_bundled
from qtsolitaire.rules import boards, dealcodes
from qtsolitaire.rules.engine import Engine
from qtsolitaire.solving.answers import Verdict
from qtsolitaire.solving.study import Found, Task, search, study

CODES = ("PY1-ND-AAAAAAB", "PY1-ND-AAAAAAD", "FC1-C4-#1", "FC1-C4-#2", "BK1-C4-#1", "PY1-ND-AAAAAAF")


def task(code: str, seconds: float = 20.0) -> Task:
    deal = dealcodes.parse(code, load_bundled().variants)
    engine = Engine(deal.variant, deal.options)
    return Task(code, boards.write(engine, engine.start(deal.deck(engine.table.pack))), seconds, load)


def told(found: list[Found]) -> list[tuple[str, Verdict, tuple[str, ...]]]:
    return [(each.name, each.verdict, each.line) for each in found]


@pytest.fixture(scope="module")
def expected() -> list[tuple[str, Verdict, tuple[str, ...]]]:
    return told([search(task(code)) for code in CODES])


def test_every_verdict_is_one_of_three_and_won_ones_have_a_line(
    expected: list[tuple[str, Verdict, tuple[str, ...]]],
) -> None:
    verdicts = {name: verdict for name, verdict, _ in expected}
    assert verdicts["PY1-ND-AAAAAAB"] is Verdict.LOST
    assert verdicts["FC1-C4-#1"] is Verdict.WON
    assert all(bool(line) == (verdict is Verdict.WON) for _, verdict, line in expected)


def test_threads(expected: list[tuple[str, Verdict, tuple[str, ...]]]) -> None:
    with ThreadPoolExecutor(2) as executor:
        assert told(list(study(map(task, CODES), executor))) == expected


def test_processes(expected: list[tuple[str, Verdict, tuple[str, ...]]]) -> None:
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as executor:
        assert told(list(study(map(task, CODES), executor))) == expected


def test_dask_with_two_workers(expected: list[tuple[str, Verdict, tuple[str, ...]]]) -> None:
    distributed: Any = import_module("distributed")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Dask's own, about ports and closing sockets
        cluster = distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
        )
        with cluster, connected(cluster.scheduler_address) as executor:
            assert told(list(study(map(task, CODES), executor))) == expected


def test_a_cluster_that_does_not_answer_is_one_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    import qtsolitaire.commands.cluster as clustering

    monkeypatch.setattr(clustering, "WAIT_SECONDS", 0.5)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with pytest.raises(ClusterProblem, match="no_answer"), connected("tcp://127.0.0.1:9"):
            pass


class Eager(Executor):
    """Runs at once and remembers how many tasks were under way."""

    def __init__(self) -> None:
        self.submitted = 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> "Future[Any]":
        self.submitted += 1
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def test_millions_of_tasks_are_read_only_as_far_as_needed() -> None:
    def endless() -> Iterator[Task]:
        while True:
            yield task("PY1-ND-AAAAAAD")

    executor = Eager()
    found = study(endless(), executor, ahead=3)
    next(found)
    next(found)
    assert executor.submitted == 4


def test_a_board_that_is_none_is_undecided_and_stops_nothing() -> None:
    bad = Task("bad", "variant: freecell\nt1: XX\n", 1.0, load)
    first, second = study([bad, task("PY1-ND-AAAAAAD")], Eager())
    assert first.verdict is Verdict.UNDECIDED
    assert first.error
    assert second.verdict is Verdict.WON
