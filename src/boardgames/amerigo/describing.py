"""Every action in plain words, with what it costs and what it brings at once."""

from boardgames.amerigo import actions as do
from boardgames.amerigo.build import covered_cells
from boardgames.amerigo.chart import Chart, bits, chart_of, island_name
from boardgames.amerigo.completion import post_points
from boardgames.amerigo.ending import ap_left
from boardgames.amerigo.gold import track_room
from boardgames.amerigo.names import COLOURS, GOLD_PER_POST, GOODS, SLOTS, SPRINT, VP_CUBES, WHITE
from boardgames.amerigo.pieces import cover
from boardgames.amerigo.sail import discovered, stops
from boardgames.amerigo.state import (
    CANNONS,
    FREE,
    OFF_BOARD,
    POSTS,
    PROGRESS,
    BuildTile,
    Sail,
    SailShip,
    State,
    TrackAction,
)
from boardgames.amerigo.tables import Tables
from boardgames.amerigo.turn import action_points, gold_on_offer
from boardgames.core.protocol import Seat

TOKEN_TEXTS = {
    "ship-sprint": "once, in the sail action: {n} more moves for each ship",
    "pirates-plus-two": "pirates are {n} stronger against everybody else",
    "pirates-half-loss": "lose only half the points to pirates, rounded up",
    "pirates-bounty": "{n} gold each time you beat the pirates",
    "plan-two-neutral": "take up to {n} neutral tiles in a plan action",
    "swap-red-green": "plan by green cubes or build by red, if the other is missing",
    "order-jump": "once, when you advance on the special track: jump on top of the disc in front",
    "gold-three": "once: {n} gold",
    "gold-five": "once: {n} gold",
    "gold-per-post": "{n} gold for each trading post you establish from now on",
    "gold-per-two": "gold instead of an action: one for every {n} cubes",
    "vp-cubes": "once, instead of an action: 1 VP for each cube on the action space",
    "end-posts": "at the end: {n} VP for each of your trading posts on the board",
    "end-seven": "at the end: {n} VP",
    "end-gold-twice": "at the end: each gold counts {n} VP",
}


def token_text(t: Tables, token: str) -> str:
    """What a progress token does."""
    row = t.tokens[token]
    if token in TOKEN_TEXTS:
        return TOKEN_TEXTS[token].format(n=row.amount)
    labels = {colour.id: colour.label for colour in t.colours}
    return f"{row.amount} more AP in every {' or '.join(labels[a] for a in row.actions)} action"


def space_label(name: str) -> str:
    """A frame space as its label (`N1`), a cell as itself."""
    side, _, number = name.removeprefix("frame-").partition("-")
    return side.upper() + number if number else name


def gold_text(t: Tables, s: State, seat: Seat, amount: int) -> str:
    """So much gold, with what would not fit on the track."""
    beyond = max(0, s.players[seat].gold + amount - t.gold_end)
    return f"{amount - beyond} gold and {beyond} VP" if beyond else f"{amount} gold"


def tile_text(t: Tables, kind: int) -> str:
    tile = t.landscape[kind]
    shape = t.shapes[tile.shape].label.replace(" ", "·")
    return f"{'village' if tile.village else 'neutral'} {shape} ({tile.small} VP, {tile.large} on a large island)"


