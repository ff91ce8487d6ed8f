"""Warnings before a choice is made: ships and goods that would be lost, bad bargains, last chances."""

from collections.abc import Iterator, Sequence

from boardgames.core.game import Seat
from boardgames.core.messages import Messages
from boardgames.core.values import Event
from boardgames.eic import actions as act
from boardgames.eic import events as ev
from boardgames.eic.actions import AnyAction
from boardgames.eic.box.tables import Tables
from boardgames.eic.rules.loading import cube_price
from boardgames.eic.rules.navigation import travel_cost
from boardgames.eic.rules.outlook import outlook
from boardgames.eic.state import LAST_PERIOD, LoadingTurn, State


def warnings(
    t: Tables, messages: Messages, s: State, seat: Seat, action: AnyAction, events: Sequence[Event]
) -> Iterator[str]:
    say, frame = messages.text, s.frames[-1] if s.frames else None
    last = s.period == LAST_PERIOD
    match action:
        case act.StayInIndies() if last:
            yield say("warn-never-home")
        case act.StayInIndies() if s.period == LAST_PERIOD - 1 and isinstance(frame, LoadingTurn):
            if frame.queue[0].kind == t.galleon:
                yield say("warn-galleon-stays")
        case act.StoreCube() | act.CloseWarehouse() if last and _keeps(s, seat, action):
            yield say("warn-never-sold")
        case act.CloseShip() if isinstance(frame, LoadingTurn) and not frame.cargo:
            yield say("warn-empty-hold")
        case act.RetireAgents():
            yield say("warn-agents-retire")
        case act.PlaceShip(_, zone) if zone in t.zone_index:
            left = s.companies[seat].treasury - travel_cost(t, s, seat, t.zone_index[zone])
            if left <= 0:
                yield say("warn-nothing-to-load-with")
        case act.BuyCube(good) if isinstance(frame, LoadingTurn):
            number = t.good_index[good]
            price = cube_price(t, s, seat, frame.zone, number)
            least, most = outlook(t, s, frame, number).fetched[0]
            if least < price:
                sure = most < price
                yield say("warn-bad-bargain", fetches=most if sure else least, price=price, sure=int(sure))
    for event in events:
        match event:
            case ev.ShipDiscarded(company, ship, _) if company == seat and not isinstance(action, act.DiscardShip):
                yield say("warn-ship-lost", ship=ship)
            case ev.CubeSold(company, good, price, _, True) if company == seat:
                yield say("warn-column-full", good=good, price=price)
            case ev.GameEnded():
                yield say("warn-game-ends")


def _keeps(s: State, seat: Seat, action: AnyAction) -> bool:
    """True if cubes are in the warehouse afterwards."""
    return isinstance(action, act.StoreCube) or bool(s.companies[seat].warehouse)
