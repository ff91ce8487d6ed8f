"""Short names and colours of Mombasa's pieces, shared by the parts of its drawing."""

from boardgames.drawing.board import Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.styles import KINDS
from boardgames.mombasa.box.rows import Region
from boardgames.mombasa.box.tables import LETTERS, Book, Card, Tables
from boardgames.mombasa.words.names import TOTAL_NAMES

COMPANY_STYLES = KINDS[:4]
GOOD_STYLES = KINDS[4:7]


def card_style(card: Card) -> str:
    """Goods have the colours of goods, cards of a company those of the company."""
    if card.kind == "goods":
        return GOOD_STYLES[card.total]
    company = max(card.share_of, card.mines_of)
    return COMPANY_STYLES[company] if company >= 0 else ""


NEED_SIGNS = {"coffee": "c", "banana": "b", "cotton": "t", "expansion": "x", "any-good": "a", "helper": "h"}
REWARD_SIGNS = {"pounds": "£", "diamond": "◇", "bookkeeping": "B", "remove-post": "X"}
BOOK_KEY = "needs c coffee b banana t cotton x expansion a any good h helper  > X post out"


def short_book(book: Book) -> str:
    """A book in at most eight characters: `c3a3>£8` needs 3 coffee and 3 of any good and pays 8."""
    needs = "".join(f"{NEED_SIGNS[need.type]}{need.n if need.type != 'helper' else ''}" for need in book.req)
    sign = REWARD_SIGNS.get(book.reward.kind)
    return f"{needs}>{sign}{book.reward.n}" if sign else f"{needs}>£t-1"


def book_cost(t: Tables, letter: str) -> int:
    """In bookkeeping points."""
    return t.shelf_costs[t.shelf_letters.index(LETTERS.index(letter))]


def reward(place: Region) -> str:
    """What entering a region gives, with a star for every mine."""
    sign = {"pounds": "£", "diamond": "◇", "bookkeeping": "B", "track": "+"}.get(place.reward_kind)
    return f"{sign}{place.reward}{'*' * place.mines}" if sign else "—"


def put_code(canvas: Canvas, x: int, y: int, look: Look, place: str, otherwise: str = "", style: str = "dim") -> int:
    """The code to type for a place if it is legal, else something else."""
    code = look.legal.get(place)
    return canvas.put(x, y, code, "legal") if code else canvas.put(x, y, otherwise, style)


def draw_totals(canvas: Canvas, totals: tuple[int, ...], x: int, y: int, soon: tuple[int, ...] | None = None) -> int:
    """What cards add up to, kind by kind, in the same columns whatever it is; what would change as a ghost."""
    for name, now, then in zip(TOTAL_NAMES, totals, soon or totals, strict=True):
        style = "ghost" if then != now else "bold" if now else "dim"
        x = canvas.put(x, y, f"{name} {then:<2}", style) + 1
    return x


def cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"
