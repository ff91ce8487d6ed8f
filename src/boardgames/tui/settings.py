"""What the app remembers between evenings: one small file beside the saved games."""

import contextlib
import os
from dataclasses import dataclass
from pathlib import Path

import msgspec

from boardgames.core.errors import UserError
from boardgames.core.player_names import fault_in_names
from boardgames.store.safe_files import MOST_SETTINGS, parse_json, read_file, write_over
from boardgames.table.session import USUAL_NAMES, home_folder

NEVER = "never"
WHEN_NEEDED, EVERY_TURN = "when needed", "every turn"
ALL_AGREE, ANYONE = "all agree", "anyone"
EVERYBODYS, OWN_ONLY = "all", "own only"
BY_ITSELF, ASKED = "given by itself", "asked"
ON, OFF = "on", "off"
LINES, PLAIN = "lines", "ascii"
FAST, NORMAL, SLOW = "fast", "normal", "slow"
ALL, GREAT = "all", "great ones"


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
    Field(
        "forced",
        "A single answer",
        (BY_ITSELF, ASKED),
        "whether a question with one answer, or one whose order does not matter, is asked at all",
    ),
    Field("hints", "Hints", (ON, OFF), "whether H lists the best choices"),
)
"""What players agree on before they begin; it can be changed at any time."""
PACE = Field(
    "pace",
    "Bots' moves",
    (OFF, FAST, NORMAL, SLOW),
    "how long each move of a bot is shown on the board; any key goes on at once",
)
MOMENTS = Field(
    "moments",
    "Moments",
    (OFF, GREAT, ALL),
    "whether a card marks the end of a round, an attack, the last round, and every new phase too",
)
SINCE_PAGE = Field(
    "since",
    "Since you last sat here",
    (ON, OFF),
    "whether it opens by itself when something was done to you",
)
TIPS = Field("tips", "Tips", (OFF, ON), "whether each kind of question begins with a tip when it is met first")
COURSE = (PACE, MOMENTS, SINCE_PAGE, TIPS)
"""What is shown by itself while a game takes its course."""
GLYPHS = Field("glyphs", "Glyphs", (LINES, PLAIN), "lines and symbols, or plain ASCII for terminals that lack them")


class Settings(msgspec.Struct, forbid_unknown_fields=False, dict=True):
    theme: str = "dark"
    curtain: str = WHEN_NEEDED
    undo: str = ALL_AGREE
    projection: str = EVERYBODYS
    forced: str = BY_ITSELF
    hints: str = ON
    glyphs: str = LINES
    pace: str = NORMAL
    moments: str = GREAT
    since: str = ON
    tips: str = OFF
    names: list[str] = msgspec.field(default_factory=lambda: list(USUAL_NAMES))
    last: dict[str, dict[str, str]] = {}
    """For each game what was chosen last: players, variant, options, bots."""

    @property
    def fault(self) -> str:
        """Why the file with the settings could not be read, as a sentence; it is not written over then."""
        return str(self.__dict__.get("fault", ""))

    @property
    def gives_hints(self) -> bool:
        """Whether the best choices may be asked for."""
        return self.hints == ON

    @property
    def gives_tips(self) -> bool:
        """Whether a question that is met for the first time comes with a tip."""
        return self.tips == ON

    @property
    def answers_itself(self) -> bool:
        """Whether an answer that needs no asking is given without a question."""
        return self.forced == BY_ITSELF

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
    """The settings on disk. A file that cannot be read counts as none, and the settings say so."""
    path = settings_path()
    if not os.path.lexists(path):
        return Settings()
    try:
        found = msgspec.convert(parse_json(read_file(path, MOST_SETTINGS)), Settings)
    except UserError as error:
        return _unreadable(str(error).rstrip("."))
    except (msgspec.ValidationError, ValueError) as error:
        return _unreadable(f"{path} cannot be read: {error}")
    for field in (*AGREEMENTS, *COURSE, GLYPHS):
        if getattr(found, field.id) not in field.values:
            setattr(found, field.id, field.values[0])
    own = [name if not fault_in_names([name]) else usual for name, usual in zip(found.names, USUAL_NAMES, strict=False)]
    found.names = [*own, *USUAL_NAMES[len(own) :]]
    found.last = {game: last for game, last in found.last.items() if _is_count(last.get("players", "0"))}
    return found


def _unreadable(reason: str) -> Settings:
    settings = Settings()
    settings.__dict__["fault"] = f"{reason}. The usual settings hold; changes are kept once it is mended."
    return settings


def _is_count(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 3


def change(settings: Settings, field: Field, by: int = 1) -> None:
    """The next or previous value of a field."""
    now = getattr(settings, field.id)
    at = field.values.index(now) if now in field.values else 0
    setattr(settings, field.id, field.values[(at + by) % len(field.values)])


def write_settings(settings: Settings) -> None:
    """Keep the settings; a disk that is full costs nothing but them, and a file that could not be read is let be."""
    path = settings_path()
    if settings.fault and read_settings().fault:
        return
    with contextlib.suppress(OSError):
        write_over(path, msgspec.json.format(msgspec.json.encode(settings), indent=1))
