"""The games as OpenSpiel games: importing this module registers `boardgames_felinia` and all other installed games.

    game = pyspiel.load_game("boardgames_felinia(players=3,variant=expert)")

A chance node deals the seed of the box; after that everything follows from the choices. What a player knows of it is
declared as imperfect information: an information state is what the seat has witnessed since the beginning, as a digest,
and what it sees now. `resample_from_infostate` deals what the seat cannot know anew, as `Game.imagine` does, so that
information-set search works. The returns are the standings of the players, from -1 to 1, in sum 0; or with the
parameter `reward` their leads or scores at the end, in hundreds of points. `BoxBot` lets our bots play in other
people's programs.
An illegal action is refused with the sentence of the rule; the parameter `checked=False` leaves the check out.
"""

import hashlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from boardgames.adapters.encoding import encoder_of
from boardgames.adapters.match import refused, whole_number
from boardgames.adapters.spaces import POINTS, check_reward, config_of, space_of, standing, worth
from boardgames.bots import Bot, bot_luck, find_bot, luck_at
from boardgames.core.errors import UserError
from boardgames.core.game import Game, GameInfo
from boardgames.core.registry import games, load
from boardgames.core.rng import start_stream
from boardgames.core.rulebook import check_config
from boardgames.core.values import Event, encode, evolve

PREFIX = "boardgames_"
SEEDS = 1000
"""Default number of seeds of the chance node."""
BEGINNING = b""


def game_type(info: GameInfo, reward: str = "rank") -> pyspiel.GameType:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + info.id,
        long_name=info.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if reward == "rank" else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(info.players),
        min_num_players=min(info.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": min(info.players),
            "variant": info.variants[0],
            "options": "",
            "seeds": SEEDS,
            "checked": True,
            "reward": "rank",
            "scaled": False,
        },
    )


