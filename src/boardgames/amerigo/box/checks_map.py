"""Constraints on the tables of the map: shapes, island tiles, frame."""

from collections import Counter
from collections.abc import Iterable

from boardgames.amerigo.box.build import quarter_turns
from boardgames.amerigo.box.rows import Sheets
from boardgames.amerigo.box.rows_map import IslandRow
from boardgames.core.sheets import Problem

LAND, POSTS, ANCHORS = "#PQRWTSNC", "PQR", "pqr"
EDGE_RUNS = ("00000", "00100", "01100", "00110", "01110")
"""Land along a tile edge: none, or one run over the middle cell, so that tiles never touch only diagonally."""

Cell = tuple[int, int]


def expect(holds: bool, file: str, row: str, text: str) -> None:
    if not holds:
        raise Problem(file, row, text)


def unique(file: str, table: str, ids: Iterable[str]) -> None:
    for name, count in Counter(ids).items():
        expect(count == 1, file, f"{table} {name}", "the id must occur only once")


def check_landscape(sheets: Sheets) -> None:
    file, sheet = "landscape.toml", sheets.landscape
    unique(file, "shape", (row.id for row in sheet.shape))
    unique(file, "tile", (row.id for row in (*sheet.village, *sheet.neutral)))
    sizes = {}
    for shape in sheet.shape:
        turns = quarter_turns(shape.cells)
        mirrored = quarter_turns(tuple((row, -col) for row, col in shape.cells))
        name = f"shape {shape.id}"
        expect(shape.size == len(set(shape.cells)) == len(shape.cells), file, name, "size must count its cells")
        expect(len(components(shape.cells)) == 1, file, name, "its cells must be joined along edges")
        expect(len(turns) == shape.orientations, file, name, f"it has {len(turns)} orientations")
        expect(set(turns) == set(mirrored), file, name, "it must be its own mirror image")
        sizes[shape.id] = shape.size
    large: dict[tuple[bool, int], set[int]] = {}
    for village, rows in ((True, sheet.village), (False, sheet.neutral)):
        for row in rows:
            expect(row.shape in sizes, file, f"tile {row.id}", f"there is no shape {row.shape}")
            expect(row.vp_large > row.vp_small, file, f"tile {row.id}", "vp_large must exceed vp_small")
            large.setdefault((village, sizes[row.shape]), set()).add(row.vp_large)
    expect(
        sum(row.count for row in sheet.village)
        == sheet.meta.village_total
        == sheets.components.per_player.village_tiles,
        file,
        "village",
        "the counts must sum to the villages of a player",
    )
    expect(
        sum(row.count for row in sheet.neutral) == sheet.meta.neutral_total == sheets.components.common.neutral_tiles,
        file,
        "neutral",
        "the counts must sum to the neutral tiles",
    )
    expect(
        {size for village, size in large if village} == {1, 2, 3, 4}
        and {size for village, size in large if not village} == {1, 2, 3, 4, 5, 6},
        file,
        "tile",
        "villages must have 1 to 4 cells, neutral tiles 1 to 6",
    )
    expect(all(len(values) == 1 for values in large.values()), file, "tile", "tiles of one size must score alike")
    expect(large[True, 2] == {2}, file, "village", "size 2 must score 2 on a large island")
    total = sum(min(large[key]) for key in ((False, 2), (True, 4), (True, 3)))
    expect(total == 10, file, "tile", "neutral 2, village 4 and village 3 must score 10 on a large island")


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


