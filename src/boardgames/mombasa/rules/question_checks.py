"""Invariants of phase and open business: who can be asked what, and which frames are under the question."""

from collections.abc import Container

from boardgames.core.state_checks import Faults, one_of, sized, subset, within
from boardgames.mombasa.box.tables import AdvanceSpace, BuySpace, SellSpace, Tables
from boardgames.mombasa.rules.bookkeepers import FLIP_PRICE
from boardgames.mombasa.state import (
    ACTION,
    OVER,
    PLAN,
    SETUP_REST,
    SETUP_TILE,
    Advance,
    AnyFrame,
    Bookkeeping,
    BuyOrDiamonds,
    BuyWithGoods,
    BuyWithPounds,
    ChooseCompany,
    ChooseOption,
    ChooseTier,
    Expanding,
    FlipBook,
    Ink,
    Ousting,
    PickTracks,
    PlaceBooks,
    RemovePosts,
    Rewards,
    SellCard,
    SpendUnits,
    State,
    StepTracks,
    TakingPost,
    Turn,
)

MOST = 200
"""More points, units or steps than anybody can have at once."""

STACKS: frozenset[tuple[type, ...]] = frozenset(
    {
        # goods
        (BuyWithGoods,),
        (SpendUnits,),
        # an expansion, its rewards, and posts that go home
        (ChooseCompany,),
        (Expanding,),
        (Expanding, TakingPost),
        (Ousting,),
        (Ousting, Rewards),
        (Ousting, Rewards, Bookkeeping),
        (Ousting, Rewards, Advance),
        # a bookkeeper
        (Bookkeeping, Ink),
        (Bookkeeping, Ink, FlipBook),
        (Bookkeeping, Bookkeeping),
        (Bookkeeping, RemovePosts),
        (Bookkeeping,),
        # bonus spaces
        (SellCard,),
        (BuyWithPounds,),
        (BuyOrDiamonds,),
        (ChooseOption,),
        (ChooseTier,),
        (Advance,),
        (Advance, Bookkeeping),
        (Advance, RemovePosts),
        (Advance, RemovePosts, Bookkeeping),
        (PickTracks,),
        (StepTracks,),
        (StepTracks, Advance),
    }
)
"""Stacks of frames that can be above the bottom of a turn."""


# phases


def phase_faults(t: Tables, s: State) -> Faults:
    """The set-up, planning and the action phase each leave the players as the next one needs them."""
    yield from one_of("phase", s.phase, (SETUP_TILE, SETUP_REST, PLAN, ACTION, OVER))
    if s.phase != ACTION:
        yield from sized("frames", s.frames, 0)
    if s.phase in (SETUP_TILE, SETUP_REST):
        yield from within("round", s.round, 1, 1)
        yield from _set_up(s)
    for seat, p in enumerate(s.players):
        if p.planned and s.phase != PLAN:
            yield f"players.{seat}.planned is set in the phase {s.phase!r}"
        if p.passed and s.phase not in (ACTION, OVER):
            yield f"players.{seat}.passed is set in the phase {s.phase!r}"
    if s.phase == ACTION and s.players[s.active].passed:
        yield f"active is {s.active}, whose phase has ended"


def _set_up(s: State) -> Faults:
    """Nothing has moved yet but for those who have laid out their resting cards."""
    count = len(s.players)
    for seat, p in enumerate(s.players):
        ahead = (s.active - s.start_player) % count
        done = s.phase == SETUP_REST and (seat - s.start_player) % count < ahead
        if not done and (any(p.steps) or p.diamond or p.ink or len(p.hand) != len(p.stock)):
            yield f"players.{seat} has moved before laying out resting cards"
        if any(p.area):
            yield f"players.{seat}.area is not empty in the set-up"


# open business


def frame_faults(t: Tables, s: State) -> Faults:
    """An action is under way, or its books are being placed."""
    if s.waiting and not s.frames:
        yield "waiting has books that nobody places"
    if not s.frames or s.frames == (PlaceBooks(),):
        yield from region_faults(s)
        return
    bottom, *rest = s.frames
    if not isinstance(bottom, Turn) or tuple(map(type, rest)) not in STACKS:
        yield "frames are no stack that the rules make"
        return
    p = s.players[s.active]
    lying = sum(1 << place for place, card in enumerate(p.area) if card and not p.used >> place & 1)
    yield from subset("frames.0.places", bottom.places, lying)
    for i, frame in enumerate(rest, 1):
        yield from _frame(t, s, f"frames.{i}", frame)
    yield from _expansion(t, s, rest)


