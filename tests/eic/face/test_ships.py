"""Ships in docks, at sea and on their way home; and that nobody learns what only their owner knows."""

import pytest

from boardgames.core.game import Config
from boardgames.core.values import evolve
from boardgames.eic import GAME
from boardgames.eic.actions import (
    ChooseShip,
    ChooseUnload,
    CloseShip,
    DiscardShip,
    Mortgage,
    PlaceAgent,
    PlaceShip,
    Redeem,
    StayInIndies,
    StoreCube,
)
from boardgames.eic.face import table as board
from boardgames.eic.face.panels.scene import Scene
from boardgames.eic.rules.trade import unloading_order
from boardgames.eic.state import (
    AgentTurn,
    Discard,
    ExchangeTurn,
    SaleWindow,
    ShipPlacement,
    ShipPurchase,
    UnloadChoice,
    UnloadTurn,
    Vessel,
)
from boardgames.kit.colours import KEY
from boardgames.kit.look import Look
from tests.eic.face.pictures import NAMES, coloured, filled, green, look_at, shown, table, text, yellow
from tests.eic.given import (
    CHINA,
    COFFEE,
    INDIA,
    SILK,
    TEA,
    T,
    asking,
    docks,
    resumed,
    started,
    with_cards,
    with_company,
    with_fleet_at_sea,
    with_post,
    with_staying,
)
from tests.laws.random_walks import walk
from tests.tui import drawing
from tests.tui.drawing import needed_part


def test_zones_show_owners_of_face_down_ships_and_open_those_that_stay() -> None:
    state = with_staying(started(), INDIA, (1, "galleon"))
    state = with_fleet_at_sea(state, CHINA, (0, "flute"), (0, "galleon"), (2, "frigate"), (2, "galleon"))
    state = with_company(state, 3, hand=(T.galleon, T.galleon), docks=docks(empty=2), fleet=(T.galleon, T.galleon))
    own = board.table(GAME, GAME.observe(state, 0), Look(NAMES, 0))
    ships = shown(own, "zone-1")
    assert "A■3 1▶" in ships
    assert "A■2 1▶" in ships
    assert ships.count("C▒▒▒▒▶") + ships.count("+") >= 1
    assert "stay B■2 1▶" in shown(own, "zone-3")
    assert shown(own, "berth-3-0") == "Galleon·■2 1▶ in hand", "everybody knows ships that are alike"
    large = board.large(GAME, GAME.observe(state, 0), Look(NAMES, 0))
    assert "AFlute···■3 1▶" in shown(large, "zone-1")
    assert shown(large, "zone-1").count("▒▒▒▒▶") == 2
    public = board.large(GAME, GAME.observe(state, None), Look(NAMES))
    assert shown(public, "zone-1").count("▒▒▒▒▶") == 4


def test_ships_that_stay_are_seen_in_every_phase() -> None:
    state = with_staying(started(), INDIA, (1, "galleon"))
    for step in ("window-1", "window-2", "window-3", "warehouses", "window-5"):
        canvas = board.table(GAME, evolve(state, step=step), Look(NAMES))
        assert shown(canvas, "berth-1-1").endswith("India") or shown(canvas, "berth-1-0").endswith("India")
    assert "stay B■2 1▶" in shown(table(state, 0), "zone-3")


def test_towns_and_posts_are_there_while_ships_come_home() -> None:
    state = with_post(started(), 2, "canton")
    state = with_company(state, 0, docks=docks(("indiaman", (TEA, SILK)), "galleon", empty=1))
    state = resumed(state, "warehouses")
    for canvas in (table(state, 0), board.large(GAME, state, look_at(state, 0))):
        assert "homeward" in canvas.regions
        assert shown(canvas, "canton") == "C Canton"
        assert shown(canvas, "madras") == "○ Madras"
        for zone in T.zone_index:
            assert canvas.regions[zone].height >= 2


def test_the_order_of_unloading_is_shown() -> None:
    state = started(3, order=(0, 1, 2))
    state = with_company(
        state, 0, docks=docks(("frigate", (TEA,)), ("indiaman", (COFFEE,)), ("galleon", (TEA,)), empty=1)
    )
    state = with_company(state, 1, docks=docks(("brig", (TEA,)), ("galleon", (TEA,)), empty=1))
    state = with_company(state, 2, docks=docks(("three-master", (TEA,)), ("galleon", (TEA,))))
    state = resumed(state, "warehouses")
    scene = Scene.of(GAME, state, Look(NAMES))
    assert unloading_order(scene.t, scene.s, scene.frame) == [(4, 1), (2, 0), (2, 2), (2, 0), (1, 0), (1, 1), (1, 2)]
    canvas = board.table(GAME, state, Look(NAMES))
    lines = [line for line in canvas.lines() if "speed" in line]
    assert [line[line.index("speed") :].split()[1] for line in lines] == ["4", "2", "1"]
    homes = [place for place in canvas.regions if place.startswith("home-")]
    homes.sort(key=lambda place: (canvas.regions[place].y, canvas.regions[place].x))
    assert [place[:6] for place in homes] == [
        f"home-{company}" for _, company in unloading_order(scene.t, scene.s, scene.frame)
    ]


