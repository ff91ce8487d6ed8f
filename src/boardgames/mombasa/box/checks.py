"""Constraints between the tables: counts of the box, facts of the rulebook, what the rules take for granted."""

import itertools
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from boardgames.core.errors import UserError
from boardgames.core.sheets import Problem
from boardgames.mombasa.box.checks_pieces import bonus, books, cards, starting_tiles
from boardgames.mombasa.box.problems import COMPANIES, need, unique
from boardgames.mombasa.box.rows import Sheets


def check(folder: Path, s: Sheets) -> None:
    """`UserError` names file, row and constraint of the first thing that is wrong."""
    for part in (_map, _companies, _tracks, _spaces, cards, books, starting_tiles, bonus, _board, _setup):
        for problem in part(s):
            raise UserError(f"{folder / str(problem)}.")


def _map(s: Sheets) -> Iterator[Problem]:
    file, rows = "map.toml", {row.id: row for row in s.map.region}
    yield from unique(file, [row.id for row in s.map.region])
    yield from need(len(rows) == s.map.meta.regions == 24, file, "", "there must be 24 regions")
    near: dict[str, set[str]] = {name: set() for name in rows}
    pairs: set[frozenset[str]] = set()
    for border in s.map.border:
        pair = frozenset((border.a, border.b))
        name = f"border {border.a} - {border.b}"
        yield from need(pair <= set(rows) and len(pair) == 2, file, name, "it must part two different known regions")
        yield from need(pair not in pairs, file, name, "it is listed twice")
        pairs.add(pair)
        near[border.a].add(border.b)
        near[border.b].add(border.a)
    bases: dict[str, set[str]] = {name: set() for name in COMPANIES}
    for base in s.map.base_border:
        name = f"base border {base.company} - {base.region}"
        yield from need(base.region in rows, file, name, "the region is not known")
        yield from need(base.region not in bases[base.company], file, name, "it is listed twice")
        bases[base.company].add(base.region)
    enclaves = [row for row in s.map.region if row.inside]
    yield from need(len(enclaves) == 2, file, "", "there must be 2 enclaves")
    for row in enclaves:
        yield from need(row.inside in rows, file, f"row {row.id}", "the surrounding region is not known")
        yield from need(near[row.id] == {row.inside}, file, f"row {row.id}", "an enclave touches only its surroundings")
        yield from need(row.cells() <= rows[row.inside].cells(), file, f"row {row.id}", "its box lies outside")
    around = {row.inside for row in enclaves}
    for row in s.map.region:
        at = f"row {row.id}"
        text = "exactly the two regions around the enclaves have no reward"
        yield from need((row.reward_kind == "none") == (row.id in around), file, at, text)
        yield from need((row.reward > 0) == (row.reward_kind != "none"), file, at, "reward and reward_kind disagree")
        yield from need(
            (row.mines > 0) == (row.reward_kind == "diamond"), file, at, "mines lie under every diamond only"
        )
    for company, start in bases.items():
        yield from need(_reach(near, start) == set(rows), file, f"base of {company}", "it cannot reach every region")
    yield from _drawing(s, pairs)


def _reach(near: dict[str, set[str]], start: set[str]) -> set[str]:
    got, todo = set(start), list(start)
    while todo:
        for name in near[todo.pop()] - got:
            got.add(name)
            todo.append(name)
    return got


def _drawing(s: Sheets, pairs: set[frozenset[str]]) -> Iterator[Problem]:
    file, outer = "map.toml", [row for row in s.map.region if not row.inside]
    owner: dict[tuple[int, int], str] = {}
    for row in outer:
        for x, y in row.cells():
            inside = x < s.map.meta.columns and y < s.map.meta.rows
            yield from need(inside, file, f"row {row.id}", "its box leaves the grid")
            yield from need((x, y) not in owner, file, f"row {row.id}", "its box overlaps another")
            owner[x, y] = row.id
    drawn = {
        frozenset((name, owner[at]))
        for (x, y), name in owner.items()
        for at in ((x + 1, y), (x, y + 1))
        if at in owner and owner[at] != name
    }
    enclaves = {row.id for row in s.map.region if row.inside}
    listed = {pair for pair in pairs if not pair & enclaves}
    for pair in sorted(map(sorted, drawn ^ listed)):
        yield Problem(file, f"border {' - '.join(pair)}", "boxes must touch exactly where a border is listed")


