"""Every sentence and short code that a person sees, apart from drawings and from the history (`telling.py`)."""

from boardgames.core.protocol import Decision, Refusal, Seat
from boardgames.core.values import Event
from boardgames.eic import actions as act
from boardgames.eic import state as st
from boardgames.eic.box.menu import Menu
from boardgames.eic.box.tables import MARKETS, NONE, Tables
from boardgames.eic.rules.end_of_period import OVER
from boardgames.eic.rules.flow import phase as phase_letter
from boardgames.eic.rules.judge import refusal
from boardgames.eic.state import State
from boardgames.eic.words import choices as describing
from boardgames.eic.words import events as telling
from boardgames.eic.words.choices import letter

RULES = {
    "sale window": ("EIC-Q-06", "EIC-SEL-07", "EIC-SEL-05", "EIC-SEL-06"),
    "agent turn": ("EIC-AGT-04", "EIC-AGT-07", "EIC-AGT-09", "EIC-AGT-11", "EIC-Q-12"),
    "ship": ("EIC-CAP-01", "EIC-SHP-01", "EIC-SHP-02", "EIC-SHP-06"),
    "discard": ("EIC-SHP-06", "EIC-LEV-06", "EIC-Q-22"),
    "trading post": ("EIC-CAP-12", "EIC-CAP-14", "EIC-LOD-16"),
    "exchange turn": ("EIC-EXC-02", "EIC-EXC-08", "EIC-EXC-04", "EIC-SEL-02"),
    "card": ("EIC-NAV-02", "EIC-Q-15", "EIC-LOD-03", "EIC-TRD-02"),
    "look at the card": ("EIC-NAV-03", "EIC-NAV-04"),
    "ship placement": ("EIC-NAV-07", "EIC-NAV-08", "EIC-LOD-09", "EIC-LOD-10"),
    "loading turn": ("EIC-LOD-10", "EIC-LOD-14", "EIC-LOD-16", "EIC-LEV-01"),
    "warehouse turn": ("EIC-TRD-05", "EIC-TRD-04", "EIC-TRD-11"),
    "ship to unload": ("EIC-TRD-08", "EIC-TRD-07"),
    "unload turn": ("EIC-TRD-10", "EIC-TRD-04", "EIC-TRD-11", "EIC-TRD-13"),
    "raise cash": ("EIC-Q-29", "EIC-END-11"),
}

GROUPS: dict[type, str] = {
    act.RetireAgents: "end",
    act.ChooseShip: "buy",
    act.DiscardShip: "give up",
    act.ChoosePost: "place",
    act.SellShares: "sell shares",
    act.Mortgage: "mortgage",
    act.Redeem: "redeem",
    act.Decline: "end",
    act.BuyShare: "buy",
    act.PassExchange: "end",
    act.ChooseCard: "choose",
    act.AcknowledgeCard: "seen",
    act.PlaceShip: "send",
    act.BuyCube: "buy",
    act.CloseShip: "end",
    act.StayInIndies: "end",
    act.SellStored: "sell",
    act.CloseWarehouse: "end",
    act.ChooseUnload: "unload",
    act.SellCube: "sell",
    act.StoreCube: "store",
}


WINDOWS = {
    "window-1": "agents are placed",
    "window-2": "the stock exchange",
    "window-3": "the voyages",
    "window-4": "the ranking",
    "window-5": "the dividends",
}
"""What comes after each window in which everybody may sell."""


def abbreviations(ids: list[str]) -> dict[str, str]:
    """The shortest beginnings of equal length, at least two letters, that tell all ids apart."""
    length = 2
    while len({one[:length] for one in ids}) < len(ids):
        length += 1
    return {one: one[:length].replace("-", ".") for one in ids}


