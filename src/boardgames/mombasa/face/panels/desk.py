"""Drawing of what only one player sees: the desk on which a round is planned, and the hand from which a card is
sold.

A hand is drawn in a fixed number of cells, and every slot has room for one card: from across the table a full hand
and an empty one have the same shape.
"""

from boardgames.core.game import Seat
from boardgames.kit.colours import BRIGHT, DIM, LINE, RAISED, SHEET, SOFT, TABLE, WELL, bold
from boardgames.kit.look import Look
from boardgames.mombasa import state as st
from boardgames.mombasa.actions import PlanPlace, Sell
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.face.colours import BOOKS, DIAMONDS, card_hue, paler
from boardgames.mombasa.face.panels.books import draw_book, draw_turned
from boardgames.mombasa.face.panels.cards import draw_card, draw_pile_card
from boardgames.mombasa.face.panels.names import total_words
from boardgames.mombasa.face.panels.progress import draw_progress
from boardgames.mombasa.face.panels.scene import Scene
from boardgames.mombasa.face.words.codes import HAND_CELLS
from boardgames.mombasa.rules.area import open_slots, totals
from boardgames.mombasa.rules.same_choices import slots_matter
from boardgames.mombasa.rules.tracks import unlocked
from boardgames.mombasa.rules.trading import sale_pounds
from boardgames.mombasa.state import HIDDEN, PLAN, Player, State

COLUMNS, ROWS = 7, HAND_CELLS // 7
CLOSED = 12
"""Width of a slot that is not open yet."""


def plans(s: State, look: Look) -> bool:
    """True if the viewer is planning: then, and only then, the hand is in what was observed."""
    return s.phase == PLAN and look.viewer is not None and not s.players[look.viewer].planned


def sells(s: State, look: Look) -> bool:
    """True if the viewer is asked which card of their hand they sell."""
    return bool(s.frames) and isinstance(s.frames[-1], st.SellCard) and look.viewer == s.active


def would_count(t: Tables, s: State, seat: Seat) -> tuple[int, ...]:
    """The totals of a plan if it were revealed now, with the bonuses that will work by then."""
    p = s.players[seat]
    return totals(t, s.tracks, p.area, 0, p.plus_one, unlocked(t, s, p))


# The hand


def hand_keys(scene: Scene) -> dict[str, str]:
    """For cards of the hand what to type before the letter of a slot, or to sell them."""
    found: dict[str, str] = {}
    for action, code in scene.look.choices:
        if isinstance(action, PlanPlace):
            found[action.card] = code[:-1] if slots_matter(scene.t, scene.s) else code
        elif isinstance(action, Sell):
            found[action.card] = code
    return found


