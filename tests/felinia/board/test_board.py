"""The drawing of Felinia: places, roads, and that it tells what matters."""

import pytest

from boardgames.core.protocol import Config
from boardgames.core.values import evolve
from boardgames.drawing.board import TAB_SIZE, TABLE_SIZE, Look
from boardgames.drawing.canvas import Canvas
from boardgames.felinia import GAME
from boardgames.felinia.actions import BidBank, BidMarket, Flip, Move, StopFlipping
from boardgames.felinia.board import table as board
from boardgames.felinia.board.map import roads_line
from boardgames.felinia.board.panels import notes
from boardgames.felinia.state import PHASES, FinalSale, Mystery, State
from tests.felinia.given import T, given, play, province, started
from tests.felinia.walking import keen_walk
from tests.tui.drawing import MAT_WIDTH, NAMES, check_first_tab, check_form, check_places, check_secrets, look_at

SETTINGS = [(2, "classic", ()), (3, "expert", ("next-boat",)), (4, "classic", ("next-boat",)), (4, "expert", ())]
every_setting = pytest.mark.parametrize(("players", "variant", "options"), SETTINGS)


@every_setting
def test_games_in_which_merchants_get_somewhere(players: int, variant: str, options: tuple[str, ...]) -> None:
    """Random games seldom board; these reach every question."""
    for count, (before, seat, action, _, _) in enumerate(keen_walk(players, 7, variant, options)):
        if count % 3 == 0:
            check_places(GAME, before, seat)
            check_first_tab(GAME, before, seat)
        if count % 6 == 0:
            check_form(GAME, before, seat, action)
        if count % 9 == 0:
            check_secrets(GAME, before, count)


@pytest.mark.parametrize("variant", ["classic", "expert"])
def test_every_place_has_a_region_in_the_table_and_in_a_tab(variant: str) -> None:
    bidding = started(4, variant)
    check_regions(bidding, *T.place_number, *T.dock_number, *T.boards[variant].number, "bank")
    check_regions(given(3, variant).player(0, money=3, wine=1).piles(guild=(0,)).commerce(), *T.bonus_tiles)
    buying = given(3, variant).market(1, books=1, wine=2).player(0, money=3).piles(m1=(0,)).commerce()
    check_regions(buying, "market-1.books", "market-1.wine")


def check_regions(state: State, *places: str) -> None:
    look = look_at(GAME, state)
    table = board.table(GAME, state, look)
    tabs = [canvas for _, canvas in board.tabs(GAME, state, look)]
    for place in places:
        assert place in table.regions, place
        x, y, width, height = table.regions[place]
        assert 0 <= x <= x + width <= TABLE_SIZE[0]
        assert 0 <= y <= y + height <= TABLE_SIZE[1]
        assert any(place in tab.regions for tab in tabs), place


def test_a_market_that_is_bid_for_lights_up_as_a_whole() -> None:
    state = given(3).market(1, books=1, wine=2).auction()
    table = board.table(GAME, state, look_at(GAME, state, 0))
    x, y, width, height = table.regions["market-1"]
    assert all(table.hits[row][x + column] == "market-1" for row in range(y, y + height) for column in range(width))


@pytest.mark.parametrize("variant", ["classic", "expert"])
def test_nothing_overlaps_on_the_map(variant: str) -> None:
    canvas = board.table(GAME, started(4, variant), Look(NAMES))
    cells = [canvas.regions[province.id] for province in T.boards[variant].provinces]
    taken = {(x + dx, y) for x, y, width, _ in cells for dx in range(width)}
    assert len(taken) == 5 * len(cells)
    text = canvas.lines()
    for province_ in T.boards[variant].provinces:
        x, y, _, _ = canvas.regions[province_.id]
        assert text[y][x : x + 2] == province_.code


@pytest.mark.parametrize("variant", ["classic", "expert"])
def test_every_road_is_drawn(variant: str) -> None:
    canvas = board.table(GAME, started(4, variant), Look(NAMES))
    side = T.boards[variant]
    drawn = sum(style == "land-2" for row in canvas.inks for style in row)
    assert drawn == sum(map(len, side.roads)) // 2


def test_a_board_tells_what_matters() -> None:
    position = (
        given(3).boats("5:00", "5:15", "7:15", "9:45").aboard(1, 2).player(0, clocks=2, clothes=1).piles(m1=(1, 2))
    )
    state = position.settled(1, "L1").face_up("T1").tile("T1", "tt-tigers-tigers-1").auction()
    lines = "\n".join(board.table(GAME, GAME.observe(state, 0), look_at(GAME, state, 0)).lines())
    assert "C$2 B$1" in lines, "top token first, each with its price"
    assert "next pays $3" in lines
    assert "full: sails" in lines
    assert "you can pay" in lines
    assert "lack" in lines
    assert "L1(B)" in lines or "l1(B)" in lines
    assert "T1=t3" in lines


def test_the_selected_choice_is_shown_as_a_ghost() -> None:
    state = given(3).auction()
    for action in (BidMarket("market-2"), BidBank()):
        canvas = board.table(GAME, state, look_at(GAME, state, 0, action))
        assert any("ghost" in row for row in canvas.inks)
    landing = given(3).boats("5:00", "5:15", "7:15", "9:45").aboard(1, 0).exploration()
    canvas = board.table(GAME, landing, look_at(GAME, landing, 0, Flip(province("classic", "L2"))))
    assert any("ghost" in row for row in canvas.inks)
    assert play(landing, Flip(province("classic", "L2")))


