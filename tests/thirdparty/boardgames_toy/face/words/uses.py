"""What a designer counts: picks and cards."""

from typing import TYPE_CHECKING, cast

from boardgames.core.usage import Use, UseKind
from boardgames.core.values import Event
from boardgames_toy.events import Drew, Picked
from boardgames_toy.game import Toy

if TYPE_CHECKING:
    from boardgames_toy.face.words.words import ToyWords


def uses(game: Toy, event: Event) -> tuple[Use, ...]:
    match event:
        case Picked(seat, coins):
            return (Use("pick", str(coins), seat),)
        case Drew(seat, card):
            return (Use("card", str(card), seat),)
        case _:
            return ()


def use_kinds(game: Toy) -> tuple[UseKind, ...]:
    t, say = game.tables, cast("ToyWords", game.words).messages.text
    picks = tuple((str(coins), label) for coins, label in zip(t.picks, t.pick_labels, strict=True))
    cards = tuple((str(card), say("uses-a-card", card=card)) for card in sorted(set(t.deck)))
    return UseKind("pick", say("uses-pick"), picks), UseKind("card", say("uses-card"), cards)
