"""Card of a great moment, over the whole screen until somebody dismisses it."""

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, cast

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen

from boardgames.core.game import Seat
from boardgames.core.moment import Moment
from boardgames.core.values import evolve
from boardgames.kit.canvas import Canvas
from boardgames.table.find_moments import standings
from boardgames.table.session import Session
from boardgames.tui.art.moment import MomentPicture, paint_moment
from boardgames.tui.screens.status_line import accent_of
from boardgames.tui.settings import Settings
from boardgames.tui.widgets.picture import Picture

if TYPE_CHECKING:
    from boardgames.tui.app import BoardgamesApp

PUTS_AWAY = ("space", "enter", "escape")


class MomentScreen(Screen[None]):
    """Card that anybody can dismiss with Space, Enter, Esc or a click."""

    BINDINGS: ClassVar[list[BindingType]] = []
    DEFAULT_CSS = "MomentScreen Picture { width: 100%; height: 100%; }"

    def __init__(self, moment: Moment, session: Session, number: int, settings: Settings) -> None:
        super().__init__()
        if settings.projects_all:
            moment = evolve(moment, parts=(*moment.parts, standings(session.table, number, _eyes(session))))
        info = session.game.info
        self._placard = MomentPicture(moment, session.names, info.title, accent_of(info.id))

    def compose(self) -> ComposeResult:
        yield Picture(self._paint)

    def _paint(self, width: int, height: int) -> Canvas:
        app = cast("BoardgamesApp", self.app)
        return paint_moment(replace(self._placard, plain=app.ascii_only or app.is_colourless), width, height)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        if event.key in PUTS_AWAY:
            self._put_away()

    def on_click(self) -> None:
        self._put_away()

    def _put_away(self) -> None:
        if self.is_current:
            self.dismiss(None)


def _eyes(session: Session) -> Seat | None:
    """Return the only person's seat, or None for what a spectator sees if there are several."""
    persons = [seat for seat, bot in enumerate(session.bots) if not bot]
    return persons[0] if len(persons) == 1 else None
