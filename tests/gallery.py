"""Every screen of the app in every size and theme, to be looked at: `make gallery`.

For each screen it writes the characters (one text a size) and the colours (one picture a size and theme). The games on
the tables are whole ones between bots, played once and kept beside the pictures. Words choose screens by their names,
themes other than the usual three, and a language: `make gallery LANGUAGE=fr SCREENS="menu options"`.
"""

import asyncio
import os
import sys
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from textual.pilot import Pilot

from boardgames.core.game import SEAT_LETTERS
from boardgames.core.messages import ENGLISH
from boardgames.core.registry import games
from boardgames.lab.simulate import Plan, simulate_one
from boardgames.store.log import read_log
from boardgames.store.replay import replay
from boardgames.table.load_game import load_game
from boardgames.table.saved_games import new_log_path
from boardgames.table.session import Session
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.look import svg
from boardgames.tui.look.palettes import PALETTES
from boardgames.tui.screens.curtain import Curtain
from boardgames.tui.screens.game import GameScreen
from boardgames.tui.screens.moment import MomentScreen
from boardgames.tui.screens.text_page import TextPage
from boardgames.tui.view.table_view import history_lines
from boardgames.words import LANGUAGES, use
from tests.pictures import NAMES
from tests.tui.driving import screen_text, until

FOLDER = Path(__file__).resolve().parent.parent / "gallery"
SIZES = ((80, 24), (120, 40), (200, 60))
THEMES = ("dark", "light", "mono")
MOMENTS = {"early": 0.08, "middle": 0.5, "late": 0.93}

Play = Callable[[Pilot[None], BoardgamesApp], Awaitable[None]]


@dataclass(frozen=True)
class Shot:
    """A screen, and how to get there."""

    name: str
    session: Callable[[], Session | None]
    play: Play


def recorded(name: str, players: int = 4) -> Path:
    """The log of a whole game between bots over the tables of now."""
    game = load_game(name)
    folder = FOLDER / "games" / game.data_digest
    path = folder / f"{name}-{players}-0001.jsonl"
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        plan = Plan(name, 1, players, players, game.info.variants[-1], (), ("easy",) * players, 1, str(folder))
        simulate_one(plan, 1)
    return path


def session_at(name: str, moment: float, secret: bool | None = False, players: int = 4) -> Session:
    """A game between people as it stood at a moment, at the next question that is secret or open."""
    log = read_log(recorded(name, players))
    table = replay(log, load_game(name))
    setup = log.header.config
    session = Session.new(
        table.game,
        NAMES[:players],
        ("",) * players,
        seed=setup.seed,
        variant=setup.variant,
        options=setup.options,
        path=new_log_path(name),
    )
    for number, choice in enumerate(table.choices):
        decision = session.decision
        wanted = secret is None or (decision is not None and decision.secret == secret)
        if number >= moment * len(table.choices) and wanted:
            break
        session.choose(choice.seat, choice.action)
    return session


async def settle(pilot: Pilot[None], app: BoardgamesApp) -> None:
    """Wait until nobody thinks and the screen stays as it is."""
    await app.workers.wait_for_complete()
    before, same = "", 0
    while same < 3:
        await pilot.pause(0.05)
        now = screen_text(app)
        same = same + 1 if now == before else 0
        before = now


def keys(*pressed: str) -> Play:
    """Press keys one after the other, each when the screen has settled; `lift` opens curtains."""

    async def play(pilot: Pilot[None], app: BoardgamesApp) -> None:
        for key in pressed:
            await settle(pilot, app)
            if key != "lift":
                await pilot.press(key)
            elif isinstance(app.screen, Curtain):
                await pilot.press(SEAT_LETTERS[app.screen.seat].lower())

    return play


async def select_second(pilot: Pilot[None], app: BoardgamesApp) -> None:
    """The second choice of the open question, with its ghost on the board."""
    await settle(pilot, app)
    if isinstance(app.screen, TextPage):
        await pilot.press("enter")  # what happened since
    await until(pilot, lambda: isinstance(app.screen, GameScreen) and app.screen.scene is not None)
    await settle(pilot, app)
    await pilot.press("down", "down")


async def select_off(pilot: Pilot[None], app: BoardgamesApp) -> None:
    """A choice that is off, and why."""
    await select_second(pilot, app)
    screen = app.screen
    assert isinstance(screen, GameScreen)
    assert screen.scene is not None
    if screen.scene.off:
        screen.panel.choose(screen.scene.off[0])
    await pilot.press("question_mark")


async def show_moment(pilot: Pilot[None], app: BoardgamesApp) -> None:
    """The card of the last great moment."""
    await settle(pilot, app)
    screen = app.screen
    assert isinstance(screen, GameScreen)
    table, settings = screen.session.table, app.settings
    for number in range(len(table.choices), 0, -1):
        moment = screen.presenter.moment_of(number)
        if moment is not None:
            app.push_screen(MomentScreen(moment, screen.session, number, settings))
            return


async def bots_move(pilot: Pilot[None], app: BoardgamesApp) -> None:
    """A bot's move, held."""
    await settle(pilot, app)
    screen = app.screen
    assert isinstance(screen, GameScreen)
    session = screen.session
    session.bots = ("", *("easy" for _ in session.names[1:]))
    last = max(number for number, choice in enumerate(session.table.choices, start=1) if choice.seat)
    lines = history_lines(session.table, None, since=last - 1, until=last)
    screen.presenter.is_held = True
    screen.presenter._show_step(last, lines)


