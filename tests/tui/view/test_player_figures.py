"""What a screen knows about a table: how values changed while others moved."""

from random import Random
from typing import Any

import pytest

from boardgames.core.game import Config
from boardgames.core.registry import load
from boardgames.core.table import Table
from boardgames.core.values import evolve, replaced
from boardgames.felinia import GAME
from boardgames.table.foresight import Foresight
from boardgames.text.terminal import score_lines
from boardgames.tui.view.player_figures import change, changed_holdings
from boardgames.tui.view.table_view import absence_span, build_scene


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("3", "3", ""),
        ("3", "5", "+2"),
        (" 12", "9", "-3"),
        ("-1", "2", "+3"),
        ("£7", "£10", "+3"),
        ("£7", "10", "*"),
        (None, "4", "+4"),
        ("4", "", "-4"),
        ("A3", "A5", "*"),
        ("2/3", "3/3", "*"),
        ("-", "4", "*"),
    ],
)
def test_numbers_are_subtracted_and_everything_else_is_only_marked(
    before: str | None, after: str | None, said: str
) -> None:
    assert change(before, after) == said


def test_everybody_counts_their_own_points_and_leaves_a_mark_at_those_of_others() -> None:
    start = GAME.start(Config(3, 5, "classic"))
    tiles = GAME.tables.trade_tiles
    # Two tiles, perhaps of one people: a single one is known to be a point.
    one, other = [at for at, tile in enumerate(start.tiles) if tile and tiles[tile].people][:2]
    lucky = evolve(start.players[1], trade=(start.tiles[one], start.tiles[other]))
    left = replaced(replaced(start.tiles, one, ""), other, "")
    state = evolve(start, players=replaced(start.players, 1, lucky), tiles=left)
    table = Table(GAME, state, ("Anna", "Boris", "Chloe"))
    for viewer in (None, 0, 1, 2):
        scene = build_scene(table, viewer, ("",) * 3)
        unsure = [player.unsure for player in scene.players]
        assert unsure == [False, viewer != 1, False]
        assert [player.total.endswith("+?") for player in scene.players] == unsure
        assert [player.more > 0 for player in scene.players] == unsure
        *_, total, last = score_lines(GAME, scene.estimates, table.names, final=False)
        assert ("+?" in total) == last.startswith("+?") == any(unsure)


def test_marks_of_changes_agree_with_the_figures_beside_them() -> None:
    """Of others since the player to move last chose; of the player's own only what others have changed."""
    game, luck = load("eic"), Random(3)
    table: Table[Any, Any] = Table(game, game.start(Config(2, 5, game.info.variants[0])), ("Anna", "Boris"))
    board, marks = game.parts.board(), 0
    while game.round(table.state) < 3 and table.decisions():
        seat = table.decisions()[0].seat
        table.play(seat, luck.choice(game.legal_actions(table.state, seat)))
        if not table.decisions() or len(table.choices) % 3:
            continue
        scene, mover = build_scene(table, None, ("", "")), table.decisions()[0].seat
        left, back = (game.observe(table.states[at], None) for at in absence_span(table, mover))
        for player in scene.players:
            was, then = (dict(board.holdings(game, state, player.seat)) for state in (left, back))
            for label, value, moved in player.holdings:
                marks += bool(moved)
                assert not moved or moved == change(was.get(label), value)
                assert not moved or player.seat != mover or then[label] == value
                assert moved or player.seat == mover or was.get(label, value) == value
    assert marks > 10


def test_what_is_still_to_be_decided_is_not_foretold() -> None:
    """A trading post may go anywhere, and is paid for wherever it goes."""
    game = load("eic")
    table: Table[Any, Any] = Table(game, game.start(Config(2, 5, game.info.variants[0])), ("Anna", "Boris"))
    while (asked := table.decisions()[0]).kind != "agent-turn":
        table.play(asked.seat, game.legal_actions(table.state, asked.seat)[0])
    scene = build_scene(table, asked.seat, ("", ""))
    post = next(o.action for o in scene.offers if getattr(o.action, "cell", "") == "governor-post")
    forecast = Foresight(table, asked.seat, asked.seat).of(post)
    mine = scene.players_after(forecast)[asked.seat]
    assert forecast.asks
    assert {label for label, _, _ in changed_holdings(mine)} == {"PO"}
