"""Placing a bonus disc: the spaces of the board and the additional spaces of the C and D tracks."""

from boardgames.core.protocol import Refusal
from boardgames.core.values import evolve
from boardgames.mombasa.actions import (
    AnyAction,
    PlaceDisc,
    TakeOption,
    TakeTier,
)
from boardgames.mombasa.box.menu import Menu
from boardgames.mombasa.box.tables import Space, Tables, Tier
from boardgames.mombasa.events import (
    DiscPlaced,
    Events,
    MarkerTaken,
    OptionTaken,
    TierTaken,
)
from boardgames.mombasa.rules.goods import cheapest
from boardgames.mombasa.rules.tracks import move_diamond, other_tracks
from boardgames.mombasa.rules.trading import can_sell
from boardgames.mombasa.state import (
    Advance,
    AnyFrame,
    Bookkeeping,
    BuyOrDiamonds,
    BuyWithPounds,
    ChooseOption,
    ChooseTier,
    PickTracks,
    Player,
    RemovePosts,
    SellCard,
    State,
    StepTracks,
    Turn,
    with_player,
)
from boardgames.mombasa.words.names import space_name


def occupied(s: State) -> int:
    """Mask of the bonus spaces that hold a disc of anybody (MOM-BON-03)."""
    mask = 0
    for player in s.players:
        mask |= player.placed
    return mask


def has_majority(s: State, seat: int, space: Space) -> bool:
    """Nobody has more face up, and the lowest tier is reached (MOM-MAJ-02, MOM-Q-26, MOM-Q-27)."""
    counts = space.counts
    mine = s.players[seat].totals[counts]
    for player in s.players:
        if player.totals[counts] > mine:
            return False
    return mine >= space.tiers[0].least


def track_spaces(t: Tables, s: State, p: Player) -> list[int]:
    """The additional spaces that work for the player and whose pair holds no disc of his (MOM-TRK-12, MOM-TRK-14)."""
    found: list[int] = []
    if not any(p.bonus):
        return found
    for name, level in zip(s.tracks, p.bonus, strict=True):
        if level:
            spaces = t.spaces_of_track[name]
            if spaces and not any(p.placed >> space & 1 for space in spaces):
                found.extend(spaces[:level])
    return found


def legal_spaces(m: Menu, s: State, seat: int, p: Player) -> list[AnyAction]:
    """`PlaceDisc` for every space that `judge_disc` accepts, without asking it."""
    t, pounds, taken = m.t, p.pounds, occupied(s)
    discs = m.discs
    found: list[AnyAction] = []
    for number, space in m.standard_spaces:
        if taken >> number & 1 or space.cost > pounds:
            continue
        if space.marker:
            if s.turns or seat != s.start_player:
                found.append(discs[number])
        elif space.sells:
            if can_sell(t, p.hand, space.only):
                found.append(discs[number])
        elif cheapest(t, s) <= pounds - space.cost:
            found.append(discs[number])
    for number, space in m.tile_spaces:
        if not taken >> number & 1 and space.cost <= pounds:
            found.append(discs[number])
    totals = p.totals
    for number, space in m.majority_spaces:
        if not taken >> number & 1 and totals[space.counts] >= space.tiers[0].least and has_majority(s, seat, space):
            found.append(discs[number])
    for number in track_spaces(t, s, p):
        space = t.spaces[number]
        if not taken >> number & 1 and space.cost <= pounds and (not space.sells or can_sell(t, p.hand, space.only)):
            found.append(discs[number])
    return found


def judge_disc(m: Menu, s: State, seat: int, a: PlaceDisc) -> Refusal | None:
    t, p = m.t, s.players[seat]
    number = t.space_at.get(a.space)
    if number is None:
        return Refusal("MOM-BON-01", "There is no such bonus space.")
    space = t.spaces[number]
    if not p.discs:
        return Refusal("MOM-BON-01", "You have no bonus disc left this round.", need=1, have=0)
    if space.track and (refusal := _judge_track_space(t, s, p, space)):
        return refusal
    if occupied(s) >> number & 1:
        return Refusal("MOM-BON-03", f"A disc occupies {space_name(space)} for the rest of the round.")
    if space.cost > p.pounds:
        text = f"A disc there costs £{space.cost}, you have £{p.pounds}."
        return Refusal("MOM-BON-02", text, need=space.cost, have=p.pounds)
    if space.marker and seat == s.start_player and not s.turns:
        return Refusal("MOM-BON-06", "The start player may not use it on the first turn of the round.")
    if space.counts >= 0:
        return _judge_majority(s, seat, space)
    if space.sells and not can_sell(t, p.hand, space.only):
        if space.only < 0:
            return Refusal("MOM-Q-34", "You have no card in hand that can be sold.")
        return Refusal("MOM-Q-63", "You have no coffee card in hand.")
    if space.buys and not space.diamonds:
        need, have = cheapest(t, s), p.pounds - space.cost
        if need > have:
            return Refusal("MOM-Q-35", "After the cost you could not pay for any display card.", need=need, have=have)
    return None


def _judge_track_space(t: Tables, s: State, p: Player, space: Space) -> Refusal | None:
    if space.track not in s.tracks:
        return Refusal("MOM-TRK-13", f"Track {space.track} is not in this game.")
    level = p.bonus[s.tracks.index(space.track)]
    if level < space.level:
        return Refusal("MOM-TRK-24", "That space does not work for you yet.", need=space.level, have=level)
    if any(p.placed >> number & 1 for number in t.spaces_of_track[space.track]):
        return Refusal("MOM-TRK-14", "You already have a disc on one of the two spaces of this track.")
    return None


