"""The drawing of East India Companies: sizes, characters, places, secrets, and that it tells what matters."""

from functools import partial
from typing import Any

import pytest

from boardgames.core.protocol import Config
from boardgames.core.values import evolve
from boardgames.drawing.board import Look
from boardgames.drawing.canvas import ASCII, Canvas
from boardgames.eic import GAME
from boardgames.eic.actions import (
    BuyShare,
    ChooseCard,
    ChoosePost,
    ChooseUnload,
    DiscardShip,
    PlaceAgent,
    PlaceShip,
    SellCube,
)
from boardgames.eic.board import table as board
from boardgames.eic.board.panels.ports import sales_text, unloading_order
from boardgames.eic.box.tables import EUROPE
from boardgames.eic.state import AgentTurn, CardChoice, Discard, ExchangeTurn, PostChoice, State, UnloadChoice, Vessel
from tests.eic.given import (
    CHINA,
    COFFEE,
    INDIA,
    SILK,
    TEA,
    T,
    after,
    asking,
    docks,
    resumed,
    started,
    with_agents_on,
    with_cards,
    with_column,
    with_company,
    with_fleet_at_sea,
    with_post,
    with_staying,
    with_value,
)
from tests.laws.walks import walk
from tests.tui import drawing

NAMES = drawing.NAMES


look_at = partial(drawing.look_at, GAME)


def text(canvas: Canvas) -> str:
    return "\n".join(canvas.lines())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_place_has_a_region_in_the_table_and_in_a_tab(players: int) -> None:
    state = asking(GAME.observe(started(players), None), PostChoice(0))
    look = look_at(state, None)
    goods = [f"{market}-{good.id}" for market in ("indies", "europe") for good in T.goods]
    companies = [f"company-{number}" for number in range(len(state.companies))]
    table = board.table(GAME, state, look)
    tabs = [canvas for _, canvas in board.tabs(GAME, state, look)]
    for place in [*T.cell_index, "centre", *T.zone_index, *T.spot_index, *goods, *companies]:
        for canvas in (table, *(tab for tab in tabs if place in tab.regions)):
            x, y, width, height = canvas.regions[place]
            assert 0 <= x <= x + width <= canvas.width
            assert 0 <= y <= y + height <= canvas.height
            assert canvas.place_at(x, y) == place
        assert any(place in tab.regions for tab in tabs), place


def test_the_tab_that_the_question_needs_comes_first() -> None:
    state = started()
    for frame, title in ((AgentTurn(0), "Agents"), (PostChoice(0), "Zones"), (ExchangeTurn(0, 0), "Exchange")):
        assert board.tabs(GAME, asking(state, frame), Look(NAMES))[0][0] == title


