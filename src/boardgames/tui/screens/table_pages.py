"""Pages that a table opens: explanations, the score now, the private drawer."""

from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType

from boardgames.core.game import Game, Seat
from boardgames.core.score_sheets import MANY_WORLDS, estimate_scores
from boardgames.core.table import Table
from boardgames.kit.canvas import Canvas
from boardgames.kit.look import Look
from boardgames.table.foresight import Forecast
from boardgames.tui.keys import FIXED, READER, bindings, keys_of, shown
from boardgames.tui.look.paint import Part, Row, row, wrap
from boardgames.tui.screens.base import BaseScreen
from boardgames.tui.screens.text_page import TextPage
from boardgames.tui.settings import keys_path
from boardgames.tui.view.rule_rows import rows_about
from boardgames.tui.view.score_rows import detail_rows, score_rows
from boardgames.tui.view.table_view import Offer, TableView, board_of
from boardgames.tui.widgets.bars import Bar
from boardgames.tui.widgets.board import BoardView
from boardgames.tui.widgets.outcome import margin_of
from boardgames.words import say

WIDTH = 78


def explain_page(scene: TableView, offer: Offer | None, forecast: Forecast | None = None) -> TextPage:
    """Return a page on the selected choice, or why it is illegal; then on the question with its rules."""
    rows: list[Row] = [row()]
    cited: list[str] = []
    if offer is not None:
        rows += [row(f" {line}", "bold") for line in wrap(offer.text, WIDTH - 2)]
    if offer is not None and offer.refusal is not None:
        refusal = offer.refusal
        rows += [row(f"   {line}", "bad") for line in wrap(offer.why, WIDTH - 4)]
        if refusal.need is not None:
            rows.append(row(f"   {say('need-have', need=refusal.need, have=refusal.have or 0)}", "bad"))
        rows += [row(f"   {say('refused-by', rule=refusal.rule)}", "warn"), row()]
        cited.append(refusal.rule)
    elif offer is not None:
        rows += [row(f"   {say('allowed-now', code=offer.code)}", "good"), *_figure_rows(forecast), row()]
    cited += [rule for rule in scene.rules if rule not in cited]
    rows += [row(f" {say('rules-of-question', question=scene.question)}", "title"), row()]
    for rule in cited:
        rows += rows_about(scene.game, rule, WIDTH)
    if scene.off and (offer is None or offer.refusal is None):
        rows += [row(f" {say('not-now-heading')}", "title"), row()]
        for other in scene.off:
            if other.refusal is not None:
                rows.append(Row(((f" {other.code:<6} ", "dim"), (other.text, ""))))
                rows += [row(f"        {line}", "dim") for line in wrap(other.why_with_rule, WIDTH - 9)]
    return TextPage(say("explain-heading", game=scene.game.info.title), rows)


def _figure_rows(forecast: Forecast | None) -> list[Row]:
    """Return the meaning of the figure at the end of the choice's row, with its sign."""
    if forecast is None or forecast.is_final or not (forecast.change or forecast.hides):
        return []
    figure = margin_of(forecast, told=True)
    asks, most, follows, hides = map(int, (forecast.asks, forecast.is_most, forecast.follows, forecast.hides))
    meaning = say("explain-figure", points=forecast.change or 0, asks=asks, most=most, follows=follows, hides=hides)
    lines = wrap(meaning, WIDTH - 12)
    return [Row((("  ", ""), *figure, (lines[0], "")))] + [row(f"      {line}") for line in lines[1:]]


def score_page(scene: TableView) -> TextPage:
    """Return a page with the final sheets, or those as if the game ended now; hidden points count nothing."""
    shown = [player.seat for player in scene.players if player.score is not None]
    estimates = [one for one in scene.estimates if one.sheet.seat in shown]
    if not all(one.is_sure for one in estimates):
        closer = estimate_scores(scene.game, scene.seen, scene.viewer, MANY_WORLDS)
        estimates = [closer[one.sheet.seat] for one in estimates]
    rows = [row(), *score_rows(scene.game, scene.names, estimates, WIDTH)]
    if scene.viewer is None and not all(one.is_sure for one in estimates):
        rows.append(row(f" {say('drawer-shows')}", "dim"))  # several look at this screen
    rows += detail_rows(scene.game, scene.names, [one.sheet for one in estimates])
    is_over = scene.decision is None
    return TextPage(say("scores-heading", game=scene.game.info.title, over=int(is_over)), rows)


def help_page(screen: str, own: dict[str, str], width: int) -> TextPage:
    """Return a page with all keys of a screen."""
    rows = [row()]
    for keys in (keys for keys, screens in FIXED.items() if screen in screens):
        rows += _beside(say(f"keys-{keys}.keys"), say(f"keys-{keys}"), width)
    rows.append(row())
    for key in keys_of(screen):
        rows += _beside(shown(key, own), f"{key.help} ({key.id})", width)
    rows += [row(), *(row(f" {line}", "dim") for line in wrap(say("keys-own", path=str(keys_path())), width - 2))]
    return TextPage(say("keys-heading"), rows)


def _beside(keys: str, text: str, width: int) -> list[Row]:
    lines = wrap(text, width - 22)
    heads = [keys] + [""] * (len(lines) - 1)
    return [Row((*_cap(head), (line, ""))) for head, line in zip(heads, lines, strict=True)]


def _cap(keys: str) -> tuple[Part, ...]:
    """Return keys as in the key bar, in a column of their own."""
    if not keys:
        return ((" " * 20, ""),)
    return ((" ", ""), (f" {keys} ", "cap"), (" " * max(1, 17 - len(keys)), ""))


class MatsPage(BaseScreen[None]):
    """Page with the belongings of players, drawn by the game."""

    BINDINGS: ClassVar[list[BindingType]] = bindings(READER)

    def __init__(self, canvas: Canvas, heading: str, key: str) -> None:
        super().__init__()
        self._canvas = canvas
        self._heading = heading
        self._key = key
        """The key that opened it also closes it."""

    def compose_body(self) -> ComposeResult:
        yield Bar(id="heading")
        yield BoardView(id="mat")

    def on_mount(self) -> None:
        self.query_one("#heading", Bar).show_row(row(f" {self._heading}", "bar-key"))
        mat = self.query_one("#mat", BoardView)
        mat.show_canvas(self._canvas)
        mat.focus()

    def on_key(self, event: events.Key) -> None:
        if event.key in (self._key, "enter"):
            event.stop()
            self.leave_page()


def public_table(table: Table[Any, Any]) -> MatsPage:
    """Return a page with the table as everybody may see it."""
    seen = table.game.observe(table.state, None)
    look = Look(table.names, scored=frozenset(), recalled=table.game.recall(table.state, None))
    canvas = board_of(table.game).table(table.game, seen, look)
    return MatsPage(canvas, say("public-table"), "v")


def keeps_secrets(game: Game[Any, Any]) -> bool:
    """True if players ever hide anything from each other in this game."""
    return game.info.has_secrets


def drawer(table: Table[Any, Any], seat: Seat, projected: bool) -> MatsPage:
    """Return a page with everything about one player, secrets included, and the score if the table wants to see it."""
    seen = table.game.observe(table.state, seat)
    look = Look(table.names, seat, scored=frozenset({seat} if projected else ()))
    canvas = board_of(table.game).mat(table.game, seen, seat, look)
    heading = "drawer-private" if keeps_secrets(table.game) else "drawer-open"
    return MatsPage(canvas, say(heading, name=table.names[seat]), "P")
