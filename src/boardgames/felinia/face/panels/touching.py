"""Which provinces touch, and what a merchant settled in one of them would be worth: roads have nothing to do with it.

Merchants of one player that touch are a group and are drawn as one body. What would become of that is drawn in yellow
before it happens: a bridge to every post that the chosen one touches, thick to own merchants and dotted to others, and
a frame around all merchants of the group that would be. Where the journey is still open, each post within reach bears
the points that a merchant there adds.
"""

from typing import NamedTuple

from boardgames.core.game import Seat
from boardgames.core.values import evolve, replaced
from boardgames.felinia.actions import Board, Move
from boardgames.felinia.face.panels.relief import Scale
from boardgames.felinia.face.panels.scene import Scene
from boardgames.felinia.rules.journey import ways
from boardgames.felinia.rules.scoring import group_sets, groups, scores
from boardgames.felinia.state import Boarding, Flipping, Journey
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import CURSOR, ON_CURSOR, ON_PLAYERS, PLAYERS, exact, mix, of_player

GROUPS = ("FEL-SCO-04", "FEL-SPC-04")
"""Lines of the score sheet that depend on who touches whom."""


class Settling(NamedTuple):
    """Meaning of a merchant settled in a province to its owner."""

    seat: Seat
    at: int
    group: int
    """The set of provinces of the group that would be, the new one among them."""
    joined: tuple[int, ...]
    """Sizes of the groups that would become one, largest first."""
    before: int
    """Points of all merchants now."""
    after: int

    @property
    def gain(self) -> int:
        return self.after - self.before


def settler_to_be(scene: Scene) -> Seat | None:
    """Return the seat whose merchant is meant: who travels, else whose purse is looked into."""
    journey = scene.frame(Journey)
    return journey.seat if journey is not None else scene.purse


def settling(scene: Scene, seat: Seat, at: int) -> Settling:
    board, p = scene.board, scene.seen.players[seat]
    whole = p.settled | 1 << at
    group = next(one for one in group_sets(board, whole) if one >> at & 1)
    then = evolve(scene.seen, players=replaced(scene.seen.players, seat, evolve(p, settled=whole)))
    before, after = (
        sum(line.points for line in sheets[seat].lines if line.rule in GROUPS)
        for sheets in (scene.sheets, scores(scene.t, then))
    )
    return Settling(seat, at, group, groups(board, group & p.settled), before, after)


def chosen_post(scene: Scene) -> int | None:
    """The post under the cursor that is still to be had."""
    at = scene.board.number.get(scene.look.selected or "")
    return at if at is not None and scene.board.provinces[at].kind == "post" and scene.seen.tiles[at] else None


def posts_ahead(scene: Scene) -> int:
    """The set of posts for which it matters now what a merchant there is worth: those within reach of the traveller,
    on the way that is chosen; those of the country that is landed in or that the chosen boat sails to."""
    t, seen, board = scene.t, scene.seen, scene.board
    lying = sum(1 << at for at, tile in enumerate(seen.tiles) if tile)
    top, action = scene.top, scene.look.action
    if isinstance(top, Flipping):
        return lying & sum(1 << post for post in board.posts[top.country])
    if isinstance(top, Boarding):
        dock = action.dock if isinstance(action, Board) else scene.look.selected
        boat = scene.boat(t.dock_number[dock]) if dock in t.dock_number else None
        return lying & sum(1 << post for post in board.posts[t.country_number[boat.destination]]) if boat else 0
    if not isinstance(top, Journey):
        return 0
    moves = top.moves + (seen.players[top.seat].provisions if scene.expert else 0)
    goal = board.number.get(action.to) if isinstance(action, Move) else None
    if goal is not None and board.provinces[goal].kind != "post":
        return lying & (1 << goal | _within(scene, goal, top.visited | 1 << goal, moves - 1))
    return lying & _within(scene, top.at, top.visited, moves)


def _within(scene: Scene, at: int, visited: int, moves: int) -> int:
    """The provinces that can be reached in so many moves: a walk ends where a tile lies."""
    if moves < 1 or scene.seen.tiles[at]:
        return 0
    found = ahead = ways(scene.t, scene.seen, at, visited)
    for to in range(len(scene.board.provinces)):
        if ahead >> to & 1:
            found |= _within(scene, to, visited | 1 << to, moves - 1)
    return found


# drawing


