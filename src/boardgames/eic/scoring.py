"""The final count, and what it would be now."""

from boardgames.core.protocol import ScoreLine, ScoreSheet, Seat
from boardgames.eic.state import State
from boardgames.eic.tables import Tables


def scores(t: Tables, s: State) -> tuple[ScoreSheet, ...]:
    """One sheet a player; the neutral company takes no part (EIC-NEU-38)."""
    return tuple(_sheet(t, s, seat) for seat in range(s.players))


def _sheet(t: Tables, s: State, seat: Seat) -> ScoreSheet:
    me = s.companies[seat]
    value = t.values[s.values[seat]]
    kept = t.presidency - me.mortgaged
    lines = [ScoreLine("presidency shares", kept * value, "EIC-FIN-01", f"{kept} x {value}")]
    others = [company for company in range(len(s.companies)) if company != seat]
    for company in (seat, *others):
        held, price = me.shares[company], t.values[s.values[company]]
        category = "own company's shares" if company == seat else f"shares of the {t.companies[company].short}"
        lines.append(ScoreLine(category, held * price, "EIC-FIN-02", f"{held} x {price}"))
    lines.append(ScoreLine("treasury", me.treasury, "EIC-FIN-03"))
    if me.sales:  # before the end of a period only: it is moved to the treasury there
        lines.append(ScoreLine("sales of the period", me.sales, "EIC-END-10"))
    return ScoreSheet(seat, tuple(lines), tiebreak=(value, me.treasury, -s.order.index(seat)))
