"""Every action in plain words, with what it costs and what it brings at once."""

from boardgames.amerigo import actions as do
from boardgames.amerigo.box.chart import Chart, bits, chart_of, island_name
from boardgames.amerigo.box.names import (
    BLACK,
    BLUE,
    BROWN,
    COLOURS,
    GOLD_PER_POST,
    GOODS,
    GREEN,
    RED,
    SLOTS,
    SPRINT,
    WHITE,
    YELLOW,
)
from boardgames.amerigo.box.tables import Tables
from boardgames.amerigo.rules.build import building, covered_cells
from boardgames.amerigo.rules.completion import post_points
from boardgames.amerigo.rules.ending import ap_left
from boardgames.amerigo.rules.gold import track_room
from boardgames.amerigo.rules.pieces import cover
from boardgames.amerigo.rules.pirates import strength_against
from boardgames.amerigo.rules.sail import discovered, stops
from boardgames.amerigo.rules.turn import action_points, gold_on_offer
from boardgames.amerigo.state import (
    CANNONS,
    FREE,
    OFF_BOARD,
    POSTS,
    PROGRESS,
    SPECIAL,
    Build,
    BuildTile,
    Sail,
    SailShip,
    State,
    TrackAction,
)
from boardgames.core.protocol import Seat

TOKEN_TEXTS = {
    "ship-sprint": "once, while sailing: {n} more moves for each ship",
    "pirates-plus-two": "pirates are {n} stronger against everybody else",
    "pirates-half-loss": "lose only half the VP to pirates, rounded up",
    "pirates-bounty": "{n} gold each time you beat the pirates",
    "plan-two-neutral": "up to {n} neutral tiles in a Plan action",
    "swap-red-green": "Plan by green cubes if no red, Build by red if no green",
    "order-jump": "once, in a white advance: onto the disc in front",
    "gold-three": "once, any time in your turn: {n} gold",
    "gold-five": "once, any time in your turn: {n} gold",
    "gold-per-post": "{n} gold for each trading post from now on",
    "gold-per-two": "gold instead of an action: 1 for every {n} cubes",
    "vp-cubes": "once, instead of an action: 1 VP for each cube",
    "end-posts": "at the end: {n} VP for each post on the board",
    "end-seven": "at the end: {n} VP",
    "end-gold-twice": "at the end: each gold counts {n} VP",
}


MOST_SITES = 6
"""How many sites one line names."""


