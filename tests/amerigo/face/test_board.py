"""The drawing of Amerigo: what is shown where, places, ghosts, what each question puts first."""

from collections.abc import Iterator
from functools import partial
from itertools import pairwise, product
from typing import Any

import pytest

from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.amerigo.box.tables import SLOTS
from boardgames.amerigo.face import table as board
from boardgames.amerigo.face.colours import DEEP, GRASS, NEUTRAL, OCEAN, SAND, SHOAL, VILLAGES, families
from boardgames.amerigo.face.colours import GOODS as GOODS_GROUNDS
from boardgames.amerigo.face.panels.islands import WORDS, draw_island
from boardgames.amerigo.face.panels.scene import Scene
from boardgames.amerigo.face.words.words import words_of
from boardgames.amerigo.rules.chart import bits, chart_of
from boardgames.amerigo.rules.pirates import strength_against
from boardgames.amerigo.state import (
    Build,
    BuildTile,
    PickToken,
    Plan,
    Produce,
    Sail,
    SailShip,
    State,
    TrackAction,
    Turn,
)
from boardgames.core.values import evolve
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import CURSOR, KEY, PLAYERS, exact
from boardgames.kit.look import Look
from boardgames.tui.look.colours_16 import Colours16
from boardgames.tui.look.palettes import PALETTES
from boardgames.tui.look.theme_colours import grey
from tests.amerigo.given import A, B, C, D, T, given, play
from tests.amerigo.random_walk import walk
from tests.tui import drawing
from tests.tui.colours import smallest_distance

NAMES = drawing.NAMES
every_count = pytest.mark.parametrize("players", [2, 3, 4])
look_at = partial(drawing.look_at, GAME)


def cell(canvas: Canvas, place: str) -> str:
    """The characters of the first row of a place; halves of cells are ground and say nothing."""
    x, y, width, _ = canvas.regions[place]
    return "".join(canvas.chars[y][x : x + width]).translate(str.maketrans("▀▄▐▌░▒", "      ")).rstrip()


def lines(canvas: Canvas, place: str) -> list[str]:
    """What stands in every row of a place."""
    x, y, width, height = canvas.regions[place]
    return ["".join(row[x : x + width]).strip() for row in canvas.chars[y : y + height]]


def grounds(canvas: Canvas, place: str) -> set[str]:
    x, y, width, height = canvas.regions[place]
    return {canvas.grounds[row][column] for row in range(y, y + height) for column in range(x, x + width)}


def tab(seen: State, look: Look, title: str) -> Canvas:
    return dict(board.tabs(GAME, seen, look))[title]


def text(canvas: Canvas) -> str:
    return "\n".join(canvas.lines())


def everything(seen: State, look: Look) -> str:
    return "\n".join(text(canvas) for canvas in drawing.drawings(GAME, seen, look))


def names_of(token: str) -> str:
    return words_of(GAME).names.token_text(token)


# places


@every_count
def test_every_space_can_be_visited(players: int) -> None:
    seen = GAME.observe(given(players), None)
    look = look_at(seen)
    spaces = [name for name in chart_of(T, seen).names if name]
    others = [*(f"wheel-{colour.id}" for colour in T.colours), "gold", *SLOTS]
    others += [f"special-{step}" for step in range(19)] + [f"progress-{step}" for step in range(34)]
    on_display = T.setup(players).display
    others += [on_display[seen.production.index(kind)] for kind in seen.production]
    others += [f"tile-{kind.id}" for kind in T.landscape] + [f"good-{good.id}" for good in T.goods]
    others += ["order", "pirates", "pay", "own", *(f"cannons-{seat}" for seat in range(players))]
    for whole in (board.table(GAME, seen, look), board.large(GAME, seen, look)):
        for place in (*spaces, *others):
            assert place in whole.regions, place
    tabs = [canvas for _, canvas in board.tabs(GAME, seen, look)]
    for place in others:
        assert any(place in canvas.regions for canvas in tabs), place
    for place in spaces[::7]:
        assert place in tab(seen, look_at(seen, selected=place), "Map").regions, place


@every_count
def test_no_two_cells_share_a_character(players: int) -> None:
    seen = GAME.observe(given(players), None)
    for canvas in (board.table(GAME, seen, look_at(seen)), board.large(GAME, seen, look_at(seen))):
        for name in filter(None, chart_of(T, seen).names):
            x, y, width, height = canvas.regions[name]
            hits = {canvas.hits[row][column] for row in range(y, y + height) for column in range(x, x + width)}
            assert hits == {name}


