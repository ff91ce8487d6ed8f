"""The table in parts for small screens: markets, boats, the country in question, the island, tiles."""

from boardgames.felinia.face.colours import FLAG, FLAG_INK, SIGNS, SPECIAL, SPECIAL_INK, SYMBOL_INKS, TILE, TILE_INK
from boardgames.felinia.face.map import country_in_question, draw_island
from boardgames.felinia.face.panels import notes
from boardgames.felinia.face.panels.boats import boats_to_come, docks_in_order
from boardgames.felinia.face.panels.guild import draw_guild
from boardgames.felinia.face.panels.harbour import draw_harbour, draw_small_boat
from boardgames.felinia.face.panels.journey import draw_cards, draw_side
from boardgames.felinia.face.panels.labels import draw_hidden, has_hidden, hidden_peoples, tiles_left
from boardgames.felinia.face.panels.markets import NARROW, draw_markets
from boardgames.felinia.face.panels.relief import Scale
from boardgames.felinia.face.panels.scene import Scene, is_place_of_choice, scene
from boardgames.felinia.face.panels.sheet import crate, header
from boardgames.felinia.face.panels.storage import draw_storage
from boardgames.felinia.game import Felinia
from boardgames.felinia.rules.exploration import docks_by_time
from boardgames.felinia.state import Boarding, FinalSale, Guild, Mystery, State, Storing
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, DIM, INK, SEA, SHEET, SOFT, TABLE, bold, readable
from boardgames.kit.look import TAB_SIZE, Look
from boardgames.kit.panels import show_selection

WIDTH, HEIGHT = TAB_SIZE
WINDOW = 58
"""Columns of the country in question."""


def tabs(game: Felinia, seen: State, look: Look) -> tuple[tuple[str, Canvas], ...]:
    """All parts, always in the same order."""
    view = scene(game, seen, look)
    parts = {
        "tab-markets": _markets_tab(view),
        "tab-boats": _boats_tab(view),
        "tab-country": _country_tab(view),
        "tab-island": _island_tab(view),
        "tab-tiles": _tiles_tab(view),
    }
    for canvas in parts.values():
        show_selection(canvas, look.selected, is_place_of_choice(view, look.selected))
    return tuple((view.say(title), canvas) for title, canvas in parts.items())


NEEDED = {"board": "tab-boats", "flip": "tab-country", "travel": "tab-country", "mystery": "tab-tiles"}
"""Part by kind of question; the markets for all others."""


def needed(game: Felinia, seen: State, look: Look) -> str:
    """The part that the open question is about."""
    decisions = game.decisions(seen)
    return scene(game, seen, look).say(NEEDED.get(decisions[0].kind if decisions else "", "tab-markets"))


def _markets_tab(view: Scene) -> Canvas:
    """The chart, the guild or the storage, and at the right the boats in three rows each."""
    canvas, top = Canvas(*TAB_SIZE, TABLE), view.top
    if isinstance(top, Guild | Storing | FinalSale):
        canvas.fill(0, 0, 54, HEIGHT, SHEET)
        (draw_guild if isinstance(top, Guild) else draw_storage)(canvas, view, 0, 0, 54)
    else:
        draw_markets(canvas, view, 0, 0, NARROW)
    canvas.fill(55, 0, 23, HEIGHT, SEA)
    more = view.say("more-boats", n=len(view.seen.boats))
    header(canvas, 55, 0, 23, view.say("harbour"), more, lit=isinstance(top, Boarding))
    for row, dock in enumerate(docks_in_order(view.t, view.seen)):
        draw_small_boat(canvas, view, 55, 1 + 3 * row, dock)
    return canvas


def _boats_tab(view: Scene) -> Canvas:
    canvas = Canvas(*TAB_SIZE, TABLE)
    draw_harbour(canvas, view, 0, 0, WIDTH, HEIGHT, 17)
    return canvas


def _country_tab(view: Scene) -> Canvas:
    """The country in question, and at its right the journey and what tiles are worth."""
    canvas = Canvas(*TAB_SIZE, TABLE)
    country = country_in_question(view.t, view.seen, view.look)
    own = [p for p, number in zip(view.board.provinces, view.board.countries, strict=True) if number == country]
    first, last = min(p.x for p in own), max(p.x for p in own)
    upper, lower = min(p.y for p in own), max(p.y for p in own)
    across = 12 if (last - first) * 6 + 12 <= WINDOW else 10
    left = first * across // 2 - (WINDOW - (last - first) * across // 2 - across) // 2
    rows = HEIGHT - 1
    top = (rows - 2 * (lower - upper + 1)) // 2 - 2 * (upper - 1)
    canvas.paste(draw_island(view, Scale(across, 2, WINDOW, rows, left, top)), 0, 1)
    canvas.fill(0, 0, WINDOW, 1, SEA)
    label = view.t.countries[country]
    canvas.chip(1, 0, f" {label.label} {tiles_left(view, country)} ", FLAG[country], FLAG_INK[country])
    if has_hidden(view, country):
        draw_hidden(canvas, view, 6 + len(label.label), 0, country, BRIGHT)
    draw_side(canvas, view, WINDOW + 1, 0, WIDTH - WINDOW - 1)
    return canvas


