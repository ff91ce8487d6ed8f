"""The island of Felinia drawn: land, roads, provinces, groups of merchants and the names in the sea."""

from boardgames.felinia.actions import Move
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.face.colours import ROAD
from boardgames.felinia.face.panels.labels import draw_labels, draw_landing_boat
from boardgames.felinia.face.panels.places import draw_place
from boardgames.felinia.face.panels.relief import ALL, Geography, Scale, geography, relief, road
from boardgames.felinia.face.panels.scene import Scene
from boardgames.felinia.face.panels.touching import draw_touching
from boardgames.felinia.rules.exploration import docks_by_time
from boardgames.felinia.rules.journey import ways
from boardgames.felinia.state import Boarding, Departures, Flipping, Journey, State
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import CURSOR, KEY, PLAYERS, mix, of_player
from boardgames.kit.look import Look
from boardgames.kit.panels import step_back

SMALL = {"classic": Scale(8, 3, 75, 26, 4, 2), "expert": Scale(8, 3, 75, 26, 4, 1)}
LARGE = {"classic": Scale(12, 5, 114, 46, 6, 5), "expert": Scale(12, 5, 114, 46, 6, 3)}


def draw_island(scene: Scene, scale: Scale) -> Canvas:
    """The island on a canvas of its own, in the light of the phase."""
    lit, land = lit_countries(scene), geography(scene.board)
    canvas = relief(land, scale, lit).copy()
    _draw_ways(canvas, scene, land, scale)
    for at in range(len(land.spots)):
        draw_place(canvas, scene, scale, at, lit)
    _draw_groups(canvas, scene, land, scale)
    draw_touching(canvas, scene, scale)
    if not scale.flat:
        draw_labels(canvas, scene, scale, lit)
        draw_landing_boat(canvas, scene, scale)
    if scene.phase not in ABROAD and not isinstance(scene.top, Boarding):
        step_back(canvas, 0, 0, canvas.width, canvas.height)
    return canvas


ABROAD = ("exploration", "end")
"""Phases in which the island is looked at; in all others nothing happens there."""


def lit_countries(scene: Scene) -> int:
    """The countries in the light: where a merchant travels, where a boat that may be boarded sails, else all."""
    t, look = scene.t, scene.look
    for frame in reversed(scene.seen.frames):
        if isinstance(frame, Flipping):
            return 1 << frame.country
        if isinstance(frame, Journey):
            return 1 << scene.board.countries[frame.at]
    if isinstance(scene.top, Boarding):
        docks = (
            [look.selected]
            if look.selected in t.dock_number
            else [dock for dock in t.dock_number if dock in look.legal]
        )
        lit = 0
        for dock in docks:
            if boat := scene.boat(t.dock_number[dock or ""]):
                lit |= 1 << t.country_number[boat.destination]
        return lit or ALL
    return ALL


def country_in_question(t: Tables, seen: State, look: Look) -> int:
    """Where merchants are landing; else what the cursor points at; else where the next boat sails."""
    board = t.boards[seen.variant]
    for frame in reversed(seen.frames):
        if isinstance(frame, Flipping):
            return frame.country
        if isinstance(frame, Journey):
            return board.countries[frame.at]
        if isinstance(frame, Departures) and frame.docks:
            return _destination(t, seen, frame.docks[0])
    if look.selected in board.number:
        return board.countries[board.number[look.selected]]
    dock = t.dock_number.get(look.selected or "")
    if dock is None or not seen.ships[dock].boat:
        dock = next(iter(docks_by_time(t, seen)), None)
    return 0 if dock is None else _destination(t, seen, dock)


def _destination(t: Tables, seen: State, dock: int) -> int:
    """The number of the country to which the boat of a dock sails."""
    return t.country_number[t.boats[seen.ships[dock].boat].destination]


def _draw_ways(canvas: Canvas, scene: Scene, land: Geography, scale: Scale) -> None:
    """The way a merchant has come in their colour, the ways they may go in green, the selected one and where it would
    lead next in yellow."""
    journey, look = scene.frame(Journey), scene.look
    if journey is None:
        return
    board = scene.board
    for at, ends in enumerate(land.roads):
        for to in ends:
            if at < to and journey.visited >> at & 1 and journey.visited >> to & 1:
                road(canvas, land, scale, at, to, of_player(PLAYERS, journey.seat))
    for to in land.roads[journey.at]:
        name = board.provinces[to].id
        if name in look.legal and scene.top is journey:
            road(canvas, land, scale, journey.at, to, CURSOR if name == look.selected else KEY)
    if isinstance(look.action, Move) and look.action.to in board.number and journey.moves > 1:
        goal = board.number[look.action.to]
        if board.provinces[goal].kind != "post":
            ahead = ways(scene.t, scene.seen, goal, journey.visited | 1 << goal)
            for to in land.roads[goal]:
                if ahead >> to & 1:
                    road(canvas, land, scale, goal, to, mix(CURSOR, ROAD, 0.25))


def _draw_groups(canvas: Canvas, scene: Scene, land: Geography, scale: Scale) -> None:
    """Merchants of one player that touch are joined: groups are seen as one body."""
    half = (9 if scale.roomy else 5) // 2
    reach = 2 if scale.roomy else 0 if scale.flat else 1  # rows from a centre to the padded edge
    for p in scene.seen.players:
        settled = [at for at in range(len(land.spots)) if p.settled >> at & 1]
        for at in settled:
            touching = scene.board.adjacent[at]
            for to in settled:
                if not touching >> to & 1 or land.spots[to][1::-1] < land.spots[at][1::-1]:
                    continue
                (x0, y0), (x1, y1) = scale.centre(*land.spots[at][:2]), scale.centre(*land.spots[to][:2])
                if not (0 <= x0 < scale.width and 0 <= y0 < scale.height):
                    continue
                colour = canvas.grounds[y0][x0]
                if y0 == y1:
                    canvas.fill(x0 + half + 1, y0, x1 - x0 - 2 * half - 1, 1, colour)
                else:
                    column = x0 + half if x1 > x0 else x0 - half
                    canvas.fill(column, y0 + reach + scale.flat, 1, y1 - y0 - 2 * reach + 1 - 2 * scale.flat, colour)
