"""The key reference, from the one table of keys."""

from boardgames.tui.keys import FIXED, KEYS
from boardgames.words import say
from tests.pages.markdown import table

INTRODUCTION = """# Keys

This page is generated from the table of keys: `make reference`. In the app, `F5` (`F1` outside a game) shows the keys
of the screen. To change a key, write its id into `keys.toml` in the user data folder, as in `undo = "f7"`.

## Every screen
""".splitlines()


def page() -> str:
    """Return the whole page."""
    always = ((say(f"keys-{one}.keys"), say(f"keys-{one}")) for one in FIXED)
    lines = [*INTRODUCTION, "", *table(("key", "does"), always)]
    for screen in dict.fromkeys(screen for key in KEYS for screen in key.screens):
        here = [key for key in KEYS if screen in key.screens]
        lines += [f"## Screen: {screen}", ""]
        lines += table(("key", "does", "id"), ((f"`{key.shown}`", key.help, f"`{key.id}`") for key in here))
    return "\n".join(lines[:-1]) + "\n"
