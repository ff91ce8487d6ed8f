"""The part of the contract that is read by people: what the words of a game must be able to say."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from boardgames.core.choice_forms import Form
from boardgames.core.game_info import Config
from boardgames.core.messages import Messages
from boardgames.core.moment import Moment
from boardgames.core.player_aid import Aid
from boardgames.core.records import Decision, Refusal, ScoreLine, Seat, Thing
from boardgames.core.values import Action, Event

A_in = TypeVar("A_in", contravariant=True)
S_in = TypeVar("S_in", contravariant=True)


class Words(Protocol[S_in, A_in]):
    """Every sentence and short code that a person sees, apart from drawings."""

    def status(self, state: S_in) -> str:
        """Return round and phase in a few words: `round 3 of 7 · planning`."""
        ...

    def question(self, state: S_in, decision: Decision) -> str:
        """Return the question in a few words: `place disc 2 of 3`."""
        ...

    def describe(self, state: S_in, seat: Seat, action: A_in) -> str:
        """Return the action in plain words, with cost and immediate gain."""
        ...

    def group(self, action: A_in) -> str:
        """Return the heading under which the action is listed: a verb."""
        ...

    def code(self, state: S_in, action: A_in) -> str:
        """Return what a player types for the action.

        1 to 6 lower-case letters, digits, dots or colons, made from the thing itself and never from its position in
        the list: what is printed on the board. Unique among the legal actions of a decision, also without its dots
        and colons.
        """
        ...

    def form(self, state: S_in, seat: Seat, action: A_in) -> Form | None:
        """Return the smaller choices that make up the action, or None if it is a single one; its code is made of
        theirs."""
        ...

    def refusal(self, refusal: Refusal) -> str:
        """Return why an action is not legal, as one sentence."""
        ...

    def meaning(self, action: A_in) -> str:
        """Return one sentence about this kind of action, whatever it costs now."""
        ...

    def warning(self, state: S_in, seat: Seat, action: A_in, soon: S_in | None, events: Sequence[Event]) -> str:
        """Return a warning to read before the choice: a loss, a price that falls due, a way that closes; or "".

        `soon` is what can be seen right after it, None if chance decides; `events` are certain to happen at once.
        """
        ...

    def purpose(self, seen: S_in, seat: Seat, action: A_in) -> str:
        """Return public facts in favour of a choice of somebody, where points alone do not explain it, in a few words;
        or ""."""
        ...

    def fact(self, kind: str) -> str:
        """Return words for a kind of fact of `Game.unseen` that somebody has learned, without revealing it."""
        ...

    def category(self, category: str) -> str:
        """Return words for what points are for; for a kind alone (`shares` where there are `shares.red`) all of that
        kind."""
        ...

    def sum(self, line: ScoreLine) -> str:
        """Return the calculation of the points of a line; empty if their number says everything."""
        ...

    def tell(self, event: Event, names: tuple[str, ...]) -> str:
        """Return the event as one sentence; empty if it is not worth a line."""
        ...

    def tip(self, kind: str) -> str:
        """Return a word of advice for somebody who meets this kind of question for the first time."""
        ...

    def aid(self, table: Config | None = None) -> Aid:
        """Return the game on one page: with the figures of its tables, and only what the table at hand has: its number
        of players, variant and options. None: whatever the game has."""
        ...

    def moment(self, events: tuple[Event, ...], before: S_in, after: S_in, names: tuple[str, ...]) -> Moment | None:
        """Return what everybody should look up for after a choice, or None.

        Events and states are those of a spectator, so that the card can be shown to everybody at once.
        """
        ...

    def thing(self, seen: S_in, viewer: Seat | None, place: str, names: tuple[str, ...]) -> Thing | None:
        """Return a description of what is at a place of the board, for the viewer of an observed state; None if there
        is no such place.

        Places are those that drawings mark: cards, tiles, spaces of tracks, regions, ships, columns, figures. At a
        shared screen the viewer may be a player whose own hidden things are blanked as well. It is asked at every
        step of the cursor: what takes long does not belong here.
        """
        ...

    def parts(self, seen: S_in) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
        """Return (id, title, places) of each part of the table, in the order in which one would read it."""
        ...

    def prose(self, seen: S_in, viewer: Seat | None, part: str, names: tuple[str, ...]) -> tuple[str, ...]:
        """Return a part of the table in sentences, for somebody who cannot see the picture."""
        ...


class Phrases:
    """The part of `core.game.Words` that needs no tables: a game's words begin with it and add the rest."""

    def __init__(self, messages: Messages) -> None:
        self.messages = messages

    def meaning(self, action: Action) -> str:
        """Return one sentence about this kind of action, whatever it costs now."""
        return self.messages.text(f"meaning-{action.__struct_config__.tag}")

    def category(self, category: str) -> str:
        """Return words for what points are for."""
        kind, _, thing = category.partition(".")
        return self.messages.text(f"score-{kind}", of=thing or "all")

    def sum(self, line: ScoreLine) -> str:
        """Return the calculation of the points of a line; empty if there is none."""
        key = f"sum-{line.category.partition('.')[0]}"
        return self.messages.text(key, sum=line.sum) if line.sum and key in self.messages else line.sum

    def refusal(self, refusal: Refusal) -> str:
        """Return the sentence for why an action is illegal."""
        return self.messages.text(refusal.reason, **refusal.blanks)

    def purpose(self, seen: Any, seat: Seat, action: Any) -> str:
        """Return "": a game overrides this if it explains choices."""
        return ""

    def fact(self, kind: str) -> str:
        """Return words for a kind of fact that somebody has learned."""
        return self.messages.text(f"fact-{kind}")

    def tip(self, kind: str) -> str:
        """Return advice for somebody who meets this kind of question for the first time."""
        return self.messages.text(f"tip-{kind}")
