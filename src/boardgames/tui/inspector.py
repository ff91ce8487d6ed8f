"""Inspector of a table: a line about what is pointed at, a card with all of it, and a list of all things."""

from typing import TYPE_CHECKING, Any

from boardgames.core.game import Thing
from boardgames.table.inspect import View, things
from boardgames.tui.keys import key_shown
from boardgames.tui.screens.thing_card import ThingCard
from boardgames.tui.texts import heading
from boardgames.tui.widgets.inspector_line import Answers, InspectorLine

if TYPE_CHECKING:
    from boardgames.tui.screens.table_layout import TableScreen


class Inspector:
    """Answers what is asked about the things on a screen's board."""

    def __init__(self, screen: "TableScreen[Any]") -> None:
        self._screen = screen
        self.pointed: str | None = None
        """The place under the mouse, until the cursor moves on."""
        self._told: str | None = None
        """Place of the cursor when the line was last written."""
        self._answers = Answers()

    @property
    def place(self) -> str | None:
        """Place that is asked about: under the mouse, or else the cursor."""
        return self.pointed or self._screen.place

    def thing(self) -> Thing | None:
        """Return the thing at that place; None if nothing there has a name."""
        scene, place = self._screen.scene, self.place
        return self._answers.about(scene, place) if scene is not None and place is not None else None

    def tell(self) -> None:
        """Write what the mouse, the cursor or the selection is on."""
        screen = self._screen
        if screen.scene is None:
            return
        if screen.place != self._told:
            self._told, self.pointed = screen.place, None
        thing = self.thing()
        name, line = (thing.name, thing.line) if thing is not None else screen.remark(screen.scene)
        key = key_shown("explain", screen.our_app.own_keys)
        screen.query_one("#inspector", InspectorLine).tell(heading(name), line, key)

    def point_at(self, place: str | None) -> None:
        """React to the mouse, which has come to a place or has left the board."""
        if place != self.pointed:
            self.pointed = place
            self._screen.soon(self.tell)

    def open_card(self, place: str) -> bool:
        """Open the card of the thing at a place; False if there is none."""
        screen = self._screen
        thing = self._answers.about(screen.scene, place) if screen.scene is not None else None
        if screen.scene is None or thing is None:
            return False
        screen.app.push_screen(ThingCard(screen.scene, place, thing), screen.take_from_card)
        return True

    def things(self) -> list[tuple[str, Thing]]:
        """Return everything on the table that has a name."""
        scene = self._screen.scene
        return things(scene.game, View(scene.seen, scene.asker, scene.look())) if scene is not None else []
