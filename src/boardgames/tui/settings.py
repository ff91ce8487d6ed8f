"""Settings that the app remembers between evenings: one small file beside the saved games."""

import contextlib
import os
from dataclasses import dataclass
from pathlib import Path

import msgspec

from boardgames.core.errors import UserError
from boardgames.core.player_names import DEFAULT_NAMES, fault_in_names
from boardgames.store.home_folder import home_folder
from boardgames.store.mistakes import mistake_text
from boardgames.store.safe_files import MAX_SETTINGS, parse_json, read_file, write_over
from boardgames.words import LANGUAGES, known, say

NEVER = "never"
WHEN_NEEDED, EVERY_TURN = "when-needed", "every-turn"
ALL_AGREE, ANYONE = "all-agree", "anyone"
EVERYBODYS, OWN_ONLY = "all", "own-only"
MADE, ASKED = "made", "asked"
ON, OFF = "on", "off"
LINES, PLAIN = "lines", "ascii"
DARK = "dark"
FAST, NORMAL, SLOW = "fast", "normal", "slow"
ALL, GREAT = "all", "great"
FORMER_VALUES = {
    "when needed": WHEN_NEEDED,
    "every turn": EVERY_TURN,
    "all agree": ALL_AGREE,
    "own only": OWN_ONLY,
    "given by itself": MADE,
    "great ones": GREAT,
}
"""Values as older files have them."""


@dataclass(frozen=True)
class Field:
    """Setting with a few values. Ids are saved; their words are in the catalogue."""

    id: str
    values: tuple[str, ...]

    @property
    def title(self) -> str:
        return say(f"field-{self.id}")

    @property
    def help(self) -> str:
        return say(f"field-{self.id}.help")

    def shown(self, value: str) -> str:
        """Return a value as a person reads it; languages have their own names."""
        return LANGUAGES[value] if self.id == LANGUAGE.id else say(f"field-{self.id}-{value}")


AGREEMENTS = (
    Field("curtain", (WHEN_NEEDED, EVERY_TURN, NEVER)),
    Field("undo", (ALL_AGREE, ANYONE, NEVER)),
    Field("projection", (EVERYBODYS, OWN_ONLY, OFF)),
    Field("forced", (MADE, ASKED)),
    Field("hints", (ON, OFF)),
    Field("seen", (OFF, ON)),
)
"""Settings that players agree on before they begin; they can be changed at any time."""
PACE = Field("pace", (OFF, FAST, NORMAL, SLOW))
MOMENTS = Field("moments", (OFF, GREAT, ALL))
SINCE_PAGE = Field("since", (ON, OFF))
TIPS = Field("tips", (OFF, ON))
COURSE_OF_PLAY = (PACE, MOMENTS, SINCE_PAGE, TIPS)
"""Settings of what is shown automatically while a game runs."""
GLYPHS = Field("glyphs", (LINES, PLAIN))
LANGUAGE = Field("language", tuple(LANGUAGES))


class Settings(msgspec.Struct, forbid_unknown_fields=False, dict=True):
    language: str = ""
    """Id of the language; empty if nobody has chosen one yet."""
    theme: str = DARK
    curtain: str = WHEN_NEEDED
    undo: str = ALL_AGREE
    projection: str = EVERYBODYS
    forced: str = MADE
    hints: str = ON
    seen: str = OFF
    glyphs: str = LINES
    pace: str = NORMAL
    moments: str = GREAT
    since: str = ON
    tips: str = OFF
    names: list[str] = msgspec.field(default_factory=lambda: list(DEFAULT_NAMES))
    last: dict[str, dict[str, str]] = {}
    """Last choice of players, variant, options and bots, by game."""

    @property
    def fault(self) -> str:
        """Reason why the file with the settings could not be read, as a sentence; it is not written over then."""
        return str(self.__dict__.get("fault", ""))

    @property
    def gives_hints(self) -> bool:
        """True if the best choices may be asked for."""
        return self.hints == ON

    @property
    def gives_tips(self) -> bool:
        """True if a question that is met for the first time comes with a tip."""
        return self.tips == ON

    @property
    def leaves_open(self) -> bool:
        """True if what everybody saw stays open to all."""
        return self.seen == ON

    @property
    def answers_itself(self) -> bool:
        """True if forced answers are given without a question."""
        return self.forced == MADE

    @property
    def projects_own(self) -> bool:
        """True if players see their own score as if the game ended now."""
        return self.projection != OFF

    @property
    def projects_all(self) -> bool:
        """True if everybody sees everybody's score as if the game ended now."""
        return self.projection == EVERYBODYS


def settings_path() -> Path:
    return home_folder() / "settings.json"


def keys_path() -> Path:
    return home_folder() / "keys.toml"


def read_settings() -> Settings:
    """Return the settings on disk; the defaults with a `fault` if the file cannot be read."""
    path = settings_path()
    if not os.path.lexists(path):
        return Settings()
    try:
        found = msgspec.convert(parse_json(read_file(path, MAX_SETTINGS)), Settings)
    except UserError as error:
        return _unreadable(str(error).rstrip("."))
    except (msgspec.ValidationError, ValueError) as error:
        return _unreadable(say("settings-unreadable", path=str(path), why=mistake_text(error)))
    for field in (*AGREEMENTS, *COURSE_OF_PLAY, GLYPHS):
        value = FORMER_VALUES.get(getattr(found, field.id), getattr(found, field.id))
        setattr(found, field.id, value if value in field.values else field.values[0])
    found.language = known(found.language)
    own = [
        name if not fault_in_names([name]) else usual for name, usual in zip(found.names, DEFAULT_NAMES, strict=False)
    ]
    found.names = [*own, *DEFAULT_NAMES[len(own) :]]
    found.last = {game: last for game, last in found.last.items() if _is_count(last.get("players", "0"))}
    return found


def _unreadable(reason: str) -> Settings:
    settings = Settings()
    settings.__dict__["fault"] = say("settings-defaults", reason=reason)
    return settings


def _is_count(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 3


def change(settings: Settings, field: Field, by: int = 1) -> None:
    """Set a field to its next or previous value."""
    now = getattr(settings, field.id)
    at = field.values.index(now) if now in field.values else 0
    setattr(settings, field.id, field.values[(at + by) % len(field.values)])


def write_settings(settings: Settings) -> None:
    """Save the settings, unless the disk is full; a file that could not be read is not overwritten."""
    path = settings_path()
    if settings.fault and read_settings().fault:
        return
    with contextlib.suppress(OSError):
        write_over(path, msgspec.json.format(msgspec.json.encode(settings), indent=1))
