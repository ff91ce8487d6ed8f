"""Constraints between the tables: counts of the rulebook, its worked examples, and what the rules rely on."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, product

from boardgames.amerigo.box.build import quarter_turns
from boardgames.amerigo.box.rows import (
    FrameRow,
    IslandRow,
    Landscapes,
    ProgressTrack,
    Rows,
    SetupRow,
    SpecialTrack,
)
from boardgames.amerigo.box.tables import (
    ANCHORS,
    COLOURS,
    EXTRA_AP,
    GOLD_PER_TWO,
    GOODS,
    GOODS_LETTERS,
    LAND,
    NAMED_TOKENS,
    SITES,
    STRONGER_PIRATES,
)
from boardgames.core.rows import Finding, must, should, unique

EDGE_RUNS = ("00000", "00100", "01100", "00110", "01110")
"""Land along a tile edge: none, or one run over the middle cell, so that tiles never touch only diagonally."""

Cell = tuple[int, int]


def check(box: Rows) -> Iterator[Finding]:
    """Everything that is wrong with the tables, or strange."""
    yield from check_wheel(box)
    yield from check_counts(box)
    yield from check_pirates(box)
    yield from check_production(box)
    yield from check_tokens(box)
    yield from check_gold(box)
    yield from check_tracks(box)
    yield from check_landscape(box)
    for row in box.islands.tile:
        yield from check_island_tile(box, row)
    yield from check_islands(box)
    yield from check_frame(box)
    yield from check_tower(box)


def check_wheel(box: Rows) -> Iterator[Finding]:
    file, rows = "actions.toml", sorted(box.actions.action, key=lambda row: row.order)
    yield from must(
        tuple(row.id for row in rows) == COLOURS, file, "action", f"the wheel must run {', '.join(COLOURS)} in `order`"
    )
    yield from unique(file, "key", (row.key for row in rows))
    common = box.components.common
    yield from must(
        common.cubes == common.cubes_per_colour * 7 and box.actions.meta.cubes_per_colour == common.cubes_per_colour,
        "components.toml",
        "common",
        "the cubes must be seven colours of cubes_per_colour each, as in actions.toml",
    )


def check_gold(box: Rows) -> Iterator[Finding]:
    token = next(row for row in box.progress_tokens.token if row.id == GOLD_PER_TWO)
    yield from must(
        box.actions.gold_option.cubes_per_gold_with_token == token.cubes_per_gold,
        "actions.toml",
        "gold_option",
        f"cubes_per_gold_with_token must be that of the token {GOLD_PER_TWO}",
    )


def check_counts(box: Rows) -> Iterator[Finding]:
    file, c = "components.toml", box.components
    yield from must(
        len(box.islands.tile) == c.common.island_tiles, file, "common", "island_tiles must count islands.toml"
    )
    yield from must(
        tuple(row.id for row in box.goods.goods) == GOODS, "goods.toml", "goods", f"must be {', '.join(GOODS)}"
    )
    per_type = box.goods.meta.tokens_per_type
    yield from must(
        per_type == c.common.goods_tokens_per_type and per_type * len(GOODS) == c.common.goods_tokens,
        file,
        "common",
        "goods tokens must be five types of goods.toml's tokens_per_type",
    )
    counts = tuple(row.players for row in c.setup)
    yield from must(
        counts == (2, 3, 4) == c.meta.players, file, "setup", "there must be one row for each of 2, 3, 4 players"
    )
    for row in c.setup:
        name = f"setup for {row.players} players"
        yield from must(
            row.island_tiles == row.tile_rows * row.tile_cols, file, name, "island_tiles must be rows x columns"
        )
        yield from must(
            row.frame_spaces == 3 * row.frame_corners + row.frame_elements == 2 * (row.tile_rows + row.tile_cols),
            file,
            name,
            "frame_spaces must be 3 per corner and 1 per element, one for each tile edge of the perimeter",
        )
        yield from must(
            row.production_tokens == c.meta.rounds * row.production_spaces,
            file,
            name,
            "the production tokens must fill the display exactly once per round",
        )
    yield from must(
        c.common.frame_pieces == c.setup[-1].frame_corners + c.setup[-1].frame_elements,
        file,
        "common",
        "frame_pieces must be the corners and elements of four players",
    )
    yield from must(
        len(c.setup_common.start_gold_by_order) == 4, file, "setup_common", "start_gold_by_order needs four values"
    )


def check_pirates(box: Rows) -> Iterator[Finding]:
    file, markers = "pirates.toml", box.pirates.marker
    yield from unique(file, "marker", (row.id for row in markers))
    common = box.components
    yield from must(
        len(markers) == common.common.pirate_markers, file, "marker", "must be as many as components.toml says"
    )
    yield from must(
        box.pirates.meta.in_play == common.setup_common.pirates_placed == common.meta.rounds == len(markers) - 1,
        file,
        "meta",
        "in_play must be one per round, with one marker left in the box",
    )
    values = [row.value for row in markers]
    yield from must(0 in values, file, "marker", "a strength of 0 must be possible")
    others = [value for value in values if value != 4]
    yield from must(
        4 in values and any(sum(some) == 6 for n in range(1, 5) for some in combinations(others, n)),
        file,
        "marker",
        "a strength of 6 followed by 10 must be possible",
    )
    stronger = next((t.amount for t in box.progress_tokens.token if t.id == STRONGER_PIRATES), 0)
    yield from must(
        sum(values) + stronger <= box.tracks.cannons.end,
        file,
        "marker",
        "a full cannon track must be able to beat the strongest pirates",
    )


def check_production(box: Rows) -> Iterator[Finding]:
    file, per_type = "production.toml", box.production.per_type
    yield from must(box.production.meta.types == GOODS, file, "meta", "types must be those of goods.toml in order")
    costs: Counter[int] = Counter()
    for row in per_type:
        costs[row.cost] += row.count
    yield from must(
        costs == {2: 3, 3: 4, 4: 3}, file, "per_type", "a type must have three of cost 2, four of 3, three of 4"
    )
    total = box.production.meta.total
    yield from must(
        len(GOODS) * costs.total() == total == box.components.common.production_tokens,
        file,
        "meta",
        "total must count all tokens and agree with components.toml",
    )
    for setup in box.components.setup:
        name = f"tokens for {setup.players} players"
        rows = [row for row in per_type if row.min_players <= setup.players]
        tokens = sum(row.count for row in rows)
        yield from must(
            len(GOODS) * tokens == setup.production_tokens, file, name, f"must be {setup.production_tokens}"
        )
        yield from should(
            sum(row.cost * row.count for row in rows) == 3 * tokens, file, name, "they do not cost 3 AP on average"
        )
        spaces = sum(space.min_players <= setup.players for space in box.production.space)
        yield from must(
            spaces == setup.production_spaces, file, "space", f"must be {setup.production_spaces} for {name}"
        )


def check_tokens(box: Rows) -> Iterator[Finding]:
    file, tokens = "progress_tokens.toml", box.progress_tokens.token
    meta, rounds = box.progress_tokens.meta, box.components.meta.rounds
    yield from unique(file, "token", (row.id for row in tokens))
    yield from must(
        len(tokens)
        == meta.total
        == box.components.common.progress_tokens
        == meta.spaces + (rounds - 1) * meta.new_per_round,
        file,
        "meta",
        "the tokens must fill the display once and its left panel once for every later round",
    )
    ids = {row.id for row in tokens}
    for name in NAMED_TOKENS:
        yield from must(name in ids, file, f"token {name}", "is missing")
    for row in tokens:
        known = row.id in NAMED_TOKENS or row.kind in EXTRA_AP
        yield from must(known, file, f"token {row.id}", "is of a kind that the rules do not know")
        yield from must(
            set(row.actions) <= set(COLOURS), file, f"token {row.id}", "names an action that is not on the wheel"
        )
    for kind, colours in zip(EXTRA_AP, (1, 2), strict=True):
        rows = [row for row in tokens if row.kind == kind]
        where = f"tokens of kind {kind}"
        yield from must(
            all(len(row.actions) == colours for row in rows), file, where, f"must name {colours} of the actions each"
        )
        yield from should(
            Counter(a for row in rows for a in row.actions) == dict.fromkeys(COLOURS[:-1], 1),
            file,
            where,
            "they do not name every colour but white exactly once",
        )


def check_tracks(box: Rows) -> Iterator[Finding]:
    file, tracks = "tracks.toml", box.tracks
    rounds = box.components.meta.rounds
    multipliers = {row.number: row.multiplier for row in tracks.round}
    yield from must(
        multipliers == {n: rounds + 1 - n for n in range(1, rounds + 1)},
        file,
        "round",
        "the multipliers must fall from 5 to 1, one per round",
    )
    markers = sum(row.shown_by.startswith("round-marker") for row in tracks.round)
    yield from must(markers == box.components.common.round_markers, file, "round", "four must be shown by markers")
    posts = box.components.per_player.trading_posts
    yield from must(
        {row.posts: row.factor for row in tracks.post_factor} == {n: n * (n + 1) // 2 for n in range(1, posts + 1)},
        file,
        "post_factor",
        "the table must be 1, 3, 6, 10, 15, 21 and go on as n(n+1)/2 to the last trading post",
    )
    yield from check_progress(tracks.progress)
    yield from check_special(tracks.special)
    yield from must(
        tracks.bonus.large_island_min_cells == box.islands.meta.large_island_min_cells,
        file,
        "bonus",
        "large_island_min_cells must be that of islands.toml",
    )


def check_progress(track: ProgressTrack) -> Iterator[Finding]:
    file, row = "tracks.toml", "progress"
    steps, values = [space.step for space in track.vp_space], [space.vp for space in track.vp_space]
    yield from must(
        steps == sorted(set(steps)) and values == sorted(set(values)) and 0 < min(steps) <= max(steps) <= track.end,
        file,
        row,
        "the victory point spaces must rise and lie on the track",
    )
    yield from must(10 in values, file, row, "a space of 10 points must exist")
    yield from should(max(steps) == track.end, file, row, "the last space has no victory points")


def check_special(track: SpecialTrack) -> Iterator[Finding]:
    file, row = "tracks.toml", "special"
    steps = [space.step for space in track.space]
    yield from must(steps == list(range(1, track.end + 1)), file, row, "spaces must run from 1 to the end")
    colours = {space.colour for space in track.space}
    yield from must(
        colours <= set(COLOURS[:-1]), file, row, "a space must have the colour of an action other than white"
    )
    yield from should(colours == set(COLOURS[:-1]), file, row, "not every colour but white occurs")
    values = [space.vp for space in track.space if space.vp is not None]
    yield from must(values == sorted(set(values)) and 6 in values, file, row, "values must rise and include 6")
    yield from must(
        any(space.colour == "red" for space in track.space[3:]), file, row, "four steps must be able to end on red"
    )


def check_tower(box: Rows) -> Iterator[Finding]:
    model, common = box.tower.model, box.components.common
    yield from must(
        2 * model.floor_capacity < common.cubes, "tower.toml", "model", "the floors must not hold all cubes at once"
    )


def check_landscape(box: Rows) -> Iterator[Finding]:
    file, tiles = "landscape.toml", box.landscape
    yield from unique(file, "shape", (row.id for row in tiles.shape))
    yield from unique(file, "tile", (row.id for row in (*tiles.village, *tiles.neutral)))
    yield from must(
        tiles.meta.rotate and not tiles.meta.mirror, file, "meta", "tiles must rotate and never be mirrored"
    )
    yield from check_shapes(tiles)
    yield from check_values(tiles)
    yield from must(
        sum(row.count for row in tiles.village) == tiles.meta.village_total == box.components.per_player.village_tiles,
        file,
        "village",
        "the counts must sum to the villages of a player",
    )
    yield from must(
        sum(row.count for row in tiles.neutral) == tiles.meta.neutral_total == box.components.common.neutral_tiles,
        file,
        "neutral",
        "the counts must sum to the neutral tiles",
    )


def check_shapes(tiles: Landscapes) -> Iterator[Finding]:
    file = "landscape.toml"
    for shape in tiles.shape:
        turns = quarter_turns(shape.cells)
        mirrored = quarter_turns(tuple((row, -col) for row, col in shape.cells))
        name = f"shape {shape.id}"
        yield from must(
            shape.size == len(set(shape.cells)) == len(shape.cells), file, name, "size must count its cells"
        )
        yield from must(len(components(shape.cells)) == 1, file, name, "its cells must be joined along edges")
        yield from must(len(turns) == shape.orientations, file, name, f"it has {len(turns)} orientations")
        yield from should(set(turns) == set(mirrored), file, name, "it is not its own mirror image")


def check_values(tiles: Landscapes) -> Iterator[Finding]:
    """The points of tiles by size, held to the worked examples."""
    file, sizes = "landscape.toml", {shape.id: shape.size for shape in tiles.shape}
    large: dict[tuple[bool, int], set[int]] = {}
    for village, rows in ((True, tiles.village), (False, tiles.neutral)):
        for row in rows:
            yield from must(row.shape in sizes, file, f"tile {row.id}", f"there is no shape {row.shape}")
            yield from must(row.vp_large > row.vp_small, file, f"tile {row.id}", "vp_large must exceed vp_small")
            large.setdefault((village, sizes[row.shape]), set()).add(row.vp_large)
    villages = {size for village, size in large if village}
    neutral = {size for village, size in large if not village}
    yield from must(neutral == {1, 2, 3, 4, 5, 6}, file, "neutral", "there must be neutral tiles of 1 to 6 cells")
    yield from must(villages >= {2, 3, 4}, file, "village", "there must be villages of 2, 3 and 4 cells")
    yield from should(villages == {1, 2, 3, 4}, file, "village", "villages do not have 1 to 4 cells")
    yield from should(
        all(len(values) == 1 for values in large.values()), file, "tile", "not all tiles of one size score alike"
    )
    yield from must(2 in large.get((True, 2), ()), file, "village", "one of size 2 must score 2 on a large island")
    sums = {sum(some) for some in product(*(large.get(key, ()) for key in ((False, 2), (True, 4), (True, 3))))}
    yield from must(10 in sums, file, "tile", "neutral 2, village 4 and village 3 must score 10 on a large island")


def components(cells: Iterable[Cell]) -> list[set[Cell]]:
    """Maximal sets of cells joined along edges."""
    left, groups = set(cells), []
    while left:
        group, todo = set(), [min(left)]
        while todo:
            cell = todo.pop()
            if cell in left:
                left.remove(cell)
                group.add(cell)
                row, col = cell
                todo += [(row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)]
        groups.append(group)
    return groups


def check_island_tile(box: Rows, tile: IslandRow) -> Iterator[Finding]:
    file, name, size = "islands.toml", f"tile {tile.id}", box.islands.meta.tile_size
    grid = {(r, c): char for r, row in enumerate(tile.rows) for c, char in enumerate(row)}
    yield from must(
        len(tile.rows) == size and all(len(row) == size for row in tile.rows), file, name, f"must be {size} x {size}"
    )
    yield from must(
        set(grid.values()) <= set(box.islands.legend), file, name, "uses a character that is not in the legend"
    )
    land = {cell for cell, char in grid.items() if char in LAND}
    yield from check_coast(name, size, grid, land)
    yield from check_sites(name, grid, land)
    posts = sum(char in SITES for char in grid.values())
    goods = Counter(char for char in grid.values() if char in GOODS_LETTERS)
    letters = {row.id: row.letter for row in box.goods.goods}
    pieces = tuple(sorted(map(len, components(land))))
    yield from must(
        (tile.land, tile.pieces, tile.posts) == (len(land), pieces, posts)
        and Counter(letters.get(good, "?") for good in tile.goods) == goods,
        file,
        name,
        "land, pieces, posts and goods must say what the rows show",
    )


def check_coast(name: str, size: int, grid: dict[Cell, str], land: set[Cell]) -> Iterator[Finding]:
    """What a map can be made of; and, of the tiles as they were made out, that any two fit in any rotation."""
    file = "islands.toml"
    corners = {(0, 0), (0, size - 1), (size - 1, 0), (size - 1, size - 1)}
    yield from should(not land & corners, file, name, "its four corner cells are not all sea")
    for edge in range(4):
        cells = [((i, 0), (i, size - 1), (0, i), (size - 1, i))[edge] for i in range(size)]
        run = "".join("1" if cell in land else "0" for cell in cells)
        yield from should(run in EDGE_RUNS, file, name, "land on an edge is not one run over the middle cell")
    for r in range(size - 1):
        for c in range(size - 1):
            block = ((r, c) in land, (r, c + 1) in land, (r + 1, c) in land, (r + 1, c + 1) in land)
            yield from must(
                block not in ((True, False, False, True), (False, True, True, False)),
                file,
                name,
                "its land must not touch only diagonally",
            )
    seas = components(set(grid) - land)
    yield from must(
        all(any({0, size - 1} & set(cell) for cell in sea) for sea in seas), file, name, "its sea must reach an edge"
    )
    yield from should(all(sea & corners for sea in seas), file, name, "not all its sea reaches a corner")


def check_sites(name: str, grid: dict[Cell, str], land: set[Cell]) -> Iterator[Finding]:
    """Every trading post space has its anchor, and usually every piece of land a trading post space."""
    file, where = "islands.toml", dict[str, Cell]()
    for cell, char in grid.items():
        if char in SITES + ANCHORS:
            yield from must(char not in where, file, name, f"the letter {char} must occur only once")
            where[char] = cell
    posts = [char for char in where if char in SITES]
    yield from must(len(where) == 2 * len(posts), file, name, "every trading post space needs exactly one anchor")
    for char in posts:
        anchor = where.get(char.lower())
        yield from must(
            anchor is not None and abs(anchor[0] - where[char][0]) + abs(anchor[1] - where[char][1]) == 1,
            file,
            name,
            f"the anchor of {char} must be beside it",
        )
    yield from should(
        all(any(where[char] in piece for char in posts) for piece in components(land)),
        file,
        name,
        "a piece of land has no trading post space",
    )


def check_islands(box: Rows) -> Iterator[Finding]:
    file, islands = "islands.toml", box.islands
    yield from unique(file, "tile", (row.id for row in islands.tile))
    chars = Counter("".join("".join(row.rows) for row in islands.tile))
    yield from must(len(islands.tile) == islands.meta.tiles, file, "meta", "tiles must count the tiles")
    for row in box.goods.goods:
        yield from must(
            chars[row.letter] == box.goods.meta.tokens_per_type,
            file,
            "tile",
            f"there must be {box.goods.meta.tokens_per_type} {row.id} spaces, not {chars[row.letter]}",
        )
    yield from must(
        sum(chars[char] for char in SITES) == islands.meta.posts_total, file, "meta", "posts_total is wrong"
    )
    yield from must(
        sum(chars[char] for char in LAND) == islands.meta.land_cells_total, file, "meta", "land_cells_total is wrong"
    )
    limits = islands.generator.playability
    yield from must(
        tuple(row.players for row in limits) == (2, 3, 4), file, "playability", "one row each for 2, 3, 4 players"
    )
    for limit in limits:
        yield from must(
            limit.min_large_islands <= islands.generator.max_large_islands == box.components.common.treasure_chests,
            file,
            f"playability for {limit.players} players",
            "there must not be more large islands than treasure chests",
        )
        yield from must(
            limit.max_island_cells >= 2 * islands.meta.large_island_min_cells,
            file,
            f"playability for {limit.players} players",
            "max_island_cells must leave room for large islands",
        )


def check_frame(box: Rows) -> Iterator[Finding]:
    for setup in box.components.setup:
        spaces = sorted((s for s in box.frame.space if s.players == setup.players), key=lambda s: s.ring)
        yield from check_ring(setup, spaces)
        pieces = Counter(s.piece for s in spaces)
        corners = [n for piece, n in pieces.items() if piece.startswith("corner")]
        elements = [n for piece, n in pieces.items() if piece.startswith("element")]
        yield from must(
            corners == [3] * setup.frame_corners and elements == [1] * setup.frame_elements,
            "frame.toml",
            f"spaces for {setup.players} players",
            "a corner piece must have three spaces and an element one",
        )


def check_ring(setup: SetupRow, spaces: list[FrameRow]) -> Iterator[Finding]:
    """The spaces follow the perimeter clockwise, and their names count along each side."""
    file, name = "frame.toml", f"spaces for {setup.players} players"
    yield from must([s.ring for s in spaces] == list(range(setup.frame_spaces)), file, name, "ring must count from 0")
    rows, cols = setup.tile_rows, setup.tile_cols
    edges = [("N", 0, c) for c in range(cols)]
    edges += [("E", r, cols - 1) for r in range(rows)]
    edges += [("S", rows - 1, c) for c in reversed(range(cols))]
    edges += [("W", r, 0) for r in reversed(range(rows))]
    counted: Counter[str] = Counter()
    for space, edge in zip(spaces, edges, strict=True):
        counted[space.side] += 1
        where = f"{space.id} for {setup.players} players"
        yield from must(
            (space.side, space.tile.row, space.tile.col) == edge, file, where, "must follow the perimeter clockwise"
        )
        yield from must(
            space.id == f"frame-{space.side.lower()}-{counted[space.side]}"
            and space.label == f"{space.side}{counted[space.side]}",
            file,
            where,
            "id and label must count clockwise along the side",
        )
