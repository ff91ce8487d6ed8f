"""How many keys a game needs: the turns of instinctive players, typed in lines as short as the panel takes them."""

from collections.abc import Iterator
from statistics import mean, quantiles
from typing import Any

from boardgames.bots.instinct import instinct_of, pick_by
from boardgames.core.draft import forced_answer
from boardgames.core.protocol import Config, Decision, Game
from boardgames.core.typed import meant
from boardgames.shelf import load

SEATS, SEEDS = 4, 3
OWN_LINE = 1
"""Enter, or the space after a code."""
AGAIN = 1
"""The key that does the same once more."""


def choices(game: Game[Any, Any], seed: int) -> Iterator[tuple[Any, Decision, Any]]:
    """(state, question, answer) of one game in which everybody follows instinct."""
    state, luck = game.start(Config(SEATS, seed, game.info.variants[0])), seed + 1
    weigh = instinct_of(game)
    while asked := game.decisions(state):
        seat, seen = asked[0].seat, game.observe(state, asked[0].seat)
        actions = game.legal_actions(seen, seat)
        luck, at = pick_by(weigh(seen, seat, actions), luck)
        yield state, asked[0], actions[at]
        state = game.apply(state, seat, actions[at])


def shortest(game: Game[Any, Any], state: Any, seat: int, action: Any) -> int:
    """The fewest characters that mean this choice."""
    seen, actions = game.observe(state, seat), game.legal_actions(state, seat)
    codes = [game.words.code(seen, each) for each in actions]
    wanted = actions.index(action)
    code = codes[wanted]
    return next(n for n in range(1, len(code) + 1) if meant(code[:n], codes, ("",) * len(codes)).one == wanted)


def measure_keys(name: str) -> dict[str, float]:
    """Keys for each turn, a turn being what a seat chooses in a row; before with a code and Enter for every choice."""
    game = load(name)
    turns: list[int] = []
    alone: list[int] = []
    count = 0
    for seed in range(SEEDS):
        mover, last, done = -1, None, None
        for state, asked, action in choices(game, seed):
            seat = asked.seat
            if seat != mover:
                turns.append(0)
                alone.append(0)
                mover, last, done = seat, None, None
            code = game.words.code(game.observe(state, seat), action)
            alone[-1] += len(code) + OWN_LINE
            count += 1
            if forced_answer(game, state, asked, SEATS, last) is None:
                again = action == done and asked == last
                turns[-1] += AGAIN if again else shortest(game, state, seat, action) + OWN_LINE
            last, done = asked, action
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
