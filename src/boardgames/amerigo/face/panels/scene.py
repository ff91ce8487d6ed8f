"""A position as the panels look at it: what several of them ask the rules, asked once."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from boardgames.amerigo import actions as do
from boardgames.amerigo.box.tables import BLUE, GREEN, RED, YELLOW, Tables
from boardgames.amerigo.face.words.names import Names
from boardgames.amerigo.face.words.words import words_of
from boardgames.amerigo.game import Amerigo
from boardgames.amerigo.rules.chart import bits, chart_of
from boardgames.amerigo.rules.completion import free_cells
from boardgames.amerigo.rules.expand import (
    buildable,
    fits_somewhere,
    free_land,
    land_from,
    opened_by,
    spots,
    turns_of,
)
from boardgames.amerigo.rules.map_records import Chart, Cover
from boardgames.amerigo.rules.move_ships import free_site, sail_of, stops
from boardgames.amerigo.rules.pieces import cover
from boardgames.amerigo.rules.tracks import track_room
from boardgames.amerigo.rules.turn import TRACKS
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
from boardgames.core.game import Seat
from boardgames.core.messages import Argument
from boardgames.kit.look import Look

COLOUR_OF_TRACK = {track: colour for colour, track in TRACKS.items()}
ACTIONS, MAP, TOKENS, TILES, GOODS = "actions", "map", "tokens", "tiles", "goods"
ADVANCE, GUNS = SPECIAL, CANNONS
"""The sheets that a question can be about."""
RACK = "reserve"
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

    @property
    def then(self) -> State:
        """The table once the selected choice is made, as far as that is certain; else as it is."""
        return self.look.after or self.s

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
    def cover_then(self) -> Cover:
        return cover(self.then.pieces)

    @cached_property
    def top(self) -> Business | None:
        """The question that is open."""
        return self.s.frames[-1] if self.s.frames else None

    @cached_property
    def actor(self) -> Seat:
        """Seat whose sheet matters: the player to move, or else the viewer."""
        return seat_to_act(self.s) if self.s.frames else self.look.viewer or 0

    @cached_property
    def me(self) -> Player:
        return self.s.players[self.actor]

    @cached_property
    def me_then(self) -> Player:
        """The same player once the selected choice is made."""
        return self.then.players[self.actor]

    # words

    def say(self, key: str, /, **facts: Argument) -> str:
        """A label of the board."""
        return self.names.say(f"board-{key}", **facts)

    def fit(self, width: int, key: str, /, **facts: Argument) -> str:
        """The longest form of a label that has room; nothing if none has."""
        return self.names.messages.fitting(width, f"board-{key}", **facts)

    # what can be typed, and what is selected

    def code(self, place: str) -> str:
        """Return the code of a legal place, or nothing."""
        return self.look.legal.get(place, "")

    @cached_property
    def codes(self) -> Mapping[do.AnyAction, str]:
        """Codes of every legal action."""
        return dict(self.look.choices)

    @cached_property
    def chosen(self) -> frozenset[str]:
        """The place under the cursor, and that of the selected action."""
        action = self.look.action
        place = None if action is None else self.game.parts.board().place(self.game, self.s, action)
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
        """True if a sheet can matter for the open question."""
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

    # what the selected choice would change

    @cached_property
    def opened(self) -> Business | None:
        """The question that the selected choice opens; None if it only answers the one that is open."""
        frames = self.then.frames
        begins = isinstance(self.top, Turn) and frames != self.s.frames
        return frames[-1] if begins or len(frames) > len(self.s.frames) else None

    @cached_property
    def laid(self) -> int:
        """The land that the selected choice would cover, with a tile or a post."""
        return self.cover_then.occupied & ~self.cover.occupied

    @cached_property
    def hint(self) -> int:
        """Cells that the selected choice leads to: where ships could sail, where a planned tile could lie."""
        here = 0
        match self.opened:
            case Sail() as voyage:
                here = self._stops_of(1, voyage.left(1)) | self._stops_of(2, voyage.left(2))
            case SailShip(ship):
                here = self._stops_of(ship, sail_of(self.then).left(ship))
            case Build(ap):
                for kind in buildable(self.t, self.then, self.actor, ap):
                    here |= self._room_for(kind)
            case BuildTile(kind):
                here = self._room_for(kind)
            case None if self.post_at >= 0:
                here = opened_by(self.chart, self.s.pieces, self.actor, self.post_at)
        return here & (1 << self.chart.frame_at) - 1

    def _stops_of(self, ship: int, moves: int) -> int:
        """Where a ship of the player could end its movement; nowhere before it is on the board."""
        space = self.me.ships[ship - 1]
        return 0 if space == OFF_BOARD else stops(self.s, self.chart, space, moves)

    @cached_property
    def post_at(self) -> int:
        """The site where the selected choice sets up a post, or could after the voyage; -1: none."""
        if not self.me.posts_left:
            return -1
        posts = self.cover_then.posts[self.actor] & ~self.cover.posts[self.actor]
        voyages = zip(self.me.ships, self.me_then.ships, strict=True)
        reached = [free_site(self.s, self.chart, goal) for start, goal in voyages if start != goal]
        return max([*bits(posts), *reached], default=-1)

    # land, as the one who looks at the map can come to it

    @cached_property
    def asked(self) -> Seat:
        """Seat for whose land the map is drawn: the viewer's, or that of the player to move."""
        return self.look.viewer if self.look.viewer is not None else self.actor

    @cached_property
    def opens(self) -> Mapping[int, int]:
        """Number of cells that a post on each free site would open; empty for a player who has no post left."""
        if not self.s.players[self.asked].posts_left:
            return {}
        free = self.chart.sites & ~self.cover.occupied
        return {site: opened_by(self.chart, self.s.pieces, self.asked, site).bit_count() for site in bits(free)}

    @cached_property
    def closed(self) -> int:
        """Free land that the asked player can never come to: not from own posts, and from no site that is free."""
        starts = self.cover.posts[self.asked]
        for site in self.opens:
            starts |= 1 << site
        reached = land_from(self.chart, self.s.pieces, self.asked, starts)
        return free_land(self.chart, self.s.pieces) & ~starts & ~reached

    @cached_property
    def landless(self) -> frozenset[int]:
        """The kinds of tiles that the player to move has planned and that fit nowhere now; none after the game."""
        planned = [kind for kind, count in enumerate(self.me.reserve) if count and self.s.frames]
        return frozenset(k for k in planned if not fits_somewhere(self.t, self.s, self.chart, self.actor, k))

    def _room_for(self, kind: int) -> int:
        """Every cell that some placement of a tile would cover."""
        here = 0
        for offsets in turns_of(self.t, self.s, kind):
            firsts = spots(self.chart, self.s.pieces, self.actor, offsets)
            for offset in offsets:
                here |= firsts << offset
        return here

    @cached_property
    def tile(self) -> int | None:
        """The kind of tile that is being placed, or under the cursor."""
        if isinstance(self.top, BuildTile):
            return self.top.tile
        picked = [place.removeprefix("tile-") for place in self.chosen if place.startswith("tile-")]
        return self.t.landscape_index.get(picked[0]) if picked else None

    @cached_property
    def steps(self) -> Mapping[str, int]:
        """Steps that the selected choice moves the player on each track, or allows with the AP of an action."""
        now, then = self.me, self.me_then
        if isinstance(self.opened, TrackAction):
            track = self.opened.track
            return {track: min(self.opened.ap, track_room(self.t, then, track))}
        return {
            CANNONS: then.cannons - now.cannons,
            PROGRESS: then.progress - now.progress,
            SPECIAL: then.special - now.special,
        }

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
