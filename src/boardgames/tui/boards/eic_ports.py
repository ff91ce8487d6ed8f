"""The players' ports: treasury, sales, docks with ships and cargo, warehouses."""

from boardgames.core.protocol import Seat
from boardgames.eic.describing import letter
from boardgames.eic.dividends import debts
from boardgames.eic.scoring import scores
from boardgames.eic.state import HIDDEN, Company, Ship, State, UnloadChoice, UnloadTurn
from boardgames.eic.tables import NONE, Tables
from boardgames.tui.board import Look
from boardgames.tui.canvas import Canvas
from boardgames.tui.styles import KINDS, PLAYER_INKS, PLAYERS

DOCK_WIDTH = 19
MAT_WIDTH = 78


def name_of(s: State, look: Look, company: int) -> str:
    return look.names[company] if company < len(look.names) and company < s.players else "neutral"


def draw_port_heads(canvas: Canvas, y: int) -> None:
    """What the columns of the port lines are, in the lower edge of what stands above them."""
    for x, text in (
        (9, " money "),
        (16, " sales (sales track) "),
        (41, " ship speed/tonnage cargo "),
        (106, " warehouse "),
    ):
        canvas.put(x, y, text, "dim")


def empty_dock(one: Company, dock: int) -> str:
    """An empty dock is free, or kept for a ship that is in the Indies; the last ones are the free ones."""
    empty = [number for number, ship in enumerate(one.docks) if ship.kind == NONE]
    away = len(one.fleet) - len(one.hand) - (len(one.docks) - len(empty))
    return "· at sea" if dock in empty[:away] else "· free dock"


def draw_port_line(t: Tables, canvas: Canvas, s: State, look: Look, company: int, y: int) -> None:
    """A port in one line of 118 columns."""
    one = s.companies[company]
    turn = bool(s.frames) and s.frames[-1].seat == company
    canvas.put(0, y, letter(s, company), PLAYERS[company])
    canvas.put(1, y, ">" if turn else " ", "bold")
    canvas.put(2, y, name_of(s, look, company)[:8], PLAYER_INKS[company])
    if company < s.players:
        canvas.put(10, y, f"{one.treasury:3} PO", "money")
    last = t.sales_floors[one.sales_index]
    canvas.put(17, y, f"sales {one.sales:3}({last}+)", "" if one.sales else "dim")
    if one.hand:
        canvas.put(33, y, hand_text(t, one.hand))
    else:
        for dock, ship in enumerate(one.docks):
            x = 33 + dock * DOCK_WIDTH
            draw_ship(t, canvas, ship, x, y, _unloading(s, company, dock), empty_dock(one, dock))
    draw_store(t, canvas, s, company, 109, y)


def _unloading(s: State, company: int, dock: int) -> bool:
    frame = s.frames[-1] if s.frames else None
    return isinstance(frame, UnloadTurn) and (frame.seat, frame.dock) == (company, dock)


def draw_ship(
    t: Tables, canvas: Canvas, ship: Ship, x: int, y: int, open_now: bool = False, empty: str = "· free dock"
) -> None:
    """Name, speed/tonnage and cargo."""
    if ship.kind == NONE:
        canvas.put(x, y, empty, "dim")
        return
    row = t.ships[ship.kind]
    at = canvas.put(x, y, row.short, "good" if open_now else "")
    at = canvas.put(at + 1, y, f"{row.speed}/{row.tonnage}", "dim")
    for good in ship.cargo:
        at = canvas.put(at + (at == x + len(row.short) + 4), y, t.goods[good].letter, KINDS[good])


def unloading_order(t: Tables, s: State) -> list[tuple[int, int]]:
    """(company, speed) of the loaded ships in the order in which they unload, the one being unloaded first."""
    frame = s.frames[-1] if s.frames else None
    now = s.order.index(frame.seat) if isinstance(frame, UnloadTurn | UnloadChoice) else 0
    section = frame.section if isinstance(frame, UnloadTurn | UnloadChoice) else NONE
    found: list[tuple[int, int]] = []
    for number, speed in enumerate(t.speeds):
        left = [
            sum(bool(ship.cargo) and t.ships[ship.kind].speed == speed for ship in one.docks) for one in s.companies
        ]
        start = now if number == section else 0
        while any(left):
            for company in s.order[start:] + s.order[:start]:
                if left[company]:
                    left[company] -= 1
                    found.append((company, speed))
    return found


def draw_unloading(t: Tables, canvas: Canvas, s: State, x: int, y: int, end: int) -> None:
    """In phase E the ships that unload next: owner and speed."""
    if s.step not in ("warehouses", "unloading"):
        return
    x = canvas.put(x, y, "unload by speed ", "dim")
    for company, speed in unloading_order(t, s):
        if x + 2 > end:
            return
        x = canvas.put(x, y, letter(s, company), PLAYERS[company])
        x = canvas.put(x, y, str(speed)) + 1


