"""The players' ports along the edge of the table: who and how rich, docks, warehouse, sales."""

from boardgames.eic.box.tables import NONE
from boardgames.eic.face.colours import BLACK, LABEL, LIT, grounds, quiet
from boardgames.eic.face.panels.docks import draw_docks
from boardgames.eic.face.panels.offers import draw_shipyard
from boardgames.eic.face.panels.preview import sales_after, treasury_after
from boardgames.eic.face.panels.scene import PORTS, Scene, ghost, piece, plate
from boardgames.eic.face.words.names import cell_name
from boardgames.eic.rules.dividends import debts
from boardgames.eic.rules.end_of_period import sales_space
from boardgames.eic.rules.mortgage import unmortgaged
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
        canvas.put(x + 1, y + 5, scene.fit(width - 2, "board-to-buy"), LABEL)
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
    room = width - 8 - len(money) - (len(scene.say("board-money-then", money=then)) if then is not None else 0)
    if code := scene.code(place):  # a presidency share is pledged or redeemed
        room -= len(code) + 1
        canvas.key(x + 4 + room + 1, y, code, chosen=scene.chosen(place))
    name = ("▶ " if mine else "") + scene.name(company)
    if len(name) + len(scene.t.companies[company].name) + 2 <= room:
        name += f", {scene.t.companies[company].name}"
    canvas.put(x + 4, y, name[:room], bold(ink) if mine else ink)
    canvas.mark(place, x, y, width, 1)
    if then is not None:
        text = f" {scene.say('board-money-then', money=then)} "
        ghost(canvas, x + width - len(text), y, text)
        canvas.right(x + width - len(text) - 1, y, str(s.companies[company].treasury), bold(ink))
    else:
        canvas.right(x + width - 1, y, money, bold(ink))


def _money(scene: Scene, company: int) -> str:
    """Return a player's money; in phase F also what is about to go into the treasury."""
    one = scene.s.companies[company]
    if company >= scene.s.players:
        return ""
    sales = one.sales if scene.phase == "F" else 0
    return scene.say("board-money-and-sales" if sales else "board-money", money=one.treasury, sales=sales)


def draw_last_row(canvas: Canvas, scene: Scene, company: int, x: int, y: int, width: int) -> None:
    """Phase E: sales along the track of tens. F: dividends. Else the sales of the period before, if there was one."""
    t, s = scene.t, scene.s
    one = s.companies[company]
    canvas.mark(f"sales-{company}", x, y, width, 1)
    if scene.phase == "E":
        _draw_sales(canvas, scene, company, x, y, width)
    elif scene.frame is None and company < s.players and canvas.width < LARGE_SIZE[0]:
        draw_holdings(canvas, scene, company, x, y, width)
    elif scene.phase == "F" and company < s.players:
        owed = debts(t, s)
        at = canvas.put(x, y, scene.say("board-dividends-pay") + " ", LABEL)
        at = canvas.put(at, y, f"{sum(owed[company])}", bold(BAD))
        at = canvas.put(at, y, f" {scene.say('board-dividends-get')} ", LABEL)
        canvas.put(at, y, f"{sum(debt[company] for debt in owed)}", bold(GOOD))
    else:
        last = t.sales_floors[one.sales_index]
        if company >= s.players and s.agent_card != NONE:
            canvas.put(x, y, scene.fit(width, "board-neutral-last", last=last, effects=neutral_effects(scene)), LABEL)
            return
        at = x - 1
        if s.period > 1:  # there was a period before
            at = canvas.put(x, y, scene.say("board-sold-last", last=last, pledged=one.mortgaged), LABEL)
        if one.mortgaged:
            canvas.put(at + 1, y, scene.say("board-pledged", pledged=one.mortgaged), BAD)


def _draw_sales(canvas: Canvas, scene: Scene, company: int, x: int, y: int, width: int) -> None:
    """The amount, the tens that it reaches, `▲` where the last period ended, the steps that the value moves."""
    t, one = scene.t, scene.s.companies[company]
    sales = sales_after(scene, company)
    start = canvas.put(x, y, scene.say("board-sold"), LABEL) + 1
    if sales != one.sales:
        ghost(canvas, start, y, f"{sales:>3}")
    else:
        canvas.put(start, y, f"{sales:>3}", bold(BRIGHT))
    start += 4
    reached, spaces = sales_space(t, sales), len(t.sales_floors)
    full = reached + 1 if sales else 0
    canvas.fill(start, y, spaces, 1, LINE)
    canvas.fill(start, y, full, 1, GOLD)
    canvas.put(start + one.sales_index, y, "▲", BLACK if one.sales_index < full else INK)
    at = start + 1 + spaces
    steps = reached - one.sales_index
    if width > 40:
        canvas.put(
            at, y, scene.fit(x + width - 4 - at, "board-last-sales", last=t.sales_floors[one.sales_index]), LABEL
        )
    ink = GOOD if steps > 0 else BAD if steps < 0 else INK
    canvas.right(x + width, y, f"{steps:+d}" if steps else "±0", bold(ink))


def draw_holdings(canvas: Canvas, scene: Scene, company: int, x: int, y: int, width: int) -> None:
    """Shares, presidency shares, trading posts left."""
    t, one = scene.t, scene.s.companies[company]
    canvas.mark(f"holdings-{company}", x, y, width, 1)
    at = canvas.put(x, y, scene.say("board-shares") + " ", LABEL)
    for other, count in enumerate(one.shares):
        if count:
            at = piece(canvas, at, y, scene, other, f" {count}{scene.letter(other)} ") + 1
    at = canvas.put(at, y, scene.fit(x + width - at, "board-president", shares=unmortgaged(t, one)), LABEL)
    canvas.right(x + width, y, scene.fit(x + width - at - 1, "board-posts-left", posts=one.posts_left), LABEL)


def neutral_effects(scene: Scene) -> str:
    """Return what the agent card of the neutral company did in this period."""
    return ", ".join(
        scene.say("board-effect-in-zone" if one.zone else "effect", kind=one.kind, zone=one.zone or "")
        for one in scene.t.agent_cards[scene.s.agent_card].effects
    )


def draw_neutral_card(canvas: Canvas, scene: Scene, x: int, y: int) -> None:
    """The agent card of the neutral company: its effects, where its agents went."""
    t, s = scene.t, scene.s
    canvas.put(x, y, scene.say("board-neutral-card"), LABEL)
    canvas.put(x, y + 1, neutral_effects(scene), INK)
    at = canvas.put(x, y + 2, scene.say("board-agents"), LABEL) + 1
    cells = [cell_name(t, cell) for cell in t.agent_card_cells[s.agent_card]]
    for line, name in enumerate(cells):
        canvas.put(at, y + 2 + line, name, INK)
    canvas.mark("neutral-card", x, y, 30, 2 + len(cells))
