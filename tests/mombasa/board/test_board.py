"""The drawing of Mombasa: sizes, characters, places, secrets, and what the table shows when it matters."""

from dataclasses import replace
from functools import partial

import pytest

from boardgames.core.protocol import Config
from boardgames.drawing.canvas import Canvas
from boardgames.mombasa import GAME
from boardgames.mombasa import actions as do
from boardgames.mombasa.board import table as board
from boardgames.mombasa.board.panels.cards import HAND_CELL, HAND_LEFT
from boardgames.mombasa.board.panels.names import short_book
from boardgames.mombasa.state import PLAN, Ousting, State
from boardgames.mombasa.words.names import brief, medium
from tests.mombasa.given import T, card_of, given, goods, offered, play
from tests.mombasa.walking import SETTINGS, walk
from tests.tui import drawing

every_setting = pytest.mark.parametrize(("players", "variant"), SETTINGS)


look_at = partial(drawing.look_at, GAME)


@every_setting
def test_games_of_traders(players: int, variant: str) -> None:
    """Random games seldom get far; these meet every question."""
    met: set[str] = set()
    for count, step in enumerate(walk(players, variant, 8, "trader")):
        new = step.kind not in met
        met.add(step.kind)
        if new or count % 5 == 0:
            drawing.check_places(GAME, step.before, step.seat)
            drawing.check_first_tab(GAME, step.before, step.seat)
        if new or count % 12 == 0:
            drawing.check_form(GAME, step.before, step.seat, step.action)
        if new or count % 20 == 0:
            drawing.check_secrets(GAME, step.before, 17)


def text(canvas: Canvas) -> str:
    return "\n".join(canvas.lines())


def test_reachable_regions_show_code_reward_and_cost() -> None:
    state = given(a={"area": {"b": "expansion-2x", "c": "expansion-2y"}}, posts={"mombasa": ["nubia"]})
    state = play(state, do.UseExpansion(), do.Expand("cairo"))
    canvas = board.table(GAME, state, look_at(state, 0))
    region = canvas.regions["nubia"]
    lines = [canvas.lines()[region.y + i][region.x : region.x + region.width] for i in range(2)]
    assert lines[0].startswith("bi Nubia")
    assert lines[1].startswith("B1  [Mo]»2"), "single border 1, another company's post 1 more"
    far = canvas.regions["natal"]
    assert "»" not in canvas.lines()[far.y + 1][far.x : far.x + far.width]


def test_the_ghost_of_a_choice_is_drawn() -> None:
    state = given(a={"area": {"b": "expansion-2x"}})
    state = play(state, do.UseExpansion(), do.Expand("cairo"))
    canvas = board.table(GAME, state, look_at(state, 0, do.Enter("nubia")))
    region = canvas.regions["nubia"]
    assert canvas.inks[region.y + 1][region.x + 4] == "ghost"
    stepping = play(given(a={"area": {"b": "coffee-1"}}, display={}), goods("b"))
    canvas = board.table(GAME, stepping, look_at(stepping, 0, do.Step("cairo")))
    track = canvas.regions["track-cairo"]
    assert canvas.inks[track.y + 2][track.x + 1] == "ghost"


def test_double_borders_are_double_lines() -> None:
    state = given()
    lines = board.table(GAME, state, look_at(state, None)).lines()
    fezzan, libya = (
        board.table(GAME, state, look_at(state, None)).regions[name] for name in ("fezzan", "libyan-desert")
    )
    assert lines[0][fezzan.x] == "═", "the base of Cairo behind a double border"
    assert lines[0][libya.x] == "─"
    assert lines[fezzan.y + 2][fezzan.x : fezzan.x + 10] == "═" * 10
    assert lines[fezzan.y][libya.x - 1] == "│"


def test_the_planner_sees_the_plan_and_its_totals_and_nobody_else_does() -> None:
    state = given(phase=PLAN, a={"area": {}}, b={"area": {}})
    state = play(state, do.PlanPlace(card_of(0, "coffee-2"), "slot-b"), seat=0)
    mine = GAME.observe(state, 0)
    shown = text(board.table(GAME, mine, look_at(mine, 0)))
    assert "Ann plans" in shown
    assert "Cof 2" in shown
    assert "B [Coffee 2]" in shown
    assert "b2s Ban2" in shown
    assert "would count coffee 2" in text(board.mat(GAME, mine, 0, look_at(mine, 0)))
    for viewer in (None, 1):
        other = GAME.observe(state, viewer)
        assert "Coffee 2" not in text(board.mat(GAME, other, 0, look_at(other, viewer)))
        assert "10 cards in hand and slots" in text(board.mat(GAME, other, 0, look_at(other, viewer)))
    everybody = GAME.observe(play(state, do.PlanDone(), seat=0), None)
    lines = board.table(GAME, everybody, look_at(everybody)).lines()
    assert any(line.startswith("A Ann       has planned") for line in lines)
    assert any(line.startswith("B Bob       plans") for line in lines)


