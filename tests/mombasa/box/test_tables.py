"""The tables: what comes with the program is right, and a mistake in a copy is named with file, row and constraint."""

import shutil
from collections.abc import Iterable, Iterator
from itertools import permutations, product
from pathlib import Path

import pytest

from boardgames.core.errors import UserError
from boardgames.core.game import Config
from boardgames.mombasa import GAME
from boardgames.mombasa.box.build import build
from boardgames.mombasa.box.tables import Book
from boardgames.mombasa.face.words.names import Names
from boardgames.mombasa.rules.bookkeepers import meets
from boardgames.store.component_tables import data_folder
from tests.edited_tables import edit
from tests.laws.random_walks import walk
from tests.mombasa.given import T
from tests.tui.drawing import check_form


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    folder = tmp_path / "mombasa"
    shutil.copytree(data_folder("mombasa"), folder)
    return folder


def test_the_tables_of_the_program_pass_their_own_checks() -> None:
    assert build(data_folder("mombasa")) == T


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("map.toml", 'a = "fezzan"\nb = "libyan-desert"', 'a = "fezzan"\nb = "atlantis"', "fezzan - atlantis"),
        ("map.toml", 'reward_kind = "pounds"\nreward = 3', 'reward_kind = "pounds"\nreward = 0', "row fezzan"),
        ("map.toml", 'id = "fezzan"', 'id = "nubia"', "2 times"),
        ("companies.toml", "coins = [0, 1, 1, 1, 2]", "coins = [0, 1, 1, 2, 1]", "row col-1"),
        ("companies.toml", 'first_game_track = "A1"', 'first_game_track = "A2"', "differs from setup.toml"),
        ("tracks.toml", "[20, 8]]", "[20, 7]]", "row A1: shares must rise"),
        ("tracks.toml", "space = 4, pounds = 1", "space = 4, pounds = 5", "row A1: a special space pays"),
        ("cards.toml", 'letter = "A"', 'letter = "B"', "letter A: there must be 9 cards"),
        ("cards.toml", "value = 2", "value = 7", "row a-coffee-2: goods have the values 1 to 4"),
        ("cards.toml", "crate = 2", "crate = -2", "row a-coffee-2, crate"),
        ("cards.toml", "crate = 2", "crate = 2\ncrates = 2", "row a-coffee-2: there is no column crates"),
        ("books.toml", 'letter = "A"', 'letter = "C"', "24 books of each letter"),
        (
            "books.toml",
            'rest = ["banana-2", "cotton-1"',
            'rest = ["banana-2", "banana-2"',
            "row start-01: a player lacks",
        ),
        ("bonus.toml", "cost_pounds = 1\nprovenance", "cost_pounds = 4\nprovenance", "row tile-plus-one: a tile space"),
        ("bonus.toml", "min = 1", "min = 4", "row majority-coffee: its tiers must rise"),
        ("player_board.toml", "[6, 10], [9, 15]", "[9, 15], [6, 10]", "diamond: values must rise"),
        ("player_board.toml", "row_2 = [10,", "row_2 = [9,", "rows 1 and 2"),
        ("setup.toml", "coins_2 = [0, 1", "coins_2 = [1, 1", "round_track, coins_2"),
        ("setup.toml", "rounds = 7", "rounds = 6", "the game has 7 rounds"),
        ("setup.toml", "book_tiles = 72", "book_tiles = 70", "components, book_tiles: the tables have 72"),
    ],
)
def test_a_mistake_is_named_with_file_row_and_constraint(
    copy: Path, file: str, old: str, new: str, message: str
) -> None:
    edit(copy, file, old, new)
    with pytest.raises(UserError) as error:
        build(copy)
    assert file in str(error.value)
    assert message in str(error.value)


def test_a_corrected_value_plays(copy: Path) -> None:
    """An owner of the box changes a crate and plays on with other tables."""
    edit(copy, "cards.toml", "crate = 2", "crate = 4")
    other = GAME.with_data(copy)
    assert other.tables.cards["a-coffee-2"].crate == 4
    assert other.data_digest != GAME.data_digest
    state = other.start(Config(2, 1, "first-game"))
    assert other.legal_actions(state, state.active)


STRANGE = [
    ("companies.toml", "coins = [0, 1, 1, 1, 2]", "coins = [0, 1, 2, 1, 2]", "as many coins as the back space"),
    ("map.toml", "mines = 1", "mines = 0", "no mine lies under its diamond"),
    ("map.toml", '[[border]]\na = "fezzan"\nb = "libyan-desert"\nlines = 2\n', "", "lie otherwise on the drawing"),
    ("books.toml", '{ track = "cape-town", n = 3 }', '{ track = "cape-town", n = 9 }', "a starting bonus reaches"),
]