@every_count
def test_whatever_is_selected_is_yellow(players: int) -> None:
    before = GAME.observe(given(players, posts={"b2": A}, tokens={A: ("gold-five",)}), None)
    during = GAME.observe(play(given(players, cubes={"red": 2}, posts={"b2": A}), do.Act("red")), None)
    for seen, draw in product((before, during), (board.table, board.large)):
        cells = chart_of(T, seen).index
        places = list(draw(GAME, seen, Look(NAMES[:players])).regions)
        for place in [*places[::31], *(place for place in places if place not in cells)]:
            look = Look(NAMES[:players], selected=place)
            canvas = draw(GAME, seen, look)
            inks = {ink.strip("!=") for row in canvas.inks for ink in row}
            assert CURSOR in inks | {ground for row in canvas.grounds for ground in row}, place
            assert canvas.shows_selection


# the map


def test_the_map_shows_what_lies_there() -> None:
    s = given(posts={"b2": A}, tiles=[("village-i2", A, "c2", 0), ("neutral-i1", A, "b3", 0)], ships={B: ("e1", "b1")})
    table = board.table(GAME, GAME.observe(s, None), Look(NAMES))
    names = ("b2", "c2", "d2", "b3", "d4", "e1", "b1", "d5", "c4", "e2", "g2")
    assert {name: cell(table, name).strip() for name in names} == {
        "b2": "⌂A",
        "c2": "a",
        "d2": "a",
        "b3": "▪",
        "d4": "⌂0",
        "e1": "B1▶",
        "b1": "B2▼",
        "d5": "↑",
        "c4": "C",
        "e2": "",
        "g2": "⌂22",
    }
    assert grounds(table, "b2") >= {PLAYERS[A]}
    assert (grounds(table, "c2"), grounds(table, "b3")) == ({VILLAGES[A]}, {NEUTRAL})
    assert grounds(table, "d4") <= set(SAND), "a small island"
    assert grounds(table, "g2") <= set(GRASS), "a large one"
    assert "◆" in text(table)
    assert "+3" in text(table)


@pytest.mark.parametrize(("post", "ship", "bow"), [("b2", "b1", "▼"), ("g2", "f2", "▶"), ("i4", "j4", "◀")])
def test_a_ship_and_its_own_post_are_two_things(post: str, ship: str, bow: str) -> None:
    """Between the two blocks of colour lies the bow, or land, or they are in different rows."""
    seen = GAME.observe(given(posts={post: A}, ships={A: (ship, "frame-s-1")}), None)
    table = board.table(GAME, seen, Look(NAMES))
    assert bow in cell(table, ship)
    row = table.grounds[table.regions[post].y]
    for name in (post, ship):
        x, y, width, _ = table.regions[name]
        assert table.grounds[y][x : x + width].count(PLAYERS[A]) == 2
    runs = "".join("#" if ground == PLAYERS[A] else "." for ground in row)
    assert "###" not in runs


def test_the_last_cells_of_an_island_have_stars() -> None:
    assert "★ last" in text(board.table(GAME, given(), Look(NAMES)))
    done = [step.before for step in walk(2, 5)][-1]
    chart, table = chart_of(T, done), board.table(GAME, done, Look(NAMES[:2]))
    for island in chart.islands:
        free = [i for i in range(chart.frame_at) if island >> i & 1 and done.pieces[i] == "."]
        starred = [i for i in free if "★" in cell(table, chart.names[i])]
        assert starred == (free if len(free) <= 3 else [])


def test_legal_cells_keep_what_is_printed_and_light_the_rulers() -> None:
    s = given(cubes={"green": 1}, posts={"b2": A}, reserve={A: ("village-i1",)})
    seen = GAME.observe(play(s, do.Act("green"), do.ChooseTile("village-i1")), A)
    look = look_at(seen, A)
    table = board.table(GAME, seen, look)
    for name, code in look.legal.items():
        sign = seen.grid[chart_of(T, seen).index[name]]
        assert cell(table, name).strip() == (code if sign == "#" else sign)
        assert KEY in grounds(table, name)
        column, row = table.regions[name].x + 1, table.regions[name].y
        assert table.inks[0][column] == table.inks[row][3] == KEY + "!"
    large = board.large(GAME, seen, look)
    for name, code in look.legal.items():
        x, y, width, _ = large.regions[name]
        assert code in "".join(large.chars[y + 1][x : x + width]), "nothing is ever covered"


