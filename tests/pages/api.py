"""The API page: what Sphinx shall show of the public surface."""

import boardgames

INTRODUCTION = """# API

`import boardgames` is the public surface for programs that play; `boardgames.core` and `boardgames.kit` are for
packages that add a game ([adding a game](../develop/adding-a-game.md)). Everything else may change.
"""
FUNCTIONS = ("load", "games", "read_log", "replay")
CLASSES = ("Game", "Config", "GameInfo", "Decision", "Refusal", "ScoreSheet")
FOR_GAMES = (
    "core.rulebook.Rulebook",
    "core.rulebook.Question",
    "core.rulebook.Answer",
    "core.rulebook.Errand",
    "core.game.Parts",
    "core.game_info.About",
    "core.words.Words",
    "kit.look.Board",
    "kit.look.Look",
)


def pages() -> list[tuple[str, str]]:
    """Return the name below `docs` and the text of the page."""
    homes = boardgames._HOMES
    lines = [INTRODUCTION, "## For programs that play", ""]
    for name in FUNCTIONS:
        lines += _directive("autofunction", f"boardgames.{homes[name]}.{name}")
    for name in CLASSES:
        lines += _directive("autoclass", f"boardgames.{homes[name]}.{name}", ":members:")
    lines += ["## For packages that add a game", ""]
    for name in FOR_GAMES:
        lines += _directive("autoclass", f"boardgames.{name}", ":members:")
    return [("reference/api.md", "\n".join(lines))]


def _directive(kind: str, name: str, *options: str) -> list[str]:
    return ["```{eval-rst}", f".. {kind}:: {name}", *(f"   {option}" for option in options), "```", ""]
