"""Strip below the board: one row per player, with the points and where they come from."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from boardgames.core.game import SEAT_LETTERS
from boardgames.tui.look.paint import Part, Row, parts_width, row_strip
from boardgames.tui.look.styles import PLAYERS
from boardgames.tui.view.player_figures import AMOUNT, NOTHING, PlayerFigures, changed_holdings
from boardgames.tui.view.points_bar import points_bar

ROOMY, VAST = 100, 180
"""Widths from which names are shown in full, and bars are long."""
BARS = ((VAST, 64), (ROOMY, 36), (0, 14))
"""Maximum length of the bar of points, by the width of the strip."""
SHORTEST_BAR = 8
"""Minimum length of a bar; a shorter one is left out."""
LONGEST_NAMES = ((ROOMY, 12), (0, 8))
SPARE = 4
"""Columns that a strip leaves for the changes of a selected choice."""
SCORE_WIDTH = 12
"""Columns of the points now and after the selected choice."""
LEAST_TOTAL = 12
"""Minimum number of points of a full bar, so that small leads at the beginning look small."""


@dataclass(frozen=True)
class Measures:
    """Measures of all rows of a strip, so that they form columns."""

    width: int
    name: int
    """Columns of the longest name."""
    bar: int = 0
    """Columns of the bars of points; 0 if there are none."""
    most: int = 0
    """Points of a full bar."""
    score: int = 0
    """Columns of the points, now and after the selected choice."""


def measure(players: Sequence[PlayerFigures], width: int, rivals: Sequence[PlayerFigures] = ()) -> Measures:
    """Return the measures of a strip: bars are shortened, then dropped, before belongings are left out."""
    longest = next(longest for least, longest in LONGEST_NAMES if width >= least)
    name = min(longest, max((len(player.name) for player in players), default=0))
    bare = Measures(width, name, score=SCORE_WIDTH if width >= ROOMY else 0)
    longest_bar = next(length for least, length in BARS if width >= least)
    most = most_points((*players, *rivals))
    now = [replace(player, then=None) for player in players]
    rows = [player_row(player, bare, rivals, whole=True) for player in now]
    left = width - max((parts_width((*line.parts, *line.right)) for line in rows), default=0) - SPARE
    if left >= SHORTEST_BAR:
        return replace(bare, bar=min(longest_bar, left), most=most)
    return replace(bare, score=0)


def player_row(
    player: PlayerFigures, measures: Measures, rivals: Sequence[PlayerFigures] = (), *, whole: bool = False
) -> Row:
    """Return a player's chip, name, points and public belongings, uncut if `whole`.

    `rivals` are at the end with their points. What the selected choice would change is beside the present figures; if
    that takes too much room, earlier changes are not marked and empty belongings are left out.
    """
    parts, right = _front(player, measures), _rivals(rivals)
    bar = measures.bar if player.score is not None else 0
    items = _holdings(player)
    if not whole:
        bar, items = _fitted(player, bar, measures.width - parts_width((*parts, *right)))
    if bar:
        parts += [*points_bar(player.points, measures.most, bar, player.then, player.more, player.colours), (" ", "")]
    return Row((*parts, *(part for item in items for part in item)), right=right)


def _front(player: PlayerFigures, measures: Measures) -> list[Part]:
    """Return a player's chip, name and points."""
    name = f"{player.name[: measures.name]:<{measures.name}}" + ("*" if player.bot else " ")
    parts: list[Part] = [
        ("▶" if player.to_move else " ", "chosen"),
        (f" {SEAT_LETTERS[player.seat]} ", PLAYERS[player.seat]),
        (f" {name}", "bold" if player.to_move else "soft"),
    ]
    return parts if player.score is None else [*parts, *_score(player, measures.score)]


def of_one_scale(
    players: Sequence[PlayerFigures], measures: Measures, rivals: Sequence[PlayerFigures] = ()
) -> Measures:
    """Return the measures with bars as long as the fullest row has room for: all bars must have one scale."""
    right = parts_width(_rivals(rivals))
    rooms = [(player, measures.width - right - parts_width(_front(player, measures))) for player in players]
    return replace(measures, bar=min((_fitted(player, measures.bar, room)[0] for player, room in rooms), default=0))


def _fitted(player: PlayerFigures, bar: int, room: int) -> tuple[int, list[list[Part]]]:
    """Return the length of a bar and the belongings that fit; nothing is left out if possible."""
    whole = _holdings(player)
    if sum(map(parts_width, whole)) + bar + 1 <= room:
        return bar, whole
    unmarked = replace(player, holdings=tuple((name, value, "") for name, value, _ in player.holdings))
    said = [whole, _holdings(unmarked)]
    for shorter in (bar, min(bar, SHORTEST_BAR), 0):
        for items in said:
            if sum(map(parts_width, items)) + (shorter + 1 if shorter else 0) <= room:
                return shorter, items
    return 0, _fitting(said[-1], room)


def _score(player: PlayerFigures, width: int) -> list[Part]:
    """Return the points, then what they would be or their change since the last turn of the player to move."""
    number, mark = str(player.score), "+?" if player.unsure else ""
    parts: list[Part] = [(f"{number:>4}", "bold"), (mark, "soft")]
    then = player.then
    if then is not None and then.total != player.total:
        parts += [("→", "soft"), (then.total, "chosen")]
    elif then is None and player.moved:
        parts.append((_arrow(player.moved), "changed"))
    parts = [part for part in parts if part[0]]
    return [*parts, (" " * max(1, width - parts_width(parts)), "")]


