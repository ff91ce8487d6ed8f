"""Worth of a position: the points a player will have in the end, estimated when a round is over.

The judgement is linear: every category of the score sheet and every figure of the game's `features` counts so many
points, by round. The table lies in `bots/value.toml` beside the game's tables; `python -m boardgames.lab.fit_value`
makes it from games that the heuristic plays against itself. `bots/origin.toml` holds the same by kind of points: it
says where the worth comes from, and adds up to it.
"""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

from boardgames.core.errors import UserError
from boardgames.core.game import Game, ScoreSheet, Seat
from boardgames.core.values import Value
from boardgames.store.component_tables import read_toml

T = TypeVar("T")

VALUE_FILE = "bots/value.toml"
ORIGIN_FILE = "bots/origin.toml"
POINTS = "points: "
"""Prefix of the figures that count points, before their kind."""
ANYTHING = "anything"
"""Name of the constant figure, 1 in every position."""

CLOSEST = 10
"""Play-outs that follow the heuristic to the letter."""

HIGHEST = 1e6
"""Maximum absolute value of a figure's weight, in points."""
Weight = Annotated[float, msgspec.Meta(ge=-HIGHEST, le=HIGHEST)]
Weights = dict[str, Weight]
Table = dict[int, Weights]
"""Weight of each figure, by round."""
Origins = dict[int, dict[str, Weights]]
"""Weight of each figure, by round and kind of points."""


def points_by_kind(sheet: ScoreSheet) -> dict[str, int]:
    """Return the points of a sheet by kind."""
    found: dict[str, int] = {}
    for line in sheet.lines:
        kind = line.category.partition(".")[0]
        found[kind] = found.get(kind, 0) + line.points
    return found


def figures(game: Game[Any, Any], state: Any, seat: Seat, sheets: Sequence[ScoreSheet]) -> dict[str, int]:
    """Return the figures of a position for a seat: its points by category and its features."""
    found = {ANYTHING: 1, "players": len(sheets)}
    for kind, points in points_by_kind(sheets[seat]).items():
        found[POINTS + kind] = points
    features = game.parts.features()
    if features is not None:
        found |= features(game, state, seat)
    return found


@lru_cache(maxsize=16)
def learned_values(path: Path) -> Table:
    """Return the table of a file; empty if there is none."""
    return _read(path, "round", Table)


@lru_cache(maxsize=16)
def learned_origins(path: Path) -> Origins:
    """Return the table of a file by kind of points; empty if there is none."""
    return _read(path, "round", Origins)


@lru_cache(maxsize=16)
def learned_doubt(path: Path) -> dict[int, Weight]:
    """Return the standard error of leads estimated by the tables, in points, by round."""
    return _read(path, "missed", dict[int, Weight])


@lru_cache(maxsize=16)
def learned_lasting(path: Path) -> tuple[str, ...]:
    """Return the kinds of points that nobody loses again."""
    return _read(path, "kinds", Kinds).lasting


def _read(path: Path, part: str, kind: type[T]) -> T:
    found = read_toml(path).get(part, {}) if path.is_file() else {}
    try:
        return msgspec.convert(found, kind, strict=False)
    except msgspec.ValidationError as error:
        raise UserError(f"{path} is no table of values ({error}); make it anew by `make train`.") from None


class Kinds(Value):
    """Knowledge about kinds of points."""

    lasting: tuple[str, ...] = ()


class Manner(Value):
    """Settings with which playouts of a game work best."""

    sure: int = CLOSEST
    """Out of ten choices so many are what tempts most, the others are drawn by weight."""
    variety: int = 0
    """Tenths by which the weights of others differ, for those who think hard (`weight_variants`); 0: all are alike."""
    rounds: int = 1
    """Number of rounds that a playout continues after the present one, before the position is estimated."""


@lru_cache(maxsize=16)
def learned_manner(path: Path) -> Manner:
    """Return the settings for playouts in a file."""
    try:
        manner = msgspec.convert(read_toml(path).get("play", {}) if path.is_file() else {}, Manner)
    except msgspec.ValidationError as error:
        raise UserError(f"{path} is no table of values ({error}); make it anew by `make train`.") from None
    if manner.sure not in range(1, CLOSEST + 1) or manner.variety < 0 or manner.rounds < 0:
        raise UserError(
            f"{path}: `sure` is a number from 1 to {CLOSEST}, `variety` and `rounds` are none below 0; make it anew by "
            "`make train`."
        )
    return manner


