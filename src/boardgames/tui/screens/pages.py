"""Pages that a table opens: why and why not, what happened, the score now, the private drawer."""

from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType

from boardgames.core.protocol import SEAT_LETTERS, Game, Seat
from boardgames.core.table import Table
from boardgames.drawing.board import Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.styles import PLAYERS
from boardgames.tui.bindings import FIXED, READER, bindings, keys_of, shown
from boardgames.tui.look.paint import Part, Row, row, wrap
from boardgames.tui.rulebook import rows_about
from boardgames.tui.scene import Offer, Scene, absence, board_of, told
from boardgames.tui.scoretable import detail_rows, score_rows
from boardgames.tui.screens.house import HouseScreen
from boardgames.tui.screens.reader import Reader
from boardgames.tui.settings import keys_path
from boardgames.tui.texts import AS_IF_NOW, NOBODY_MOVED, NOT_NOW, RULES_HERE, SINCE, counted, heading, sentence
from boardgames.tui.widgets.bars import Bar
from boardgames.tui.widgets.board import BoardView

WIDTH = 78
OWN_KEYS = 'To change a key, put a line such as  undo = "f6"  with the name from the brackets into {}'


def explain_page(scene: Scene, offer: Offer | None) -> Reader:
    """The selected choice, or why it is off; then the question with its rules."""
    rows: list[Row] = [row()]
    cited: list[str] = []
    if offer is not None:
        rows += [row(f" {line}", "bold") for line in wrap(offer.text, WIDTH - 2)]
    if offer is not None and offer.refusal is not None:
        refusal = offer.refusal
        rows += [row(f"   {line}", "bad") for line in wrap(offer.why, WIDTH - 4)]
        if refusal.need is not None:
            rows.append(row(f"   need {refusal.need}, have {refusal.have or 0}", "bad"))
        rows += [row(f"   refused by {refusal.rule}", "warn"), row()]
        cited.append(refusal.rule)
    elif offer is not None:
        rows += [row(f"   code {offer.code}: allowed now", "good"), row()]
    cited += [rule for rule in scene.rules if rule not in cited]
    rows += [row(f" {heading(RULES_HERE)} ({scene.question})", "title"), row()]
    for rule in cited:
        rows += rows_about(scene.game, rule, WIDTH)
    if scene.off and (offer is None or offer.refusal is None):
        rows += [row(f" {heading(NOT_NOW)}, and why", "title"), row()]
        for other in scene.off:
            if other.refusal is not None:
                rows.append(Row(((f" {other.code:<6} ", "dim"), (other.text, ""))))
                rows += [row(f"        {line}", "dim") for line in wrap(_why(other), WIDTH - 9)]
    return Reader(f"{scene.game.info.title}: why, and the rules", rows)


def _why(offer: Offer) -> str:
    refusal = offer.refusal
    if refusal is None:
        return ""
    numbers = f" (need {refusal.need}, have {refusal.have or 0})" if refusal.need is not None else ""
    return f"{offer.why}{numbers} {refusal.rule}"


def since_page(table: Table[Any, Any], seat: Seat, viewer: Seat | None, projected: bool) -> Reader:
    """What the others did since this seat last chose something: first what was done to it."""
    since, until = absence(table, seat)
    lines = told(table, viewer, since=since, until=until)
    mine = [line for line in lines if seat in line.concerns and line.seat != seat]
    rows = [row()]
    if mine:
        rows.append(row(" What affected you", "title"))
        rows += _folded(table.names, mine)
        rows.append(row())
    rest = [line for line in lines if line not in mine]
    if rest:
        rows.append(row(" What else happened" if mine else " What happened", "title"))
        rows += _folded(table.names, rest)
    if not lines:
        rows.append(row(f" {sentence(NOBODY_MOVED)}", "dim"))
    rows += [row(), *_own_changes(table, seat, viewer, (since, until), projected)]
    enter: tuple[Part, ...] = (
        (" ", ""),
        (" Enter ", "key"),
        (" to your turn; there the comma key shows all this on the board", ""),
    )
    rows += [row(), Row(enter)]
    return Reader(f"{table.names[seat]}, {SINCE}: {counted(until - since, 'choice')}", rows)


