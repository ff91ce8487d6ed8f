"""A player's own board: slots, resting piles, hand, diamond track, bookkeeping track, shares."""

from boardgames.core.game import Seat
from boardgames.kit.asker import apart
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, DIM, GOLD, INK, RAISED, SHEET, SOFT, TABLE, WELL, bold
from boardgames.kit.look import Look
from boardgames.mombasa.box.tables import Card
from boardgames.mombasa.face.colours import BOOKS, COMPANIES, DIAMONDS, EXPANSION
from boardgames.mombasa.face.panels.cards import draw_pile_card
from boardgames.mombasa.face.panels.desk import draw_hand, would_count
from boardgames.mombasa.face.panels.ledger import draw_ledger
from boardgames.mombasa.face.panels.names import card_figure, card_kind, total_words
from boardgames.mombasa.face.panels.scene import Scene, ink_of, scene_of, show_selection
from boardgames.mombasa.face.words.names import company_code
from boardgames.mombasa.game import Mombasa
from boardgames.mombasa.rules.area import open_slots
from boardgames.mombasa.rules.scoring import shares
from boardgames.mombasa.state import HIDDEN, PLAN, UNATTACHED, Player, State

MAT = (78, 25)


def mat(game: Mombasa, seen: State, seat: Seat, look: Look) -> Canvas:
    """Everything open about one player; with hand and plan if that player is the viewer."""
    canvas = Canvas(*MAT, ground=TABLE)
    scene = scene_of(canvas, game, seen, look)
    p, own = seen.players[seat], look.viewer == seat
    canvas.fill(0, 0, *MAT, SHEET)
    _draw_head(scene, p, seat)
    planning = seen.phase == PLAN and own
    canvas.put(1, 1, scene.say("would-show" if planning else "shows"), SOFT)
    scene.totals(13, 1, total_words(scene), would_count(game.tables, seen, seat) if planning else p.totals)
    for slot in range(len(game.tables.slots)):
        _draw_slot(scene, seat, slot, 2 + slot)
    _draw_tiles(scene, seat, 7)
    if own:
        draw_hand(scene, p, 0, 8, 10)
    else:
        canvas.fill(0, 8, MAT[0], 4, WELL)
        planned = int(seen.phase == PLAN)
        canvas.put(1, 9, scene.say("hidden-hand", n=len(p.hand), planned=planned), INK)
        canvas.mark(f"hand-of-{seat}", 0, 8, MAT[0], 4)
    draw_diamonds(scene, seat, 12)
    draw_ledger(scene, seat, 0, 14, MAT[0], places=False)
    _draw_shares(scene, seat, 21)
    return show_selection(canvas, look)


def _draw_head(scene: Scene, p: Player, seat: Seat) -> None:
    canvas = scene.canvas
    at = scene.title(3, 0, MAT[0] - 3, scene.look.names[seat][:16]) + 2
    scene.player(0, 0, seat)
    at = scene.pounds(at, 0, p.pounds) + 2
    at = canvas.put(at, 0, scene.say("discs", n=p.discs), BRIGHT) + 1
    at = canvas.put(at, 0, "●" * min(p.discs, 6), bold(ink_of(seat))) + 2
    if scene.s.marker == seat:
        at = canvas.put(at, 0, scene.say("start-marker"), bold(BRIGHT)) + 2
    if p.passed:
        canvas.put(at, 0, scene.say("has-ended"), BRIGHT)
    canvas.mark(f"player-{seat}", 0, 0, MAT[0], 1)


def _draw_slot(scene: Scene, seat: Seat, slot: int, y: int) -> None:
    """A slot in a line: its card, and the pile above it."""
    t, canvas, p = scene.t, scene.canvas, scene.s.players[seat]
    opened = bool(open_slots(t, p) >> slot & 1)
    canvas.fill(0, y, MAT[0], 1, SHEET if slot % 2 else RAISED)
    canvas.put(1, y, t.slot_letters[slot].upper(), bold(BRIGHT) if opened else SOFT)
    name = p.area[slot]
    if name and name != HIDDEN:
        draw_pile_card(scene, t.cards[name], 3, y, 12)
        if p.used >> slot & 1:
            canvas.put(3, y, _used_card(scene, t.cards[name]).ljust(12), DIM, ground=WELL)
        if slot == p.plus_one:
            canvas.put(16, y, "+1", bold(BRIGHT))
    elif opened:
        canvas.put(3, y, "·" * 12, DIM, ground=WELL)
    else:
        diamond = slot == t.diamond_slot
        need = t.diamond.slot_space if diamond else t.ink.slot_position
        text = scene.say("slot-opens-diamond" if diamond else "slot-opens-ink", at=need)
        canvas.put(3, y, text, DIAMONDS.pale if diamond else BOOKS.pale)
    canvas.put(20, y, scene.say("rest"), SOFT)
    at = 25
    for i, card in enumerate(p.piles[slot]):
        if at + 9 > MAT[0] - 8 and i + 1 < len(p.piles[slot]):
            canvas.put(at, y, scene.say("more", n=len(p.piles[slot]) - i), SOFT)
            break
        at = draw_pile_card(scene, t.cards[card], at, y) + 1
    canvas.mark(f"pile-{seat}-{t.slot_letters[slot]}", 0, y, MAT[0], 1)
    if name and scene.s.phase != PLAN:  # a plan has the same shape whatever is in it
        canvas.mark(f"area-{seat}-{t.slots[slot]}", 3, y, 12, 1)


