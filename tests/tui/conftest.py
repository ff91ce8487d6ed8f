"""The toy joins the shelf; nothing blinks, nothing moves by itself."""

from pathlib import Path

import pytest

from boardgames.tui.settings import OFF, Settings, read_settings, settings_path
from tests import toy


@pytest.fixture(autouse=True)
def toy_on_the_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TEXTUAL_ANIMATIONS", "none")
    monkeypatch.delenv("NO_COLOR", raising=False)
    toy.register(tmp_path / "site", monkeypatch)


@pytest.fixture(autouse=True)
def nothing_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing comes between two keys, no card, no page and no pause, unless a test is about it and switches it on."""

    def quiet() -> Settings:
        settings = read_settings()
        if not settings_path().exists():
            settings.moments = settings.since = settings.pace = OFF
        return settings

    monkeypatch.setattr("boardgames.tui.app.read_settings", quiet)
