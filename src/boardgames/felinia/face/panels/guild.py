"""The table of the guild: a swap is put together of three keys, and every pair tells what it would pay for."""

from boardgames.core.game import SEAT_LETTERS
from boardgames.felinia.actions import Decline, Swap
from boardgames.felinia.face.colours import FLAG, FLAG_INK, SIGNS, SYMBOL_INKS
from boardgames.felinia.face.panels.boats import would_pay
from boardgames.felinia.face.panels.scene import Scene
from boardgames.felinia.face.panels.sheet import crate, header
from boardgames.felinia.face.things import bonus
from boardgames.felinia.rules.resources import add
from boardgames.felinia.rules.tokens import price
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, CURSOR, DIM, FAINT, INK, ON_CURSOR, SHEET, bold, exact

GIVE, TAKE = 11, 6
"""Columns of the goods that are given, and of one good that is taken."""


def draw_guild(canvas: Canvas, scene: Scene, x: int, y: int, width: int = 42) -> None:
    """Give one of yours (a row), take one of the bag (a column), get a spice; or take a bonus tile."""
    seat = scene.asked
    if seat is None:
        return
    p, place = scene.seen.players[seat], scene.guild
    canvas.fill(x, y, width, 13, SHEET)
    note = scene.say("pays-of", who=SEAT_LETTERS[seat], price=price(scene.seen, place), money=p.money)
    header(canvas, x, y, width, scene.t.places[place].label, note, lit=True)
    canvas.mark(scene.t.places[place].id, x, y, width, 10)
    _draw_deal(canvas, scene, x + 1, y + 1)
    swaps = {(a.give, a.take): code for a, code in scene.look.choices if isinstance(a, Swap)}
    _draw_bag(canvas, scene, x, y + 2, {scene.t.goods[scene.t.good_number[take]].code.lower() for _, take in swaps})
    row = y + 4
    for give, count in enumerate(p.goods):
        if count:
            _draw_given(canvas, scene, x, row, give, swaps)
            row += 1
    if swaps and row < y + 9:
        _draw_note(canvas, scene, x + 1, y + 8, swaps)
    _draw_rewards(canvas, scene, x + 1, y + 9, x + width - 5)
    bonus.draw_offer(canvas, scene, x, y + 10)


def _draw_deal(canvas: Canvas, scene: Scene, x: int, y: int) -> None:
    """The selected swap in words; else how a swap is typed, with the first one for an example."""
    t, action = scene.t, scene.look.action
    code = scene.look.legal.get(t.places[scene.guild].id, "")
    if isinstance(action, Swap):
        code = next((code for choice, code in scene.look.choices if choice == action), code)
        give, take = (t.goods[t.good_number[name]].tile for name in (action.give, action.take))
        end = canvas.put(x, y, scene.say("swap-chosen", give=give, take=take, reward=action.reward), bold(CURSOR))
        if code:
            canvas.key(end + 1, y, code, chosen=True)
        return
    end = canvas.put(x, y, scene.say("swap"), bold(BRIGHT)) + 1
    if not code:
        canvas.put(end, y, scene.say("swap-none"), INK)
        return
    end = canvas.put(end, y, scene.say("swap-how"), INK) + 1
    canvas.key(end, y, code)


def _draw_bag(canvas: Canvas, scene: Scene, x: int, y: int, codes: set[str]) -> None:
    """Draw what can be taken: crates, and below them the key and how many are in the bag."""
    action = scene.look.action
    canvas.put(x + 1, y, scene.fit(GIVE - 1, "swap-take"), DIM)
    canvas.put(x + 1, y + 1, scene.fit(GIVE - 1, "swap-bag"), DIM)
    for good, count in enumerate(scene.seen.bag):
        at, code = x + GIVE + 1 + good * TAKE, scene.t.goods[good].code.lower()
        crate(canvas, scene.t, at, y, good)
        if code in codes:
            canvas.key(at, y + 1, code, chosen=isinstance(action, Swap) and action.take == scene.t.goods[good].id)
        canvas.put(at + 3, y + 1, str(count).ljust(2), INK if count else DIM)
        canvas.mark(f"bag.{scene.t.goods[good].id}", at, y, 5, 2)


def _draw_given(canvas: Canvas, scene: Scene, x: int, y: int, give: int, swaps: dict[tuple[str, str], str]) -> None:
    """One of the own goods: its key, and for every good of the bag the boat that the swap would pay for."""
    t, action = scene.t, scene.look.action
    name = t.goods[give].id
    if any(given == name for given, _ in swaps):
        canvas.key(x + 1, y, t.goods[give].code.lower(), chosen=isinstance(action, Swap) and action.give == name)
    crate(canvas, t, x + 4, y, give)
    goods = scene.seen.players[scene.asked or 0].goods
    for take in range(len(t.goods)):
        at, pair = x + GIVE + 1 + take * TAKE, (name, t.goods[take].id)
        chosen = isinstance(action, Swap) and (action.give, action.take) == pair
        if pair not in swaps and give != take:
            continue
        new = newly_paid(scene, goods, give, take) if give != take else []
        boat = scene.boat(new[0]) if new else None
        if boat is not None:
            country = t.country_number[boat.destination]
            text = boat.time.center(5)
            canvas.chip(at, y, text, CURSOR if chosen else FLAG[country], ON_CURSOR if chosen else FLAG_INK[country])
        elif chosen:
            canvas.chip(at, y, "  ■  ", CURSOR, ON_CURSOR)
        else:
            canvas.put(at, y, "  ·  " if give != take else "  ×  ", exact(FAINT))


def _draw_note(canvas: Canvas, scene: Scene, x: int, y: int, swaps: dict[tuple[str, str], str]) -> None:
    """Draw what the times in the table mean."""
    number, goods = scene.t.good_number, scene.seen.players[scene.asked or 0].goods
    pairs = [(number[give], number[take]) for give, take in swaps]
    pays = any(newly_paid(scene, goods, give, take) for give, take in pairs)
    canvas.put(x, y, scene.say("swap-note", pays=int(pays)), DIM)


def newly_paid(scene: Scene, goods: tuple[int, ...], give: int, take: int) -> list[int]:
    """The docks whose boats a player with these goods could pay for only after a swap."""
    before = would_pay(scene, goods)
    return [dock for dock in would_pay(scene, add(add(goods, take), give, -1)) if dock not in before]


def _draw_rewards(canvas: Canvas, scene: Scene, x: int, y: int, right: int) -> None:
    """Draw what a swap brings beside the good: its key is the end of the code."""
    action = scene.look.action
    codes = {a.reward: "." + code.rpartition(".")[2] for a, code in scene.look.choices if isinstance(a, Swap)}
    x = canvas.put(x, y, scene.say("get"), DIM) + 1
    for number, reward in enumerate(scene.t.swap_rewards[scene.seen.variant]):
        if number:
            x = canvas.put(x, y, scene.say("or"), DIM) + 1
        if reward in codes:
            x = canvas.key(x, y, codes[reward], chosen=isinstance(action, Swap) and action.reward == reward) + 1
        x = canvas.put(x, y, f"{scene.words.good(reward, 1)} {SIGNS[reward]}", SYMBOL_INKS[reward]) + 1
    if passing := scene.code(Decline):
        canvas.key(right, y, passing, chosen=isinstance(scene.look.action, Decline))
