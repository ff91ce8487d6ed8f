"""Words beside a figure that was computed ahead of time."""

from typing import TYPE_CHECKING

from boardgames.words import say

if TYPE_CHECKING:
    from boardgames.table.foresight import Forecast


def with_certainty(forecast: "Forecast", figure: str) -> str:
    """Points that a choice brings, marked if they hang on an answer that will be asked for: `up to +4`."""
    if not forecast.asks:
        return figure
    if not forecast.is_most:
        return say("sure-at-least", figure=figure)
    return say("sure-up-to" if (forecast.change or 0) > 0 else "sure-at-best", figure=figure)


def with_source(forecast: "Forecast", said: str) -> str:
    """Points, with a remark if some of them come from what follows automatically."""
    return say("sure-follows", figure=said) if forecast.follows and not forecast.asks else said
