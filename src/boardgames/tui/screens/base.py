"""Base of every screen of the app: its keys, its key bar, and the message if the terminal is too small."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widget import Widget

from boardgames.tui.keys import READER, action_of, bar
from boardgames.tui.look.kept_lines import keep_lines
from boardgames.tui.look.paint import row
from boardgames.tui.widgets.bars import Bar, KeyBar
from boardgames.words import say

if TYPE_CHECKING:
    from boardgames.tui.app import BoardgamesApp

SMALLEST = (80, 24)
R = TypeVar("R")


class EmptyScreen(Screen[None]):
    """Screen below all others. It shows nothing and causes no redraw of the screens above."""

    def _compositor_refresh(self) -> None:
        if self is self.app.screen:
            super()._compositor_refresh()


class BaseScreen(Screen[R]):
    """A screen with a body and a key bar."""

    KIND: ClassVar[str] = READER
    """Which screen of the key table this is."""

    _left = False
    _drawn = False
    """True once the screen has been drawn completely."""
    _had_focus: Widget | None = None
    """Widget that had the focus before the terminal became too small."""

    DEFAULT_CSS = """
    BaseScreen #too-small { display: none; }
    BaseScreen.-tiny > * { display: none; }
    BaseScreen.-tiny > #too-small { display: block; }
    """

    @property
    def our_app(self) -> "BoardgamesApp":
        return cast("BoardgamesApp", self.app)

    def compose(self) -> ComposeResult:
        yield Bar(id="too-small", fill="")
        yield from self.compose_body()
        yield KeyBar()

    def compose_body(self) -> ComposeResult:
        yield from ()

    def hidden_keys(self) -> frozenset[str]:
        """Return the keys that mean nothing on this screen now."""
        return frozenset()

    def show_key_bar(self) -> None:
        self.query_one(KeyBar).show_keys(bar(self.KIND, self.our_app.own_keys, self.hidden_keys()))

    def on_mount(self) -> None:
        self.show_key_bar()

    def soon(self, call: Callable[..., object], *arguments: Any, seconds: float = 0.0) -> None:
        """Call something when the next frame has been shown, or later, unless the screen is going away by then."""

        def call_if_here() -> None:
            if self.query(KeyBar):
                call(*arguments)

        if seconds:
            self.set_timer(seconds, call_if_here)
        else:
            self.call_after_refresh(call_if_here)

    def _compositor_refresh(self) -> None:
        """Draw the first frame once: Textual draws what has moved when a screen gets its size, and then all of it."""
        if self._drawn or self.app._batch_count or self is not self.app.screen:
            super()._compositor_refresh()
            return
        self._drawn = True
        keep_lines(self)
        self._compositor._dirty_regions.add(self._compositor.size.region)
        super()._compositor_refresh()
        self._repaint_required = False
        self.soon(self.first_drawn)

    def first_drawn(self) -> None:
        """React to the first frame being on the screen: slow work can begin."""

    def change_theme(self) -> None:
        """React to a new theme: drop what is cached in the old colours."""

    def change_language(self) -> None:
        """React to a new language; pages that are only read stay as they are."""
        self.show_key_bar()

    def on_resize(self, event: events.Resize) -> None:
        width, height = event.size
        tiny = width < SMALLEST[0] or height < SMALLEST[1]
        if tiny and not self.has_class("-tiny"):
            self._had_focus = self.focused
        elif not tiny and self.has_class("-tiny"):
            self.soon(self._give_focus_back)
        self.set_class(tiny, "-tiny")
        text = say("too-small", width=width, height=height)
        self.query_one("#too-small", Bar).show_row(row(text, "warn"))

    def _give_focus_back(self) -> None:
        """Return the focus to where the arrows were once there is room again."""
        if self.focused is None and self._had_focus is not None:
            self.set_focus(self._had_focus)

    async def on_key_bar_pressed(self, message: KeyBar.Pressed) -> None:
        await self.run_action(action_of(message.action))

    def action_help(self) -> None:
        self.our_app.open_help(self.KIND)

    def action_keys(self) -> None:
        self.our_app.open_help(self.KIND)

    def leave_page(self, result: R | None = None) -> None:
        """End the screen, once: of two keys pressed quickly the second must not end the screen below as well."""
        if self.is_current and not self._left:
            self._left = True
            self.dismiss(result)

    def action_back(self) -> None:
        self.leave_page()
