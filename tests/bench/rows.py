"""How much of the choices and of the players' strip can be read: `python -m tests.bench.rows [GAME ...]`.

Positions of whole games between heuristics are shown to a real panel of the size that it has at 120x40 or 80x24.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from textual.app import App, ComposeResult

from boardgames.bots.heuristic import heuristic_of, pick_by
from boardgames.core.game import Decision
from boardgames.core.player_names import DEFAULT_NAMES
from boardgames.core.registry import games, load
from boardgames.table.draft import Draft
from boardgames.table.foresight import Foresight
from boardgames.table.session import Session
from boardgames.tui.look.palettes import DARK
from boardgames.tui.look.themes import Inks
from boardgames.tui.view.table_view import TableView, build_scene
from boardgames.tui.widgets.choice_grid import Fold
from boardgames.tui.widgets.decision import DecisionPanel
from boardgames.tui.widgets.player_strip import PlayerLines

SEATS = (2, 3, 4)
PANELS = {"120x40": (83, {2: 9, 3: 8, 4: 7}), "80x24": (80, dict.fromkeys(SEATS, 6))}
"""Columns and rows of the panel at a size of the terminal, by how many play."""


def positions(
    name: str, players: int, seed: int, every: int, *, by_chance: bool = False
) -> Iterator[tuple[Session, Decision]]:
    """Each so many-th question of a game in which everybody follows the heuristic or, untouched by training, chance."""
    game, dice = load(name), Random(seed)
    session = Session.new(game, DEFAULT_NAMES[:players], ("",) * players, seed=seed, variant=game.info.variants[-1])
    luck, weigh, number = seed + 1, heuristic_of(game), 0
    while (asked := session.decision) is not None:
        if number % every == 0:
            yield session, asked
        number += 1
        seen = game.observe(session.table.state, asked.seat)
        actions = game.legal_actions(seen, asked.seat)
        if by_chance:
            at = dice.randrange(len(actions))
        else:
            luck, at = pick_by(weigh(seen, asked.seat, actions), luck)
        session.choose(asked.seat, actions[at])


class Alone(App[None]):
    """A panel and a strip, and nothing else."""

    CSS = "#words { display: none; } #choices { height: 1fr; }"

    def __init__(self) -> None:
        super().__init__()
        self.inks = Inks(DARK)
        self.ascii_only = False

    def compose(self) -> ComposeResult:
        yield DecisionPanel()
        yield PlayerLines(1)


@dataclass
class Reading:
    """What was seen of the choices of a game."""

    positions: int = 0
    rows: int = 0
    folded: int = 0
    """Positions in which some choices share a row."""
    scrolled: int = 0
    """Positions in which not all are in sight."""
    cut: Counter[str] = field(default_factory=Counter)
    """Rows that do not stand there whole."""

    def read(self, panel: DecisionPanel, scene: TableView) -> None:
        shown, off = panel._list, {offer.action for offer in scene.off}
        self.positions += 1
        in_sight = shown.rows[: shown.size.height * shown.columns]
        lines = [shown.render_line(y).text for y in range(shown.size.height)]
        for at, row in enumerate(in_sight):
            text = "".join(part for part, _ in row.parts).strip()
            self.rows += row.key is not None
            if text not in lines[at // shown.columns]:
                self.cut[f"{scene.decision.kind if scene.decision else ''}: {text}"] += 1
        self.folded += any(isinstance(row.key, Fold) for row in shown.rows)
        below = shown.rows[len(in_sight) :]
        self.scrolled += any(row.key is not None and (isinstance(row.key, Fold) or row.key not in off) for row in below)


async def read_panels(name: str, size: str, *, every: int, by_chance: bool = False) -> Reading:
    width, heights = PANELS[size]
    reading, app = Reading(), Alone()
    async with app.run_test(size=(width, max(heights.values()) + 1)) as pilot:
        panel = app.query_one(DecisionPanel)
        for players in SEATS:
            panel.styles.height = heights[players]
            await pilot.pause()
            for session, asked in positions(name, players, 1, every, by_chance=by_chance):
                scene = show(panel, session, asked)
                if not scene.is_private and len(scene.offers) > 1:
                    reading.read(panel, scene)
    return reading


def show(panel: DecisionPanel, session: Session, asked: Decision) -> TableView:
    """The question as it is put at the table."""
    viewer = asked.seat if asked.secret else None
    scene = build_scene(session.table, viewer, session.bots, asked=asked)

    def foresight(draft: Draft) -> Any:
        return Foresight(session.table, viewer, asked.seat, line=draft.states).of

    panel.show_scene(scene, session.draft(asked.seat), foresight)
    return scene


def main(names: Sequence[str]) -> None:
    for name in names:
        for size in PANELS:
            found = asyncio.run(read_panels(name, size, every=3))
            share = sum(found.cut.values()) / max(1, found.rows)
            print(
                f"{name} {size}: {found.positions} questions, {found.rows} rows, {share:.1%} cut, "
                f"{found.folded} folded, {found.scrolled} scrolled"
            )
            for text, count in found.cut.most_common(10):
                print(f"  {count} {text}")


if __name__ == "__main__":
    main(sys.argv[1:] or list(games()))
