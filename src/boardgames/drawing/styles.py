"""The names of styles: boards use the names, a theme gives each its colours, bold or underline."""

PLAYERS = ("player-a", "player-b", "player-c", "player-d")
"""A player's colour as a fill behind that player's letter."""

PLAYER_INKS = ("ink-a", "ink-b", "ink-c", "ink-d")
"""A player's colour as the colour of text."""

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
    *PLAYERS,
    *PLAYER_INKS,
    *KINDS,
)
