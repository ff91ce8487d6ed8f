"""The drawing of Amerigo: sizes, characters, places, the ghost, the window that follows the cursor."""

from functools import partial

import pytest

from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.amerigo.board import table as board
from boardgames.amerigo.board.panels import storage as panels
from boardgames.amerigo.box.tables import SLOTS
from boardgames.amerigo.rules.chart import chart_of
from boardgames.core.values import evolve
from boardgames.drawing.board import Look
from boardgames.drawing.canvas import Canvas
from tests.amerigo.given import A, B, T, given, play
from tests.amerigo.walking import walk
from tests.tui import drawing

NAMES = drawing.NAMES
every_count = pytest.mark.parametrize("players", [2, 3, 4])


look_at = partial(drawing.look_at, GAME)


def cell(canvas: Canvas, place: str) -> str:
    x, y, width, _ = canvas.regions[place]
    return "".join(canvas.chars[y][x : x + width])


@every_count
def test_every_space_can_be_visited(players: int) -> None:
    seen = GAME.observe(given(players), None)
    look = look_at(seen)
    table = board.table(GAME, seen, look)
    spaces = [name for name in chart_of(T, seen).names if name]
    others = [*(f"wheel-{colour.id}" for colour in T.colours), "gold", *SLOTS]
    others += [f"special-{step}" for step in range(19)]
    on_display = T.setup(players).display
    others += [on_display[seen.production.index(kind)] for kind in seen.production]
    others += [f"tile-{kind.id}" for kind in T.landscape]
    for place in (*spaces, *others):
        assert place in table.regions, place
    tabs = [canvas for _, canvas in board.tabs(GAME, seen, look)]
    for place in others:
        assert any(place in tab.regions for tab in tabs), place
    for place in spaces[::7]:
        window = dict(board.tabs(GAME, seen, look_at(seen, selected=place)))["Map"]
        assert place in window.regions, place


@every_count
def test_no_two_cells_share_a_character(players: int) -> None:
    seen = GAME.observe(given(players), None)
    table = board.table(GAME, seen, look_at(seen))
    for name in chart_of(T, seen).names:
        if name:
            x, y, width, height = table.regions[name]
            hits = {table.hits[row][column] for row in range(y, y + height) for column in range(x, x + width)}
            assert hits == {name}


@every_count
def test_the_last_line_tells_of_the_island_under_the_cursor(players: int) -> None:
    seen = GAME.observe(given(players, posts={"b2": A}), None)
    chart = chart_of(T, seen)
    for name in filter(None, chart.names):
        last = board.table(GAME, seen, look_at(seen, selected=name)).lines()[-1]
        cell = chart.index[name]
        number = chart.island_of[cell] if cell < chart.frame_at else -1
        assert last.startswith(f"island {number + 1}: " if number >= 0 else "A tiles: none"), name


def test_the_map_shows_what_lies_there() -> None:
    s = given(posts={"b2": A}, tiles=[("village-i2", A, "c2", 0), ("neutral-i1", A, "b3", 0)], ships={B: ("e1", "b1")})
    table = board.table(GAME, GAME.observe(s, None), Look(NAMES))
    shown = {name: cell(table, name) for name in ("b2", "c2", "d2", "b3", "d4", "e1", "b1", "d5", "c4", "e2")}
    assert shown == {
        "b2": "(A)",
        "c2": "[A]",
        "d2": "[A]",
        "b3": "[=]",
        "d4": "( )",
        "e1": "B1>",
        "b1": "B2>",
        "d5": " J ",
        "c4": "░C░",
        "e2": " · ",
    }
    assert "$" in "".join(table.lines())


def test_a_tile_shows_where_it_could_lie() -> None:
    s = given(cubes={"green": 1}, posts={"b2": A}, reserve={A: ("village-i2",)})
    seen = GAME.observe(play(s, do.Act("green")), A)
    table = board.table(GAME, seen, look_at(seen, A, do.ChooseTile("village-i2")))
    assert (cell(table, "c2"), cell(table, "d2")) == (" + ", " + ")
    assert cell(table, "b2") == "(A)"


