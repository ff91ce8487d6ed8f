"""The drawing of Mombasa: sizes, characters, places, secrets, and what the table shows when it matters."""

from functools import partial

import pytest

from boardgames.mombasa import GAME
from boardgames.mombasa import actions as do
from boardgames.mombasa.naming import brief, medium
from boardgames.mombasa.state import PLAN
from boardgames.tui.boards import mombasa as board
from boardgames.tui.boards.mombasa_names import short_book
from boardgames.tui.canvas import Canvas
from tests.mombasa.given import T, card_of, given, goods, play
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
    assert canvas.styles[region.y + 1][region.x + 4] == "ghost"
    stepping = play(given(a={"area": {"b": "coffee-1"}}, display={}), goods("b"))
    canvas = board.table(GAME, stepping, look_at(stepping, 0, do.Step("cairo")))
    track = canvas.regions["track-cairo"]
    assert canvas.styles[track.y + 2][track.x + 1] == "ghost"


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
    assert canvas.styles[at.y + 1][at.x] == "good", "its requirement is met now"


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
