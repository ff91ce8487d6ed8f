"""How the worth of a position is learned: whole games of the instinct against itself, and the lines that fit them best.

    python -m boardgames.bots.fit eic --games 1500 --seed 1

Whenever a round is over the figures of every player are noted (`bots.value`), and in the end how many points it came
to. For every round the weights are those with the least squares, drawn a little towards zero (ridge regression; Hoerl
and Kennard, 1970). Every game follows from the seed, so the same command writes the same file.
"""

import argparse
import os
from collections import defaultdict
from functools import partial
from pathlib import Path
from typing import Any

from boardgames.bots.instinct import follow, instinct_of
from boardgames.bots.value import ANYTHING, VALUE_FILE, Manner, Table, figures, manner_of
from boardgames.core.protocol import Config
from boardgames.core.rng import start_stream
from boardgames.crew import Crew
from boardgames.shelf import games, load

SURE = 8
TABLES = (2, 2, 3, 4)
RIDGE = 30.0
LEAST = 300
"""Notes that a round must have to be fitted; later ones count as the last that has."""

Note = tuple[int, dict[str, int], int]
"""The round, the figures and the final total."""


def notes_of(name: str, seed: int, number: int) -> list[Note]:
    """What one game teaches."""
    game = load(name)
    weigh = instinct_of(game)
    variants, players = game.info.variants, TABLES[number % len(TABLES)]
    luck = start_stream(seed, f"fit-{number}")
    state: Any = game.start(Config(players, luck % 10**9, variants[number % len(variants)]))
    round_of = game.words.round
    seen: list[tuple[int, int, dict[str, int]]] = []
    now = round_of(state)
    while open_now := game.decisions(state):
        if round_of(state) != now:
            now = round_of(state)
            sheets = game.scores(state)
            seen += [(now, seat, figures(game, state, seat, sheets)) for seat in range(len(sheets))]
        who = open_now[0].seat
        actions = game.legal_actions(state, who)
        i = 0
        if len(actions) > 1:
            luck, i = follow(weigh(state, who, actions), luck, SURE)
        state = game.apply(state, who, actions[i])
    totals = [sheet.total for sheet in game.scores(state)]
    return [(at, found, totals[seat]) for at, seat, found in seen]


def fitted(notes: list[tuple[dict[str, int], int]]) -> dict[str, float]:
    """The weights with the least squares."""
    names = sorted({name for found, _ in notes for name in found})
    size = len(names)
    matrix = [[0.0] * size for _ in names]
    right = [0.0] * size
    for found, total in notes:
        row = [found.get(name, 0) for name in names]
        for i, one in enumerate(row):
            if one:
                right[i] += one * total
                line = matrix[i]
                for j, other in enumerate(row):
                    line[j] += one * other
    for i, name in enumerate(names):
        matrix[i][i] += 1e-6 if name == ANYTHING else RIDGE
    return dict(zip(names, solved(matrix, right), strict=True))


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of equations (Gauss, with the largest pivot first)."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(i + 1, size):
            factor = rows[k][i] / rows[i][i]
            if factor:
                rows[k] = [below - factor * above for below, above in zip(rows[k], rows[i], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        known = sum(rows[i][k] * found[k] for k in range(i + 1, size))
        found[i] = (rows[i][size] - known) / rows[i][i]
    return found


def learn(name: str, count: int, seed: int, jobs: int) -> Table:
    """The table after so many games."""
    job = partial(notes_of, name, seed)
    by_round: dict[int, list[tuple[dict[str, int], int]]] = defaultdict(list)
    for notes in Crew(job, count, jobs).results() if jobs > 1 else map(job, range(1, count + 1)):
        for at, found, total in notes:
            by_round[at].append((found, total))
    table = {}
    for at in sorted(by_round):
        notes_then = by_round[at]
        if len(notes_then) >= LEAST:
            table[at] = fitted(notes_then)
            print(
                f"round {at}: {len(notes_then)} notes, {_explained(table[at], notes_then):.0f} % explained", flush=True
            )
    return table


def _explained(weights: dict[str, float], notes: list[tuple[dict[str, int], int]]) -> float:
    """How much of the difference between totals the figures tell, in per cent."""
    mean = sum(total for _, total in notes) / len(notes)
    spread = sum((total - mean) ** 2 for _, total in notes)
    missed = sum((total - sum(weights[n] * x for n, x in found.items())) ** 2 for found, total in notes)
    return 100 * (1 - missed / spread)


def document(command: str, table: Table, manner: Manner) -> str:
    """The file that holds a table, and how play-outs go best."""
    lines = [
        "# What the figures of a position count, in points at the end, when a round begins; see bots/value.py.",
        "",
        "[learned]",
        f'by = "{command}"',
        "",
        "[play]",
        f"sure = {manner.sure}",
        f"variety = {manner.variety}",
        f"rounds = {manner.rounds}",
    ]
    for at, weights in table.items():
        lines += ["", f"[round.{at}]", *(f'"{name}" = {weight:.3f}' for name, weight in weights.items())]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m boardgames.bots.fit", description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=games())
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sure", type=int, help="of ten choices in a play-out those that tempt most; else as it was")
    parser.add_argument("--variety", type=int, help="tenths by which others differ in play-outs; else as it was")
    parser.add_argument("--rounds", type=int, help="rounds that a play-out goes on after this one; else as it was")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--file", type=Path, help="where the table is written; else beside the tables of the game")
    args = parser.parse_args()
    known = manner_of(load(args.game))
    manner = Manner(
        known.sure if args.sure is None else args.sure,
        known.variety if args.variety is None else args.variety,
        known.rounds if args.rounds is None else args.rounds,
    )
    command = (
        f"python -m boardgames.bots.fit {args.game} --games {args.games} --seed {args.seed} --sure {manner.sure} "
        f"--variety {manner.variety} --rounds {manner.rounds}"
    )
    text = document(command, learn(args.game, args.games, args.seed, args.jobs), manner)
    path = args.file or load(args.game).parts.data / VALUE_FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
