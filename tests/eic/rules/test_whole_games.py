"""Whole random games: they end, keep every invariant, and the laws of the contract hold on the way."""

from collections.abc import Iterator

import pytest

from boardgames.core.game import Config
from boardgames.core.rng import below, start_stream
from boardgames.eic import GAME
from boardgames.eic import actions as act
from boardgames.eic.state import State
from tests.eic import invariants
from tests.eic.given import T

GAMES = [(players, option) for players in (2, 3, 4) for option in ((), ("mortgage",))]


def moments(players: int, options: tuple[str, ...], seed: int) -> Iterator[tuple[State, int, act.AnyAction, State]]:
    """Every step of a random game as (state, seat, action, state after)."""
    state = GAME.start(Config(players=players, seed=seed, variant="standard", options=options))
    luck = start_stream(seed, "test")
    while decisions := GAME.decisions(state):
        seat = decisions[0].seat
        legal = GAME.legal_actions(state, seat)
        luck, choice = below(luck, len(legal))
        following = GAME.apply(state, seat, legal[choice])
        yield state, seat, legal[choice], following
        state = following


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_invariants_hold_at_every_step(players: int, options: tuple[str, ...]) -> None:
    for seed in range(4):
        for before, seat, action, state in moments(players, options, seed):
            invariants.check(GAME, state)
            invariants.check_step(GAME, before, seat, action, state)
        assert state.step == "over"
        assert state.period == 5


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_the_judge_accepts_exactly_the_legal_actions(players: int, options: tuple[str, ...]) -> None:
    m = T.menu
    everything: list[act.AnyAction] = [
        m.retire, m.mortgage, m.redeem, m.decline, m.pass_exchange, m.acknowledge, m.close_ship, m.stay,
        m.close_warehouse, *m.choose_ship, *m.choose_post, *m.buy_share, *m.buy_cube, *m.sell_stored, *m.sell_cube,
        *m.store_cube, *m.choose_unload, *m.choose_card, act.PlaceAgent(-1, "centre"), act.PlaceAgent(7, "x"),
        act.MoveFromCentre(9, "captain-charts"), act.MoveFromCentre(0, "centre"), act.PlaceAgent(0, "nowhere"),
        act.ChooseShip("raft"), act.DiscardShip("raft", "sea"), act.ChoosePost("atlantis"), act.SellShares(-1, 1),
        act.SellShares(9, 1), act.SellShares(0, 0), act.SellShares(0, -3), act.BuyShare(-1), act.BuyShare(17),
        act.ChooseCard("ace"), act.PlaceShip("raft", "zone-1"), act.PlaceShip("galleon", "zone-9"),
        act.BuyCube("gold"), act.SellStored("gold"), act.SellCube("gold"), act.StoreCube("gold"),
        act.ChooseUnload(-1), act.ChooseUnload(44),
    ]  # fmt: skip
    for agent in range(3):
        everything += m.placements(agent, (1 << 11) - 1)
        everything += m.moves_from_centre(agent, (1 << 11) - 1)
    for row in m.sell_shares:
        everything += row
    for given_up in m.discard:
        everything += given_up
    for voyage in m.place_ship:
        everything += voyage
    ids = set(_catalogue_ids())
    for number, (state, seat, _, _) in enumerate(moments(players, options, 11)):
        legal = set(GAME.legal_actions(state, seat))
        assert len(legal) == len(GAME.legal_actions(state, seat))
        assert legal <= set(everything)
        for action in everything:
            refusal = GAME.refusal(state, seat, action)
            assert (refusal is None) == (action in legal), action
            assert refusal is None or refusal.rule in ids
        if number % 10 == 0:
            for stranger in (-1, *range(5)):
                if stranger != seat:
                    assert GAME.legal_actions(state, stranger) == ()
                    assert all(GAME.refusal(state, stranger, action) is not None for action in everything)


def _catalogue_ids() -> tuple[str, ...]:
    from boardgames.store.component_tables import data_folder
    from boardgames.store.rule_catalogue import load_catalogue

    return load_catalogue(data_folder("eic")).ids()


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_nothing_hidden_shows(players: int, options: tuple[str, ...]) -> None:
    for seed, (state, seat, action, following) in enumerate(moments(players, options, 5)):
        for viewer in (None, *range(players)):
            seen = GAME.observe(state, viewer)
            imagined = GAME.imagine(seen, viewer, seed)
            assert GAME.observe(imagined, viewer) == seen
            assert GAME.observe(seen, viewer) == seen
            invariants.check(GAME, imagined)
            assert GAME.decisions(seen) == GAME.decisions(state)
        seen = GAME.observe(state, seat)
        assert GAME.legal_actions(seen, seat) == GAME.legal_actions(state, seat)
        learned = GAME.unseen(state, seat) - GAME.unseen(following, seat)
        if state.rng == following.rng and not learned:
            imagined = GAME.imagine(seen, seat, seed)
            assert GAME.observe(GAME.apply(imagined, seat, action), seat) == GAME.observe(following, seat)


def test_lists_stay_short() -> None:
    longest = max(
        len(GAME.legal_actions(state, seat)) for seed in range(3) for state, seat, _, _ in moments(4, (), seed)
    )
    assert longest <= 3 * (len(T.cells) + 1) + 28 + 2
