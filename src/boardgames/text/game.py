"""The game as lines of text: for pipes, scripts, screen readers and terminals that can do nothing else.

Every question is answered with the number of a choice, with its code, with a line of codes, or with a word such as
`help`.
"""

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from boardgames.bots.worker import answer as think
from boardgames.core.errors import UserError, printable
from boardgames.core.game import SEAT_LETTERS, Decision, Seat
from boardgames.core.interrupts import noted_interrupts
from boardgames.core.score_sheets import exact_scores
from boardgames.core.table import IllegalAction, done_by
from boardgames.core.values import evolve
from boardgames.kit.look import Look
from boardgames.store.safe_files import write_new
from boardgames.table import inspect
from boardgames.table.consent import reasons
from boardgames.table.draft import Draft
from boardgames.table.find_moments import moment_lines, seen_moment, standings
from boardgames.table.flow import WHEN_SECRET, BotMoves, Over
from boardgames.table.foresight import Foresight
from boardgames.table.session import Session
from boardgames.table.typed_turn import compose
from boardgames.text.answers import WORD, PlainAnswers
from boardgames.text.commands import command, means
from boardgames.text.handover import HandOver
from boardgames.text.terminal import holdings_text, outcome_text, score_lines, show_line
from boardgames.words import apart, say


class Stop(Exception):
    """The player wants to leave."""


def play(session: Session, *, draws: bool = True) -> int:
    """Play until the end of the game or of the input; unless it `draws`, the table is described in words."""
    return PlainTable(session, draws=draws).run()


def is_repetition(text: str, told: list[str]) -> bool:
    """True if a text contains nothing but what was printed already."""
    for part in told:
        text = text.replace(part, "")
    return not text.strip()