def test_land_has_a_grain_that_only_a_screen_without_colours_shows() -> None:
    seen = given()
    chart = chart_of(T, seen)
    for canvas in (board.table(GAME, seen, Look(NAMES)), board.large(GAME, seen, Look(NAMES))):
        found = set()
        for name, island in zip(chart.names, chart.island_of, strict=False):
            if name and island >= 0:
                x, y, *_ = canvas.regions[name]
                sign, ink, ground = canvas.chars[y][x], canvas.inks[y][x], canvas.grounds[y][x]
                if sign in "░▒":
                    assert (sign, ink) == ("░▒"[chart.large[island]], exact(ground))
                    found.add(sign)
        assert found == {"░", "▒"}


def test_the_legend_has_the_grain_of_the_map() -> None:
    """Without colours the sign of a small island was three blanks."""
    table = text(board.table(GAME, given(3), Look(NAMES)))
    assert "▒◆▒ large" in table
    assert "░░░ small" in table


def test_a_tile_shows_where_it_could_lie() -> None:
    s = given(cubes={"green": 1}, posts={"b2": A}, reserve={A: ("village-i2",)})
    seen = GAME.observe(play(s, do.Act("green")), A)
    table = board.table(GAME, seen, look_at(seen, A, do.ChooseTile("village-i2")))
    plain = board.table(GAME, seen, look_at(seen, A))
    for name in ("c2", "d2"):
        assert grounds(table, name) != grounds(plain, name)
    assert cell(table, "c2").strip() == "+"
    assert cell(table, "b2") == "⌂A"


def test_sites_in_reach_stand_out() -> None:
    s = play(given(cubes={"blue": 2}, ships={A: ("e3", "frame-s-1")}), do.Act("blue"), do.ChooseShip(1))
    seen = GAME.observe(s, A)
    table = board.table(GAME, seen, look_at(seen, A))
    assert cell(table, "f2").strip() == "f2", "the anchor of the free site g2"
    assert KEY in grounds(table, "e2"), "water in reach is lit"
    assert cell(table, "e2").strip() == "", "but its code is left to the rulers"
    assert cell(table, "g4").strip() == "T"
    assert KEY not in grounds(table, "e6"), "out of reach"
    bystander = board.table(GAME, seen, Look(NAMES))
    assert cell(bystander, "e2").strip() == "·", "whoever is not asked sees the reach without keys"
    assert KEY not in grounds(bystander, "e2")


def test_a_ship_shows_where_it_could_sail() -> None:
    seen = GAME.observe(play(given(cubes={"blue": 2}, ships={A: ("e3", "frame-s-1")}), do.Act("blue")), A)
    table = board.table(GAME, seen, look_at(seen, A, do.ChooseShip(1)))
    assert [cell(table, name).strip() for name in ("e2", "f3", "e6")] == ["+", "+", ""]


def test_a_voyage_shows_its_way_and_the_site_at_its_end() -> None:
    s = play(given(cubes={"blue": 3}, ships={A: ("e4", "frame-s-1")}), do.Act("blue"), do.ChooseShip(1))
    seen = GAME.observe(s, A)
    for draw in (board.table, board.large):
        canvas = draw(GAME, seen, look_at(seen, A, do.SailTo("f2")))
        for name in ("f2", "g2"):
            assert grounds(canvas, name) == {CURSOR}
        assert "⌂A" not in cell(canvas, "g2"), "sailing there sets up no post: that is another choice"
        between = [name for name in ("e3", "e2", "f3", "f4") if CURSOR in grounds(canvas, name)]
        assert len(between) == 2, "three moves, so two spaces on the way"


def test_the_ghost_of_a_tile_lies_on_its_cells() -> None:
    s = given(cubes={"green": 1}, posts={"i4": A}, reserve={A: ("village-v3",)})
    seen = GAME.observe(play(s, do.Act("green"), do.ChooseTile("village-v3")), A)
    choice = next(a for a in GAME.legal_actions(seen, A) if isinstance(a, do.Place))
    look, chart = look_at(seen, A, choice), chart_of(T, seen)
    corner = chart.index[choice.cell]
    for canvas in (board.table(GAME, seen, look), board.large(GAME, seen, look), tab(seen, look, "Map")):
        for name in (chart.names[i] for i in (corner, corner + chart.stride, corner + chart.stride + 1)):
            assert CURSOR in grounds(canvas, name)
            assert grounds(canvas, name) <= {CURSOR, *GOODS_GROUNDS}


