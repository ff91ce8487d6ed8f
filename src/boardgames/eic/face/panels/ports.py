"""The players' ports along the edge of the table: who and how rich, docks, warehouse, sales."""

from boardgames.eic.box.tables import NONE, Tables
from boardgames.eic.face.colours import BLACK, LABEL, LIT, grounds, quiet
from boardgames.eic.face.panels.docks import draw_docks
from boardgames.eic.face.panels.offers import draw_shipyard
from boardgames.eic.face.panels.preview import sales_after, treasury_after
from boardgames.eic.face.panels.scene import PORTS, Scene, ghost, piece, plate
from boardgames.eic.face.words.names import EFFECTS, cell_name
from boardgames.eic.rules.dividends import debts
from boardgames.eic.rules.end_of_period import sales_space
from boardgames.eic.rules.mortgage import unmortgaged
from boardgames.eic.state import State
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BAD, BRIGHT, GOLD, GOOD, INK, LINE, SHEET, bold, readable
from boardgames.kit.look import LARGE_SIZE

PORT_HEIGHT, LARGE_HEIGHT = 6, 11


def draw_port(canvas: Canvas, scene: Scene, company: int, x: int, y: int, width: int) -> None:
    """Six rows: head, four docks in the water with the quay beside them, sales."""
    lit = scene.seat == company and PORTS in scene.lit
    canvas.fill(x, y, width, PORT_HEIGHT, LIT if lit else SHEET)
    draw_head(canvas, scene, company, x, y, width)
    draw_docks(canvas, scene, company, x, y + 1, width, lit)
    draw_last_row(canvas, scene, company, x + 1, y + 5, width - 2)


def draw_large_port(canvas: Canvas, scene: Scene, company: int, x: int, y: int, width: int) -> None:
    """Eleven rows: also the ships to buy, shares and posts."""
    s, lit = scene.s, scene.seat == company and PORTS in scene.lit
    canvas.fill(x, y, width, LARGE_HEIGHT, LIT if lit else SHEET)
    draw_head(canvas, scene, company, x, y, width)
    draw_docks(canvas, scene, company, x, y + 1, width, lit)
    if company < s.players:
        canvas.put(x + 1, y + 5, "ships to buy: ■ hold, speed ▶, price", LABEL)
        draw_shipyard(canvas, scene, company, x + 1, y + 6, width, 3)
        draw_holdings(canvas, scene, company, x + 1, y + 9, width - 2)
    elif s.agent_card != NONE:
        draw_neutral_card(canvas, scene, x + 1, y + 5)
    draw_last_row(canvas, scene, company, x + 1, y + 10, width - 2)


def draw_head(canvas: Canvas, scene: Scene, company: int, x: int, y: int, width: int) -> None:
    """In the player's full colour while it is that player's turn."""
    s, mine = scene.s, scene.seat == company
    ground, ink = grounds(s.players, company)
    if not mine:
        ground = quiet(s.players, company)
        ink = BRIGHT if readable(BRIGHT, ground) == BRIGHT else BLACK
    canvas.fill(x, y, width, 1, ground)
    plate(canvas, x, y, scene, company)
    money, place = _money(scene, company), f"port-{company}"
    then = treasury_after(scene) if mine else None
    room = width - 8 - len(money) - (len(f"→ {then} PO") if then is not None else 0)
    if code := scene.code(place):  # a presidency share is pledged or redeemed
        room -= len(code) + 1
        canvas.key(x + 4 + room + 1, y, code, chosen=scene.chosen(place))
    name = ("▶ " if mine else "") + scene.name(company)
    if len(name) + len(scene.t.companies[company].name) + 2 <= room:
        name += f", {scene.t.companies[company].name}"
    canvas.put(x + 4, y, name[:room], bold(ink) if mine else ink)
    canvas.mark(place, x, y, width, 1)
    if then is not None:
        text = f" → {then} PO "
        ghost(canvas, x + width - len(text), y, text)
        canvas.right(x + width - len(text) - 1, y, str(s.companies[company].treasury), bold(ink))
    else:
        canvas.right(x + width - 1, y, money, bold(ink))


def _money(scene: Scene, company: int) -> str:
    """What a player has; in phase F also what is about to go into the treasury."""
    one = scene.s.companies[company]
    if company >= scene.s.players:
        return ""
    return f"{one.treasury} + {one.sales} PO" if scene.phase == "F" and one.sales else f"{one.treasury} PO"