def test_sites_in_reach_stand_out() -> None:
    s = given(cubes={"blue": 5}, ships={A: ("frame-n-1", "frame-s-1")})
    s = play(s, do.Act("blue"), do.ChooseShip(1))
    seen = GAME.observe(s, A)
    lines = "".join(board.table(GAME, seen, look_at(seen, A)).lines())
    assert "(!)" in lines
    assert "(J)" not in lines, "the player to move sees the code of the anchor instead"
    assert "(J)" in "".join(board.table(GAME, seen, Look(NAMES)).lines())


def test_a_ship_shows_where_it_could_sail() -> None:
    seen = GAME.observe(play(given(cubes={"blue": 2}, ships={A: ("e3", "frame-s-1")}), do.Act("blue")), A)
    table = board.table(GAME, seen, look_at(seen, A, do.ChooseShip(1)))
    assert [cell(table, name) for name in ("e2", "f3", "e6")] == [" + ", " + ", " · "]


def test_the_ghost_of_a_tile_lies_on_its_cells() -> None:
    s = given(cubes={"green": 1}, posts={"i4": A}, reserve={A: ("village-v3",)})
    s = play(s, do.Act("green"), do.ChooseTile("village-v3"))
    seen = GAME.observe(s, A)
    choice = next(a for a in GAME.legal_actions(seen, A) if isinstance(a, do.Place))
    for canvas in (
        board.table(GAME, seen, look_at(seen, A, choice)),
        dict(board.tabs(GAME, seen, look_at(seen, A, choice)))["Map"],
    ):
        chart = chart_of(T, seen)
        corner = chart.index[choice.cell]
        cells = [corner, corner + chart.stride, corner + chart.stride + 1]
        for name in (chart.names[i] for i in cells):
            x, y, _, _ = canvas.regions[name]
            assert cell(canvas, name) == "<+>"
            assert canvas.inks[y][x] == "ghost"


def test_a_tile_that_does_not_fit_is_crossed_out() -> None:
    s = given(cubes={"green": 1}, posts={"i4": A}, reserve={A: ("village-i3",)})
    s = play(s, do.Act("green"), do.ChooseTile("village-i3"))
    seen = GAME.observe(s, A)
    table = board.table(GAME, seen, look_at(seen, A, selected="d3"))
    assert [cell(table, name) for name in ("d3", "e3", "f3")] == ["<o>", "<x>", "<x>"], "only d3 is land"
    x, y, _, _ = table.regions["d3"]
    assert table.inks[y][x] == "bad"
    edge = board.table(GAME, seen, look_at(seen, A, selected="t20"))
    assert cell(edge, "t20") == "<x>", "what lies outside the map is not drawn"
    reasons = {a.cell: GAME.refusal(seen, A, a) for a in GAME.words.neighbours(seen, A) if isinstance(a, do.Place)}
    refusal = reasons["d3"]
    assert refusal is not None
    assert refusal.rule == "AME-GRN-05", "every cell can be asked about"


def test_reachable_spaces_are_marked_while_sailing() -> None:
    s = play(given(cubes={"blue": 2}, ships={A: ("e3", "frame-s-1")}), do.Act("blue"), do.ChooseShip(1))
    seen = GAME.observe(s, A)
    table = board.table(GAME, seen, look_at(seen, A))
    assert cell(table, "e2") == " o "
    assert cell(table, "f2") == "f02", "the anchor of the free site g2"
    assert cell(table, "g2") == "(!)"
    assert cell(table, "g4") == "▒T▒"


def test_the_window_follows_the_cursor() -> None:
    seen = GAME.observe(given(4), None)
    tops = []
    for row in (1, 5, 10, 15, 20):
        window = dict(board.tabs(GAME, seen, look_at(seen, selected=f"d{row}")))["Map"]
        assert f"d{row}" in window.regions
        tops.append(window.lines()[1])
        if row < 20:
            assert f"d{row + 1}" in window.regions, "one step further is in sight"
    assert len(set(tops)) > 3


