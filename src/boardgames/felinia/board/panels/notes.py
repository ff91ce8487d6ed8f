"""What is written beside the drawing of Felinia: what counts, what signs mean, what lies in piles and in the bag."""

from itertools import zip_longest

from boardgames.core.protocol import SEAT_LETTERS
from boardgames.felinia.board.map import special_code
from boardgames.felinia.board.panels.boats import price
from boardgames.felinia.box.rows import TradeTile
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.rules.mysteries import DRAWN
from boardgames.felinia.state import Mystery, State
from boardgames.felinia.view import BLANK
from boardgames.felinia.words.names import card_label, counted, gist

# what counts


def tile_points(t: Tables) -> str:
    tops = " ".join(f"{people.label[0]}{people.top}" for people in t.peoples)
    return f"n tiles of a people: n points each, at most {tops}"


def merchant_points(t: Tables) -> str:
    alone, pair, more = t.merchant_points
    return f"merchant alone {alone} point, two that touch {pair} each, more {more} each"


def store_points(t: Tables) -> str:
    return f"gold {t.score.gold} point, good {t.score.good}, two spice {t.score.spice_pair}"


def card_points(t: Tables) -> str:
    return f"one card {t.score.mystery_single} point, more {t.score.mystery_each_if_several} each"


BONUS = "bonus = a tile more, + 1 each"
TILE = "t3 a Tigers tile, up to 3"


# what signs mean


def legend(t: Tables, variant: str) -> tuple[str, str, str]:
    """Three lines that fit beside the map."""
    gains = _symbols(t, variant)
    if variant == "classic":
        return (
            ":?? tile face down  =t3 Tigers tile, up to 3  (A) merchant",
            f">> landing  + crossroads: {gains}",
            f"- / \\ roads  {store_points(t)}",
        )
    mystery = t.symbols["mystery"].glyph
    return (
        "=t3 Tigers tile, up to 3  !LA special tile  (A) merchant",
        f">> landing  + {gains}",
        f"{mystery} draw {DRAWN} cards, keep 1: {card_points(t)}",
    )


def _symbols(t: Tables, variant: str) -> str:
    """`s spice g gold ...`: the symbols of this side of the board that pay at once."""
    used = {symbol for symbols in t.boards[variant].symbols for symbol in symbols}
    return " ".join(f"{symbol.glyph} {symbol.id}" for symbol in t.symbols.values() if symbol.id in used)


def specials(t: Tables) -> list[TradeTile]:
    return [tile for tile in t.trade_tiles.values() if not tile.people]


def special_marks(t: Tables) -> list[tuple[str, str]]:
    """Each special tile with what it does in a few letters: together they fit below the table."""
    return [(f"!{special_code(tile)}", SIGNS.get(tile.effect, tile.effect)) for tile in specials(t)]


SIGNS = {
    "each-spice-1": "spice 1 each",
    "gold": "+1 g",
    "each-provision-2": "provision 2 each",
    "provision": "+1 p",
    "lone-merchant-2": "alone 2 each",
    "coin": "+1 $",
    "each-mystery-plus-1": "cards +1",
    "provision-gold-coin-good": "p g $ ? once",
}


# piles, bag, cards


def stocks(t: Tables, seen: State) -> str:
    """Who is first player, and the boat pile: how many are blue, or the next boat if it lies open."""
    text = f"first {SEAT_LETTERS[seen.first]}  boats left {len(seen.boats)}"
    if seen.next_boat and seen.boats and seen.boats[0] in t.boats:
        boat = t.boats[seen.boats[0]]
        cost = " ".join(part for part, _ in price(t, boat))
        country = t.countries[t.country_number[boat.destination]].label
        return f"{text}, next {boat.time} {country} {cost}{' ( )' * boat.places}"
    blue = sum(t.backs[boat] == BLANK + "blue" for boat in seen.boats)
    return f"{text} (last {blue} blue)" if 0 < blue < len(seen.boats) else text


def bag(t: Tables, seen: State) -> str:
    """What is in the bag: everybody could count it."""
    return "in the bag " + " ".join(counted(t, good, count) for good, count in enumerate(seen.bag))


def drawn_mysteries(t: Tables, seen: State) -> str:
    """The mysterious-place cards in somebody's hand, as far as the state shows them; each card takes the same room."""
    frame = seen.frames[-1] if seen.frames else None
    if not isinstance(frame, Mystery):
        return ""
    widest = max(len(_card(t, kind)) for kind in t.mystery_kinds)
    cards = [_card(t, t.mystery_cards.get(card, "")) for card in frame.cards]
    return f"{SEAT_LETTERS[frame.seat]} has drawn: " + " ".join(f"[{card:<{widest}}]" for card in cards)


def _card(t: Tables, kind: str) -> str:
    found = t.mystery_kinds.get(kind)
    if found is None:
        return "only its owner sees"
    return f"{card_label(t, kind)}, {', '.join(counted(t, t.good_number[good], 1) for good in found.cost) or 'free'}"


def hint(t: Tables, phase: str) -> str:
    """One line about a phase, with the figures of the tables."""
    match phase:
        case "auction":
            return (
                "a token pays the number of tokens lying there when it acts, itself included; the top token acts first"
            )
        case "commerce":
            return "markets act from the top down, then the guild; after each purchase or exchange you may board boats"
        case "exploration":
            return (
                f"a merchant lands at >>, may turn up {t.exploration.max_flips} tiles of the country, "
                f"then walks {t.exploration.base_moves} steps to a tile"
            )
        case "storage":
            more = f"{t.storage.paid_extra} more costs ${t.storage.paid_extra_cost}"
            return f"{t.storage.free} goods are free to keep, {more}, the rest is sold for ${t.sell_price.good} each"
        case "final-sales":
            return f"coins are worth nothing but break ties; {store_points(t)}"
        case "end":
            return "the game is over"
    return ""


def handbook(t: Tables, seen: State) -> list[str]:
    """What a player at a small screen has to look up: a line each."""
    prices = f"gold ${t.sell_price.gold}, spice ${t.sell_price.spice}, a good ${t.sell_price.good}"
    lines = [
        tile_points(t),
        merchant_points(t),
        store_points(t),
        "bonus tile: = counts as one more tile of its people, + gives 1 point for each",
        f"sell whenever it is your turn: {prices}; a purse holds ${t.money.max}",
        "the end: a player's last merchant is aboard, or there are too few boats",
    ]
    if seen.variant == "expert":
        lines.append(f"mysterious places: {card_points(t)}; nobody keeps two of a kind")
        tiles = [f"!{special_code(tile)} {gist(tile.effect)}" for tile in specials(t)]
        lines += [f"{tile:<39}{other}" for tile, other in zip_longest(tiles[::2], tiles[1::2], fillvalue="")]
    return lines
