"""Phase C: market cards and voyages, and what of them stays secret."""

from typing import Any

import pytest

from boardgames.core.values import Event, evolve
from boardgames.eic import GAME
from boardgames.eic.actions import AcknowledgeCard, ChooseCard, PlaceShip
from boardgames.eic.box.tables import DECKS, NONE
from boardgames.eic.events import CardChosen, CardDrawn, CardLookedAt, CardRevealed, ShipPlaced
from boardgames.eic.rules.period import phase
from boardgames.eic.state import EVERYBODY, HIDDEN, CardChoice, CardLook, ShipPlacement, State, Vessel
from tests.eic.given import (
    CHINA,
    EAST_INDIES,
    EUROPE,
    INDIA,
    INDIES,
    T,
    after,
    asking,
    company,
    docks,
    events_of,
    idle_until,
    refused,
    resumed,
    started,
    vessel,
    with_agents_on,
    with_cards,
    with_company,
    with_staying,
)

FLUTE, FRIGATE = T.ship_index["flute"], T.ship_index["frigate"]


def placing(players: int = 4, **changes: Any) -> State:
    """The first ship is about to be placed; seat 0 holds a galleon, a flute and a frigate, the others two galleons."""
    state = with_company(started(players, **changes), 0, treasury=9, docks=docks("galleon", "flute", "frigate"))
    return resumed(with_cards(state), "indies-card")


@pytest.mark.rule("EIC-NAV-01")
def test_without_influence_the_top_cards_are_drawn_face_down() -> None:
    state = started()
    tops = (state.piles[0][0], state.piles[3][0])
    events: list[Event] = []
    later = resumed(state, "window-3", events)
    assert later.drawn == tops
    assert later.seen == (0, 0)
    assert events[:2] == [CardDrawn("europe"), CardDrawn("indies")]
    assert [len(pile) for pile in later.piles] == [7, 8, 4, 7, 8, 4]
    for viewer in (None, 0, 1, 2, 3):
        assert GAME.observe(later, viewer).drawn == (HIDDEN, HIDDEN)


@pytest.mark.rule("EIC-NAV-01")
@pytest.mark.parametrize(("period", "deck"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2)])
def test_the_pile_goes_by_the_period(period: int, deck: int) -> None:
    later = resumed(evolve(started(), period=period), "window-3")
    assert {T.cards[card].deck for card in later.drawn} == {DECKS[deck]}


@pytest.mark.rule("EIC-NAV-02", "EIC-Q-15")
def test_influence_chooses_among_the_whole_pile_and_the_rest_is_shuffled() -> None:
    state = resumed(with_agents_on(started(), "governor-influence", 2, 1), "europe-card")
    assert state.frames == (CardChoice(2, INDIES),)
    legal = GAME.legal_actions(state, 2)
    assert [one.card for one in legal if isinstance(one, ChooseCard)] == [f"indies-12-{n}" for n in range(1, 9)]
    assert refused(state, 2, ChooseCard("indies-34-1")) == "EIC-NAV-02"
    assert refused(state, 2, ChooseCard("europe-12-1")) == "EIC-NAV-02"
    chosen = after(state, (2, ChooseCard("indies-12-5")))
    assert chosen.drawn[INDIES] == T.card_index["indies-12-5"]
    assert chosen.seen[INDIES] >> 2 & 1
    assert sorted(chosen.piles[0]) == sorted(set(state.piles[0]) - {T.card_index["indies-12-5"]})
    assert chosen.rng != state.rng
    turned = evolve(state, piles=(tuple(reversed(state.piles[0])), *state.piles[1:]))
    assert after(turned, (2, ChooseCard("indies-12-5"))).piles == chosen.piles, "how the pile lay does not matter"


@pytest.mark.rule("EIC-Q-15")
def test_the_pile_has_8_7_8_7_and_4_cards_and_europe_comes_first() -> None:
    state = with_agents_on(with_agents_on(started(), "governor-influence", 0), "investor-influence", 0, 1)
    europe = resumed(state, "window-3")
    assert europe.frames == (CardChoice(0, EUROPE),)
    look = after(europe, (0, ChooseCard("europe-12-1")))
    assert look.frames == (CardLook(1, EUROPE, ()),), "the looks at Europe come before the choice of the Indies"
    assert after(look, (1, AcknowledgeCard())).frames == (CardChoice(0, INDIES),)
    sizes = []
    for period, gone in ((1, 0), (2, 1), (3, 0), (4, 1), (5, 0)):
        pile = T.period_decks[period - 1] + 3
        piles = tuple(cards[gone:] if number == pile else cards for number, cards in enumerate(state.piles))
        sizes.append(len(GAME.legal_actions(resumed(evolve(state, period=period, piles=piles), "window-3"), 0)))
    assert sizes == [8, 7, 8, 7, 4]


