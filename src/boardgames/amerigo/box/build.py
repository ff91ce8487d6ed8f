"""From `data/amerigo/*.toml` to the tables: read, check, boil down."""

from pathlib import Path

from boardgames.amerigo.actions import BuyProduction, ChooseTile, TakeNeutral, TakeVillage
from boardgames.amerigo.box.names import COLOURS, GOODS
from boardgames.amerigo.box.rows import (
    ActionsSheet,
    ComponentsSheet,
    GoodsSheet,
    PiratesSheet,
    ProductionSheet,
    Sheets,
    TokensSheet,
    TowerSheet,
    TracksSheet,
)
from boardgames.amerigo.box.rows_map import FrameSheet, IslandsSheet, LandscapeSheet
from boardgames.amerigo.box.tables import (
    Cells,
    Colour,
    FrameSpace,
    Good,
    IslandTile,
    Landscape,
    Setup,
    Shape,
    Tables,
    Token,
    Tower,
)
from boardgames.core.errors import UserError
from boardgames.core.sheets import Problem, read_sheet


def read(folder: Path) -> Sheets:
    """All files of a folder, each checked by itself."""
    return Sheets(
        actions=read_sheet(folder, "actions.toml", ActionsSheet),
        components=read_sheet(folder, "components.toml", ComponentsSheet),
        frame=read_sheet(folder, "frame.toml", FrameSheet),
        goods=read_sheet(folder, "goods.toml", GoodsSheet),
        islands=read_sheet(folder, "islands.toml", IslandsSheet),
        landscape=read_sheet(folder, "landscape.toml", LandscapeSheet),
        pirates=read_sheet(folder, "pirates.toml", PiratesSheet),
        production=read_sheet(folder, "production.toml", ProductionSheet),
        progress_tokens=read_sheet(folder, "progress_tokens.toml", TokensSheet),
        tower=read_sheet(folder, "tower.toml", TowerSheet),
        tracks=read_sheet(folder, "tracks.toml", TracksSheet),
    )


def build(folder: Path) -> Tables:
    """Read, check and boil down; `UserError` names file, row and constraint of the first mistake."""
    from boardgames.amerigo.box.checks import check

    sheets = read(folder)
    try:
        check(sheets)
    except Problem as problem:
        raise UserError(f"{folder}: {problem}.") from None
    return boil_down(sheets)


def quarter_turns(cells: Cells) -> tuple[Cells, ...]:
    """The distinct quarter turns of a shape, clockwise, each moved back to its bounding box."""
    turns: list[Cells] = []
    turned = _to_corner(cells)
    for _ in range(4):
        if turned not in turns:
            turns.append(turned)
        turned = _to_corner(tuple((col, -row) for row, col in turned))
    return tuple(turns)