def planner(cards: tuple[str, ...], *planned: tuple[str, str], diamond: int = 0) -> State:
    """A plans with these cards in hand, of which some already lie in slots; every other card of his rests."""
    facts = {"area": {}, "hand_only": cards, "diamond": diamond}
    state = given(phase=PLAN, a=facts, b={"area": {}})
    return play(state, *(do.PlanPlace(card_of(0, card), f"slot-{slot}") for card, slot in planned), seat=0)


STARTING = ("coffee-1", "coffee-2", "banana-1", "banana-2", "cotton-1", "cotton-2", "expansion-2x", "bookkeeper-2")
BOUGHT = (
    "a-coffee-3",
    "a-banana-3",
    "a-cotton-3",
    "b-coffee-3",
    "b-banana-3",
    "b-cotton-3",
    "a-merchant",
    "a-cotton-2",
)


def rows_with_hand(canvas: Canvas) -> list[str]:
    top = next(y for y, line in enumerate(canvas.lines()) if line.startswith("hand "))
    return ["".join(canvas.chars[y]) for y in (top, top + 1)]


def cells_of(rows: list[str]) -> list[str]:
    return [row[x : x + HAND_CELL] for row in rows for x in range(HAND_LEFT, HAND_LEFT + 7 * HAND_CELL, HAND_CELL)]


def private_drawings(state: State) -> list[Canvas]:
    seen = GAME.observe(state, 0)
    look = look_at(state, 0)
    return [board.table(GAME, seen, look), board.tabs(GAME, seen, look)[0][1], board.mat(GAME, seen, 0, look)]


def test_a_plan_has_the_same_shape_whatever_is_in_hand() -> None:
    """Frames, places, boxes and the columns of the totals: an onlooker across the table learns nothing from them."""
    hands = (
        planner(STARTING[:1]),
        planner(STARTING[:4]),
        planner(STARTING[:3], ("banana-1", "c")),
        planner(STARTING[:7], ("coffee-2", "b"), ("banana-2", "c"), ("expansion-2x", "d")),
        planner(STARTING + BOUGHT),
    )
    shapes = []
    for state in hands:
        shape = []
        for canvas in private_drawings(state):
            rows = rows_with_hand(canvas)
            boxes = [(y, x) for y, row in enumerate(canvas.chars) for x, char in enumerate(row) if char in "[]┌┐└┘│─"]
            words = [(y, line.find("Hlp"), line.find("helpers")) for y, line in enumerate(canvas.lines())]
            filled = [(cell[0] != " ", cell[-1] == " ") for cell in cells_of(rows)]
            shape.append((canvas.width, canvas.height, canvas.regions, boxes, words, filled))
        shapes.append(shape)
    assert all(shape == shapes[0] for shape in shapes)
    assert all(filled == [(True, True)] * 14 for *_, filled in shapes[0])


def test_a_hand_shows_every_card_or_counts_the_rest() -> None:
    for size in (1, 7, 14, 16):
        cards = (STARTING + BOUGHT)[:size]
        for canvas in private_drawings(planner(cards)):
            cells = [cell.strip() for cell in cells_of(rows_with_hand(canvas))]
            shown = [cell for cell in cells if "·" not in cell and "more" not in cell]
            assert len(shown) == (size if size <= 14 else 13)
            assert size <= 14 or cells[-1] == f"+{size - 13} more"


def test_a_long_name_leaves_room_for_the_totals_of_a_plan() -> None:
    state = planner(STARTING[:3])
    look = replace(look_at(state, 0), names=("Bartholomew-Maximilian", "Bob"))
    for canvas in (
        board.table(GAME, GAME.observe(state, 0), look),
        board.tabs(GAME, GAME.observe(state, 0), look)[0][1],
    ):
        line = next(line for line in canvas.lines() if " plans " in line)
        assert "Hlp 0" in line
        assert line.endswith("c1sb")


def test_slots_are_places_that_light_up_until_they_are_filled() -> None:
    state = planner(STARTING[:3], ("banana-1", "c"))
    for canvas in private_drawings(state)[:2]:
        assert {f"slot-{slot}" for slot in "abcde"} <= set(canvas.regions)
        lit = {slot for slot in "abcde" if canvas.inks[canvas.regions[f"slot-{slot}"].y][_x(canvas, slot)] == "legal"}
        assert lit == {"b", "d"}, "A and E are closed, C is taken"


def _x(canvas: Canvas, slot: str) -> int:
    return canvas.regions[f"slot-{slot}"].x


def test_the_ghost_of_a_planned_card_lies_in_its_slot() -> None:
    state = planner(STARTING[:3])
    action = do.PlanPlace(card_of(0, "coffee-2"), "slot-b")
    canvas = board.table(GAME, GAME.observe(state, 0), look_at(state, 0, action))
    x, y, _, _ = canvas.regions["slot-b"]
    assert canvas.lines()[y][x : x + 12] == "B [Coffee 2]"
    assert canvas.inks[y][x + 3] == "ghost"