def test_a_mat_says_what_a_player_has() -> None:
    s = given(gold={A: 5}, tokens={A: ("gold-five",)}, posts={"b2": A}, tiles=[("village-i2", A, "c2", 0)])
    lines = "\n".join(board.mat(GAME, s, A, Look(NAMES)).lines())
    for words in ("Ann", "gold 5 of 12", "5 gold", "posts 1 of 12", "Wool 1x1", "vi2:3"):
        assert words in lines


def test_the_code_of_a_tile_stands_on_a_cell_that_it_covers() -> None:
    """Never on a post or on the sea beside it, in whichever way the tile is turned."""
    s = given(cubes={"green": 1}, posts={"i4": A, "g2": A}, reserve={A: ("village-t4",)})
    seen = GAME.observe(play(s, do.Act("green"), do.ChooseTile("village-t4")), A)
    look = look_at(seen, A)
    table = board.table(GAME, seen, look)
    assert {cell(table, "i4"), cell(table, "g2")} == {"(A)"}
    for choice in GAME.legal_actions(seen, A):
        assert isinstance(choice, do.Place)
        assert cell(table, choice.cell) == look.legal[choice.cell][:3]
        ghost = board.table(GAME, seen, look_at(seen, A, choice))
        assert cell(ghost, choice.cell) == "<+>"


def test_the_last_line_counts_the_ways_to_turn_a_tile() -> None:
    s = given(cubes={"green": 1}, posts={"b2": A}, reserve={A: ("village-i2",)})
    seen = GAME.observe(play(s, do.Act("green"), do.ChooseTile("village-i2")), A)
    for place, ways in (("c2", True), ("d2", False)):
        last = board.table(GAME, seen, look_at(seen, A, selected=place)).lines()[-1]
        assert ("the tile fits here 2 ways" in last) == ways


def test_equal_production_tokens_are_one_place() -> None:
    s = given(cubes={"yellow": 4})
    twice = evolve(s, production=("wool-2", "wool-2", *s.production[2:]))
    seen = GAME.observe(GAME.apply(twice, A, do.Act("yellow")), A)
    table = board.table(GAME, seen, look_at(seen, A))
    spaces = T.setup(4).display
    x, y, width, _ = table.regions[spaces[0]]
    assert spaces[1] not in table.regions
    assert table.place_at(x + width + 1, y) == spaces[0]


@every_count
def test_nothing_on_the_board_is_cut_short(players: int) -> None:
    """Pirates, the value of posts and the tiles planned keep within their columns all game long."""
    for step in walk(players, 70 + players):
        s = step.before
        table, wheel = board.table(GAME, s, Look(NAMES)), dict(board.tabs(GAME, s, Look(NAMES)))["Wheel"]
        pirates = panels.pirates_text(GAME, s)
        assert pirates in "\n".join(table.lines())
        for part in (panels.strength_text(GAME, s), panels.POSTS_WHEN, panels.post_values(GAME, s)):
            assert part in "\n".join(wheel.lines())
        down = panels.hidden_pirates(GAME, s)
        assert not down or f"{down} hidden" in "\n".join(wheel.lines())
        for seat in range(players):
            sheet = board.mat(GAME, s, seat, Look(NAMES))
            planned = next(line for line in sheet.lines() if line.startswith("planned"))
            assert planned.removeprefix("planned   ") == panels.reserve_text(GAME, s, seat, 68)


def test_the_map_on_a_small_screen_explains_its_signs() -> None:
    for players in (2, 3, 4):
        signs = "\n".join(dict(board.tabs(GAME, given(players), Look(NAMES)))["Map"].lines())
        for word in ("( )site", "J anch.", "(A)post", "A1>ship", "large", "small", "Wool", "cocoNut", "Coffee"):
            assert word in signs, word


def test_the_tracks_show_where_everybody_stands() -> None:
    s = given(progress={A: 3, B: 14}, cannons={A: 2, B: 11})
    tabs = dict(board.tabs(GAME, s, Look(NAMES)))
    track = next(line for line in tabs["Tokens"].lines() if line.startswith("progress "))
    assert track.split()[1:6] == ["CD", "·", "·", "A1", "·"], "the points of a step stay beside one letter"
    assert track.split().index("B") > track.split().index("10")
    assert "cannons A2 B11 C0 D0" in "\n".join(tabs["Wheel"].lines())
