"""The markets: cubes that stay, go and come, prices, keys, and what a trader reads."""

from dataclasses import replace

import pytest

from boardgames.core.values import evolve, replaced
from boardgames.eic import GAME
from boardgames.eic.actions import BuyCube, ChooseCard, SellCube
from boardgames.eic.face import table as board
from boardgames.eic.face.panels.forecast import SIGNS
from boardgames.eic.state import OVER, AgentTurn, CardChoice, ShipPlacement
from boardgames.kit.canvas import ASCII, Canvas
from boardgames.kit.colours import CURSOR, GOLD
from boardgames.kit.look import Look
from tests.eic.face.pictures import NAMES, coloured, green, look_at, rows, shown, table, text, yellow
from tests.eic.given import (
    CHINA,
    COFFEE,
    EAST_INDIES,
    EUROPE,
    INDIES,
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
)
from tests.tui.drawing import needed_part


def column(canvas: Canvas, place: str) -> str:
    """The cubes of a column in one row each, from the top: blocks, signs, wells."""
    found = rows(canvas, place)
    return "".join(row[3] if row[3] in "-+?" else row[2] for row in found if row[2] in "▇▁")


def test_markets_show_cubes_dice_and_the_card_when_it_is_known() -> None:
    state = resumed(with_agents_on(started(), "investor-influence", 3), "window-3")
    state = after(state, (3, GAME.legal_actions(state, 3)[0]))
    dice = state.dice[EUROPE][TEA]
    more = T.layout(4).card_cubes[state.drawn[EUROPE]][TEA]
    knows = table(state, 3)
    assert shown(knows, "flow-europe-tea") == f"-{dice}-{more}"
    assert shown(table(state, 0), "flow-europe-tea") == f"-{dice}-?"
    there = state.columns[EUROPE][TEA]
    leaving = min(dice + more, there)
    cubes = column(knows, "europe-tea")
    assert (cubes.count("▇"), cubes.count("-"), cubes.count("?")) == (there - leaving, leaving, 0)
    assert len(cubes) == len(T.layout(4).columns[EUROPE][TEA])
    indies = column(knows, "indies-tea")
    assert (indies.count("▇"), indies.count("+")) == (state.columns[0][TEA], state.dice[0][TEA])


def test_what_only_the_face_down_card_can_move_has_a_question_mark() -> None:
    state = with_column(started(), EUROPE, TEA, 12)
    most = max(T.layout(4).card_cubes[card][TEA] for card in state.piles[EUROPE * 3])
    cubes = column(table(state, 0), "europe-tea")
    assert (cubes.count("-"), cubes.count("?")) == (state.dice[EUROPE][TEA], most)
    assert cubes.strip("▁") == "-" * state.dice[EUROPE][TEA] + "?" * most + "▇" * (12 - state.dice[EUROPE][TEA] - most)


def test_the_next_price_is_a_gold_plate_with_the_key_beside_it() -> None:
    state = with_post(with_company(started(), 0, treasury=30), 0, "canton")
    state = resumed(with_cards(with_fleet_at_sea(state, CHINA, (0, "indiaman"))), "destinations")
    state = with_column(state, 0, SILK, 3)
    canvas = table(state, 0)
    assert coloured(canvas, "indies-silk", ground=GOLD).strip() == str(T.layout(4).columns[0][SILK][2])
    assert green(canvas, "indies-silk") == "bk"
    bought = table(state, 0, BuyCube("silk"))
    assert "bk" in yellow(bought, "indies-silk")
    assert "Silk" in yellow(bought, "indies-silk")


def test_on_a_full_column_a_cube_fetches_one() -> None:
    full = len(T.layout(4).columns[EUROPE][TEA])
    state = with_company(started(), 0, docks=docks(("indiaman", (TEA, SILK)), "galleon", empty=1))
    state = with_column(resumed(state, "warehouses"), EUROPE, TEA, full)
    canvas = table(state, 0)
    assert coloured(canvas, "europe-tea", ground=GOLD).strip() == "1"
    assert green(canvas, "europe-tea") == "st"


def test_a_seller_reads_what_the_next_cubes_would_fetch() -> None:
    state = with_company(started(), 0, docks=docks(("indiaman", (TEA, SILK, SILK)), "galleon", empty=1))
    state = with_column(with_column(state, EUROPE, SILK, 2), EUROPE, TEA, 0)
    state = resumed(with_agents_on(state, "merchant-silk", 0), "warehouses")
    canvas = table(state, 0)
    assert shown(canvas, "advice") == "A Next cubes fetch tea 6, silk 11 10; all of them together 27 PO"
    assert "Silk+1" in text(canvas)
    assert "Next cubes fetch tea 6, silk 11 10" in text(needed_part(GAME, state, look_at(state, 0))[1])


