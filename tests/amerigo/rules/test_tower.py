"""The cube tower: exactly the process described, cubes conserved, and the behaviour it was calibrated to."""

import math
import tomllib
from collections.abc import Sequence
from statistics import fmean, stdev

import pytest

from boardgames.amerigo.rules.tower import Cubes, throw
from boardgames.core.rng import below, start_stream
from boardgames.store.component_tables import data_folder
from tests.amerigo.given import T

NOTHING: Cubes = (0,) * 7
EVERYTHING: Cubes = (7,) * 7
TABLE = tomllib.loads((data_folder("amerigo") / "tower.toml").read_text(encoding="utf-8"))
GAMES = 500


def throw_slowly(stream: int, floors: list[list[int]], thrown: list[int]) -> tuple[int, list[int]]:
    """The same process with every cube as an item of a list: floors are sorted lists of colours."""
    fall = [colour for colour in range(7) for _ in range(thrown[colour])]
    for i in range(len(fall) - 1, 0, -1):
        stream, j = below(stream, i + 1)
        fall[i], fall[j] = fall[j], fall[i]
    catch = min(950, 330 * (len(fall) + 8) // 13)
    for floor in floors:
        through = []
        for cube in fall:
            stream, roll = below(stream, 17000)
            if roll < 560 * len(floor):
                stream, j = below(stream, len(floor))
                through.append(floor.pop(j))
            stream, roll = below(stream, 17000)
            if roll < catch * (17 - len(floor)):
                floor.append(cube)
                floor.sort()
            else:
                through.append(cube)
        fall = through
    return stream, fall


@pytest.mark.rule("AME-Q-20")
def test_a_throw_is_the_two_floor_process() -> None:
    for seed in range(40):
        mine = slow = start_stream(seed, "tower")
        upper = lower = NOTHING
        floors: list[list[int]] = [[], []]
        thrown = EVERYTHING
        for step in range(12):
            mine, upper, lower, out = throw(T.tower, mine, upper, lower, thrown)
            slow, fallen = throw_slowly(slow, floors, list(thrown))
            assert mine == slow
            assert [upper, lower] == [tuple(floor.count(c) for c in range(7)) for floor in floors]
            assert out == tuple(fallen.count(c) for c in range(7))
            thrown = tuple(n if colour == step % 7 else 0 for colour, n in enumerate(out))


class Sample:
    """Statistics of whole games of throws: 49 cubes, then five rounds of one throw a colour."""

    def __init__(self, seed: int) -> None:
        stream = start_stream(seed, "calibration")
        stream, upper, lower, store = throw(T.tower, stream, NOTHING, NOTHING, EVERYTHING)
        self.stay = sum(upper) + sum(lower)
        self.outs: list[int] = []
        self.aps: list[int] = []
        self.colours: list[int] = []
        self.own: list[int] = []
        self.round_ends: list[int] = []
        self.conserved = True
        for _ in range(5):
            for colour in range(7):
                count = store[colour]
                store = tuple(0 if c == colour else n for c, n in enumerate(store))
                if count:
                    thrown = tuple(count if c == colour else 0 for c in range(7))
                    stream, upper, lower, out = throw(T.tower, stream, upper, lower, thrown)
                    store = tuple(a + b for a, b in zip(store, out, strict=True))
                    self.outs.append(sum(out))
                    self.aps.append(max(out))
                    self.colours.append(sum(n > 0 for n in out))
                    self.own.append(out[colour])
                everywhere = zip(store, upper, lower, strict=True)
                self.conserved &= all(sum(n) == 7 for n in everywhere) and max(sum(upper), sum(lower)) <= 17
            self.round_ends.append(sum(upper) + sum(lower))


@pytest.fixture(scope="module")
def games() -> list[Sample]:
    return [Sample(seed) for seed in range(GAMES)]


@pytest.mark.rule("AME-PHA-18")
def test_every_throw_conserves_the_cubes(games: list[Sample]) -> None:
    assert all(game.conserved for game in games)


def close(values: Sequence[float], expected: float, rounding: float) -> bool:
    """Whether a mean over independent games agrees with one measured over 2,000 others and then rounded.

    The bound is five standard errors of the difference. A normal deviate exceeds it once in 1.7 million; about 45
    means are compared below, so that with fresh seeds all of them together would raise a false alarm less than once
    in 30,000 runs. The seeds are fixed: here the outcome is always the same.
    """
    error = stdev(values) * math.sqrt(1 / len(values) + 1 / 2000)
    return abs(fmean(values) - expected) <= 5 * error + rounding


@pytest.mark.rule("AME-Q-20")
def test_the_tower_behaves_as_calibrated(games: list[Sample]) -> None:
    measured = TABLE["measured"]
    assert close([game.stay for game in games], measured["stay_after_first_throw"]["mean"], 0.05)
    assert close([fmean(game.outs) for game in games], measured["out_per_phase_mean"], 0.005)
    assert close([fmean(game.aps) for game in games], measured["action_points_mean"], 0.005)
    assert close([fmean(game.colours) for game in games], measured["colours_out_mean"], 0.005)
    for number, expected in enumerate(measured["cubes_in_tower_end_of_round"]):
        assert close([game.round_ends[number] for game in games], expected, 0.05)
    for kind, values in (("out", "outs"), ("action_point", "aps"), ("colour_count", "colours")):
        for name, share in measured[f"{kind}_distribution"].items():
            number = int(name.strip("acnp"))
            shares = [fmean(value == number for value in getattr(game, values)) for game in games]
            assert close(shares, share, 0.0005), (name, fmean(shares), share)
    usual = [fmean(4 <= n <= 9 for n in game.outs) for game in games]
    assert close(usual, measured["p_out_4_to_9"], 0.005)


@pytest.mark.rule("AME-Q-20")
def test_the_tower_fits_what_is_known_of_the_object(games: list[Sample]) -> None:
    stay = [game.stay for game in games]
    assert 20 <= fmean(stay) <= 22.5, "about 21 of the first 49 stay"
    assert fmean(fmean(game.own) for game in games) / fmean(fmean(game.outs) for game in games) > 0.5
    first = TABLE["calibration"]["rulebook_first_throw"]["stay"]
    start = tuple(first[colour.id] for colour in T.colours)
    hits, stream = 0, start_stream(1, "example")
    for _ in range(4000):
        halves = tuple(n // 2 for n in start), tuple(n - n // 2 for n in start)
        stream, _, _, out = throw(T.tower, stream, *halves, (4, 0, 0, 0, 0, 0, 0))
        hits += sum(out) == 8 and out[0] == 4
    assert hits > 80, "four blue cubes can bring eight out, all the blue ones among them"


def test_a_biased_tower_would_be_noticed(games: list[Sample]) -> None:
    """The bounds are tight enough to see a change of a few per cent."""
    measured = TABLE["measured"]
    assert not close([game.stay for game in games], measured["stay_after_first_throw"]["mean"] * 1.06, 0.05)
    assert not close([fmean(game.aps) for game in games], measured["action_points_mean"] * 1.04, 0.005)
    assert not close([fmean(game.outs) for game in games], measured["out_per_phase_mean"] * 0.96, 0.005)
