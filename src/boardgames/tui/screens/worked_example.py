"""A worked example of the rulebook on the real board, step by step."""

from typing import Any

from boardgames.core.game import Game
from boardgames.core.table import Table
from boardgames.core.worked_example import Scenario
from boardgames.store.rule_catalogue import Example
from boardgames.tui.look.paint import Row, row, wrap
from boardgames.tui.screens.step_through import SteppingScreen
from boardgames.tui.view.rule_rows import catalogue_of
from boardgames.tui.view.table_view import EVERYTHING, build_scene
from boardgames.words import pair, say


class ExampleScreen(SteppingScreen):
    """Screen with the position of an example, and its choices one after the other."""

    def __init__(self, game: Game[Any, Any], scenario: Scenario) -> None:
        super().__init__(scenario.names)
        self._scenario = scenario
        self._steps = scenario.steps
        self._table: Table[Any, Any] = Table(game, scenario.state, scenario.names)
        self._choices = [0]
        """Number of choices made before each step, and after the last: a refused one is none."""
        for step in scenario.steps:
            if not step.refused:
                self._table.play(step.seat, step.action)
            self._choices.append(len(self._table.choices))

    def on_mount(self) -> None:
        self.soon(self.go, 0)

    def go(self, at: int) -> None:
        """Show the table after a number of steps."""
        self.at = max(0, min(len(self._steps), at))
        people = ("",) * len(self._scenario.names)
        scene = build_scene(self._table, EVERYTHING, people, at=self._choices[self.at], asking=False)
        place = None
        if self.at < len(self._steps):
            game, state = scene.game, self._table.states[self._choices[self.at]]
            place = game.parts.board().place(game, state, self._steps[self.at].action)
        self.show_table(scene, place)
        self.tell()

    def story(self, width: int) -> list[Row]:
        entry = catalogue_of(self._table.game).find(self._scenario.example)
        rows = [
            Row(
                (
                    (f" {self._scenario.example}", "raised-key"),
                    (f"   {say('example-step', at=self.at, of=len(self._steps))}", "dim"),
                ),
                fill="raised",
            )
        ]
        if isinstance(entry, Example):
            rows += [row(f" {line}", "dim") for line in wrap(say("example-given", text=entry.given), width)]
        for number, told in enumerate(self._steps):
            mark = ">" if number == self.at else "✓" if number < self.at else " "
            style = "bold" if number == self.at else "" if number < self.at else "dim"
            for i, line in enumerate(wrap(pair(self._scenario.names[told.seat], told.say), width - 3)):
                rows.append(row(f" {mark if i == 0 else ' '} {line}", style, number if i == 0 else None))
            if told.refused and number < self.at:
                rows.append(row(f"     {say('refused-by', rule=told.refused)}", "bad"))
        if isinstance(entry, Example):
            done = self.at == len(self._steps)
            lines = wrap(say("example-then", text=entry.then), width)
            rows += [row(f" {line}", "bold" if done else "dim", len(self._steps) if i == 0 else None)
                     for i, line in enumerate(lines)]  # fmt: skip
        return rows
