"""Positions in one expression.

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

from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.amerigo.box.chart import bits, chart_of
from boardgames.amerigo.box.names import COLOURS
from boardgames.amerigo.rules.build import covered_cells, spots
from boardgames.amerigo.rules.islands import assemble
from boardgames.amerigo.rules.next_round import prepare_next_round
from boardgames.amerigo.rules.pieces import no_pieces, put
from boardgames.amerigo.rules.setup import prepare
from boardgames.amerigo.state import NEUTRAL, POSTS, TILES, TURN, VILLAGES, Player, State, credited
from boardgames.core.protocol import Config, Seat
from boardgames.core.values import Event, evolve, replaced
from tests.amerigo import invariants

T = GAME.tables
A, B, C, D = range(4)

Tile = tuple[str, Seat, str, int]
"""A tile on the map: kind, builder, cell under its first one, quarter turns."""


def printed_map(players: int) -> str:
    setup = T.setup(players)
    return assemble(T, setup, tuple((tile, 0) for tile in range(setup.tiles)))


def given(
    players: int = 4,
    *,
    seat: Seat = A,
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
    special: Mapping[Seat, int] | None = None,
    vp: Mapping[Seat, int] | None = None,
    pirates: tuple[str, ...] = (),
    **sheet: Mapping[Seat, int],
) -> State:
    """A player's choice of action in a position; `sheet` sets gold, cannons and progress by seat."""
    s = prepare(T, Config(players, 1, "standard"))
    s = evolve(s, grid=printed_map(players), pieces=no_pieces(printed_map(players)))
    for _ in range(1, round):
        s = prepare_next_round(T, s, None)
    if pirates:
        s = evolve(s, pirates=pirates, pirates_up=tuple(range(round)))
    people = [evolve(p, gold=0, special=(special or {}).get(i, 0)) for i, p in enumerate(s.players)]
    for name, values in sheet.items():
        for who, value in values.items():
            people[who] = evolve(people[who], **{name: value})
    for who, points in (vp or {}).items():
        people[who] = evolve(people[who], ledger=credited(people[who], TILES, points))
    s = evolve(s, players=tuple(people))
    for cell, who in (posts or {}).items():
        s = _with_post(s, cell, who)
    for tile in tiles:
        s = _with_tile(s, *tile)
    for island, who in (filled or {}).items():
        s = _with_island_filled(s, island, who)
    for who, kinds in (reserve or {}).items():
        for kind in kinds:
            s = _moved_to_reserve(s, who, kind)
    for who, names in (tokens or {}).items():
        for token in names:
            s = _with_token(s, who, token)
    for who, bought in (production or {}).items():
        for kind in bought:
            s = _with_production(s, who, kind)
    for who, spaces in (ships or {}).items():
        index = chart_of(T, s).index
        s = _with_sheet(s, who, evolve(s.players[who], ships=(index[spaces[0]], index[spaces[1]])))
    order = _order(s, discs)
    out = tuple((cubes or {"blue": 4}).get(colour, 0) for colour in COLOURS)
    inside = tuple((tower or {}).get(colour, 0) for colour in COLOURS)
    s = evolve(
        s,
        discs=order,
        order=order,
        active=order.index(seat),
        phase=COLOURS.index(phase),
        action_space=out,
        ap=max(out),
        storage=tuple(T.cubes_per_colour - n - m for n, m in zip(out, inside, strict=True)),
        upper=tuple(n // 2 for n in inside),
        lower=tuple(n - n // 2 for n in inside),
        frames=TURN,
    )
    invariants.check(GAME, s)
    return s


def _order(s: State, discs: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The discs as given, the farther ones first."""
    return tuple(sorted(discs or range(len(s.players)), key=lambda seat: -s.players[seat].special))


def _with_sheet(s: State, seat: Seat, player: Player) -> State:
    return evolve(s, players=(*s.players[:seat], player, *s.players[seat + 1 :]))


def _with_post(s: State, cell: str, seat: Seat) -> State:
    p = s.players[seat]
    s = _with_sheet(s, seat, evolve(p, posts_left=p.posts_left - 1))
    return evolve(s, pieces=put(s.pieces, 1 << chart_of(T, s).index[cell], POSTS[seat]))


def _moved_to_reserve(s: State, seat: Seat, kind: str) -> State:
    p, i = s.players[seat], T.landscape_index[kind]
    if i < T.villages:
        p = evolve(p, villages=replaced(p.villages, i, p.villages[i] - 1))
    else:
        at = i - T.villages
        s = evolve(s, neutral=replaced(s.neutral, at, s.neutral[at] - 1))
    return _with_sheet(s, seat, evolve(p, reserve=replaced(p.reserve, i, p.reserve[i] + 1)))


def _with_tile(s: State, kind: str, seat: Seat, cell: str, turn: int) -> State:
    """A tile on the map with its goods taken and no points scored."""
    chart, i = chart_of(T, s), T.landscape_index[kind]
    s = _moved_to_reserve(s, seat, kind)
    p = s.players[seat]
    cells = covered_cells(T, chart, i, turn, chart.index[cell])
    assert cells is not None
    taken = tuple(n + (cells & board).bit_count() for n, board in zip(p.goods, chart.goods, strict=True))
    s = _with_sheet(s, seat, evolve(p, goods=taken, reserve=replaced(p.reserve, i, p.reserve[i] - 1)))
    return evolve(s, pieces=put(s.pieces, cells, VILLAGES[seat] if i < T.villages else NEUTRAL))


def _with_island_filled(s: State, number: int, seat: Seat) -> State:
    """An island completed by one player, with posts on all its spaces; the chest, if any, is on his sheet."""
    chart = chart_of(T, s)
    island = chart.islands[number - 1]
    for cell in bits(island & chart.sites):
        s = _with_post(s, chart.names[cell], seat)
    while found := _fitting_tile(s, seat, island):
        s = _with_tile(s, *found)
    p = s.players[seat]
    return _with_sheet(s, seat, evolve(p, chests=p.chests + chart.large[number - 1]))


def _fitting_tile(s: State, seat: Seat, island: int) -> Tile | None:
    """The biggest tile of the supply that fits on the island."""
    chart, p = chart_of(T, s), s.players[seat]
    left = (*p.villages, *s.neutral)
    for i in sorted(range(len(T.landscape)), key=lambda i: -T.landscape[i].size):
        for turn, offsets in enumerate(T.setup(len(s.players)).offsets[T.landscape[i].shape]):
            for cell in bits(spots(chart, s.pieces, seat, offsets)) if left[i] else ():
                if island >> cell & 1:
                    return T.landscape[i].id, seat, chart.names[cell], turn
    return None


def _with_token(s: State, seat: Seat, token: str) -> State:
    """A progress token on a sheet, taken from the display; the disc has come far enough for it."""
    if token not in s.progress:
        shown = next(other for other in s.progress if other)
        s = evolve(
            s,
            progress=_once(s.progress, shown, token),
            progress_stack=_once(s.progress_stack, token, shown),
            progress_gone=_once(s.progress_gone, token, shown),
        )
    p = s.players[seat]
    needed = T.progress_spaces[len(p.tokens)]
    s = _with_sheet(s, seat, evolve(p, tokens=(*p.tokens, token), progress=max(needed, p.progress)))
    return evolve(s, progress=_once(s.progress, token, ""))


def _with_production(s: State, seat: Seat, kind: str) -> State:
    """A production token on a sheet, bought from the display."""
    if kind not in s.production:
        shown, stacked = next(other for other in s.production if other), kind in s.production_stack
        s = evolve(
            s,
            production=_once(s.production, shown, kind),
            production_stack=_once(s.production_stack, kind, shown) if stacked else s.production_stack,
            production_gone=s.production_gone if stacked else _once(s.production_gone, kind, shown),
        )
    p = s.players[seat]
    s = _with_sheet(s, seat, evolve(p, production=(*p.production, kind)))
    return evolve(s, production=_once(s.production, kind, ""))


def _once(items: tuple[str, ...], old: str, new: str) -> tuple[str, ...]:
    """The items with the first `old`, if there is one, exchanged for `new`."""
    if old not in items:
        return items
    at = items.index(old)
    return (*items[:at], new, *items[at + 1 :])


def with_display(s: State, *kinds: str) -> State:
    """The production display showing these tokens first."""
    for at, kind in enumerate(kinds):
        rest = (*s.production[at:], *s.production_stack)
        where = rest.index(kind)
        rest = (kind, *(rest[1:where]), *((rest[0],) if where else ()), *rest[where + 1 :])
        whole = (*s.production[:at], *rest)
        s = evolve(s, production=whole[: len(s.production)], production_stack=whole[len(s.production) :])
    invariants.check(GAME, s)
    return s


def play(s: State, *actions: do.AnyAction) -> State:
    """One player after the other does these things; each must be legal and keep the invariants."""
    for action in actions:
        seat = s.order[s.active]
        assert GAME.refusal(s, seat, action) is None, (action, GAME.refusal(s, seat, action))
        assert action in GAME.legal_actions(s, seat)
        s = GAME.apply(s, seat, action)
        invariants.check(GAME, s)
    return s


def events_of(s: State, action: do.AnyAction) -> list[Event]:
    events: list[Event] = []
    GAME.apply(s, s.order[s.active], action, events)
    return events


def legal(s: State) -> do.Actions:
    return GAME.legal_actions(s, s.order[s.active])


def why(s: State, action: do.AnyAction) -> str:
    """The rule that forbids an action to the player whose turn it is."""
    refusal = GAME.refusal(s, s.order[s.active], action)
    assert refusal is not None, f"{action} is legal"
    assert action not in legal(s)
    return refusal.rule


def lucky(s: State, action: do.AnyAction, wanted: Callable[[State], bool], tries: int = 20000) -> State:
    """The state after an action whose throw brings what is wanted: the first such stream of the tower."""
    for stream in range(tries):
        after = GAME.apply(evolve(s, rng=(*s.rng[:-1], stream)), s.order[s.active], action)
        if wanted(after):
            invariants.check(GAME, after)
            return after
    raise AssertionError("no stream brings that")


def end_round(s: State) -> State:
    """The last player of the white phase takes gold: the round ends and the next throw is made."""
    assert s.phase == COLOURS.index("white")
    while s.phase == COLOURS.index("white") and s.frames:
        s = play(s, do.TAKE_GOLD)
    return s
