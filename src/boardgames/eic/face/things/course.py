"""The course of the game: periods, phases, initiative, the ranking, and what helps with the open question."""

from boardgames.core.game import Thing
from boardgames.eic.face.things.asker import EicAsker
from boardgames.eic.face.things.ports import port, store
from boardgames.eic.rules.end_of_period import rank_by_sales, sales_space
from boardgames.eic.rules.period import phase as phase_of
from boardgames.eic.rules.trade import cargo_worth
from boardgames.eic.state import LoadingTurn, UnloadTurn
from boardgames.kit.asker import line_of, lines, sentences


def period(c: EicAsker) -> Thing:
    t, s = c.t, c.s
    number = max(s.period, 1)
    return Thing(
        c.say("period-name"),
        c.say("period-line", period=number, periods=len(t.periods), years=t.periods[number - 1].label),
        does=lines(c.say("period-does"), c.say("period-last") if number == len(t.periods) else ""),
        rules=("EIC-TRN-01", "EIC-TRN-02", "EIC-FIV-01", "EIC-FIV-02"),
    )


def phase(c: EicAsker, letter: str) -> Thing | None:
    row = next((one for one in c.t.phases if one.letter == letter), None)
    if row is None:
        return None
    now = phase_of(c.s)
    state = "now" if letter == now else "over" if letter < now else "ahead"
    return Thing(
        c.say("phase-name", letter=letter, name=row.name),
        sentences(c.say(f"phase-{letter.lower()}"), c.say("phase-state", state=state)),
        rules=("EIC-TRN-02",),
    )


def initiative(c: EicAsker) -> Thing:
    return Thing(
        c.say("initiative-name"),
        c.say("initiative-line", order=", ".join(map(c.owner, c.s.order))),
        does=c.say("initiative-does"),
        rules=("EIC-INI-01", "EIC-INI-02", "EIC-CAP-06", "EIC-END-07"),
    )


def ranking(c: EicAsker) -> Thing:
    """Describe who has sold most so far, and what that does to the values."""
    t, s = c.t, c.s
    order = sorted(s.order, key=lambda company: -s.companies[company].sales)
    steps = t.layout(s.players).rank_steps
    told = [
        c.say("ranked", owner=c.owner(company), sales=s.companies[company].sales, steps=f"{step:+d}")
        for company, step in zip(order, steps, strict=True)
    ]
    after = rank_by_sales(t, s, None).values
    values = [f"{c.company(company)} {t.values[after[company]]}" for company in c.companies]
    tens = [sales_space(t, one.sales) - one.sales_index for one in s.companies]
    return Thing(
        c.say("ranking-name"),
        c.say("ranking-line", ranking=", ".join(told)),
        does=lines(
            c.say("ranking-does", values=", ".join(values)),
            c.say("ranking-tens", tens=c.all_of(f"{one:+d}" for one in tens)),
        ),
        rules=("EIC-END-01", "EIC-END-06", "EIC-END-07", "EIC-END-08"),
    )


def asked(c: EicAsker) -> Thing:
    """Describe who is asked, with money, hold and warehouse at hand."""
    frame = c.frame
    if frame is None:
        return Thing(c.say("asked-name"), c.say("asked-over"))
    seat = frame.seat
    me = c.s.companies[seat]
    hold = ""
    if isinstance(frame, LoadingTurn):
        hold = c.say("asked-loads", cargo=c.cargo(frame.cargo))
    elif isinstance(frame, UnloadTurn):
        cargo = me.docks[frame.dock].cargo
        hold = c.say("asked-unloads", cargo=c.cargo(cargo), worth=cargo_worth(c.t, c.s, seat, cargo))
    return Thing(
        c.say("asked-name"),
        sentences(c.say("asked-line", who=c.who(seat), money=me.treasury), hold),
        does=lines(line_of(port(c, seat)), line_of(store(c, seat))),
        rules=("EIC-INI-01",),
    )
