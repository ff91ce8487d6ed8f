"""The drawing of Felinia: sizes, characters, places, secrets."""

from typing import Any

import pytest

from boardgames.core.protocol import Seat
from boardgames.felinia import GAME
from boardgames.felinia.actions import BidBank, BidMarket, Flip
from boardgames.felinia.state import State
from boardgames.tui.board import TAB_SIZE, TABLE_SIZE, Look
from boardgames.tui.boards import felinia as board
from boardgames.tui.canvas import Canvas
from boardgames.tui.styles import STYLES
from tests.felinia.given import T, given, play, province, started
from tests.felinia.walking import keen_walk

NAMES = ("Ann", "Bob", "Cid", "Dee")
SETTINGS = [(2, "classic", ()), (3, "expert", ("next-boat",)), (4, "classic", ("next-boat",)), (4, "expert", ())]
every_setting = pytest.mark.parametrize(("players", "variant", "options"), SETTINGS)


def look_at(seen: State, viewer: Seat | None, action: Any = None) -> Look:
    """How the screen would look at it: with the code of the first choice at each place."""
    legal: dict[str, str] = {}
    for decision in GAME.decisions(seen):
        for choice in GAME.legal_actions(seen, decision.seat):
            place = GAME.words.place(seen, choice)
            if place is not None:
                legal.setdefault(place, GAME.words.code(seen, choice))
    return Look(NAMES[: len(seen.players)], viewer, legal, None, action)


def drawings(seen: State, look: Look) -> list[Canvas]:
    mats = [board.mat(GAME, seen, seat, look) for seat in range(len(seen.players))]
    return [board.table(GAME, seen, look), *(canvas for _, canvas in board.tabs(GAME, seen, look)), *mats]


def picture(canvas: Canvas) -> tuple[list[list[str]], list[list[str]], list[list[str | None]]]:
    return canvas.chars, canvas.styles, canvas.hits


@every_setting
def test_sizes_characters_and_styles(players: int, variant: str, options: tuple[str, ...]) -> None:
    for count, (before, seat, action, _, _) in enumerate(keen_walk(players, 6, variant, options)):
        if count % 6:
            continue
        seen = GAME.observe(before, seat)
        look = look_at(seen, seat, action)
        table = board.table(GAME, seen, look)
        assert (table.width, table.height) == TABLE_SIZE
        for title, tab in board.tabs(GAME, seen, look):
            assert tab.width <= TAB_SIZE[0]
            assert tab.height <= TAB_SIZE[1]
            assert 1 <= len(title) <= 10
        for canvas in drawings(seen, look):
            assert canvas.width <= TABLE_SIZE[0]
            assert all(line.isascii() for line in canvas.lines(ascii_only=True))
            assert {style for row in canvas.styles for style in row} <= set(STYLES)


@every_setting
def test_every_place_of_a_legal_action_is_marked_with_its_code(
    players: int, variant: str, options: tuple[str, ...]
) -> None:
    for count, (before, seat, _, _, _) in enumerate(keen_walk(players, 7, variant, options)):
        if count % 3:
            continue
        seen = GAME.observe(before, seat)
        look = look_at(seen, seat)
        table = board.table(GAME, seen, look)
        tabs = [canvas for _, canvas in board.tabs(GAME, seen, look)]
        for place, code in look.legal.items():
            assert _shows(table, place, code), (place, code)
            assert any(_shows(tab, place, code) for tab in tabs if place in tab.regions), (place, code)


def _shows(canvas: Canvas, place: str, code: str) -> bool:
    """The region lies inside the drawing, can be clicked, and the code stands in it, lit."""
    if place not in canvas.regions:
        return False
    x, y, width, height = canvas.regions[place]
    inside = x >= 0 and y >= 0 and x + width <= canvas.width and y + height <= canvas.height
    cells = [(row, column) for row in range(y, y + height) for column in range(x, x + width)]
    lit = "".join(canvas.chars[r][c] if canvas.styles[r][c] == "legal" else " " for r, c in cells)
    return inside and code in lit and any(canvas.hits[r][c] == place for r, c in cells)


@pytest.mark.parametrize("variant", ["classic", "expert"])
def test_every_place_has_a_region_in_the_table_and_in_a_tab(variant: str) -> None:
    state = GAME.observe(started(4, variant), None)
    look = look_at(state, None)
    places = [*T.place_number, *T.dock_number, *T.bonus_tiles, *T.boards[variant].number, "bank"]
    table = board.table(GAME, state, look)
    tabs = [canvas for _, canvas in board.tabs(GAME, state, look)]
    for place in places:
        assert place in table.regions, place
        x, y, width, height = table.regions[place]
        assert 0 <= x <= x + width <= TABLE_SIZE[0]
        assert 0 <= y <= y + height <= TABLE_SIZE[1]
        assert any(place in tab.regions for tab in tabs), place


@every_setting
def test_drawings_show_nothing_hidden(players: int, variant: str, options: tuple[str, ...]) -> None:
    for count, (before, _, _, _, _) in enumerate(keen_walk(players, 8, variant, options)):
        if count % 9:
            continue
        for viewer in (None, *range(players)):
            seen = GAME.observe(before, viewer)
            imagined = GAME.observe(GAME.imagine(seen, viewer, count), viewer)
            for one, other in zip(
                drawings(seen, look_at(seen, viewer)), drawings(imagined, look_at(imagined, viewer)), strict=True
            ):
                assert picture(one) == picture(other)


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
    drawn = sum(style == "land-2" for row in canvas.styles for style in row)
    assert drawn == sum(map(len, side.roads)) // 2


def test_the_finished_game_and_a_replay_can_be_drawn() -> None:
    *_, (_, _, _, last, _) = keen_walk(4, 9, "expert")
    for seen in (last, GAME.observe(last, None), started(2)):
        for canvas in drawings(seen, Look(NAMES[: len(seen.players)])):
            assert any(line for line in canvas.lines())


def test_a_board_tells_what_matters() -> None:
    position = (
        given(3).boats("5:00", "5:15", "7:15", "9:45").aboard(1, 2).player(0, clocks=2, clothes=1).piles(m1=(1, 2))
    )
    state = position.settled(1, "L1").face_up("T1").tile("T1", "tt-tigers-tigers-1").auction()
    lines = "\n".join(board.table(GAME, GAME.observe(state, 0), look_at(state, 0)).lines())
    assert "C$2 B$1" in lines, "top token first, each with its price"
    assert "one more $3" in lines
    assert "full: sails" in lines
    assert "you can pay" in lines
    assert "you lack 1 clothes $" not in lines
    assert "L1(B)" in lines or "l1(B)" in lines
    assert "T1=t3" in lines


def test_the_selected_choice_is_shown_as_a_ghost() -> None:
    state = given(3).auction()
    for action in (BidMarket("market-2"), BidBank()):
        canvas = board.table(GAME, state, look_at(state, 0, action))
        assert any("ghost" in row for row in canvas.styles)
    landing = given(3).boats("5:00", "5:15", "7:15", "9:45").aboard(1, 0).exploration()
    canvas = board.table(GAME, landing, look_at(landing, 0, Flip(province("classic", "L2"))))
    assert any("ghost" in row for row in canvas.styles)
    assert play(landing, Flip(province("classic", "L2")))
