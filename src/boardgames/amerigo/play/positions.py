"""Positions put together by hand: what goes somewhere is taken from somewhere.

The map is always the same: the island tiles in the order of their table, unturned.
"""

from collections.abc import Iterable, Mapping
from typing import Self

from boardgames.amerigo.box.chart import chart_of
from boardgames.amerigo.box.names import COLOURS
from boardgames.amerigo.game import Amerigo
from boardgames.amerigo.rules.build import covered_cells
from boardgames.amerigo.rules.islands import assemble
from boardgames.amerigo.rules.next_round import prepare_next_round
from boardgames.amerigo.rules.pieces import no_pieces, put
from boardgames.amerigo.rules.setup import prepare
from boardgames.amerigo.state import NEUTRAL, POSTS, TILES, TURN, VILLAGES, Player, State, credited
from boardgames.core.protocol import Config, Seat
from boardgames.core.values import evolve, replaced

Tile = tuple[str, Seat, str, int]
"""A tile on the map: kind, builder, cell under its first one, quarter turns."""


class Position:
    """Four players at the beginning of a round, nobody with gold; every method gives another position."""

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
    ) -> State:
        """The seat chooses what to do with these cubes; the discs lie as far as the sheets say, in seat order."""
        s, t = self.state, self.tables
        order = tuple(sorted(range(len(s.players)), key=lambda each: -s.players[each].special))
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


def position(game: Amerigo, round: int = 1) -> Position:
    """Four players at the beginning of a round; nobody has gold."""
    t = game.tables
    setup = t.setup(4)
    s = prepare(t, Config(4, 0, "standard"))
    grid = assemble(t, setup, tuple((tile, 0) for tile in range(setup.tiles)))
    s = evolve(s, grid=grid, pieces=no_pieces(grid), players=tuple(evolve(p, gold=0) for p in s.players))
    for _ in range(1, round):
        s = prepare_next_round(t, s, None)
    return Position(game, s)


def _swapped(items: tuple[str, ...], old: str, new: str) -> tuple[str, ...]:
    """The items with the first `old`, if there is one, exchanged for `new`."""
    if old not in items:
        return items
    at = items.index(old)
    return replaced(items, at, new)
