"""The bonus tiles of the guild, five pieces: each is bought for a gold and a spice and counts at the end."""

from boardgames.core.game import Seat, Thing
from boardgames.felinia import actions as do
from boardgames.felinia import events as ev
from boardgames.felinia.box.rows import BonusTile
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.face.colours import SIGNS, SYMBOL_INKS, TILE, TILE_INK
from boardgames.felinia.face.panels.scene import Scene
from boardgames.felinia.face.things.asker import FeliniaAsker
from boardgames.felinia.rules.guild import pays_bonus
from boardgames.felinia.state import State
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, DIM, FAINT, INK, SHEET, SOFT, bold, exact
from boardgames.kit.component import Component
from boardgames.kit.panels import brackets

# what it answers


def _tile(a: FeliniaAsker, name: str) -> Thing:
    row, me = a.t.bonus_tiles[name], a.me
    owner = next((seat for seat, p in enumerate(a.s.players) if name in p.bonus), None)
    return a.told(
        "bonus",
        ("FEL-GLD-07", "FEL-GLD-08", "FEL-SCO-12" if row.effect == "counts-as" else "FEL-SCO-13", "FEL-SCO-14"),
        tile=name,
        people=row.people,
        effect=row.effect,
        state="there" if name in a.s.bonus else "owned" if owner is not None else "taken",
        who=a.who(owner) if owner is not None else "",
        own=int(a.knows_own),
        points=a.gain(bonus=(*me.bonus, name)) if me is not None and a.knows_own and owner != a.viewer else 0,
        gold=me.gold if me is not None else 0,
        spice=me.spice if me is not None else 0,
        list=a.of_each(
            "has-both", [(seat, {"gold": p.gold, "spice": p.spice}) for seat, p in a.rivals() if p.gold and p.spice]
        ),
    )


def hand(a: FeliniaAsker, seat: Seat) -> Thing:
    """The tiles of a player."""
    p = a.s.players[seat]
    return a.told(
        "bonuses",
        ("FEL-GLD-09", "FEL-SCO-12", "FEL-SCO-13", "FEL-SCO-14"),
        who=a.who(seat),
        count=len(p.bonus),
        known=a.listed(a.say("the-bonus", tile=tile) for tile in p.bonus if not tile.startswith("?")),
    )


# what is typed for it


def _code(t: Tables, s: State, name: str) -> str:
    """Its people; where several tiles speak of one people, also what the tile does."""
    tile = t.bonus_tiles.get(name)
    if tile is None:
        return f"b.{name[:2]}"
    alone = sum(other.people == tile.people for other in t.bonus_tiles.values()) == 1
    return f"b.{tile.people[:2]}" if alone else f"b.{tile.people[:2]}{tile.effect[:1]}"


KINDS: tuple[Component, ...] = (
    Component(
        kind="bonus",
        part="markets",
        places=lambda t, s: t.bonus_tiles,
        listed=lambda t, s: s.bonus,
        tell=_tile,
        chosen_by={do.TakeBonus: "tile"},
        code=_code,
        used_by={ev.BonusTaken: "tile"},
        counted=lambda names: [(tile, names.say("the-bonus", tile=tile)) for tile in names.tables.bonus_tiles],
        held=lambda p: len(p.bonus),
    ),
    Component(
        kind="bonuses",
        places=lambda t, s: [f"bonus.{seat}" for seat in range(len(s.players))],
        tell=lambda a, place: hand(a, int(place.partition(".")[2])),
    ),
)

# how it is drawn


def draw_offer(canvas: Canvas, scene: Scene, x: int, y: int) -> None:
    """The tiles that are left, two rows each, under their price."""
    seen = scene.seen
    at = canvas.put(x + 1, y, scene.say("bonus"), bold(BRIGHT)) + 1
    if not seen.bonus:
        canvas.put(at, y, scene.say("bonus-gone"), DIM)
        return
    p = seen.players[scene.asked or 0]
    price = scene.say("bonus-price", gold=p.gold, spice=p.spice)
    canvas.put(at, y, price, INK if pays_bonus(p) else SOFT)
    at = x + 1
    for tile in seen.bonus:
        _draw(canvas, scene, at, y + 1, scene.t.bonus_tiles[tile])
        at += 8


def _draw(canvas: Canvas, scene: Scene, x: int, y: int, bonus: BonusTile) -> None:
    """The people, and what the tile brings or what is typed for it."""
    number, code = scene.t.country_number[bonus.people], scene.look.legal.get(bonus.id)
    ground, ink, chosen = TILE[number], TILE_INK[number], scene.look.selected == bonus.id
    canvas.chip(x, y, scene.t.peoples[number].one.ljust(7), ground, ink)
    canvas.put(x, y + 1, scene.fit(7, f"bonus-{bonus.effect}").ljust(7), ink, ground=ground)
    canvas.mark(bonus.id, x, y, 7, 2)
    if code:
        canvas.put(x, y + 1, scene.fit(2, f"bonus-{bonus.effect}") + " ", bold(ink), ground=ground)
        canvas.key(x + 3, y + 1, code, chosen=chosen)
    if chosen:
        brackets(canvas, x, y, 7, 2)


def draw_letters(canvas: Canvas, scene: Scene, x: int, y: int) -> None:
    """Draw the colour of each tile that is left; the row of the bonus tiles names them."""
    t = scene.t
    left = {t.bonus_tiles[tile].people for tile in scene.seen.bonus}
    for number, people in enumerate(t.peoples):
        if people.id in left:
            canvas.chip(x + number, y, " ", TILE[number], TILE_INK[number])
        else:
            canvas.put(x + number, y, "·", exact(FAINT))


def draw_row(canvas: Canvas, scene: Scene, x: int, y: int, width: int) -> None:
    """Draw what the tiles at the guild do, before anybody is asked there: `Li=1 Jg+1`; dots for one that is taken."""
    canvas.fill(x, y, width, 1, SHEET)
    at = canvas.put(x + 1, y, scene.say("bonus"), SOFT) + 1
    at = canvas.put(at, y, SIGNS["gold"], SYMBOL_INKS["gold"])
    at = canvas.put(at, y, "+", SOFT)
    at = canvas.put(at, y, SIGNS["spice"], SYMBOL_INKS["spice"]) + 2
    for tile in scene.t.bonus_tiles.values():
        number = scene.t.country_number[tile.people]
        text = scene.t.peoples[number].mark + scene.fit(2, f"bonus-{tile.effect}")
        if tile.id in scene.seen.bonus:
            end = canvas.chip(at, y, text, TILE[number], TILE_INK[number])
        else:
            end = canvas.put(at, y, "·" * len(text), exact(FAINT))
        if scene.look.selected == tile.id:
            brackets(canvas, at, y, end - at)
        canvas.mark(tile.id, at, y, end - at, 1)
        at = end + 1


def slots(scene: Scene, seat: Seat) -> list[tuple[str, bool, str, str]]:
    """Every tile for a row of a player's own: text, whether it is there, ground, ink."""
    t, p, found = scene.t, scene.seen.players[seat], []
    for tile in t.bonus_tiles.values():
        number = t.country_number[tile.people]
        text = scene.say("bonus-mark", tile=tile.id, people=t.peoples[number].one)
        found.append((text, tile.id in p.bonus, TILE[number], TILE_INK[number]))
    return found
