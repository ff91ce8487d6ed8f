"""Constraints between rows: counts of the box, facts of the rulebook, what the rules take for granted."""

import itertools
from collections import Counter
from collections.abc import Iterator

from boardgames.core.records import Finding
from boardgames.mombasa.box.rows import CardRow, Files, SpaceRow
from boardgames.store.table_rows import must, should, unique

COMPANIES = ("mombasa", "cape-town", "saint-louis", "cairo")
GOODS = ("coffee", "banana", "cotton")


def check(s: Files) -> Iterator[Finding]:
    """Everything that is wrong with the tables, or strange."""
    for part in (_map, _companies, _tracks, _spaces, _cards, _books, _starting_tiles, _bonus, _board, _setup):
        yield from part(s)


def _map(s: Files) -> Iterator[Finding]:
    file, rows = "map.toml", {row.id: row for row in s.map.region}
    yield from unique(file, "row", [row.id for row in s.map.region])
    yield from must(len(rows) == s.map.meta.regions == 24, file, "", "there must be 24 regions")
    near: dict[str, set[str]] = {name: set() for name in rows}
    pairs: set[frozenset[str]] = set()
    for border in s.map.border:
        pair = frozenset((border.a, border.b))
        name = f"border {border.a} - {border.b}"
        yield from must(pair <= set(rows) and len(pair) == 2, file, name, "it must part two different known regions")
        yield from must(pair not in pairs, file, name, "it is listed twice")
        pairs.add(pair)
        near[border.a].add(border.b)
        near[border.b].add(border.a)
    bases: dict[str, set[str]] = {name: set() for name in COMPANIES}
    for base in s.map.base_border:
        name = f"base border {base.company} - {base.region}"
        yield from must(base.region in rows, file, name, "the region is not known")
        yield from must(base.region not in bases[base.company], file, name, "it is listed twice")
        bases[base.company].add(base.region)
    enclaves = [row for row in s.map.region if row.inside]
    yield from must(len(enclaves) == 2, file, "", "there must be 2 enclaves")
    for row in enclaves:
        yield from must(row.inside in rows, file, f"row {row.id}", "the surrounding region is not known")
        yield from must(near[row.id] == {row.inside}, file, f"row {row.id}", "an enclave touches only its surroundings")
        yield from must(row.cells() <= rows[row.inside].cells(), file, f"row {row.id}", "its box lies outside")
    around = {row.inside for row in enclaves}
    for row in s.map.region:
        at = f"row {row.id}"
        text = "exactly the two regions around the enclaves have no reward"
        yield from must((row.reward_kind == "none") == (row.id in around), file, at, text)
        yield from must((row.reward > 0) == (row.reward_kind != "none"), file, at, "reward and reward_kind disagree")
        yield from must(not row.further or row.reward > 0, file, at, "further rewards need a first one")
        yield from should(not row.further, file, at, "it has several rewards")
        diamond = any(kind == "diamond" for kind, _ in row.rewards)
        yield from must(row.mines == 0 or diamond, file, at, "mines lie under diamonds only")
        yield from should(row.mines > 0 or not diamond, file, at, "no mine lies under its diamond")
    for company, start in bases.items():
        yield from must(_reach(near, start) == set(rows), file, f"base of {company}", "it cannot reach every region")
    yield from _drawing(s, pairs)


def _reach(near: dict[str, set[str]], start: set[str]) -> set[str]:
    got, todo = set(start), list(start)
    while todo:
        for name in near[todo.pop()] - got:
            got.add(name)
            todo.append(name)
    return got


def _drawing(s: Files, pairs: set[frozenset[str]]) -> Iterator[Finding]:
    file, outer = "map.toml", [row for row in s.map.region if not row.inside]
    owner: dict[tuple[int, int], str] = {}
    for row in outer:
        for x, y in row.cells():
            inside = x < s.map.meta.columns and y < s.map.meta.rows
            yield from must(inside, file, f"row {row.id}", "its box leaves the grid")
            yield from must((x, y) not in owner, file, f"row {row.id}", "its box overlaps another")
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
        yield from should(False, file, f"border {' - '.join(pair)}", "the boxes lie otherwise on the drawing")


