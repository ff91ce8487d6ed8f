"""Drawing of a boat: its price part by part, who could pay it, and what will become of it."""

from typing import NamedTuple

from boardgames.core.game import SEAT_LETTERS
from boardgames.core.messages import Argument
from boardgames.felinia.actions import Board
from boardgames.felinia.box.rows import Boat
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.face.panels.scene import Scene
from boardgames.felinia.rules.boarding import places_left
from boardgames.felinia.rules.exploration import docks_by_time, leaving
from boardgames.felinia.rules.resources import lacking
from boardgames.felinia.state import Departures, State
from boardgames.felinia.view import BLANK
from boardgames.kit.colours import CURSOR, DIM, GOOD, SOFT, WARM


class Part(NamedTuple):
    """One thing that a merchant pays."""

    good: int | None
    """None for a coin."""
    there: bool
    """The owner of the purse has it."""
    then: bool
    """They would have it once the selected choice is made."""


def docks_in_order(t: Tables, seen: State) -> list[int]:
    """Docks in the order in which their boats leave, empty ones last."""
    return [*docks_by_time(t, seen), *(dock for dock, ship in enumerate(seen.ships) if not ship.boat)]


def parts(scene: Scene, boat: Boat) -> list[Part]:
    """The price one by one, goods first, each with whether the owner of the purse has it."""
    goods = [good for good, count in enumerate(scene.t.boat_goods[boat.id]) for _ in range(count)]
    if scene.purse is None:
        return [*(Part(good, True, True) for good in goods), *[Part(None, True, True)] * boat.coins]
    p, after = scene.seen.players[scene.purse], scene.then.players[scene.purse]
    if boards_here(scene, [ship.boat for ship in scene.seen.ships].index(boat.id)):
        after = p  # what is paid here is not lacking here
    now, then = list(p.goods), list(after.goods)
    found = []
    for good in goods:
        now[good] -= 1
        then[good] -= 1
        found.append(Part(good, now[good] >= 0, then[good] >= 0))
    return [*found, *(Part(None, p.money > coin, after.money > coin) for coin in range(boat.coins))]


def part_name(scene: Scene, good: int | None) -> str:
    return scene.say("coin") if good is None else scene.t.goods[good].tile


FATES = {
    "fate-lands": GOOD,
    "fate-sails": GOOD,
    "fate-goes": GOOD,
    "fate-last": WARM,
    "fate-next": WARM,
    "fate-waits": DIM,
}
"""Inks of the labels for what may become of a boat."""
AWAY = ("fate-lands", "fate-sails")
"""Labels of boats that have left the harbour."""


def fate_then(scene: Scene, dock: int) -> tuple[str, str]:
    """Return what becomes of the boat after the selected choice, and the ink that shows whether that is new."""
    now = fate(scene.t, scene.seen, dock)
    kept = scene.then.ships[dock].boat == scene.seen.ships[dock].boat
    then = fate(scene.t, scene.then, dock) if kept else now
    if now not in AWAY and then in AWAY:
        then = "fate-goes"
    return then, FATES[then] if then == now else CURSOR


def fate(t: Tables, seen: State, dock: int) -> str:
    """Return what will become of the boat, as things are."""
    for frame in seen.frames:
        if isinstance(frame, Departures):
            return "fate-lands" if frame.docks[:1] == (dock,) else "fate-sails" if dock in frame.docks else "fate-waits"
    if dock not in leaving(t, seen):
        return "fate-waits"
    if not places_left(t, seen.ships[dock]):
        return "fate-goes"
    return "fate-last" if seen.end else "fate-next"


def verdict(scene: Scene, dock: int, width: int) -> tuple[str, str]:
    """Return whether the owner of the purse could pay for the boat, or what is lacking; in yellow, as it would be,
    if the selected choice changes it."""
    seat, boat = scene.purse, scene.boat(dock)
    free = places_left(scene.t, scene.seen.ships[dock])
    if boat is None:
        return "", DIM
    if not free:
        return scene.fit(width, "boat-full"), DIM
    if boards_here(scene, dock) and free == 1:
        return scene.fit(width, "boat-full"), CURSOR
    if seat is None:
        return scene.fit(width, "boat-free", places=free), DIM
    price = parts(scene, boat)
    lack = [part.good for part in price if not part.then]
    changed = any(part.there != part.then for part in price)
    who: dict[str, Argument] = {"own": int(scene.look.viewer == seat), "who": SEAT_LETTERS[seat]}
    if not lack:
        return scene.fit(width, "boat-paid", **who), CURSOR if changed else GOOD
    kinds = {part_name(scene, good): lack.count(good) for good in lack}
    missing = ", ".join(f"{count} {name}" if count > 1 else name for name, count in kinds.items())
    return scene.fit(width, "boat-lacks", missing=missing, n=len(lack), **who), CURSOR if changed else SOFT


def boards_here(scene: Scene, dock: int) -> bool:
    """The selected choice puts a merchant on this boat."""
    action = scene.look.action
    return isinstance(action, Board) and action.dock == scene.t.docks[dock].id


def would_pay(scene: Scene, goods: tuple[int, ...]) -> list[int]:
    """The docks, earliest first, whose boats have a place free and ask for no more goods than these."""
    t, seen = scene.t, scene.seen
    docks = [dock for dock in docks_by_time(t, seen) if places_left(t, seen.ships[dock])]
    return [dock for dock in docks if not any(lacking(goods, t.boat_goods[seen.ships[dock].boat]))]


def completing(scene: Scene) -> set[int]:
    """Goods of which one more would complete the price of a boat that still asks for it."""
    if scene.purse is None:
        return set()
    t, seen = scene.t, scene.seen
    found = set()
    for dock in docks_by_time(t, seen):
        ship = seen.ships[dock]
        missing = lacking(seen.players[scene.purse].goods, t.boat_goods[ship.boat])
        if places_left(t, ship) and sum(missing) == 1:
            found.add(missing.index(1))
    return found


def can_still_buy(scene: Scene, place: int) -> bool:
    """True if the owner of the purse may still buy at a market in this round: a token of theirs is there, or they have
    one left to bid."""
    seat = scene.purse
    if seat is None or scene.phase not in ("auction", "commerce"):
        return False
    bids = scene.phase == "auction" and scene.seen.players[seat].tokens > 0
    return bids or seat in scene.seen.piles[place]


def next_boat(scene: Scene) -> Boat | None:
    """The boat on top of the pile, where it lies open, as long as a boat can still come."""
    seen = scene.seen
    return scene.t.boats.get(seen.boats[0]) if seen.next_boat and seen.boats and not seen.end else None


def boats_to_come(scene: Scene) -> str:
    """Return how many boats are in the pile, and how many of them have the blue back: the last ones.

    None of them comes any more after the selected choice if that ends the game; when it is over, all have sailed.
    """
    if scene.phase == "end":
        return scene.say("boats-gone")
    boats = scene.seen.boats
    blue = sum(scene.t.backs.get(boat, boat) == BLANK + "blue" for boat in boats)
    end = int(bool(scene.then.end))
    return scene.say("boats-to-come", end=end, n=len(boats), blue=blue if blue < len(boats) else 0)
