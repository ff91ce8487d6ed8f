"""Base of the descriptions of things: who asks, and how texts are put together for them."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from boardgames.core.game import Seat, Thing
from boardgames.core.messages import OTHER, YOU, Argument, Messages, Named
from boardgames.core.values import evolve
from boardgames.words import apart as apart
from boardgames.words import pair as pair

TEXTS = ("line", "does", "worth", "get", "others")
"""Suffixes of the optional messages about a kind of thing, beside its name."""


def lines(*texts: str) -> str:
    """Join the lines, leaving out empty ones."""
    return "\n".join(text for text in texts if text)


def sentences(*texts: str) -> str:
    """Join the sentences in one line, leaving out empty ones."""
    return " ".join(text for text in texts if text)


def line_of(thing: Thing) -> str:
    """Return a thing in a line: its name and its sentence."""
    return pair(thing.name, thing.line)


def for_asker(thing: Thing, own: bool) -> Thing:
    """Return somebody else's thing with its worth moved to `others`: it is worth nothing to the viewer."""
    return thing if own or not thing.worth else evolve(thing, worth="", others=lines(thing.worth, thing.others))


T = TypeVar("T")
S = TypeVar("S")
P = TypeVar("P")


@dataclass(frozen=True)
class Asker(ABC, Generic[T, S, P]):
    """Somebody who looks at an observed state over some tables; `P` is what a player has.

    The catalogue of the game has the messages `you`, `your` and `possessive` for this.
    """

    t: T
    messages: Messages
    s: S
    viewer: Seat | None
    names: tuple[str, ...]

    @property
    @abstractmethod
    def people(self) -> Sequence[P]:
        """Belongings of each player, by seat."""
        ...

    @property
    def me(self) -> P | None:
        """Belongings of the viewer; None for a spectator."""
        return None if self.viewer is None else self.people[self.viewer]

    @property
    def seats(self) -> range:
        return range(len(self.people))

    def rivals(self) -> Iterator[tuple[Seat, P]]:
        """Belongings of everybody but the viewer, with their seats."""
        return ((seat, player) for seat, player in enumerate(self.people) if seat != self.viewer)

    def say(self, key: str, **facts: Argument) -> str:
        return self.messages.text(key, **facts)

    def who(self, seat: Seat) -> Named:
        """Return `you`, or a name; messages select by `you` or `other`, never by the word."""
        return Named(self.say("you"), YOU) if seat == self.viewer else Named(self.names[seat], OTHER)

    def whose(self, seat: Seat) -> Named:
        """Return `your`, or `Boris's`; messages select by `you` or `other`."""
        if seat == self.viewer:
            return Named(self.say("your"), YOU)
        return Named(self.say("possessive", name=self.names[seat]), OTHER)

    def each(self, figures: Iterable[Argument]) -> str:
        """Return a figure for every seat, the viewer's first: `you 3, Boris 4`."""
        found = [(seat != self.viewer, f"{self.who(seat)} {figure}") for seat, figure in enumerate(figures)]
        return ", ".join(text for _, text in sorted(found, key=lambda one: one[0]))

    def listed(self, items: Iterable[str]) -> str:
        """Return `a, b and c`, by the message `listed`; "" for no items."""
        *first, last = [*items] or [""]
        return self.say("listed", first=", ".join(first), last=last) if first else last

    def of_each(self, key: str, facts: Iterable[tuple[Seat, Mapping[str, Argument]]]) -> str:
        """Return one message for each of several players, as a list."""
        return self.listed(self.say(key, who=self.who(seat), **more) for seat, more in facts)

    def told(self, kind: str, rules: tuple[str, ...] = (), /, **facts: Argument) -> Thing:
        """Return a thing described by the messages of its kind: `thing-<kind>`, `thing-<kind>-line` and so on."""
        more: dict[str, Argument] = {"asks": int(self.viewer is not None), **facts}
        keys = {text: f"thing-{kind}-{text}" for text in TEXTS}
        said = {text: _begun(self.say(key, **more)) for text, key in keys.items() if key in self.messages}
        return Thing(name=self.say(f"thing-{kind}", **more), rules=rules, **said)


def _begun(text: str) -> str:
    """Return the lines that are not empty, each beginning with a capital letter."""
    found = (line.strip() for line in text.splitlines())
    return "\n".join(line[:1].upper() + line[1:] for line in found if line)
