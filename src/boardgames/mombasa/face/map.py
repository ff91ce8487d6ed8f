"""The map of Mombasa: land and companies as grounds, borders that cost, what regions give, posts, the four bases."""

from functools import lru_cache

from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import CURSOR, GOLD, KEY, ON_CURSOR, bold, exact, luminance
from boardgames.mombasa import state as st
from boardgames.mombasa.actions import BOOKKEEPING, Collect
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.face.colours import (
    DEEP,
    GAINS,
    LIGHT,
    OUT,
    RIVER,
    SEA_INK,
    SHORE,
    Hue,
    dark,
    faded,
    legible,
    quay,
    region_ground,
)
from boardgames.mombasa.face.panels import continent
from boardgames.mombasa.face.panels.bases import draw_bases
from boardgames.mombasa.face.panels.continent import QUAY, Shape, Size, shape_of
from boardgames.mombasa.face.panels.names import lost_words, region_gain, region_name
from boardgames.mombasa.face.panels.scene import Scene
from boardgames.mombasa.rules.expansion import entry_cost

SMALL = Size(11, 3)
THUMB = Size(5, 3, corners=(0, 0, 0, 0))
LARGE = Size(17, 5, quay=4, pier=2, corners=(17, 5, 13, 5))
FLAT = Size(11, 2, corners=(13, 3, 8, 3), border=False)


def draw_map(scene: Scene, x: int, y: int, size: Size) -> Shape:
    """The continent from (x, y) at a size."""
    t, s = scene.t, scene.s
    shape = shape_of(t, size)
    chosen = t.region_at.get(scene.look.selected or "", -1)
    owners = tuple(owner_of(s, number) for number in range(len(t.regions)))
    scene.canvas.paste(_land(shape, _hues(t, owners), chosen, len(t.companies)), x, y)
    for number, place in enumerate(t.regions):
        if place.inside:
            _draw_enclave(scene, shape, number, x, y)
        else:
            _draw_region(scene, shape, number, x, y)
    draw_bases(scene, shape, x, y)
    return shape


def owner_of(s: st.State, region: int) -> int:
    """The company whose post stands in a region, or -1."""
    return next((company for company, posts in enumerate(s.posts) if posts >> region & 1), -1)


def _hues(t: Tables, owners: tuple[int, ...]) -> tuple[Hue, ...]:
    return tuple(
        region_ground(owner, place.y, (place.x + place.y) % 2 == 1, bool(place.inside))
        for owner, place in zip(owners, t.regions, strict=True)
    )


@lru_cache(maxsize=32)
def _land(shape: Shape, hues: tuple[Hue, ...], chosen: int, companies: int) -> Canvas:
    """Sea, land and borders, without a letter; the selected region is yellow."""
    canvas = Canvas(shape.width, shape.height)
    grounds = {number: hue.ground for number, hue in enumerate(hues)}
    grounds |= {QUAY - company: quay(company) for company in range(companies)}
    grounds |= {continent.SEA: DEEP, continent.SHORE: SHORE}
    if chosen >= 0:
        grounds[chosen] = CURSOR
    for run in shape.runs:
        upper, lower = grounds[run.upper], grounds[run.lower]
        if upper == lower:
            canvas.fill(run.x, run.y, run.width, 1, upper)
        elif luminance(upper) > luminance(lower):
            canvas.put(run.x, run.y, "▄" * run.width, exact(lower), ground=upper)
        else:
            canvas.put(run.x, run.y, "▀" * run.width, exact(upper), ground=lower)
    for line in shape.lines:
        ground = grounds[line.inside]
        ink = RIVER if line.double else dark(ground, 0.45)
        if line.text[0] in "▆▇":
            canvas.put(line.x, line.y, line.text, exact(ground), ground=ink)
        else:
            canvas.put(line.x, line.y, line.text, exact(ink))
    return canvas


# Regions


def _inks(scene: Scene, number: int) -> tuple[str, str, str]:
    """Ground, ink of the name and ink of the gain of a region."""
    place, owner = scene.t.regions[number], owner_of(scene.s, number)
    hue = region_ground(owner, place.y, (place.x + place.y) % 2 == 1, bool(place.inside))
    if scene.chosen(place.id):
        return CURSOR, ON_CURSOR, ON_CURSOR
    gain = legible(GAINS[place.reward_kind] if not place.further else LIGHT, hue.ground, hue.ink)
    asked = isinstance(scene.top, st.Expanding | st.Rewards)
    if asked and owner < 0 and not scene.code(place.id):
        return hue.ground, faded(hue.ink, hue.ground), faded(gain, hue.ground)
    return hue.ground, hue.ink, gain


