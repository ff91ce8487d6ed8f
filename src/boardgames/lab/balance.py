"""Balance of a game: games between equal bots, over all player counts and variants.

What it is worth to use a thing is told by those who sat at one table: how many points those who used it had more at the
end than those who did not. Between tables nothing is compared, so neither lucky deals nor long games count for a thing.
A figure says what goes together, not what is the cause: who is ahead can afford more.
"""

import contextlib
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from functools import lru_cache, partial
from math import sqrt
from typing import Any, TypeAlias

from boardgames.core.game import Config, Game, Seat
from boardgames.core.playout import Result, play_out, result_of
from boardgames.core.usage import NOBODY, UseKind
from boardgames.core.values import Event, Value, decode, evolve
from boardgames.lab.simulate import Plan, chooser, game_of, game_seed
from boardgames.lab.statistics import SURE, Report, Spread, Tally
from boardgames.lab.worker_pool import in_order

ENOUGH = 10
"""Minimum number of games in which some used a thing and others did not, for its worth to be reported."""
CHOICES = "choices"
"""Kind of use that every game has: actions chosen, by their kind."""

Name: TypeAlias = tuple[str, str]
"""Kind of use, and name of the thing used."""


class Account(Value):
    """Counts of one game."""

    result: Result
    order: tuple[Seat, ...]
    """Seats in the order of their first choice."""
    rounds: int
    uses: tuple[tuple[Name, tuple[int, ...], int, int], ...]
    """Things used: number of uses by each seat, in all, and the sum of the rounds of all uses."""


class Witness:
    """Recorder of who uses what while a game is played."""

    def __init__(self, game: Game[Any, Any], names: dict[str, dict[str, str]], players: int) -> None:
        self._game, self._usage, self._names = game, game.parts.usage(), names
        self._order: dict[Seat, None] = {}
        self._times: dict[Name, list[int]] = defaultdict(lambda: [0] * (players + 1))
        """Uses by seat; the last number is nobody's."""
        self._rounds: dict[Name, int] = defaultdict(int)

    def hear(self, state: Any, seat: Seat, action: Any, events: list[Event]) -> None:
        self._order.setdefault(seat)
        now = self._game.round(state)
        self._note(CHOICES, action.__struct_config__.tag, seat, now)
        for event in events:
            for use in self._usage.uses(self._game, event):
                self._note(use.kind, use.thing, use.seat, now)

    def _note(self, kind: str, thing: str, seat: Seat, now: int) -> None:
        name = kind, self._names[kind].get(thing, thing)
        times = self._times[name]
        times[seat if seat < len(times) - 1 else NOBODY] += 1  # somebody beyond the seats is nobody's player
        self._rounds[name] += now

    def account(self, result: Result, rounds: int) -> Account:
        order = (*self._order, *(seat for seat in range(len(result.scores)) if seat not in self._order))
        uses = ((name, tuple(times[:NOBODY]), sum(times), self._rounds[name]) for name, times in self._times.items())
        return Account(result, order, rounds, tuple(sorted(uses)))


@lru_cache(maxsize=4)
def use_kinds(name: str, data: str) -> tuple[UseKind, ...]:
    """Return the kinds of use of a game: its own, and the choices."""
    game = game_of(name, data)
    actions = {action.__struct_config__.tag: action for action in reversed(game.all_actions())}
    meanings = tuple((tag, game.words.meaning(actions[tag])) for tag in sorted(actions))
    return (*game.parts.usage().use_kinds(game), UseKind(CHOICES, CHOICES, meanings))


@lru_cache(maxsize=4)
def names_of(name: str, data: str) -> dict[str, dict[str, str]]:
    """Return the names of things by their ids, for every kind of use."""
    return {kind.kind: dict(kind.things) for kind in use_kinds(name, data)}


def account_of(plan: Plan, number: int) -> Account:
    """Play one game of a series and return its counts."""
    game, seed = game_of(plan.game, plan.data), game_seed(plan.seed, number)
    config = Config(plan.players, seed, plan.variant, plan.options)
    witness = Witness(game, names_of(plan.game, plan.data), plan.players)
    state, decisions = play_out(game, game.start(config), chooser(game, plan, seed, []), hearer=witness.hear)
    return witness.account(result_of(game, config, state, decisions), game.round(state))