def _companies(s: Sheets) -> Iterator[Problem]:
    file, meta = "companies.toml", s.companies.meta
    ids = tuple(row.id for row in s.companies.company)
    yield from need(ids == COMPANIES, file, "", f"the companies must be {', '.join(COMPANIES)}, in this order")
    yield from need(set(meta.scoring_order) == set(ids) and len(meta.scoring_order) == 4, file, "", "scoring_order")
    columns = s.companies.base_column
    yield from need(len(columns) == meta.columns_per_base == 3, file, "", "a base must have 3 columns")
    posts = sum(len(row.coins) for row in columns)
    yield from need(posts == meta.posts_per_company == 15, file, "", "a base must have 15 spaces")
    for row in columns:
        at = f"row {row.id}"
        yield from need(len(row.coins) == meta.spaces_per_column == 5, file, at, "a column must have 5 spaces")
        yield from need(row.coins[-1] == 2 > max(row.coins[:-1]), file, at, "the back space must show most coins, 2")
    yield from need(len(s.companies.player_color) == 4, file, "", "there must be 4 player colours")
    yield from unique(file, [row.id for row in s.companies.player_color])
    edges = {"north": s.map.edges.north, "west": s.map.edges.west, "south": s.map.edges.south, "east": s.map.edges.east}
    for company in s.companies.company:
        at = f"row {company.id}"
        yield from need(edges[company.edge] == company.id, file, at, "its edge differs from map.toml")
        track = s.setup.first_game.tracks[company.id]
        yield from need(track == company.first_game_track, file, at, "its first track differs from setup.toml")


def _tracks(s: Sheets) -> Iterator[Problem]:
    file = "tracks.toml"
    ids = [row.id for row in s.tracks.track]
    yield from need(sorted(ids) == [a + b for a in "ABCD" for b in "12"], file, "", "there must be 8 tracks, A1 to D2")
    sides = [row.sides for row in s.tracks.board]
    ends = [row.ends for row in s.tracks.track_card]
    yield from need(
        sides == ends and len(sides) == 4, file, "", "the 4 track cards must show the sides of the 4 boards"
    )
    yield from need(sorted(side for pair in sides for side in pair) == sorted(ids), file, "", "a side is no track")
    spaces = {row.id: row for row in s.tracks.additional_space}
    most = max(bonus.n for tile in s.books.starting_tile for bonus in tile.bonus if bonus.track != "diamond")
    for row in s.tracks.track:
        at = f"row {row.id}"
        pairs = zip(row.shares, row.shares[1:], strict=False)
        rising = all(a[0] < b[0] and a[1] < b[1] for a, b in pairs)
        yield from need(rising and row.shares[-1][0] == row.length, file, at, "shares must rise up to the last space")
        yield from need(1 <= len(row.capital_call) <= 2, file, at, "there must be 1 or 2 capital calls")
        for call in row.capital_call:
            yield from need(call.after < row.length, file, at, "a capital call lies behind the last space")
        first, second = row.special
        ordered = first.space < second.space < row.length
        yield from need(ordered, file, at, "the special spaces must be in order and before the last space")
        for special in row.special:
            yield from need(special.pounds in (1, 2), file, at, "a special space pays 1 or 2 pounds")
            if row.id[0] in "AB":
                yield from need(special.kind in PERMANENT, file, at, f"{special.kind!r} is no permanent bonus")
            else:
                space = spaces.get(special.kind)
                yield from need(space is not None and space.track == row.id, file, at, f"no space {special.kind!r}")
        near = min(first.space, *(call.after + 1 for call in row.capital_call))
        yield from need(most < near, file, at, "a starting bonus reaches a special space or a capital call")
    kinds = {row.id: [special.kind for special in row.special] for row in s.tracks.track}
    yield from need(kinds["B2"] == ["extra-discs"] * 2, file, "row B2", "it must give additional bonus discs")
    for name in kinds["D2"]:
        yield from need(name in spaces and spaces[name].tracks > 0, file, "row D2", "its spaces move on other tracks")
    extra = [special.n for row in s.tracks.track for special in row.special if special.kind == "extra-discs"]
    discs = s.setup.per_player
    enough = max(discs.bonus_discs.values()) + max(extra, default=0) <= discs.bonus_discs_in_box
    yield from need(enough, file, "row B2", "it gives more bonus discs than a colour has")


PERMANENT = ("goods-discount", "any-goods-discount", "cotton-value", "expansion-value", "extra-discs")


