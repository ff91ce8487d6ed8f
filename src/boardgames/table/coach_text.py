"""The coach's words: why one choice leads farther than another, what would come next, and how sure it is."""

from collections import defaultdict
from collections.abc import Sequence
from math import floor
from typing import Any

from boardgames.bots.coach import Advice
from boardgames.bots.compare_choices import Future, duel, is_more_than_luck
from boardgames.core.game import Game, Seat

MOST_REASONS = 4
"""Smaller differences are left out."""
REST = "the rest"
"""What they come to together."""
MOST_PLANNED = 3
LIKELY = 0.25
"""What is done more seldom is no plan."""
HARDLY = 1
"""Points that nobody would choose by."""
CERTAIN = 0.95
"""Of what is nearly always done nothing is counted."""


def reasons(
    game: Game[Any, Any], advice: Advice, place: int, seat: Seat, names: Sequence[str], *, told: bool
) -> list[str]:
    """What is said of a choice, a sentence each. `told`: everybody's points may be spoken of."""
    future = advice.futures[place]
    ends = [_ending(future)] if told and len(advice.futures) > 1 else []
    plan = [sentence(f"Then: {'; '.join(steps)}")] if (steps := next_steps(future)) else []
    return [*ends, *verdict(game, advice, place, seat, names, told=told), *plan]


def verdict(
    game: Game[Any, Any], advice: Advice, place: int, seat: Seat, names: Sequence[str], *, told: bool
) -> list[str]:
    """A choice against the best one, or the best one against the next, a sentence each."""
    futures = advice.futures
    future = futures[place]
    if len(futures) == 1:
        return ["There is nothing else to choose."]
    rival = 1 if place == 0 else 0
    parts = _parts(game, future, futures[rival], seat, names if told else ())
    against = _against(future, futures[rival], rival) if told else f"To you, against {rival + 1}"
    said = [sentence(f"{against}: {parts}")]
    if place == 0:
        said.append(_how_often(future, futures[1]))
    return said


def instead(game: Game[Any, Any], advice: Advice, seat: Seat, names: Sequence[str]) -> str:
    """What the best choice would have brought more than the one that was asked about, and to the others."""
    return _parts(game, advice.futures[0], advice.futures[advice.place_of(advice.about)], seat, names)


def moved_for(game: Game[Any, Any], gains: dict[str, float]) -> str:
    """A bot's one line why it moved: what its choice brings by the end that the likeliest other one does not."""
    told = _told(game, gains)
    return f"why: {', '.join(told)} by the end, against the likeliest other choice" if told else ""


def _ending(future: Future) -> str:
    return (
        f"About {lead_told(round(future.lead))} in the end, beside the best of the others; in eight of ten games "
        f"{span_told(future)}."
    )


def span_told(future: Future) -> str:
    """How the lead comes out in eight of ten games."""
    worst, best = future.tenth(best=False), future.tenth(best=True)
    return f"between {lead_told(worst)} and {lead_told(best)}" if worst != best else lead_told(best)


def lead_told(points: int) -> str:
    return f"{points} ahead" if points > 0 else f"{-points} behind" if points else "level"


def _against(one: Future, other: Future, place: int) -> str:
    """How much farther one choice leads than another, and whether luck alone explains it."""
    apart = round(one.lead - other.lead)
    if abs(apart) <= HARDLY:
        return f"Hardly a difference to {place + 1}"
    said = f"About {abs(apart)} {'better' if apart > 0 else 'worse'} than {place + 1}"
    better, worse = duel(one, other)
    sure = apart * (better - worse) > 0 and is_more_than_luck(better, worse)
    return said if sure else f"{said}, but that may be luck"


def _parts(game: Game[Any, Any], one: Future, other: Future, seat: Seat, names: Sequence[str]) -> str:
    """Where the points of one choice come from, in the end, that the other does not bring; they add up."""
    apart: dict[str, float] = defaultdict(float)
    for sign, future in ((1, one), (-1, other)):
        for kind, points in future.points[seat].items():
            apart[kind] += sign * points
    parts = _told(game, apart)
    for rival, name in enumerate(names):
        change = round(sum(one.points[rival].values()) - sum(other.points[rival].values()))
        if rival != seat and change:
            parts.append(f"{name} {change:+d}")
    return ", ".join(parts) or "much the same"


def _told(game: Game[Any, Any], apart: dict[str, float]) -> list[str]:
    """Points by kind, the largest first; they add up."""
    points = in_whole_points(apart)
    told = sorted((kind for kind in points if points[kind]), key=lambda kind: -abs(apart[kind]))
    parts = [f"{game.words.category(kind)} {points[kind]:+d}" for kind in told[:MOST_REASONS]]
    rest = sum(points[kind] for kind in told[MOST_REASONS:])
    return [*parts, f"{REST} {rest:+d}"] if rest else parts


def in_whole_points(apart: dict[str, float]) -> dict[str, int]:
    """Rounded so that they add up to the rounded sum: those that are nearest to the next point are rounded up."""
    points = {kind: floor(one) for kind, one in apart.items()}
    left = round(sum(apart.values())) - sum(points.values())
    for kind in sorted(apart, key=lambda kind: points[kind] - apart[kind])[:left]:
        points[kind] += 1
    return points


def _how_often(one: Future, other: Future) -> str:
    (better, worse), games = duel(one, other), len(one.leads)
    if not better and not worse:
        return f"2 is as good: it came to the same in all {games} games played on."
    return f"Judged better than 2 in {better} of {games} games played on, worse in {worse}."


def next_steps(future: Future) -> list[str]:
    """The plan behind a choice: what the player would probably do after it."""
    games = len(future.leads)
    steps = [step for step in future.plan if step.share >= LIKELY][:MOST_PLANNED]
    return [
        step.text if step.share >= CERTAIN else f"{step.text} (in {round(step.share * games)} of {games})"
        for step in steps
    ]


def sentence(text: str) -> str:
    """With one full stop, also behind an abbreviation."""
    return text if text.endswith(".") else f"{text}."
