"""Settings for the whole suite: no luck, no deadlines, nobody's real saved games."""

import gc
import signal
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from types import FrameType

import pytest
from hypothesis import HealthCheck, settings

from tests.cli_runner import CliRunner

settings.register_profile(
    "ci",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture, HealthCheck.data_too_large],
)
settings.register_profile("open", settings.get_profile("ci"), derandomize=False)
"""Games that no run has played before: `make laws`."""
settings.load_profile("ci")
PATIENCE = 180
"""Seconds after which a test counts as a hang: many times what the slowest one needs on a busy machine."""


def pytest_collection_finish() -> None:
    """Sweep what all tests share once, and leave it alone from then on."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Yield folders that do not exist yet. Most tests save nothing: a folder made for each of them takes as long as
    many tests do.
    """
    folder = tmp_path_factory.mktemp("homes")
    return (folder / str(number) for number in count())


@pytest.fixture(autouse=True)
def own_home(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saved games of a test go to a folder of its own, and the machine's language is nobody's business."""
    home = next(homes)
    monkeypatch.setenv("BOARDGAMES_LANGUAGE", "en")
    monkeypatch.setenv("BOARDGAMES_HOME", str(home))
    return home


@pytest.fixture(autouse=True)
def quick_apps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a test module may open the app, it opens faster than for people."""
    if "boardgames.tui.app" in sys.modules:
        from tests.tui.quick_apps import make_apps_quick

        make_apps_quick(monkeypatch)


@pytest.fixture
def interruptible() -> Iterator[None]:
    """^C is heard, also in a suite that was started in the background, where a shell has it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture(autouse=True)
def no_test_hangs() -> Iterator[None]:
    """A rule that goes round for ever fails its test; without this it would only stop the suite."""

    def ring(number: int, frame: FrameType | None) -> None:
        raise TimeoutError(f"nothing has come of it in {PATIENCE} seconds")

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(PATIENCE)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> CliRunner:
    """Run a command in this process."""
    return CliRunner(capsys, monkeypatch)


@pytest.fixture
def toy_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install the toy beside the four games."""
    from tests import toy

    toy.register(tmp_path / "site", monkeypatch)
