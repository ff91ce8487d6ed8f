"""Advice of the coach in words: why one choice leads farther than another, what would come next, how sure it is."""

from collections.abc import Collection, Sequence
from typing import Any

from boardgames.bots.compare_choices import VERB_END, Future
from boardgames.bots.side_by_side import Advice, Contrast
from boardgames.core.game import Game, Seat
from boardgames.core.shorten import split_common
from boardgames.words import apart, listed, pair, say

MAX_REASONS = 4
"""Maximum number of kinds of points that are named; smaller differences are left out."""
MAX_NAMED = 2
ALWAYS = 0.95
"""Share of games from which a step is shown without a count."""


def choice_text(future: Future, text: str, alike: Sequence[str]) -> str:
    """Return a choice in words, with the choices that are made together with it or are just as good."""
    if future.also:
        whole = apart((text, *map(spoken, future.also)))
        return say("coach-ways", choice=whole, n=future.ways) if future.ways else whole
    if not alike:
        return text
    parts = split_common((text, *alike))
    if parts is None:
        return joined_by_or((text, *alike))
    begin, names, end = parts
    return " ".join(filter(None, (begin, joined_by_or(names)))) + end


def joined_by_or(texts: Sequence[str]) -> str:
    """Return names joined for a choice between them: `Canton or Nagasaki`."""
    if len(texts) < 2:
        return "".join(texts)
    return say("coach-or", before=say("list-comma").join(texts[:-1]), last=texts[-1])


def reasons(
    game: Game[Any, Any], advice: Advice, place: int, seat: Seat, names: Sequence[str], *, told: bool
) -> list[str]:
    """Return the sentences about a choice; with `told` also the points, which a table may not want to see."""
    future = advice.futures[place]
    ends = [_ending(future)] if told and len(advice.futures) > 1 else []
    plan = [with_full_stop(say("coach-plan", steps=apart(steps)))] if (steps := plan_steps(future)) else []
    return [*ends, *comparison(game, advice, place, seat, names, told=told), *plan]


def comparison(
    game: Game[Any, Any], advice: Advice, place: int, seat: Seat, names: Sequence[str], *, told: bool
) -> list[str]:
    """Return sentences that compare a choice with the best one, or the best one with the next."""
    if len(advice.futures) == 1:
        same = advice.futures[0].alike or advice.futures[0].ways
        return [say("coach-all-alike" if same else "coach-only-choice")]
    contrast, games = advice.contrasts[max(0, place - 1)], len(advice.futures[place].leads)
    sign, rival = (1, 2) if place == 0 else (-1, 1)
    if contrast.lead.equal:
        said = [say("coach-as-good", n=rival, games=games)]
    else:
        said = [with_full_stop(_against(game, contrast, sign, rival, seat, names if told else ()))]
    answer = advice.futures[place].answer
    if told and answer is not None:
        facts = {"n": round(answer.share * games), "games": games, "points": round(answer.cost)}
        said.append(with_full_stop(say("coach-answer", name=names[answer.seat], answer=spoken(answer.text), **facts)))
    return said


def is_worse(advice: Advice, place: int) -> bool:
    """True if a choice is known to be worse than the best one."""
    return place > 0 and advice.contrasts[place - 1].lead.is_told


def cost_text(game: Game[Any, Any], advice: Advice, seat: Seat, names: Sequence[str]) -> str:
    """Return what the best choice would have brought more than the one that was asked about, and to others less.

    Kinds of points without figures: what the loss comes to has been checked, its parts have not.
    """
    gains = advice.contrasts[advice.place_of(advice.about) - 1].gains
    told = [say("review-more", parts=parts)] if (parts := _kinds_gained(game, gains[seat])) else []
    for rival, name in enumerate(names):
        lost = _kinds_gained(game, {kind: -points for kind, points in gains[rival].items()})
        if rival != seat and lost:
            told.append(say("review-less", name=name, parts=lost))
    return say("list-comma").join(told)


