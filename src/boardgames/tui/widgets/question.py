"""View of a question: its title, the list of choices, the outcome of the selected one, and the typed line."""

from collections.abc import Callable, Sequence
from typing import Any

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input

from boardgames.core.fold_accents import fold_accents
from boardgames.core.game import SEAT_LETTERS
from boardgames.core.table import Barrier
from boardgames.kit.panels import fitting
from boardgames.table.foresight import Forecast
from boardgames.tui.look.paint import Part, Row
from boardgames.tui.look.styles import PLAYERS
from boardgames.tui.view.table_view import Offer, TableView
from boardgames.tui.view.turn_line import TurnLine
from boardgames.tui.widgets.bars import Bar
from boardgames.tui.widgets.choice_rows import ChoiceProgress, lay_out, usual_figures
from boardgames.tui.widgets.composed_choice import Figures
from boardgames.tui.widgets.hidden_choices import lay_out_private
from boardgames.tui.widgets.outcome import margin_of, outcome_of
from boardgames.tui.widgets.row_list import RowList
from boardgames.tui.widgets.typed_line import prompt_row
from boardgames.words import say

MAX_MEASURED = 64
"""Maximum length of a list whose choices are all forecast; of longer ones only those in sight are."""


class QuestionView(Vertical):
    """View of a question and of the line that answers it."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.line: TurnLine | None = None
        """The turn that is being composed; None while nobody is asked."""
        self.offer: Offer | None = None
        """The selected choice."""
        self._story: tuple[Row, tuple[Row, ...], Row] | None = None
        """Story that is shown while there is no question."""
        self._foresee: Callable[[Any], Forecast] = lambda action: Forecast((action,), Barrier())
        self._words = ""
        self._place: str | None = None
        self._open: tuple[Offer, ...] = ()
        """The choices of a fold that somebody looks at."""
        self._notice: Part = ("", "")

    def compose(self) -> ComposeResult:
        yield Bar(id="question", fill="lit")
        yield RowList(id="choices", click_activates=False)
        yield Input(placeholder=say("find-words"), id="words")
        yield Bar(id="detail", fill="raised")
        yield Bar(id="line", fill="well", presses="confirm")

    @property
    def _list(self) -> RowList:
        return self.query_one("#choices", RowList)

    @property
    def _scene(self) -> TableView | None:
        return self.line.scene if self.line is not None else None

    @property
    def typed(self) -> str:
        return self.line.typed if self.line is not None else ""

    @property
    def story_rows(self) -> int:
        """Number of rows for a story."""
        return max(1, self._list.size.height)

    def _draw_story(self, title: Row, rows: Sequence[Row], note: Row) -> None:
        self.query_one("#question", Bar).show_row(title)
        self._list.show_rows(rows[-self.story_rows :])
        self.query_one("#detail", Bar).show_row(note)
        self._draw_line()

    def say(self, text: str, style: str = "warn") -> None:
        """Show a message that stays until something is selected."""
        self._notice = (text, style)
        self._draw_detail()

    def on_resize(self) -> None:
        self.call_after_refresh(self._draw_again)

    def _draw_again(self) -> None:
        if self.query("#detail"):  # the panel may be going away
            self._draw()

    def on_click(self) -> None:
        """Focus the list after a click beside it."""
        self._list.focus()

    def _offers(self) -> tuple[Offer, ...]:
        return self._scene.offers + self._scene.off if self._scene is not None else ()

    def _shown(self) -> list[Offer]:
        typed = self.line is not None and self.line.typed and not self.line.is_slip
        return [
            offer
            for offer in (self.line.meant if typed and self.line is not None else self._offers())
            if (not self._open or offer in self._open)
            and (self._place is None or self._place in offer.places)
            and all(word in fold_accents(f"{offer.group} {offer.text}") for word in self._words.split())
        ]

    def _margin(self, action: Any) -> tuple[Part, ...]:
        offer = next((o for o in self._offers() if o.action == action), None)
        return () if offer is None else self._margin_of(offer)

    def _margin_of(self, offer: Offer) -> tuple[Part, ...]:
        if offer.refusal is not None:
            return ((f" {offer.refusal.rule} ", "dim"),) if self._list.columns == 1 else ()
        return margin_of(self._foresee(offer.action), told=self._score is not None)

    def _figures(self, choices: int) -> Figures:
        """Return a function for the widths of the figures of the choices, forecast where they are not too many."""
        if choices > MAX_MEASURED:
            return usual_figures
        return lambda offer: sum(len(text) for text, _ in self._margin_of(offer))

    def _draw(self) -> None:
        scene = self._scene
        if scene is None:
            if self._story is not None:
                self._draw_story(*self._story)
            return
        shown = self._shown()
        room, current = self._list.size, self.offer.action if self.offer is not None else None
        legal = tuple(offer for offer in shown if offer.refusal is None)
        focus = ChoiceProgress(self._begun, legal if self._begun and legal else None, self.offer, self._open)
        offers = self._offers() if self._begun or self._open else shown
        if scene.is_private:
            laid = lay_out_private(offers, room.width, focus)
        else:
            laid = lay_out(offers, room.width, room.height, focus, self._figures(len(offers)))
        self._list.show_rows(laid.rows, current, laid.columns)
        below = {line.key for line in laid.rows[room.height * laid.columns :]} - {offer.action for offer in scene.off}
        self._draw_title(scene, len(legal), has_more=bool(below - {None}) and not scene.is_private)
        self._draw_detail()

    @property
    def _begun(self) -> str:
        """Typed beginning of the codes, yellow on the caps of the choices."""
        return self.typed if self.line is not None and not self.line.is_slip else ""

    def _draw_title(self, scene: TableView, count: int, *, has_more: bool) -> None:
        total = len(scene.offers)
        narrowed = self.typed or self._words or self._place or self._open
        number = say("count-of", n=count, of=total) if narrowed else say("count-legal", n=total)
        if has_more:
            number += f" {say('more-below')}"
        if scene.is_private:
            number = say("for-alone", name=scene.names[scene.viewer or 0])
        right, bar = f" {number} " if total else "", self.query_one("#question", Bar)
        parts: list[Part] = []
        if scene.decision is not None:
            seat = scene.decision.seat
            named = say("pair", head=scene.names[seat], text=scene.question)
            letter = f" {SEAT_LETTERS[seat]} "
            room = bar.size.width - len(letter) - 1 - len(right)  # the letter says whose turn it is, too
            parts += [(letter, PLAYERS[seat]), (f" {fitting(room, named, scene.question)}", "lit-key")]
        else:
            parts.append((f" {scene.question}", "lit-key"))
        if self._words:
            parts.append((f"   /{self._words}", "soft"))
        bar.show_row(Row(tuple(parts), right=((right, "soft"),)))

    def _draw_detail(self) -> None:
        self._draw_line()
        bar = self.query_one("#detail", Bar)
        text, style = self._notice
        offer = self.offer
        if text or offer is None or self._scene is None:
            bar.show_row(Row(((f" {text}", style or "dim"),)))
            return
        if offer.refusal is not None:
            bar.show_row(Row(((f" {offer.why}", "bad"),), right=((f" {offer.refusal.rule} · ? ", "dim"),)))
            return
        outcome = outcome_of(self._scene, self._foresee(offer.action), bar.size.width - 2)
        bar.show_row(Row(((" ", ""), *outcome)))

    def _draw_line(self) -> None:
        bar, line = self.query_one("#line", Bar), self.line
        if line is None or not (line.offers or line.tokens):
            bar.show_row(Row())
            return
        can_confirm = bool(line.tokens) if self.offer is None and not line.typed else bool(self._doable)
        then = self._follows(line)
        bar.show_row(prompt_row(line, self.offer, bar.size.width, can_confirm=can_confirm, then=then))

    def _follows(self, line: TurnLine) -> tuple[str, ...]:
        """Return what the selected choice brings about automatically, in words: nothing happens that was not read
        before."""
        if self.offer is None or self.offer.refusal is not None:
            return ()
        forecast = self._foresee(self.offer.action)
        if forecast.is_final or forecast.asks or len(forecast.path) < 2:
            return ()
        return line.draft.follow(self.offer.action).followed_texts

    @property
    def _doable(self) -> bool:
        """True if the selected choice is legal."""
        return self.offer is not None and self.offer.refusal is None

    @property
    def tells_points(self) -> bool:
        """True if the table shows what a choice does to the points of the player who is asked."""
        return self._score is not None and self._scene is not None and not self._scene.is_private

    @property
    def _score(self) -> int | None:
        """Score of the player who is asked, if the table shows it."""
        if self._scene is None or self._scene.decision is None:
            return None
        return self._scene.players[self._scene.decision.seat].score
