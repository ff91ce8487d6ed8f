"""Apps of tests open faster: what every one of them does again is done once a process."""

from typing import Any

import pytest
from textual.css.stylesheet import Stylesheet

from boardgames.tui.app import BoardgamesApp

_parse = Stylesheet._parse_rules
_parsed: dict[tuple[Any, ...], Any] = {}


def make_apps_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parse the same styles once, sweep no memory, and look often whether an app has come to rest.

    An app that opens sweeps all memory: after a thousand tests there is much of it. The pilot spends most of its time
    on waiting.
    """
    monkeypatch.setattr(Stylesheet, "_parse_rules", _parsed_once)
    monkeypatch.setattr(BoardgamesApp, "keep_for_good", lambda self: None)
    monkeypatch.setattr("textual._wait.SLEEP_GRANULARITY", 1 / 200)
    monkeypatch.setattr("textual._wait.SLEEP_IDLE", 1 / 200 / 20)


def _parsed_once(self: Stylesheet, *text: Any, **more: Any) -> Any:
    key = (*text, *more.items(), *self._variables.items())
    if key not in _parsed:
        _parsed[key] = _parse(self, *text, **more)
    return _parsed[key]
