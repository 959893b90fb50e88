"""The optional extra ``cluster``: Dask's scheduler as an executor."""

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from qtsolitaire.rules.errors import Problem

WAIT_SECONDS = 10


class ClusterProblem(Problem):
    """A cluster that cannot be used."""


@contextmanager
def connected(address: str) -> Iterator[Executor]:
    """The cluster's executor, for as long as it is needed.

    Raises:
        ClusterProblem: ``cluster.no_dask``, ``cluster.no_answer``.
    """
    try:
        dask: Any = import_module("distributed")  # without types of its own
    except ImportError:
        raise ClusterProblem("cluster.no_dask") from None
    try:
        client = dask.Client(address, timeout=WAIT_SECONDS)
    except (OSError, ValueError):
        raise ClusterProblem("cluster.no_answer", address=address[:80]) from None
    with client:
        yield client.get_executor()
