"""Whatever is asked in a game, nobody has to guess the end of a choice or of a figure."""

import pytest

from boardgames.core.registry import games
from boardgames.table.foresight import Foresight
from boardgames.tui.view.table_view import build_scene
from boardgames.tui.widgets.player_strip import measure, player_row
from tests.bench.rows import PANELS, positions, read_panels

EVERY = 11
MAX_TRIED = 6
"""So many choices of a question are foreseen."""


@pytest.mark.parametrize("size", PANELS)
@pytest.mark.parametrize("name", games())
async def test_no_choice_is_cut(name: str, size: str) -> None:
    found = await read_panels(name, size, every=EVERY, by_chance=True)
    assert found.positions > 20
    assert dict(found.cut) == {}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", games())
def test_the_strip_leaves_out_no_figure_now_or_then(name: str, players: int) -> None:
    for session, asked in positions(name, players, 2, EVERY, by_chance=True):
        scene = build_scene(session.table, None, session.bots, asked=asked)
        foresee = Foresight(session.table, None, asked.seat)
        measures = measure(scene.players, 120)
        shown = [*scene.players]
        for offer in () if asked.secret else scene.offers[:MAX_TRIED]:
            shown += scene.players_after(foresee.of(offer.action))
        for player in shown:
            text = player_row(player, measures).text
            assert "…" not in text
            assert len(text) <= 120