def _companies(s: Files) -> Iterator[Finding]:
    file, meta = "companies.toml", s.companies.meta
    ids = tuple(row.id for row in s.companies.company)
    yield from must(ids == COMPANIES, file, "", f"the companies must be {', '.join(COMPANIES)}, in this order")
    yield from must(set(meta.scoring_order) == set(ids) and len(meta.scoring_order) == 4, file, "", "scoring_order")
    yield from must(meta.posts_per_company == 15, file, "", "a base must have 15 spaces")
    yield from unique(file, "row", [row.id for row in s.companies.base_column])
    for name in ids:
        columns = len(s.companies.columns_of(name))
        yield from must(columns == meta.columns_per_base == 3, file, f"row {name}", "a base must have 3 columns")
    for row in s.companies.base_column:
        at = f"row {row.id}"
        yield from should(row.company is None, file, at, "a base has coins of its own")
        yield from must(len(row.coins) == meta.spaces_per_column == 5, file, at, "a column must have 5 spaces")
        yield from must(row.coins[-1] == 2, file, at, "the back space must show 2 coins")
        yield from should(max(row.coins[:-1]) < 2, file, at, "another space shows as many coins as the back space")
    yield from must(len(s.companies.player_color) == 4, file, "", "there must be 4 player colours")
    yield from unique(file, "row", [row.id for row in s.companies.player_color])
    edges = {"north": s.map.edges.north, "west": s.map.edges.west, "south": s.map.edges.south, "east": s.map.edges.east}
    for company in s.companies.company:
        at = f"row {company.id}"
        yield from must(edges[company.edge] == company.id, file, at, "its edge differs from map.toml")
        track = s.setup.first_game.tracks[company.id]
        yield from must(track == company.first_game_track, file, at, "its first track differs from setup.toml")


def _tracks(s: Files) -> Iterator[Finding]:
    file = "tracks.toml"
    ids = [row.id for row in s.tracks.track]
    yield from must(sorted(ids) == [a + b for a in "ABCD" for b in "12"], file, "", "there must be 8 tracks, A1 to D2")
    sides = [row.sides for row in s.tracks.board]
    ends = [row.ends for row in s.tracks.track_card]
    yield from must(
        sides == ends and len(sides) == 4, file, "", "the 4 track cards must show the sides of the 4 boards"
    )
    yield from must(sorted(side for pair in sides for side in pair) == sorted(ids), file, "", "a side is no track")
    spaces = {row.id: row for row in s.tracks.additional_space}
    most = max(bonus.n for tile in s.books.starting_tile for bonus in tile.bonus if bonus.track != "diamond")
    for row in s.tracks.track:
        at = f"row {row.id}"
        pairs = zip(row.shares, row.shares[1:], strict=False)
        rising = all(a[0] < b[0] and a[1] < b[1] for a, b in pairs)
        yield from must(rising and row.shares[-1][0] == row.length, file, at, "shares must rise up to the last space")
        yield from must(1 <= len(row.capital_call) <= 2, file, at, "there must be 1 or 2 capital calls")
        for call in row.capital_call:
            yield from must(call.after < row.length, file, at, "a capital call lies behind the last space")
        first, second = row.special
        ordered = first.space < second.space < row.length
        yield from must(ordered, file, at, "the special spaces must be in order and before the last space")
        for special in row.special:
            yield from must(special.pounds in (1, 2), file, at, "a special space pays 1 or 2 pounds")
            if row.id[0] in "AB":
                yield from must(special.kind in PERMANENT, file, at, f"{special.kind!r} is no permanent bonus")
            else:
                space = spaces.get(special.kind)
                yield from must(space is not None and space.track == row.id, file, at, f"no space {special.kind!r}")
        near = min(first.space, *(call.after + 1 for call in row.capital_call))
        yield from should(most < near, file, at, "a starting bonus reaches a special space or a capital call")
    kinds = {row.id: [special.kind for special in row.special] for row in s.tracks.track}
    yield from must(kinds["B2"] == ["extra-discs"] * 2, file, "row B2", "it must give additional bonus discs")
    for name in kinds["D2"]:
        yield from must(name in spaces and spaces[name].tracks > 0, file, "row D2", "its spaces move on other tracks")
    extra = [special.n for row in s.tracks.track for special in row.special if special.kind == "extra-discs"]
    discs = s.setup.per_player
    enough = max(discs.bonus_discs.values()) + max(extra, default=0) <= discs.bonus_discs_in_box
    yield from must(enough, file, "row B2", "it gives more bonus discs than a colour has")


PERMANENT = ("goods-discount", "any-goods-discount", "cotton-value", "expansion-value", "extra-discs")


