"""What is said for a bot's choice that brings no points at once: true by the rules, and seen by everybody."""

from boardgames.eic import GAME
from boardgames.eic.actions import PlaceAgent
from boardgames.eic.rules.trade import sale_price
from boardgames.eic.state import EMPTY_DOCK, State
from tests.eic.given import T, started, with_company


def speaks_for(state: State, capability: str) -> dict[str, str]:
    """By office."""
    seat = GAME.decisions(state)[0].seat
    return {
        cell.id: GAME.words.purpose(GAME.observe(state, None), seat, PlaceAgent(0, cell.id))
        for cell in T.cells
        if cell.capability == capability
    }


def test_docks_speak_for_a_ship_or_for_a_pier() -> None:
    full = started(players=3)
    seat = GAME.decisions(full)[0].seat
    assert set(speaks_for(full, "ship").values()) == {""}
    assert set(speaks_for(full, "pier").values()) == {"every dock is taken, and a pier makes room for one more ship"}
    free = with_company(full, seat, docks=(*full.companies[seat].docks, EMPTY_DOCK), extensions=1)
    assert set(speaks_for(free, "ship").values()) == {"a dock is free for one more ship"}
    assert set(speaks_for(free, "pier").values()) == {""}


def test_the_dearest_good_in_europe_speaks_for_negotiating_about_it() -> None:
    state = started(players=3)
    seat = GAME.decisions(state)[0].seat
    prices = {good.id: sale_price(T, state, seat, number) for number, good in enumerate(T.goods)}
    for cell, said in speaks_for(state, "negotiation").items():
        good = T.cells[T.cell_index[cell]].good or ""
        assert bool(said) == (prices[good] == max(prices.values()))
        assert not said or f"Europe pays {prices[good]} PO" in said
