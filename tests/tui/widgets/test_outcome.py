"""The selected choice on the screen: everybody's figures now and then, where the points come from, what is final."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from textual.pilot import Pilot

from boardgames.core import registry
from boardgames.core.score_sheets import Share
from boardgames.core.table import Barrier
from boardgames.felinia.actions import Sell
from boardgames.table.consent import reasons_ahead
from boardgames.table.foresight import Forecast, Foresight
from boardgames.table.session import Session
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.view.table_view import build_scene, draft_scene
from boardgames.tui.widgets.outcome import margin_of, outcome_of
from tests.tui.driving import game_screen, is_asking, new_session, screen_lines, until


def fits(forecast: Forecast, *, final: bool) -> bool:
    """A final choice of which nothing more is certain, or one that changes points without a further question."""
    return forecast.is_final and not forecast.events if final else bool(forecast.change) and not forecast.asks


def later(name: str, *, final: bool, players: int = 3) -> Session:
    """A game of people, some choices on: an open question, with choices that are final or ones that change points."""
    session = new_session(registry.load(name), players, seed=5, variant=registry.load(name).info.variants[0])
    bots = Session(session.table, session.setup, ("random",) * players, None)
    while (asked := bots.decision) is not None:
        foresight = Foresight(bots.table, None, asked.seat)
        choices = bots.legal_actions(asked.seat)
        found = not asked.secret and any(fits(foresight.of(choice), final=final) for choice in choices)
        if found and len(bots.table.choices) > 60:
            break
        bots.choose(asked.seat, bots.bot_choice(asked.seat))
    return Session(session.table, session.setup, ("",) * players, None)


async def select(pilot: Pilot[None], app: BoardgamesApp, *, final: bool) -> Forecast:
    """Arrow down to the first choice of that kind."""
    screen = game_screen(app)
    assert screen.foresight is not None
    while True:
        await pilot.press("down")
        if screen.panel.offer is None:
            await pilot.press("right")  # several of a kind in one row
        assert screen.panel.offer is not None
        forecast = screen.foresight.of(screen.panel.offer.action)
        if fits(forecast, final=final):
            return forecast


@pytest.mark.parametrize(("name", "size"), [("mombasa", (120, 40)), ("eic", (80, 24))])
async def test_the_strip_and_the_outcome_show_what_the_selected_choice_changes(
    name: str, size: tuple[int, int]
) -> None:
    app = BoardgamesApp(later(name, final=False))
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: is_asking(app))
        scene = game_screen(app).scene
        assert scene is not None
        assert scene.decision is not None
        forecast = await select(pilot, app, final=False)
        score = scene.players[scene.decision.seat].score or 0
        then = score + (forecast.change or 0)
        await until(pilot, lambda: any(f"{score}→{then}" in line for line in screen_lines(app)), "the strip")
        assert any(f"{score} → " in line and f"{then} points" in line for line in screen_lines(app))
        await pilot.press("escape")
        await until(pilot, lambda: not any("→" in line for line in screen_lines(app)[-14:-8]), "no preview")


async def test_what_cannot_be_taken_back_is_called_final_with_the_reason() -> None:
    app = BoardgamesApp(later("felinia", final=True))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app))
        forecast = await select(pilot, app, final=True)
        (why, *_) = reasons_ahead(forecast.barrier, ("Anna", "Boris", "Chloe"), registry.load("felinia").words.fact)
        await until(pilot, lambda: any(f"no undo  {why}" in line for line in screen_lines(app)))


@pytest.mark.parametrize(
    ("shares", "asks", "hides", "text", "style"),
    [
        ((Share("cash", -2, True),), False, False, "-2", "gold"),
        ((Share("cash", -4, True), Share("shares", 3, False)), False, False, "-1", "gold"),
        ((Share("shares", -2, False),), False, False, "-2", "bad"),
        ((Share("shares", 5, False), Share("cash", -2, True)), True, False, "≤+3", "good"),
        ((Share("merchants", 1, False),), False, True, "+1+?", "good"),
        ((), False, True, "+?", "gold"),
        ((), False, False, "", ""),
    ],
)
def test_a_price_is_no_loss_and_a_guess_is_no_promise(
    shares: tuple[Share, ...], asks: bool, hides: bool, text: str, style: str
) -> None:
    forecast = Forecast((), Barrier(), shares=shares, asks=asks, hides=hides)
    ((shown, ink),) = margin_of(forecast, told=True)
    assert (shown.strip(), ink) == (text, style)
    ((untold, _),) = margin_of(forecast, told=False)
    assert not untold.strip()


def test_points_that_are_certain_stand_beside_what_is_final() -> None:
    forecast = Forecast((), Barrier(chance=True), sure=(Share("tiles", 5, False), Share("cash", -1, True)))
    assert "".join(text for text, _ in margin_of(forecast, told=True)).split() == ["+4", "no", "undo"]
    assert "".join(text for text, _ in margin_of(forecast, told=False)).split() == ["no", "undo"]


@pytest.mark.parametrize(
    ("name", "kind", "words"),
    [
        ("mombasa", "Stop", r"^\d expansion points? (is|are) lost"),
        (
            "amerigo",
            "EndAction",
            r"then the pirates take \w+ points?.*: strength \d+, \d+ too strong",
        ),
        ("eic", "StayInIndies", "^this is the last period: the ship never comes home"),
        ("felinia", "GoHome", "^the merchant wins nothing"),
    ],
)
def test_what_would_be_lost_is_announced_before_it_happens(name: str, kind: str, words: str) -> None:
    session = new_session(registry.load(name), 3, seed=3, bots=("random",) * 3)
    while (asked := session.decision) is not None:
        choices = [choice for choice in session.legal_actions(asked.seat) if type(choice).__name__ == kind]
        for choice in choices:
            scene = build_scene(session.table, None, session.bots)
            outcome = outcome_of(scene, Foresight(session.table, None, asked.seat).of(choice), 160)
            if re.search(words, "".join(text for text, style in outcome if style == "warn")):
                return
        session.choose(asked.seat, session.bot_choice(asked.seat))
    raise AssertionError("nobody was warned")


@pytest.mark.parametrize("size", [(120, 40), (80, 24)])
async def test_a_long_outcome_loses_whole_clauses_and_its_figures_still_add_up(size: tuple[int, int]) -> None:
    """A president who sells: what counts most is told, the rest in one sum, and nothing ends in the middle."""
    session = new_session(registry.load("eic"), 3, seed=5, bots=("heuristic",) * 3)

    def long_ones() -> Iterator[tuple[Any, Forecast]]:
        asked = session.decision
        assert asked is not None
        scene = build_scene(session.table, None, session.bots)
        foresight = Foresight(session.table, None, asked.seat)
        for action in session.legal_actions(asked.seat) if not asked.secret else ():
            told = "".join(text for text, _ in outcome_of(scene, foresight.of(action), 160))
            if len(told) > 90 and told.count(", ") > 1:
                yield action, foresight.of(action)

    while (found := next(long_ones(), None)) is None:
        assert session.decision is not None
        session.choose(session.decision.seat, session.bot_choice(session.decision.seat))
    action, forecast = found
    app = BoardgamesApp(Session(session.table, session.setup, ("",) * 3, None))
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: is_asking(app))
        panel = game_screen(app).panel
        panel.choose(next(offer for offer in panel.line.offers if offer.action == action))  # type: ignore[union-attr]
        await until(pilot, lambda: any(" points: " in line for line in screen_lines(app)), "the outcome")
        told = next(line for line in screen_lines(app) if " points: " in line).partition(" points: ")[2]
        assert "…" not in told
        origins = told.partition("  ")[0]
        assert sum(map(int, re.findall(r"[+-]\d+", origins))) == forecast.change
        assert origins.count(", ") >= 1


def test_the_points_of_a_line_come_from_all_its_choices() -> None:
    """The total is counted from the table as it is: what makes it up is counted from there too."""
    session = new_session(registry.load("felinia"), players=3)
    asked = session.decision
    assert asked is not None
    scene, draft = build_scene(session.table, None, session.bots), session.draft(asked.seat)
    draft = draft.follow(next(offer.action for offer in scene.offers if isinstance(offer.action, Sell)))
    scene = draft_scene(scene, draft)
    second = next(offer.action for offer in scene.offers if isinstance(offer.action, Sell))
    forecast = Foresight(session.table, None, asked.seat, line=draft.states).of(second)
    outcome = "".join(text for text, _ in outcome_of(scene, forecast, 160))
    assert outcome.startswith("2 → 0 points: goods -2  coins 2→4")
