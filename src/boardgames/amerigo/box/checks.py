"""Constraints between the tables: counts of the rulebook, its worked examples, and what the rules rely on."""

from collections import Counter
from itertools import combinations

from boardgames.amerigo.box.checks_map import (
    check_frame,
    check_island_tile,
    check_islands,
    check_landscape,
    expect,
    unique,
)
from boardgames.amerigo.box.names import COLOURS, GOODS, NAMED_TOKENS
from boardgames.amerigo.box.rows import Sheets


def check(sheets: Sheets) -> None:
    """Raise `Problem` for the first constraint that does not hold."""
    check_wheel(sheets)
    check_counts(sheets)
    check_pirates(sheets)
    check_production(sheets)
    check_tokens(sheets)
    check_tracks(sheets)
    check_landscape(sheets)
    for row in sheets.islands.tile:
        check_island_tile(sheets, row)
    check_islands(sheets)
    check_frame(sheets)
    check_tower(sheets)


def check_wheel(sheets: Sheets) -> None:
    file, rows = "actions.toml", sorted(sheets.actions.action, key=lambda row: row.order)
    expect(
        tuple(row.id for row in rows) == COLOURS, file, "action", f"the wheel must run {', '.join(COLOURS)} in `order`"
    )
    unique(file, "key", (row.key for row in rows))
    common = sheets.components.common
    expect(
        common.cubes == common.cubes_per_colour * 7 and sheets.actions.meta.cubes_per_colour == common.cubes_per_colour,
        "components.toml",
        "common",
        "the cubes must be seven colours of cubes_per_colour each, as in actions.toml",
    )


def check_counts(sheets: Sheets) -> None:
    file, c = "components.toml", sheets.components
    expect(len(sheets.islands.tile) == c.common.island_tiles, file, "common", "island_tiles must count islands.toml")
    expect(tuple(row.id for row in sheets.goods.goods) == GOODS, "goods.toml", "goods", f"must be {', '.join(GOODS)}")
    per_type = sheets.goods.meta.tokens_per_type
    expect(
        per_type == c.common.goods_tokens_per_type and per_type * len(GOODS) == c.common.goods_tokens,
        file,
        "common",
        "goods tokens must be five types of goods.toml's tokens_per_type",
    )
    counts = tuple(row.players for row in c.setup)
    expect(counts == (2, 3, 4) == c.meta.players, file, "setup", "there must be one row for each of 2, 3, 4 players")
    for row in c.setup:
        name = f"setup for {row.players} players"
        expect(row.island_tiles == row.tile_rows * row.tile_cols, file, name, "island_tiles must be rows x columns")
        expect(
            row.frame_spaces == 3 * row.frame_corners + row.frame_elements == 2 * (row.tile_rows + row.tile_cols),
            file,
            name,
            "frame_spaces must be 3 a corner and 1 an element, one for each tile edge of the perimeter",
        )
        expect(
            row.production_tokens == c.meta.rounds * row.production_spaces,
            file,
            name,
            "the production tokens must fill the display exactly once a round",
        )
    expect(
        c.common.frame_pieces == c.setup[-1].frame_corners + c.setup[-1].frame_elements,
        file,
        "common",
        "frame_pieces must be the corners and elements of four players",
    )
    expect(len(c.setup_common.start_gold_by_order) == 4, file, "setup_common", "start_gold_by_order needs four values")


def check_pirates(sheets: Sheets) -> None:
    file, markers = "pirates.toml", sheets.pirates.marker
    unique(file, "marker", (row.id for row in markers))
    common = sheets.components
    expect(len(markers) == common.common.pirate_markers, file, "marker", "must be as many as components.toml says")
    expect(
        sheets.pirates.meta.in_play == common.setup_common.pirates_placed == common.meta.rounds == len(markers) - 1,
        file,
        "meta",
        "in_play must be one a round, with one marker left in the box",
    )
    values = [row.value for row in markers]
    expect(0 in values, file, "marker", "a strength of 0 must be possible")
    others = [value for value in values if value != 4]
    expect(
        4 in values and any(sum(some) == 6 for n in range(1, 5) for some in combinations(others, n)),
        file,
        "marker",
        "a strength of 6 followed by 10 must be possible",
    )
    stronger = next((t.amount for t in sheets.progress_tokens.token if t.kind == "pirates-plus-two"), 0)
    expect(
        sum(values) + stronger <= sheets.tracks.cannons.end,
        file,
        "marker",
        "a full cannon track must be able to beat the strongest pirates",
    )


