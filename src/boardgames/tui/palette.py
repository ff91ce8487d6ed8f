"""The command palette: commands of keys, choices of the open question, things on the table and rules, by name."""

import contextlib
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from textual import work
from textual.await_complete import AwaitComplete
from textual.command import CommandList, CommandPalette, DiscoveryHit, Hit, Hits, Provider, SearchIcon
from textual.content import Content
from textual.css.query import NoMatches
from textual.fuzzy import Matcher
from textual.message import Message

from boardgames.core.fold_accents import fold_accents
from boardgames.core.game import Game
from boardgames.tui.keys import action_of, keys_of, shown
from boardgames.tui.look.palettes import PALETTES
from boardgames.tui.screens.base import BaseScreen
from boardgames.tui.screens.text_page import TextPage
from boardgames.tui.view.rule_rows import catalogue_of, rows_about
from boardgames.words import LANGUAGES, say

if TYPE_CHECKING:
    from boardgames.tui.app import BoardgamesApp

Run = Callable[[], Awaitable[Any] | Any]


class CommandsScreen(CommandPalette):
    """Textual's palette in the characters that every terminal has, which answers once."""

    _left = False

    @property
    def is_settled(self) -> bool:
        """True if the list is complete, so that Enter chooses what its player sees."""
        return self._left or all(worker.is_finished for worker in self.workers if worker.node is self)

    def dismiss(self, result: Any = None) -> Any:
        """End the palette, once: of two keys pressed quickly the second must not end the screen below as well."""
        if self._left or not self.is_current:
            return AwaitComplete()
        self._left = True
        self._stop_busy_countdown()
        self._stop_no_matches_countdown()
        return super().dismiss(result)

    def _select_or_command(self, event: Any = None) -> None:
        """Run what was chosen on the screen that it belongs to, before that screen gets another key."""
        if event is not None or self._list_visible:
            super()._select_or_command(event)
            return
        hit, below = self._selected_command, self._calling_screen
        if hit is not None and below is not None and not self._left:
            self._cancel_gather_commands()
            self.dismiss()
            below.call_later(hit.command)

    @work(exclusive=True, group=CommandPalette._GATHER_COMMANDS_GROUP)
    async def _gather_commands(self, search_value: str) -> None:
        """Search, as long as there is a list to show it in: the palette may be left before the search begins."""
        with contextlib.suppress(NoMatches):
            await CommandPalette._gather_commands.__wrapped__(self, search_value)  # type: ignore[attr-defined]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Take no key for the list before it is there, or when it is gone."""
        if action in ("command_list", "cursor_down") and not self.query(CommandList):
            return False
        return super().check_action(action, parameters)

    async def _dispatch_message(self, message: Message) -> None:
        """Let a message come to nothing if there is no list any more."""
        try:
            await super()._dispatch_message(message)
        except NoMatches:
            if self.query(CommandList):
                raise

    def _action_command_list(self, action: str) -> None:
        """Pass a key on to the list; before it has a place on the screen it has no pages to turn."""
        if not action.startswith("page_") or self.query_one(CommandList).scrollable_content_region:
            super()._action_command_list(action)

    def on_mount(self) -> None:
        icon = self.query_one(SearchIcon)
        icon.icon = "/"
        icon.styles.color = cast("BoardgamesApp", self.app).inks.palette.foreground
        if cast("BoardgamesApp", self.app).ascii_only:
            for part in ("#--container", "#--input", "CommandList"):
                self.query_one(part).styles.border = ("none", "black")


class Commands(Provider):
    """Commands of the screen under the palette. There are none while a curtain is down."""

    @property
    def _our_app(self) -> "BoardgamesApp":
        return cast("BoardgamesApp", self.app)

    def _commands(self) -> Iterator[tuple[str, str, Run]]:
        """Yield (name, explanation, function that carries it out)."""
        from boardgames.tui.screens.game import GameScreen

        screen = self.screen
        if self._our_app.is_shut or not isinstance(screen, BaseScreen):
            return
        for key in keys_of(screen.KIND):
            if key.id != "command_palette":
                yield key.help, shown(key, self._our_app.own_keys), partial(screen.run_action, action_of(key.id))
        for name in PALETTES:
            yield say("palette-theme", name=say(f"field-theme-{name}")), "", partial(self._our_app.use_theme, name)
        for language, name in LANGUAGES.items():
            yield say("palette-language", name=name), "", partial(self._our_app.use_language, language)
        if isinstance(screen, GameScreen) and screen.scene is not None:
            for offer in screen.scene.offers:
                yield (
                    say("palette-choice", verb=offer.group, what=offer.text),
                    offer.code,
                    partial(screen.panel.choose, offer),
                )

    def _things(self) -> Iterator[tuple[str, str, Run]]:
        from boardgames.tui.screens.table_layout import TableScreen

        screen = self.screen
        if isinstance(screen, TableScreen) and not self._our_app.is_shut:
            for place, thing in screen.inspector.things():
                yield say("palette-thing", thing=thing.name), thing.line, partial(screen.show_place, place)

    def _rules(self) -> Iterator[tuple[str, str, Run]]:
        from boardgames.tui.screens.table_layout import TableScreen

        screen = self.screen
        if isinstance(screen, TableScreen) and screen.scene is not None and not self._our_app.is_shut:
            game = screen.scene.game
            for rule in catalogue_of(game).rules:
                yield say("palette-rule", title=rule.title), rule.id, partial(self._open_rule, game, rule.id)

    def _open_rule(self, game: Game[Any, Any], rule: str) -> None:
        self.app.push_screen(TextPage(rule, rows_about(game, rule, 78)))

    async def search(self, query: str) -> Hits:
        matcher = self.matcher(query)
        for commands in (self._commands, self._things, self._rules):
            for name, note, run in commands():
                score = max(matcher.match(name), matcher.match(note), _in_any_order(query, f"{name} {note}"))
                if score > 0:
                    yield Hit(score, _marked(matcher, name), run, name, _as_it_is(note))

    async def discover(self) -> Hits:
        for name, note, run in self._commands():
            yield DiscoveryHit(Content(name), run, name, _as_it_is(note))


ALL_WORDS = 0.5
"""Score for all words in another order than they were typed."""


def _in_any_order(query: str, text: str) -> float:
    """Return a score above 0 if each word that is looked for begins a word of the text."""
    words = fold_accents(text).split()
    wanted = fold_accents(query).split()
    found = all(any(word.startswith(one) for word in words) for one in wanted)
    return ALL_WORDS if len(wanted) > 1 and found else 0.0


def _marked(matcher: Matcher, name: str) -> Content:
    """Return the name with the matches marked. The matcher itself would take text in brackets for markup."""
    content = Content(name)
    for at in matcher.fuzzy_search.match(matcher.query, name)[1]:
        content = content.stylize(matcher.match_style, at, at + 1)
    return content


def _as_it_is(text: str) -> str | None:
    """Return a text in which the palette takes no brackets for markup: labels and names may contain some.

    It accepts a `Content` wherever its types say `str`.
    """
    return cast("str", Content(text)) if text else None
