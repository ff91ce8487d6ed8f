"""A series on a Dask cluster: the same result, whatever happens to its workers."""

import os
import signal
from pathlib import Path

import pytest

from boardgames.core.errors import UserError
from boardgames.lab.dask_cluster import connected
from boardgames.lab.simulate import Plan, run

PLAN = Plan(game="felinia", games=40, players=3, seed=5, variant="expert", options=(), bots=("random",) * 3)


def test_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    settings = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None, "local_directory": str(tmp_path)}
    with distributed.LocalCluster(**settings) as cluster, distributed.Client(cluster) as client:
        victim = next(iter(client.run(os.getpid).values()))
        done = 0

        def progress() -> None:
            nonlocal done
            done += 1
            if done == 5:
                os.kill(victim, signal.SIGKILL)

        with connected(cluster.scheduler_address) as executor:
            report = run(PLAN, progress, executor)
        assert victim not in client.run(os.getpid).values()
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
    with pytest.raises(UserError, match=r"pip install 'boardgames-hotseat\[cluster\]'"), connected("tcp://x:1"):
        pass


def test_objects_of_a_worker_never_come_to_life_here(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    settings = {"n_workers": 1, "threads_per_worker": 1, "dashboard_address": None, "local_directory": str(tmp_path)}
    with (
        distributed.LocalCluster(**settings) as cluster,
        connected(cluster.scheduler_address) as executor,
    ):
        assert executor is not None
        assert executor.submit(str, 5).result(timeout=20) == "5"
        with pytest.raises(Exception, match=r".*"):
            executor.submit(complex, 1, 2).result(timeout=5)


def test_a_cluster_without_workers_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    distributed = pytest.importorskip("distributed")
    monkeypatch.setattr("boardgames.lab.dask_cluster.PATIENCE", 1)
    with (
        distributed.LocalCluster(n_workers=0, dashboard_address=None) as cluster,
        pytest.raises(UserError, match=r"has no workers; 'dask worker tcp://"),
        connected(cluster.scheduler_address),
    ):
        pass
