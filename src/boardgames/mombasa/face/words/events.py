"""Every event as one sentence: here its figures and the names that a list of things needs; the words are messages."""

from collections.abc import Iterable

from boardgames.core.messages import Argument
from boardgames.core.values import Event
from boardgames.kit.asker import apart
from boardgames.mombasa import events as ev
from boardgames.mombasa.box.tables import TOTALS
from boardgames.mombasa.face.words.names import NONE, Names
from boardgames.mombasa.rules.bookkeepers import FLIP_PRICE
from boardgames.mombasa.state import HIDDEN

TILE_CHOSEN = "told-tile-chosen"
"""Key of the sentence about a kept tile that stays hidden."""


def tell(n: Names, event: Event, names: tuple[str, ...]) -> str:
    key = f"told-{event.__struct_config__.tag}"
    if isinstance(event, ev.TileKept) and event.tile == HIDDEN:
        key = TILE_CHOSEN
    figures: dict[str, Argument] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if isinstance(value, str | int):
            figures[field] = NONE if value == "" else int(value) if isinstance(value, bool) else value
    seat = figures.pop("seat", -1)
    figures["name"] = names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else "?"
    return n.say(key, **figures, **_lists(n, event, names))


def _lists(n: Names, event: Event, names: tuple[str, ...]) -> dict[str, Argument]:
    """Return what an event needs in its sentence beside single ids and numbers."""
    t = n.t
    match event:
        case ev.TilesShown(tiles):
            return {"tiles": _each(names, (tile[-2:] for tile in tiles))}
        case ev.RestArranged(_, cards) | ev.GoodsUsed(_, cards):
            return {"cards": n.cards(cards)}
        case ev.CardsDiscarded(cards) | ev.CardsRevealed(cards) | ev.PhaseEnded(_, _, cards):
            return {"cards": n.cards(cards)}
        case ev.StartingBonusTaken(_, steps, diamonds):
            return {"gains": n.start(steps, diamonds)}
        case ev.PlansRevealed(areas):
            return {"plans": apart(_pairs(names, (n.briefly(area) for area in areas)))}
        case ev.BookTurned():
            return {"price": FLIP_PRICE}
        case ev.InkStopped(_, _, book) if book in t.books:
            return {"reward": n.book_reward(t.books[book])}
        case ev.SpecialReached(_, _, _, track, level) | ev.BonusBegan(_, _, track, level):
            return {"bonus": n.bonus(track, level)}
        case ev.BooksRevealed(books):
            return {"books": ", ".join(n.book(book) for book in books)}
        case ev.TierTaken(_, space, number):
            majority = t.majorities[t.space_at[space]]
            return {"least": majority.tiers[number - 1].least, "kind": TOTALS[majority.counts]}
        case ev.TracksPicked(_, companies):
            return {"first": n.company(companies[0]), "second": n.company(companies[1])}
        case ev.GameEnded(totals):
            return {"totals": _each(names, totals)}
        case _:
            return {}


def _pairs(names: tuple[str, ...], things: Iterable[object]) -> list[str]:
    return [f"{name} {thing}" for name, thing in zip(names, things, strict=False)]


def _each(names: tuple[str, ...], things: Iterable[object]) -> str:
    return ", ".join(_pairs(names, things))
