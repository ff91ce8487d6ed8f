"""The wheel of actions: what each colour offers, where its cubes are, and gold instead."""

from textwrap import wrap

from boardgames.amerigo import actions as do
from boardgames.amerigo.box.tables import BLUE, GREEN, RED, YELLOW
from boardgames.amerigo.face.colours import CUBE_INKS, CUBES, LABEL, ON_CUBE
from boardgames.amerigo.face.panels.preview import changes
from boardgames.amerigo.face.panels.scene import ACTIONS, Scene
from boardgames.amerigo.face.panels.sheet import disc, words
from boardgames.amerigo.face.words.choices import plan_facts
from boardgames.amerigo.face.words.questions import question
from boardgames.amerigo.rules.expand import buildable
from boardgames.amerigo.rules.pirates import strength_against
from boardgames.amerigo.rules.progress import chances_between
from boardgames.amerigo.rules.tracks import track_room
from boardgames.amerigo.rules.turn import TRACKS, action_points, gold_on_offer
from boardgames.amerigo.state import CANNONS, PROGRESS, PickToken
from boardgames.amerigo.view import tower_cubes
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import (
    BRIGHT,
    CURSOR,
    FOCUS,
    GOLD,
    INK,
    ON_CURSOR,
    RAISED,
    SHEET,
    bold,
    exact,
    mix,
    readable,
)

WIDTH = 29
"""Without words about what the AP would do."""
LABELLED = 9
"""Columns of the name of an action, with what tokens add."""
NO_BREAK = "\u00a0"
"""A space at which no line ends."""


def draw_actions(canvas: Canvas, v: Scene, x: int, y: int, width: int) -> None:
    """A line a colour, in the order of the wheel; once an action is under way only its line is bright."""
    t = v.t
    canvas.fill(x, y, width, 2 + len(t.colours), SHEET)
    _draw_head(canvas, v, x, y, width)
    for colour in range(len(t.colours)):
        _draw_colour(canvas, v, x, y + 1 + colour, width, colour)
    _draw_gold(canvas, v, x, y + 1 + len(t.colours), width)


def _draw_head(canvas: Canvas, v: Scene, x: int, y: int, width: int) -> None:
    """The order of this phase with the player to move, and what the cubes of a lane mean."""
    s, ground = v.s, FOCUS if v.focus == ACTIONS else RAISED
    note = readable(LABEL, ground)
    canvas.fill(x, y, width, 1, ground)
    canvas.mark("order", x, y, 8, 1)
    at = x + 1
    for n, seat in enumerate(s.order or s.discs):
        if s.frames and n == s.active:
            at = canvas.put(at, y, "▶", bold(BRIGHT))
        at = disc(canvas, at, y, seat)
    now, later = f"{v.say('wheel-now')} ", f"{v.say('wheel-next')} "
    words(
        canvas, x + 8, y, ("■", INK), (now, note), ("▪", INK), (later, note), ("□", INK), (v.say("wheel-tower"), note)
    )
    canvas.right(x + WIDTH, y, v.say("ap"), note)
    if width > WIDTH and v.doing[0] < 0:
        canvas.put(x + WIDTH + 2, y, v.fit(width - WIDTH - 2, "wheel-use"), note)


def _draw_colour(canvas: Canvas, v: Scene, x: int, y: int, width: int, colour: int) -> None:
    t, s, row = v.t, v.s, v.t.colours[colour]
    place = f"wheel-{row.id}"
    code, picked, (doing, left) = v.code(place), place in v.chosen, v.doing
    bright = bool(s.action_space[colour] or code) if doing < 0 else colour == doing
    canvas.mark(place, x, y, width, 1)
    if picked or colour == doing:
        canvas.wash(x, y, width, 1, RAISED)
    if s.frames and colour == s.phase:
        canvas.put(x, y, "▶", bold(BRIGHT))
    if code:
        canvas.key(x + 1, y, f"{code:>2}", chosen=picked)
    else:
        # Not a code here but the name of the colour, which the special track uses too.
        canvas.put(x + 2, y, row.key, CUBE_INKS[colour])
    ap = action_points(t, s, v.me, colour)
    # What tokens add stands here whether the colour is out or not: the strip of tokens need not repeat it.
    extra = f"+{ap - s.ap}" if ap > s.ap else ""
    label = row.label if len(row.label) <= LABELLED - len(extra) else v.names.action(row.id, "short")
    name = f" {label}".ljust(1 + LABELLED - len(extra)) + extra
    if not bright:
        canvas.put(x + 3, y, name, CURSOR if picked else LABEL)
    else:
        canvas.chip(x + 3, y, name, CURSOR if picked else CUBES[colour], ON_CURSOR if picked else ON_CUBE)
        canvas.right(x + WIDTH, y, str(ap if doing < 0 else left), bold(BRIGHT))
        if width > WIDTH and doing < 0:
            canvas.put(x + WIDTH + 2, y, _use(v, colour, width - WIDTH - 2), INK)
    _draw_lane(canvas, v, x + 14, y, colour)


