"""The journey of a merchant: steps, what may be done beside walking, and mysterious places just drawn."""

from boardgames.core.game import SEAT_LETTERS
from boardgames.felinia.actions import GoHome, Keep, KeepNone, SpendProvision, StopFlipping
from boardgames.felinia.face.colours import SIGNS, SPECIAL, SPECIAL_INK, SYMBOL_INKS, TILE, TILE_INK
from boardgames.felinia.face.panels.scene import Scene
from boardgames.felinia.face.panels.sheet import header, shortened
from boardgames.felinia.face.panels.touching import chosen_post, posts_ahead, settler_to_be, settling
from boardgames.felinia.rules.scoring import people_points
from boardgames.felinia.state import Departures, Flipping, Journey, Mystery
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import (
    BRIGHT,
    CURSOR,
    DIM,
    INK,
    ON_PLAYERS,
    PLAYER_INKS,
    PLAYERS,
    SHEET,
    SOFT,
    WARM,
    bold,
    exact,
    of_player,
)
from boardgames.kit.panels import seat_chip

ROWS = 5
STEPS = ("step-boat", "step-quay")
"""Labels of the first two steps."""
CARD = 14
"""Columns of a mysterious place: the same for all, whatever is printed on them."""


def draw_journey(canvas: Canvas, scene: Scene, x: int, y: int, width: int) -> None:
    """Draw who travels, how far they have come, and what else may be chosen."""
    canvas.fill(x, y, width, ROWS, SHEET)
    departing = scene.frame(Departures)
    boat = scene.boat(departing.docks[0]) if departing is not None and departing.docks else None
    note = scene.say("bound-for", time=boat.time, country=boat.destination) if boat else ""
    header(canvas, x, y, width, scene.say("exploration"), note, lit=scene.asked is not None)
    canvas.mark("journey", x, y, width, ROWS)
    journey = scene.frame(Journey)
    if isinstance(scene.top, Mystery):
        draw_cards(canvas, scene, x + 1, y + 1)
    elif journey is not None:
        draw_joining(canvas, scene, x + 1, y + 1, width - 2)
        _draw_steps(canvas, scene, x, y + 2, width, journey)
        _draw_asides(canvas, scene, x, y + 4, width)


