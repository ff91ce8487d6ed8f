"""Choosing at the board: the cursor goes from place to place, or jumps to a label.

Functions of the game screen.
"""

from typing import TYPE_CHECKING

from boardgames.tui.jump_labels import JumpLabels
from boardgames.tui.widgets.board import BoardView
from boardgames.words import say

if TYPE_CHECKING:
    from boardgames.tui.screens.game import GameScreen


def _picked(self: "GameScreen", place: str) -> None:
    self.panel.go_to(place)
    if self.place != place:  # nothing can be done there, but the cursor may stand there
        self.place = place
        self.draw_board()


def action_jump(self: "GameScreen") -> None:
    """Put labels on every panel and every legal place."""
    places = dict.fromkeys(o.place for o in self.scene.offers if o.place is not None) if self.scene else {}
    drawn = self.query_one("#board", BoardView).canvas.regions
    panels = [f"#{panel.id}" for panel in self.panels()]
    self._jump = JumpLabels([*panels, *(place for place in places if place in drawn)])
    self.show_labels(self._jump.labels)
    self.panel.say(say("jump-how"), "dim")


def _jump_on(self: "GameScreen", character: str) -> None:
    target = self._jump.take(character) if self._jump is not None and character else ""
    if target is None:
        return
    self._jump = None
    self.show_labels({})
    self.panel.say("")
    if target.startswith("#"):
        self.query_one(target).focus()
    elif target:
        self._picked(target)


def _board_focused(self: "GameScreen") -> None:
    if self.scene is not None and any(offer.place is not None for offer in self.scene.offers):
        self._step_place(1)


def action_next_place(self: "GameScreen") -> None:
    self._step_place(1)


def action_previous_place(self: "GameScreen") -> None:
    self._step_place(-1)


def _step_place(self: "GameScreen", by: int) -> None:
    """Go to the next legal place; without places, to the next choice."""
    if self.scene is None:
        return
    places = list(dict.fromkeys(o.place for o in self.scene.offers if o.place is not None))
    if not places:
        self.panel.step_legal(by)
        return
    at = places.index(self.place) + by if self.place in places else (0 if by > 0 else -1)
    self.panel.go_to(places[at % len(places)])


def action_next_here(self: "GameScreen") -> None:
    self.panel.step_here()