def test_a_tile_that_does_not_fit_is_crossed_out() -> None:
    s = given(cubes={"green": 1}, posts={"i4": A}, reserve={A: ("village-i3",)})
    seen = GAME.observe(play(s, do.Act("green"), do.ChooseTile("village-i3")), A)
    table = board.table(GAME, seen, look_at(seen, A, selected="d3"))
    assert [cell(table, name).strip() for name in ("d3", "e3", "f3")] == ["o", "x", "x"], "only d3 is land"
    edge = board.table(GAME, seen, look_at(seen, A, selected="t20"))
    assert cell(edge, "t20").strip() == "x", "what lies outside the map is not drawn"
    reasons = {a.cell: GAME.refusal(seen, A, a) for a in GAME.refused_actions(seen, A) if isinstance(a, do.Place)}
    refusal = reasons["d3"]
    assert refusal is not None
    assert refusal.rule == "AME-GRN-05", "every cell can be asked about"


def test_the_window_follows_the_cursor() -> None:
    seen = GAME.observe(given(4), None)
    tops = []
    for row in (1, 5, 10, 15, 20):
        window = tab(seen, look_at(seen, selected=f"d{row}"), "Map")
        assert f"d{row}" in window.regions
        tops.append(window.lines()[1])
        if row < 20:
            assert f"d{row + 1}" in window.regions, "one step further is in sight"
    assert len(set(tops)) > 3


@every_count
def test_the_island_under_the_cursor_is_described(players: int) -> None:
    seen = GAME.observe(given(players, posts={"b2": A}), None)
    chart = chart_of(T, seen)
    for name in filter(None, chart.names):
        table = board.table(GAME, seen, look_at(seen, selected=name))
        number = chart.island_of[chart.index[name]] if chart.index[name] < chart.frame_at else -1
        assert (f"Island {number + 1} " in text(table)) == (number >= 0), name
        if number >= 0:
            cells = chart.islands[number].bit_count()
            free = cells - (seen.pieces[chart.index["b2"]] == "A" and chart.island_of[chart.index["b2"]] == number)
            assert f"{free} of {cells} free" in text(table)
        elif chart.index[name] >= chart.frame_at:
            side, _, which = name.removeprefix("frame-").partition("-")
            assert f"{side.upper()}{which}" in text(table)


def test_a_crowded_island_keeps_its_figures() -> None:
    posts = {"g12": A, "g14": A, "g17": A, "m17": B, "l12": B, "n14": C, "k18": C, "d17": D, "d19": D}
    seen = GAME.observe(given(posts=posts), None)
    line = next(line for line in tab(seen, Look(NAMES), "Islands").lines() if "A30" in line)
    assert line.endswith("45/54◆A30B15C15D15 W3T2S2N4C2")
    assert "A30B15C15D15" in text(board.table(GAME, seen, Look(NAMES))).replace(" ", "")
    assert "WWWTTSSNNNNCC" in text(board.table(GAME, seen, Look(NAMES, selected="m16")))


def test_the_ways_to_turn_a_tile_are_counted() -> None:
    s = given(cubes={"green": 1}, posts={"b2": A}, reserve={A: ("village-i2",)})
    seen = GAME.observe(play(s, do.Act("green"), do.ChooseTile("village-i2")), A)
    for place, ways in (("c2", True), ("d2", False)):
        assert ("R: 2 ways" in text(board.table(GAME, seen, look_at(seen, A, selected=place)))) == ways


# sheets


def test_equal_production_tokens_are_one_place() -> None:
    s = given(cubes={"yellow": 4})
    twice = evolve(s, production=("wool-2", "wool-2", *s.production[2:]))
    seen = GAME.observe(GAME.apply(twice, A, do.Act("yellow")), A)
    spaces = T.setup(4).display
    assert len({kind for kind in twice.production if kind.startswith("wool")}) == 3, "as crowded as it gets"
    for canvas in (board.table(GAME, seen, look_at(seen, A)), board.large(GAME, seen, look_at(seen, A))):
        assert spaces[1] not in canvas.regions
        assert cell(canvas, spaces[0])[-1] == "²³"[twice.production.count("wool-2") - 2], "how many there are"


def test_all_cubes_of_a_colour_are_in_sight() -> None:
    for step in list(walk(3, 4))[::40]:
        s = step.before
        table = board.table(GAME, GAME.observe(s, None), Look(NAMES[:3]))
        for i, colour in enumerate(T.colours):
            lane = cell(table, f"wheel-{colour.id}")
            counts = (lane.count("■"), lane.count("▪"), lane.count("□"))
            assert counts == (s.action_space[i], s.storage[i], 7 - s.action_space[i] - s.storage[i])


def test_the_chest_of_a_large_island_does_not_touch_what_stands_beside_it() -> None:
    """Where posts and chest would need more than the column has, the posts stand closer together."""
    posts = {"g2": A, "i4": A, "g8": A, "i9": B, "h10": C}
    seen = GAME.observe(given(3, round=2, posts=posts), A)
    for column, shown in ((20, "h2  18 free A24B4C4 ◆"), (30, "h2  18 free A24 B4 C4 ◆")):
        canvas = Canvas(column + 4, 1)
        end = draw_island(canvas, Scene(GAME, seen, look_at(seen)), 0, 0, column + 2, 2, WORDS)
        assert "".join(canvas.chars[0]).rstrip() == shown
        assert end <= column + 2


