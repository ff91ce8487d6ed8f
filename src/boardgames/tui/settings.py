"""What the app remembers between evenings: one small file beside the saved games."""

import contextlib
from pathlib import Path

import msgspec

from boardgames.session import home_folder

CURTAINS = ("when needed", "every turn", "never")
GLYPHS = ("lines", "ascii")


class Settings(msgspec.Struct, forbid_unknown_fields=False):
    theme: str = "dark"
    curtain: str = "when needed"
    glyphs: str = "lines"
    names: list[str] = msgspec.field(default_factory=lambda: ["Anna", "Boris", "Chloe", "Dmitri"])
    last: dict[str, dict[str, str]] = {}
    """For each game what was chosen last: players, variant, options, bots."""


def settings_path() -> Path:
    return home_folder() / "settings.json"


def keys_path() -> Path:
    return home_folder() / "keys.toml"


def read_settings() -> Settings:
    """The settings on disk; a file that cannot be read counts as none."""
    try:
        found = msgspec.json.decode(settings_path().read_bytes(), type=Settings)
    except (OSError, msgspec.MsgspecError):
        return Settings()
    if found.curtain not in CURTAINS:
        found.curtain = CURTAINS[0]
    if found.glyphs not in GLYPHS:
        found.glyphs = GLYPHS[0]
    defaults = Settings().names
    found.names = [*found.names, *defaults[len(found.names) :]][:4]
    return found


def write_settings(settings: Settings) -> None:
    """Keep the settings; a disk that is full costs nothing but them."""
    path = settings_path()
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(".new")
        new.write_bytes(msgspec.json.format(msgspec.json.encode(settings), indent=1))
        new.replace(path)
