"""The app: which screen follows which, and what holds for all of them."""

import asyncio
import gc
import signal
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Any, ClassVar

from textual import events
from textual.app import App
from textual.binding import Binding, BindingType
from textual.driver import Driver
from textual.filter import LineFilter, Monochrome
from textual.screen import Screen

from boardgames.core.errors import UserError
from boardgames.core.game import Config, Game
from boardgames.core.interrupts import held_interrupts
from boardgames.kit.families import Families
from boardgames.store.replay import run_to_end
from boardgames.table.saved_games import SavedGame, last_change, summarize_in_slices
from boardgames.table.session import Session
from boardgames.tui.bot_process import BotProcess
from boardgames.tui.key_order import KeyOrder
from boardgames.tui.keys import read_own_keys
from boardgames.tui.look.colours_16 import Colours16
from boardgames.tui.look.colours_256 import Colours256
from boardgames.tui.look.few_colours import ColourTable, FewColours
from boardgames.tui.look.no_colour import NoColour
from boardgames.tui.look.palettes import PALETTES, Palette
from boardgames.tui.look.themes import Inks, forbids_colour, textual_theme, wanted_palette
from boardgames.tui.palette import Commands, CommandsScreen
from boardgames.tui.screens.base import BaseScreen, EmptyScreen
from boardgames.tui.screens.curtain import OpaqueScreen
from boardgames.tui.served import is_served
from boardgames.tui.settings import PLAIN, keys_path, read_settings, write_settings
from boardgames.tui.shutdown import stop_in_every_phase
from boardgames.words import say, use

TABLES: dict[str, Callable[[Palette], ColourTable]] = {"256": Colours256, "standard": Colours16}
"""Tables of terminals that cannot show every colour, by the name that Rich has for them."""
NOTICE_SECONDS = 12
"""Seconds for which a notice about a file stays: it has a path to read."""
COLOURLESS = NoColour()


