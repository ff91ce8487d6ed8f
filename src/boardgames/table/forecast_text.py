"""What stands beside a figure that was worked out ahead of time."""

from boardgames.table.foresight import Forecast

LEFT_OUT = "+? counts nothing that lies hidden"
"""What the mark behind a figure means."""


def how_sure(forecast: Forecast) -> str:
    """What stands before the points that a choice brings if they hang on an answer that will be asked for."""
    if not forecast.asks:
        return ""
    return ("up to " if (forecast.change or 0) > 0 else "at best ") if forecast.is_most else "could be "
