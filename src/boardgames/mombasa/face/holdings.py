"""Holdings of a player in the short words and figures of the strip of players."""

from typing import TYPE_CHECKING, cast

from boardgames.core.game import Seat
from boardgames.mombasa.box.tables import TOTALS
from boardgames.mombasa.face.words.names import company_code
from boardgames.mombasa.game import Mombasa
from boardgames.mombasa.rules.scoring import shares
from boardgames.mombasa.state import UNATTACHED, State

if TYPE_CHECKING:
    from boardgames.mombasa.face.words.words import MombasaWords


def holdings(game: Mombasa, seen: State, seat: Seat) -> tuple[tuple[str, str], ...]:
    t, p = game.tables, seen.players[seat]
    say = cast("MombasaWords", game.words).messages.text
    face_up = [say(f"shown-{kind}") + str(total) for kind, total in zip(TOTALS, p.totals, strict=True) if total]
    face_up += [f"+{t.plus_one}"] * (p.plus_one == UNATTACHED)
    held = [sum(shares(t, seen, seat, company)) for company in range(len(t.companies))]
    stakes = [f"{company_code(t, company)}{n}" for company, n in enumerate(held) if n]
    return (
        ("£", str(p.pounds)),
        (say("holding-discs"), str(p.discs)),
        (say("holding-hand"), str(len(p.hand))),
        (say("holding-shares"), " ".join(stakes) or "-"),
        ("◆", str(p.diamond)),
        (say("holding-ink"), str(p.ink)),
        (say("holding-shows"), say("holding-ended") if p.passed else " ".join(face_up) or "-"),
    )
