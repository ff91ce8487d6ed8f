"""Completing an island: after every tile or trading post (AME-CPL-01 to AME-CPL-08)."""

from boardgames.amerigo.box.tables import Tables
from boardgames.amerigo.events import IslandCompleted, PostsScored
from boardgames.amerigo.rules.map_records import Chart
from boardgames.amerigo.rules.pieces import cover
from boardgames.amerigo.rules.state_helpers import scored
from boardgames.amerigo.state import COMPLETION, TRADING_POSTS, State
from boardgames.core.game import Seat
from boardgames.core.rulebook import Events
from boardgames.core.values import evolve


def free_cells(island: int, occupied: int) -> int:
    """The cells of an island that nothing covers; without any it is complete (AME-CPL-01)."""
    return island & ~occupied


def post_points(t: Tables, s: State, posts: int) -> int:
    """The table value of so many trading posts times the round multiplier (AME-CPL-05, AME-CPL-06)."""
    return t.post_factors[posts] * t.multipliers[s.round - 1]


def post_scores(t: Tables, s: State, island: int, posts: tuple[int, ...]) -> list[tuple[Seat, int, int]]:
    """Everybody with posts on a completed island, in the order of the discs: seat, posts and points (AME-CPL-04)."""
    counts = [(seat, (posts[seat] & island).bit_count()) for seat in s.discs]
    return [(seat, count, post_points(t, s, count)) for seat, count in counts if count]


def after_covering(t: Tables, s: State, chart: Chart, seat: Seat, number: int, events: Events) -> State:
    """The state after the check of the island on which something was just put."""
    island, covered = chart.islands[number], cover(s.pieces)
    if free_cells(island, covered.occupied):
        return s
    large = chart.large[number]
    if events is not None:
        events.append(IslandCompleted(seat, number, large, t.bonus.completion_vp))
    players = list(s.players)
    p = scored(players[seat], COMPLETION, t.bonus.completion_vp)
    players[seat] = evolve(p, chests=p.chests + 1) if large else p
    for other, posts, points in post_scores(t, s, island, covered.posts):
        players[other] = scored(players[other], TRADING_POSTS, points)
        if events is not None:
            events.append(PostsScored(other, number, posts, points))
    return evolve(s, players=tuple(players))