def describe(t: Tables, s: State, seat: Seat, a: do.AnyAction) -> str:
    p = s.players[seat]
    match a:
        case do.Act() | do.WhiteAs() | do.Swap():
            return _chosen(t, s, seat, a)
        case do.WhiteAdvance():
            ap = action_points(t, s, p, WHITE)
            return f"{t.colours[WHITE].label}: advance your order disc from space {p.special}, up to {ap} spaces"
        case do.TakeGold():
            return f"gold instead of an action: {gold_text(t, s, seat, gold_on_offer(t, s, p))}"
        case do.TakeVp():
            return f"{t.tokens[VP_CUBES].label}: {sum(s.action_space)} VP instead of an action; the token is used up"
        case do.PlaceShip():
            ship = 1 if p.ships[0] == OFF_BOARD else 2
            return f"put ship {ship} on {space_label(a.space)}"
        case do.ChooseShip() | do.ChooseArea() | do.SailTo() | do.Establish() | do.UseSprint():
            return _sailing(t, s, seat, a)
        case do.Advance():
            return _advance(t, s, seat, a)
        case do.UseJump():
            front = POSTS[s.discs[0]]
            return f"jump on top of {front}'s disc on space {s.players[s.discs[0]].special}; token used, turn ends"
        case do.TakeToken():
            token = s.progress[SLOTS.index(a.slot)]
            if not token:
                return f"a token from the empty space {a.slot}"
            return f"{t.tokens[token].label} ({a.slot}): {token_text(t, token)}"
        case do.Decline():
            return "take no token for this victory point space"
        case do.TakeVillage() | do.TakeNeutral():
            kind = t.landscape_index[a.tile]
            return f"take {tile_text(t, kind)} for {t.landscape[kind].cost} AP"
        case do.BuyProduction():
            return _produce(t, s, seat, a)
        case do.ChooseTile():
            kind = t.landscape_index[a.tile]
            return f"build {tile_text(t, kind)} for {t.landscape[kind].cost} AP"
        case do.ChooseOrientation():
            return _orientation(t, s, a)
        case do.Place():
            return _place(t, s, seat, a)
        case do.BuyAp():
            return f"buy 1 AP for 1 gold, {p.gold - 1} gold left"
        case do.CashChest():
            return f"cash a treasure chest: {gold_text(t, s, seat, t.chest_gold)}"
        case do.CashToken():
            return f"cash the token {t.tokens[a.token].label}: {gold_text(t, s, seat, t.tokens[a.token].amount)}"
        case do.EndAction():
            return _end(t, s, seat)


def _chosen(t: Tables, s: State, seat: Seat, a: do.Act | do.WhiteAs | do.Swap) -> str:
    colour = t.colours[COLOURS.index(a.colour)]
    ap = action_points(t, s, s.players[seat], COLOURS.index(a.colour))
    text = f"{colour.label} with {ap} AP: {colour.ap_use}"
    if isinstance(a, do.WhiteAs):
        return f"Special, white as {a.colour}: {text}"
    return f"{text} (by your token)" if isinstance(a, do.Swap) else text


def _sailing(
    t: Tables, s: State, seat: Seat, a: do.ChooseShip | do.ChooseArea | do.SailTo | do.Establish | do.UseSprint
) -> str:
    p, chart, frame = s.players[seat], chart_of(t, s), s.frames[0]
    assert isinstance(frame, Sail)
    match a:
        case do.ChooseShip():
            start = space_label(chart.names[p.ships[a.ship - 1]])
            return f"sail with ship {a.ship} from {start}, {frame.left(a.ship)} moves"
        case do.ChooseArea():
            return _area(s, chart, seat, frame, a)
        case do.SailTo():
            top = s.frames[-1]
            assert isinstance(top, SailShip)
            space = chart.index[a.space]
            moves = chart.distance(p.ships[top.ship - 1], space)
            site = chart.anchors.get(space, -1)
            anchor = ""
            if site >= 0:
                anchor = f"; anchor of {chart.names[site]}" + ("" if s.pieces[site] == FREE else ", taken")
            return (
                f"ship {top.ship} to {space_label(a.space)}, {moves} moves, {frame.left(top.ship) - moves} left{anchor}"
            )
        case do.Establish():
            site = chart.anchors.get(p.ships[a.ship - 1], -1)
            if site < 0:
                return f"trading post by ship {a.ship}, which is at no anchor"
            number = chart.island_of[site]
            text = f"trading post at {chart.names[site]} by ship {a.ship}, which stops there"
            if not discovered(s, chart.islands[number]):
                text += f"; discovers {island_name(number)}: +{t.discovery_vp} VP"
            if GOLD_PER_POST in p.tokens:
                text += f"; {gold_text(t, s, seat, t.tokens[GOLD_PER_POST].amount)}"
            return text + completion_text(t, s, chart, seat, number, 1 << site, posts=1)
        case do.UseSprint():
            return f"{t.tokens[SPRINT].label}: {t.tokens[SPRINT].amount} more moves for each ship that may still move"


def _area(s: State, chart: Chart, seat: Seat, frame: Sail, a: do.ChooseArea) -> str:
    top = s.frames[-1]
    assert isinstance(top, SailShip)
    ship = top.ship
    found = stops(s, chart, s.players[seat].ships[ship - 1], frame.left(ship)) & chart.area_boards[a.area]
    anchors = [
        chart.names[space] for space in bits(found) if space in chart.anchors and s.pieces[chart.anchors[space]] == FREE
    ]
    where = "the frame" if a.area == "frame" else f"tile {a.area.removeprefix('slot-')}"
    spaces = f"{found.bit_count()} space{'' if found.bit_count() == 1 else 's'}"
    return f"to {where}: {spaces}" + (f", free anchor {' '.join(anchors)}" if anchors else "")


