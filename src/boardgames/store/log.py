"""The log is the save: one append-only file of JSON lines for each game.

Line 1 is the header. Every later line is a choice, an undo or a redo:

    {"n":12,"seat":1,"act":{"do":"bid-market","market":2},"digest":"9f…","changed":{"players":"1c40"},"chain":"7b…"}
    {"n":13,"undo":1,"digest":"4b…","changed":{…},"chain":"…"}
    {"n":14,"redo":1,"digest":"9f…","changed":{…},"chain":"…"}

`n` counts the lines after the header and `digest` is that of the state after the line. `changed` holds a short checksum
of every field of the state that the line changed, so that a replay that differs can name the field. `chain` is a
checksum over the chain of the line before (for the first one: over the header) and the line itself: nothing in the
file, names and bots included, can change or go missing unnoticed before the last line. Logs of format 1 have no chain
and are read as they are.

A last line without its newline was torn by a crash and is dropped; anything else that is wrong is named with its line
number, the file is left as it was, and what comes before the damage can still be watched.
"""

import hashlib
import re
import zlib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from boardgames.core.errors import UserError
from boardgames.core.game import Game
from boardgames.core.values import digest, encode, from_plain, to_plain
from boardgames.store.mistakes import mistake_text
from boardgames.store.safe_files import MAX_LOG, MAX_POSITION, parse_json, read_file
from boardgames.words import say

T = TypeVar("T")

FORMATS = (1, 2)
"""Formats that are read; new logs have the last one."""
MAX_STEPS = 50_000
"""Maximum number of choices in a log, those undone and done again counted each time; many times those of any game."""
NEARLY_FULL = 0.95
"""Share of a limit from which on the players are warned."""