def test_a_buyer_reads_what_the_next_cubes_cost_with_the_post() -> None:
    state = with_post(with_company(started(), 0, treasury=30), 0, "canton")
    state = resumed(with_cards(with_fleet_at_sea(state, CHINA, (0, "indiaman"))), "destinations")
    state = with_column(with_column(state, 0, SILK, 3), 0, TEA, 14)
    canvas = table(state, 0)
    assert "Tea: pay 0 0 0 0, get " in shown(canvas, "advice")
    assert "loading" in shown(canvas, "zone-1")
    assert "A Indiaman" in shown(canvas, "zone-1")
    assert shown(canvas, "margin-zone-1-silk").startswith("Silk 6→")


def test_a_good_that_is_sold_out_has_no_price_at_home_either() -> None:
    """A cube that cannot be bought fetches nothing (EIC-LOD-12)."""
    state = with_company(started(), 0, treasury=30)
    state = resumed(with_cards(with_fleet_at_sea(state, CHINA, (0, "indiaman"))), "destinations")
    state = with_column(with_column(state, INDIES, SILK, 0), INDIES, TEA, 14)
    assert shown(table(state, 0), "margin-zone-1-silk") == "Silk -"
    assert "→" in shown(table(state, 0), "margin-zone-1-tea")
    silk, zone = (GAME.words.thing(state, 0, place, NAMES) for place in ("margin-zone-1-silk", "zone-1"))
    assert silk is not None
    assert silk.line == "It is sold out."
    assert zone is not None
    assert "Silk: sold out." in zone.line
    assert "at -" not in zone.line


def test_a_good_that_a_card_may_still_bring_is_not_called_sold_out() -> None:
    """No silk comes by the die, and the card of the Indies is face down: only Europe's price is known."""
    state = evolve(with_column(started(), INDIES, SILK, 0), dice=((1, 1, 1, 0), (1, 1, 1, 1)))
    state = asking(state, AgentTurn(0))
    assert shown(table(state, 0), "margin-zone-1-silk").startswith("Silk ?→")
    silk = GAME.words.thing(state, 0, "margin-zone-1-silk", NAMES)
    assert silk is not None
    assert "It is sold out" not in silk.line
    assert "Europe will pay" in silk.line
    none = evolve(with_cards(state, indies="indies-12-1"), seen=(15, 0))
    gone = GAME.words.thing(none, 0, "margin-zone-1-silk", NAMES)
    assert gone is not None
    assert ("sold out" in gone.line) == (not T.layout(4).card_cubes[T.card_index["indies-12-1"]][SILK])


def test_no_price_is_told_when_the_game_is_over() -> None:
    """The map said what a cube cost and fetched though nobody trades any more."""
    over = board.table(GAME, evolve(started(), period=5, step=OVER, frames=()), Look(NAMES))
    assert not [place for place in over.regions if place.startswith("margin-")]


def test_a_selected_card_moves_the_columns() -> None:
    state = asking(with_column(started(), EUROPE, TEA, 12), CardChoice(0, EUROPE))
    card = max(state.piles[EUROPE * 3], key=lambda one: T.layout(4).card_cubes[one][TEA])
    space = 12 - state.dice[EUROPE][TEA] - T.layout(4).card_cubes[card][TEA]
    canvas = table(state, 0, ChooseCard(T.cards[card].id))
    assert coloured(canvas, "europe-tea", ground=CURSOR).strip() == str(T.layout(4).columns[EUROPE][TEA][space])
    assert column(canvas, "europe-tea").count("▇") == space


def test_prices_on_the_map_count_the_card_that_is_picked_or_known() -> None:
    """Tea is at 12 cubes before the die; who knows the Europe card knows it also while the Indies card is picked."""
    state = asking(with_column(started(), EUROPE, TEA, 12), CardChoice(0, EUROPE))
    card = max(state.piles[EUROPE * 3], key=lambda one: T.layout(4).card_cubes[one][TEA])
    space = 12 - state.dice[EUROPE][TEA] - T.layout(4).card_cubes[card][TEA]
    price = T.layout(4).prices[EUROPE][TEA][space]
    picked = shown(table(state, 0, ChooseCard(T.cards[card].id)), "margin-zone-3-tea")
    known = with_cards(asking(state, CardChoice(0, INDIES)), europe=T.cards[card].id, seen=1)
    known = evolve(known, drawn=replaced(known.drawn, INDIES, -1))
    for told in (picked, shown(table(known, 0), "margin-zone-3-tea")):
        assert told.endswith(str(price))
    assert shown(table(state, 0), "margin-zone-3-tea").endswith("+")


@pytest.mark.parametrize(
    ("language", "reminder"), [("en", "P: both cards"), ("fr", "les deux cartes"), ("nl", "beide kaarten")]
)
def test_a_small_screen_has_room_for_the_cards_that_somebody_saw(language: str, reminder: str) -> None:
    game = GAME.in_language(language)
    state = asking(with_cards(with_company(started(2), 0, hand=(T.galleon,)), seen=1), ShipPlacement(0))
    look = replace(look_at(state), viewer=None)
    for _, canvas in board.tabs(game, game.observe(state, None), look):
        if "advice" in canvas.regions:
            assert reminder in shown(canvas, "advice")


