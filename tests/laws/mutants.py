"""States with something wrong: well typed, near to real ones, and some of them real after all.

A file that somebody has edited looks like this. What the game's `fault` accepts of it must be as good as any state.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from boardgames.core.game import Game
from boardgames.core.rng import below, pick
from boardgames.core.values import from_plain, to_plain

NUMBERS = (-2, -1, 0, 1, 2, 3, 7, 31, 255, 1 << 20)
STEPS = (-1, 1)


def spots(plain: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to every value, the streams of chance left out: any number is good there."""
    yield path
    if isinstance(plain, dict):
        for key, value in plain.items():
            if key != "rng":
                yield from spots(value, (*path, key))
    elif isinstance(plain, list):
        for i, value in enumerate(plain):
            yield from spots(value, (*path, i))


def at(plain: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        plain = plain[step]
    return plain


def mutant(plain: Any, others: list[Any], luck: int) -> Any:
    """The plain state with one or two values changed, as far as their kind allows."""
    luck, often = below(luck, 4)
    for _ in range(2 if often == 0 else 1):
        luck, seed = below(luck, 1 << 60)
        plain = _changed(plain, others, seed)
    return plain


def _changed(plain: Any, others: list[Any], luck: int) -> Any:
    copy = msgspec.json.decode(msgspec.json.encode(plain))
    luck, in_frames = below(luck, 3)
    luck, in_other_frames = below(luck, 4)
    if in_frames == 0 and in_other_frames == 0:
        luck, other = pick(luck, others)
        copy["frames"] = other["frames"]
        return copy
    begin = ("frames",) if in_frames == 0 else ()
    luck, path = pick(luck, list(spots(at(copy, begin), begin)))
    if not path:
        return copy
    holder, key = at(copy, path[:-1]), path[-1]
    luck, holder[key] = _another(holder[key], copy, others, path, luck)
    return copy


def _another(value: Any, whole: Any, others: list[Any], path: tuple[Any, ...], luck: int) -> tuple[int, Any]:
    """Something else of the same kind."""
    luck, how = below(luck, 4)
    if how == 0:
        luck, other = pick(luck, others)
        try:
            return luck, at(other, path)
        except (LookupError, TypeError):
            return luck, value
    if isinstance(value, bool):
        return luck, not value
    if isinstance(value, int):
        luck, number = pick(luck, NUMBERS)
        luck, step = pick(luck, STEPS)
        return luck, number if how == 1 else value + step
    if isinstance(value, str):
        words = sorted({word for spot in spots(whole) if isinstance(word := at(whole, spot), str)})
        return pick(luck, ["", *words])
    if isinstance(value, list) and value:
        return _reordered(value, how, luck)
    return luck, value


def _reordered(items: list[Any], how: int, luck: int) -> tuple[int, list[Any]]:
    luck, i = below(luck, len(items))
    luck, j = below(luck, len(items))
    changed = list(items)
    if how == 1:
        del changed[i]
    elif how == 2:
        changed.insert(j, items[i])
    else:
        changed[i], changed[j] = items[j], items[i]
    return luck, changed


def read(plain: Any, game: Game[Any, Any]) -> Any:
    """The state, or None where the types are wrong."""
    try:
        return from_plain(plain, game.state_type)
    except msgspec.ValidationError:
        return None


def play_on(game: Game[Any, Any], state: Any, luck: int, most: int) -> int:
    """Random choices from a state on; how many there were. Whatever is wrong with the state shows here."""
    for number in range(most):
        assert not game.fault(state), game.fault(state)
        open_now = game.decisions(state)
        if not open_now:
            return number
        luck, decision = pick(luck, open_now)
        actions = game.legal_actions(state, decision.seat)
        assert actions, f"no legal action for {decision}"
        luck, action = pick(luck, actions)
        state = game.apply(state, decision.seat, action)
    return most


def plain_states(states: list[Any]) -> list[Any]:
    return [to_plain(state) for state in states]


def holder_of(plain: Any, path: str) -> tuple[Any, Any]:
    """What holds the value with a name such as `players.1.money`, and where: with lists, so that it can be changed."""
    *way, last = (int(step) if step.isdecimal() else step for step in path.split("."))
    for step in way:
        if isinstance(plain[step], tuple):
            plain[step] = list(plain[step])
        plain = plain[step]
    return plain, last


def fault_with(game: Game[Any, Any], state: Any, path: str, value: Any) -> str:
    """Return the fault that a game finds in a state with another value in one place."""
    plain = to_plain(state)
    holder, key = holder_of(plain, path)
    holder[key] = value
    return game.fault(from_plain(plain, game.state_type))