def _island_tab(view: Scene) -> Canvas:
    """The whole island, a row a row of provinces, and below it each country with its tiles and boats."""
    canvas = Canvas(*TAB_SIZE, SEA)
    canvas.paste(draw_island(view, Scale(8, 1, WIDTH, 10, 2, 1)), 0, 0)
    for number, country in enumerate(view.t.countries):
        x, y = 1 + 26 * (number % 3), 10 + number // 3
        end = canvas.chip(x, y, f" {country.label} {tiles_left(view, number)} ", FLAG[number], FLAG_INK[number]) + 1
        if has_hidden(view, number):
            end = draw_hidden(canvas, view, end, y, number, BRIGHT) + 1
        boats = [boat for dock in docks_by_time(view.t, view.seen) if (boat := view.boat(dock)) is not None]
        times = [boat.time for boat in boats if boat.destination == country.id]
        if times and view.phase != "exploration" and not has_hidden(view, number):
            canvas.put(end, y, f"→ {' '.join(times)}", INK)
        canvas.mark(f"country.{country.id}", x, y, 24, 1)
    if view.expert:
        _draw_signs(canvas, view, 1, 12)
    else:
        canvas.put(1, 12, notes.hint(view.words, view.phase), readable(SOFT, SEA))
    return canvas


def _draw_signs(canvas: Canvas, view: Scene, x: int, y: int) -> None:
    """Draw what the bare signs of the small island mean."""
    for symbol, glyph in SIGNS.items():
        x = canvas.put(x, y, glyph, bold(readable(SYMBOL_INKS[symbol], SEA))) + 1
        x = canvas.put(x, y, view.say(f"sign-{symbol}"), readable(SOFT, SEA)) + 2


def _tiles_tab(view: Scene) -> Canvas:
    """Cards just drawn and those kept before, what counts, the bag, and the tiles of the countries."""
    canvas, t = Canvas(*TAB_SIZE, SHEET), view.t
    y = 0
    if isinstance(view.top, Mystery):
        header(canvas, 0, 0, WIDTH, view.say("mysteries"), notes.card_points(view.words), lit=True)
        draw_cards(canvas, view, 1, 1)
        if view.look.viewer == view.asked and view.asked is not None:
            _draw_kept(canvas, view, 1, 4)
        y = 5
    else:
        header(canvas, 0, 0, WIDTH, view.say("what-counts"), boats_to_come(view))
        canvas.mark("boats", WIDTH - 30, 0, 30, 1)
        for y, line in enumerate(notes.handbook(view.words, view.seen.variant), 1):
            canvas.put(1, y, line, INK)
        y += 1
    if view.expert:
        y = _draw_specials(canvas, view, y)
        for row, line in enumerate(notes.handbook(view.words, "expert")[: max(0, 12 - y)], y):
            canvas.put(1, row, line, INK)
        _draw_bag(canvas, view, 1, 12)
    else:
        for row in range(len(t.countries)):
            _draw_country(canvas, view, 1, y + row, row)
        _draw_bag(canvas, view, 1, 12)
    return canvas


def _draw_bag(canvas: Canvas, view: Scene, x: int, y: int) -> None:
    """Draw what is in the bag, and the next boat of the pile where it is open."""
    start, x = x, canvas.put(x, y, view.say("bag") + " ", DIM)
    for good, count in enumerate(view.seen.bag):
        x = canvas.put(x, y, f"{count} ", INK if count else DIM)
        x = crate(canvas, view.t, x, y, good) + 1
    canvas.mark("bag", start, y, x - 1 - start, 1)


def _draw_country(canvas: Canvas, view: Scene, x: int, y: int, country: int) -> None:
    """A country with the tiles left, and what those face down may be."""
    t, start = view.t, x
    x = canvas.chip(x, y, f" {t.countries[country].label} ".ljust(10), FLAG[country], FLAG_INK[country]) + 1
    x = canvas.put(x, y, view.say("left", n=tiles_left(view, country)), INK) + 1
    if has_hidden(view, country):
        x = canvas.put(x, y, view.say("may-be") + " ", DIM)
        peoples = hidden_peoples(view, country)
        for number in sorted({*peoples}):
            count = peoples.count(number)
            name = t.peoples[number].one
            x = canvas.chip(x, y, f"{count} {name}" if count > 1 else name, TILE[number], TILE_INK[number]) + 1
    canvas.mark(f"country.{t.countries[country].id}", start, y, x - start, 1)


def _draw_kept(canvas: Canvas, view: Scene, x: int, y: int) -> None:
    """The kinds kept before, a dot for each letter of the others: nobody learns anything from the shape."""
    t = view.t
    kept = {t.mystery_cards.get(card) for card in view.seen.players[view.asked or 0].mystery}
    x = canvas.put(x, y, view.say("kept") + " ", DIM)
    for kind in t.mystery_kinds.values():
        there = kind.id in kept
        x = canvas.put(x, y, kind.label if there else "·" * len(kind.label), bold(BRIGHT) if there else DIM) + 1


def _draw_specials(canvas: Canvas, view: Scene, y: int) -> int:
    """The special tiles, two in a row: what stands on the tile and what it does. Returns the row below."""
    specials = notes.specials(view.t)
    for number, special in enumerate(specials):
        row, x = y + number // 2, 1 + 39 * (number % 2)
        end = canvas.chip(x, row, f" {notes.mark(view.words, special)}".ljust(8), SPECIAL, SPECIAL_INK) + 1
        canvas.put(end, row, view.words.gist(special.effect), INK)
        canvas.mark(f"special.{special.id}", x, row, 38, 1)
    return y + len(specials) // 2