def check_island_tile(sheets: Sheets, tile: IslandRow) -> None:
    file, name, size = "islands.toml", f"tile {tile.id}", sheets.islands.meta.tile_size
    grid = {(r, c): char for r, row in enumerate(tile.rows) for c, char in enumerate(row)}
    expect(
        len(tile.rows) == size and all(len(row) == size for row in tile.rows), file, name, f"must be {size} x {size}"
    )
    expect(set(grid.values()) <= set(sheets.islands.legend), file, name, "uses a character that is not in the legend")
    land = {cell for cell, char in grid.items() if char in LAND}
    corners = {(0, 0), (0, size - 1), (size - 1, 0), (size - 1, size - 1)}
    expect(not land & corners, file, name, "its four corner cells must be sea")
    for edge in range(4):
        cells = [((i, 0), (i, size - 1), (0, i), (size - 1, i))[edge] for i in range(size)]
        run = "".join("1" if cell in land else "0" for cell in cells)
        expect(run in EDGE_RUNS, file, name, "land on an edge must be one run that contains the middle cell")
    for r in range(size - 1):
        for c in range(size - 1):
            block = ((r, c) in land, (r, c + 1) in land, (r + 1, c) in land, (r + 1, c + 1) in land)
            expect(
                block not in ((True, False, False, True), (False, True, True, False)),
                file,
                name,
                "its land must not touch only diagonally",
            )
    where: dict[str, Cell] = {}
    for cell, char in grid.items():
        if char in POSTS + ANCHORS:
            expect(char not in where, file, name, f"the letter {char} must occur only once")
            where[char] = cell
    posts = [char for char in where if char in POSTS]
    expect(len(where) == 2 * len(posts), file, name, "every trading post space needs exactly one anchor")
    for char in posts:
        anchor = where.get(char.lower())
        expect(
            anchor is not None and abs(anchor[0] - where[char][0]) + abs(anchor[1] - where[char][1]) == 1,
            file,
            name,
            f"the anchor of {char} must be beside it",
        )
    pieces = components(land)
    expect(
        all(any(where[char] in piece for char in posts) for piece in pieces),
        file,
        name,
        "every piece of land needs a trading post space",
    )
    expect(
        all(group & corners for group in components(set(grid) - land)), file, name, "all its sea must reach a corner"
    )
    goods = Counter(char for char in grid.values() if char in "WTSNC")
    letters = {row.id: row.letter for row in sheets.goods.goods}
    expect(
        (tile.land, tile.pieces, tile.posts) == (len(land), tuple(sorted(map(len, pieces))), len(posts))
        and Counter(letters.get(good, "?") for good in tile.goods) == goods,
        file,
        name,
        "land, pieces, posts and goods must say what the rows show",
    )


def check_islands(sheets: Sheets) -> None:
    file, sheet = "islands.toml", sheets.islands
    unique(file, "tile", (row.id for row in sheet.tile))
    chars = Counter("".join("".join(row.rows) for row in sheet.tile))
    expect(len(sheet.tile) == sheet.meta.tiles, file, "meta", "tiles must count the tiles")
    for row in sheets.goods.goods:
        expect(
            chars[row.letter] == sheets.goods.meta.tokens_per_type,
            file,
            "tile",
            f"there must be {sheets.goods.meta.tokens_per_type} {row.id} spaces, not {chars[row.letter]}",
        )
    expect(sum(chars[char] for char in POSTS) == sheet.meta.posts_total, file, "meta", "posts_total is wrong")
    expect(sum(chars[char] for char in LAND) == sheet.meta.land_cells_total, file, "meta", "land_cells_total is wrong")
    limits = sheet.generator.playability
    expect(tuple(row.players for row in limits) == (2, 3, 4), file, "playability", "one row each for 2, 3, 4 players")
    for limit in limits:
        expect(
            limit.min_large_islands <= sheet.generator.max_large_islands == sheets.components.common.treasure_chests,
            file,
            f"playability for {limit.players} players",
            "there must not be more large islands than treasure chests",
        )
        expect(
            limit.max_island_cells >= 2 * sheet.meta.large_island_min_cells,
            file,
            f"playability for {limit.players} players",
            "max_island_cells must leave room for large islands",
        )


def check_frame(sheets: Sheets) -> None:
    file = "frame.toml"
    for setup in sheets.components.setup:
        name = f"spaces for {setup.players} players"
        spaces = sorted((s for s in sheets.frame.space if s.players == setup.players), key=lambda s: s.ring)
        expect([s.ring for s in spaces] == list(range(setup.frame_spaces)), file, name, "ring must count from 0")
        rows, cols = setup.tile_rows, setup.tile_cols
        edges = [("N", 0, c) for c in range(cols)]
        edges += [("E", r, cols - 1) for r in range(rows)]
        edges += [("S", rows - 1, c) for c in reversed(range(cols))]
        edges += [("W", r, 0) for r in reversed(range(rows))]
        counted: Counter[str] = Counter()
        for space, edge in zip(spaces, edges, strict=True):
            counted[space.side] += 1
            where = f"{space.id} for {setup.players} players"
            expect(
                (space.side, space.tile.row, space.tile.col) == edge, file, where, "must follow the perimeter clockwise"
            )
            expect(
                space.id == f"frame-{space.side.lower()}-{counted[space.side]}"
                and space.label == f"{space.side}{counted[space.side]}",
                file,
                where,
                "id and label must count clockwise along the side",
            )
        pieces = Counter(s.piece for s in spaces)
        corners = [n for piece, n in pieces.items() if piece.startswith("corner")]
        elements = [n for piece, n in pieces.items() if piece.startswith("element")]
        expect(
            corners == [3] * setup.frame_corners and elements == [1] * setup.frame_elements,
            file,
            name,
            "a corner piece must have three spaces and an element one",
        )
