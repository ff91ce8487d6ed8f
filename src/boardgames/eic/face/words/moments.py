"""Moments that everybody looks up for: the accounts of a period, and market cards that are turned up."""

from collections.abc import Callable

from boardgames.core.messages import Messages
from boardgames.core.moment import BAD, GOOD, SHIPS, Moment, MomentLine, MomentPart
from boardgames.core.values import Event
from boardgames.eic import events as ev
from boardgames.eic.box.tables import Tables
from boardgames.eic.face.words import events as history
from boardgames.eic.face.words.names import company_name
from boardgames.eic.rules.share_values import share_value
from boardgames.eic.state import LAST_PERIOD, RaiseCash, State


def moment(
    t: Tables, messages: Messages, events: tuple[Event, ...], before: State, after: State, names: tuple[str, ...]
) -> Moment | None:
    if any(isinstance(e, ev.PeriodEnded | ev.CompaniesRanked) for e in events):
        return _accounts(t, messages, events, before, after, names)
    for event in events:
        if isinstance(event, ev.CardRevealed):
            title = messages.text("moment-market", market=event.market)
            return Moment(SHIPS, title, history.tell(t, messages, event, names), is_great=False)
    if moved := [e for e in events if isinstance(e, ev.ValueMoved)]:
        told = " ".join(history.tell(t, messages, e, names) for e in moved)
        return Moment(SHIPS, messages.text("moment-values"), told, is_great=False)
    return None


def _accounts(
    t: Tables,
    messages: Messages,
    events: tuple[Event, ...],
    before: State,
    after: State,
    names: tuple[str, ...],
) -> Moment:
    """Ranking, values and dividends; two cards if somebody may sell shares in between, or has to."""
    period, closed = before.period, any(isinstance(e, ev.PeriodEnded) for e in events)
    parts = (
        _ranking(t, messages, events, after),
        _values(t, messages, before, after, any(isinstance(e, ev.SalesMarkerMoved) for e in events)),
        _dividends(messages, events, len(names)),
    )
    began = [e for e in events if isinstance(e, ev.PeriodStarted | ev.DiceRolled)]
    coming = [history.tell(t, messages, e, names) for e in began]
    if not closed:
        forced = isinstance(after.frames[-1], RaiseCash)
        coming.append(messages.text("moment-raise-cash" if forced else "moment-may-sell"))
    if gone := sum(isinstance(e, ev.ShipDiscarded) for e in events):
        coming.append(messages.text("moment-galleons", count=gone))
    return Moment(
        SHIPS,
        messages.text("moment-period-title", period=period),
        messages.text("moment-period" if closed else "moment-sales", period=period),
        tuple(part for part in parts if part is not None),
        tuple(coming) or (messages.text("moment-over"),),
        is_last=bool(began) and after.period == LAST_PERIOD,
    )


def _ranking(t: Tables, messages: Messages, events: tuple[Event, ...], s: State) -> MomentPart | None:
    """Sales, the best first; none if they were estimates by an earlier choice."""
    ranked = next((e for e in events if isinstance(e, ev.CompaniesRanked)), None)
    if ranked is None:
        return None
    lines = tuple(_of(t, s, company, ranked.sales[company]) for company in ranked.ranking)
    return MomentPart(messages.text("moment-ranking"), lines, messages.text("moment-ranking-note"))


def _values(t: Tables, messages: Messages, before: State, after: State, twice: bool) -> MomentPart | None:
    """Moved by rank, or by sales as well; none if they were moved by an earlier choice."""
    if before.values == after.values:
        return None
    lines = []
    for company in range(len(after.companies)):
        then, now = share_value(t, before, company), share_value(t, after, company)
        words = messages.text("moment-value", before=then, after=now) if then != now else ""
        lines.append(_of(t, after, company, now, words, GOOD if now > then else BAD if now < then else ""))
    return MomentPart(
        messages.text("moment-values"), tuple(lines), messages.text("moment-values-note", twice=int(twice))
    )


def _dividends(messages: Messages, events: tuple[Event, ...], players: int) -> MomentPart | None:
    paid = [e for e in events if isinstance(e, ev.DividendPaid) and e.amount]
    if not paid:
        return None

    def total(of: Callable[[ev.DividendPaid], int], seat: int) -> int:
        return sum(e.amount for e in paid if of(e) == seat)

    lines = []
    for seat in range(players):
        gets, pays = total(lambda e: e.seat, seat), total(lambda e: e.company, seat)
        words = messages.text("moment-dividend", gets=gets, pays=pays)
        lines.append(MomentLine(words, seat, tone=GOOD if gets > pays else BAD if gets < pays else ""))
    return MomentPart(messages.text("moment-dividends"), tuple(lines), messages.text("moment-dividends-note"))


def _of(t: Tables, s: State, company: int, figure: int, words: str = "", tone: str = "") -> MomentLine:
    """A line about a company: that of a player, or the neutral one by its name."""
    if company < s.players:
        return MomentLine(words or t.companies[company].short, company, figure, tone)
    name = company_name(t, s, company)
    return MomentLine(f"{name} {words}".rstrip(), None, figure, tone)