class Contrast:
    """Difference in points that went with more of something, among those who sat at one table.

    The estimate is the slope of the points over the number, both measured from their mean in the game. Games where all
    have the same number tell nothing. How sure it is follows from how games differ (a ratio estimate): the points of
    one game are not independent of each other.
    """

    def __init__(self) -> None:
        self.games = 0
        self._pull, self._spread = 0.0, 0.0
        self._pull2, self._both, self._spread2 = 0.0, 0.0, 0.0

    def add(self, numbers: Sequence[int], leads: Sequence[float]) -> None:
        """Add a game: the number and the lead of each seat; leads are measured from the mean of the game."""
        middle = sum(numbers) / len(numbers)
        spread = sum((number - middle) ** 2 for number in numbers)
        if not spread:
            return
        pull = sum(number * lead for number, lead in zip(numbers, leads, strict=True))
        self.games += 1
        self._pull += pull
        self._spread += spread
        self._pull2 += pull * pull
        self._both += pull * spread
        self._spread2 += spread * spread

    def told(self) -> tuple[float, float] | None:
        """Return the points, and half the interval around them; None if too few games differ."""
        n = self.games
        if n < ENOUGH:
            return None
        slope = self._pull / self._spread
        left = self._pull2 - 2 * slope * self._both + slope * slope * self._spread2
        margin = SURE * sqrt(max(0.0, left) * n / (n - 1)) / self._spread
        return round(slope, 2), round(margin, 2)


class Usage:
    """Number of uses of a thing, and its worth."""

    def __init__(self) -> None:
        self.times, self._games, self._seats, self._rounds = 0, 0, 0, 0
        self._ever, self._each = Contrast(), Contrast()

    def add(self, by_seat: tuple[int, ...], times: int, rounds: int, leads: Sequence[float]) -> None:
        self.times += times
        self._games += 1
        self._rounds += rounds
        self._seats += sum(map(bool, by_seat))
        self._ever.add([bool(number) for number in by_seat], leads)
        self._each.add(by_seat, leads)

    def report(self, games: int, seats: int) -> Report:
        """Return the figures over this number of games and of seats in them."""
        worth, each = self._ever.told(), self._each.told()
        return {
            "times": self.times,
            "a_game": round(self.times / games, 3) if games else 0.0,
            "share_of_games": round(self._games / games, 4) if games else 0.0,
            "share_of_seats": round(self._seats / seats, 4) if seats else 0.0,
            "mean_round": round(self._rounds / self.times, 2) if self.times else None,
            "games_that_tell": self._ever.games,
            "worth": worth and worth[0],
            "worth_margin": worth and worth[1],
            "each": each and each[0],
            "each_margin": each and each[1],
        }


class Uses:
    """Uses of all things in some games."""

    def __init__(self) -> None:
        self._games, self._seats = 0, 0
        self._usages: dict[Name, Usage] = defaultdict(Usage)

    def add(self, account: Account) -> None:
        scores = account.result.scores
        middle = sum(scores) / len(scores)
        leads = [points - middle for points in scores]
        self._games += 1
        self._seats += len(scores)
        for name, by_seat, times, rounds in account.uses:
            self._usages[name].add(by_seat, times, rounds, leads)

    def report(self, kinds: Sequence[UseKind]) -> list[Report]:
        return [{"kind": kind.kind, "title": kind.title, "things": list(self._things(kind))} for kind in kinds]

    def _things(self, kind: UseKind) -> Iterator[Report]:
        """Return all things: also unused ones, and used ones that are not in the list."""
        ids: dict[str, list[str]] = defaultdict(list)
        for thing, name in kind.things:
            ids[name].append(thing)
        for used, name in self._usages:
            if used == kind.kind and name not in ids:
                ids[name].append(name)
        for name, things in ids.items():
            usage = self._usages.get((kind.kind, name)) or Usage()
            yield {"name": name, "ids": things, **usage.report(self._games, self._seats)}


