"""The screen of a browser's tab. A tab that closes, and a server that dies, end the app as a closed terminal does."""

import asyncio

from textual.drivers.web_driver import WebDriver

from boardgames.tui.shutdown import SIGNALS, hang_up


class ServedDriver(WebDriver):
    """Driver that hangs up, with a deadline, where Textual's own asks the app to end and waits."""

    def start_application_mode(self) -> None:
        super().start_application_mode()
        loop = asyncio.get_running_loop()
        for number in SIGNALS:  # Textual's driver has taken the wake-up of the interpreter for the loop
            loop.add_signal_handler(number, hang_up)

    def on_meta(self, packet_type: str, payload: dict[str, object]) -> None:
        if packet_type == "quit":
            hang_up()
        else:
            super().on_meta(packet_type, payload)
