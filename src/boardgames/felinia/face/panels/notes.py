"""What is written beside the drawing: what counts, and what a player may have to look up."""

from boardgames.felinia.box.rows import TradeTile
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.face.panels.places import EFFECTS
from boardgames.felinia.face.words.names import gist, people_label
from boardgames.felinia.rules.mysteries import DRAWN


def tile_points(t: Tables) -> str:
    """`n tiles of a people: n points each, at most 4 for Lions and Cheetahs, 3 for the others`."""
    most = max(people.top for people in t.peoples)
    best = " and ".join(people_label(t, people.id) for people in t.peoples if people.top == most)
    rest = min(people.top for people in t.peoples)
    return f"n tiles of a people: n points each, up to {most} {best}, {rest} others"


def merchant_points(t: Tables) -> str:
    alone, pair, more = t.merchant_points
    return f"merchant alone {alone} point, two that touch {pair} each, more {more} each"


def store_points(t: Tables) -> str:
    return f"gold {t.score.gold} point, good {t.score.good}, two spice {t.score.spice_pair}"


def card_points(t: Tables) -> str:
    return f"one card {t.score.mystery_single} point, more {t.score.mystery_each_if_several} each"


def specials(t: Tables) -> list[TradeTile]:
    return [tile for tile in t.trade_tiles.values() if not tile.people]


def special_lines(t: Tables) -> list[tuple[str, str, str]]:
    """Each special tile: what stands on the tile, its name, what it does."""
    return [(EFFECTS.get(tile.effect, tile.label[:7]), tile.label, gist(tile.effect)) for tile in specials(t)]


def hint(t: Tables, phase: str) -> str:
    """One line about a phase, with the figures of the tables."""
    match phase:
        case "auction":
            return "a token pays for all tokens lying there when it acts; the top one acts first"
        case "commerce":
            return "markets act from left to right, then the guild; each deal lets you board"
        case "exploration":
            return f"{t.exploration.base_moves} moves from the boat to an open tile; there the merchant settles"
        case "storage":
            more = f"{t.storage.paid_extra} more costs {t.storage.paid_extra_cost} coins"
            return f"{t.storage.free} goods are free to keep, {more}, the rest is sold for {t.sell_price.good} each"
        case "final-sales":
            return "coins are worth no points but break ties"
        case "end":
            return "the game is over"
    return ""


def handbook(t: Tables, variant: str) -> list[str]:
    """What a player at a small screen has to look up: a line each."""
    price = t.sell_price
    lines = [
        tile_points(t),
        merchant_points(t),
        store_points(t),
        "bonus tile: =1 is one more tile of its people, +1 a point for each tile",
        f"sell in your turn: gold {price.gold}, spice {price.spice}, good {price.good}; a purse holds {t.money.max}",
        "the end: a player's last merchant is aboard, or there are too few boats",
    ]
    if variant == "expert":
        lines.append(f"★ draw {DRAWN} cards, keep 1, no two of a kind: {card_points(t)}")
    return lines
