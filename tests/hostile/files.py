"""Mutated files of every kind that the program reads."""

import contextlib
import os
import pickle
import shutil
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, cast
from unittest.mock import patch

import msgspec

from boardgames.core import registry
from boardgames.core.rng import below, next64, pick
from boardgames.core.values import digest, from_plain
from boardgames.lab.simulate import Plan, simulate_one
from boardgames.store.cache import cache_folder
from boardgames.store.component_tables import table_files
from boardgames.store.lesson import lesson_path, read_lesson
from boardgames.store.log import first_link, with_link
from boardgames.store.rule_catalogue import load_catalogue, read_catalogue
from boardgames.store.safe_files import parse_json
from boardgames.table.saved_games import newest_open_game, saved_paths, saves_folder, summarize
from boardgames.words import LANGUAGES as ALL_LANGUAGES
from tests.hostile.attacks import asked, run, untouched
from tests.hostile.mutations import as_json, mutated_bytes, mutated_json, mutated_toml

ANSWERS = "1\n123\n" * 6
"""One of the two is a choice at every beginning."""
LANGUAGES = tuple(ALL_LANGUAGES)
MOST_KNOWN = 60
"""Texts whose content is remembered: more than the files of a folder, and little memory."""


def recorded(folder: Path, name: str) -> Path:
    """A whole game of bots."""
    game = registry.load(name)
    plan = Plan(
        game=name,
        games=1,
        players=game.info.players[0],
        seed=5,
        variant=game.info.variants[-1],
        options=(),
        bots=("random",) * game.info.players[0],
        log_dir=str(folder),
    )
    simulate_one(plan, 1)
    return next(folder.glob(f"{name}-*.jsonl"))


