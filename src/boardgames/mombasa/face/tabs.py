"""The table in parts for small screens."""

from enum import StrEnum, auto

from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, DIM, SHEET, SOFT, TABLE, bold
from boardgames.kit.look import TAB_SIZE, Look
from boardgames.mombasa import state as st
from boardgames.mombasa.box.tables import LETTERS
from boardgames.mombasa.face.map import FLAT, draw_map, draw_round, draw_sea_key
from boardgames.mombasa.face.panels.areas import draw_area_lines
from boardgames.mombasa.face.panels.books import coins_to_come, draw_column_number, draw_shelf_book
from boardgames.mombasa.face.panels.cards import draw_display
from boardgames.mombasa.face.panels.companies import draw_company_wide, sides
from boardgames.mombasa.face.panels.desk import draw_desk, draw_sale, plans, sells
from boardgames.mombasa.face.panels.ledger import draw_ledger
from boardgames.mombasa.face.panels.scene import BOOK_FRAMES, BUYING, Scene, scene_of, show_selection
from boardgames.mombasa.face.panels.spaces import board_spaces, draw_list, draw_tiers, draw_track_list
from boardgames.mombasa.face.panels.tiles import SETUP, draw_rewards, draw_tiles, offers_rewards
from boardgames.mombasa.game import Mombasa
from boardgames.mombasa.state import State


class Part(StrEnum):
    """The parts of the table, by the keys of their titles."""

    MAP = auto()
    COMPANIES = auto()
    MARKET = auto()
    BOOKS = auto()
    AREAS = auto()


def tabs(game: Mombasa, seen: State, look: Look) -> tuple[tuple[str, Canvas], ...]:
    """Parts of at most 78 x 13, always in the same order."""
    parts = {
        Part.MAP: _map,
        Part.COMPANIES: _companies,
        Part.MARKET: _market,
        Part.BOOKS: _books,
        Part.AREAS: _areas,
    }
    found = []
    for part, draw in parts.items():
        scene = scene_of(Canvas(*TAB_SIZE, ground=TABLE), game, seen, look)
        draw(scene)
        found.append((scene.say(f"tab-{part}"), show_selection(scene.canvas, look)))
    return tuple(found)


def needed(game: Mombasa, seen: State, look: Look) -> str:
    """The part that the open question needs."""
    return scene_of(Canvas(0, 0), game, seen, look).say(f"tab-{_needed(seen, look)}")


def _needed(seen: State, look: Look) -> Part:
    match seen.frames[-1] if seen.frames else None:
        case st.Expanding() | st.Rewards():
            return Part.MAP
        case st.SpendUnits() | st.ChooseCompany() | st.TakingPost() | st.Ousting() | st.RemovePosts():
            return Part.COMPANIES
        case st.Advance() | st.PickTracks() | st.StepTracks():
            return Part.COMPANIES
        case frame if isinstance(frame, BUYING):
            return Part.MARKET
        case frame if isinstance(frame, BOOK_FRAMES):
            return Part.BOOKS
        case None if seen.phase == st.ACTION:
            discs = any(place.startswith("bonus-") for place in look.legal)
            return Part.MARKET if discs else Part.AREAS  # where discs go; else the cards in play
        case _:
            return Part.AREAS


def _map(scene: Scene) -> None:
    shape = draw_map(scene, 2, 0, FLAT)
    draw_sea_key(scene, 3, shape.height - 3)
    draw_round(scene, 67, 0)
    scene.canvas.put(3, 12, scene.say("legend-map"), DIM)


def _companies(scene: Scene) -> None:
    for i, company in enumerate(sides(scene.t)):
        draw_company_wide(scene, company, 0, 3 * i)
    scene.canvas.put(1, 12, scene.say("legend-companies"), DIM)


def _market(scene: Scene) -> None:
    """Cards left, the bonus spaces of the board right; those of companies and tracks below."""
    draw_display(scene, 0, 0)
    scene.title(37, 0, 41, scene.say("bonus-spaces"), focus=scene.s.phase == st.ACTION and not scene.s.frames)
    board = board_spaces(scene.t)
    draw_list(scene, board, 37, 1, 41)
    for i, company in enumerate(sides(scene.t)):
        line = 1 + len(board) + i
        scene.post(37, line, company, wide=True)
        draw_tiers(scene, company, 41, line, 37, most=True)
    draw_track_list(scene, 0, 9, 36)


def _books(scene: Scene) -> None:
    """Display above, ledger below."""
    t, s, canvas = scene.t, scene.s, scene.canvas
    at = scene.title(0, 0, TAB_SIZE[0], scene.say("tab-books"), focus=isinstance(scene.top, st.Bookkeeping)) + 2
    for group, letter in enumerate(LETTERS):
        cost = t.shelf_costs[t.shelf_letters.index(group)]
        at = canvas.put(at, 0, letter, bold(BRIGHT)) + 1
        at = canvas.put(at, 0, scene.say("books-left", n=cost, left=len(s.supply[group])), SOFT) + 2
    for space in range(len(s.shelf)):
        draw_shelf_book(scene, space, 13 * (space % 6) + 1, 1 + 2 * (space // 6), 12)
        draw_column_number(scene, space, 13 * (space % 6), 1 + 2 * (space // 6), 2)
    canvas.fill(0, 5, TAB_SIZE[0], 1, SHEET)
    canvas.put(1, 5, scene.say("legend-books", coins=coins_to_come(scene)), DIM)
    draw_ledger(scene, scene.reader, 0, 6, TAB_SIZE[0])


def _areas(scene: Scene) -> None:
    if plans(scene.s, scene.look):
        draw_desk(scene, 0, 0, *TAB_SIZE)
    elif scene.s.phase in SETUP:
        draw_tiles(scene, 0, 0, *TAB_SIZE)
    elif sells(scene.s, scene.look):
        draw_sale(scene, 0, 0, TAB_SIZE[0])
    elif offers_rewards(scene.s):
        draw_rewards(scene, 0, 0, TAB_SIZE[0])
    else:
        draw_area_lines(scene, 0, 0)
