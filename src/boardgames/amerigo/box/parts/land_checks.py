"""Constraints on the tables that make the map: tiles to build, island tiles, and the frame."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product

from boardgames.amerigo.box.build import quarter_turns
from boardgames.amerigo.box.parts.land_rows import FrameRow, IslandRow, Landscapes
from boardgames.amerigo.box.rows import Rows, SetupRow
from boardgames.amerigo.box.tables import ANCHORS, GOODS_LETTERS, LAND, SITES
from boardgames.core.records import Finding
from boardgames.store.table_rows import must, should, unique

EDGE_RUNS = ("00000", "00100", "01100", "00110", "01110")
"""Land along a tile edge: none, or one run over the middle cell, so that tiles never touch only diagonally."""

Cell = tuple[int, int]


def check_land(box: Rows) -> Iterator[Finding]:
    """Everything that is wrong with the map and what is built on it, or strange."""
    yield from check_landscape(box)
    for row in box.islands.tile:
        yield from check_island_tile(box, row)
    yield from check_islands(box)
    yield from check_frame(box)


def check_landscape(box: Rows) -> Iterator[Finding]:
    file, tiles = "landscape.toml", box.landscape
    yield from unique(file, "shape", (row.id for row in tiles.shape))
    yield from unique(file, "tile", (row.id for row in (*tiles.village, *tiles.neutral)))
    yield from must(
        tiles.meta.rotate and not tiles.meta.mirror, file, "meta", "tiles must rotate and never be mirrored"
    )
    for kind, rows in (("village", tiles.village), ("neutral", tiles.neutral)):
        for row in rows:
            yield from must(row.id == f"{kind}-{row.shape}", file, row.id, f"its id must be '{kind}-{row.shape}'")
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
    """Check that a map can be made of a tile and, for our reconstruction, that any two tiles fit in any rotation."""
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
