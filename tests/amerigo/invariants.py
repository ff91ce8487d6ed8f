"""What always holds at this game's table."""

from collections import Counter

from boardgames.amerigo.box.tables import SPRINT, Tables
from boardgames.amerigo.game import Amerigo
from boardgames.amerigo.rules.chart import Chart, chart_of
from boardgames.amerigo.rules.expand import network
from boardgames.amerigo.rules.pieces import cover
from boardgames.amerigo.state import (
    OFF_BOARD,
    PIRATES,
    Build,
    PhaseOver,
    Plan,
    Produce,
    RoundOver,
    Sail,
    State,
    Throwing,
    TrackAction,
    TurnOver,
)
from boardgames.core.protocol import Seat
from boardgames.core.values import Action


def check(game: Amerigo, s: State) -> None:
    t, chart = game.tables, chart_of(game.tables, s)
    check_cubes(t, s)
    check_sheets(t, s)
    check_tiles(t, s)
    check_map(t, s, chart)
    check_ships(s, chart)
    check_stacks(t, s)
    check_order(s)
    assert not any(isinstance(frame, TurnOver | PhaseOver | RoundOver | Throwing) for frame in s.frames)
    if s.frames:
        assert len(game.legal_actions(s, s.order[s.active])) <= 300


def check_cubes(t: Tables, s: State) -> None:
    for counts in zip(s.storage, s.action_space, s.upper, s.lower, strict=True):
        assert min(counts) >= 0
        assert sum(counts) == t.cubes_per_colour
    assert sum(s.upper) <= t.tower.floor_capacity
    assert sum(s.lower) <= t.tower.floor_capacity
    assert s.ap == max(s.action_space)
    assert (s.ap > 0) == bool(s.frames)


def check_sheets(t: Tables, s: State) -> None:
    for p in s.players:
        assert 0 <= p.gold <= t.gold_end
        assert 0 <= p.cannons <= t.cannon_end
        assert 0 <= p.progress <= t.progress_end
        assert 0 <= p.special <= t.special_end
        assert p.vp == sum(p.ledger) >= 0
        assert all(points >= 0 for i, points in enumerate(p.ledger) if i != PIRATES)
        assert min(p.chests, p.chests_cashed, p.posts_left, *p.goods, *p.reserve, *p.villages) >= 0
        reached = sum(p.progress >= space for space in t.progress_spaces)
        assert len(p.tokens) + len(p.used_tokens) <= reached
        assert all(t.tokens[token].timing == "once" for token in p.used_tokens)
    assert s.round <= len(t.multipliers)
    if s.frames:
        most = 10 + t.tokens[SPRINT].ap + 12 + 3 * t.generator.max_large_islands + 8 + 4
        match s.frames[0]:
            case TrackAction() | Plan() | Produce() | Build():
                assert 0 <= s.frames[0].ap <= most
            case Sail():
                assert 0 <= s.frames[0].total <= most
                assert max(s.frames[0].moved) <= s.frames[0].total


def check_tiles(t: Tables, s: State) -> None:
    """Tiles on the map are not kept one by one: their cells must be those of the tiles that are nowhere else."""
    covered = cover(s.pieces)
    neutral_cells = 0
    for i, kind in enumerate(t.landscape):
        if kind.village:
            assert all(p.villages[i] + p.reserve[i] <= kind.count for p in s.players)
        else:
            left = s.neutral[i - t.villages] + sum(p.reserve[i] for p in s.players)
            assert left <= kind.count
            neutral_cells += (kind.count - left) * kind.size
    assert covered.neutral.bit_count() == neutral_cells
    for seat, p in enumerate(s.players):
        cells = sum(
            (kind.count - p.villages[i] - p.reserve[i]) * kind.size for i, kind in enumerate(t.landscape[: t.villages])
        )
        assert covered.villages[seat].bit_count() == cells
        assert p.posts_left + covered.posts[seat].bit_count() == t.posts


def check_map(t: Tables, s: State, chart: Chart) -> None:
    covered = cover(s.pieces)
    assert len(s.pieces) == len(s.grid)
    assert all((char == "/") == (piece == "/") for char, piece in zip(s.grid, s.pieces, strict=True))
    assert not covered.occupied & ~chart.land
    posts = covered.posts[0] | covered.posts[1] | covered.posts[2] | covered.posts[3]
    assert not posts & ~chart.sites
    tiles = covered.occupied & ~posts
    for good, spaces in enumerate(chart.goods):
        assert sum(p.goods[good] for p in s.players) == (spaces & tiles).bit_count()
    for seat in range(len(s.players)):
        assert not covered.villages[seat] & ~network(chart, s.pieces, seat), "a village without a way to a post"
    joined = 0
    for seat in range(len(s.players)):
        joined |= network(chart, s.pieces, seat)
    assert not covered.neutral & ~joined, "a neutral tile without a way to a post"
    large = [island for island, is_large in zip(chart.islands, chart.large, strict=True) if is_large]
    taken = sum(not island & ~covered.occupied for island in large)
    assert sum(p.chests + p.chests_cashed for p in s.players) == taken
    assert len(large) <= t.generator.max_large_islands
    for island in chart.islands:
        if island & covered.occupied:
            assert island & posts, "an island with pieces has been discovered"


def check_ships(s: State, chart: Chart) -> None:
    inner = []
    for seat, p in enumerate(s.players):
        placing = bool(s.frames) and isinstance(s.frames[0], Sail) and s.order[s.active] == seat
        assert (p.ships[0] == OFF_BOARD) == (p.ships[1] == OFF_BOARD) or placing
        for space in p.ships:
            if space != OFF_BOARD:
                assert space >= chart.frame_at or chart.sea >> space & 1
                inner += [space] if space < chart.frame_at else []
    assert len(set(inner)) == len(inner)


def check_stacks(t: Tables, s: State) -> None:
    owned = [token for p in s.players for token in (*p.tokens, *p.used_tokens)]
    shown = [token for token in s.progress if token]
    everything = Counter((*shown, *s.progress_stack, *s.progress_gone, *owned))
    assert everything == Counter(t.tokens.keys())
    bought = [kind for p in s.players for kind in p.production]
    display = [kind for kind in s.production if kind]
    setup = t.setup(len(s.players))
    assert Counter((*display, *s.production_stack, *s.production_gone, *bought)) == Counter(setup.production)
    assert len(s.production) == len(setup.display)
    assert sorted(s.pirates) == sorted(t.pirates)
    assert len(s.pirates_up) == len(set(s.pirates_up)) == s.round
    assert len(s.progress_stack) == 4 * (len(t.multipliers) - s.round)
    assert len(s.production_stack) == len(s.production) * (len(t.multipliers) - s.round)


def check_order(s: State) -> None:
    assert sorted(s.discs) == list(range(len(s.players)))
    spaces = [s.players[seat].special for seat in s.discs]
    assert spaces == sorted(spaces, reverse=True)
    if s.frames:
        assert sorted(s.order) == list(range(len(s.players)))
        assert 0 <= s.active < len(s.order)


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
