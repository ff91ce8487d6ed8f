"""Small changes of the table that several phases share."""

from typing import TypeVar

from boardgames.core.values import evolve, replaced
from boardgames.eic.box.tables import NONE, Tables
from boardgames.eic.events import PierBuilt, PostPlaced
from boardgames.eic.state import EMPTY_DOCK, Company, Events, Ship, State

T = TypeVar("T")


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The items less the first that equals this one."""
    at = items.index(item)
    return items[:at] + items[at + 1 :]


def moved_marker(t: Tables, values: tuple[int, ...], company: int, steps: int) -> tuple[int, ...]:
    """The exchange track after a marker has moved; it stops at the ends of the track (EIC-Q-08)."""
    return replaced(values, company, min(max(values[company] + steps, 0), len(t.values) - 1))


def docked(company: Company, ship: Ship) -> Company:
    """The ship lies in the leftmost empty dock (EIC-Q-58)."""
    return evolve(company, docks=replaced(company.docks, company.docks.index(EMPTY_DOCK), ship))


def extended(t: Tables, company: Company, number: int, events: Events) -> Company:
    """With the next pier extension: one more dock at the right (EIC-SHP-08)."""
    if events is not None:
        events.append(PierBuilt(number, company.extensions + 1))
    return evolve(company, docks=(*company.docks, EMPTY_DOCK), extensions=company.extensions + 1)


def free_spots(t: Tables, s: State, company: int) -> list[int]:
    """Free spots in zones where the company has no post (EIC-CAP-14, EIC-CAP-15)."""
    posts = s.posts
    return [
        spot
        for zone in t.zones
        if all(posts[one] != company for one in zone.spots)
        for spot in zone.spots
        if posts[spot] == NONE
    ]


def has_post(t: Tables, s: State, company: int, zone: int) -> bool:
    posts = s.posts
    return any(posts[spot] == company for spot in t.zones[zone].spots)


def put_post(t: Tables, s: State, company: int, spot: int, events: Events) -> State:
    if events is not None:
        events.append(PostPlaced(company, t.spots[spot].id))
    owner = s.companies[company]
    return evolve(
        s,
        companies=replaced(s.companies, company, evolve(owner, posts_left=owner.posts_left - 1)),
        posts=replaced(s.posts, spot, company),
    )


def names(t: Tables, goods: tuple[int, ...]) -> tuple[str, ...]:
    """The ids of some goods, for an event."""
    return tuple(t.goods[good].id for good in goods)
