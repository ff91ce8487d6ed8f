"""The exchange: what shares are worth and pay, who holds them, what buying and selling does; and what everybody has."""

from boardgames.core.game import Thing
from boardgames.eic.face.things.asker import EicAsker
from boardgames.eic.rules.dividends import debts
from boardgames.eic.rules.end_of_period import rank_by_sales
from boardgames.eic.rules.mortgage import mortgage_amount, unmortgaged
from boardgames.eic.rules.period import phase
from boardgames.eic.rules.scoring import scores
from boardgames.eic.rules.share_values import share_value, space_after
from boardgames.eic.rules.shares import sales_are_open
from boardgames.kit.asker import lines, sentences

RULES = ("EIC-EXC-06", "EIC-EXC-08", "EIC-SEL-05", "EIC-SEL-06", "EIC-END-11")


def bar(c: EicAsker, company: int) -> Thing:
    """A company on the track of values."""
    t, s = c.t, c.s
    space = s.values[company]
    value = t.values[space]
    return Thing(
        c.company(company),
        sentences(
            c.say("bar-line", value=value, dividend=t.dividends[space], left=s.market_shares[company]),
            _held_by_me(c, company),
        ),
        does=lines(
            c.say("bar-does"),
            c.say("bar-up", value=t.values[space_after(t, space, 1)]),
            c.say("bar-down", value=t.values[space_after(t, space, -1)]),
            _drift(c, company),
        ),
        worth=_worth(c, company),
        get=_get(c, company),
        others=_holders(c, company),
        rules=RULES,
    )


def _held_by_me(c: EicAsker, company: int) -> str:
    return c.say("bar-mine", shares=c.me.shares[company]) if c.me is not None else ""


def _drift(c: EicAsker, company: int) -> str:
    """Where the ranking by the sales so far would put the marker."""
    t, s = c.t, c.s
    if phase(s) != "E":
        return ""
    then = rank_by_sales(t, s, None).values[company]
    return c.say("bar-drift", value=t.values[then]) if then != s.values[company] else ""


def _worth(c: EicAsker, company: int) -> str:
    """Return what the viewer's shares of a company are worth, and what they would fetch together."""
    if c.me is None or c.viewer is None:
        return ""
    t, s, held = c.t, c.s, c.me.shares[company]
    value = share_value(t, s, company)
    president = unmortgaged(t, c.me) if company == c.viewer else 0
    after = t.values[space_after(t, s.values[company], -held)]
    return lines(
        c.say("shares-worth", shares=held, worth=held * value) if held else "",
        c.say("shares-sold", shares=held, worth=held * value, after=after) if held else "",
        c.say("president-worth", shares=president, worth=president * value) if president else "",
        c.say("mortgage-worth", amount=mortgage_amount(t, s, c.viewer)) if president and s.mortgage else "",
    )


def _get(c: EicAsker, company: int) -> str:
    t, s = c.t, c.s
    if not s.market_shares[company]:
        return c.say("shares-none-left")
    cost = share_value(t, s, company)
    closed = "" if sales_are_open(s) else c.say("shares-no-sale")
    have = c.say("cost-have", cost=cost, have=c.money(), short=c.short(cost)) if c.viewer is not None else ""
    return lines(c.say("shares-get"), have, closed)


def _holders(c: EicAsker, company: int) -> str:
    return c.say("holders", shares=c.each(c.s.companies[seat].shares[company] for seat in range(c.s.players)))


def shares(c: EicAsker, company: int) -> Thing:
    """The shares of a company as cards."""
    one = bar(c, company)
    left = c.say("shares-left", left=c.s.market_shares[company])
    name = c.say("shares-name", company=c.company(company))
    line = sentences(_holders(c, company), left)
    return Thing(name, line, one.does, one.worth, one.get, "", ("EIC-SET-06", "EIC-EXC-10", *RULES))


def exchange(c: EicAsker) -> Thing:
    t, s = c.t, c.s
    values = ", ".join(f"{c.company(company)} {share_value(t, s, company)}" for company in c.companies)
    starts = [space for space in range(1, len(t.values)) if t.dividends[space] != t.dividends[space - 1]]
    steps = [c.say("dividend-from", value=t.values[space], dividend=t.dividends[space]) for space in starts]
    return Thing(
        c.say("exchange-name"),
        c.say("exchange-line", values=values),
        does=lines(c.say("bar-does"), c.say("exchange-dividends", first=t.dividends[0], steps=", ".join(steps))),
        rules=RULES,
    )


def purse(c: EicAsker) -> Thing | None:
    """Shares and dividends of whoever is asked."""
    if c.frame is None:
        return None
    return holdings(c, c.frame.seat)


def holdings(c: EicAsker, company: int) -> Thing | None:
    """Shares, presidency, posts of a player."""
    t, s = c.t, c.s
    if company >= s.players:
        return None
    one, owed = s.companies[company], debts(t, s)
    held = [f"{count} {t.companies[of].short}" for of, count in enumerate(one.shares) if count]
    worth = sum(count * share_value(t, s, of) for of, count in enumerate(one.shares))
    return Thing(
        c.say("holdings-name", who=c.who(company)),
        sentences(
            c.say("holdings-line", shares=", ".join(held) or c.say("nothing"), worth=worth),
            c.say("dividends-line", gets=sum(debt[company] for debt in owed), pays=sum(owed[company])),
        ),
        does=lines(
            c.say("president-line", shares=unmortgaged(t, one), value=share_value(t, s, company)),
            c.say("mortgaged-line", shares=one.mortgaged) if one.mortgaged else "",
            c.say("posts-left", posts=one.posts_left),
        ),
        others=_everybody(c),
        rules=("EIC-FIN-01", "EIC-FIN-02", "EIC-END-11", "EIC-END-12"),
    )


def _everybody(c: EicAsker) -> str:
    return c.say("wealth-all", wealth=c.each(sheet.total for sheet in scores(c.t, c.s)))


def standing(c: EicAsker) -> Thing:
    return Thing(
        c.say("standing-name"),
        _everybody(c),
        does=c.say("wealth-does"),
        rules=("EIC-FIN-01", "EIC-FIN-02", "EIC-FIN-03", "EIC-FIN-04"),
    )
