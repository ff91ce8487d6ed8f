"""What has become of a player meanwhile: also what came out of a choice of their own."""

from random import Random
from typing import Any

from boardgames import shelf
from boardgames.amerigo.events import PiratesPlundered, PiratesRepelled
from boardgames.core.protocol import Config
from boardgames.core.table import Table
from boardgames.tui.meanwhile import meanwhile
from boardgames.tui.screens.since import since_page


def after_the_first_attack() -> Table[Any, Any]:
    game, luck = shelf.load("amerigo"), Random(4)
    table: Table[Any, Any] = Table(game, game.start(Config(2, 5, game.info.variants[0])), ("Anna", "Boris"))
    while game.words.round(table.state) == 1:
        seat = table.decisions()[0].seat
        table.play(seat, luck.choice(game.legal_actions(table.state, seat)))
    return table


def test_pirates_that_come_after_your_own_choice_are_told_with_what_they_took() -> None:
    table = after_the_first_attack()
    last = table.choices[-1]
    attacks = [e for e in last.events if isinstance(e, PiratesPlundered | PiratesRepelled) and e.seat == last.seat]
    assert attacks, "the choice that ends a round brings the pirates"
    away = meanwhile(table, last.seat, last.seat, projected=True)
    assert table.game.words.tell(attacks[0], table.names) in [line.text for line in away.mine]
    assert away.is_news()
    taken = any(change.is_loss for change in away.things)
    assert away.is_news(carded={len(table.choices)}) == taken, "what a card has told is news only if it cost something"
    before, after = (table.states[at].players[last.seat] for at in (-2, -1))
    things = {change.label: (change.before, change.after) for change in away.things}
    assert things["cannons"] == (str(before.cannons), str(after.cannons))
    rows = since_page(table, away, last.seat, painted=True)._page
    text = "\n".join(line.text for line in rows)
    assert "as it was" not in text
    assert f"cannons {before.cannons} → {after.cannons}" in text


def test_an_own_choice_within_a_round_is_nothing_that_was_done_to_you() -> None:
    game = shelf.load("felinia")
    table: Table[Any, Any] = Table(game, game.start(Config(2, 5, game.info.variants[0])), ("Anna", "Boris"))
    seat = table.decisions()[0].seat
    table.play(seat, game.legal_actions(table.state, seat)[0])
    away = meanwhile(table, seat, seat, projected=True)
    assert not away.mine
    assert not away.is_news()
