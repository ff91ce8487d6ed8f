"""Events as sentences."""

from boardgames.core.protocol import Seat
from boardgames.core.values import Event
from boardgames.felinia.box.tables import Province, Tables, TradeTile
from boardgames.felinia.events import (
    BoardingEnded,
    BoatDealt,
    BoatLeft,
    BonusTaken,
    EndTriggered,
    FlippingStopped,
    FourthKept,
    Gained,
    GameEnded,
    GoodBought,
    GoodSwapped,
    MarketFilled,
    MerchantBoarded,
    MerchantLanded,
    MerchantMoved,
    MysteriesDrawn,
    MysteriesReturned,
    MysteryKept,
    NextBoatShown,
    NotGained,
    ProvisionSpent,
    RoundBegun,
    SalesEnded,
    Sold,
    TileFlipped,
    TileTaken,
    TokenBanked,
    TokenPlaced,
    TokenReturned,
    WentHome,
    WindfallRemoved,
)

WHY_RETURNED = {
    "declined": "passes at",
    "empty": "finds no goods at",
    "price": "cannot pay at",
    "nothing": "has nothing to exchange at",
}


def coins(n: int) -> str:
    return "1 coin" if n == 1 else f"{n} coins"


def amount(t: Tables, kind: str, n: int = 1) -> str:
    """`1 book`, `2 wine`, `1 gold`, `2 provisions`."""
    if kind in t.good_number:
        return t.goods[t.good_number[kind]].counted(n)
    return f"{n} {kind}{'s' if n != 1 and kind in ('coin', 'provision', 'merchant') else ''}"


def short(t: Tables, good: int, count: int = 2) -> str:
    """A good's name, for one tile or for several, in at most seven letters."""
    name = t.goods[good].one if count == 1 else t.goods[good].id
    return name if len(name) <= 7 else name[:5]


def brief(t: Tables, good: int, count: int) -> str:
    """`book`, `2 books`: goods where room is scarce."""
    return short(t, good, 1) if count == 1 else f"{count} {short(t, good)}"


GISTS = {
    "each-spice-1": "each spice 1 point",
    "gold": "+1 gold, more at symbols",
    "each-provision-2": "each provision 2 points",
    "provision": "+1 provision, more at symbols",
    "lone-merchant-2": "lone merchants 2 points",
    "coin": "+1 coin, more at symbols",
    "each-mystery-plus-1": "mysterious places +1 point",
    "provision-gold-coin-good": "+1 p, g, $ and ?",
}
"""What a special tile does, by its effect."""


def bonus_meaning(t: Tables, tile: str) -> str:
    """What a bonus tile is worth."""
    bonus = t.bonus_tiles.get(tile)
    if bonus is None:
        return "a bonus tile"
    people = next(people.label for people in t.peoples if people.id == bonus.people)
    return f"counts as a {people} tile" if bonus.effect == "counts-as" else f"1 point per {people} tile"


def tile_name(t: Tables, tile: TradeTile) -> str:
    """`a Tigers tile` or `the tile Larder`."""
    return f"a {tile.label} tile" if tile.people else f"the tile {tile.label}"


def tell(t: Tables, event: Event, names: tuple[str, ...]) -> str:
    """The event as one sentence; empty if it is not worth a line."""
    seat = getattr(event, "seat", None)
    who = names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else ""
    match event:
        case RoundBegun():
            return f"Round {event.round} begins; {names[event.first]} is first player."
        case TokenBanked():
            return f"{who} banks token {event.lap}: +${event.coins}."
        case TokenPlaced():
            return f"{who} bids at {_place(t, event.place)} for ${event.price}."
        case TokenReturned():
            return f"{who} {WHY_RETURNED[event.why]} {_place(t, event.place)}."
        case Sold():
            lost = f", ${event.lost} lost" if event.lost else ""
            return f"{who} sells {amount(t, event.kind)}: +${event.coins}{lost}."
        case GoodBought():
            return f"{who} buys {amount(t, event.good)} at {_place(t, event.place)} for ${event.price}."
        case GoodSwapped():
            swap = f"{amount(t, event.give)} for {amount(t, event.take)}"
            return f"{who} swaps {swap} for ${event.price}."
        case BonusTaken():
            seen = f": {bonus_meaning(t, event.tile)}" if event.tile in t.bonus_tiles else ""
            return f"{who} takes a bonus tile for ${event.price}{seen}."
        case MerchantBoarded():
            seat_name = ("front", "rear")[event.place]
            left = f"{amount(t, 'merchant', event.stock)} left" if event.stock else "it was the last merchant"
            return f"{who} boards {_boat(t, event.boat)}, {seat_name}; {left}."
        case BoardingEnded():
            return f"{who} boards no more."
        case EndTriggered():
            if event.why == "last-merchant":
                return "The last merchant of a player is aboard: the game ends after this exploration."
            return "There are too few boats: the last exploration begins."
        case BoatLeft():
            if not event.merchants:
                return f"{_sentence(_boat(t, event.boat))} leaves empty."
            aboard = " and ".join(names[merchant] for merchant in event.merchants)
            return f"{_sentence(_boat(t, event.boat))} leaves with {aboard}."
        case _:
            return _tell_journey(t, event, who)