def _used_card(scene: Scene, card: Card) -> str:
    """Kind and figure of a card that lies face down."""
    figure = card_figure(scene.t, card)
    return f"{card_kind(scene, card, 11 - len(figure))} {figure}"


def _draw_tiles(scene: Scene, seat: Seat, y: int) -> None:
    t, canvas, p = scene.t, scene.canvas, scene.s.players[seat]
    at = start = canvas.put(1, y, scene.say("mat-tiles"), SOFT) + 1
    for place in range(len(t.slots), len(t.places)):
        if p.area[place]:
            used, name = bool(p.used >> place & 1), scene.words.card(p.area[place])
            canvas.mark(f"area-{seat}-{t.places[place]}", at, y, len(name), 1)
            at = canvas.put(at, y, name, DIM if used else bold(BRIGHT)) + 2
    if p.plus_one >= 0:
        at = canvas.put(at, y, scene.say("plus-one-on", slot=t.slot_letters[p.plus_one].upper()), bold(BRIGHT))
    elif p.plus_one == UNATTACHED:
        canvas.mark(f"plus-one-{seat}", at, y, 8, 1)
        at = canvas.put(at, y, scene.say("plus-one"), bold(BRIGHT))
    if at == start:
        canvas.put(at, y, scene.say("none"), DIM)


def draw_diamonds(scene: Scene, seat: Seat, y: int) -> None:
    """The diamond track in two lines: how far the diamond is, where slot A opens, what the spaces are worth."""
    t, canvas, track, p = scene.t, scene.canvas, scene.t.diamond, scene.s.players[seat]
    canvas.put(1, y, scene.say("diamond"), DIAMONDS.pale)
    canvas.put(1, y + 1, scene.say("worth-now", worth=t.diamond_worth[p.diamond]), bold(GOLD))
    values = dict(track.values)
    for at in range(track.length + 1):
        x, reached = 10 + 2 * at, at <= p.diamond
        ground = DIAMONDS.ground if reached else WELL
        canvas.put(x, y, "  ", ground=ground)
        if at == p.diamond:
            canvas.put(x, y, "◆ ", bold(DIAMONDS.ink), ground=ground)
        elif at == track.slot_space:
            canvas.put(x, y, f"+{t.slot_letters[t.diamond_slot].upper()}", bold(EXPANSION.pale), ground=WELL)
        elif not reached:
            canvas.put(x, y, "· ", DIM)
        if at in values:
            canvas.put(x, y + 1, str(values[at]), bold(GOLD) if reached else SOFT)
    canvas.mark(f"diamonds-{seat}", 0, y, MAT[0], 2)


def _draw_shares(scene: Scene, seat: Seat, y: int) -> None:
    """Shares and where the discs stand, then the bonuses that work."""
    t, s, canvas = scene.t, scene.s, scene.canvas
    scene.title(0, y, MAT[0], scene.say("mat-shares"))
    for company, entry in enumerate(t.companies):
        on_track, on_cards = shares(t, s, seat, company)
        hue, x = COMPANIES[company], 1 + 19 * company
        canvas.put(x, y + 1, f" {entry.name} ", bold(hue.ink), ground=hue.ground)
        held = f"{on_track}+{on_cards}" if on_cards else str(on_track)
        canvas.put(x + len(entry.name) + 3, y + 1, held, bold(BRIGHT))
        canvas.put(x, y + 2, scene.say("disc-on", at=s.players[seat].steps[company]), SOFT)
        canvas.mark(f"shares-{entry.id}", x, y + 1, 18, 2)
    canvas.mark(f"bonuses-{seat}", 0, y + 3, MAT[0], 1)
    canvas.put(1, y + 3, scene.say("mat-bonus"), SOFT)
    words = apart(working_bonuses(scene, seat)) or scene.say("no-bonus-works")
    canvas.put(7, y + 3, words if len(words) <= 71 else words[:70] + "…", INK)


def working_bonuses(scene: Scene, seat: Seat) -> list[str]:
    """The track bonuses that work for a player in the present turn, in a few words each."""
    t, s, found = scene.t, scene.s, []
    for company, level in enumerate(s.players[seat].bonus):
        track = s.tracks[company]
        spaces = t.spaces_of_track[track]
        if level:
            codes = [t.spaces[space].code for space in spaces[:level]]
            words = scene.say("disc-on", at=scene.words.either(codes)) if codes else scene.words.bonus(track, level)
            found.append(f"{company_code(t, company)} {words}")
    return found
