"""Consent to undo: why others must agree, or why a choice will be final."""

from collections.abc import Callable, Sequence

from boardgames.core.game import Seat
from boardgames.core.table import Barrier
from boardgames.words import listed, say


def reasons(barrier: Barrier, names: Sequence[str], fact: Callable[[str], str]) -> tuple[str, ...]:
    """Return sentences about what was learned, without revealing it; `fact` returns the words for a kind of fact."""
    lines = [say("seen-chance")] if barrier.chance else []
    for kind, who in _by_kind(barrier):
        if None in who:
            lines.append(say("seen-by-all", what=fact(kind)))
        else:
            lines.append(say("seen-by", n=len(who), names=_listed(names, who), what=fact(kind)))
    if barrier.acted:
        lines.append(say("seen-acted", n=len(barrier.acted), names=_listed(names, barrier.acted)))
    return tuple(lines)


def reasons_ahead(barrier: Barrier, names: Sequence[str], fact: Callable[[str], str]) -> tuple[str, ...]:
    """Return sentences about what will be learned, before the choice is made: why it will be final."""
    lines = [say("will-chance")] if barrier.chance else []
    for kind, who in _by_kind(barrier):
        if None in who:
            lines.append(say("will-all-see", what=fact(kind)))
        else:
            lines.append(say("will-see", n=len(who), names=_listed(names, who), what=fact(kind)))
    return tuple(lines)


def _by_kind(barrier: Barrier) -> list[tuple[str, list[Seat | None]]]:
    kinds = dict.fromkeys(kind for _, kind in barrier.learned)
    return [(kind, [seat for seat, what in barrier.learned if what == kind]) for kind in kinds]


def _listed(names: Sequence[str], seats: Sequence[Seat | None]) -> str:
    return listed([names[seat] for seat in seats if seat is not None])
