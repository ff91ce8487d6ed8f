"""Attacks on the rules and on what is shown of them: states that somebody has made up, worlds that look alike."""

import contextlib
import io
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any
from unittest.mock import patch

from boardgames.bots import find_bot
from boardgames.core.game import Decision, Game, Thing
from boardgames.core.player_names import DEFAULT_NAMES
from boardgames.core.rng import below, next64, pick
from boardgames.core.values import to_plain
from boardgames.kit.look import Look
from boardgames.table import inspect
from boardgames.table.session import Session
from boardgames.text.game import PlainTable
from boardgames.tui.view.table_view import build_scene
from tests.hostile.attacks import Hang, alarm
from tests.laws.mutants import mutant, plain_states, read
from tests.laws.random_walks import Setting, settings_of, walk

WORDS = ("list", "?", "why", "look", "look all", "players", "board", "scores", "log all")
"""What can be asked at the plain table without a name."""
HEURISTIC = find_bot("heuristic")


def mutants(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """Positions with something wrong: what is accepted is played to its end, and is sound after every step."""
    for setting in settings_of(name):
        game, check = setting.load(), import_module(f"tests.{name}.invariants")
        luck, seed = next64(luck)
        states = [step.after for step in walk(game, setting.config(seed), seed)]
        others = plain_states(states[:: max(1, len(states) // 40)])
        for _ in range(count):
            luck, at = below(luck, len(states))
            luck, seed = next64(luck)
            state = read(mutant(to_plain(states[at]), others, seed), game)
            if state is not None and state != states[at] and not game.fault(state):
                yield _played_to_the_end(game, check, state, seed)
            else:
                yield ""


def _played_to_the_end(game: Game[Any, Any], check: Any, state: Any, luck: int) -> str:
    first = to_plain(state)
    try:
        with alarm():
            check.check(game, state)
            for _ in range(game.info.longest):
                open_now = game.decisions(state)
                if not open_now:
                    return ""
                luck, decision = pick(luck, open_now)
                luck, action = pick(luck, game.legal_actions(state, decision.seat))
                after = game.apply(state, decision.seat, action)
                check.check(game, after)
                check.check_step(game, state, decision.seat, action, after)
                state = after
    except (Hang, Exception):
        return f"{traceback.format_exc()[-700:]}\n{first}"
    return f"does not end\n{first}"


def secrets(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """All that is shown is the same in every world that its reader cannot tell from the real one."""
    every = settings_of(name)
    for number in range(max(1, count // 20)):
        setting = every[number % len(every)]
        luck, seed = next64(luck)
        # One person among bots reads everything alone; of several, everybody reads what is no secret question.
        people = 1 if number % 2 else setting.players
        for session, asked in islice(_moments(setting, people, seed), 2):
            yield from _compared(session, asked, people, seed)


def _moments(setting: Setting, people: int, luck: int) -> Iterator[tuple[Session, Decision]]:
    """A game now and then, when a person is asked; all play sensibly, so that there is something to hide."""
    game = setting.load()
    bots = tuple("" if seat < people else "random" for seat in range(setting.players))
    names = DEFAULT_NAMES[: setting.players]
    session = Session.new(game, names, bots, seed=luck, variant=setting.variant, options=setting.options, path=None)
    luck, wait = below(luck, 90)
    while (asked := session.decision) is not None:
        wait -= 1
        if wait < 0 and not session.is_bot(asked.seat):
            yield session, asked
            luck, wait = below(luck, 90)
        seen, luck = partial(game.recall, session.table.state, asked.seat), next64(luck)[0]
        action = HEURISTIC.choose(game, seen, asked.seat, session.legal_actions(asked.seat), luck)
        session.choose(asked.seat, action)


def _compared(session: Session, asked: Decision, people: int, luck: int) -> Iterator[str]:
    game, real = session.game, session.table.state
    reader = asked.seat if asked.secret or people == 1 else None
    shown = _shown(session, asked, reader)
    for world in range(2):  # boards may show what follows from all that everybody has watched
        session.table.states[-1] = game.imagine(game.recall(real, reader), reader, luck + world)
        with contextlib.suppress(AttributeError):
            session.table._revealing.clear()
        other = _shown(session, asked, reader)
        for what, text in shown.items():
            yield (
                ""
                if other[what] == text
                else _difference(f"{game.info.id}, {what}, read by {reader}", text, other[what])
            )
        yield "" if other.keys() == shown.keys() else f"{game.info.id}: other things are shown"
    session.table.states[-1] = real


def _shown(session: Session, asked: Decision, reader: int | None) -> dict[str, str]:
    """What the plain table says and the screen shows, by the question that was asked."""
    with patch.object(inspect, "things", _found_once(inspect.things)):
        return dict(_answers(session, asked, reader))


def _found_once(real: Callable[..., list[tuple[str, Thing]]]) -> Callable[..., list[tuple[str, Thing]]]:
    """What lies on a table, described once for all that is asked about it."""
    known: list[tuple[object, list[tuple[str, Thing]]]] = []

    def call(*table: object) -> list[tuple[str, Thing]]:
        found = next((found for other, found in known if other == table), None)
        if found is None:
            found = real(*table)
            known.append((table, found))
        return found

    return call


def _answers(session: Session, asked: Decision, reader: int | None) -> Iterator[tuple[str, str]]:
    plain = PlainTable(session)
    for word in (*WORDS, *(["mine"] if reader is not None else [])):
        yield word, _said(partial(plain.answered, asked, word))
    yield "question", _said(partial(plain.show_question, asked))
    for place in _places(session, asked, reader):
        yield f"ask {place}", _said(partial(plain.answered, asked, f"ask {place}"))
    scene = build_scene(session.table, reader, session.bots, asked=asked)
    for field in ("status", "question", "rules", "offers", "off", "players", "estimates", "log"):
        yield f"scene.{field}", repr(getattr(scene, field))


def _places(session: Session, asked: Decision, reader: int | None) -> list[str]:
    """Names of things that lie on the table, as the reader knows them."""
    seen = session.game.observe(session.table.state, reader)
    eyes = inspect.View(seen, asked.seat, Look(session.names, viewer=reader))
    listed = inspect.things(session.game, eyes)
    return [thing.name for _, thing in listed[:: 1 + len(listed) // 6]]


def _said(call: Any) -> str:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        call()
    return out.getvalue()


def _difference(where: str, one: str, other: str) -> str:
    lines = [f"{a!r} / {b!r}" for a, b in zip(one.splitlines(), other.splitlines(), strict=False) if a != b]
    return f"{where}: {'; '.join(lines[:2])[:400] or 'longer'}"


ODDITIES = ("", ".", "..", "0", "-1", "²", "9" * 5000, "x" * 5000, "\x1b[2J", "a\0b", "\ud800", "\u202e", "[/red]")
"""What is no answer to anything."""
VERBS = ("?", "why", "look", "ask", "board", "players", "scores", "log", "undo", "undo yes", "redo", "list", "help")


def typing(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """Whatever is typed at the plain table is answered in printable lines, and does something legal or nothing."""
    settings = settings_of(name)
    luck, seed = next64(luck)
    session, _ = next(_moments(settings[seed % len(settings)], 9, seed))
    for _ in range(count):
        asked = session.decision
        if asked is None:
            luck, seed = next64(luck)
            session, asked = next(_moments(settings[seed % len(settings)], 9, seed))
        plain = PlainTable(session)
        luck, line = _typed(plain, asked, luck)
        try:
            with alarm():
                said = _said(partial(plain.answered, asked, line.strip()))
        except (Hang, Exception):
            yield f"{line[:200]!r}: {traceback.format_exc()[-700:]}"
            return
        loose = [char for char in said if not char.isprintable() and char != "\n"]
        yield f"{line!r} brings {loose[:3]!r} to the terminal" if loose else ""


def _typed(plain: PlainTable, asked: Decision, luck: int) -> tuple[int, str]:
    """A line of one to four words: codes, pieces of them, pieces of texts, commands, and what is none of it."""
    codes = [code for _, code, _ in plain.numbered(asked.seat)]
    luck, words = below(luck, 4)
    line: list[str] = []
    for _ in range(1 + words):
        luck, kind = below(luck, 6)
        luck, code = pick(luck, codes)
        luck, length = below(luck, 6)
        luck, odd = pick(luck, ODDITIES)
        luck, verb = pick(luck, VERBS)
        luck, number = below(luck, 2 * len(codes) + 2)
        last = line[-1] if line else code
        line.append((code, code[: length + 1], odd, verb, str(number), last)[kind])
    return luck, " ".join(line)


PARTS = {part.__name__: part for part in (mutants, secrets, typing)}
