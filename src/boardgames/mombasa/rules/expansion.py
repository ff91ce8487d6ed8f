"""Using all expansion cards: a company enters regions, takes rewards and ousts posts of others."""

from boardgames.core.protocol import Refusal
from boardgames.core.values import evolve, replaced
from boardgames.mombasa.actions import (
    AnyAction,
    Collect,
    Enter,
    Expand,
    ExpandNone,
    ReturnPost,
    Stop,
    TakePost,
    UseExpansion,
)
from boardgames.mombasa.box.menu import BOOKKEEPING, Menu
from boardgames.mombasa.box.tables import EXPANSION, Tables
from boardgames.mombasa.events import (
    CompanyChosen,
    Events,
    ExpansionUsed,
    PointsGivenUp,
    PostLost,
    PostReturned,
    PostTaken,
    RegionEntered,
    RewardTaken,
)
from boardgames.mombasa.rules.bases import returned, room, taken
from boardgames.mombasa.rules.tracks import move_diamond
from boardgames.mombasa.state import (
    Advance,
    Bookkeeping,
    ChooseCompany,
    Expanding,
    Ousting,
    Rewards,
    State,
    TakingPost,
    Turn,
    with_player,
)


def bits(mask: int) -> list[int]:
    """The numbers in a mask, lowest first."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def use_expansion(m: Menu, s: State, seat: int, a: UseExpansion, events: Events) -> State:
    """All face-up expansion cards and the tile are in use; their points are fixed now (MOM-Q-55)."""
    p = s.players[seat]
    cards = m.t.cards
    places = 0
    for place, name in enumerate(p.area):
        if name and not p.used >> place & 1 and cards[name].total == EXPANSION:
            places |= 1 << place
    points = p.totals[EXPANSION]
    if events is not None:
        events.append(ExpansionUsed(seat, points))
    return evolve(s, frames=(Turn(places), ChooseCompany(points)))


def judge_expansion(m: Menu, s: State, seat: int, a: UseExpansion) -> Refusal | None:
    if s.players[seat].totals[EXPANSION]:
        return None
    return Refusal("MOM-ACT-03", "You have no face-up expansion card.")


# Which company


def legal_company(m: Menu, s: State, frame: ChooseCompany) -> tuple[AnyAction, ...]:
    found: list[AnyAction] = [m.expand[company] for company, base in enumerate(s.bases) if any(base)]
    found.append(m.expand_none)
    return tuple(found)


def expand(m: Menu, s: State, seat: int, a: Expand, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, ChooseCompany)
    if events is not None:
        events.append(CompanyChosen(seat, a.company, frame.points))
    return evolve(s, frames=(*s.frames[:-1], Expanding(m.t.company_at[a.company], frame.points, 0)))


def judge_company(m: Menu, s: State, seat: int, a: Expand) -> Refusal | None:
    company = m.t.company_at.get(a.company)
    if company is None:
        return Refusal("MOM-EXP-03", "There is no such company.")
    if not any(s.bases[company]):
        return Refusal("MOM-EXP-27", f"The base of {m.t.companies[company].name} holds no post.", need=1, have=0)
    return None


def expand_none(m: Menu, s: State, seat: int, a: ExpandNone, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, ChooseCompany)
    if events is not None:
        events.append(PointsGivenUp(seat, frame.points))
    return evolve(s, frames=s.frames[:-1])


# Which regions


def entry_cost(t: Tables, s: State, company: int, region: int) -> int:
    """Points to enter a region over its cheapest border; 0 if it cannot be entered (MOM-EXP-05 to MOM-EXP-10)."""
    own = s.posts[company]
    if own >> region & 1:
        return 0
    reach = own | 1 << (len(t.regions) + company)
    place = t.regions[region]
    cost = 1 if reach & place.single else 2 if reach & place.double else 0
    return cost + 1 if cost and any(posts >> region & 1 for posts in s.posts) else cost


def reachable(t: Tables, s: State, company: int, points: int) -> list[int]:
    """The regions that the company can enter for so many points."""
    regions = t.regions
    own = s.posts[company]
    reach = own | 1 << (len(regions) + company)
    a, b, c, d = s.posts
    others = (a | b | c | d) & ~own
    found = []
    for number, place in enumerate(regions):
        if not own >> number & 1:
            if reach & place.single:
                cost = 1
            elif reach & place.double:
                cost = 2
            else:
                continue
            if cost + (others >> number & 1) <= points:
                found.append(number)
    return found


def run_expanding(m: Menu, s: State, frame: Expanding, events: Events) -> State | None:
    """None while a region can be entered; otherwise the rewards begin (MOM-EXP-14, MOM-EXP-28, MOM-EXP-29)."""
    if frame.points and any(s.bases[frame.company]) and reachable(m.t, s, frame.company, frame.points):
        return None
    return _rewards(m, s, frame, events)


def _rewards(m: Menu, s: State, frame: Expanding, events: Events) -> State:
    if events is not None and frame.points:
        events.append(PointsGivenUp(s.active, frame.points))
    plain, points = 0, 0
    for region in bits(frame.entered):
        place = m.t.regions[region]
        if place.reward_kind == "bookkeeping":
            points += place.reward
        elif place.reward_kind != "none":
            plain |= 1 << region
    ousting, rewards = Ousting(frame.company, frame.entered), Rewards(frame.company, plain, points)
    return evolve(s, frames=(*s.frames[:-1], ousting, rewards))


def legal_enter(m: Menu, s: State, frame: Expanding) -> tuple[AnyAction, ...]:
    enter = m.enter
    found: list[AnyAction] = [enter[region] for region in reachable(m.t, s, frame.company, frame.points)]
    found.append(m.stop)
    return tuple(found)


def enter(m: Menu, s: State, seat: int, a: Enter, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, Expanding)
    t, company = m.t, frame.company
    region = t.region_at[a.region]
    cost = entry_cost(t, s, company, region)
    if events is not None:
        events.append(RegionEntered(seat, t.companies[company].id, a.region, cost))
    below = (*s.frames[:-1], Expanding(company, frame.points - cost, frame.entered | 1 << region))
    columns = [column for column, posts in enumerate(s.bases[company]) if posts]
    if len(columns) == 1:
        return _post_placed(m, s, seat, company, region, columns[0], below, events)
    return evolve(s, frames=(*below, TakingPost(company, region)))


def judge_enter(m: Menu, s: State, seat: int, a: Enter) -> Refusal | None:
    frame = s.frames[-1]
    assert isinstance(frame, Expanding)
    t, company = m.t, frame.company
    region = t.region_at.get(a.region)
    name = t.companies[company].name
    if region is None:
        return Refusal("MOM-EXP-31", "There is no such region; bases cannot be entered.")
    if s.posts[company] >> region & 1:
        return Refusal("MOM-EXP-06", f"{name} already has a post there.")
    cost = entry_cost(t, s, company, region)
    if not cost:
        rule = "MOM-EXP-26" if t.regions[region].inside else "MOM-EXP-05"
        return Refusal(rule, f"{t.regions[region].name} borders neither the base of {name} nor a post of it.")
    if cost > frame.points:
        text = f"{t.regions[region].name} costs {cost} points, you have {frame.points}."
        rule = "MOM-EXP-10" if any(posts >> region & 1 for posts in s.posts) else "MOM-EXP-09"
        return Refusal(rule, text, need=cost, have=frame.points)
    return None


def stop(m: Menu, s: State, seat: int, a: Stop, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, Expanding)
    return _rewards(m, s, frame, events)


def legal_take_post(m: Menu, s: State, frame: TakingPost) -> tuple[AnyAction, ...]:
    return tuple(m.take_post[column] for column, posts in enumerate(s.bases[frame.company]) if posts)


def take_post(m: Menu, s: State, seat: int, a: TakePost, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, TakingPost)
    return _post_placed(m, s, seat, frame.company, frame.region, a.column - 1, s.frames[:-1], events)


def judge_take_post(m: Menu, s: State, seat: int, a: TakePost) -> Refusal | None:
    frame = s.frames[-1]
    assert isinstance(frame, TakingPost)
    base = s.bases[frame.company]
    if not 1 <= a.column <= len(base):
        return Refusal("MOM-CMP-19", f"A base has the columns 1 to {len(base)}.")
    if not base[a.column - 1]:
        return Refusal("MOM-EXP-11", f"Column {a.column} holds no post.", need=1, have=0)
    return None


def _post_placed(
    m: Menu, s: State, seat: int, company: int, region: int, column: int, frames: tuple[object, ...], events: Events
) -> State:
    if events is not None:
        events.append(PostTaken(seat, m.t.companies[company].id, column + 1))
    bases, opened = taken(s, company, column)
    posts = replaced(s.posts, company, s.posts[company] | 1 << region)
    return evolve(s, posts=posts, bases=bases, opened=opened, frames=frames)


# Rewards


def run_rewards(m: Menu, s: State, frame: Rewards, events: Events) -> State | None:
    """The last reward left is taken by itself."""
    count = frame.regions.bit_count() + (frame.points > 0)
    if count > 1:
        return None
    if not count:
        return evolve(s, frames=s.frames[:-1])
    item = BOOKKEEPING if frame.points else m.t.regions[bits(frame.regions)[0]].id
    return collect(m, s, s.active, Collect(item), events)


def legal_collect(m: Menu, s: State, frame: Rewards) -> tuple[AnyAction, ...]:
    found: list[AnyAction] = [m.collect[region] for region in bits(frame.regions)]
    if frame.points:
        found.append(m.collect_points)
    return tuple(found)


def collect(m: Menu, s: State, seat: int, a: Collect, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, Rewards)
    if events is not None:
        events.append(RewardTaken(seat, a.item))
    below = s.frames[:-1]
    if a.item == BOOKKEEPING:
        rest = Rewards(frame.company, frame.regions, 0)
        return evolve(s, frames=(*below, rest, Bookkeeping(frame.points)))
    region = m.t.region_at[a.item]
    place = m.t.regions[region]
    rest = Rewards(frame.company, frame.regions & ~(1 << region), frame.points)
    if place.reward_kind == "track":
        return evolve(s, frames=(*below, rest, Advance(frame.company, place.reward)))
    pounds, diamonds = (place.reward, 0) if place.reward_kind == "pounds" else (0, place.reward)
    p = move_diamond(m.t, s.players[seat], seat, diamonds, pounds, events)
    return evolve(s, players=with_player(s.players, seat, p), frames=(*below, rest))


def judge_collect(m: Menu, s: State, seat: int, a: Collect) -> Refusal | None:
    frame = s.frames[-1]
    assert isinstance(frame, Rewards)
    if a.item == BOOKKEEPING:
        return None if frame.points else Refusal("MOM-EXP-19", "There are no bookkeeping points left to take.")
    region = m.t.region_at.get(a.item)
    if region is None or not frame.regions >> region & 1:
        return Refusal("MOM-EXP-15", "No reward of that region is left to take.")
    return None


# Ousting


def ousted(t: Tables, s: State, frame: Ousting) -> list[tuple[int, int]]:
    """Pairs of region and company: posts of others in the regions entered."""
    return [
        (region, company)
        for region in bits(frame.regions)
        for company in range(4)
        if company != frame.company and s.posts[company] >> region & 1
    ]


def run_ousting(m: Menu, s: State, frame: Ousting, events: Events) -> State | None:
    """None while the player can choose; posts without room leave the game (MOM-EXP-23, MOM-Q-59)."""
    posts = ousted(m.t, s, frame)
    if not posts:
        return evolve(s, frames=s.frames[:-1])
    choices = 0
    for region, company in posts:
        columns = room(m.t, s, company)
        if not columns:
            return _post_lost(m, s, region, company, events)
        choices += len(columns)
    if choices > 1:
        return None
    region, company = posts[0]
    return _post_back(m, s, s.active, region, company, room(m.t, s, company)[0], events)


def _post_lost(m: Menu, s: State, region: int, company: int, events: Events) -> State:
    if events is not None:
        events.append(PostLost(s.active, m.t.companies[company].id, m.t.regions[region].id))
    posts = replaced(s.posts, company, s.posts[company] & ~(1 << region))
    removed = replaced(s.removed, company, s.removed[company] + 1)
    return evolve(s, posts=posts, removed=removed)


def _post_back(m: Menu, s: State, seat: int, region: int, company: int, column: int, events: Events) -> State:
    if events is not None:
        events.append(PostReturned(seat, m.t.companies[company].id, m.t.regions[region].id, column + 1))
    posts = replaced(s.posts, company, s.posts[company] & ~(1 << region))
    return evolve(s, posts=posts, bases=returned(s, company, column))


def legal_return(m: Menu, s: State, frame: Ousting) -> tuple[AnyAction, ...]:
    return tuple(
        m.return_post[region][column] for region, company in ousted(m.t, s, frame) for column in room(m.t, s, company)
    )


def return_post(m: Menu, s: State, seat: int, a: ReturnPost, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, Ousting)
    region = m.t.region_at[a.region]
    company = next(company for at, company in ousted(m.t, s, frame) if at == region)
    return _post_back(m, s, seat, region, company, a.column - 1, events)


def judge_return(m: Menu, s: State, seat: int, a: ReturnPost) -> Refusal | None:
    frame = s.frames[-1]
    assert isinstance(frame, Ousting)
    company = next((company for at, company in ousted(m.t, s, frame) if m.t.regions[at].id == a.region), None)
    if company is None:
        return Refusal("MOM-EXP-20", "No post of another company has to leave that region.")
    if a.column - 1 not in room(m.t, s, company):
        name = m.t.companies[company].name
        return Refusal("MOM-EXP-21", f"Column {a.column} of {name} has no space to which a post can return.")
    return None