class EicWords:
    def __init__(self, tables: Tables, moves: Menu) -> None:
        self._t = tables
        self._m = moves
        self._ships = abbreviations([ship.id for ship in tables.ships])
        self._spots = abbreviations([spot.id for spot in tables.spots])
        self._goods = {good.id: good.letter.lower() for good in tables.goods}
        self._cells = {
            cell.id: tables.characters[cell.character].id[0]
            + (tables.goods[cell.good].letter.lower() if cell.good != NONE else cell.capability[0])
            for cell in tables.cells
        } | {act.CENTRE: "o"}

    # --- where the game stands ----------------------------------------------------------------------------------------

    def status(self, state: State) -> str:
        t = self._t
        if state.step == OVER:
            return "the game is over"
        phase = next(one for one in t.phases if one.letter == phase_letter(state))
        return f"period {state.period} of {len(t.periods)} · {phase.letter} {phase.name.lower()}"

    def round(self, state: State) -> int:
        return max(state.period, 1)

    def question(self, state: State, decision: Decision) -> str:
        t = self._t
        frame = state.frames[-1] if state.frames else None
        me = state.companies[decision.seat]
        match frame:
            case st.SaleWindow():
                return f"sell shares before {WINDOWS[state.step]}?"
            case st.AgentTurn():
                left = me.moved.count(False)
                if left:
                    return f"place agent {t.agents - left + 1} of {t.agents}{describing.whereabouts(t, me)}"
                return "move an agent from the centre, or retire"
            case st.ShipPurchase():
                return "which ship to buy?"
            case st.Discard():
                return f"which ship makes room for the {t.ships[frame.ship].name}?"
            case st.PostChoice():
                return "where does the trading post go?"
            case st.ExchangeTurn():
                return "buy a share or pass"
            case st.CardChoice():
                return f"choose the {MARKETS[frame.market].capitalize()} card of the period"
            case st.CardLook():
                return f"look at the {MARKETS[frame.market].capitalize()} card"
            case st.ShipPlacement():
                return f"send a ship, {len(me.hand)} in hand"
            case st.LoadingTurn():
                ship = t.ships[frame.queue[0].kind]
                return f"load {ship.short} in {t.zones[frame.zone].name}, {len(frame.cargo)}/{ship.tonnage} cubes"
            case st.WarehouseTurn():
                return "sell from the warehouse?"
            case st.UnloadChoice():
                return f"which ship of speed {t.speeds[frame.section]} to unload?"
            case st.UnloadTurn():
                ship = t.ships[me.docks[frame.dock].kind]
                return f"unload the {ship.name}: sell or store"
            case st.RaiseCash():
                owed = sum(frame.debts[decision.seat])
                return f"dividends are {owed} PO, you have {me.treasury}: raise cash"
        return decision.kind

    def rules(self, state: State, decision: Decision) -> tuple[str, ...]:
        return RULES[decision.kind]

    # --- actions ------------------------------------------------------------------------------------------------------

    def group(self, action: act.AnyAction) -> str:
        match action:
            case act.PlaceAgent(agent) | act.MoveFromCentre(agent):
                return f"agent {agent + 1}"
        return GROUPS[type(action)]

    def code(self, state: State, action: act.AnyAction) -> str:
        match action:
            case act.PlaceAgent(agent, cell) | act.MoveFromCentre(agent, cell):
                return f"{self._cells.get(cell, 'q')}{agent + 1}"
            case act.ChooseShip(ship):
                return self._ships.get(ship, "q")
            case act.DiscardShip(ship, place):
                where = "p" if place == act.DOCK else place[-1:]
                return self._ships.get(ship, "q") + where
            case act.ChoosePost(spot):
                return self._spots.get(spot, "q")
            case act.SellShares(company, count):
                return f"x{letter(state, company).lower() if 0 <= company < 4 else 'q'}{count}"
            case act.BuyShare(company):
                return f"b{letter(state, company).lower() if 0 <= company < 4 else 'q'}"
            case act.ChooseCard(card):
                return f"c{card.rsplit('-', 1)[-1]}"
            case act.PlaceShip(ship, zone):
                return f"{zone[-1:]}{self._ships.get(ship, 'q')}"
            case act.BuyCube(good):
                return f"b{self._goods.get(good, 'q')}"
            case act.SellStored(good) | act.SellCube(good):
                return f"s{self._goods.get(good, 'q')}"
            case act.StoreCube(good):
                return f"w{self._goods.get(good, 'q')}"
            case act.ChooseUnload(dock):
                return f"d{dock + 1}"
        return _PLAIN_CODES[type(action)]

    def place(self, state: State, action: act.AnyAction) -> str | None:
        match action:
            case act.PlaceAgent(_, cell) | act.MoveFromCentre(_, cell):
                return cell
            case act.ChoosePost(spot):
                return spot
            case act.SellShares(company) | act.BuyShare(company):
                return f"company-{company}"
            case act.PlaceShip(_, zone):
                return zone
            case act.BuyCube(good):
                return f"indies-{good}"
            case act.SellStored(good) | act.SellCube(good):
                return f"europe-{good}"
            case act.ChooseUnload(dock):
                return f"dock-{dock}"
            case act.DiscardShip(ship, place) if place == act.DOCK and state.frames:
                kinds = [lies.kind for lies in state.companies[state.frames[-1].seat].docks]
                kind = self._t.ship_index.get(ship)
                return f"dock-{kinds.index(kind)}" if kind in kinds else None
            case act.DiscardShip(_, place):
                return place
        return None

    def neighbours(self, state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
        if not state.frames or state.frames[-1].seat != seat:
            return ()
        candidates = self._candidates(state, seat)
        return tuple(one for one in candidates if refusal(self._t, state, seat, one) is not None)

    def _candidates(self, state: State, seat: Seat) -> list[act.AnyAction]:
        """Everything of the kind that the question asks for, legal or not."""
        m, t = self._m, self._t
        companies = range(len(state.companies))
        match state.frames[-1]:
            case st.AgentTurn():
                me = state.companies[seat]
                found: list[act.AnyAction] = []
                for agent in range(t.agents):
                    if (me.moved[agent], me.agents[agent]) in zip(me.moved[:agent], me.agents, strict=False):
                        continue  # one like it has been listed
                    if me.moved[agent] and me.agents[agent] == t.centre:
                        found += m.moves_from_centre(agent, (1 << len(t.cells)) - 1)
                    elif not me.moved[agent]:
                        found += m.placements(agent, (1 << len(t.cells)) - 1)
                return [*found, m.retire]
            case st.ShipPurchase():
                return [m.choose_ship[kind] for kind in state.companies[seat].stack]
            case st.PostChoice():
                return list(m.choose_post)
            case st.ExchangeTurn():
                sales = [m.sell_shares[company][0] for company in companies if state.companies[seat].shares[company]]
                pledges: list[act.AnyAction] = [m.redeem, m.mortgage] if state.mortgage else []
                return [*(m.buy_share[company] for company in companies), *sales, *pledges]
            case st.ShipPlacement():
                return list(m.voyages(state.companies[seat].fleet, (1 << len(t.zones)) - 1))
            case st.LoadingTurn():
                return [*m.buy_cube, m.stay]
            case st.WarehouseTurn():
                return list(m.sell_stored)
            case st.UnloadTurn():
                return [*m.sell_cube, *m.store_cube]
            case st.SaleWindow() | st.RaiseCash():
                pledge = [m.mortgage] if state.mortgage else []
                return [*(m.sell_shares[company][0] for company in companies), m.decline, *pledge]
        return []

    def describe(self, state: State, seat: Seat, action: act.AnyAction) -> str:
        return describing.describe(self._t, state, seat, action)

    # --- people and history -------------------------------------------------------------------------------------------

    def holdings(self, state: State, seat: Seat) -> tuple[tuple[str, str], ...]:
        t, me = self._t, state.companies[seat]
        shares = " ".join(f"{letter(state, company)}{held}" for company, held in enumerate(me.shares) if held)
        posts = " ".join(t.zones[t.spots[spot].zone].roman for spot, owner in enumerate(state.posts) if owner == seat)
        store = "".join(t.goods[good].letter for good in me.warehouse)
        found = (
            ("PO", str(me.treasury)),
            ("sales", str(me.sales or "")),
            ("value", str(t.values[state.values[seat]])),
            ("shares", shares or "-"),
            ("mort.", str(me.mortgaged or "")),
            ("posts", posts),
            ("ships", f"{len(me.fleet)}/{len(me.docks)}"),
            ("store", store.ljust(t.warehouse[me.extensions], ".")),
        )
        return tuple((label, value) for label, value in found if value)

    def refusal(self, refusal: Refusal) -> str:
        return refusal.reason

    def meaning(self, action: act.AnyAction) -> str:
        return " ".join((type(action).__doc__ or "").split())

    def fact(self, kind: str) -> str:
        return kind

    def tell(self, event: Event, names: tuple[str, ...]) -> str:
        return telling.tell(self._t, event, names)

    def concerns(self, event: Event) -> tuple[Seat, ...]:
        return telling.concerns(event)


_PLAIN_CODES: dict[type, str] = {
    act.RetireAgents: "r",
    act.Mortgage: "xm",
    act.Redeem: "r",
    act.Decline: "d",
    act.PassExchange: "p",
    act.AcknowledgeCard: "ok",
    act.CloseShip: "c",
    act.StayInIndies: "i",
    act.CloseWarehouse: "c",
}
