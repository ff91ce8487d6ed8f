"""Random games, step by step."""

from collections.abc import Iterator
from typing import NamedTuple

from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.amerigo.box.tables import COLOURS, GOODS
from boardgames.amerigo.rules.chart import chart_of
from boardgames.amerigo.rules.map_records import Chart
from boardgames.amerigo.state import FREE, State
from boardgames.core.game import Config, Seat
from boardgames.core.rng import below, pick
from boardgames.core.values import Event

T = GAME.tables


LONGEST = 6000
"""No game has this many choices: a rule that lets it go on for ever is found, and not waited for."""


class Step(NamedTuple):
    before: State
    seat: Seat
    legal: do.Actions
    action: do.AnyAction
    after: State
    events: tuple[Event, ...]


KEEN = (do.Establish, do.ChooseTile, do.Place, do.ChooseShip, do.TakeToken, do.TakeVillage)
IDLE = (do.EndAction, do.Decline, do.TakeGold)


def walk(players: int, seed: int) -> Iterator[Step]:
    """A whole game of players who seldom idle and like to reach anchors, to settle and to build."""
    state, luck, left = GAME.start(Config(players, seed, "standard")), seed, LONGEST
    while state.frames:
        left -= 1
        assert left, "the game does not end"
        seat = state.order[state.active]
        legal = GAME.legal_actions(state, seat)
        luck, action = choose(state, legal, luck)
        events: list[Event] = []
        after = GAME.apply(state, seat, action, events)
        yield Step(state, seat, legal, action, after, tuple(events))
        state = after


def choose(s: State, legal: do.Actions, luck: int) -> tuple[int, do.AnyAction]:
    chart = chart_of(T, s)
    liked: list[do.AnyAction] = [a for a in legal if isinstance(a, KEEN)]
    liked += [a for a in legal if isinstance(a, do.SailTo) and _serves_free_site(s, chart, a.space)]
    busy = [a for a in legal if not isinstance(a, IDLE)]
    luck, mood = below(luck, 10)
    if liked and mood < 5:
        return pick(luck, liked)
    return pick(luck, busy if busy and mood < 9 else legal)


def _serves_free_site(s: State, chart: Chart, space: str) -> bool:
    site = chart.anchors.get(chart.index[space], -1)
    return site >= 0 and s.pieces[site] == FREE


def universe(s: State) -> list[do.AnyAction]:
    """Every action that could ever be meant on this map, and some that never can."""
    chart = chart_of(T, s)
    cells = [name for name in chart.names[: chart.frame_at] if name]
    spaces = [name for name in chart.names if name]
    found: list[do.AnyAction] = [kind() for kind in do.AnyAction.__args__ if not kind.__struct_fields__]
    for colour in (*COLOURS, "", "pink"):
        found += [do.Act(colour), do.WhiteAs(colour), do.Swap(colour)]
    for space in (*spaces, "", "z9", "frame-n-9", "frame"):
        found += [do.PlaceShip(space), do.SailTo(space), do.Place(space)]
    for number in (-1, 0, 1, 2, 3, 99):
        found += [do.ChooseShip(number), do.Establish(number)]
    found += [do.Advance(steps) for steps in (-1, 0, *range(1, 25), 10**30)]
    found += [do.TakeToken(slot) for slot in ("left-1", "left-4", "right-1", "right-3", "left-5", "")]
    for tile in (*T.landscape_index, "", "village-z9"):
        found += [do.TakeVillage(tile), do.TakeNeutral(tile), do.ChooseTile(tile)]
    found += [do.BuyProduction(good, cost) for good in (*GOODS, "tea") for cost in (-1, 0, 1, 2, 3, 4, 5)]
    found += [do.Place(cell, turn) for cell in (*cells[::3], "z9") for turn in (-1, 1, 2, 3, 4, 77)]
    found += [do.CashToken(token) for token in (*T.tokens, "", "gold-nine")]
    assert len(set(found)) == len(found)
    assert len(cells) in (225, 300, 400)
    return found
