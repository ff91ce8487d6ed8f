"""The toy joins the shelf; nothing blinks, nothing moves by itself."""

from pathlib import Path
from typing import Any

import pytest
from textual.css.stylesheet import Stylesheet

from boardgames.tui.app import BoardgamesApp
from boardgames.tui.settings import OFF, Settings, read_settings, settings_path
from tests import toy


@pytest.fixture(autouse=True)
def toy_on_the_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TEXTUAL_ANIMATIONS", "none")
    monkeypatch.delenv("NO_COLOR", raising=False)
    toy.register(tmp_path / "site", monkeypatch)


@pytest.fixture(autouse=True)
def short_naps(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pilot looks four times as often whether the app has come to rest: most of its time is spent on that."""
    monkeypatch.setattr("textual._wait.SLEEP_GRANULARITY", 1 / 200)
    monkeypatch.setattr("textual._wait.SLEEP_IDLE", 1 / 200 / 20)


@pytest.fixture(autouse=True)
def no_sweeping(monkeypatch: pytest.MonkeyPatch) -> None:
    """An app that opens sweeps all memory once. In a process that has run a thousand tests there is much of it."""
    monkeypatch.setattr(BoardgamesApp, "keep_for_good", lambda self: None)


_parse = Stylesheet._parse_rules
_parsed: dict[tuple[Any, ...], Any] = {}


@pytest.fixture(autouse=True)
def styles_parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every app reads the same styles: a quarter of the time that it takes to open."""

    def parsed(self: Stylesheet, *text: Any, **more: Any) -> Any:
        key = (*text, *more.items(), *self._variables.items())
        if key not in _parsed:
            _parsed[key] = _parse(self, *text, **more)
        return _parsed[key]

    monkeypatch.setattr(Stylesheet, "_parse_rules", parsed)


@pytest.fixture(autouse=True)
def nothing_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing comes between two keys, no card, no page and no pause, unless a test is about it and switches it on."""

    def quiet() -> Settings:
        settings = read_settings()
        if not settings_path().exists():
            settings.moments = settings.since = settings.pace = OFF
        return settings

    monkeypatch.setattr("boardgames.tui.app.read_settings", quiet)
