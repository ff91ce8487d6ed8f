"""A league of bots: everybody against everybody, the same luck for all, and a rating with its uncertainty.

A match is between two bots. One of them has one seat and the other all others, on every seat in turn and with the same
seeds, so that neither seats nor cards favour anybody; with more than two players there is also the match with the
roles exchanged. What is done is a file of lines that only grows: a league that was interrupted, or that gets another
bot or more games, goes on where it ended, as long as the rules, the tables and the bots are those that began it.
"""

import contextlib
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import msgspec

from boardgames.bots.strength import skill_digest
from boardgames.core.game import Game
from boardgames.core.values import Value
from boardgames.lab.elo import Meeting, Standing, standings
from boardgames.lab.league_file import LeagueFile
from boardgames.lab.simulate import Plan, simulate_one
from boardgames.lab.worker_pool import in_order


class Setting(Value):
    """Setting that all games of a league have in common: the first line of its file."""

    game: str
    players: int
    variant: str
    options: tuple[str, ...]
    seed: int
    data: str = ""
    revision: int = 0
    """Revision of the rules; 0 in files of early versions."""
    tables: str = ""
    """Digest of the tables."""
    skill: str = ""
    """Digest of the bots' fitted weights and amount of search."""

    @classmethod
    def of(
        cls,
        game: Game[Any, Any],
        players: int,
        variant: str,
        options: tuple[str, ...] = (),
        seed: int = 0,
        data: str = "",
    ) -> "Setting":
        """Return the setting of a league of this program's bots, with the tables of this game."""
        info, tables, skill = game.info, game.data_digest, skill_digest(game.parts.data)
        return cls(info.id, players, variant, options, seed, data, info.revision, tables, skill)

    def strange_in(self, other: "Setting") -> str:
        """Return why games of another setting do not belong to this league, as a sentence on their file, or ""."""
        if other == self:
            return ""
        if msgspec.structs.replace(other, revision=self.revision, tables=self.tables, skill=self.skill) != self:
            return "belongs to a league with other settings"
        if not other.revision:
            return "does not say which bots played it: an earlier version has written it"
        parts = (
            (other.revision != self.revision, f"rules (revision {other.revision}, and now it is {self.revision})"),
            (other.tables != self.tables, "tables"),
            (other.skill != self.skill, "bots, which have learned something else or think otherwise"),
        )
        return f"was played with other {' and other '.join(what for differs, what in parts if differs)}"


class Fixture(Value):
    """Game to be played: the number of its seed, and the bot of each seat."""

    number: int
    bots: tuple[str, ...]


class Played(Value):
    """Game that was played: a line of the file."""

    number: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int

    def __post_init__(self) -> None:
        """Raise `ValueError` if a line of the file cannot be the result of a game."""
        if not len(self.bots) == len(self.scores) == len(self.ranks):
            raise ValueError("every player has a score and a rank")
        if 1 not in self.ranks or not all(1 <= rank <= len(self.ranks) for rank in self.ranks):
            raise ValueError("somebody must be first, and nobody behind the last")


def fixtures(bots: Sequence[str], players: int, games: int, alone: str = "") -> list[Fixture]:
    """Return all games of a league, seed by seed, so that an interrupted league has complete rounds.

    With `alone` only those in which this bot has a seat for itself.
    """
    pairs = list(combinations(bots, 2) if players == 2 else permutations(bots, 2))
    if alone:
        pairs = [pair for pair in pairs if alone in pair[: 2 if players == 2 else 1]]
    return [
        Fixture(number, tuple(one if at == seat else many for at in range(players)))
        for number in range(1, games + 1)
        for one, many in pairs
        for seat in range(players)
    ]


def play_fixture(setting: Setting, bots_from: str, games: tuple[Fixture, ...], place: int) -> Played:
    """Play the game at a place of a list, counted from 1."""
    fixture = games[place - 1]
    plan = Plan(
        game=setting.game,
        games=1,
        players=setting.players,
        seed=setting.seed,
        variant=setting.variant,
        options=setting.options,
        bots=fixture.bots,
        data=setting.data,
        bots_from=bots_from,
    )
    result = simulate_one(plan, fixture.number)
    return Played(fixture.number, fixture.bots, result.scores, result.ranks, result.decisions)