def _advance(t: Tables, s: State, seat: Seat, a: do.Advance) -> str:
    p, frame = s.players[seat], s.frames[-1]
    assert isinstance(frame, TrackAction)
    if frame.track == CANNONS:
        return f"load {a.steps} cannon{'' if a.steps == 1 else 's'}: {p.cannons} to {p.cannons + a.steps}"
    if frame.track == PROGRESS:
        now = min(p.progress + a.steps, len(t.progress_vp) - 1)
        chances = sum(p.progress < space <= now for space in t.progress_spaces)
        tokens = f", {chances} progress token{'' if chances == 1 else 's'}" if chances else ""
        return f"progress {a.steps}: step {p.progress} to {now}, worth {t.progress_vp[now]} VP at the end{tokens}"
    now = min(p.special + a.steps, len(t.special_vp) - 1)
    ahead = sum(s.players[other].special > now for other in s.discs if other != seat)
    worth = f"{COLOURS[t.special_colours[now]]}, {t.special_vp[now]} VP"
    return f"advance {a.steps}: space {p.special} to {now} ({worth}), place {ahead + 1} in the order"


def _produce(t: Tables, s: State, seat: Seat, a: do.BuyProduction) -> str:
    p, good = s.players[seat], GOODS.index(a.good)
    have = t.printed_production + sum(t.production_kinds[kind][0] == good for kind in p.production)
    goods = p.goods[good]
    return f"{a.good} production for {a.cost} AP: {goods} goods x {have} to x {have + 1}, +{goods} VP at the end so far"


def _orientation(t: Tables, s: State, a: do.ChooseOrientation) -> str:
    top = s.frames[-1]
    assert isinstance(top, BuildTile)
    return f"turned {a.turn}: {shape_text(t, top.tile, a.turn)}"


def shape_text(t: Tables, kind: int, turn: int) -> str:
    """The tile on one line, rows parted by `/`."""
    cells = t.shapes[t.landscape[kind].shape].turns[turn]
    rows = []
    for row in range(1 + max(r for r, _ in cells)):
        filled = {c for r, c in cells if r == row}
        rows.append("".join("o" if c in filled else "·" for c in range(1 + max(filled))))
    return "/".join(rows)


def _place(t: Tables, s: State, seat: Seat, a: do.Place) -> str:
    chart, top = chart_of(t, s), s.frames[-1]
    assert isinstance(top, BuildTile)
    kind, corner = t.landscape[top.tile], chart.index[a.cell]
    cells = covered_cells(t, chart, top.tile, top.turn, corner) or 0
    if not cells or cells & chart.sea:
        return f"at {a.cell}, where it does not fit on the island"
    number = chart.island_of[next(bits(cells))]
    goods = [good for good, spaces in zip(GOODS, chart.goods, strict=True) for _ in bits(cells & spaces)]
    text = f"at {a.cell} on {island_name(number)}: +{kind.large if chart.large[number] else kind.small} VP"
    if goods:
        text += f", takes {', '.join(goods)}"
    done = completion_text(t, s, chart, seat, number, cells)
    left = (chart.islands[number] & ~cover(s.pieces).occupied & ~cells).bit_count()
    return text + (done or f"; {left} cell{'' if left == 1 else 's'} stay free")


def completion_text(t: Tables, s: State, chart: Chart, seat: Seat, number: int, cells: int, posts: int = 0) -> str:
    """What everybody gets if these cells complete the island; empty if they do not."""
    covered, island = cover(s.pieces), chart.islands[number]
    if island & ~covered.occupied & ~cells:
        return ""
    text = f"; completes it: +{t.completion_vp} VP" + (" and the chest" if chart.large[number] else "")
    for other in s.discs:
        count = (covered.posts[other] & island).bit_count() + (posts if other == seat else 0)
        if count:
            text += f", posts {POSTS[other]} +{post_points(t, s, count)}"
    return text


def _end(t: Tables, s: State, seat: Seat) -> str:
    frame = s.frames[-1]
    left = ap_left(frame)
    if isinstance(frame, TrackAction) and left and not track_room(t, s.players[seat], frame.track):
        return f"end the action at the end of the track: {gold_text(t, s, seat, t.track_end_gold)}"
    return f"end the action, {left} AP forgone" if left else "end the action"
