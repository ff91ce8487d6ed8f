"""Words beside the figure of a forecast."""

from typing import TYPE_CHECKING

from boardgames.words import say

if TYPE_CHECKING:
    from boardgames.table.foresight import Forecast


def with_certainty(forecast: "Forecast", figure: str) -> str:
    """Return the points of a choice, marked if they depend on an answer that will be asked for: `up to +4`."""
    if not forecast.asks:
        return figure
    if not forecast.is_most:
        return say("sure-at-least", figure=figure)
    return say("sure-up-to" if (forecast.change or 0) > 0 else "sure-at-best", figure=figure)


def with_source(forecast: "Forecast", said: str) -> str:
    """Return points, with a remark if some of them come from what follows automatically."""
    return say("sure-follows", figure=said) if forecast.follows and not forecast.asks else said
