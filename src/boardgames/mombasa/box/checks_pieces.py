"""Constraints on the pieces: cards, books, starting tiles, bonus spaces and bonus tiles."""

from collections import Counter
from collections.abc import Iterator

from boardgames.core.sheets import Problem
from boardgames.mombasa.box import rows_pieces as sh
from boardgames.mombasa.box.problems import COMPANIES, GOODS, need, unique
from boardgames.mombasa.box.rows import Sheets


def cards(s: Sheets) -> Iterator[Problem]:
    file, deck, setup = "cards.toml", s.cards.action_card, s.setup
    rows: list[sh.CardRow] = [*deck, *s.cards.starting_card, *s.cards.starting_expansion]
    yield from unique(file, [row.id for row in rows])
    yield from need(len(deck) == setup.components["action_cards"] == 44, file, "", "there must be 44 action cards")
    counts = Counter(row.letter for row in deck)
    for letter, count in setup.deck.counts.items():
        yield from need(counts[letter] == count, file, f"letter {letter}", f"there must be {count} cards")
    for row in rows:
        at = f"row {row.id}"
        yield from need((row.kind == "goods") == (row.good is not None), file, at, "exactly goods cards have a good")
        if row.kind == "goods":
            yield from need(row.value in (1, 2, 3, 4), file, at, "goods have the values 1 to 4")
        if row.kind == "expansion":
            yield from need(row.value in (1, 2, 3), file, at, "expansion cards have 1, 2 or 3 points")
        if row.kind == "bookkeeper":
            yield from need(row.points > 0, file, at, "a bookkeeper gives points")
        if row.kind == "share":
            yield from need(row.share is not None, file, at, "a share card names its company")
    for action in deck:
        last = action.letter in setup.deck.order_top_to_bottom[-2:]
        yield from need((action.kind == "share") == last, file, f"row {action.id}", "the last 8 cards are the shares")
    merchants = sorted((row.diamonds, row.pounds) for row in deck if row.kind == "merchant")
    yield from need(merchants == [(1, 2)] + [(2, 1)] * 4, file, "", "there must be 1 plain and 4 company merchants")
    mines = sorted(row.mines_company for row in deck if row.kind == "merchant" and row.mines_company)
    yield from need(mines == sorted(COMPANIES), file, "", "each company must have one merchant")
    for good in GOODS:
        values = {row.value for row in rows if row.good == good}
        yield from need(values == {1, 2, 3, 4}, file, "", f"{good} must exist in the values 1 to 4")
    starting = s.cards.starting_card
    yield from need(len(starting) == setup.per_player.starting_cards == 9, file, "", "there must be 9 starting cards")
    yield from need(all(row.kind != "merchant" for row in starting), file, "", "no starting card is a merchant")
    coffee = [row.crate for row in starting if row.good == "coffee" and row.value == 1]
    yield from need(coffee == [1], file, "row coffee-1", "a coffee 1 card has crate value 1")
    numbers = [(row.number, row.kind, row.value) for row in s.cards.starting_expansion]
    wanted = [(i, "expansion", 1) for i in range(1, 5)]
    yield from need(numbers == wanted, file, "", "there must be 4 numbered expansion cards of value 1")


def books(s: Sheets) -> Iterator[Problem]:
    file = "books.toml"
    yield from unique(file, [row.id for row in (*s.books.book, *s.books.starting_tile)])
    counts = Counter(row.letter for row in s.books.book)
    yield from need(counts == {"A": 24, "B": 24, "C": 24}, file, "", "there must be 24 books of each letter")
    for row in (*s.books.book, *s.books.starting_tile):
        kinds = [requirement.type for requirement in row.req]
        yield from need(len(set(kinds)) == len(kinds), file, f"row {row.id}", "two requirements of one type")
        gives = row.reward.n > 0 or row.reward.kind == "cotton-minus-1"
        yield from need(gives, file, f"row {row.id}", "the reward must be at least 1")

    faces = [([(need.type, need.n) for need in row.req], row.reward.kind, row.reward.n) for row in s.books.book]
    removed = {amount for _, kind, amount in faces if kind == "remove-post"}
    yield from need(removed == {1, 2}, file, "", "some books must remove 1 post, some 2")
    for wanted in ([("any-good", 4)], [("coffee", 3), ("any-good", 3)], [("expansion", 2)], [("cotton", 1)]):
        words = " and ".join(f"{kind} {n}" for kind, n in wanted)
        yield from need(any(needs == wanted for needs, _, _ in faces), file, "", f"no book requires {words}")
    cotton = any(needs == [("cotton", 1)] and kind == "cotton-minus-1" for needs, kind, _ in faces)
    yield from need(cotton, file, "", "a book for cotton 1 must pay the cotton total minus 1")
    helper = any(("helper", 1) in needs for needs, _, _ in faces)
    yield from need(helper, file, "", "no book requires a merchant or bookkeeper")


