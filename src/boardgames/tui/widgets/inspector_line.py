"""Line of the inspector: what the cursor, the selection or the mouse is on."""

from typing import Any

from boardgames.core.game import Thing
from boardgames.tui.look.paint import Part, Row
from boardgames.tui.view.table_view import TableView
from boardgames.tui.widgets.bars import Bar
from boardgames.words import say


class Answers:
    """Cache of the descriptions of things, for one scene."""

    def __init__(self) -> None:
        self._scene: TableView | None = None
        self._known: dict[str, Thing | None] = {}

    def about(self, scene: TableView, place: str) -> Thing | None:
        if scene is not self._scene:
            self._scene, self._known = scene, {}
        if place not in self._known:
            self._known[place] = scene.thing(place)
        return self._known[place]


class InspectorLine(Bar):
    """A name, a sentence, and the key that shows more."""

    def __init__(self, **arguments: Any) -> None:
        super().__init__(**arguments, fill="well", presses="explain")

    def tell(self, name: str, line: str, key: str) -> None:
        more: tuple[Part, ...] = ((" ", ""), (f" {key} ", "cap"), (f" {say('more')} ", ""))
        self.show_row(Row((("▶ ", "chosen"), (name, "bold"), (f"  {line}", "")), right=more))
