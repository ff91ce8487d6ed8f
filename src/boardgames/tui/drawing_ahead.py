"""Drawing ahead: while the cursor rests, the table is drawn as the choices beside the selected one will show it.

Functions of the game screen.
"""

from typing import TYPE_CHECKING, Any

from boardgames.kit.canvas import Canvas
from boardgames.tui.view.table_view import Offer, TableView
from boardgames.tui.widgets.board import BoardView

if TYPE_CHECKING:
    from boardgames.tui.screens.game import GameScreen

PAUSE_SECONDS = 0.05
"""Seconds that the cursor rests before each drawing, so that holding an arrow down waits for none."""


def _selected(self: "GameScreen", offer: Offer | None) -> None:
    """Show another choice, or none, on the board and in the players' figures."""
    self.place, action = _drawn_of(offer)
    self.draw_board(action)
    self.draw_strip()
    self._draw_ahead()


def _drawn_of(offer: Offer | None) -> tuple[str | None, Any]:
    """Return the place at which a choice is drawn, and the action that is drawn as if it were made."""
    if offer is None:
        return None, None
    return offer.place, offer.action if offer.refusal is None else None


def _draw_ahead(self: "GameScreen") -> None:
    """Draw what an arrow key would select, one drawing after the other, unless the cursor moves first."""
    if self._pause is not None:
        self._pause.stop()
        self._pause = None
    scene = self.panel.line.scene if self.panel.line is not None else None
    if scene is not None and scene is self.scene:
        self._draw_next(scene, self.panel.beside())


def _draw_next(self: "GameScreen", scene: TableView, offers: tuple[Offer | None, ...]) -> None:
    if not offers:
        return
    offer, *others = offers

    def draw() -> None:
        self._pause = None
        if self.scene is not scene or not self.is_current or self.labels:
            return
        place, action = _drawn_of(offer)
        drawn = self.drawn(scene, scene.look(place, action, self.after(action)))
        if isinstance(drawn, Canvas):
            self.query_one("#board", BoardView).paint_ahead(drawn, place)
        self._draw_next(scene, tuple(others))

    self._pause = self.set_timer(PAUSE_SECONDS, draw)
