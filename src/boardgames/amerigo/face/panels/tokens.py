"""Progress tokens: those on display, and those that players own."""

from boardgames.amerigo import actions as do
from boardgames.amerigo.box.tables import (
    BOUNTY,
    COLOURS,
    END_GOLD_TWICE,
    GOLD_FIVE,
    GOLD_PER_POST,
    GOLD_PER_TWO,
    GOLD_THREE,
    HALF_LOSS,
    JUMP,
    SLOTS,
    SPRINT,
    STRONGER_PIRATES,
    VP_CUBES,
)
from boardgames.amerigo.face.colours import CUBES, LABEL, ON_CUBE, PIRATE, PLAIN, TREASURE, VALUE
from boardgames.amerigo.face.panels.scene import TOKENS, Scene
from boardgames.amerigo.face.panels.sheet import disc, plate
from boardgames.core.game import Seat
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BAD, BRIGHT, CURSOR, DIM, INK, ON_CURSOR, RAISED, SHEET, bold, exact

ABOUT_PIRATES = (STRONGER_PIRATES, HALF_LOSS, BOUNTY)
ABOUT_GOLD = (GOLD_THREE, GOLD_FIVE, GOLD_PER_POST, GOLD_PER_TWO, END_GOLD_TWICE)
USES: dict[str, do.AnyAction] = {
    SPRINT: do.UseSprint(),
    JUMP: do.UseJump(),
    VP_CUBES: do.TakeVp(),
    GOLD_THREE: do.CashToken(GOLD_THREE),
    GOLD_FIVE: do.CashToken(GOLD_FIVE),
}
"""Actions for which one-time tokens are turned over."""
STAYING = len(SLOTS) // 2
"""Number of slots of the display that keep their tokens for another round."""
LEAVES = "–"
"""Sign of a token that leaves with the round; an arrow would be an anchor."""


def edge_of(v: Scene, token: str) -> str:
    """The colour of a token's edge: the action, the pirates, or the gold that it is about."""
    row = v.t.tokens[token]
    if row.actions:
        return CUBES[COLOURS.index(row.actions[0])]
    return PIRATE if token in ABOUT_PIRATES else TREASURE if token in ABOUT_GOLD else PLAIN


def draw_tokens(canvas: Canvas, v: Scene, x: int, y: int, width: int) -> None:
    """The eight tokens as cards: on the left those that stay, on the right those that leave with the round."""
    canvas.fill(x, y, width, STAYING, SHEET)
    wide = (width - 3) // 2
    for i, slot in enumerate(SLOTS):
        leaving, token = i >= STAYING, v.s.progress[i]
        at, line = x + 1 + (wide + 1) * leaving, y + i % STAYING
        canvas.mark(slot, at, line, wide, 1)
        picked = slot in v.chosen
        if picked or token:
            canvas.fill(at, line, wide, 1, CURSOR if picked else RAISED)
        if not token:
            canvas.put(at + 2, line, v.say("token-taken"), ON_CURSOR if picked else DIM)
            continue
        canvas.put(at, line, "▌", exact(edge_of(v, token)))
        canvas.put(at + 2, line, v.t.tokens[token].label, ON_CURSOR if picked else INK)
        if code := v.code(slot):
            canvas.key(at + wide - 2, line, code, chosen=picked)
        elif leaving:
            canvas.put(at + wide - 2, line, LEAVES, ON_CURSOR if picked else BAD)


def draw_token_list(canvas: Canvas, v: Scene, x: int, y: int, width: int) -> None:
    """A line a token with what it does."""
    canvas.fill(x, y, width, 1 + len(SLOTS), SHEET)
    plate(canvas, x, y, width, v.say("tokens"), focus=v.focus == TOKENS, note=v.say("tokens-note"))
    for i, slot in enumerate(SLOTS):
        line, token = y + 1 + i, v.s.progress[i]
        picked = slot in v.chosen
        canvas.mark(slot, x + 1, line, width - 2, 1)
        canvas.fill(x + 1, line, width - 2, 1, CURSOR if picked else RAISED if token else SHEET)
        if not token:
            canvas.put(x + 6, line, v.say("token-taken"), ON_CURSOR if picked else DIM)
            continue
        canvas.put(x + 1, line, "▌", exact(edge_of(v, token)))
        if code := v.code(slot):
            canvas.key(x + 3, line, code, chosen=picked)
        canvas.put(x + 6, line, v.t.tokens[token].label, bold(ON_CURSOR if picked else BRIGHT))
        text = v.names.token_text(token)
        canvas.put(min(x + 26, x + width - 4 - len(text)), line, text, ON_CURSOR if picked else INK)
        if i >= STAYING:
            canvas.put(x + width - 3, line, LEAVES, ON_CURSOR if picked else BAD)


