"""The catalogue is the contract: no rule without a test and a place in the code, no marker without a rule."""

import pytest

from tests.conformance import markers, missing, unknown
from tests.laws.random_walks import PLAYED
from tests.pages.rule_places import places, tables_of, unnamed


@pytest.mark.parametrize("game", PLAYED)
def test_every_rule_ruling_and_example_has_a_test(game: str) -> None:
    assert missing(game, markers()) == []


def test_every_marker_names_a_rule() -> None:
    assert unknown(markers()) == []


@pytest.mark.parametrize("game", PLAYED)
def test_every_rule_is_named_where_code_or_a_table_carries_it_out(game: str) -> None:
    assert unnamed(game) == []


@pytest.mark.parametrize("game", PLAYED)
def test_a_translation_of_a_rule_is_not_its_code(game: str) -> None:
    files = {place.partition(":")[0] for found in places(game).values() for place in found}
    assert len(files) > 10
    assert [file for file in files if file.startswith(f"data/{game}/rules.")] == []
    assert [path.name for path in tables_of(game) if path.name.startswith("rules.")] == []