def _arrow(number: int) -> str:
    """Return the change with an arrow."""
    return f"{'↑' if number > 0 else '↓'}{abs(number)}"


def _holdings(player: PlayerFigures) -> list[list[Part]]:
    """Return the belongings with their values after the selected choice."""
    becomes = {label: (now, then) for label, now, then in changed_holdings(player)}
    items: list[list[Part]] = []
    for label, value, moved in player.holdings:
        now, then = becomes.pop(label, (value, None))
        items.append(_holding(label, now, moved, then))
    return items + [_holding(label, now, "", then) for label, (now, then) in becomes.items()]


def _fitting(items: Sequence[list[Part]], room: int) -> list[list[Part]]:
    """Return the belongings that fit, those that would change first; a mark shows that some are left out."""
    room -= 2
    kept: set[int] = set()
    for at in sorted(range(len(items)), key=lambda i: _rank(items[i])):
        if parts_width(items[at]) <= room:
            kept.add(at)
            room -= parts_width(items[at])
    return [*(items[at] for at in sorted(kept)), [(" …", "dim")]]


def _rank(item: Sequence[Part]) -> int:
    """Return the rank in which belongings are left out: empty ones first, changing ones last."""
    if any(style == "chosen" for _, style in item):
        return 0
    return 2 if item[-1][0] in ("0", NOTHING) else 1


def _holding(label: str, value: str, moved: str, then: str | None) -> list[Part]:
    """Return a belonging with its label; the sign of money is part of the figure."""
    is_money = bool(label) and not label[0].isalnum()
    parts: list[Part] = [(" ", "")] if is_money else [(f" {label} ", "soft")]
    sign = label if is_money else ""
    if then is not None and AMOUNT.fullmatch(value):
        return [*parts, (f"{sign}{value}", "money" if is_money else "bold"), ("→", "soft"), (then, "chosen")]
    if then is not None:
        return [*parts, (f"{sign}{then}", "chosen")]
    parts.append((f"{sign}{value}", "changed" if moved else "money" if is_money else "bold"))
    if moved and moved != "*":
        parts.append((_arrow(int(moved)), "changed"))
    return parts


def _rivals(players: Sequence[PlayerFigures]) -> tuple[Part, ...]:
    parts: list[Part] = []
    for player in players:
        parts += [(" ", ""), (SEAT_LETTERS[player.seat], PLAYERS[player.seat]), (f" {player.total}", "soft")]
        if player.then is not None and player.then.total != player.total:
            parts.append((f"→{player.then.total}", "chosen"))
        parts.append((" " if player.total else "", ""))
    return tuple(part for part in parts if part[0])


def most_points(players: Sequence[PlayerFigures]) -> int:
    """Return the points of a full bar: those of the player who has most."""
    return max([LEAST_TOTAL, *map(_length_of_bar, players)])


def _length_of_bar(player: PlayerFigures) -> int:
    """Return the points in a player's bar, with possible and foreseen ones."""
    after = player.then.points if player.then is not None and player.then.points else player.points
    pairs = zip(player.points, after, strict=True)
    return sum(max(0, now, later) for now, later in pairs) + player.more


class PlayerLines(Widget):
    """One row per player; on a small terminal one row with the rivals' points at its end."""

    def __init__(self, lines: int, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._players: tuple[PlayerFigures, ...] = ()
        self._rivals: tuple[PlayerFigures, ...] = ()
        self._rows: tuple[Row, ...] = ()
        self._width = -1
        """Width for which the rows are drawn; -1 before they are."""
        self._usual = Measures(0, 0)
        """Last measures, and what was measured."""
        self._known: tuple[int, list[Any], list[str]] = (0, [], [])
        self.styles.height = lines

    def show_players(self, players: Sequence[PlayerFigures], rivals: Sequence[PlayerFigures] = ()) -> None:
        """Draw the rows that change: a choice seldom moves the figures of everybody."""
        if len(players) != self.size.height:
            self.styles.height = len(players)
        if (tuple(players), tuple(rivals)) != (self._players, self._rivals):
            old, self._width = self._rows, -1
            self._players, self._rivals = tuple(players), tuple(rivals)
            for y, drawn in enumerate(self._drawn()):
                if old[y : y + 1] != (drawn,):
                    self.refresh(Region(0, y, self._width, 1))

    def render_line(self, y: int) -> Strip:
        rows = self._drawn()
        return row_strip(self, rows[y] if y < len(rows) else Row(), self.size.width, "sheet")

    def _drawn(self) -> tuple[Row, ...]:
        """Return the rows, drawn for the present width."""
        width = self.size.width
        if width != self._width:
            measures = self._measured(width)
            self._rows = tuple(player_row(player, measures, self._rivals) for player in self._players)
            self._width = width
        return self._rows

    def _measured(self, width: int) -> Measures:
        """Return the measures, which depend on the selected choice."""
        now = [(player.name, player.total, player.moved, player.holdings) for player in self._players]
        known = (width, now, [rival.total for rival in self._rivals])
        if known != self._known:
            self._known, self._usual = known, measure(self._players, width, self._rivals)
        most = most_points((*self._players, *self._rivals))
        return of_one_scale(self._players, replace(self._usual, most=most), self._rivals)