@pytest.mark.rule("EIC-NAV-03")
def test_the_others_on_the_cell_look_one_after_the_other() -> None:
    state = resumed(with_agents_on(started(), "investor-influence", 3, 1, 0), "window-3")
    state = after(state, (3, ChooseCard("europe-12-2")))
    assert state.frames == (CardLook(1, EUROPE, (0,)),)
    card = T.card_index["europe-12-2"]
    assert GAME.observe(state, 1).drawn[EUROPE] == card
    assert GAME.observe(state, 0).drawn[EUROPE] == HIDDEN, "its turn to look has not come"
    assert GAME.observe(state, 2).drawn[EUROPE] == HIDDEN
    assert CardLookedAt(1, "europe", "europe-12-2") in events_of(state, 1, AcknowledgeCard())
    state = after(state, (1, AcknowledgeCard()))
    assert GAME.observe(state, 0).drawn[EUROPE] == card
    state = after(state, (0, AcknowledgeCard()))
    assert GAME.observe(state, 2).drawn[EUROPE] == HIDDEN, "seat 2 is not on the cell"


@pytest.mark.rule("EIC-NAV-03")
def test_whoever_looks_sees_that_card_and_whoever_watches_sees_none() -> None:
    first = T.cards[0].id
    assert first.startswith("indies")
    state = resumed(with_agents_on(started(), "governor-influence", 2, 1), "window-3")
    state = after(state, (2, ChooseCard(first)))
    assert CardLookedAt(1, "indies", first) in events_of(state, 1, AcknowledgeCard()), "also the first of the table"
    watched = GAME.observe(state, 0)
    assert CardLookedAt(1, "indies", "") in events_of(watched, 1, AcknowledgeCard())


@pytest.mark.rule("EIC-NAV-04")
def test_the_indies_card_is_shown_in_d_and_the_europe_card_in_e() -> None:
    state = resumed(started(), "window-3")
    loading = idle_until(state, "zone-3")
    assert loading.seen == (EVERYBODY, 0)
    assert GAME.observe(loading, None).drawn == (loading.drawn[INDIES], HIDDEN)
    events: list[Event] = []
    resumed(loading, "zone-3", events)
    assert CardRevealed("europe", T.cards[loading.drawn[EUROPE]].id) in events


@pytest.mark.rule("EIC-NAV-05")
def test_three_zones() -> None:
    assert [(zone.roman, zone.name) for zone in T.zones] == [("I", "China"), ("II", "East Indies"), ("III", "India")]


@pytest.mark.rule("EIC-NAV-06")
def test_ships_in_the_docks_are_taken_in_hand() -> None:
    state = with_company(started(), 0, docks=docks("galleon", "flute", "frigate"))
    state = with_staying(state, CHINA, (0, "flute"))
    later = resumed(with_cards(state), "indies-card")
    assert company(later, 0).hand == (T.galleon, FRIGATE)
    assert all(ship.kind == NONE for ship in company(later, 0).docks)
    assert later.stay_piles[CHINA] == (vessel(0, "flute"),)


@pytest.mark.rule("EIC-NAV-07", "EIC-NAV-11")
def test_one_ship_a_turn_until_all_are_placed() -> None:
    state = placing(order=(1, 0, 3, 2))
    asked = []
    while phase(state) == "C":
        seat = GAME.decisions(state)[0].seat
        asked.append(seat)
        state = GAME.apply(state, seat, GAME.legal_actions(state, seat)[-1])
    assert asked == [1, 0, 3, 2, 1, 0, 3, 2, 0], "a player with no ship left is skipped"


@pytest.mark.rule("EIC-NAV-08")
def test_travel_costs_two_one_and_nothing() -> None:
    state = placing()
    for zone, cost in (("zone-1", 2), ("zone-2", 1), ("zone-3", 0)):
        assert company(after(state, (0, PlaceShip("flute", zone))), 0).treasury == 9 - cost
    poor = with_company(state, 0, treasury=1)
    assert refused(poor, 0, PlaceShip("flute", "zone-1")) == "EIC-NAV-08"
    assert GAME.refusal(poor, 0, PlaceShip("flute", "zone-2")) is None
    broke = with_company(state, 0, treasury=0)
    assert {one.zone for one in GAME.legal_actions(broke, 0) if isinstance(one, PlaceShip)} == {"zone-3"}


@pytest.mark.rule("EIC-NAV-09")
def test_ships_are_stacked_in_the_order_in_which_they_are_placed() -> None:
    state = after(placing(), (0, PlaceShip("flute", "zone-2")), (1, PlaceShip("galleon", "zone-2")))
    state = after(state, (2, PlaceShip("galleon", "zone-3")), (3, PlaceShip("galleon", "zone-2")))
    assert state.zone_piles[EAST_INDIES] == (vessel(0, "flute"), vessel(1, "galleon"), vessel(3, "galleon"))
    assert state.zone_piles[INDIA] == (vessel(2, "galleon"),)


