"""What a board shows of a selected choice is what the rules do with it.

A drawing is told the table before (`seen`) and after the selected choice (`Look.after`). Two laws hold it to that.
Not told the table after, it tells no figure of the choice: whatever it tells comes from there, and is not worked out
again. And what it is told is what the rules do: with what follows automatically, as far as nothing is learned by it.
"""

import re
from collections import Counter
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
from tests.laws.random_walks import PLAYED, Step, walk
from tests.tui.drawing import drawings, look_at

SHOWN = {"eic": ("choose-card",)}
"""Choices that lay a thing open which the chooser holds: its own figures are no effect."""


def _choices(name: str) -> Iterator[tuple[Game[Any, Any], Step, list[Any]]]:
    """Steps of a game of each variant with some of their choices: of each kind the 1st, 2nd, 4th, 8th ... that comes,
    so that rare kinds are tried as often as those of every turn.
    """
    game = toy.GAME if name == "toy" else load(name)
    met: Counter[type] = Counter()
    for seed, variant in enumerate(game.info.variants):
        config = Config(3, seed, variant, ())
        for step in walk(game, config, start_stream(seed, "preview")):
            tried = []
            for kind in dict.fromkeys(map(type, step.actions)):
                met[kind] += 1
                if met[kind].bit_count() == 1:
                    alike = [action for action in step.actions if type(action) is kind]
                    tried.append(alike[step.number % len(alike)])
            if tried:
                yield game, step, tried


def _figures(canvas: Canvas, codes: set[str]) -> dict[tuple[int, int], str]:
    """Every digit by its cell, without those of key caps."""
    found: dict[tuple[int, int], str] = {}
    for y, (chars, grounds) in enumerate(zip(canvas.chars, canvas.grounds, strict=True)):
        if not any(map(str.isdigit, chars)):
            continue
        x = 0
        while x < canvas.width:
            end = x + 1
            while end < canvas.width and grounds[end] == grounds[x]:
                end += 1
            text = "".join(chars[x:end])
            if grounds[x] == CURSOR:  # the key of the selected choice stands at the beginning of its row
                cap = re.match(r"[ .…:▁]*([^ .…:▁]+)", text)
                x += cap.end() if cap and cap[1] in codes else 0
            if x < end and grounds[x] != KEY:
                found |= {(at, y): chars[at] for at in range(x, end) if chars[at].isdigit()}
            x = end
    return found


class _Blind:
    """A question as a board draws it that does not know the table after a choice."""

    def __init__(self, game: Game[Any, Any], step: Step) -> None:
        seat = step.decision.seat
        self._game, self._seen, self._look = game, game.observe(step.before, seat), look_at(game, step.before, seat)
        self._codes = {part for _, code in self._look.choices for part in (code, *code.split("."))}
        self._plain: dict[str | None, list[dict[tuple[int, int], str]]] = {}

    def tells(self, action: Any) -> list[tuple[int, int, str]]:
        """Return the figures that are told of a choice all the same."""
        place = self._game.parts.board().place(self._game, self._seen, action)
        look = replace(self._look, selected=place)
        if place not in self._plain:
            self._plain[place] = self._drawn(look)
        told = self._drawn(replace(look, action=action))
        return [
            (x, y, char)
            for before, after in zip(self._plain[place], told, strict=True)
            for (x, y), char in after.items()
            if before.get((x, y)) != char
        ]

    def _drawn(self, look: Look) -> list[dict[tuple[int, int], str]]:
        return [_figures(canvas, self._codes) for canvas in drawings(self._game, self._seen, look)]


@pytest.mark.parametrize("name", ["toy", *PLAYED])
def test_a_board_works_no_effect_out_by_itself(name: str) -> None:
    wrong: dict[str, Any] = {}
    tried = 0
    for game, step, actions in _choices(name):
        blind = _Blind(game, step)
        for action in actions:
            if action.__struct_config__.tag in SHOWN.get(name, ()):
                continue
            tried += 1
            if figures := blind.tells(action):
                wrong.setdefault(type(action).__name__, []).append((action, figures))
    counts = {kind: len(found) for kind, found in wrong.items()}
    assert not wrong, f"{sum(counts.values())} of {tried}: {counts}, such as {next(iter(wrong.values()))[0]}"


@pytest.mark.parametrize("name", ["toy", *PLAYED])
def test_what_a_board_is_told_is_what_the_rules_do(name: str) -> None:
    for game, step, actions in _choices(name):
        seat = step.decision.seat
        table: Any = Table(game, step.before, ("Ann", "Bob", "Cid"))
        foresight = Foresight(table, seat, seat)
        for action in actions:
            after, forecast = foresight.after(action), foresight.of(action)
            if after is None:
                continue
            if forecast.is_final:
                assert after == game.observe(game.effect(step.before, seat, action), seat)
                continue
            done: Any = Table(game, step.before, table.names)
            for choice in forecast.forced:
                done.play(seat, choice)
            assert after == game.observe(done.state, seat)
