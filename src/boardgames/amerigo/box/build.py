"""From `data/amerigo/*.toml` to the tables: read, check, boil down."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec.structs import asdict

from boardgames.amerigo.box import rows as of
from boardgames.amerigo.box.parts.land_rows import Frame, Islands, Landscapes
from boardgames.amerigo.box.rows import Rows
from boardgames.amerigo.box.tables import (
    COLOURS,
    EXTRA_AP,
    Cells,
    IslandTile,
    Landscape,
    Setup,
    Shape,
    Tables,
)
from boardgames.core.records import Finding
from boardgames.store.table_rows import demand, read_rows


def read(folder: Path) -> Rows:
    """All files of a folder, each checked by itself."""
    return Rows(
        actions=read_rows(folder, "actions.toml", of.Actions),
        components=read_rows(folder, "components.toml", of.Components),
        frame=read_rows(folder, "frame.toml", Frame),
        goods=read_rows(folder, "goods.toml", of.Goods),
        islands=read_rows(folder, "islands.toml", Islands),
        landscape=read_rows(folder, "landscape.toml", Landscapes),
        pirates=read_rows(folder, "pirates.toml", of.Pirates),
        production=read_rows(folder, "production.toml", of.Production),
        progress_tokens=read_rows(folder, "progress_tokens.toml", of.Tokens),
        tower=read_rows(folder, "tower.toml", of.Tower),
        tracks=read_rows(folder, "tracks.toml", of.Tracks),
    )


def build(folder: Path) -> Tables:
    """Read, check and boil down; `UserError` names file, row and constraint of the first mistake."""
    from boardgames.amerigo.box.checks import check

    rows = read(folder)
    demand(folder, check(rows))
    return boil_down(rows)


def findings(folder: Path) -> Iterator[Finding]:
    """Everything that is wrong with the tables of a folder, or strange."""
    from boardgames.amerigo.box.checks import check

    return check(read(folder))


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


def _setup(rows: Rows, row: of.SetupRow) -> Setup:
    frame = tuple(sorted((s for s in rows.frame.space if s.players == row.players), key=lambda s: s.ring))
    stride = row.tile_cols * rows.islands.meta.tile_size + 1
    return Setup(
        **asdict(row),
        limits=next(limit for limit in rows.islands.generator.playability if limit.players == row.players),
        frame=frame,
        frame_plan=" ".join(f"{s.side}{s.tile.row}{s.tile.col}" for s in frame),
        production=tuple(
            f"{good}-{token.cost}"
            for good in rows.production.meta.types
            for token in rows.production.per_type
            if token.min_players <= row.players
            for _ in range(token.count)
        ),
        display=tuple(s.id for s in rows.production.space if s.min_players <= row.players),
        offsets=tuple(
            tuple(tuple(r * stride + c - turn[0][1] for r, c in turn) for turn in quarter_turns(shape.cells))
            for shape in rows.landscape.shape
        ),
    )


def _landscape(rows: Rows) -> tuple[Landscape, ...]:
    """A village costs 1 AP, a neutral tile as many as it has cells (AME-RED-03, AME-RED-04)."""
    forms = {shape.id: i for i, shape in enumerate(rows.landscape.shape)}
    kinds = []
    for village, kind_rows in ((True, rows.landscape.village), (False, rows.landscape.neutral)):
        for row in kind_rows:
            form = forms[row.shape]
            size = rows.landscape.shape[form].size
            kinds.append(Landscape(**asdict(row), village=village, form=form, size=size, cost=1 if village else size))
    return tuple(kinds)


def _extra_ap(row: of.TokenRow) -> tuple[int, ...]:
    return tuple(row.ap if row.kind in EXTRA_AP and colour in row.actions else 0 for colour in COLOURS)


def _reached(spaces: dict[int, int], end: int) -> tuple[int, ...]:
    """The highest value reached on a track, for every step of it."""
    return tuple(max((vp for step, vp in spaces.items() if step <= at), default=0) for at in range(end + 1))


def _of_the_tracks(tracks: of.Tracks) -> dict[str, Any]:
    progress, special = tracks.progress, {space.step: space for space in tracks.special.space}
    return {
        "cannon_end": tracks.cannons.end,
        "gold_end": tracks.gold.end,
        "progress_end": progress.end,
        "progress_spaces": tuple(space.step for space in progress.vp_space),
        "progress_vp": _reached({space.step: space.vp for space in progress.vp_space}, progress.end),
        "special_end": tracks.special.end,
        "special_colours": tuple(
            COLOURS.index(special[step].colour) if step in special else -1 for step in range(tracks.special.end + 1)
        ),
        "special_vp": _reached(
            {step: space.vp for step, space in special.items() if space.vp is not None}, tracks.special.end
        ),
        "multipliers": tuple(row.multiplier for row in sorted(tracks.round, key=lambda row: row.number)),
        "post_factors": (0, *(row.factor for row in sorted(tracks.post_factor, key=lambda row: row.posts))),
        "bonus": tracks.bonus,
    }


def _of_the_tiles(rows: Rows) -> dict[str, Any]:
    landscape = _landscape(rows)
    return {
        "tile_size": rows.islands.meta.tile_size,
        "tiles": tuple(IslandTile(**asdict(row), turns=turned_tiles(row.rows)) for row in rows.islands.tile),
        "generator": rows.islands.generator,
        "shapes": tuple(Shape(**asdict(row), turns=quarter_turns(row.cells)) for row in rows.landscape.shape),
        "landscape": landscape,
        "villages": len(rows.landscape.village),
        "landscape_index": {kind.id: i for i, kind in enumerate(landscape)},
    }


def boil_down(rows: Rows) -> Tables:
    """The checked rows as the record that play reads."""
    tokens = rows.progress_tokens.token
    costs = sorted({row.cost for row in rows.production.per_type})
    return Tables(
        colours=tuple(sorted(rows.actions.action, key=lambda row: row.order)),
        cubes_per_colour=rows.actions.meta.cubes_per_colour,
        setups=tuple(_setup(rows, row) for row in rows.components.setup),
        tokens={row.id: row for row in tokens},
        extra_ap={row.id: _extra_ap(row) for row in tokens},
        pirates={row.id: row.value for row in rows.pirates.marker},
        pirate_slots=rows.pirates.meta.in_play,
        goods=rows.goods.goods,
        production_kinds={f"{good.id}-{cost}": (i, cost) for i, good in enumerate(rows.goods.goods) for cost in costs},
        cubes_per_gold=rows.actions.gold_option.cubes_per_gold,
        track_end_gold=rows.actions.track_overflow.gold,
        start=rows.components.setup_common,
        posts=rows.components.per_player.trading_posts,
        tower=rows.tower.model,
        **_of_the_tiles(rows),
        **_of_the_tracks(rows.tracks),
    )
