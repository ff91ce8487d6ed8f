"""Using all expansion cards: a company enters regions, takes rewards and ousts posts of others."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question, not_now
from boardgames.core.values import evolve, replaced
from boardgames.mombasa.actions import (
    AnyAction,
    Enter,
    Expand,
    ExpandNone,
    Stop,
    TakePost,
    UseExpansion,
)
from boardgames.mombasa.box.tables import EXPANSION, Tables
from boardgames.mombasa.events import (
    CompanyChosen,
    ExpansionUsed,
    PointsGivenUp,
    PostTaken,
    RegionEntered,
)
from boardgames.mombasa.rules.bases import taken
from boardgames.mombasa.state import (
    ActionTurn,
    AnyFrame,
    ChooseCompany,
    Expanding,
    Ousting,
    Rewards,
    State,
    TakingPost,
    Turn,
)


def bits(mask: int) -> list[int]:
    """The numbers in a mask, lowest first."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def refuse_expansion(t: Tables, s: State, seat: Seat, f: ActionTurn, a: UseExpansion) -> Refusal | None:
    if s.players[seat].totals[EXPANSION]:
        return None
    return refuse("MOM-ACT-03", "no-expansion-card")


def use_expansion(t: Tables, s: State, seat: Seat, f: ActionTurn, a: UseExpansion, events: Events) -> State:
    """All face-up expansion cards and the tile are in use; their points are fixed now (MOM-Q-55, MOM-EXP-02,
    MOM-EXP-04, MOM-TIL-14).
    """
    p = s.players[seat]
    cards = t.cards
    places = 0
    for place, name in enumerate(p.area):
        if name and not p.used >> place & 1 and cards[name].total == EXPANSION:
            places |= 1 << place
    points = p.totals[EXPANSION]
    if events is not None:
        events.append(ExpansionUsed(seat, points))
    return evolve(s, frames=(Turn(places), ChooseCompany(points)))


USE_EXPANSION = Answer(
    UseExpansion,
    use_expansion,
    rules=("MOM-EXP-01",),
    otherwise=refuse("MOM-EXP-01", "when-use-expansion"),
    refuse=refuse_expansion,
)


# Which company


def offer_company(t: Tables, s: State, seat: Seat, f: ChooseCompany) -> tuple[AnyAction, ...]:
    expand = t.menu.expand
    found: list[AnyAction] = [expand[company] for company, base in enumerate(s.bases) if any(base)]
    found.append(t.menu.expand_none)
    return tuple(found)


def refuse_company(t: Tables, s: State, seat: Seat, f: ChooseCompany, a: Expand) -> Refusal | None:
    company = t.company_at.get(a.company)
    if company is None:
        return refuse("MOM-EXP-03", "no-such-company")
    if not any(s.bases[company]):
        return refuse("MOM-EXP-27", "base-empty", 1, 0, company=a.company)
    return None


def expand(t: Tables, s: State, seat: Seat, f: ChooseCompany, a: Expand, events: Events) -> State:
    if events is not None:
        events.append(CompanyChosen(seat, a.company, f.points))
    return evolve(s, frames=(*s.frames[:-1], Expanding(t.company_at[a.company], f.points, 0)))


def expand_none(t: Tables, s: State, seat: Seat, f: ChooseCompany, a: ExpandNone, events: Events) -> State:
    if events is not None:
        events.append(PointsGivenUp(seat, f.points))
    return evolve(s, frames=s.frames[:-1])


CHOOSE_COMPANY = Question(
    ChooseCompany,
    answers=(
        Answer(
            Expand,
            expand,
            rules=("MOM-EXP-03",),
            refuse=refuse_company,
        ),
        Answer(
            ExpandNone,
            expand_none,
            rules=("MOM-EXP-14", "MOM-Q-22"),
            otherwise=not_now("MOM-Q-22"),
        ),
    ),
    offer=offer_company,
    rules=("MOM-EXP-03", "MOM-EXP-27", "MOM-Q-22"),
)


# Which regions


def entry_cost(t: Tables, s: State, company: int, region: int) -> int:
    """Points to enter a region over its cheapest border; 0 if it cannot be entered (MOM-EXP-05 to MOM-EXP-10,
    MOM-EXP-12, MOM-EXP-30).
    """
    own = s.posts[company]
    if own >> region & 1:
        return 0
    reach = own | 1 << (len(t.regions) + company)
    single, double = t.near[region]
    cost = 1 if reach & single else 2 if reach & double else 0
    return cost + 1 if cost and any(posts >> region & 1 for posts in s.posts) else cost


def reachable(t: Tables, s: State, company: int, points: int) -> list[int]:
    """The regions that the company can enter for so many points."""
    near = t.near
    own = s.posts[company]
    reach = own | 1 << (len(near) + company)
    a, b, c, d = s.posts
    others = (a | b | c | d) & ~own
    found = []
    for number, (single, double) in enumerate(near):
        if not own >> number & 1:
            if reach & single:
                cost = 1
            elif reach & double:
                cost = 2
            else:
                continue
            if cost + (others >> number & 1) <= points:
                found.append(number)
    return found


