"""Bonus spaces: what a disc there does, what it takes, and who has the most of something."""

from boardgames.core.game import Thing
from boardgames.kit.asker import lines, sentences
from boardgames.mombasa import state as st
from boardgames.mombasa.box.tables import (
    TOTALS,
    AdvanceSpace,
    AnySpace,
    BuyOrDiamondsSpace,
    BuySpace,
    MajoritySpace,
    MarkerSpace,
    SellSpace,
    TileSpace,
)
from boardgames.mombasa.face.things.asker import MombasaAsker
from boardgames.mombasa.face.things.cards import does
from boardgames.mombasa.rules.discs import reached_tiers
from boardgames.mombasa.rules.display import cheapest
from boardgames.mombasa.rules.trading import sale_pounds
from boardgames.mombasa.state import HIDDEN

RULES = {
    "marker": ("MOM-BON-04", "MOM-BON-05", "MOM-BON-06"),
    "buy": ("MOM-BON-08", "MOM-BON-09"),
    "sell": ("MOM-BON-11", "MOM-BON-12", "MOM-BON-13"),
    "tile": ("MOM-TIL-01", "MOM-TIL-02", "MOM-TIL-03"),
    "majority": ("MOM-MAJ-02", "MOM-MAJ-03", "MOM-MAJ-04"),
}
"""Rules by kind of space; those of tracks have the rules of their bonus."""


def bonus_space(c: MombasaAsker, name: str) -> Thing:
    t, s = c.t, c.s
    number = t.space_at[name]
    space = t.spaces[number]
    taken = next((seat for seat, p in enumerate(s.players) if p.placed >> number & 1), None)
    kind = space.__struct_config__.tag
    return Thing(
        _title(c, space),
        sentences(
            c.say("bonus-taken", who=c.who(taken)) if taken is not None else "",
            c.say("bonus-line", what=_what(c, space)),
            c.say("bonus-cost", cost=space.cost) if space.cost else "",
        ),
        does=lines(c.say("track-space-does") if space.track else "", _effects(c, space)),
        worth=lines(_works(c, space), _worth(c, space)),
        get=_have(c, space),
        others=_others(c, space),
        rules=("MOM-BON-01", "MOM-BON-03", *RULES.get(str(kind), ("MOM-TRK-12", "MOM-TRK-14"))),
    )


def _title(c: MombasaAsker, space: AnySpace) -> str:
    if isinstance(space, MajoritySpace):
        return c.say("majority-name", kind=TOTALS[space.counts])
    if isinstance(space, TileSpace):
        return c.say("tile-space-name", label=space.label)
    if space.track:
        company = c.company(c.s.tracks.index(space.track)) if space.track in c.s.tracks else space.track
        return c.say("track-space-name", company=company, level=space.level)
    return c.say("board-space-name", label=space.label)


def _what(c: MombasaAsker, space: AnySpace) -> str:
    if isinstance(space, MajoritySpace):
        totals = c.each(p.totals[space.counts] for p in c.s.players)
        return c.say("majority-line", company=c.company(space.company), kind=TOTALS[space.counts], totals=totals)
    if isinstance(space, AdvanceSpace) and space.track in c.s.tracks:
        company = c.company(c.s.tracks.index(space.track))
        what = c.say("advance-line", steps=space.steps, tracks=space.tracks, company=company)
        return c.say("track-space-line", what=what)
    if space.track:
        return c.say("track-space-line", what=c.n.space_words(space))
    return c.n.space_words(space)


def _effects(c: MombasaAsker, space: AnySpace) -> str:
    match space:
        case MajoritySpace():
            tiers = [
                c.say("majority-tier", least=tier.least, kind=TOTALS[space.counts], gains=c.n.tier(space, tier))
                for tier in space.tiers
            ]
            return lines(c.say("majority-does"), *tiers)
        case TileSpace():
            tile = c.t.cards.get(space.tile)
            what = does(c, tile) if tile is not None else c.say("plus-one-line", plus=c.t.plus_one)
            return lines(c.say("tile-space-does"), what)
        case SellSpace():
            return lines(c.say("sell-does", plus=space.plus), c.say("disc-does"))
        case MarkerSpace():
            return lines(c.say("marker-does", points=space.points), c.say("disc-does"))
        case BuySpace() | BuyOrDiamondsSpace():
            return lines(c.say("buy-does", off=space.discount), c.say("disc-does"))
        case _:
            return c.say("disc-does")


