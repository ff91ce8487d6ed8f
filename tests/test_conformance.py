"""The catalogue is the contract: no rule without a test, no marker without a rule."""

import pytest

from tests.conformance import markers, missing, unknown
from tests.laws.walks import PLAYED


@pytest.mark.parametrize("game", PLAYED)
def test_every_rule_ruling_and_example_has_a_test(game: str) -> None:
    assert missing(game, markers()) == []


def test_every_marker_names_a_rule() -> None:
    assert unknown(markers()) == []