def test_a_column_to_which_several_posts_may_return_has_a_plus() -> None:
    posts = {"cairo": ["nubia"], "mombasa": ["kordofan", "abyssinia", "jubaland"]}
    facts = {"area": {"b": "expansion-2x", "c": "expansion-2y", "d": "b-expansion-3"}}
    state = play(given(a=facts, posts=posts), do.UseExpansion(), do.Expand("cairo"))
    for region in ("kordofan", "abyssinia"):
        state = play(state, do.Enter(region), do.TakePost(1))
    while not isinstance(state.frames[-1], Ousting):
        state = play(state, offered(state)[0])
    action = offered(state, do.ReturnPost)[0]
    canvas = board.table(GAME, state, look_at(state, 0, action))
    at = canvas.regions[f"base-mombasa-{action.column}"]
    assert canvas.lines()[at.y][at.x : at.x + 2] == f"{action.column}+"
    assert "ghost" in canvas.inks[at.y][at.x : at.x + at.width], "the post that would come home"


def test_two_discs_on_a_space_stand_one_above_the_other_and_more_are_counted() -> None:
    steps = {"cairo": 2, "mombasa": 5}
    state = given(4, a={"steps": steps}, b={"steps": steps}, c={"steps": {"cairo": 5}}, d={"steps": {"cairo": 5}})
    canvas = board.table(GAME, state, look_at(state, None))
    track = canvas.regions["track-cairo"]
    column = [canvas.chars[track.y + 1 + line][track.x + 2] for line in range(2)]
    assert column == ["B", "A"]
    assert canvas.chars[canvas.regions["track-saint-louis"].y + 2][0] == "4"


def test_a_disc_does_not_hide_the_name_of_its_space() -> None:
    state = given(a={"placed": ["tile-bookkeeper"], "area": {"b": "coffee-1"}})
    market = next(tab for title, tab in board.tabs(GAME, state, look_at(state, 0)) if title == "Market")
    at = market.regions["bonus-tile-bookkeeper"]
    assert market.lines()[at.y][at.x : at.x + at.width] == "pk £1 Bookkeeper tile   A"


@pytest.mark.parametrize(
    ("area", "discs", "title"),
    [("coffee-1", 0, "Market"), ("bookkeeper-2", 1, "Market"), ("expansion-2x", 0, "Map"), ("", 0, "Areas")],
)
def test_a_small_screen_opens_where_the_next_action_can_be(area: str, discs: int, title: str) -> None:
    state = given(a={"area": {"b": area} if area else {}, "discs": discs, "pounds": 0})
    assert board.tabs(GAME, state, look_at(state, 0))[0][0] == title


def test_set_up_shows_what_the_starting_tiles_give() -> None:
    state = GAME.start(Config(2, 1, "variable"))
    seen = GAME.observe(state, 0)
    title, tab = board.tabs(GAME, seen, look_at(state, 0))[0]
    shown = text(tab)
    for name in seen.players[0].dealt:
        assert f"{name[-2:]} starts with" in shown
    assert title == "Areas"
    assert all(name[-2:] not in shown.split() for name in state.players[1].dealt), "what the other was dealt is his"


def test_questions_about_books_show_the_track() -> None:
    books = {2: "book-a01", 3: "book-c03"}
    facts = {"area": {"b": "bookkeeper-2", "c": "coffee-2"}, "ink": 1, "books": books, "turned": [3], "pounds": 2}
    state = play(given(a=facts), do.UseBookkeeper("slot-b"))
    canvas = board.table(GAME, state, look_at(state, 0))
    assert {"ink-1", "ink-2"} <= set(canvas.regions)
    shown = text(canvas)
    assert "c2>£2" in shown
    assert "(C)" in shown, "a turned book"
    at = canvas.regions["ink-2"]
    assert canvas.inks[at.y + 1][at.x] == "good", "its requirement is met now"
    assert canvas.lines()[at.y][at.x : at.x + 3] == "02✓", "and a sign says so without colour"


def test_a_base_shows_posts_at_home_and_bared_coins() -> None:
    state = given(bases={"cairo": (3, 0, 5)}, opened={"cairo": [1]})
    canvas = board.table(GAME, state, look_at(state, None))
    at = canvas.regions["base-cairo-1"]
    rows = [canvas.lines()[at.y + i][at.x : at.x + 8] for i in range(3)]
    assert rows == ["1  ·■■■2", "2  1·112", "3  ■■■■■"]
    assert f"£{2 + 5}/sh" in canvas.lines()[at.y - 1]


def test_every_short_name_is_short_and_tells_cards_and_books_apart() -> None:
    for name in T.cards:
        assert len(brief(T, name)) <= 5
        assert len(medium(T, name)) <= 8
    for pile in T.supplies:
        labels = [short_book(T.books[book]) for book in pile]
        assert all(len(label) <= 8 for label in labels)
        assert len(set(labels)) == len(labels)
