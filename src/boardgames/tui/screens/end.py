"""The end of a game: who won and why, how the standings changed, and what to do next."""

import secrets
from pathlib import Path
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType

from boardgames.core.errors import UserError
from boardgames.core.game import SEAT_LETTERS, ranking, winners
from boardgames.core.score_sheets import exact_scores
from boardgames.core.table import Table
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, INK, ON_PLAYERS, TABLE, bold, of_player
from boardgames.kit.colours import PLAYERS as COLOURS
from boardgames.kit.look import Look
from boardgames.store.home_folder import home_folder
from boardgames.table.saved_games import new_log_path
from boardgames.table.session import Session
from boardgames.tui.art.end import paint_course, paint_poster
from boardgames.tui.keys import END, bindings
from boardgames.tui.look.paint import Part, Row, canvas_rows, row, wrap
from boardgames.tui.look.styles import PLAYERS
from boardgames.tui.look.svg import cells_of_canvas, picture
from boardgames.tui.look.themes import Inks
from boardgames.tui.screens.base import BaseScreen
from boardgames.tui.screens.game_review import review_page, slips
from boardgames.tui.screens.status_line import accent_of, name_plate
from boardgames.tui.view import score_history
from boardgames.tui.view.score_rows import bar_rows, detail_rows, score_rows
from boardgames.tui.view.table_view import board_of, history_lines
from boardgames.tui.widgets.bars import Bar
from boardgames.tui.widgets.footnote import Footnote
from boardgames.tui.widgets.picture import Picture
from boardgames.tui.widgets.row_list import RowList
from boardgames.words import listed, say

ROOMY = (100, 30)
"""Size of a screen from which there is room for a poster."""
PLOT_HEIGHT = 8
POSTCARDS = "postcards"
"""Folder beside the saved games."""
MAX_TOLD = 3
"""Maximum number of choices of a turn that are shown: those with the largest effect."""


class EndScreen(BaseScreen[None]):
    KIND = END
    BINDINGS: ClassVar[list[BindingType]] = bindings(END)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session

    DEFAULT_CSS = """
    EndScreen #poster { height: 8; display: none; }
    EndScreen.-roomy #poster { display: block; }
    EndScreen.-tiny #poster { display: none; }
    """

    def compose_body(self) -> ComposeResult:
        yield Bar(id="heading")
        yield Picture(self._paint, id="poster")
        yield RowList(id="page")
        yield Footnote(id="notice")

    def on_mount(self) -> None:
        table = self._session.table
        title = name_plate(table.game.info.title, accent_of(table.game.info.id))
        ended: Part = (f" {say('end-heading', victory=victory(table))}", "bar-key")
        count: Part = (f"{say('choices', n=len(table.choices))} ", "bar")
        self.query_one("#heading", Bar).show_row(Row((title, ended), right=(count,)))
        page = self.query_one("#page", RowList)
        page.focus()
        self.soon(lambda: page.show_rows(report(table, max(60, self.size.width - 4), painted=self._paints)))

    @property
    def _paints(self) -> bool:
        """True if the terminal has the characters that pictures are painted with."""
        return not self.our_app.ascii_only and not self.our_app.is_colourless

    def on_resize(self, event: events.Resize) -> None:
        roomy = event.size.width >= ROOMY[0] and event.size.height >= ROOMY[1]
        self.set_class(self._paints and roomy, "-roomy")

    def _paint(self, width: int, height: int) -> Canvas:
        table = self._session.table
        return paint_poster(victory(table), table.names, table.game.scores(table.state), width)

    def say(self, text: str) -> None:
        self.query_one("#notice", Footnote).say(text)

    def action_rematch(self) -> None:
        self._again(secrets.randbits(64))

    def action_same_again(self) -> None:
        self._again(self._session.seed)

    def _again(self, seed: int) -> None:
        old = self._session
        try:
            new = Session.new(
                old.game,
                old.names,
                old.bots,
                seed=seed,
                variant=old.setup.variant,
                options=old.setup.options,
                path=new_log_path(old.game.info.id),
                data=old.data,
            )
        except UserError as error:
            self.say(str(error))
            return
        self.our_app.leave_table()
        self.our_app.open_table(new)

    def action_watch(self) -> None:
        self._watch(0)

    def on_row_list_activated(self, event: RowList.Activated) -> None:
        """Watch a turning point in the replay."""
        self._watch(event.key)

    def _watch(self, at: int) -> None:
        log = self._session.log
        if log is None:
            self.say(say("end-not-kept"))
            return
        self.our_app.open_replay(log.path, at)

    def action_review(self) -> None:
        """Have the coach review the game, which takes a while; the screen stays usable."""
        if all(self._session.bots):
            self.say(say("review-only-bots"))
            return
        self.run_worker(self._review(), exclusive=True, group="review")

    async def _review(self) -> None:
        def progress(done: int, of: int, again: bool) -> None:
            self.say(say("end-review", at=done + 1, of=of, again=int(again)))

        try:
            found = await slips(self._session, self.our_app.thinker.answer, progress)
        except UserError as error:
            self.say(str(error))
            return
        self.say("")
        if self.is_current:
            self.app.push_screen(review_page(self._session, found), self._look_at)

    def _look_at(self, number: int | None) -> None:
        """Open the replay at a choice of the review."""
        if number is not None:
            self._watch(number)

    def action_postcard(self) -> None:
        try:
            paths = write_postcard(self._session, self.our_app.inks)
        except OSError as error:
            self.say(say("end-no-postcard", why=str(error.strerror)))
            return
        self.say(say("end-written", text=str(paths[0]), picture=paths[1].name))


