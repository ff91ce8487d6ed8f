"""Events as sentences."""

from boardgames.core.game import Seat
from boardgames.core.messages import Argument
from boardgames.core.values import Event
from boardgames.felinia.events import (
    BoatDealt,
    BoatLeft,
    Gained,
    MarketFilled,
    MerchantBoarded,
    MysteriesDrawn,
    MysteryKept,
    NextBoatShown,
    NotGained,
    RoundBegun,
    TokenBanked,
)
from boardgames.felinia.face.words.names import Names


def tell(names: Names, event: Event, players: tuple[str, ...]) -> str:
    """The event as one sentence: its message is filled in from its fields."""
    facts: dict[str, Argument] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if isinstance(value, int | str):
            facts[field] = value
    if isinstance(seat := facts.get("seat"), int):
        facts["who"] = players[seat]
    if isinstance(where := facts.get("post"), str):
        facts["province"] = where
    facts.update(_more(names, event, players))
    return names.say(f"told-{event.__struct_config__.tag}", **facts)


def _more(names: Names, event: Event, players: tuple[str, ...]) -> dict[str, Argument]:
    """Return what the sentence needs beside the numbers and ids of the event."""
    t = names.tables
    match event:
        case RoundBegun():
            return {"name": players[event.first]}
        case TokenBanked():
            return {"lost": t.bank.lap_income[event.lap - 1] - event.coins, "limit": t.money.max}
        case MerchantBoarded():
            return {"full": int(event.place + 1 == t.boats[event.boat].places)}
        case BoatDealt(boat=boat) | NextBoatShown(boat=boat):
            return {"price": names.fare(boat), "places": t.boats[boat].places}
        case BoatLeft():
            return {"merchants": len(event.merchants), "aboard": _aboard(names, event.merchants, players)}
        case MysteriesDrawn():
            # Their names would give the line another length than it has for others; the board shows them.
            return {"cards": len(event.cards)}
        case MysteryKept():
            return {"paid": next(iter(event.paid), "")}
        case Gained(source="income", what=what):
            tiles = (name for name, tile in t.trade_tiles.items() if tile.effect == what and tile.timing == "lasting")
            return {"tile": next(tiles, "")}
        case NotGained():
            return {"limit": t.money.max}
        case MarketFilled():
            kinds = dict.fromkeys(event.goods)
            return {"goods": ", ".join(names.amount(good, event.goods.count(good)) for good in kinds)}
        case _:
            return {}


def _aboard(names: Names, merchants: tuple[Seat, ...], players: tuple[str, ...]) -> str:
    """Return whose merchants a boat carries, each player once."""
    if not merchants:
        return ""
    return names.both(
        names.say("told-aboard", who=players[seat], count=merchants.count(seat)) for seat in dict.fromkeys(merchants)
    )
