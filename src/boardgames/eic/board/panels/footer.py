"""The bottom line: what the next cubes cost or fetch, or a hint for the question."""

from boardgames.eic import state as st
from boardgames.eic.board.panels.markets import projection
from boardgames.eic.box.tables import EUROPE, Tables
from boardgames.eic.rules.ports import has_free_dock
from boardgames.eic.state import State
from boardgames.eic.words.names import letter

HINTS: dict[type, str] = {
    st.SaleWindow: "all shares of one sale fetch the value of now; then it falls",
    st.AgentTurn: "to its character or one beside it (from the centre any); {surcharge} PO to each there",
    st.ShipPurchase: "a dock is free; fast ships load and sell first, large ones hold more",
    st.Discard: "no dock is free: one ship leaves the game",
    st.PostChoice: "cubes bought in a zone with your post cost {discount} PO less; one post per zone",
    st.ExchangeTurn: "a share costs its value, which then rises; it pays its dividend each period",
    st.CardLook: "you see the card that was chosen; it stays secret until shown",
    st.ShipPlacement: "face down; 2/4 is speed/hold; the fastest loads first, then the earlier",
    st.UnloadChoice: "prices fall with every cube sold, so the order matters",
    st.RaiseCash: "dividends must be paid: sell shares until the treasury covers them",
}
"""Short enough for the parts, too."""


def footer(t: Tables, seen: State, width: int) -> str:
    """What the next cubes cost or fetch, or a hint for the question."""
    if not seen.frames:
        return "the game is over: money and the value of all shares count"
    frame = seen.frames[-1]
    costs = t.costs
    text = projection(t, seen, width - 3) or _hint(seen, frame).format(
        surcharge=costs.surcharge_per_player, discount=costs.trading_post_discount
    )
    return f"{letter(seen.players, frame.seat)}: {text}"[:width]


def _hint(seen: State, frame: st.AnyFrame) -> str:
    if isinstance(frame, st.AgentTurn) and seen.period == 1:
        return "to any character in period 1; {surcharge} PO to each player already on the cell"
    if isinstance(frame, st.CardChoice) and frame.market == EUROPE:
        return "secret; T -3 » 6: the card takes 3 tea, with the die the next sells at 6"
    if isinstance(frame, st.CardChoice):
        return "secret; T +3 » 2: the card brings 3 tea, with the die the next costs 2"
    if isinstance(frame, st.ShipPurchase) and not has_free_dock(seen.companies[frame.seat]):
        return "all docks are taken: a ship must leave the game for the new one"
    return HINTS.get(type(frame), "")
