"""The pictures of the README, exported by the app itself: `make pictures`.

Each shows a game between bots after some choices, in the default theme at 120 x 40.
"""

import asyncio
import sys
from pathlib import Path

from boardgames.core.registry import games, load
from boardgames.table.session import Session
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.look import svg
from boardgames.tui.screens.game import GameScreen

FOLDER = Path(__file__).resolve().parent.parent / "data" / "pictures"
CHOICES = {"mombasa": 110, "amerigo": 260, "eic": 110, "felinia": 200}
NAMES = ("Anna", "Boris", "Chloe", "Dmitri")


def played(name: str) -> Session:
    """A game in full swing, the next question a public one."""
    game = load(name)
    bots = ("normal",) * 4
    players = Session.new(game, NAMES, bots, seed=7, variant=game.info.variants[0])
    while len(players.table.choices) < CHOICES[name] or (players.decision is not None and players.decision.secret):
        decision = players.decision
        if decision is None:
            raise SystemExit(f"{name} was over before its picture")
        players.choose(decision.seat, players.bot_choice(decision.seat))
    return Session(players.table, players.setup, ("",) * 4, None)


async def picture(name: str) -> str:
    app = BoardgamesApp(played(name))
    async with app.run_test(size=(120, 40)) as pilot:
        while not (isinstance(app.screen, GameScreen) and app.screen.painted):
            await pilot.pause()
        await pilot.pause()
        return svg.picture(picture_of(app), load(name).info.title)


def picture_of(app: BoardgamesApp) -> list[list[svg.Cell]]:
    """Return the screen of an app as it is now."""
    return svg.cells_of_strips(app.screen._compositor.render_strips())


def main(names: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names:
        path = FOLDER / f"{name}.svg"
        path.write_text(asyncio.run(picture(name)), encoding="utf-8")
        print(path.relative_to(FOLDER.parent.parent), path.stat().st_size)


if __name__ == "__main__":
    main([name for name in sys.argv[1:] if name in games()] or list(games()))
