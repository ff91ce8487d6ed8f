"""What else comes from outside: files of leagues, series, rules, bots and wishes, results of somebody's workers."""

import asyncio
import shutil
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from functools import partial
from pathlib import Path
from typing import Any

from boardgames.bots.heuristic import WEIGHTS_FILE, heuristic_with, learned_weights, pick_by
from boardgames.bots.search import lead_in
from boardgames.bots.value import (
    ORIGIN_FILE,
    VALUE_FILE,
    learned_doubt,
    learned_origins,
    learned_values,
    outcomes,
    worths,
)
from boardgames.core import registry
from boardgames.core.errors import UserError
from boardgames.core.game import Config, Game, Seat
from boardgames.core.rng import below, next64
from boardgames.core.values import encode
from boardgames.lab.report import report_csv, report_lines
from boardgames.lab.simulate import Plan, Series, simulate_one
from boardgames.store.component_tables import RULES_FILE
from boardgames.store.rule_catalogue import load_catalogue
from boardgames.store.safe_files import parse_json
from boardgames.text.rules_and_tables import entry_text
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.settings import Settings, settings_path, write_settings
from tests.hostile.attacks import asked, run
from tests.hostile.mutations import as_json, mutated_bytes, mutated_json, mutated_toml

SERIES = ("-n", "2", "--seed", "9", "--jobs", "1")


def leagues(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """The file of a league with something wrong: it is told, or goes on, and never shrinks."""
    path = folder / "league.jsonl"
    league = ["league", name, "-n", "1", "--bots", "random,heuristic", "--jobs", "1", "--file", str(path)]
    yield run(league)
    good = path.read_bytes()
    for number in range(count):
        luck, seed = next64(luck)
        content = _line_mutated(good, seed) if number % 2 else mutated_bytes(good, seed)
        path.write_bytes(content)
        yield run([*league, "--report"])
        yield "" if path.read_bytes() == content else "a report changed the file"
        if number % 20 == 0:
            yield run(league)
            whole = content[: content.rfind(b"\n") + 1]
            yield "" if path.read_bytes().startswith(whole) else "a league lost games"


def series(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """The folder of a series with something wrong in it: what is ours is played again, what is not is left alone."""
    logs = folder / "series"
    simulate = ["simulate", name, *SERIES, "--log-dir", str(logs)]
    yield run(simulate)
    path = sorted(logs.iterdir())[0]
    good = path.read_bytes()
    for number in range(max(2, count // 4)):
        luck, seed = next64(luck)
        content = _line_mutated(good, seed) if number % 2 else mutated_bytes(good, seed)
        path.write_bytes(content)
        yield run(simulate)
        now = path.read_bytes()
        yield "" if now in (good, content) else "neither left alone nor mended"


def _line_mutated(content: bytes, luck: int) -> bytes:
    lines = content.split(b"\n")
    luck, at = below(luck, len(lines) - 1)
    lines[at] = as_json(mutated_json(parse_json(lines[at]), luck))
    return b"\n".join(lines)


def catalogues(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """A rule catalogue that somebody has edited is read and searched, or its first mistake is named."""
    text = (registry.load(name).parts.data / RULES_FILE).read_text(encoding="utf-8")
    for number in range(count):
        luck, seed = next64(luck)
        place = folder / f"rules-{number}"
        place.mkdir()
        (place / RULES_FILE).write_bytes(mutated_toml(text, seed))
        yield asked(partial(_searched, place), RULES_FILE)
        shutil.rmtree(place)


def _searched(place: Path) -> None:
    catalogue = load_catalogue(place)
    for entry in (*catalogue.search("market"), *catalogue.entries()[:40]):
        list(entry_text(entry))


def learned(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """What bots have learned, with something wrong: they play by it, or say what is wrong."""
    game = registry.load(name)
    state = game.start(Config(game.info.players[0], 1, game.info.variants[0], ()))
    seat = game.decisions(state)[0].seat
    uses = {WEIGHTS_FILE: _tempted, VALUE_FILE: _judged, ORIGIN_FILE: _explained}
    known = [name for name in uses if (game.parts.data / name).exists()]
    for number in range(count if known else 0):
        luck, seed = next64(luck)
        path, file = folder / f"learned-{number}.toml", known[number % len(known)]
        path.write_bytes(mutated_toml((game.parts.data / file).read_text(encoding="utf-8"), seed))
        yield asked(partial(uses[file], game, path, state, seat), file)


def _tempted(game: Game[Any, Any], path: Path, state: Any, seat: Seat) -> None:
    kind = game.parts.weights()
    assert kind is not None
    actions = game.legal_actions(state, seat)
    weights = heuristic_with(game, learned_weights(path, kind))(state, seat, actions)
    for luck in range(20):
        pick_by(weights, luck)


def _judged(game: Game[Any, Any], path: Path, state: Any, seat: Seat) -> None:
    round(lead_in(worths(game, learned_values(path), state), seat))


def _explained(game: Game[Any, Any], path: Path, state: Any, seat: Seat) -> None:
    round(sum(outcomes(game, learned_origins(path), state)[seat].values()))
    round(sum(learned_doubt(path).values()))


def wishes(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """The app with settings that somebody has edited: its menu and its wizard open."""
    write_settings(Settings(last={name: {"players": "2", "variant": "classic", "bots": "B=normal", "names": "Ann"}}))
    good = settings_path().read_bytes()
    for _ in range(max(1, count // 20)):
        luck, seed = next64(luck)
        settings_path().write_bytes(as_json(mutated_json(parse_json(good), seed)))
        try:
            asyncio.run(_opened())
            yield ""
        except UserError:
            yield ""
        except Exception:
            yield traceback.format_exc()[-1200:]


async def _opened() -> None:
    app = BoardgamesApp()
    async with app.run_test(size=(100, 30)) as pilot:
        for key in ("down", "enter", "right", "down", "right", "down", "right", "down", "right", "escape"):
            await pilot.press(key)
    if app.return_code:
        raise RuntimeError(f"the app ended with {app.return_code}")


class Sending(Executor):
    """Cluster whose workers send the same for whatever they are asked."""

    def __init__(self, sent: Any) -> None:
        self.sent = sent

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(self.sent)
        return future


def workers(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """What somebody else's workers send as results of a series: a report that can be printed, or a sentence."""
    info = registry.load(name).info
    players = info.players[-1]
    plan = Plan(name, 1, players, 9, info.variants[-1], (), ("random",) * players)
    good = encode([("fine", simulate_one(plan, 1))])
    for number in range(count):
        luck, seed = next64(luck)
        content = as_json(mutated_json(parse_json(good), seed)) if number % 3 else mutated_bytes(good, seed)
        sent = content if number % 50 == 0 else content.decode("utf-8", "surrogatepass" if number % 3 else "replace")
        yield asked(partial(_reported, Series(plan), Sending(sent)), "what a worker sends")


def _reported(series: Series, executor: Sending) -> None:
    series.play(executor=executor)
    report = series.report()
    game = registry.load(report["game"])
    for line in (*report_lines(report, game), *report_csv(report).splitlines(), encode(report).decode()):
        if not line.isprintable():
            raise ValueError(f"{line!r} reaches the terminal")


PARTS = {part.__name__: part for part in (leagues, series, catalogues, learned, wishes, workers)}
