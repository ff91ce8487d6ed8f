"""Asking the table: one line about what is pointed at, a card that tells all of it, and the way to any thing."""

from abc import abstractmethod
from typing import Any

from boardgames.core.protocol import Thing
from boardgames.inquiry import Eyes, things
from boardgames.tui.bindings import key_shown
from boardgames.tui.scene import Offer, Scene
from boardgames.tui.screens.card import ThingCard
from boardgames.tui.screens.house import HouseScreen, R
from boardgames.tui.texts import POINT_AT_THINGS, WHAT_IS_THIS, heading
from boardgames.tui.widgets.board import BoardView
from boardgames.tui.widgets.inspector import Answers, Inspector


class InspectingScreen(HouseScreen[R]):
    """A screen with a board on which everything can be asked about."""

    def __init__(self) -> None:
        super().__init__()
        self.scene: Scene | None = None
        self.place: str | None = None
        """Where the cursor stands."""
        self.pointed: str | None = None
        """The place under the mouse, until the cursor moves on."""
        self._told: str | None = None
        """The place of the cursor of which the inspector knows."""
        self._answers = Answers()

    def on_mount(self) -> None:
        for board in self.query(BoardView):
            board.pointed = self.point_at

    @abstractmethod
    def draw_board(self, action: Any = None) -> None: ...

    def inspect(self) -> None:
        """Say what the mouse, the cursor or the selection is on."""
        scene = self.scene
        if scene is None:
            return
        if self.place != self._told:
            self._told, self.pointed = self.place, None
        place = self.pointed or self.place
        thing = self._answers.about(scene, place) if place is not None else None
        name, line = (thing.name, thing.line) if thing is not None else self.remark(scene)
        self.query_one("#inspector", Inspector).tell(heading(name), line, key_shown("explain", self.house.own_keys))

    def remark(self, scene: Scene) -> tuple[str, str]:
        """What the inspector says when nothing is pointed at."""
        return WHAT_IS_THIS, POINT_AT_THINGS

    def point_at(self, place: str | None) -> None:
        """The mouse has come to a place, or has left the board."""
        if place != self.pointed:
            self.pointed = place
            self.soon(self.inspect)

    def open_card(self, place: str) -> bool:
        """The card of what lies at a place; false if nothing does."""
        scene = self.scene
        thing = self._answers.about(scene, place) if scene is not None else None
        if scene is None or thing is None:
            return False
        self.app.push_screen(ThingCard(scene, place, thing), self.take_from_card)
        return True

    def things(self) -> list[tuple[str, Thing]]:
        """Everything on the table that has a name."""
        scene = self.scene
        return things(scene.game, Eyes(scene.seen, scene.asker, scene.look())) if scene is not None else []

    def take_from_card(self, offer: Offer | None) -> None:
        """Somebody has pressed Enter on a choice of a card."""

    def show_place(self, place: str) -> None:
        """Go to a place of the table, or to its card if it is not on the drawing."""
        self.place = place
        self.draw_board()
        board = self.query_one("#board", BoardView)
        if place in board.canvas.regions:
            self.set_focus(board)
        else:
            self.open_card(place)

    def action_ask(self) -> None:
        place = self.pointed or self.place
        if place is not None:
            self.open_card(place)

    def action_origin(self) -> None:
        """Where the figures of what is pointed at come from."""
        scene, place = self.scene, self.pointed or self.place
        if scene is not None:
            thing = self._answers.about(scene, place) if place is not None else None
            self.house.open_origin(scene.game, place or "", thing.name if thing is not None else "")
