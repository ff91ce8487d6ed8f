"""Fit the worth of a position: whole games of the heuristic against itself, and the lines that fit them best.

    python -m boardgames.lab.fit_value eic --games 1500 --seed 1

Whenever a round is over the figures of every player are noted (`bots.value`), and in the end how many points it came
to, by kind. For every round the weights are those with the least squares, drawn a little towards zero (ridge
regression; Hoerl and Kennard, 1970). The weights for all points are the sums of those for every kind, so one table says
what a position is worth and the other, beside it, where that comes from. Every game follows from the seed, so the same
command writes the same files.
"""

import argparse
import os
from collections import defaultdict
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec

from boardgames.bots.heuristic import follow, heuristic_of
from boardgames.bots.search import lead_in
from boardgames.bots.value import (
    ANYTHING,
    ORIGIN_FILE,
    POINTS,
    VALUE_FILE,
    Manner,
    Origins,
    Table,
    figures,
    manner_of,
    points_by_kind,
)
from boardgames.core.game import Config
from boardgames.core.registry import games, load
from boardgames.core.rng import start_stream
from boardgames.core.values import Value
from boardgames.lab.worker_pool import in_order

COMMAND = "python -m boardgames.lab.fit_value"
SURE = 8
TABLES = (2, 2, 3, 4)
RIDGE = 30.0
SMALLEST = 0.0005
"""Weights smaller than this are left out."""
LEAST = 300
"""Minimum number of notes of a round to fit it; later rounds use the last one that has them."""

TOTAL = "total"
"""Key of all points together, beside the kinds."""
Note = tuple[dict[str, int], dict[str, int]]
"""Figures of a position, and its final points by kind and in total."""


def notes_of(name: str, seed: int, number: int) -> list[tuple[int, list[Note]]]:
    """Play one game and return, for every round, the notes about all players."""
    game = load(name)
    weigh = heuristic_of(game)
    variants, players = game.info.variants, TABLES[number % len(TABLES)]
    luck = start_stream(seed, f"fit-{number}")
    state: Any = game.start(Config(players, luck % 10**9, variants[number % len(variants)]))
    round_of = game.round
    seen: list[tuple[int, list[dict[str, int]]]] = []
    now = round_of(state)
    while open_now := game.decisions(state):
        if round_of(state) != now:
            now = round_of(state)
            sheets = game.scores(state)
            seen.append((now, [figures(game, state, seat, sheets) for seat in range(len(sheets))]))
        who = open_now[0].seat
        actions = game.legal_actions(state, who)
        i = 0
        if len(actions) > 1:
            luck, i = follow(weigh(state, who, actions), luck, SURE)
        state = game.apply(state, who, actions[i])
    ends = [{**points_by_kind(sheet), TOTAL: sheet.total} for sheet in game.scores(state)]
    return [(at, list(zip(found, ends, strict=True))) for at, found in seen]


def fitted(notes: list[Note]) -> dict[str, dict[str, float]]:
    """Return the weights with the least squares, by kind of points."""
    names = sorted({name for found, _ in notes for name in found})
    kinds = sorted({kind for _, end in notes for kind in end})
    matrix = [[0.0] * len(names) for _ in names]
    right = [[0.0] * len(kinds) for _ in names]
    for found, end in notes:
        row, ends = [found.get(name, 0) for name in names], [end.get(kind, 0) for kind in kinds]
        for i, one in enumerate(row):
            if one:
                right[i] = [sums + one * points for sums, points in zip(right[i], ends, strict=True)]
                matrix[i] = [sums + one * other for sums, other in zip(matrix[i], row, strict=True)]
    for i, name in enumerate(names):
        matrix[i][i] += 1e-6 if name == ANYTHING else RIDGE
    columns = zip(*solved(matrix, right), strict=True)
    return {kind: dict(zip(names, column, strict=True)) for kind, column in zip(kinds, columns, strict=True)}