def _spaces(s: Files) -> Iterator[Finding]:
    file = "tracks.toml"
    yield from unique(file, "row", [row.id for row in s.tracks.additional_space])
    for row in s.tracks.additional_space:
        at = f"row {row.id}"
        named = [t for t in s.tracks.track if t.id == row.track and any(sp.kind == row.id for sp in t.special)]
        yield from must(len(named) == 1, file, at, "its track does not name it")
        does = (bool(row.options), row.buy_discount is not None, row.sell_plus is not None, row.tracks > 0)
        yield from must(sum(does) == 1, file, at, "it must have options, buy, sell or advance: exactly one of them")
    for track in ("C1", "C2", "D1", "D2"):
        count = sum(row.track == track for row in s.tracks.additional_space)
        yield from must(count == 2, file, f"row {track}", "it must have 2 additional spaces")


def _board(s: Files) -> Iterator[Finding]:
    file, slots = "player_board.toml", [row.opens for row in s.board.slot]
    yield from must(
        slots == ["diamond", "start", "start", "start", "ink"], file, "slot", "slots b, c, d are open first"
    )
    ink, diamond = s.board.bookkeeping, s.board.diamond
    yield from must(diamond.overflow_pounds == 2, file, "diamond", "a step beyond the end is worth 2 pounds")
    yield from must(ink.point_pounds_at_end == 2, file, "bookkeeping", "a point at the end is worth 2 pounds")
    for name, values, length in (("diamond", diamond.values, diamond.length), ("bookkeeping", ink.values, ink.length)):
        rising = all(a[0] < b[0] and a[1] < b[1] for a, b in itertools.pairwise(values))
        yield from must(rising and values[-1][0] == length, file, name, "values must rise up to the last space")
    spaces = list(range(ink.first_board_position, ink.length + 1))
    yield from must(
        sorted(ink.row_1 + ink.row_2) == spaces, file, "bookkeeping", "rows 1 and 2 must show each space once"
    )
    yield from must(set(ink.no_a_positions) < set(spaces), file, "bookkeeping", "no_a_positions must be board spaces")
    yield from must(ink.slot_position <= ink.length, file, "bookkeeping", "slot_position lies behind the track")
    yield from must(diamond.slot_space <= diamond.length, file, "diamond", "slot_space lies behind the track")


