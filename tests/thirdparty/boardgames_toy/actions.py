"""The small choices a player can make."""

from typing import TypeAlias

from boardgames.core.values import Action


class Pick(Action, tag="pick"):
    """Choose in secret how many coins to ask for (TOY-01)."""

    coins: int


class Draw(Action, tag="draw"):
    """Turn up the top card of the deck and add it to your points (TOY-02)."""


class Roll(Action, tag="roll"):
    """Roll the die instead of drawing, and end the turn (TOY-03)."""


class Stop(Action, tag="stop"):
    """End the turn (TOY-04)."""


AnyAction: TypeAlias = Pick | Draw | Roll | Stop
