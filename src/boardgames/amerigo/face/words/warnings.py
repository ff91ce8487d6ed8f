"""Warnings before a choice is made: action points given up, and pirates."""

from collections.abc import Iterator, Sequence

from boardgames.amerigo import events as did
from boardgames.amerigo.face.words.names import Names
from boardgames.amerigo.rules.pirates import cannons_short
from boardgames.amerigo.state import State
from boardgames.core.game import Seat
from boardgames.core.values import Event


def warnings(w: Names, s: State, seat: Seat, events: Sequence[Event]) -> Iterator[str]:
    paid = any(isinstance(event, did.GoldGained) and event.reason == "track-end" for event in events)
    for event in events:
        match event:
            case did.ActionEnded(owner, forgone) if owner == seat and forgone and not paid:
                yield w.say("warn-ap-lost", ap=forgone)
            case did.TokenDeclined(owner) if owner == seat:
                yield w.say("warn-token-declined")
            case did.ChancesLapsed(owner, chances) if owner == seat:
                yield w.say("warn-chances-lapsed", chances=chances)
            case did.PiratesPlundered(owner, strength, lost) if owner == seat:
                cannons = s.players[seat].cannons
                short = cannons_short(strength, cannons)
                yield w.say("warn-plundered", lost=lost, strength=strength, short=short, cannons=cannons)
            case did.PiratesRepelled(owner, strength, cannons) if owner == seat:
                yield w.say("warn-repelled", strength=strength, cannons=cannons)
            case did.GameEnded():
                yield w.say("warn-game-ends")
