"""Sizes and bounds of the fields of a state in a vector: what the tables allow at most."""

from boardgames.core.vector_shapes import (
    Nothing,
    Number,
    PerSeat,
    Row,
    SeatBits,
    SeatNumber,
    Shapes,
    Tally,
    UpTo,
    Word,
)
from boardgames.eic.box.tables import MARKETS
from boardgames.eic.game import EastIndiaCompanies
from boardgames.eic.rules.period import STEPS
from boardgames.eic.rules.state_checks import MAX_MONEY
from boardgames.eic.state import BEFORE_THE_GAME, CONDEMNED, EVERYBODY, HIDDEN, LAST_PERIOD, OVER

DEEPEST = 2
"""An agent's turn, and the choice that its cell gives."""
USUAL_MONEY = 200
"""Money that few companies ever have: the scale of treasuries, whose bound is far beyond."""


def shapes(game: EastIndiaCompanies, players: int) -> Shapes:
    t = game.tables
    companies = t.layout(players).setup.companies_in_play
    shares = t.layout(players).setup.shares_on_market
    goods, kinds = len(t.goods), tuple(range(len(t.ships)))
    markets, docks = len(MARKETS), max(t.docks)
    seat, company = SeatNumber(), SeatNumber(companies - 1)
    money, market = Number(MAX_MONEY, scale=USUAL_MONEY), Number(markets - 1)
    ship = Number(len(t.ships) - 1, HIDDEN)
    cargo = UpTo(max(ship.tonnage for ship in t.ships), Number(goods - 1))
    at_sea = UpTo(companies * docks)
    faces = max(face for dice in t.dice for die in dice for face in die)
    spaces = max(len(column) for columns in t.layout(players).columns for column in columns)
    return {
        "State.step": Word((BEFORE_THE_GAME, *STEPS, OVER)),
        "State.frames": UpTo(DEEPEST),
        "State.players": Number(players),
        "State.period": Number(LAST_PERIOD),
        "State.order": Row(companies, company),
        "State.companies": PerSeat(length=companies),
        "State.dice": UpTo(markets, Row(goods, Number(faces))),
        "State.columns": Row(markets, Row(goods, Number(spaces))),
        "State.supply": Row(goods, Number(max(row.cubes for row in t.goods))),
        "State.piles": Row(markets * len(set(t.period_decks)), Tally(tuple(range(len(t.cards))))),
        "State.drawn": Row(markets, Number(len(t.cards) - 1, HIDDEN)),
        "State.seen": Row(markets, SeatBits(EVERYBODY.bit_length())),
        "State.values": PerSeat(Number(len(t.values) - 1), companies),
        "State.market_shares": PerSeat(Number(shares), companies),
        "State.cells": Row(len(t.cells), UpTo(companies * t.agents, company)),
        "State.posts": Row(len(t.spots), SeatNumber(companies - 1, CONDEMNED)),
        "State.zone_piles": Row(len(t.zones), at_sea),
        "State.stay_piles": Row(len(t.zones), at_sea),
        "State.agent_deck": Tally(tuple(range(len(t.agent_cards)))),
        "State.destination_deck": Tally(tuple(range(len(t.destination_cards)))),
        "State.agent_card": Number(len(t.agent_cards) - 1, HIDDEN),
        "State.destinations": UpTo(len(t.destination_cards), Number(len(t.destination_cards) - 1, HIDDEN)),
        "State.rng": Nothing(),
        "Company.treasury": money,
        "Company.sales": money,
        "Company.sales_index": Number(len(t.sales_floors) - 1),
        "Company.docks": UpTo(docks),
        "Company.hand": Tally((HIDDEN, *kinds), docks),
        "Company.fleet": Tally(kinds, docks),
        "Company.stack": Tally(kinds),
        "Company.extensions": Number(len(t.docks) - 1),
        "Company.warehouse": Tally(tuple(range(goods)), max(t.warehouse)),
        "Company.shares": PerSeat(Number(shares), companies),
        "Company.mortgaged": Number(t.presidency),
        "Company.posts_left": Number(t.posts),
        "Company.agents": Row(t.agents, Number(t.port)),
        "Company.moved": Row(t.agents),
        "Ship.kind": ship,
        "Ship.cargo": cargo,
        "Vessel.company": company,
        "Vessel.kind": ship,
        "SaleWindow.seat": seat,
        "SaleWindow.declined": SeatBits(),
        "AgentTurn.seat": seat,
        "ShipPurchase.seat": seat,
        "Discard.seat": seat,
        "Discard.ship": ship,
        "PostChoice.seat": seat,
        "ExchangeTurn.seat": seat,
        "ExchangeTurn.passes": Number(players),
        "CardChoice.seat": seat,
        "CardChoice.market": market,
        "CardLook.seat": seat,
        "CardLook.market": market,
        "CardLook.waiting": UpTo(players, seat),
        "ShipPlacement.seat": seat,
        "LoadingTurn.seat": seat,
        "LoadingTurn.zone": Number(len(t.zones) - 1),
        "LoadingTurn.queue": at_sea,
        "LoadingTurn.cargo": cargo,
        "WarehouseTurn.seat": seat,
        "UnloadChoice.seat": seat,
        "UnloadChoice.section": Number(len(t.speeds) - 1),
        "UnloadTurn.seat": seat,
        "UnloadTurn.section": Number(len(t.speeds) - 1),
        "UnloadTurn.dock": Number(docks - 1),
        "RaiseCash.seat": seat,
        "RaiseCash.owed": PerSeat(Number(max(t.dividends) * shares)),
    }