def starting_tiles(s: Sheets) -> Iterator[Problem]:
    file, tiles = "books.toml", s.books.starting_tile
    yield from need(
        len(tiles) == s.setup.components["starting_tiles"] == 10, file, "", "there must be 10 starting tiles"
    )
    icons = Counter([row.icon for row in s.cards.starting_card] + [s.cards.starting_expansion[0].icon])
    same = all(row.icon == s.cards.starting_expansion[0].icon for row in s.cards.starting_expansion)
    yield from need(same, "cards.toml", "", "the numbered expansion cards must share one icon")
    for row in tiles:
        yield from need(not Counter(row.rest) - icons, file, f"row {row.id}", "a player lacks one of its resting cards")
        names = [bonus.track for bonus in row.bonus]
        yield from need(len(set(names)) == len(names), file, f"row {row.id}", "its bonus names one track twice")
    bonuses = [[(bonus.track, bonus.n) for bonus in row.bonus] for row in tiles]
    for printed in ([("mombasa", 3)], [("diamond", 1), ("saint-louis", 1)]):
        words = " and ".join(f"{n} {name}" for name, n in printed)
        yield from need(printed in bonuses, file, "", f"no starting bonus is {words}")
    first = s.setup.first_game.starting_tiles
    known = len(first) == len(set(first)) == 4 and set(first) <= {row.id for row in tiles}
    yield from need(known, "setup.toml", "first_game", "it must name 4 starting tiles")
    dealt = s.setup.variable_game.deal_starting_tiles * 4
    yield from need(dealt <= len(tiles), "setup.toml", "variable_game", "there are too few starting tiles")


def bonus(s: Sheets) -> Iterator[Problem]:
    file, spaces = "bonus.toml", s.bonus.space
    yield from unique(file, [row.id for row in spaces])
    yield from unique(file, [row.id for row in s.bonus.tile])
    kinds = Counter(row.kind for row in spaces)
    text = "there must be 3 standard, 4 tile and 4 majority spaces"
    yield from need(kinds == {"standard": 3, "tile": 4, "majority": 4}, file, "", text)
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
    yield from need({row.id for row in spaces} == names, file, "", f"the spaces must be {', '.join(sorted(names))}")
    tiles = {row.id for row in s.bonus.tile}
    text = "each of the 4 tiles must have its space"
    yield from need(tiles == {row.tile for row in spaces if row.kind == "tile"} and len(tiles) == 4, file, "", text)
    kinds_of_tiles = [row.kind for row in s.bonus.tile]
    wanted = ["plus-one", "bookkeeper", "merchant", "expansion"]
    yield from need(kinds_of_tiles == wanted, file, "", f"the tiles must be {', '.join(wanted)}, in this order")
    pairs = {row.majority: row.id for row in s.companies.company}
    for row in spaces:
        at = f"row {row.id}"
        if row.kind == "tile":
            yield from need(row.cost_pounds in (1, 2), file, at, "a tile space costs 1 or 2 pounds")
        if row.kind == "majority":
            agrees = row.counts is not None and pairs.get(row.counts) == row.company
            yield from need(agrees, file, at, "its company differs from companies.toml")
            least = [tier.min for tier in row.tier]
            yield from need(least == sorted(set(least)) and least != [], file, at, "its tiers must rise")
            yield from _printed_tiers(row)
    for tile in s.bonus.tile:
        worth = (tile.n, tile.points, tile.diamonds, tile.per_other_merchant, tile.value)
        yield from need(worth == TILES[tile.kind], file, f"row {tile.id}", "it differs from the rulebook")


def _printed_tiers(row: sh.SpaceRow) -> Iterator[Problem]:
    file, at = "bonus.toml", f"row {row.id}"
    for total, steps, extra in PRINTED_TIERS.get(row.id, ()):
        tier = max((tier for tier in row.tier if tier.min <= total), key=lambda tier: tier.min, default=None)
        effects = [f"{effect.n} {effect.kind}" for effect in tier.effects] if tier else []
        holds = tier is not None and tier.steps == steps and effects == extra
        text = f"a total of {total} must give {' and '.join([f'{steps} steps', *extra])}"
        yield from need(holds, file, at, text)
    for least in PRINTED_STARTS.get(row.id, ()):
        yield from need(least in [tier.min for tier in row.tier], file, at, f"a tier must start at {least}")


PRINTED_TIERS: dict[str, tuple[tuple[int, int, list[str]], ...]] = {
    "majority-coffee": ((1, 2, []), (2, 2, []), (3, 3, []), (4, 3, []), (5, 4, ["1 remove-post"])),
    "majority-banana": ((5, 3, ["1 diamond"]),),
}
"""What the rulebook says of majority spaces: total, steps, extra reward."""

PRINTED_STARTS = {"majority-cotton": (4, 6)}
"""Totals at which a tier starts."""

TILES = {
    "plus-one": (1, 0, 0, 0, 0),
    "bookkeeper": (0, 1, 0, 0, 0),
    "merchant": (0, 0, 2, 1, 0),
    "expansion": (0, 0, 0, 0, 2),
}
"""What the tiles give: goods, bookkeeping points, diamond steps, steps for each other merchant, expansion value."""
