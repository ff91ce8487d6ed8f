"""Contract of a game's drawing module, and what it is given about the viewer.

The board of a game is a module with these functions, `face/table.py`. They are pure: everything they show comes from an
*observed* state, so a drawing cannot reveal what `observe` hides.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from boardgames.core.game import Seat
from boardgames.kit.canvas import Canvas

TABLE_SIZE = (118, 26)
LARGE_SIZE = (198, 46)
TAB_SIZE = (78, 13)


@dataclass(frozen=True)
class Look:
    """Everything that a drawing may use besides the observed state."""

    names: tuple[str, ...]
    """Names of the players, by seat."""
    viewer: Seat | None = None
    """Seat for which the state was observed; None for everybody around the table."""
    legal: Mapping[str, str] = field(default_factory=dict)
    """Places that a legal action points at, each with the code to type for it."""
    selected: str | None = None
    """Place under the cursor."""
    action: Any = None
    """Legal action that is selected and not yet confirmed, for its ghost."""
    choices: tuple[tuple[Any, str], ...] = ()
    """Every legal action of the open question with its code, also those that point at no place."""
    scored: frozenset[Seat] | None = None
    """Seats whose score may be shown as if the game ended now; None if everybody's may."""
    after: Any = None
    """State as the viewer would see it after that action: all that a board may show of its effects. None if
    nothing is selected, or if chance or something hidden decides."""

    recalled: Any = None
    """View with what the viewer saw before (`Game.recall`). None if the viewer remembers nothing."""

    def tells_score(self, seat: Seat) -> bool:
        """True if the score of a seat may be shown as if the game ended now."""
        return self.scored is None or seat in self.scored


class Board(Protocol):
    """The functions of a drawing module. Colours are those of `kit.colours` and of the game's own board.

    It may have more: `category_colour(game, players, category)`, the colour of points of a category in bars and tables,
    empty where the game has none of its own for it; and `families`, a tuple of `kit.families.Families`, which say what
    is one thing and what must be told apart where a terminal has few colours.
    """

    def table(self, game: Any, seen: Any, look: Look) -> Canvas:
        """Return the whole table, exactly 118 x 26."""
        ...

    def large(self, game: Any, seen: Any, look: Look) -> Canvas:
        """Return the whole table for a large screen, exactly 198 x 46, with more detail and whole words."""
        ...

    def tabs(self, game: Any, seen: Any, look: Look) -> tuple[tuple[str, Canvas], ...]:
        """Return the table in parts of at most 78 x 13 with short titles, always in the same order."""
        ...

    def needed(self, game: Any, seen: Any, look: Look) -> str:
        """Return the title of the part that the open question needs: on a small screen it is shown first."""
        ...

    def place(self, game: Any, seen: Any, action: Any) -> str | None:
        """Return the id of the place that an action points at, which a mouse would click; None if there is none."""
        ...

    def holdings(self, game: Any, seen: Any, seat: Seat) -> tuple[tuple[str, str], ...]:
        """Return what a player has, as short labels and values for one line, without the points."""
        ...

    def mat(self, game: Any, seen: Any, seat: Seat, look: Look) -> Canvas:
        """Return the public things of one player, at most 78 wide; the secrets, too, if that player is the viewer."""
        ...