def logs(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """Logs changed byte by byte, value by value, or replaced by what is no file."""
    whole = recorded(folder, name).read_bytes()
    begun = b"".join(whole.splitlines(keepends=True)[:60])
    bad, out = folder / "bad.jsonl", folder / "position.json"
    for number in range(count):
        # Half of the games are not over: what is said about those is another thing.
        good = begun if number // 6 % 2 else whole
        header, _, rest = good.partition(b"\n")
        luck, kind = below(luck, 3)
        luck, seed = next64(luck)
        if kind == 0:
            content = as_json(mutated_json(parse_json(header), seed)) + b"\n" + rest
        elif kind == 1:
            lines = good.split(b"\n")
            luck, at = below(luck, len(lines) - 1)
            lines[at] = as_json(mutated_json(parse_json(lines[at]), seed))
            content = b"\n".join(lines)
        else:
            content = mutated_bytes(good, seed)
        bad.write_bytes(content)
        out.unlink(missing_ok=True)
        hows: tuple[list[str], ...] = (
            ["replay", str(bad), "--verify"],
            ["replay", str(bad), "--plain"],
            ["resume", str(bad), "--plain"],
            ["replay", str(bad), "--to", str(number % 40)],
            ["replay", str(bad), "--position", str(out)],
            ["replay", str(bad), "--plain", "--open"],
        )
        how = hows[number % len(hows)]
        # Whatever has changed in a whole line must be found; what is only cut off at the end cannot be.
        exact = b"\n" in content and good.startswith(content[: content.rfind(b"\n") + 1])
        yield run(how, "no\n", ((0,) if exact else (1,)) if "--verify" in how else (0, 1))
        if how[0] == "replay":
            yield untouched(bad, content)


def positions(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """Positions that are no positions; what is accepted is played on for some choices."""
    good, bad = folder / "good.json", folder / "bad.json"
    log = recorded(folder, name)
    lines = log.read_bytes().count(b"\n")
    for number in range(count):
        if number % 50 == 0:
            good.unlink(missing_ok=True)
            luck, at = below(luck, lines - 2)
            yield run(["replay", str(log), "--to", str(at), "--position", str(good)])
            plain = parse_json(good.read_bytes())
        luck, seed = next64(luck)
        luck, kind = below(luck, 5)
        content = mutated_bytes(good.read_bytes(), seed) if kind == 0 else as_json(mutated_json(plain, seed))
        bad.write_bytes(content)
        saved = folder / "from-bad.jsonl"
        saved.unlink(missing_ok=True)
        yield run(["play", name, "--from", str(bad), "--plain", "--log", str(saved)], ANSWERS)
        yield untouched(bad, content)
        if saved.exists():
            yield run(["replay", str(saved), "--verify"])


def forgeries(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """Logs that begin at a made-up position, with every check sum as it should be."""
    game, whole = registry.load(name), recorded(folder, name)
    here, log, bad = folder / "here.json", folder / "from-here.jsonl", folder / "forged.jsonl"
    lines = whole.read_bytes().count(b"\n")
    for number in range(count):
        if number % 50 == 0:
            here.unlink(missing_ok=True)
            log.unlink(missing_ok=True)
            luck, at = below(luck, lines - 2)
            yield run(["replay", str(whole), "--to", str(at), "--position", str(here)])
            yield run(["play", name, "--from", str(here), "--plain", "--log", str(log)], ANSWERS)
            header, *rest = log.read_bytes().splitlines()
        luck, seed = next64(luck)
        content = forged(header, rest[: number % 5], game.state_type, seed)
        bad.write_bytes(content)
        yield run([["replay", str(bad), "--verify"], ["replay", str(bad), "--plain"]][number % 2])
        yield untouched(bad, content)
        yield run(["resume", str(bad), "--plain"], ANSWERS)
        yield asked(partial(summarize, bad), "a forged log")


def forged(header: bytes, lines: list[bytes], kind: type, luck: int) -> bytes:
    """A log whose position has one wrong value; digest and chain are made to fit."""
    plain = parse_json(header)
    plain["position"] = mutated_json(plain["position"], luck)
    with contextlib.suppress(msgspec.MsgspecError, RecursionError, ValueError, OverflowError):
        plain["start"] = digest(from_plain(plain["position"], kind))
    first = as_json(plain)
    made, link = [first], first_link(first)
    for line in lines:
        line, link = with_link(line[: line.rindex(b',"chain"')] + b"}", link)
        made.append(line)
    return b"\n".join(made) + b"\n"


def _read_once(real: Callable[[str], dict[str, Any]]) -> Callable[[str], dict[str, Any]]:
    """Reading TOML text that has been read before as fast as a copy is made: most files of a folder are good ones."""
    known: dict[str, bytes] = {}

    def loads(text: str) -> dict[str, Any]:
        if text not in known:
            read = real(text)
            if len(known) == MOST_KNOWN:
                known.clear()
            known[text] = pickle.dumps(read)
            return read
        return cast(dict[str, Any], pickle.loads(known[text]))

    return loads


def tables(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """Tables with a wrong value; with those that are called consistent whole games are played."""
    shipped, loads = registry.load(name).parts.data, _read_once(tomllib.loads)
    files = table_files(shipped)
    for number in range(count):
        changed = folder / f"tables-{number}"  # a series reads the tables of a folder once
        shutil.copytree(shipped, changed)
        luck, path = pick(luck, files)
        luck, seed = next64(luck)
        (changed / path.name).write_bytes(mutated_toml(path.read_text(encoding="utf-8"), seed))
        saved = folder / "over-changed.jsonl"
        saved.unlink(missing_ok=True)
        with_them = ["--data", str(changed), "--seed", str(number)]
        with patch.object(tomllib, "loads", loads):
            checked = run(["data", name, "--check", str(changed)])
            if number % 2:
                played = run(["simulate", name, "-n", "1", *with_them])
            else:
                played = run(["play", name, *with_them, "--plain", "--log", str(saved)], ANSWERS)
        yield from (checked, played)
        shutil.rmtree(changed)


def caches(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """A cache of tables or of rules in any language of which a byte has changed is never believed."""
    game, loads = registry.load(name), _read_once(tomllib.loads)
    rules = {language: read_catalogue(game.parts.data, language) for language in LANGUAGES}
    for number in range(count):
        luck, seed = next64(luck)
        for path in sorted(cache_folder().glob(f"*{game.parts.data.name}-*.msgpack")):
            path.write_bytes(mutated_bytes(path.read_bytes(), seed))
        with patch.object(tomllib, "loads", loads):
            tables, digest = game.rulebook.load(game.parts.data)  # type: ignore[attr-defined]
            language = LANGUAGES[number % len(LANGUAGES)]
            load_catalogue.cache_clear()
            catalogue = load_catalogue(game.parts.data, language)
        if digest != game.data_digest or tables != game.tables:  # type: ignore[attr-defined]
            yield f"a damaged cache of {name} was believed"
        yield "" if catalogue == rules[language] else f"a damaged cache of the rules of {name} was believed"


def keys_and_settings(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """What a person may edit by hand."""
    from boardgames.tui.keys import read_own_keys
    from boardgames.tui.settings import Settings, read_settings, settings_path, write_settings

    write_settings(Settings())
    good = settings_path().read_bytes()
    own = folder / "keys.toml"
    for _ in range(count):
        luck, seed = next64(luck)
        luck, kind = below(luck, 2)
        content = mutated_bytes(good, seed) if kind else as_json(mutated_json(parse_json(good), seed))
        settings_path().write_bytes(content)
        yield asked(read_settings, "settings.json")
        own.write_bytes(mutated_toml('undo = "f6"\nhelp = "f7"\nquit = "ctrl+q"\n', seed))
        yield asked(lambda: read_own_keys(own), "keys.toml")


def lessons(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    path = lesson_path(registry.load(name))
    bad = folder / "lesson.toml"
    for _ in range(count):
        luck, seed = next64(luck)
        bad.write_bytes(mutated_toml(path.read_text(encoding="utf-8"), seed))
        yield asked(lambda: read_lesson(bad), "lesson.toml")


def no_files(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """Pipes, folders, devices and links to nowhere, wherever a file is expected."""
    pipe, hollow, dangling = folder / "pipe", folder / "folder", folder / "dangling"
    os.mkfifo(pipe)
    hollow.mkdir()
    dangling.symlink_to(folder / "nowhere")
    strange = folder / "a\nb\x1b[2J"
    strange.write_text("x")
    for path in (pipe, hollow, dangling, strange, Path("/dev/zero"), Path("/dev/null"), folder / "a\0b"):
        yield run(["replay", str(path), "--verify"])
        yield run(["replay", str(path), "--plain"])
        yield run(["resume", str(path), "--plain"])
        yield run(["play", name, "--from", str(path), "--plain"], ANSWERS)
        yield run(["play", name, "--data", str(path), "--plain"], ANSWERS)
        yield run(["data", name, "--check", str(path)])
        if path not in (Path("/dev/null"), Path("/dev/zero")):
            yield run(["play", name, "--log", str(path), "--plain"], ANSWERS)
    shipped, changed = registry.load(name).parts.data, folder / "with-pipe"
    for table in table_files(shipped)[:3]:
        for what in ("pipe", "folder", "dangling", "stray"):
            shutil.rmtree(changed, ignore_errors=True)
            shutil.copytree(shipped, changed)
            with contextlib.suppress(FileNotFoundError):
                (changed / table.name).unlink()
            match what:
                case "pipe":
                    os.mkfifo(changed / table.name)
                case "folder":
                    (changed / table.name).mkdir()
                case "dangling":
                    (changed / table.name).symlink_to(changed / "nowhere")
                case "stray":
                    shutil.copy(table, changed / table.name)
                    (changed / "stray.toml").write_text("this is [no table")
            yield run(["data", name, "--check", str(changed)])


def saves(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """A saves folder full of rubbish: the good game is still found and resumed."""
    place = saves_folder()
    shutil.rmtree(place, ignore_errors=True)
    good = place / "good.jsonl"
    yield run(["play", name, "--plain", "--log", str(good), "--seed", "1"], "1\n")
    os.utime(good, (1, 1))
    for number in range(40):
        (place / f"bad-{number}.jsonl").write_bytes(
            b"[" * 9999 if number % 2 else b'{"boardgames":' + b"9" * 5000 + b"}\n"
        )
    os.mkfifo(place / "pipe.jsonl")
    (place / "folder.jsonl").mkdir()
    (place / "dangling.jsonl").symlink_to(place / "nowhere")
    (place / "circle.jsonl").symlink_to(place / "circle.jsonl")
    (place / "a\nb\x1b[2J.jsonl").write_text("x")
    yield "" if newest_open_game() == good else "the good game is not found among the bad ones"
    yield run(["resume", "--plain"])
    for path in saved_paths():
        yield asked(partial(summarize, path), str(path))


NAMES = (
    "²",
    "",
    " , ",
    "Ann,Ann",
    "Ann,\x1b[2J",
    "Ann,B\nC",
    "Ann," + "x" * 5000,
    "999999999",
    "-1",
    "0",
    "1",
    "5",
    "Ann,\ud800",
    "٣",
)
ODD = ("\x1b[2J", "a\nb", "a\0b", "\udcff", "x" * 5000, "9" * 5000, "²", "", "-1", "--", "=", "\u202e")
"""What may stand where an argument is expected; half a pair is what an undecodable byte becomes."""


def names(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    for wish in NAMES:
        yield run(["play", name, "--players", wish, "--plain", "--log", str(folder / "named.jsonl")], "quit\n")
        (folder / "named.jsonl").unlink(missing_ok=True)
    yield run(
        ["play", name, "--plain", "--log", str(folder / "odd.jsonl")], "save a\0b\n? \ud800\n\x1b[2J\nlog\nquit\n"
    )
    for flags in (["--ascii", "play", name], ["play", name, "--ascii"]):
        yield run([*flags, "--plain", "--log", str(folder / "plain.jsonl")], "board\nquit\n")
        (folder / "plain.jsonl").unlink(missing_ok=True)
    for odd in ODD:
        yield run([odd])
        yield run(["play", odd, "--plain"])
        yield run(["play", name, "--plain", odd])
        yield run(["play", name, "--plain", "--seed", odd, "--log", str(folder / "odd.jsonl")])
        yield run(["play", name, "--plain", "--variant", odd, "--log", str(folder / "odd.jsonl")])
        yield run(["play", name, "--plain", "--option", odd, "--log", str(folder / "odd.jsonl")])
        yield run(["play", name, "--plain", "--bot", odd, "--log", str(folder / "odd.jsonl")])
        yield run(["replay", odd, "--verify"])
        yield run(["rules", name, odd])
        yield run(["data", name, "--check", odd])
        yield run(["simulate", name, "-n", odd])
        yield run(["simulate", name, "-n", "1", "--jobs", odd])
        yield run(["simulate", name, "-n", "1", "--bots", odd])
    yield run(["simulate", name, "-n", "1", "--players", "9"])
    yield run(["simulate", name, "-n", "1", "--bots", "\x1b[2J"])
    yield run(["rules", name, "\x1b[2J"])


PARTS = {
    part.__name__: part
    for part in (logs, positions, forgeries, tables, caches, keys_and_settings, lessons, no_files, saves, names)
}