def test_a_merchant_who_would_move_is_shown_as_a_ghost() -> None:
    walking = play(given(3).boats("5:00", "5:15", "7:15", "9:45").aboard(1, 0).exploration(), StopFlipping())
    step = Move(province("classic", "La"))
    canvas = board.table(GAME, walking, look_at(GAME, walking, 0, step))
    x, y, _, _ = canvas.regions[step.to]
    assert "".join(canvas.chars[y][x + 2 : x + 5]) == "(A)"
    assert canvas.inks[y][x + 3] == "ghost"


def test_the_guild_says_how_many_swaps_point_at_it() -> None:
    state = given(3).player(0, money=3, wine=1, books=1).piles(guild=(0,)).commerce()
    look = look_at(GAME, state, 0)
    for canvas in (board.table(GAME, state, look), dict(board.tabs(GAME, state, look))["Markets"]):
        assert "8 swaps" in "\n".join(canvas.lines())


@pytest.mark.parametrize("variant", ["classic", "expert"])
def test_the_map_of_a_small_screen_names_every_road_of_a_country(variant: str) -> None:
    side = T.boards[variant]
    for country in range(len(T.countries)):
        line = roads_line(side, country)
        roads = {(at, to) for at, ends in enumerate(side.roads) for to in ends if at < to}
        of_country = [(at, to) for at, to in roads if side.countries[at] == country]
        assert sum(part.count(",") + 1 for part in line.split("  ")) == len(of_country)
        assert len(f"roads {line}") <= TAB_SIZE[0]


def test_the_map_of_a_small_screen_follows_the_cursor() -> None:
    state = given(3).boats("5:00", "5:15", "7:15", "9:45").auction()
    for place, code in (("dock-1", "La-"), (province("classic", "P1"), "Pa-"), ("market-1", "La-")):
        look = look_at(GAME, state, 0, selected=place)
        assert f"roads {code}" in "\n".join(dict(board.tabs(GAME, state, look))["Map"].lines()), place


@pytest.mark.parametrize("variant", ["classic", "expert"])
def test_notes_are_not_cut_off(variant: str) -> None:
    state = started(4, variant)
    beside = (notes.tile_points(T), notes.merchant_points(T), notes.bag(T, state), *notes.legend(T, variant))
    assert max(map(len, beside)) <= TABLE_SIZE[0] - board.MAP_LEFT
    assert max(len(notes.hint(T, phase)) for phase in ("end", *PHASES.values())) <= TABLE_SIZE[0]
    assert sum(len(mark) + len(text) + 3 for mark, text in notes.special_marks(T)) - 2 <= TABLE_SIZE[0]
    assert len(notes.handbook(T, state)) < TAB_SIZE[1]
    assert max(map(len, notes.handbook(T, state))) <= TAB_SIZE[0]


def test_the_next_boat_is_shown_whole() -> None:
    start = GAME.start(Config(4, 1, "classic", ("next-boat",)))
    for boat in T.boats:
        state = evolve(start, boats=(boat, *start.boats[1:]), frames=(FinalSale(0),))
        line = notes.stocks(T, state)
        assert len(line) <= TAB_SIZE[0]
        assert line in board.table(GAME, state, Look(NAMES)).lines()[24]


def shape(canvas: Canvas) -> list[tuple[int, int]]:
    """By row: where it begins and where it ends."""
    lines = ["".join(row) for row in canvas.chars]
    return [(len(line) - len(line.lstrip()), len(line.rstrip())) for line in lines]


@pytest.mark.parametrize("variant", ["classic", "expert"])
def test_the_drawer_has_one_shape_whatever_it_holds(variant: str) -> None:
    """Rows below the merchants are private: the same for every game and every moment."""
    shapes = set()
    for seed in (3, 9):
        for count, (state, _, _, _, _) in enumerate(keen_walk(3, seed, variant)):
            if count % 10 == 0:
                for seat in range(3):
                    seen = GAME.observe(state, seat)
                    canvas = board.mat(GAME, seen, seat, look_at(GAME, state, seat))
                    shapes.add((canvas.height, *shape(canvas)[PRIVATE:]))
    assert len(shapes) == 1


PRIVATE = 5
"""The first row of a mat that only its owner may read."""


def test_everything_that_can_be_won_fits_the_drawer() -> None:
    state = started(2, "expert")
    special = [tile.id for tile in notes.specials(T)]
    kinds = {kind: card for card, kind in T.mystery_cards.items()}
    rich = evolve(state.players[0], trade=tuple(special), bonus=tuple(T.bonus_tiles), mystery=tuple(kinds.values()))
    first, second, *_ = T.boards["expert"].posts
    rich = evolve(rich, settled=sum(1 << post for post in first + second[:2]))
    full = board.mat(GAME, evolve(state, players=(rich, state.players[1])), 0, Look(NAMES[:2], 0))
    empty = board.mat(GAME, state, 0, Look(NAMES[:2], 0))
    assert shape(full)[PRIVATE:] == shape(empty)[PRIVATE:]
    assert max(end for _, end in shape(full)) < MAT_WIDTH
    assert all(f"!{code}" in "\n".join(full.lines()) for code in ("SB", "LA", "WI"))


def test_cards_just_drawn_take_the_same_room_whatever_they_are() -> None:
    widths: set[tuple[bool, tuple[int, ...]]] = set()
    for state, seat, _, _, _ in keen_walk(4, 9, "expert"):
        frame = state.frames[-1]
        if isinstance(frame, Mystery) and len(frame.cards) == 2:
            for eye in (seat, None):
                seen, look = GAME.observe(state, eye), look_at(GAME, state, eye)
                widths.add((eye is None, (len(board.table(GAME, seen, look).lines()[-1]),)))
                widths.add((eye is None, tuple(map(len, board.tabs(GAME, seen, look)[0][1].lines()))))
    assert len(widths) == 4, "table and tab, one of each for the owner and one for the others"
