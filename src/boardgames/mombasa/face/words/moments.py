"""Moments that everybody looks up for: the plans when they are turned up, and a new round."""

from boardgames.core.moment import BAD, DAWN, DUSK, GOOD, SHIPS, Moment, MomentLine, MomentPart
from boardgames.core.values import Event
from boardgames.mombasa import events as ev
from boardgames.mombasa.face.words import events as history
from boardgames.mombasa.face.words.names import Names
from boardgames.mombasa.rules.bases import share_value
from boardgames.mombasa.state import State

COMING = (ev.RoundBegan, ev.CardsRevealed, ev.CoinsMoved, ev.TileReceived)
"""Events that are told about a new round."""


def moment(n: Names, events: tuple[Event, ...], before: State, after: State, names: tuple[str, ...]) -> Moment | None:
    for event in events:
        match event:
            case ev.PlansRevealed(areas):
                lines = tuple(MomentLine(n.cards(area), seat) for seat, area in enumerate(areas))
                part = MomentPart(n.say("moment-turned-up"), lines)
                text = n.say("moment-plans", round=after.round)
                return Moment(SHIPS, n.say("moment-plans-title"), text, (part,))
            case ev.RoundBegan(_, number):
                told = [e for kind in COMING for e in events if isinstance(e, kind)]
                return Moment(
                    DUSK if number == n.t.rounds else DAWN,
                    n.say("moment-round-title", round=number),
                    n.say("moment-round", round=number - 1),
                    (_companies(n, before, after),),
                    tuple(history.tell(n, e, names) for e in told),
                    is_last=number == n.t.rounds,
                )
    return None


def _companies(n: Names, before: State, after: State) -> MomentPart:
    """Return what a share of each company is worth now; the last choice of a round may have changed it."""
    lines, t = [], n.t
    for number, company in enumerate(t.companies):
        then, now = share_value(t, before, number), share_value(t, after, number)
        tone = GOOD if now > then else BAD if now < then else ""
        lines.append(MomentLine(company.name, None, now, tone))
    return MomentPart(n.say("moment-companies"), tuple(lines), n.say("moment-companies-note"))
