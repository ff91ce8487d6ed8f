"""What has become of a player meanwhile: also what came out of a choice of their own."""

from dataclasses import replace
from random import Random
from typing import Any

from boardgames.amerigo.events import PiratesPlundered, PiratesRepelled
from boardgames.core import registry
from boardgames.core.game import Config
from boardgames.core.table import Table
from boardgames.eic import GAME as EIC
from boardgames.tui.screens.absence_page import absence_page
from boardgames.tui.screens.board_tabs import log_rows
from boardgames.tui.view.absence import Absence, Change, absence_of
from boardgames.tui.view.table_view import absence_span, history_lines, told_choices


def after_the_first_attack() -> Table[Any, Any]:
    game, luck = registry.load("amerigo"), Random(4)
    table: Table[Any, Any] = Table(game, game.start(Config(2, 5, game.info.variants[0])), ("Anna", "Boris"))
    while game.round(table.state) == 1:
        seat = table.decisions()[0].seat
        table.play(seat, luck.choice(game.legal_actions(table.state, seat)))
    return table


def test_pirates_that_come_after_your_own_choice_are_told_with_what_they_took() -> None:
    table = after_the_first_attack()
    last = table.choices[-1]
    attacks = [e for e in last.events if isinstance(e, PiratesPlundered | PiratesRepelled) and e.seat == last.seat]
    assert attacks, "the choice that ends a round brings the pirates"
    away = absence_of(table, last.seat, last.seat, projected=True)
    assert table.game.words.tell(attacks[0], table.names) in [line.text for line in away.mine]
    assert away.is_news()
    taken = any(change.is_loss for change in away.things)
    assert away.is_news(carded={len(table.choices)}) == taken, "what a card has told is news only if it cost something"
    before, after = (table.states[at].players[last.seat] for at in (-2, -1))
    things = {change.label: (change.before, change.after) for change in away.things}
    assert things["cannons"] == (str(before.cannons), str(after.cannons))
    rows = absence_page(table, away, last.seat, painted=True)._page
    text = "\n".join(line.text for line in rows)
    assert "as it was" not in text
    assert f"cannons {before.cannons} → {after.cannons}" in text


def test_an_own_choice_within_a_round_is_nothing_that_was_done_to_you() -> None:
    game = registry.load("felinia")
    table: Table[Any, Any] = Table(game, game.start(Config(2, 5, game.info.variants[0])), ("Anna", "Boris"))
    seat = table.decisions()[0].seat
    table.play(seat, game.legal_actions(table.state, seat)[0])
    away = absence_of(table, seat, seat, projected=True)
    assert not away.mine
    assert not away.is_news()


def test_what_nobody_did_stands_under_the_table_and_the_rest_under_its_doer() -> None:
    """A ship is unloaded after another's choice; a period ends with the ranking and the dice."""
    game, luck = registry.load("eic"), Random(4)
    table: Table[Any, Any] = Table(game, game.start(Config(3, 5, game.info.variants[0])), ("Anna", "Boris", "Chloe"))
    while game.round(table.state) == 1:
        seat = table.decisions()[0].seat
        table.play(seat, luck.choice(game.legal_actions(table.state, seat)))
    lines = history_lines(table, None, since=len(table.choices) - 2)
    by_text = {line.text: line.seat for line in lines}
    assert {seat for text, seat in by_text.items() if text.startswith(("Sales: ", "Period 2"))} == {None}
    for seat, name in enumerate(table.names):
        own = [by for text, by in by_text.items() if text.startswith(f"{name} moves ")]
        assert own == [seat] * len(own)
    (unloads,) = (line for line in lines if " unloads " in line.text)
    assert unloads.seat not in (None, table.choices[unloads.number - 1].seat), "another's choice, their own doing"
    shown = [line.text for line in log_rows(lines, 60)]
    assert sum(line[5:].startswith("· ") for line in shown) >= 1
    other = next(seat for seat in range(3) if seat != table.choices[-1].seat)
    page = absence_page(table, absence_of(table, other, other, projected=False), other)._page
    heads = {line.text[:17].strip() for line in page}
    assert "the table" in heads


