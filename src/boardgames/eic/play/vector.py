"""Sizes of the fields of a state in a vector: what the tables allow at most."""

from boardgames.core.vector_shapes import Bits, Nothing, Row, Shapes, Tally, UpTo, Word
from boardgames.eic.box.tables import MARKETS
from boardgames.eic.game import EastIndiaCompanies
from boardgames.eic.rules.period import STEPS
from boardgames.eic.state import BEFORE_THE_GAME, EVERYBODY, HIDDEN, OVER

DEEPEST = 2
"""An agent's turn, and the choice that its cell gives."""


def shapes(game: EastIndiaCompanies, players: int) -> Shapes:
    t = game.tables
    companies = t.layout(players).setup.companies_in_play
    goods, kinds = Row(len(t.goods)), tuple(range(len(t.ships)))
    markets, docks = len(MARKETS), max(t.docks)
    cargo = UpTo(max(ship.tonnage for ship in t.ships))
    at_sea = UpTo(companies * docks)
    return {
        "State.step": Word((BEFORE_THE_GAME, *STEPS, OVER)),
        "State.frames": UpTo(DEEPEST),
        "State.order": Row(companies),
        "State.companies": Row(companies),
        "State.dice": UpTo(markets, goods),
        "State.columns": Row(markets, goods),
        "State.supply": goods,
        "State.piles": Row(markets * len(set(t.period_decks)), Tally(tuple(range(len(t.cards))))),
        "State.drawn": Row(markets),
        "State.seen": Row(markets, Bits(EVERYBODY.bit_length())),
        "State.values": Row(companies),
        "State.market_shares": Row(companies),
        "State.cells": Row(len(t.cells), UpTo(companies * t.agents)),
        "State.posts": Row(len(t.spots)),
        "State.zone_piles": Row(len(t.zones), at_sea),
        "State.stay_piles": Row(len(t.zones), at_sea),
        "State.agent_deck": Tally(tuple(range(len(t.agent_cards)))),
        "State.destination_deck": Tally(tuple(range(len(t.destination_cards)))),
        "State.destinations": UpTo(len(t.destination_cards)),
        "State.rng": Nothing(),
        "Company.docks": UpTo(docks),
        "Company.hand": Tally((HIDDEN, *kinds)),
        "Company.fleet": Tally(kinds),
        "Company.stack": Tally(kinds),
        "Company.warehouse": Tally(tuple(range(len(t.goods)))),
        "Company.shares": Row(companies),
        "Company.agents": Row(t.agents),
        "Company.moved": Row(t.agents),
        "Ship.cargo": cargo,
        "CardLook.waiting": UpTo(players),
        "LoadingTurn.queue": at_sea,
        "LoadingTurn.cargo": cargo,
        "RaiseCash.owed": Row(players),
    }
