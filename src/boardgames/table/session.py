"""A game being played: the table, its log on the disk and the bots in its seats. Screens use nothing else."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boardgames.bots import bot_luck, find_bot, luck_at
from boardgames.core.equal_choices import different_choices, place_of_choice
from boardgames.core.errors import UserError
from boardgames.core.game import Config, Decision, Game, Seat
from boardgames.core.player_names import fault_in_names
from boardgames.core.table import Barrier, Table
from boardgames.core.values import decode
from boardgames.store.log import new_header
from boardgames.store.log_writer import LogWriter
from boardgames.store.replay import replay
from boardgames.table.draft import Draft, forced_answer
from boardgames.table.load_game import in_spoken_language, load_game
from boardgames.table.reasons import costs_at_once, reason_for
from boardgames.words import say

if TYPE_CHECKING:
    from boardgames.bots.side_by_side import Advice

# A table without bots needs none of their modules: they are imported on first use.


class Session:
    """One game in play. Every choice is on the disk when a method returns, if the session has a log."""

    def __init__(self, table: Table[Any, Any], setup: Config, bots: tuple[str, ...], log: LogWriter | None) -> None:
        self.table = table
        self.setup = setup
        self.game: Game[Any, Any] = table.game
        self.names = table.names
        self.bots = bots
        self.seed = setup.seed
        self.seed_is_known = False
        """True if the players chose the seed; another one is secret until the end, because it decides all chance."""
        self.log = log
        self.data: Path | None = None
        """Folder of the tables, if they are not the game's own."""
        self._first_path = log.path if log is not None else None
        self._notice = ""
        self.answers_itself = True
        """True if forced answers are given without a question."""
        self._joined: set[int] = set()
        """Numbers of the choices, from 0, that were confirmed together with the one before."""
        self._by_itself: dict[int, bool] = {}
        """Cache of `_was_forced`, by the number of the choice."""
        self._motives: dict[int, dict[str, float]] = {}
        """Points by kind that a bot expects from its choice by the end, by the number of the choice."""
        self._players = [find_bot(name) if name else None for name in bots]
        self._luck = [bot_luck(setup.seed, seat) for seat in range(len(bots))]

    @classmethod
    def new(
        cls,
        game: Game[Any, Any],
        names: tuple[str, ...],
        bots: tuple[str, ...],
        *,
        seed: int,
        variant: str,
        options: tuple[str, ...] = (),
        path: Path | None = None,
        position: Any = None,
        data: Path | None = None,
    ) -> "Session":
        """Start a new game, from the beginning or from a position; without a path it is not saved."""
        if fault := fault_in_names(names):
            raise UserError(say("cannot-set-up", fault=fault))
        setup = Config(len(names), seed, variant, options)
        first = position if position is not None else game.start(setup)
        log = None
        if path is not None:
            header = new_header(
                game,
                names,
                bots,
                first,
                seed=seed,
                variant=variant,
                options=options,
                from_position=position is not None,
            )
            log = LogWriter.create(path, header)
        session = cls(Table(game, first, names, log), setup, bots, log)
        session.data = data
        return session

    @classmethod
    def resume(cls, path: Path, data: Path | None = None) -> "Session":
        """Continue the game of a log after its last whole line."""
        log, writer = LogWriter.reopen(path)
        try:
            table = replay(log, load_game(log.header.game, data))
        except BaseException:
            writer.close()
            raise
        table.journal = writer
        session = cls(table, log.header.config, log.header.bots, writer)
        session.data = data
        if log.torn:
            session.notice = say("log-torn")
        return session

    def change_language(self) -> None:
        """Continue in the language that is used now: states, choices and the log hold no words."""
        self.game = self.table.game = in_spoken_language(self.table.game)

    def lay_open(self, is_open: bool) -> None:
        """Leave open what everybody saw, or cover it as the rules say; players agree on that, and no log records it."""
        self.game = self.table.game = self.table.game.laid_open(is_open)

    @property
    def notice(self) -> str:
        """Message to show once: a torn last line, or that the log is another file now."""
        if self.log is not None and self.log.notice:
            self._notice, self.log.notice = self.log.notice, ""
        return self._notice

    @notice.setter
    def notice(self, text: str) -> None:
        self._notice = text

    @property
    def has_moved(self) -> bool:
        """True if the log is another file now than the one that was opened."""
        return self.log is not None and self.log.path != self._first_path

    @property
    def is_saved(self) -> bool:
        """True if every choice so far is in the log, at its path."""
        return self.log is not None and self.log.is_whole

    @property
    def decision(self) -> Decision | None:
        """Question to ask now: the first open one."""
        open_now = self.table.decisions()
        return open_now[0] if open_now else None

    def is_bot(self, seat: Seat) -> bool:
        return self._players[seat] is not None

    def legal_actions(self, seat: Seat) -> tuple[Any, ...]:
        return self.game.legal_actions(self.table.state, seat)

    def choose(self, seat: Seat, *actions: Any) -> None:
        """Make one choice, or several in a row that are undone together.

        `IllegalAction` if one is refused, `UserError` if one cannot be saved; those before it are made.
        """
        for number, action in enumerate(actions):
            at = len(self.table.choices)
            self.table.play(seat, action)
            self._joined = {joined for joined in self._joined if joined < at}
            self._by_itself = {known: forced for known, forced in self._by_itself.items() if known < at}
            if number:
                self._joined.add(at)

    def draft(self, seat: Seat) -> Draft:
        """Return an empty draft of a turn of this seat."""
        return Draft(self.game, len(self.names), seat, self.table.state, self.answers_itself)

    def forced_answer(self, asked: Decision) -> Any:
        """Return the answer that a person need not be asked for; None if there is something to choose."""
        if not self.answers_itself or self.is_bot(asked.seat):
            return None
        return forced_answer(self.game, self.table.state, asked, len(self.names), before=self.table.states[:-1])

    def thinks(self, seat: Seat) -> bool:
        """True if the bot in this seat may take so long that it should think in a process of its own."""
        bot = self._players[seat]
        return bot is not None and bot.thinks

    def bot_choice(self, seat: Seat) -> Any:
        """Return the choice of the bot in this seat."""
        bot = self._players[seat]
        if bot is None:
            raise ValueError(f"a person sits in seat {seat}")
        state, actions = self.table.state, self.legal_actions(seat)
        return bot.choose(self.game, lambda: self.game.recall(state, seat), seat, actions, self._luck_now(seat))

    def task(self, seat: Seat, bot: str) -> bytes:
        """Return the seat's question for a bot in another process (`bots.worker`): only what the seat knows."""
        from boardgames.bots.worker import make_task

        return make_task(self.game, self.data, bot, seat, self._luck_now(seat), self.table.state)

    def read_answer(self, line: bytes) -> Any:
        """Return the action in a worker's answer, and keep the bot's reason for `motive`."""
        from boardgames.bots.worker import Reply

        reply = decode(line, Reply)
        self._motives[len(self.table.choices)] = reply.motive
        return decode(bytes(reply.action), self.game.action_type)

    def motive(self, number: int) -> str:
        """Return why a bot made a choice, counted from 0: its own reason, or else what everybody can see.

        Empty for a person's choice, and if no reason is known.
        """
        seat = self.table.choices[number].seat
        if not self.is_bot(seat):
            return ""
        from boardgames.table.coach_text import bot_reason

        gains = self._motives.get(number)
        own = bot_reason(self.game, gains, costs_at_once(self.table, number + 1)) if gains else ""
        return own or reason_for(self.table, number + 1, thinks=self.thinks(seat))

    def coach_task(self, seat: Seat, about: int = -1, *, public: bool, behind: Sequence[Any] = ()) -> bytes:
        """Return the seat's question as a line for the coach in another process; everybody may read a `public` answer.

        `behind` are the states after choices that are not made yet: the question is the one after the last of them.
        """
        from boardgames.bots.worker import make_plea

        luck = self._luck_now(seat, len(behind))
        state = behind[-1] if behind else self.table.state
        return make_plea(self.game, self.data, seat, luck, state, about, public=public)

    def coach_task_at(self, number: int, *, again: bool = False) -> bytes:
        """Return a question of the past as a line for the coach: what did the choice that answered it cost?

        If asked `again`, the coach thinks longer, plays other games than the first time, and checks what it finds.
        """
        from boardgames.bots.worker import make_plea

        choice, state = self.table.choices[number], self.table.states[number]
        about = place_of_choice(self.game, state, choice.seat, choice.action)
        luck = luck_at(self._luck[choice.seat], number + again * len(self.table.choices))
        return make_plea(
            self.game, self.data, choice.seat, luck, state, about, public=False, quick=not again, proof=again
        )

    def advice(self, seat: Seat, about: int = -1, *, public: bool) -> "Advice":
        """Return the coach's advice for this seat, computed in this process."""
        from boardgames.bots.coach import advise, public_view

        luck, state = self._luck_now(seat), self.table.state
        seen = public_view(self.game, state, seat, luck) if public else self.game.recall(state, seat)
        return advise(self.game, seen, seat, different_choices(self.game, seen, seat), luck, about)

    def read_advice(self, line: bytes) -> "Advice":
        """Return the coach's advice in a worker's answer."""
        from boardgames.bots.side_by_side import Advice

        return decode(line, Advice)

    def _luck_now(self, seat: Seat, behind: int = 0) -> int:
        return luck_at(self._luck[seat], len(self.table.choices) + behind)

    def undo_span(self) -> int:
        """Return how many choices one undo takes back; 0 if no person has made any.

        These are a person's last choice, those that were confirmed together with it, and all that bots or the table did
        after it.
        """
        for at in range(len(self.table.choices) - 1, -1, -1):
            if self._is_chosen(at):
                return len(self.table.choices) - at
        return 0

    def needs_consent(self, barrier: Barrier) -> bool:
        """True if players must agree to an undo; moves of bots are no reason if only one person plays."""
        persons = self.bots.count("")
        return bool(barrier) if persons > 1 else barrier.chance or bool(barrier.learned)

    def free_undos(self) -> int:
        """Return how many undos in a row need no consent."""
        choices = self.table.choices
        if self.bots.count("") > 1:
            return sum(map(self._is_chosen, range(len(choices) - self.table.free_undos(), len(choices))))
        count = 0
        for number in range(len(choices), 0, -1):
            if self.table.reveals(number):
                break
            count += self._is_chosen(number - 1)
        return count

    def redo_span(self) -> int:
        """Return how many choices one redo makes: as many as one undo has taken back."""
        table = self.table
        if not table.undone:
            return 0
        count, at = 1, len(table.choices)
        while count < len(table.undone) and (at + count in self._joined or self.is_bot(table.undone[-1 - count].seat)):
            count += 1
        return count

    def _is_chosen(self, at: int) -> bool:
        """True if a person made this choice, and not together with the one before it."""
        if self.is_bot(self.table.choices[at].seat) or at in self._joined:
            return False
        if at not in self._by_itself:
            self._by_itself[at] = self._was_forced(at)
        return not self._by_itself[at]

    def _was_forced(self, at: int) -> bool:
        """True if this choice answered a question that was not asked."""
        table, seats = self.table, len(self.names)
        asked = self._asked_at(at)
        if not self.answers_itself or asked is None:
            return False
        last = self._asked_at(at - 1) if at else None
        return forced_answer(self.game, table.states[at], asked, seats, last, table.states[:at]) is not None

    def _asked_at(self, at: int) -> Decision | None:
        """Return the question that this choice answered."""
        seat = self.table.choices[at].seat
        return next((asked for asked in self.game.decisions(self.table.states[at]) if asked.seat == seat), None)

    def close(self) -> None:
        if self.log is not None:
            self.log.close()
