"""Choices that can be made in either order: what the plan of one finds, the other has found."""

from typing import Any

import pytest

from boardgames.amerigo.actions import CashToken
from boardgames.bots.compare_choices import Sample, samples
from boardgames.bots.heuristic import heuristic_of
from boardgames.bots.order_of_choices import after_line, another_order, can_wait, share_plans
from boardgames.core.game import Config
from boardgames.core.registry import load
from tests.toy import DRAW, GAME, PICKS, STOP

WORLDS, LUCK = 6, 5


@pytest.fixture(scope="module")
def with_a_token() -> tuple[Any, Any, int]:
    """Amerigo at the first turn with a token that can be cashed, and which of the choices that is."""
    game = load("amerigo")
    state = game.start(Config(2, 12, game.info.variants[0]))
    while True:
        seat = game.decisions(state)[0].seat
        actions = game.legal_actions(state, seat)
        cash = next((at for at, action in enumerate(actions) if isinstance(action, CashToken)), -1)
        if cash >= 0 and game.decisions(state)[0].kind == "turn":
            return game, state, cash
        weights = heuristic_of(game)(state, seat, actions)
        state = game.apply(state, seat, actions[weights.index(max(weights))])


def test_a_token_can_be_cashed_later_and_a_turn_cannot_be_taken_later(with_a_token: tuple[Any, Any, int]) -> None:
    game, state, cash = with_a_token
    seat = game.decisions(state)[0].seat
    actions = game.legal_actions(state, seat)
    assert can_wait(game, state, seat, actions, cash)
    assert [at for at, action in enumerate(actions) if can_wait(game, state, seat, actions, at)] == [
        at for at, action in enumerate(actions) if isinstance(action, CashToken)
    ]


def token_and_turn(game: Any, state: Any, cash: int) -> tuple[int, Any, Any, list[Sample]]:
    """Return the seat, what it sees, its choices, and how cashing a token and the first other choice end."""
    seat = game.decisions(state)[0].seat
    actions, seen = game.legal_actions(state, seat), game.observe(state, seat)
    turn = next(at for at, action in enumerate(actions) if not isinstance(action, CashToken))
    lines = [(action,) for action in actions]
    return seat, seen, actions, samples(game, seen, seat, lines, (cash, turn), LUCK, WORLDS)


def test_what_is_found_behind_a_token_is_found_without_it_too(with_a_token: tuple[Any, Any, int]) -> None:
    game, state, cash = with_a_token
    seat, seen, actions, (token, turn) = token_and_turn(game, state, cash)
    token.leads = [lead + 40 for lead in token.leads]
    token.own = [[actions[turn.choice]]] * (WORLDS - 1) + [[]]
    token.answers = [{(1 - seat, "an answer"): None}] * WORLDS
    before = list(turn.leads)
    same, shared = share_plans(game, seen, seat, actions, [token, turn], LUCK)
    assert same is token
    assert shared.leads == [*token.leads[:-1], turn.leads[-1]], "in the last world its plan did something else"
    assert shared.answers == [*token.answers[:-1], turn.answers[-1]], "what others answered belongs to the plan"
    assert turn.leads == before, "samples are not changed"
    told = game.words.describe(seen, seat, actions[cash])
    assert all(told.split(":")[0] in line[-1][0] for line in shared.lines[:-1]), "the token comes behind"


def test_a_plan_for_a_later_turn_is_not_told_as_if_it_came_now(with_a_token: tuple[Any, Any, int]) -> None:
    game, state, cash = with_a_token
    seat, seen, actions, (token, turn) = token_and_turn(game, state, cash)
    token.leads = [lead + 40 for lead in turn.leads]
    token.own = [[actions[turn.choice]] * 10] * WORLDS
    shared = share_plans(game, seen, seat, actions, [token, turn], LUCK)[1]
    assert shared.leads == token.leads
    assert all(len(line) < 9 for line in shared.lines)


def test_an_order_that_matters_is_kept() -> None:
    state = GAME.start(Config(2, 3, "plain"))
    for seat in (0, 1):
        state = GAME.apply(state, seat, PICKS[seat])
    assert another_order(GAME, state, 0, (DRAW, STOP)) is None, "whoever stops draws no more"
    assert after_line(GAME, state, 0, (STOP, DRAW)) is None
    assert after_line(GAME, state, 0, (DRAW, STOP)) is not None
