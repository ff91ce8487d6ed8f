"""A game of five minutes that has everything the core must cope with: secret simultaneous picks, a hidden deck, dice.

Three rounds. First everybody secretly picks 1, 2 or 3 coins to take; the picks are shown together, and who picked a
number that nobody else did takes that many coins. Then, in turn, each player draws cards from the deck (points, seen
by everybody) until stopping, or rolls the die once instead.
"""

from pathlib import Path
from typing import Any, Self

from boardgames.core.protocol import Config, Decision, GameInfo, Option, Refusal, ScoreLine, ScoreSheet, Seat
from boardgames.core.rng import below, shuffled, start_streams
from boardgames.core.values import Action, Event, Value, digest, evolve

ROUNDS = 3
DECK, DIE = 0, 1
HIDDEN = -1


class Pick(Action, tag="pick"):
    """Choose in secret how many coins to ask for (TOY-01)."""

    coins: int


class Draw(Action, tag="draw"):
    """Turn up the top card of the deck and add it to your points (TOY-02)."""


class Roll(Action, tag="roll"):
    """Roll the die and end the turn (TOY-03)."""


class Stop(Action, tag="stop"):
    """End the turn (TOY-04)."""


class Picked(Event, tag="picked"):
    seat: Seat
    coins: int


class Revealed(Event, tag="revealed"):
    picks: tuple[int, ...]


class Drew(Event, tag="drew"):
    seat: Seat
    card: int


class Rolled(Event, tag="rolled"):
    seat: Seat
    pips: int


class Stopped(Event, tag="stopped"):
    seat: Seat


class State(Value):
    round: int
    picks: tuple[int, ...]
    """0: not yet; the rest only while the round's picks are open."""
    turn: int
    """Seat to draw; -1 while picks are open."""
    drawn: int
    coins: tuple[int, ...]
    points: tuple[int, ...]
    deck: tuple[int, ...]
    rng: tuple[int, ...]


PICKS = (Pick(1), Pick(2), Pick(3))
DRAW, ROLL, STOP = Draw(), Roll(), Stop()
ToyAction = Pick | Draw | Roll | Stop
ToyEvent = Picked | Revealed | Drew | Rolled | Stopped


class Toy:
    info = GameInfo(
        id="toy",
        title="Toy",
        revision=1,
        players=(2, 3, 4),
        variants=("plain",),
        options=(Option("rich", "Start with five coins", "TOY-05"),),
        minutes="5",
        hidden="picks",
    )
    data_digest = digest("toy")
    state_type = State
    action_type: Any = ToyAction
    event_type: Any = ToyEvent

    def __init__(self) -> None:
        self.words = ToyWords()

    def with_data(self, folder: Path) -> Self:
        return self

    def start(self, config: Config) -> State:
        rng = list(start_streams(config.seed, ("deck", "die")))
        rng[DECK], deck = shuffled(rng[DECK], tuple(range(1, 13)))
        coins = 5 if "rich" in config.options else 0
        n = config.players
        return State(1, (0,) * n, -1, 0, (coins,) * n, (0,) * n, deck, tuple(rng))

    def decisions(self, state: State) -> tuple[Decision, ...]:
        if state.round > ROUNDS:
            return ()
        if state.turn < 0:
            return tuple(Decision(seat, "pick", secret=True) for seat, pick in enumerate(state.picks) if pick == 0)
        return (Decision(state.turn, "draw"),)

    def legal_actions(self, state: State, seat: Seat) -> tuple[ToyAction, ...]:
        if not any(decision.seat == seat for decision in self.decisions(state)):
            return ()
        if state.turn < 0:
            return PICKS
        options: tuple[ToyAction, ...] = (DRAW,) if state.deck else ()
        return (*options, ROLL, STOP) if state.drawn == 0 else (*options, STOP)

    def refusal(self, state: State, seat: Seat, action: ToyAction) -> Refusal | None:
        if action in self.legal_actions(state, seat):
            return None
        return Refusal("TOY-04", "That cannot be done now.")

    def apply(self, state: State, seat: Seat, action: ToyAction, events: list[Event] | None = None) -> State:
        told: list[Event] = [] if events is None else events
        match action:
            case Pick(coins):
                told.append(Picked(seat, coins))
                picks = (*state.picks[:seat], coins, *state.picks[seat + 1 :])
                if 0 in picks:
                    return evolve(state, picks=picks)
                told.append(Revealed(picks))
                gained = tuple(c + (p if picks.count(p) == 1 else 0) for c, p in zip(state.coins, picks, strict=True))
                return evolve(state, picks=picks, coins=gained, turn=0, drawn=0)
            case Draw():
                card = state.deck[0]
                told.append(Drew(seat, card))
                return evolve(state, deck=state.deck[1:], points=_add(state.points, seat, card), drawn=state.drawn + 1)
            case Roll():
                stream, pips = below(state.rng[DIE], 6)
                told.append(Rolled(seat, pips + 1))
                state = evolve(state, rng=(state.rng[DECK], stream), points=_add(state.points, seat, pips + 1))
            case Stop():
                told.append(Stopped(seat))
        if seat + 1 < len(state.coins):
            return evolve(state, turn=seat + 1, drawn=0)
        return evolve(state, round=state.round + 1, turn=-1, drawn=0, picks=(0,) * len(state.coins))

    def observe(self, state: State, seat: Seat | None) -> State:
        picks = state.picks
        if state.turn < 0:
            picks = tuple(p if i == seat or p == 0 else HIDDEN for i, p in enumerate(picks))
        return evolve(state, picks=picks, deck=(0,) * len(state.deck), rng=(0, 0))

    def imagine(self, seen: State, seat: Seat | None, luck: int) -> State:
        picks = list(seen.picks)
        for i, pick in enumerate(picks):
            if pick == HIDDEN:
                luck, guess = below(luck, 3)
                picks[i] = guess + 1
        # Which cards have gone is public, but this state does not keep them; any deck looks the same.
        luck, deck = shuffled(luck, tuple(range(1, 13)))
        return evolve(seen, picks=tuple(picks), deck=deck[: len(seen.deck)], rng=(luck, luck))

    def unseen(self, state: State, seat: Seat | None) -> frozenset[str]:
        facts = {f"deck: {card}" for card in state.deck}
        if state.turn < 0:
            facts |= {f"pick of {i}: round {state.round}" for i, p in enumerate(state.picks) if p and i != seat}
        return frozenset(facts)

    def witness(self, event: Event, seat: Seat | None, *, later: bool) -> Event | None:
        if isinstance(event, Picked) and event.seat != seat:
            return Picked(event.seat, HIDDEN)
        return event

    def scores(self, state: State) -> tuple[ScoreSheet, ...]:
        return tuple(
            ScoreSheet(seat, (ScoreLine("cards", points, "TOY-02"), ScoreLine("coins", coins, "TOY-01")), (coins,))
            for seat, (points, coins) in enumerate(zip(state.points, state.coins, strict=True))
        )

    def describe(self, state: State, seat: Seat, action: ToyAction) -> str:
        match action:
            case Pick(coins):
                return f"ask for {coins} coins"
            case Draw():
                return "draw a card"
            case Roll():
                return "roll the die"
            case Stop():
                return "stop"


