"""Holdings of a player in the short words and figures of the strip of players."""

from boardgames.amerigo.face.words.words import words_of
from boardgames.amerigo.game import Amerigo
from boardgames.amerigo.state import State
from boardgames.core.game import Seat


def holdings(game: Amerigo, seen: State, seat: Seat) -> tuple[tuple[str, str], ...]:
    """The most telling first: where there is little room the end is left out. Goods count by kind, on their sheet."""
    t, p = game.tables, seen.players[seat]
    say = words_of(game).names.say
    return (
        (say("held-vp"), str(p.vp)),
        (say("held-gold"), str(p.gold)),
        (say("held-cannons"), str(p.cannons)),
        (say("held-tiles"), str(sum(p.reserve))),
        (say("held-posts"), str(t.posts - p.posts_left)),
        (say("held-tokens"), str(len(p.tokens))),
        *(((say("held-chests"), str(p.chests)),) if p.chests else ()),
        (say("held-progress"), str(p.progress)),
        (say("held-special"), str(p.special)),
    )