_CHAIN = re.compile(rb',"chain":"([0-9a-f]{16})"\}')


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A line after the header. Exactly one of `act`, `undo` and `redo` is there."""

    n: int
    """Number of the line, from 1."""
    seat: int | None = None
    """Seat that chose; None for undo and redo."""
    act: msgspec.Raw = msgspec.Raw()
    """Action that was chosen."""
    undo: int = 0
    """Number of choices taken back."""
    redo: int = 0
    """Number of choices made again."""
    digest: str = ""
    """Digest of the state after the line."""
    changed: dict[str, str] = {}
    """Checksums of the fields that the line changed."""
    chain: str = ""
    """Checksum of this line and all before it."""


def changed_checksums(before: Any, after: Any) -> dict[str, str]:
    """Return the checksums of the fields that differ between two states."""
    pack = msgspec.msgpack.encode
    marks = {}
    for name in type(after).__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if old is not new and old != new:
            marks[name] = f"{zlib.crc32(pack(new)) & 0xFFFF:04x}"
    return marks


def first_link(header: bytes) -> str:
    """Return the link of the header: the first line continues the chain from it."""
    return hashlib.blake2b(header, digest_size=8).hexdigest()


def with_link(line: bytes, link: str) -> tuple[bytes, str]:
    """Return a line with its link added, and that link; it is computed from the link before and the line."""
    link = hashlib.blake2b(link.encode() + line, digest_size=8).hexdigest()
    return line[:-1] + f',"chain":"{link}"}}'.encode(), link


def step_count(line: LogLine) -> int:
    """Return how many choices a line makes, undoes or does again."""
    return line.undo + line.redo or 1


class LogFile(msgspec.Struct, frozen=True):
    """Log as read: header, whole lines, and what is wrong with the rest."""

    path: Path
    """Path of the file."""
    header: Any
    """A `store.log_header.Header`."""
    lines: tuple[LogLine, ...]
    """Lines behind the header."""
    raw: tuple[bytes, ...]
    """The whole lines as they stand in the file, the header first."""
    link: str
    """The last link of the chain; empty in format 1."""
    torn: bool
    """The last line had no end and was left out."""
    damage: str = ""
    """Reason why reading ended before the end of the file; empty if it did not."""

    @property
    def consenting(self) -> tuple[int, ...]:
        """Seats whose players must agree before hidden things of a running game are shown.

        Without a chain that covers the header, bots could be forged: then everybody must agree.
        """
        covered = bool(self.link and self.lines) and not self.damage
        return tuple(seat for seat, bot in enumerate(self.header.bots) if not (covered and bot))


def read_log(path: Path, *, salvage: bool = False) -> LogFile:
    """Return a log without playing it; `UserError` names the first damaged line.

    With `salvage` a damaged line ends the log instead: what stands before it is still worth watching.
    """
    return parse_log(path, read_file(path, MAX_LOG), salvage=salvage)


def parse_log(path: Path, content: bytes, *, salvage: bool = False) -> LogFile:
    """Return the log with this content."""
    whole, _, rest = content.rpartition(b"\n")
    if not whole:
        raise UserError(say("log-cut-header", path=str(path)))
    pieces = whole.split(b"\n")
    header = _header(path, pieces[0])
    chain = header.boardgames > 1
    link = first_link(pieces[0]) if chain else ""
    lines: list[LogLine] = []
    damage, left = "", MAX_STEPS
    for number, piece in enumerate(pieces[1:], start=2):
        try:
            line = _line(piece, number)
            if chain:
                link = _linked(piece, link)
            elif line.chain:
                raise ValueError(say("line-link-too-many"))
            left -= step_count(line)
            if left < 0:
                raise ValueError(say("line-beyond-limit", most=MAX_STEPS))
        except ValueError as error:
            damage = say("log-damaged", path=str(path), line=number, why=str(error))
            break
        lines.append(line)
    if damage and not salvage:
        raise UserError(say("log-damaged-shown", damage=damage, n=len(lines)))
    return LogFile(path, header, tuple(lines), tuple(pieces[: len(lines) + 1]), link, bool(rest), damage)


def _header(path: Path, text: bytes) -> Any:
    from boardgames.store.log_header import Header

    try:
        if len(text) > MAX_POSITION:
            raise ValueError(say("line-too-long"))
        plain = parse_json(text)
    except ValueError as error:
        raise UserError(say("log-header-broken", path=str(path), why=str(error))) from None
    if not isinstance(plain, dict) or "boardgames" not in plain:
        raise UserError(say("log-no-header", path=str(path)))
    if type(plain["boardgames"]) is not int or plain["boardgames"] not in FORMATS:
        raise UserError(say("log-format", path=str(path), first=FORMATS[0], last=FORMATS[-1]))
    try:
        return from_plain(plain, Header)
    except msgspec.ValidationError as error:
        raise UserError(say("log-header-wrong", path=str(path), why=mistake_text(error))) from None


def _line(piece: bytes, number: int) -> LogLine:
    """Return one line after the header; `ValueError` says what is wrong with it."""
    try:
        line = msgspec.json.decode(piece, type=LogLine)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise ValueError(mistake_text(error)) from None
    if line.n != number - 1 or (bool(bytes(line.act)) + (line.undo > 0) + (line.redo > 0)) != 1:
        raise ValueError(say("line-wrong-entry", entry=number - 1))
    return line


def _linked(piece: bytes, link: str) -> str:
    """Return the link of this line; `ValueError` if it does not continue the chain."""
    found = _CHAIN.search(piece, len(piece) - len(',"chain":"0123456789abcdef"}'))
    if found is None or found.end() != len(piece):
        raise ValueError(say("line-link-missing"))
    if with_link(piece[: found.start()] + b"}", link)[1] != found[1].decode():
        raise ValueError(say("line-link-broken"))
    return found[1].decode()


def new_header(
    game: Game[Any, Any],
    names: tuple[str, ...],
    bots: tuple[str, ...],
    first: Any,
    *,
    seed: int,
    variant: str,
    options: tuple[str, ...],
    from_position: bool = False,
) -> bytes:
    """Return the first line of a new log."""
    from boardgames.core.version import __version__

    return encode(
        {
            "boardgames": FORMATS[-1],
            "game": game.info.id,
            "revision": game.info.revision,
            "engine": __version__,
            "data": game.data_digest,
            "names": names,
            "bots": bots,
            "seed": seed,
            "variant": variant or game.info.variants[0],
            "options": options,
            "start": digest(first),
            "position": to_plain(first) if from_position else None,
        }
    )
