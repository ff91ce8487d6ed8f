"""What a screen knows about a table: how values changed while others moved."""

import pytest

from boardgames.lines import score_lines
from boardgames.shelf import load
from boardgames.tui.figures import change
from boardgames.tui.scene import build_scene
from tests.tui.driving import new_session


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
    session = new_session(load("felinia"), 3, seed=5, bots=("random",) * 3, variant="expert")
    while all(len(player.trade) < 2 for player in session.table.state.players):
        assert session.decision is not None
        session.choose(session.decision.seat, session.bot_choice(session.decision.seat))
    for viewer in (None, 0, 1, 2):
        scene = build_scene(session.table, viewer, session.bots)
        for player, hidden in zip(scene.players, session.table.state.players, strict=True):
            assert player.total.endswith("+?") == bool(hidden.trade and player.seat != viewer)
            assert bool(player.more) == player.unsure
        lines = list(score_lines(scene.game, scene.reckoned, scene.names, final=False))
        assert any("+?" in line for line in lines if line.startswith("total"))
        assert lines[-1].startswith("+?")
