"""The exchange: a bar a company along the track of values, stripes for dividends, every share as a card."""

from typing import NamedTuple

from boardgames.eic import state as st
from boardgames.eic.actions import BuyShare, SellShares
from boardgames.eic.face.colours import BLACK, BRASS, LABEL, PAPER, PAPER_LINE, STRIPE, TITLE, letters, quiet
from boardgames.eic.face.panels.preview import marker_after, settled
from boardgames.eic.face.panels.scene import EXCHANGE, Scene, ghost, piece, plate, title
from boardgames.eic.rules.dividends import debts
from boardgames.eic.rules.scoring import scores
from boardgames.eic.rules.share_values import share_value
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BAD, BRIGHT, CURSOR, GOLD, GOOD, INK, bold, exact, mix, readable


class Bars(NamedTuple):
    """Measures: columns of a name, of a space of the track, of a share."""

    label: int
    pitch: int
    share: int


SMALL, LARGE = Bars(11, 2, 1), Bars(15, 3, 4)

BAND_LIT, BAND_REST = mix(BRASS, BLACK, 0.14), mix(TITLE, BLACK, 0.25)
"""The title over every other band of dividends."""


def draw_exchange(canvas: Canvas, scene: Scene, x: int, y: int, width: int, height: int, bars: Bars = SMALL) -> None:
    """With more rows than it needs it has a scale, and says what the seat to move holds, gets and pays."""
    t, s, lit = scene.t, scene.s, EXCHANGE in scene.lit
    companies = len(s.companies)
    canvas.fill(x, y, width, height, scene.ground(EXCHANGE))
    title(canvas, x, y, width, scene.fit(bars.label - 1, "board-exchange"), "", lit)
    canvas.mark("exchange", x, y, width, 1)
    track, scale = x + bars.label, height > companies + 1
    top = y + 1 + scale
    _draw_bands(canvas, scene, track, y, top - y - 1 + companies, bars.pitch, scale)
    if scale:
        starts = band_starts(scene)
        for space in _ticks(starts, len(t.values), 2 if bars.pitch < 3 else 1):
            ink = bold(BRIGHT) if space in starts else LABEL
            canvas.put(track + bars.pitch * space, y + 1, f"{t.values[space]:{bars.pitch}}", ink)
    end = track + bars.pitch * len(t.values)
    canvas.put(end, y, scene.fit(x + width - end, "board-shares"), BLACK if lit else LABEL)
    after = settled(scene)
    for company in range(companies):
        canvas.mark(f"company-{company}", x, top + company, bars.label + bars.pitch * len(t.values), 1)
        _draw_company(canvas, scene, company, x, top + company, after[company], bars)
        _draw_shares(canvas, scene, company, track + bars.pitch * len(t.values), top + company, bars.share)
    if height > companies + 3:
        (draw_standing if scene.seat is None else draw_purse)(canvas, scene, x + 1, y + height - 1)


def band_starts(scene: Scene) -> list[int]:
    """The spaces at which a higher dividend begins."""
    dividends = scene.t.dividends
    return [space for space, paid in enumerate(dividends) if not space or paid != dividends[space - 1]]


def _ticks(starts: list[int], spaces: int, step: int) -> list[int]:
    """The spaces whose values stand on the scale: where bands begin, and between them as many as do not touch."""
    ends = [*starts[1:], spaces + step]
    found = [space for start, end in zip(starts, ends, strict=True) for space in range(start, end - step + 1, step)]
    return [space for space in found if space < spaces]


def _draw_bands(canvas: Canvas, scene: Scene, x: int, y: int, rows: int, pitch: int, scale: bool) -> None:
    """Over each band of values what a share there pays, and without a scale from which value on; every other band is a
    stripe, up into the title."""
    t, lit = scene.t, EXCHANGE in scene.lit
    starts = band_starts(scene)
    for number, (start, end) in enumerate(zip(starts, [*starts[1:], len(t.values)], strict=True)):
        left, wide = x + pitch * start, pitch * (end - start)
        if number % 2:
            canvas.fill(left, y, wide, 1, BAND_LIT if lit else BAND_REST)
            canvas.fill(left, y + 1, wide, rows, STRIPE)
        key = "board-pays" if scale or not start else "board-pays-from"
        text = scene.fit(wide - 1, key, dividend=t.dividends[start], value=t.values[start])
        canvas.put(left, y, text if len(text) + 1 > wide else f"{text:^{wide}}", BLACK if lit else LABEL)


