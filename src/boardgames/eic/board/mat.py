"""Everything about one port, always in as many rows."""

from boardgames.core.protocol import Seat
from boardgames.drawing.board import Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.styles import PLAYERS
from boardgames.eic.board.panels.docks import draw_docks, draw_store
from boardgames.eic.board.panels.ports import name_of
from boardgames.eic.box.tables import Tables
from boardgames.eic.game import EastIndiaCompanies
from boardgames.eic.rules.dividends import debts
from boardgames.eic.rules.ports import for_sale
from boardgames.eic.rules.scoring import scores
from boardgames.eic.state import State
from boardgames.eic.words.names import cell_name, letter

MAT_SIZE = (78, 9)
COLUMN = 19


def mat(game: EastIndiaCompanies, seen: State, seat: Seat, look: Look) -> Canvas:
    """Everything open about one player's port; with the ships in hand if that player is the viewer."""
    canvas = Canvas(*MAT_SIZE)
    t, s = game.tables, seen
    one, space = s.companies[seat], s.values[seat]
    canvas.put(0, 0, f" {letter(s.players, seat)} ", PLAYERS[seat])
    canvas.put(4, 0, f"{name_of(s, look, seat)[:16]}, {t.companies[seat].name}", "title")
    canvas.put(44, 0, f"a share is worth {t.values[space]} PO and pays {t.dividends[space]}")
    at = canvas.put(0, 1, "treasury ", "dim")
    at = canvas.put(at, 1, f"{one.treasury} PO", "money")
    at = canvas.put(at, 1, "   dividends to pay ", "dim")
    at = canvas.put(at, 1, f"{sum(debts(t, s)[seat])} PO", "money")
    if look.tells_score(seat):
        canvas.put(at, 1, f"   all in all {scores(t, s)[seat].total} PO now", "dim")
    _draw_sales_track(t, canvas, s, seat, 2)
    draw_docks(t, canvas, s, Look(look.names), seat, [(1 + COLUMN * dock, 3) for dock in range(4)])
    draw_store(t, canvas, s, seat, 1, 4)
    canvas.put(1 + COLUMN, 4, f"trading posts {_posts(t, s, seat)}; {one.posts_left} left")
    canvas.put(62, 4, "1/2 speed/hold", "dim")
    canvas.put(0, 5, _shares(t, s, seat))
    canvas.put(0, 6, f"agents {', '.join(_place(t, place) for place in one.agents)}"[: MAT_SIZE[0]])
    _draw_shipyard(t, canvas, s, seat, 7)
    return canvas


def _draw_sales_track(t: Tables, canvas: Canvas, s: State, seat: Seat, y: int) -> None:
    """The space of the last period in brackets: with each ten more the value rises by a step."""
    one = s.companies[seat]
    at = canvas.put(0, y, "sales ", "dim")
    at = canvas.put(at, y, f"{one.sales:3} PO", "money")
    at = canvas.put(at, y, "  [last] ", "dim")
    for space, floor in enumerate(t.sales_floors):
        here = space == one.sales_index
        at = canvas.put(at, y, f"[{floor}+]" if here else f" {floor}+ ", "bold" if here else "dim")


def _posts(t: Tables, s: State, seat: Seat) -> str:
    return ", ".join(t.spots[spot].name for spot, owner in enumerate(s.posts) if owner == seat) or "none"


def _shares(t: Tables, s: State, seat: Seat) -> str:
    one = s.companies[seat]
    held = [f"{count} of {letter(s.players, company)}" for company, count in enumerate(one.shares) if count]
    pledged = f", {one.mortgaged} of them mortgaged" if one.mortgaged else ""
    return f"shares {', '.join(held) or 'none'}, beside {t.presidency} presidency shares{pledged}"


def _place(t: Tables, place: int) -> str:
    return cell_name(t, place) if place < t.portraits else t.places[place]


def _draw_shipyard(t: Tables, canvas: Canvas, s: State, seat: Seat, y: int) -> None:
    """Ships to buy with speed/hold and cost in two rows; those of later periods are dim and in brackets."""
    canvas.put(0, y, "to buy", "dim")
    canvas.put(0, y + 1, "(soon)", "dim")
    me = s.companies[seat]
    offered = for_sale(t, s, me)
    for number, kind in enumerate(me.stack):
        ship = t.ships[kind]
        text, now = f"{ship.short} {ship.speed}/{ship.tonnage} {ship.cost}", kind in offered
        canvas.put(7 + number % 4 * 18, y + number // 4, f"{text}PO" if now else f"({text})", "" if now else "dim")
