"""What always holds at this game's table."""

from boardgames.amerigo.box.tables import SPRINT
from boardgames.amerigo.game import Amerigo
from boardgames.amerigo.rules.chart import chart_of
from boardgames.amerigo.rules.pieces import cover
from boardgames.amerigo.state import (
    OFF_BOARD,
    Build,
    Plan,
    Produce,
    Sail,
    State,
    TrackAction,
)
from boardgames.core.game import Seat
from boardgames.core.values import Action


def check(game: Amerigo, s: State) -> None:
    """A sound state, and what is more than a position from a file needs."""
    assert not (fault := game.fault(s)), fault
    t, chart = game.tables, chart_of(game.tables, s)
    covered = cover(s.pieces)
    posts = covered.posts[0] | covered.posts[1] | covered.posts[2] | covered.posts[3]
    for island in chart.islands:
        if island & covered.occupied:
            assert island & posts, "an island with pieces has been discovered"
    if not s.frames:
        return
    assert len(game.legal_actions(s, s.order[s.active])) <= 300
    most = 10 + t.tokens[SPRINT].ap + 12 + 3 * t.generator.max_large_islands + 8 + 4
    match s.frames[0]:
        case TrackAction() | Plan() | Produce() | Build():
            assert 0 <= s.frames[0].ap <= most
        case Sail():
            assert 0 <= s.frames[0].total <= most


def check_step(game: Amerigo, before: State, seat: Seat, action: Action, after: State) -> None:
    assert after.grid == before.grid
    assert (before.round, before.phase) <= (after.round, after.phase)
    round_ended = after.round > before.round or not after.frames
    for old, new in zip(before.players, after.players, strict=True):
        assert new.progress >= old.progress
        assert new.special >= old.special
        assert set(old.used_tokens) <= set(new.used_tokens)
        assert set(old.tokens) <= {*new.tokens, *new.used_tokens}
        if not round_ended:
            assert new.cannons >= old.cannons
            assert new.vp >= old.vp
        if OFF_BOARD not in old.ships:
            assert OFF_BOARD not in new.ships
    for old_piece, new_piece in zip(before.pieces, after.pieces, strict=True):
        assert old_piece in (".", new_piece), "pieces never leave the map"
    if len(before.frames) == len(after.frames) and before.active == after.active and before.phase == after.phase:
        assert after.ap == before.ap
