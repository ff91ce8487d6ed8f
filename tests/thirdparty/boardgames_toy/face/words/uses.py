"""What a designer counts: picks and cards."""

from boardgames.core.messages import Messages
from boardgames.core.usage import Use, UseKind
from boardgames.core.values import Event
from boardgames_toy.box.tables import Tables
from boardgames_toy.events import Drew, Picked


def uses(event: Event) -> tuple[Use, ...]:
    match event:
        case Picked(seat, coins):
            return (Use("pick", str(coins), seat),)
        case Drew(seat, card):
            return (Use("card", str(card), seat),)
        case _:
            return ()


def use_kinds(t: Tables, messages: Messages) -> tuple[UseKind, ...]:
    picks = tuple((str(coins), label) for coins, label in zip(t.picks, t.pick_labels, strict=True))
    cards = tuple((str(card), messages.text("uses-a-card", card=card)) for card in sorted(set(t.deck)))
    return UseKind("pick", messages.text("uses-pick"), picks), UseKind("card", messages.text("uses-card"), cards)