def manner_of(game: Game[Any, Any]) -> Manner:
    """Return the settings for playouts of a game."""
    return learned_manner(game.parts.data / VALUE_FILE)


def table_of(game: Game[Any, Any]) -> Table:
    """Return the weights of the figures of a game; empty if nothing has been fitted."""
    return learned_values(game.parts.data / VALUE_FILE)


OTHER = ""
"""Kind of all points without a name of their own."""


def origins_of(game: Game[Any, Any]) -> Origins:
    """Return the weights by kind of points; empty if nothing has been fitted."""
    return learned_origins(game.parts.data / ORIGIN_FILE)


def doubt_about(game: Game[Any, Any], state: Any) -> float:
    """Return the standard error of a lead estimated here, in points; 0 when the game is over."""
    missed = learned_doubt(game.parts.data / ORIGIN_FILE)
    return at_round(missed, game.round(state)) if missed and game.decisions(state) else 0.0


def at_round(table: dict[int, T], now: int) -> T:
    """Return the entry of a round, or the last one known after it."""
    return table[now] if now in table else table[max(table)]


def _weighed(weights: Weights, found: dict[str, int]) -> float:
    return sum(weights.get(name, 0.0) * figure for name, figure in found.items())


def worths(game: Game[Any, Any], table: Table, state: Any) -> list[float]:
    """Return the points that each player is expected to have at the end; those on the sheets if it is over."""
    sheets = game.scores(state)
    if not table or not game.decisions(state):
        return [float(sheet.total) for sheet in sheets]
    weights = at_round(table, game.round(state))
    return [_weighed(weights, figures(game, state, seat, sheets)) for seat in range(len(sheets))]


def outcomes(
    game: Game[Any, Any], origins: Origins, state: Any, before: Sequence[ScoreSheet] = ()
) -> list[dict[str, float]]:
    """Return the points that each player is expected to have, by kind; those on the sheets if it is over.

    Kinds that no sheet `before` has, where play began to be compared, are one sum: some ends would have them and others
    not.
    """
    sheets = game.scores(state)
    if not origins or not game.decisions(state):
        return [dict(points_by_kind(sheet)) for sheet in sheets]
    kinds, lasting = at_round(origins, game.round(state)), learned_lasting(game.parts.data / ORIGIN_FILE)
    found = [figures(game, state, seat, sheets) for seat in range(len(sheets))]
    ends = [_kept({kind: _weighed(weights, own) for kind, weights in kinds.items()}, own, lasting) for own in found]
    # Weights are learned from all variants together: of what no sheet of this table has, only the sum is spoken of.
    here = {kind for sheet in before or sheets for kind in points_by_kind(sheet)}
    strange = [kind for kind in kinds if kind not in here]
    return [_joined(end, strange) for end in ends] if strange else ends


def _joined(end: dict[str, float], strange: Sequence[str]) -> dict[str, float]:
    """Return points by kind with those of some kinds as one sum."""
    told = {kind: points for kind, points in end.items() if kind not in strange}
    return {**told, OTHER: sum(end[kind] for kind in strange)}


def _kept(end: dict[str, float], own: dict[str, int], lasting: Sequence[str]) -> dict[str, float]:
    """Return what is expected, but at least the present points of a kind that lasts; gains shrink by as much."""
    now = {kind: own.get(POINTS + kind, 0) for kind in end}
    impossible = {kind: now[kind] - end[kind] for kind in lasting if kind in end and end[kind] < now[kind]}
    if not impossible:
        return end
    lost, won = sum(impossible.values()), sum(max(0.0, end[kind] - now[kind]) for kind in end)
    part = min(1.0, lost / won) if won else 0.0
    return {
        kind: float(now[kind]) if kind in impossible else points - part * max(0.0, points - now[kind])
        for kind, points in end.items()
    }
