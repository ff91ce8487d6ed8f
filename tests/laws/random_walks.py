"""Random walks through games: what every law is tried on."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from boardgames.core.game import Config, Decision, Game
from boardgames.core.registry import games, load
from boardgames.core.rng import below
from boardgames.core.values import Event
from tests import toy

PLAYED = tuple(name for name in games() if find_spec(f"boardgames.{name}") is not None)


class Setting(NamedTuple):
    """A game, a number of players, a variant and the options that are on."""

    game: str
    players: int
    variant: str
    options: tuple[str, ...]

    def load(self) -> Game[Any, Any]:
        return toy.GAME if self.game == "toy" else load(self.game)

    def config(self, seed: int) -> Config:
        return Config(self.players, seed, self.variant, self.options)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), self.variant, *self.options])


def settings_of(name: str) -> list[Setting]:
    """Every player count, variant and option of a game, options all off or all on."""
    info = Setting(name, 0, "", ()).load().info
    every = tuple(option.id for option in info.options)
    return [
        Setting(name, players, variant, options)
        for players in info.players
        for variant in info.variants
        for options in (((), every) if every else ((),))
    ]


SETTINGS = [setting for name in ("toy", *PLAYED) for setting in settings_of(name)]


class Step(NamedTuple):
    number: int
    before: Any
    decision: Decision
    actions: tuple[Any, ...]
    action: Any
    after: Any
    events: tuple[Event, ...]


def walk(game: Game[Any, Any], config: Config, luck: int) -> Iterator[Step]:
    """A whole game of random choices, open decisions answered in random order."""
    state, number = game.start(config), 0
    while open_now := game.decisions(state):
        assert number < game.info.longest, "the game does not end"
        luck, which = below(luck, len(open_now))
        decision = open_now[which]
        actions = game.legal_actions(state, decision.seat)
        assert actions, f"no legal action for {decision}"
        luck, choice = below(luck, len(actions))
        events: list[Event] = []
        after = game.apply(state, decision.seat, actions[choice], events)
        yield Step(number, state, decision, actions, actions[choice], after, tuple(events))
        state, number = after, number + 1


def sampled(game: Game[Any, Any], config: Config, luck: int, every: int) -> Iterator[Step]:
    """About one step in `every` of a walk, and always the last one."""
    offset = luck % every
    last = None
    for step in walk(game, config, luck):
        last = step
        if step.number % every == offset:
            yield step
    if last is not None:
        yield last


def invariants_of(name: str) -> Any:
    """The module of a game's own invariants: `check(game, state)` and perhaps `check_step`."""
    return import_module(f"tests.{name}.invariants") if name != "toy" else None
