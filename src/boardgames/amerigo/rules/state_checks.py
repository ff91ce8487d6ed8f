"""Invariants of every state: a position that comes from a file must pass before anybody plays on from it."""

from boardgames.amerigo.box.tables import GOODS, SLOTS, TWO_NEUTRALS, Setup, Tables
from boardgames.amerigo.rules.chart import chart_of
from boardgames.amerigo.rules.expand import network
from boardgames.amerigo.rules.map_records import Chart
from boardgames.amerigo.rules.next_round import PANEL
from boardgames.amerigo.rules.pieces import cover
from boardgames.amerigo.rules.setup import STREAMS
from boardgames.amerigo.state import (
    CANNONS,
    FINAL_GOLD,
    FREE,
    LEDGER_SIZE,
    NEUTRAL,
    OFF_BOARD,
    PIRATES,
    POSTS,
    PROGRESS,
    SPECIAL,
    VILLAGES,
    Build,
    BuildTile,
    PickToken,
    Plan,
    Produce,
    Sail,
    SailShip,
    State,
    TrackAction,
    Turn,
)
from boardgames.core.state_checks import (
    Faults,
    adds_up,
    all_within,
    counts,
    first_fault,
    known,
    one_of,
    permutation,
    same_pieces,
    sized,
    streams,
    within,
)

MAX_AP, MAX_POINTS = 200, 10_000
"""Many times what anybody ever has."""


def fault(t: Tables, s: State) -> str:
    """The first thing that is wrong, as the end of a sentence; empty if nothing is."""
    return first_fault(_faults(t, s))


def _faults(t: Tables, s: State) -> Faults:
    yield from within("players", len(s.players), 2, len(t.setups) + 1)
    setup = t.setup(len(s.players))
    yield from _grid(t, s, setup)
    yield from _numbers(t, s)
    for seat in range(len(s.players)):
        yield from _sheet(t, s, seat)
    yield from _stacks(t, s, setup)
    yield from _cubes(t, s)
    chart = chart_of(t, s)
    yield from _ships(s, chart)
    yield from _tiles(t, s)
    yield from _map(s, chart)
    yield from _frames(t, s)


# lengths, numbers and names


def _grid(t: Tables, s: State, setup: Setup) -> Faults:
    """The printed map is made of island tiles, each of them there once, and pieces stand on its cells."""
    rows, size = s.grid.split("/"), t.tile_size
    yield from sized("grid", rows, setup.tile_rows * size)
    for row in rows:
        yield from sized("grid", row, setup.tile_cols * size)
    turns = {turn: number for number, tile in enumerate(t.tiles) for turn in tile.turns}
    used: set[int] = set()
    for at in range(setup.island_tiles):
        top, left = at // setup.tile_cols * size, at % setup.tile_cols * size
        tile = turns.get(tuple(row[left : left + size] for row in rows[top : top + size]))
        if tile is None or tile in used:
            yield f"grid shows no island tile, or one twice, in place {at + 1}"
        else:
            used.add(tile)
    yield from sized("pieces", s.pieces, len(s.grid))
    letters = FREE + NEUTRAL + POSTS[: len(s.players)] + VILLAGES[: len(s.players)]
    for i, (printed, piece) in enumerate(zip(s.grid, s.pieces, strict=True)):
        if piece not in ("/" if printed == "/" else letters):
            yield f"pieces has {piece!a} at {i}"


def _numbers(t: Tables, s: State) -> Faults:
    seats = len(s.players)
    yield from within("round", s.round, 1 if s.frames else len(t.multipliers), len(t.multipliers))
    yield from within("phase", s.phase, 0, len(t.colours) - 1)
    yield from permutation("discs", s.discs, seats)
    if s.frames or s.order:
        yield from permutation("order", s.order, seats)
    yield from within("active", s.active, 0, seats - 1)
    yield from sized("neutral", s.neutral, len(t.landscape) - t.villages)
    for i, count in enumerate(s.neutral):
        yield from within(f"neutral.{i}", count, 0, t.landscape[t.villages + i].count)
    yield from streams(s.rng, len(STREAMS))


