"""Thinking: choices are tried in worlds that the seat can imagine, and sensible players play on from there.

The choices that do badly are dropped by halves, so that most of the thought goes into telling the good ones apart
(sequential halving; Karnin, Koren and Somekh, 2013), and at once when it is clear that they are behind (a race; Maron
and Moore, 1994): where there is little to think about, little thought is spent. What counts is the lead over the best
other player in the end, as it is judged when this round or the next is over (`bots.value`), or as it is if the game
ends before. All choices are tried in the same worlds, with the same luck and in the same company
(`bots.weight_variants`); those who think ahead grow a tree of their own next choices below each of them (`bots.tree`;
the two together: Pepels, Cazenave, Winands and Lanctot, 2014). How long to think is counted in choices made on the way,
never in seconds, so a seat that sees the same thinks the same on every machine; and nothing is used but what the seat
can see.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from boardgames.bots.heuristic import Heuristic, follow, heuristic_of
from boardgames.bots.tree import Guide, Plan, Tree
from boardgames.bots.value import manner_of, table_of, worths
from boardgames.bots.weight_variants import company, others_of
from boardgames.core.game import Game, Seat
from boardgames.core.rng import next64
from boardgames.core.values import Value


class Effort(Value):
    """Amount of search per choice."""

    budget: int
    """Roughly how many choices all play-outs for one choice hold together."""
    candidates: int
    """Maximum number of choices that are searched; from long lists those that the heuristic likes best."""
    doubt: int = 10
    """Tenths of a standard error by which a choice must be better than what the heuristic likes best."""
    open_minded: bool = False
    """True if others may have weights of their own, where that makes a difference (`bots.weight_variants`)."""
    ahead: bool = False
    """True if the seat's own next choices are searched too (`bots.tree`)."""


BATCH = 8
"""Worlds between two looks at who has fallen behind."""
SURELY = 25
"""Tenths of a standard error by which a choice must be behind the best one to be tried no more."""


class Outlook(Value):
    """Results of a choice in the playouts."""

    choice: int
    """Which of the legal actions."""
    lead: int
    """Over the best other player in the end, on average."""


INSTINCT = -1
"""No plan: the seat goes on by its heuristic, like everybody else."""
HALVES = (0, 1)
"""Trees that are grown apart from each other below a choice."""


class Trial(Value):
    """A choice to be played out in a world."""

    choice: int
    world: int
    half: int = INSTINCT
    """Which of the choice's trees says how its seat goes on, if any."""
    grows: bool = False
    """True if the tree tries something and remembers how it ends, false if its plan is kept to."""


class Ending(Value):
    """End of a playout."""

    lead: int
    """In tenths of a point."""
    length: int
    """Choices, the first one counted."""


TrialRunner: TypeAlias = Callable[[Sequence[Trial]], list[Ending]]
"""Plays trials out, here or in many processes: the endings are the same.

It remembers what it has tried: the trials of a choice must all come to one runner, in their order.
"""


def worth_a_thought(game: Game[Any, Any], seen: Any, seat: Seat, actions: tuple[Any, ...], most: int) -> list[int]:
    """Return the choices worth searching, those that the heuristic likes best first."""
    weights = heuristic_of(game)(seen, seat, actions)
    sensible = [i for i, weight in enumerate(weights) if weight] or list(range(len(actions)))
    return sorted(sensible, key=lambda i: -weights[i])[:most]


