"""How many keys a game needs: the turns of instinctive players, typed in lines as short as the panel takes them."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import mean, quantiles
from typing import Any, NamedTuple

from boardgames.bots.heuristic import heuristic_of, pick_by
from boardgames.core.game import Config, Decision, Game
from boardgames.core.registry import load
from boardgames.table.draft import forced_answer
from boardgames.table.typed_codes import has_word, match_typed, normalized

SEATS, SEEDS = 4, 3
OWN_LINE = 1
"""Enter, or the space after a beginning of a code."""
AGAIN = 1
"""The key that does the same once more."""


def choices(game: Game[Any, Any], seed: int) -> Iterator[tuple[Any, Decision, Any]]:
    """(state, question, answer) of one game in which everybody follows heuristic."""
    state, luck = game.start(Config(SEATS, seed, game.info.variants[0])), seed + 1
    weigh = heuristic_of(game)
    while asked := game.decisions(state):
        seat, seen = asked[0].seat, game.observe(state, asked[0].seat)
        actions = game.legal_actions(seen, seat)
        luck, at = pick_by(weigh(seen, seat, actions), luck)
        yield state, asked[0], actions[at]
        state = game.apply(state, seat, actions[at])


class Typed(NamedTuple):
    """A choice as it can be typed."""

    code: str
    codes: tuple[str, ...]
    """Of all choices of the question."""
    texts: tuple[str, ...]

    @property
    def ways(self) -> tuple[str, ...]:
        """All that can be typed for it: beginnings of the code, with or without its first character."""
        wanted, no_texts = self.codes.index(self.code), ("",) * len(self.codes)
        parts = [code[:n] for code in (self.code, self.code[1:]) for n in range(1, len(code) + 1)]
        return tuple(part for part in parts if match_typed(part, self.codes, no_texts).one == wanted)

    @property
    def shortest(self) -> int:
        """The fewest characters that mean this choice."""
        return min(map(len, self.ways))

    def before(self, following: str) -> int:
        """Keys for it if this is typed next: a space only if a code or a name goes on so."""
        return min(len(way) + OWN_LINE * self._goes_on(way + following[0]) for way in self.ways)

    def _goes_on(self, typed: str) -> bool:
        by_code = bool(match_typed(typed, self.codes, ("",) * len(self.codes)).among)
        return by_code or any(has_word(text, normalized(typed)) for text in self.texts)


def typed(game: Game[Any, Any], state: Any, seat: int, action: Any) -> Typed:
    seen, actions = game.observe(state, seat), game.legal_actions(state, seat)
    codes = tuple(game.words.code(seen, each) for each in actions)
    texts = tuple(game.describe(seen, seat, each) for each in actions)
    return Typed(game.words.code(seen, action), codes, texts)


def keys_of(turn: Sequence[Typed]) -> int:
    """Keys for the choices of a turn in one line, each doing the same again counted before."""
    pairs = pairwise(turn)
    return sum(one.before(following.code) for one, following in pairs) + (turn[-1].shortest + OWN_LINE if turn else 0)


def measure_keys(name: str) -> dict[str, float]:
    """Keys for each turn, a turn being what a seat chooses in a row; before with a code and Enter for every choice."""
    game = load(name)
    lines: list[list[Typed]] = []
    again: list[int] = []
    alone: list[int] = []
    count = 0
    for seed in range(SEEDS):
        mover, last, done = -1, None, None
        for state, asked, action in choices(game, seed):
            seat = asked.seat
            if seat != mover:
                lines.append([])
                again.append(0)
                alone.append(0)
                mover, last, done = seat, None, None
            alone[-1] += len(game.words.code(game.observe(state, seat), action)) + OWN_LINE
            count += 1
            if forced_answer(game, state, asked, SEATS, last) is None:
                if action == done and asked == last:
                    again[-1] += AGAIN
                else:
                    lines[-1].append(typed(game, state, seat, action))
            last, done = asked, action
    turns = [keys_of(line) + more for line, more in zip(lines, again, strict=True)]
    return {
        "keys_a_turn": mean(turns),
        "keys_p95": quantiles(turns, n=20)[18],
        "keys_worst": max(turns),
        "keys_a_choice": sum(turns) / count,
        "keys_alone": mean(alone),
        "keys_alone_worst": max(alone),
    }


if __name__ == "__main__":
    for name in ("mombasa", "amerigo", "eic", "felinia"):
        print(name, {key: round(value, 2) for key, value in measure_keys(name).items()})
