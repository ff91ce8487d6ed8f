"""After an expansion: rewards of the regions entered, then posts of others go home."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question
from boardgames.core.values import evolve, replaced
from boardgames.mombasa.actions import BOOKKEEPING, AnyAction, Collect, ReturnPost
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.events import PostLost, PostReturned, RewardTaken
from boardgames.mombasa.rules.bases import returned, room
from boardgames.mombasa.rules.expansion import bits
from boardgames.mombasa.rules.tracks import move_diamond
from boardgames.mombasa.state import Advance, AnyFrame, Bookkeeping, Ousting, Rewards, State, with_player

# Rewards


def run_rewards(t: Tables, s: State, f: Rewards, events: Events) -> State | None:
    """The last reward left is taken by itself."""
    count = f.regions.bit_count() + (f.points > 0)
    if count > 1:
        return None
    if not count:
        return evolve(s, frames=s.frames[:-1])
    item = BOOKKEEPING if f.points else t.regions[bits(f.regions)[0]].id
    return collect(t, s, s.active, f, Collect(item), events)


def offer_collect(t: Tables, s: State, seat: Seat, f: Rewards) -> tuple[AnyAction, ...]:
    collect = t.menu.collect
    found: list[AnyAction] = [collect[region] for region in bits(f.regions)]
    if f.points:
        found.append(t.menu.collect_points)
    return tuple(found)


def refuse_collect(t: Tables, s: State, seat: Seat, f: Rewards, a: Collect) -> Refusal | None:
    if a.item == BOOKKEEPING:
        return None if f.points else refuse("MOM-EXP-19", "no-points-left")
    region = t.region_at.get(a.item)
    if region is None or not f.regions >> region & 1:
        return refuse("MOM-EXP-15", "no-reward-left")
    return None


def collect(t: Tables, s: State, seat: Seat, f: Rewards, a: Collect, events: Events) -> State:
    """Give the reward of a region: pounds, diamond steps, points or track steps (MOM-EXP-16, MOM-EXP-17)."""
    if events is not None:
        events.append(RewardTaken(seat, a.item))
    below = s.frames[:-1]
    if a.item == BOOKKEEPING:
        rest = Rewards(f.company, f.regions, 0)
        return evolve(s, frames=(*below, rest, Bookkeeping(f.points)))
    region = t.region_at[a.item]
    gain = t.gains[region]
    rest = Rewards(f.company, f.regions & ~(1 << region), f.points)
    frames: tuple[AnyFrame, ...] = (*below, rest)
    if gain.steps:  # after the pounds of the same region, which may pay a capital call
        frames = (*frames, Advance(f.company, gain.steps))
    players = s.players
    if gain.pounds or gain.diamonds:
        p = move_diamond(t, players[seat], seat, gain.diamonds, gain.pounds, events)
        players = with_player(players, seat, p)
    return evolve(s, players=players, frames=frames)


COLLECT_REWARDS = Question(
    Rewards,
    answers=(
        Answer(
            Collect,
            collect,
            rules=("MOM-EXP-15", "MOM-EXP-19"),
            refuse=refuse_collect,
        ),
    ),
    offer=offer_collect,
    rules=("MOM-EXP-15", "MOM-EXP-19", "MOM-EXP-18"),
    run=run_rewards,
)


# Ousting


def ousted(s: State, f: Ousting) -> list[tuple[int, int]]:
    """Pairs of region and company: posts of others in the regions entered."""
    return [
        (region, company)
        for region in bits(f.regions)
        for company in range(4)
        if company != f.company and s.posts[company] >> region & 1
    ]


def home_of(s: State, f: Ousting, region: int) -> int:
    """The company whose post has to leave a region, or -1."""
    return next((company for at, company in ousted(s, f) if at == region), -1)


def run_ousting(t: Tables, s: State, f: Ousting, events: Events) -> State | None:
    """None while the player can choose; posts without room leave the game (MOM-EXP-23, MOM-Q-59, MOM-EXP-24)."""
    posts = ousted(s, f)
    if not posts:
        return evolve(s, frames=s.frames[:-1])
    choices = 0
    for region, company in posts:
        columns = room(t, s, company)
        if not columns:
            return _post_lost(t, s, region, company, events)
        choices += len(columns)
    if choices > 1:
        return None
    region, company = posts[0]
    return _post_back(t, s, s.active, region, company, room(t, s, company)[0], events)


def _post_lost(t: Tables, s: State, region: int, company: int, events: Events) -> State:
    if events is not None:
        events.append(PostLost(s.active, t.companies[company].id, t.regions[region].id))
    posts = replaced(s.posts, company, s.posts[company] & ~(1 << region))
    removed = replaced(s.removed, company, s.removed[company] + 1)
    return evolve(s, posts=posts, removed=removed)


def _post_back(t: Tables, s: State, seat: Seat, region: int, company: int, column: int, events: Events) -> State:
    if events is not None:
        events.append(PostReturned(seat, t.companies[company].id, t.regions[region].id, column + 1))
    posts = replaced(s.posts, company, s.posts[company] & ~(1 << region))
    return evolve(s, posts=posts, bases=returned(s, company, column))


def offer_return(t: Tables, s: State, seat: Seat, f: Ousting) -> tuple[AnyAction, ...]:
    back = t.menu.return_post
    return tuple(back[region][column] for region, company in ousted(s, f) for column in room(t, s, company))


def refuse_return(t: Tables, s: State, seat: Seat, f: Ousting, a: ReturnPost) -> Refusal | None:
    company = home_of(s, f, t.region_at.get(a.region, -1))
    if company < 0:
        return refuse("MOM-EXP-20", "no-post-to-oust")
    if a.column - 1 not in room(t, s, company):
        return refuse("MOM-EXP-21", "no-room-in-column", column=a.column, company=t.companies[company].id)
    return None


def return_post(t: Tables, s: State, seat: Seat, f: Ousting, a: ReturnPost, events: Events) -> State:
    region = t.region_at[a.region]
    company = home_of(s, f, region)
    return _post_back(t, s, seat, region, company, a.column - 1, events)


SEND_POST_HOME = Question(
    Ousting,
    answers=(
        Answer(
            ReturnPost,
            return_post,
            rules=("MOM-EXP-20", "MOM-EXP-21"),
            refuse=refuse_return,
        ),
    ),
    offer=offer_return,
    rules=("MOM-EXP-20", "MOM-EXP-21", "MOM-EXP-22"),
    run=run_ousting,
)
