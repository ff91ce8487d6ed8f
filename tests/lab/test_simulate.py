"""Series of games: the same result whatever happens to the processes that play them."""

import csv
import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from boardgames.core.errors import UserError
from boardgames.core.playout import Result
from boardgames.core.values import digest, encode, evolve
from boardgames.lab.report import report_csv, report_lines
from boardgames.lab.simulate import Plan, Series, read_result, run, simulate_one
from boardgames.lab.statistics import Spread, Tally, share
from boardgames.lab.worker_pool import MAX_DEATHS, Batches, WorkerPool
from boardgames.store.log_writer import LogWriter
from tests import toy
from tests.cli.test_main import SOURCE

PLAN = Plan(game="toy", games=6, players=2, seed=3, variant="plain", options=(), bots=("random", "random"))


pytestmark = pytest.mark.usefixtures("toy_installed")


def same(report: dict[str, object]) -> dict[str, object]:
    """A report without what the clock says."""
    return {key: value for key, value in report.items() if "second" not in key}


def test_results_are_added_up_as_they_come() -> None:
    tally = Tally(toy.GAME, 2)
    assert tally.games == 0
    assert tally.report()["scores"] == []
    for number in range(3):
        lines = ((("cards", number),), (("cards", 1), ("coins", 3)))
        tally.add(Result(number, 10, (number, 4), (2, 1), digest(number), lines, ((0, 2), (3, number))))
    report = tally.report()
    assert (tally.games, tally.decisions, report["scores"], report["wins"]) == (3, 30, [1.0, 4.0], [0, 3])
    assert tally.digest() == digest([digest(0), digest(1), digest(2)])
    assert report["categories"] == {
        "cards": {"mean": 1.0, "seats": [1.0, 1.0]},
        "coins": {"mean": 1.5, "seats": [0, 3]},
    }
    assert report["actions"]["pick"] == {"a_game": 2.0, "share_of_games": 1.0}
    assert report["actions"]["draw"] == {"a_game": 1.0, "share_of_games": 1.0}
    assert report["actions"]["stop"] == {"a_game": 0.0, "share_of_games": 0.0}
    assert report["rules"]["TOY-02"]["a_game"] == 1.0
    assert [seat["advantage"] for seat in report["seats"]] == [-1.5, 1.5]


def test_figures_come_with_their_uncertainty() -> None:
    spread = Spread()
    for number in (2, 4, 4, 6):
        spread.add(number)
    assert spread.told() == {"mean": 4.0, "margin": 1.6, "deviation": 1.63, "least": 2, "most": 6}
    assert Spread().told()["margin"] == 0.0
    low, high = share(5, 10)
    assert (round(low, 3), round(high, 3)) == (0.237, 0.763)
    assert share(0, 10)[0] == 0.0
    assert share(0, 0) == (0.0, 1.0)


def test_the_report_is_told_in_words_and_as_a_table() -> None:
    report = run(PLAN)
    told = "\n".join(report_lines(report, toy.GAME))
    for words in ("6 games", "seat B: mean score", "length: ", "cards", f"digest {report['digest']}"):
        assert words in told, words
    rows = list(csv.DictReader(io.StringIO(report_csv(report))))
    about = {row["about"] for row in rows}
    assert about == {"series", "length", "seat", "score", "category", "actions", "rules"}, "the toy names no things"
    assert {row["value"] for row in rows if row["figure"] == "digest"} == {report["digest"]}


# --- workers ---------------------------------------------------------------------------------------------------------


def square(number: int) -> int:
    return number * number


def dies_once(folder: str, number: int) -> int:
    mark = Path(folder) / str(number)
    if number % 4 == 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def dies(number: int) -> int:
    os._exit(1)


def is_wrong(number: int) -> int:
    raise UserError("The disk is full.")


def is_a_bug(number: int) -> int:
    raise LookupError("nobody thought of it")


@pytest.mark.parametrize("count", [1, 7, 40])
def test_results_come_in_order(count: int) -> None:
    assert list(WorkerPool(square, count, 2).results()) == [square(number) for number in range(1, count + 1)]