def test_the_tens_of_sales_are_compared_with_the_last_period_from_trade_on() -> None:
    state = with_company(started(), 0, sales=23, sales_index=1)
    assert shown(table(state, 0), "sales-0") == "", "there was no period before the first"
    state = evolve(state, period=2)
    assert shown(table(state, 0), "sales-0") == "sold 10+ last period"
    trading = evolve(state, step="unloading", frames=())
    assert shown(board.table(GAME, trading, Look(NAMES)), "sales-0") == "sold 23 ▲ +1"
    assert "▲ last period 10+ +1" in shown(board.large(GAME, trading, Look(NAMES)), "sales-0")


def test_docks_of_ships_at_sea_are_not_free() -> None:
    state = with_staying(with_company(started(), 0, docks=docks("galleon", empty=2)), INDIA, (0, "flute"))
    canvas = table(state, 0)
    assert [shown(canvas, f"berth-0-{dock}") for dock in (1, 2)] == ["Flute···■3 1▶ India", "free dock"]


def test_a_voyage_that_is_selected_is_yellow_in_port_and_at_sea() -> None:
    state = resumed(with_cards(with_company(started(), 0, treasury=30)), "indies-card")
    canvas = table(state, 0, PlaceShip("galleon", "zone-2"))
    assert "A■2 1▶" in yellow(canvas, "zone-2")
    assert yellow(canvas, "berth-0-0").startswith("Galleon")
    assert not yellow(canvas, "berth-0-1")


def test_a_ship_that_is_sent_home_or_stays_is_yellow() -> None:
    state = with_company(started(), 0, treasury=30)
    state = resumed(with_cards(with_fleet_at_sea(state, CHINA, (0, "indiaman"))), "destinations")
    for action, word in ((CloseShip(), "home"), (StayInIndies(), "stays")):
        canvas = table(state, 0, action)
        assert yellow(canvas, "loading-zone-1").startswith("Indiaman")
        assert word in yellow(canvas, "zone-1")


def test_the_ship_that_is_picked_for_unloading_is_yellow_among_those_coming_home() -> None:
    full = docks(("galleon", (TEA, SILK)), ("galleon", (TEA, TEA)), empty=1)
    state = evolve(with_company(started(), 1, docks=full), step="unloading", frames=(UnloadChoice(1, 4),))
    canvas = table(state, 1, ChooseUnload(1))
    assert yellow(canvas, "home-1-1")
    assert not yellow(canvas, "home-1-0")


def test_a_ship_that_is_bought_is_picked_in_the_shipyard_and_lies_in_the_free_dock() -> None:
    state = with_company(started(), 0, treasury=30, docks=docks("galleon", "galleon", empty=1))
    state = asking(state, ShipPurchase(0))
    canvas = table(state, 0, ChooseShip("frigate"))
    assert coloured(canvas, "yard-flute", ground=KEY) == "fl"
    assert "Frigate" in yellow(canvas, "yard-frigate")
    assert yellow(canvas, "berth-0-2").startswith("Frigate □□ 2")
    assert board.needed(GAME, state, look_at(state, 0)) == "Shipyard"


def test_a_dock_can_be_pointed_at_when_one_is_asked_for() -> None:
    full = docks(("steamer", (TEA,) * 6), ("three-master", (TEA,) * 5), ("galleon", (TEA, SILK)), empty=1)
    state = asking(with_company(started(), 1, docks=full), UnloadChoice(1, 0))
    look = Look(NAMES, 1, {"dock-0": "d1", "dock-1": "d2"})
    for canvas in (board.table(GAME, state, look), needed_part(GAME, state, look)[1]):
        assert drawing.shows(canvas, "dock-0", "d1")
        assert drawing.shows(canvas, "dock-1", "d2")
        assert shown(canvas, "dock-0").count("t") == 6 + "Steamer".count("t")
        assert "4▶" in shown(canvas, "dock-0")
    assert GAME.parts.board().place(GAME, state, ChooseUnload(2)) == "dock-2"


