"""The bases of the companies: columns of posts, the coins they bare, posts that leave the game."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question
from boardgames.core.values import evolve, replaced
from boardgames.mombasa.actions import AnyAction, RemovePost
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.events import PostRemoved
from boardgames.mombasa.state import RemovePosts, State


def share_value(t: Tables, s: State, company: int) -> int:
    """The coins visible in a base (MOM-OBJ-05)."""
    opened = s.opened[company]
    shown = t.shown[company]
    return sum(shown[column][posts][opened >> column & 1] for column, posts in enumerate(s.bases[company]))


def taken(s: State, company: int, column: int) -> tuple[tuple[tuple[int, int, int], ...], tuple[int, ...]]:
    """Bases and open back spaces after the front post of a column has left (MOM-EXP-11, MOM-EXP-22, MOM-Q-60)."""
    base = list(s.bases[company])
    base[column] -= 1
    a, b, c = base
    bases = replaced(s.bases, company, (a, b, c))
    if base[column]:
        return bases, s.opened
    return bases, replaced(s.opened, company, s.opened[company] | 1 << column)


def value_without(t: Tables, s: State, company: int, column: int) -> int:
    """The share value after the front post of a column has left."""
    shown, posts, opened = t.shown[company][column], s.bases[company][column], s.opened[company] >> column & 1
    return share_value(t, s, company) + shown[posts - 1][opened] - shown[posts][opened]


def value_with(t: Tables, s: State, company: int, column: int) -> int:
    """The share value after a post has come back to a column."""
    shown, posts, opened = t.shown[company][column], s.bases[company][column], s.opened[company] >> column & 1
    return share_value(t, s, company) - shown[posts][opened] + shown[posts + 1][opened]


def room(t: Tables, s: State, company: int) -> list[int]:
    """The columns to which a post can return (MOM-EXP-21, MOM-EXP-22, MOM-Q-24)."""
    opened = s.opened[company]
    return [
        column
        for column, posts in enumerate(s.bases[company])
        if posts < len(t.columns[company][column]) - (opened >> column & 1)
    ]


def returned(s: State, company: int, column: int) -> tuple[tuple[int, int, int], ...]:
    base = list(s.bases[company])
    base[column] += 1
    a, b, c = base
    return replaced(s.bases, company, (a, b, c))


# Removing posts (MOM-ICO-07, MOM-ICO-08)


def run_removing(t: Tables, s: State, f: RemovePosts, events: Events) -> State | None:
    """None while posts are left to remove; with no post in any base nothing happens (MOM-Q-25)."""
    if f.posts and any(posts for base in s.bases for posts in base):
        return None
    return evolve(s, frames=s.frames[:-1])


def offer_remove(t: Tables, s: State, seat: Seat, f: RemovePosts) -> tuple[AnyAction, ...]:
    remove = t.menu.remove_post
    return tuple(
        remove[company][column] for company, base in enumerate(s.bases) for column, posts in enumerate(base) if posts
    )


def refuse_remove(t: Tables, s: State, seat: Seat, f: RemovePosts, a: RemovePost) -> Refusal | None:
    company = t.company_at.get(a.company)
    if company is None or not 1 <= a.column <= len(s.bases[company]):
        return refuse("MOM-CMP-19", "no-such-column", last=len(t.columns[0]))
    if not s.bases[company][a.column - 1]:
        return refuse("MOM-ICO-07", "no-post-to-remove", 1, 0, column=a.column, company=a.company)
    return None


def remove_post(t: Tables, s: State, seat: Seat, f: RemovePosts, a: RemovePost, events: Events) -> State:
    if events is not None:
        events.append(PostRemoved(seat, a.company, a.column))
    company = t.company_at[a.company]
    bases, opened = taken(s, company, a.column - 1)
    removed = replaced(s.removed, company, s.removed[company] + 1)
    frames = (*s.frames[:-1], RemovePosts(f.posts - 1))
    return evolve(s, bases=bases, opened=opened, removed=removed, frames=frames)


REMOVE_POST = Question(
    RemovePosts,
    answers=(
        Answer(
            RemovePost,
            remove_post,
            rules=("MOM-ICO-07",),
            refuse=refuse_remove,
        ),
    ),
    offer=offer_remove,
    rules=("MOM-ICO-07", "MOM-Q-25", "MOM-Q-60"),
    run=run_removing,
)
