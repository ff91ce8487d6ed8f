"""The drawing of Felinia: places, roads, and that it tells what matters."""

from itertools import groupby

import pytest

from boardgames.core.game import Config
from boardgames.core.values import evolve
from boardgames.felinia import GAME
from boardgames.felinia.actions import BidBank, BidMarket, BuyGood, Flip, KeepFourth, Move, Sell, StopFlipping, Swap
from boardgames.felinia.face import table as board
from boardgames.felinia.face.colours import BRASS, COIN, FLAG, GHOSTS, LAND, SPECIAL, TILE
from boardgames.felinia.face.panels import notes
from boardgames.felinia.face.panels.labels import hidden_peoples
from boardgames.felinia.face.panels.scene import scene
from boardgames.felinia.face.words.names import Names
from boardgames.felinia.state import Bid, FinalSale, Mystery, State
from boardgames.kit.canvas import Canvas, Region
from boardgames.kit.colours import CURSOR, PLAYERS, TABLE, exact
from boardgames.kit.look import TABLE_SIZE, Look
from tests.felinia.given import T, given, play, province, started
from tests.felinia.random_walk import keen_walk
from tests.tui.colours import smallest_distance
from tests.tui.drawing import (
    MAT_WIDTH,
    NAMES,
    check_first_tab,
    check_form,
    check_places,
    check_secrets,
    is_lit,
    look_at,
    needed_part,
)

SETTINGS = [(2, "classic", ()), (3, "expert", ("next-boat",)), (4, "classic", ("next-boat",)), (4, "expert", ())]
every_setting = pytest.mark.parametrize(("players", "variant", "options"), SETTINGS)
WORDS = Names(T)
both_sides = pytest.mark.parametrize("variant", ["classic", "expert"])


@every_setting
def test_games_in_which_merchants_get_somewhere(players: int, variant: str, options: tuple[str, ...]) -> None:
    """Random games seldom board; these reach every question."""
    for count, (before, seat, action, _, _) in enumerate(keen_walk(players, 7, variant, options)):
        if count % 20 == 0:
            check_places(GAME, before, seat)
            check_first_tab(GAME, before, seat)
            check_form(GAME, before, seat, action)
        if count % 80 == 0:
            check_secrets(GAME, before, count)


# regions


@both_sides
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


@both_sides
def test_all_that_is_no_place_of_a_choice_can_be_pointed_at_too(variant: str) -> None:
    """Purses, piles, countries, peoples, merchants, cards and players' things."""
    state = started(3, variant)
    seen, look = GAME.observe(state, 0), look_at(GAME, state, 0)
    countries = {f"country.{country.id}" for country in T.countries}
    assert {"purse.0", "first", "boats", *countries} <= set(board.table(GAME, seen, look).regions)
    assert {"purse.2", "bag", "player.2", *countries} <= set(board.large(GAME, seen, look).regions)
    tabs = [set(canvas.regions) for _, canvas in board.tabs(GAME, seen, look)]
    assert {"bag", "boats", *countries} <= set.union(*tabs)
    for seat in range(3):
        things = ("purse", "own-board", "goods", "resources", "merchants", "tiles", "bonus")
        assert {f"{thing}.{seat}" for thing in things} <= set(board.mat(GAME, seen, seat, look).regions)
    walking = given(3, variant).boats("5:00", "5:15", "7:15", "9:45").aboard(1, 0).exploration()
    regions = set(board.table(GAME, walking, look_at(GAME, walking)).regions)
    assert {"journey", "merchants.0", *(f"people.{people.id}" for people in T.peoples), *T.dock_number} <= regions


def test_a_market_that_is_bid_for_lights_up_as_a_whole() -> None:
    state = given(3).market(1, books=1, wine=2).auction()
    table = board.table(GAME, state, look_at(GAME, state, 0))
    x, y, width, height = table.regions["market-1"]
    assert all(table.hits[row][x + column] == "market-1" for row in range(y, y + height) for column in range(width))


@both_sides
def test_whatever_is_selected_is_seen(variant: str) -> None:
    for state in (started(4, variant), given(3, variant).player(0, money=3, wine=1).piles(guild=(0,)).commerce()):
        plain = board.table(GAME, state, look_at(GAME, state, 0))
        for place in plain.regions:
            canvas = board.table(GAME, state, look_at(GAME, state, 0, selected=place))
            assert canvas.shows_selection
            if place != "guild" or isinstance(state.frames[-1], Bid):
                assert yellow(canvas) > yellow(plain), place


