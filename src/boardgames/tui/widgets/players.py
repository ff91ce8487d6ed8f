"""The lines about the players, under the board."""

from collections.abc import Sequence

from textual.strip import Strip
from textual.widget import Widget

from boardgames.core.protocol import SEAT_LETTERS
from boardgames.drawing.styles import PLAYERS
from boardgames.tui.look.paint import Part, Row, row_strip
from boardgames.tui.scene import Player

ROOMY = 100
"""From this width on the names of players are given in full."""


def player_row(player: Player, width: int) -> Row:
    """A player's letter, name, score and as many of the open belongings as there is room for."""
    letter = SEAT_LETTERS[player.seat]
    longest = 12 if width >= ROOMY else 8
    name = f"{player.name[:longest]:<{longest}}" + ("*" if player.bot else " ")
    parts: list[Part] = [
        (">" if player.to_move else " ", "bold"),
        (letter, PLAYERS[player.seat]),
        (f" {name}", "bold" if player.to_move else ""),
    ]
    if player.score is not None:
        parts.append((f" now {player.score:>3} ", "title"))
    room = width - sum(len(text) for text, _ in parts)
    for label, value, change in player.holdings:
        pair: list[Part] = [(f" {label} ", "dim"), (value, "changed" if change else "bold")]
        if change and change != "*":
            pair.append((f"({change})", "changed"))
        room -= sum(len(text) for text, _ in pair)
        if room < 0:
            return Row((*parts, (" …", "dim")))
        parts += pair
    return Row(tuple(parts))


class PlayerLines(Widget):
    """One line per player."""

    def __init__(self, lines: int, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._players: tuple[Player, ...] = ()
        self.styles.height = lines

    def show_players(self, players: Sequence[Player]) -> None:
        if len(players) != self.size.height:
            self.styles.height = len(players)
        if tuple(players) != self._players:
            self._players = tuple(players)
            self.refresh()

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        return row_strip(self, player_row(self._players[y], width) if y < len(self._players) else Row(), width)
