"""Why an action is not legal."""

from collections.abc import Callable
from typing import Any

from boardgames.core.protocol import SEAT_LETTERS, Refusal, Seat
from boardgames.eic import actions as act
from boardgames.eic import state as st
from boardgames.eic.box.tables import Tables
from boardgames.eic.rules import agents, capabilities, exchange, loading, navigation, shares, trade
from boardgames.eic.state import State

Judge = Callable[[Tables, State, Any, Any], Refusal | None]


def _accept(t: Tables, s: State, f: Any, a: Any) -> None:
    return None


ANSWERS: dict[type, tuple[type, Judge, str, str]] = {
    act.PlaceAgent: (
        st.AgentTurn,
        agents.refuse_place_agent,
        "EIC-AGT-04",
        "Agents are placed on your turns of phase A.",
    ),
    act.MoveFromCentre: (
        st.AgentTurn,
        agents.refuse_move_from_centre,
        "EIC-AGT-12",
        "Agents leave the central zone on your turns of phase A.",
    ),
    act.RetireAgents: (st.AgentTurn, agents.refuse_retire, "EIC-Q-10", "Agents retire on your turns of phase A."),
    act.ChooseShip: (
        st.ShipPurchase,
        capabilities.refuse_choose_ship,
        "EIC-CAP-01",
        "Ships are bought when an agent activates a ship cell.",
    ),
    act.DiscardShip: (
        st.Discard,
        capabilities.refuse_discard,
        "EIC-Q-22",
        "A ship is given up only to make room for a new one.",
    ),
    act.ChoosePost: (
        st.PostChoice,
        capabilities.refuse_choose_post,
        "EIC-CAP-12",
        "Posts are placed when an agent activates the post cell.",
    ),
    act.Decline: (st.SaleWindow, _accept, "EIC-Q-06", "Nobody asks you now whether you want to sell shares."),
    act.BuyShare: (
        st.ExchangeTurn,
        exchange.refuse_buy_share,
        "EIC-EXC-02",
        "Shares are bought on your turns of phase B.",
    ),
    act.Redeem: (
        st.ExchangeTurn,
        exchange.refuse_redeem,
        "EIC-MTG-06",
        "Shares are redeemed on your turns of phase B.",
    ),
    act.PassExchange: (st.ExchangeTurn, _accept, "EIC-EXC-02", "You pass only on your turns of phase B."),
    act.ChooseCard: (
        st.CardChoice,
        navigation.refuse_choose_card,
        "EIC-NAV-02",
        "Only the first player on an influence cell chooses a card, in phase C.",
    ),
    act.AcknowledgeCard: (st.CardLook, _accept, "EIC-NAV-03", "There is no card for you to look at now."),
    act.PlaceShip: (
        st.ShipPlacement,
        navigation.refuse_place_ship,
        "EIC-NAV-07",
        "Ships are placed on your turns of phase C.",
    ),
    act.BuyCube: (
        st.LoadingTurn,
        loading.refuse_buy_cube,
        "EIC-LOD-08",
        "Goods are bought when one of your ships loads.",
    ),
    act.CloseShip: (st.LoadingTurn, _accept, "EIC-LOD-17", "None of your ships is loading."),
    act.StayInIndies: (st.LoadingTurn, loading.refuse_stay, "EIC-LEV-01", "None of your ships is loading."),
    act.SellStored: (
        st.WarehouseTurn,
        trade.refuse_sell_stored,
        "EIC-TRD-05",
        "Warehouses are sold from only at the start of phase E.",
    ),
    act.CloseWarehouse: (st.WarehouseTurn, _accept, "EIC-TRD-05", "Your warehouse is not open for sale."),
    act.ChooseUnload: (
        st.UnloadChoice,
        trade.refuse_choose_unload,
        "EIC-TRD-08",
        "You have no choice of ships to unload.",
    ),
    act.SellCube: (st.UnloadTurn, trade.refuse_unload, "EIC-TRD-07", "None of your ships is being unloaded."),
    act.StoreCube: (st.UnloadTurn, trade.refuse_unload, "EIC-TRD-07", "None of your ships is being unloaded."),
}
"""Which question an action answers, who judges it then, and what to say at any other time."""

FREE: dict[type, Judge] = {act.SellShares: shares.refuse_sell_shares, act.Mortgage: shares.refuse_mortgage}
"""Free actions answer several questions; their judges look at the question themselves."""


def refusal(t: Tables, s: State, seat: Seat, action: act.AnyAction) -> Refusal | None:
    """None if the seat may do this now."""
    if not s.frames:
        return Refusal("EIC-FIV-03", "The game is over.")
    frame = s.frames[-1]
    if frame.seat != seat:
        return Refusal("EIC-INI-01", f"It is for {SEAT_LETTERS[frame.seat]} to choose now.")
    kind = type(action)
    if kind in FREE:
        return FREE[kind](t, s, frame, action)
    asked, judge, rule, otherwise = ANSWERS[kind]
    if type(frame) is not asked:
        return Refusal(rule, otherwise)
    return judge(t, s, frame, action)
