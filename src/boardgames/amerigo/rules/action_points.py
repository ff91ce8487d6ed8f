"""Action points: one more for gold, and what is left at the end (AME-PHA-11, AME-PHA-19, AME-GLD-08)."""

from boardgames.amerigo.actions import BuyAp, EndAction
from boardgames.amerigo.box.tables import Tables
from boardgames.amerigo.events import ActionEnded, ApBought
from boardgames.amerigo.rules.state_helpers import with_player
from boardgames.amerigo.state import TURN_OVER, Build, Plan, Produce, Sail, State, TrackAction
from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events
from boardgames.core.values import evolve

Spending = Plan | Produce | Build
"""Actions that spend AP on things, as many as there are."""


def refuse_buy_ap(t: Tables, s: State, seat: Seat, f: object, a: BuyAp) -> Refusal | None:
    return None if s.players[seat].gold else refuse("AME-GLD-08", "no-gold-for-ap", 1, 0)


def pay_for_ap(s: State, seat: Seat, richer: Spending | Sail | TrackAction, events: Events) -> State:
    """One gold for the action as it is with one AP more."""
    p = s.players[seat]
    if events is not None:
        events.append(ApBought(seat))
    return evolve(s, players=with_player(s, seat, evolve(p, gold=p.gold - 1)), frames=(richer,))


def buy_ap(t: Tables, s: State, seat: Seat, f: Spending | TrackAction, a: BuyAp, events: Events) -> State:
    return pay_for_ap(s, seat, evolve(f, ap=f.ap + 1), events)


def end_action(t: Tables, s: State, seat: Seat, f: Spending, a: EndAction, events: Events) -> State:
    """AP left over are lost."""
    if events is not None:
        events.append(ActionEnded(seat, f.ap))
    return evolve(s, frames=TURN_OVER)


BUY_RULES = ("AME-GLD-08",)
END_RULES = ("AME-PHA-11", "AME-PHA-19")

BUY_AP = Answer(BuyAp, buy_ap, rules=BUY_RULES, refuse=refuse_buy_ap)
END_ACTION = Answer(EndAction, end_action, rules=END_RULES)
"""Answers to the actions that spend AP; ships and tracks have their own."""
