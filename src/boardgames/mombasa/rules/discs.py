"""Placing a bonus disc: the spaces of the board and the additional spaces of the C and D tracks.

Each kind of space is a class of the tables. Here it has its condition (`refuse_kind`) and its effect (`space_used`).
"""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question
from boardgames.core.values import evolve
from boardgames.mombasa.actions import AnyAction, PlaceDisc, TakeOption, TakeTier
from boardgames.mombasa.box.tables import (
    AdvanceSpace,
    AnySpace,
    BuyOrDiamondsSpace,
    BuySpace,
    MajoritySpace,
    MarkerSpace,
    RewardSpace,
    SellSpace,
    Tables,
    TileSpace,
)
from boardgames.mombasa.events import DiscPlaced, MarkerTaken, OptionTaken, TierTaken
from boardgames.mombasa.rules.display import cheapest
from boardgames.mombasa.rules.tracks import move_diamond, other_tracks
from boardgames.mombasa.rules.trading import can_sell
from boardgames.mombasa.state import (
    ActionTurn,
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

# Which space


def occupied(s: State) -> int:
    """Mask of the bonus spaces that hold a disc of anybody (MOM-BON-03)."""
    mask = 0
    for player in s.players:
        mask |= player.placed
    return mask


def is_first_turn(s: State, seat: Seat) -> bool:
    """The start player's first turn of the round, in which the marker cannot be taken (MOM-BON-06, MOM-BON-05)."""
    return not s.turns and seat == s.start_player


def has_majority(s: State, seat: Seat, space: MajoritySpace) -> bool:
    """Nobody has more face up, and the lowest tier is reached (MOM-MAJ-02, MOM-Q-26, MOM-Q-27)."""
    counts = space.counts
    mine = s.players[seat].totals[counts]
    for player in s.players:
        if player.totals[counts] > mine:
            return False
    return mine >= space.tiers[0].least


def track_spaces(t: Tables, s: State, p: Player) -> list[int]:
    """The additional spaces that work for a player who has no disc on their pair (MOM-TRK-12, MOM-TRK-14)."""
    found: list[int] = []
    for name, level in zip(s.tracks, p.bonus, strict=True):
        if level:
            spaces = t.spaces_of_track[name]
            if spaces and not any(p.placed >> space & 1 for space in spaces):
                found.extend(spaces[:level])
    return found


def spaces_in_play(t: Tables, s: State) -> list[int]:
    """The spaces of the board, then those of the C and D tracks of this game (MOM-TRK-13)."""
    return [*range(t.board_spaces), *(space for track in s.tracks for space in t.spaces_of_track[track])]


def offer_discs(t: Tables, s: State, seat: Seat, p: Player) -> list[AnyAction]:
    """`PlaceDisc` for every space that `refuse_disc` accepts, without asking it."""
    pounds, taken, menu = p.pounds, occupied(s), t.menu
    least = cheapest(t, s)
    found: list[AnyAction] = []
    for number, space, disc in menu.standard_discs:
        if taken >> number & 1 or space.cost > pounds:
            continue
        if type(space) is MarkerSpace:  # `isinstance` takes six times as long for a record
            if s.turns or seat != s.start_player:
                found.append(disc)
        elif type(space) is SellSpace:
            if can_sell(t, p.hand, space.only):
                found.append(disc)
        elif least - space.discount <= pounds - space.cost:
            found.append(disc)
    for number, tile, disc in menu.tile_discs:
        if not taken >> number & 1 and tile.cost <= pounds:
            found.append(disc)
    totals = p.totals
    for number, majority, disc in menu.majority_discs:
        if (
            not taken >> number & 1
            and totals[majority.counts] >= majority.tiers[0].least
            and has_majority(s, seat, majority)
        ):
            found.append(disc)
    for number in track_spaces(t, s, p) if any(p.bonus) else ():
        extra = t.spaces[number]
        if not taken >> number & 1 and extra.cost <= pounds and refuse_kind(t, s, seat, extra) is None:
            found.append(menu.discs[number])
    return found


def refuse_disc(t: Tables, s: State, seat: Seat, f: ActionTurn, a: PlaceDisc) -> Refusal | None:
    p = s.players[seat]
    number = t.space_at.get(a.space)
    if number is None:
        return refuse("MOM-BON-01", "no-such-space")
    space = t.spaces[number]
    if not p.discs:
        return refuse("MOM-BON-01", "no-disc-left", 1, 0)
    if space.track and (refusal := refuse_track_space(t, s, p, space)):
        return refusal
    if occupied(s) >> number & 1:
        return refuse("MOM-BON-03", "space-occupied", space=space.id)
    if space.cost > p.pounds:
        return refuse("MOM-BON-02", "disc-too-dear", space.cost, p.pounds)
    return refuse_kind(t, s, seat, space)


def refuse_track_space(t: Tables, s: State, p: Player, space: AnySpace) -> Refusal | None:
    """An additional space works for those whose disc has reached its bonus, one of the pair a round."""
    if space.track not in s.tracks:
        return refuse("MOM-TRK-13", "track-not-in-game", track=space.track)
    level = p.bonus[s.tracks.index(space.track)]
    if level < space.level:
        return refuse("MOM-TRK-24", "space-not-yet", space.level, level)
    if any(p.placed >> number & 1 for number in t.spaces_of_track[space.track]):
        return refuse("MOM-TRK-14", "disc-on-this-track")
    return None


def refuse_kind(t: Tables, s: State, seat: Seat, space: AnySpace) -> Refusal | None:
    """Refuse what this kind of space forbids beside its cost; a tile and a reward are for everybody."""
    p = s.players[seat]
    match space:
        case MarkerSpace() if is_first_turn(s, seat):
            return refuse("MOM-BON-06", "not-on-first-turn")
        case MajoritySpace(counts=counts):
            mine, most = p.totals[counts], max(player.totals[counts] for player in s.players)
            if mine < most:
                return refuse("MOM-MAJ-02", "no-majority", most, mine)
            least = space.tiers[0].least
            return refuse("MOM-Q-27", "below-lowest-tier", least, mine) if mine < least else None
        case SellSpace(only=only) if not can_sell(t, p.hand, only):
            return refuse("MOM-Q-34", "nothing-to-sell") if only < 0 else refuse("MOM-Q-63", "no-coffee-to-sell")
        case BuySpace():
            need, have = cheapest(t, s, space.discount), p.pounds - space.cost
            return refuse("MOM-Q-35", "nothing-to-buy", need, have) if need > have else None
        case _:
            return None


def place_disc(t: Tables, s: State, seat: Seat, f: ActionTurn, a: PlaceDisc, events: Events) -> State:
    """Disc and cost first, then what the space gives (MOM-BON-02, MOM-Q-57)."""
    p = s.players[seat]
    number = t.space_at[a.space]
    space = t.spaces[number]
    if events is not None:
        events.append(DiscPlaced(seat, a.space, space.cost))
    p = evolve(p, discs=p.discs - 1, placed=p.placed | 1 << number, pounds=p.pounds - space.cost)
    return space_used(t, s, seat, p, number, space, events)


def space_used(t: Tables, s: State, seat: Seat, p: Player, number: int, space: AnySpace, events: Events) -> State:
    """Give the player, who has paid, what this kind of space gives; a tile comes in the preparation phase
    (MOM-TIL-02, MOM-BON-07).
    """
    match space:
        case TileSpace():
            return going_on(s, seat, p)
        case SellSpace():
            return going_on(s, seat, p, SellCard(space.plus, space.only))
        case MarkerSpace():
            if events is not None:
                events.append(MarkerTaken(seat))
            return evolve(going_on(s, seat, p, Bookkeeping(space.points)), marker=seat)
        case MajoritySpace():
            if reached_tiers(s, seat, space) > 1:
                return going_on(s, seat, p, ChooseTier(number))
            return tier_taken(t, going_on(s, seat, p), seat, space, 1, events)
        case BuySpace():
            return going_on(s, seat, p, BuyWithPounds(space.discount))
        case BuyOrDiamondsSpace():
            return going_on(s, seat, p, BuyOrDiamonds(number, False, False))
        case RewardSpace(options=options):
            if len(options) > 1:
                return going_on(s, seat, p, ChooseOption(number))
            return option_taken(t, going_on(s, seat, p), seat, options[0], events)
        case AdvanceSpace():
            others = other_tracks(s, space.track)
            every = space.tracks == len(others)
            return going_on(s, seat, p, StepTracks(others, space.steps) if every else PickTracks(number))


def going_on(s: State, seat: Seat, p: Player, *asks: AnyFrame) -> State:
    """The turn goes on with what the space asks, if anything, and is over after that."""
    return evolve(s, players=with_player(s.players, seat, p), frames=(Turn(0), *asks))


PLACE_DISC = Answer(
    PlaceDisc,
    place_disc,
    rules=("MOM-BON-01", "MOM-BON-02"),
    otherwise=refuse("MOM-BON-01", "when-place-disc"),
    refuse=refuse_disc,
)


# Majorities


def reached_tiers(s: State, seat: Seat, space: MajoritySpace) -> int:
    """Return how many tiers a player's face-up cards reach (MOM-MAJ-03)."""
    total = s.players[seat].totals[space.counts]
    return sum(tier.least <= total for tier in space.tiers)


def offer_tiers(t: Tables, s: State, seat: Seat, f: ChooseTier) -> tuple[AnyAction, ...]:
    return t.menu.tiers[: reached_tiers(s, seat, t.majorities[f.space])]


def refuse_tier(t: Tables, s: State, seat: Seat, f: ChooseTier, a: TakeTier) -> Refusal | None:
    space = t.majorities[f.space]
    if not 1 <= a.number <= len(space.tiers):
        return refuse("MOM-MAJ-03", "no-such-tier", last=len(space.tiers))
    need, have = space.tiers[a.number - 1].least, s.players[seat].totals[space.counts]
    return refuse("MOM-MAJ-03", "tier-not-reached", need, have) if need > have else None


def take_tier(t: Tables, s: State, seat: Seat, f: ChooseTier, a: TakeTier, events: Events) -> State:
    return tier_taken(t, evolve(s, frames=s.frames[:-1]), seat, t.majorities[f.space], a.number, events)


def tier_taken(t: Tables, s: State, seat: Seat, space: MajoritySpace, number: int, events: Events) -> State:
    """Pounds, diamond, bookkeeping points, removed posts and last the steps (MOM-Q-45, MOM-MAJ-11)."""
    tier = space.tiers[number - 1]
    if events is not None:
        events.append(TierTaken(seat, space.id, number))
    p = move_diamond(t, s.players[seat], seat, tier.diamonds, tier.pounds, events)
    frames: list[AnyFrame] = [*s.frames, Advance(space.company, tier.steps)]
    if tier.removes:
        frames.append(RemovePosts(tier.removes))
    if tier.points:
        frames.append(Bookkeeping(tier.points))
    return evolve(s, players=with_player(s.players, seat, p), frames=tuple(frames))


CHOOSE_TIER = Question(
    ChooseTier,
    answers=(
        Answer(
            TakeTier,
            take_tier,
            rules=("MOM-MAJ-03", "MOM-MAJ-04"),
            refuse=refuse_tier,
        ),
    ),
    offer=offer_tiers,
    rules=("MOM-MAJ-03", "MOM-MAJ-04"),
)


# Books and diamonds (MOM-XBS-01, MOM-XBS-02)


def offer_options(t: Tables, s: State, seat: Seat, f: ChooseOption) -> tuple[AnyAction, ...]:
    return t.menu.options[: len(t.rewards[f.space].options)]


def refuse_option(t: Tables, s: State, seat: Seat, f: ChooseOption, a: TakeOption) -> Refusal | None:
    last = len(t.rewards[f.space].options)
    return None if 1 <= a.number <= last else refuse("MOM-XBS-01", "no-such-reward", last=last)


def take_option(t: Tables, s: State, seat: Seat, f: ChooseOption, a: TakeOption, events: Events) -> State:
    option = t.rewards[f.space].options[a.number - 1]
    return option_taken(t, evolve(s, frames=s.frames[:-1]), seat, option, events)


def option_taken(t: Tables, s: State, seat: Seat, option: tuple[int, int], events: Events) -> State:
    points, diamonds = option
    if events is not None:
        events.append(OptionTaken(seat, points, diamonds))
    p = move_diamond(t, s.players[seat], seat, diamonds, 0, events)
    return evolve(s, players=with_player(s.players, seat, p), frames=(*s.frames, Bookkeeping(points)))


CHOOSE_REWARD = Question(
    ChooseOption,
    answers=(
        Answer(
            TakeOption,
            take_option,
            rules=("MOM-XBS-01",),
            refuse=refuse_option,
        ),
    ),
    offer=offer_options,
    rules=("MOM-XBS-01",),
)