@pytest.mark.parametrize("filled", [{}, {0: A, 1: A, 4: A}], ids=["third column", "second column"])
def test_the_list_of_islands_keeps_posts_and_chest_in_their_column(filled: dict[int, int]) -> None:
    """Two rivals with several posts: the chest is neither lost nor does it touch the next island."""
    posts = {"h9": A, "g12": A, "h14": A, "i14": B, "l14": B}
    seen = GAME.observe(given(2, round=2, posts=posts, filled=filled), A)
    canvas = board.table(GAME, seen, Look(NAMES[:2]))
    large = next(n for n, is_large in enumerate(chart_of(T, seen).large) if is_large)
    x, y, width, _ = canvas.regions[f"island-{large + 1}"]
    shown = "".join(canvas.chars[y][x : x + width])
    assert "A24B12" in shown.replace(" ", ""), shown
    assert "◆" in shown
    assert canvas.chars[y][x + width] == " "


def test_when_the_game_is_over_no_island_pays_and_no_tile_lacks_land() -> None:
    """The table behind the final scores still promised points for posts and warned of planned tiles."""
    s = given(2, posts={"h9": A}, reserve={A: ("village-i2",)}, filled={0: B})
    over = evolve(s, frames=())
    waiting = next(n for n, cells in enumerate(chart_of(T, s).islands) if chart_of(T, s).index["h9"] in bits(cells))

    def island(at: State) -> str:
        return lines(board.table(GAME, at, Look(NAMES[:2])), f"island-{waiting + 1}")[0]

    assert "A5" in island(s)
    assert "A" in island(over)
    assert "A5" not in island(over)
    blocked = given(2, reserve={A: ("village-i2",)})
    assert "no land" in text(board.table(GAME, blocked, Look(NAMES[:2])))
    assert "no land" not in text(board.table(GAME, evolve(blocked, frames=()), Look(NAMES[:2])))


def test_tokens_of_the_player_to_move_wear_keys_when_they_can_be_used() -> None:
    s = given(cubes={"blue": 2}, tokens={A: ("ship-sprint", "gold-five", "ap2-red")}, ships={A: ("e3", "frame-s-1")})
    s = play(s, do.Act("blue"))
    seen = GAME.observe(s, A)
    for canvas in (board.table(GAME, seen, look_at(seen, A)), tab(seen, look_at(seen, A), "Actions")):
        strip = cell(canvas, "own")
        for words in ("A has", "s Sprint 5 moves", "m5 5 gold", "+2 Plan"):
            assert words in strip.replace("  ", " "), strip
        assert KEY in grounds(canvas, "own-ship-sprint")
        assert KEY not in grounds(canvas, "own-ap2-red")
    chosen = board.table(GAME, seen, look_at(seen, A, do.UseSprint()))
    assert CURSOR in grounds(chosen, "own-ship-sprint")


def test_too_many_tokens_are_counted_and_the_useful_ones_come_first() -> None:
    tokens = ("order-jump", "pirates-plus-two", "pirates-half-loss", "end-posts", "gold-per-two", "gold-five")
    s = given(cubes={"blue": 2}, tokens={A: tokens}, ships={A: ("e3", "frame-s-1")})
    seen = GAME.observe(s, A)
    strip = cell(board.table(GAME, seen, look_at(seen, A)), "own")
    assert "5 gold" in strip
    assert strip.endswith("Jump  pirates +2  half loss +2"), "in a word or two, and how many more"
    sheet = text(board.mat(GAME, seen, A, Look(NAMES)))
    assert all(T.tokens[token].label in sheet for token in tokens)


def test_tokens_that_add_points_stand_on_the_wheel_and_make_room_for_the_others() -> None:
    tokens = ("ap2-red", "ap1-blue-yellow", "ap2-brown", "order-jump", "pirates-plus-two")
    seen = GAME.observe(given(cubes={"brown": 1}, tokens={A: tokens}), A)
    table = board.table(GAME, seen, look_at(seen, A))
    assert cell(table, "own") == " A has  Jump to the front  Pirates +2 others"
    rows = [cell(table, f"wheel-{colour}") for colour in ("red", "blue", "yellow", "brown")]
    for row, words in zip(rows, ("r Plan   +2 ", "b Sail   +1 ", "y Produce+1 ", "o Progress+2"), strict=True):
        assert words in row, "whether the colour is out or not"
    assert "+2 Plan" in cell(board.large(GAME, seen, look_at(seen, A)), "own")