@pytest.mark.rule("EIC-Q-17")
def test_every_ship_must_sail() -> None:
    state = with_company(placing(), 0, treasury=0)
    assert all(isinstance(one, PlaceShip) for one in GAME.legal_actions(state, 0)), "there is no passing"
    assert refused(state, 0, PlaceShip("clipper", "zone-3")) == "EIC-NAV-06"


@pytest.mark.rule("EIC-Q-18")
def test_owner_and_zone_are_public_the_ship_is_not() -> None:
    state = after(placing(), (0, PlaceShip("flute", "zone-1")))
    mine, theirs = GAME.observe(state, 0), GAME.observe(state, 1)
    assert mine.zone_piles[CHINA] == (vessel(0, "flute"),)
    assert theirs.zone_piles[CHINA] == (Vessel(0, HIDDEN),)
    assert mine.companies[0].hand == (T.galleon, FRIGATE)
    assert theirs.companies[0].hand == (HIDDEN, HIDDEN), "what is left in hand would give it away"
    assert GAME.observe(state, None).zone_piles == theirs.zone_piles


@pytest.mark.rule("EIC-Q-18")
def test_the_history_names_the_zone_and_never_the_ship() -> None:
    events = events_of(placing(), 0, PlaceShip("flute", "zone-1"))
    placed = next(event for event in events if isinstance(event, ShipPlaced))
    assert GAME.witness(placed, 0, later=True) == placed
    for viewer in (None, 1, 2, 3):
        for later in (False, True):
            assert GAME.witness(placed, viewer, later=later) == ShipPlaced(0, "zone-1", 2, "")
    assert GAME.words.tell(ShipPlaced(0, "zone-1", 2, ""), ("Ann",)) == "Ann sends a ship to China for 2 PO."


@pytest.mark.rule("EIC-NAV-02", "EIC-CAP-03")
def test_the_history_never_names_a_card_chosen_in_secret() -> None:
    state = resumed(with_agents_on(started(), "investor-influence", 3, 1), "window-3")
    chosen = events_of(state, 3, ChooseCard("europe-12-2"))[0]
    assert chosen == CardChosen(3, "europe", "europe-12-2")
    assert GAME.witness(chosen, 3, later=True) == chosen
    for viewer in (None, 0, 1, 2):
        assert GAME.witness(chosen, viewer, later=True) == CardChosen(3, "europe", "")


@pytest.mark.rule("EIC-NAV-04", "EIC-Q-15")
def test_a_pile_shown_to_the_ignorant_still_holds_the_card() -> None:
    state = resumed(with_agents_on(started(), "investor-influence", 3), "window-3")
    state = after(state, (3, ChooseCard("europe-12-2")))
    knows, ignorant = GAME.observe(state, 3), GAME.observe(state, 0)
    assert len(knows.piles[3]) == 7
    assert len(ignorant.piles[3]) == 8
    dealt = {GAME.imagine(ignorant, 0, luck).drawn[EUROPE] for luck in range(200)}
    assert dealt == {T.card_index[f"europe-12-{n}"] for n in range(1, 9)}
    assert {GAME.imagine(knows, 3, luck).drawn[EUROPE] for luck in range(20)} == {T.card_index["europe-12-2"]}


def test_curtains_fall_where_something_private_shows() -> None:
    def secret(state: State) -> bool:
        return GAME.decisions(state)[0].secret

    assert secret(placing())
    plain = asking(placing(), ShipPlacement(1))
    assert not secret(plain), "two galleons are no secret"
    last = after(placing(), (0, PlaceShip("flute", "zone-1")))
    last = asking(
        with_company(last, 0, hand=(T.galleon, T.galleon), fleet=(T.galleon, T.galleon, FLUTE)), ShipPlacement(0)
    )
    assert secret(last), "what is left in hand must not decide"
    away = with_staying(with_company(started(), 0, docks=docks("galleon", "flute")), CHINA, (0, "flute"))
    assert not secret(resumed(with_cards(away), "indies-card")), "a ship left in the Indies is public"
    influence = resumed(with_agents_on(started(), "investor-influence", 3, 1), "window-3")
    assert secret(influence)
    assert secret(after(influence, (3, ChooseCard("europe-12-2"))))
    assert not secret(started())


def test_imagined_ships_fit_the_public_fleet() -> None:
    state = after(placing(), (0, PlaceShip("flute", "zone-1")), (1, PlaceShip("galleon", "zone-1")))
    seen = GAME.observe(state, 2)
    worlds = [GAME.imagine(seen, 2, luck) for luck in range(60)]
    assert {world.zone_piles[CHINA][0].kind for world in worlds} == {T.galleon, FLUTE, FRIGATE}
    for world in worlds:
        assert sorted((world.zone_piles[CHINA][0].kind, *world.companies[0].hand)) == [T.galleon, FLUTE, FRIGATE]
        assert world.zone_piles[CHINA][1] == vessel(1, "galleon"), "only galleons are left to imagine"
