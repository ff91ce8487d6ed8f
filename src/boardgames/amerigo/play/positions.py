"""Positions put together by hand: what goes somewhere is taken from somewhere.

The map is always the same: the island tiles in table order, unturned. With four players it looks like this:

        a b c d e f g h i j k l m n o p q r s t           a b c d e f g h i j k l m n o p q r s t
     1  . p . . . . . . . . . # # # . . . . . .       11  . . C # . . p . . . . # # . . . # C R .
     2  . P # W . p P # S . . N # Q q # # S P p       12  # . p P . . P W # . p P T # . p P # r .
     3  . # # # . . # # # . . # # W . # # # # .       13  # T . # . . # C # # . . # S # . # W # .
     4  . # C Q . . T # Q q p P # . . # Q # C .       14  # Q q # . q Q N # # . N # Q q . T # Q q
     5  . . . q . . # # # . . . . . . . q . . .       15  . . . . . . . # R r r R # . . . # # # .
     6  . # # # . . # # . . . p . . . . # T # .       16  . . N # . . . W # . . # W . . . . . . .
     7  . p P T . . W # . . . P # # . p P C # .       17  # . p P . p P # # . . # P p . # S . . #
     8  . . . . . p P # T . # # W # # . # S # #       18  # Q q S # # # T # # R C . . # # P p N #
     9  . # Q q . . . # Q q . S # Q . . r R Q q       19  # C . R # . # N Q q r . q Q # # # . Q #
    10  . N # # . . r R N . . . . q . . . . . .       20  . . . r . . # R r . . . S # . . . . q .

Island 2 (b2 to d4) is small with 9 cells, island 3 (g2 to h10) is large with 23, island 5 (b6 to d7) has 5.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Self

from boardgames.amerigo import actions as do
from boardgames.amerigo.actions import AnyAction
from boardgames.amerigo.box.tables import COLOURS
from boardgames.amerigo.game import Amerigo
from boardgames.amerigo.rules.chart import bits, chart_of
from boardgames.amerigo.rules.expand import covered_cells, spots, turns_of
from boardgames.amerigo.rules.islands import assemble
from boardgames.amerigo.rules.next_round import prepare_next_round
from boardgames.amerigo.rules.pieces import no_pieces, put
from boardgames.amerigo.rules.setup import set_up
from boardgames.amerigo.rules.state_helpers import credited
from boardgames.amerigo.state import NEUTRAL, POSTS, TILES, TURN, VILLAGES, Player, State, seat_to_act
from boardgames.core.game import Config, Seat
from boardgames.core.values import evolve, replaced
from boardgames.core.worked_example import ExampleStep, Scenario

Tile = tuple[str, Seat, str, int]
"""A tile on the map: kind, builder, cell under its first one, quarter turns."""


class Position:
    """A table at the beginning of a round, nobody with gold; every method gives another position."""

    def __init__(self, game: Amerigo, state: State) -> None:
        self.game, self.tables, self.state = game, game.tables, state

    def _now(self, state: State) -> Self:
        return type(self)(self.game, state)

    def _with_sheet(self, seat: Seat, player: Player) -> Self:
        players = self.state.players
        return self._now(evolve(self.state, players=replaced(players, seat, player)))

    def sheet(self, seat: Seat, vp: int = 0, **values: int) -> Self:
        """Gold, cannons, progress and the place on the special track; points go to the tiles."""
        p = evolve(self.state.players[seat], **values)
        return self._with_sheet(seat, evolve(p, ledger=credited(p, TILES, vp)))

    def posts(self, seat: Seat, *cells: str) -> Self:
        s, p = self.state, self.state.players[seat]
        index = chart_of(self.tables, s).index
        pieces = put(s.pieces, sum(1 << index[cell] for cell in cells), POSTS[seat])
        return self._now(evolve(s, pieces=pieces))._with_sheet(seat, evolve(p, posts_left=p.posts_left - len(cells)))

    def ships(self, seat: Seat, first: str, second: str) -> Self:
        index = chart_of(self.tables, self.state).index
        return self._with_sheet(seat, evolve(self.state.players[seat], ships=(index[first], index[second])))

    def reserve(self, seat: Seat, *kinds: str) -> Self:
        """Planned tiles."""
        position = self
        for kind in kinds:
            s, p, i = position.state, position.state.players[seat], self.tables.landscape_index[kind]
            own = self.tables.landscape[i].village
            at = i - self.tables.villages
            villages = replaced(p.villages, i, p.villages[i] - 1) if own else p.villages
            neutral = s.neutral if own else replaced(s.neutral, at, s.neutral[at] - 1)
            planned = replaced(p.reserve, i, p.reserve[i] + 1)
            position = position._now(evolve(s, neutral=neutral))
            position = position._with_sheet(seat, evolve(p, villages=villages, reserve=planned))
        return position

    def tiles(self, tiles: Iterable[Tile]) -> Self:
        """Tiles on the map, their goods taken; points for them are not entered."""
        position, t = self, self.tables
        for kind, seat, cell, turn in tiles:
            i = t.landscape_index[kind]
            position = position.reserve(seat, kind)
            s, p, chart = position.state, position.state.players[seat], chart_of(t, position.state)
            cells = covered_cells(t, chart, i, turn, chart.index[cell]) or 0
            goods = tuple(n + (cells & board).bit_count() for n, board in zip(p.goods, chart.goods, strict=True))
            piece = VILLAGES[seat] if t.landscape[i].village else NEUTRAL
            position = position._now(evolve(s, pieces=put(s.pieces, cells, piece)))
            left = replaced(p.reserve, i, p.reserve[i] - 1)
            position = position._with_sheet(seat, evolve(p, goods=goods, reserve=left))
        return position

    def filled(self, number: int, seat: Seat) -> Self:
        """An island completed by one player, with posts on all its spaces; the chest, if any, is on their sheet."""
        chart = chart_of(self.tables, self.state)
        island = chart.islands[number - 1]
        position = self.posts(seat, *(chart.names[cell] for cell in bits(island & chart.sites)))
        while tile := position._fitting_tile(seat, island):
            position = position.tiles([tile])
        p = position.state.players[seat]
        return position._with_sheet(seat, evolve(p, chests=p.chests + chart.large[number - 1]))

    def _fitting_tile(self, seat: Seat, island: int) -> Tile | None:
        """The biggest tile of the supply that fits on the island."""
        t, s, chart = self.tables, self.state, chart_of(self.tables, self.state)
        left = (*s.players[seat].villages, *s.neutral)
        for kind in sorted(range(len(t.landscape)), key=lambda kind: -t.landscape[kind].size):
            for turn, offsets in enumerate(turns_of(t, s, kind)):
                for cell in bits(spots(chart, s.pieces, seat, offsets) & island) if left[kind] else ():
                    return t.landscape[kind].id, seat, chart.names[cell], turn
        return None

    def tokens(self, seat: Seat, *tokens: str) -> Self:
        """Progress tokens taken from the display; a token elsewhere changes places with one on display."""
        position = self
        for token in tokens:
            s = position.state
            shown = next(other for other in s.progress if other)
            there = token in s.progress
            s = evolve(
                s,
                progress=_swapped(s.progress, token if there else shown, ""),
                progress_stack=s.progress_stack if there else _swapped(s.progress_stack, token, shown),
                progress_gone=s.progress_gone if there else _swapped(s.progress_gone, token, shown),
            )
            p = s.players[seat]
            reached = max(p.progress, self.tables.progress_spaces[len(p.tokens)])
            position = position._now(s)._with_sheet(seat, evolve(p, tokens=(*p.tokens, token), progress=reached))
        return position

    def production(self, seat: Seat, *kinds: str) -> Self:
        """Production tokens bought."""
        position = self
        for kind in kinds:
            position = position.display(kind)
            s, p = position.state, position.state.players[seat]
            position = position._now(evolve(s, production=_swapped(s.production, kind, "")))
            position = position._with_sheet(seat, evolve(p, production=(*p.production, kind)))
        return position

    def display(self, *kinds: str) -> Self:
        """Production tokens on display; a token elsewhere changes places with one that is not asked for."""
        s = self.state
        for kind in kinds:
            if kind in s.production:
                continue
            shown = next(other for other in s.production if other and other not in kinds)
            stacked = kind in s.production_stack
            s = evolve(
                s,
                production=_swapped(s.production, shown, kind),
                production_stack=_swapped(s.production_stack, kind, shown) if stacked else s.production_stack,
                production_gone=s.production_gone if stacked else _swapped(s.production_gone, kind, shown),
            )
        return self._now(s)

    def pirates(self, *markers: str) -> Self:
        """The markers of the slots; as many lie face up as rounds have begun."""
        return self._now(evolve(self.state, pirates=markers, pirates_up=tuple(range(self.state.round))))

    def phase(
        self,
        seat: Seat,
        cubes: Mapping[str, int],
        phase: str = "",
        tower: Mapping[str, int] | None = None,
        discs: tuple[Seat, ...] = (),
    ) -> State:
        """The seat chooses what to do with these cubes; the discs lie as far as the sheets say, then as given."""
        s, t = self.state, self.tables
        order = tuple(sorted(discs or range(len(s.players)), key=lambda each: -s.players[each].special))
        out = tuple(cubes.get(colour, 0) for colour in COLOURS)
        inside = tuple((tower or {}).get(colour, 0) for colour in COLOURS)
        return evolve(
            s,
            discs=order,
            order=order,
            active=order.index(seat),
            phase=COLOURS.index(phase or max(cubes, key=lambda colour: cubes[colour])),
            action_space=out,
            ap=max(out),
            storage=tuple(t.cubes_per_colour - n - m for n, m in zip(out, inside, strict=True)),
            upper=tuple(n // 2 for n in inside),
            lower=tuple(n - n // 2 for n in inside),
            frames=TURN,
        )


def position(game: Amerigo, round: int = 1, players: int = 4, seed: int = 0) -> Position:
    """The beginning of a round; nobody has gold."""
    t = game.tables
    setup = t.setup(players)
    s = set_up(t, Config(players, seed, game.info.variants[0]))
    grid = assemble(t, setup, tuple((tile, 0) for tile in range(setup.island_tiles)))
    s = evolve(s, grid=grid, pieces=no_pieces(grid), players=tuple(evolve(p, gold=0) for p in s.players))
    for _ in range(1, round):
        s = prepare_next_round(t, s, None)
    return Position(game, s)


def given(
    game: Amerigo,
    players: int = 4,
    *,
    seat: Seat = 0,
    discs: tuple[Seat, ...] = (),
    round: int = 1,
    phase: str = "blue",
    cubes: Mapping[str, int] | None = None,
    tower: Mapping[str, int] | None = None,
    posts: Mapping[str, Seat] | None = None,
    tiles: Iterable[Tile] = (),
    filled: Mapping[int, Seat] | None = None,
    ships: Mapping[Seat, tuple[str, str]] | None = None,
    reserve: Mapping[Seat, tuple[str, ...]] | None = None,
    tokens: Mapping[Seat, tuple[str, ...]] | None = None,
    production: Mapping[Seat, tuple[str, ...]] | None = None,
    vp: Mapping[Seat, int] | None = None,
    pirates: tuple[str, ...] = (),
    **sheet: Mapping[Seat, int],
) -> State:
    """A player's choice of action in a position, in one expression.

    `sheet` sets gold, cannons, progress and the place on the special track by seat.
    """
    start = position(game, round, players, seed=1)
    if pirates:
        start = start.pirates(*pirates)
    for name, values in sheet.items():
        for who, value in values.items():
            start = start.sheet(who, **{name: value})
    for who, points in (vp or {}).items():
        start = start.sheet(who, vp=points)
    for cell, who in (posts or {}).items():
        start = start.posts(who, cell)
    start = start.tiles(tiles)
    for island, who in (filled or {}).items():
        start = start.filled(island, who)
    for who, kinds in (reserve or {}).items():
        start = start.reserve(who, *kinds)
    for who, names in (tokens or {}).items():
        start = start.tokens(who, *names)
    for who, kinds in (production or {}).items():
        start = start.production(who, *kinds)
    for who, spaces in (ships or {}).items():
        start = start.ships(who, *spaces)
    return start.phase(seat, cubes or {"blue": 4}, phase, tower, discs)


def with_display(s: State, *kinds: str) -> State:
    """The production display showing these tokens first."""
    for at, kind in enumerate(kinds):
        rest = (*s.production[at:], *s.production_stack)
        where = rest.index(kind)
        rest = (kind, *(rest[1:where]), *((rest[0],) if where else ()), *rest[where + 1 :])
        whole = (*s.production[:at], *rest)
        s = evolve(s, production=whole[: len(s.production)], production_stack=whole[len(s.production) :])
    return s


def _swapped(items: tuple[str, ...], old: str, new: str) -> tuple[str, ...]:
    """The items with the first `old`, if there is one, exchanged for `new`."""
    if old not in items:
        return items
    at = items.index(old)
    return replaced(items, at, new)


# telling a worked example

RED, WHITE, BLUE, YELLOW = range(4)


class Story:
    """A scenario in the making: the choices are played while they are told, so that each falls to whoever is asked.

    The catalogue says what is done under the number of the example and of the step: `example-07-2`.
    """

    def __init__(self, game: Amerigo, example: str, state: State) -> None:
        self.game, self.example, self.first, self.state = game, example, state, state
        words: Any = game.words
        self.say: Callable[..., str] = words.messages.text
        self.names = tuple(self.say(f"example-player-{seat}") for seat in range(len(state.players)))
        self.steps: list[ExampleStep] = []

    def does(self, action: AnyAction, say: str = "") -> Self:
        seat = seat_to_act(self.state)
        self.steps.append(ExampleStep(seat, action, say or self._said()))
        self.state = self.game.apply(self.state, seat, action)
        return self

    def _said(self) -> str:
        """Return the catalogue's words for the next step."""
        return self.say(f"example-{self.example[-2:]}-{len(self.steps) + 1}")

    def tries(self, action: AnyAction, rule: str) -> Self:
        self.steps.append(ExampleStep(seat_to_act(self.state), action, self._said(), rule))
        return self

    def sails(self, ship: int, space: str) -> Self:
        self.does(do.ChooseShip(ship), self.say("example-ship", name=self.names[seat_to_act(self.state)], ship=ship))
        return self.does(do.SailTo(space))

    def builds(self, tile: str, cell: str) -> Self:
        self.does(do.ChooseTile(tile), self.say("example-tile"))
        return self.does(do.Place(cell))

    def told(self) -> Scenario:
        return Scenario(self.example, "standard", self.names, self.first, tuple(self.steps))


def told(game: Amerigo, example: str, state: State, *steps: AnyAction | tuple[AnyAction, str]) -> Scenario:
    """A scenario of choices; one that is refused comes with the rule that forbids it."""
    story = Story(game, example, state)
    for step in steps:
        if isinstance(step, tuple):
            story.tries(*step)
        else:
            story.does(step)
    return story.told()