def _draw_steps(canvas: Canvas, scene: Scene, x: int, y: int, width: int, journey: Journey) -> None:
    """Boat, quay, and then as many circles as there are moves: walked ones are filled."""
    seat, base = journey.seat, scene.t.exploration.base_moves
    end = seat_chip(canvas, x + 1, y, seat) + 1
    canvas.put(end, y, shortened(scene.look.names[seat], 12), bold(BRIGHT))
    walked, ink = journey.visited.bit_count(), of_player(PLAYER_INKS, seat)
    steps = max(base, walked + journey.moves)
    at, room = x + 18, 5 if width < 60 else 9
    step = max(1, min(room, (width - 27) // steps - 1))
    for number in range(steps + 1):
        done = number <= walked
        canvas.put(at, y, "●" if done else "○", bold(ink) if done else INK)
        if number < 2 and step > 3:
            canvas.put(at - 1, y + 1, scene.fit(step + 1, STEPS[number]), DIM)
        if number < steps:
            canvas.put(at + 1, y, ("━" if number < walked else "─") * step, exact(ink if number < walked else DIM))
        at += step + 1
    canvas.right(x + width - 1, y, scene.say("left", n=journey.moves), bold(BRIGHT))


def draw_joining(canvas: Canvas, scene: Scene, x: int, y: int, width: int) -> None:
    """Draw what a merchant at the chosen post would join; else what the figures on the island mean."""
    seat, at = settler_to_be(scene), chosen_post(scene)
    if seat is None:
        return
    if at is None:
        if posts_ahead(scene):
            end = canvas.chip(x, y, "+1", of_player(PLAYERS, seat), of_player(ON_PLAYERS, seat)) + 1
            canvas.put(end, y, scene.fit(x + width - end, "joining-note"), SOFT)
        return
    would, province = settling(scene, seat, at), scene.board.provinces[at].id
    joined = "+".join(map(str, would.joined))
    size = would.group.bit_count()
    text = scene.fit(width - 4, "joining", province=province, joined=joined, size=size, who=SEAT_LETTERS[seat])
    canvas.put(x, y, text, bold(CURSOR))
    canvas.right(x + width, y, f"+{would.gain}", bold(CURSOR))


def _draw_asides(canvas: Canvas, scene: Scene, x: int, y: int, width: int) -> None:
    """Tiles that may be turned up, provisions, and the keys of choices that point at no place."""
    top, action, at = scene.top, scene.look.action, x + 1
    keys: dict[str, type] = {"aside-stop": StopFlipping, "aside-provision": SpendProvision, "aside-home": GoHome}
    for label, kind in keys.items():
        code = scene.code(kind)
        if code:
            at = canvas.key(at, y, f" {code} ", chosen=isinstance(action, kind)) + 1
            at = canvas.put(at, y, scene.say(label), INK) + 2
    if isinstance(top, Flipping):
        canvas.right(x + width - 1, y, scene.say("turn-up", n=top.left), bold(WARM))
    elif scene.expert and (journey := scene.frame(Journey)) is not None:
        count = scene.seen.players[journey.seat].provisions
        text = f"{SIGNS['provision']} {scene.words.amount('provision', count)}"
        canvas.right(x + width - 1, y - 1, text, SYMBOL_INKS["provision"])


def draw_cards(canvas: Canvas, scene: Scene, x: int, y: int) -> None:
    """The cards just drawn, for their owner only; of the same size whatever they are."""
    frame = scene.top
    if not isinstance(frame, Mystery):
        return
    t = scene.t
    keeps = {action.kind: code for action, code in scene.look.choices if isinstance(action, Keep)}
    for number, card in enumerate(frame.cards):
        kind, at = t.mystery_kinds.get(t.mystery_cards.get(card, "")), x + (CARD + 1) * number
        canvas.fill(at, y, CARD, 3, SPECIAL)
        canvas.mark(f"card.{number}", at, y, CARD, 3)
        if kind is None:
            canvas.put(at, y, scene.say("card-hidden").center(CARD), bold(SPECIAL_INK))
            canvas.put(at, y + 1, scene.say("card-seen", who=SEAT_LETTERS[frame.seat]).center(CARD), SPECIAL_INK)
            continue
        cost = ", ".join(scene.fit(CARD, "card-cost", good=good) for good in kind.cost) or scene.say("card-free")
        canvas.put(at, y, kind.label.center(CARD), bold(SPECIAL_INK))
        canvas.put(at, y + 1, cost.center(CARD), SPECIAL_INK)
        code = keeps.get(kind.id)
        if code:
            chosen = isinstance(scene.look.action, Keep) and scene.look.action.kind == kind.id
            canvas.key(at + 4, y + 2, f" {code} ", chosen=chosen)
        else:
            owned = {t.mystery_cards.get(held) for held in scene.seen.players[frame.seat].mystery}
            why = scene.fit(CARD, "card-refused", owned=int(kind.id in owned))
            canvas.put(at, y + 2, why.center(CARD), SPECIAL_INK)
    at = x + (CARD + 1) * len(frame.cards)
    canvas.put(at, y, scene.fit(10, "keep-one"), INK)
    canvas.put(at, y + 1, scene.fit(10, "keep-none"), INK)
    if code := scene.code(KeepNone):
        canvas.key(at, y + 2, f" {code} ", chosen=isinstance(scene.look.action, KeepNone))


def draw_side(canvas: Canvas, scene: Scene, x: int, y: int, width: int) -> None:
    """Beside a country: who travels, the keys of choices without a place, and what counts."""
    t, journey, base = scene.t, scene.frame(Journey), scene.t.exploration.base_moves
    canvas.fill(x, y, width, 13, SHEET)
    name = shortened(scene.look.names[journey.seat], 12) if journey else scene.say("points")
    header(canvas, x, y, width, name, lit=journey is not None)
    if journey is not None:
        seat_chip(canvas, x + width - 4, y, journey.seat)
        walked, ink = journey.visited.bit_count(), of_player(PLAYER_INKS, journey.seat)
        steps = "".join("●" if step < walked else "○" for step in range(max(base, walked + journey.moves)))
        canvas.put(x + 1, y + 1, steps[:9], ink)
        canvas.right(x + width - 1, y + 1, scene.say("left", n=journey.moves), bold(BRIGHT))
        at = x + 1
        for kind in (StopFlipping, SpendProvision, GoHome):
            if code := scene.code(kind):
                at = canvas.key(at, y + 2, code, chosen=isinstance(scene.look.action, kind)) + 1
        if isinstance(scene.top, Flipping):
            canvas.right(x + width - 1, y + 2, scene.fit(10, "turn-up", n=scene.top.left), bold(WARM))
    canvas.put(x + 1, y + 3, scene.fit(width - 1, "points-for-tiles"), DIM)
    for number, people in enumerate(t.peoples):
        row = y + 4 + number
        canvas.chip(x + 1, row, people.one.ljust(7), TILE[number], TILE_INK[number])
        for count, end in enumerate((10, 12, 14, 18), 1):
            canvas.right(x + end, row, str(people_points(count, people.top)), INK)
    seat, post = settler_to_be(scene), chosen_post(scene)
    if seat is not None and post is not None:
        would = settling(scene, seat, post)
        lines = (
            scene.fit(width - 1, "side-joins", joined="+".join(map(str, would.joined))),
            scene.fit(width - 1, "side-group", size=would.group.bit_count()),
            scene.fit(width - 1, "side-merchants", before=would.before, after=would.after),
        )
        for row, text in enumerate(lines):
            canvas.put(x + 1, y + 10 + row, text, bold(CURSOR))
        return
    alone, pair, more = t.merchant_points
    for row, (label, points) in enumerate({"each-alone": alone, "each-of-two": pair, "each-of-more": more}.items()):
        canvas.put(x + 1, y + 10 + row, scene.fit(width - 1, label, points=points), DIM)