def test_markets_show_cubes_dice_and_the_card_when_it_is_known() -> None:
    state = resumed(with_agents_on(started(), "investor-influence", 3), "window-3")
    state = after(state, (3, GAME.legal_actions(state, 3)[0]))
    dice = state.dice[EUROPE][TEA]
    more = T.layout(4).card_cubes[state.drawn[EUROPE]][TEA]
    assert f"Tea    {dice}+{more} " in text(board.table(GAME, GAME.observe(state, 3), look_at(state, 3)))
    assert f"Tea    {dice}+? " in text(board.table(GAME, GAME.observe(state, 0), look_at(state, 0)))
    line = board.table(GAME, GAME.observe(state, 3), Look(NAMES, 3)).lines()[1]
    europe, indies = line[: len(line) // 2], line[len(line) // 2 :]
    leaving = min(dice + more, state.columns[EUROPE][TEA])
    assert (europe.count("■"), europe.count("□")) == (state.columns[EUROPE][TEA] - leaving, leaving - 1)
    coming = state.dice[0][TEA]
    assert (indies.count("■"), indies.count("□")) == (state.columns[0][TEA], coming - 1)
    assert (europe.count("○"), indies.count("●")) == (1, 1)


def test_a_seller_reads_what_the_next_cubes_would_fetch() -> None:
    state = with_company(started(), 0, docks=docks(("indiaman", (TEA, SILK, SILK)), "galleon", empty=1))
    state = with_column(with_column(state, EUROPE, SILK, 2), EUROPE, TEA, 0)
    state = resumed(with_agents_on(state, "merchant-silk", 0), "warehouses")
    shown = text(board.table(GAME, state, look_at(state, 0)))
    assert "A: next cubes fetch tea 6, silk 11 10; all of them together 27 PO" in shown
    assert "next cubes fetch tea 6, silk 11 10" in text(board.tabs(GAME, state, look_at(state, 0))[0][1])


def test_a_buyer_reads_what_the_next_cubes_cost_with_the_post() -> None:
    state = with_post(with_company(started(), 0, treasury=30), 0, "canton")
    state = resumed(with_cards(with_fleet_at_sea(state, CHINA, (0, "indiaman"))), "destinations")
    state = with_column(with_column(state, 0, SILK, 3), 0, TEA, 14)
    shown = text(board.table(GAME, state, look_at(state, 0)))
    assert "next cubes cost tea 0 0 0 0, silk 6 6 7; Europe will pay" in shown
    assert "loading A2/4" in shown


def test_zones_show_owners_of_face_down_ships_and_open_those_that_stay() -> None:
    state = with_staying(started(), INDIA, (1, "galleon"))
    state = with_fleet_at_sea(state, CHINA, (0, "flute"), (0, "galleon"), (2, "frigate"), (2, "galleon"))
    state = with_company(state, 3, hand=(T.galleon, T.galleon), docks=docks(empty=2), fleet=(T.galleon, T.galleon))
    shown = text(board.table(GAME, GAME.observe(state, 0), Look(NAMES, 0)))
    assert "sent out A1/3 A1/2 C?/? C?/?" in shown
    assert "stay, load first B1/2" in shown
    assert "Galleon· 1/2 hand   Galleon· 1/2 hand" in shown, "everybody knows ships that are alike"
    assert "sent out A?/? A?/? C?/? C?/?" in text(board.table(GAME, GAME.observe(state, None), Look(NAMES)))


def test_the_neutral_company_is_there_with_its_card() -> None:
    state = started(2, order=(0, 2, 1))
    state = GAME.apply(state, 0, PlaceAgent(0, "centre"))
    shown = text(board.table(GAME, state, look_at(state, None)))
    assert "neutral card: " in shown
    ports = text(dict(board.tabs(GAME, state, look_at(state, None)))["Ports"])
    assert "neutral card: " in ports
    assert "\nagents " in ports
    assert "N neutral" in text(dict(board.tabs(GAME, state, look_at(state, None)))["Ports"]).replace("  ", " ")
    assert T.characters[T.cell_characters[T.agent_card_cells[state.agent_card][0]]].name in shown


def test_the_selected_choice_is_shown_as_a_ghost() -> None:
    def ghosts(state: State, action: Any) -> str:
        canvas = board.table(GAME, state, look_at(state, 0, action))
        rows = zip(canvas.chars, canvas.inks, strict=True)
        return "".join(
            char for chars, styles in rows for char, style in zip(chars, styles, strict=True) if style == "ghost"
        )

    state = with_company(started(), 0, treasury=30)
    assert ghosts(state, PlaceAgent(0, "captain-charts")) == "A"
    assert ghosts(state, PlaceAgent(0, "centre")) == "A"
    assert ghosts(asking(state, PostChoice(0)), ChoosePost("canton")) == "A"
    exchange = with_value(asking(state, ExchangeTurn(0, 0)), 1, 9)
    assert ghosts(exchange, BuyShare(1)) == "B"
    placing = resumed(with_cards(state), "indies-card")
    assert ghosts(placing, PlaceShip("galleon", "zone-2")) == "A1/2"
    selling = with_company(state, 0, docks=docks(("galleon", (TEA, COFFEE)), "galleon", empty=1))
    assert "○" in ghosts(resumed(selling, "warehouses"), SellCube("tea"))


def test_the_order_of_unloading_is_shown() -> None:
    state = started(3, order=(0, 1, 2))
    state = with_company(
        state, 0, docks=docks(("frigate", (TEA,)), ("indiaman", (COFFEE,)), ("galleon", (TEA,)), empty=1)
    )
    state = with_company(state, 1, docks=docks(("brig", (TEA,)), ("galleon", (TEA,)), empty=1))
    state = with_company(state, 2, docks=docks(("three-master", (TEA,)), ("galleon", (TEA,))))
    state = resumed(state, "warehouses")
    assert unloading_order(T, state) == [(1, 4), (0, 2), (2, 2), (0, 2), (0, 1), (1, 1), (2, 1)]
    assert "unload by speed 4:B 2:ACA 1:ABC" in text(board.table(GAME, state, Look(NAMES)))


def test_a_mat_shows_the_whole_port() -> None:
    state = with_company(
        with_post(started(), 0, "canton"), 0, treasury=17, sales=12, sales_index=2, shares=(0, 2, 0, 0),
        docks=docks(("flute", (TEA, SILK)), "galleon", empty=1), warehouse=(COFFEE,),
    )  # fmt: skip
    shown = text(board.mat(GAME, state, 0, Look(NAMES, 0)))
    for part in (
        "17 PO",
        "12 PO",
        "[20+]",
        "Flute 1/3 TK·",
        "store C·",
        "Canton; 1 left",
        "2 of B",
        "(Clipper 5/4 15)",
    ):
        assert part in shown


def test_docks_of_ships_at_sea_are_not_free() -> None:
    state = with_staying(with_company(started(), 0, docks=docks("galleon", empty=2)), INDIA, (0, "flute"))
    line = text(board.table(GAME, state, look_at(state, 0))).splitlines()[21]
    assert (line.count("Flute··· 1/3 » III"), line.count("(free dock)")) == (1, 1)


def test_the_small_markets_show_the_hold_and_the_money() -> None:
    state = with_company(started(), 0, treasury=30)
    state = resumed(with_cards(with_fleet_at_sea(state, CHINA, (0, "indiaman"))), "destinations")
    name, canvas = board.tabs(GAME, state, look_at(state, 0))[0]
    assert name == "Markets"
    assert "30 PO" in text(canvas)
    assert "hold ····" in text(canvas)


def test_the_small_zones_show_prices_and_dice() -> None:
    state = with_column(started(), 0, SILK, 3)
    shown = text(dict(board.tabs(GAME, state, look_at(state, 0)))["Zones"])
    price = T.layout(4).columns[0][SILK][2]
    coming = state.dice[0][SILK]
    assert f"silk {price} PO, {T.layout(4).columns[0][SILK][2 + coming]} when {coming} have come" in shown


def filled(canvas: Canvas) -> list[list[bool]]:
    """Which cells hold anything at all: what somebody across the table can make out."""
    return [[char != " " for char in row] for row in canvas.chars]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_private_has_the_same_shape_whatever_it_is(players: int) -> None:
    """Hand, ships sent out and cards, as their owner sees them, against any others that the table thinks possible."""
    secrets = 0
    for step in walk(GAME, Config(players, 3, "standard"), 3):
        decision = step.decision
        if not decision.secret or step.number % 2:
            continue
        secrets += 1
        seen = GAME.observe(step.before, None)
        shapes = []
        for luck in range(4):
            state = GAME.observe(GAME.imagine(seen, None, luck), decision.seat)
            shapes.append([filled(canvas) for canvas in drawing.drawings(GAME, state, look_at(state, decision.seat))])
        assert all(shape == shapes[0] for shape in shapes)
    assert secrets


def test_a_mat_has_always_as_many_rows() -> None:
    heights = set()
    for step in walk(GAME, Config(4, 5, "standard"), 5):
        heights |= {board.mat(GAME, step.before, seat, Look(NAMES)).height for seat in range(4)}
    assert heights == {9}


def test_a_ship_that_has_been_sent_out_cannot_be_told_from_one_in_hand() -> None:
    """Which of the two is gone, and so which one comes last, is for its owner alone."""
    fleet = (T.galleon, T.ship_index["brig"])
    pictures = []
    for sent, kept in (fleet, fleet[::-1]):
        state = with_company(started(), 1, fleet=fleet, hand=(kept,), docks=docks(empty=2))
        state = evolve(state, zone_piles=((Vessel(1, sent),), (), ()))
        for viewer in (None, 0, 2, 3):
            seen, look = GAME.observe(state, viewer), Look(NAMES, viewer)
            pictures.append([canvas.chars for canvas in drawing.drawings(GAME, seen, look)])
    assert all(picture == pictures[0] for picture in pictures)
    assert "B   ········ ?/? hand   ········ ?/? » I" in "\n".join("".join(row) for row in pictures[0][0])


def test_a_zone_is_clicked_and_lit_as_a_whole_unless_a_post_is_placed() -> None:
    state = resumed(with_cards(started()), "indies-card")
    for canvas in (board.table(GAME, state, Look(NAMES)), dict(board.tabs(GAME, state, Look(NAMES)))["Zones"]):
        x, y, width, height = canvas.regions["zone-1"]
        assert {hit for row in canvas.hits[y : y + height] for hit in row[x : x + width]} == {"zone-1"}
        assert "canton" not in canvas.regions


def test_a_ghost_hides_no_marker_and_no_holder_is_cut_off() -> None:
    state = with_value(with_value(started(), 1, 9), 2, 10)
    for company in range(4):
        state = with_company(state, company, shares=(1, 0, 0, 0))
    state = asking(state, ExchangeTurn(0, 0))
    for canvas in (board.table(GAME, state, look_at(state, 0, BuyShare(1))), exchange_tab(state, BuyShare(1))):
        assert any("CB" in line for line in canvas.lines()), "the marker that is there, then the ghost"
        assert "held A1 B1 C1 D1" in text(canvas)


def exchange_tab(state: State, action: Any) -> Canvas:
    return dict(board.tabs(GAME, state, look_at(state, 0, action)))["Exchange"]


def test_a_selected_card_moves_the_first_price() -> None:
    state = asking(with_column(started(), EUROPE, TEA, 12), CardChoice(0, EUROPE))
    card = max(state.piles[EUROPE * 3], key=lambda one: T.layout(4).card_cubes[one][TEA])
    shown = board.table(GAME, state, look_at(state, 0, ChooseCard(T.cards[card].id)))
    space = 12 - state.dice[EUROPE][TEA] - T.layout(4).card_cubes[card][TEA]
    assert shown.chars[1][16 + 3 * space + 2] == "○"
    assert shown.inks[1][16 + 3 * space + 2] == "ghost"


def test_agents_of_the_seat_to_move_have_numbers() -> None:
    portrait = T.portraits + 2
    state = with_company(started(), 0, agents=(portrait, T.centre, portrait))
    shown = text(board.table(GAME, asking(state, AgentTurn(0)), look_at(state, 0)))
    assert "└─A1A3──" in shown
    assert "central zone A2" in shown
    assert "└─AA──" in text(board.table(GAME, asking(state, AgentTurn(1)), Look(NAMES)))


def test_a_code_that_others_share_ends_in_dots() -> None:
    look = Look(NAMES, 0, {"captain-charts": "cc", "zone-2": "2", "company-1": "xb", "company-2": "bc"})
    shown = text(board.table(GAME, started(), look))
    assert "xb· B  4 PO" in shown
    assert "bc  C  4 PO" in shown
    assert "cc· Charts" in shown
    assert "2·· " in shown


def test_the_phase_of_the_period_stands_out() -> None:
    assert "[A agents] B shares C sail D load E sell F end" in text(board.table(GAME, started(), Look(NAMES)))


def test_the_tens_of_sales_are_compared_with_the_last_period_from_trade_on() -> None:
    state = with_company(started(), 0, sales=23, sales_index=1)
    assert sales_text(T, state, 0) == "last period 10+"
    assert sales_text(T, evolve(state, step="unloading"), 0) == "23 PO (last 10+): +1"


def test_the_signs_of_a_market_differ_in_ascii_too() -> None:
    assert len({sign.translate(ASCII) for sign in "■□○●·"}) == 5


def test_a_dock_can_be_pointed_at_when_one_is_asked_for() -> None:
    full = docks(("steamer", (TEA,) * 6), ("three-master", (TEA,) * 5), ("galleon", (TEA, SILK)), empty=1)
    state = asking(with_company(started(), 1, docks=full), UnloadChoice(1, 0))
    look = Look(NAMES, 1, {"dock-0": "d1", "dock-1": "d2"})
    for canvas in (board.table(GAME, state, look), board.tabs(GAME, state, look)[0][1]):
        assert drawing.shows(canvas, "dock-0", "d1")
        assert drawing.shows(canvas, "dock-1", "d2")
        assert "Steamer 4/6 TTTTTT" in text(canvas)
        assert "3-master 2/5 TTTTT" in text(canvas)
    assert GAME.words.place(state, ChooseUnload(2)) == "dock-2"


def test_a_ship_to_give_up_is_in_its_dock_or_its_zone() -> None:
    state = with_staying(with_company(started(), 0, docks=docks("galleon", "flute")), INDIA, (0, "frigate"))
    state = asking(state, Discard(0, T.ship_index["brig"]))
    assert GAME.words.place(state, DiscardShip("flute", "dock")) == "dock-1"
    assert GAME.words.place(state, DiscardShip("frigate", "zone-3")) == "zone-3"
    assert GAME.words.place(state, DiscardShip("clipper", "dock")) is None
    assert board.tabs(GAME, state, Look(NAMES, 0, {"dock-1": "flp", "zone-3": "fr3"}))[0][0] == "Ports"
    assert board.tabs(GAME, state, Look(NAMES, 0, {"zone-3": "fr3"}))[0][0] == "Zones"
