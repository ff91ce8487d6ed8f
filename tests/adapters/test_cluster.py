"""A series on a Dask cluster: the same result, whatever happens to its workers."""

import os
import pickle
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from boardgames.core.errors import UserError
from boardgames.lab.dask_cluster import WORKER_FAILED, connected
from boardgames.lab.simulate import Plan, run

PLAN = Plan(game="felinia", games=40, players=3, seed=5, variant="expert", options=(), bots=("random",) * 3)


LONG = 120
"""Seconds after which what has not come will not come."""


@contextmanager
def cluster(folder: Path, workers: int) -> Iterator[str]:
    """The address of a scheduler in a process of its own, as on another machine, with workers."""
    deployed = pytest.importorskip("distributed.deploy.subprocess")
    settings = {"n_workers": workers, "threads_per_worker": 1, "scheduler_kwargs": {"dashboard": False}}
    with deployed.SubprocessCluster(**settings, worker_kwargs={"local_directory": str(folder)}) as one:
        yield one.scheduler_address


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine scheduler and workers take long to start."""
    monkeypatch.setattr("boardgames.lab.dask_cluster.PATIENCE", LONG)


def test_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    with cluster(tmp_path, 2) as address:
        with distributed.Client(address) as client:
            client.wait_for_workers(2, timeout=LONG)
            victim = next(iter(client.run(os.getpid).values()))
        done = 0

        def progress() -> None:
            nonlocal done
            done += 1
            if done == 5:
                os.kill(victim, signal.SIGKILL)

        with connected(address) as executor:
            report = run(PLAN, progress, executor)
    assert done == 40
    assert report["digest"] == run(PLAN)["digest"]
    assert report["games"] == 40


def test_a_cluster_that_is_not_there_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("boardgames.lab.dask_cluster.PATIENCE", 0.5)
    with (
        pytest.raises(UserError, match=r"No Dask scheduler answers at 'tcp://127\.0\.0\.1:9'"),
        connected("tcp://127.0.0.1:9"),
    ):
        pass


def test_without_dask_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    with pytest.raises(UserError, match="pip install distributed"), connected("tcp://x:1"):
        pass


class Evil:
    """Object that leaves a file where it is unpickled, with the number of the process."""

    def __init__(self, mark: Path) -> None:
        self.mark = mark

    def __reduce__(self) -> tuple[object, ...]:
        return eval, (f"open({str(self.mark)!r}, 'a').write(str(__import__('os').getpid()) + ' ')",)


def warn(mark: Path) -> str:
    """Send an object as a warning, which every client of a cluster reads."""
    from distributed import get_worker

    evil = pickle.dumps(Evil(mark))
    get_worker().log_event("warn", {"message": evil, "category": evil})
    return "warned"


def fail(mark: Path) -> str:
    """Fail with an object as the error."""
    from distributed import core, worker

    evil = pickle.dumps(Evil(mark))

    def message(*_: object, **__: object) -> dict[str, object]:
        return {
            "status": "error",
            "exception": evil,
            "traceback": evil,
            "exception_text": "",
            "traceback_text": "",
        }

    core.error_message = worker.error_message = message  # type: ignore[assignment, attr-defined, unused-ignore]
    raise ValueError


def test_objects_of_a_worker_never_come_to_life_here(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    with cluster(tmp_path, 1) as address, connected(address) as executor:
        assert executor is not None
        assert executor.submit(str, 5).result(timeout=LONG) == "5"
        assert executor.submit(warn, mark).result(timeout=LONG) == "warned"
        with pytest.raises(Exception, match=WORKER_FAILED.partition("?")[0]):
            executor.submit(fail, mark).result(timeout=LONG)
        assert executor.submit(str, 6).result(timeout=LONG) == "6", "what was sent before has come"
        with pytest.raises(TimeoutError):
            executor.submit(complex, 1, 2).result(timeout=2)
    assert str(os.getpid()) not in (mark.read_text().split() if mark.exists() else [])


def test_a_cluster_without_workers_is_told_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    client = pytest.importorskip("distributed").Client
    wait = client.wait_for_workers
    monkeypatch.setattr(client, "wait_for_workers", lambda self, n, timeout: wait(self, n, timeout=0.2))
    with (
        cluster(tmp_path, 0) as address,
        pytest.raises(UserError, match=r"has no workers; 'dask worker tcp://"),
        connected(address),
    ):
        pass
