"""What the table answers: figures come from the rules, and nothing says more than its asker may know."""

from boardgames.core.game import Config, Seat, Thing
from boardgames.core.rng import below, start_stream
from boardgames.eic import GAME
from boardgames.eic.box.tables import EUROPE
from boardgames.eic.rules.trade import leaving, market_price
from boardgames.eic.state import LoadingTurn, State
from boardgames.kit.look import Look
from boardgames.store.rule_catalogue import load_catalogue
from tests.eic.given import (
    CHINA,
    EAST_INDIES,
    TEA,
    T,
    asking,
    docks,
    resumed,
    started,
    vessel,
    with_agents_on,
    with_cards,
    with_company,
    with_fleet_at_sea,
    with_post,
    with_value,
)

NAMES = ("Anna", "Boris", "Chloe", "Dmitri")
RULES = set(load_catalogue(GAME.parts.data).ids())


def ask(state: State, place: str, viewer: Seat | None = 0) -> Thing:
    found = GAME.words.thing(GAME.observe(state, viewer), viewer, place, NAMES[: state.players])
    assert found is not None, place
    return found


def test_a_column_of_europe_says_the_next_prices_and_how_many_cubes_until_it_falls() -> None:
    state = with_cards(started(4))
    sure = state.columns[EUROPE][TEA] - leaving(T, state, -1)[TEA]
    prices = [market_price(T, state, TEA, sure + sold) for sold in range(4)]
    line = ask(state, "europe-tea").line
    assert f"fetch at least {', '.join(map(str, prices))}" in line
    assert f"; falls after {prices.count(prices[0])}." in line


def test_whoever_knows_the_card_is_told_the_price_with_it() -> None:
    state = with_cards(started(4), seen=1 << 0)
    gone = leaving(T, state, state.drawn[EUROPE])[TEA]
    first = market_price(T, state, TEA, state.columns[EUROPE][TEA] - gone)
    assert f"Next cubes fetch {first}," in ask(state, "europe-tea").line
    assert f"{gone} will go first." in ask(state, "europe-tea").line
    assert "at least" in ask(state, "europe-tea", 1).line
    assert "the card is not known to you" in ask(state, "flow-europe-tea", 1).line


def test_a_bar_of_the_exchange_says_price_dividend_holders_and_what_selling_does() -> None:
    state = with_value(with_company(started(3), 1, shares=(0, 0, 2)), 2, 12)
    bar = ask(state, "company-2", 1)
    assert bar.name == "Swedish Co. (Chloe)"
    assert bar.line.startswith("A share is worth 12 PO and pays 2 per period; 4 on the market. You hold 2.")
    assert "After one is sold it is worth 11." in bar.does
    assert "Sold together they fetch 24 PO, and a share is worth 10 then." in bar.worth
    assert bar.others == "Shares: you 2, Anna 0, Chloe 0."


def test_a_cell_says_what_it_does_what_it_costs_and_which_agents_could_come() -> None:
    state = with_company(with_agents_on(started(3), "governor-post", 1), 0, treasury=1)
    post = ask(state, "governor-post")
    assert post.name == "Governor's trading post"
    assert post.line == "Trading post. Sending an agent costs 4 PO. There: Boris."
    assert "Agents of yours that could come: 1, 2, 3." in post.get
    assert "It costs 4 PO; you have 1, 3 short." in post.get
    assert post.others == "Could still come: Chloe."


def test_a_cell_with_ships_says_which_are_on_offer() -> None:
    worth = ask(started(3), "shipowner-ship").worth
    assert "You have 2 ships for 2 docks." in worth
    assert "Flute: 5 PO, hold 3, speed 1." in worth
    assert "Steamer" not in worth, "of a later period"


def test_a_ship_says_hold_speed_cargo_and_where_it_is() -> None:
    state = with_company(started(3), 0, docks=docks(("flute", (TEA, TEA)), empty=1))
    ship = ask(state, "berth-0-0", 1)
    assert ship.name == "Anna's Flute in dock 1"
    assert ship.line == "Hold 3, speed 1. It carries 2 tea."
    assert (ship.worth, ask(state, "berth-0-0").worth) == ("", ship.others)
    assert ship.others.startswith("All sold now one after the other it fetches")
    assert ask(state, "berth-0-1", 1).line == "The dock is free."


def test_a_ship_face_down_is_told_to_its_owner_alone() -> None:
    state = with_fleet_at_sea(started(3), EAST_INDIES, (0, "flute"), (0, "frigate"))
    assert ask(state, "vessel-zone-2-0").line.startswith("Flute: hold 3, speed 1.")
    assert ask(state, "vessel-zone-2-0", 1).line.startswith("A ship that is face down.")
    assert "Sent here by you: Flute" in ask(state, "zone-2").does