class League:
    """League with the games of its file and those to be played."""

    def __init__(
        self,
        setting: Setting,
        bots: Sequence[str],
        games: int,
        path: Path | None,
        alone: str = "",
        bots_from: str = "",
    ) -> None:
        """With `alone` only games in which that bot has a seat for itself; `bots_from` is a module with more bots."""
        self.setting = setting
        self.bots = tuple(bots)
        self.games = games
        self._bots_from = bots_from
        self._wanted = fixtures(bots, setting.players, games, alone)
        self._file = LeagueFile(path, setting, setting.strange_in, Played)
        self._take_stock()

    def _take_stock(self) -> None:
        """Count what has been played, and list what is left."""
        known = {(game.number, game.bots): game for game in self._file.read()}
        keys = [(fixture.number, fixture.bots) for fixture in self._wanted]
        self.played = [known[key] for key in keys if key in known]
        self.left = tuple(one for one, key in zip(self._wanted, keys, strict=True) if key not in known)

    def play(self, jobs: int, progress: Callable[[], None] = lambda: None) -> None:
        """Play the games that are left; `KeyboardInterrupt` keeps those finished before it."""
        with self._file.locked():
            self._take_stock()
            job, count = partial(play_fixture, self.setting, self._bots_from, self.left), len(self.left)
            with contextlib.closing(in_order(job, count, jobs)) as results:
                for game in results:
                    self._file.write(game)
                    self.played.append(game)
                    progress()

    def report(self) -> dict[str, Any]:
        """Return the object that `league --json` prints."""
        table = standings(self.bots, [meeting for game in self.played for meeting in meetings(game)])
        return {
            **msgspec.to_builtins(self.setting),
            "games": len(self.played),
            "planned": len(self._wanted),
            "bots": [{**msgspec.to_builtins(row), **self._sums(row)} for row in table],
            "matches": list(self._matches()),
        }

    def _sums(self, row: Standing) -> dict[str, Any]:
        points = [
            score for game in self.played for bot, score in zip(game.bots, game.scores, strict=True) if bot == row.bot
        ]
        return {"seats": len(points), "mean_score": round(sum(points) / len(points), 1) if points else None}

    def _matches(self) -> Iterator[dict[str, Any]]:
        """Return for each pair how often the single seat won, and its average lead."""
        pairs = combinations(self.bots, 2) if self.setting.players == 2 else permutations(self.bots, 2)
        for one, many in pairs:
            games = [game for game in self.played if _single(game) in ((one, many), (many, one))]
            if self.setting.players > 2:
                games = [game for game in games if _single(game) == (one, many)]
            seats = [game.bots.index(one) for game in games]
            wins = sum((game.ranks[seat] == 1) / game.ranks.count(1) for game, seat in zip(games, seats, strict=True))
            leads = [_lead(game, seat) for game, seat in zip(games, seats, strict=True)]
            yield {
                "bot": one,
                "against": many,
                "games": len(games),
                "wins": round(wins, 2),
                "mean_lead": round(sum(leads) / len(leads), 1) if leads else None,
            }


def _single(game: Played) -> tuple[str, str]:
    """Return the bot that sat alone, and the one in the other seats."""
    one = next((bot for bot in game.bots if game.bots.count(bot) == 1), game.bots[0])
    return one, next(bot for bot in game.bots if bot != one)


def _lead(game: Played, seat: int) -> int:
    return game.scores[seat] - max(score for other, score in enumerate(game.scores) if other != seat)


def meetings(game: Played) -> Iterator[Meeting]:
    """Return who was ahead for every two players of different kinds; together they weigh as one game."""
    pairs = [
        (one, other) for one, other in combinations(range(len(game.bots)), 2) if game.bots[one] != game.bots[other]
    ]
    for one, other in pairs:
        mine, theirs = game.ranks[one], game.ranks[other]
        won = 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
        yield Meeting(game.number, game.bots[one], game.bots[other], won, 1 / len(pairs))


def report_lines(report: dict[str, Any]) -> Iterator[str]:
    """Yield the report as a table."""
    stopped = "" if report["games"] == report["planned"] else f" of {report['planned']}"
    yield (
        f"{report['game']} ({report['variant']}), {report['players']} players, seed {report['seed']}: "
        f"{report['games']}{stopped} games"
    )
    yield f"{'':14}{'Elo':>6}{'95 % between':>16}{'seats':>8}{'mean score':>12}"
    for row in report["bots"]:
        score = "-" if row["mean_score"] is None else f"{row['mean_score']:.1f}"
        between = f"{row['low']} and {row['high']}"
        yield f"  {row['bot']:12}{row['elo']:>6}{between:>16}{row['seats']:>8}{score:>12}"
    for match in report["matches"]:
        if match["games"]:
            low, high = wilson(match["wins"], match["games"])
            yield (
                f"  {match['bot']} against {match['against']}: first in {match['wins']:g} of {match['games']} "
                f"({100 * match['wins'] / match['games']:.0f} %, 95 % between {low:.0f} and {high:.0f}), "
                f"{match['mean_lead']:+.1f} points"
            )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a share of wins, in per cent (Wilson, 1927)."""
    z = 1.96
    share, room = wins / games, z * z / games
    middle = (share + room / 2) / (1 + room)
    half = (room * share * (1 - share) + room * room / 4) ** 0.5 / (1 + room)
    return 100 * (middle - half), 100 * (middle + half)