def _standing(scene: Scene, number: int) -> list[tuple[int, bool]]:
    """The posts of a region, each with whether it is only a ghost: who expands first, who will be ousted second."""
    s, then = scene.s, scene.then
    owners = [company for company, posts in enumerate(s.posts) if posts >> number & 1]
    if len(owners) > 1:
        entering = next((frame.company for frame in s.frames if hasattr(frame, "company")), -1)
        owners.sort(key=lambda company: company != entering)
    coming = [
        company
        for company, posts in enumerate(then.posts)
        if company not in owners and (posts >> number & 1 or st.TakingPost(company, number) in then.frames)
    ]
    leaves = [not then.posts[company] >> number & 1 for company in owners]
    return [(company, True) for company in coming] + list(zip(owners, leaves, strict=True))


def _cost(scene: Scene, number: int) -> int:
    """Return what entering costs the company that expands, where it may enter."""
    top = scene.top
    if not isinstance(top, st.Expanding) or not scene.code(scene.t.regions[number].id):
        return 0
    return entry_cost(scene.t, scene.s, top.company, number)


def _draw_region(scene: Scene, shape: Shape, number: int, x: int, y: int) -> None:
    """Key and name; below it what entering gives, the post, and what entering costs."""
    place, size = scene.t.regions[number], shape.size
    left, width = shape.span(place)
    left, top = x + left, y + shape.line(place.y)
    scene.canvas.mark(place.id, left, top, width, size.row * place.h - size.border)
    inner = next((other for other in scene.t.regions if other.inside == place.id), None)
    if size.column < 8:
        _draw_thumb(scene, number, left, top, width, bare=inner is not None)
        return
    posts = posts_width(len(_standing(scene, number))) + 2 * bool(_cost(scene, number))
    _draw_name(scene, number, left, top, width, keep=posts + 2 if inner else 0)
    if inner:
        _draw_posts(scene, number, left + width - 1, top, room=width - len(place.name) - 6)
    elif size.row >= 5:
        _draw_tall(scene, number, left + 1, top, width - 1)
    else:
        _, _, ink = _inks(scene, number)
        words = region_gain(scene, place, min(8, width - 1 - posts - bool(posts)))  # a gap before the post
        scene.canvas.put(left + 1, top + 1, words, ink)
        _draw_posts(scene, number, left + width, top + 1, room=width - 1 - len(words))


def _draw_name(scene: Scene, number: int, x: int, y: int, width: int, keep: int = 0) -> None:
    """The key of a legal region before its name; the hairline at the border gives way to a long one."""
    place = scene.t.regions[number]
    ground, ink, _ = _inks(scene, number)
    code, chosen = scene.code(place.id), scene.chosen(place.id)
    heavy = bool(code) or owner_of(scene.s, number) >= 0
    if code:
        room = width - keep - len(code) - 3  # gaps before and after the key, and before the next region
        name = region_name(scene, place, room)
        at = scene.canvas.key(x + (len(name) <= room), y, code, chosen=chosen) + 1
    else:
        name = region_name(scene, place, width - keep)
        at = x + (len(name) < width)
    scene.canvas.put(at, y, name, bold(ink) if heavy else ink, ground=ground)


def posts_width(posts: int) -> int:
    """Posts of two letters each, with land between them: side by side they would read as one word."""
    return max(0, 3 * posts - 1)


def _draw_posts(scene: Scene, number: int, end: int, y: int, room: int) -> None:
    """Posts that end before a column, after them what entering costs."""
    at, cost, standing = end, _cost(scene, number), _standing(scene, number)
    if cost:
        at -= 2
        chosen = scene.chosen(scene.t.regions[number].id)
        ground, ink, _ = _inks(scene, number)
        scene.canvas.put(at, y, f"-{cost}", bold(ON_CURSOR if chosen else legible(KEY, ground, ink)))
    wide = len(standing) == 1 and room >= 4 + 2 * bool(cost)
    at -= 4 if wide else posts_width(len(standing))
    for i, (company, ghost) in enumerate(standing):
        at += i > 0
        code = scene.t.company_codes[company].upper()
        text = f" {code} " if wide else code
        yellow = ghost and not scene.chosen(scene.t.regions[number].id)
        at = scene.ghost(at, y, text) if yellow else scene.post(at, y, company, wide=wide)