def test_a_killed_worker_costs_only_its_batch(tmp_path: Path) -> None:
    assert list(WorkerPool(partial(dies_once, str(tmp_path)), 12, 2).results()) == list(range(1, 13))


def test_a_game_that_kills_every_worker_ends_the_series() -> None:
    with pytest.raises(UserError, match=f"Game 1 has cost {MAX_DEATHS} processes"):
        list(WorkerPool(dies, 1, 1).results())


def test_what_a_user_can_mend_is_one_sentence_and_a_mistake_of_ours_is_not() -> None:
    with pytest.raises(UserError, match=r"^The disk is full\.$"):
        list(WorkerPool(is_wrong, 3, 2).results())
    with pytest.raises(RuntimeError, match="nobody thought of it"):
        list(WorkerPool(is_a_bug, 3, 2).results())


class Forgetful(ThreadPoolExecutor):
    """Loses the first two batches that it is given."""

    lost = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future = super().submit(fn, *args, **kwargs)
        if self.lost < 2:
            self.lost += 1
            future.result()
            future = Future()
            future.set_exception(ConnectionError("the worker is gone"))
        return future


def test_any_executor_plays_a_series() -> None:
    with ThreadPoolExecutor(2) as executor:
        assert list(Batches(square, 40, executor, int, size=7).results()) == list(map(square, range(1, 41)))
        assert same(run(PLAN, executor=executor)) == same(run(PLAN))
        with pytest.raises(UserError, match=r"^The disk is full\.$"):
            list(Batches(is_wrong, 3, executor, int).results())
        with pytest.raises(RuntimeError, match="nobody thought of it"):
            list(Batches(is_a_bug, 3, executor, int).results())


def test_a_batch_that_an_executor_loses_is_played_again() -> None:
    with Forgetful(1) as executor:
        assert list(Batches(square, 10, executor, int, size=3).results()) == list(map(square, range(1, 11)))
    with Forgetful(1) as executor:
        executor.lost = -MAX_DEATHS
        with pytest.raises(UserError, match=f"Game 1 could not be played on {MAX_DEATHS} attempts: the worker is gone"):
            list(Batches(square, 1, executor, int).results())


def test_workers_end_with_the_series() -> None:
    pool = WorkerPool(square, 40, 2)
    results = pool.results()
    next(results)
    workers = [worker.process.process for worker in pool._workers]
    assert workers
    results.close()  # type: ignore[attr-defined]
    assert not any(process.is_alive() for process in workers)


# --- series that are recorded ----------------------------------------------------------------------------------------


@pytest.fixture
def recorded(tmp_path: Path) -> Plan:
    plan = evolve(PLAN, log_dir=str(tmp_path / "logs"))
    run(plan)
    return plan


def logs(plan: Plan) -> list[Path]:
    return sorted(Path(plan.log_dir).iterdir())


def test_a_series_is_continued_where_it_ended(recorded: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    first, *rest = logs(recorded)
    before = {path: path.read_bytes() for path in logs(recorded)}
    rest[0].unlink()
    rest[1].write_bytes(b"".join(before[rest[1]].splitlines(keepends=True)[:5]))
    rest[2].write_bytes(before[rest[2]][:40])
    rest[3].write_bytes(b"")
    opened: list[Path] = []

    def noted(method: Callable[[Path, bytes], LogWriter], path: Path, header: bytes) -> LogWriter:
        opened.append(path)
        return method(path, header)

    for name in ("create", "replace"):
        monkeypatch.setattr(LogWriter, name, partial(noted, getattr(LogWriter, name)))
    assert same(run(recorded)) == same(run(PLAN))
    assert opened == rest[:4], "what was whole is read, not played again"
    assert {path: path.read_bytes() for path in logs(recorded)} == before
    assert first.exists()


@pytest.mark.parametrize("content", [b"something else", b"something else\n", b'{"boardgames":2}\n', b"[]\n"])
def test_a_file_that_is_no_log_of_the_series_is_let_be(recorded: Plan, content: bytes) -> None:
    path = logs(recorded)[2]
    path.write_bytes(content)
    with pytest.raises(UserError, match="holds something else than this game of the series"):
        run(recorded)
    assert path.read_bytes() == content


def test_a_log_that_is_being_written_is_not_taken_away(recorded: Plan) -> None:
    path = logs(recorded)[0]
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:3]))
    _, writer = LogWriter.reopen(path)
    with pytest.raises(UserError, match="in another window"):
        simulate_one(recorded, 1)
    writer.close()
    assert simulate_one(recorded, 1) == simulate_one(PLAN, 1)