def no_session() -> None:
    """The app opens with its menu."""


def some_saves() -> None:
    """The menu, as after a few evenings."""
    for name in games():
        session_at(name, 0.4).close()


def shots() -> list[Shot]:
    found = [
        Shot("menu", some_saves, keys()),
        Shot("menu-learn", no_session, keys("l")),
        Shot("menu-watch", some_saves, keys("w")),
        Shot("help", no_session, keys("f1")),
        Shot("palette", lambda: session_at("mombasa", 0.5), keys("ctrl+p")),
        Shot("curtain", lambda: session_at("mombasa", 0.3, secret=True), keys()),
        Shot("since", lambda: session_at("mombasa", 0.5, secret=True), keys("lift")),
        Shot("jump", lambda: session_at("felinia", 0.5), keys("ctrl+o")),
        Shot("options", no_session, keys("o")),
        Shot("filter", lambda: session_at("eic", 0.5), keys("slash", "a")),
        Shot("keys", lambda: session_at("eic", 0.5), keys("f5")),
        Shot("bots", lambda: session_at("mombasa", 0.5), bots_move),
        Shot("replay-roll", some_saves, keys("w", "enter", "h", "h")),
    ]
    for name in games():
        found += of_a_game(name)
    return found


def of_a_game(name: str) -> list[Shot]:
    def at(moment: float, secret: bool | None = False) -> Callable[[], Session]:
        return lambda: session_at(name, moment, secret)

    found = [Shot(f"{name}-table-{word}", at(moment), select_second) for word, moment in MOMENTS.items()]
    found += [
        Shot(f"{name}-wizard", no_session, keys(name[0])),
        Shot(f"{name}-why-not", at(0.5), select_off),
        Shot(f"{name}-coach", at(0.5), keys("H")),
        Shot(f"{name}-log", at(0.5), keys("L")),
        Shot(f"{name}-mats", at(0.5), keys("O")),
        Shot(f"{name}-drawer", at(0.5), keys("P", "lift")),
        Shot(f"{name}-scores", at(0.5), keys("V")),
        Shot(f"{name}-look-back", at(0.5), keys("comma", "full_stop")),
        Shot(f"{name}-rules", at(0.5), keys("f4")),
        Shot(f"{name}-aid", at(0.5), keys("f1")),
        Shot(f"{name}-card", at(0.5), keys("tab", "down", "question_mark")),
        Shot(f"{name}-moment", at(0.95), show_moment),
        Shot(f"{name}-review", at(2.0, None), keys("c")),
        Shot(f"{name}-tables", at(0.5), keys("at")),
        Shot(f"{name}-undo", at(0.5), keys("L", "home", "enter", "b")),
        Shot(f"{name}-end", at(2.0, None), keys()),
        Shot(f"{name}-replay", at(2.0, None), keys("w", "pagedown", "pagedown", "s")),
        Shot(f"{name}-lesson", no_session, keys("l", *["down"] * list(games()).index(name), "enter", "enter")),
        Shot(f"{name}-example", no_session, open_example(name)),
    ]
    if name in ("mombasa", "eic"):
        found.append(Shot(f"{name}-secret", at(0.4, secret=True), keys("lift", "enter", "down")))
    return found


def open_example(name: str) -> Play:
    async def play(pilot: Pilot[None], app: BoardgamesApp) -> None:
        await settle(pilot, app)
        app.open_example(load_game(name), f"{name[:3].upper()}-EX-03")
        await settle(pilot, app)
        await pilot.press("full_stop")

    return play


async def show(shot: Shot, size: tuple[int, int], theme: str) -> tuple[str, str]:
    """The characters and the picture of a screen."""
    app = BoardgamesApp(shot.session())
    app.settings.theme = theme
    async with app.run_test(size=size) as pilot:
        await settle(pilot, app)
        app.use_theme(theme)
        await shot.play(pilot, app)
        await settle(pilot, app)
        strips = app.screen._compositor.render_strips()
        return screen_text(app), svg.picture(svg.cells_of_strips(strips), shot.name)


def main(words: list[str]) -> None:
    os.environ["TEXTUAL_ANIMATIONS"] = "none"
    themes = [word for word in words if word in PALETTES] or THEMES
    spoken = next((word for word in words if word in LANGUAGES), ENGLISH)
    use(spoken)
    parts = [word for word in words if word not in (*PALETTES, *LANGUAGES)]
    wanted = [shot for shot in shots() if not parts or any(part in shot.name for part in parts)]
    FOLDER.mkdir(exist_ok=True)
    for shot in wanted:
        for size in SIZES:
            for theme in themes:
                with tempfile.TemporaryDirectory() as home:
                    os.environ["BOARDGAMES_HOME"] = home
                    text, picture = asyncio.run(show(shot, size, theme))
                mark = "" if spoken == ENGLISH else f"{spoken}-"
                stem = f"{mark}{shot.name}-{size[0]}x{size[1]}"
                (FOLDER / f"{stem}.txt").write_text(text + "\n", encoding="utf-8")
                (FOLDER / f"{stem}-{theme}.svg").write_text(picture, encoding="utf-8")
        print(shot.name)


if __name__ == "__main__":
    main(sys.argv[1:])