def victory(table: Table[Any, Any]) -> str:
    """Return who has won, as a headline."""
    names = [table.names[seat] for seat in winners(table.game.scores(table.state))]
    return say("victory", n=len(names), names=listed(names))


def report(table: Table[Any, Any], width: int, *, painted: bool = False) -> list[Row]:
    """Return score table, plot and turning points of a finished game; `painted` adds bars and coloured lines."""
    sheets = table.game.scores(table.state)
    rows = score_rows(table.game, table.names, exact_scores(sheets), width)
    if painted:
        rows = [row(f" {say('end-points')}", "title"), *rows, *bar_rows(table.game, table.names, sheets, width)]
    scores, unit = score_history.scores_over_time(table), table.game.info.about.round
    points = score_history.turning_points(score_history.turns(table), scores)
    if painted:
        every = [table.game.round(state) for state in table.states]
        marks = [turn.last for turn in points]
        rows += [row(f" {say('end-course', unit=unit)}", "title")]
        rows += [*canvas_rows(paint_course(scores, every, marks, width, PLOT_HEIGHT))]
    else:
        rounds = [(number, scores[end]) for number, end in score_history.round_ends(table)]
        rows += [row(), row(f" {say('end-standings', unit=unit)}", "title")]
        rows += [_coloured(f" {line}") for line in score_history.plot(rounds, width)]
    if points:
        rows += [row(), row(f" {say('end-turns')}", "title")]
    for turn in points:
        rows += _turn_rows(table, turn, scores, width)
    return [*rows, row(), row(f" {say('end-sums')}", "title"), *detail_rows(table.game, table.names, sheets)]


def _turn_rows(
    table: Table[Any, Any], turn: score_history.Turn, scores: list[tuple[int, ...]], width: int
) -> list[Row]:
    """Return the player of a turn, its main choices, and what it changed for everybody."""
    lines = history_lines(table, None, since=turn.first - 1, until=turn.last)
    moved = {
        number: sum(abs(now - then) for then, now in zip(scores[number - 1], scores[number], strict=True))
        for number in range(turn.first, turn.last + 1)
    }
    most = sorted(moved, key=lambda number: -moved[number])[:MAX_TOLD]
    text = " · ".join(line.text for line in lines if line.number in most and moved[line.number]) or say("end-quiet")
    head: tuple[Part, ...] = (
        (f" {SEAT_LETTERS[turn.seat]} ", PLAYERS[turn.seat]),
        (
            f" {say('end-turn', name=table.names[turn.seat], unit=table.game.info.about.round, round=turn.round)}",
            "bold",
        ),
    )
    change = "  ".join(
        f"{name} {before} → {after}"
        for name, before, after in zip(table.names, scores[turn.first - 1], scores[turn.last], strict=True)
        if before != after
    )
    rows = [Row(((" ", ""), *head, (f"   {change}", "gold")), turn.last)]
    shown = wrap(text, width - 8)
    if len(shown) > MAX_TOLD:
        shown = [*shown[: MAX_TOLD - 1], f"{shown[MAX_TOLD - 1].rstrip('.')} …"]
    return rows + [row(f"      {line}") for line in shown]


def _coloured(line: str) -> Row:
    """Return a line of the plot, each player's letter in the player's colour."""
    return Row(tuple((mark, PLAYERS[SEAT_LETTERS.index(mark)] if mark in SEAT_LETTERS else "") for mark in line))


def card(table: Table[Any, Any], headline: str) -> Canvas:
    """Return the front of a postcard: the headline, the final table and everybody's points."""
    game, sheets = table.game, table.game.scores(table.state)
    board = board_of(game).table(game, game.observe(table.state, None), Look(table.names))
    canvas = Canvas(board.width + 2, board.height + 4 + len(sheets), TABLE)
    canvas.put(2, 1, headline, bold(BRIGHT))
    canvas.paste(board, 1, 3)
    for at, seat in enumerate(sorted(range(len(sheets)), key=ranking(sheets).__getitem__)):
        y = board.height + 3 + at
        canvas.chip(2, y, f" {SEAT_LETTERS[seat]} ", of_player(COLOURS, seat), of_player(ON_PLAYERS, seat))
        canvas.put(7, y, table.names[seat], INK)
        canvas.right(34, y, str(sheets[seat].total), bold(BRIGHT))
    return canvas


def write_postcard(session: Session, inks: Inks) -> tuple[Path, Path]:
    """Write the result as a text that can be pasted anywhere, and the table as a picture."""
    table = session.table
    name = session.log.path.stem if session.log is not None else f"{table.game.info.id}-{session.seed}"
    folder = home_folder() / POSTCARDS
    folder.mkdir(parents=True, exist_ok=True)
    headline = say(
        "postcard", game=table.game.info.title, victory=victory(table), seed=session.seed, n=len(table.choices)
    )
    company = ", ".join(f"{letter} {name}" for letter, name in zip(SEAT_LETTERS, table.names, strict=False))
    lines = [headline, company, ""]
    lines += [line.text.rstrip() for line in report(table, 78)]
    text, image = folder / f"{name}.txt", folder / f"{name}.svg"
    text.write_text("\n".join(lines) + "\n", encoding="utf-8")
    image.write_text(picture(cells_of_canvas(card(table, headline), inks), headline), encoding="utf-8")
    return text, image
