"""The first screen: resume a game, start one, watch one, read the rules."""

import time
from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical

from boardgames.core import registry
from boardgames.core.errors import UserError, printable
from boardgames.core.game import Game
from boardgames.core.game_summary import GameSummary
from boardgames.core.player_names import DEFAULT_NAMES
from boardgames.kit.canvas import Canvas
from boardgames.table.load_game import game_summary, load_game
from boardgames.table.saved_games import SavedGame, are_enough, saved_paths
from boardgames.table.session import Session
from boardgames.tui.art.thumbnail import lived_in, saved_table, table_of
from boardgames.tui.game_trial import with_game
from boardgames.tui.keys import START, bindings
from boardgames.tui.look.paint import Row, row, wrap
from boardgames.tui.screens.base import BaseScreen
from boardgames.tui.screens.game_tiles import Box, paint_boxes
from boardgames.tui.screens.lettered_page import MENU_LETTERS, LetteredPage, letters_for
from boardgames.tui.screens.status_line import accent_of
from boardgames.tui.screens.text_page import TextPage
from boardgames.tui.texts import age, player_counts
from boardgames.tui.view.saved_rows import standing_of, summary_of
from boardgames.tui.widgets.bars import Bar
from boardgames.tui.widgets.picture import Picture
from boardgames.tui.widgets.row_list import RowList
from boardgames.words import language, pair, say

SHOWN_SAVES = 8
COLUMN, ENTRY = 118, 10
"""Maximum number of columns of the list, and columns for the key of an entry and the edge."""
WIDE, ROOMY = 100, 34
"""Size of a screen from which there is room for the tiles of the games."""
SLICE, FIRST_SLICE_DELAY = 0.004, 0.2
"""Seconds between two slices of work, and before the first: the menu is drawn first."""
MORE = ("learn", "watch", "rules", "options", "quit")
"""Entries below the games."""
MAX_READING_SECONDS = 2.0
"""Seconds after which a saved game is listed without its status."""


