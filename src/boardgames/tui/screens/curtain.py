"""Curtain between two players, which shows nothing of either, and questions over which nothing can be opened."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, cast

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen

from boardgames.core.game import SEAT_LETTERS, Seat
from boardgames.kit.canvas import Canvas
from boardgames.tui.art.curtain import CurtainText, paint_curtain
from boardgames.tui.look.paint import Row, row, wrap
from boardgames.tui.view.table_view import TableView
from boardgames.tui.widgets.picture import Picture
from boardgames.tui.widgets.row_list import RowList
from boardgames.words import say

if TYPE_CHECKING:
    from boardgames.tui.app import BoardgamesApp

WIDTH = 76
LIFT, TAKE_BACK, LOOK, LEAVE, BACK = "lift", "take-back", "look", "leave", "back"
YES, NO = "yes", "no"


class OpaqueScreen(Screen[str]):
    """A full, opaque screen over which nothing else can be opened: no palette, help, notice or screenshot."""

    BINDINGS: ClassVar[list[BindingType]] = []

    DEFAULT_CSS = """
    OpaqueScreen { background: $background; align: center middle; }
    OpaqueScreen RowList { width: 76; height: auto; max-height: 22; background: $background; }
    """

    def __init__(self, rows: Sequence[Row], answers: dict[str, str]) -> None:
        super().__init__()
        self._rows_to_show = tuple(rows)
        self._answers = answers

    def compose(self) -> ComposeResult:
        yield Page(self._rows_to_show)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        answer = self._answers.get(event.key)
        if answer is not None and self.is_current:
            self.dismiss(answer)


class Page(RowList, can_focus=False):
    """Lines of an opaque screen."""

    def __init__(self, rows: Sequence[Row]) -> None:
        super().__init__()
        self._content = tuple(rows)
        self.styles.height = len(self._content)

    def on_mount(self) -> None:
        self.show_rows(self._content)


class Curtain(OpaqueScreen):
    """Names the next player, who lifts it with a key of their own; below it says what everybody may know."""

    DEFAULT_CSS = "Curtain Picture { width: 100%; height: 100%; }"

    def __init__(
        self,
        names: Sequence[str],
        seat: Seat,
        previous: Seat | None,
        scene: TableView | None = None,
        *,
        closes: bool = False,
    ) -> None:
        """`closes` is true if somebody asked for the curtain, who can close it again."""
        key = SEAT_LETTERS[seat].lower()
        answers = {key: LIFT}
        keys = [(key, say("curtain-here", name=names[seat]))]
        if closes:
            answers["escape"] = BACK
            keys.append((say("cap-escape"), say("curtain-back")))
        else:
            answers |= {"v": LOOK, "f10": LEAVE}
            keys += [("v", say("curtain-look")), ("F10", say("key-menu.label"))]
        if previous is not None and previous != seat:
            answers["u"] = TAKE_BACK
            keys.insert(2, ("u", say("take-it-back")))
        super().__init__((), answers)
        self.seat = seat
        # Only what is seen by nobody in particular may be shown here.
        public = scene if scene is not None and scene.viewer is None else None
        self._told = CurtainText(tuple(names), seat, previous, tuple(keys), public)

    def compose(self) -> ComposeResult:
        yield Picture(self._paint)

    def _paint(self, width: int, height: int) -> Canvas:
        app = cast("BoardgamesApp", self.app)
        return paint_curtain(replace(self._told, plain=app.ascii_only or app.is_colourless), width, height)


class SeatQuestion(OpaqueScreen):
    """Question whose drawer to open; the answer is the seat."""

    def __init__(self, names: Sequence[str], persons: Sequence[Seat], mover: Seat) -> None:
        rows = [_middle(say("whose-things"), "title"), row()]
        for seat in persons:
            key = SEAT_LETTERS[seat].lower()
            rows.append(_middle(f"{key}   {names[seat]:<16}", "bold" if seat == mover else ""))
        rows += [row(), _middle(say("whose-alone"))]
        rows += [row(), _middle(f"{say('cap-enter')}   {say('whose-mover', name=names[mover])}", "bold")]
        rows.append(_middle(f"{say('cap-escape')}   {say('key-back.label')}", "bold"))
        answers = {SEAT_LETTERS[seat].lower(): str(seat) for seat in persons}
        super().__init__(rows, {**answers, "enter": str(mover), "escape": BACK, "backspace": BACK})


class ConfirmScreen(OpaqueScreen):
    """Question about something that cannot be undone; every key but `y` means no."""

    def __init__(self, question: str, reasons: Sequence[str], yes: str, no: str) -> None:
        rows = [_middle(question, "title"), row()]
        rows += _paragraphs(reasons)
        rows += [row(), _middle(f"y   {yes}", "bold"), _middle(f"{say('any-other-key')}   {no}", "bold")]
        super().__init__(rows, {"y": YES})

    def on_key(self, event: events.Key) -> None:
        if event.key != "y" and self.is_current:
            self.dismiss(NO)


class ConsentScreen(OpaqueScreen):
    """Question about everybody's secrets; every player has to agree with a key of their own."""

    def __init__(
        self,
        question: str,
        reasons: Sequence[str],
        names: Sequence[str],
        persons: Sequence[Seat],
        agreed: str = "roll-taken-back",
    ) -> None:
        """`agreed`: the message that says what happens if everybody agrees."""
        self._question, self._reasons, self._then = question, tuple(reasons), agreed
        self._names, self._persons = tuple(names), tuple(persons)
        self._agreed: set[Seat] = set()
        super().__init__(self._lines(), {})

    @property
    def missing(self) -> tuple[Seat, ...]:
        """Seats whose keys have not been pressed yet."""
        return tuple(seat for seat in self._persons if seat not in self._agreed)

    def _lines(self) -> list[Row]:
        rows = [_middle(self._question, "title"), row()]
        rows += _paragraphs(self._reasons)
        rows += [row(), _middle(say(self._then), "bold"), row()]
        for seat in self._persons:
            key, agreed = SEAT_LETTERS[seat].lower(), seat in self._agreed
            answer = say("roll-agrees") if agreed else say("roll-presses", key=key)
            rows.append(
                _middle(f"{'✓' if agreed else ' '} {self._names[seat]:<16} {answer:<12}", "good" if agreed else "")
            )
        return [*rows, row(), _middle(say("roll-leave"), "bold")]

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        if not self.is_current:
            return
        if event.key in ("backspace", "escape"):
            self.dismiss(NO)
            return
        self._agreed |= {seat for seat in self._persons if event.key.lower() == SEAT_LETTERS[seat].lower()}
        self.query_one(Page).show_rows(self._lines())
        if not self.missing:
            self.dismiss(YES)


def _paragraphs(texts: Sequence[str]) -> list[Row]:
    return [_middle(line) for text in texts for line in wrap(text, WIDTH - 2)]


def _middle(text: str, style: str = "") -> Row:
    return row(f"{text:^{WIDTH}}", style)
