"""Cards: on the display, in a hand, in a slot, on a pile."""

from boardgames.kit.colours import (
    BRIGHT,
    CURSOR,
    DIM,
    GOLD,
    GOOD,
    ON_CURSOR,
    SHEET,
    SOFT,
    WELL,
    bold,
    exact,
    mix,
    readable,
)
from boardgames.mombasa import state as st
from boardgames.mombasa.box.tables import Card
from boardgames.mombasa.face.colours import Hue, card_hue, dark, legible, paler
from boardgames.mombasa.face.panels.names import card_extra, card_figure, card_kind
from boardgames.mombasa.face.panels.scene import BUYING, Scene
from boardgames.mombasa.rules.display import open_discount, price

CHOSEN = Hue(CURSOR, ON_CURSOR, ON_CURSOR)
LOW = "#d8ca4e"
"""The foot of a selected card."""


def draw_card(
    scene: Scene,
    card: Card,
    x: int,
    y: int,
    width: int,
    *,
    note: str = "",
    key: str = "",
    chosen: bool = False,
    quiet: bool = False,
    height: int = 2,
) -> None:
    """The kind in its colour with its figure; below it the key, what the card carries, and a note such as the price."""
    canvas, hue = scene.canvas, card_hue(scene.t, card)
    body = dark(hue.ground, 0.5)
    if chosen:
        hue, body = CHOSEN, LOW
    elif quiet:
        hue = paler(hue, 0.45)
        body = mix(body, SHEET, 0.45)
    ink = ON_CURSOR if chosen else readable(hue.ink, body)
    figure = card_figure(scene.t, card)
    pad = 1 if width > 8 else 0
    canvas.fill(x, y, width, 1, hue.ground)
    canvas.fill(x, y + 1, width, height - 1, body)
    canvas.put(x + pad, y, card_kind(scene, card, width - 1 - pad - len(figure)), bold(hue.ink))
    canvas.right(x + width, y, figure, bold(hue.ink))
    last, at = y + height - 1, x + 1
    if key:
        at = canvas.key(x, last, f" {key} " if len(key) == 1 else key, chosen=chosen and scene.is_code(key)) + 1
    if extra := card_extra(scene, card):
        word, company = extra
        line = y + 1 if height > 2 else last
        start = at if line == last else x + 1
        after = scene.post(start, line, company) + 1
        if after + len(word) + (len(note) + 1 if line == last else 0) <= x + width:
            canvas.put(after, line, word, ink)
    if note:
        money = ON_CURSOR if chosen else legible(GOLD, body, ink)
        canvas.right(x + width, last, note, bold(money))


def draw_pile_card(scene: Scene, card: Card, x: int, y: int, width: int = 8) -> int:
    """A card of a pile in a line."""
    hue, figure = paler(card_hue(scene.t, card), 0.25), card_figure(scene.t, card)
    kind = card_kind(scene, card, width - 1 - len(figure))
    return scene.canvas.put(x, y, f"{kind:<{width - len(figure)}}{figure}", hue.ink, ground=hue.ground)


def draw_mini(
    scene: Scene, card: Card, x: int, y: int, width: int, *, used: bool, plus: int = 0, key: str = "", mark: str = ""
) -> None:
    """A card of an action area in two lines; face down when it has been used. `mark`: the letter of its slot."""
    canvas, hue = scene.canvas, card_hue(scene.t, card)
    figure = card_figure(scene.t, card)
    kind = card_kind(scene, card, width)
    if used:
        canvas.fill(x, y, width, 2, WELL)
        canvas.put(x, y, kind, DIM)
        canvas.put(x, y + 1, "░" * width, exact("#33404f"))
        return
    body = dark(hue.ground, 0.4)
    canvas.fill(x, y, width, 1, hue.ground)
    canvas.fill(x, y + 1, width, 1, body)
    canvas.put(x, y, kind, bold(hue.ink))
    ink = readable(hue.ink, body)
    end = x + width
    if plus:
        end = canvas.right(end, y + 1, f"+{plus}", bold(legible(GOOD, body, ink)))
    start = canvas.right(end, y + 1, figure, bold(ink))
    if key:
        canvas.key(x, y + 1, key)
        extra = card_extra(scene, card)
        if extra and start - x - len(key) >= 3:
            scene.post(x + len(key), y + 1, extra[1])
    elif extra := card_extra(scene, card):
        scene.post(x, y + 1, extra[1])
    elif mark:
        canvas.put(x, y + 1, mark, readable(mix(ink, body, 0.4), body))


# The display


def draw_display(scene: Scene, x: int, y: int, width: int = 11, gap: int = 0, *, titled: bool = True) -> None:
    """A title where there is room for it, then four rows of three cards with their prices."""
    t, s = scene.t, scene.s
    buying = isinstance(scene.top, BUYING)
    if titled:
        at = scene.title(x, y, 3 * width + 2, scene.say("display"), focus=buying)
        if buying:
            draw_purse(scene, at + 1, y, x + 3 * width + 2)
        else:
            _draw_heads(scene, x, y, width)
        y += 1
    off = open_discount(t, scene.top)
    for space, name in enumerate(s.display):
        left, line = x + (space % 3) * (width + 1), y + (2 + gap) * (space // 3)
        place = t.display_ids[space]
        scene.canvas.mark(place, left, line, width, 2)
        if not name:
            scene.canvas.fill(left, line, width, 2, WELL)
            scene.canvas.put(left + width // 2, line, "·", DIM)
            continue
        code = scene.code(place)
        draw_card(
            scene,
            t.cards[name],
            left,
            line,
            width,
            note=str(price(t, s, space, off)),
            key=code,
            chosen=scene.chosen(place),
            quiet=buying and not code,
        )


def draw_purse(scene: Scene, x: int, y: int, end: int) -> None:
    """In the title of the display: what a buyer has and would keep."""
    s, then, top, canvas = scene.s, scene.then, scene.top, scene.canvas
    ground = canvas.grounds[y][x]
    if isinstance(top, st.BuyWithGoods):
        at = canvas.put(x, y, scene.say("purse", total=top.total), bold(legible(GOOD, ground, BRIGHT)))
        units = next((frame.units for frame in then.frames if isinstance(frame, st.SpendUnits)), 0)
        left = scene.words.count(units, "step")
    else:
        at = canvas.put(
            x, y, scene.say("purse-pounds", pounds=s.players[s.active].pounds), bold(legible(GOLD, ground, BRIGHT))
        )
        left = f"£{then.players[s.active].pounds}"
    if then.display != s.display:
        scene.ghost(at + 1, y, scene.say("purse-left", left=left))
    else:
        canvas.right(end, y, scene.say("price"), legible(GOLD, ground, BRIGHT))


def _draw_heads(scene: Scene, x: int, y: int, width: int) -> None:
    """Above every column what it adds to the crates of its cards; how many cards are left, and what the figures are."""
    canvas = scene.canvas
    ground = canvas.grounds[y][x]
    for column, crates in enumerate(scene.t.display_crates[:3]):
        canvas.right(x + column * (width + 1) + width, y, f"+{crates}", legible(GOLD, ground, BRIGHT))
    canvas.put(x + width + 1, y, scene.fit(width - 3, "deck", n=len(scene.s.draw)), SOFT)
    canvas.put(x + 2 * (width + 1), y, scene.say("price"), legible(GOLD, ground, BRIGHT))
