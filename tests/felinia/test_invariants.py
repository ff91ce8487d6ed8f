"""Whole games of keen players keep the laws of Felinia."""

import pytest

from boardgames.felinia import GAME
from tests.felinia.invariants import check, check_step
from tests.felinia.random_walk import keen_walk

SETTINGS = [
    (players, variant, options)
    for players in GAME.info.players
    for variant in GAME.info.variants
    for options in ((), ("next-boat",))
]


@pytest.mark.parametrize(("players", "variant", "options"), SETTINGS)
def test_invariants_hold_at_every_step_of_keen_games(players: int, variant: str, options: tuple[str, ...]) -> None:
    for seed in range(3):
        for before, seat, action, after, events in keen_walk(players, seed, variant, options):
            assert events
            check(GAME, after)
            check_step(GAME, before, seat, action, after)


def test_keen_games_reach_every_part_of_the_rules() -> None:
    """Otherwise the test above proves little."""
    seen, ends = set(), set()
    for seed in range(12):
        for variant in GAME.info.variants:
            for _, _, action, after, events in keen_walk(2 + seed % 3, seed, variant):
                seen |= {type(action).__name__} | {type(event).__name__ for event in events}
                ends.add(after.end)
    assert "boats-out" in ends
    wanted = {"Board", "TakeBonus", "Swap", "Keep", "KeepNone", "SpendProvision", "GoHome", "KeepFourth", "Flip"}
    wanted |= {"WindfallRemoved", "SalesEnded", "TileTaken", "MysteryKept"}
    assert wanted <= seen, wanted - seen
