"""Bonus spaces: a hole for a disc with what it gives, on the board, beside a company, above its track."""

from boardgames.core.game import SEAT_LETTERS
from boardgames.core.messages import SIZES
from boardgames.kit.colours import BRIGHT, DIM, GOLD, INK, RAISED, SOFT, TABLE, bold
from boardgames.kit.panels import fitting
from boardgames.mombasa.actions import PlaceDisc
from boardgames.mombasa.box.tables import (
    TOTALS,
    AnySpace,
    MajoritySpace,
    MarkerSpace,
    RewardSpace,
    SellSpace,
    Tables,
    TileSpace,
)
from boardgames.mombasa.face.colours import ANY_GOOD, LIGHT, PLAIN, Hue, card_hue, dark, faded, legible, paler, quay
from boardgames.mombasa.face.colours import TOTALS as HUES
from boardgames.mombasa.face.panels.names import bonus_short, space_long, space_short, tier_print
from boardgames.mombasa.face.panels.scene import Scene
from boardgames.mombasa.rules.discs import has_majority, reached_tiers


def owner_of(scene: Scene, number: int) -> int | None:
    """Return whose disc is on a space."""
    return next((seat for seat, p in enumerate(scene.s.players) if p.placed >> number & 1), None)


def draw_hole(scene: Scene, number: int, x: int, y: int) -> int:
    """Three cells: the disc on a space, the key to put one there, or an empty hole."""
    space, canvas = scene.t.spaces[number], scene.canvas
    place, seat = f"bonus-{space.id}", owner_of(scene, number)
    if seat is not None:
        return scene.player(x, y, seat)
    if isinstance(scene.action, PlaceDisc) and scene.action.space == space.id:
        return scene.ghost(x, y, f" {SEAT_LETTERS[scene.s.active]} ")
    if code := scene.code(place):
        return canvas.key(x, y, f"{code:>3}", chosen=scene.chosen(place))
    ground = canvas.grounds[y][x] or TABLE
    return canvas.put(x, y, " ○ ", legible(DIM, ground, faded(LIGHT, ground)))


def board_spaces(t: Tables) -> list[int]:
    """The spaces of the board that belong to no company."""
    return [n for n, space in enumerate(t.spaces[: t.board_spaces]) if not isinstance(space, MajoritySpace)]


def space_hue(t: Tables, space: AnySpace) -> Hue:
    """A tile has the colour of the card that it is."""
    if not isinstance(space, TileSpace):
        return PLAIN
    return card_hue(t, t.cards[space.tile]) if space.tile in t.cards else ANY_GOOD


def draw_strip(scene: Scene, x: int, y: int, width: int) -> None:
    """The spaces of the board in one line."""
    t = scene.t
    numbers = board_spaces(t)
    words = [space_short(scene, t.spaces[n]) + ("  " if isinstance(t.spaces[n], MarkerSpace) else "") for n in numbers]
    sizes = [4 + len(text) + 3 * bool(t.spaces[n].cost) for n, text in zip(numbers, words, strict=True)]
    spare = width - sum(sizes) - len(sizes) + 1
    for i, (number, text, size) in enumerate(zip(numbers, words, sizes, strict=True)):
        room = size + spare // len(sizes) + (i < spare % len(sizes))
        _draw_space(scene, number, x, y, room, text)
        x += room + 1


def _draw_space(scene: Scene, number: int, x: int, y: int, width: int, text: str) -> None:
    """Hole, name and cost of a space in a line; who holds the marker beside the space of the marker."""
    space, canvas = scene.t.spaces[number], scene.canvas
    hue = space_hue(scene.t, space)
    taken = owner_of(scene, number) is not None
    if taken:
        hue = paler(hue, 0.55, TABLE)
    canvas.fill(x, y, width, 1, hue.ground)
    canvas.mark(f"bonus-{space.id}", x, y, width, 1)
    at = canvas.put(draw_hole(scene, number, x, y) + 1, y, text.rstrip(), hue.ink if taken else bold(hue.ink))
    if isinstance(space, MarkerSpace):
        scene.player(at + 1, y, scene.s.marker, 1)
    if space.cost:
        ink = hue.ink if taken else bold(legible(GOLD, hue.ground, hue.ink))
        canvas.right(x + width, y, f"£{space.cost}", ink)


