"""What can be taken back freely, and where the table must agree."""

import pytest

from boardgames.core.table import Table
from boardgames.core.values import evolve
from boardgames.eic import GAME
from boardgames.eic.actions import AcknowledgeCard, ChooseCard, ChooseShip, CloseShip, PlaceAgent, PlaceShip
from tests.eic.given import (
    CHINA,
    T,
    docks,
    resumed,
    started,
    with_agents_on,
    with_cards,
    with_company,
    with_fleet_at_sea,
)

NAMES = ("Ann", "Bob", "Cy", "Dot")


@pytest.mark.rule("EIC-CAP-01", "EIC-SHP-06")
def test_a_purchase_is_backed_out_of_by_taking_the_agent_back() -> None:
    """Between the agent, the choice of the ship and the ship given up nothing is learned and nobody else acts."""
    state = with_company(evolve(started(), period=2), 0, treasury=30, docks=docks("galleon", "flute"))
    table = Table(GAME, state, NAMES)
    table.play(0, PlaceAgent(0, "investor-ship"))
    table.play(0, ChooseShip("indiaman"))
    assert table.free_undos() == 2
    assert not table.barrier(2)
    table.undo(2)
    assert table.state == state


def test_a_turn_of_another_seat_is_a_barrier() -> None:
    table = Table(GAME, started(), NAMES)
    table.play(0, PlaceAgent(0, "captain-charts"))
    table.play(1, PlaceAgent(0, "captain-charts"))
    assert table.free_undos() == 1
    assert table.barrier(2)


def test_a_card_chosen_and_a_card_seen_cannot_be_unseen() -> None:
    table = Table(GAME, resumed(with_agents_on(started(), "investor-influence", 3, 1), "window-3"), NAMES)
    table.play(3, ChooseCard("europe-12-2"))
    assert table.free_undos() == 0
    table.play(1, AcknowledgeCard())
    assert table.barrier(2)


def test_a_ship_face_down_can_be_taken_back_until_the_next_one_moves() -> None:
    state = with_company(started(2), 0, docks=docks("galleon", "flute"), treasury=5)
    table = Table(GAME, resumed(with_cards(evolve(state, order=(0, 1, 2))), "indies-card"), NAMES[:2])
    table.play(0, PlaceShip("flute", "zone-1"))
    assert table.free_undos() == 1


def test_the_last_ship_reveals_the_zone_and_the_card() -> None:
    state = with_company(started(2), 0, docks=docks("galleon", empty=1), treasury=5)
    state = with_company(with_company(state, 1, docks=docks(empty=2)), 2, docks=docks(empty=2))
    table = Table(GAME, resumed(with_cards(state), "indies-card"), NAMES[:2])
    table.play(0, PlaceShip("galleon", "zone-1"))
    assert table.free_undos() == 0, "the Indies card is on the table"


def test_loading_in_the_last_zone_ends_with_the_europe_card() -> None:
    state = with_fleet_at_sea(with_company(started(), 0, treasury=9), CHINA, (0, "flute"), (0, "galleon"))
    table = Table(GAME, resumed(with_cards(state), "destinations"), NAMES)
    table.play(0, CloseShip())
    assert table.free_undos() == 1
    table.play(0, CloseShip())
    assert table.free_undos() == 0
    assert T.cards[table.state.drawn[1]].id


def test_nobody_reads_a_secret_in_the_history() -> None:
    table = Table(GAME, resumed(with_agents_on(started(), "investor-influence", 3, 1), "window-3"), NAMES)
    table.play(3, ChooseCard("europe-12-2"))
    for viewer in (None, 0, 1, 2):
        told = [GAME.words.tell(event, NAMES) for _, _, event in table.history(viewer)]
        assert "Dot chooses the Europe card." in told
    mine = [GAME.words.tell(event, NAMES) for _, _, event in table.history(3)]
    assert any(line.startswith("Dot chooses the Europe card: ") for line in mine)
