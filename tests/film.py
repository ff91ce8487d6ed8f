"""The moving picture of the README: a turn, typed, previewed and made, and a bot's answer, as the app shows them.

An SVG without a script: the first frame is drawn whole, and each later frame draws the cells that have changed over it
when its time has come. Where motion is unwanted, the first frame stays.
"""

import asyncio
import os
import tempfile
from html import escape
from itertools import pairwise
from typing import NamedTuple

from textual.pilot import Pilot

from boardgames.core.game import Seat
from boardgames.table.session import Session
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.look import svg
from tests.pictures import FOLDER, picture_of, played
from tests.tui.driving import game_screen, is_asking, until

GAME, SIZE = "mombasa", (120, 40)
BOT = "normal"
FIRST, KEY, LINE, STEP, LAST = 2.0, 0.7, 2.5, 2.2, 3.0
"""Seconds that a frame is shown: the first one, after a key, a finished line, a bot's step, the last one."""
STEPS = 4
"""Maximum number of steps of bots."""
GAP = 3
"""Unchanged cells between two changed ones that are drawn again rather than begin a new run."""

Screen = list[list[svg.Cell]]


class Frame(NamedTuple):
    screen: Screen
    seconds: float


def turn_of(session: Session, seat: Seat) -> list[str]:
    """Return the codes of the turn that a bot would make for a seat."""
    state, codes, game = session.table.state, list[str](), session.game
    copy = Session.new(
        game,
        session.names,
        (BOT,) * len(session.names),
        seed=session.seed,
        variant=session.setup.variant,
        position=state,
    )
    while copy.decision is not None and copy.decision.seat == seat:
        action = copy.bot_choice(seat)
        codes.append(game.words.code(copy.table.state, action))
        copy.choose(seat, action)
    return codes


async def filmed() -> list[Frame]:
    """Play the turn in the app and return its frames."""
    table = played(GAME)
    asked = table.decision
    assert asked is not None
    bots = tuple("" if seat == asked.seat else BOT for seat in range(len(table.names)))
    codes = turn_of(table, asked.seat)
    app = BoardgamesApp(Session(table.table, table.setup, bots, None))
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: is_asking(app))
        frames = [await _frame(pilot, app, FIRST)]
        for number, code in enumerate(codes):
            for key in code if number == 0 else f" {code}":
                await pilot.press({".": "full_stop", ":": "colon", " ": "space"}.get(key, key))
                frames.append(await _frame(pilot, app, KEY))
            frames[-1] = Frame(frames[-1].screen, LINE)
        await pilot.press("enter")
        frames += await _answers(pilot, app)
    return [*frames[:-1], Frame(frames[-1].screen, LAST)]


async def _answers(pilot: Pilot[None], app: BoardgamesApp) -> list[Frame]:
    """Return a frame for each of the first steps of the bots."""
    presenter, frames = game_screen(app).presenter, list[Frame]()
    shown = {0}
    while len(frames) < STEPS:
        await until(pilot, lambda: is_asking(app) or presenter._showing not in shown, "a bot's step")
        if is_asking(app):
            break
        shown.add(presenter._showing)
        frames.append(await _frame(pilot, app, STEP))
        await pilot.press("enter")
    return frames


async def _frame(pilot: Pilot[None], app: BoardgamesApp, seconds: float) -> Frame:
    await pilot.pause()
    return Frame(picture_of(app), seconds)


def film(frames: list[Frame], title: str) -> str:
    """Return the frames as one SVG that begins again when it is over."""
    whole = sum(frame.seconds for frame in frames)
    styles, layers, at = [], [], 0.0
    for number, (before, after) in enumerate(pairwise(frames), start=1):
        at += before.seconds
        part = 100 * at / whole
        styles.append(
            f"@keyframes k{number}{{{part:.2f}%{{visibility:hidden}}{part + 0.01:.2f}%,100%{{visibility:visible}}}}"
        )
        styles.append(f"#k{number}{{animation:k{number} {whole:g}s step-end infinite}}")
        layers += [f'<g id="k{number}" class="k">', *_changes(before.screen, after.screen), "</g>"]
    first = svg.picture(frames[0].screen, title)
    style = [
        "<style>",
        ".k{visibility:hidden}",
        "@media (prefers-reduced-motion:no-preference){",
        *styles,
        "}",
        "</style>",
    ]
    head, tail = first.split(f"<title>{escape(title)}</title>\n")
    body = tail.removesuffix("</g>\n</svg>\n")
    return "\n".join([f"{head}<title>{escape(title)}</title>", *style, body.rstrip(), *layers, "</g>", "</svg>", ""])


def _changes(before: Screen, after: Screen) -> list[str]:
    """Return the elements for the cells that differ, row by row."""
    elements: list[str] = []
    for y, (old, new) in enumerate(zip(before, after, strict=True)):
        changed = [x for x, (was, now) in enumerate(zip(old, new, strict=True)) if was != now]
        while changed:
            end = 1
            while end < len(changed) and changed[end] - changed[end - 1] <= GAP:
                end += 1
            first, last = changed[0], changed[end - 1]
            elements += svg.drawn(new[first : last + 1], first, y)
            changed = changed[end:]
    return elements


def main() -> None:
    """Draw the film into the folder of pictures."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["BOARDGAMES_HOME"] = home
        text = film(asyncio.run(filmed()), "A turn of Mombasa")
    path = FOLDER / "turn.svg"
    path.write_text(text, encoding="utf-8")
    print(path.relative_to(FOLDER.parent.parent), path.stat().st_size)


if __name__ == "__main__":
    main()