def test_a_card_that_somebody_saw_is_among_their_private_things() -> None:
    """At a shared screen the table says so, to the person who is asked and to nobody who only watches."""
    state = with_cards(with_company(started(2), 0, treasury=20), seen=1)
    state = asking(state, AgentTurn(0))
    public = GAME.observe(state, None)
    chooses = look_at(public)
    assert "P shows both cards that you saw" in shown(board.table(GAME, public, chooses), "advice")
    for market, name in ((INDIES, "Indies"), (EUROPE, "Europe")):
        one = GAME.observe(evolve(state, seen=replaced((0, 0), market, 1)), None)
        assert f"P shows the {name} card that you saw" in shown(board.table(GAME, one, look_at(one)), "advice")
    for watches in (replace(chooses, choices=()), replace(chooses, viewer=1)):
        assert "P shows" not in shown(board.table(GAME, public, watches), "advice")
    cards = [T.layout(2).card_cubes[state.drawn[market]] for market in (EUROPE, INDIES)]
    told = ["".join(f"{n}{good.letter.lower()}" for n, good in zip(card, T.goods, strict=True)) for card in cards]
    mine = text(board.mat(GAME, GAME.observe(state, 0), 0, Look(NAMES, 0)))
    assert f"Europe card {told[0]} Indies card {told[1]}" in mine
    others = text(board.mat(GAME, GAME.observe(state, 1), 0, Look(NAMES, 1)))
    assert not any(one in others for one in told)


def test_the_cards_of_the_period_lie_open_with_their_keys() -> None:
    state = asking(started(), CardChoice(0, EUROPE))
    look = look_at(state, 0)
    for canvas in (board.table(GAME, state, look), board.large(GAME, state, look), needed_part(GAME, state, look)[1]):
        for card in state.piles[EUROPE * 3]:
            row, cubes = T.cards[card], T.layout(4).card_cubes[card]
            picture = shown(canvas, f"card-{row.id}")
            assert picture.startswith(GAME.words.code(state, ChooseCard(row.id)))
            goods = zip(T.goods, cubes, strict=True)
            moved = "".join(f"{count}{good.letter.lower()}" for good, count in goods if count)
            assert "".join(picture.split()).endswith(moved), "what stays is not shown"


def test_the_small_markets_show_the_hold_and_the_money() -> None:
    state = with_company(started(), 0, treasury=30)
    state = resumed(with_cards(with_fleet_at_sea(state, CHINA, (0, "indiaman"))), "destinations")
    name, canvas = needed_part(GAME, state, look_at(state, 0))
    assert name == "Markets"
    assert "has 30 PO Indiaman" in shown(canvas, "trader")
    assert green(canvas, "indies-silk") == "bk"


def test_the_small_markets_tell_the_bonus_apart_from_the_prices() -> None:
    state = with_agents_on(started(), "merchant-coffee", 0)
    canvas = dict(board.tabs(GAME, state, look_at(state, 0)))["Markets"]
    name, below = rows(canvas, "europe-coffee")
    assert name.split()[:2] == ["Coffee", str(T.layout(4).columns[EUROPE][COFFEE][0])]
    assert below[6:8] == "+1"


def test_a_sale_that_is_selected_raises_the_sales() -> None:
    state = with_company(started(), 0, docks=docks(("galleon", (TEA, SILK)), "galleon", empty=1), sales=5)
    state = with_column(resumed(state, "warehouses"), EUROPE, TEA, 0)
    canvas = table(state, 0, SellCube("tea"))
    assert yellow(canvas, "sales-0").strip() == "11"
    assert yellow(canvas, "ranking") == "11"
    assert "t" in yellow(canvas, "berth-0-0")


def test_the_signs_of_a_market_differ_in_ascii_too() -> None:
    signs = [*set(SIGNS.values()), "▇", "▁"]
    assert len({sign.translate(ASCII) for sign in signs}) == len(signs)


def test_every_space_of_a_column_has_a_price_or_a_tick() -> None:
    canvas = board.table(GAME, started(), Look(NAMES))
    for place in ("europe-tea", "indies-coffee"):
        spaces = [row for row in rows(canvas, place) if row[2] in "▇▁"]
        assert all(row[:2].strip() for row in spaces)


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_ranges_of_prices_on_the_map_stay_in_their_zone(language: str) -> None:
    game = GAME.in_language(language)
    state = with_company(started(2), 0, treasury=30)
    state = resumed(with_cards(with_fleet_at_sea(state, EAST_INDIES, (0, "indiaman"))), "destinations")
    for cubes in (0, 2, 8):
        filled = with_column(with_column(state, EUROPE, TEA, cubes), EUROPE, COFFEE, cubes)
        canvas = board.table(game, game.observe(filled, 0), look_at(filled, 0))
        zone = canvas.regions["zone-2"]
        for good in ("tea", "coffee"):
            prices = canvas.regions[f"margin-zone-2-{good}"]
            assert zone.x <= prices.x
            assert prices.x + prices.width <= zone.x + zone.width