def rank(
    game: Game[Any, Any],
    seen: Any,
    seat: Seat,
    actions: tuple[Any, ...],
    luck: int,
    effort: Effort,
    runner: TrialRunner | None = None,
) -> list[Outlook]:
    """Return the choices worth searching, best first, evaluated by what the seat sees."""
    runner = runner or Trials(game, seen, seat, actions, effort)
    left = worth_a_thought(game, seen, seat, actions, effort.candidates)
    if len(left) == 1:
        return [Outlook(left[0], 0)]
    liked = left[0]
    leads: dict[int, list[int]] = {i: [] for i in left}
    dropped: list[int] = []
    share = effort.budget // (len(left) - 1).bit_length()
    while True:
        used, worlds = 0, 1
        while len(left) > 1 and worlds:
            luck, spent = _try_all(runner, left, leads, luck, worlds)
            used += spent
            worlds = max(0, min(BATCH, (share - used) * worlds // spent))
            left.sort(key=lambda i: -sum(leads[i]))
            dropped = [i for i in left[1:] if _has_lost(leads[i], leads[left[0]])] + dropped
            left = [i for i in left if i not in dropped]
        # In doubt the heuristic is right more often than a few play-outs.
        if liked in left and not _is_clearly_better(leads[left[0]], leads[liked], effort.doubt):
            left.remove(liked)
            left.insert(0, liked)
        if len(left) <= 2:
            break
        keep = (len(left) + 1) // 2
        dropped = left[keep:] + dropped
        left = left[:keep]
    first = leads[left[0]]
    outlooks = [Outlook(left[0], _lead(first, first))]
    for choice in (left + dropped)[1:]:
        # What was dropped early saw few worlds: luck must not put it before what came farther.
        outlooks.append(Outlook(choice, min(outlooks[-1].lead, _lead(first, leads[choice]))))
    return outlooks


def _try_all(
    runner: TrialRunner, left: list[int], leads: dict[int, list[int]], luck: int, worlds: int
) -> tuple[int, int]:
    """Try every choice in further worlds, the same for all; return the next luck, and how many choices that took."""
    trials = []
    for _ in range(worlds):
        luck, world = next64(luck)
        trials += [Trial(choice, world) for choice in left]
    endings = runner(trials)
    for trial, ending in zip(trials, endings, strict=True):
        leads[trial.choice].append(ending.lead)
    return luck, sum(ending.length for ending in endings)


def _has_lost(leads: list[int], best: list[int]) -> bool:
    """True if a choice need not be tried again: it is clearly behind the best one, or was equal in every world."""
    return len(leads) >= BATCH and (leads == best or _is_clearly_better(best, leads, SURELY))


def _is_clearly_better(leads: list[int], others: list[int], doubt: int) -> bool:
    """True if the difference is more than the luck of the worlds explains: its mean is beyond its standard error."""
    apart = [one - other for one, other in zip(leads, others, strict=True)]
    n, total, squares = len(apart), sum(apart), sum(one * one for one in apart)
    spread = n * squares - total * total
    return n > 1 and total > 0 and 100 * total * total * (n - 1) > doubt * doubt * spread


def _lead(first: list[int], own: list[int]) -> int:
    """Return the average lead of a choice, from its distance to the best one in the worlds that both were tried in."""
    short = sum(best - mine for best, mine in zip(first, own, strict=False)) / len(own)
    return round((sum(first) / len(first) - max(0, short)) / 10)


class Trials:
    """Plays trials out in this process."""

    def __init__(self, game: Game[Any, Any], seen: Any, seat: Seat, actions: tuple[Any, ...], effort: Effort) -> None:
        self._game, self._seen, self._seat, self._actions = game, seen, seat, actions
        self._own, self._table, self._manner = heuristic_of(game), table_of(game), manner_of(game)
        self._others = others_of(game, self._manner.variety) if effort.open_minded else ()
        self._until = game.round(seen) + self._manner.rounds if self._table else 0
        self.trees: dict[tuple[int, int], Tree] = {}
        """Trees of the seat's later choices, by choice and half."""

    def __call__(self, trials: Sequence[Trial]) -> list[Ending]:
        game, seat = self._game, self._seat
        endings, world, imagined, weigh = [], -1, self._seen, self._own
        for trial in trials:
            if trial.world != world:
                world = trial.world
                imagined, weigh = game.imagine(self._seen, seat, world), company(self._own, self._others, seat, world)
            after = self.begin(imagined, trial.choice)
            tree = self.tree(trial.choice, trial.half) if trial.half != INSTINCT else None
            guide = tree if tree is None or trial.grows else Plan(tree)
            final, length = play_on(game, weigh, after, world, self._manner.sure, self._until, guide)
            lead = round(10 * lead_in(worths(game, self._table, final), seat))
            if tree is not None and trial.grows:
                tree.end(lead)
            endings.append(Ending(lead, length + 1))
        return endings

    def begin(self, state: Any, choice: int) -> Any:
        """Return the state after a choice that is tried."""
        return self._game.apply(state, self._seat, self._actions[choice])

    def tree(self, choice: int, half: int) -> Tree:
        """Return a tree of a choice, as far as it has grown here."""
        return self.trees.setdefault((choice, half), Tree(self._seat))


def play_on(
    game: Game[Any, Any],
    weigh: Heuristic,
    state: Any,
    luck: int,
    sure: int,
    until: int = 0,
    guide: Guide | None = None,
    note: Callable[[Any, Seat, Any], None] | None = None,
) -> tuple[Any, int]:
    """Return the state that sensible players reach from here, and how many choices they made: the end of the game or a
    round.

    A seat that has a guide does what it is told. `note` hears of every choice that somebody had: where, who and what.
    """
    length, round_of = 0, game.round
    if guide:
        guide.begin()
    while open_now := game.decisions(state):
        if until and round_of(state) > until:
            break
        who = open_now[0].seat
        actions = game.legal_actions(state, who)
        i = 0
        if len(actions) > 1:
            weights = weigh(state, who, actions)
            i = guide.choose(who, actions, weights) if guide else -1
            if i < 0:
                luck, i = follow(weights, luck, sure)
            if note is not None:
                note(state, who, actions[i])
        state = game.apply(state, who, actions[i])
        length += 1
    return state, length


def lead_in(totals: Sequence[float], seat: Seat) -> float:
    """Return how far a seat is ahead of the best other one."""
    return totals[seat] - max((total for other, total in enumerate(totals) if other != seat), default=0)
