"""Everything about one port, always in as many rows."""

from boardgames.core.game import Seat
from boardgames.eic.box.tables import EUROPE, INDIES, MARKETS, NONE
from boardgames.eic.face.colours import BLACK, GOODS, LABEL, QUIET, grounds
from boardgames.eic.face.panels.docks import draw_docks
from boardgames.eic.face.panels.offers import draw_shipyard
from boardgames.eic.face.panels.scene import Scene, piece, plate
from boardgames.eic.face.words.names import cell_name
from boardgames.eic.game import EastIndiaCompanies
from boardgames.eic.rules.dividends import debts
from boardgames.eic.rules.end_of_period import sales_space
from boardgames.eic.rules.period import has_flowed
from boardgames.eic.rules.scoring import scores
from boardgames.eic.state import State
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BAD, BRIGHT, GOLD, INK, LINE, SHEET, bold
from boardgames.kit.look import Look

MAT_SIZE = (78, 12)
PORT, NOTES = 42, 44
"""Columns of the port, and where what stands beside it begins."""


def mat(game: EastIndiaCompanies, seen: State, seat: Seat, look: Look) -> Canvas:
    """Everything open about one player's port; with the ships in hand if that player is the viewer."""
    scene = Scene.of(game, seen, Look(look.names, look.viewer))
    canvas = Canvas(*MAT_SIZE, SHEET)
    _draw_head(canvas, scene, seat)
    _draw_money(canvas, scene, seat, look.tells_score(seat), 1)
    _draw_sales_track(canvas, scene, seat, 2)
    draw_docks(canvas, scene, seat, 0, 4, PORT, False)
    canvas.put(1, 3, scene.say("board-docks"), LABEL)
    _draw_seen_cards(canvas, scene, seat, 1, 8, NOTES - 2)
    _draw_notes(canvas, scene, seat, NOTES, 3)
    canvas.put(1, 9, scene.fit(MAT_SIZE[0] - 2, "board-to-buy-later"), LABEL)
    draw_shipyard(canvas, scene, seat, 1, 10, MAT_SIZE[0] - 1, 2)
    return canvas


def _draw_head(canvas: Canvas, scene: Scene, seat: Seat) -> None:
    t, space = scene.t, scene.s.values[seat]
    ground, ink = grounds(scene.s.players, seat)
    canvas.fill(0, 0, MAT_SIZE[0], 1, ground)
    plate(canvas, 0, 0, scene, seat)
    at = canvas.put(4, 0, f"{scene.name(seat)[:16]}, {t.companies[seat].name}", bold(ink))
    worth = scene.fit(MAT_SIZE[0] - 3 - at, "board-share-worth", value=t.values[space], dividend=t.dividends[space])
    canvas.right(MAT_SIZE[0] - 1, 0, worth, ink)


def _draw_money(canvas: Canvas, scene: Scene, seat: Seat, tells: bool, y: int) -> None:
    """Treasury and dividends, and what all comes to if that may be told."""
    t, s = scene.t, scene.s
    owed = debts(t, s)
    facts = [
        ("board-treasury", s.companies[seat].treasury, GOLD),
        ("board-to-pay", sum(owed[seat]), BAD),
        ("board-to-get", sum(debt[seat] for debt in owed), GOLD),
    ]
    if tells:
        facts.append(("board-wealth", scores(t, s)[seat].total, BRIGHT))
    x = 1
    for label, figure, ink in facts:
        money = scene.say("board-money", money=figure)
        x = canvas.put(canvas.put(x, y, f"{scene.say(label)} ", LABEL), y, money, bold(ink)) + 3


def _draw_sales_track(canvas: Canvas, scene: Scene, seat: Seat, y: int) -> None:
    """Reached tens in gold, the space of the last period in brackets: with each ten more the value rises by a step."""
    t, one = scene.t, scene.s.companies[seat]
    at = canvas.put(1, y, scene.say("board-sales") + " ", LABEL)
    at = canvas.put(at, y, scene.say("board-money", money=f"{one.sales:3}"), bold(BRIGHT)) + 1
    at = canvas.put(at, y, scene.say("board-last"), LABEL) + 1
    reached = sales_space(t, one.sales)
    for space, floor in enumerate(t.sales_floors):
        text = f"[{floor}+]" if space == one.sales_index else f"{floor}+"
        full = space <= reached and one.sales > 0
        at = canvas.put(at, y, text, bold(BLACK) if full else INK, ground=GOLD if full else LINE) + 1


def _draw_seen_cards(canvas: Canvas, scene: Scene, seat: Seat, x: int, y: int, width: int) -> None:
    """Face-down cards of the period that the player has chosen or looked at, if the viewer may know them."""
    t, s, each = scene.t, scene.s, width // 2
    for market in (EUROPE, INDIES):
        card = s.drawn[market] if s.seen[market] >> seat & 1 and not has_flowed(s, market) else NONE
        if card < 0:
            continue
        at = x + each - 2 * len(t.goods) - 1
        canvas.put(x, y, scene.fit(at - x - 1, "board-seen-card", market=MARKETS[market]), LABEL)
        for good, cubes in enumerate(t.layout(s.players).card_cubes[card]):
            text = f"{cubes}{t.goods[good].letter.lower()}"[:2]  # as many cells whatever the card is
            ink, ground = (bold(BLACK), GOODS[good]) if cubes else (QUIET, "")
            at = canvas.put(at, y, text, ink, ground=ground)
        x += each


def _draw_notes(canvas: Canvas, scene: Scene, seat: Seat, x: int, y: int) -> None:
    """Posts, shares, agents, each in rows of their own."""
    t, s = scene.t, scene.s
    one = s.companies[seat]
    posts = [t.spots[spot].name for spot, owner in enumerate(s.posts) if owner == seat]
    labels = [scene.say(key) for key in ("board-posts", "board-shares", "board-agents")]
    left = x + max(map(len, labels)) + 1
    for row, label in zip((y, y + 1, y + 3), labels, strict=True):
        canvas.put(x, row, label, LABEL)
    none = scene.say("board-none")
    room = MAT_SIZE[0] - left
    canvas.put(left, y, scene.fit(room, "board-posts-held", posts=", ".join(posts) or none, left=one.posts_left), INK)
    at = left
    for company, count in enumerate(one.shares):
        if count:
            at = piece(canvas, at, y + 1, scene, company, f" {count}{scene.letter(company)} ") + 1
    if not any(one.shares):
        canvas.put(at, y + 1, none, QUIET)
    canvas.put(left, y + 2, scene.fit(room, "board-presidency", shares=t.presidency, pledged=one.mortgaged), INK)
    for number, place in enumerate(one.agents):
        name = cell_name(t, place, room) if place < t.portraits else _waiting(scene, place)
        canvas.put(left, y + 3 + number, name, INK)


def _waiting(scene: Scene, place: int) -> str:
    """A place of an agent that is no cell."""
    t = scene.t
    if place == t.centre:
        return scene.say("board-centre")
    if place == t.port:
        return scene.say("board-in-port")
    return scene.say("board-waiting", character=t.characters[place - t.portraits].id)