def _draw_company(canvas: Canvas, scene: Scene, company: int, x: int, y: int, after: int, bars: Bars) -> None:
    """Name, bar, marker; what sales would make of it; keys on the sides to which the marker would go."""
    t, s = scene.t, scene.s
    place, here, track, pitch = f"company-{company}", s.values[company], x + bars.label, bars.pitch
    room = bars.label - 3
    name = scene.fit(room, "board-company", company=t.companies[company].id)
    plate(canvas, x, y, scene, company)
    if scene.chosen(place):
        canvas.chip(x + 3, y, f"{name:{room}}", CURSOR, BLACK)
    else:
        canvas.put(x + 3, y, name, INK)
    dark = quiet(s.players, company)
    canvas.put(track, y, " " * (pitch * here), exact(BLACK), ground=dark)  # without colours a bar is inverse
    ends = _draw_drift(canvas, scene, company, track, y, after, pitch)
    piece(canvas, track + pitch * here, y, scene, company, f"{t.values[here]:{pitch}}")
    left, right = _draw_keys(canvas, scene, company, track, y, after, pitch, ends)
    beyond, bar = track + pitch * len(t.values) - right - 2, left - 1 - track
    text, ink = _words(scene, company, after, max(beyond, bar))
    if len(text) <= beyond:
        canvas.put(right + 1, y, text, ink)
    else:  # at the far end of the track: on the bar
        canvas.right(left - 1, y, text, bold(readable(BRIGHT, dark)))


def _draw_drift(
    canvas: Canvas, scene: Scene, company: int, track: int, y: int, after: int, pitch: int
) -> tuple[int, int]:
    """A hatch from the marker to where the sales so far would move it; returns where all this begins and ends."""
    s = scene.s
    here = s.values[company]
    low, high = sorted((here, after))
    left, right = track + pitch * low, track + pitch * (high + 1)
    if after == here:
        return left, right
    hatch = ("▒" if after > here else "░") * (pitch * (high - low + 1))
    canvas.put(track + pitch * low, y, hatch, exact(letters(s.players, company)))
    return left, right


def _codes(scene: Scene, company: int) -> tuple[str, str]:
    """Return the code for buying a share of a company, and the beginning of those for selling some."""
    place = f"company-{company}"
    code = scene.look.legal.get(place, "")
    buy, sell = (code, "") if code.startswith("b") else ("", code)
    sales = []
    for action, typed in scene.look.choices:
        if isinstance(action, BuyShare) and action.company == company:
            buy = typed
        elif isinstance(action, SellShares) and action.company == company:
            sales.append(typed)
    if not sell and sales:
        sell = sales[0] if len(sales) == 1 else sales[0][:2]
    return buy, sell + "…" if len(sell) == 2 else sell


def _draw_keys(
    canvas: Canvas, scene: Scene, company: int, track: int, y: int, after: int, pitch: int, ends: tuple[int, int]
) -> tuple[int, int]:
    """Right of the marker to buy, left of it to sell; returns where all this begins and ends."""
    here, place = scene.s.values[company], f"company-{company}"
    left, right = ends
    if place not in scene.look.legal:
        return left, right
    buy, sell = _codes(scene, company)
    action = scene.look.action if scene.chosen(place) else None
    if buy:
        right = canvas.key(right, y, buy, chosen=scene.chosen(place) and not isinstance(action, SellShares))
    if sell:
        chosen = scene.chosen(place) and not isinstance(action, BuyShare)
        if left - len(sell) - 1 >= track and after >= here:
            left -= len(sell) + 1
            canvas.key(left, y, sell, chosen=chosen)
        else:
            right = canvas.key(right, y, sell, chosen=chosen)
    goal = marker_after(scene, company)
    if goal is not None and track + pitch * (goal + 1) <= left:
        left = track + pitch * goal
        ghost(canvas, left, y, f"{scene.t.values[goal]:{pitch}}")
    return left, right


