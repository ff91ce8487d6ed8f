"""Every event as one sentence; half of a gesture (a ship, a tile) is told with its end."""

from msgspec.structs import asdict

from boardgames.amerigo import events as did
from boardgames.amerigo.box.tables import COLOURS, STRONGER_PIRATES
from boardgames.amerigo.face.words.names import Names
from boardgames.core.values import Event

UNTOLD = (did.CubesReturned, did.ShipChosen, did.TileChosen)
"""Events that are not worth a line."""


def tell(w: Names, event: Event, names: tuple[str, ...]) -> str:
    if isinstance(event, UNTOLD) or (isinstance(event, did.ActionEnded) and not event.forgone):
        return ""
    facts: dict[str, str | int] = {}
    for fact, value in asdict(event).items():
        if isinstance(value, int):
            facts[fact] = int(value)
        elif isinstance(value, str):
            facts[fact] = value
    if "seat" in facts:
        facts["name"] = names[int(facts["seat"])]
    return w.say(f"told-{event.__struct_config__.tag}", **facts | _lists(w, event))


def _lists(w: Names, event: Event) -> dict[str, str | int]:
    """Return the lists of an event, in words."""
    t = w.tables
    match event:
        case did.CubesThrown():
            counts = [(n, colour) for n, colour in zip(event.out, COLOURS, strict=True) if n]
            return {"cubes": ", ".join(w.say("told-cubes-of-a-colour", count=n, colour=colour) for n, colour in counts)}
        case did.ProgressDealt():
            return {"labels": ", ".join(t.tokens[token].label for token in event.tokens if token)}
        case did.ProductionDealt():
            kinds = [t.production_kinds[kind] for kind in event.tokens if kind]
            return {"kinds": " ".join(f"{t.goods[good].letter}{cost}" for good, cost in kinds)}
        case did.TokenTaken():
            # What it does to everybody else is said, for they hear of it unasked.
            return {"effect": w.token_text(event.token) if event.token == STRONGER_PIRATES else ""}
        case did.TileBuilt():
            return {"count": len(event.goods), "goods": ", ".join(w.good(good) for good in event.goods)}
    return {}