def _judge_majority(s: State, seat: int, space: Space) -> Refusal | None:
    totals = [player.totals[space.counts] for player in s.players]
    mine, most = totals[seat], max(totals)
    if mine < most:
        return Refusal("MOM-MAJ-02", f"Somebody has {most} face up, you have {mine}.", need=most, have=mine)
    least = space.tiers[0].least
    if mine < least:
        return Refusal("MOM-Q-27", f"The lowest reward asks for {least}, you have {mine}.", need=least, have=mine)
    return None


def place_disc(m: Menu, s: State, seat: int, a: PlaceDisc, events: Events) -> State:
    """Disc and cost first, then what the space gives (MOM-BON-02, MOM-Q-57)."""
    t, p = m.t, s.players[seat]
    number = t.space_at[a.space]
    space = t.spaces[number]
    if events is not None:
        events.append(DiscPlaced(seat, a.space, space.cost))
    p = evolve(p, discs=p.discs - 1, placed=p.placed | 1 << number, pounds=p.pounds - space.cost)
    s = evolve(s, players=with_player(s.players, seat, p), frames=(Turn(0),))
    if space.counts >= 0:
        reached = sum(tier.least <= p.totals[space.counts] for tier in space.tiers)
        if reached > 1:
            return evolve(s, frames=(*s.frames, ChooseTier(number)))
        return _tier_taken(m, s, seat, number, 1, events)
    if space.options:
        if len(space.options) > 1:
            return evolve(s, frames=(*s.frames, ChooseOption(number)))
        return _option_taken(m, s, seat, space.options[0], events)
    if space.marker:
        if events is not None:
            events.append(MarkerTaken(seat))
        return evolve(s, marker=seat, frames=(*s.frames, Bookkeeping(space.points)))
    if question := _question(t, s, number, space):
        return evolve(s, frames=(*s.frames, question))
    return s  # a tile space: the tile comes in the preparation phase (MOM-TIL-02)


def _question(t: Tables, s: State, number: int, space: Space) -> AnyFrame | None:
    if space.sells:
        return SellCard(space.plus, space.only)
    if space.diamonds:
        return BuyOrDiamonds(number, False, False)
    if space.buys:
        return BuyWithPounds(space.discount)
    if space.advances:
        others = other_tracks(t, s, number)
        return StepTracks(others, space.steps) if space.advances == len(others) else PickTracks(number)
    return None


# Majorities


def reached_tiers(s: State, seat: int, space: Space) -> int:
    total = s.players[seat].totals[space.counts]
    return sum(tier.least <= total for tier in space.tiers)


def legal_tier(m: Menu, s: State, frame: ChooseTier) -> tuple[AnyAction, ...]:
    return m.tiers[: reached_tiers(s, s.active, m.t.spaces[frame.space])]


def take_tier(m: Menu, s: State, seat: int, a: TakeTier, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, ChooseTier)
    return _tier_taken(m, evolve(s, frames=s.frames[:-1]), seat, frame.space, a.number, events)


def judge_tier(m: Menu, s: State, seat: int, a: TakeTier) -> Refusal | None:
    frame = s.frames[-1]
    assert isinstance(frame, ChooseTier)
    space = m.t.spaces[frame.space]
    if not 1 <= a.number <= len(space.tiers):
        return Refusal("MOM-MAJ-03", f"The space has the tiers 1 to {len(space.tiers)}.")
    need, have = space.tiers[a.number - 1].least, s.players[seat].totals[space.counts]
    if need > have:
        return Refusal("MOM-MAJ-03", f"That tier needs {need}, you have {have}.", need=need, have=have)
    return None


def _tier_taken(m: Menu, s: State, seat: int, number: int, tier_number: int, events: Events) -> State:
    """Pounds, diamond, bookkeeping points, removed posts and last the steps (MOM-Q-45)."""
    space = m.t.spaces[number]
    tier: Tier = space.tiers[tier_number - 1]
    if events is not None:
        events.append(TierTaken(seat, space.id, tier_number))
    p = move_diamond(m.t, s.players[seat], seat, tier.diamonds, tier.pounds, events)
    frames: list[AnyFrame] = [*s.frames, Advance(space.company, tier.steps)]
    if tier.removes:
        frames.append(RemovePosts(tier.removes))
    if tier.points:
        frames.append(Bookkeeping(tier.points))
    return evolve(s, players=with_player(s.players, seat, p), frames=tuple(frames))


# Books and diamonds (MOM-XBS-01, MOM-XBS-02)


def legal_option(m: Menu, s: State, frame: ChooseOption) -> tuple[AnyAction, ...]:
    return m.options[: len(m.t.spaces[frame.space].options)]


def take_option(m: Menu, s: State, seat: int, a: TakeOption, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, ChooseOption)
    option = m.t.spaces[frame.space].options[a.number - 1]
    return _option_taken(m, evolve(s, frames=s.frames[:-1]), seat, option, events)


def judge_option(m: Menu, s: State, seat: int, a: TakeOption) -> Refusal | None:
    frame = s.frames[-1]
    assert isinstance(frame, ChooseOption)
    if 1 <= a.number <= len(m.t.spaces[frame.space].options):
        return None
    return Refusal("MOM-XBS-01", "The space offers the rewards 1 and 2.")


def _option_taken(m: Menu, s: State, seat: int, option: tuple[int, int], events: Events) -> State:
    points, diamonds = option
    if events is not None:
        events.append(OptionTaken(seat, points, diamonds))
    p = move_diamond(m.t, s.players[seat], seat, diamonds, 0, events)
    return evolve(s, players=with_player(s.players, seat, p), frames=(*s.frames, Bookkeeping(points)))
