"""Settings for the whole suite: no luck, no deadlines, nobody's real saved games."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.asking import Ask

settings.register_profile(
    "ci",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture, HealthCheck.data_too_large],
)
settings.load_profile("ci")


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saved games of a test go to a folder of its own."""
    home = tmp_path / "home"
    monkeypatch.setenv("BOARDGAMES_HOME", str(home))
    return home


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Ask:
    """Run a command in this process."""
    return Ask(capsys, monkeypatch)