# owned


def draw_own(canvas: Canvas, v: Scene, x: int, y: int, width: int, *, on_wheel: bool = True) -> None:
    """The strip of the player to move: chests and tokens, with keys on those that can be used now.

    Where the wheel is in sight it shows the AP that tokens add.
    """
    canvas.fill(x, y, width, 1, RAISED)
    canvas.mark("own", x, y, width, 1)
    at = canvas.put(disc(canvas, x + 1, y, v.actor) + 1, y, v.say("own-has"), LABEL) + 1
    at = _draw_chests(canvas, v, at, y)
    draw_owned(canvas, v, v.actor, at, y, x + width - 1, on_wheel=on_wheel)


def _draw_chests(canvas: Canvas, v: Scene, x: int, y: int) -> int:
    if not v.me.chests:
        return x
    if code := v.codes.get(do.CashChest()):
        x = canvas.key(x, y, code, chosen=v.look.action == do.CashChest())
    return canvas.put(x, y, "◆" + (str(v.me.chests) if v.me.chests > 1 else ""), VALUE) + 1


def draw_owned(
    canvas: Canvas, v: Scene, seat: Seat, x: int, y: int, end: int, rows: int = 1, *, on_wheel: bool = False
) -> None:
    """Tokens of a player, those that can be used now first; how many more where there is no room."""
    tokens = v.s.players[seat].tokens
    if not tokens:
        canvas.put(x, y, v.fit(end - x, "own-none"), LABEL)
        return
    codes = {token: v.codes.get(USES[token], "") if token in USES and seat == v.actor else "" for token in tokens}
    order = sorted(tokens, key=lambda token: (not codes[token], not _extra(v, token)))
    at, last = x, y + rows - 1

    def are_too_many() -> bool:
        return _lines([_width(v, token, codes[token], short=False) for token in order], end - x) > rows

    if on_wheel and are_too_many():
        order = [token for token in order if not _extra(v, token)]
    short = are_too_many()
    for n, token in enumerate(order):
        width = _width(v, token, codes[token], short=short)
        if y < last and at > x and at + width > end:
            at, y = x, y + 1
        # On the last line, room is kept to say how many more there are.
        more = 3 if y == last and n < len(order) - 1 else 0
        fits_all = at + sum(_width(v, rest, codes[rest], short=short) + 1 for rest in order[n:]) - 1 <= end
        if at + width + more > end and not fits_all:
            canvas.put(at, y, f"+{len(order) - n}", LABEL)
            return
        at = _draw_token(canvas, v, token, codes[token], at, y, short=short) + 1


def _lines(widths: list[int], room: int) -> int:
    """Return how many lines things of these widths need, one blank between them."""
    lines, left = 1, room
    for width in widths:
        if width > left:
            lines, left = lines + 1, room
        left -= width + 1
    return lines


def _extra(v: Scene, token: str) -> bool:
    return any(v.t.extra_ap[token])


def _width(v: Scene, token: str, code: str, *, short: bool) -> int:
    if short and _extra(v, token):
        return 1 + len(code) + 2 + len(v.t.tokens[token].actions)
    return 1 + len(code) + len(_name(v, token, short=short))


def _name(v: Scene, token: str, *, short: bool) -> str:
    return v.names.token_text(token, kind="brief") if short else v.t.tokens[token].label


def _draw_token(canvas: Canvas, v: Scene, token: str, code: str, x: int, y: int, *, short: bool) -> int:
    """In words, or extra AP as a number on the letters of its actions; a key where it can be used."""
    row, first = v.t.tokens[token], x
    if code:
        x = canvas.key(x, y, code, chosen=v.look.action == USES[token])
    x = canvas.put(x, y, "▌", exact(edge_of(v, token)))
    if short and _extra(v, token):
        x = canvas.put(x, y, f"+{row.ap}", INK)
        for colour in row.actions:
            wheel = COLOURS.index(colour)
            x = canvas.chip(x, y, v.t.colours[wheel].key, CUBES[wheel], ON_CUBE)
    else:
        x = canvas.put(x, y, _name(v, token, short=short), INK)
    canvas.mark(f"own-{token}", first, y, x - first, 1)
    return x
