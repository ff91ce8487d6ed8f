"""Many games stepped together: in this process, or shared out among worker processes with the same result."""

import os
from array import array
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Self

from boardgames.adapters.encoding import encoder_of
from boardgames.adapters.spaces import check_reward, config_of, space_of
from boardgames.batch.lanes import Lanes, Plan
from boardgames.batch.memory import FRACTION, Sizes, arrays_in, memory_needed
from boardgames.bots import Bot, find_bot
from boardgames.bots.piped_process import PipedProcess
from boardgames.core.errors import UserError
from boardgames.core.game import Seat
from boardgames.core.registry import load

DEAL, CHECK, STEP = "deal", "check", "step"
DONE = ""


class Batch:
    """Games of one setting, each at its own choice. `vectors`, `masks`, `seats` and the others are fixed memory views.

    A game that is over is followed by another at once: `ended`, `rewards` and `scores` are of the game that is over,
    `seats`, `masks` and `vectors` of its successor. The same seed gives the same games, with any number of workers.
    """

    def __init__(
        self,
        name: str,
        games: int,
        players: int | None = None,
        variant: str = "",
        options: Sequence[str] = (),
        seed: int = 0,
        reward: str = "rank",
        bots: Mapping[Seat, str | Bot] | None = None,
        workers: int = 1,
        auto_reset: bool = True,
        checked: bool = True,
    ) -> None:
        """`workers` is the number of processes, 0 for one per processor; `bots` are the seats played by bots."""
        check_reward(reward)
        self.game = load(name)
        self.config = config_of(self.game, players, variant, options, 0)
        count = self.config.players
        if games < 1:
            raise UserError(f"A batch has at least 1 game, not {games}.")
        if not set(bots or {}) < set(range(count)):
            raise UserError(f"Bots may have some of the seats 0 to {count - 1}, but not all of them.")
        seated = tuple(_bot((bots or {}).get(seat)) for seat in range(count))
        encoder, space = encoder_of(self.game, count), space_of(self.game)
        self.scales = array(FRACTION, [cell.scale for cell in encoder.cells])
        """Amount of each cell that is 1 in a scaled vector: divide by it, and cut off beyond -1 and 1."""
        plan = Plan(self.game, self.config, reward, seed, auto_reset, seated)
        sizes = Sizes(games, count, encoder.size, space.size)
        workers = min(games, workers or os.cpu_count() or 1)
        needed = memory_needed(sizes)
        block: Any = bytearray(needed) if workers == 1 else get_context("spawn").RawArray("b", needed)
        arrays, flat = arrays_in(block, sizes)
        self.vectors, self.rewards, self.scores, self.seats, self.masks, self.ended = (
            view.toreadonly()
            for view in (arrays.vectors, arrays.rewards, arrays.scores, arrays.seats, arrays.masks, arrays.ended)
        )
        self._actions, self._checked, self._seed = flat.actions, checked, seed
        self._here: Lanes | None = None
        self._workers: list[PipedProcess] = []
        if workers == 1:
            self._here = Lanes(plan, range(games), flat)
        else:
            shares = [range(games * one // workers, games * (one + 1) // workers) for one in range(workers)]
            self._workers = [PipedProcess(_serve, plan, share, block, sizes) for share in shares]
        self.reset()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __len__(self) -> int:
        return len(self.seats)

    def reset(self, seed: int | None = None) -> None:
        """Start all games again, with the seed of the batch or another."""
        self._seed = self._seed if seed is None else seed
        self._order(DEAL, self._seed)

    def step(self, actions: Sequence[int]) -> None:
        """Make one action in every game, given as a number; a game that is over and has no successor ignores it.

        `UserError` if one of them is illegal; then none is made.
        """
        if len(actions) != len(self._actions):
            raise UserError(f"{len(self._actions)} games need as many actions, not {len(actions)}.")
        try:
            self._actions[:] = memoryview(array("i", actions))
        except (TypeError, OverflowError) as error:
            raise UserError(f"Actions are whole numbers: {error}.") from None
        if self._checked:
            self._order(CHECK, 0)
        self._order(STEP, 0)

    def close(self) -> None:
        """End the worker processes; the arrays stay as they are."""
        for worker in self._workers:
            worker.end()
        self._workers, self._here = [], None

    def _order(self, what: str, seed: int) -> None:
        if self._here is not None:
            _obey(self._here, what, seed)
            return
        if not self._workers:
            raise UserError("The batch is closed.")
        for worker in self._workers:
            worker.send((what, seed))
        answers = [self._answer(worker) for worker in self._workers]
        for answer in answers:
            if answer != DONE:
                raise UserError(answer)

    def _answer(self, worker: PipedProcess) -> str:
        try:
            answer: str = worker.pipe.recv()
        except (EOFError, OSError):
            self.close()
            raise UserError("A worker process of the batch has died; open the batch again.") from None
        return answer


def _bot(wanted: str | Bot | None) -> Bot | None:
    return find_bot(wanted) if isinstance(wanted, str) else wanted


def _obey(lanes: Lanes, what: str, seed: int) -> None:
    if what == DEAL:
        lanes.deal(seed)
    elif what == CHECK:
        lanes.check()
    else:
        lanes.step()


def _serve(pipe: Connection, plan: Plan, numbers: range, block: Any, sizes: Sizes) -> None:
    """Play some of the games until the other end of the pipe is closed."""
    lanes = Lanes(plan, numbers, arrays_in(block, sizes)[1])
    while True:
        try:
            what, seed = pipe.recv()
        except EOFError:
            return
        try:
            _obey(lanes, what, seed)
        except UserError as error:
            pipe.send(str(error))
        else:
            pipe.send(DONE)
