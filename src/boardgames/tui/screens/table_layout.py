"""A table on the screen: board, players, history and, below, either a question or a timeline."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widget import Widget

from boardgames.core.game import Decision
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import PLAYERS
from boardgames.kit.look import LARGE_SIZE, Look
from boardgames.tui.inspector import Inspector
from boardgames.tui.look.paint import Part, Row, row
from boardgames.tui.screens.base import BaseScreen, R
from boardgames.tui.screens.board_tabs import all_mats, log_rows, needed, parts, sheets
from boardgames.tui.screens.status_line import accent_of, status_parts, turn_chips
from boardgames.tui.view.drawing_cache import DrawingCache
from boardgames.tui.view.player_figures import PlayerFigures
from boardgames.tui.view.rule_rows import rows_about
from boardgames.tui.view.table_view import Offer, TableView, board_of
from boardgames.tui.widgets.bars import Bar, TabBar, Title
from boardgames.tui.widgets.board import BoardView
from boardgames.tui.widgets.inspector_line import InspectorLine
from boardgames.tui.widgets.player_strip import PlayerLines
from boardgames.tui.widgets.row_list import RowList
from boardgames.words import say

FULL_WIDTH, WIDE_WIDTH = 119, 198
LARGE_ROWS = LARGE_SIZE[1]
BOARD_ROWS, MIN_BOTTOM_ROWS, MIN_LOG_ROWS = 26, 6, 14
LINES = 3
"""Rows above and below everything else: status, inspector and keys."""
PANELS = (
    ("#choices", "#question"),
    ("#board", "#status"),
    ("#log", "#log-title"),
    ("#long-log", "#long-log-title"),
    ("#rules-here", "#rules-title"),
    ("#mats", "#mats-title"),
)
"""Panels that the Tab key visits, in this order, each with the bar that is its title."""


class TableScreen(BaseScreen[R]):
    """Base of the game screen and the replay viewer. Subclasses provide the panel below the board."""

    AUTO_FOCUS = ""  # Each kind of table says where the arrows belong first.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "panel(1)", show=False),
        Binding("shift+tab", "panel(-1)", show=False),
    ]
    DEFAULT_CSS = """
    TableScreen #left { width: 1fr; }
    TableScreen #board { height: 26; width: 118; margin-left: 1; }
    TableScreen #middle { height: 1fr; }
    TableScreen #bottom { height: 1fr; }
    TableScreen .below { width: 7fr; }
    TableScreen #right { width: 79; display: none; }
    TableScreen #mats { height: 1fr; }
    TableScreen #long-log { height: 1fr; }
    TableScreen #tabs { display: none; }
    TableScreen #rules-box { height: 1fr; display: none; }
    TableScreen.-wide #left { width: 119; }
    TableScreen.-wide #bottom { height: 16; }
    TableScreen.-wide #rules-box { display: block; }
    TableScreen.-wide #right { display: block; width: 1fr; }
    TableScreen.-small #tabs, TableScreen.-parts #tabs { display: block; }
    TableScreen.-tiny #tabs { display: none; }
    TableScreen.-small #board { height: 13; width: 100%; }
    TableScreen.-large #board { height: 46; width: 198; }
    TableScreen #log-box { width: 3fr; margin-left: 1; }
    TableScreen.-small #log-box, TableScreen.-wide #log-box { display: none; }
    """

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self.scene: TableView | None = None
        self.place: str | None = None
        """Place under the cursor."""
        self.inspector = Inspector(self)
        self._seats = len(names)
        self.shown = 0
        """Number of scenes that have been handed to the widgets."""
        self.painted = 0
        """Number of the last of them that is on the screen."""
        self._tab = -1
        """Index of the tab that is shown; -1 for the one that the open question needs, or the whole table."""
        self._tab_titles: tuple[str, ...] = ()
        self._asked: Decision | None = None
        self._action: Any = None
        """Action that is drawn as if it were made."""
        self.labels: dict[str, str] = {}
        """Jump labels by panel (`#id`) and place, while they are shown."""
        self._kept = DrawingCache[Any]()
        self._rules: tuple[str, ...] = ()
        """Ids of the rules whose text is on the screen."""

    def compose_body(self) -> ComposeResult:
        self._fit(*self.app.size)
        yield Bar(id="status")
        yield TabBar(id="tabs")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield BoardView(id="board")
                yield PlayerLines(1 if self.is_small else self._seats, id="players")
                with Horizontal(id="bottom"):
                    yield self.make_panel().add_class("below")
                    with Vertical(id="log-box"):
                        yield Bar(id="log-title", fill="raised")
                        yield RowList(id="log", follow=True)
                with Vertical(id="rules-box"):
                    yield Bar(id="rules-title", fill="raised")
                    yield RowList(id="rules-here")
            with Vertical(id="right"):
                yield Bar(id="mats-title", fill="raised")
                yield BoardView(id="mats")
                yield Bar(id="long-log-title", fill="raised")
                yield RowList(id="long-log", follow=True)
        yield InspectorLine(id="inspector")

    def on_mount(self) -> None:
        for board in self.query(BoardView):
            board.pointed = self.inspector.point_at

    @abstractmethod
    def make_panel(self) -> Widget: ...

    # --- asking about things ----------------------------------------------------------------------------------

    def remark(self, scene: TableView) -> tuple[str, str]:
        """Return the inspector's text when nothing is pointed at."""
        return say("what-is-this"), say("point-at-things")

    def take_from_card(self, offer: Offer | None) -> None:
        """Take a choice on which Enter was pressed in a card; here do nothing."""

    def show_place(self, place: str) -> None:
        """Go to a place of the table, or to its card if it is not on the drawing."""
        self.place = place
        self.draw_board()
        board = self.query_one("#board", BoardView)
        if place in board.canvas.regions:
            self.set_focus(board)
        else:
            self.inspector.open_card(place)

    def action_ask(self) -> None:
        if self.inspector.place is not None:
            self.inspector.open_card(self.inspector.place)

    def action_origin(self) -> None:
        """Open the page on where the figures of the thing under the cursor come from."""
        if self.scene is not None:
            thing = self.inspector.thing()
            name = thing.name if thing is not None else ""
            self.our_app.open_origin(self.scene.game, self.inspector.place or "", name)

    # --- the table --------------------------------------------------------------------------------------------

    @property
    def is_small(self) -> bool:
        return self.has_class("-small")

    def hidden_keys(self) -> frozenset[str]:
        return frozenset()

    def _fit(self, width: int, height: int) -> None:
        """Choose the layout for a size."""
        small = width < FULL_WIDTH or height < LINES + BOARD_ROWS + self._seats + MIN_BOTTOM_ROWS
        large = self._draws_large and width >= WIDE_WIDTH
        large = large and height >= LINES + LARGE_ROWS + self._seats + MIN_BOTTOM_ROWS
        if small != self.is_small:
            self._tab = -1
        self.set_class(small, "-small")
        self.set_class(large, "-large")
        self.set_class(not small and not large and width >= WIDE_WIDTH, "-wide")

    @property
    def _draws_large(self) -> bool:
        """True if the board has a drawing for a large screen."""
        return self.scene is not None and hasattr(board_of(self.scene.game), "large")

    def on_resize(self, event: events.Resize) -> None:
        self._fit(*event.size)
        if self.scene is not None:
            self.soon(lambda: self.redraw(self._action))
            self.show_key_bar()

    def show_table(self, scene: TableView, place: str | None = None, action: Any = None) -> None:
        """Give every widget its part of a scene."""
        first, self.scene, self.place = self.scene is None, scene, place
        if first:
            self.our_app.learn_colours(board_of(scene.game))
            self._fit(*self.app.size)
        self.turn_to_question(scene)
        self.shown += 1
        self.redraw(action)
        number = self.shown
        self.call_after_refresh(self._has_painted, number)

    def turn_to_question(self, scene: TableView) -> None:
        """Return to the tab that the question needs if another question is open."""
        if scene.decision != self._asked:
            self._asked, self._tab = scene.decision, -1

    def _has_painted(self, number: int) -> None:
        self.painted = number

    def redraw(self, action: Any = None) -> None:
        """Draw the present scene again, for instance in another size."""
        scene = self.scene
        if scene is None:
            return
        self.draw_board(action)
        self.draw_strip()
        if self.has_class("-wide"):
            self._draw_log(scene, "long-log")
            self._draw_right(scene)
        elif not self.is_small:
            self._draw_log(scene, "log")
        self.draw_status()
        self._show_focus()

    def figures(self) -> Sequence[PlayerFigures]:
        """Return the players as the strip shows them."""
        return self.scene.players if self.scene is not None else ()

    def draw_strip(self) -> None:
        """Draw the players' figures; on a small terminal those of the player to move, and the points of the others."""
        strip, players = self.query_one("#players", PlayerLines), self.figures()
        movers = [player for player in players if player.to_move]
        if self.is_small and movers:
            strip.show_players(movers, [player for player in players if not player.to_move])
        else:
            strip.show_players(players)

    def after(self, action: Any) -> Any:
        """Return the table right after an action, as the viewer may see it; None here, where nobody plays."""
        return None

    def draw_board(self, action: Any = None) -> None:
        """Draw the board alone, which is all that the cursor changes."""
        scene, self._action = self.scene, action
        if scene is None:
            return
        look = scene.look(self.place, action, self.after(action))
        tabs = self.drawn(scene, look)
        if not self.is_small:
            if self._tab <= 0:
                self._show_tab(tabs, 0)
                return
            tabs = sheets(tabs, scene, look)
        titles = tuple(title for title, _ in tabs)
        if self._tab_titles != titles:
            self._tab_titles = titles
            self._tab = min(self._tab, len(titles) - 1)
        if self._tab < 0:
            self._tab = titles.index(needed(scene))
        if self.place is not None and self.place not in tabs[self._tab][1].regions:
            self._tab = next((i for i, (_, canvas) in enumerate(tabs) if self.place in canvas.regions), self._tab)
        self._show_tab(tabs[self._tab][1], self._tab)

    def drawn(self, scene: TableView, look: Look) -> Any:
        """Return the drawing of the whole table or, on a small terminal, those of its parts: cached or new."""
        board, large = board_of(scene.game), self.has_class("-large")
        kept = DrawingCache[Any]() if self.labels else self._kept  # labels are drawn on the drawing itself
        selected = (look.selected, look.action, look.after is None, self.is_small, large)
        if self.is_small:
            return kept.drawing(scene, selected, lambda: parts(scene, look))
        draw = board.large if large else board.table
        return kept.drawing(scene, selected, lambda: draw(scene.game, scene.seen, look))

    def _show_tab(self, canvas: Canvas, tab: int) -> None:
        self._tab = tab
        self.set_class(not self.is_small and tab > 0, "-parts")
        self.query_one("#tabs", TabBar).show_tabs(self._tab_titles, tab)
        for place, label in self.labels.items():
            if place in canvas.regions:
                put_label(canvas, place, label)
        board = self.query_one("#board", BoardView)
        if self.is_small:  # the choices get the rows that a part does not need
            board.styles.height = canvas.height
        else:
            board.styles.clear_rule("height")
        board.show_canvas(canvas, self.place)
        self.inspector.tell()

    def _draw_log(self, scene: TableView, name: str, *, once_more: bool = True) -> None:
        self.query_one(f"#{name}-title", Bar).show_row(
            Row(((f" {say('history')}", "raised-key"),), right=((f"{say('choices', n=scene.at)} ", "soft"),))
        )
        log = self.query_one(f"#{name}", RowList)
        if not log.size.width:  # it has just appeared and has no width yet, or it is hidden
            if log.display and once_more:
                self.call_after_refresh(lambda: self._draw_log(scene, name, once_more=False))
            return
        log.show_rows(log_rows(scene.log, max(20, log.size.width - 1)))

    def _draw_right(self, scene: TableView) -> None:
        joined = all_mats(scene)
        self.query_one("#mats-title", Bar).show_row(row(f" {say('tab-players')}", "raised-key"))
        shown = self.query_one("#mats", BoardView)
        shown.styles.height = min(joined.height, max(10, self.size.height - 4 - MIN_LOG_ROWS))
        shown.show_canvas(joined)
        if self._rules != scene.rules:
            self._rules = scene.rules
            self.query_one("#rules-title", Bar).show_row(row(f" {say('rules-here')}", "raised-key"))
            rows = [line for rule in scene.rules for line in rows_about(scene.game, rule, 115)]
            self.query_one("#rules-here", RowList).show_rows(rows)

    def draw_status(self) -> None:
        scene = self.scene
        if scene is None:
            return
        parts = status_parts(scene, accent_of(scene.game.info.id), self.size.width)
        end = self.status_end()
        room = self.size.width - sum(len(text) for text, _ in (*parts, *end))
        chips = turn_chips(scene)
        if sum(len(text) for text, _ in chips) <= room:
            end = (*chips, *end)
        self.query_one("#status", Bar).show_row(Row(tuple(parts), right=end))

    def status_end(self) -> tuple[Part, ...]:
        return ()

    def change_theme(self) -> None:
        for board in self.query(BoardView):
            board.forget_colours()

    def on_descendant_focus(self) -> None:
        self._show_focus()

    def on_descendant_blur(self) -> None:
        self._show_focus()

    def _show_focus(self) -> None:
        """Mark the title of the panel to which the arrows belong; or each with its label, while labels are up."""
        focused = f"#{self.focused.id}" if self.focused is not None else ""
        for panel, name in PANELS:
            mark = (
                (self.labels[panel], "selected")
                if panel in self.labels
                else ("▶" if panel == focused else "", "bar-key")
            )
            for title in self.query(name).results(Title):
                # On a small terminal the board is below its tabs, not below the status.
                title.mark(*(("", "") if panel == "#board" and self.is_small else mark))
            if panel == "#board":
                self.query_one("#tabs", TabBar).mark(*mark)

    def show_labels(self, labels: dict[str, str]) -> None:
        """Put labels on panels and places, or remove them."""
        self.labels = labels
        self._show_focus()
        self.draw_board(self._action)

    def panels(self) -> list[Widget]:
        """Return the panels that are on the screen, in the order of the Tab key."""
        return [found for panel, _ in PANELS for found in self.query(panel) if found.region and found.can_focus]

    def action_panel(self, by: int) -> None:
        """Focus the next panel that is on the screen."""
        here = self.panels()
        at = here.index(self.focused) if self.focused in here else -1
        if here:
            self.set_focus(here[(at + by) % len(here)])

    def action_tab_next(self) -> None:
        self._go_to_tab(self._tab + 1)

    def action_tab_previous(self) -> None:
        self._go_to_tab(self._tab - 1)

    def on_tab_bar_chosen(self, message: TabBar.Chosen) -> None:
        self._go_to_tab(message.index)

    def _go_to_tab(self, index: int) -> None:
        if self.scene is None:
            return
        if not self.is_small and self._tab <= 0:
            self._tab_titles = tuple(title for title, _ in sheets(Canvas(1, 1), self.scene, self.scene.look()))
        self._tab = index % len(self._tab_titles)
        self.place = None
        self.draw_board()


def put_label(canvas: Canvas, place: str, label: str) -> None:
    """Draw the keys that lead to a place: a yellow cap, but a player's piece keeps its colour under the letters."""
    x, y = canvas.regions[place].x, canvas.regions[place].y
    for at, letter in enumerate(label, start=x):
        if canvas.place_at(at, y) == place and canvas.grounds[y][at] in PLAYERS:
            canvas.put(at, y, letter, "jump")
        else:
            canvas.key(at, y, letter, chosen=True)
