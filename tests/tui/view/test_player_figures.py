"""What a screen knows about a table: how values changed while others moved."""

import pytest

from boardgames.core.game import Config
from boardgames.core.table import Table
from boardgames.core.values import evolve, replaced
from boardgames.felinia import GAME
from boardgames.text.terminal import score_lines
from boardgames.tui.view.player_figures import change
from boardgames.tui.view.table_view import build_scene


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
    start = GAME.start(Config(3, 5, "expert"))
    tiles = GAME.tables.trade_tiles
    at = next(at for at, tile in enumerate(start.tiles) if tile and tiles[tile].people)
    lucky = evolve(start.players[1], trade=(start.tiles[at],))
    state = evolve(start, players=replaced(start.players, 1, lucky), tiles=replaced(start.tiles, at, ""))
    table = Table(GAME, state, ("Anna", "Boris", "Chloe"))
    for viewer in (None, 0, 1, 2):
        scene = build_scene(table, viewer, ("",) * 3)
        unsure = [player.unsure for player in scene.players]
        assert unsure == [False, viewer != 1, False]
        assert [player.total.endswith("+?") for player in scene.players] == unsure
        assert [player.more > 0 for player in scene.players] == unsure
        *_, total, last = score_lines(GAME, scene.reckoned, table.names, final=False)
        assert ("+?" in total) == last.startswith("+?") == any(unsure)