def test_a_ship_to_give_up_is_in_its_dock_or_its_zone() -> None:
    state = with_staying(with_company(started(), 0, docks=docks("galleon", "flute")), INDIA, (0, "frigate"))
    state = asking(state, Discard(0, T.ship_index["brig"]))
    assert GAME.parts.board().place(GAME, state, DiscardShip("flute", "dock")) == "dock-1"
    assert GAME.parts.board().place(GAME, state, DiscardShip("frigate", "zone-3")) == "zone-3"
    assert GAME.parts.board().place(GAME, state, DiscardShip("clipper", "dock")) is None
    assert board.needed(GAME, state, Look(NAMES, 0, {"dock-1": "flp", "zone-3": "fr3"})) == "Ports"
    assert board.needed(GAME, state, Look(NAMES, 0, {"zone-3": "fr3"})) == "Map"
    canvas = table(with_company(state, 0, treasury=20), 0, DiscardShip("flute", "dock"))
    assert "for the new Brig" in shown(canvas, "advice")
    assert "20 → 9 PO" in shown(canvas, "port-0")


def test_a_cube_is_stored_at_a_place_with_a_key() -> None:
    state = with_company(started(), 0, extensions=1, docks=docks(("galleon", (TEA, SILK)), "galleon", empty=1))
    state = asking(state, UnloadTurn(0, T.speeds.index(1), 0))
    assert GAME.parts.board().place(GAME, state, StoreCube("tea")) == "store-0"
    look = look_at(state, 0)
    for canvas in (table(state, 0), board.large(GAME, state, look), needed_part(GAME, state, look)[1]):
        assert green(canvas, "store-0").startswith("w")
        assert "stored-0-0" not in canvas.regions, "one place while a cube is put away"
    assert yellow(table(state, 0, StoreCube("silk")), "store-0").startswith("w")


def test_a_presidency_share_is_pledged_and_redeemed_at_the_port() -> None:
    state = started(3, mortgage=True)
    windows = asking(state, SaleWindow(0, 0))
    pledged = asking(with_company(state, 0, mortgaged=1, treasury=20), ExchangeTurn(0, 0))
    for asked, action, code in ((windows, Mortgage(), "xm"), (pledged, Redeem(), "r")):
        assert GAME.parts.board().place(GAME, asked, action) == "port-0"
        for canvas in (table(asked, 0), board.large(GAME, asked, look_at(asked, 0))):
            assert green(canvas, "port-0") == code


def test_what_europe_will_pay_counts_the_card_that_the_sender_knows() -> None:
    """Tea in Europe: 10 cubes, 2 leave by the die, 5 by the card: 5 PO instead of 4."""
    state = evolve(with_cards(started(), europe="europe-12-1"), dice=((1, 1, 1, 1), (2, 1, 1, 1)))
    state = with_company(state, 0, hand=(T.galleon, T.galleon), docks=docks(empty=2))
    state = asking(state, ShipPlacement(0))
    unknown = shown(board.table(GAME, GAME.observe(state, 0), look_at(state, 0)), "zone-3")
    assert "Tea 2→·4+" in unknown
    known = GAME.observe(evolve(state, seen=(0, 1)), 0)
    assert "Tea 2→·5" in shown(board.table(GAME, known, look_at(known, 0)), "zone-3")


def test_a_port_shows_what_the_selected_choice_builds_or_buys() -> None:
    state = asking(with_company(started(2), 0, treasury=20), AgentTurn(0), step="agent-turns")
    pier = table(state, 0, PlaceAgent(0, "shipowner-pier"))
    assert "no pier yet" in shown(table(state, 0), "port-0") + text(table(state, 0))
    assert text(pier).count("no pier yet") == text(table(state, 0)).count("no pier yet") - 1
    assert text(pier).count("free dock") == text(table(state, 0)).count("free dock") + 1
    assert text(pier).count("store") == text(table(state, 0)).count("store") + 1
    full = asking(state, AgentTurn(0), Discard(0, T.ship_index["flute"]), step="agent-turns")
    assert "Flute □□□ 1▶" in shown(table(full, 0, DiscardShip("galleon", "dock")), "dock-0")


# --- secrets --------------------------------------------------------------------------------------------------------


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
            canvas = board.table(GAME, seen, look)
            assert shown(canvas, "berth-1-0") == "unknown·■? ?▶ in hand"
            assert shown(canvas, "berth-1-1") == "unknown·■? ?▶ China"
    assert all(picture == pictures[0] for picture in pictures)
