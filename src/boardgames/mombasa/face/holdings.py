"""What a player has, in the short words and figures of the strip of players."""

from boardgames.core.game import Seat
from boardgames.mombasa.face.words.names import TOTAL_NAMES, company_code
from boardgames.mombasa.game import Mombasa
from boardgames.mombasa.rules.scoring import shares
from boardgames.mombasa.state import State


def holdings(game: Mombasa, seen: State, seat: Seat) -> tuple[tuple[str, str], ...]:
    t, p = game.tables, seen.players[seat]
    face_up = [f"{name}{total}" for name, total in zip(TOTAL_NAMES, p.totals, strict=True) if total]
    held = [sum(shares(t, seen, seat, company)) for company in range(len(t.companies))]
    stakes = [f"{company_code(t, company)}{n}" for company, n in enumerate(held) if n]
    return (
        ("£", str(p.pounds)),
        ("discs", str(p.discs)),
        ("hand", str(len(p.hand))),
        ("shares", " ".join(stakes) or "-"),
        ("◆", str(p.diamond)),
        ("ink", str(p.ink)),
        ("shows", "(ended)" if p.passed else " ".join(face_up) or "-"),
    )
