"""A category, kind or card that the table's variant does not have is never spoken of."""

import pytest

from boardgames.bots.value import OTHER, origins_of, outcomes, points_by_kind
from boardgames.core.rng import start_stream
from tests.laws.random_walks import SETTINGS, Setting, sampled, walk

THREE = [setting for setting in SETTINGS if setting.players == 3 and setting.game != "toy"]


@pytest.mark.parametrize("setting", THREE, ids=str)
def test_the_coach_counts_no_points_of_a_kind_that_no_sheet_of_the_game_has(setting: Setting) -> None:
    game = setting.load()
    ever: set[str] = set()
    for step in walk(game, setting.config(2), start_stream(2, str(setting))):
        ever |= {kind for sheet in game.scores(step.after) for kind in points_by_kind(sheet)}
    for step in sampled(game, setting.config(2), start_stream(2, str(setting)), 17):
        for told in outcomes(game, origins_of(game), step.before):
            assert set(told) - {OTHER} <= ever, set(told) - ever


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_aid_is_for_the_table_at_hand(setting: Setting) -> None:
    """Words of the aid for this table; that of another variant or number of players may differ, and some must."""
    game = setting.load()
    own = game.words.aid(setting.config(1))
    assert own == game.words.aid(setting.config(2)), "luck changes no aid"
    assert own.sections


@pytest.mark.parametrize("name", ["felinia", "eic"])
def test_some_aids_differ_between_tables(name: str) -> None:
    tables = [setting for setting in SETTINGS if setting.game == name]
    aids = {str(setting.load().words.aid(setting.config(1))) for setting in tables}
    assert len(aids) > 1