class StartScreen(BaseScreen[None]):
    KIND = START
    BINDINGS: ClassVar[list[BindingType]] = bindings(START)

    def __init__(self) -> None:
        super().__init__()
        self._saves: list[SavedGame] = []
        self._summaries: dict[str, GameSummary] = {}
        """Facts about each game that the menu knows; none of them is imported for it."""
        self._read_game_summaries()
        self._reading = 0
        """Counts how often the list of saved games was begun: an older reading stops."""
        self._letters: dict[str, tuple[str, Any]] = {}
        self._tables: dict[str, Canvas] = {}
        """A table of each game, and of the newest game that goes on, to be made small."""
        self._touched = False
        """The cursor has been moved: it stays there while the list of saved games grows."""
        self._remark = ""
        """Reason why nothing was opened; it stays until the cursor moves or something else is opened."""

    DEFAULT_CSS = """
    StartScreen #boxes { height: 13; display: none; }
    StartScreen.-roomy #boxes { display: block; }
    StartScreen.-tiny #boxes { display: none; }
    StartScreen #middle { align-horizontal: center; height: 1fr; }
    StartScreen #column { width: 118; max-width: 100%; height: 1fr; }
    StartScreen #entries { max-height: 100%; }
    StartScreen #about { height: 1fr; }
    """

    def compose_body(self) -> ComposeResult:
        yield Bar(id="heading")
        band = Picture(self._paint_boxes, id="boxes")
        band.picked = self._box_clicked
        yield band
        with Vertical(id="middle"), Vertical(id="column"):
            yield RowList(id="entries")
            about = RowList(id="about", fill="")
            about.can_focus = False
            yield about

    def on_mount(self) -> None:
        self._show_heading()
        self._fill()
        entries = self.query_one("#entries", RowList)
        entries.moved = self._went
        entries.focus()

    def first_drawn(self) -> None:
        """Replay saved games to find their status, which takes a moment."""
        self.reload()

    def _show_heading(self) -> None:
        saved = say("menu-saved")
        self.query_one("#heading", Bar).show_row(Row(((" BOARDGAMES ", "cap"),), right=((f"{saved} ", "bar"),)))

    def on_resize(self, event: events.Resize) -> None:
        paints = not self.our_app.ascii_only and not self.our_app.is_colourless
        self.set_class(paints and event.size.width >= WIDE and event.size.height >= ROOMY, "-roomy")

    # --- the boxes --------------------------------------------------------------------------------------------

    def _boxes(self) -> list[Box]:
        """Return the newest unfinished game, then every installed game."""
        boxes = []
        newest = next((saved for saved in self._saves if saved.state == "open"), None)
        if newest is not None:
            what, title = ("resume", newest.path), say("menu-continue-game", game=newest.title)
            boxes.append(
                Box(what, MENU_LETTERS["resume"], title, accent_of(newest.game), self._tables.get(newest.path))
            )
        letters = letters_for(registry.games())
        for name in registry.games():
            title = self._summaries[name].info.title if name in self._summaries else name
            boxes.append(Box(("new", name), letters[name], title, accent_of(name), self._tables.get(name)))
        return boxes

    def _paint_boxes(self, width: int, height: int) -> Canvas:
        return paint_boxes(self._boxes(), self.query_one("#entries", RowList).current, width, height)

    def _box_clicked(self, place: str) -> None:
        what = self._boxes()[int(place)].what
        self.query_one("#entries", RowList).select(what)
        self._do(what)

    def _set_tables(self) -> None:
        """Play a little of each game whose tile is empty, a few choices at a time so that keys are answered."""
        if not self.has_class("-roomy"):
            return
        newest = next((saved for saved in self._saves if saved.state == "open"), None)
        if newest is not None and newest.path not in self._tables:
            self._tables[newest.path] = saved_table(newest)
            self.query_one("#boxes", Picture).redraw()
        name = next((name for name in self._summaries if name not in self._tables), None)
        if name is not None:
            self._play_a_little(name, lived_in(load_game(name)))

    def _play_a_little(self, name: str, course: Iterator[Any]) -> None:
        until = time.monotonic() + SLICE
        for seen in course:
            if seen is not None:
                self._tables[name] = table_of(load_game(name), seen, DEFAULT_NAMES)
                self.query_one("#boxes", Picture).redraw()
                self.soon(self._set_tables, seconds=SLICE)
                return
            if time.monotonic() > until:
                self.soon(self._play_a_little, name, course, seconds=SLICE)
                return

    def _read_game_summaries(self) -> None:
        self._summaries = {name: game_summary(name) for name in registry.games() if not registry.needs_trial(name)}

    def reload(self) -> None:
        """Read the list of saved games again, one file after the other so that keys are answered in between."""
        self._saves = []
        self._reading += 1
        self._read_next(saved_paths(), self._reading)

    def _read_next(self, paths: list[Path], reading: int) -> None:
        if reading != self._reading:
            return
        ended = not paths or are_enough(self._saves)
        if not ended:
            summary = self.our_app.summarizing(paths[0], within(MAX_READING_SECONDS))
            self._read_a_little(summary, paths[1:], reading)
        if ended or len(self._saves) <= SHOWN_SAVES:
            self._fill()
        if ended:
            self.soon(self._set_tables, seconds=FIRST_SLICE_DELAY)

    def change_language(self) -> None:
        super().change_language()
        self._show_heading()
        self._read_game_summaries()
        self._fill()
        self.reload()

    def _read_a_little(self, summary: Generator[None, None, SavedGame], paths: list[Path], reading: int) -> None:
        """Replay some lines of a saved game, then schedule the next slice or the next game."""
        if reading != self._reading:
            return
        until = time.monotonic() + SLICE
        try:
            while time.monotonic() < until:
                next(summary)
        except StopIteration as end:
            self._saves.append(end.value)
            self.soon(self._read_next, paths, reading, seconds=0.001)
        else:
            self.soon(self._read_a_little, summary, paths, reading, seconds=0.001)

    def change_theme(self) -> None:
        self._fill()

    def _fill(self) -> None:
        entries = self.query_one("#entries", RowList)
        current = entries.current
        rows: list[Row] = [row()]
        self._letters = {}
        open_games = [saved for saved in self._saves if saved.state == "open"][:SHOWN_SAVES]
        if open_games:
            rows.append(row(f"   {say('menu-continue')}", "title"))
        for i, saved in enumerate(open_games):
            letter, text = "" if i else MENU_LETTERS["resume"], f"{saved.title:<22}{standing_of(saved)}"
            entry = self._entry(letter, text, ("resume", saved.path))
            rows.append(Row(entry.parts, entry.key, ((f"  {self._company(saved)}{age(saved.changed)} ", "dim"),)))
        rows += [row(), row(f"   {say('menu-new')}", "title")]
        letters = letters_for(registry.games())
        for name in registry.games():
            rows.append(self._entry(letters[name], self._about(name), ("new", name)))
        rows += [row(f"      {one.id:<22}{pair(one.label, one.fault)}", "dim") for one in registry.broken()]
        rows += [row(), row(f"   {say('menu-more')}", "title")]
        rows += [self._entry(MENU_LETTERS[verb], say(f"menu-{verb}"), (verb, "")) for verb in MORE]
        keys = [line.key for line in rows if line.key is not None]
        chosen = current if current in keys and self._touched else keys[0]
        # Below the entries there is room to say more about the one under the cursor.
        entries.styles.height = len(rows)
        entries.show_rows(rows, chosen)
        self._tell_about(chosen)
        self.query_one("#boxes", Picture).redraw()

    def _company(self, saved: SavedGame) -> str:
        """Return the players, if there is room for them."""
        return f"{' '.join(saved.names)} · " if self.size.width >= WIDE else ""

    def _about(self, name: str) -> str:
        known = self._summaries.get(name)
        if known is None:
            one = registry.entry(name)
            return f"{name:<22}{one.label}   {one.summary()}"
        info = known.info
        players = say("menu-players", players=player_counts(info.players))
        minutes = say("menu-minutes", minutes=f"{info.about.minutes:>7}")
        hidden = say("menu-hidden", hidden=info.about.hidden)
        # A game that lacks the language that is spoken says so before it is chosen.
        note = "" if known.language == language() else f"{say('menu-english-only')} · "
        shown = f"{info.title:<22}{players}   {minutes}   {note}"
        return shown + hidden if len(shown + hidden) <= min(COLUMN, self.size.width) - ENTRY else shown.rstrip(" ·")

    def _entry(self, letter: str, text: str, what: tuple[str, Any]) -> Row:
        if letter:
            self._letters[letter] = what
        return Row((("  ", ""), (f" {letter or ' '} ", "key" if letter else ""), (f"  {text}", "")), what)

    def on_key(self, event: events.Key) -> None:
        what = self._letters.get(event.character or "")
        if what is not None:
            event.stop()
            self.query_one("#entries", RowList).select(what)
            self._do(what)

    def _went(self, what: tuple[str, Any]) -> None:
        self._touched, self._remark = True, ""
        self._tell_about(what)
        self.query_one("#boxes", Picture).redraw()

    def _tell_about(self, what: tuple[str, Any]) -> None:
        """Describe the entry under the cursor, unless a remark is shown."""
        verb, thing = what
        if self._remark:
            return
        if verb == "resume":
            saved = next(saved for saved in self._saves if saved.path == thing)
            file = printable(Path(saved.path).name)
            names = ", ".join(saved.names)
            asked = say("pair", head=standing_of(saved), text=saved.question)
            self._show_about(f"{asked} · {names} · {file}", "dim")
        elif verb == "new" and thing in self._summaries:
            self._show_about(self._summaries[thing].info.about.pitch, "dim")
        else:
            self._show_about(say(f"menu-{verb}.more") if verb in MORE else "", "dim")

    def on_row_list_activated(self, event: RowList.Activated) -> None:
        self._do(event.key)

    def _do(self, what: tuple[str, Any]) -> None:
        verb, thing = what
        self.say("")
        try:
            match verb:
                case "resume":
                    saved = next(saved for saved in self._saves if saved.path == thing)
                    self._with_game(saved.game, lambda _: self._resume(Path(thing)))
                case "new":
                    self._with_game(thing, self._begin)
                case "watch":
                    self._ask_what_to_watch()
                case "rules":
                    self._ask_which_game(say("which-rules"), registry.games(), self.our_app.open_rules)
                case "learn":
                    self.ask_which_lesson()
                case "options":
                    from boardgames.tui.screens.options import OptionsScreen

                    self.app.push_screen(OptionsScreen())
                case "quit":
                    self.app.exit()
        except UserError as error:
            self.say(str(error))

    def _resume(self, path: Path) -> None:
        self.our_app.open_table(Session.resume(path, self.our_app.data))

    def _begin(self, game: Game[Any, Any]) -> None:
        from boardgames.tui.screens.new_game import NewGameScreen

        self.app.push_screen(NewGameScreen(game))

    def _with_game(self, name: str, then: Callable[[Game[Any, Any]], None]) -> None:
        with_game(self, name, self.our_app.data, then)

    def show_games(self) -> None:
        """List the games again: one of them has been tried."""
        self._fill()

    def say(self, text: str, style: str = "warn") -> None:
        self._remark = text
        self._show_about(text, style)

    def _show_about(self, text: str, style: str) -> None:
        about = self.query_one("#about", RowList)
        about.show_rows(
            [row(), *(row(f"   {line}", style) for line in wrap(text, max(40, (about.size.width or 80) - 6)))]
        )

    def _ask_what_to_watch(self) -> None:
        rows = [row()]
        rows += [
            Row(((f"   {summary_of(saved)}", ""),), saved.path, ((f"  {age(saved.changed)} ", "dim"),))
            for saved in self._saves
            if saved.state != "broken"
        ]
        broken = [
            row(f"   {line}", "dim")
            for saved in self._saves
            if saved.state == "broken"
            for line in wrap(saved.status, max(40, self.size.width - 6))
        ]
        if len(rows) == 1:
            rows.append(row(f"   {say('watch-nothing')}", "dim"))

        def chosen(path: str | None) -> None:
            if path is not None:
                saved = next(saved for saved in self._saves if saved.path == path)
                self._with_game(saved.game, lambda _: self.our_app.open_replay(Path(path)))

        self.app.push_screen(TextPage(say("watch-heading"), [*rows, row(), *broken], rows[1].key), chosen)

    def ask_which_lesson(self) -> None:
        self._ask_which_game(say("which-lesson"), registry.games(), self._teach)

    def _ask_which_game(self, question: str, names: Sequence[str], then: Callable[[Game[Any, Any]], None]) -> None:
        rows, letters = [row()], letters_for(names)
        for name in names:
            title, pitch = name, registry.entry(name).summary()
            if not registry.needs_trial(name):
                about = game_summary(name).info.about
                title, pitch = about.title, about.pitch
            rows.append(Row(((" ", ""), (f" {letters[name] or ' '} ", "key"), (f" {title}", "bold")), name))
            rows += [row(f"     {line}", "dim") for line in wrap(pitch, min(90, self.size.width - 8))]
            rows.append(row())

        def chosen(name: str | None) -> None:
            if name is not None:
                self._with_game(name, then)

        self.app.push_screen(LetteredPage(question, rows, {letters[name]: name for name in names}), chosen)

    def _teach(self, game: Game[Any, Any]) -> None:
        from boardgames.tui.screens.lesson import open_lesson

        try:
            self.app.push_screen(open_lesson(game))
        except UserError as error:
            self.say(str(error))


def within(seconds: float) -> Callable[[], bool]:
    """Return a function that is true until so many seconds after its first call: loading a game does not count."""
    started = 0.0

    def in_time() -> bool:
        nonlocal started
        started = started or time.monotonic()
        return time.monotonic() - started < seconds

    return in_time
