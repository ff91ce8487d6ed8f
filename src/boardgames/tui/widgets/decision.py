"""The decision panel: the only place where the game advances. List, typed codes and board lead to the same action."""

from collections.abc import Callable, Sequence
from typing import Any

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.events import Resize
from textual.message import Message
from textual.widgets import Input

from boardgames.core.foresight import Forecast
from boardgames.core.protocol import SEAT_LETTERS
from boardgames.core.table import Barrier
from boardgames.drawing.styles import PLAYERS
from boardgames.tui.look.paint import Part, Row
from boardgames.tui.scene import Offer, Scene
from boardgames.tui.texts import HOW_TO_CHOOSE
from boardgames.tui.widgets.bars import Bar
from boardgames.tui.widgets.choices import lay_out, lay_out_private
from boardgames.tui.widgets.outcome import margin_of, outcome_of
from boardgames.tui.widgets.rowlist import RowList

# The unshifted digit row of a French keyboard.
AZERTY = dict(zip("&é\"'(-è_çà", "1234567890", strict=True))
OUTCOME_HEIGHT, OUTCOME_ROOM = 8, 24
"""A panel of this height has a line for the outcome; in a lower one it has at least so much room beside the choice."""
CODE_CHARACTERS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789.")


class DecisionPanel(Vertical):
    """The open question, its choices and what the selected one would do."""

    class Confirmed(Message):
        """Enter on the selected choice."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._scene: Scene | None = None
        self._story: tuple[Row, tuple[Row, ...], Row] | None = None
        """What is shown while there is no question."""
        self._foresee: Callable[[Any], Forecast] = lambda action: Forecast((action,), Barrier())
        self.selected: Callable[[Offer | None], None] = lambda offer: None
        """Told which choice is selected: by a call, so that list and board change in one frame."""
        self.offer: Offer | None = None
        self.typed = ""
        self._words = ""
        self._place: str | None = None
        self._stepped: Any = None
        """The choice to which Space has stepped last: elsewhere the one most like it is selected first."""
        self._notice: Part = ("", "")

    def compose(self) -> ComposeResult:
        yield Bar(id="question", fill="lit")
        yield RowList(id="choices", click_activates=False)
        yield Input(placeholder="words to look for", id="words")
        yield Bar(id="outcome", fill="raised")
        yield Bar(id="detail", fill="raised")

    def on_mount(self) -> None:
        self._list.margin_of = self._margin
        self._list.moved = self._moved
        self.query_one(Input).cursor_blink = False

    @property
    def _list(self) -> RowList:
        return self.query_one("#choices", RowList)

    def show_scene(self, scene: Scene, foresee: Callable[[Any], Forecast]) -> None:
        """Another question; nothing is selected unless there is only one choice."""
        self._scene, self._foresee, self._stepped = scene, foresee, None
        self.typed, self._words, self._place, self._notice = "", "", None, ("", "")
        self.offer = scene.offers[0] if len(scene.offers) == 1 else None
        self._close_filter()
        self._draw()

    def show_story(self, title: Row, rows: Sequence[Row], note: Row) -> None:
        """What somebody else does, in the place of a question: nothing can be chosen."""
        self._scene, self.offer, self._notice = None, None, ("", "")
        self._story = (title, tuple(rows), note)
        self._close_filter()
        self._draw()

    def _draw_story(self, title: Row, rows: Sequence[Row], note: Row) -> None:
        self.query_one("#question", Bar).show_row(title)
        self._list.show_rows(rows[-max(1, self._list.size.height) :])
        self.query_one("#detail", Bar).show_row(note)

    def say(self, text: str, style: str = "warn") -> None:
        """A message that stays until something is selected."""
        self._notice = (text, style)
        self._draw_detail()

    def choose(self, offer: Offer | None) -> None:
        """Select a choice (legal or off)."""
        self.offer = offer
        self._notice = ("", "")
        if offer is not None and offer not in self._shown():
            self._words, self.typed, self._place = "", "", None
        self._draw()
        self.selected(offer)

    def go_to(self, place: str) -> None:
        """Select what can be done at a place; several things there narrow the list to them."""
        if self._scene is None:
            return
        here = [offer for offer in self._scene.offers if offer.place == place]
        off = [offer for offer in self._scene.off if offer.place == place]
        self.typed, self._words = "", ""
        self._place = place if len(here) > 1 else None
        if self.offer is None or self.offer not in here:
            self.offer = max(here or off, key=lambda offer: _alike(offer.action, self._stepped), default=None)
        self._notice = ("", "") if self.offer is not None else ("nothing can be done there now", "dim")
        self._draw()
        self.selected(self.offer)

    def step_legal(self, by: int) -> None:
        """Select the next legal choice, round the ends."""
        legal = self._scene.offers if self._scene is not None else ()
        if not legal:
            return
        at = legal.index(self.offer) + by if self.offer in legal else (0 if by > 0 else -1)
        self.offer = legal[at % len(legal)]
        self.typed, self._words, self._place, self._notice = "", "", None, ("", "")
        self._draw()
        self.selected(self.offer)

    def step_here(self) -> None:
        """Select the next of several legal choices at the place of the selected one."""
        legal = self._scene.offers if self._scene is not None else ()
        place = self.offer.place if self.offer is not None else None
        here = [offer for offer in legal if offer.place == place and place is not None]
        if self.offer not in here or len(here) < 2:
            self.say("there is no other choice at this place", "dim")
            return
        self._place = place
        self.choose(here[(here.index(self.offer) + 1) % len(here)])
        self._stepped = self.offer.action

    def begins(self, code: str) -> bool:
        """Whether a legal choice's code begins like this."""
        legal = self._scene.offers if self._scene is not None else ()
        return any(offer.code.startswith(code) for offer in legal)

    def take(self, character: str) -> bool:
        """A typed character: select the choice with that code, or narrow the list. False if it means nothing here."""
        character = character if character in CODE_CHARACTERS else AZERTY.get(character, "")
        if not character or self._scene is None:
            return False
        for typed in (self.typed + character, character):
            legal = [offer for offer in self._scene.offers if offer.code.startswith(typed)]
            matching = legal or [offer for offer in self._scene.off if offer.code.startswith(typed)]
            exact = next((offer for offer in matching if offer.code == typed), None)
            if exact is not None:
                self.typed = ""
                self.choose(exact)
                return True
            if matching:
                self.typed = typed
                self._words, self._place, self.offer = "", None, None
                self._draw()
                self.selected(None)
                return True
        self.typed = ""
        self._draw()
        self.say(f"no choice has the code {character!r}")
        return True

    def clear(self) -> None:
        """Drop what was typed, the filter and the selection."""
        self.typed, self._words, self._place, self._notice = "", "", None, ("", "")
        self.offer = None
        self._close_filter()
        self._draw()
        self.selected(None)

    def open_filter(self) -> None:
        box = self.query_one(Input)
        box.add_class("open")
        box.value = ""
        box.focus()

    def _close_filter(self) -> None:
        box = self.query_one(Input)
        if box.has_class("open"):
            box.remove_class("open")
            self._list.focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        event.stop()
        self._words, self.typed, self._place = event.value.casefold().strip(), "", None
        self.offer = None
        self._draw()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        shown = self._shown()
        self.query_one(Input).remove_class("open")
        self._list.focus()
        self.offer = shown[0] if shown else None
        self._draw()
        self.selected(self.offer)

    def _moved(self, action: Any) -> None:
        self.offer = next((o for o in self._offers() if o.action == action), None)
        self._notice = ("", "")
        self._draw_detail()
        self.selected(self.offer)

    def on_row_list_activated(self, event: RowList.Activated) -> None:
        event.stop()
        self.post_message(self.Confirmed())

    def on_resize(self, event: Resize) -> None:
        self.query_one("#outcome").display = event.size.height >= OUTCOME_HEIGHT
        self.call_after_refresh(self._draw_again)

    def _draw_again(self) -> None:
        if self.query("#detail"):  # the panel may be going away
            self._draw()

    def on_click(self) -> None:
        """A click beside the list goes to the list."""
        self._list.focus()

    def _offers(self) -> tuple[Offer, ...]:
        return self._scene.offers + self._scene.off if self._scene is not None else ()

    def _shown(self) -> list[Offer]:
        return [
            offer
            for offer in self._offers()
            if offer.code.startswith(self.typed)
            and (self._place is None or offer.place == self._place)
            and all(word in f"{offer.group} {offer.text}".casefold() for word in self._words.split())
        ]

    def _margin(self, action: Any) -> tuple[Part, ...]:
        offer = next((o for o in self._offers() if o.action == action), None)
        if offer is None:
            return ()
        if offer.refusal is not None:
            return ((f" {offer.refusal.rule} ", "dim"),) if self._list.columns == 1 else ()
        return margin_of(self._foresee(action), told=self._score is not None)

    def _draw(self) -> None:
        scene = self._scene
        if scene is None:
            if self._story is not None:
                self._draw_story(*self._story)
            return
        shown = self._shown()
        self._draw_title(scene, sum(offer.refusal is None for offer in shown))
        room = self._list.size
        rows, columns = (
            (lay_out_private(shown, self.typed), 1)
            if scene.is_private
            else lay_out(shown, room.width, room.height, self.typed)
        )
        self._list.show_rows(rows, self.offer.action if self.offer is not None else None, columns)
        self._draw_detail()

    def _draw_title(self, scene: Scene, count: int) -> None:
        parts: list[Part] = []
        if scene.decision is not None:
            seat = scene.decision.seat
            parts += [
                (f" {SEAT_LETTERS[seat]} ", PLAYERS[seat]),
                (f" {scene.names[seat]}: {scene.question}", "lit-key"),
            ]
        else:
            parts.append((f" {scene.question}", "lit-key"))
        if self.typed:
            parts += [("   typed ", "soft"), (f"{self.typed}…", "key-chosen")]
        if self._words:
            parts.append((f"   /{self._words}", "soft"))
        total = len(scene.offers)
        number = f" {count} of {total} " if self.typed or self._words or self._place else f" {total} legal "
        if scene.is_private:
            number = f" for {scene.names[scene.viewer or 0]} alone "
        self.query_one("#question", Bar).show_row(Row(tuple(parts), right=((number if total else "", "soft"),)))

    def _draw_detail(self) -> None:
        bar = self.query_one("#detail", Bar)
        self.query_one("#outcome", Bar).show_row(Row())
        text, style = self._notice
        offer = self.offer
        if text or offer is None or self._scene is None:
            hint = "" if self._scene is None or not self._scene.offers else HOW_TO_CHOOSE
            bar.show_row(Row(((f" {text or hint}", style or "dim"),)))
            return
        if offer.refusal is not None:
            bar.show_row(Row(((f" {offer.why}", "bad"),), right=((f" {offer.refusal.rule} · ? ", "dim"),)))
            return
        enter: Part = (" Enter ", "key-chosen")
        outcome = self.query_one("#outcome", Bar)
        forecast, room = self._foresee(offer.action), bar.size.width
        chosen: tuple[Part, ...] = ((" ▶ ", "chosen"), (offer.text, "bold"))
        if outcome.display:
            bar.show_row(Row(chosen, right=((" ", ""), enter)))
            outcome.show_row(Row(((" ", ""), *outcome_of(self._scene, forecast, room - 2))))
            return
        note = outcome_of(self._scene, forecast, max(OUTCOME_ROOM, room - len(offer.text) - 12))
        bar.show_row(Row(chosen, right=((" ", ""), *note, (" ", ""), enter)))

    @property
    def _score(self) -> int | None:
        """Of the player who is asked, if the table wants to know."""
        if self._scene is None or self._scene.decision is None:
            return None
        return self._scene.players[self._scene.decision.seat].score


def _alike(action: Any, other: Any) -> int:
    """How many fields two actions have in common."""
    return sum(
        getattr(action, field) == getattr(other, field, None) for field in getattr(action, "__struct_fields__", ())
    )