class ToyWords:
    def status(self, state: State) -> str:
        return f"round {min(state.round, ROUNDS)} of {ROUNDS} · {'picks' if state.turn < 0 else 'cards'}"

    def round(self, state: State) -> int:
        return min(state.round, ROUNDS)

    def question(self, state: State, decision: Decision) -> str:
        return "pick coins in secret" if decision.kind == "pick" else "draw, roll or stop"

    def rules(self, state: State, decision: Decision) -> tuple[str, ...]:
        return ("TOY-01",) if decision.kind == "pick" else ("TOY-02", "TOY-03", "TOY-04")

    def group(self, action: ToyAction) -> str:
        return "pick" if isinstance(action, Pick) else "card" if isinstance(action, Draw) else "turn"

    def code(self, state: State, action: ToyAction) -> str:
        return str(action.coins) if isinstance(action, Pick) else {Draw: "d", Roll: "r", Stop: "s"}[type(action)]

    def place(self, state: State, action: ToyAction) -> str | None:
        return "deck" if isinstance(action, Draw) else None

    def neighbours(self, state: State, seat: Seat) -> tuple[ToyAction, ...]:
        return (ROLL,) if state.turn == seat and state.drawn else ()

    def tell(self, event: Event, names: tuple[str, ...]) -> str:
        match event:
            case Picked(seat, coins):
                return f"{names[seat]} has picked" + ("" if coins == HIDDEN else f" {coins}")
            case Revealed(picks):
                return "picks: " + " ".join(map(str, picks))
            case Drew(seat, card):
                return f"{names[seat]} draws {card}"
            case Rolled(seat, pips):
                return f"{names[seat]} rolls {pips}"
            case Stopped(seat):
                return f"{names[seat]} stops"
        return ""

    def concerns(self, event: Event) -> tuple[Seat, ...]:
        return tuple(range(len(event.picks))) if isinstance(event, Revealed) else ()

    def holdings(self, state: State, seat: Seat) -> tuple[tuple[str, str], ...]:
        return (("coins", str(state.coins[seat])), ("points", str(state.points[seat])))


def _add(values: tuple[int, ...], seat: Seat, amount: int) -> tuple[int, ...]:
    return (*values[:seat], values[seat] + amount, *values[seat + 1 :])


GAME = Toy()
