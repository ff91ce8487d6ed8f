"""Words beside a figure that was computed ahead of time."""

from boardgames.table.foresight import Forecast
from boardgames.words import say


def as_sure(forecast: Forecast, figure: str) -> str:
    """Points that a choice brings, marked if they hang on an answer that will be asked for: `up to +4`."""
    if not forecast.asks:
        return figure
    if not forecast.is_most:
        return say("sure-could-be", figure=figure)
    return say("sure-up-to" if (forecast.change or 0) > 0 else "sure-at-best", figure=figure)
