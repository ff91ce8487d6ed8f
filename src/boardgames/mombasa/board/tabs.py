"""The table in parts for small screens."""

from boardgames.drawing.board import TAB_SIZE, Look
from boardgames.drawing.canvas import Canvas
from boardgames.mombasa import state as st
from boardgames.mombasa.board.map import draw_map
from boardgames.mombasa.board.mat import draw_diamonds, draw_ink
from boardgames.mombasa.board.panels.companies import draw_company_wide, sides
from boardgames.mombasa.board.panels.market import draw_books, draw_cards_wide, draw_spaces_wide
from boardgames.mombasa.board.panels.names import BOOK_KEY, book_cost, cut, draw_totals
from boardgames.mombasa.board.panels.planning import draw_planning, draw_starting_tiles, plans
from boardgames.mombasa.board.panels.players import BOOK_FRAMES, draw_area_lines
from boardgames.mombasa.box.tables import EXPANSION, Tables
from boardgames.mombasa.game import Mombasa
from boardgames.mombasa.state import State
from boardgames.mombasa.words.codes import waiting_mark
from boardgames.mombasa.words.names import book_words


def tabs(game: Mombasa, seen: State, look: Look) -> tuple[tuple[str, Canvas], ...]:
    """Parts of at most 78 x 13, the one that the open decision needs first."""
    t = game.tables
    parts = {
        "Map": _map_tab(t, seen, look),
        "Companies": _companies_tab(t, seen, look),
        "Market": _market_tab(t, seen, look),
        "Books": _books_tab(t, seen, look),
        "Areas": _areas_tab(t, seen, look),
    }
    first = _needed(seen, look)
    order = [first, *(title for title in parts if title != first)]
    return tuple((title, parts[title]) for title in order)


def _needed(s: State, look: Look) -> str:
    match s.frames[-1] if s.frames else None:
        case st.Expanding() | st.Rewards():
            return "Map"
        case st.SpendUnits() | st.ChooseCompany() | st.TakingPost() | st.Ousting() | st.RemovePosts():
            return "Companies"
        case st.Advance() | st.PickTracks() | st.StepTracks():
            return "Companies"
        case st.BuyWithGoods() | st.BuyWithPounds() | st.BuyOrDiamonds():
            return "Market"
        case frame if isinstance(frame, BOOK_FRAMES):
            return "Books"
        case None if s.phase == st.ACTION:
            return _needed_for_action(s, look)
        case _:
            return "Areas"


def _needed_for_action(s: State, look: Look) -> str:
    """Where discs and goods go; the map if only expansion is left; else what could be taken back."""
    totals = s.players[s.active].totals
    if look.legal or any(totals[:EXPANSION]):
        return "Market"
    return "Map" if totals[EXPANSION] else "Areas"


def _map_tab(t: Tables, s: State, look: Look) -> Canvas:
    canvas = Canvas(*TAB_SIZE)
    draw_map(t, canvas, s, look, 3, 0, 11, 1)
    canvas.put(0, 11, "─ costs 1  ═ costs 2  rival post +1     £ pounds  ◇ diamond  * mine  B points", "dim")
    canvas.put(0, 12, "+ step  »2 cost for the company expanded  [ ] { } enclaves  Ca Mo Ct Sl bases", "dim")
    return canvas


def _companies_tab(t: Tables, s: State, look: Look) -> Canvas:
    canvas = Canvas(*TAB_SIZE)
    for i, company in enumerate(sides(t)):
        draw_company_wide(t, canvas, s, look, company, 40 * (i // 2), 6 * (i % 2))
    canvas.put(0, 12, "■ post at home  1 bared coin  !2 capital call  A 7 3+1: at 7, 3 shares, 1 card", "dim")
    return canvas


def _market_tab(t: Tables, s: State, look: Look) -> Canvas:
    canvas = Canvas(*TAB_SIZE)
    canvas.put(0, 0, "cards", "title")
    left, middle, right = t.display_crates[:3]
    beside = f"left column +{left}, middle +{middle}, right +{right}"
    canvas.put(6, 0, f"and their prices now: {beside}; (A) its pile", "dim")
    draw_cards_wide(t, canvas, s, look, 0, 1)
    canvas.put(0, 5, f"{len(s.draw)} cards in the deck", "dim")
    canvas.put(0, 6, "bonus spaces", "title")
    if s.phase == st.ACTION:
        at = canvas.put(18, 6, f"{look.names[s.active][:14]} shows", "dim") + 2
        draw_totals(canvas, s.players[s.active].totals, at, 6)
    draw_spaces_wide(t, canvas, s, look, 0, 7)
    canvas.put(0, 12, "most coffee >Ca 2: best total 2, steps on Cairo  B bookkeeping  ◇ diamond", "dim")
    return canvas


def _books_tab(t: Tables, s: State, look: Look) -> Canvas:
    canvas = Canvas(*TAB_SIZE)
    canvas.put(0, 0, "books", "title")
    a, b, c = (book_cost(t, letter) for letter in "ABC")
    canvas.put(6, 0, f"21-32 A for {a}, 41-52 B for {b}, 61-72 C for {c} points; £ a coin on it", "dim")
    draw_books(t, canvas, s, look, 0, 1, 13)
    canvas.put(0, 3, BOOK_KEY, "dim")
    canvas.put(0, 4, _piles(t, s), "dim")
    draw_ink(t, canvas, s.players[s.active], look, 0, 6, places=True, waiting=s.waiting)
    if s.waiting:
        words = "; ".join(f"{waiting_mark(t, s, book)} {book_words(t.books[book])}".strip() for book in s.waiting)
        canvas.put(0, 12, cut(f"to place: {words}", TAB_SIZE[0]), "bold")
        return canvas
    at = canvas.put(0, 12, f"{look.names[s.active][:20]} shows", "dim") + 2
    draw_totals(canvas, s.players[s.active].totals, at, 12)
    return canvas


def _areas_tab(t: Tables, s: State, look: Look) -> Canvas:
    canvas = Canvas(*TAB_SIZE)
    if plans(s, look) and look.viewer is not None:
        draw_planning(t, canvas, s, look, 0, TAB_SIZE[0])
        draw_diamonds(t, canvas, s.players[look.viewer], 6)
        draw_ink(t, canvas, s.players[look.viewer], look, 0, 8, places=False)
    elif s.phase in (st.SETUP_TILE, st.SETUP_REST):
        draw_starting_tiles(t, canvas, s, look)
    else:
        draw_area_lines(t, canvas, s, look)
    return canvas


def _piles(t: Tables, s: State) -> str:
    coins = " ".join(str(coins) for coins in t.round_coins[len(s.players)][s.round :]) or "none"
    left = " ".join(f"{letter} {len(pile)}" for letter, pile in zip("ABC", s.supply, strict=True))
    return f"coins to come, by round: {coins}   books in the piles: {left}"
