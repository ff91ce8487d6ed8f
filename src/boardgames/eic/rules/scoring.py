"""The final count, and what it would be now."""

from boardgames.core.game import ScoreLine, ScoreSheet, Seat
from boardgames.eic.box.tables import Tables
from boardgames.eic.rules.mortgage import unmortgaged
from boardgames.eic.rules.share_values import share_value
from boardgames.eic.state import State


def scores(t: Tables, s: State) -> tuple[ScoreSheet, ...]:
    """One sheet for each player; the neutral company takes no part (EIC-NEU-38, EIC-CMP-18, EIC-FIN-04, EIC-FIN-05,
    EIC-FIN-06, EIC-FIN-07).
    """
    return tuple(_sheet(t, s, seat) for seat in range(s.players))


def _sheet(t: Tables, s: State, seat: Seat) -> ScoreSheet:
    me, value = s.companies[seat], share_value(t, s, seat)
    kept = unmortgaged(t, me)
    lines = [ScoreLine("presidency", kept * value, "EIC-FIN-01", f"{kept} x {value}")]
    for company, held in enumerate(me.shares):
        price = share_value(t, s, company)
        lines.append(ScoreLine(f"shares.{t.companies[company].id}", held * price, "EIC-FIN-02", f"{held} x {price}"))
    lines.append(ScoreLine("treasury", me.treasury, "EIC-FIN-03", purse=True))
    if me.sales:  # before the end of a period only: it is moved to the treasury there
        lines.append(ScoreLine("sales", me.sales, "EIC-END-10", purse=True))
    return ScoreSheet(seat, tuple(lines), tiebreak=(value, me.treasury, -s.order.index(seat)))
