"""The strip under the board: one row a player, with the points and where they come from."""

from collections.abc import Sequence

from textual.strip import Strip
from textual.widget import Widget

from boardgames.core.protocol import SEAT_LETTERS
from boardgames.drawing.colours import SHEET, bold, exact
from boardgames.drawing.styles import PLAYERS
from boardgames.tui.look.house import points_colour
from boardgames.tui.look.paint import Part, Row, row_strip
from boardgames.tui.scene import Player

ROOMY, VAST = 100, 180
"""From these widths on names are given in full, and bars are long."""
BARS = ((VAST, 64), (ROOMY, 36), (0, 14))
"""How long the bar of points is, by the width of the strip."""
LEAST_TOTAL = 12
"""Few points make a short bar: at the beginning nobody is miles ahead."""


def player_row(player: Player, width: int, most: int = 0, rivals: Sequence[Player] = ()) -> Row:
    """A player's chip, name, points and as many of the open belongings as there is room for.

    `most` is how many points fill the bar; without it there is no bar. `rivals` stand at the end with their points.
    """
    longest = 12 if width >= ROOMY else 8
    name = f"{player.name[:longest]:<{longest}}" + ("*" if player.bot else " ")
    parts: list[Part] = [
        ("▶" if player.to_move else " ", "chosen"),
        (f" {SEAT_LETTERS[player.seat]} ", PLAYERS[player.seat]),
        (f" {name}", "bold" if player.to_move else "soft"),
    ]
    right = _rivals(rivals)
    if player.score is not None:
        parts.append((f"{player.score:>4} ", "bold"))
        if most:
            length = next(length for least, length in BARS if width >= least)
            parts += [*points_bar(player.points, most, length), (" ", "")]
    room = width - sum(len(text) for text, _ in (*parts, *right))
    return Row((*parts, *_holdings(player, room)), right=right)


def _holdings(player: Player, room: int) -> list[Part]:
    """The belongings that fit, each whole; a mark says that some are left out."""
    items = [_holding(*one) for one in player.holdings]
    if sum(map(_length, items)) <= room:
        return [part for item in items for part in item]
    room -= 2
    shown: list[Part] = []
    for item in items:
        if _length(item) <= room:
            shown += item
            room -= _length(item)
    return [*shown, (" …", "dim")]


def _holding(label: str, value: str, change: str) -> list[Part]:
    parts: list[Part] = [(f" {label} ", "soft"), (value, "changed" if change else "bold")]
    if label and not label[0].isalnum():
        # Money: the sign belongs to the figure.
        parts = [(" ", ""), (f"{label}{value}", "changed" if change else "money")]
    if change and change != "*":
        parts.append((f"({change})", "changed"))
    return parts


def _length(parts: Sequence[Part]) -> int:
    return sum(len(text) for text, _ in parts)


def _rivals(players: Sequence[Player]) -> tuple[Part, ...]:
    parts: list[Part] = []
    for player in players:
        score = "" if player.score is None else f"{player.score} "
        parts += [(" ", ""), (SEAT_LETTERS[player.seat], PLAYERS[player.seat]), (f" {score}", "soft")]
    return tuple(parts)


def points_bar(points: Sequence[int], most: int, width: int) -> list[Part]:
    """Points by where they come from, side by side, with a figure in each piece that has room for one."""
    lost = "".join(f" {value}" for value in points if value < 0)
    room = width - len(lost)
    parts: list[Part] = []
    total, used = 0, 0
    for number, value in enumerate(points):
        if value <= 0:
            continue
        total += value
        end = min(room, round(total * room / max(1, most)))
        parts += _piece(str(value), end - used, points_colour(number))
        used = end
    if lost:
        parts.append((lost, "bad"))
    return [*parts, (" " * (room - used), "")]


def _piece(figure: str, width: int, colour: str) -> list[Part]:
    """A piece of a bar. A thin line in the colour of the sheet parts it from the row below."""
    line = f"{exact(SHEET)}/{colour}"
    if width < len(figure):
        return [("▁" * width, line)] if width else []
    before = (width - len(figure)) // 2
    after = width - len(figure) - before
    parts: list[Part] = [("▁" * before, line), (figure, f"{bold('#000000')}/{colour}"), ("▁" * after, line)]
    return [part for part in parts if part[0]]


def most_points(players: Sequence[Player]) -> int:
    """How many points a full bar stands for: those of the one who has most."""
    return max([LEAST_TOTAL, *(sum(value for value in player.points if value > 0) for player in players)])


class PlayerLines(Widget):
    """One row a player; on a small terminal one row with the rivals' points at its end."""

    def __init__(self, lines: int, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._players: tuple[Player, ...] = ()
        self._rivals: tuple[Player, ...] = ()
        self.styles.height = lines

    def show_players(self, players: Sequence[Player], rivals: Sequence[Player] = ()) -> None:
        if len(players) != self.size.height:
            self.styles.height = len(players)
        if (tuple(players), tuple(rivals)) != (self._players, self._rivals):
            self._players, self._rivals = tuple(players), tuple(rivals)
            self.refresh()

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        if y >= len(self._players):
            return row_strip(self, Row(), width, "sheet")
        most = most_points((*self._players, *self._rivals))
        return row_strip(self, player_row(self._players[y], width, most, self._rivals), width, "sheet")
