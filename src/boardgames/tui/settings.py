"""What the app remembers between evenings: one small file beside the saved games."""

import contextlib
from dataclasses import dataclass
from pathlib import Path

import msgspec

from boardgames.session import USUAL_NAMES, home_folder

NEVER = "never"
WHEN_NEEDED, EVERY_TURN = "when needed", "every turn"
ALL_AGREE, ANYONE = "all agree", "anyone"
EVERYBODYS, OWN_ONLY = "all", "own only"
ON, OFF = "on", "off"
LINES, PLAIN = "lines", "ascii"


@dataclass(frozen=True)
class Field:
    """Something that can be chosen from a few values, which are both what is kept and what is shown."""

    id: str
    title: str
    values: tuple[str, ...]
    help: str


AGREEMENTS = (
    Field(
        "curtain",
        "Curtain",
        (WHEN_NEEDED, EVERY_TURN, NEVER),
        "when the screen is covered while the keyboard changes hands",
    ),
    Field(
        "undo",
        "Undo past what was seen",
        (ALL_AGREE, ANYONE, NEVER),
        "who must agree before something that was drawn or seen is taken back",
    ),
    Field(
        "projection",
        "Score projection",
        (EVERYBODYS, OWN_ONLY, OFF),
        "whose score is shown as if the game ended now",
    ),
    Field("hints", "Hints", (ON, OFF), "whether H lists the best choices"),
)
"""What players agree on before they begin; it can be changed at any time."""
GLYPHS = Field("glyphs", "Glyphs", (LINES, PLAIN), "lines and symbols, or plain ASCII for terminals that lack them")


class Settings(msgspec.Struct, forbid_unknown_fields=False):
    theme: str = "dark"
    curtain: str = WHEN_NEEDED
    undo: str = ALL_AGREE
    projection: str = EVERYBODYS
    hints: str = ON
    glyphs: str = LINES
    names: list[str] = msgspec.field(default_factory=lambda: list(USUAL_NAMES))
    last: dict[str, dict[str, str]] = {}
    """For each game what was chosen last: players, variant, options, bots."""

    @property
    def gives_hints(self) -> bool:
        """Whether the best choices may be asked for."""
        return self.hints == ON

    @property
    def projects_own(self) -> bool:
        """Whether players are told their own score as if the game ended now."""
        return self.projection != OFF

    @property
    def projects_all(self) -> bool:
        """Whether everybody is told everybody's."""
        return self.projection == EVERYBODYS


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
    for field in (*AGREEMENTS, GLYPHS):
        if getattr(found, field.id) not in field.values:
            setattr(found, field.id, field.values[0])
    found.names = [*found.names, *USUAL_NAMES[len(found.names) :]][: len(USUAL_NAMES)]
    return found


def change(settings: Settings, field: Field, by: int = 1) -> None:
    """The next or previous value of a field."""
    now = getattr(settings, field.id)
    at = field.values.index(now) if now in field.values else 0
    setattr(settings, field.id, field.values[(at + by) % len(field.values)])


def write_settings(settings: Settings) -> None:
    """Keep the settings; a disk that is full costs nothing but them."""
    path = settings_path()
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(".new")
        new.write_bytes(msgspec.json.format(msgspec.json.encode(settings), indent=1))
        new.replace(path)