class Setting:
    """Games of one player count and variant."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._tally = Tally(game_of(plan.game, plan.data), plan.players)
        """Counts in the order in which the seats first had a choice."""
        self._rounds, self._best, self._gap = Spread(), Spread(), Spread()
        self._uses = Uses()

    def add(self, account: Account) -> None:
        self._tally.add(_by_order(account))
        scores = sorted(account.result.scores, reverse=True)
        self._rounds.add(account.rounds)
        self._best.add(scores[0])
        self._gap.add(scores[0] - scores[1] if len(scores) > 1 else 0)
        self._uses.add(account)

    def report(self, kinds: Sequence[UseKind]) -> Report:
        found = self._tally.report()
        places = [{"place": place, **_without_seat(row)} for place, row in enumerate(found["seats"], 1)]
        return {
            "variant": self.plan.variant,
            "players": self.plan.players,
            "games": self._tally.games,
            "places": places,
            "categories": {name: row["mean"] for name, row in found["categories"].items()},
            "choices": found["length"],
            "rounds": self._rounds.told(),
            "best_score": self._best.told(),
            "gap": self._gap.told(),
            "uses": self._uses.report(kinds),
            "digest": self._tally.digest(),
        }


def _without_seat(row: Report) -> Report:
    return {name: value for name, value in row.items() if name != "seat"}


def _by_order(account: Account) -> Result:
    """Return the result with the seats in the order of their first choice."""
    result, order = account.result, account.order
    return evolve(
        result,
        scores=tuple(result.scores[seat] for seat in order),
        ranks=tuple(result.ranks[seat] for seat in order),
        categories=tuple(result.categories[seat] for seat in order),
    )


class Balance:
    """Balance of a game over several player counts and variants."""

    def __init__(self, plans: Sequence[Plan]) -> None:
        """The plans differ in player count and variant only."""
        self._plan = plans[0]
        self._settings = [Setting(plan) for plan in plans]
        self._uses = {plan.variant: Uses() for plan in plans}

    @classmethod
    def over(cls, plan: Plan, bot: str, variants: Sequence[str], counts: Sequence[int]) -> "Balance":
        """Return a balance with the same bot in every seat, over the variants and player counts."""
        return cls(
            [
                evolve(plan, variant=variant, players=players, bots=(bot,) * players)
                for variant in variants
                for players in counts
            ]
        )

    @property
    def games(self) -> int:
        """Number of games to play in all."""
        return self._plan.games * len(self._settings)

    def play(self, progress: Callable[[], None] = lambda: None, executor: Executor | None = None) -> None:
        """Play all games; `KeyboardInterrupt` leaves what was done before it."""
        plans = tuple(setting.plan for setting in self._settings)
        job = partial(_numbered_account, plans)
        with contextlib.closing(
            in_order(job, self.games, self._plan.jobs, executor, partial(decode, kind=Account))
        ) as accounts:
            for number, account in enumerate(accounts):
                setting = self._settings[number % len(plans)]
                setting.add(account)
                self._uses[setting.plan.variant].add(account)
                progress()

    def report(self) -> Report:
        """Return the object that `balance --json` prints; `variants` are over all player counts together."""
        plan = self._plan
        game = game_of(plan.game, plan.data)
        kinds, about = use_kinds(plan.game, plan.data), game.info.about
        return {
            "game": plan.game,
            "bots": plan.bots[0],
            "seed": plan.seed,
            "options": list(plan.options),
            "rulebook": {"rounds": list(about.rounds), "minutes": about.minutes, "example": about.example},
            "settings": [setting.report(kinds) for setting in self._settings],
            "variants": [{"variant": variant, "uses": uses.report(kinds)} for variant, uses in self._uses.items()],
        }


def _numbered_account(plans: tuple[Plan, ...], number: int) -> Account:
    """Play a game of the next setting in turn, so that an interrupted run has as many games of each."""
    turn, place = divmod(number - 1, len(plans))
    return account_of(plans[place], turn + 1)
