"""Company tracks: flights of steps with shares, special spaces and capital calls, and the players' discs on them."""

from collections.abc import Container
from functools import lru_cache
from itertools import pairwise

from boardgames.core.game import SEAT_LETTERS
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, GOLD, bold, exact, readable
from boardgames.mombasa import state as st
from boardgames.mombasa.actions import PayCall, PickPair, Step, StepPay, StepTrack
from boardgames.mombasa.box.tables import Track
from boardgames.mombasa.face.colours import CALL, OUT, dark, step_ground
from boardgames.mombasa.face.panels.scene import Scene, ink_of


def draw_track(scene: Scene, company: int, x: int, y: int) -> None:
    """Two lines, two cells a space: what is printed, and the discs below it."""
    t, s = scene.t, scene.s
    track, name = t.tracks[s.tracks[company]], t.companies[company].id
    scene.canvas.paste(_printed(_key(track), company, 2, 2), x, y)
    _mark(scene, name, track.length, x, y, 2, 2)
    on: dict[int, list[int]] = {}
    for seat, p in enumerate(s.players):
        on.setdefault(p.steps[company], []).append(seat)
    for space, seats in on.items():
        at = x + 2 * space
        if len(seats) == 1:
            scene.player(at, y + 1, seats[0], 2)
        for i, seat in enumerate(seats if len(seats) > 1 else ()):
            scene.player(at + i % 2, y + 1 - i // 2, seat, 1)
    to = min(s.players[s.active].steps[company] + 1, track.length)
    line = y if to in on else y + 1  # never on somebody's disc
    _draw_next(scene, company, x + 2 * to, line, 2)
    _draw_run(scene, company, x, y + 1, 2, on)


def _mark(scene: Scene, name: str, length: int, x: int, y: int, step: int, rows: int) -> None:
    """Every space can be pointed at, the start for the whole track; all of it while a step is chosen."""
    place = f"track-{name}"
    scene.canvas.mark(place, x, y, step * (length + 1), rows)
    if not scene.code(place):
        for space in range(1, length + 1):
            scene.canvas.mark(f"space-{name}-{space}", x + step * space, y, step, rows)


def draw_lanes(scene: Scene, company: int, x: int, y: int) -> None:
    """A line for what is printed and a lane for every player, three cells a space."""
    t, s = scene.t, scene.s
    track, name = t.tracks[s.tracks[company]], t.companies[company].id
    scene.canvas.paste(_printed(_key(track), company, 3, 1 + len(s.players)), x, y)
    _mark(scene, name, track.length, x, y, 3, 1 + len(s.players))
    for seat, p in enumerate(s.players):
        at = p.steps[company]
        for space in range(at):
            scene.canvas.put(x + 1 + 3 * space, y + 1 + seat, "──", exact(ink_of(seat)))
        scene.player(x + 3 * at, y + 1 + seat, seat)
    to = min(s.players[s.active].steps[company] + 1, track.length)
    _draw_next(scene, company, x + 3 * to, y + 1 + s.active, 3)
    _draw_run(scene, company, x, y + 1 + s.active, 3, ())


def _draw_run(scene: Scene, company: int, x: int, y: int, step: int, taken: Container[int]) -> None:
    """Where the selected reward would bring the disc, and behind it a cross for every step that is lost there."""
    run = scene.run
    if run is None or run.company != company:
        return
    if run.to > run.at:
        scene.ghost(x + step * run.to, y - (run.to in taken), f"{SEAT_LETTERS[scene.s.active]:^{step}}"[:step])
    last = scene.t.tracks[scene.s.tracks[company]].length
    for space in range(run.to + 1, min(run.to + run.lost, last) + 1):
        if space not in taken:
            scene.canvas.put(x + step * space, y, f"{'×':^{step}}"[:step], bold(OUT.ink), ground=OUT.ground)


def _draw_next(scene: Scene, company: int, x: int, y: int, width: int) -> None:
    """The key to step here, or the disc that would come."""
    code = scene.code(f"track-{scene.t.companies[company].id}")
    if would_step(scene, company):
        text = f"{SEAT_LETTERS[scene.s.active]:^{width}}" if width > 2 else f"{SEAT_LETTERS[scene.s.active]:<2}"
        scene.ghost(x, y, text)
    elif code:
        scene.canvas.key(x, y, f"{code:<{width}}", chosen=scene.chosen(f"track-{scene.t.companies[company].id}"))


def would_step(scene: Scene, company: int) -> bool:
    """True if the selected choice moves the player's disc on a company's track."""
    name, top = scene.t.companies[company].id, scene.top
    match scene.action:
        case Step(of) | StepPay(of) | StepTrack(of):
            return bool(of == name)
        case PickPair(companies):
            return name in companies
        case PayCall():
            return isinstance(top, st.Advance) and top.company == company
        case _:
            return False


_Key = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def _key(track: Track) -> _Key:
    return track.shares_at, track.calls, track.specials


@lru_cache(maxsize=64)
def _printed(key: _Key, company: int, step: int, lines: int) -> Canvas:
    """The board of a track without discs: computed once, because nothing on it changes."""
    shares, calls, specials = key
    canvas = Canvas(step * len(shares), lines)
    figures = ["", *(str(now) if now > then else "" for then, now in pairwise(shares))]
    for space, (share, figure) in enumerate(zip(shares, figures, strict=True)):
        ground, at = step_ground(company, share), step * space
        call, star = space and calls[space - 1], "★" if specials[space] else ""
        canvas.fill(at, 0, step, lines, ground)
        for line in range(lines):
            canvas.put(at, line, "▌" if call else "▏", exact(CALL.pale if call else dark(ground, 0.4)))
        row = 0
        if call and not (figure or star):
            canvas.put(at, 0, f"£{call}".ljust(step), bold(CALL.ink), ground=CALL.ground)
        elif call and not figures[space - 1] and (step > 2 or not specials[space - 1]):
            # The space has something of its own to show: the call stands at the end of the one before.
            canvas.put(at - step, 0, f"£{call}", bold(CALL.ink), ground=CALL.ground)
        elif call:
            canvas.put(at, 0, f"£{call}", bold(CALL.ink), ground=CALL.ground)
            row = 1  # below the call, where nothing but a disc covers it
        if star:
            canvas.put(at + step - 1, row, star, readable(GOLD, ground))
        canvas.right(at + step - len(star), row, figure, bold(readable(BRIGHT, ground)))
    return canvas
