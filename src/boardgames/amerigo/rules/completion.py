"""Completing an island: after every tile or trading post (AME-CPL-01 to AME-CPL-08)."""

from boardgames.amerigo.box.chart import Chart
from boardgames.amerigo.box.tables import Tables
from boardgames.amerigo.events import IslandCompleted, PostsScored
from boardgames.amerigo.rules.pieces import cover
from boardgames.amerigo.state import COMPLETION, TRADING_POSTS, Events, State, scored
from boardgames.core.protocol import Seat
from boardgames.core.values import evolve


def post_points(t: Tables, s: State, posts: int) -> int:
    """The table value of so many trading posts times the round multiplier (AME-CPL-05, AME-CPL-06)."""
    return t.post_factors[posts] * t.multipliers[s.round - 1]


def after_covering(t: Tables, s: State, chart: Chart, seat: Seat, number: int, events: Events) -> State:
    """The state after the check of the island on which something was just put."""
    island, covered = chart.islands[number], cover(s.pieces)
    if island & ~covered.occupied:
        return s
    large = chart.large[number]
    if events is not None:
        events.append(IslandCompleted(seat, number, large, t.completion_vp))
    players = list(s.players)
    p = scored(players[seat], COMPLETION, t.completion_vp)
    players[seat] = evolve(p, chests=p.chests + 1) if large else p
    for other in s.discs:
        posts = (covered.posts[other] & island).bit_count()
        if posts:
            points = post_points(t, s, posts)
            players[other] = scored(players[other], TRADING_POSTS, points)
            if events is not None:
                events.append(PostsScored(other, number, posts, points))
    return evolve(s, players=tuple(players))
