"""What the table answers: each thing that lies on it, and its parts in sentences."""

from boardgames.core.game import Seat, Thing
from boardgames.core.messages import Messages
from boardgames_toy.box.tables import Tables
from boardgames_toy.state import HIDDEN, OPEN, State


def thing(
    t: Tables, messages: Messages, s: State, viewer: Seat | None, place: str, names: tuple[str, ...]
) -> Thing | None:
    kind, _, number = place.partition("-")
    if place == "deck":
        return _deck(t, messages, s)
    if kind == "pick" and number.isdecimal() and int(number) < len(names):
        return _pick(messages, s, viewer, int(number), names)
    return None


def _deck(t: Tables, messages: Messages, s: State) -> Thing:
    say, left = messages.text, len(s.deck)
    return Thing(
        name=say("thing-deck"),
        line=say("thing-deck-line", left=left),
        does=say("thing-deck-does"),
        worth=say("thing-deck-worth", least=min(t.deck), most=max(t.deck)),
        get=say("thing-deck-get"),
        rules=("TOY-02",),
    )


def _pick(messages: Messages, s: State, viewer: Seat | None, seat: Seat, names: tuple[str, ...]) -> Thing:
    say, pick = messages.text, s.picks[seat]
    whose = "you" if seat == viewer else names[seat]
    state = "open" if pick == OPEN else "hidden" if pick == HIDDEN else "known"
    return Thing(
        name=say("thing-pick", whose=whose),
        line=say("thing-pick-line", whose=whose, state=state, coins=pick),
        does=say("thing-pick-does"),
        worth=say("thing-pick-worth", whose=whose, coins=s.coins[seat], points=s.points[seat]),
        rules=("TOY-01",),
    )


def parts(messages: Messages, s: State) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    picks = tuple(f"pick-{seat}" for seat in range(len(s.picks)))
    return (("deck", messages.text("part-deck"), ("deck",)), ("picks", messages.text("part-picks"), picks))