def test_choices_that_nothing_is_told_of_are_not_counted() -> None:
    """Companies that sell nothing pass their questions silently."""
    game, luck = registry.load("eic"), Random(4)
    table: Table[Any, Any] = Table(game, game.start(Config(3, 5, game.info.variants[0])), ("Anna", "Boris", "Chloe"))
    while True:
        seat = table.decisions()[0].seat
        table.play(seat, luck.choice(game.legal_actions(table.state, seat)))
        mover = table.decisions()[0].seat
        since, until = absence_span(table, mover)
        told = told_choices(table, mover, since, until)
        if told and len(told) < until - since:
            break
    away = absence_of(table, mover, mover, projected=False)
    listed = {line.number for line in (*away.mine, *away.rest)} & {*range(since + 1, until + 1)}
    assert away.choices == len(told) == len(listed)
    assert f": {len(told)} choice" in absence_page(table, away, mover)._heading


def test_what_others_chose_in_secret_is_nothing_to_see_yet() -> None:
    game = registry.load("mombasa")
    table: Table[Any, Any] = Table(game, game.start(Config(2, 5, game.info.variants[0])), ("Anna", "Boris"))
    while not table.decisions()[0].secret:
        seat = table.decisions()[0].seat
        table.play(seat, game.legal_actions(table.state, seat)[0])
    first = table.decisions()[0].seat
    assert not absence_of(table, first, first, projected=False).in_secret, "the others laid out their cards openly"
    while table.decisions()[0].seat == first:
        table.play(first, game.legal_actions(table.state, first)[-1])
    away = absence_of(table, 1 - first, 1 - first, projected=False)
    assert away.in_secret
    assert away.since < away.until


def test_a_gain_opens_no_page_before_the_round_is_over() -> None:
    """Somebody buys a share of another's company: its value rises, and nothing is taken."""
    game, luck = registry.load("eic"), Random(4)
    table: Table[Any, Any] = Table(game, game.start(Config(2, 5, game.info.variants[0])), ("Anna", "Boris"))
    while True:
        seat = table.decisions()[0].seat
        table.play(seat, luck.choice(game.legal_actions(table.state, seat)))
        away = absence_of(table, 1 - seat, 1 - seat, projected=True)
        losses = [change for change in (*away.things, *away.points) if change.is_loss]
        if away.mine and away.things and not away.new_round and not losses:
            break
    assert not away.is_news()
    assert replace(away, new_round=True).is_news()


def test_many_points_lost_are_news_whoever_did_it() -> None:
    away = Absence(
        0, 3, 5, (), (), (), (Change("shares", "30", "24"), Change("in all", "40", "34", is_total=True)), (3, 5)
    )
    assert away.is_news()
    assert not replace(
        away, points=(Change("shares", "30", "20"), Change("in all", "40", "38", is_total=True))
    ).is_news()


def test_where_there_is_room_the_picture_of_what_changed_stands_beside_the_text() -> None:
    table = after_the_first_attack()
    seat = table.choices[-1].seat
    away = absence_of(table, seat, seat, projected=True)
    beside, below = (absence_page(table, away, seat, painted=True, width=width)._page for width in (120, 80))
    assert "On the table, lit" in beside[1].text
    assert "What was done to you" in beside[1].text
    assert max(len(line.text) for line in beside) <= 120
    assert max(len(line.text) for line in below) <= 80
    assert len(beside) < len(below)


def test_an_answer_that_was_given_for_a_player_does_not_end_their_absence() -> None:
    """Whoever holds no share is not asked whether to sell any: that was done for them while others moved."""
    game, luck = EIC, Random(3)
    start = game.start(Config(2, 5, game.info.variants[0], ("mortgage",)))
    table: Table[Any, Any] = Table(game, start, ("Anna", "Boris"))
    given, met = game.tables.menu.decline, 0
    while game.round(table.state) < 3:
        seat = table.decisions()[0].seat
        table.play(seat, luck.choice(game.legal_actions(table.state, seat)))
        if not table.decisions():
            break
        mover = table.decisions()[0].seat
        since, until = absence_span(table, mover)
        mine = [n for n in range(since + 1, until + 1) if table.choices[n - 1].seat == mover]
        assert all(len(game.legal_actions(table.states[n - 1], mover)) == 1 or table.choices[n - 1].action == given
                   for n in mine)  # fmt: skip
        assert not since or table.choices[since - 1].seat == mover
        met += bool(mine)
    assert met
