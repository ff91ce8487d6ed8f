"""Result of the selected choice in figures and words: the margin of its row and the line below the list."""

from collections.abc import Sequence
from typing import TypeAlias

from boardgames.core.game import Seat
from boardgames.core.score_sheets import Share, in_figures, shares
from boardgames.table.consent import reasons_ahead
from boardgames.table.forecast_text import with_certainty, with_source
from boardgames.table.foresight import Forecast
from boardgames.tui.look.paint import Part, parts_width
from boardgames.tui.view.player_figures import PlayerFigures, changed_holdings
from boardgames.tui.view.table_view import TableView
from boardgames.tui.widgets.short_wording import ever_shorter
from boardgames.words import apart, fit, say

AT_MOST, AT_LEAST, INCLUDES = "≤", "≥", "…"
"""Signs at a figure: no answer to what follows brings more; one may bring more; part of it follows automatically."""
GAP: Part = ("  ", "")
MARGIN = 7
"""Columns for the word at the end of a row that says that the choice is final: in full only below the list."""

Clause: TypeAlias = Sequence[Part]
"""Parts that are shown together, after the gap or sign that separates them from the ones before."""


def margin_of(forecast: Forecast, *, told: bool) -> tuple[Part, ...]:
    """Return the end of a choice's row: the change of the score if it is `told`, or that the choice is final.

    A sign at it says what it is where it is not the change by the choice alone. A price is no loss.
    """
    if forecast.is_last:
        sure = sum(share.points for share in forecast.sure)
        after = INCLUDES if forecast.follows else ""
        points: tuple[Part, ...] = ((f" {sure:+d}{after}", "good" if sure > 0 else "gold"),) if told and sure else ()
        return (*points, (f" {fit(MARGIN, 'final') or say('final')} ", "final"))
    change = forecast.change or 0
    if not told or not (change or forecast.hides):
        return ((" ", ""),)
    figure = f"{change:+d}" if change else ""
    most = (AT_MOST if forecast.is_most else AT_LEAST) if forecast.asks and figure else ""
    after = INCLUDES if forecast.follows and not forecast.asks else ""
    return ((f" {most}{figure}{after}{'+?' if forecast.hides else ''} ", style_of(forecast)),)


def style_of(forecast: Forecast) -> str:
    """Return the style of a gain, a loss or a price."""
    change = forecast.change or 0
    return "good" if change > 0 else "bad" if forecast.is_loss else "gold"


def outcome_of(scene: TableView, forecast: Forecast, room: int) -> tuple[Part, ...]:
    """Return the warning, the changes of the player's points by where they come from, and of their belongings: as
    much as fits, clause by clause."""
    words, names = scene.game.words, scene.names
    if scene.decision is None:
        return ()
    warning = words.warning(scene.seen, scene.decision.seat, forecast.path[0], forecast.soon, forecast.events)
    warned: list[Clause] = [(GAP, (warning, "warn"))] if warning else []
    if forecast.then:
        warned.insert(0, (GAP, (say("final"), "final")))
    if forecast.is_final:
        why = apart(reasons_ahead(forecast.barrier, names, words.fact))
        sure = [(GAP, (_share_text(scene, share), "gold" if share.purse else "bold")) for share in forecast.sure]
        told = sure if scene.players[scene.decision.seat].score is not None else []
        return _fitting([(GAP, (say("final"), "final")), *warned, *told, (GAP, (why, "soft"))], room)
    player = next(player for player in scene.players_after(forecast) if player.seat == scene.decision.seat)
    total = _total(scene, player, forecast)
    left = room + parts_width([GAP]) - sum(map(parts_width, (*warned, *total)))  # no gap before what comes first
    clauses = [*warned, *total, *(_origins(scene, player.seat, forecast, left) if total else ())]
    for label, now, then in () if player.then is None else changed_holdings(player):
        sign = label if label and not label[0].isalnum() else f"{label} "
        clauses.append((GAP, (sign, "soft"), (f"{now}→{then}", "bold")))
    return _fitting(clauses, room)


def _total(scene: TableView, player: PlayerFigures, forecast: Forecast) -> list[Clause]:
    """Return the score now and with the best answers to what follows, if it is shown and changes."""
    then = player.then
    if then is None or player.score is None:
        return []
    settled = 0 if then.unsure else player.settled
    figure = in_figures(scene.game.scores(forecast.seen)[player.seat].total + settled, then.unsure)
    if figure == player.total and not forecast.shares:
        return []
    after = with_source(forecast, say("outcome-points", figure=with_certainty(forecast, figure)))
    return [(GAP, (f"{player.total} → ", "soft"), (after, style_of(forecast)))]


def _origins(scene: TableView, seat: Seat, forecast: Forecast, room: int) -> list[Clause]:
    """Return the points by kind: all of them, or the largest and the sum of the rest."""
    found = _shares(scene, seat, forecast)
    by_size = sorted(found, key=lambda share: -abs(share.points))
    for count in range(len(found), 0, -1):
        large = [share for share in found if share in by_size[:count]]
        told = [(_category(scene, share), share.points, "gold" if share.purse else "bold") for share in large]
        if rest := sum(share.points for share in found) - sum(share.points for share in large):
            told.append((say("the-rest"), rest, "bold"))
        clauses: list[Clause] = [
            ((f"{say('list-comma' if number else 'colon')}{what} ", "soft"), (f"{points:+d}", style))
            for number, (what, points, style) in enumerate(told)
        ]
        if sum(map(parts_width, clauses)) <= room:
            return clauses
    return []


def _category(scene: TableView, share: Share) -> str:
    return scene.game.words.category(share.category)


def _share_text(scene: TableView, share: Share) -> str:
    return f"{_category(scene, share)} {share.points:+d}"


def _shares(scene: TableView, seat: Seat, forecast: Forecast) -> tuple[Share, ...]:
    """Return the sources of the points: of the whole line if some of it is accepted already, as the total is."""
    if scene.begun is None:
        return forecast.shares
    scores = scene.game.scores
    return shares(scores(scene.begun)[seat], scores(forecast.seen)[seat])


def _fitting(clauses: Sequence[Clause], room: int) -> tuple[Part, ...]:
    """Return the clauses that fit, in their order; the first is always there, shortened if necessary."""
    parts: list[Part] = []
    for clause in clauses:
        said = clause if parts else clause[1:]
        parts += _shortened(said, room - parts_width(parts)) or ([] if parts else said)
    return tuple(parts)


def _shortened(clause: Clause, room: int) -> Clause:
    """Return a clause if it fits; words may be cut short, figures may not."""
    if parts_width(clause) <= room:
        return clause
    *before, (text, style) = clause
    left = room - parts_width(before)
    short = next((short for short in ever_shorter(text, "") if len(short) <= left), "")
    return (*before, (short, style)) if short and before in ([], [GAP]) else ()