def solved(matrix: list[list[float]], right: list[list[float]]) -> list[list[float]]:
    """Return the solutions of a system of equations, one column per column of its right side (Gauss with pivoting)."""
    size = len(right)
    rows = [line + values for line, values in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(i + 1, size):
            factor = rows[k][i] / rows[i][i]
            if factor:
                rows[k] = [below - factor * above for below, above in zip(rows[k], rows[i], strict=True)]
    found: list[list[float]] = [[] for _ in range(size)]
    for i in reversed(range(size)):
        left = rows[i][size:]
        for k in range(i + 1, size):
            left = [value - rows[i][k] * known for value, known in zip(left, found[k], strict=True)]
        found[i] = [value / rows[i][i] for value in left]
    return found


class Lesson(Value):
    """Result of many games."""

    weights: Origins
    """Weights of the figures by round and kind of points, all points among them."""
    missed: dict[int, float]
    """Standard error of the predicted lead, by round."""
    lasting: tuple[str, ...]
    """Kinds of points that never decreased before the end."""


def learn(name: str, count: int, seed: int, jobs: int) -> Lesson:
    """Play this many games and return what they teach."""
    job = partial(notes_of, name, seed)
    by_round: dict[int, list[list[Note]]] = defaultdict(list)
    for tables in in_order(job, count, jobs):
        for at, table in tables:
            by_round[at].append(table)
    found: Origins = {}
    missed: dict[int, float] = {}
    kinds = {kind for tables in by_round.values() for table in tables for _, end in table for kind in end}
    lasting = kinds - {TOTAL}
    for at in sorted(by_round):
        notes = [note for table in by_round[at] for note in table]
        if len(notes) >= LEAST:
            found[at] = fitted(notes)
            missed[at] = _missed(found[at][TOTAL], by_round[at])
            lasting -= {kind for now, end in notes for kind in lasting if end.get(kind, 0) < now.get(POINTS + kind, 0)}
            share = _explained(found[at][TOTAL], notes)
            print(
                f"round {at}: {len(notes)} notes, {share:.0f} % explained, leads missed by {missed[at]:.0f}", flush=True
            )
    return Lesson(found, missed, tuple(sorted(lasting)))


def _judged(weights: dict[str, float], note: Note) -> float:
    return sum(weights[name] * figure for name, figure in note[0].items())


def _missed(weights: dict[str, float], tables: list[list[Note]]) -> float:
    """Return the standard error of the predicted leads of all players, in points."""
    squares, count = 0.0, 0
    for table in tables:
        judged, ends = [_judged(weights, note) for note in table], [float(note[1][TOTAL]) for note in table]
        for seat in range(len(table)):
            squares += (lead_in(ends, seat) - lead_in(judged, seat)) ** 2
            count += 1
    return sqrt(squares / count)


def _explained(weights: dict[str, float], notes: list[Note]) -> float:
    """Return how much of the difference between totals the figures explain, in per cent."""
    totals = [end[TOTAL] for _, end in notes]
    mean = sum(totals) / len(totals)
    spread = sum((total - mean) ** 2 for total in totals)
    missed = sum((note[1][TOTAL] - _judged(weights, note)) ** 2 for note in notes)
    return 100 * (1 - missed / spread)


def _head(what: str, command: str) -> list[str]:
    return [f"# {what}; see bots/value.py.", "", "[learned]", f'by = "{command}"']


def _weights(weights: dict[str, float]) -> list[str]:
    return [f'"{name}" = {weight:.3f}' for name, weight in weights.items()]


def document(command: str, table: Table, manner: Manner) -> str:
    """Return the file with the weights of positions and the settings of playouts."""
    lines = _head("What the figures of a position count, in points at the end, when a round begins", command)
    lines += ["", "[play]", *(f"{name} = {value}" for name, value in msgspec.structs.asdict(manner).items())]
    for at, weights in table.items():
        lines += ["", f"[round.{at}]", *_weights(weights)]
    return "\n".join(lines) + "\n"


def document_origins(command: str, lesson: Lesson) -> str:
    """Return the file with the weights by kind of points, and their standard errors."""
    lines = _head("The same by kind of points: where what a position is worth comes from", command)
    lines += ["", "[kinds]", "lasting = [" + ", ".join(f'"{kind}"' for kind in lesson.lasting) + "]"]
    lines += ["", "[missed]", *(f"{at} = {points:.1f}" for at, points in lesson.missed.items())]
    for at, kinds in lesson.weights.items():
        for kind, weights in kinds.items():
            counting = {name: weight for name, weight in weights.items() if abs(weight) >= SMALLEST}
            if kind != TOTAL and counting:
                lines += ["", f'[round.{at}."{kind}"]', *_weights(counting)]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=games())
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sure", type=int, help="of ten choices in a play-out those that tempt most; else as it was")
    parser.add_argument("--variety", type=int, help="tenths by which others differ in play-outs; else as it was")
    parser.add_argument("--rounds", type=int, help="rounds that a play-out goes on after this one; else as it was")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, help="where the tables are written; else beside the tables of the game")
    args = parser.parse_args()
    known = manner_of(load(args.game))
    manner = Manner(
        known.sure if args.sure is None else args.sure,
        known.variety if args.variety is None else args.variety,
        known.rounds if args.rounds is None else args.rounds,
    )
    command = (
        f"{COMMAND} {args.game} --games {args.games} --seed {args.seed} --sure {manner.sure} "
        f"--variety {manner.variety} --rounds {manner.rounds}"
    )
    lesson = learn(args.game, args.games, args.seed, args.jobs)
    folder = args.folder or load(args.game).parts.data
    (folder / VALUE_FILE).parent.mkdir(parents=True, exist_ok=True)
    values = {at: kinds[TOTAL] for at, kinds in lesson.weights.items()}
    (folder / VALUE_FILE).write_text(document(command, values, manner), encoding="utf-8")
    (folder / ORIGIN_FILE).write_text(document_origins(command, lesson), encoding="utf-8")


if __name__ == "__main__":
    main()