def draw_last_row(canvas: Canvas, scene: Scene, company: int, x: int, y: int, width: int) -> None:
    """Phase E: sales along the track of tens. F: dividends. Else the sales of the last period."""
    t, s = scene.t, scene.s
    one = s.companies[company]
    canvas.mark(f"sales-{company}", x, y, width, 1)
    if scene.phase == "E":
        _draw_sales(canvas, scene, company, x, y, width)
    elif scene.frame is None and company < s.players and canvas.width < LARGE_SIZE[0]:
        draw_holdings(canvas, scene, company, x, y, width)
    elif scene.phase == "F" and company < s.players:
        owed = debts(t, s)
        at = canvas.put(x, y, "dividends pay ", LABEL)
        at = canvas.put(at, y, f"{sum(owed[company])}", bold(BAD))
        at = canvas.put(at, y, " get ", LABEL)
        canvas.put(at, y, f"{sum(debt[company] for debt in owed)}", bold(GOOD))
    else:
        last = t.sales_floors[one.sales_index]
        if company >= s.players and s.agent_card != NONE:
            card = f"card: {neutral_effects(t, s)}"
            text = f"sold {last}+; {card}"
            canvas.put(x, y, text if len(text) <= width else card, LABEL)
            return
        at = canvas.put(x, y, f"sold {last}+ last{', ' if one.mortgaged else ' period'}", LABEL)
        if one.mortgaged:
            canvas.put(at, y, f"{one.mortgaged} pledged", BAD)


def _draw_sales(canvas: Canvas, scene: Scene, company: int, x: int, y: int, width: int) -> None:
    """The amount, the tens that it reaches, `▲` where the last period ended, the steps that the value moves."""
    t, one = scene.t, scene.s.companies[company]
    sales = sales_after(scene, company)
    canvas.put(x, y, "sold", LABEL)
    if sales != one.sales:
        ghost(canvas, x + 5, y, f"{sales:>3}")
    else:
        canvas.put(x + 5, y, f"{sales:>3}", bold(BRIGHT))
    reached, spaces = sales_space(t, sales), len(t.sales_floors)
    full = reached + 1 if sales else 0
    canvas.fill(x + 9, y, spaces, 1, LINE)
    canvas.fill(x + 9, y, full, 1, GOLD)
    canvas.put(x + 9 + one.sales_index, y, "▲", BLACK if one.sales_index < full else INK)
    at = x + 10 + spaces
    if width > 40:
        canvas.put(at, y, f"▲ last period {t.sales_floors[one.sales_index]}+", LABEL)
    steps = reached - one.sales_index
    ink = GOOD if steps > 0 else BAD if steps < 0 else INK
    canvas.right(x + width, y, f"{steps:+d}" if steps else "±0", bold(ink))


def draw_holdings(canvas: Canvas, scene: Scene, company: int, x: int, y: int, width: int) -> None:
    """Shares, presidency shares, trading posts left."""
    t, one = scene.t, scene.s.companies[company]
    canvas.mark(f"holdings-{company}", x, y, width, 1)
    at = canvas.put(x, y, "shares ", LABEL)
    for other, count in enumerate(one.shares):
        if count:
            at = piece(canvas, at, y, scene, other, f" {count}{scene.letter(other)} ") + 1
    president = f"{unmortgaged(t, one)} as president"
    if at + len(president) <= x + width:
        at = canvas.put(at, y, president, LABEL)
    posts = f"{one.posts_left} post{'' if one.posts_left == 1 else 's'} left"
    if at + len(posts) + 1 <= x + width:
        canvas.right(x + width, y, posts, LABEL)


def neutral_effects(t: Tables, s: State) -> str:
    """What the agent card of the neutral company did in this period."""
    effects = [
        EFFECTS[effect.kind] + (f" in {t.zones[t.zone_index[effect.zone]].roman}" if effect.zone else "")
        for effect in t.agent_cards[s.agent_card].effects
    ]
    return ", ".join(effects)


def draw_neutral_card(canvas: Canvas, scene: Scene, x: int, y: int) -> None:
    """The agent card of the neutral company: its effects, where its agents went."""
    t, s = scene.t, scene.s
    canvas.put(x, y, "card of the neutral company:", LABEL)
    canvas.put(x, y + 1, neutral_effects(t, s), INK)
    canvas.put(x, y + 2, "agents", LABEL)
    cells = [cell_name(t, cell) for cell in t.agent_card_cells[s.agent_card]]
    for line, name in enumerate(cells):
        canvas.put(x + 7, y + 2 + line, name, INK)
    canvas.mark("neutral-card", x, y, 30, 2 + len(cells))
