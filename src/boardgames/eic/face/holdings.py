"""What a player has, in the short words and figures of the strip of players."""

from boardgames.core.game import Seat
from boardgames.eic.face.words.names import letter
from boardgames.eic.game import EastIndiaCompanies
from boardgames.eic.rules.share_values import share_value
from boardgames.eic.state import State


def holdings(game: EastIndiaCompanies, seen: State, seat: Seat) -> tuple[tuple[str, str], ...]:
    t, me = game.tables, seen.companies[seat]
    shares = " ".join(f"{letter(seen.players, company)}{held}" for company, held in enumerate(me.shares) if held)
    posts = " ".join(t.zones[t.spot_zones[spot]].roman for spot, owner in enumerate(seen.posts) if owner == seat)
    spaces = t.warehouse[me.extensions]
    found = (
        ("PO", str(me.treasury)),
        ("sales", str(me.sales or "")),
        ("value", str(share_value(t, seen, seat))),
        ("shares", shares),
        ("pledged", str(me.mortgaged or "")),
        ("posts", posts),
        ("ships", f"{len(me.fleet)}/{len(me.docks)}"),
        ("store", f"{len(me.warehouse)}/{spaces}" if spaces else ""),
    )
    return tuple((label, value) for label, value in found if value)