def test_while_tiles_are_planned_those_that_are_planned_stand_beside_the_keys() -> None:
    s = play(given(cubes={"red": 2}, reserve={A: ("village-t4",)}), do.Act("red"))
    seen = GAME.observe(s, A)
    assert cell(board.table(GAME, seen, look_at(seen, A)), "tile-village-t4") == "t 1"


def test_a_large_table_for_two_shows_what_is_built_on_every_island() -> None:
    tiles = [("village-i2", A, "c2", 0), ("neutral-i1", A, "b3", 0)]
    seen = GAME.observe(given(2, posts={"b2": A, "d4": B}, tiles=tiles), A)
    canvas = board.large(GAME, seen, Look(NAMES[:2]))
    number = chart_of(T, seen).island_of[chart_of(T, seen).index["b2"]]
    assert "⌂⌂aa▪" in cell(canvas, f"island-{number + 1}")


def test_steps_along_a_track_can_be_read_from_it() -> None:
    s = given(cubes={"brown": 4}, progress={A: 3})
    seen = GAME.observe(play(s, do.Act("brown")), A)
    table = board.table(GAME, seen, look_at(seen, A))
    for steps in range(1, 5):
        assert KEY in grounds(table, f"progress-{3 + steps}")
    assert KEY not in grounds(table, "progress-8")
    assert lines(table, "progress-7") == ["4", "3"], "above the points of the golden space"
    assert lines(table, "progress-4") == ["1", ""], "keys keep clear of points"
    shared = GAME.observe(play(given(cubes={"brown": 4}, progress={A: 3, B: 5, C: 7}), do.Act("brown")), A)
    table = board.table(GAME, shared, look_at(shared, A))
    assert lines(table, "progress-5") == ["B", "2"]
    assert lines(table, "progress-7") == ["C4", "3"]
    s = given(cubes={"black": 3}, cannons={A: 2})
    seen = GAME.observe(play(s, do.Act("black")), A)
    assert "●●123" in cell(board.table(GAME, seen, look_at(seen, A)), "cannons-0")


def test_gold_and_the_end_of_an_action_wear_their_keys() -> None:
    for gold, shown in ((3, "b 1 gold:1 AP have 3  . end"), (12, "b 1 gold:1 AP have 12 . end")):
        s = given(cubes={"green": 2}, gold={A: gold}, posts={"b2": A}, reserve={A: ("village-i2",)})
        seen = GAME.observe(play(s, do.Act("green")), A)
        assert shown in cell(board.table(GAME, seen, look_at(seen, A)), "gold"), "a figure never runs into a key"
    assert "b 1 gold" not in cell(board.table(GAME, seen, Look(NAMES)), "gold"), "only for whoever is asked"
    picking = play(given(cubes={"brown": 4}), do.Act("brown"), do.Advance(3))
    seen = GAME.observe(picking, A)
    assert cell(board.table(GAME, seen, look_at(seen, A)), "gold").endswith("d none")


def test_what_the_selected_action_would_change_is_shown() -> None:
    s = given(cubes={"black": 3, "yellow": 3}, cannons={A: 2})
    seen = GAME.observe(s, A)
    x, y, width, _ = (table := board.table(GAME, seen, look_at(seen, A, do.Act("black")))).regions["cannons-0"]
    assert [ink for ink in table.inks[y][x : x + width] if CURSOR in ink] == [f"={CURSOR}"] * 3
    buying = GAME.observe(play(s, do.Act("yellow")), A)
    kind = next(a for a in GAME.legal_actions(buying, A) if isinstance(a, do.BuyProduction))
    canvas = board.table(GAME, buying, look_at(buying, A, kind))
    x, y, width, height = canvas.regions[f"good-{kind.good}"]
    assert any(CURSOR in ink for row in canvas.inks[y : y + height] for ink in row[x : x + width])


def test_a_mat_says_what_a_player_has() -> None:
    s = given(gold={A: 5}, tokens={A: ("gold-five",)}, posts={"b2": A}, tiles=[("village-i2", A, "c2", 0)])
    lines = text(board.mat(GAME, s, A, Look(NAMES)))
    for words in ("Ann", "●●●●●······· 5 of 12", "5 gold", "⌂··········· 1 of 12", "1×1 1 VP", "not placed yet"):
        assert words in lines
    assert "once, any time in your turn: 5 gold" in lines
    planned = given(reserve={A: ("village-i2", "neutral-v3")})
    lines = text(board.mat(GAME, planned, A, Look(NAMES)))
    assert "×1 oo" in lines, "shapes are spelled too, for terminals without half blocks"
    assert "×1 o/oo" in lines


