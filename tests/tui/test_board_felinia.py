"""The drawing of Felinia: places, roads, and that it tells what matters."""

import pytest

from boardgames.felinia import GAME
from boardgames.felinia.actions import BidBank, BidMarket, Flip
from boardgames.tui.board import TABLE_SIZE, Look
from boardgames.tui.boards import felinia as board
from tests.felinia.given import T, given, play, province, started
from tests.felinia.walking import keen_walk
from tests.tui.drawing import NAMES, check_first_tab, check_form, check_places, check_secrets, look_at

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
    state = GAME.observe(started(4, variant), None)
    look = look_at(GAME, state)
    places = [*T.place_number, *T.dock_number, *T.bonus_tiles, *T.boards[variant].number, "bank"]
    table = board.table(GAME, state, look)
    tabs = [canvas for _, canvas in board.tabs(GAME, state, look)]
    for place in places:
        assert place in table.regions, place
        x, y, width, height = table.regions[place]
        assert 0 <= x <= x + width <= TABLE_SIZE[0]
        assert 0 <= y <= y + height <= TABLE_SIZE[1]
        assert any(place in tab.regions for tab in tabs), place


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


def test_a_board_tells_what_matters() -> None:
    position = (
        given(3).boats("5:00", "5:15", "7:15", "9:45").aboard(1, 2).player(0, clocks=2, clothes=1).piles(m1=(1, 2))
    )
    state = position.settled(1, "L1").face_up("T1").tile("T1", "tt-tigers-tigers-1").auction()
    lines = "\n".join(board.table(GAME, GAME.observe(state, 0), look_at(GAME, state, 0)).lines())
    assert "C$2 B$1" in lines, "top token first, each with its price"
    assert "one more $3" in lines
    assert "full: sails" in lines
    assert "you can pay" in lines
    assert "lack" in lines
    assert "L1(B)" in lines or "l1(B)" in lines
    assert "T1=t3" in lines


def test_the_selected_choice_is_shown_as_a_ghost() -> None:
    state = given(3).auction()
    for action in (BidMarket("market-2"), BidBank()):
        canvas = board.table(GAME, state, look_at(GAME, state, 0, action))
        assert any("ghost" in row for row in canvas.styles)
    landing = given(3).boats("5:00", "5:15", "7:15", "9:45").aboard(1, 0).exploration()
    canvas = board.table(GAME, landing, look_at(GAME, landing, 0, Flip(province("classic", "L2"))))
    assert any("ghost" in row for row in canvas.styles)
    assert play(landing, Flip(province("classic", "L2")))
