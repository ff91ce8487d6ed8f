"""Answers of text mode to a player's words: the table, rules, scores, history and hints.

Nothing here moves the game.
"""

from itertools import count
from typing import Any

from boardgames.core.equal_choices import different_choices
from boardgames.core.errors import printable
from boardgames.core.game import SEAT_LETTERS, Decision, Seat
from boardgames.core.score_sheets import MANY_WORLDS, estimate_scores
from boardgames.core.table import Table
from boardgames.core.values import evolve
from boardgames.kit.canvas import Canvas
from boardgames.kit.look import Board, Look
from boardgames.store.rule_catalogue import load_catalogue
from boardgames.table import inspect
from boardgames.table.coach_text import choice_text, joined_by_or, reasons
from boardgames.table.flow import Flow
from boardgames.table.session import Session
from boardgames.text.commands import means
from boardgames.text.rules_and_tables import aid_text, entry_text
from boardgames.text.terminal import columns, holdings_text, letter_of, score_lines, show_line, show_row
from boardgames.words import pair, say

WORD = "word_"
"""Beginning of the names of methods that answer a word."""


class PlainAnswers:
    """A table that answers words: `word_x` carries out the word `x` and is true if the open question has changed."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.game = session.game
        self.words = session.game.words
        self.drawing: Board = session.game.parts.board()
        self.names = session.names
        self.flow = Flow(session)

    @classmethod
    def commands(cls) -> list[str]:
        """Return the words that this table answers, in English."""
        return [name.removeprefix(WORD) for name in dir(cls) if name.startswith(WORD)]

    @property
    def table(self) -> Table[Any, Any]:
        return self.session.table

    @property
    def lone(self) -> Seat | None:
        """Seat of the only person at the table, who sees their own secrets; None if there are several."""
        return self.flow.public_viewer

    def seen(self, seat: Seat | None) -> Any:
        return self.game.observe(self.table.state, seat)

    def reader(self, seat: Seat) -> Seat | None:
        """Return the seat that reads what is printed for a seat, or None if everybody around the table does."""
        asked = next((decision for decision in self.table.decisions() if decision.seat == seat), None)
        return self.flow.reader(asked) if asked is not None else self.lone

    def numbered(self, seat: Seat) -> list[tuple[int, str, Any]]:
        """Return number, code and action of every choice that differs from those before it; a code that is a number is
        its own number."""
        seen = self.seen(seat)
        actions = different_choices(self.game, seen, seat)
        codes = [self.words.code(seen, action) for action in actions]
        taken = {int(code) for code in codes if code.isdecimal()}
        free = (number for number in count(1) if number not in taken)
        return [
            (int(code) if code.isdecimal() else next(free), code, action)
            for code, action in zip(codes, actions, strict=True)
        ]

    def find(self, seat: Seat, answer: str) -> Any:
        """Return the action with this number or code; None if there is none."""
        return next((action for number, code, action in self.numbered(seat) if answer in (code, str(number))), None)

    def eyes(self, decision: Decision) -> inspect.View:
        """Return the table as it may be described now: without what other people around must not see."""
        own = self.flow.reader(decision)
        return inspect.View(self.seen(own), decision.seat, Look(self.names, viewer=own))

    def choices_at(self, seat: Seat, place: str) -> list[str]:
        """Return the choices at a place with their codes, and what is not possible there and why."""
        seen = self.seen(self.reader(seat))
        can = [
            pair(code, self.game.describe(seen, seat, action))
            for _, code, action in self.numbered(seat)
            if self.drawing.place(self.game, seen, action) == place
        ]
        off = [
            action
            for action in self.game.refused_actions(seen, seat)
            if self.drawing.place(self.game, seen, action) == place
        ]
        refusals = [(action, self.game.refusal(seen, seat, action)) for action in off]
        return can + [
            say("plain-not-now", what=self.game.describe(seen, seat, action), why=self.words.refusal(refusal))
            for action, refusal in refusals
            if refusal is not None
        ]

    def board(self) -> Any:
        return self.game.parts.board()

    def show_canvas(self, canvas: Canvas) -> None:
        for line in canvas.lines():
            show_row(line)

    def look(self) -> Look:
        """Return how everybody around the table looks at it."""
        return Look(self.names, recalled=self.game.recall(self.table.state, None))

    def show_table(self) -> None:
        """Draw the table, part after part where the terminal is too narrow for the whole."""
        board, seen, look = self.board(), self.seen(None), self.look()
        whole = board.table(self.game, seen, look)
        if not 0 < columns() < whole.width:
            self.show_canvas(whole)
            return
        for title, part in board.tabs(self.game, seen, look):
            show_line(f"--- {title}")
            self.show_canvas(part)

    def show_part(self) -> None:
        """Draw the part of the table that the open question is about."""
        board, seen, look = self.board(), self.seen(None), self.look()
        title = board.needed(self.game, seen, look)
        canvas = dict(board.tabs(self.game, seen, look))[title]
        show_line(f"--- {say('plain-part', part=title)}")
        self.show_canvas(canvas)

    def word_explain(self, decision: Decision, rest: str) -> bool:
        """Print the rules of the question, of a choice, or with certain words."""
        catalogue = load_catalogue(self.game.parts.data, self.game.language)
        action = self.find(decision.seat, rest) if rest else None
        if action is not None:
            self.explain_choice(decision, action)
            return False
        found = catalogue.search(rest)[:12] if rest else ()
        if not rest:
            wanted = self.game.rules(self.seen(decision.seat))
            found = tuple(entry for entry in map(catalogue.find, wanted) if entry is not None)
        if not found:
            show_line(say("plain-no-rule", words=printable(rest[:60])))
        for entry in found:
            for line in entry_text(entry):
                show_line(line)
        return False

    def explain_choice(self, decision: Decision, action: Any) -> None:
        """Print what a choice would do, what such choices are, and what it is about."""
        show_line(self.game.describe(self.seen(self.reader(decision.seat)), decision.seat, action))
        show_line(self.words.meaning(action))
        eyes = self.eyes(decision)
        place = self.drawing.place(self.game, eyes.seen, action)
        thing = self.words.thing(eyes.seen, eyes.asker, place, self.names) if place else None
        if thing is not None:
            show_line(pair(f"{thing.name[:1].upper()}{thing.name[1:]}", thing.line))
            for part, text, said in inspect.texts_of(thing):
                if said and part != inspect.GET:
                    show_line(pair(inspect.heading_text(part), text.replace("\n", "\n  ")))

    def word_aid(self, decision: Decision, rest: str) -> bool:
        """Print the game on one page."""
        for line in aid_text(self.game, self.session.setup):
            show_line(line)
        return False

    def word_hint(self, decision: Decision, rest: str) -> bool:
        """Print the best choices, or one beside the best; in front of others without hidden knowledge."""
        seat, seen = decision.seat, self.seen(self.reader(decision.seat))
        choices = self.numbered(seat)
        about = next((i for i, (number, code, _) in enumerate(choices) if rest in (code, str(number))), -1)
        if rest and about < 0:
            show_line(say("plain-no-choice", code=printable(rest)))
            return False
        advice = self.session.advice(seat, about, public=self.flow.reader(decision) is None)
        if place := advice.place_of(about) if rest else 0:
            # The answer about one choice compares it with the best.
            two = (advice.futures[0], advice.futures[place])
            advice = evolve(advice, futures=two, contrasts=(advice.contrasts[place - 1],))
        if len(advice.futures) > 1:
            show_line(say("plain-hint-order"))
        for place, future in enumerate(advice.futures):
            chosen, *alike = (choices[choice] for choice in (future.choice, *future.alike))
            text, *others = (self.game.describe(seen, seat, action) for _, _, action in (chosen, *alike))
            codes = joined_by_or([code for _, code, _ in (chosen, *alike)])
            show_line(f"  {place + 1}. {pair(codes, choice_text(future, text, others))}")
            for line in reasons(self.game, advice, place, seat, self.names, told=True):
                show_line(f"     {line}")
        return False

    def word_why(self, decision: Decision, rest: str) -> bool:
        seen = self.seen(self.reader(decision.seat))
        off = self.game.refused_actions(seen, decision.seat)
        if not off:
            show_line(say("plain-all-possible"))
        for action in off:
            refusal = self.game.refusal(seen, decision.seat, action)
            if refusal is not None:
                what, why = self.game.describe(seen, decision.seat, action), self.words.refusal(refusal)
                show_line(f"  {pair(what, why)} ({refusal.rule})")
        return False

    def word_players(self, decision: Decision, rest: str) -> bool:
        seen = self.seen(None)
        for seat, name in enumerate(self.names):
            have = holdings_text(self.drawing.holdings(self.game, seen, seat))
            show_line(f"  {SEAT_LETTERS[seat]} {pair(name, have)}")
        return False

    def word_ask(self, decision: Decision, rest: str) -> bool:
        """Describe a thing on the table by its name."""
        eyes = self.eyes(decision)
        for line in inspect.describe_named(self.game, eyes, rest, lambda place: self.choices_at(decision.seat, place)):
            show_line(line)
        return False

    def word_look(self, decision: Decision, rest: str) -> bool:
        """Describe the table in sentences: the part that is named, or those that the question is about."""
        own = self.seen(decision.seat)
        asked = {self.drawing.place(self.game, own, action) for action in self.session.legal_actions(decision.seat)}
        for line in inspect.describe_part(self.game, self.eyes(decision), rest, asked):
            show_line(line)
        return False

    def word_board(self, decision: Decision, rest: str) -> bool:
        self.show_table()
        return False

    def word_scores(self, decision: Decision, rest: str) -> bool:
        eyes = self.lone
        estimates = estimate_scores(self.game, self.seen(eyes), eyes, MANY_WORLDS)
        for line in score_lines(self.game, estimates, self.names, final=False):
            show_line(line)
        return False

    def word_log(self, decision: Decision, rest: str) -> bool:
        lines = [
            f"{number:4} {letter_of(seat)}  {text}"
            for number, seat, event in self.table.history(None)
            if (text := self.words.tell(event, self.names))
        ]
        for line in lines if means(rest, "all") else lines[-15:]:
            show_line(line)
        return False