class BoardgamesApp(App[None]):
    """Start screen, wizard, table, replay and rules."""

    TITLE = "boardgames"
    COMMANDS: ClassVar[set[Any]] = {Commands}
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q", "quit", show=False, priority=True)]
    COMMAND_PALETTE_BINDING = "ctrl+p"
    CSS = """
    Screen { background: $background; color: $foreground; }
    BaseScreen Input, BaseScreen Input:focus {
        height: 1; border: none; padding: 0 1; background: $panel; color: $foreground; display: none;
    }
    BaseScreen Input.open { display: block; }
    """

    def __init__(
        self,
        session: Session | None = None,
        *,
        replay: Path | None = None,
        data: Path | None = None,
        ascii_only: bool = False,
        asks_language: bool = False,
    ) -> None:
        """`asks_language` asks for a language before the menu opens: nobody has chosen one yet."""
        super().__init__()
        self.settings = read_settings()
        self.inks = Inks(wanted_palette(self.settings.theme))
        self._families: dict[Families, None] = {}
        self._entries: FewColours | None = None
        """Filter to the terminal's colours, if it has only 256 or 16."""
        self._lacks_glyphs = ascii_only
        self._asks_language = asks_language
        self.is_colourless = forbids_colour()
        self.own_keys = read_own_keys(keys_path())
        self.data = data
        self._session = session
        self._replay = replay
        self.thinker = BotProcess()
        self._summaries: dict[Path, SavedGame] = {}
        self.failure = ""
        """Reason why the app had to end, if it had to: a sentence for the user."""
        self.crash: Exception | None = None
        """Error that ended the app; None if there was none."""
        self.key_order = KeyOrder(self, super().on_event)
        self._running_loop: asyncio.AbstractEventLoop | None = None

    @property
    def ascii_only(self) -> bool:
        """True if boards and lines are drawn with ASCII alone: the terminal has no more, or somebody wants it so."""
        return self._lacks_glyphs or self.settings.glyphs == PLAIN

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Return the filters of every line. With any `NO_COLOR` Textual shows greys; here it is no colour, or all."""
        if self.is_colourless:
            return (COLOURLESS,)
        filters = [one for one in super().get_line_filters() if not isinstance(one, Monochrome)]
        make = self.few_colours
        if make is None:
            return filters
        if self._entries is None or self._entries.table.palette is not self.inks.palette:
            self._entries = FewColours(make(self.inks.palette))
            self._entries.learn(*self._families)
        return [*filters, self._entries]

    @property
    def few_colours(self) -> Callable[[Palette], ColourTable] | None:
        """Table of a terminal with 256 or 16 colours; None if it has all, as exported pictures have."""
        return None if self.is_headless else TABLES.get(self.console.color_system or "")

    def learn_colours(self, board: Any) -> None:
        """Learn which colours of a board belong together, for a terminal that has few."""
        self._families |= dict.fromkeys(getattr(board, "families", ()))
        if self._entries is not None:
            self._entries.learn(*self._families)

    @property
    def session(self) -> Session | None:
        """The game on the table, if there is one."""
        return self._session

    async def on_event(self, event: events.Event) -> None:
        if isinstance(event, events.Key) and not event.is_forwarded:
            await self.key_order.take(event)
        else:
            await super().on_event(event)

    def get_driver_class(self) -> type[Driver]:
        if not is_served():
            return super().get_driver_class()
        from boardgames.tui.served_driver import ServedDriver

        return ServedDriver

    def _build_driver(self, *arguments: Any, **options: Any) -> Driver:
        with held_interrupts(signal.SIGTSTP):  # between the two the driver would take ^Z for one on its screen
            driver = super()._build_driver(*arguments, **options)
            stop_in_every_phase(driver)
        return driver

    def _handle_exception(self, error: Exception) -> None:
        """End the app. Textual's own way would show all local variables, other players' cards among them."""
        if self._exit:  # a page that was still being built when the app was told to end
            self._close_messages_no_wait()
            return
        self._return_code = 1
        if self._exception is None:
            self._exception = self.crash = error
            self._exception_event.set()
        self._close_messages_no_wait()

    def on_mount(self) -> None:
        for palette in PALETTES.values():
            self.register_theme(textual_theme(palette))
        self.theme = f"boardgames-{self.inks.palette.id}"
        self.set_keymap(self.own_keys)
        self._running_loop = asyncio.get_running_loop()
        if self.settings.fault:
            self.notify(self.settings.fault, severity="warning", timeout=NOTICE_SECONDS, markup=False)
        if self._session is not None:
            self.open_table(self._session)
        elif self._replay is not None:
            self._begin_with_replay(self._replay)
        elif self._asks_language:
            self._ask_language()
        else:
            self.open_start()

    def _ask_language(self) -> None:
        from boardgames.tui.screens.first_start import LanguageScreen

        def chosen(language: str | None) -> None:
            if language:
                self.use_language(language)
            self.open_start()

        self.push_screen(LanguageScreen(), chosen)

    def _begin_with_replay(self, path: Path) -> None:
        try:
            self.open_replay(path)
        except UserError as error:
            self.failure = str(error)
            self.exit()

    async def on_unmount(self) -> None:
        self.key_order.close()
        await self.thinker.close()

    def leave_from_outside(self) -> None:
        """End the app the usual way, asked for by another thread."""
        if self._running_loop is not None:
            self._running_loop.call_soon_threadsafe(self.exit)

    def close_log(self) -> None:
        """Let go of the game's log: from now on another window can open it."""
        if self._session is not None:
            self._session.close()

    def summary(self, path: Path) -> SavedGame:
        """Return the summary of a saved game; replayed only if the file has changed since the last call."""
        return run_to_end(self.summarizing(path))

    def summarizing(self, path: Path, in_time: Callable[[], bool] = lambda: True) -> Generator[None, None, SavedGame]:
        """Return what `summary` returns, line by line, so that a screen can answer keys in between."""
        found = self._summaries.get(path)
        if found is None or found.changed != last_change(path) or found.title == found.game:  # it was not tried
            found = self._summaries[path] = yield from summarize_in_slices(path, in_time=in_time)
        return found

    # --- screens ----------------------------------------------------------------------------------------------

    def open_start(self) -> None:
        from boardgames.tui.screens.start_menu import StartScreen

        self.push_screen(StartScreen())

    def open_table(self, session: Session) -> None:
        if self._session is not None and self._session is not session:
            self._session.close()
        self._session = session
        from boardgames.tui.screens.game import GameScreen

        self.push_screen(GameScreen(session))

    def keep_for_good(self) -> None:
        """Exempt all that is loaded now from garbage collection, which would make keys wait."""
        gc.unfreeze()  # what has been closed since may go
        gc.collect()
        gc.freeze()

    def leave_table(self) -> None:
        """Return to the menu; everything is saved already."""
        self._back_to_start()
        if self._session is not None:
            self._session.close()
            self._session = None

    def _back_to_start(self) -> None:
        from boardgames.tui.screens.start_menu import StartScreen

        while len(self.screen_stack) > 1 and not isinstance(self.screen, StartScreen):
            self.pop_screen()
        if isinstance(self.screen, StartScreen):
            self.screen.reload()
        else:
            self.push_screen(StartScreen())

    def open_end(self, session: Session) -> None:
        from boardgames.tui.screens.end import EndScreen

        self.push_screen(EndScreen(session))

    def open_replay(self, path: Path, at: int = 0) -> None:
        from boardgames.tui.screens.replay import open_replay

        try:
            screen = open_replay(path, self.data, at)
        except UserError:
            raise
        except Exception as error:  # a position that somebody made up can be wrong in ways that no rule expects
            raise UserError(say("cannot-show", path=str(path), why=type(error).__name__)) from error
        self.push_screen(screen)

    def open_rules(self, game: Game[Any, Any]) -> None:
        from boardgames.tui.screens.rules_search import RulesScreen

        self.push_screen(RulesScreen(game))

    def open_aid(self, game: Game[Any, Any], table: Config | None = None) -> None:
        from boardgames.tui.screens.player_aid import AidScreen

        self.push_screen(AidScreen(game, table))

    def open_tables(self, game: Game[Any, Any], words: str) -> None:
        from boardgames.tui.screens.rules_search import DataScreen

        self.push_screen(DataScreen(game, words))

    def open_origin(self, game: Game[Any, Any], place: str, name: str) -> None:
        """Open the page on where the figures of a thing come from; Enter shows the rows."""
        from boardgames.tui.screens.provenance import ALL_ROWS, origin_page

        def chosen(words: str | None) -> None:
            if words is not None:
                self.open_tables(game, "" if words == ALL_ROWS else words)

        self.push_screen(
            origin_page(game.info.title, self.data or game.parts.data, place if name else "", name), chosen
        )

    def open_example(self, game: Game[Any, Any], example: str) -> None:
        """Open a worked example on the board; do nothing if it cannot be drawn."""
        from boardgames.core.worked_example import scenario
        from boardgames.tui.screens.worked_example import ExampleScreen

        shown = scenario(game, example)
        if shown is not None:
            self.push_screen(ExampleScreen(game, shown))

    def open_help(self, kind: str) -> None:
        from boardgames.tui.screens import table_pages

        self.push_screen(table_pages.help_page(kind, self.own_keys, max(60, min(110, self.size.width))))

    # --- what holds everywhere --------------------------------------------------------------------------------

    @property
    def is_shut(self) -> bool:
        """True if a curtain is down: nothing may be opened over it."""
        return any(isinstance(screen, OpaqueScreen) for screen in self.screen_stack)

    def action_command_palette(self) -> None:
        if not self.is_shut and not isinstance(self.screen, CommandsScreen):
            self.push_screen(CommandsScreen(placeholder=say("palette-find")))

    def action_screenshot(self, filename: str | None = None, path: str | None = None) -> None:
        if not self.is_shut:
            super().action_screenshot(filename, path)

    def notify(self, *args: Any, **options: Any) -> None:
        if not self.is_shut:
            super().notify(*args, **options)

    def action_theme(self) -> None:
        """Switch to the next theme."""
        names = list(PALETTES)
        self.use_theme(names[(names.index(self.inks.palette.id) + 1) % len(names)])

    def use_theme(self, name: str) -> None:
        palette = wanted_palette(name)
        self.settings.theme = name
        write_settings(self.settings)
        self.inks.use(palette)
        self.theme = f"boardgames-{palette.id}"
        for screen in self.screen_stack:
            if isinstance(screen, BaseScreen):
                screen.change_theme()
            for widget in screen.walk_children():
                widget.refresh()

    def use_language(self, language: str) -> None:
        """Switch to another language, at a table too: a log holds no words."""
        self.settings.language = language
        write_settings(self.settings)
        use(language)
        self._summaries.clear()
        if self._session is not None:
            self._session.change_language()
        for screen in self.screen_stack:
            if isinstance(screen, BaseScreen):
                screen.change_language()

    def get_default_screen(self) -> Screen[Any]:
        return EmptyScreen()