class BoxGame(pyspiel.Game):
    """Game in one setting; options are joined by `+`."""

    kind: pyspiel.GameType
    rules: Game[Any, Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        options = [option for option in params.get("options", "").split("+") if option]
        self.config = config_of(self.rules, params.get("players"), params.get("variant", ""), options, 0)
        check_config(self.rules.info, self.config)
        self.seeds = int(params.get("seeds", SEEDS))
        self.checked = bool(params.get("checked", True))
        self.reward, self.scaled = str(params.get("reward", "rank")), bool(params.get("scaled", False))
        check_reward(self.reward)
        self.space = space_of(self.rules)
        least, most = self.rules.info.points
        bound = {"rank": 1.0, "score": max(-least, most) / POINTS, "lead": (most - least) / POINTS}[self.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.size,
            max_chance_outcomes=self.seeds,
            num_players=self.config.players,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=0.0 if self.reward == "rank" else None,
            max_game_length=self.rules.info.longest,
        )
        kind = self.kind if self.reward == "rank" else game_type(self.rules.info, self.reward)
        super().__init__(kind, info, params)

    def new_initial_state(self) -> "BoxState":
        return BoxState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> "BoxObserver":
        return BoxObserver(self, params)


class BoxState(pyspiel.State):
    """State of a game, and for each seat a digest of what it has witnessed."""

    def __init__(self, game: BoxGame) -> None:
        super().__init__(game)
        self._box: Any = None
        """None before the seed is dealt."""
        self._witnessed = (BEGINNING,) * game.config.players

    def current_player(self) -> int:
        if self._box is None:
            return pyspiel.PlayerId.CHANCE
        asked = self._game.rules.decisions(self._box)
        return asked[0].seat if asked else pyspiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        return self._box is not None and not self._game.rules.decisions(self._box)

    def returns(self) -> list[float]:
        game = self._game
        if not self.is_terminal():
            return [0.0] * game.config.players
        sheets = game.rules.scores(self._box)
        if game.reward == "rank":
            return [*standing(sheets)]
        return [*worth(game.reward, tuple(sheet.total for sheet in sheets))]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        seeds = self._game.seeds
        return [(seed, 1 / seeds) for seed in range(seeds)]

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "BoxState":
        """Return another state that this player could be in, as far as they know.

        It keeps the history of this state, for search to continue from; replaying that would lead back here.
        """
        rules = self._game.rules
        luck = start_stream(int(probability_sampler() * (1 << 53)), "resample")
        other: BoxState = self.clone()
        other._box = rules.imagine(rules.recall(self._box, player_id), player_id, luck)
        return other

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return f"{self._witnessed[seat].hex()} {self.observation_string(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        """Return what the seat sees as JSON; empty before the seed is dealt."""
        seat = self.current_player() if player is None else player
        return "" if self._box is None else encode(self._game.rules.observe(self._box, seat)).decode()

    def __str__(self) -> str:
        """Return the whole state as JSON, hidden things included: equal texts mean equal states."""
        return "" if self._box is None else encode(self._box).decode()

    @property
    def _game(self) -> BoxGame:
        return self.get_game()

    def _legal_actions(self, player: int) -> list[int]:
        game = self._game
        return sorted(game.space.numbers(game.rules.legal_actions(self._box, player)))

    def _apply_action(self, action: int) -> None:
        game = self._game
        if game.checked:
            self._check(action)
        if self._box is None:
            self._box = game.rules.start(evolve(game.config, seed=int(action)))
            return
        events: list[Event] = []
        seat = self.current_player()
        self._box = game.rules.apply(self._box, seat, game.space.action(action), events)
        self._witnessed = tuple(
            _chained(before, [game.rules.witness(event, viewer, later=False) for event in events])
            for viewer, before in enumerate(self._witnessed)
        )

    def _check(self, action: int) -> None:
        """`UserError` with the sentence of the rule if the action is illegal."""
        game = self._game
        if self._box is None:
            whole_number(action, self._game.seeds)
            return
        seat = self.current_player()
        if seat == pyspiel.PlayerId.TERMINAL:
            raise UserError("The game is over; a new initial state begins another.")
        number = whole_number(action, game.space.size)
        refusal = game.rules.refusal(self._box, seat, game.space.action(number))
        if refusal is not None:
            raise UserError(refused(game.rules, seat, number, refusal))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return encode(self._game.space.action(action)).decode()


class BoxObserver:
    """Vector of what a player sees; `dict` contains it under the name `observation`."""

    def __init__(self, game: BoxGame, params: Any) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        self._encoder = encoder_of(game.rules, game.config.players)
        self._scales = np.array([cell.scale if game.scaled else 1 for cell in self._encoder.cells], np.float32)
        self.tensor = np.zeros(self._encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: BoxState, player: int) -> None:
        if state._box is None:
            self.tensor.fill(0)
        else:
            seen = state._game.rules.observe(state._box, player)
            np.divide(self._encoder.encode(seen, player), self._scales, out=self.tensor)
            if state._game.scaled:
                np.clip(self.tensor, -1, 1, out=self.tensor)

    def string_from(self, state: BoxState, player: int) -> str:
        return state.observation_string(player)


class BoxBot(pyspiel.Bot):
    """A bot of this program in a seat of an OpenSpiel game: `easy`, `normal`, `strong`, `random`, or one of your own.

    It sees what its seat has witnessed and no more. The same seed makes the same choices in the same game.
    """

    def __init__(self, player: int, bot: str | Bot = "normal", seed: int = 0) -> None:
        super().__init__()
        self._player, self._bot = player, find_bot(bot) if isinstance(bot, str) else bot
        self._luck = bot_luck(seed, player)

    def player_id(self) -> int:
        return self._player

    def restart_at(self, state: BoxState) -> None:
        """Do nothing: a bot keeps nothing from one choice to the next."""

    def step(self, state: BoxState) -> int:
        """Return the number of the chosen action."""
        game, box = state._game, state._box
        rules, seat = game.rules, self._player
        luck = luck_at(self._luck, len(state.history()))
        chosen = self._bot.choose(rules, lambda: rules.recall(box, seat), seat, rules.legal_actions(box, seat), luck)
        return game.space.number(chosen)


def _chained(before: bytes, seen: list[Event | None]) -> bytes:
    """Return the digest of all that was witnessed before, and of this."""
    chain = hashlib.blake2b(before, digest_size=8)
    for event in seen:
        if event is not None:
            chain.update(encode(event))
    return chain.digest()


def _register(name: str) -> type[BoxGame]:
    """Return a class for a game. OpenSpiel releases it after the interpreter has ended, too late for an instance."""
    rules = load(name)
    made: type[BoxGame] = type(f"BoxGame_{name}", (BoxGame,), {"kind": game_type(rules.info), "rules": rules})
    pyspiel.register_game(made.kind, made)
    return made


REGISTERED = tuple(_register(name) for name in games())
globals().update({made.__name__: made for made in REGISTERED})  # where pickle looks for them
