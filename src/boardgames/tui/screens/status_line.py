"""Line above a table: the game on its colour, the round as dots, the phase, and the player to act."""

from boardgames.core import registry
from boardgames.core.game import SEAT_LETTERS
from boardgames.kit.colours import BRIGHT, bold
from boardgames.tui.look.paint import Part
from boardgames.tui.look.shell_colours import accent
from boardgames.tui.look.styles import PLAYER_INKS, PLAYERS
from boardgames.tui.view.table_view import TableView

MAX_DOTS = 10
"""Maximum number of rounds that are shown as dots."""
ROOMY = 100


def accent_of(game: str) -> str:
    """Return the accent colour of a game by its id; every installed game has its own."""
    games = registry.games()
    return accent(games.index(game) if game in games else len(games))


def name_plate(title: str, colour: str) -> Part:
    """Return the name of a game on its colour."""
    return (f" {title.upper()} ", f"{bold(BRIGHT)}/{colour}")


def status_parts(scene: TableView, colour: str, width: int) -> list[Part]:
    """Return game, round and phase."""
    parts: list[Part] = [name_plate(scene.game.info.title, colour), (" ", "bar")]
    rounds = scene.game.info.about.rounds
    if len(rounds) == 1 and rounds[0] <= MAX_DOTS and width >= ROOMY:
        parts += round_dots(scene.game.round(scene.seen), rounds[0])
    return [*parts, (f"{scene.status}  ", "bar")]


def round_dots(now: int, last: int) -> list[Part]:
    """Return dots for rounds that are over, the present one, and those to come."""
    return [("●" * (now - 1), "gold"), ("●", "bar-key"), ("○" * (last - now), "bar"), (" ", "bar")]


def turn_chips(scene: TableView) -> tuple[Part, ...]:
    """Return one letter per player, that of the player to act on a chip."""
    parts: list[Part] = []
    for player in scene.players:
        letter = SEAT_LETTERS[player.seat]
        if player.to_move:
            parts += [("▶", "bar-key"), (f" {letter} ", PLAYERS[player.seat]), (" ", "bar")]
        else:
            parts.append((f" {letter} ", PLAYER_INKS[player.seat]))
    return (*parts, (" ", "bar"))
