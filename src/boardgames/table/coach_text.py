"""The coach's words: why one choice leads farther than another, what would come next, and how sure it is."""

from collections import defaultdict
from collections.abc import Sequence
from math import floor
from typing import Any

from boardgames.bots.coach import Advice
from boardgames.bots.compare_choices import Future, duel, is_more_than_luck
from boardgames.bots.value import OTHER
from boardgames.core.game import Game, Seat
from boardgames.words import listed, say

MOST_REASONS = 4
"""Smaller differences are left out."""
MOST_PLANNED, MOST_NAMED = 3, 2
LIKELY = 0.25
"""Share of games below which a step is not called part of the plan."""
HARDLY = 1
"""Points that nobody would choose by."""
CERTAIN = 0.95
"""Share of games from which a step is shown without a count."""


def reasons(
    game: Game[Any, Any], advice: Advice, place: int, seat: Seat, names: Sequence[str], *, told: bool
) -> list[str]:
    """Return what is said of a choice, a sentence each. `told`: the seats whose points may be shown."""
    future = advice.futures[place]
    ends = [_ending(future)] if told and len(advice.futures) > 1 else []
    plan = [sentence(say("coach-plan", steps="; ".join(steps)))] if (steps := next_steps(future)) else []
    return [*ends, *verdict(game, advice, place, seat, names, told=told), *plan]


def verdict(
    game: Game[Any, Any], advice: Advice, place: int, seat: Seat, names: Sequence[str], *, told: bool
) -> list[str]:
    """A choice against the best one, or the best one against the next, a sentence each."""
    futures = advice.futures
    future = futures[place]
    if len(futures) == 1:
        return [say("coach-only-choice")]
    rival = 1 if place == 0 else 0
    parts = _parts(game, future, futures[rival], seat, names if told else ())
    against = _against(future, futures[rival], rival) if told else say("coach-to-you", n=rival + 1)
    said = [sentence(say("coach-against", against=against, parts=parts))]
    if place == 0:
        said.append(_how_often(future, futures[1]))
    return said


def instead(game: Game[Any, Any], advice: Advice, seat: Seat, names: Sequence[str]) -> str:
    """Return what the best choice would have brought more than the one that was asked about, and to the others."""
    return _parts(game, advice.futures[0], advice.futures[advice.place_of(advice.about)], seat, names)


def moved_for(game: Game[Any, Any], gains: dict[str, float]) -> str:
    """Return in words what a bot's choice brings by the end that the likeliest other one does not; empty for little.

    What it costs elsewhere is part of its price; figures of simulated games would promise what nobody can keep.
    """
    points = in_whole_points(gains)
    most = sorted((kind for kind in points if points[kind] > 0 and kind != OTHER), key=lambda kind: -gains[kind])[
        :MOST_NAMED
    ]
    return say("why-by-the-end", parts=listed([game.words.category(kind) for kind in most])) if most else ""


def _ending(future: Future) -> str:
    lead = round(future.lead)
    return say("coach-ending", side=_side(lead), lead=abs(lead), span=span_told(future))


def span_told(future: Future) -> str:
    """Return the range of the lead in eight of ten games."""
    worst, best = future.tenth(best=False), future.tenth(best=True)
    if worst == best:
        return lead_told(best)
    return say("coach-span", worst=lead_told(worst), best=lead_told(best))


def lead_told(points: int) -> str:
    """Points before or behind the best of the others: `3 ahead`."""
    return say("coach-lead", side=_side(points), lead=abs(points))


def about_lead(future: Future) -> str:
    """The lead in an average game."""
    return say("coach-about", lead=lead_told(round(future.lead)))


def _side(points: int) -> str:
    return "ahead" if points > 0 else "behind" if points else "level"


def _against(one: Future, other: Future, place: int) -> str:
    """Return how much farther one choice leads than another, and whether luck alone explains it."""
    apart = round(one.lead - other.lead)
    if abs(apart) <= HARDLY:
        return say("coach-hardly", n=place + 1)
    better, worse = duel(one, other)
    sure = apart * (better - worse) > 0 and is_more_than_luck(better, worse)
    side = "ahead" if apart > 0 else "behind"
    return say("coach-apart" if sure else "coach-apart-luck", side=side, points=abs(apart), n=place + 1)


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
    return ", ".join(parts) or say("coach-same")


def _told(game: Game[Any, Any], apart: dict[str, float]) -> list[str]:
    """Points by kind, the largest first; they add up."""
    points = in_whole_points(apart)
    told = sorted((kind for kind in points if points[kind] and kind != OTHER), key=lambda kind: -abs(apart[kind]))
    parts = [f"{game.words.category(kind)} {points[kind]:+d}" for kind in told[:MOST_REASONS]]
    rest = sum(points[kind] for kind in told[MOST_REASONS:]) + points.get(OTHER, 0)
    return [*parts, f"{say('the-rest')} {rest:+d}"] if rest else parts


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
        return say("coach-as-good", games=games)
    return say("coach-duel", better=better, worse=worse, games=games)


def next_steps(future: Future) -> list[str]:
    """The plan behind a choice: what the player would probably do after it."""
    games = len(future.leads)
    steps = [step for step in future.plan if step.share >= LIKELY][:MOST_PLANNED]
    return [
        step.text
        if step.share >= CERTAIN
        else say("coach-step", step=step.text, n=round(step.share * games), games=games)
        for step in steps
    ]


def sentence(text: str) -> str:
    """With one full stop, also behind an abbreviation."""
    return text if text.endswith(".") else f"{text}."
