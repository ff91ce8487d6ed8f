"""Trading posts: where one may stand, and whose stand where."""

from boardgames.core.rulebook import Events
from boardgames.core.values import evolve, replaced
from boardgames.eic.box.tables import NONE, Tables
from boardgames.eic.events import PostPlaced
from boardgames.eic.state import State


def free_spots(t: Tables, s: State, company: int) -> list[int]:
    """Free spots in zones where the company has no post (EIC-CAP-14, EIC-CAP-15, EIC-NEU-12)."""
    posts = s.posts
    return [spot for spots in t.zone_spots if _takes_a_post(s, spots, company) for spot in spots if posts[spot] == NONE]


def may_place_post(t: Tables, s: State, company: int) -> bool:
    """A post is left, and a spot for it (EIC-CMP-11, EIC-CAP-14)."""
    if s.companies[company].posts_left:
        for spots in t.zone_spots:
            if _takes_a_post(s, spots, company):
                return True
    return False


def _takes_a_post(s: State, spots: tuple[int, ...], company: int) -> bool:
    posts = s.posts
    owners = [posts[spot] for spot in spots]
    return company not in owners and NONE in owners


def has_post(t: Tables, s: State, company: int, zone: int) -> bool:
    posts = s.posts
    return company in [posts[spot] for spot in t.zone_spots[zone]]


def put_post(t: Tables, s: State, company: int, spot: int, events: Events) -> State:
    if events is not None:
        events.append(PostPlaced(company, t.spots[spot].id))
    owner = s.companies[company]
    return evolve(
        s,
        companies=replaced(s.companies, company, evolve(owner, posts_left=owner.posts_left - 1)),
        posts=replaced(s.posts, spot, company),
    )