def _words(scene: Scene, company: int, after: int, room: int) -> tuple[str, str]:
    """Return the price of a share, or its worth after the selected choice or the sales so far, with its ink.

    The text is empty if none of its forms fits.
    """
    t, s, action = scene.t, scene.s, scene.look.action
    goal = marker_after(scene, company)
    if goal is not None:
        sold = action.count if isinstance(action, SellShares) else 0
        facts = {"sold": sold, "value": t.values[goal], "dividend": t.dividends[goal]}
        return scene.fit(room, "board-then-worth", **facts), bold(CURSOR)
    if after != s.values[company]:
        rises = after > s.values[company]
        told = scene.fit(room, "board-by-sales", rises=int(rises), value=t.values[after])
        return told, bold(GOOD if rises else BAD)
    if not isinstance(scene.frame, st.ExchangeTurn):
        return "", LABEL
    if not s.market_shares[company]:
        return scene.fit(room, "board-none-left"), LABEL
    value = share_value(t, s, company)
    dear = value > s.companies[scene.frame.seat].treasury
    return scene.fit(room, "board-too-dear" if dear else "board-costs", value=value), LABEL


def _draw_shares(canvas: Canvas, scene: Scene, company: int, x: int, y: int, share: int) -> None:
    """Every share of the company: in whose hands, then those on the market with their number."""
    s, start = scene.s, x
    for seat in range(s.players):
        for _ in range(s.companies[seat].shares[company]):
            x = piece(canvas, x, y, scene, seat, f"{scene.letter(seat):^{share}}")
    left, action = s.market_shares[company], scene.look.action
    buys = isinstance(action, BuyShare) and action.company == company
    canvas.put(x, y, "▏".ljust(share) * left, exact(PAPER_LINE), ground=PAPER)
    if left and buys and scene.seat is not None:
        ghost(canvas, x, y, f"{scene.letter(scene.seat):^{share}}")
    end = x + share * left
    if left > buys:
        rest = scene.then.market_shares[company] if buys else left
        canvas.put(end - 1, y, f"{rest}", bold(BLACK), ground=PAPER)
    if end > start:
        canvas.mark(f"shares-{company}", start, y, end - start, 1)


def draw_purse(canvas: Canvas, scene: Scene, x: int, y: int) -> None:
    """Shares of the seat to move after the selected choice, their worth, and the dividends as if the period ended."""
    t, s, seat = scene.t, scene.then, scene.seat
    assert seat is not None
    start, held, owed, who = x, s.companies[seat].shares, debts(t, s), scene.name(seat)[:16]
    if any(held):
        x = canvas.put(x, y, scene.say("board-holds", who=who) + " ", LABEL)
        for company, count in enumerate(held):
            if count:
                x = piece(canvas, x, y, scene, company, f" {count}{scene.letter(company)} ") + 1
        x = canvas.put(x, y, scene.say("board-worth") + " ", LABEL)
        worth = sum(count * share_value(t, s, company) for company, count in enumerate(held))
        x = canvas.put(x, y, f"{worth}", bold(BRIGHT))
    else:
        x = canvas.put(x, y, scene.say("board-holds-none", who=who), INK)
    x = canvas.put(x, y, scene.say("board-purse-gets") + " ", LABEL)
    x = canvas.put(x, y, f"{sum(debt[seat] for debt in owed)}", bold(GOOD))
    x = canvas.put(x, y, scene.say("board-purse-pays") + " ", LABEL)
    x = canvas.put(x, y, f"{sum(owed[seat])}", bold(BAD))
    canvas.mark("purse", start, y, x - start, 1)


def draw_standing(canvas: Canvas, scene: Scene, x: int, y: int) -> None:
    """When nobody is asked any more: what everybody has, money and shares together."""
    start = x
    for sheet in sorted(scores(scene.t, scene.s), key=lambda one: (-one.total, one.seat)):
        if scene.look.tells_score(sheet.seat):
            x = plate(canvas, x, y, scene, sheet.seat)
            x = canvas.put(x + 1, y, scene.say("board-money", money=sheet.total), bold(GOLD)) + 4
    if x > start:
        canvas.mark("standing", start, y, x - start, 1)