def _draw_thumb(scene: Scene, number: int, x: int, y: int, width: int, *, bare: bool) -> None:
    """A small map: what a region gives and who is there."""
    _, _, ink = _inks(scene, number)
    if not bare:
        scene.canvas.put(x + 1, y, region_gain(scene, scene.t.regions[number], width - 1), ink)
    for i, (company, _) in enumerate(_standing(scene, number)):
        scene.post(x + 1 + (3 if width > 5 else 2) * i, y + (not bare), company)


def _draw_tall(scene: Scene, number: int, x: int, y: int, width: int) -> None:
    """A region of five lines: gain, mines, cost and the post with its whole name."""
    place = scene.t.regions[number]
    ground, ink, gain = _inks(scene, number)
    scene.canvas.put(x, y + 1, region_gain(scene, place, width, mined=False), gain)
    if place.mines:
        scene.canvas.put(x, y + 2, f"{'▲' * place.mines} {scene.say('mines', n=place.mines)}", gain)
    if cost := _cost(scene, number):
        tone = ON_CURSOR if scene.chosen(place.id) else legible(KEY, ground, ink)
        scene.canvas.right(x + width - 1, y + 2, scene.say("costs", cost=cost), bold(tone))
    standing = _standing(scene, number)
    for company, ghost in standing:
        name = scene.t.companies[company].name
        if len(standing) > 1 or len(name) + 2 > width:
            name = scene.t.company_codes[company].upper()
        yellow = ghost and not scene.chosen(place.id)
        x = (scene.ghost(x, y + 3, f" {name} ") if yellow else _named(scene, x, y + 3, company, name)) + 1


def _named(scene: Scene, x: int, y: int, company: int, name: str) -> int:
    return scene.post(x, y, company, named=len(name) > 2, wide=True)


def _draw_enclave(scene: Scene, shape: Shape, number: int, x: int, y: int) -> None:
    """An island of land in the region around it: key, name, gain and posts in a line or two."""
    t, canvas = scene.t, scene.canvas
    place, size = t.regions[number], shape.size
    thumb, tall = size.column < 8, size.row >= 5
    outer = t.region_at[place.inside]
    left, width = shape.span(t.regions[outer])
    left, width = (x + left + width - 7, 7) if thumb else (x + left + 1, width - 1)
    top, depth = y + shape.line(place.y) + (2 if tall else 1), 2 if tall else 1
    ground, ink, gain = _inks(scene, number)
    canvas.fill(left, top, width, depth, ground)
    canvas.mark(place.id, left, top, width, depth)
    double = any({a, b} == {number, outer} and lines == 2 for a, b, lines in t.borders)
    for line in range(depth):
        canvas.put(left, top + line, "▌" if double else "▏", exact(RIVER if double else dark(ground, 0.6)))
        canvas.put(left + width - 1, top + line, "▐" if double else "▕", exact(RIVER if double else dark(ground, 0.6)))
    standing = len(_standing(scene, number))
    if thumb:
        words = region_gain(scene, place, 5 - 2 * standing)
        canvas.put(left + 1, top, words if len(words) <= 5 - 2 * standing else "", gain)
        _draw_posts(scene, number, left + width - 1, top, room=0)
        return
    end, at = left + width - 1, left + 1
    if code := scene.code(place.id):
        at = canvas.key(at, top, code, chosen=scene.chosen(place.id)) + 1
    rest = 0 if tall else posts_width(standing) + 2 * bool(_cost(scene, number))
    at = canvas.put(at, top, place.name, bold(ink)) + 1
    if tall:
        canvas.put(left + 1, top + 1, region_gain(scene, place, width - 14), gain)
    else:
        canvas.put(at, top, region_gain(scene, place, min(9, end - at - rest)), gain)
    _draw_posts(scene, number, end, top + depth - 1, room=6 if tall else 0)


# In the sea