def plural(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


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
    if beyond == amount:
        return f"{beyond} VP (your gold track is full)"
    return f"{amount - beyond} gold and {beyond} VP" if beyond else f"{amount} gold"


def tile_name(t: Tables, kind: int) -> str:
    tile = t.landscape[kind]
    return f"{'village' if tile.village else 'neutral'} {t.shapes[tile.shape].label.replace(' ', '·')}"


def tile_text(t: Tables, kind: int) -> str:
    """A tile with its cost and its values on small and large islands."""
    tile = t.landscape[kind]
    return f"{tile.cost} AP {tile_name(t, kind)} {tile.small}/{tile.large} VP"


def describe(t: Tables, s: State, seat: Seat, a: do.AnyAction) -> str:
    p = s.players[seat]
    match a:
        case do.Act() | do.WhiteAs() | do.Swap():
            return _chosen(t, s, seat, a)
        case do.WhiteAdvance():
            return f"Special, {action_points(t, s, p, WHITE)} AP: {_use(t, s, seat, WHITE)}"
        case do.TakeGold():
            return f"{gold_text(t, s, seat, gold_on_offer(t, s, p))} instead of an action"
        case do.TakeVp():
            return f"{sum(s.action_space)} VP instead of an action; uses up the token"
        case do.PlaceShip():
            return _place_ship(t, s, seat, a)
        case do.ChooseShip() | do.SailTo() | do.Establish() | do.UseSprint():
            return _sailing(t, s, seat, a)
        case do.Advance():
            return _advance(t, s, seat, a)
        case do.UseJump():
            front, space = POSTS[s.discs[0]], s.players[s.discs[0]].special
            return f"jump on {front}'s disc, space {space} ({t.special_vp[space]} VP); ends the turn"
        case do.TakeToken():
            token = s.progress[SLOTS.index(a.slot)]
            if not token:
                return "nothing lies there"
            return token_text(t, token)
        case do.Decline():
            return "take no token this time"
        case do.TakeVillage() | do.TakeNeutral():
            return tile_text(t, t.landscape_index[a.tile])
        case do.BuyProduction():
            return _produce(t, s, seat, a)
        case do.ChooseTile():
            return tile_text(t, t.landscape_index[a.tile])
        case do.Place():
            return _place(t, s, seat, a)
        case do.BuyAp():
            return f"1 more AP for 1 gold, {p.gold - 1} left" if p.gold else "1 more AP for 1 gold: you have none"
        case do.CashChest():
            return f"{gold_text(t, s, seat, t.chest_gold)} for a treasure chest"
        case do.CashToken():
            return f"{gold_text(t, s, seat, t.tokens[a.token].amount)} for your token, which is used up"
        case do.EndAction():
            return _end(t, s, seat)


def _chosen(t: Tables, s: State, seat: Seat, a: do.Act | do.WhiteAs | do.Swap) -> str:
    colour = COLOURS.index(a.colour)
    text = f"{t.colours[colour].label}, {action_points(t, s, s.players[seat], colour)} AP"
    if isinstance(a, do.WhiteAs):
        text += " by white"
    elif isinstance(a, do.Swap):
        text += " by token"
    return f"{text}: {_use(t, s, seat, colour)}"


def _use(t: Tables, s: State, seat: Seat, colour: int) -> str:
    """What the player could do with the AP of a colour."""
    p, ap = s.players[seat], action_points(t, s, s.players[seat], colour)
    if colour == BLUE:
        return f"each ship moves up to {plural(ap, 'space')}"
    if colour == RED:
        return "village tiles 1 AP, neutral 1 to 6"
    if colour == GREEN:
        return _could_build(t, s, seat, ap)
    if colour == YELLOW:
        return "production tokens, 2 to 4 AP each"
    room = track_room(t, p, {BLACK: CANNONS, BROWN: PROGRESS}.get(colour, SPECIAL))
    steps = min(ap, room)
    if not steps:
        return f"your disc is at the end, only {gold_text(t, s, seat, t.track_end_gold)}"
    over = f", then {gold_text(t, s, seat, t.track_end_gold)}" if ap > room else ""
    if colour == BLACK:
        return f"{p.cannons} to {p.cannons + steps}, pirates have {strength_against(t, s, seat)}{over}"
    if colour == BROWN:
        tokens = sum(p.progress < space <= p.progress + steps for space in t.progress_spaces)
        return f"step {p.progress} to {p.progress + steps}" + (f", {plural(tokens, 'token')}" if tokens else "") + over
    space = p.special + steps
    return f"order disc {p.special} to {space}, {t.special_vp[space]} VP at end{over}"


def _could_build(t: Tables, s: State, seat: Seat, ap: int) -> str:
    """How many of the planned tiles fit somewhere."""
    reserve = s.players[seat].reserve
    if not any(reserve):
        return "but you have planned no tiles"
    tiles = f"{plural(sum(reserve), 'tile')} planned"
    if not cover(s.pieces).posts[seat]:
        return f"{tiles}, but you have no post"
    fitting = [a.tile for a in building(t, s, seat, Build(ap)) if isinstance(a, do.ChooseTile)]
    count = sum(reserve[t.landscape_index[tile]] for tile in fitting)
    return f"{tiles}, {count or 'none'} can be built"


def _place_ship(t: Tables, s: State, seat: Seat, a: do.PlaceShip) -> str:
    chart, frame = chart_of(t, s), s.frames[-1]
    text = f"ship {1 if s.players[seat].ships[0] == OFF_BOARD else 2} on {space_label(a.space)}"
    if not isinstance(frame, Sail) or a.space not in chart.index:
        return text
    sites = _sites(s, chart, chart.index[a.space], frame.total)
    more = f" +{len(sites) - MOST_SITES}" if len(sites) > MOST_SITES else ""
    return f"{text}; free sites in reach: {' '.join(sites[:MOST_SITES]) or 'none'}{more}"


def _sites(s: State, chart: Chart, start: int, moves: int) -> list[str]:
    """The free trading post spaces whose anchors a ship can reach."""
    return [
        chart.names[chart.anchors[space]]
        for space in bits(stops(s, chart, start, moves) & chart.moorings)
        if s.pieces[chart.anchors[space]] == FREE
    ]


def _sailing(t: Tables, s: State, seat: Seat, a: do.ChooseShip | do.SailTo | do.Establish | do.UseSprint) -> str:
    p, chart, frame = s.players[seat], chart_of(t, s), s.frames[0]
    assert isinstance(frame, Sail)
    match a:
        case do.ChooseShip() if p.ships[a.ship - 1] == OFF_BOARD:
            return f"ship {a.ship}, which is not on the board yet"
        case do.ChooseShip():
            start = space_label(chart.names[p.ships[a.ship - 1]])
            sites = len(_sites(s, chart, p.ships[a.ship - 1], frame.left(a.ship)))
            text = f"ship {a.ship} at {start}, up to {plural(frame.left(a.ship), 'move')}"
            return f"{text}, {plural(sites, 'free site')} in reach" if frame.left(a.ship) else text
        case do.SailTo():
            return _sail_to(t, s, seat, a)
        case do.Establish():
            site = chart.anchors.get(p.ships[a.ship - 1], -1)
            if site < 0:
                return f"ship {a.ship}: no trading post, it is at no anchor"
            number = chart.island_of[site]
            text = f"post at {chart.names[site]}"
            if not discovered(s, chart.islands[number]):
                text += f", +{t.discovery_vp} VP: discovers {island_name(number)}"
            if GOLD_PER_POST in p.tokens:
                text += f", {gold_text(t, s, seat, t.tokens[GOLD_PER_POST].amount)}"
            text += completion_text(t, s, chart, seat, number, 1 << site, posts=1)
            return f"{text}; ship {a.ship} stops"
        case do.UseSprint():
            return f"{t.tokens[SPRINT].amount} more moves for each ship by your token, once"


def _sail_to(t: Tables, s: State, seat: Seat, a: do.SailTo) -> str:
    chart, frame, top = chart_of(t, s), s.frames[0], s.frames[-1]
    assert isinstance(frame, Sail)
    assert isinstance(top, SailShip)
    space = chart.index[a.space]
    moves, left = chart.distance(s.players[seat].ships[top.ship - 1], space), frame.left(top.ship)
    text = f"{space_label(a.space)}: {plural(moves, 'move')}, "
    text += f"{left - moves} left" if moves <= left else f"but {left} left"
    site = chart.anchors.get(space, -1)
    if site >= 0:
        number = chart.island_of[site]
        state = "free" if s.pieces[site] == FREE else "taken"
        text += f"; {state} site {chart.names[site]} of {island_name(number)}"
        if state == "free" and not discovered(s, chart.islands[number]):
            text += f", new +{t.discovery_vp} VP"
    return text


def _advance(t: Tables, s: State, seat: Seat, a: do.Advance) -> str:
    p, frame = s.players[seat], s.frames[-1]
    assert isinstance(frame, TrackAction)
    if frame.track == CANNONS:
        against = strength_against(t, s, seat)
        short = against - p.cannons - a.steps
        verdict = f"{short} too few" if short > 0 else "enough"
        return f"cannons {p.cannons} to {p.cannons + a.steps}: {verdict} against the pirates' {against}"
    if frame.track == PROGRESS:
        now = min(p.progress + a.steps, len(t.progress_vp) - 1)
        chances = sum(p.progress < space <= now for space in t.progress_spaces)
        tokens = f", {plural(chances, 'token')} to take" if chances else ""
        return f"step {p.progress} to {now}{tokens}; {t.progress_vp[now]} VP at the end"
    now = min(p.special + a.steps, len(t.special_vp) - 1)
    ahead = sum(s.players[other].special > now for other in s.discs if other != seat)
    worth = f"{COLOURS[t.special_colours[now]]}, {t.special_vp[now]} VP"
    return f"space {p.special} to {now} ({worth}), place {ahead + 1} in the order"


def _produce(t: Tables, s: State, seat: Seat, a: do.BuyProduction) -> str:
    p, good = s.players[seat], GOODS.index(a.good)
    have = t.printed_production + sum(t.production_kinds[kind][0] == good for kind in p.production)
    goods = p.goods[good]
    return f"{a.cost} AP: {a.good} production {have} to {have + 1}; you have {goods} {a.good}, +{goods} VP"


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
    kind, first = t.landscape[top.tile], chart.index[a.cell]
    cells = covered_cells(t, chart, top.tile, a.turn, first) or 0
    where = f"at {a.cell}" if len(t.shapes[kind.shape].turns) == 1 else f"{shape_text(t, top.tile, a.turn)} at {a.cell}"
    if not cells or cells & chart.sea:
        return f"{where}: not all of it on land"
    number = chart.island_of[next(bits(cells))]
    goods = [good.letter for good, spaces in zip(t.goods, chart.goods, strict=True) for _ in bits(cells & spaces)]
    text = f"{where}: +{kind.large if chart.large[number] else kind.small} VP"
    if goods:
        text += f" and {' '.join(goods)}"
    done = completion_text(t, s, chart, seat, number, cells)
    left = (chart.islands[number] & ~cover(s.pieces).occupied & ~cells).bit_count()
    return text + (done or f"; {island_name(number)}: {left} left")


def completion_text(t: Tables, s: State, chart: Chart, seat: Seat, number: int, cells: int, posts: int = 0) -> str:
    """What everybody gets if these cells complete the island; empty if they do not."""
    covered, island = cover(s.pieces), chart.islands[number]
    if island & ~covered.occupied & ~cells:
        return ""
    text = f", completes it +{t.completion_vp}" + (", a chest" if chart.large[number] else "") + ", posts"
    for other in s.discs:
        count = (covered.posts[other] & island).bit_count() + (posts if other == seat else 0)
        if count:
            text += f" {POSTS[other]} +{post_points(t, s, count)}"
    return text


def _end(t: Tables, s: State, seat: Seat) -> str:
    frame = s.frames[-1]
    left = ap_left(frame)
    if isinstance(frame, TrackAction) and left and not track_room(t, s.players[seat], frame.track):
        return f"end the action: {gold_text(t, s, seat, t.track_end_gold)} for AP left at the end of the track"
    if isinstance(frame, Sail):
        unused = [f"ship {ship}: {frame.left(ship)}" for ship in (1, 2) if frame.left(ship)]
        return "end the action" + (f", unused moves of {', '.join(unused)}" if unused else "")
    return f"end the action, giving up {left} AP" if left else "end the action"
