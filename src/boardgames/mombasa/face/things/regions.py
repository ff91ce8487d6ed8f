"""The map: regions, the bases of the companies, and the posts between them."""

from boardgames.core.game import Thing
from boardgames.kit.asker import lines, sentences
from boardgames.mombasa.box.tables import EXPANSION
from boardgames.mombasa.face.things.asker import MombasaAsker
from boardgames.mombasa.rules.bases import value_with, value_without
from boardgames.mombasa.rules.expansion import entry_cost
from boardgames.mombasa.state import Expanding


def companies_with_post(c: MombasaAsker, region: int) -> list[int]:
    return [company for company, posts in enumerate(c.s.posts) if posts >> region & 1]


def reward(c: MombasaAsker, region: int) -> str:
    """Return what entering brings, whatever company is expanded."""
    told = [c.say("reward", kind=kind, n=n) for kind, n in c.t.regions[region].rewards]
    return ", ".join(told) if told else c.say("reward", kind="none", n=0)


def region(c: MombasaAsker, place: str) -> Thing:
    t, number = c.t, c.t.region_at[place]
    row = t.regions[number]
    owners = companies_with_post(c, number)
    line = (
        c.say("region-owned", companies=c.n.both(t.companies[one].name for one in owners))
        if owners
        else c.say("region-free")
    )
    mines = c.say("region-mines", mines=row.mines) if row.mines else ""
    points = [p.totals[EXPANSION] for p in c.s.players]
    return Thing(
        row.name,
        sentences(line, c.say("region-brings", reward=reward(c, number)), mines, _entries(c, number)),
        does=lines(
            c.say("region-does"),
            c.say("region-mined") if row.mines else "",
            c.say("region-inside", outer=row.inside) if row.inside else "",
            c.say("region-borders", borders=_borders(c, number)),
        ),
        worth=_worth(c, number),
        get=_missing(c, number),
        others=c.say("expansion-shown", points=c.each(points)),
        rules=("MOM-EXP-05", "MOM-EXP-08", "MOM-EXP-09", "MOM-EXP-10", "MOM-EXP-15", "MOM-EXP-20"),
    )


def _entries(c: MombasaAsker, number: int) -> str:
    """Which companies could come for how many points."""
    costs = [(entry_cost(c.t, c.s, company, number), company) for company in range(len(c.t.companies))]
    told = [c.say("region-entry", company=c.company(company), cost=cost) for cost, company in costs if cost]
    if told:
        return c.say("region-entries", costs=", ".join(told))
    return c.say("region-no-entry", owned=int(bool(companies_with_post(c, number))))


def _borders(c: MombasaAsker, number: int) -> str:
    t = c.t
    found = [(a if b == number else b, cost) for a, b, cost in t.borders if number in (a, b)]
    told = [c.say("border", region=t.regions[other].id, cost=cost) for other, cost in found]
    for company, bases in enumerate(t.base_borders):
        told += [c.say("border-base", company=c.company(company), cost=cost) for at, cost in bases if at == number]
    return ", ".join(told)


def _worth(c: MombasaAsker, number: int) -> str:
    """For every company that could come: its share after its best column, and what that is to the viewer."""
    told = []
    for company, base in enumerate(c.s.bases):
        if not any(base) or not entry_cost(c.t, c.s, company, number):
            continue
        now = c.value(company)
        best = max(value_without(c.t, c.s, company, column) for column, posts in enumerate(base) if posts)
        held = c.held(c.viewer, company) if c.viewer is not None else 0
        told.append(
            c.say("region-worth", company=c.company(company), now=now, best=best, held=held, gain=held * (best - now))
        )
    ousted = companies_with_post(c, number) if told else []
    return lines(*told, *(c.say("region-ousts", company=c.company(company)) for company in ousted))


def _missing(c: MombasaAsker, number: int) -> str:
    """Return how many expansion points the viewer shows, and how many the cheapest entry still lacks."""
    if c.me is None:
        return c.say("region-get")
    top = c.s.frames[-1] if c.s.frames else None
    have = top.points if isinstance(top, Expanding) and c.viewer == c.s.active else c.me.totals[EXPANSION]
    costs = [cost for company in range(len(c.t.companies)) if (cost := entry_cost(c.t, c.s, company, number))]
    short = max(min(costs, default=0) - have, 0)
    return lines(c.say("region-get"), c.say("region-have", have=have, short=short))


# Bases


def base(c: MombasaAsker, company: int) -> Thing:
    t, s = c.t, c.s
    home, value = sum(s.bases[company]), c.value(company)
    held = c.held(c.viewer, company) if c.viewer is not None else None
    mine = c.say("base-mine", held=held, worth=held * value) if held is not None else ""
    away = s.posts[company].bit_count()
    return Thing(
        t.companies[company].name,
        sentences(c.say("base-line", value=value, home=home, away=away), mine),
        does=lines(
            c.say("base-does"),
            posts_of(c, company),
            c.say("base-removed", posts=s.removed[company]) if s.removed[company] else "",
        ),
        worth=lines(*(_column_line(c, company, column) for column in range(len(t.columns[company])))),
        get=c.say("base-get") if home else c.say("base-empty-now"),
        others=c.say("shares-held", shares=c.each(c.held(seat, company) for seat in c.seats)),
        rules=("MOM-OBJ-05", "MOM-EXP-03", "MOM-EXP-11", "MOM-EXP-22"),
    )


def posts_of(c: MombasaAsker, company: int) -> str:
    """Where the posts of a company stand."""
    at = [row.name for number, row in enumerate(c.t.regions) if c.s.posts[company] >> number & 1]
    name = c.company(company)
    return c.say("base-posts", company=name, regions=", ".join(at)) if at else c.say("base-no-posts", company=name)


def _column(c: MombasaAsker, company: int, column: int) -> str:
    posts, now = c.s.bases[company][column], c.value(company)
    if not posts:
        return ""
    return c.say("column-posts", posts=posts, now=now, then=value_without(c.t, c.s, company, column))


def _column_line(c: MombasaAsker, company: int, column: int) -> str:
    if line := _column(c, company, column):
        return c.say("column-line", column=column + 1, line=line)
    return c.say("column-bare", column=column + 1)


def base_column(c: MombasaAsker, company: int, column: int) -> Thing:
    t, s = c.t, c.s
    posts, opened = s.bases[company][column], s.opened[company] >> column & 1
    room = posts < len(t.columns[company][column]) - opened
    back = value_with(t, s, company, column) if room else 0
    now = c.value(company)
    return Thing(
        c.say("column-name", company=c.company(company), column=column + 1),
        _column(c, company, column) or c.say("column-bare", column=column + 1),
        does=lines(
            c.say("column-coins", coins=" ".join(f"£{coin}" for coin in t.columns[company][column])),
            c.say("column-back", now=now, then=back) if room else "",
            c.say("column-open") if opened else "",
        ),
        rules=("MOM-CMP-19", "MOM-OBJ-05", "MOM-EXP-11", "MOM-EXP-21", "MOM-EXP-22"),
    )


def borders(c: MombasaAsker) -> Thing:
    """The key of the map."""
    double = max(cost for *_, cost in c.t.borders)
    return Thing(
        c.say("borders-name"),
        c.say("borders-line", single=min(cost for *_, cost in c.t.borders), double=double),
        does=c.say("borders-does"),
        others=c.say("expansion-shown", points=c.each(p.totals[EXPANSION] for p in c.s.players)),
        rules=("MOM-EXP-08", "MOM-EXP-09", "MOM-EXP-10"),
    )