def test_the_tracks_show_where_everybody_stands() -> None:
    s = given(progress={A: 3, B: 14}, cannons={A: 2, B: 11})
    tokens = tab(s, Look(NAMES), "Tokens")
    assert cell(tokens, "progress-3") == "A"
    assert cell(tokens, "progress-14") == "B"
    crowded = board.table(GAME, given(progress={A: 8, B: 8, C: 9, D: 33}), Look(NAMES))
    letters = [lines(crowded, f"progress-{space}") for space in (8, 9, 33)]
    assert letters == [["A", "B"], ["C", ""], ["D", "21"]], "two share a narrow space, one above the other"
    actions = tab(s, Look(NAMES), "Actions")
    balls = [cell(actions, f"cannons-{seat}").count("●") for seat in range(4)]
    assert balls == [2, 11, 0, 0]


def test_missing_cannons_without_room_are_not_shown_as_fewer() -> None:
    """Ten circles stood beside "lose 12" as they did beside "lose 10"."""
    s = given(3, round=5, tokens={C: ("pirates-plus-two",)})
    for seat in range(3):
        need = strength_against(T, s, seat)
        for canvas in (board.table(GAME, s, Look(NAMES)), tab(s, Look(NAMES), "Actions")):
            line = lines(canvas, f"cannons-{seat}")[0]
            assert line.count("○") == need or "○+" in line, (need, line)


@pytest.mark.parametrize("played", [0, 150, 10_000])
@every_count
def test_the_facts_of_the_table_can_all_be_found(players: int, played: int) -> None:
    steps = list(walk(players, 30 + players))
    s = steps[min(played, len(steps) - 1)].before
    seen = GAME.observe(s, None)
    shown = everything(seen, look_at(seen))
    facts = [f"round {s.round} of 5", "Pirates", "large, chest", "small", "anchor", "village", "neutral", "discovery"]
    facts += [T.tokens[token].label for token in s.progress if token]
    facts += [names_of(token) for token in s.progress if token]
    facts += [T.tokens[token].label for p in s.players for token in (*p.tokens, *p.used_tokens)]
    facts += [f"{kind.vp_small}/{kind.vp_large}" for kind in T.landscape]
    facts += ["Wool", "Tobacco", "Sugar", "cocoNut", "Coffee", "N1", "E2", "S3", "W1"]
    facts += NAMES[:players]
    for fact in facts:
        assert fact in shown, fact