def turned_tiles(rows: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """An island tile after 0, 1, 2 and 3 quarter turns clockwise."""
    turns = [rows]
    for _ in range(3):
        rows = tuple("".join(column) for column in zip(*reversed(rows), strict=True))
        turns.append(rows)
    return tuple(turns)


def _to_corner(cells: Cells) -> Cells:
    top, left = min(row for row, _ in cells), min(col for _, col in cells)
    return tuple(sorted((row - top, col - left) for row, col in cells))


def _setups(sheets: Sheets) -> tuple[Setup, ...]:
    limits = {row.players: row for row in sheets.islands.generator.playability}
    setups = []
    for row in sheets.components.setup:
        spaces = sorted((s for s in sheets.frame.space if s.players == row.players), key=lambda s: s.ring)
        stride = row.tile_cols * sheets.islands.meta.tile_size + 1
        frame = tuple(FrameSpace(s.id, s.label, s.side, s.tile.row, s.tile.col) for s in spaces)
        setups.append(
            Setup(
                players=row.players,
                rows=row.tile_rows,
                cols=row.tile_cols,
                tiles=row.island_tiles,
                frame_corners=row.frame_corners,
                frame_elements=row.frame_elements,
                frame=frame,
                frame_plan=" ".join(f"{s.side}{s.row}{s.col}" for s in frame),
                min_large_islands=limits[row.players].min_large_islands,
                max_island_cells=limits[row.players].max_island_cells,
                production=tuple(
                    f"{good}-{token.cost}"
                    for good in sheets.production.meta.types
                    for token in sheets.production.per_type
                    if token.min_players <= row.players
                    for _ in range(token.count)
                ),
                production_spaces=tuple(s.id for s in sheets.production.space if s.min_players <= row.players),
                offsets=tuple(
                    tuple(tuple(r * stride + c - turn[0][1] for r, c in turn) for turn in quarter_turns(shape.cells))
                    for shape in sheets.landscape.shape
                ),
            )
        )
    return tuple(setups)


def _landscape(sheets: Sheets) -> tuple[Landscape, ...]:
    shapes = {shape.id: i for i, shape in enumerate(sheets.landscape.shape)}
    kinds = []
    for village, rows in ((True, sheets.landscape.village), (False, sheets.landscape.neutral)):
        for row in rows:
            size = sheets.landscape.shape[shapes[row.shape]].size
            cost = 1 if village else size
            kinds.append(
                Landscape(row.id, village, shapes[row.shape], size, cost, row.vp_small, row.vp_large, row.count)
            )
    return tuple(kinds)


def _tokens(sheets: Sheets) -> dict[str, Token]:
    tokens = {}
    for row in sheets.progress_tokens.token:
        adds = row.kind in ("ap-one", "ap-two")
        amounts = (row.ap, row.amount, row.gold, row.neutral_limit, row.cubes_per_gold)
        tokens[row.id] = Token(
            id=row.id,
            kind=row.kind,
            timing=row.timing,
            label=row.label,
            actions=row.actions,
            amount=sum(amounts) + row.vp + row.vp_per_post + row.vp_per_gold,
            extra_ap=tuple(row.ap if adds and colour in row.actions else 0 for colour in COLOURS),
        )
    return tokens


def _reached(spaces: dict[int, int], end: int) -> tuple[int, ...]:
    """The highest value reached on a track, for every step of it."""
    return tuple(max((vp for step, vp in spaces.items() if step <= at), default=0) for at in range(end + 1))


def boil_down(sheets: Sheets) -> Tables:
    """The checked sheets as the record that play reads."""
    tracks, islands = sheets.tracks, sheets.islands
    landscape = _landscape(sheets)
    model = sheets.tower.model
    special = {space.step: space for space in tracks.special.space}
    costs = sorted({row.cost for row in sheets.production.per_type})
    return Tables(
        colours=tuple(
            Colour(row.id, row.name, row.label, row.key, row.symbol)
            for row in sorted(sheets.actions.action, key=lambda row: row.order)
        ),
        cubes_per_colour=sheets.actions.meta.cubes_per_colour,
        setups=_setups(sheets),
        tile_size=islands.meta.tile_size,
        tiles=tuple(IslandTile(row.id, row.label, turned_tiles(row.rows)) for row in islands.tile),
        forbid_enclosed_sea=islands.generator.forbid_enclosed_sea,
        forbid_diagonal_only=islands.generator.forbid_diagonal_only,
        max_large_islands=islands.generator.max_large_islands,
        max_attempts=islands.generator.max_attempts,
        large_island_cells=islands.meta.large_island_min_cells,
        shapes=tuple(Shape(row.id, row.size, row.label, quarter_turns(row.cells)) for row in sheets.landscape.shape),
        landscape=landscape,
        villages=len(sheets.landscape.village),
        landscape_index={kind.id: i for i, kind in enumerate(landscape)},
        tokens=_tokens(sheets),
        pirates={row.id: row.value for row in sheets.pirates.marker},
        pirate_slots=sheets.pirates.meta.in_play,
        goods=tuple(Good(row.id, row.label, row.letter) for row in sheets.goods.goods),
        production_kinds={
            f"{good.id}-{cost}": (i, cost) for i, good in enumerate(sheets.goods.goods) for cost in costs
        },
        take_village=tuple(TakeVillage(kind.id) for kind in landscape if kind.village),
        take_neutral=tuple(TakeNeutral(kind.id) for kind in landscape if not kind.village),
        choose_tile=tuple(ChooseTile(kind.id) for kind in landscape),
        buy_production={f"{good}-{cost}": BuyProduction(good, cost) for good in GOODS for cost in costs},
        cannon_end=tracks.cannons.end,
        gold_end=tracks.gold.end,
        progress_end=tracks.progress.end,
        progress_spaces=tuple(space.step for space in tracks.progress.vp_space),
        progress_vp=_reached({space.step: space.vp for space in tracks.progress.vp_space}, tracks.progress.end),
        special_end=tracks.special.end,
        special_colours=tuple(
            COLOURS.index(special[step].colour) if step in special else -1 for step in range(tracks.special.end + 1)
        ),
        special_vp=_reached(
            {space.step: space.vp for space in tracks.special.space if space.vp is not None}, tracks.special.end
        ),
        multipliers=tuple(row.multiplier for row in sorted(tracks.round, key=lambda row: row.number)),
        post_factors=(0, *(row.factor for row in sorted(tracks.post_factor, key=lambda row: row.posts))),
        discovery_vp=tracks.bonus.discovery_vp,
        completion_vp=tracks.bonus.completion_vp,
        chest_gold=tracks.bonus.chest_gold,
        cubes_per_gold=sheets.actions.gold_option.cubes_per_gold,
        track_end_gold=sheets.actions.track_overflow.gold,
        start_gold=sheets.components.setup_common.start_gold_by_order,
        posts=sheets.components.per_player.trading_posts,
        printed_production=sheets.components.setup_common.production_printed_on_sheet,
        tower=Tower(
            capacity=model.floor_capacity,
            catch_base=model.catch_base,
            catch_offset=model.catch_offset,
            catch_divisor=model.catch_divisor,
            catch_max=model.catch_max,
            knock=model.knock,
        ),
    )
