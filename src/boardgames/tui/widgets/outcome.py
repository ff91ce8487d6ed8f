"""What the selected choice would do, in figures and words: the margin of its row and the line below the list."""

from collections.abc import Sequence

from boardgames.core.foresight import Forecast
from boardgames.core.protocol import Seat
from boardgames.core.scores import Share, shares
from boardgames.lines import how_sure
from boardgames.tui.figures import Player, changed_holdings
from boardgames.tui.look.paint import Part
from boardgames.tui.scene import Scene

FINAL = "final"
"""The word for what cannot be taken back."""


def margin_of(forecast: Forecast, *, told: bool) -> tuple[Part, ...]:
    """What stands at the end of a choice's row: the change of the score if it is `told`, or that the choice is final.

    Dots in front: it depends on an answer that will be asked for. A price is no loss.
    """
    if forecast.is_final:
        sure = sum(share.points for share in forecast.sure)
        points: tuple[Part, ...] = ((f" {sure:+d}", "good" if sure > 0 else "gold"),) if told and sure else ()
        return (*points, (f" {FINAL} ", "final"))
    change = forecast.change or 0
    if not told or not (change or forecast.hides):
        return ((" ", ""),)
    figure = f"{change:+d}" if change else ""
    return ((f" {'…' if forecast.asks else ''}{figure}{'+?' if forecast.hides else ''} ", style_of(forecast)),)


def style_of(forecast: Forecast) -> str:
    """Gain, loss or price."""
    change = forecast.change or 0
    return "good" if change > 0 else "bad" if forecast.is_loss else "gold"


def outcome_of(scene: Scene, forecast: Forecast, room: int) -> tuple[Part, ...]:
    """What should be heard before, what becomes of the player's points, by where they come from, and of their
    belongings: as much as fits."""
    words, names = scene.game.words, scene.names
    if scene.decision is None:
        return ()
    warning = words.warning(scene.seen, scene.decision.seat, forecast.path[0], forecast.soon, forecast.events)
    warned: list[list[Part]] = [[(f"{warning}  ", "warn")]] if warning else []
    if forecast.is_final:
        why = "; ".join(forecast.barrier.prospects(names, words.fact))
        sure = [[(f"{_share_text(scene, share)}  ", "gold" if share.purse else "bold")] for share in forecast.sure]
        told = sure if scene.players[scene.decision.seat].score is not None else []
        return _fitting([[(FINAL, "final"), ("  ", "")], *warned, *told, [(why, "soft")]], room)
    player = next(player for player in scene.players_after(forecast) if player.seat == scene.decision.seat)
    pieces = _points(scene, player, forecast)
    for label, now, then in () if player.then is None else changed_holdings(player):
        sign = label if label and not label[0].isalnum() else f"{label} "
        pieces.append([(f"  {sign}", "soft"), (f"{now}→{then}", "bold")])
    return _fitting([*warned, *pieces], room)


def _points(scene: Scene, player: Player, forecast: Forecast) -> list[list[Part]]:
    """The score now and then, and its parts."""
    then = player.then
    if then is None or player.score is None or (then.total == player.total and not forecast.shares):
        return []
    style = style_of(forecast)
    pieces: list[list[Part]] = [[(f"{player.total} → ", "soft"), (f"{how_sure(forecast)}{then.total} points", style)]]
    for number, share in enumerate(_shares(scene, player.seat, forecast)):
        category = scene.game.words.category(share.category)
        what = f"{': ' if number == 0 else ', '}{category} "
        pieces.append([(what, "soft"), (f"{share.points:+d}", "gold" if share.purse else "bold")])
    return pieces


def _share_text(scene: Scene, share: Share) -> str:
    return f"{scene.game.words.category(share.category)} {share.points:+d}"


def _shares(scene: Scene, seat: Seat, forecast: Forecast) -> tuple[Share, ...]:
    """What the points come from: of the whole line if some of it is accepted already, as the total is."""
    if scene.begun is None:
        return forecast.shares
    scores = scene.game.scores
    return shares(scores(scene.begun)[seat], scores(forecast.seen)[seat])


def _fitting(pieces: Sequence[Sequence[Part]], room: int) -> tuple[Part, ...]:
    """The first pieces that fit, each whole but for the very first; a mark says that some are left out."""
    parts: list[Part] = []
    used = 0
    for number, piece in enumerate(pieces):
        length = sum(len(text) for text, _ in piece)
        if used + length > room - (2 if number + 1 < len(pieces) else 0):
            (text, style), *_ = piece
            return (*parts, (" …", "dim")) if parts else ((f"{text[: max(0, room - 1)].rstrip()}…", style),)
        parts += piece
        used += length
    return tuple(parts)
