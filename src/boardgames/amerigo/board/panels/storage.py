"""The storage board of Amerigo: wheel, special action track, pirates, tokens, production and tiles."""

from boardgames.amerigo.box.tables import SLOTS, STRONGER_PIRATES
from boardgames.amerigo.game import Amerigo
from boardgames.amerigo.rules.completion import post_points
from boardgames.amerigo.rules.pirates import strength, strength_against
from boardgames.amerigo.rules.turn import action_points, gold_on_offer
from boardgames.amerigo.state import Build, BuildTile, State, seat_to_act
from boardgames.amerigo.view import tower_cubes
from boardgames.amerigo.words.codes import slot_code, tile_code
from boardgames.amerigo.words.names import shape_label
from boardgames.amerigo.words.words import words_of
from boardgames.core.protocol import SEAT_LETTERS, Seat
from boardgames.drawing.board import Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.styles import KINDS, PLAYERS

CUBES = ("sea", "dim", "kind-5", "land-2", "land", "money", "kind-1")
"""The styles nearest to the colours of the wheel; the names of the colours stand beside the cubes."""
SPACE = 2
"""Columns of a space on the special action track."""
STEP = 3
"""Columns of a step on the progress track."""


def actor(s: State, look: Look) -> Seat:
    """Whose sheet matters: the player to move, or else the viewer."""
    return seat_to_act(s) if s.frames else look.viewer or 0


def heading(canvas: Canvas, x: int, y: int, width: int, text: str) -> None:
    canvas.put(x, y, f"─ {text} ".ljust(width, "─")[:width], "frame")
    canvas.put(x + 2, y, text[: width - 2], "title")


def draw_wheel(canvas: Canvas, game: Amerigo, s: State, look: Look, x: int, y: int, width: int) -> None:
    """A line per colour: cubes on the action space, in storage and in the tower; then gold instead."""
    t, inside = game.tables, tower_cubes(game.tables, s)
    heading(canvas, x, y, width, f"round {s.round} of {len(t.multipliers)}")
    for column, title in ((20, " cubes  "), (28, " AP "), (32, " store "), (38, " tower ")):
        canvas.put(x + column, y, title, "title")
    p = s.players[actor(s, look)]
    for i, colour in enumerate(t.colours):
        line, place = y + 1 + i, f"wheel-{colour.id}"
        canvas.mark(place, x, line, width, 1)
        canvas.put(x, line, ">" if s.frames and i == s.phase else " ", "bold")
        canvas.put(x + 3, line, colour.key, "dim")
        _put_code(canvas, x + 1, line, look.legal.get(place, ""), 3)
        canvas.put(x + 5, line, f"{colour.id:<6}", CUBES[i])
        canvas.put(x + 12, line, colour.label, "bold" if s.action_space[i] else "dim")
        canvas.put(x + 21, line, "■" * s.action_space[i], CUBES[i])
        if s.action_space[i]:
            canvas.put(x + 29, line, f"{action_points(t, s, p, i):>2}")
        canvas.put(x + 35, line, str(s.storage[i]), "dim")
        canvas.put(x + 41, line, str(inside[i]), "dim")
    line = y + 1 + len(t.colours)
    canvas.mark("gold", x, line, width, 1)
    _put_code(canvas, x + 1, line, look.legal.get("gold", ""), 3)
    cubes = sum(s.action_space)
    text = f"gold instead of an action: {gold_on_offer(t, s, p)} for {cubes} cubes" if cubes else "gold instead"
    canvas.put(x + 5, line, text, "money")


def _put_code(canvas: Canvas, x: int, y: int, code: str, width: int) -> None:
    if code:
        canvas.put(x, y, f"{code:>{width}}", "")
        canvas.put(x + width - len(code), y, code, "legal")


