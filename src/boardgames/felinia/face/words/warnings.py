"""Warnings before a choice is made: ways that close, and what would be lost."""

from collections.abc import Iterator, Sequence

from boardgames.core.game import Seat
from boardgames.core.values import Event
from boardgames.felinia import actions as do
from boardgames.felinia import events as ev
from boardgames.felinia.actions import AnyAction
from boardgames.felinia.face.words.names import Names


def warnings(w: Names, seat: Seat, action: AnyAction, events: Sequence[Event]) -> Iterator[str]:
    if isinstance(action, do.BidBank):
        yield w.say("warn-token-banked")
    for event in events:
        match event:
            case ev.TokenReturned(owner, place, why) if owner == seat:
                yield w.say("warn-token-returned", place=place, why=why)
            case ev.BoardingEnded(owner) if owner == seat:
                yield w.say("warn-boarding-over")
            case ev.FlippingStopped(owner) if owner == seat:
                yield w.say("warn-flipping-over")
            case ev.WentHome(owner, _) if owner == seat:
                yield w.say("warn-went-home")
            case ev.MysteriesReturned(owner, _) if owner == seat:
                yield w.say("warn-no-card")
            case ev.Sold(owner, _, _, lost) if owner == seat and lost:
                yield w.say("warn-coins-lost", lost=lost)
            case ev.NotGained(owner, what, _) if owner == seat:
                yield w.say("warn-not-gained", what=what)
            case ev.EndTriggered():
                yield w.say("warn-last-round")
