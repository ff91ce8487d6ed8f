"""A monkey at the keyboard: it reads the codes of the open question, types one and confirms it."""

from random import Random
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen

from boardgames.core.game import SEAT_LETTERS
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.curtain import ConfirmScreen, ConsentScreen, Curtain, OpaqueScreen
from boardgames.tui.screens.end import EndScreen
from boardgames.tui.screens.game import GameScreen
from boardgames.tui.screens.text_page import TextPage
from tests.tui.driving import is_asking, tap, until


def has_something_to_press(app: BoardgamesApp) -> bool:
    return is_asking(app) or (isinstance(app.screen, OpaqueScreen | TextPage | EndScreen) and app.screen.is_current)


async def play_through(pilot: Pilot[None], app: BoardgamesApp, seed: int, undo: float = 0.0, most: int = 5000) -> int:
    """Play until the end screen, or for so many confirmed choices; return how many choices were confirmed."""
    luck = Random(seed)
    confirmed = 0
    while confirmed < most:
        await until(pilot, lambda: has_something_to_press(app), "something to press")
        screen = app.screen
        if isinstance(screen, EndScreen):
            break
        if isinstance(screen, GameScreen):
            confirmed += await choose_something(pilot, app, screen, luck, undo)
            continue
        for key in answers(screen):
            tap(app, key)
        await until(pilot, lambda: app.screen is not screen, "the next screen")  # noqa: B023
    return confirmed


def answers(screen: Screen[Any]) -> tuple[str, ...]:
    """The keys that lead on from a screen that is not the table."""
    match screen:
        case Curtain():
            return (SEAT_LETTERS[screen.seat].lower(),)
        case ConsentScreen():
            return tuple(SEAT_LETTERS[seat].lower() for seat in screen.missing)
        case ConfirmScreen():
            return ("y",)
    return ("enter",)


async def choose_something(
    pilot: Pilot[None], app: BoardgamesApp, screen: GameScreen, luck: Random, undo: float
) -> bool:
    """Type a code and confirm it; or take something back, and then return False."""
    assert screen.scene is not None
    shown, choices = screen.shown, len(screen.session.table.choices)
    if luck.random() < undo and choices:
        tap(app, "ctrl+z")
        await until(pilot, lambda: screen.shown > shown, "the undo")
        return False
    offer = luck.choice(screen.scene.offers)
    for character in offer.code:
        tap(app, character)
    await until(pilot, lambda: screen.panel.offer == offer, f"{offer.code} to select its choice")
    tap(app, "enter")
    await until(pilot, lambda: len(screen.session.table.choices) > choices, f"{offer.code} to be confirmed")
    return True