def check_production(sheets: Sheets) -> None:
    file, per_type = "production.toml", sheets.production.per_type
    expect(sheets.production.meta.types == GOODS, file, "meta", "types must be those of goods.toml in order")
    costs: Counter[int] = Counter()
    for row in per_type:
        costs[row.cost] += row.count
    expect(costs == {2: 3, 3: 4, 4: 3}, file, "per_type", "a type must have three of cost 2, four of 3, three of 4")
    total = sheets.production.meta.total
    expect(
        len(GOODS) * costs.total() == total == sheets.components.common.production_tokens,
        file,
        "meta",
        "total must count all tokens and agree with components.toml",
    )
    for setup in sheets.components.setup:
        name = f"tokens for {setup.players} players"
        rows = [row for row in per_type if row.min_players <= setup.players]
        tokens = sum(row.count for row in rows)
        expect(len(GOODS) * tokens == setup.production_tokens, file, name, f"must be {setup.production_tokens}")
        expect(sum(row.cost * row.count for row in rows) == 3 * tokens, file, name, "must cost 3 AP on average")
        spaces = sum(space.min_players <= setup.players for space in sheets.production.space)
        expect(spaces == setup.production_spaces, file, "space", f"must be {setup.production_spaces} for {name}")


def check_tokens(sheets: Sheets) -> None:
    file, tokens = "progress_tokens.toml", sheets.progress_tokens.token
    meta, rounds = sheets.progress_tokens.meta, sheets.components.meta.rounds
    unique(file, "token", (row.id for row in tokens))
    expect(
        len(tokens)
        == meta.total
        == sheets.components.common.progress_tokens
        == meta.spaces + (rounds - 1) * meta.new_per_round,
        file,
        "meta",
        "the tokens must fill the display once and its left panel once for every later round",
    )
    ids = {row.id for row in tokens}
    for name in NAMED_TOKENS:
        expect(name in ids, file, f"token {name}", "is missing")
    for row in tokens:
        known = row.id in NAMED_TOKENS or row.kind in ("ap-one", "ap-two")
        expect(known, file, f"token {row.id}", "is of a kind that the rules do not know")
        expect(set(row.actions) <= set(COLOURS), file, f"token {row.id}", "names an action that is not on the wheel")
    for kind, colours in (("ap-one", 1), ("ap-two", 2)):
        rows = [row for row in tokens if row.kind == kind]
        expect(
            all(len(row.actions) == colours for row in rows)
            and Counter(a for row in rows for a in row.actions) == dict.fromkeys(COLOURS[:-1], 1),
            file,
            f"tokens of kind {kind}",
            f"must name {colours} action(s) each and every colour but white exactly once",
        )


def check_tracks(sheets: Sheets) -> None:
    file, tracks = "tracks.toml", sheets.tracks
    rounds = sheets.components.meta.rounds
    multipliers = {row.number: row.multiplier for row in tracks.round}
    expect(
        multipliers == {n: rounds + 1 - n for n in range(1, rounds + 1)},
        file,
        "round",
        "the multipliers must fall from 5 to 1, one a round",
    )
    markers = sum(row.shown_by.startswith("round-marker") for row in tracks.round)
    expect(markers == sheets.components.common.round_markers, file, "round", "four must be shown by markers")
    posts = sheets.components.per_player.trading_posts
    expect(
        {row.posts: row.factor for row in tracks.post_factor} == {n: n * (n + 1) // 2 for n in range(1, posts + 1)},
        file,
        "post_factor",
        "the table must be 1, 3, 6, 10, 15, 21 and go on as n(n+1)/2 to the last trading post",
    )
    values = [(space.step, space.vp) for space in tracks.progress.vp_space]
    expect(
        values == sorted(values)
        and len({step for step, _ in values}) == len(values)
        and values[-1][0] == tracks.progress.end,
        file,
        "progress",
        "the victory point spaces must rise and the last space must be one",
    )
    expect(10 in {vp for _, vp in values}, file, "progress", "a space of 10 points must exist")
    steps = [space.step for space in tracks.special.space]
    expect(steps == list(range(1, tracks.special.end + 1)), file, "special", "spaces must run from 1 to the end")
    colours = Counter(space.colour for space in tracks.special.space)
    expect(set(colours) == set(COLOURS[:-1]), file, "special", "every colour but white must occur, and no other")
    special = [space.vp for space in tracks.special.space if space.vp is not None]
    expect(special == sorted(set(special)) and 6 in special, file, "special", "values must rise and include 6")
    expect(tracks.special.space[3].colour == "red", file, "special, step 4", "must be red")
    expect(
        tracks.bonus.large_island_min_cells == sheets.islands.meta.large_island_min_cells,
        file,
        "bonus",
        "large_island_min_cells must be that of islands.toml",
    )


def check_tower(sheets: Sheets) -> None:
    model, common = sheets.tower.model, sheets.components.common
    expect(2 * model.floor_capacity < common.cubes, "tower.toml", "model", "the floors must not hold all cubes at once")
