"""The decision panel, where a person chooses: list, typed codes and board lead to the same action."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from textual.message import Message
from textual.widgets import Input

from boardgames.core.choice_forms import SET, switched
from boardgames.core.fold_accents import fold_accents
from boardgames.table.draft import Draft
from boardgames.table.foresight import Forecast
from boardgames.table.route import route_to
from boardgames.table.typed_codes import has_accented
from boardgames.tui.look.paint import Row
from boardgames.tui.view.table_view import Offer, TableView, offer_of
from boardgames.tui.view.turn_line import TurnLine
from boardgames.tui.widgets.choice_grid import Fold
from boardgames.tui.widgets.question import QuestionView
from boardgames.tui.widgets.row_list import RowList
from boardgames.words import say

Foresee: TypeAlias = Callable[[Draft], Callable[[Any], Forecast]]
"""(draft) -> function that forecasts another choice behind it."""

# The unshifted digit row of a French keyboard.
AZERTY = dict(zip("&é\"'(-è_çà", "1234567890", strict=True))
LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz")
CODE_CHARACTERS = LETTERS | frozenset("0123456789.:;")
"""Characters that type a choice, with the separators that are not on a digit key of any keyboard."""


class DecisionPanel(QuestionView):
    """The open question, its choices, what the selected one would do, and the line on which a turn is typed."""

    class Confirmed(Message):
        """Request to make the choices of the line."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._foresight: Foresee = lambda draft: self._foresee
        self.selected: Callable[[Offer | None], None] = lambda offer: None
        """Called with the selected choice, so that list and board change in one frame."""
        self.drafted: Callable[[TableView], None] = lambda scene: None
        """Called with the new scene after a choice of the line has been accepted or dropped."""
        self._stepped: Any = None
        """Choice that was selected last by stepping: at another place the one most like it is selected first."""

    def on_mount(self) -> None:
        self._list.margin_of = self._margin
        self._list.moved = self._moved
        self._list.sideways = self._fold_or_unfold
        self.query_one(Input).cursor_blink = False

    def show_scene(self, scene: TableView, draft: Draft, foresight: Foresee) -> None:
        """Show another question; nothing is selected unless there is only one choice."""
        self.line, self._foresight, self._stepped = TurnLine(draft, (scene,)), foresight, None
        self._foresee = foresight(draft)
        self._words, self._place, self._open, self._notice = "", None, (), ("", "")
        self.offer = scene.offers[0] if len(scene.offers) == 1 else None
        self._close_filter()
        self._draw()

    def show_story(self, title: Row, rows: Sequence[Row], note: Row) -> None:
        """Show what somebody else does instead of a question: nothing can be chosen."""
        self.line, self.offer, self._notice = None, None, ("", "")
        self._story = (title, tuple(rows), note)
        self._close_filter()
        self._draw()

    @property
    def actions(self) -> tuple[Any, ...]:
        """Actions that Enter would make, in order; empty if what is typed or selected is illegal or ambiguous."""
        line, offer = self.line, self.offer
        if line is None or line.is_slip or (line.typed and offer is None):
            return ()
        if offer is None:
            return line.draft.actions
        return () if offer.refusal is not None else line.draft.follow(offer.action).actions

    def take(self, character: str) -> bool:
        """Type a character; False if codes do not contain it."""
        if self.line is None or not (character := self._meant_by(character)):
            return False
        if self.offer is not None and not self.typed:
            self.offer = None
        flipped = switched([offer.form for offer in self.line.offers], self.typed, character)
        self._type(self.typed + character if flipped is None else flipped)
        return True

    def _meant_by(self, character: str) -> str:
        """Return a key as a character of a code: the digit row of a French keyboard types digits, unless a word on the
        list continues with its accented letter."""
        if character in CODE_CHARACTERS:
            return character
        letter = fold_accents(character)
        is_letter = bool(letter) and set(letter) <= LETTERS
        offers = self.line.offers if self.line is not None else ()
        if is_letter and any(has_accented(offer.text, self.typed, character) for offer in offers):
            return letter
        return AZERTY.get(character, letter if is_letter else "")

    def _type(self, typed: str) -> None:
        if self.line is None:
            return
        line = self.line.type(typed)
        if (longer := line.run_on) is not None:
            self._show_line(longer.type(""))
            line = longer
        self.line = line
        self._words, self._place, self._open, self._notice = "", None, (), ("", "")
        self.offer = self.line.one
        if self.line.is_slip:
            self._notice = (self._why_slip(self.line), "bad")
        elif typed and not self.line.meant and typed in self.line.followed:
            self.line, self._notice = self.line.type(""), (say("line-done", code=typed), "dim")
        self._draw()
        self.selected(self.offer)

    def _why_slip(self, line: TurnLine) -> str:
        """Return why nothing can be typed like this."""
        if line.draft.ends_final:
            return say("line-final", code=line.tokens[-1].code)
        if line.tokens and not line.offers:
            return say("line-over", code=line.tokens[-1].code)
        firsts = " ".join(dict.fromkeys(offer.code[0] for offer in line.offers))
        return say("line-slip", typed=line.typed, firsts=firsts)

    def begins(self, character: str) -> bool:
        """True if a choice that can be added begins with this character."""
        return self.line is not None and any(offer.code.startswith(character) for offer in self.line.offers)

    def goes_on(self, character: str) -> bool:
        """True if the typing continues with this character, or is wrong already."""
        line = self.line
        if line is None:
            return False
        longer = line.type(line.typed + character)
        return line.is_slip or not longer.is_slip or longer.run_on is not None

    def accept(self) -> None:
        """Add the typed or selected choice to the line, and show the next question."""
        line, offer = self.line, self.offer
        if line is None:
            return
        if offer is None or offer.refusal is not None or line.is_slip:
            if offer is not None and offer.refusal is not None:
                self.say(offer.why, "bad")
            elif line.meant and line.typed:
                self.say(say("line-many", n=len(line.meant), typed=line.typed), "dim")
            elif line.typed:
                self.say(self._why_slip(line), "bad")
            return
        self._show_line(line.accept(offer))

    def repeat(self, again: Callable[[Draft], Draft | None]) -> None:
        """Accept the typed or selected choice, then add the choices that repeat it."""
        if self.typed or self.offer is not None:
            self.accept()
        line = self.line
        if line is None or line.typed or not line.tokens:
            return
        longer = again(line.draft)
        if longer is None or longer == line.draft:
            self.say(say("not-again", code=line.tokens[-1].code), "dim")
        else:
            self._show_line(line.follow(longer))

    def compose_route(self, place: str) -> None:
        """Add the choices that lead to one at this place, and select that one; nothing is confirmed yet."""
        line = self.line
        way = route_to(line.draft, place) if line is not None and line.draft.is_open else None
        if line is None or way is None:
            self.say(say("no-way"), "dim")
            return
        last = way.steps[-1].action
        self._show_line(line.follow(way.back()))
        self.choose(offer_of(self.line.offers, last) if self.line else None)

    def erase(self) -> bool:
        """Remove a character, the selection or the last choice of the line; False if there is none of them."""
        line = self.line
        if line is None:
            return False
        if line.typed:
            self._type(line.typed[:-1])
        elif self.offer is not None or self._words or self._open or self._place is not None:
            self.clear_selection()
        elif line.tokens:
            self._show_line(line.back())
        else:
            return False
        return True

    def _show_line(self, line: TurnLine) -> None:
        """Show another line and the table after its choices."""
        self.line, self._foresee = line, self._foresight(line.draft)
        self.offer, self._words, self._place, self._open, self._notice = None, "", None, (), ("", "")
        self._close_filter()
        self._draw()
        self.drafted(line.scene)

    def clear(self) -> None:
        """Drop the whole line, what was typed, the filter and the selection."""
        line = self.line
        if line is not None and line.tokens:
            self._show_line(TurnLine(replace(line.draft, steps=()), line.scenes[:1]))
        else:
            self.clear_selection()

    def clear_selection(self) -> None:
        """Drop what was typed, the filter and the selection; what has been accepted stays."""
        if self.line is not None:
            self.line = self.line.type("")
        self._words, self._place, self._open, self._notice = "", None, (), ("", "")
        self.offer = None
        self._close_filter()
        self._draw()
        self.selected(None)

    # by list and board

    def choose(self, offer: Offer | None) -> None:
        """Select a choice, legal or not."""
        self._untype()
        self.offer = offer
        self._notice = ("", "")
        if offer is not None and offer not in self._shown():
            self._words, self._place, self._open = "", None, ()
        self._draw()
        self.selected(offer)

    def _untype(self) -> None:
        if self.line is not None and self.line.typed:
            self.line = self.line.type("")

    def go_to(self, place: str) -> None:
        """Select the choice at a place; if there are several, filter the list to them."""
        scene = self._scene
        if scene is None:
            return
        here = [offer for offer in scene.offers if place in offer.places]
        off = [offer for offer in scene.off if offer.place == place]
        self._untype()
        self._words, self._open = "", ()
        self._place = place if len(here) > 1 else None
        if self.offer is None or self.offer not in here:
            self.offer = max(here or off, key=lambda offer: _alike(offer.action, self._stepped), default=None)
        self._notice = ("", "") if self.offer is not None else (say("no-way-yet"), "dim")
        self._draw()
        self.selected(self.offer)

    def step_legal(self, by: int) -> None:
        """Select the next legal choice, round the ends."""
        legal = self._scene.offers if self._scene is not None else ()
        if not legal:
            return
        at = legal.index(self.offer) + by if self.offer in legal else (0 if by > 0 else -1)
        self._untype()
        self.offer = legal[at % len(legal)]
        self._words, self._place, self._open, self._notice = "", None, (), ("", "")
        self._draw()
        self.selected(self.offer)

    def step_here(self) -> None:
        """Select the next of several legal choices at the place of the selected one."""
        legal = self._scene.offers if self._scene is not None else ()
        place = self._place or (self.offer.place if self.offer is not None else None)
        here = [offer for offer in legal if place in offer.places]
        if self.offer not in here or len(here) < 2:
            self.say(say("no-other-here"), "dim")
            return
        self._place = place
        self.choose(here[(here.index(self.offer) + 1) % len(here)])
        self._stepped = self.offer.action

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
        self._untype()
        self._words, self._place, self._open = fold_accents(event.value).strip(), None, ()
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

    def _fold_or_unfold(self, key: Any, by: int) -> bool:
        """Unfold or fold a row with the arrows, or switch a thing of a set on or off."""
        offer = next((o for o in self._offers() if o.action == key), None)
        if isinstance(key, Fold) and by > 0:
            self._unfold(key)
        elif offer is not None and offer.form is not None and offer.form.kind == SET and offer.refusal is None:
            self._type(offer.code)
        elif self._open and by < 0 and self._list.columns == 1:
            self.clear_selection()
        else:
            return False
        return True

    def _unfold(self, folded: Fold) -> None:
        self._open, self._notice = folded.offers, ("", "")
        self.offer = folded.offers[0]
        self._draw()
        self.selected(self.offer)

    def _moved(self, action: Any) -> None:
        self._untype()
        self.offer = next((o for o in self._offers() if o.action == action), None)
        self._notice = (say("how-to-unfold"), "dim") if isinstance(action, Fold) else ("", "")
        self._draw_detail()
        self.selected(self.offer)

    def beside(self) -> tuple[Offer | None, ...]:
        """Return the choices that an arrow would select, None for a folded row."""
        by_action = {offer.action: offer for offer in self._offers()}
        return tuple(by_action.get(key) for key in self._list.beside())

    def unfold(self) -> bool:
        """Unfold the row under the cursor; False if it is not folded."""
        folded = self._list.current
        if isinstance(folded, Fold):
            self._unfold(folded)
        return isinstance(folded, Fold)

    def on_row_list_activated(self, event: RowList.Activated) -> None:
        """React to a click on the selected row; Enter is handled elsewhere."""
        event.stop()
        if not self.unfold():
            self.post_message(self.Confirmed())


def _alike(action: Any, other: Any) -> int:
    """Return how many fields two actions have in common."""
    return sum(
        getattr(action, field) == getattr(other, field, None) for field in getattr(action, "__struct_fields__", ())
    )