def _own_changes(
    table: Table[Any, Any], seat: Seat, viewer: Seat | None, away: tuple[int, int], projected: bool
) -> list[Row]:
    """What has become of a player's own things meanwhile."""
    game = table.game
    left, back = (game.observe(table.states[at], viewer) for at in away)
    before = dict(game.words.holdings(left, seat))
    changes = [
        f"{label} {before[label]} > {value}"
        for label, value in game.words.holdings(back, seat)
        if label in before and before[label] != value
    ]
    then, now = game.scores(left)[seat].total, game.scores(back)[seat].total
    if projected and then != now:
        changes.append(f"score {AS_IF_NOW} {then} > {now}")
    text = " · ".join(changes) or "nothing of yours has changed"
    lines = wrap(text, WIDTH - 18)
    heads = [_chip(seat, "you")] + [((" " * 17, ""),)] * (len(lines) - 1)
    return [
        row(" What has become of your things", "title"),
        *(Row((*head, (line, ""))) for head, line in zip(heads, lines, strict=True)),
    ]


def _folded(names: tuple[str, ...], lines: list[Any]) -> list[Row]:
    """Lines with each player's name once for what that player did in a row."""
    rows = []
    last: Seat | None = None
    for line in lines:
        head: tuple[Part, ...] = ((" " * 17, ""),)
        if line.seat != last:
            head, last = _chip(line.seat, names[line.seat]), line.seat
        for i, text in enumerate(wrap(line.text, WIDTH - 18)):
            rows.append(Row((*(head if i == 0 else ((" " * 17, ""),)), (text, ""))))
    return rows


def _chip(seat: Seat, name: str) -> tuple[Part, ...]:
    """A player's letter on the player's colour, and the name."""
    return ((" ", ""), (f" {SEAT_LETTERS[seat]} ", PLAYERS[seat]), (f" {name[:11]:<12}", "bold"))


def score_page(scene: Scene) -> Reader:
    """The sheets as if the game ended now; what the viewer may not see counts nothing."""
    shown = [player.seat for player in scene.players if player.score is not None]
    sheets = tuple(sheet for sheet in scene.game.scores(scene.seen) if sheet.seat in shown)
    rows = [row(), *score_rows(scene.game, scene.names, sheets, WIDTH), *detail_rows(scene.game, scene.names, sheets)]
    return Reader(f"{scene.game.info.title}: {AS_IF_NOW}", rows)


def help_page(screen: str, own: dict[str, str], width: int) -> Reader:
    """All keys of a screen."""
    rows = [row()]
    for keys, text in FIXED:
        rows += _beside(keys, text, width)
    rows.append(row())
    for key in keys_of(screen):
        rows += _beside(shown(key, own), f"{key.help} ({key.id})", width)
    rows += [row(), *(row(f" {line}", "dim") for line in wrap(OWN_KEYS.format(keys_path()), width - 2))]
    return Reader("Keys", rows)


def _beside(keys: str, text: str, width: int) -> list[Row]:
    lines = wrap(text, width - 21)
    heads = [keys] + [""] * (len(lines) - 1)
    return [Row(((f" {head:<18}", "legal"), (line, ""))) for head, line in zip(heads, lines, strict=True)]


class Mats(HouseScreen[None]):
    """Belongings of players, drawn as the game draws them."""

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


def public_table(table: Table[Any, Any]) -> Mats:
    """The table as everybody may see it, between two players."""
    seen = table.game.observe(table.state, None)
    canvas = board_of(table.game).table(table.game, seen, Look(table.names, scored=frozenset()))
    return Mats(canvas, "The table, as everybody may see it · Enter: back to the hand-over", "v")


def keeps_secrets(game: Game[Any, Any]) -> bool:
    """Whether players ever hide anything from each other in this game."""
    return game.info.has_secrets


def drawer(table: Table[Any, Any], seat: Seat, projected: bool) -> Mats:
    """Everything about one player, own secrets included; the score too if the table wants to know it."""
    seen = table.game.observe(table.state, seat)
    look = Look(table.names, seat, scored=frozenset({seat} if projected else ()))
    canvas = board_of(table.game).mat(table.game, seen, seat, look)
    title = "private, for your eyes only" if keeps_secrets(table.game) else "nothing here is secret"
    return Mats(canvas, f"{table.names[seat]}: {title}", "P")