def bot_reason(game: Game[Any, Any], gains: dict[str, float], costs: Collection[str] = ()) -> str:
    """Return the kinds of points that a bot's choice brings by the end and the likeliest other one does not.

    Empty for little. Losses elsewhere are its price, and figures of simulated games would promise too much. Nobody
    believes more gold of a choice that costs gold: kinds that the choice takes points from at once are not named.
    """
    parts = _kinds_gained(game, {kind: points for kind, points in gains.items() if kind not in costs})
    return say("why-by-the-end", parts=parts) if parts else ""


def _kinds_gained(game: Game[Any, Any], gains: dict[str, float]) -> str:
    """Return the kinds of points with the largest gains, in words; empty if there are none."""
    most = sorted((kind for kind in gains if round(gains[kind]) > 0), key=lambda kind: -gains[kind])[:MAX_NAMED]
    return listed([game.words.category(kind) for kind in most]) if most else ""


def _ending(future: Future) -> str:
    lead = round(future.lead)
    return say("coach-ending", side=_side(lead), lead=abs(lead), span=span_text(future))


def span_text(future: Future) -> str:
    """Return the range of the lead in eight of ten games."""
    worst, best = future.tenth(best=False), future.tenth(best=True)
    if worst == best:
        return lead_text(best)
    return say("coach-span", worst=lead_text(worst), best=lead_text(best))


def lead_text(points: int) -> str:
    """Return points ahead of or behind the best of the others: `3 ahead`."""
    return say("coach-lead", side=_side(points), lead=abs(points))


def average_lead_text(future: Future) -> str:
    """Return the lead in an average game."""
    return say("coach-about", lead=lead_text(round(future.lead)))


def _side(points: int) -> str:
    return "ahead" if points > 0 else "behind" if points else "level"


def _against(game: Game[Any, Any], contrast: Contrast, sign: int, rival: int, seat: Seat, names: Sequence[str]) -> str:
    """Return how much farther one choice leads than another, as far as that is known, and where it comes from."""
    parts = ", ".join(_parts(game, contrast, sign, seat, names))
    if not names:
        return say("coach-against", against=say("coach-to-you", n=rival), parts=parts or say("coach-same"))
    apart = round(contrast.lead.mean)
    if not contrast.lead.is_told or not apart:
        return say("coach-no-difference", n=rival)
    told = say("coach-apart", side="ahead" if sign * apart > 0 else "behind", points=abs(apart), n=rival)
    return say("coach-against", against=told, parts=parts) if parts else told


def _parts(game: Game[Any, Any], contrast: Contrast, sign: int, seat: Seat, names: Sequence[str]) -> list[str]:
    """Return the points by kind that one choice is known to bring more than another, and the changes of the others."""
    told = _told(game, contrast.gains[seat], sign)
    for rival, name in enumerate(names):
        if rival != seat and (theirs := _told(game, contrast.gains[rival], sign)):
            told.append(say("coach-theirs", name=name, parts=", ".join(theirs)))
    return told


def _told(game: Game[Any, Any], gains: dict[str, float], sign: int) -> list[str]:
    """Return points by kind, the largest first."""
    most = sorted((kind for kind in gains if round(gains[kind])), key=lambda kind: -abs(gains[kind]))[:MAX_REASONS]
    return [f"{game.words.category(kind)} {round(sign * gains[kind]):+d}" for kind in most]


def spoken(text: str) -> str:
    """Return an action in words with the sign that the language writes behind its verb."""
    verb, sign, rest = text.partition(VERB_END)
    return pair(verb, rest) if sign else text


def plan_steps(future: Future) -> list[str]:
    """Return the steps of the plan behind a choice: what was played most often after it."""
    games = len(future.leads)
    return [
        spoken(step.text)
        if step.share >= ALWAYS
        else say("coach-step", step=spoken(step.text), n=round(step.share * games), games=games)
        for step in future.plan
    ]


def with_full_stop(text: str) -> str:
    """Return a text with exactly one full stop, also behind an abbreviation."""
    return text if text.endswith(".") else f"{text}."