class PlainTable(PlainAnswers):
    """The loop of questions and answers."""

    def __init__(self, session: Session, *, draws: bool = True) -> None:
        super().__init__(session)
        self.draws = draws
        self.at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self.hand_over = HandOver(session.names, at_terminal=self.at_terminal)
        self.told = len(session.table.choices)
        self.pictures = draws and self.at_terminal
        self.drawn_for: Seat | None = None
        self.tells_reasons = True
        self.reason: tuple[Seat, str] | None = None
        """Seat and words of the last reason, without its figures."""
        self.ahead = ""
        """Codes typed behind a choice that revealed something; they answer that player's next question."""
        self.unsaved = False
        """True if the last choice could not be saved and has not happened."""

    def run(self) -> int:
        info = self.game.info
        show_line(say("plain-begin", game=info.title, names=", ".join(self.names)))
        if self.session.seed_is_known:
            show_line(say("plain-seed", seed=str(self.session.seed)))
        self.tell_notice()
        if not self.table.choices:
            self.show_start()
        try:
            self.ask_everybody()
        except (Stop, EOFError):
            self.hand_over.end()
            self.say_where_saved()
            return 1 if self.unsaved else 0
        finally:
            self.hand_over.end()
        self.tell_news()
        show_line()
        show_line(say("plain-over"))
        show_line(say("plain-seed", seed=str(self.session.seed)))
        sheets = exact_scores(self.game.scores(self.table.state))
        for line in score_lines(self.game, sheets, self.names, final=True):
            show_line(line)
        return 0

    def show_start(self) -> None:
        """Print what was dealt before the first choice."""
        if self.draws:
            show_line(say("plain-start-drawn"))
            self.show_table()
            return
        show_line(say("plain-start-told"))
        eyes = self.lone
        seen = self.seen(eyes)
        parts = self.words.parts(seen)
        for part, title, _ in parts:
            show_line(say("above", head=say("look-part", title=title, part=inspect.part_word(parts, part, title))))
            for line in self.words.prose(seen, eyes, part, self.names):
                show_line(f"  {line}")

    def ask_everybody(self) -> None:
        """Ask all questions of the game, until nothing is left to decide."""
        while not isinstance(step := self.flow.next(WHEN_SECRET), Over):
            if isinstance(step, BotMoves):
                self.choose_unasked(step.seat, self.bot_choice(step.seat))
            elif (answer := self.flow.unasked(step.decision)) is not None:
                self.choose_unasked(step.decision.seat, answer)
            else:
                self.ask(step.decision)

    def choose_unasked(self, seat: Seat, action: Any) -> None:
        self.session.choose(seat, action)
        self.tell_notice()
        self.tell_news()

    def bot_choice(self, seat: Seat) -> Any:
        """Return a bot's choice, computed by the same code as in a worker process; ^C is heard after it."""
        with noted_interrupts():
            if self.session.thinks(seat):
                return self.session.read_answer(think(self.session.task(seat, self.session.bots[seat])))
            return self.session.bot_choice(seat)

    def tell_notice(self) -> None:
        """Print a message about the log, unless somebody sits alone at the terminal."""
        if self.session.notice and not self.hand_over.is_private:
            show_line(self.session.notice)
            self.session.notice = ""

    def tell_news(self) -> None:
        """Print what has happened since the last line, as far as everybody around the table may know it."""
        if self.hand_over.is_private:
            return
        for number in range(self.told, len(self.table.choices)):
            choice = self.table.choices[number]
            why = self.session.motive(number) if self.tells_reasons else ""
            texts = []
            for event in choice.events:
                shown = self.game.witness(event, None, later=False)
                if shown is None or not (text := self.words.tell(shown, self.names)):
                    continue
                texts.append(text)
                show_line(f"  - {text}")
                if why and done_by(shown, len(self.names)) == choice.seat:
                    self.tell_reason(choice.seat, why)
                    why = ""
            self.tell_moment(number + 1, texts)
        self.told = len(self.table.choices)

    def tell_reason(self, seat: Seat, why: str) -> None:
        """Print why a bot moved, unless the reason differs from the last one only by its figures."""
        kind = (seat, re.sub(r"\d+", "", why))
        if kind != self.reason:
            show_line(f"    {why}")
        self.reason = kind

    def tell_moment(self, number: int, told: list[str]) -> None:
        """Print the moment after a choice, such as the end of a round, if there is one.

        Nothing is printed twice: a lesser moment may be what was `told` already.
        """
        table = self.table
        moment = seen_moment(self.game, self.names, table.choices[number - 1], table.states[number - 1 : number + 1])
        if moment is None or (not moment.is_great and is_repetition(moment.text, told)):
            return
        if moment.is_great:
            eyes = self.lone
            coming = tuple(text for text in moment.coming if not is_repetition(text, told))
            moment = evolve(moment, parts=(*moment.parts, standings(table, number, eyes)), coming=coming)
        for line in moment_lines(moment, self.names):
            show_line(line)

    def ask(self, decision: Decision) -> None:
        """Ask one question until an answer moves the game."""
        if decision.secret and self.lone is None:
            self.hand_over.to(decision.seat)
        else:
            self.hand_over.end()
            self.tell_notice()
            self.tell_news()
        ahead, self.ahead = self.ahead, ""
        if ahead and self.answered(decision, ahead):
            self.tell_notice()
            self.tell_news()
            return
        self.show_question(decision)
        while True:
            answer = self.hand_over.read(f"{self.names[decision.seat]}> ")
            if self.answered(decision, answer):
                break
        self.tell_notice()
        self.tell_news()

    def show_question(self, decision: Decision) -> None:
        seat, seen = decision.seat, self.seen(decision.seat)
        if self.pictures and seat != self.drawn_for:
            self.show_part()
        self.drawn_for = seat
        show_line()
        question = self.words.question(seen, decision)
        who = f"[{self.words.status(seen)}] {self.names[seat]} ({SEAT_LETTERS[seat]})"
        show_line(say("pair", head=who, text=question))
        have = self.drawing.holdings(self.game, seen, seat)
        show_line("  " + say("plain-have", things=holdings_text(have)))
        self.show_choices(seat)

    def show_choices(self, seat: Seat) -> None:
        reader = self.reader(seat)
        seen = self.seen(reader)
        foresight = Foresight(self.table, reader, seat, answers_itself=self.session.answers_itself)
        group = ""
        for number, code, action in self.numbered(seat):
            heading = self.words.group(action)
            mark = say("above", head=heading) if heading != group else ""
            group = heading
            shown = f"{number:3}" if code != str(number) else "   "
            outcome = outcome_text(self.game, seen, seat, foresight.of(action))
            show_line(f"  {mark:14} {shown}  {code:6} {self.game.describe(seen, seat, action)}{outcome}")

    def answered(self, decision: Decision, answer: str) -> bool:
        """Carry out what was typed; True if the open question has changed."""
        if not answer:
            return False
        word, _, rest = answer.partition(" ")
        action = self.find(decision.seat, answer)
        if action is not None:
            return self.do_line(decision.seat, self.session.draft(decision.seat).follow(action))
        meant = command(word, self.commands())
        if not meant or self.find(decision.seat, word) is not None:
            composed = compose(self.session.draft(decision.seat), answer)
            if not composed.fault:
                moved = self.do_line(decision.seat, composed.draft)
                self.ahead = composed.rest if moved else ""
                return moved
            show_line(say("plain-fault", fault=composed.fault))
            return False
        is_over: bool = getattr(self, WORD + meant)(decision, rest.strip())
        return is_over

    def do_line(self, seat: Seat, line: Draft) -> bool:
        """Make the choices of a line, and the forced answers that follow."""
        return self.done(lambda: self.session.choose(seat, *line.actions))

    def done(self, move: Callable[[], None]) -> bool:
        """Make a move; False if it is illegal or cannot be saved, and then nothing has happened."""
        try:
            move()
        except IllegalAction as error:
            show_line(say("plain-impossible", why=str(error)))
            return False
        except UserError as error:
            self.unsaved = True
            show_line(say("plain-not-saved", why=str(error)))
            return False
        self.unsaved = False
        return True

    def word_help(self, decision: Decision, rest: str) -> bool:
        show_line(say("plain-help"))
        return False

    def word_list(self, decision: Decision, rest: str) -> bool:
        self.show_question(decision)
        return False

    def word_pictures(self, decision: Decision, rest: str) -> bool:
        self.pictures = not self.pictures
        show_line(say("plain-pictures-on" if self.pictures else "plain-pictures-off"))
        if self.pictures:
            self.show_part()
        return False

    def word_reasons(self, decision: Decision, rest: str) -> bool:
        self.tells_reasons = not self.tells_reasons
        show_line(say("plain-reasons-on" if self.tells_reasons else "plain-reasons-off"))
        return False

    def word_mine(self, decision: Decision, rest: str) -> bool:
        """Show the hidden things of the player to move; at a shared terminal only when the others look away."""
        seat, was_private = decision.seat, self.hand_over.is_private
        if self.lone is None:
            self.hand_over.to(seat)
        self.show_canvas(self.board().mat(self.game, self.seen(seat), seat, Look(self.names, viewer=seat)))
        if self.hand_over.is_private and not was_private:
            self.hand_over.pause(say("plain-hide"))
            self.hand_over.end()
            self.show_question(decision)
        return False

    def word_undo(self, decision: Decision, rest: str) -> bool:
        span = self.session.undo_span()
        if not span:
            show_line(say("plain-nothing-to-undo"))
            return False
        barrier = self.table.barrier(span)
        if barrier and not means(rest, "yes"):
            why = apart(reasons(barrier, self.names, self.words.fact))
            show_line(say("plain-consent", why=why))
            show_line(say("plain-undo-yes"))
            return False
        if not self.done(lambda: self.table.undo(span)):
            return False
        self.told = len(self.table.choices)
        show_line(say("plain-undone"))
        return True

    def word_redo(self, decision: Decision, rest: str) -> bool:
        if not self.table.undone:
            show_line(say("plain-nothing-to-redo"))
            return False
        return self.done(lambda: self.table.redo(self.session.redo_span()))

    def word_save(self, decision: Decision, rest: str) -> bool:
        if not rest:
            self.say_where_saved()
            return False
        name, is_open, _ = rest.partition(" --open")
        if is_open and not self.all_agree():
            return False
        from boardgames.text.replay import position_text

        text = position_text(self.table, self.session.bots, self.session.setup, is_open=bool(is_open))
        try:
            write_new(Path(name), text)
        except UserError as error:
            show_line(str(error))
            return False
        file = printable(name)
        show_line(say("plain-position-open" if is_open else "plain-position", game=self.game.info.id, file=file))
        return False

    def all_agree(self) -> bool:
        """True if everybody at the table types their own name."""
        show_line(say("plain-roll"))
        for seat in self.flow.persons:
            name = self.names[seat]
            if self.hand_over.read(f"{say('plain-your-name', name=name)} ") != name:
                show_line(say("plain-disagreed", name=name))
                return False
        return True

    def word_quit(self, decision: Decision, rest: str) -> bool:
        raise Stop

    def say_where_saved(self) -> None:
        log = self.session.log
        if log is None:
            return
        if self.session.is_saved:
            show_line(say("plain-saved", file=printable(str(log.path))))
        else:
            show_line(say("plain-gone", file=printable(str(log.path))))