def _draw_lane(canvas: Canvas, v: Scene, x: int, y: int, colour: int) -> None:
    """All cubes of a colour, always: on offer, in storage for the next throw, or in the tower."""
    offered, stored, inside = v.s.action_space[colour], v.s.storage[colour], tower_cubes(v.t, v.s)[colour]
    x = canvas.put(x, y, "■ " * offered, exact(CUBES[colour]))
    x = canvas.put(x, y, "▪ " * stored, exact(mix(CUBES[colour], SHEET, 0.1)))
    canvas.put(x, y, ("□ " * inside).rstrip(), exact(mix(CUBES[colour], SHEET, 0.3)))


def _use(v: Scene, colour: int, width: int) -> str:
    """Return what the player to move could do with the AP of a colour, within this many letters."""
    t, s, p, ap = v.t, v.s, v.me, action_points(v.t, v.s, v.me, colour)
    if colour == BLUE:
        return v.fit(width, "use-sail", ap=ap)
    if colour == RED:
        return v.fit(width, "use-plan", **plan_facts(v.names, s, v.actor))
    if colour == GREEN:
        fitting = sum(p.reserve[kind] for kind in buildable(t, s, v.actor, ap))
        return v.fit(width, "use-build", fitting=fitting, planned=sum(p.reserve))
    if colour == YELLOW:
        costs = [t.production_kinds[kind][1] for kind in s.production if kind]
        return v.fit(width, "use-produce", tokens=sum(cost <= ap for cost in costs))
    track = TRACKS[colour]
    steps = min(ap, track_room(t, p, track))
    if track == CANNONS:
        need = strength_against(t, s, v.actor)
        return v.fit(width, "use-cannons", now=p.cannons, then=p.cannons + steps, need=need)
    if track == PROGRESS:
        tokens = chances_between(t, p.progress, p.progress + steps)
        return v.fit(width, "use-progress", now=p.progress, then=p.progress + steps, tokens=tokens)
    now, then = p.special, p.special + steps
    return v.fit(width, "use-special", now=now, then=then, vp=t.special_vp[then])


def _draw_gold(canvas: Canvas, v: Scene, x: int, y: int, width: int) -> None:
    """Gold instead of an action; during one, AP for gold and the end of the action."""
    canvas.mark("gold", x, y, width, 1)
    picked = "gold" in v.chosen
    if picked:
        canvas.wash(x, y, width, 1, RAISED)
    if v.doing[0] >= 0:
        _draw_spending(canvas, v, x, y)
        return
    if code := v.code("gold"):
        canvas.key(x + 1, y, f"{code:>2}", chosen=picked)
    if picked:
        canvas.chip(x + 3, y, f" {v.fit(12, 'gold-take')} ", CURSOR, ON_CURSOR)
    else:
        canvas.put(x + 4, y, v.fit(12, "gold-take"), GOLD if v.s.frames else LABEL)
    canvas.put(x + 18, y, v.fit(8, "gold-have", gold=v.me.gold), LABEL)
    if v.s.frames:
        canvas.right(x + WIDTH, y, f"+{gold_on_offer(v.t, v.s, v.me)}", bold(GOLD))
        if width > WIDTH:
            canvas.put(x + WIDTH + 2, y, v.fit(width - WIDTH - 2, "gold-for", cubes=sum(v.s.action_space)), INK)


def _draw_spending(canvas: Canvas, v: Scene, x: int, y: int) -> None:
    """Draw what can be done at any time of an action, with its code."""
    buy, chosen, ink = v.codes.get(do.BuyAp()), v.look.action, CURSOR if "gold" in v.chosen else LABEL
    if buy:
        canvas.key(x + 1, y, f"{buy:>2}", chosen=chosen == do.BuyAp())
    if isinstance(v.top, PickToken):
        # AP cannot be bought before it is answered.
        canvas.put(x + 4, y, v.fit(18, "gold-have-gold", gold=v.me.gold), ink)
    else:
        canvas.put(x + 4, y, v.fit(11, "gold-for-ap"), GOLD if buy and ink == LABEL else ink)
        canvas.put(x + 16, y, v.fit(7, "gold-have", gold=v.me.gold), LABEL)
    for action, word in ((do.EndAction(), v.fit(4, "gold-end")), (do.Decline(), v.fit(4, "gold-none"))):
        if code := v.codes.get(action):
            at = canvas.key(x + WIDTH - 2 - len(word), y, code, chosen=chosen == action)
            canvas.put(at + 1, y, word, INK)


def draw_question(canvas: Canvas, v: Scene, x: int, y: int, width: int, rows: int) -> None:
    """While an action is under way: what is asked, and the figures that the selected choice would change."""
    if not v.s.frames:
        return
    asked = wrap(question(v.names, v.s, v.actor), width)
    told = wrap(", ".join(change.replace(" ", NO_BREAK) for change in changes(v)), width)
    for line, text in enumerate(asked[:rows], start=y + 1):
        canvas.put(x, line, text, INK)
    for line, text in enumerate(told[: max(0, rows - len(asked) - 2)], start=y + 2 + len(asked)):
        canvas.put(x, line, text.replace(NO_BREAK, " "), CURSOR)
