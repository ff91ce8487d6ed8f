"""Moments of a table, found in the choices made there, and as lines of text."""

from collections.abc import Iterator, Sequence
from typing import Any

from boardgames.core.game import Game, Seat, ranking
from boardgames.core.moment import BAD, GOOD, Moment, MomentLine, MomentPart
from boardgames.core.score_sheets import estimate_scores, in_figures
from boardgames.core.table import Choice, Table
from boardgames.words import apart, pair, say

WORLDS = 24
"""Number of sampled worlds from which the range of hidden points on a card is taken."""


def seen_moment(
    game: Game[Any, Any], names: tuple[str, ...], choice: Choice[Any], states: Sequence[Any]
) -> Moment | None:
    """Return the moment that a choice caused, made of what everybody may see; None if there is none."""
    seen = tuple(shown for e in choice.events if (shown := game.witness(e, None, later=False)) is not None)
    if not seen:
        return None
    before, after = (game.observe(state, None) for state in states)
    return game.words.moment(seen, before, after, names)


def standings(table: Table[Any, Any], number: int, viewer: Seat | None) -> MomentPart:
    """Return everybody's points after a choice as the viewer sees them, with the gains of the round."""
    game = table.game
    round_of = game.round
    over = round_of(table.states[number - 1])
    start = next(at for at, state in enumerate(table.states) if round_of(state) == over)
    begun, seen = (game.observe(table.states[at], viewer) for at in (start, number))
    then, estimates = (estimate_scores(game, view, viewer, WORLDS) for view in (begun, seen))
    now = tuple(one.sheet for one in estimates)
    # If points are not known nobody can say who leads: then seats stay in order.
    is_known = all(one.is_sure for one in estimates)
    places = ranking(now) if is_known else (0,) * len(now)
    lines = []
    for seat in sorted(range(len(now)), key=lambda seat: (places[seat], seat)):
        one, first = estimates[seat], then[seat]
        both = one.is_total_sure and first.is_total_sure
        gained = one.total - first.total if both else one.sheet.total - first.sheet.total
        tone = GOOD if gained > 0 else BAD if gained < 0 else ""
        more = None if one.is_total_sure else one.more
        unseen = "" if more is None else say("standing-unseen", most=one.total + more, more=more)
        told = (f"{gained:+d}" if gained else "", unseen)
        lines.append(MomentLine(", ".join(filter(None, told)), seat, one.total, tone, more))
    return MomentPart(say("standing" if is_known else "standing-in-sight"), tuple(lines), say("standing-note"))


def moment_lines(moment: Moment, names: Sequence[str]) -> Iterator[str]:
    """Yield a card as lines of text; a lesser moment is one line."""
    title = moment.title if moment.title.endswith(("!", "?", ".")) else say("above", head=moment.title)
    yield f"*** {title} {moment.text}"
    if not moment.is_great:
        return
    for part in moment.parts:
        note = f" ({part.note})" if part.note else ""
        yield f"    {pair(part.title + note, apart(_told(line, names) for line in part.lines))}."
    coming = [say("moment-last-begins")] if moment.is_last else []
    if coming := [*coming, *moment.coming]:
        yield f"    {' '.join(coming)}"


def _told(line: MomentLine, names: Sequence[str]) -> str:
    figure = "" if line.figure is None else in_figures(line.figure, line.more is not None)
    if line.seat is None or line.seat >= len(names):
        told = line.text.rstrip(".")  # a company without a player: its text may end with the figure
        return told if told.endswith(f" {figure}") else " ".join(filter(None, (told, figure)))
    head = " ".join(filter(None, (names[line.seat], figure)))
    return ", ".join(filter(None, (head, line.text.rstrip("."))))