def draw_touching(canvas: Canvas, scene: Scene, scale: Scale) -> None:
    """Bridges from the chosen post to all posts that touch it, and the points of each post within reach."""
    at, seat = chosen_post(scene), settler_to_be(scene)
    if at is not None:
        group = settling(scene, seat, at).group if seat is not None else 1 << at
        for to, province in enumerate(scene.board.provinces):
            if scene.board.adjacent[at] >> to & 1 and province.kind == "post":
                _bridge(canvas, scene, scale, at, to, bool(group >> to & 1))
        for to in range(len(scene.board.provinces)):
            if group >> to & 1 and to != at:
                _frame(canvas, scene, scale, to)
    if seat is None:
        return
    for post in range(len(scene.board.provinces)):
        if posts_ahead(scene) >> post & 1 or post == at:
            _tag(canvas, scene, scale, settling(scene, seat, post), post == at)


def _centres(scene: Scene, scale: Scale, at: int, to: int) -> tuple[int, int, int, int]:
    """Both centres, the upper or left one first."""
    ends = sorted((scene.board.provinces[end].y, scene.board.provinces[end].x) for end in (at, to))
    (x0, y0), (x1, y1) = (scale.centre(x, y) for y, x in ends)
    return x0, y0, x1, y1


def _bridge(canvas: Canvas, scene: Scene, scale: Scale, at: int, to: int, own: bool) -> None:
    """A thick bar to an own merchant, dots to any other post."""
    x0, y0, x1, y1 = _centres(scene, scale, at, to)
    glyph = "█" if own else "▪"
    ink = exact(CURSOR if own else mix(CURSOR, "#000000", 0.12))
    if y0 == y1:
        reach = 5 if scale.roomy else 3
        if scale.flat:  # names may be long: only what lies between them
            reach = scale.across // 2 - 1
        for x in range(x0 + reach + 1, x1 - reach):
            _dot(canvas, x, y0, "━" if own else glyph, ink)
        if not scale.flat and x1 - x0 - 2 * reach < 3:  # the pieces leave one column
            _dot(canvas, (x0 + x1) // 2, y0, "━" if own else glyph, ink)
        return
    middle = (x0 + x1) // 2
    if scale.down == 1:
        return
    rows = range(y0 + 1, y1) if scale.flat or scale.down == 3 else range(y0 + 2, y1 - 1)
    for y in rows:
        if scale.down == 3:  # between two pieces: lower half, upper half
            half = 2 * y + 1 if y == y0 + 1 else 2 * y
            for x in range(middle - 1, middle + 2) if own else (middle - 1, middle + 1):
                _pixel(canvas, x, half, CURSOR)
        else:
            for x in range(middle - 1, middle + 2):
                _dot(canvas, x, y, glyph if own or x != middle else " ", ink)


def _dot(canvas: Canvas, x: int, y: int, glyph: str, ink: str) -> None:
    if 0 <= x < canvas.width and 0 <= y < canvas.height and not canvas.chars[y][x].isalnum():
        canvas.put(x, y, glyph, ink)


def _pixel(canvas: Canvas, x: int, half: int, colour: str) -> None:
    if 0 <= x < canvas.width and 0 <= half < 2 * canvas.height and not canvas.chars[half // 2][x].isalnum():
        canvas.pixel(x, half, colour)


def _frame(canvas: Canvas, scene: Scene, scale: Scale, at: int) -> None:
    """Yellow edges at a merchant of the group that would be."""
    province = scene.board.provinces[at]
    cx, cy = scale.centre(province.x, province.y)
    half = 4 if scale.roomy else 2
    for y in range(cy - scale.roomy, cy + scale.roomy + 1):
        _dot(canvas, cx - half - 1, y, "▐", exact(CURSOR))
        _dot(canvas, cx + half + 1, y, "▌", exact(CURSOR))


def _tag(canvas: Canvas, scene: Scene, scale: Scale, would: Settling, chosen: bool) -> None:
    """Draw what a merchant adds to the points of all merchants, below the tile of the post, on the player's colour."""
    province = scene.board.provinces[would.at]
    cx, cy = scale.centre(province.x, province.y)
    text = f"+{would.gain}" if would.gain >= 0 else str(would.gain)
    ground, ink = of_player(PLAYERS, would.seat), of_player(ON_PLAYERS, would.seat)
    if chosen:
        ground, ink = CURSOR, ON_CURSOR
    if scale.down == 1 or not (0 <= cx < scale.width and 0 <= cy < scale.height - 1):
        return
    y = cy + (2 if scale.roomy else 1)
    width = len(text) + (2 if scale.roomy else 0)
    canvas.chip(max(0, cx - width // 2), y, text.center(width), ground, ink)
