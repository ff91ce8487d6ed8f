"""Drawing of what counts: points for tiles of a people, merchants by their groups."""

from boardgames.felinia.face.colours import BLACK, TILE, TILE_INK
from boardgames.felinia.face.panels.scene import Scene
from boardgames.felinia.face.panels.sheet import header, merchants
from boardgames.felinia.face.panels.touching import Settling, chosen_post, settler_to_be, settling
from boardgames.felinia.rules.scoring import group_sets, groups, people_points, trade_count
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, CURSOR, DIM, GOLD, INK, PLAYER_INKS, SHEET, WARM, bold, of_player
from boardgames.kit.panels import seat_chip

MOST = 5
"""Columns of the table of points."""


def own_counts(scene: Scene) -> list[int] | None:
    """Return how many tiles of each people the viewer has, with bonus tiles that count as one; None without a
    viewer."""
    t, viewer = scene.t, scene.look.viewer
    if viewer is None:
        return None
    p = scene.seen.players[viewer]
    counts = [trade_count(t, p, people.id) for people in t.peoples]
    for name in p.bonus:
        bonus = t.bonus_tiles.get(name)
        if bonus is not None and bonus.effect == "counts-as":
            counts[t.country_number[bonus.people]] += 1
    return counts


def open_tiles(scene: Scene, people: str) -> int:
    """Return how many tiles of a people are open on the island."""
    t, seen = scene.t, scene.seen
    return sum(
        name in t.trade_tiles and t.trade_tiles[name].people == people and bool(seen.face_up >> at & 1)
        for at, name in enumerate(seen.tiles)
    )


def draw_worth(canvas: Canvas, scene: Scene, x: int, y: int, width: int) -> None:
    """Points for 1, 2, 3 ... tiles of a people; the viewer's own number is a plate of gold."""
    t, mine = scene.t, own_counts(scene)
    canvas.fill(x, y, width, 7, SHEET)
    header(canvas, x, y, width, scene.say("worth"), scene.say("worth-note"))
    canvas.put(x + 1, y + 1, scene.say("worth-people"), DIM)
    for count in range(1, MOST + 1):
        canvas.right(x + 12 + 4 * count, y + 1, str(count), INK)
    for number, people in enumerate(t.peoples):
        row = y + 2 + number
        canvas.chip(x + 1, row, f" {people.label}".ljust(10), TILE[number], TILE_INK[number])
        for count in range(1, MOST + 1):
            text, at = str(people_points(count, people.top)).rjust(3), x + 9 + 4 * count
            if mine is not None and mine[number] == count:
                canvas.chip(at, row, text, GOLD, BLACK)
            else:
                canvas.put(at, row, text, INK if mine is None or count == mine[number] + 1 else DIM)
        lying = open_tiles(scene, people.id)
        canvas.right(x + width - 1, row, str(lying) if lying else "-", INK if lying else DIM)
        canvas.mark(f"people.{people.id}", x, row, width, 1)


def draw_groups(canvas: Canvas, scene: Scene, x: int, y: int, width: int) -> None:
    """Each player's merchants on the island: those that touch stand together; their points; how many are left."""
    alone, pair, more = scene.t.merchant_points
    canvas.fill(x, y, width, len(scene.seen.players) + 1, SHEET)
    header(canvas, x, y, width, scene.say("merchants"), scene.say("merchants-note", alone=alone, pair=pair, more=more))
    at, mover = chosen_post(scene), settler_to_be(scene)
    would = settling(scene, mover, at) if at is not None and mover is not None else None
    for seat, p in enumerate(scene.seen.players):
        row, sizes = y + 1 + seat, groups(scene.board, p.settled)
        seat_chip(canvas, x + 1, row, seat)
        if would is not None and would.seat == seat:
            _draw_would_be(canvas, scene, x + 5, row, would)
            text = scene.say("points-then", before=would.before, after=would.after)
            canvas.right(x + width - 10, row, text, bold(CURSOR))
        else:
            merchants(canvas, x + 5, row, seat, sizes)
            canvas.put(x + 5, row, "" if sizes else scene.say("none-yet"), DIM)
            canvas.right(x + width - 10, row, scene.words.say("points", points=scene.merchant_points(seat)), BRIGHT)
        canvas.right(x + width - 1, row, scene.say("left", n=p.stock), INK if p.stock > 2 else bold(WARM))
        canvas.mark(f"merchants.{seat}", x, row, width, 1)


def _draw_would_be(canvas: Canvas, scene: Scene, x: int, y: int, would: Settling) -> None:
    """Draw the groups as they would be: the new merchant and those it joins in yellow."""
    settled = scene.seen.players[would.seat].settled | 1 << would.at
    for group in sorted(group_sets(scene.board, settled), key=lambda group: -group.bit_count()):
        size = group.bit_count()
        if group != would.group:
            x = canvas.put(x, y, "■" * size, of_player(PLAYER_INKS, would.seat)) + 1
            continue
        x = canvas.put(x, y, "■" * (size - 1), CURSOR)
        x = canvas.put(x, y, "□", bold(CURSOR)) + 1
