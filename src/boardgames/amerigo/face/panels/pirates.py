"""The pirates at the end of the round: their strength, and everybody's cannons against it."""

from boardgames.amerigo.box.tables import HALF_LOSS
from boardgames.amerigo.face.panels.scene import GUNS, Scene
from boardgames.amerigo.face.panels.sheet import disc, plate
from boardgames.amerigo.rules.pirates import cannons_short, strength, strength_against
from boardgames.amerigo.state import CANNONS
from boardgames.core.game import Seat
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import (
    BAD,
    CURSOR,
    DIM,
    FOCUS,
    GOOD,
    ON_KEY,
    PLAYERS,
    RAISED,
    SHEET,
    SOFT,
    bold,
    exact,
    readable,
)


def draw_pirates(canvas: Canvas, v: Scene, x: int, y: int, width: int) -> None:
    """The markers, face up or not, then a line a player."""
    t, s, players = v.t, v.s, len(v.s.players)
    canvas.fill(x, y + 1, width, players, SHEET)
    plate(canvas, x, y, width, v.fit(8, "pirates"), focus=v.focus == GUNS)
    canvas.mark("pirates", x, y, width, 1)
    force = str(strength(t, s))
    canvas.chip(x + 11 - len(force), y, force, BAD, ON_KEY)
    faces = [str(t.pirates.get(s.pirates[slot], 0)) for slot in s.pirates_up]
    up, down = bold(readable(BAD, FOCUS)), readable(SOFT, FOCUS)
    # The strength is the sum of the markers that are turned up; those face down come in later rounds.
    at = canvas.put(x + 11, y, "=", down)
    for n in range(t.pirate_slots):
        known = n < len(faces)
        if n:
            at = canvas.put(at, y, "+" if known else " ", down)
        at = canvas.put(at, y, faces[n] if known else "?", up if known else down)
    for seat in range(players):
        _draw_cannons(canvas, v, x, y + 1 + seat, width, seat)


def _draw_cannons(canvas: Canvas, v: Scene, x: int, y: int, width: int, seat: Seat) -> None:
    """Balls loaded, balls missing, and what the attack would cost; what can be typed lies on the balls."""
    p, against, mine = v.s.players[seat], strength_against(v.t, v.then, seat), seat == v.actor
    canvas.mark(f"cannons-{seat}", x, y, width, 1)
    if mine:
        canvas.wash(x, y, width, 1, RAISED)
    disc(canvas, x + 1, y, seat)
    steps = v.steps.get(CANNONS, 0) if mine else 0
    loaded = p.cannons + steps
    short = cannons_short(against, loaded) if v.s.frames else 0
    loss = -(-against // 2) if HALF_LOSS in v.then.players[seat].tokens else against
    keys = [(further, code) for further, code in (v.advances(CANNONS) if mine else ()) if len(code) == 1]
    most = max(loaded, *(p.cannons + further for further, _ in keys), 0)
    # In words what is to come: a figure with a minus is what has been lost, in the bar of points.
    coming = v.fit(width - 4 - most, "pirates-lose", loss=loss) if short else v.fit(width - 4 - most, "pirates-safe")
    if not v.s.frames:
        against, coming = 0, ""  # the game is over: nobody comes any more
    room = width - 4 - len(coming)
    left = 3 if max(most, against) < room else 2
    at = canvas.put(x + left, y, "●" * p.cannons, exact(PLAYERS[seat]))
    at = canvas.put(at, y, "●" * steps, exact(CURSOR))
    missing = "○" * min(against - loaded, room - loaded)
    # Where not all of them have room, the last says that there are more.
    canvas.put(at, y, missing if against <= room else missing[:-1] + "+", exact(DIM))
    for further, code in keys:
        canvas.key(x + left - 1 + p.cannons + further, y, code, chosen=further <= steps)
    canvas.right(x + width - 1, y, coming, bold(BAD) if short else GOOD)