def _tell_journey(t: Tables, event: Event, who: str) -> str:
    match event:
        case MerchantLanded():
            return f"{who} lands at {_province(t, event.province)}."
        case TileFlipped():
            tile = t.trade_tiles.get(event.tile)
            return f"{who} turns up {tile_name(t, tile) if tile else 'the tile'} at {_province(t, event.post)}."
        case FlippingStopped():
            return f"{who} turns up no more tiles."
        case MerchantMoved():
            return f"{who} moves to {_province(t, event.province)}."
        case ProvisionSpent():
            return f"{who} spends a provision for one more move."
        case Gained():
            extra = " (income tile)" if event.source == "income" else ""
            return f"{who} gains {amount(t, event.what)}{extra}."
        case NotGained():
            why = {"coin": f"{t.money_max} is the limit", "good": "the bag is empty"}.get(event.what, "none is left")
            return f"{who} gains no {event.what}: {why}."
        case MysteriesDrawn():
            # Their names would give the line another length than it has for others; the board shows them.
            return f"{who} draws {len(event.cards)} mysterious place{'' if len(event.cards) == 1 else 's'}."
        case MysteryKept():
            paid = f" for {amount(t, event.paid[0])}" if event.paid else ""
            return f"{who} keeps {_card(t, event.card) if event.card else 'a mysterious place'}{paid}."
        case MysteriesReturned():
            return f"{who} keeps no mysterious place."
        case TileTaken():
            tile = t.trade_tiles.get(event.tile)
            name = tile_name(t, tile) if tile else "a trade tile"
            return f"{who} settles at {_province(t, event.province)}, takes {name}."
        case WindfallRemoved():
            return "The windfall tile leaves the game."
        case WentHome():
            return f"{who}'s merchant goes home from {_province(t, event.province)}."
        case FourthKept():
            return f"{who} pays ${event.cost} to keep a fourth good."
        case SalesEnded():
            return f"{who} sells no more."
        case BoatDealt():
            return f"New boat: {_boat(t, event.boat)}."
        case NextBoatShown():
            return f"Next boat: {_boat(t, event.boat)}."
        case MarketFilled():
            return f"{_place(t, event.place)} gets {', '.join(event.goods)}."
        case GameEnded():
            return f"The game is over after round {event.round}."
        case _:
            return ""


def concerns(event: Event) -> tuple[Seat, ...]:
    """Nobody takes anything from anybody in Felinia; a boat's leaving concerns those aboard."""
    return event.merchants if isinstance(event, BoatLeft) else ()


def _place(t: Tables, place: str) -> str:
    label = t.places[t.place_number[place]].label if place in t.place_number else place
    return "the guild" if place == t.places[-1].id else label


def _sentence(text: str) -> str:
    """With a capital at the beginning, and the names inside as they are."""
    return text[:1].upper() + text[1:]


def _boat(t: Tables, boat: str) -> str:
    found = t.boats.get(boat)
    return f"the {found.time} to the {t.countries[found.country].label}" if found else "a boat"


def _card(t: Tables, card: str) -> str:
    kind = t.mystery_cards.get(card)
    return t.mystery_kinds[kind].label if kind else "a card"


def _province(t: Tables, province: str) -> str:
    for board in t.boards.values():
        if province in board.number:
            return province_name(board.provinces[board.number[province]])
    return province


def province_name(province: Province) -> str:
    """`Lion 4`, `Lion Quay`, `crossroads La`."""
    return f"crossroads {province.code}" if province.kind == "crossroads" else province.label
