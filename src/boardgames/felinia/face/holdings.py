"""Holdings of a player in the short words and figures of the strip of players."""

from typing import TYPE_CHECKING, cast

from boardgames.core.game import Seat
from boardgames.felinia.face.things.components import THINGS
from boardgames.felinia.face.words.names import brief
from boardgames.felinia.game import Felinia
from boardgames.felinia.state import State
from boardgames.kit.panels import fitting

if TYPE_CHECKING:
    from boardgames.felinia.face.words.words import FeliniaWords

LONGEST_GOODS = 22
"""Letters of goods in a player's line with blanks between them: more come without."""


def holdings(game: Felinia, seen: State, seat: Seat) -> tuple[tuple[str, str], ...]:
    """Return what a player has: first what pays for things, and nothing of which there is none, to keep the line
    short."""
    t, p, say = game.tables, seen.players[seat], cast("FeliniaWords", game.words).messages.text
    kinds = [brief(t, good, count) for good, count in enumerate(p.goods) if count]
    goods = fitting(LONGEST_GOODS, ", ".join(kinds), ",".join(kinds))
    held = {"gold": p.gold, "spice": p.spice, "provisions": p.provisions, "stock": p.stock, "trade": len(p.trade)}
    held |= {**dict(THINGS.held(p)), "mystery": len(p.mystery)}
    some = [(what, str(count)) for what, count in held.items() if count or what == "stock"]
    lines = [("coins", str(p.money)), ("goods", goods or "-"), *some]
    return tuple((say(f"holding-{what}"), value) for what, value in lines)