def draw_hand(scene: Scene, p: Player, x: int, y: int, each: int, tall: int = 2) -> None:
    """Two rows of seven cells; the last one counts the cards that have none."""
    t, canvas, keys = scene.t, scene.canvas, hand_keys(scene)
    chosen = getattr(scene.action, "card", None) if isinstance(scene.action, PlanPlace | Sell) else None
    shown = len(p.hand) if len(p.hand) <= HAND_CELLS else HAND_CELLS - 1
    for cell in range(HAND_CELLS):
        left, line = x + (cell % COLUMNS) * (each + 1), y + (cell // COLUMNS) * tall
        canvas.mark(f"hand-{cell}", left, line, each, tall)
        if cell < shown and p.hand[cell] != HIDDEN:
            card = t.cards[p.hand[cell]]
            key, note = keys.get(card.id, ""), ""
            if isinstance(scene.top, st.SellCard) and key:
                note = f"£{sale_pounds(t, scene.top, card.id)}"
            quiet = bool(keys) and not key
            draw_card(
                scene, card, left, line, each, note=note, key=key, chosen=card.id == chosen, quiet=quiet, height=tall
            )
            continue
        canvas.fill(left, line, each, tall, WELL)
        if cell >= shown and shown < len(p.hand):
            canvas.put(left + 1, line, scene.say("more", n=len(p.hand) - shown), bold(BRIGHT))
        else:
            canvas.put(left + 1, line, "·" * (each - 2), DIM)


def draw_sale(scene: Scene, x: int, y: int, width: int) -> None:
    """The hand of whoever sells: what every card would bring."""
    seat, canvas = scene.s.active, scene.canvas
    canvas.fill(x, y, width, 9, SHEET)
    at = scene.title(x + 3, y, width - 3, scene.say("sells", name=scene.look.names[seat][:14]), focus=True)
    scene.player(x, y, seat)
    top = scene.top
    if isinstance(top, st.SellCard):
        canvas.put(at + 2, y, scene.say("sells-note", plus=top.plus), BRIGHT)
    draw_hand(scene, scene.s.players[seat], x + 1, y + 2, (width - 1) // COLUMNS - 1, 3)


# The desk


def draw_desk(scene: Scene, x: int, y: int, width: int, height: int) -> None:
    """Draw what the plan would show, the hand, slots with the piles that they feed; where it is wide, what lies
    ahead."""
    assert scene.look.viewer is not None
    p, wide = scene.s.players[scene.look.viewer], width > 100
    scene.canvas.fill(x, y, width, height, SHEET)
    _draw_head(scene, x, y, width)
    tall = 3 if height > 13 else 2
    draw_hand(scene, p, x, y + 1, 11 if wide else 10, tall)
    if wide:
        _draw_ahead(scene, p, x + 85, y + 1, width - 85)
    top = y + 1 + ROWS * tall
    opened, closed = open_slots(scene.t, p), CLOSED if wide else CLOSED - 2
    slots = len(scene.t.slots)
    each = (width + 1 - (closed + 1) * (slots - opened.bit_count())) // opened.bit_count() - 1
    at = x
    for slot in range(slots):
        room = each if opened >> slot & 1 else closed
        if opened >> slot & 1:
            _draw_slot(scene, scene.look.viewer, slot, at, top, room, y + height - top)
        else:
            _draw_closed(scene, p, slot, at, top, room, y + height - top)
        scene.canvas.mark(scene.t.slots[slot], at, top, room, y + height - top)
        at += room + 1


def _draw_head(scene: Scene, x: int, y: int, width: int) -> None:
    t, s, wide = scene.t, scene.s, width > 100
    seat = scene.look.viewer
    assert seat is not None
    at = scene.title(
        x + 3, y, width - 3, scene.say("plans", name=scene.look.names[seat][: 10 if wide else 8]), focus=True
    )
    scene.player(x, y, seat)
    at = scene.canvas.put(at + 1, y, scene.say("plans-note" if wide else "plans-note.short"), BRIGHT) + 1
    words = total_words(scene, "" if wide else ".short")
    at = scene.totals(at, y, words, would_count(t, s, seat), would_count(t, scene.then, seat))
    ready = [other for other, q in enumerate(s.players) if q.planned]
    word = scene.say("ready")
    if ready and at + len(word) + 1 + 2 * len(ready) <= x + width:
        at = scene.canvas.put(at, y, word, BRIGHT) + 1
        for other in ready:
            at = scene.player(at, y, other, 1)


def _draw_closed(scene: Scene, p: Player, slot: int, x: int, y: int, width: int, height: int) -> None:
    """When a slot opens, and how far its owner is."""
    t, canvas = scene.t, scene.canvas
    diamond = slot == t.diamond_slot
    canvas.fill(x, y, width, height, TABLE)
    canvas.put(x + 1, y, scene.say("slot-closed", slot=t.slot_letters[slot].upper()), SOFT)
    canvas.put(x + 1, y + 1, scene.say("slot-opens"), DIM)
    need = f"◆ {t.diamond.slot_space}" if diamond else scene.say("ink-at", at=t.ink.slot_position)
    canvas.put(x + 1, y + 2, need, bold(DIAMONDS.pale if diamond else BOOKS.pale))
    canvas.put(x + 1, y + 3, scene.say("slot-now", at=p.diamond if diamond else p.ink), DIM)


def _draw_slot(scene: Scene, seat: Seat, slot: int, x: int, y: int, width: int, height: int) -> None:
    """Letter or key, the card, and the pile that it will join: right of it, or below it where it is narrow."""
    t, canvas, p = scene.t, scene.canvas, scene.s.players[seat]
    place, letter = t.slots[slot], t.slot_letters[slot]
    canvas.fill(x, y, width, height, RAISED)
    if isinstance(scene.action, PlanPlace) and scene.action.slot == place:
        scene.ghost(x, y, f" {letter.upper()} ")
    elif scene.code(place) and slots_matter(t, scene.s):
        canvas.key(x, y, f" {letter} ", chosen=scene.chosen(place))
    else:
        canvas.put(x, y, f" {letter.upper()} ", bold(BRIGHT), ground=LINE)
    beside = width >= 20
    tall = min(3, height - 1)
    name = scene.then.players[seat].area[slot]
    if name and name != HIDDEN:
        draw_card(scene, t.cards[name], x, y + 1, 11, chosen=name != p.area[slot], height=tall)
    else:
        canvas.fill(x, y + 1, 11, tall, WELL)
        canvas.put(x + 1, y + 1, "·" * 9, DIM)
    if beside:
        canvas.put(x + 12, y, scene.fit(width - 12, "joins"), SOFT)
        _draw_pile(scene, p.piles[slot], x + 12, y + 1, width - 12, height - 1)
    else:
        canvas.put(x, y + 1 + tall, "↓ " + scene.say("joins.short"), SOFT)
        _draw_pile(scene, p.piles[slot], x + 1, y + 2 + tall, width - 1, height - 2 - tall)


def _draw_pile(scene: Scene, pile: tuple[str, ...], x: int, y: int, width: int, height: int) -> None:
    """A resting pile, column by column, by names or short names; what does not fit even so is counted."""
    short = len(pile) > max(1, (width + 1) // 9) * height
    each = 6 if short else 9
    room = max(1, (width + 1) // each) * height
    if not pile:
        scene.canvas.put(x, y, scene.say("no-pile"), SOFT)
    for i, name in enumerate(pile[:room]):
        at, line = x + each * (i // height), y + i % height
        if len(pile) > room and i == room - 1:
            scene.canvas.put(at, line, f"+{len(pile) - i}", SOFT)
        elif short:
            hue = paler(card_hue(scene.t, scene.t.cards[name]), 0.25)
            scene.canvas.put(at, line, scene.words.brief(name).ljust(5), hue.ink, ground=hue.ground)
        else:
            draw_pile_card(scene, scene.t.cards[name], at, line)


def _draw_ahead(scene: Scene, p: Player, x: int, y: int, width: int) -> None:
    """The player's own tracks, and the books that the ink pot will ask for: a bookkeeper is planned for them."""
    t, canvas = scene.t, scene.canvas
    draw_progress(scene, p, x, y, ahead=width > 26)
    ahead = next_books(p, 2)
    for i, position in enumerate(ahead):
        book, left = t.books[p.books[position]], x + 16 * i if width > 30 else x + 12 * i
        canvas.put(left, y + 2, f"{position:>2}", bold(BRIGHT))
        if p.turned >> position & 1:
            draw_turned(scene, book, left + 3, y + 2, 11 if width > 30 else 8)
        else:
            draw_book(scene, book, left + 3, y + 2, 11 if width > 30 else 8)
    if not ahead:
        canvas.put(x, y + 2, scene.say("no-book-ahead"), DIM)
    canvas.mark("ahead", x, y, width, 4)


def next_books(p: Player, many: int) -> list[int]:
    """The positions of the books before the ink pot, up to the first gap."""
    found: list[int] = []
    for position in range(p.ink + 1, len(p.books)):
        if not p.books[position] or len(found) == many:
            break
        found.append(position)
    return found
