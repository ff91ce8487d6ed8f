"""The search of versions 0.7 and 0.8: sequential halving, with a tree of the seat's own next choices."""

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from boardgames.bots.heuristic import Heuristic, follow, learned_weights
from boardgames.bots.value import POINTS, Manner, Table, at_round, learned_manner, learned_values, points_by_kind
from boardgames.bots.weight_variants import company, people
from boardgames.core.game import Game, Seat
from boardgames.core.rng import next64
from boardgames.core.values import Value
from tests.yardstick.level_1.tree import Tree

FOLDER = Path(__file__).parent


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


class Trial(Value):
    """A choice to be played out in a world."""

    choice: int
    world: int


class Ending(Value):
    """End of a playout."""

    lead: int
    """In tenths of a point."""
    length: int
    """Choices, the first one counted."""


def worth_a_thought(game: Game[Any, Any], seen: Any, seat: Seat, actions: tuple[Any, ...], most: int) -> list[int]:
    """The choices that a sensible player might make, those that the heuristic likes best first."""
    weights = Frozen(game).weigh(seen, seat, actions)
    sensible = [i for i, weight in enumerate(weights) if weight] or list(range(len(actions)))
    return sorted(sensible, key=lambda i: -weights[i])[:most]


def rank(
    game: Game[Any, Any],
    seen: Any,
    seat: Seat,
    actions: tuple[Any, ...],
    luck: int,
    effort: Effort,
) -> int:
    """Return which of the actions is best, judged by what the seat sees."""
    runner = Trials(game, seen, seat, actions, effort)
    left = worth_a_thought(game, seen, seat, actions, effort.candidates)
    if len(left) == 1:
        return left[0]
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
    return left[0]


def _try_all(runner: "Trials", left: list[int], leads: dict[int, list[int]], luck: int, worlds: int) -> tuple[int, int]:
    """Every choice in so many more worlds, the same for all: the next luck, and how many choices that took."""
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


class Trials:
    """Plays trials out in this process."""

    def __init__(self, game: Game[Any, Any], seen: Any, seat: Seat, actions: tuple[Any, ...], effort: Effort) -> None:
        self._game, self._seen, self._seat, self._actions = game, seen, seat, actions
        self._level = Frozen(game)
        manner = self._level.manner
        self._others = self._level.others if effort.open_minded else ()
        self._until = game.round(seen) + manner.rounds
        self._ahead = effort.ahead
        self._trees: dict[int, Tree] = {}

    def __call__(self, trials: Sequence[Trial]) -> list[Ending]:
        game, seat = self._game, self._seat
        endings, world, imagined, weigh = [], -1, self._seen, self._level.weigh
        for trial in trials:
            if trial.world != world:
                world = trial.world
                imagined, weigh = (
                    game.imagine(self._seen, seat, world),
                    company(self._level.weigh, self._others, seat, world),
                )
            after = game.apply(imagined, seat, self._actions[trial.choice])
            tree = self._trees.setdefault(trial.choice, Tree(seat)) if self._ahead else None
            final, length = play_on(game, weigh, after, world, self._level.manner.sure, self._until, tree)
            lead = round(10 * lead_in(worths(game, self._level, final), seat))
            if tree:
                tree.end(lead)
            endings.append(Ending(lead, length + 1))
        return endings


def play_on(
    game: Game[Any, Any], weigh: Heuristic, state: Any, luck: int, sure: int, until: int, guide: Tree | None
) -> tuple[Any, int]:
    """Return the state in which the playout ends, and how many choices were made on the way."""
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
        state = game.apply(state, who, actions[i])
        length += 1
    return state, length


def lead_in(totals: Sequence[float], seat: Seat) -> float:
    """Return how far a seat is ahead of the best other one."""
    return totals[seat] - max((total for other, total in enumerate(totals) if other != seat), default=0)


class Frozen:
    """Heuristic, features and tables of a game as they were."""

    def __init__(self, game: Game[Any, Any]) -> None:
        package, folder = f"{__package__}.{game.info.id}", FOLDER / game.info.id
        kind: type[Value] = import_module(f"{package}.weights").Weights
        weigh = import_module(f"{package}.heuristic").weigh
        learned = learned_weights(folder / "weights.toml", kind)
        self.features: Callable[[Any, Any, Seat], dict[str, int]] = import_module(f"{package}.features").features
        self.table: Table = learned_values(folder / "value.toml")
        self.manner: Manner = learned_manner(folder / "value.toml")
        self.weigh: Heuristic = partial(weigh, game, learned=learned)
        varied = people(learned, self.manner.variety) if self.manner.variety else ()
        self.others = [partial(weigh, game, learned=one) for one in varied]


def worths(game: Game[Any, Any], level: Frozen, state: Any) -> list[float]:
    """The points that each player will have in the end; those on the sheets if it is over."""
    sheets = game.scores(state)
    if not game.decisions(state):
        return [float(sheet.total) for sheet in sheets]
    weights = at_round(level.table, game.round(state))
    found = []
    for seat, sheet in enumerate(sheets):
        figures = {"anything": 1, "players": len(sheets)}
        figures |= {POINTS + kind: points for kind, points in points_by_kind(sheet).items()}
        figures |= level.features(game, state, seat)
        found.append(sum(weights.get(name, 0.0) * figure for name, figure in figures.items()))
    return found


EFFORTS = {
    "normal-1": Effort(budget=1_000, candidates=4),
    "strong-1": Effort(budget=20_000, candidates=8, open_minded=True, ahead=True),
}


SURE = 5
"""Out of ten choices of the instinct alone so many are what tempts it most."""


class FrozenBot:
    """A level as it was."""

    thinks = True

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(
        self, game: Game[Any, Any], look: Callable[[], Any], seat: Seat, actions: tuple[Any, ...], luck: int
    ) -> Any:
        if len(actions) == 1:
            return actions[0]
        return actions[rank(game, look(), seat, actions, luck, EFFORTS[self.name])]


class FrozenInstinct:
    """The heuristic as it was, without a search."""

    thinks = False
    name = "heuristic-1"

    def choose(
        self, game: Game[Any, Any], look: Callable[[], Any], seat: Seat, actions: tuple[Any, ...], luck: int
    ) -> Any:
        if len(actions) == 1:
            return actions[0]
        return actions[follow(Frozen(game).weigh(look(), seat, actions), luck, SURE)[1]]