def _sheet(t: Tables, s: State, seat: int) -> Faults:
    p, name = s.players[seat], f"players.{seat}"
    for what, end in (("gold", t.gold_end), ("cannons", t.cannon_end), ("progress", t.progress_end)):
        yield from within(f"{name}.{what}", getattr(p, what), 0, end)
    yield from within(f"{name}.special", p.special, 0, t.special_end)
    yield from within(f"{name}.posts_left", p.posts_left, 0, t.posts)
    yield from sized(f"{name}.villages", p.villages, t.villages)
    yield from sized(f"{name}.reserve", p.reserve, len(t.landscape))
    for i, kind in enumerate(t.landscape):
        yield from within(f"{name}.reserve.{i}", p.reserve[i], 0, kind.count)
        if kind.village:
            yield from within(f"{name}.villages.{i}", p.villages[i], 0, kind.count - p.reserve[i])
    yield from counts(f"{name}.goods", p.goods, len(GOODS), len(s.grid))
    most = t.generator.max_large_islands
    yield from all_within(f"{name}.chests", (p.chests, p.chests_cashed), 0, most)
    yield from sized(f"{name}.ledger", p.ledger, LEDGER_SIZE)
    for i, points in enumerate(p.ledger):
        yield from within(f"{name}.ledger.{i}", points, -MAX_POINTS if i == PIRATES else 0, MAX_POINTS)
        if s.frames and i >= FINAL_GOLD and points:
            yield f"{name}.ledger.{i} is {points} before the final scoring"
    yield from within(f"{name}.ledger", p.vp, 0, LEDGER_SIZE * MAX_POINTS)
    reached = sum(p.progress >= space for space in t.progress_spaces)
    yield from within(f"{name}.tokens", len(p.tokens) + len(p.used_tokens), 0, reached)


# what there is of everything


def _stacks(t: Tables, s: State, setup: Setup) -> Faults:
    """Progress tokens, production tokens, pirates and order discs."""
    left = len(t.multipliers) - s.round
    yield from sized("progress", s.progress, len(SLOTS))
    yield from sized("progress_stack", s.progress_stack, PANEL * left)
    owned = [token for p in s.players for token in (*p.tokens, *p.used_tokens)]
    everywhere = [*filter(None, s.progress), *s.progress_stack, *s.progress_gone, *owned]
    yield from same_pieces("the progress tokens", everywhere, t.tokens)
    for seat, p in enumerate(s.players):
        yield from known(f"players.{seat}.used_tokens", p.used_tokens, _used_once(t))
    yield from sized("production", s.production, setup.production_spaces)
    yield from sized("production_stack", s.production_stack, setup.production_spaces * left)
    bought = [kind for p in s.players for kind in p.production]
    everywhere = [*filter(None, s.production), *s.production_stack, *s.production_gone, *bought]
    yield from same_pieces("the production tokens", everywhere, setup.production)
    yield from same_pieces("the pirate markers", s.pirates, t.pirates)
    yield from sized("pirates_up", s.pirates_up, s.round)
    yield from all_within("pirates_up", s.pirates_up, 0, t.pirate_slots - 1)
    yield from sized("pirates_up", set(s.pirates_up), s.round)
    spaces = [s.players[seat].special for seat in s.discs]
    if spaces != sorted(spaces, reverse=True):
        yield "discs are not in the order of their spaces"


def _used_once(t: Tables) -> list[str]:
    return [token for token, row in t.tokens.items() if row.timing == "once"]


def _cubes(t: Tables, s: State) -> Faults:
    for name in ("storage", "action_space", "upper", "lower"):
        yield from counts(name, getattr(s, name), len(t.colours), t.cubes_per_colour)
    for colour, everywhere in enumerate(zip(s.storage, s.action_space, s.upper, s.lower, strict=True)):
        yield from adds_up(f"the {t.colours[colour].id} cubes", sum(everywhere), t.cubes_per_colour)
    yield from within("upper", sum(s.upper), 0, t.tower.floor_capacity)
    yield from within("lower", sum(s.lower), 0, t.tower.floor_capacity)
    yield from within("ap", s.ap, max(s.action_space), max(s.action_space))
    if bool(s.ap) != bool(s.frames):
        yield f"ap is {s.ap}, which does not fit the frames"


def _tiles(t: Tables, s: State) -> Faults:
    """Tiles on the map are not kept one by one: their cells must be those of the tiles that are nowhere else."""
    covered = cover(s.pieces)
    neutral = 0
    for i, kind in enumerate(t.landscape[t.villages :]):
        planned = s.neutral[i] + sum(p.reserve[t.villages + i] for p in s.players)
        yield from within(f"neutral.{i} and the reserves", planned, 0, kind.count)
        neutral += (kind.count - planned) * kind.size
    yield from adds_up("the cells of neutral tiles", covered.neutral.bit_count(), neutral)
    for seat, p in enumerate(s.players):
        cells = sum(
            (kind.count - p.villages[i] - p.reserve[i]) * kind.size for i, kind in enumerate(t.landscape[: t.villages])
        )
        yield from adds_up(f"the village cells of seat {seat}", covered.villages[seat].bit_count(), cells)
        yield from adds_up(f"the posts of seat {seat}", p.posts_left + covered.posts[seat].bit_count(), t.posts)


