"""What a player has, in the short words and figures of the strip of players."""

from boardgames.amerigo.game import Amerigo
from boardgames.amerigo.state import State
from boardgames.core.game import Seat


def holdings(game: Amerigo, seen: State, seat: Seat) -> tuple[tuple[str, str], ...]:
    t, p = game.tables, seen.players[seat]
    return (
        ("VP", str(p.vp)),
        ("gold", str(p.gold)),
        ("cannons", str(p.cannons)),
        ("tiles", str(sum(p.reserve))),
        ("posts", str(t.posts - p.posts_left)),
        ("tokens", str(len(p.tokens))),
        *((("chests", str(p.chests)),) if p.chests else ()),
        ("step", str(p.progress)),
        ("disc", str(p.special)),
        ("goods", str(sum(p.goods))),
    )
