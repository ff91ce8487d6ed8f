"""The app in a browser: textual-serve names the driver of the screen and talks to it through pipes."""

import os

DRIVER = "TEXTUAL_DRIVER"
WEB_DRIVER = "textual.drivers.web_driver:WebDriver"


def is_served() -> bool:
    """True if a browser shows the app: there is no terminal then, and none is needed."""
    return os.environ.get(DRIVER) == WEB_DRIVER