# the map


def _map(s: State, chart: Chart) -> Faults:
    """Pieces stand on land, posts on their spaces, tiles with a way to a post; goods and chests have been taken."""
    covered, seats = cover(s.pieces), range(len(s.players))
    posts, joined = 0, 0
    for seat in seats:
        posts |= covered.posts[seat]
        joined |= network(chart, s.pieces, seat)
        if covered.villages[seat] & ~network(chart, s.pieces, seat):
            yield f"pieces has a village of seat {seat} without a way to a post"
    if covered.occupied & ~chart.land or posts & ~chart.sites or covered.neutral & ~joined:
        yield "pieces has something where it cannot stand"
    tiles = covered.occupied & ~posts
    for good, spaces in enumerate(chart.goods):
        taken = sum(p.goods[good] for p in s.players)
        yield from adds_up(f"the goods {GOODS[good]} of all players", taken, (spaces & tiles).bit_count())
    complete = sum(
        large and not island & ~covered.occupied for island, large in zip(chart.islands, chart.large, strict=True)
    )
    yield from adds_up("the chests of all players", sum(p.chests + p.chests_cashed for p in s.players), complete)


def _ships(s: State, chart: Chart) -> Faults:
    """Both ships of a player are at sea, or none; only while they are being placed one of them."""
    inner: list[int] = []
    for seat, p in enumerate(s.players):
        for i, space in enumerate(p.ships):
            yield from within(f"players.{seat}.ships.{i}", space, OFF_BOARD, chart.frame_at + len(chart.shores) - 1)
            if 0 <= space < chart.frame_at:
                inner.append(space)
                if not chart.sea >> space & 1:
                    yield f"players.{seat}.ships.{i} is {space}, which is no sea"
        placing = bool(s.frames) and isinstance(s.frames[0], Sail) and s.order[s.active] == seat
        if (p.ships[0] == OFF_BOARD) != (p.ships[1] == OFF_BOARD) and not (placing and p.ships[1] == OFF_BOARD):
            yield f"players.{seat}.ships has only one at sea"
    if len(set(inner)) < len(inner):
        yield "players have two ships on one space of the inner sea"


# open business


def _frames(t: Tables, s: State) -> Faults:
    """An action, and on top of it perhaps what it asks further; nothing when the game is over."""
    p = s.players[s.order[s.active]] if s.frames else s.players[0]
    match s.frames:
        case () | (Turn(),):
            pass
        case (Sail() as f,):
            yield from _sail(f)
        case (Sail() as f, SailShip() as ship):
            yield from _sail(f)
            yield from within("frames.1.ship", ship.ship, 1, 2)
            if OFF_BOARD in p.ships:
                yield "frames let a ship sail that is not at sea"
        case (TrackAction() as f,):
            yield from _track(f)
        case (TrackAction() as f, PickToken() as pick):
            yield from _track(f)
            yield from one_of("frames.0.track", f.track, (PROGRESS,))
            reached = sum(p.progress >= space for space in t.progress_spaces)
            most = reached - len(p.tokens) - len(p.used_tokens)
            yield from within("frames.1.chances", pick.chances, 1, most)
        case (Plan() as f,):
            yield from within("frames.0.ap", f.ap, 0, MAX_AP)
            yield from within("frames.0.neutral_taken", f.neutral_taken, 0, t.tokens[TWO_NEUTRALS].neutral_limit)
        case (Produce() as f,) | (Build() as f,):
            yield from within("frames.0.ap", f.ap, 0, MAX_AP)
        case (Build() as f, BuildTile() as tile):
            yield from within("frames.0.ap", f.ap, 0, MAX_AP)
            yield from within("frames.1.tile", tile.tile, 0, len(t.landscape) - 1)
            if not p.reserve[tile.tile] or t.landscape[tile.tile].cost > f.ap:
                yield f"frames.1.tile is {tile.tile}, which cannot be built"
        case _:
            yield "frames are no stack that the rules make"


def _sail(f: Sail) -> Faults:
    yield from within("frames.0.total", f.total, 0, MAX_AP)
    yield from all_within("frames.0.moved", f.moved, 0, f.total)


def _track(f: TrackAction) -> Faults:
    yield from one_of("frames.0.track", f.track, (CANNONS, PROGRESS, SPECIAL))
    yield from within("frames.0.ap", f.ap, 0, MAX_AP)