def yellow(canvas: Canvas) -> int:
    """How many cells show the selection or what it would do."""
    grounds = sum(ground == CURSOR for row in canvas.grounds for ground in row)
    return grounds + sum(ink[:8] in (exact(CURSOR), CURSOR, CURSOR + "!") for row in canvas.inks for ink in row)


def text_in(canvas: Canvas, region: Region) -> str:
    x, y, width, height = region
    return "\n".join("".join(row[x : x + width]) for row in canvas.chars[y : y + height])


# the island


@both_sides
def test_nothing_overlaps_on_the_map(variant: str) -> None:
    state = started(4, variant)
    for canvas in (board.table(GAME, state, Look(NAMES)), board.large(GAME, state, Look(NAMES))):
        regions = [canvas.regions[province.id] for province in T.boards[variant].provinces]
        cells = [(x + dx, y + dy) for x, y, width, height in regions for dx in range(width) for dy in range(height)]
        assert len({*cells}) == len(cells)
        for region in regions:
            assert text_in(canvas, region).translate(dict.fromkeys(map(ord, "▀▄─╲╱~ \n"))), region


@both_sides
def test_every_road_is_seen(variant: str) -> None:
    side, state = T.boards[variant], started(4, variant)
    for canvas in (board.table(GAME, state, Look(NAMES)), board.large(GAME, state, Look(NAMES))):
        for at, ends in enumerate(side.roads):
            for to in ends:
                assert_road(canvas, *(canvas.regions[side.provinces[end].id] for end in (at, to)))


