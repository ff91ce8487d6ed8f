"""A player that thinks: it tries each choice in worlds it can imagine and lets sensible players play on.

The choices that do badly are dropped by halves, so that most of the time goes into telling the good ones apart
(sequential halving; Karnin, Koren and Somekh, 2013). What counts is the lead over the best other player at the end of
a round some choices later: to look farther costs time and adds more luck than knowledge. The play-outs follow the
game's heuristic: against players who sell and pass for no reason, no plan shows its worth. The bot is fair, because it
starts every play-out from what its own seat can see.

This was the first bot that thought. It stays as it is, with its own heuristics: others are measured by it.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from boardgames.bots.heuristic import Heuristic, pick_by
from boardgames.bots.search import Outlook
from boardgames.core.game import Game, Seat
from boardgames.core.rng import below, next64
from tests.yardstick import amerigo, eic, felinia, mombasa

WEIGH: dict[str, Callable[..., Sequence[int]]] = {
    "amerigo": amerigo.weigh,
    "eic": eic.weigh,
    "felinia": felinia.weigh,
    "mombasa": mombasa.weigh,
}
"""The heuristic of the bot, by game; any other game is played as if all choices were alike."""

BUDGET = 6000
"""Roughly how many choices all play-outs for one choice hold together: thinking time that no clock decides."""
CANDIDATES = 16
"""How many choices are thought about; of long lists only those that the heuristic likes best."""
LEAST = 20
"""How many choices a play-out looks ahead at least; it goes on to the end of a round, where scores tell most."""
MOST = 150
"""And at most, however long the round."""
SURE = 6
"""Out of ten choices in a play-out so many are what the heuristic likes best; the others are drawn by weight."""


def first_heuristic_of(game: Game[Any, Any]) -> Heuristic:
    """Return the heuristic that the bot has for a game."""
    weigh = WEIGH.get(game.info.id)
    return partial(weigh, game) if weigh is not None else lambda state, seat, actions: (1,) * len(actions)


class Planner:
    name = "planner-1"
    thinks = True

    def choose(
        self, game: Game[Any, Any], look: Callable[[], Any], seat: Seat, actions: tuple[Any, ...], luck: int
    ) -> Any:
        if len(actions) == 1:
            return actions[0]
        seen = look()
        sensible = worth_a_thought(game, seen, seat, actions)
        if len(sensible) == 1:
            return actions[sensible[0]]
        return actions[rank(game, seen, seat, actions, luck)[0].choice]


def worth_a_thought(game: Game[Any, Any], seen: Any, seat: Seat, actions: tuple[Any, ...]) -> list[int]:
    """The choices that a sensible player might make, those that the heuristic likes best first."""
    weights = first_heuristic_of(game)(seen, seat, actions)
    sensible = [i for i, weight in enumerate(weights) if weight] or list(range(len(actions)))
    return sorted(sensible, key=lambda i: -weights[i])[:CANDIDATES]


def rank(game: Game[Any, Any], seen: Any, seat: Seat, actions: tuple[Any, ...], luck: int) -> list[Outlook]:
    """The choices that are worth a thought, best first, judged by what the seat sees."""
    weigh = first_heuristic_of(game)
    left = worth_a_thought(game, seen, seat, actions)
    liked = left[0]
    leads: dict[int, list[int]] = {i: [] for i in left}
    dropped: list[int] = []
    share = BUDGET // max(1, (len(left) - 1).bit_length())
    while True:
        used = 0
        while used < share:
            # The same worlds for every choice: then luck tells nobody apart.
            luck, world = next64(luck)
            imagined = game.imagine(seen, seat, world)
            for choice in left:
                lead, length = _play_out(game, weigh, game.apply(imagined, seat, actions[choice]), seat, world)
                leads[choice].append(lead)
                used += length
        left.sort(key=lambda i: -sum(leads[i]))
        # In doubt the heuristic is right more often than a few play-outs.
        if liked in left and not _is_clearly_better(leads[left[0]], leads[liked]):
            left.remove(liked)
            left.insert(0, liked)
        if len(left) <= 2:
            break
        keep = (len(left) + 1) // 2
        dropped = left[keep:] + dropped
        left = left[:keep]
    first = leads[left[0]]
    return [Outlook(i, _lead(first, leads[i])) for i in left + dropped]


def _is_clearly_better(leads: list[int], others: list[int]) -> bool:
    """Whether the difference is more than the luck of the worlds explains: its mean is beyond its standard error."""
    apart = [one - other for one, other in zip(leads, others, strict=True)]
    n, total, squares = len(apart), sum(apart), sum(one * one for one in apart)
    return n > 1 and total > 0 and total * total * (n - 1) > n * squares - total * total


def _lead(first: list[int], own: list[int]) -> int:
    """The average lead of a choice, told by how far it fell short of the best one in the worlds that both saw."""
    short = sum(best - mine for best, mine in zip(first, own, strict=False)) / len(own)
    return round(sum(first) / len(first) - max(0, short))


def _play_out(game: Game[Any, Any], weigh: Heuristic, state: Any, seat: Seat, luck: int) -> tuple[int, int]:
    """The lead of a seat at the end of a round some choices later, and how many they were, the first one counted."""
    length, round_of = 1, game.round
    now = round_of(state)
    while length < MOST and (open_now := game.decisions(state)):
        if length >= LEAST and round_of(state) != now:
            break
        now = round_of(state)
        who = open_now[0].seat
        actions = game.legal_actions(state, who)
        weights = weigh(state, who, actions) if len(actions) > 1 else (1,)
        luck, dice = below(luck, 10)
        if dice < SURE:
            i = weights.index(max(weights))
        else:
            luck, i = pick_by(weights, luck)
        state = game.apply(state, who, actions[i])
        length += 1
    totals = [sheet.total for sheet in game.scores(state)]
    return totals[seat] - max((total for other, total in enumerate(totals) if other != seat), default=0), length
