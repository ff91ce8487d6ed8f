"""The course of a period: which steps ask, and which phase they belong to."""

import pytest

from boardgames.core.game import Config
from boardgames.core.rng import below, start_stream
from boardgames.eic import GAME
from boardgames.eic.rules.period import STEPS, phase
from boardgames.eic.rules.shares import STEPS_OF_PHASE_A
from tests.eic.given import started


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_steps_that_may_ask_are_ever_asked_in(players: int) -> None:
    met = set()
    for seed in range(3):
        state = GAME.start(Config(players, seed, "standard", ("mortgage",)))
        luck = start_stream(seed, "course")
        while decisions := GAME.decisions(state):
            met.add(state.step)
            seat = decisions[0].seat
            legal = GAME.legal_actions(state, seat)
            luck, choice = below(luck, len(legal))
            state = GAME.apply(state, seat, legal[choice])
    assert met <= {name for name, step in STEPS.items() if step.asks}
    assert {STEPS[name].phase for name in met} >= set("ABCDE")


def test_phases_come_in_the_order_of_their_letters() -> None:
    letters = [step.phase for step in STEPS.values()]
    assert letters == sorted(letters)
    assert set(letters) == {row.letter for row in GAME.tables.phases}
    assert phase(started()) == "A"


@pytest.mark.rule("EIC-SEL-03")
def test_in_the_last_period_shares_are_sold_in_the_questions_of_phase_a() -> None:
    assert {name for name, step in STEPS.items() if step.phase == "A" and step.asks} == set(STEPS_OF_PHASE_A)
