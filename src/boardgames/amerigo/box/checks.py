"""Constraints between the tables: counts of the rulebook, its worked examples, and what the rules rely on."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from boardgames.amerigo.box.parts.land_checks import check_land
from boardgames.amerigo.box.rows import ProgressTrack, Rows, SpecialTrack
from boardgames.amerigo.box.tables import COLOURS, EXTRA_AP, GOLD_PER_TWO, GOODS, NAMED_TOKENS, STRONGER_PIRATES
from boardgames.core.records import Finding
from boardgames.store.table_rows import must, should, unique


def check(box: Rows) -> Iterator[Finding]:
    """Everything that is wrong with the tables, or strange."""
    yield from check_wheel(box)
    yield from check_counts(box)
    yield from check_pirates(box)
    yield from check_production(box)
    yield from check_tokens(box)
    yield from check_gold(box)
    yield from check_tracks(box)
    yield from check_land(box)
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
