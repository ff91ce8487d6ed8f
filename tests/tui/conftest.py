"""The toy joins the shelf; nothing blinks, nothing moves by itself."""

from pathlib import Path

import pytest

from tests import toy


@pytest.fixture(autouse=True)
def toy_on_the_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TEXTUAL_ANIMATIONS", "none")
    monkeypatch.delenv("NO_COLOR", raising=False)
    toy.register(tmp_path / "site", monkeypatch)
