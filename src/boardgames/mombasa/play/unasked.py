"""Questions that a person need not be asked: every other answer gives something away for nothing."""

from collections.abc import Sequence

from boardgames.core.game import Seat
from boardgames.mombasa.actions import AnyAction, Collect, NoFlip, TakeTier
from boardgames.mombasa.box.tables import MajoritySpace, Tables
from boardgames.mombasa.game import Mombasa
from boardgames.mombasa.rules.bookkeepers import can_enter, face_up_books
from boardgames.mombasa.rules.discs import reached_tiers
from boardgames.mombasa.rules.expansion import bits
from boardgames.mombasa.state import ChooseTier, FlipBook, Rewards, State


def unasked(game: Mombasa, states: Sequence[State], seat: Seat) -> AnyAction | None:
    """Return the answer to a question that has no other sensible one; None if there is something to choose."""
    s, t = states[-1], game.tables
    match s.frames[-1] if s.frames and s.active == seat else None:
        case FlipBook() if _turns_in_vain(t, s, seat):
            return NoFlip()
        case Rewards() as frame:
            return _harmless_reward(t, s, seat, frame)
        case ChooseTier(space):
            return _best_tier(s, seat, t.majorities[space], t)
        case _:
            return None


def _turns_in_vain(t: Tables, s: State, seat: Seat) -> bool:
    """True if only books could be turned that lie behind the ink pot, or the next one, which it can enter anyway."""
    p = s.players[seat]
    ahead = [position for position in face_up_books(p) if position > p.ink]
    return not ahead or (ahead == [p.ink + 1] and can_enter(t, p, p.ink + 1, True))


def _harmless_reward(t: Tables, s: State, seat: Seat, frame: Rewards) -> Collect | None:
    """Return a reward that cannot be better later: pounds, diamonds, and steps with no capital call before them."""
    track, at = t.tracks[s.tracks[frame.company]], s.players[seat].steps[frame.company]
    for region in bits(frame.regions):
        if not any(track.calls[at : at + t.gains[region].steps]):
            return t.menu.collect[region]
    return None


def _best_tier(s: State, seat: Seat, space: MajoritySpace, t: Tables) -> TakeTier | None:
    """Return the highest tier reached if it brings all that the lower ones do, and its further steps pay no rival."""
    reached = space.tiers[: reached_tiers(s, seat, space)]
    *lower, top = reached
    track, at = t.tracks[s.tracks[space.company]], s.players[seat].steps[space.company]
    for tier in lower:
        least = (tier.steps, tier.pounds, tier.diamonds, tier.points)
        most = (top.steps, top.pounds, top.diamonds, top.points)
        further = range(at + tier.steps + 1, min(at + top.steps, track.length) + 1)
        pays = any(track.specials[to] and any(p.steps[space.company] >= to for p in s.players) for to in further)
        if top.removes or any(less > more for less, more in zip(least, most, strict=True)) or pays:
            return None
    return TakeTier(len(reached))
