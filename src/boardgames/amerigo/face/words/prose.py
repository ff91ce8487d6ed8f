"""The table in sentences, part by part, for somebody who cannot see the picture."""

from boardgames.amerigo.box.tables import COLOURS, GOODS, GOODS_LETTERS, SLOTS
from boardgames.amerigo.face.things import thing
from boardgames.amerigo.face.things.asker import AmerigoAsker
from boardgames.amerigo.face.things.sheets import FIGURES
from boardgames.amerigo.face.things.waters import cell_names, ships
from boardgames.amerigo.face.words.names import Names
from boardgames.amerigo.rules.chart import bits, chart_of
from boardgames.amerigo.rules.pieces import cover
from boardgames.amerigo.state import FREE, NEUTRAL, POSTS, State
from boardgames.core.game import Seat


def parts(w: Names, s: State) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    t, chart = w.tables, chart_of(w.tables, s)
    seats = range(len(s.players))
    listed = {
        "actions": (*(f"wheel-{colour}" for colour in COLOURS), "gold", "order"),
        "pirates": ("pirates", *(f"cannons-{seat}" for seat in seats)),
        "islands": ("pay", *(f"island-{number + 1}" for number in range(len(chart.islands)))),
        "map": tuple(name for name in chart.names if name),
        "tokens": SLOTS,
        "tracks": (
            *(f"special-{space}" for space in range(t.special_end + 1)),
            *(f"progress-{space}" for space in range(t.progress_end + 1)),
        ),
        "goods": (*(f"good-{good}" for good in GOODS), *_on_sale(w, s)),
        "tiles": tuple(f"tile-{row.id}" for row in t.landscape),
        "players": tuple(f"mat-{seat}-{what}" for seat in seats for what in (*FIGURES, *GOODS)),
    }
    return tuple((part, w.say(f"part-{part}"), places) for part, places in listed.items())


def _on_sale(w: Names, s: State) -> tuple[str, ...]:
    """The production tokens on sale: of equal ones the first."""
    display = w.tables.setup(len(s.players)).display
    return tuple(display[s.production.index(kind)] for kind in dict.fromkeys(s.production) if kind)


def prose(w: Names, s: State, viewer: Seat | None, part: str, names: tuple[str, ...]) -> tuple[str, ...]:
    a = AmerigoAsker.of(w, s, viewer, names)
    if part == "map":
        return tuple(_map(a))
    if part == "tracks":
        return tuple(_tracks(a))
    if part == "players":
        return tuple(_player(a, seat) for seat in a.seats)
    places = next((places for known, _, places in parts(w, s) if known == part), ())
    found = (thing(w, s, viewer, place, names) for place in places)
    return tuple(w.say("prose-thing", name=_begun(one.name), line=one.line) for one in found if one is not None)


def _begun(text: str) -> str:
    return text[:1].upper() + text[1:]


def _map(a: AmerigoAsker) -> list[str]:
    """Every island cell by cell, then the ships."""
    lines = [a.say("prose-map", columns=a.chart.names[a.chart.width - 1][0], rows=a.chart.height)]
    for number, board in enumerate(a.chart.islands):
        lines.append(a.say("prose-island", island=number, cells=_runs(a, board), **_on_island(a, board)))
    lying = a.listed(a.say("ship-lies", who=a.who(seat), ship=n, space=a.chart.names[at]) for seat, n, at in ships(a))
    return [*lines, a.say("prose-ships", ships=lying)]


def _on_island(a: AmerigoAsker, board: int) -> dict[str, str]:
    """Return what is on an island, in lists."""
    covered, names = cover(a.s.pieces), a.chart.names
    moored = {site: sea for sea, site in a.chart.anchors.items()}
    free = [site for site in bits(board & a.chart.sites) if a.s.pieces[site] == FREE]
    goods = [cell for cell in bits(board) if a.s.grid[cell] in GOODS_LETTERS and a.s.pieces[cell] == FREE]
    stands = [(cell, a.s.pieces[cell]) for cell in bits(board & covered.occupied)]
    return {
        "sites": a.listed(a.say("site-with-anchor", site=names[site], anchor=names[moored[site]]) for site in free),
        "goods": a.listed(
            a.say("good-at", good=GOODS[GOODS_LETTERS.index(a.s.grid[cell])], cells=names[cell]) for cell in goods
        ),
        "posts": a.listed(
            a.say("post-of", who=a.who(POSTS.index(piece)), cell=names[cell])
            for cell, piece in stands
            if piece in POSTS
        ),
        "villages": a.listed(
            a.say("villages-of", who=a.who(seat), cells=cell_names(a, board & covered.villages[seat]))
            for seat in a.seats
            if board & covered.villages[seat]
        ),
        "neutral": cell_names(a, board & covered.neutral) if any(piece == NEUTRAL for _, piece in stands) else "",
    }


def _runs(a: AmerigoAsker, board: int) -> str:
    """The cells of an island, those beside each other in a row as `b3 to d3`."""
    runs: list[list[int]] = []
    for cell in bits(board):
        if runs and runs[-1][-1] == cell - 1:
            runs[-1].append(cell)
        else:
            runs.append([cell])
    names = a.chart.names
    return a.listed(
        names[run[0]] if len(run) == 1 else a.say("cells-from-to", first=names[run[0]], last=names[run[-1]])
        for run in runs
    )


def _tracks(a: AmerigoAsker) -> list[str]:
    """The two tracks: their spaces once, then where everybody stands."""
    t = a.t
    colours = a.listed(
        a.say("track-space", space=space, colour=COLOURS[t.special_colours[space]])
        for space in range(1, t.special_end + 1)
    )
    values = [space for space in range(1, t.special_end + 1) if t.special_vp[space] != t.special_vp[space - 1]]
    points = a.listed(a.say("track-points", space=space, points=t.special_vp[space]) for space in values)
    golden = a.listed(a.say("track-points", space=space, points=t.progress_vp[space]) for space in t.progress_spaces)
    here = [a.of_each("stands-at", [(seat, {"space": a.s.players[seat].special}) for seat in a.s.discs])]
    here.append(a.of_each("stands-at", [(seat, {"space": p.progress}) for seat, p in enumerate(a.s.players)]))
    return [
        a.say("prose-special", colours=colours, points=points, here=here[0]),
        a.say("prose-progress", points=golden, here=here[1]),
    ]


def _player(a: AmerigoAsker, seat: Seat) -> str:
    """Everything about one player, in one paragraph."""
    told = (thing(a.w, a.s, a.viewer, f"mat-{seat}-{what}", a.names) for what in FIGURES)
    lines = [a.say("prose-figure", name=_begun(one.name), line=one.line) for one in told if one is not None]
    goods = (thing(a.w, a.s, a.viewer, f"mat-{seat}-{good}", a.names) for good in GOODS)
    lines += [a.say("prose-figure", name=_begun(one.name), line=one.line) for one in goods if one is not None]
    p = a.s.players[seat]
    tokens = a.listed(a.w.token(token) for token in p.tokens)
    return a.say("prose-player", who=a.who(seat), lines=" ".join(lines), tokens=tokens)