def draw_store(t: Tables, canvas: Canvas, s: State, company: int, x: int, y: int) -> None:
    """Warehouse spaces, filled and free."""
    one = s.companies[company]
    spaces = t.warehouse[one.extensions]
    if not spaces:
        return
    at = canvas.put(x, y, "store ", "dim")
    for good in one.warehouse:
        at = canvas.put(at, y, t.goods[good].letter, KINDS[good])
    canvas.put(at, y, "·" * (spaces - len(one.warehouse)), "dim")


def hand_text(t: Tables, hand: tuple[int, ...]) -> str:
    if HIDDEN in hand:
        return f"{len(hand)} ship{'s' if len(hand) > 1 else ''} in hand"
    ships = ", ".join(f"{t.ships[kind].short} {t.ships[kind].speed}/{t.ships[kind].tonnage}" for kind in hand)
    return f"in hand: {ships}"


def draw_mat(t: Tables, s: State, seat: Seat, look: Look) -> Canvas:
    """Everything about one port, 78 columns wide; the ships in hand as far as the state shows them."""
    one = s.companies[seat]
    elsewhere = hand_text(t, one.hand) if one.hand else _away(t, s, seat)
    canvas = Canvas(MAT_WIDTH, 10 if elsewhere else 9)
    canvas.put(0, 0, f" {letter(s, seat)} ", PLAYERS[seat])
    canvas.put(4, 0, f"{name_of(s, look, seat)}, {t.companies[seat].name}", "title")
    canvas.put(52, 0, f"share {t.values[s.values[seat]]} PO, dividend {t.dividends[s.values[seat]]}", "")
    at = canvas.put(0, 1, "treasury ", "dim")
    at = canvas.put(at, 1, f"{one.treasury} PO", "money")
    at = canvas.put(at + 3, 1, "sales of the period ", "dim")
    at = canvas.put(at, 1, f"{one.sales} PO", "money")
    canvas.put(at + 3, 1, f"dividends due now {sum(debts(t, s)[seat])} PO", "dim")
    _draw_sales_track(t, canvas, s, seat, 2)
    for dock, ship in enumerate(one.docks):
        draw_ship(t, canvas, ship, dock * DOCK_WIDTH, 3, _unloading(s, seat, dock), empty_dock(one, dock))
    canvas.put(0, 4, elsewhere[:MAT_WIDTH], "")
    y = 5 if elsewhere else 4
    draw_store(t, canvas, s, seat, 0, y)
    canvas.put(12, y, f"trading posts {_posts(t, s, seat)}, {one.posts_left} left", "")
    canvas.put(58, y, f"worth {scores(t, s)[seat].total} PO now", "dim")
    canvas.put(0, y + 1, _shares(t, s, seat), "")
    canvas.put(0, y + 2, f"agents {', '.join(_place(t, place) for place in one.agents)}"[:MAT_WIDTH], "")
    _draw_shipyard(t, canvas, s, seat, y + 3)
    return canvas


def _draw_sales_track(t: Tables, canvas: Canvas, s: State, seat: Seat, y: int) -> None:
    at = canvas.put(0, y, "sales track ", "dim")
    for space, floor in enumerate(t.sales_floors):
        here = space == s.companies[seat].sales_index
        at = canvas.put(at, y, f"[{floor}+]" if here else f" {floor}+ ", "bold" if here else "dim")


def _away(t: Tables, s: State, seat: Seat) -> str:
    ships = [
        f"{t.ships[vessel.kind].name} in {t.zones[zone].name}"
        for zone, pile in enumerate(s.stay_piles)
        for vessel in pile
        if vessel.company == seat
    ]
    return f"left in the Indies: {', '.join(ships)}" if ships else ""


def _posts(t: Tables, s: State, seat: Seat) -> str:
    return ", ".join(t.spots[spot].name for spot, owner in enumerate(s.posts) if owner == seat) or "none"


def _shares(t: Tables, s: State, seat: Seat) -> str:
    one = s.companies[seat]
    held = [f"{letter(s, company)} x {count}" for company, count in enumerate(one.shares) if count]
    pledged = f" ({one.mortgaged} mortgaged)" if one.mortgaged else ""
    return f"shares {', '.join(held) or 'none'}; presidency shares {t.presidency}{pledged}"


def _place(t: Tables, place: int) -> str:
    if place >= t.portraits:
        return t.places[place]
    cell = t.cells[place]
    return f"{t.characters[cell.character].name}: {cell.short}"


def _draw_shipyard(t: Tables, canvas: Canvas, s: State, seat: Seat, y: int) -> None:
    """Ships to buy with speed/tonnage and cost in two rows; those of later periods are dim."""
    canvas.put(0, y, "to buy", "dim")
    for number, kind in enumerate(s.companies[seat].stack):
        ship = t.ships[kind]
        text = f"{ship.short} {ship.speed}/{ship.tonnage} {ship.cost}PO"
        x, row = 7 + number % 4 * 18, y + number // 4
        canvas.put(x, row, text, "" if ship.period <= s.period else "dim")