def draw_sea_key(scene: Scene, x: int, y: int, *, legend: bool = False) -> None:
    """In the gulf: what borders cost, or what the open question is about and what the choice would leave.

    `legend`: with a line about how the tiers of majorities are read.
    """
    canvas, top = scene.canvas, scene.top
    run = scene.run
    if run is not None and run.lost:
        canvas.put(scene.post(x, y, run.company) + 1, y, scene.say("steps-lost", n=run.lost), bold(OUT.pale))
        canvas.put(x, y + 1, lost_words(scene, run), bold(LIGHT))
        canvas.mark("borders", x, y, 22, 2)
        return
    match top:
        case st.Expanding():
            _draw_spending(scene, top, x, y)
        case st.Rewards():
            canvas.put(scene.post(x, y, top.company, named=True) + 1, y, scene.say("collects"), bold(LIGHT))
            if top.points:
                chosen = isinstance(scene.action, Collect) and scene.action.item == BOOKKEEPING
                text = scene.say("collects-points", n=top.points)
                scene.ghost(x, y + 1, text) if chosen else canvas.put(x, y + 1, text, GAINS["bookkeeping"])
        case st.TakingPost(company) | st.Ousting(company):
            canvas.put(scene.post(x, y, company, named=True) + 1, y, scene.say("expands"), bold(LIGHT))
            words = scene.say("which-column" if isinstance(top, st.TakingPost) else "posts-go-home")
            canvas.put(x, y + 1, words, bold(LIGHT))
        case st.Advance(company, steps):
            at = scene.post(x, y, company, named=True) + 1
            canvas.put(at, y, f"+{steps}", bold(LIGHT))
            canvas.put(x, y + 1, scene.say("pay-the-call"), bold(LIGHT))
        case _:
            _draw_costs(scene, x, y, legend=legend)
    canvas.mark("borders", x, y, 22, 2)


def _draw_spending(scene: Scene, top: st.Expanding, x: int, y: int) -> None:
    """A dot for every point of a company that expands; those that the choice would cost are yellow."""
    canvas, at = scene.canvas, x
    canvas.put(scene.post(x, y, top.company, named=True) + 1, y, scene.say("expands"), bold(LIGHT))
    left = next((frame.points for frame in scene.then.frames if isinstance(frame, st.Expanding)), top.points)
    cost = top.points - left
    if top.points <= 4:
        at = canvas.put(at, y + 1, "●" * left, bold(KEY))
        at = canvas.put(at, y + 1, "●" * cost, bold(CURSOR)) + 1
    words = scene.say("to-spend", n=top.points, left=left, cost=cost)
    canvas.put(at, y + 1, words, bold(LIGHT))


def _draw_costs(scene: Scene, x: int, y: int, *, legend: bool) -> None:
    """Draw what borders cost, or in its place what is given away on tracks and bases."""
    canvas, words = scene.canvas, ""
    match scene.top:
        case st.ChooseCompany(points):
            words = scene.say("expand-with", n=points)
        case st.SpendUnits(units):
            words = scene.say("steps-on-tracks", n=units)
        case st.RemovePosts(posts):
            words = scene.say("posts-leave", n=posts)
        case st.PickTracks():
            words = scene.say("which-tracks")
        case st.StepTracks():
            words = scene.say("which-track")
        case _:
            pass
    if legend:
        canvas.put(x, y + 2, scene.say("legend-tiers"), SEA_INK)
    at = canvas.put(canvas.put(x, y, "▏", exact(SEA_INK)), y, scene.say("border-1") + " ", SEA_INK)
    if words:
        canvas.put(canvas.put(at, y, "▌", exact(RIVER)), y, scene.say("river-2"), SEA_INK)
        canvas.put(x, y + 1, words, bold(LIGHT))
    else:
        canvas.put(canvas.put(x, y + 1, "▌", exact(RIVER)), y + 1, scene.say("river-2-rival"), SEA_INK)


def draw_round(scene: Scene, x: int, y: int) -> None:
    """Which round it is, and how many there are."""
    s, rounds = scene.s, scene.t.rounds
    scene.canvas.put(x, y, scene.say("round", round=s.round), bold(LIGHT))
    scene.canvas.put(x, y + 1, "■" * s.round, GOLD)
    scene.canvas.put(x + s.round, y + 1, "□" * (rounds - s.round), SEA_INK)
    scene.canvas.mark("round", x, y, max(7, rounds), 2)
