"""What a board shows of a selected choice is what the rules do with it.

A drawing is told the table before (`seen`) and right after the selected choice (`Look.after`). Two laws hold it to
that. Not told the table after, it tells no figure of the choice: whatever it tells comes from there, and is not worked
out again. And what it is told is what the rules do.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from boardgames.core.game import Config, Game
from boardgames.core.registry import load
from boardgames.core.rng import start_stream
from boardgames.core.table import Table
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import CURSOR, KEY
from boardgames.kit.look import Look
from boardgames.table.foresight import Foresight
from tests import toy
from tests.laws.walks import PLAYED, Step, sampled
from tests.tui.drawing import board_of, look_at

SHOWN = {"eic": ("choose-card",)}
"""Choices that lay a thing open which the chooser holds: its own figures are no effect."""


def _steps(name: str, every: int) -> Iterator[tuple[Game[Any, Any], Step]]:
    game = toy.GAME if name == "toy" else load(name)
    for seed, variant in enumerate(game.info.variants):
        config = Config(3, seed, variant, ())
        yield from ((game, step) for step in sampled(game, config, start_stream(seed, "preview"), every))


def _pictures(game: Game[Any, Any], seen: Any, look: Look) -> list[Canvas]:
    board = board_of(game)
    mats = [board.mat(game, seen, seat, look) for seat in range(len(look.names))]
    return [
        board.table(game, seen, look),
        *([board.large(game, seen, look)] if hasattr(board, "large") else []),
        *(canvas for _, canvas in board.tabs(game, seen, look)),
        *mats,
    ]


def _figures(canvas: Canvas, codes: set[str]) -> dict[tuple[int, int], str]:
    """Every digit by its cell, without those of key caps."""
    found: dict[tuple[int, int], str] = {}
    for y, (chars, grounds) in enumerate(zip(canvas.chars, canvas.grounds, strict=True)):
        x = 0
        while x < canvas.width:
            end = x + 1
            while end < canvas.width and grounds[end] == grounds[x]:
                end += 1
            text = "".join(chars[x:end])
            if grounds[x] != KEY and not (grounds[x] == CURSOR and text.strip(" .…:▁") in codes):
                found |= {(x + at, y): char for at, char in enumerate(text) if char.isdigit()}
            x = end
    return found


def _told_blindly(game: Game[Any, Any], step: Step, action: Any) -> list[tuple[int, int, str]]:
    """Figures that a board tells of a choice although it does not know the table after it."""
    seat = step.decision.seat
    seen, look = game.observe(step.before, seat), look_at(game, step.before, seat)
    look = replace(look, selected=game.parts.board().place(game, seen, action))
    codes = {part for _, code in look.choices for part in (code, *code.split("."))}
    found = []
    for plain, told in zip(
        _pictures(game, seen, look), _pictures(game, seen, replace(look, action=action)), strict=True
    ):
        before, after = _figures(plain, codes), _figures(told, codes)
        found += [(x, y, char) for (x, y), char in after.items() if before.get((x, y)) != char]
    return found


@pytest.mark.parametrize("name", ["toy", *PLAYED])
def test_a_board_works_no_effect_out_by_itself(name: str) -> None:
    wrong: dict[str, Any] = {}
    tried = 0
    for game, step in _steps(name, 4):
        for action in step.actions[:: max(1, len(step.actions) // 6)]:
            if action.__struct_config__.tag in SHOWN.get(name, ()):
                continue
            tried += 1
            if figures := _told_blindly(game, step, action):
                wrong.setdefault(type(action).__name__, []).append((action, figures))
    counts = {kind: len(found) for kind, found in wrong.items()}
    assert not wrong, f"{sum(counts.values())} of {tried}: {counts}, such as {next(iter(wrong.values()))[0]}"


@pytest.mark.parametrize("name", ["toy", *PLAYED])
def test_what_a_board_is_told_is_what_the_rules_do(name: str) -> None:
    for game, step in _steps(name, 7):
        seat = step.decision.seat
        table: Any = Table(game, step.before, ("Ann", "Bob", "Cid"))
        foresight = Foresight(table, seat, seat)
        for action in step.actions[:: max(1, len(step.actions) // 6)]:
            after = foresight.after(action)
            if after is not None:
                assert after == game.observe(game.effect(step.before, seat, action), seat)