def _frame(t: Tables, s: State, name: str, f: AnyFrame) -> Faults:
    """Numbers within bounds, spaces of the right kind."""
    p, companies = s.players[s.active], len(t.companies)
    for field in ("total", "discount", "units", "points", "posts", "steps"):
        yield from within(f"{name}.{field}", getattr(f, field, 0), 0, MOST)
    yield from within(f"{name}.company", getattr(f, "company", 0), 0, companies - 1)
    match f:
        case FlipBook() if p.pounds < FLIP_PRICE:
            yield f"{name} asks for a book to be turned, which nobody can pay"
        case Ink() if f.moved and not p.ink:
            yield f"{name}.moved is set, and the ink pot has not moved"
        case SellCard():
            spaces = [(space.plus, space.only) for space in t.spaces if isinstance(space, SellSpace)]
            yield from one_of(f"{name}.only", (f.plus, f.only), spaces)
        case BuyWithPounds():
            discounts = [space.discount for space in t.spaces if isinstance(space, BuySpace)]
            yield from one_of(f"{name}.discount", f.discount, discounts)
        case ChooseTier():
            yield from _space(s, name, f.space, t.majorities)
        case ChooseOption():
            yield from _space(s, name, f.space, t.rewards)
        case BuyOrDiamonds():
            yield from _space(s, name, f.space, t.and_ors)
        case PickTracks():
            yield from _space(s, name, f.space, t.advances)
        case StepTracks():
            yield from _step_tracks(t, name, f)


def _space(s: State, name: str, space: int, kind: Container[int]) -> Faults:
    """The player has a disc on a space of this kind."""
    if space not in kind or not s.players[s.active].placed >> space & 1:
        yield f"{name}.space is {space}, where no disc lies that asks this"


def _step_tracks(t: Tables, name: str, f: StepTracks) -> Faults:
    yield from within(f"{name}.companies", len(f.companies), 1, len(t.companies) - 1)
    yield from within(f"{name}.companies", len(set(f.companies)), len(f.companies), len(f.companies))
    for company in f.companies:
        yield from within(f"{name}.companies", company, 0, len(t.companies) - 1)
    steps = [space.steps for space in t.spaces if isinstance(space, AdvanceSpace)]
    yield from one_of(f"{name}.steps", f.steps, steps)


def _expansion(t: Tables, s: State, rest: list[AnyFrame]) -> Faults:
    """One company expands; where it has entered its posts stand, but for the one that is being taken."""
    entered = 0
    match rest:
        case [Expanding() as f]:
            yield from subset("frames.1.entered", f.entered, s.posts[f.company])
            entered = f.entered
        case [Expanding() as f, TakingPost() as post]:
            yield from within("frames.2.region", post.region, 0, len(t.regions) - 1)
            taken = 1 << post.region
            if post.company != f.company or not f.entered & taken or s.posts[f.company] & taken:
                yield f"frames.2.region is {post.region}, where no post is due"
            yield from subset("frames.1.entered", f.entered, s.posts[f.company] | taken)
            entered = f.entered
        case [Ousting() as f, *top]:
            yield from subset("frames.1.regions", f.regions, s.posts[f.company])
            for frame in top[:1]:
                yield from _rewards(f, frame)
            entered = f.regions
    yield from region_faults(s, entered)


def _rewards(f: Ousting, frame: AnyFrame) -> Faults:
    if isinstance(frame, Rewards):
        yield from subset("frames.2.regions", frame.regions, f.regions)
        yield from within("frames.2.company", frame.company, f.company, f.company)


def region_faults(s: State, entered: int = 0) -> Faults:
    """A region holds one post, but for those that a company has just entered."""
    seen = 0
    for company, mask in enumerate(s.posts):
        if seen & mask & ~entered:
            yield f"posts.{company} is {mask}, where other posts stand"
        seen |= mask
