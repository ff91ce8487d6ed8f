"""A disk that fails at any write, and hands that move, cut or replace the log while it is played: nothing is lost."""

import contextlib
import os
import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from unittest.mock import patch

from boardgames.core import registry
from boardgames.core.errors import UserError
from boardgames.core.player_names import DEFAULT_NAMES
from boardgames.table.session import Session

CHOICES = 40
"""So many are made, or tried, in each game."""
HARMS = ("delete", "rename", "cut", "empty", "grow", "overwrite", "folder", "pipe", "link", "circle", "swap")
SORROWS = ((28, "No space left on device"), (5, "Input/output error"), (122, "Disk quota exceeded"))


def disks(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """Games on a bad disk, in a house with restless hands: what was chosen is saved, what failed never happened."""
    dice = random.Random(luck)
    game = registry.load(name)
    for number in range(max(2, count // 4)):
        place = folder / f"disk-{number}"
        path = place / "game.jsonl"
        names, variant = DEFAULT_NAMES[: game.info.players[0]], dice.choice(game.info.variants)
        session = Session.new(game, names, ("",) * len(names), seed=dice.randrange(2**32), variant=variant, path=path)
        yield _played(session, dice, failing=dice.random() * 0.4, restless=dice.random() * 0.3)
        shutil.rmtree(place)


def _played(session: Session, dice: random.Random, failing: float, restless: float) -> str:
    table, kept = session.table, dict[Path, object]()
    for _ in range(CHOICES):
        asked = session.decision
        if asked is None:
            break
        if dice.random() < restless and session.log is not None:
            _harm(session.log.path, dice, kept)
        action = dice.choice(session.legal_actions(asked.seat))
        before = table.state
        try:
            with _bad_disk(dice) if dice.random() < failing else contextlib.nullcontext():
                if dice.random() < 0.1 and table.choices:
                    table.undo(1)
                else:
                    session.choose(asked.seat, action)
        except UserError:
            if table.state != before:
                return "something happened that was not saved"
            continue
        if not session.is_saved:
            return "a choice was made and is not saved"
    # Whatever was done to it, the next choice on a good disk brings the whole game back.
    if (asked := session.decision) is not None:
        session.choose(asked.seat, session.legal_actions(asked.seat)[0])
    session.close()
    for path, content in kept.items():
        if _content(path) != content:
            return f"{path.name}, which somebody else had put there, was changed"
    assert session.log is not None
    again = Session.resume(session.log.path)
    again.close()
    same = again.table.state == table.state and len(again.table.choices) == len(table.choices)
    return "" if same else f"{len(table.choices)} choices were made, {len(again.table.choices)} are saved"


@contextlib.contextmanager
def _bad_disk(dice: random.Random) -> Iterator[None]:
    """Some calls of the system fail, one after the other or all of them."""
    sure = dice.random()

    def sick(real: Callable[..., object]) -> Callable[..., object]:
        def call(*arguments: object, **options: object) -> object:
            if dice.random() < sure:
                raise OSError(*dice.choice(SORROWS))
            return real(*arguments, **options)

        return call

    with contextlib.ExitStack() as stack:
        for what in dice.sample(("fsync", "open", "stat", "ftruncate"), dice.randrange(1, 4)):
            stack.enter_context(patch.object(os, what, sick(getattr(os, what))))
        yield


def _harm(path: Path, dice: random.Random, kept: dict[Path, object]) -> None:
    """Somebody does something to the log; what stands there then is theirs and is never touched."""
    harm = dice.choice(HARMS)
    if not path.is_file():
        return
    theirs = kept.pop(path, None)
    match harm:
        case "cut" | "empty":
            os.truncate(path, dice.randrange(max(1, path.stat().st_size)) if harm == "cut" else 0)
        case "grow":
            with path.open("ab") as file:
                file.write(b"x" * dice.randrange(1, 99))
        case "overwrite":
            content = bytearray(path.read_bytes())
            if content:
                content[dice.randrange(len(content))] ^= 1
            path.write_bytes(content)
        case "rename":
            moved = path.rename(path.with_name(f"moved-{dice.random()}"))
            if theirs is not None:
                kept[moved] = theirs
            return
        case "swap":
            copy = path.read_bytes()
            path.unlink()
            path.write_bytes(copy)
        case _:
            path.unlink()
    match harm:
        case "delete":
            return
        case "folder":
            path.mkdir()
        case "pipe":
            os.mkfifo(path)
        case "link":
            path.symlink_to(path.with_name("nowhere"))
        case "circle":
            path.symlink_to(path)
    kept[path] = _content(path)


def _content(path: Path) -> object:
    """What stands at a path, without opening what is no file."""
    if path.is_symlink():
        return os.readlink(path)
    return path.read_bytes() if path.is_file() else os.stat(path).st_mode


PARTS = {"disks": disks}