def draw_strip_tall(scene: Scene, x: int, y: int, width: int) -> None:
    """Two lines a space: its name, and what it does in words."""
    t, canvas = scene.t, scene.canvas
    numbers = board_spaces(t)
    each = (width + 1) // len(numbers) - 1
    for i, number in enumerate(numbers):
        left, space = x + i * (each + 1), t.spaces[number]
        _draw_space(scene, number, left, y, each, space_short(scene, space))
        hue = space_hue(t, space)
        ground = dark(paler(hue, 0.55, TABLE).ground if owner_of(scene, number) is not None else hue.ground, 0.4)
        canvas.fill(left, y + 1, each, 1, ground)
        canvas.put(left + 1, y + 1, space_long(scene, space), faded(hue.ink, ground, 0.15))
        canvas.mark(f"bonus-{space.id}", left, y, each, 2)


def draw_list(scene: Scene, numbers: list[int], x: int, y: int, width: int) -> None:
    """A line a space, with words for what it does as far as there is room."""
    for i, number in enumerate(numbers):
        space, line = scene.t.spaces[number], y + i
        _draw_space(scene, number, x, line, width, space_short(scene, space))
        at = x + 5 + len(space_short(scene, space)) + 2 * isinstance(space, MarkerSpace)
        forms = (space_long(scene, space, size) for size in ("", SIZES[0]) if not size or has_short(space))
        note = fitting(x + width - at - 3 * bool(space.cost), *forms, "")
        if note:
            hue = space_hue(scene.t, space)
            ground = scene.canvas.grounds[line][x + width - 1]
            scene.canvas.put(at, line, note, faded(hue.ink, ground, 0.15))


def has_short(space: AnySpace) -> bool:
    """True if what a disc does can be said in short."""
    return isinstance(space, TileSpace | RewardSpace)


# Majorities


def majority_of(t: Tables, company: int) -> int:
    """The space whose steps go to a company."""
    return next(number for number, space in t.majorities.items() if space.company == company)


def _most(scene: Scene, space: MajoritySpace) -> str:
    """Return what a majority counts."""
    return scene.say("most", kind=scene.say(f"total-{TOTALS[space.counts]}"))


def draw_majority(scene: Scene, company: int, x: int, y: int, width: int) -> int:
    """On darkened ground: what counts, the hole at the right end, and who leads with how much; return the column
    after the words."""
    t, s, canvas = scene.t, scene.s, scene.canvas
    number, ground = majority_of(t, company), quay(company)
    space = t.majorities[number]
    canvas.fill(x, y, width, 1, ground)
    canvas.mark(f"bonus-{space.id}", x, y, width, 1)
    draw_hole(scene, number, x + width - 3, y)
    end = canvas.put(
        x + 1,
        y,
        _most(scene, space),
        bold(LIGHT) if width > 24 else LIGHT,
    )
    best = max(p.totals[space.counts] for p in s.players)
    leaders = [seat for seat, p in enumerate(s.players) if p.totals[space.counts] == best]
    if best < space.tiers[0].least or owner_of(scene, number) is not None:
        return end
    text = f"={best}" if len(leaders) > 1 and width <= 24 else str(best)
    at = canvas.right(x + width - 3 - (width > 24), y, text, bold(LIGHT), ground)
    for seat in reversed(leaders if width > 24 or len(leaders) == 1 else []):
        at -= 1
        scene.player(at, y, seat, 1)
    return end


def draw_tiers(scene: Scene, company: int, x: int, y: int, width: int, *, most: bool = False) -> None:
    """A majority with all that it brings: what counts, in its colour; for each tier how many and what for; who leads;
    the hole. What the mover could take now is heavy. `most`: with that word, where there is room for it."""
    t, s, canvas = scene.t, scene.s, scene.canvas
    number, ground = majority_of(t, company), quay(company)
    space, hue = t.majorities[number], HUES[t.majorities[number].counts]
    taken = owner_of(scene, number) is not None
    reached = reached_tiers(s, scene.reader, space) if has_majority(s, scene.reader, space) and not taken else 0
    if taken:
        hue = paler(hue, 0.55, ground)
    canvas.fill(x, y, width, 1, ground)
    canvas.mark(f"bonus-{space.id}", x, y, width, 1)
    words = scene.say(f"total-{TOTALS[space.counts]}.short")
    words = scene.say("most", kind=words) if most else words
    at = canvas.put(x, y, words, bold(hue.ink), ground=hue.ground) + 1
    for i, tier in enumerate(space.tiers, 1):
        open_now = i <= reached
        at = canvas.put(at, y, str(tier.least), bold(hue.ink) if open_now else hue.ink, ground=hue.ground)
        quiet = legible(faded(LIGHT, ground, 0.3), ground, LIGHT)
        at = canvas.put(at, y, tier_print(scene, tier), bold(BRIGHT) if open_now else quiet) + 1
    draw_hole(scene, number, x + width - 3, y)
    best = max(p.totals[space.counts] for p in s.players)
    leaders = [seat for seat, p in enumerate(s.players) if p.totals[space.counts] == best]
    if best < space.tiers[0].least or taken:
        return
    alone = len(leaders) == 1
    left = canvas.right(x + width - 3, y, str(best) if alone else f"={best}", bold(LIGHT), ground)
    if alone:
        scene.player(left - 1, y, leaders[0], 1)


