"""The bases of the companies: columns of posts, the coins they bare, posts that leave the game."""

from boardgames.core.protocol import Refusal
from boardgames.core.values import evolve, replaced
from boardgames.mombasa.actions import AnyAction, RemovePost
from boardgames.mombasa.box.menu import Menu
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.events import Events, PostRemoved
from boardgames.mombasa.state import RemovePosts, State


def share_value(t: Tables, s: State, company: int) -> int:
    """The coins visible in a base (MOM-OBJ-05)."""
    opened = s.opened[company]
    return sum(t.shown[column][posts][opened >> column & 1] for column, posts in enumerate(s.bases[company]))


def taken(s: State, company: int, column: int) -> tuple[tuple[tuple[int, int, int], ...], tuple[int, ...]]:
    """Bases and open back spaces after the front post of a column has left (MOM-EXP-11, MOM-EXP-22, MOM-Q-60)."""
    base = list(s.bases[company])
    base[column] -= 1
    a, b, c = base
    bases = replaced(s.bases, company, (a, b, c))
    if base[column]:
        return bases, s.opened
    return bases, replaced(s.opened, company, s.opened[company] | 1 << column)


def room(t: Tables, s: State, company: int) -> list[int]:
    """The columns to which a post can return (MOM-EXP-21, MOM-EXP-22, MOM-Q-24)."""
    opened = s.opened[company]
    return [
        column
        for column, posts in enumerate(s.bases[company])
        if posts < len(t.columns[column]) - (opened >> column & 1)
    ]


def returned(s: State, company: int, column: int) -> tuple[tuple[int, int, int], ...]:
    base = list(s.bases[company])
    base[column] += 1
    a, b, c = base
    return replaced(s.bases, company, (a, b, c))


# Removing posts (MOM-ICO-07, MOM-ICO-08)


def run_removing(m: Menu, s: State, frame: RemovePosts, events: Events) -> State | None:
    """None while posts are left to remove; with no post in any base nothing happens (MOM-Q-25)."""
    if frame.posts and any(posts for base in s.bases for posts in base):
        return None
    return evolve(s, frames=s.frames[:-1])


def legal_remove(m: Menu, s: State, frame: RemovePosts) -> tuple[AnyAction, ...]:
    return tuple(
        m.remove_post[company][column]
        for company, base in enumerate(s.bases)
        for column, posts in enumerate(base)
        if posts
    )


def remove_post(m: Menu, s: State, seat: int, a: RemovePost, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, RemovePosts)
    if events is not None:
        events.append(PostRemoved(seat, a.company, a.column))
    company = m.t.company_at[a.company]
    bases, opened = taken(s, company, a.column - 1)
    removed = replaced(s.removed, company, s.removed[company] + 1)
    frames = (*s.frames[:-1], RemovePosts(frame.posts - 1))
    return evolve(s, bases=bases, opened=opened, removed=removed, frames=frames)


def judge_remove(m: Menu, s: State, seat: int, a: RemovePost) -> Refusal | None:
    company = m.t.company_at.get(a.company)
    if company is None or not 1 <= a.column <= len(s.bases[company]):
        return Refusal("MOM-CMP-19", "There is no such column.")
    if not s.bases[company][a.column - 1]:
        name = m.t.companies[company].name
        return Refusal("MOM-ICO-07", f"Column {a.column} of {name} holds no post.", need=1, have=0)
    return None
