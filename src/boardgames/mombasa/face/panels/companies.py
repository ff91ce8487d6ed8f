"""A company beside the map: its name, the worth of a share, its majority, its track and who holds how much of it."""

from boardgames.core.game import SEAT_LETTERS
from boardgames.kit.colours import BRIGHT, CURSOR, DIM, GOLD, INK, ON_CURSOR, SHEET, SOFT, WELL, bold, readable
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.face.colours import COMPANIES, LIGHT, quay
from boardgames.mombasa.face.panels.bases import draw_column
from boardgames.mombasa.face.panels.names import tier_gain
from boardgames.mombasa.face.panels.scene import Scene, ink_of
from boardgames.mombasa.face.panels.spaces import draw_bonuses, draw_majority, draw_tiers, majority_of
from boardgames.mombasa.face.panels.tracks import draw_lanes, draw_track
from boardgames.mombasa.rules.bases import share_value
from boardgames.mombasa.rules.scoring import shares


def sides(t: Tables) -> tuple[int, ...]:
    """The companies as they lie around the map, from the north."""
    edges = {company.edge: number for number, company in enumerate(t.companies)}
    return edges["north"], edges["east"], edges["west"], edges["south"]


PLATE = 15
"""The longest name and what a share is worth."""


def draw_company(scene: Scene, company: int, x: int, y: int, width: int = 44) -> None:
    """Four lines: name, worth and majority; shares and bonuses; the track; the discs."""
    scene.canvas.fill(x, y + 1, width, 3, SHEET)
    changes = share_value(scene.t, scene.then, company) != share_value(scene.t, scene.s, company)
    if changes or scene.code(f"base-{scene.t.companies[company].id}"):
        _draw_plate(scene, company, x, y, 25)
        draw_majority(scene, company, x + 25, y, width - 25)
    else:
        _draw_plate(scene, company, x, y, PLATE)
        draw_tiers(scene, company, x + PLATE, y, width - PLATE)
    end = draw_holders(scene, company, x + 1, y + 1)
    draw_bonuses(scene, company, x + 1, y + 1, 2, end, x + width, long=False)
    draw_track(scene, company, x + 1, y + 2)


def _draw_plate(scene: Scene, company: int, x: int, y: int, width: int) -> None:
    """The key to expand the company, its name and what a share is worth, or would be."""
    t, canvas, hue = scene.t, scene.canvas, COMPANIES[company]
    place = f"base-{t.companies[company].id}"
    chosen, code = scene.chosen(place), scene.code(place)
    ground, ink = (CURSOR, ON_CURSOR) if chosen else (hue.ground, hue.ink)
    canvas.fill(x, y, width, 1, ground)
    canvas.mark(place, x, y, width, 1)
    at = x
    if code:
        at = canvas.key(x, y, f" {code} ", chosen=chosen)
    narrow = width <= PLATE
    at = canvas.put(at + (not narrow), y, t.companies[company].label, bold(ink))
    now, then = (share_value(t, state, company) for state in (scene.s, scene.then))
    if narrow:
        worth = f"£{now}".ljust(3)
        end = x + width - (f"£{now}" == worth and at + len(worth) < x + width)  # two figures, and a gap if there is one
        canvas.right(end, y, worth, bold(GOLD), ground=WELL)
        return
    if then != now:
        at = scene.ghost(max(at + bool(code), x + 12), y, f" £{then} ")
    else:
        at = canvas.put(max(at + bool(code), x + 12), y, f" £{now} ", bold(GOLD), ground=WELL)
    note = scene.say("share-value") if then == now else scene.say("was", value=now)
    if at + 1 + len(note) <= x + width:
        canvas.put(at + 1, y, note, ink)


def draw_holders(scene: Scene, company: int, x: int, y: int) -> int:
    """Everybody's shares of a company, of tracks and cards together; who has most is bright."""
    t, s, canvas = scene.t, scene.s, scene.canvas
    held = [sum(shares(t, s, seat, company)) for seat in range(len(s.players))]
    left = x
    for seat, n in enumerate(held):
        lead = n > 0 and n == max(held)
        x = canvas.put(x, y, SEAT_LETTERS[seat], bold(ink_of(seat)) if lead else ink_of(seat))
        x = canvas.put(x, y, str(n), bold(BRIGHT) if lead else INK if n else DIM) + 1
    canvas.mark(f"shares-{t.companies[company].id}", left, y, x - left - 1, 1)
    return x


