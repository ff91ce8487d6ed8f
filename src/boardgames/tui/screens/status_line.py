"""The line above a table: the game on its colour, the round as dots, how it stands, and who is to act."""

from boardgames.core import registry
from boardgames.core.game import SEAT_LETTERS
from boardgames.kit.colours import BRIGHT, bold
from boardgames.tui.look.paint import Part
from boardgames.tui.look.shell_colours import accent
from boardgames.tui.look.styles import PLAYER_INKS, PLAYERS
from boardgames.tui.view.table_view import TableView

MAX_DOTS = 10
"""Longer games tell the round in figures alone."""
ROOMY = 100


def accent_of(game: str) -> str:
    """The colour of a game in the house, by its id: each on the shelf has its own."""
    games = registry.games()
    return accent(games.index(game) if game in games else len(games))


def name_plate(title: str, colour: str) -> Part:
    """The name of a game on its colour."""
    return (f" {title.upper()} ", f"{bold(BRIGHT)}/{colour}")


def status_parts(scene: TableView, colour: str, width: int) -> list[Part]:
    """Game, round and phase."""
    parts: list[Part] = [name_plate(scene.game.info.title, colour), (" ", "bar")]
    rounds = scene.game.info.about.rounds
    if len(rounds) == 1 and rounds[0] <= MAX_DOTS and width >= ROOMY:
        parts += round_dots(scene.game.round(scene.seen), rounds[0])
    return [*parts, (f"{scene.status}  ", "bar")]


def round_dots(now: int, last: int) -> list[Part]:
    """Rounds that are over, the one that is played, and those to come."""
    return [("●" * (now - 1), "gold"), ("●", "bar-key"), ("○" * (last - now), "bar"), (" ", "bar")]


def turn_chips(scene: TableView) -> tuple[Part, ...]:
    """A letter a player, the one to act on a chip."""
    parts: list[Part] = []
    for player in scene.players:
        letter = SEAT_LETTERS[player.seat]
        if player.to_move:
            parts += [("▶", "bar-key"), (f" {letter} ", PLAYERS[player.seat]), (" ", "bar")]
        else:
            parts.append((f" {letter} ", PLAYER_INKS[player.seat]))
    return (*parts, (" ", "bar"))