def assert_road(canvas: Canvas, one: Region, other: Region) -> None:
    """Between the middles of two places there is a piece of road."""
    (x0, y0), (x1, y1) = ((r.x + r.width // 2, r.y + r.height // 2) for r in (one, other))
    rows, columns = range(min(y0, y1), max(y0, y1) + 1), range(min(x0, x1), max(x0, x1) + 1)
    glyph = "─" if y0 == y1 else "╲" if (x1 - x0) * (y1 - y0) > 0 else "╱"
    assert any(canvas.chars[row][column] == glyph for row in rows for column in columns), (one, other)


@both_sides
def test_the_map_of_a_small_screen_shows_every_place_and_road_of_a_country(variant: str) -> None:
    side, state = T.boards[variant], started(4, variant)
    for country in range(len(T.countries)):
        own = [at for at, number in enumerate(side.countries) if number == country]
        look = look_at(GAME, state, 0, selected=side.provinces[own[0]].id)
        canvas = dict(board.tabs(GAME, state, look))["Country"]
        assert T.countries[country].label in canvas.lines()[0]
        for at in own:
            assert side.provinces[at].id in canvas.regions
            for to in side.roads[at]:
                assert_road(canvas, *(canvas.regions[side.provinces[end].id] for end in (at, to)))


def test_the_map_of_a_small_screen_follows_the_cursor() -> None:
    state = given(3).boats("5:00", "5:15", "7:15", "9:45").auction()
    for place, name in (("dock-1", "Lions"), (province("classic", "P1"), "Panthers"), ("market-1", "Lions")):
        look = look_at(GAME, state, 0, selected=place)
        assert name in dict(board.tabs(GAME, state, look))["Country"].lines()[0], place


def test_on_the_small_island_land_is_seen_between_tiles_and_every_sign_is_explained() -> None:
    island = dict(board.tabs(GAME, started(4, "expert"), Look(NAMES)))["Island"]
    rows = ["".join(chars) for chars in island.chars]
    assert "Jaguar" not in "".join(rows[:9]), "two letters are enough where a province has one row"
    assert "Jg" in "".join(rows[:9])
    for sign, word in (("◆", "gold"), ("▲", "spice"), ("▼", "provision"), ("★", "mysterious place")):
        assert f"{sign} {word}" in rows[-1]
        assert any(sign in row for row in rows[:9])
    posts = [row for row in T.boards["expert"].provinces if row.kind == "post"]
    regions = [island.regions[row.id] for row in posts]
    cards = {island.grounds[at.y][at.x + at.width // 2] for at in regions}
    for grounds in island.grounds[:9]:
        runs = [len([*run]) for card, run in groupby(grounds, key=cards.__contains__) if card]
        assert all(run <= 7 for run in runs), "two tiles never touch"


def test_the_large_island_says_symbols_in_whole_words() -> None:
    text = "\n".join(board.large(GAME, started(4, "expert"), Look(NAMES)).lines())
    for words in (" ▼provision ", " ★ mystery ", " ▲ spice ", " ■ good "):
        assert words in text


def test_neighbours_of_one_player_are_joined() -> None:
    joined = given(3).settled(1, "L1", "L2").auction()
    apart = given(3).settled(1, "L1").settled(2, "L2").auction()
    counts = []
    for state in (joined, apart):
        canvas = board.table(GAME, state, Look(NAMES[:3]))
        x, y, _, _ = canvas.regions[province("classic", "L1")]
        piece = canvas.grounds[y + 1][x + 3]
        counts.append(sum(ground == piece for row in canvas.grounds[y : y + 6] for ground in row[x : x + 11]))
    assert counts[0] > counts[1] + 5


# what is told


def test_a_board_tells_what_matters() -> None:
    position = (
        given(3).boats("5:00", "5:15", "7:15", "9:45").aboard(1, 2).player(0, clocks=2, clothes=1).piles(m1=(1, 2))
    )
    state = position.settled(1, "L1").face_up("T1").tile("T1", "tt-tigers-tigers-1").auction()
    canvas = board.table(GAME, GAME.observe(state, 0), look_at(GAME, state, 0))
    pile = text_in(canvas, canvas.regions["market-1"])
    assert pile.index("m1") < pile.index("C") < pile.index("B"), "the next token would lie on top"
    boats = [text_in(canvas, canvas.regions[dock]) for dock in T.dock_number]
    assert "goes" in boats[0]
    assert "full" in boats[0]
    assert any("can pay" in boat for boat in boats)
    assert any("lack" in boat for boat in boats)
    assert "B" in text_in(canvas, canvas.regions[province("classic", "L1")])
    assert "Tiger" in text_in(canvas, canvas.regions[province("classic", "T1")])


@both_sides
def test_all_that_may_have_to_be_looked_up_is_found(variant: str) -> None:
    """On the table, in the tabs or on the mats."""
    state = started(4, variant)
    seen, look = GAME.observe(state, 0), look_at(GAME, state, 0)
    mats = [board.mat(GAME, seen, seat, look) for seat in range(4)]
    parts = [board.table(GAME, seen, look), *(canvas for _, canvas in board.tabs(GAME, seen, look)), *mats]
    text = "\n".join(line for canvas in parts for line in canvas.lines())
    facts = [f"{count} {T.goods[good].tile}" for good, count in enumerate(state.bag)]
    facts += [f"{len(state.boats)} more, the last 5 blue", "A is first", "first player", "+1 ●", "+2 ●", "+3 ●"]
    facts += [f"{country.label} {len(T.boards[variant].posts[at])}" for at, country in enumerate(T.countries)]
    facts += [*notes.handbook(WORDS, variant), "tokens", "aboard", "left", "resources", "goods", "bonus", "worth"]
    facts += [boat.time for ship in state.ships if (boat := T.boats.get(ship.boat))]
    if variant == "expert":
        facts += [WORDS.gist(tile.effect) for tile in notes.specials(T)]
        facts += [notes.mark(WORDS, tile) for tile in notes.specials(T)]
    assert [fact for fact in facts if fact not in text] == []


def test_each_phase_puts_its_question_first() -> None:
    """A brass plate lies on the sheet that is asked about, and the first tab shows it."""
    ships = given(3).boats("5:00", "5:15", "7:15", "9:45")
    bought = ships.player(0, money=5, clocks=2, clothes=1).market(1, books=1).piles(m1=(0,)).commerce()
    guild = given(3).player(0, money=3, wine=1).piles(guild=(0,)).commerce()
    landing = given(3).boats("5:00", "5:15", "7:15", "9:45").aboard(1, 0).exploration()
    cases = [
        (given(3).auction(), 0, "Auction", "Markets"),
        (bought, 0, "Commerce", "Markets"),
        (play(bought, BuyGood("books")), 14, "Harbour", "Boats"),
        (guild, 0, "Guild", "Markets"),
        (landing, 0, "Exploration", "Country"),
        (evolve(landing, frames=(FinalSale(0),)), 0, "Final sales", "Markets"),
    ]
    for state, row, title, tab in cases:
        look = look_at(GAME, state, 0)
        canvas = board.table(GAME, state, look)
        plates = [y for y in range(TABLE_SIZE[1]) if canvas.grounds[y][0] == BRASS]
        assert plates == [row], title
        assert title in canvas.lines()[row]
        assert board.needed(GAME, state, look) == tab


# ghosts


def test_the_selected_choice_is_shown_as_a_ghost() -> None:
    state = given(3).auction()
    plain = yellow(board.table(GAME, state, look_at(GAME, state, 0)))
    for action, place in ((BidMarket("market-2"), "market-2"), (BidBank(), "bank")):
        canvas = board.table(GAME, state, look_at(GAME, state, 0, action, place))
        assert yellow(canvas) > plain
    assert "A" in text_in(canvas, canvas.regions["bank"]), "the token on the circle of the lap"
    landing = given(3).boats("5:00", "5:15", "7:15", "9:45").aboard(1, 0).exploration()
    post = province("classic", "L2")
    canvas = board.table(GAME, landing, look_at(GAME, landing, 0, Flip(post), post))
    assert "up?" in text_in(canvas, canvas.regions[post])
    assert play(landing, Flip(post))


def test_a_merchant_who_would_move_is_shown_as_a_ghost() -> None:
    walking = play(given(3).boats("5:00", "5:15", "7:15", "9:45").aboard(1, 0).exploration(), StopFlipping())
    step = Move(province("classic", "La"))
    look = look_at(GAME, walking, 0, step, step.to)
    for canvas in (board.table(GAME, walking, look), board.large(GAME, walking, look)):
        x, y, width, height = canvas.regions[step.to]
        cells = [(row, column) for row in range(y, y + height) for column in range(x, x + width)]
        assert any(canvas.chars[r][c] == "A" and canvas.grounds[r][c] == GHOSTS[0] for r, c in cells)


def test_a_purchase_shows_what_it_costs_and_which_boats_it_helps() -> None:
    ships = given(3).boats("5:00", "5:15", "7:15", "9:45").market(1, clocks=1).player(0, money=5, clocks=1)
    state = ships.piles(m1=(1, 0)).commerce()
    canvas = board.table(GAME, state, look_at(GAME, state, 0, BuyGood("clocks"), "market-1.clocks"))
    x, y, _, height = canvas.regions["purse.0"]
    assert sum(canvas.grounds[row][x] == CURSOR for row in range(y, y + height)) == 2
    ships_rows = [row for row in canvas.inks[17:20] if CURSOR in row]
    assert ships_rows, "a part of a price that is then at hand"


# the guild


@both_sides
def test_every_swap_can_be_put_together_of_the_keys_of_the_guild(variant: str) -> None:
    state = given(3, variant).player(0, money=3, wine=1, books=1).piles(guild=(0,)).commerce()
    look = look_at(GAME, state, 0)
    for canvas in (board.table(GAME, state, look), dict(board.tabs(GAME, state, look))["Markets"]):
        x, y, width, height = canvas.regions["guild"]
        caps = "".join(
            canvas.chars[row][column] if is_lit(canvas, row, column) else " "
            for row in range(y, y + height)
            for column in range(x, x + width)
        ).split()
        for action, code in look.choices:
            if isinstance(action, Swap):
                assert {code[:2], code[2:4], code[4:]} <= {*caps}, code
        assert len(caps) <= 12, "no wall of keys"


def test_the_selected_swap_is_told_in_words() -> None:
    ships = given(3).boats("5:00", "5:15", "7:15", "9:45").player(0, money=3, wine=1, clocks=2)
    state = ships.piles(guild=(0,)).commerce()
    swap = Swap("wine", "clothes", "spice")
    lines = board.table(GAME, state, look_at(GAME, state, 0, swap, "guild")).lines()
    assert "Wine for Cloth, get spice wicl.s" in lines[1]
    assert any("5:15" in line[:42] for line in lines[3:9]), "the boat for which the swap would pay"


# no text is cut


@every_setting
def test_no_text_is_cut(players: int, variant: str, options: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    put, cut = Canvas.put, []

    def watched(
        canvas: Canvas, x: int, y: int, text: str, ink: str = "", place: str | None = None, *, ground: str = ""
    ) -> int:
        whole = x >= 0 and x + len(text) <= canvas.width and 0 <= y < canvas.height
        if not whole and text.strip() and canvas.width != COUNTRY_WIDTH:
            cut.append((text, canvas.width, x, y))
        return put(canvas, x, y, text, ink, place, ground=ground)

    monkeypatch.setattr(Canvas, "put", watched)
    for count, (state, seat, action, _, _) in enumerate(keen_walk(players, 11, variant, options)):
        if count % 11 == 0:
            seen = GAME.observe(state, seat)
            look = look_at(GAME, state, seat, action, GAME.parts.board().place(GAME, state, action))
            for part in (board.table, board.large, board.tabs):
                part(GAME, seen, look)
            for owner in range(players):
                board.mat(GAME, seen, owner, look)
    assert cut == []


COUNTRY_WIDTH = 58
"""The window on one country shows parts of its neighbours."""


@every_setting
def test_no_panel_writes_beyond_its_sheet(players: int, variant: str, options: tuple[str, ...]) -> None:
    """The column between the desk and the island is always bare."""
    for state, seat, _, _, _ in list(keen_walk(players, 12, variant, options))[::3]:
        seen, look = GAME.observe(state, seat), look_at(GAME, state, seat)
        for canvas, column in ((board.table(GAME, seen, look), 42), (board.large(GAME, seen, look), 83)):
            assert all(row[column] == " " for row in canvas.chars)
            assert all(row[column] == TABLE for row in canvas.grounds)


@both_sides
def test_notes_are_not_cut_off(variant: str) -> None:
    state = started(4, variant)
    phases = ("auction", "commerce", "exploration", "storage", "final-sales", "end")
    assert max(len(notes.hint(WORDS, phase)) for phase in phases) <= 76
    assert max(map(len, notes.handbook(WORDS, variant))) <= 76
    assert max(len(WORDS.gist(tile.effect)) for tile in notes.specials(T)) <= 29
    assert all(1 <= len(notes.mark(WORDS, tile)) <= 7 for tile in notes.specials(T))
    assert board.tabs(GAME, state, Look(NAMES))


def test_the_next_boat_is_shown_whole() -> None:
    start = GAME.start(Config(4, 1, "classic", ("next-boat",)))
    for boat in T.boats.values():
        state = evolve(start, boats=(boat.id, *start.boats[1:]))
        canvas = board.table(GAME, state, Look(NAMES))
        line = text_in(canvas, canvas.regions["next-boat"])
        assert boat.time in line
        assert T.countries[T.country_number[boat.destination]].label in line
        assert all(T.goods[T.good_number[good]].tile in line for good in boat.goods)
        assert ("1 coin" in line) == bool(boat.coins)


# what only its owner may see


def shape(canvas: Canvas) -> list[tuple[int, int]]:
    """By row: where it begins and where it ends."""
    lines = ["".join(row) for row in canvas.chars]
    return [(len(line) - len(line.lstrip()), len(line.rstrip())) for line in lines]


@both_sides
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


PRIVATE = 6
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
    assert max(end for _, end in shape(full)) <= MAT_WIDTH
    lines = "\n".join(full.lines())
    assert all(notes.mark(WORDS, tile) in lines for tile in notes.specials(T))
    assert all(kind.label in lines for kind in T.mystery_kinds.values())
    assert all(people.one in lines for people in T.peoples)


def test_cards_just_drawn_take_the_same_room_whatever_they_are() -> None:
    rooms: set[tuple[bool, tuple[Region, ...]]] = set()
    for state, seat, _, _, _ in keen_walk(4, 9, "expert"):
        frame = state.frames[-1]
        if isinstance(frame, Mystery) and len(frame.cards) == 2:
            for eye in (seat, None):
                seen, look = GAME.observe(state, eye), look_at(GAME, state, eye)
                for tab, canvas in ((False, board.table(GAME, seen, look)), (True, needed_part(GAME, seen, look)[1])):
                    rooms.add((tab, tuple(canvas.regions[f"card.{card}"] for card in range(2))))
                    names = [kind.label for kind in T.mystery_kinds.values()]
                    text = "".join(text_in(canvas, canvas.regions[f"card.{card}"]) for card in range(2))
                    assert any(name in text for name in names) == (eye is not None)
    assert len(rooms) == 2, "one on the table, one in the tab"


# colours


def test_colours_that_lie_beside_each_other_stay_apart_for_every_eye() -> None:
    """Also for the colour-blind; letters and words tell all of them apart anyway."""
    tiles = (*TILE, SPECIAL)
    assert smallest_distance(tiles) > 8
    assert smallest_distance(FLAG) > 8
    assert smallest_distance(LAND) > 9
    for piece in PLAYERS:
        assert min(smallest_distance((piece, print_)) for print_ in (*tiles, *FLAG, COIN)) > 8


# what is possible, and what a choice does


@pytest.mark.parametrize("eye", [0, None])
def test_a_list_of_face_down_tiles_holds_just_those_that_are_there(eye: int | None) -> None:
    """Everybody saw which tiles were taken: none of those is listed, neither to a player nor to the whole table."""
    taken = 0
    for count, (state, _, _, _, _) in enumerate(keen_walk(3, 7)):
        if count % 25 == 0:
            seen = GAME.observe(state, eye)
            view = scene(GAME, seen, look_at(GAME, state, eye))
            for country, posts in enumerate(T.boards["classic"].posts):
                down = [state.tiles[post] for post in posts if state.tiles[post] and not state.face_up >> post & 1]
                there = sorted(T.country_number[T.trade_tiles[tile].people] for tile in down)
                assert sorted(hidden_peoples(view, country)) == there
            taken = sum(len(p.trade) for p in state.players)
    assert taken, "a walk in which nobody takes a tile proves nothing"


def test_somebody_who_has_not_watched_reads_how_many_tiles_there_are() -> None:
    state = given(3).took(1, "tt-lions-jaguars-1").settled(1, "L1").auction()
    seen = GAME.observe(state, None)
    unwatched = "\n".join(board.table(GAME, seen, Look(NAMES[:3])).lines())
    watched = "\n".join(board.table(GAME, seen, look_at(GAME, state)).lines())
    assert "4?2LiJgTi2Pn" in unwatched
    assert "? 2Li2Pn" in watched


def test_paying_for_a_fourth_good_shows_what_is_left_of_the_purse() -> None:
    state = given(3).player(0, money=3, books=4).storage()
    for action, text in ((KeepFourth(), "A has 3 → 1 coin"), (Sell("books"), "A has 3 → 4 coins")):
        for canvas in (
            board.table(GAME, state, look_at(GAME, state, 0, action)),
            dict(board.tabs(GAME, state, look_at(GAME, state, 0, action)))["Markets"],
        ):
            assert text in "\n".join(canvas.lines())
    assert "A has 3 coins" in board.table(GAME, state, look_at(GAME, state, 0)).lines()[0]


def test_points_of_a_people_have_the_colour_of_its_tiles() -> None:
    for number, people in enumerate(T.peoples):
        assert board.category_colour(GAME, 3, f"people.{people.id}") == TILE[number]


def test_a_boat_names_the_only_good_that_is_missing() -> None:
    state = given(3).boats("5:00", "5:15", "7:15", "9:45").player(2, money=3, clocks=1).auction()
    canvas = board.table(GAME, GAME.observe(state, 2), look_at(GAME, state, 2))
    assert "Clock" in text_in(canvas, canvas.regions["dock-1"]).splitlines()[7]


def test_neighbours_are_shown_where_a_merchant_may_settle() -> None:
    """The points of each post in reach, a bridge to the posts that the chosen one touches, and what would be joined."""
    position = given(3).settled(0, "L1").face_up("L2").boats("5:00", "5:15", "7:15", "9:45").aboard(1, 0)
    state = play(position.exploration(), StopFlipping(), Move(province("classic", "La")))
    look = look_at(GAME, state, 0)
    plain, target = board.table(GAME, state, look), province("classic", "L2")
    assert "+3" in text_in(plain, grown(plain.regions[target])), "two apart are 1 and 1, together 2 and 2"
    chosen = board.table(GAME, state, look_at(GAME, state, 0, Move(target), target))
    text = "\n".join(chosen.lines())
    assert "Lion 2 joins 1: a group of 2" in text
    assert "1→4 points" in text
    assert yellow(chosen) > yellow(plain) + 10


def grown(region: Region) -> Region:
    return Region(region.x, region.y, region.width, region.height + 1)


def test_no_letter_of_a_people_is_that_of_a_player() -> None:
    marks = [people.mark for people in T.peoples]
    assert len({*marks}) == len(marks)
    codes = {row.code for side in T.boards.values() for row in side.provinces}
    assert all(len(mark) == 2 and mark not in codes for mark in marks)
