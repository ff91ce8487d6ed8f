"""A figure beside a choice means one thing: what it brings, at most or at least, and no next list knows better."""

from collections.abc import Iterator
from typing import Any

import pytest

from boardgames.core.registry import load
from boardgames.core.rng import start_stream
from boardgames.core.score_sheets import Share
from boardgames.core.table import Barrier, Table, streams
from boardgames.table.foresight import Forecast, Foresight
from boardgames.tui.screens.player_aid import aid_rows
from boardgames.tui.screens.table_pages import explain_page
from boardgames.tui.view.table_view import build_scene
from boardgames.tui.widgets.outcome import AT_LEAST, AT_MOST, INCLUDES, margin_of
from boardgames.words import say
from tests.laws.random_walks import PLAYED, SETTINGS, Setting, sampled
from tests.tui.driving import new_session

NAMES = ("Anna", "Boris", "Chloe", "Dmitri")
MAX_CHOICES, MAX_WAYS = 8, 20
LARGEST = [
    max((one for one in SETTINGS if (one.game, one.variant) == which), key=lambda one: one.players)
    for which in dict.fromkeys((one.game, one.variant) for one in SETTINGS)
]


def forecasts(setting: Setting, every: int) -> Iterator[tuple[Any, Table[Any, Any], int, Forecast]]:
    """Choices along a game with what is foretold of them to their player: the game, a table before them, the seat."""
    game = setting.load()
    for step in sampled(game, setting.config(9), start_stream(9, str(setting)), every):
        seat, names = step.decision.seat, NAMES[: setting.players]
        foresight = Foresight(Table(game, step.before, names), seat, seat)
        for action in step.actions[step.number % 2 :: -(-len(step.actions) // MAX_CHOICES)]:
            yield game, Table(game, step.before, names), seat, foresight.of(action)


def total(game: Any, state: Any, seat: int) -> int:
    points: int = game.scores(game.observe(state, seat))[seat].total
    return points


@pytest.mark.parametrize("setting", LARGEST, ids=str)
def test_the_next_list_never_shows_more_than_was_said_to_be_the_most(setting: Setting) -> None:
    for game, table, seat, forecast in forecasts(setting, 7):
        if forecast.is_final or (forecast.asks and not forecast.is_most):
            continue  # it says that there may be more
        was, action = total(game, table.state, seat), forecast.path[0]
        table.play(seat, action)
        asked = next((asked for asked in game.decisions(table.state) if asked.seat == seat), None)
        if asked is None or not forecast.asks:
            continue
        further = Foresight(table, seat, seat)
        now = total(game, table.state, seat)
        shown = [further.of(answer) for answer in game.legal_actions(table.state, seat)]
        change = forecast.change or 0
        best = max((now - was + (one.change or 0) for one in shown if not one.is_final), default=change)
        assert best <= change, f"{action}: {change}, then {best}"


def ends_of_turn(game: Any, state: Any, seat: int, floor: int) -> Iterator[int]:
    """Yield points that answers to what a choice has opened lead to in the end, the best ways first."""
    ways = [state]
    for here in (ways.pop() for _ in range(MAX_WAYS) if ways):
        asked = any(decision.seat == seat for decision in game.decisions(here))
        answers = game.legal_actions(here, seat) if asked else ()
        if len(here.frames) <= floor and not any(map(game.settles, answers)):
            yield total(game, here, seat)
            continue
        after = [game.apply(here, seat, answer) for answer in answers]
        ways += sorted((one for one in after if streams(one) == streams(here)), key=lambda one: total(game, one, seat))


@pytest.mark.parametrize("setting", LARGEST, ids=str)
def test_no_way_to_go_on_brings_more_than_was_said_to_be_the_most(setting: Setting) -> None:
    for game, table, seat, forecast in forecasts(setting, 7):
        if forecast.is_final or not forecast.asks or not forecast.is_most or not hasattr(table.state, "frames"):
            continue
        was, after = total(game, table.state, seat), game.apply(table.state, seat, forecast.path[0])
        for end in ends_of_turn(game, after, seat, len(table.state.frames)):
            assert end - was <= (forecast.change or 0), forecast.path[0]


@pytest.mark.parametrize("setting", LARGEST, ids=str)
def test_every_figure_says_what_it_is(setting: Setting) -> None:
    for game, table, seat, forecast in forecasts(setting, 11):
        said = "".join(text for text, _ in margin_of(forecast, told=True))
        if forecast.is_final or not forecast.change:
            continue
        was = total(game, table.state, seat)
        table.play(seat, forecast.path[0])
        at_once = total(game, table.state, seat) - was
        for answer in forecast.path[1:]:
            table.play(seat, answer)
        assert total(game, table.state, seat) - was == forecast.change, "it can be had"
        assert (AT_MOST in said) == (forecast.asks and forecast.is_most)
        assert (AT_LEAST in said) == (forecast.asks and not forecast.is_most)
        if not forecast.asks and at_once != forecast.change:
            assert INCLUDES in said, f"{forecast.path}: {at_once}, and {said} with what follows"


@pytest.mark.parametrize("setting", LARGEST, ids=str)
def test_a_choice_says_whether_it_can_be_taken_back_once_the_table_has_answered_the_rest(setting: Setting) -> None:
    for game, table, seat, forecast in forecasts(setting, 11):
        before, points = table.state, total(game, table.state, seat)
        table.play(seat, forecast.path[0])
        unasked = game.parts.unasked()
        while unasked and (asked := next(iter(game.decisions(table.state)), None)) is not None and asked.seat == seat:
            if asked.secret or (answer := unasked(game, table.states, seat)) is None:
                break
            table.play(seat, answer)
        barrier = table.barrier(len(table.choices))
        assert forecast.is_last == bool(barrier), f"{forecast.path[0]}, then {table.choices[1:]}"
        said = "".join(text for text, _ in margin_of(forecast, told=True))
        assert (say("final") in said) == bool(barrier)
        if barrier and forecast.sure:
            assert sum(share.points for share in forecast.sure) == total(game, table.state, seat) - points
            own = total(game, game.effect(before, seat, forecast.path[0]), seat) - points
            assert (INCLUDES in said) == (own != total(game, table.state, seat) - points != 0) or forecast.follows


SIGNS = (AT_MOST, AT_LEAST, INCLUDES)


def test_the_signs_differ_and_f1_explains_each() -> None:
    assert len(set(SIGNS)) == len(SIGNS)
    for name in PLAYED:
        said = "".join(line.text for line in aid_rows(load(name).words.aid(), 80))
        assert all(sign in said for sign in SIGNS)


@pytest.mark.parametrize(
    ("asks", "is_most", "follows", "sign", "meaning"),
    [
        (True, True, False, AT_MOST, "points at most"),
        (True, False, False, AT_LEAST, "points at least"),
        (False, True, True, INCLUDES, "with what follows"),
        (False, True, False, "+3", "points by this choice"),
        (False, True, False, "-1", "-1 point by this choice"),
    ],
)
def test_the_question_mark_explains_the_figure_of_the_selected_choice(
    asks: bool, is_most: bool, follows: bool, sign: str, meaning: str
) -> None:
    share = Share("cards", -1 if sign == "-1" else 3, purse=False)
    forecast = Forecast((), Barrier(), shares=(share,), asks=asks, is_most=is_most, follows=follows)
    scene = build_scene(new_session().table, 0, ("", ""))
    page = explain_page(scene, scene.offers[0], forecast)
    assert any(sign in line.text and meaning in line.text for line in page._page)
