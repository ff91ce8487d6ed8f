"""Holdings of a player in the short words and figures of the strip of players."""

from typing import TYPE_CHECKING, cast

from boardgames.core.game import Seat
from boardgames.eic.face.words.names import letter
from boardgames.eic.game import EastIndiaCompanies
from boardgames.eic.rules.share_values import share_value
from boardgames.eic.state import State

if TYPE_CHECKING:
    from boardgames.eic.face.words.words import EicWords


def holdings(game: EastIndiaCompanies, seen: State, seat: Seat) -> tuple[tuple[str, str], ...]:
    t, me, say = game.tables, seen.companies[seat], cast("EicWords", game.words).messages.text
    shares = " ".join(f"{letter(seen.players, company)}{held}" for company, held in enumerate(me.shares) if held)
    posts = " ".join(t.zones[t.spot_zones[spot]].roman for spot, owner in enumerate(seen.posts) if owner == seat)
    spaces = t.warehouse[me.extensions]
    found = (
        (say("held-money"), str(me.treasury)),
        (say("held-sales"), str(me.sales or "")),
        (say("held-value"), str(share_value(t, seen, seat))),
        (say("held-shares"), shares),
        (say("held-pledged"), str(me.mortgaged or "")),
        (say("held-posts"), posts),
        (say("held-ships"), f"{len(me.fleet)}/{len(me.docks)}"),
        (say("held-store"), f"{len(me.warehouse)}/{spaces}" if spaces else ""),
    )
    return tuple((label, value) for label, value in found if value)