def _worth(c: MombasaAsker, space: AnySpace) -> str:
    """Return what the space would bring the viewer now."""
    if c.viewer is None or c.me is None:
        return ""
    match space:
        case MajoritySpace():
            reached = reached_tiers(c.s, c.viewer, space)
            if not reached:
                return c.say("majority-none", kind=TOTALS[space.counts])
            return c.say("majority-reached", gains=c.n.tier(space, space.tiers[reached - 1]))
        case TileSpace():
            return c.say("tile-last") if c.s.round == c.t.rounds else ""
        case SellSpace():
            return _best_sale(c, space)
        case MarkerSpace():
            return c.say("marker-last") if c.s.round == c.t.rounds else c.say("marker-worth")
        case BuySpace() | BuyOrDiamondsSpace():
            least, left = cheapest(c.t, c.s, space.discount), c.me.pounds - space.cost
            return c.say("buy-worth", least=least, left=max(left, 0), short=max(least - left, 0))
        case _:
            return ""


def _works(c: MombasaAsker, space: AnySpace) -> str:
    """Return whether a space of a track is open to the viewer."""
    if c.me is None or space.track not in c.s.tracks:
        return ""
    works = c.me.bonus[c.s.tracks.index(space.track)] >= space.level
    return c.say("track-space-open") if works else c.say("track-space-closed")


def _best_sale(c: MombasaAsker, space: SellSpace) -> str:
    """The card in the viewer's hand that would fetch most, if the hand can be seen."""
    hand = c.me.hand if c.me is not None else ()
    sold = [c.t.cards[name] for name in hand if name in c.t.for_sale[space.only]]
    if not sold:
        return c.say("sell-none") if HIDDEN not in hand else ""
    best = max(sold, key=lambda card: card.crate)
    pounds = sale_pounds(c.t, st.SellCard(space.plus, space.only), best.id)
    return c.say("sell-best", card=c.card(best), pounds=pounds)


def _have(c: MombasaAsker, space: AnySpace) -> str:
    """The disc and the pounds that it takes."""
    if c.me is None:
        return c.say("bonus-get")
    short = max(space.cost - c.me.pounds, 0)
    return lines(c.say("bonus-get"), c.say("bonus-have", discs=c.me.discs, pounds=c.me.pounds, short=short))


def _others(c: MombasaAsker, space: AnySpace) -> str:
    discs = c.say("discs-left", discs=c.each(p.discs for p in c.s.players))
    if not space.track or space.track not in c.s.tracks:
        return discs
    company = c.s.tracks.index(space.track)
    works = [c.who(seat) for seat, p in enumerate(c.s.players) if p.bonus[company] >= space.level]
    return lines(discs, c.say("special-works", who=", ".join(works)) if works else c.say("special-nobody"))


def reward(c: MombasaAsker, number: int) -> Thing | None:
    """One of the rewards among which a bonus space lets its player choose."""
    t, top = c.t, c.s.frames[-1] if c.s.frames else None
    if isinstance(top, st.ChooseTier):
        space = t.majorities[top.space]
        if not 1 <= number <= len(space.tiers):
            return None
        tier = space.tiers[number - 1]
        gains = c.n.tier(space, tier)
        line = c.say("majority-tier", least=tier.least, kind=TOTALS[space.counts], gains=gains)
        name = c.say("reward-tier-name", least=tier.least, kind=TOTALS[space.counts])
    elif isinstance(top, st.ChooseOption) and 1 <= number <= len(t.rewards[top.space].options):
        points, diamonds = t.rewards[top.space].options[number - 1]
        name = c.say("reward-name", number=number)
        line = c.say("reward-line", points=points, diamonds=diamonds)
    else:
        return None
    return Thing(name, line, rules=("MOM-MAJ-03", "MOM-XBS-01"))
