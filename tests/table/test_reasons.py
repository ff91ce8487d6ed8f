"""Why a bot may have chosen what it chose: true, and nothing that the others may not know."""

from random import Random
from typing import Any

import pytest

from boardgames.core import registry
from boardgames.core.game import Config
from boardgames.core.table import Table
from boardgames.table.foresight import Foresight
from boardgames.table.reasons import reason_for


def played(name: str, choices: int = 120) -> Table[Any, Any]:
    game, luck = registry.load(name), Random(7)
    table: Table[Any, Any] = Table(game, game.start(Config(2, 5, game.info.variants[0])), ("Anna", "Boris"))
    while table.decisions() and len(table.choices) < choices:
        seat = table.decisions()[0].seat
        table.play(seat, luck.choice(game.legal_actions(table.state, seat)))
    return table


@pytest.mark.parametrize("name", registry.games())
def test_a_reason_compares_what_everybody_can_count_and_is_silent_about_secrets(name: str) -> None:
    table = played(name)
    game, told = table.game, 0
    for number, choice in enumerate(table.choices, start=1):
        before = table.states[number - 1]
        why = reason_for(table, number, thinks=True)
        if any(asked.secret for asked in game.decisions(before)):
            assert not why
            continue
        told += bool(why)
        foresight = Foresight(table, None, choice.seat, at=number - 1)
        if "brings more at once" in why:
            changes = [foresight.of(action).change or 0 for action in game.legal_actions(before, choice.seat)]
            assert foresight.of(choice.action).change == max(changes) > 0
        if "it costs" in why:
            rival = 1 - choice.seat
            then, now = (game.scores(seen)[rival].total for seen in (before, foresight.of(choice.action).seen))
            assert f"it costs {table.names[rival]} {then - now}" in why
        purpose = game.words.purpose(game.observe(before, None), choice.seat, choice.action)
        plain = reason_for(table, number, thinks=False)
        assert "comes later" not in plain
        if "counts on" in why:
            after = game.decisions(table.states[number])
            assert all(asked.seat != choice.seat for asked in after), "the turn that it begins may bring more"
        if purpose and len(game.legal_actions(before, choice.seat)) > 1:
            assert purpose in why
            assert purpose not in plain, "nobody says it for a bot that does not think"
    assert told
