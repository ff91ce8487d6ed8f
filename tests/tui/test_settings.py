"""What the app remembers between evenings."""

import os
from pathlib import Path

import msgspec
import pytest

from boardgames.core.player_names import DEFAULT_NAMES
from boardgames.tui.settings import (
    AGREEMENTS,
    COURSE_OF_PLAY,
    GLYPHS,
    LANGUAGE,
    Settings,
    read_settings,
    settings_path,
    write_settings,
)


def test_settings_survive_nonsense(own_home: Path) -> None:
    write_settings(Settings(theme="light"))
    assert read_settings().theme == "light"
    settings_path().write_text("nonsense")
    assert read_settings() == Settings()
    settings_path().write_text('{"curtain": "sometimes", "names": ["Zoe"]}')
    assert read_settings().curtain == "when-needed"
    assert read_settings().names == ["Zoe", "Boris", "Chloe", "Dmitri", *DEFAULT_NAMES[4:]]


@pytest.mark.parametrize("content", [b"nonsense", b"\xff", b"[]", b"[" * 5000, b'{"theme": 3}', b'{"last": {"x": 1}}'])
def test_settings_that_cannot_be_read_are_never_written_over(own_home: Path, content: bytes) -> None:
    own_home.mkdir()
    settings_path().write_bytes(content)
    settings = read_settings()
    assert "settings.json" in settings.fault
    assert settings.fault.isprintable()
    settings.theme = "light"
    write_settings(settings)
    assert settings_path().read_bytes() == content
    settings_path().unlink()
    write_settings(settings)
    assert read_settings().theme == "light", "once the file is mended or gone, changes are kept"
    assert read_settings().fault == ""


def test_settings_that_are_no_file_are_let_be(own_home: Path) -> None:
    own_home.mkdir()
    os.mkfifo(settings_path())
    assert "not an ordinary file" in read_settings().fault
    write_settings(read_settings())
    assert settings_path().is_fifo()


def test_what_is_remembered_can_be_shown_and_counted(own_home: Path) -> None:
    own_home.mkdir()
    settings_path().write_text('{"names": ["a\\nb", "Zoe"], "last": {"x": {"players": "²"}, "y": {"players": "3"}}}')
    settings = read_settings()
    assert settings.names[:3] == [DEFAULT_NAMES[0], "Zoe", DEFAULT_NAMES[2]]
    assert list(settings.last) == ["y"]
    assert "fault" not in str(msgspec.to_builtins(settings))


def test_settings_of_older_versions_are_still_read(own_home: Path) -> None:
    own_home.mkdir()
    settings_path().write_text('{"curtain": "every turn", "forced": "asked", "moments": "great ones", "hints": "off"}')
    settings = read_settings()
    assert (settings.curtain, settings.forced, settings.moments, settings.hints) == (
        "every-turn", "asked", "great", "off",
    )  # fmt: skip


def test_every_setting_is_shown_in_words() -> None:
    for field in (*AGREEMENTS, *COURSE_OF_PLAY, GLYPHS, LANGUAGE):
        assert all((field.title, field.help, *map(field.shown, field.values)))
