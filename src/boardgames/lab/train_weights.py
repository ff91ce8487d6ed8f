"""Train the weights of a heuristic by letting it play against itself, a generation at a time.

    python -m boardgames.lab.train_weights eic --generations 60 --seed 1

Each generation tries some weights near the present ones, all with the same luck, against the present ones and against
those that nothing was learned for, on every seat. The next ones are the mean of the best, nearer to the better ones
(an evolution strategy with recombination; Rechenberg, Schwefel). Every number is drawn from the seed, so the same
command writes the same file.
"""

import argparse
import os
from collections.abc import Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec

from boardgames.bots.heuristic import WEIGHTS_FILE, Heuristic, follow, heuristic_with
from boardgames.bots.search import lead_in
from boardgames.bots.weight_variants import Point, moved, to_point, to_weights, way
from boardgames.core.errors import UserError
from boardgames.core.game import Config, Game
from boardgames.core.registry import games, load
from boardgames.core.rng import start_stream
from boardgames.core.values import Value
from boardgames.lab.worker_pool import in_order

COMMAND = "python -m boardgames.lab.train_weights"
OFFSPRING = 16
PARENTS = 5
STEP = 0.3
"""Distance of new weights from the present ones, on a logarithmic scale."""
SURE = 9
TABLES = (2, 2, 3)
"""Players at the tables of a generation, in turn."""
WORST = 80
"""A lead counts no more than this: one lucky landslide says little."""


class Course(Value):
    """Plan of a training: what to fit, and how long."""

    game: str
    generations: int
    seeds: int
    """Deals that each of the weights of a generation plays, each on every seat."""
    seed: int
    jobs: int = 1


def offspring(centre: Point, luck: int, step: float) -> list[Point]:
    """Return weights near the centre, each with its opposite: half of the luck cancels out."""
    found: list[Point] = []
    while len(found) < OFFSPRING:
        luck, by = way(luck, centre, step)
        found += [moved(centre, by), moved(centre, by, -1)]
    return found[:OFFSPRING]


def fitness(course: Course, centre: Point, points: Sequence[Point], first_seed: int, number: int) -> float:
    """Return the mean lead of one of the offspring, counted from 1, over all deals and seats."""
    game = load(course.game)
    kind = _kind(game)
    mine = heuristic_with(game, to_weights(kind, points[number - 1]))
    others = (heuristic_with(game, to_weights(kind, centre)), heuristic_with(game, kind()))
    total, count = 0, 0
    for deal in range(course.seeds):
        seed, players = first_seed + deal, TABLES[deal % len(TABLES)]
        for seat in range(players):
            company = [others[(deal + at) % 2] for at in range(players)]
            company[seat] = mine
            total += max(-WORST, min(WORST, lead_at_the_end(game, company, seed, seat)))
            count += 1
    return total / count


def lead_at_the_end(game: Game[Any, Any], company: Sequence[Heuristic], seed: int, seat: int) -> int:
    """Play a whole game between heuristics and return the lead of a seat."""
    variants = game.info.variants
    state, luck = game.start(Config(len(company), seed, variants[seed % len(variants)])), start_stream(seed, "train")
    while open_now := game.decisions(state):
        who = open_now[0].seat
        actions = game.legal_actions(state, who)
        i = 0
        if len(actions) > 1:
            luck, i = follow(company[who](state, who, actions), luck, SURE)
        state = game.apply(state, who, actions[i])
    return round(lead_in([sheet.total for sheet in game.scores(state)], seat))


def learn(course: Course) -> Value:
    """Return the weights after all generations."""
    game = load(course.game)
    kind = _kind(game)
    centre = to_point(kind())
    for generation in range(course.generations):
        step = STEP / sqrt(1 + 3 * generation / course.generations)
        points = offspring(centre, start_stream(course.seed, f"offspring-{generation}"), step)
        first_seed = start_stream(course.seed, f"deals-{generation}") % 10**9
        job = partial(fitness, course, centre, tuple(points), first_seed)
        results = list(in_order(job, OFFSPRING, course.jobs))
        best = sorted(range(OFFSPRING), key=lambda i: -results[i])[:PARENTS]
        weights = [PARENTS - rank for rank in range(PARENTS)]
        centre = tuple(
            sum(weight * points[i][at] for weight, i in zip(weights, best, strict=True)) / sum(weights)
            for at in range(len(centre))
        )
        print(f"{generation + 1:4}  best {results[best[0]]:+6.1f}  mean {sum(results) / OFFSPRING:+6.1f}", flush=True)
    return to_weights(kind, centre)


def _kind(game: Game[Any, Any]) -> type[Value]:
    kind = game.parts.weights()
    if kind is None:
        raise UserError(f"The heuristic of {game.info.title} has no weights to train.")
    return kind


def document(course: Course, learned: Value) -> str:
    """Return the file that holds trained weights."""
    command = f"{COMMAND} {course.game} --generations {course.generations} --seeds {course.seeds} --seed {course.seed}"
    lines = [
        "# What the heuristic of the bots has learned by playing; the names are explained in play/weights.py.",
        "",
        "[learned]",
        f'by = "{command}"',
        "",
        "[weights]",
        *(f"{name} = {value}" for name, value in msgspec.structs.asdict(learned).items()),
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=games())
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--file", type=Path, help="where the weights are written; else beside the tables")
    args = parser.parse_args()
    course = Course(args.game, args.generations, args.seeds, args.seed, args.jobs)
    text = document(course, learn(course))
    path = args.file or load(args.game).parts.data / WEIGHTS_FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
