"""Forecast of the markets when trading begins, as far as the viewer knows die and card."""

from typing import NamedTuple

from boardgames.eic.actions import ChooseCard
from boardgames.eic.box.tables import EUROPE, INDIES, MARKETS
from boardgames.eic.face.panels.scene import Scene
from boardgames.eic.rules.loading import arriving
from boardgames.eic.rules.navigation import pile_of
from boardgames.eic.rules.period import has_flowed
from boardgames.eic.rules.trade import leaving


class Cubes(NamedTuple):
    """On one column."""

    now: int
    then: int
    """When trading begins: after the die, and the card if it is known."""
    utmost: int
    """The same with the strongest card that may lie face down."""


def card_of(scene: Scene, market: int) -> int:
    """The card of the period as far as the viewer knows it, or the one being picked; negative otherwise."""
    action, t = scene.look.action, scene.t
    if isinstance(action, ChooseCard) and action.card in t.card_index:
        card = t.card_index[action.card]
        if t.cards[card].market == MARKETS[market]:
            return card
    return scene.s.drawn[market]


def forecast(scene: Scene, market: int) -> list[Cubes]:
    """For each good."""
    t, s = scene.t, scene.s
    column = s.columns[market]
    if not s.dice or has_flowed(s, market):
        return [Cubes(now, now, now) for now in column]
    card, flow = card_of(scene, market), leaving if market == EUROPE else arriving
    sure = flow(t, s, card)
    utmost = sure
    if card < 0:
        cards = [flow(t, s, one) for one in s.piles[pile_of(t, s, market)]]
        utmost = tuple(map(max, *cards, sure)) if cards else sure
    sign = -1 if market == EUROPE else 1
    return [
        Cubes(now, now + sign * one, now + sign * most) for now, one, most in zip(column, sure, utmost, strict=True)
    ]


def next_space(market: int, cubes: Cubes) -> int:
    """Where the next cube will be sold, or from where it will be bought; NONE in an empty Indian column."""
    return cubes.then if market == EUROPE else cubes.then - 1


STAYS, MAY_GO, GOES, COMES, MAY_COME, SPACE = range(6)
"""Kinds of spaces by what becomes of the cube there."""

SIGNS = {MAY_GO: "?", GOES: "-", COMES: "+", MAY_COME: "?"}
"""Written on a cube that die or card move, as beside the die and on the card above it."""


def kind_of(market: int, space: int, cubes: Cubes) -> int:
    """Return what is on a space now, and what becomes of it before the trade."""
    if market == INDIES:
        if space < cubes.now:
            return STAYS
        return COMES if space < cubes.then else MAY_COME if space < cubes.utmost else SPACE
    if space < cubes.utmost:
        return STAYS
    return MAY_GO if space < cubes.then else GOES if space < cubes.now else SPACE