def _setup(s: Files) -> Iterator[Finding]:
    file, setup = "setup.toml", s.setup
    yield from must(setup.meta.players == (2, 3, 4), file, "meta", "the game is for 2, 3 or 4 players")
    yield from must(setup.meta.rounds == 7, file, "meta", "the game has 7 rounds")
    counts = setup.per_player.bonus_discs
    yield from must(set(counts) == {"2", "3", "4"}, file, "per_player", "bonus_discs must speak of 2, 3 and 4 players")
    track = setup.round_track
    for players, coins, total in ((2, track.coins_2, 6), (3, track.coins_3, 9), (4, track.coins_4, 12)):
        at = f"round_track, coins_{players}"
        yield from must(len(coins) == 7 and coins[0] == 0, file, at, "7 spaces, the first without coins")
        yield from must(
            sum(coins) == total and max(coins) <= 2, file, at, f"there must be {total} coins, at most 2 each"
        )
    shelf = setup.book_display
    yield from must(shelf.columns == (2, 3, 4, 5, 6, 7), file, "book_display", "one column under each of rounds 2 to 7")
    letters = Counter(shelf.letters * shelf.rows)
    fits = letters == {"A": 4, "B": 4, "C": 4} and len(shelf.letters) == len(shelf.columns)
    yield from must(fits and shelf.rows == 2, file, "book_display", "4 spaces per letter in 2 rows")
    yield from must(shelf.cost == {"A": 1, "B": 1, "C": 2}, file, "book_display", "books cost 1, 1 and 2 points")
    display = setup.display
    shape = display.rows == 4 and display.columns == ("left", "middle", "right")
    yield from must(shape, file, "display", "4 rows of left, middle, right")
    yield from must(
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
        yield from must(components.get(name) == count, file, f"components, {name}", f"the tables have {count}")


def _cards(s: Files) -> Iterator[Finding]:
    file, deck, setup = "cards.toml", s.cards.action_card, s.setup
    rows: list[CardRow] = [*deck, *s.cards.starting_card, *s.cards.starting_expansion]
    yield from unique(file, "row", [row.id for row in rows])
    yield from must(len(deck) == setup.components["action_cards"] == 44, file, "", "there must be 44 action cards")
    counts = Counter(row.letter for row in deck)
    for letter, count in setup.deck.counts.items():
        yield from must(counts[letter] == count, file, f"letter {letter}", f"there must be {count} cards")
    for row in rows:
        at = f"row {row.id}"
        yield from must((row.kind == "goods") == (row.good is not None), file, at, "exactly goods cards have a good")
        if row.kind == "goods":
            yield from must(row.value in (1, 2, 3, 4), file, at, "goods have the values 1 to 4")
        if row.kind == "expansion":
            yield from must(row.value in (1, 2, 3), file, at, "expansion cards have 1, 2 or 3 points")
        if row.kind == "bookkeeper":
            yield from must(row.points > 0, file, at, "a bookkeeper gives points")
        if row.kind == "share":
            yield from must(row.share is not None, file, at, "a share card names its company")
    for row in (*s.cards.starting_card, *s.cards.starting_expansion):
        yield from must(row.icon != "" and not row.letter, file, f"row {row.id}", "a starting card has an icon")
    for action in deck:
        last = action.letter in setup.deck.order_top_to_bottom[-2:]
        yield from must((action.kind == "share") == last, file, f"row {action.id}", "the last 8 cards are the shares")
    merchants = sorted((row.diamonds, row.pounds) for row in deck if row.kind == "merchant")
    yield from must(merchants == [(1, 2)] + [(2, 1)] * 4, file, "", "there must be 1 plain and 4 company merchants")
    mines = sorted(row.mines_company for row in deck if row.kind == "merchant" and row.mines_company)
    yield from must(mines == sorted(COMPANIES), file, "", "each company must have one merchant")
    for good in GOODS:
        values = {row.value for row in rows if row.good == good}
        yield from must(values == {1, 2, 3, 4}, file, "", f"{good} must exist in the values 1 to 4")
    starting = s.cards.starting_card
    yield from must(len(starting) == setup.per_player.starting_cards == 9, file, "", "there must be 9 starting cards")
    yield from must(all(row.kind != "merchant" for row in starting), file, "", "no starting card is a merchant")
    coffee = [row.crate for row in starting if row.good == "coffee" and row.value == 1]
    yield from must(coffee == [1], file, "row coffee-1", "a coffee 1 card has crate value 1")
    numbers = [(row.number, row.kind, row.value) for row in s.cards.starting_expansion]
    wanted = [(i, "expansion", 1) for i in range(1, 5)]
    yield from must(numbers == wanted, file, "", "there must be 4 numbered expansion cards of value 1")


def _books(s: Files) -> Iterator[Finding]:
    file = "books.toml"
    yield from unique(file, "row", [row.id for row in (*s.books.book, *s.books.starting_tile)])
    counts = Counter(row.letter for row in s.books.book)
    yield from must(counts == {"A": 24, "B": 24, "C": 24}, file, "", "there must be 24 books of each letter")
    for row in (*s.books.book, *s.books.starting_tile):
        kinds = [requirement.type for requirement in row.req]
        yield from must(len(set(kinds)) == len(kinds), file, f"row {row.id}", "two requirements of one type")
        gives = row.reward.n > 0 or row.reward.kind == "cotton-minus-1"
        yield from must(gives, file, f"row {row.id}", "the reward must be at least 1")

    faces = [([(need.type, need.n) for need in row.req], row.reward.kind, row.reward.n) for row in s.books.book]
    removed = {amount for _, kind, amount in faces if kind == "remove-post"}
    yield from must(removed == {1, 2}, file, "", "some books must remove 1 post, some 2")
    for wanted in ([("any-good", 4)], [("coffee", 3), ("any-good", 3)], [("expansion", 2)], [("cotton", 1)]):
        words = " and ".join(f"{kind} {n}" for kind, n in wanted)
        yield from must(any(needs == wanted for needs, _, _ in faces), file, "", f"no book requires {words}")
    cotton = any(needs == [("cotton", 1)] and kind == "cotton-minus-1" for needs, kind, _ in faces)
    yield from must(cotton, file, "", "a book for cotton 1 must pay the cotton total minus 1")
    helper = any(("helper", 1) in needs for needs, _, _ in faces)
    yield from must(helper, file, "", "no book requires a merchant or bookkeeper")


def _starting_tiles(s: Files) -> Iterator[Finding]:
    file, tiles = "books.toml", s.books.starting_tile
    yield from must(
        len(tiles) == s.setup.components["starting_tiles"] == 10, file, "", "there must be 10 starting tiles"
    )
    icons = Counter([row.icon for row in s.cards.starting_card] + [s.cards.starting_expansion[0].icon])
    same = all(row.icon == s.cards.starting_expansion[0].icon for row in s.cards.starting_expansion)
    yield from must(same, "cards.toml", "", "the numbered expansion cards must share one icon")
    for row in tiles:
        yield from must(not Counter(row.rest) - icons, file, f"row {row.id}", "a player lacks one of its resting cards")
        names = [bonus.track for bonus in row.bonus]
        yield from must(len(set(names)) == len(names), file, f"row {row.id}", "its bonus names one track twice")
    bonuses = [[(bonus.track, bonus.n) for bonus in row.bonus] for row in tiles]
    for printed in ([("mombasa", 3)], [("diamond", 1), ("saint-louis", 1)]):
        words = " and ".join(f"{n} {name}" for name, n in printed)
        yield from must(printed in bonuses, file, "", f"no starting bonus is {words}")
    first = s.setup.first_game.starting_tiles
    known = len(first) == len(set(first)) == 4 and set(first) <= {row.id for row in tiles}
    yield from must(known, "setup.toml", "first_game", "it must name 4 starting tiles")
    dealt = s.setup.variable_game.deal_starting_tiles * 4
    yield from must(dealt <= len(tiles), "setup.toml", "variable_game", "there are too few starting tiles")


def _bonus(s: Files) -> Iterator[Finding]:
    file, spaces = "bonus.toml", s.bonus.space
    yield from unique(file, "row", [row.id for row in spaces])
    yield from unique(file, "row", [row.id for row in s.bonus.tile])
    kinds = Counter(row.kind for row in spaces)
    text = "there must be 3 standard, 4 tile and 4 majority spaces"
    yield from must(kinds == {"standard": 3, "tile": 4, "majority": 4}, file, "", text)
    names = {
        "start-player",
        "buy-card",
        "sell-card",
        "tile-plus-one",
        "tile-bookkeeper",
        "tile-merchant",
        "tile-expansion",
        *(f"majority-{kind}" for kind in (*GOODS, "expansion")),
    }
    yield from must({row.id for row in spaces} == names, file, "", f"the spaces must be {', '.join(sorted(names))}")
    tiles = {row.id for row in s.bonus.tile}
    text = "each of the 4 tiles must have its space"
    yield from must(tiles == {row.tile for row in spaces if row.kind == "tile"} and len(tiles) == 4, file, "", text)
    kinds_of_tiles = [row.kind for row in s.bonus.tile]
    wanted = ["plus-one", "bookkeeper", "merchant", "expansion"]
    yield from must(kinds_of_tiles == wanted, file, "", f"the tiles must be {', '.join(wanted)}, in this order")
    pairs = {row.majority: row.id for row in s.companies.company}
    for row in spaces:
        at = f"row {row.id}"
        if row.kind == "tile":
            yield from must(row.cost_pounds in (1, 2), file, at, "a tile space costs 1 or 2 pounds")
        if row.kind == "majority":
            agrees = row.counts is not None and pairs.get(row.counts) == row.company
            yield from must(agrees, file, at, "its company differs from companies.toml")
            least = [tier.min for tier in row.tier]
            yield from must(least == sorted(set(least)) and least != [], file, at, "its tiers must rise")
            yield from _printed_tiers(row)
    for tile in s.bonus.tile:
        worth = (tile.n, tile.points, tile.diamonds, tile.per_other_merchant, tile.value)
        yield from must(worth == TILES[tile.kind], file, f"row {tile.id}", "it differs from the rulebook")


def _printed_tiers(row: SpaceRow) -> Iterator[Finding]:
    file, at = "bonus.toml", f"row {row.id}"
    for total, steps, extra in PRINTED_TIERS.get(row.id, ()):
        tier = max((tier for tier in row.tier if tier.min <= total), key=lambda tier: tier.min, default=None)
        effects = [f"{effect.n} {effect.kind}" for effect in tier.effects] if tier else []
        holds = tier is not None and tier.steps == steps and effects == extra
        text = f"a total of {total} must give {' and '.join([f'{steps} steps', *extra])}"
        yield from must(holds, file, at, text)
    for least in PRINTED_STARTS.get(row.id, ()):
        yield from must(least in [tier.min for tier in row.tier], file, at, f"a tier must start at {least}")


PRINTED_TIERS: dict[str, tuple[tuple[int, int, list[str]], ...]] = {
    "majority-coffee": ((1, 2, []), (2, 2, []), (3, 3, []), (4, 3, []), (5, 4, ["1 remove-post"])),
    "majority-banana": ((5, 3, ["1 diamond"]),),
}
"""Majority spaces as the rulebook has them: total, steps, extra reward."""

PRINTED_STARTS = {"majority-cotton": (4, 6)}
"""Totals at which a tier starts."""

TILES = {
    "plus-one": (1, 0, 0, 0, 0),
    "bookkeeper": (0, 1, 0, 0, 0),
    "merchant": (0, 0, 2, 1, 0),
    "expansion": (0, 0, 0, 0, 2),
}
"""Tiles and what they give: goods, bookkeeping points, diamond steps, steps per other merchant, expansion value."""
