"""A position as the panels look at it: what several of them ask the rules, asked once."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from boardgames.amerigo import actions as do
from boardgames.amerigo.box.tables import BLACK, BLUE, BROWN, COLOURS, GREEN, RED, WHITE, YELLOW, Tables
from boardgames.amerigo.game import Amerigo
from boardgames.amerigo.rules.chart import Chart, chart_of
from boardgames.amerigo.rules.completion import free_cells
from boardgames.amerigo.rules.expand import buildable, covered_cells, goods_under, spots, turns_of
from boardgames.amerigo.rules.move_ships import sail_of, stops
from boardgames.amerigo.rules.pieces import Cover, cover
from boardgames.amerigo.rules.tracks import front_space, track_room
from boardgames.amerigo.rules.turn import TRACKS, action_points
from boardgames.amerigo.state import (
    CANNONS,
    OFF_BOARD,
    PROGRESS,
    SPECIAL,
    Build,
    BuildTile,
    Business,
    PickToken,
    Plan,
    Player,
    Produce,
    Sail,
    SailShip,
    State,
    TrackAction,
    Turn,
    seat_to_act,
)
from boardgames.amerigo.words.names import Names
from boardgames.amerigo.words.words import words_of
from boardgames.core.protocol import Seat
from boardgames.drawing.board import Look

COLOUR_OF_TRACK = {track: colour for colour, track in TRACKS.items()}
ACTIONS, MAP, TOKENS, TILES, GOODS, ADVANCE, GUNS = "actions", "map", "tokens", "tiles", "goods", "advance", "guns"
"""The sheets that a question can be about."""
RACK = "rack"
MATTERING = {
    MAP: (MAP, RACK, GOODS, GUNS),
    TILES: (MAP, RACK, GOODS, GUNS),
    GOODS: (GOODS, GUNS),
    TOKENS: (TOKENS, GUNS),
    ADVANCE: (ADVANCE, GUNS),
    GUNS: (GUNS,),
}
"""The sheets that can matter for a question; the others step back. Without a question, or for the first, all can."""


@dataclass
class Scene:
    game: Amerigo
    s: State
    look: Look

    @property
    def t(self) -> Tables:
        return self.game.tables

    @cached_property
    def names(self) -> Names:
        return words_of(self.game).names

    @cached_property
    def chart(self) -> Chart:
        return chart_of(self.game.tables, self.s)

    @cached_property
    def cover(self) -> Cover:
        return cover(self.s.pieces)

    @cached_property
    def top(self) -> Business | None:
        """The question that is open."""
        return self.s.frames[-1] if self.s.frames else None

    @cached_property
    def actor(self) -> Seat:
        """Whose sheet matters: the player to move, or else the viewer."""
        return seat_to_act(self.s) if self.s.frames else self.look.viewer or 0

    @cached_property
    def me(self) -> Player:
        return self.s.players[self.actor]

    # what can be typed, and what is selected

    def code(self, place: str) -> str:
        """What is typed for a legal place, or nothing."""
        return self.look.legal.get(place, "")

    @cached_property
    def codes(self) -> Mapping[do.AnyAction, str]:
        """What is typed for every legal action."""
        return dict(self.look.choices)

    @cached_property
    def chosen(self) -> frozenset[str]:
        """The place under the cursor, and that of the selected action."""
        action = self.look.action
        place = None if action is None else self.game.words.place(self.s, action)
        return frozenset(each for each in (self.look.selected, place) if each is not None)

    @cached_property
    def focus(self) -> str:
        """The sheet that the open question is about."""
        match self.top:
            case Sail() | SailShip() | BuildTile():
                return MAP
            case TrackAction(track=track):
                return {CANNONS: GUNS, PROGRESS: TOKENS, SPECIAL: ADVANCE}[track]
            case PickToken():
                return TOKENS
            case Plan() | Build():
                return TILES
            case Produce():
                return GOODS
            case Turn():
                return ACTIONS
        return ""

    def matters(self, sheet: str) -> bool:
        """Whether a sheet can matter for the open question."""
        return sheet in MATTERING.get(self.focus, (sheet,))

    @cached_property
    def doing(self) -> tuple[int, int]:
        """The colour of the action under way and the AP it has left; -1 while one is being chosen."""
        match self.s.frames[0] if self.s.frames else None:
            case Sail() as voyage:
                return BLUE, max(voyage.left(1), voyage.left(2))
            case TrackAction(track=track, ap=ap):
                return COLOUR_OF_TRACK[track], ap
            case Plan(ap=ap):
                return RED, ap
            case Build(ap=ap):
                return GREEN, ap
            case Produce(ap=ap):
                return YELLOW, ap
        return -1, 0

    # boards

    @cached_property
    def reach(self) -> int:
        """Where the ship that has been chosen can stop."""
        if not isinstance(self.top, SailShip):
            return 0
        ship = self.top.ship
        return stops(self.s, self.chart, self.me.ships[ship - 1], sail_of(self.s).left(ship))

    @cached_property
    def ghost(self) -> int:
        """The land that the selected placement would cover."""
        action = self.look.action
        if isinstance(action, do.Place) and isinstance(self.top, BuildTile) and action.cell in self.chart.index:
            cell = self.chart.index[action.cell]
            return covered_cells(self.t, self.chart, self.top.tile, action.turn, cell) or 0
        return 0

    @cached_property
    def hint(self) -> int:
        """Cells that the selected choice leads to: where ships could sail, where a planned tile could lie."""
        action, here = self.look.action, 0
        if isinstance(action, do.Act) and action.colour == COLOURS[BLUE] and OFF_BOARD not in self.me.ships:
            for space in self.me.ships:
                here |= stops(self.s, self.chart, space, action_points(self.t, self.s, self.me, BLUE))
        elif isinstance(action, do.ChooseShip) and isinstance(self.top, Sail) and OFF_BOARD not in self.me.ships:
            ship = action.ship
            here = stops(self.s, self.chart, self.me.ships[ship - 1], self.top.left(ship))
        elif isinstance(action, do.ChooseTile) and isinstance(self.top, Build):
            here = self._room_for(self.t.landscape_index[action.tile])
        elif isinstance(action, do.Act | do.Swap | do.WhiteAs) and action.colour == COLOURS[GREEN]:
            for kind in buildable(self.t, self.s, self.actor, action_points(self.t, self.s, self.me, GREEN)):
                here |= self._room_for(kind)
        return here & (1 << self.chart.frame_at) - 1

    def _room_for(self, kind: int) -> int:
        """Every cell that some placement of a tile would cover."""
        here = 0
        for offsets in turns_of(self.t, self.s, kind):
            firsts = spots(self.chart, self.s.pieces, self.actor, offsets)
            for offset in offsets:
                here |= firsts << offset
        return here

    # what the selected action would change beside the map

    @cached_property
    def tile(self) -> int | None:
        """The kind of tile that is being placed, or under the cursor."""
        if isinstance(self.top, BuildTile):
            return self.top.tile
        picked = [place.removeprefix("tile-") for place in self.chosen if place.startswith("tile-")]
        return self.t.landscape_index.get(picked[0]) if picked else None

    @cached_property
    def steps(self) -> Mapping[str, int]:
        """How far the selected action would move the player on each track."""
        action = self.look.action
        match action:
            case do.Advance() if isinstance(self.top, TrackAction):
                return {self.top.track: action.steps}
            case do.Act() if COLOURS.index(action.colour) in (BLACK, BROWN):
                return self._steps_of(COLOURS.index(action.colour))
            case do.WhiteAdvance():
                return self._steps_of(WHITE)
            case do.UseJump():
                return {SPECIAL: front_space(self.s) - self.me.special}
        return {}

    def _steps_of(self, colour: int) -> Mapping[str, int]:
        track = TRACKS[colour]
        return {track: min(action_points(self.t, self.s, self.me, colour), track_room(self.t, self.me, track))}

    @cached_property
    def taken(self) -> tuple[int, ...]:
        """Goods of each type that the selected placement would take."""
        return goods_under(self.chart, self.ghost)

    @cached_property
    def bought(self) -> int:
        """The good whose production the selected action would raise; -1: none."""
        action = self.look.action
        if not isinstance(action, do.BuyProduction):
            return -1
        return next((i for i, good in enumerate(self.t.goods) if good.id == action.good), -1)

    def advances(self, track: str) -> list[tuple[int, str]]:
        """Steps along a track that can be chosen now, each with what is typed for it."""
        if not isinstance(self.top, TrackAction) or self.top.track != track:
            return []
        return [(action.steps, code) for action, code in self.codes.items() if isinstance(action, do.Advance)]

    def free(self, number: int) -> int:
        """The cells of an island that nothing covers."""
        return free_cells(self.chart.islands[number], self.cover.occupied)

    @cached_property
    def island(self) -> int:
        """The island under the cursor; -1: none."""
        cell = self.chart.index.get(self.look.selected or "", self.chart.frame_at)
        return self.chart.island_of[cell] if cell < self.chart.frame_at else -1

    @cached_property
    def listed(self) -> int:
        """The island whose line in a list is selected; -1: none."""
        number = (self.look.selected or "").removeprefix("island-")
        return int(number) - 1 if number.isdigit() else -1