# On a tab: three lines of 78


def draw_company_wide(scene: Scene, company: int, x: int, y: int, width: int = 78) -> None:
    """Name, worth, base and majority; the track with its bonuses; the discs with everybody's shares."""
    t, s, canvas = scene.t, scene.s, scene.canvas
    canvas.fill(x, y + 1, width, 2, SHEET)
    _draw_plate(scene, company, x, y, 29)
    canvas.fill(x + 29, y, 25, 1, quay(company))
    at = x + 30
    for column in range(len(t.columns[company])):
        at = draw_column(scene, company, column, at, y)
    if s.removed[company]:
        canvas.put(at + 1, y, scene.say("out", n=s.removed[company]), LIGHT, ground=quay(company))
    draw_majority(scene, company, x + 54, y, width - 54)
    draw_track(scene, company, x + 1, y + 1)
    draw_bonuses(scene, company, x + 44, y + 1, 0, x + 44, x + width, long=False)
    at = canvas.put(x + 45, y + 2, scene.say("shares"), DIM) + 1
    _draw_split(scene, company, at, y + 2)


def _draw_split(scene: Scene, company: int, x: int, y: int) -> None:
    """Shares of the track and of cards apart: `A 3+1`."""
    for seat in range(len(scene.s.players)):
        on_track, on_cards = shares(scene.t, scene.s, seat, company)
        text = f"{on_track}+{on_cards}" if on_cards else str(on_track)
        at = scene.player(x, y, seat, 1)
        scene.canvas.put(at, y, text, bold(BRIGHT) if on_track + on_cards else DIM)
        x += 6
    scene.canvas.mark(f"shares-{scene.t.companies[company].id}", x - 6 * len(scene.s.players), y, 23, 1)


# On the large table: seven lines of 86


def draw_company_large(scene: Scene, company: int, x: int, y: int, width: int = 86) -> None:
    """Name, worth, tiers of the majority; bonuses in words; the track with a lane for every player; what they hold."""
    t, s, canvas = scene.t, scene.s, scene.canvas
    canvas.fill(x, y + 1, width, 6, SHEET)
    _draw_plate(scene, company, x, y, 27)
    _draw_tiers(scene, company, x + 27, y, width - 27)
    draw_bonuses(scene, company, x + 1, y + 1, 3, x + 1, x + width - 1, long=True)
    draw_lanes(scene, company, x + 1, y + 2)
    right = x + 66
    out = (
        scene.say("posts-out", n=s.removed[company])
        if s.removed[company]
        else scene.say("track", track=s.tracks[company])
    )
    canvas.put(right, y + 2, out, SOFT)
    canvas.right(x + width - 1, y + 2, scene.say("worth"), DIM)
    value, hue = share_value(t, s, company), COMPANIES[company]
    for seat in range(len(s.players)):
        on_track, on_cards = shares(t, s, seat, company)
        line, total = y + 3 + seat, on_track + on_cards
        canvas.put(right, line, SEAT_LETTERS[seat], bold(ink_of(seat)))
        if total <= 10:
            at = canvas.put(right + 2, line, "■" * on_track, readable(hue.pale, SHEET))
            canvas.put(at, line, "□" * on_cards, readable(hue.pale, SHEET))
        canvas.right(right + 15, line, str(total), bold(INK) if total else DIM)
        canvas.right(x + width - 1, line, f"£{total * value}", bold(GOLD) if total else DIM)
    canvas.mark(f"shares-{t.companies[company].id}", right, y + 3, width - 67, len(s.players))


def _draw_tiers(scene: Scene, company: int, x: int, y: int, width: int) -> None:
    at = draw_majority(scene, company, x, y, width) + 2
    for i, tier in enumerate(scene.t.majorities[majority_of(scene.t, company)].tiers):
        at = scene.canvas.put(at, y, f"{tier.least}+", bold(LIGHT)) + 1
        at = scene.canvas.put(at, y, tier_gain(scene, tier, first=i == 0), LIGHT) + 2
