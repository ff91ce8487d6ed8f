"""The screen of a browser's tab. A tab that closes, and a server that dies, end the app as a closed terminal does."""

import asyncio
from typing import Any

from textual import events
from textual.app import App
from textual.drivers.web_driver import WebDriver
from textual.geometry import Size

from boardgames.tui.shutdown import SIGNALS, hang_up

MAX_COLUMNS, MAX_ROWS = 1000, 500
"""Maximum size of a tab, in cells: nobody can read more, and every cell costs memory."""


class ServedDriver(WebDriver):
    """Driver that hangs up, with a deadline, where Textual's own asks the app to end and waits."""

    def __init__(self, app: App[Any], **options: Any) -> None:
        super().__init__(app, **options)
        self._size = possible_size(*(self._size or (None, None)))

    def start_application_mode(self) -> None:
        super().start_application_mode()
        loop = asyncio.get_running_loop()
        for number in SIGNALS:  # Textual's driver has taken the wake-up of the interpreter for the loop
            loop.add_signal_handler(number, hang_up)
        self._app.call_later(self._tell_size)

    def _tell_size(self) -> None:
        """Say the size again: the first one that Textual tells may come after that of a window changed meanwhile."""
        size = Size(*possible_size(*(self._size or (None, None))))
        self._app.post_message(events.Resize(size, size))

    def on_meta(self, packet_type: str, payload: dict[str, object]) -> None:
        if packet_type == "quit":
            hang_up()
        elif packet_type == "resize":
            width, height = possible_size(payload.get("width"), payload.get("height"))
            super().on_meta(packet_type, {"width": width, "height": height})
        else:
            super().on_meta(packet_type, payload)


def possible_size(width: object, height: object) -> tuple[int, int]:
    """Return the size that is asked for, or the nearest possible one; what is no number is the usual size."""
    columns = width if type(width) is int else 80
    rows = height if type(height) is int else 24
    return max(1, min(columns, MAX_COLUMNS)), max(1, min(rows, MAX_ROWS))
