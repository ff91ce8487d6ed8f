"""Everything about one port, always in as many rows."""

from boardgames.core.game import Seat
from boardgames.eic.face.colours import BLACK, LABEL, QUIET, grounds
from boardgames.eic.face.panels.docks import draw_docks
from boardgames.eic.face.panels.offers import draw_shipyard
from boardgames.eic.face.panels.scene import Scene, piece, plate
from boardgames.eic.face.words.names import cell_name
from boardgames.eic.game import EastIndiaCompanies
from boardgames.eic.rules.dividends import debts
from boardgames.eic.rules.end_of_period import sales_space
from boardgames.eic.rules.scoring import scores
from boardgames.eic.state import State
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BAD, BRIGHT, GOLD, INK, LINE, SHEET, bold
from boardgames.kit.look import Look

MAT_SIZE = (78, 12)
PORT, NOTES = 42, 44
"""Columns of the port, and where what stands beside it begins."""


def mat(game: EastIndiaCompanies, seen: State, seat: Seat, look: Look) -> Canvas:
    """Everything open about one player's port; with the ships in hand if that player is the viewer."""
    scene = Scene(game.tables, seen, Look(look.names, look.viewer))
    canvas = Canvas(*MAT_SIZE, SHEET)
    _draw_head(canvas, scene, seat)
    _draw_money(canvas, scene, seat, look.tells_score(seat), 1)
    _draw_sales_track(canvas, scene, seat, 2)
    draw_docks(canvas, scene, seat, 0, 4, PORT, False)
    canvas.put(1, 3, "docks", LABEL)
    _draw_notes(canvas, scene, seat, NOTES, 3)
    canvas.put(1, 9, "ships to buy: ■ hold, speed ▶, price in PO; faded: in a later period", LABEL)
    draw_shipyard(canvas, scene, seat, 1, 10, MAT_SIZE[0] - 1, 2)
    return canvas


def _draw_head(canvas: Canvas, scene: Scene, seat: Seat) -> None:
    t, space = scene.t, scene.s.values[seat]
    ground, ink = grounds(scene.s.players, seat)
    canvas.fill(0, 0, MAT_SIZE[0], 1, ground)
    plate(canvas, 0, 0, scene, seat)
    canvas.put(4, 0, f"{scene.name(seat)[:16]}, {t.companies[seat].name}", bold(ink))
    worth = f"a share is worth {t.values[space]} PO and pays {t.dividends[space]}"
    canvas.right(MAT_SIZE[0] - 1, 0, worth, ink)


def _draw_money(canvas: Canvas, scene: Scene, seat: Seat, tells: bool, y: int) -> None:
    """Treasury and dividends, and what all comes to if that may be told."""
    t, s = scene.t, scene.s
    owed = debts(t, s)
    facts = [
        ("treasury ", f"{s.companies[seat].treasury} PO", GOLD),
        ("dividends to pay ", f"{sum(owed[seat])} PO", BAD),
        ("to get ", f"{sum(debt[seat] for debt in owed)} PO", GOLD),
    ]
    if tells:
        facts.append(("all in all ", f"{scores(t, s)[seat].total} PO now", BRIGHT))
    x = 1
    for label, figure, ink in facts:
        x = canvas.put(canvas.put(x, y, label, LABEL), y, figure, bold(ink)) + 3


def _draw_sales_track(canvas: Canvas, scene: Scene, seat: Seat, y: int) -> None:
    """Reached tens in gold, the space of the last period in brackets: with each ten more the value rises by a step."""
    t, one = scene.t, scene.s.companies[seat]
    at = canvas.put(1, y, "sales ", LABEL)
    at = canvas.put(at, y, f"{one.sales:3} PO", bold(BRIGHT)) + 1
    at = canvas.put(at, y, "[last]", LABEL) + 1
    reached = sales_space(t, one.sales)
    for space, floor in enumerate(t.sales_floors):
        text = f"[{floor}+]" if space == one.sales_index else f"{floor}+"
        full = space <= reached and one.sales > 0
        at = canvas.put(at, y, text, bold(BLACK) if full else INK, ground=GOLD if full else LINE) + 1


def _draw_notes(canvas: Canvas, scene: Scene, seat: Seat, x: int, y: int) -> None:
    """Posts, shares, agents, each in rows of their own."""
    t, s = scene.t, scene.s
    one = s.companies[seat]
    posts = [t.spots[spot].name for spot, owner in enumerate(s.posts) if owner == seat]
    canvas.put(x, y, "posts", LABEL)
    canvas.put(x + 7, y, f"{', '.join(posts) or 'none'}; {one.posts_left} left", INK)
    canvas.put(x, y + 1, "shares", LABEL)
    at = x + 7
    for company, count in enumerate(one.shares):
        if count:
            at = piece(canvas, at, y + 1, scene, company, f" {count}{scene.letter(company)} ") + 1
    if not any(one.shares):
        canvas.put(at, y + 1, "none", QUIET)
    pledged = f", {one.mortgaged} mortgaged" if one.mortgaged else ""
    canvas.put(x + 7, y + 2, f"{t.presidency} presidency{pledged}", INK)
    canvas.put(x, y + 3, "agents", LABEL)
    for number, place in enumerate(one.agents):
        name = cell_name(t, place) if place < t.portraits else _waiting(scene, place)
        canvas.put(x + 7, y + 3 + number, name, INK)


def _waiting(scene: Scene, place: int) -> str:
    """A place of an agent that is no cell."""
    t = scene.t
    if place == t.centre:
        return "Central zone"
    return "in port" if place == t.port else f"{t.characters[place - t.portraits].name}, waiting"
