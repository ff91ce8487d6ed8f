"""Shown = done: what strip, preview line, list and plain table announce of a choice is what the rules do."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from boardgames.core.game import Seat
from boardgames.core.player_names import DEFAULT_NAMES
from boardgames.core.rng import start_stream
from boardgames.core.table import Table
from boardgames.table.foresight import Forecast, Foresight
from boardgames.text.terminal import outcome_text
from boardgames.tui.view.player_figures import NOTHING
from boardgames.tui.view.table_view import TableView, build_scene
from boardgames.tui.widgets.outcome import margin_of, outcome_of
from tests.laws.random_walks import Setting, sampled
from tests.laws.test_figures import LARGEST
from tests.tui.drawing import board_of

MAX_CHOICES = 6
WIDE = 400
"""Columns of a line in which everything has room."""


def previews(
    setting: Setting, every: int, *, forced: bool = False
) -> Iterator[tuple[Any, Seat, TableView, Forecast, Any, Any]]:
    """Choices that can be foreseen, each with the scene in which it is made, what the board is told of it, and the
    state when all of it is done.

    `forced`: when only the choice is made, and what follows it without a question.
    """
    game = setting.load()
    for step in sampled(game, setting.config(12), start_stream(12, str(setting)), every):
        seat, names = step.decision.seat, DEFAULT_NAMES[: setting.players]
        table = Table(game, step.before, names)
        scene = build_scene(table, seat, ("",) * len(names), asked=step.decision)
        foresight = Foresight(table, seat, seat)
        for action in step.actions[step.number % 3 :: -(-len(step.actions) // MAX_CHOICES)]:
            forecast = foresight.of(action)
            if forecast.is_final:
                continue
            done = Table(game, step.before, names)
            for choice in forecast.forced if forced else forecast.path:
                done.play(seat, choice)
            yield game, seat, scene, forecast, foresight.after(action), done.state


@pytest.mark.parametrize("setting", LARGEST, ids=str)
def test_strip_and_board_show_what_everybody_will_have(setting: Setting) -> None:
    for game, seat, scene, forecast, told, done in previews(setting, 9, forced=True):
        after = game.observe(done, seat)
        assert told == after, f"the board is told something else of {forecast.forced}"
        sheets = game.scores(after)
        for player in scene.players_after(forecast):
            if player.then is None:
                assert scene.is_private, "a secret question shows onlookers nothing"
                continue
            have = {label: value for label, value, _ in player.then.holdings if value != NOTHING}
            real = dict(board_of(game).holdings(game, after, player.seat))
            assert have == {label: value for label, value in real.items() if value != NOTHING}, forecast.path
            assert player.then.score == sheets[player.seat].total


@pytest.mark.parametrize("setting", LARGEST, ids=str)
def test_lists_preview_lines_and_the_plain_table_show_the_points_that_there_will_be(setting: Setting) -> None:
    told = 0
    for game, seat, scene, forecast, _, done in previews(setting, 9):
        before = game.scores(scene.seen)[seat].total
        change = game.scores(game.observe(done, seat))[seat].total - before
        margin = "".join(text for text, _ in margin_of(forecast, told=True))
        assert [int(figure) for figure in re.findall(r"[+-]\d+", margin)] == ([change] if change else [])
        plain = outcome_text(game, scene.seen, seat, forecast)
        if change:
            told += 1
            assert str(abs(change)) in re.findall(r"\d+", plain), (plain, change)
        if scene.is_private:
            continue
        line = "".join(text for text, _ in outcome_of(scene, forecast, WIDE))
        if change and (found := re.search(r"(-?\d+)(\+\?)? → \D*(-?\d+)(\+\?)? ", line)):
            assert (int(found[1]), int(found[3])) == (before, before + change), line
            parts = line[found.end() :].partition(": ")[2].partition("  ")[0]
            shares = [int(figure) for figure in re.findall(r"[+-]\d+(?=,|$)", parts)]
            assert sum(shares) == change, line
        else:
            assert not change or not forecast.shares, line
    assert told or setting.game == "toy"
