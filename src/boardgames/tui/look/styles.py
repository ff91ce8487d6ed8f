"""Names of styles: boards use the names, a theme gives each its colours, bold or underline."""

from boardgames.core.game import SEAT_LETTERS

COLOURS = "abcd"
"""Colours of players; at a larger table they repeat, and the letter distinguishes players."""

PLAYERS = tuple(f"player-{COLOURS[seat % len(COLOURS)]}" for seat in range(len(SEAT_LETTERS)))
"""Player's colour by seat, as a fill behind the player's letter."""

PLAYER_INKS = tuple(f"ink-{COLOURS[seat % len(COLOURS)]}" for seat in range(len(SEAT_LETTERS)))
"""Player's colour by seat, as the colour of text."""

KINDS = ("kind-1", "kind-2", "kind-3", "kind-4", "kind-5", "kind-6", "kind-7")
"""Colours of goods, peoples, companies or cubes, in the order of the game's table."""

STYLES = (
    "",  # plain text
    "frame",  # lines of boxes
    "title",  # headings
    "dim",  # what does not matter now
    "bold",
    "sea",
    "land",
    "land-2",
    "legal",  # a place that a legal action points at
    "selected",  # the place under the cursor
    "ghost",  # what the selected action would put there
    "changed",  # changed since the viewer last sat here
    "warn",
    "good",
    "bad",
    "money",
    *PLAYERS[: len(COLOURS)],
    *PLAYER_INKS[: len(COLOURS)],
    *KINDS,
)
