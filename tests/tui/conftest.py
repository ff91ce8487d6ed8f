"""The toy is installed; nothing blinks, nothing moves automatically."""

from pathlib import Path

import pytest

from boardgames.tui.presenter import STEP_SECONDS
from boardgames.tui.settings import OFF, SLOW, Settings, read_settings, settings_path
from tests import toy
from tests.tui.driving import PATIENCE


@pytest.fixture(autouse=True)
def toy_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TEXTUAL_ANIMATIONS", "none")
    monkeypatch.delenv("NO_COLOR", raising=False)
    toy.register(tmp_path / "site", monkeypatch)


@pytest.fixture(autouse=True)
def nothing_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Switch off cards, pages and pauses between two keys, unless a test is about them."""

    def quiet() -> Settings:
        settings = read_settings()
        if not settings_path().exists():
            settings.moments = settings.since = settings.pace = OFF
        return settings

    monkeypatch.setattr("boardgames.tui.app.read_settings", quiet)


@pytest.fixture(autouse=True)
def nothing_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow step waits for its key, a key for the one before it, and a list for what it shows: time ends nothing."""
    monkeypatch.setitem(STEP_SECONDS, SLOW, 600.0)
    monkeypatch.setattr("boardgames.tui.key_order.MAX_WAIT_SECONDS", PATIENCE)
    monkeypatch.setattr("boardgames.tui.screens.start_menu.MAX_READING_SECONDS", PATIENCE)