def run_expanding(t: Tables, s: State, f: Expanding, events: Events) -> State | None:
    """None while a region can be entered; otherwise the rewards begin (MOM-EXP-14, MOM-EXP-28, MOM-EXP-29)."""
    if f.points and any(s.bases[f.company]) and reachable(t, s, f.company, f.points):
        return None
    return _rewards(t, s, f, events)


def _rewards(t: Tables, s: State, f: Expanding, events: Events) -> State:
    if events is not None and f.points:
        events.append(PointsGivenUp(s.active, f.points))
    plain, points = 0, 0
    for region in bits(f.entered):
        gain = t.gains[region]
        points += gain.points
        if gain.pounds or gain.diamonds or gain.steps:
            plain |= 1 << region
    ousting, rewards = Ousting(f.company, f.entered), Rewards(f.company, plain, points)
    return evolve(s, frames=(*s.frames[:-1], ousting, rewards))


def offer_enter(t: Tables, s: State, seat: Seat, f: Expanding) -> tuple[AnyAction, ...]:
    enter = t.menu.enter
    found: list[AnyAction] = [enter[region] for region in reachable(t, s, f.company, f.points)]
    found.append(t.menu.stop)
    return tuple(found)


def refuse_enter(t: Tables, s: State, seat: Seat, f: Expanding, a: Enter) -> Refusal | None:
    company = f.company
    region = t.region_at.get(a.region)
    name = t.companies[company].id
    if region is None:
        return refuse("MOM-EXP-31", "no-such-region")
    if s.posts[company] >> region & 1:
        return refuse("MOM-EXP-06", "post-already-there", company=name)
    cost = entry_cost(t, s, company, region)
    if not cost:
        rule = "MOM-EXP-26" if t.regions[region].inside else "MOM-EXP-05"
        return refuse(rule, "no-border", region=a.region, company=name)
    if cost > f.points:
        rule = "MOM-EXP-10" if any(posts >> region & 1 for posts in s.posts) else "MOM-EXP-09"
        return refuse(rule, "region-too-dear", cost, f.points, region=a.region)
    return None


def enter(t: Tables, s: State, seat: Seat, f: Expanding, a: Enter, events: Events) -> State:
    """Enter a region with a post that is marked as new (MOM-EXP-13)."""
    company = f.company
    region = t.region_at[a.region]
    cost = entry_cost(t, s, company, region)
    if events is not None:
        events.append(RegionEntered(seat, t.companies[company].id, a.region, cost))
    below = (*s.frames[:-1], Expanding(company, f.points - cost, f.entered | 1 << region))
    columns = [column for column, posts in enumerate(s.bases[company]) if posts]
    if len(columns) == 1:
        return _post_placed(t, s, seat, company, region, columns[0], below, events)
    return evolve(s, frames=(*below, TakingPost(company, region)))


def stop(t: Tables, s: State, seat: Seat, f: Expanding, a: Stop, events: Events) -> State:
    return _rewards(t, s, f, events)


ENTER_REGION = Question(
    Expanding,
    answers=(
        Answer(Enter, enter, rules=("MOM-EXP-05",), refuse=refuse_enter),
        Answer(Stop, stop, rules=("MOM-EXP-14",), settles=True),
    ),
    offer=offer_enter,
    rules=("MOM-EXP-05", "MOM-EXP-08", "MOM-EXP-09", "MOM-EXP-10", "MOM-EXP-14"),
    run=run_expanding,
)


def offer_take_post(t: Tables, s: State, seat: Seat, f: TakingPost) -> tuple[AnyAction, ...]:
    take = t.menu.take_post
    return tuple(take[column] for column, posts in enumerate(s.bases[f.company]) if posts)


def refuse_take_post(t: Tables, s: State, seat: Seat, f: TakingPost, a: TakePost) -> Refusal | None:
    base = s.bases[f.company]
    if not 1 <= a.column <= len(base):
        return refuse("MOM-CMP-19", "no-such-column", last=len(base))
    if not base[a.column - 1]:
        return refuse("MOM-EXP-11", "column-empty", 1, 0, column=a.column)
    return None


def take_post(t: Tables, s: State, seat: Seat, f: TakingPost, a: TakePost, events: Events) -> State:
    return _post_placed(t, s, seat, f.company, f.region, a.column - 1, s.frames[:-1], events)


def _post_placed(
    t: Tables,
    s: State,
    seat: Seat,
    company: int,
    region: int,
    column: int,
    frames: tuple[AnyFrame, ...],
    events: Events,
) -> State:
    if events is not None:
        events.append(PostTaken(seat, t.companies[company].id, column + 1))
    bases, opened = taken(s, company, column)
    posts = replaced(s.posts, company, s.posts[company] | 1 << region)
    return evolve(s, posts=posts, bases=bases, opened=opened, frames=frames)


TAKE_POST = Question(
    TakingPost,
    answers=(
        Answer(
            TakePost,
            take_post,
            rules=("MOM-EXP-11",),
            refuse=refuse_take_post,
        ),
    ),
    offer=offer_take_post,
    rules=("MOM-EXP-11", "MOM-EXP-22", "MOM-OBJ-05"),
)