def _spaces(s: Sheets) -> Iterator[Problem]:
    file = "tracks.toml"
    yield from unique(file, [row.id for row in s.tracks.additional_space])
    for row in s.tracks.additional_space:
        at = f"row {row.id}"
        named = [t for t in s.tracks.track if t.id == row.track and any(sp.kind == row.id for sp in t.special)]
        yield from need(len(named) == 1, file, at, "its track does not name it")
        does = (bool(row.options), row.buy_discount is not None, row.sell_plus is not None, row.tracks > 0)
        yield from need(sum(does) == 1, file, at, "it must have options, buy, sell or advance: exactly one of them")
    for track in ("C1", "C2", "D1", "D2"):
        count = sum(row.track == track for row in s.tracks.additional_space)
        yield from need(count == 2, file, f"row {track}", "it must have 2 additional spaces")


def _board(s: Sheets) -> Iterator[Problem]:
    file, slots = "player_board.toml", [row.opens for row in s.board.slot]
    yield from need(
        slots == ["diamond", "start", "start", "start", "ink"], file, "slot", "slots b, c, d are open first"
    )
    ink, diamond = s.board.bookkeeping, s.board.diamond
    yield from need(diamond.overflow_pounds == 2, file, "diamond", "a step beyond the end is worth 2 pounds")
    yield from need(ink.point_pounds_at_end == 2, file, "bookkeeping", "a point at the end is worth 2 pounds")
    for name, values, length in (("diamond", diamond.values, diamond.length), ("bookkeeping", ink.values, ink.length)):
        rising = all(a[0] < b[0] and a[1] < b[1] for a, b in itertools.pairwise(values))
        yield from need(rising and values[-1][0] == length, file, name, "values must rise up to the last space")
    spaces = list(range(ink.first_board_position, ink.length + 1))
    yield from need(
        sorted(ink.row_1 + ink.row_2) == spaces, file, "bookkeeping", "rows 1 and 2 must show each space once"
    )
    yield from need(set(ink.no_a_positions) < set(spaces), file, "bookkeeping", "no_a_positions must be board spaces")
    yield from need(ink.slot_position <= ink.length, file, "bookkeeping", "slot_position lies behind the track")
    yield from need(diamond.slot_space <= diamond.length, file, "diamond", "slot_space lies behind the track")


def _setup(s: Sheets) -> Iterator[Problem]:
    file, setup = "setup.toml", s.setup
    yield from need(setup.meta.players == (2, 3, 4), file, "meta", "the game is for 2, 3 or 4 players")
    yield from need(setup.meta.rounds == 7, file, "meta", "the game has 7 rounds")
    counts = dict(setup.per_player.bonus_discs)
    yield from need(set(counts) == {2, 3, 4}, file, "per_player", "bonus_discs must speak of 2, 3 and 4 players")
    track = setup.round_track
    for players, coins, total in ((2, track.coins_2, 6), (3, track.coins_3, 9), (4, track.coins_4, 12)):
        at = f"round_track, coins_{players}"
        yield from need(len(coins) == 7 and coins[0] == 0, file, at, "7 spaces, the first without coins")
        yield from need(
            sum(coins) == total and max(coins) <= 2, file, at, f"there must be {total} coins, at most 2 each"
        )
    shelf = setup.book_display
    yield from need(shelf.columns == (2, 3, 4, 5, 6, 7), file, "book_display", "one column under each of rounds 2 to 7")
    letters = Counter(shelf.letters * shelf.rows)
    fits = letters == {"A": 4, "B": 4, "C": 4} and len(shelf.letters) == len(shelf.columns)
    yield from need(fits and shelf.rows == 2, file, "book_display", "4 spaces a letter in 2 rows")
    yield from need(shelf.cost == {"A": 1, "B": 1, "C": 2}, file, "book_display", "books cost 1, 1 and 2 points")
    display = setup.display
    shape = display.rows == 4 and display.columns == ("left", "middle", "right")
    yield from need(shape, file, "display", "4 rows of left, middle, right")
    yield from need(
        set(display.fill_order) == set(display.columns), file, "display", "fill_order must name each column"
    )
    components, posts = setup.components, s.companies.meta.posts_per_company
    wanted = {
        "trading_posts": 4 * posts,
        "book_tiles": len(s.books.book),
        "starting_cards": 4 * len(s.cards.starting_card),
        "starting_expansion_cards": len(s.cards.starting_expansion),
        "track_cards": len(s.tracks.track_card),
        "company_track_boards": len(s.tracks.board),
        "bonus_tiles": len(s.bonus.tile),
        "bonus_discs": 4 * setup.per_player.bonus_discs_in_box,
        "track_discs": 4 * setup.per_player.track_discs,
    }
    for name, count in wanted.items():
        yield from need(components.get(name) == count, file, f"components, {name}", f"the tables have {count}")
