"""Notes beside the drawing: what counts, and what a player may have to look up."""

from boardgames.felinia.box.rows import TradeTile
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.face.words.names import Names
from boardgames.felinia.rules.mysteries import DRAWN

MARK = 7
"""Maximum letters of what a special tile does, as it is printed on the tile."""


def tile_points(names: Names) -> str:
    """Return what tiles of a people are worth, with the peoples of which they are worth most."""
    peoples = names.tables.peoples
    most, rest = max(people.top for people in peoples), min(people.top for people in peoples)
    best = names.both(people.label for people in peoples if people.top == most)
    return names.say("board-tile-points", most=most, best=best, rest=rest)


def merchant_points(names: Names) -> str:
    alone, pair, more = names.tables.merchant_points
    return names.say("board-merchant-points", alone=alone, pair=pair, more=more)


def store_points(names: Names) -> str:
    score = names.tables.score
    return names.say("board-store-points", gold=score.gold, good=score.good, pair=score.spice_pair)


def card_points(names: Names) -> str:
    score = names.tables.score
    return names.say("board-card-points", single=score.mystery_single, each=score.mystery_each_if_several)


def specials(t: Tables) -> list[TradeTile]:
    return [tile for tile in t.trade_tiles.values() if not tile.people]


def mark(names: Names, tile: TradeTile) -> str:
    """Return what is printed on a special tile."""
    return names.messages.fitting(MARK, f"gist-{tile.effect}")


def hint(names: Names, phase: str) -> str:
    """Return a line about a phase, with the figures of the tables."""
    t = names.tables
    return names.say(
        f"board-hint-{phase}",
        moves=t.exploration.base_moves,
        free=t.storage.free,
        more=t.storage.paid_extra,
        cost=t.storage.paid_extra_cost,
        price=t.sell_price.good,
    )


def handbook(names: Names, variant: str) -> list[str]:
    """Return what a player at a small screen has to look up: a line each."""
    price, say = names.tables.sell_price, names.say
    lines = [
        tile_points(names),
        merchant_points(names),
        store_points(names),
        say("board-bonus-tiles"),
        say("board-sales", gold=price.gold, spice=price.spice, good=price.good, most=names.tables.money.max),
        say("board-the-end"),
    ]
    if variant == "expert":
        lines.append(say("board-draw-cards", drawn=DRAWN, points=card_points(names)))
    return lines