# --- interrupts ------------------------------------------------------------------------------------------------------


def test_an_interrupt_leaves_what_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    done = 0

    def progress() -> None:
        nonlocal done
        done += 1
        if done == 3:
            raise KeyboardInterrupt

    series = Series(PLAN)
    with pytest.raises(KeyboardInterrupt):
        series.play(progress)
    assert same(series.report())["games"] == 3
    assert series.report()["digest"] == run(evolve(PLAN, games=3))["digest"]


@pytest.fixture
def endless(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[subprocess.Popen[str]]:
    """A series that will not end by itself, in a group of its own as a shell would have it."""
    jobs, logs = request.param, tmp_path / "logs"
    arguments = f"simulate felinia -n 1000000 --jobs {jobs} --json --log-dir".split()
    process = subprocess.Popen(
        [sys.executable, "-m", "boardgames", *arguments, str(logs)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        start_new_session=True,
        # Whoever runs the suite in the background may have switched interrupts off for all its children.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    while not (logs / "felinia-0-0004.jsonl").exists():
        assert process.poll() is None
        time.sleep(0.01)
    yield process
    process.kill()
    process.communicate()


@pytest.mark.parametrize("endless", [1, 3], indirect=True)
def test_interrupting_any_number_of_processes_prints_what_is_done(endless: subprocess.Popen[str]) -> None:
    os.killpg(endless.pid, signal.SIGINT)
    out, err = endless.communicate()
    assert endless.returncode == 130
    assert err == ""
    report = json.loads(out)
    assert report["planned"] == 1_000_000
    assert report["games"] < 1_000_000


@pytest.mark.parametrize("text", ["[]", "null", '[["fine",{}]]', '[["fine",1],["fine",2]]', '[["wrong",1]]', "\x80"])
def test_what_is_no_result_is_not_believed(text: str) -> None:
    """An executor may be on other machines: what comes back is checked."""

    class Rogue(ThreadPoolExecutor):
        def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
            return super().submit(lambda: text)

    with Rogue(1) as executor, pytest.raises(UserError, match="Game 1 could not be played on 3 attempts"):
        list(Batches(square, 1, executor, int).results())


NO_RESULTS: dict[str, Any] = {
    "scores of three": {"scores": (1, 2, 3)},
    "a score that no float holds": {"scores": (10**400, 1)},
    "nobody first": {"ranks": (2, 2)},
    "a place behind the last": {"ranks": (1, 3)},
    "an odd digest": {"digest": "\x1b[2J"},
    "an action that there is not": {"choices": ((10**6, 1),)},
    "the last action, counted from behind": {"choices": ((-1, 1),)},
    "other choices than decisions": {"decisions": 1},
    "points for what steers a terminal": {"categories": ((("\x1b[2J", 1),), ())},
    "points for what is not in the game": {"categories": ((("gold", 1),), ())},
    "sheets of one": {"categories": ((),)},
}


@pytest.mark.parametrize("what", NO_RESULTS)
def test_what_no_game_can_end_with_is_not_believed(what: str) -> None:
    """A worker of a cluster may be anybody's: its text is a result of the plan, or counts as lost."""
    good = simulate_one(PLAN, 1)
    assert read_result(PLAN, encode(good)) == good
    with pytest.raises(ValueError, match=r"a result|points for|Integer|out of range"):
        read_result(PLAN, encode(evolve(good, **NO_RESULTS[what])))