def draw_special(canvas: Canvas, game: Amerigo, s: State, look: Look, x: int, y: int) -> None:
    """Four lines: colours, points or codes, and the discs, each pile from its top downwards."""
    t = game.tables
    keys = [t.colours[colour].key if colour >= 0 else "-" for colour in t.special_colours]
    for step, key in enumerate(keys):
        at, place = x + SPACE * step, f"special-{step}"
        canvas.mark(place, at, y, SPACE, 4)
        colour = t.special_colours[step]
        canvas.put(at, y, f" {key}", CUBES[colour] if colour >= 0 else "dim")
        code = look.legal.get(place, "")
        vp = t.special_vp[step]
        if code:
            canvas.put(at, y + 1, f"{code:>2}", "legal")
        elif vp and vp != t.special_vp[step - 1]:
            canvas.put(at, y + 1, f"{vp:>2}", "money")
        for n, seat in enumerate(seat for seat in s.discs if s.players[seat].special == step):
            canvas.put(at + 1 - n // 2, y + 2 + n % 2, SEAT_LETTERS[seat], PLAYERS[seat])


def order_text(s: State) -> str:
    return "order " + " ".join(SEAT_LETTERS[seat] for seat in s.discs)


def strength_text(game: Amerigo, s: State) -> str:
    """The strength of the pirates now, and whom it is different for."""
    t, force = game.tables, strength(game.tables, s)
    owner = next((seat for seat, p in enumerate(s.players) if STRONGER_PIRATES in p.tokens), None)
    if owner is not None:
        others = strength_against(t, s, (owner + 1) % len(s.players))
        return f"pirates {strength_against(t, s, owner)} for {SEAT_LETTERS[owner]}, else {others}"
    values = "+".join(str(t.pirates.get(s.pirates[slot], 0)) for slot in s.pirates_up)
    return f"pirates {values}" + (f" = {force}" if len(s.pirates_up) > 1 else "")


def hidden_pirates(game: Amerigo, s: State) -> int:
    """Markers that still lie face down."""
    return game.tables.pirate_slots - len(s.pirates_up)


def pirates_text(game: Amerigo, s: State) -> str:
    """The strength and what is still face down, on one line."""
    down = hidden_pirates(game, s)
    return f"{strength_text(game, s)} · {down} hidden" if down else strength_text(game, s)


def draw_tokens(canvas: Canvas, game: Amerigo, s: State, look: Look, x: int, y: int, width: int) -> None:
    """Four lines of two tokens: the left panel stays a round longer than the right one."""
    half = width // 2
    for i, slot in enumerate(SLOTS):
        at, line, token = x + half * (i // 4), y + i % 4, s.progress[i]
        canvas.mark(slot, at, line, half - 1, 1)
        canvas.put(at, line, slot_code(slot), "legal" if slot in look.legal else "dim")
        canvas.put(at + 3, line, game.tables.tokens[token].label if token else "·", "" if token else "dim")


def draw_progress(canvas: Canvas, game: Amerigo, s: State, x: int, y: int) -> None:
    """The progress track in one line: points, and over them the letters of those who stand there."""
    t = game.tables
    x = canvas.put(x, y, "progress", "title") + 1
    for step in range(t.progress_end + 1):
        points = step in t.progress_spaces
        canvas.put(x + STEP * step + 1, y, str(t.progress_vp[step]) if points else "·", "money" if points else "dim")
    for step in range(t.progress_end + 1):
        here = [seat for seat, p in enumerate(s.players) if p.progress == step]
        at = x + STEP * step + (len(here) == 1 and step not in t.progress_spaces)
        for n, seat in enumerate(here):
            canvas.put(at + n, y, SEAT_LETTERS[seat], PLAYERS[seat])


def cannons_text(s: State) -> str:
    return "cannons " + " ".join(f"{SEAT_LETTERS[seat]}{p.cannons}" for seat, p in enumerate(s.players))


def draw_token_texts(canvas: Canvas, game: Amerigo, s: State, look: Look, x: int, y: int, width: int) -> None:
    """A line per token with what it does."""
    for i, slot in enumerate(SLOTS):
        token = s.progress[i]
        canvas.mark(slot, x, y + i, width, 1)
        canvas.put(x, y + i, slot_code(slot), "legal" if slot in look.legal else "dim")
        if token:
            canvas.put(x + 3, y + i, game.tables.tokens[token].label, "bold")
            canvas.put(x + 23, y + i, words_of(game).names.token_text(token)[: width - 23])
        else:
            canvas.put(x + 3, y + i, "taken", "dim")


def draw_production(canvas: Canvas, game: Amerigo, s: State, look: Look, x: int, y: int) -> None:
    """The production tokens on display: the letter of the good and the cost in AP."""
    t = game.tables
    x = canvas.put(x, y, "buy", "title") + 1
    spaces = t.setup(len(s.players)).display
    for space, kind in zip(spaces, s.production, strict=True):
        text, style = " ··", "dim"
        if kind:
            good, cost = t.production_kinds[kind]
            text, style = f" {t.goods[good].letter}{cost}", KINDS[good]
            # Equal tokens are one choice, so they are one place.
            space = spaces[s.production.index(kind)]
        if space in look.legal:
            text, style = f" {look.legal[space]}", "legal"
        canvas.put(x, y, text, "", space)
        canvas.put(x + 1, y, text[1:], style)
        x += 4


def draw_tiles(canvas: Canvas, game: Amerigo, s: State, look: Look, x: int, y: int, width: int) -> None:
    """Three lines of tiles with counts: the supply, or while building the reserve of the player to move."""
    t, seat = game.tables, actor(s, look)
    p = s.players[seat]
    building = bool(s.frames) and isinstance(s.frames[-1], Build | BuildTile)
    counts = p.reserve if building else (*p.villages, *s.neutral)
    letter = SEAT_LETTERS[seat]
    whose = f"reserve of {letter}" if building else f"tiles to plan: villages of {letter}, neutral"
    heading(canvas, x, y, width, whose)
    for i, kind in enumerate(t.landscape):
        at, line, place = x + 6 * (i % 7), y + 1 + i // 7, f"tile-{kind.id}"
        code = tile_code(kind.id)
        style = "legal" if place in look.legal else "" if counts[i] else "dim"
        canvas.mark(place, at, line, 5, 1)
        canvas.put(at, line, code, style)
        canvas.put(at + 3, line, f":{counts[i]}", "" if counts[i] else "dim")


def belongings_text(game: Amerigo, s: State, seat: Seat, width: int) -> str:
    """Planned tiles and progress tokens of a player on one line."""
    tokens = ", ".join(game.tables.tokens[token].label for token in s.players[seat].tokens) or "none"
    head, tail = f"{SEAT_LETTERS[seat]} tiles: ", f" · tokens: {tokens}"
    return head + reserve_text(game, s, seat, width - len(head) - len(tail)) + tail


def reserve_text(game: Amerigo, s: State, seat: Seat, width: int) -> str:
    """The planned tiles of a player: with shapes if there is room, or else their codes, or how many there are."""
    t, reserve = game.tables, s.players[seat].reserve
    tiles = [(number, f"x{n}" if n > 1 else "") for number, n in enumerate(reserve) if n]
    if not tiles:
        return "none"
    shapes = "  ".join(
        f"{tile_code(t.landscape[kind].id)} {shape_label(t, kind)} {times}".rstrip() for kind, times in tiles
    )
    codes = " ".join(f"{tile_code(t.landscape[kind].id)}{times}" for kind, times in tiles)
    return next((text for text in (shapes, codes) if len(text) <= width), str(sum(reserve)))


POSTS_WHEN = "island done, 1-4 posts"


def post_values(game: Amerigo, s: State) -> str:
    """What 1, 2, 3 and 4 posts of a player pay when an island is completed in this round."""
    return "/".join(str(post_points(game.tables, s, count)) for count in range(1, 5)) + " VP"


def posts_text(game: Amerigo, s: State) -> str:
    return f"{POSTS_WHEN}: {post_values(game, s)}"