def test_a_zone_counts_the_post_of_whoever_asks() -> None:
    state = with_post(started(4), 0, "batavia")
    mine, theirs = ask(state, "margin-zone-2-tea").line, ask(state, "margin-zone-2-tea", 1).line
    first = [int(line.removeprefix("Next cubes cost at most ").split(",")[0]) for line in (mine, theirs)]
    assert first[0] == first[1] - T.costs.trading_post_discount
    assert ask(state, "batavia", 1).line == "A trading post in the East Indies: Anna."


def test_a_column_says_what_a_post_takes_off_while_its_owner_loads_there() -> None:
    state = with_post(started(4), 0, "batavia")
    assert "1 PO less there" not in ask(state, "indies-tea").line
    queue = (vessel(0, "galleon"),)
    for zone, off in ((EAST_INDIES, True), (CHINA, False)):
        loading = asking(with_company(state, 0, docks=docks(empty=2)), LoadingTurn(0, zone, queue, ()))
        assert ("1 PO less there" in ask(loading, "indies-tea").line) == off


def test_a_town_says_what_a_post_saves_whoever_has_it_or_could_have_it() -> None:
    free = started(4)
    assert "would save 1 PO" in ask(free, "batavia").worth
    assert "5 periods of loading are left" in ask(free, "batavia").worth
    mine = with_post(free, 0, "batavia")
    assert ask(mine, "batavia").worth.startswith("Every cube that you load in the East Indies costs you 1 PO less")
    assert ask(mine, "malacca").worth == "", "one post a zone"
    assert ask(mine, "batavia", viewer=1).worth == "", "somebody else's"


def test_a_cube_in_a_warehouse_can_be_pointed_at() -> None:
    state = with_company(started(3), 0, extensions=1, docks=docks("galleon", "galleon", empty=1), warehouse=(TEA,))
    canvas = GAME.parts.board().table(GAME, GAME.observe(state, 0), Look(NAMES[:3], 0))
    assert {"stored-0-0", "stored-0-1"} <= set(canvas.regions)
    assert ask(state, "stored-0-0").line.startswith("One cube of tea: sold now it fetches")
    assert ask(state, "stored-0-1").line == "It is free."


def test_there_is_no_thing_where_there_is_no_place() -> None:
    state = GAME.observe(started(3), 0)
    for place in ("atlantis", "company-9", "berth-0-9", "stored-0-0", "card-ace", "phase-Z", "vessel-zone-1-5", ""):
        assert GAME.words.thing(state, 0, place, NAMES[:3]) is None


def test_all_rules_that_things_name_are_in_the_rule_book() -> None:
    """Over the places of a few tables; the same game is read aloud part by part."""
    named: set[str] = set()
    board, luck, number = GAME.parts.board(), start_stream(2, "things"), 0
    state = GAME.start(Config(2, 3, "standard", ("mortgage",)))
    while open_now := GAME.decisions(state):
        seat, number = open_now[0].seat, number + 1
        if number % 60 == 1:
            seen = GAME.observe(state, seat)
            for place in board.large(GAME, seen, Look(NAMES[:2], seat)).regions:
                named |= set(ask(state, place, seat).rules)
            for part, title, _ in GAME.words.parts(seen):
                assert title
                assert all(line.endswith(".") for line in GAME.words.prose(seen, seat, part, NAMES[:2]))
        legal = GAME.legal_actions(state, seat)
        luck, choice = below(luck, len(legal))
        state = GAME.apply(state, seat, legal[choice])
    assert named <= RULES
    assert len(named) > 60


def test_whoever_asks_for_a_column_hears_every_price_of_it() -> None:
    state = with_cards(started(4), seen=1 << 0)
    flowed = state.columns[EUROPE][TEA] - leaving(T, state, state.drawn[EUROPE])[TEA]
    spaces = len(T.layout(4).columns[EUROPE][TEA])
    every = ", ".join(str(market_price(T, state, TEA, cubes)) for cubes in range(flowed, spaces))
    assert spaces - flowed > 4
    assert f"{spaces - flowed} more cubes until the column is full, for {every}." in ask(state, "europe-tea").does
    assert "The cubes that will be there cost " in ask(state, "indies-tea").does


def test_the_choice_of_a_card_says_which_prices_are_told() -> None:
    state = resumed(with_agents_on(started(3), "investor-influence", 0), "window-3")
    question = GAME.words.question(state, GAME.decisions(state)[0])
    assert question == "choose the Europe card: cubes, then the next prices"
