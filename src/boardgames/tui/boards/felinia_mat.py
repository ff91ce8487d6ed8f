"""One player's board and belongings drawn."""

from boardgames.core.protocol import SEAT_LETTERS, Seat
from boardgames.felinia.game import Felinia
from boardgames.felinia.scoring import groups
from boardgames.felinia.state import State
from boardgames.felinia.telling import bonus_meaning, tile_name
from boardgames.felinia.view import BLANK
from boardgames.tui.board import Look
from boardgames.tui.boards.felinia_katzburg import good_style
from boardgames.tui.canvas import Canvas
from boardgames.tui.styles import KINDS, PLAYERS

WIDTH = 78


def draw_mat(game: Felinia, seen: State, seat: Seat, look: Look) -> Canvas:
    """Money, tokens, goods, merchants and tiles; the faces of the tiles as far as the state shows them."""
    t, p = game.tables, seen.players[seat]
    rows: list[list[tuple[str, str]]] = [
        [(f" {SEAT_LETTERS[seat]} ", PLAYERS[seat]), (f" {look.names[seat]}", "title")]
        + ([("   first player", "dim")] if seen.first == seat else []),
        [("coins     ", "dim"), *_track(t.money_max, p.money)],
        [("own board ", "dim"), *_circles(game, seen, seat), (f"   tokens in hand {p.tokens}", "")],
        [("goods     ", "dim"), *_goods(game, seen, seat)],
        [("resources ", "dim"), (f"gold {p.gold}   spice {p.spice}", "")]
        + ([(f"   provisions {p.provisions}", "")] if seen.variant == "expert" else []),
        [("merchants ", "dim"), (_merchants(game, seen, seat), "")],
        *_tiles(game, seen, seat),
    ]
    if seen.variant == "expert":
        rows.append([("places    ", "dim"), (_mysteries(game, seen, seat), "")])
    rows.append([("now worth ", "dim"), (_worth(game, seen, seat), "")])
    canvas = Canvas(WIDTH, len(rows))
    for y, parts in enumerate(rows):
        x = 0
        for text, style in parts:
            x = canvas.put(x, y, text, style)
    return canvas


def _track(most: int, money: int) -> list[tuple[str, str]]:
    return [(f"[{n}]" if n == money else f" {n} ", "money" if n == money else "dim") for n in range(most + 1)]


def _circles(game: Felinia, seen: State, seat: Seat) -> list[tuple[str, str]]:
    parts = []
    for lap, income in enumerate(game.tables.lap_income):
        taken = seen.players[seat].circles >> lap & 1
        text = f"({SEAT_LETTERS[seat]})" if taken else f"+${income}"
        parts += [(text, PLAYERS[seat] if taken else "dim"), (" ", "")]
    return parts


def _goods(game: Felinia, seen: State, seat: Seat) -> list[tuple[str, str]]:
    t = game.tables
    held = [
        (f"{t.goods[good].counted(count)}  ", good_style(t, good))
        for good, count in enumerate(seen.players[seat].goods)
        if count
    ]
    return held or [("none", "dim")]


def _merchants(game: Felinia, seen: State, seat: Seat) -> str:
    board, p = game.tables.boards[seen.variant], seen.players[seat]
    aboard = sum(ship.merchants.count(seat) for ship in seen.ships)
    settled = [province.code for at, province in enumerate(board.provinces) if p.settled >> at & 1]
    sizes = " ".join(map(str, groups(board, p.settled)))
    text = f"{p.stock} in stock, {aboard} aboard, {len(settled)} settled"
    return text + (f": {' '.join(settled)} (groups {sizes})" if settled else "")


def _tiles(game: Felinia, seen: State, seat: Seat) -> list[list[tuple[str, str]]]:
    """Trade and bonus tiles: names where they are seen, backs where not."""
    t, p = game.tables, seen.players[seat]
    known: dict[str, int] = {}
    backs: dict[str, int] = {}
    for name in p.trade:
        tile = t.trade_tiles.get(name)
        if tile is None:
            backs[name.removeprefix(BLANK)] = backs.get(name.removeprefix(BLANK), 0) + 1
        else:
            known[tile_name(t, tile)] = known.get(tile_name(t, tile), 0) + 1
    words = [f"{count} x {name.removeprefix('a ')}" if count > 1 else name for name, count in known.items()]
    rows = [[("tiles     " if n == 0 else " " * 10, "dim"), (text, "")] for n, text in enumerate(_wrapped(words))]
    if backs:
        parts: list[tuple[str, str]] = [("face down ", "dim")]
        for country, count in backs.items():
            number = t.country_number[country]
            parts.append((f"{count} from the {t.countries[number].label}  ", KINDS[number]))
        rows.append(parts)
    if not p.trade:
        rows = [[("tiles     ", "dim"), ("none", "dim")]]
    bonus = [bonus_meaning(t, tile) if tile in t.bonus_tiles else "face down" for tile in p.bonus]
    rows.append([("bonus     ", "dim"), (", ".join(bonus) or "none", "" if bonus else "dim")])
    return rows


def _wrapped(words: list[str]) -> list[str]:
    """Words joined by commas in lines that fit."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + len(word) + 2 <= WIDTH - 10:
            lines[-1] += f", {word}"
        else:
            lines.append(word)
    return lines


def _mysteries(game: Felinia, seen: State, seat: Seat) -> str:
    t = game.tables
    cards = seen.players[seat].mystery
    names = [t.mystery_kinds[t.mystery_cards[card]].label if card in t.mystery_cards else "?" for card in cards]
    return ", ".join(names) or "none"


def _worth(game: Felinia, seen: State, seat: Seat) -> str:
    sheet = game.scores(seen)[seat]
    hidden = any(name not in game.tables.trade_tiles for name in seen.players[seat].trade)
    lines = ", ".join(f"{line.category} {line.points}" for line in sheet.lines if line.points)
    text = f"{sheet.total}{' and what lies face down' if hidden else ''}"
    return f"{text} ({lines})"[: WIDTH - 10] if lines else text
