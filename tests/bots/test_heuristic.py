"""The heuristics: a weight for every choice of every game, from what the seat can see."""

from collections.abc import Iterator
from typing import Any

import pytest

from boardgames.bots.heuristic import heuristic_of, pick_by
from boardgames.core.game import Config, Game
from boardgames.core.registry import games, load
from boardgames.core.rng import below
from boardgames.core.values import evolve
from boardgames.eic.actions import CloseShip
from boardgames.eic.play.heuristic import GOOD_CARGO
from boardgames.eic.state import LoadingTurn
from boardgames.felinia.actions import Sell
from boardgames.felinia.state import Bid, FinalSale, Flipping, Journey
from boardgames.mombasa import GAME as MOMBASA
from boardgames.mombasa.actions import EndPhase, PlanDone, UseGoods
from boardgames.mombasa.play.features import hardship, line_needs, planned_show
from tests.toy import DRAW, PICKS
from tests.toy import GAME as TOY

TABLES = [(name, variant, players) for name in games() for variant in load(name).info.variants for players in (2, 4)]


def positions(
    game: Game[Any, Any], variant: str, players: int, seed: int
) -> Iterator[tuple[Any, int, tuple[Any, ...]]]:
    """Every question of a game in which half of the choices follow the heuristic, with its state and choices."""
    state, weigh, luck = game.start(Config(players, seed, variant)), heuristic_of(game), seed
    while open_now := game.decisions(state):
        seat = open_now[0].seat
        actions = game.legal_actions(state, seat)
        yield state, seat, actions
        luck, wild = below(luck, 2)
        luck, i = below(luck, len(actions)) if wild else pick_by(weigh(state, seat, actions), luck)
        state = game.apply(state, seat, actions[i])


@pytest.mark.parametrize(("name", "variant", "players"), TABLES)
def test_every_choice_has_a_weight_and_some_choice_is_sensible(name: str, variant: str, players: int) -> None:
    game = load(name)
    weigh = heuristic_of(game)
    for state, seat, actions in positions(game, variant, players, 11):
        weights = weigh(state, seat, actions)
        assert len(weights) == len(actions)
        assert all(type(weight) is int and weight >= 0 for weight in weights), (actions, weights)
        assert len(actions) == 1 or any(weights), (state, actions)


@pytest.mark.parametrize(("name", "variant", "players"), TABLES)
def test_the_instinct_sees_no_more_than_the_seat(name: str, variant: str, players: int) -> None:
    game = load(name)
    weigh = heuristic_of(game)
    for number, (state, seat, actions) in enumerate(positions(game, variant, players, 5)):
        if number % 5 == 0:
            assert weigh(game.observe(state, seat), seat, actions) == weigh(state, seat, actions)


def test_a_merchant_of_felinia_sells_nothing_without_need() -> None:
    game = load("felinia")
    weigh = heuristic_of(game)
    for state, seat, actions in positions(game, "expert", 3, 2):
        if isinstance(state.frames[-1], Bid | Flipping | Journey | FinalSale):
            for action, weight in zip(actions, weigh(state, seat, actions), strict=True):
                assert not (weight and isinstance(action, Sell)), (state, action)


def test_an_investor_of_mombasa_leaves_no_slot_and_no_card_unused() -> None:
    game = load("mombasa")
    weigh = heuristic_of(game)
    for state, seat, actions in positions(game, "first-game", 2, 3):
        sensible = [a for a, weight in zip(actions, weigh(state, seat, actions), strict=True) if weight]
        if len(actions) > 1:
            assert not any(isinstance(a, PlanDone) for a in sensible)
        if any(isinstance(a, UseGoods) for a in actions):
            assert not any(isinstance(a, EndPhase) for a in sensible)


def test_an_investor_of_mombasa_plans_the_cards_with_which_the_ink_pot_runs() -> None:
    """Two coffee books lie ahead: the bookkeeper and the coffee that both ask for, then what a third book needs."""
    game = MOMBASA
    p = game.start(Config(2, 4, "first-game")).players[0]
    coffee = ("", "book-a01", "book-a03", *p.books[3:])
    shown = planned_show(game.tables, evolve(p, books=coffee))
    assert shown is not None
    assert shown.passed == 2
    assert sorted(card.id for card in shown.cards) == ["blue-bookkeeper-2", "blue-coffee-1", "blue-coffee-2"]
    third = ("", "book-a01", "book-a06", "book-a03", *p.books[4:])
    shown = planned_show(game.tables, evolve(p, books=third))
    assert shown is not None
    assert shown.passed == 2, "three slots"
    assert sorted(card.id for card in shown.cards) == ["blue-banana-2", "blue-bookkeeper-2", "blue-coffee-2"]
    without = evolve(p, books=coffee, hand=tuple(name for name in p.hand if "bookkeeper" not in name))
    assert planned_show(game.tables, without) is None


def test_books_of_mombasa_go_together_that_ask_for_the_same() -> None:
    game = MOMBASA
    t, p = game.tables, game.start(Config(2, 4, "first-game")).players[0]
    line = line_needs(t, evolve(p, books=("", "book-a03", *p.books[2:])))
    assert line == [3, 0, 0, 0, 0]
    assert hardship(t.books["book-a01"], line, [6] * 5) < hardship(t.books["book-a06"], line, [6] * 5)


def test_a_game_without_an_instinct_is_played_as_if_all_choices_were_alike() -> None:
    state = TOY.start(Config(2, 1, "plain"))
    assert list(heuristic_of(TOY)(state, 0, (*PICKS, DRAW))) == [1, 1, 1, 1]


def test_choices_are_drawn_as_often_as_their_weights_say() -> None:
    drawn, luck = [0, 0, 0], 8
    for _ in range(4000):
        luck, i = pick_by((1, 0, 3), luck)
        drawn[i] += 1
    assert drawn[1] == 0
    assert 2800 < drawn[2] < 3200
    assert {pick_by((0, 0), luck)[1] for luck in range(20)} == {0, 1}


def test_no_company_of_the_east_indies_sails_home_empty_past_a_bargain() -> None:
    game, met = load("eic"), 0
    for state, seat, actions in positions(game, "standard", 3, 4):
        weights = heuristic_of(game)(state, seat, actions)
        if isinstance(state.frames[-1], LoadingTurn) and not state.frames[-1].cargo and max(weights) >= GOOD_CARGO:
            met += 1
            assert not any(w for a, w in zip(actions, weights, strict=True) if isinstance(a, CloseShip))
    assert met > 3