@every_count
def test_nothing_on_the_board_is_cut_short(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """No text ends in dots or runs over the edge of its canvas."""
    put = Canvas.put

    def careful(self: Canvas, x: int, y: int, text: str, *rest: Any, **named: Any) -> int:
        assert 0 <= x <= x + len(text.rstrip()) <= self.width, text
        assert 0 <= y < self.height, text
        return put(self, x, y, text, *rest, **named)

    monkeypatch.setattr(Canvas, "put", careful)
    for step in list(walk(players, 70 + players))[::9]:
        seen, seat = GAME.observe(step.before, step.seat), step.seat
        for canvas in drawing.drawings(GAME, seen, look_at(step.before, seat, step.action)):
            assert "…" not in text(canvas)
        tokens, large = tab(seen, look_at(seen), "Tokens"), board.large(GAME, seen, look_at(seen))
        for token in filter(None, seen.progress):
            assert names_of(token) in text(tokens)
            assert names_of(token) in text(large)


def test_titles_and_their_notes_have_room() -> None:
    """In the first round figures are longest."""
    for players in (2, 3, 4):
        seen = given(players)
        look = Look(NAMES[:players])
        for canvas in (board.table(GAME, seen, look), board.large(GAME, seen, look)):
            for title in (
                "Pirates ",
                "Islands",
                "5/15/30/50",
                "Goods × production ",
                "round 1 of 5",
                "Special ",
                "Progress ",
            ):
                assert title in text(canvas), title
        for _, canvas in board.tabs(GAME, seen, look):
            for line in canvas.lines():
                assert "Islan" not in line.replace("Islands ", "").replace("Island completed", ""), line


def test_the_map_on_a_small_screen_explains_its_signs() -> None:
    for players in (2, 3, 4):
        seen = given(players)
        signs = text(tab(seen, Look(NAMES), "Map")) + text(tab(seen, Look(NAMES), "Islands"))
        for word in ("site", "anchor", "post", "village", "ship", "large, chest", "small", "Wool", "cocoNut", "Coffee"):
            assert word in signs, word


# questions

FIRST = {
    Turn: "Actions",
    Sail: "Map",
    SailShip: "Map",
    BuildTile: "Map",
    Plan: "Tiles",
    Build: "Tiles",
    Produce: "Goods",
    PickToken: "Tokens",
}


def questions(players: int) -> Iterator[tuple[State, int]]:
    met = set()
    for step in walk(players, players):
        frame = step.before.frames[-1]
        key = (type(frame), getattr(frame, "track", ""))
        if key not in met:
            met.add(key)
            yield step.before, step.seat


@every_count
def test_each_question_puts_its_sheet_first_and_moves_none(players: int) -> None:
    titles, sheets = set(), []
    for s, seat in questions(players):
        frame = s.frames[-1]
        expected = FIRST.get(type(frame), "Tokens" if getattr(frame, "track", "") == "progress" else "Actions")
        assert board.needed(GAME, GAME.observe(s, seat), look_at(s, seat)) == expected
        titles.add(tuple(title for title, _ in board.tabs(GAME, GAME.observe(s, seat), look_at(s, seat))))
        drawing.check_first_tab(GAME, s, seat)
        table = board.table(GAME, GAME.observe(s, seat), look_at(s, seat))
        fixed = ("wheel-blue", "pirates", "special-5", "progress-5", "left-1", "tile-village-i1", "good-wool", "c5")
        sheets.append([table.regions[place] for place in fixed])
        assert not isinstance(frame, TrackAction) or frame.ap
    assert len(titles) == 1
    assert all(each == sheets[0] for each in sheets), "the order on the table never changes"


def test_only_the_line_of_the_action_under_way_is_bright() -> None:
    s = given(cubes={"blue": 2, "red": 2}, ships={C: ("e3", "frame-s-1")})
    before = board.table(GAME, s, Look(NAMES))
    after = board.table(GAME, play(s, do.Act("red")), Look(NAMES))
    bright = [len(grounds(canvas, f"wheel-{colour}")) > 1 for canvas in (before, after) for colour in ("blue", "red")]
    assert bright == [True, True, False, True]


def test_what_cannot_matter_steps_back() -> None:
    """Its colours are paler; its letters, its keys and the selection are what they were."""
    s = given(cubes={"red": 2, "yellow": 4}, posts={"b2": A})
    for draw in (board.table, board.large):
        lit = draw(GAME, s, Look(NAMES))
        planning, buying = (
            draw(GAME, play(s, do.Act("red")), Look(NAMES)),
            draw(GAME, play(s, do.Act("yellow")), Look(NAMES)),
        )
        for place, matters in (("b2", True), ("c2", True), ("special-3", False), ("good-wool", True)):
            assert (grounds(planning, place) == grounds(lit, place)) == matters, place
        for place, matters in (("b2", False), ("c2", False), ("special-3", False), ("good-wool", True)):
            assert (grounds(buying, place) == grounds(lit, place)) == matters, place
        assert cell(buying, "b2") == cell(lit, "b2")
        assert CURSOR in grounds(draw(GAME, play(s, do.Act("yellow")), Look(NAMES, selected="b2")), "b2")


def test_goods_and_land_stay_apart_for_every_kind_of_sight() -> None:
    assert smallest_distance((*GOODS_GROUNDS, SAND[1], GRASS[1])) > 11
    assert smallest_distance((SAND[1], GRASS[1], NEUTRAL, *VILLAGES)) > 5


def test_water_and_both_kinds_of_land_are_far_apart_where_all_is_grey() -> None:
    """In the order of their lightness: the darkest cell of a kind is lighter than the lightest of the one before."""
    greys = [sorted(int(grey(tone)[1:3], 16) for tone in tones) for tones in (OCEAN, DEEP, SHOAL, SAND, GRASS)]
    gaps = [after[0] - before[-1] for before, after in pairwise(greys)]
    assert min(gaps) > 4, "one water from the next"
    assert min(gaps[2:]) > 14, "land from water, a large island from a small one, which is worth less"


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_large_island_can_be_told_from_a_small_one_and_from_water_where_there_are_16_colours(theme: str) -> None:
    """Both kinds of land were the same grey: a large one is worth a chest and more points a tile."""
    palette = PALETTES[theme]
    sixteen = Colours16(palette)
    sixteen.learn(*families)

    def entries(*tones: str) -> set[str]:
        return {sixteen.ground(palette.shade(tone).lower()) for tone in tones}

    large, small, water = entries(*GRASS), entries(*SAND), entries(*SHOAL, *DEEP)
    assert not large & (small | water)
    assert not small & water