# Special spaces of tracks


def draw_bonuses(scene: Scene, company: int, x: int, y: int, step: int, first: int, end: int, *, long: bool) -> None:
    """Above a track: what its special spaces give, each as near to its space as there is room.

    `x`: where the track begins; between `first` and `end` the line is free.
    """
    t, canvas = scene.t, scene.canvas
    track = t.tracks[scene.s.tracks[company]]
    spaces = t.spaces_of_track[track.id]
    words, pad = [bonus_name(scene, track.id, level) for level in (1, 2)], 3 if spaces else 2
    if long:
        for paid in (False, True):
            full = [bonus_sentence(scene, track.id, level, paid=paid) for level in (1, 2)]
            words = full if sum(len(text) + pad for text in full) < end - first else words
    sizes = [len(text) + pad for text in words]
    second = min(max(x + step * track.special[1].space - 1, first + sizes[0] + 1), end - sizes[1])
    starts = (min(max(x + step * track.special[0].space - 1, first), second - sizes[0] - 1), second)
    for level, (at, text, size) in enumerate(zip(starts, words, sizes, strict=True), 1):
        place = f"bonus-{t.spaces[spaces[level - 1]].id}" if spaces else f"special-{t.companies[company].id}-{level}"
        left = at
        at = draw_hole(scene, spaces[level - 1], at, y) if spaces else canvas.put(at, y, "★ ", GOLD)
        works = _reached(scene, company, level)
        canvas.put(at, y, text, bold(BRIGHT) if works else SOFT)
        canvas.mark(place, left, y, size, 1)


def _reached(scene: Scene, company: int, level: int) -> bool:
    """True if the bonus works for the player to move."""
    return scene.s.players[scene.reader].bonus[company] >= level


def bonus_name(scene: Scene, track: str, level: int) -> str:
    """Return what a special space of a track gives, in a few words."""
    t = scene.t
    special, spaces = t.tracks[track].special[level - 1], t.spaces_of_track[track]
    if not spaces:
        return bonus_short(scene, special)
    space = t.spaces[spaces[level - 1]]
    return f"{space_short(scene, space)} £{space.cost}" if space.cost else space_short(scene, space)


def bonus_sentence(scene: Scene, track: str, level: int, size: str = "", *, paid: bool = False) -> str:
    """The same in full; `paid`: with what its first disc earns."""
    t = scene.t
    special, spaces = t.tracks[track].special[level - 1], t.spaces_of_track[track]
    if not spaces:
        words = scene.words.bonus(track, level)
        return scene.say("bonus-paid", bonus=words, pounds=special.pounds) if paid else words
    space = t.spaces[spaces[level - 1]]
    if isinstance(space, SellSpace):
        words = scene.say("does-sell-track", only=int(space.only >= 0), plus=space.plus)
    else:
        words = space_long(scene, space, size if has_short(space) else "")
    return f"{words}, £{space.cost}" if space.cost else words


def draw_track_list(scene: Scene, x: int, y: int, width: int) -> None:
    """A line for each bonus space of a track, with the company that it belongs to."""
    t, canvas, line = scene.t, scene.canvas, y
    for company, track in enumerate(scene.s.tracks):
        for level, number in enumerate(t.spaces_of_track[track], 1):
            canvas.fill(x, line, width, 1, RAISED)
            at = scene.post(draw_hole(scene, number, x, line), line, company) + 1
            forms = (bonus_sentence(scene, track, level, size) for size in ("", SIZES[0]))
            words = fitting(x + width - at, *forms, bonus_name(scene, track, level))
            canvas.put(at, line, words, bold(BRIGHT) if _reached(scene, company, level) else INK)
            canvas.mark(f"bonus-{t.spaces[number].id}", x, line, width, 1)
            line += 1
