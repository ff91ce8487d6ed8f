"""Whether "what cost most" can be believed: `python -m tests.bench.losses [--games N] [--each] [GAME ...]`.

Bots play games to the end, the coach reviews them as it does for persons, and every loss that it tells is measured
again with other luck: by plan and in whole games, in more worlds, the latter also by players who slip more often.
Printed are, per game:

- choices, told: choices with an alternative, and how many of them are told to be losses
- sign: told losses that every measure finds, beyond its error
- size: told losses that neither plans nor whole games find smaller by more than two errors, that of the figure told
  counted in; players who slip more often get less out of any choice
- confirmed: both
- review: processor time of a review
"""

import argparse
import asyncio
import time
from collections.abc import Iterator
from math import sqrt
from statistics import fmean
from typing import Any
from unittest.mock import patch

from boardgames.bots import coach, losses
from boardgames.bots.contrast import Difference
from boardgames.bots.worker import answer
from boardgames.core.equal_choices import different_choices
from boardgames.core.registry import games, load
from boardgames.core.rng import start_stream
from boardgames.table.session import Session
from boardgames.tui.screens.game_review import Slip, slips

WORLDS = 480
SLOPPY = 6
"""Out of ten choices of players who slip more often so many are what tempts most."""


def finished(name: str, seed: int, bots: tuple[str, ...]) -> Session:
    """A game that bots have played to its end, as if persons had."""
    game, names = load(name), tuple("ABCD"[: len(bots)])
    session = Session.new(game, names, bots, seed=seed, variant=game.info.variants[0])
    while session.decision is not None:
        session.choose(session.decision.seat, session.bot_choice(session.decision.seat))
    return Session(session.table, session.setup, ("",) * len(bots), None)


class Review:
    """The losses told of a game, each with the two lines that were compared."""

    def __init__(self, session: Session) -> None:
        self.session, self._pairs, self._compared = session, dict[int, losses.Pair](), list[losses.Pair]()
        start = time.process_time()
        with patch("boardgames.bots.coach.proven_loss", self._noting):
            self.told: list[Slip] = asyncio.run(slips(session, self._think, lambda *_: None))
        self.took = time.process_time() - start

    def _noting(self, game: Any, seen: Any, seat: int, pair: losses.Pair, luck: int, effort: Any) -> float:
        self._compared.append(pair)
        return losses.proven_loss(game, seen, seat, pair, luck, effort)

    async def _think(self, line: bytes) -> bytes:
        return answer(line)

    def measured(self) -> Iterator[tuple[Slip, list[Difference]]]:
        """Yield every loss with what it comes to under fresh luck."""
        game, table = self.session.game, self.session.table
        for number, slip in enumerate(self.told):
            seat = table.choices[slip.number].seat
            seen = game.recall(table.states[slip.number], seat)
            actions = different_choices(game, seen, seat)
            first, done = actions[slip.advice.futures[0].choice], actions[slip.advice.about]
            pair = next(pair for pair in self._compared if (pair[0][0], pair[1][0]) == (first, done))
            luck = start_stream(number, "measured again")
            yield (
                slip,
                [
                    losses.apart_by_plan(game, seen, seat, pair, luck, coach.ASKED, WORLDS),
                    losses.apart_in_the_end(game, seen, seat, pair, start_stream(luck, "games"), WORLDS),
                    losses.apart_in_the_end(game, seen, seat, pair, start_stream(luck, "sloppy"), WORLDS, SLOPPY),
                ],
            )


def error_of(told_in: int, apart: Difference) -> float:
    """Return the error of the difference between a figure told and the same measured again."""
    return apart.error * sqrt(1 + WORLDS / told_in)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seed", type=int, default=700)
    parser.add_argument("--players", default="easy,normal")
    parser.add_argument("--each", action="store_true", help="print every loss")
    parser.add_argument("names", nargs="*", default=list(games()))
    arguments = parser.parse_args()
    columns = ("choices", "told", "sign", "size", "confirmed", "review")
    print(f"{'':20}" + "".join(f"{column:>10}" for column in columns))
    told_in = (losses.BY_PLAN, losses.TO_THE_END)
    for name in arguments.names:
        choices, took, sign, size = 0, list[float](), list[bool](), list[bool]()
        for seed in range(arguments.seed, arguments.seed + arguments.games):
            review = Review(finished(name, seed, tuple(arguments.players.split(","))))
            choices += len(review.session.table.choices)
            took.append(review.took)
            for slip, again in review.measured():
                sign.append(all(apart.mean > apart.error for apart in again))
                size.append(
                    all(
                        slip.cost <= apart.mean + 2 * error_of(worlds, apart)
                        for worlds, apart in zip(told_in, again, strict=False)
                    )
                )
                if arguments.each:
                    figures = "  ".join(f"{apart.mean:.1f}±{apart.error:.1f}" for apart in again)
                    print(
                        f"  {seed} #{slip.number}: {slip.cost:.1f} told, {figures}  {sign[-1]} {size[-1]}", flush=True
                    )
        both = [one and other for one, other in zip(sign, size, strict=True)]
        shares = "".join(f"{fmean(part or [1]):>10.0%}" for part in (sign, size, both))
        print(f"{name:20}{choices:>10}{len(both):>10}{shares}{fmean(took):>10.1f}", flush=True)


if __name__ == "__main__":
    main()
