"""Lookups made from rows: by id, by place, by a code of two letters."""

from collections.abc import Iterable, Sequence

from boardgames.core.errors import UserError


def index(ids: Iterable[str]) -> dict[str, int]:
    return {name: i for i, name in enumerate(ids)}


def reached(values: tuple[tuple[int, int], ...], length: int) -> tuple[int, ...]:
    """From pairs of place and value: at every place the last value reached or passed."""
    return tuple(max((value for place, value in values if place <= at), default=0) for at in range(length + 1))


def two_letter_codes(names: Sequence[str], taken: tuple[str, ...]) -> tuple[str, ...]:
    """Two letters per id: the initials of two words, else the first two letters, else the next pair that is free."""
    codes: list[str] = []
    for name in names:
        words = name.casefold().replace("-", " ").split()
        letters = "".join(words)
        pairs = [words[0][0] + words[1][0]] if len(words) > 1 else []
        pairs += [a + b for i, a in enumerate(letters) for b in letters[i + 1 :] if a != b]
        free = (pair for pair in pairs if pair not in codes and pair not in taken)
        code = next(free, None)
        if code is None:
            raise UserError(f"The name {name!r} gives no code of two letters that is free; give it another one.")
        codes.append(code)
    return tuple(codes)
