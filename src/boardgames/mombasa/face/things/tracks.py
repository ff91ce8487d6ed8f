"""Company tracks with their spaces and specials, and who holds which shares."""

from boardgames.core.game import Seat, Thing
from boardgames.kit.asker import lines, sentences
from boardgames.mombasa.box.tables import Track
from boardgames.mombasa.face.things.asker import MombasaAsker
from boardgames.mombasa.rules.scoring import shares

RULES = ("MOM-OBJ-03", "MOM-TRK-02", "MOM-TRK-07", "MOM-TRK-10")


def track_of(c: MombasaAsker, company: int) -> Track:
    return c.t.tracks[c.s.tracks[company]]


def calls_on_the_way(row: Track, at: int, to: int) -> int:
    """Return what all capital calls between two spaces cost together."""
    return sum(row.calls[at:to])


def track(c: MombasaAsker, company: int) -> Thing:
    row = track_of(c, company)
    value = c.value(company)
    specials = [_special_line(c, company, level) for level in (1, 2)]
    return Thing(
        c.say("track-name", company=c.company(company)),
        _standing(c, company) if c.me is not None else c.say("track-line", length=row.length, value=value),
        does=lines(c.say("track-does", shares=_spaces_of_shares(row)), _calls(c, row), *specials),
        worth=_ahead(c, company),
        get=c.say("track-get"),
        others=c.say("discs-stand", discs=c.each(p.steps[company] for p in c.s.players)),
        rules=RULES,
    )


def _spaces_of_shares(row: Track) -> str:
    """The spaces on which another share begins."""
    found = [space for space in range(1, row.length + 1) if row.shares_at[space] > row.shares_at[space - 1]]
    return ", ".join(map(str, found))


def _calls(c: MombasaAsker, row: Track) -> str:
    told = [c.say("call", space=space + 1, pounds=call) for space, call in enumerate(row.calls) if call]
    return c.say("track-calls", calls=", ".join(told)) if told else ""


def _standing(c: MombasaAsker, company: int) -> str:
    """Where the viewer's disc is, and what comes next."""
    row, me = track_of(c, company), c.me
    assert me is not None
    at = me.steps[company]
    following = next((one for one in range(at + 1, row.length + 1) if row.shares_at[one] > row.shares_at[at]), 0)
    call = next((space for space in range(at, row.length) if row.calls[space]), -1)
    return sentences(
        c.say("track-standing", at=at, length=row.length, shares=row.shares_at[at]),
        c.say("track-next-share", space=following, steps=following - at) if following else c.say("track-no-share"),
        c.say("track-next-call", space=call + 1, pounds=row.calls[call]) if call >= 0 else "",
    )


def _ahead(c: MombasaAsker, company: int) -> str:
    """Return what shares of this company are worth to the viewer."""
    if c.viewer is None:
        return c.say("worth-share", company=c.company(company), value=c.value(company))
    on_track, on_cards = shares(c.t, c.s, c.viewer, company)
    value = c.value(company)
    return c.say("track-worth", track=on_track, cards=on_cards, value=value, worth=(on_track + on_cards) * value)


def space(c: MombasaAsker, company: int, number: int) -> Thing:
    """One space of a track."""
    row = track_of(c, company)
    here = [c.who(seat) for seat, p in enumerate(c.s.players) if p.steps[company] == number]
    call = row.calls[number - 1]
    level = row.levels[number] if row.specials[number] else 0
    held = row.shares_at[number]
    return Thing(
        c.say("space-name", company=c.company(company), space=number),
        sentences(
            c.say("space-line", shares=held, worth=held * c.value(company)),
            _distance(c, company, number),
            c.say("space-here", who=", ".join(here)) if here else "",
        ),
        does=lines(
            c.say("space-call", pounds=call) if call else "",
            _special_line(c, company, level) if level else "",
            c.say("track-does", shares=_spaces_of_shares(row)),
        ),
        worth=_gain(c, company, number),
        get=c.say("track-get"),
        others=c.say("discs-stand", discs=c.each(p.steps[company] for p in c.s.players)),
        rules=RULES,
    )


def _distance(c: MombasaAsker, company: int, number: int) -> str:
    """Return how far the viewer's disc is from a space, and what has to be paid on the way."""
    if c.me is None:
        return ""
    at = c.me.steps[company]
    if number <= at:
        return c.say("space-reached") if number < at else ""
    return c.say("space-ahead", steps=number - at, pounds=calls_on_the_way(track_of(c, company), at, number))


def _gain(c: MombasaAsker, company: int, number: int) -> str:
    """Return how many points reaching a space would bring now."""
    if c.me is None or number <= c.me.steps[company]:
        return ""
    row, at = track_of(c, company), c.me.steps[company]
    more = row.shares_at[number] - row.shares_at[at]
    calls = calls_on_the_way(row, at, number)
    specials = sum(row.specials[at + 1 : number + 1])
    points = more * c.value(company) + specials - calls
    return c.say("space-gain", shares=more, value=c.value(company), specials=specials, calls=calls, points=points)


# Special spaces


def _special_line(c: MombasaAsker, company: int, level: int) -> str:
    row = track_of(c, company)
    one = row.special[level - 1]
    return c.say("special-line", space=one.space, pounds=one.pounds, bonus=bonus_name(c, company, level))


def bonus_name(c: MombasaAsker, company: int, level: int) -> str:
    """Return what a special space unlocks, in words."""
    row = track_of(c, company)
    spaces = c.t.spaces_of_track[row.id]
    if spaces:
        return c.say("special-unlocks", level=level, company=c.company(company))
    return c.n.bonus(row.id, level)


def special(c: MombasaAsker, company: int, level: int) -> Thing:
    row = track_of(c, company)
    one = row.special[level - 1]
    works = [c.who(seat) for seat, p in enumerate(c.s.players) if p.bonus[company] >= level]
    return Thing(
        c.say("special-name", company=c.company(company), level=level),
        sentences(_special_line(c, company, level), _distance(c, company, one.space)),
        does=c.say("special-does", pounds=one.pounds),
        worth=_gain(c, company, one.space),
        get=c.say("track-get"),
        others=c.say("special-works", who=", ".join(works)) if works else c.say("special-nobody"),
        rules=("MOM-TRK-06", "MOM-TRK-07", "MOM-TRK-08", "MOM-TRK-09", "MOM-TRK-10"),
    )


def held_shares(c: MombasaAsker, company: int) -> Thing:
    value = c.value(company)
    return Thing(
        c.say("shares-name", company=c.company(company)),
        sentences(
            c.say("worth-share", company=c.company(company), value=value),
            c.say("shares-held", shares=c.each(c.held(seat, company) for seat in c.seats)),
        ),
        does=c.say("shares-does"),
        worth=_ahead(c, company),
        others=lines(*(_split(c, seat, company) for seat in c.seats if seat != c.viewer)),
        rules=("MOM-OBJ-03", "MOM-OBJ-04", "MOM-OBJ-05", "MOM-END-05"),
    )


def _split(c: MombasaAsker, seat: Seat, company: int) -> str:
    on_track, on_cards = shares(c.t, c.s, seat, company)
    return c.say("shares-split", who=c.who(seat), track=on_track, cards=on_cards)