def test_a_board_that_is_otherwise_than_ours_is_told_drawn_and_played(copy: Path) -> None:
    for file, old, new, _ in STRANGE:
        edit(copy, file, old, new)
    edit(copy, "map.toml", "x = 1\ny = 3\nw = 2\nh = 1\n", "x = 1\ny = 3\nw = 2\nh = 1\nmore = [[1, 4, 1, 1]]\n")
    found = GAME.findings(copy)
    assert not any(one.grave for one in found), found
    for _, _, _, text in STRANGE:
        assert any(text in one.text for one in found), text
    other = GAME.with_data(copy)
    for step in walk(other, Config(4, 3, "first-game"), 3):
        if step.number % 60 == 0:
            check_form(other, step.before, step.decision.seat, step.action)


def totals() -> Iterator[tuple[int, ...]]:
    return product(range(7), range(7), range(7), range(6), range(2))


def pays(book: Book, have: tuple[int, ...]) -> tuple[int, int, int, int]:
    """Pounds, points, diamonds and posts that a book gives with these totals."""
    kind, n = book.reward.kind, book.reward.n
    if kind == "cotton-minus-1":
        kind, n = "pounds", have[2] - 1
    pounds, points, diamonds, posts = (n * (kind == one) for one in ("pounds", "bookkeeping", "diamond", "remove-post"))
    return pounds, points, diamonds, posts


def as_good(x: Book, y: Book, hands: Iterable[tuple[int, ...]]) -> bool:
    """Whether one book gives what another gives, however the pounds and points of it are used: a point is a pound."""
    for have in hands:
        more, less = pays(x, have), pays(y, have)
        if more[0] + more[1] < less[0] + less[1] or any(a < b for a, b in zip(more[1:], less[1:], strict=True)):
            return False
    return True


def test_no_book_makes_another_one_worthless() -> None:
    """One that asks for no more, costs no more, may lie wherever the other may, and pays in its place."""
    met = {
        book: {have for have in totals() if meets(T.books[book], have, have[4])} for pile in T.supplies for book in pile
    }
    cost = {"A": 1, "B": 1, "C": 2}
    for x, y in permutations([T.books[book] for book in met], 2):
        if cost[x.letter] > cost[y.letter] or (x.letter == "A" and y.letter != "A") or not met[x.id] >= met[y.id]:
            continue
        same = met[x.id] == met[y.id] and x.letter == y.letter and x.reward == y.reward
        assert same or not as_good(x, y, met[y.id]), f"{x.label} makes {y.label} worthless"


def test_a_double_line_at_a_base_is_the_cheapest_way_to_what_lies_behind_it() -> None:
    for company, borders in enumerate(T.base_borders):
        for region, lines in borders:
            assert cheapest_way(company, region, direct=False) > lines, T.regions[region].name


def test_the_companies_reach_as_far_as_each_other() -> None:
    """The regions within 2, 3, 4 and 5 points of each base, all being empty, and the points to all of them."""
    ways = [[cheapest_way(company, region) for region in range(24)] for company in range(4)]
    for points in (2, 3, 4, 5):
        counts = [sum(cost <= points for cost in way) for way in ways]
        assert max(counts) - min(counts) <= 1, (points, counts)
    sums = [sum(way) for way in ways]
    assert max(sums) - min(sums) <= 2, sums


def cheapest_way(company: int, goal: int, *, direct: bool = True) -> int:
    """Points from a base to an empty region; perhaps not over the border between the two."""
    best = {region: lines for region, lines in T.base_borders[company] if direct or region != goal}
    for _ in T.regions:
        for a, b, lines in T.borders:
            for here, there in ((a, b), (b, a)):
                if here in best:
                    best[there] = min(best.get(there, 99), best[here] + lines)
    return best[goal]


def test_every_purchase_can_be_worth_its_price() -> None:
    """No rule depends on it."""
    assert [sum(map(sum, base)) for base in T.columns] == [15] * 4
    prices: dict[tuple[str, int, int, int], set[int]] = {}
    for card in (T.cards[card] for letter in T.deck for card in letter):
        prices.setdefault((card.kind, card.total, card.share_of, card.value or card.points), set()).add(card.crate)
    assert all(len(crates) == 1 for key, crates in prices.items() if key[0] in ("goods", "expansion", "share"))


def test_every_starting_book_can_be_met_with_the_cards_left_in_hand() -> None:
    for tile in T.starting_tiles.values():
        left = [*T.starting_cards[0], T.numbered_cards[0]]
        for icon in tile.rest:
            left.remove(next(card for card in left if T.cards[card].icon == icon))
        sums = [sum(T.cards[card].value for card in left if T.cards[card].total == kind) for kind in range(4)]
        assert meets(T.books[tile.id], (*sums, 0), 0)


def test_at_most_nine_books_a_turn() -> None:
    """10 points lie on the map and 8 cheap books in the display: lists of books to place stay short."""
    assert sum(region.reward for region in T.regions if region.reward_kind == "bookkeeping") == 10
    assert sum(cost == 1 for cost in T.shelf_costs) == 8


def test_codes_and_names_of_cards_tell_them_apart() -> None:
    for seat in range(4):
        cards = [*T.starting_cards[seat], T.numbered_cards[seat], *(card for letter in T.deck for card in letter)]
        assert len({T.cards[card].code for card in cards}) == len(cards)
        assert len({Names(T).marked(card) for card in cards}) == len(cards)
    codes = T.region_codes
    assert len(set(codes)) == 24
