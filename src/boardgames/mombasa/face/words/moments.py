"""What everybody looks up for: the plans when they are turned up, and a new round."""

from boardgames.core.messages import Messages
from boardgames.core.moment import BAD, DAWN, DUSK, GOOD, SHIPS, Moment, MomentLine, MomentPart
from boardgames.core.values import Event
from boardgames.mombasa import events as ev
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.face.words import events as history
from boardgames.mombasa.face.words.names import company_name, names_of
from boardgames.mombasa.rules.bases import share_value
from boardgames.mombasa.state import State

COMING = (ev.RoundBegan, ev.CardsRevealed, ev.CoinsMoved, ev.TileReceived)
"""What is told about a new round."""


def moment(
    t: Tables, messages: Messages, events: tuple[Event, ...], before: State, after: State, names: tuple[str, ...]
) -> Moment | None:
    for event in events:
        match event:
            case ev.PlansRevealed(areas):
                lines = tuple(MomentLine(names_of(t, area), seat) for seat, area in enumerate(areas))
                part = MomentPart(messages.text("moment-turned-up"), lines)
                text = messages.text("moment-plans", round=after.round)
                return Moment(SHIPS, messages.text("moment-plans-title"), text, (part,))
            case ev.RoundBegan(_, number):
                told = [e for kind in COMING for e in events if isinstance(e, kind)]
                return Moment(
                    DUSK if number == t.rounds else DAWN,
                    messages.text("moment-round-title", round=number),
                    messages.text("moment-round", round=number - 1),
                    (_companies(t, messages, before, after),),
                    tuple(history.tell(t, messages, e, names) for e in told),
                    is_last=number == t.rounds,
                )
    return None


def _companies(t: Tables, messages: Messages, before: State, after: State) -> MomentPart:
    """What a share of each company is worth now; the last choice of a round may have changed it."""
    lines = []
    for number, company in enumerate(t.companies):
        then, now = share_value(t, before, number), share_value(t, after, number)
        tone = GOOD if now > then else BAD if now < then else ""
        lines.append(MomentLine(company_name(t, company.id), None, now, tone))
    return MomentPart(messages.text("moment-companies"), tuple(lines), messages.text("moment-companies-note"))
