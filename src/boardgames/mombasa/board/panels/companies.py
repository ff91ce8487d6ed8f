"""A company's panel: base with bared coins, the track, everybody's discs and shares."""

from boardgames.core.protocol import SEAT_LETTERS
from boardgames.drawing.board import Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.styles import PLAYERS
from boardgames.mombasa.actions import PayCall, RemovePost, ReturnPost, Step, StepPay, StepTrack, TakePost
from boardgames.mombasa.board.panels.names import COMPANY_STYLES
from boardgames.mombasa.box.rows import Special
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.rules.bases import share_value
from boardgames.mombasa.rules.rewards import home_of, ousted
from boardgames.mombasa.rules.scoring import shares
from boardgames.mombasa.state import Advance, Ousting, State, TakingPost
from boardgames.mombasa.words.names import count

PANEL = (22, 8)
SIGNS = {"coffee": "c", "banana": "b", "cotton": "t"}


def sides(t: Tables) -> tuple[int, int, int, int]:
    """The companies left and right of the map, each at its own side if it has one."""
    edges = {company.edge: number for number, company in enumerate(t.companies)}
    return edges["west"], edges["south"], edges["north"], edges["east"]


def draw_company(t: Tables, canvas: Canvas, s: State, look: Look, company: int, x: int, y: int) -> None:
    """Eight lines of 22 characters: title, base and players side by side, track, calls, discs."""
    _draw_title(t, canvas, s, company, x, y, PANEL[0])
    _draw_base(t, canvas, s, look, company, x, y + 1)
    for seat in range(len(s.players)):
        _draw_holder(t, canvas, s, company, seat, x + 10, y + 1 + seat)
    draw_track(t, canvas, s, look, company, x, y + 5)


def draw_company_wide(t: Tables, canvas: Canvas, s: State, look: Look, company: int, x: int, y: int) -> None:
    """The same in six lines of 38 characters: title, base, players, track, calls, discs."""
    _draw_title(t, canvas, s, company, x, y, 38)
    name = t.companies[company].id
    canvas.mark(f"base-{name}", x, y + 1, 38, 1)
    for column in range(len(t.columns)):
        _draw_column(t, canvas, s, look, company, column, x + 9 * column, y + 1, 2)
    if code := look.legal.get(f"base-{name}"):
        canvas.put(x + 28, y + 1, f"[{code}]", "legal")
    for seat in range(len(s.players)):
        _draw_holder(t, canvas, s, company, seat, x + 10 * seat - (seat > 2), y + 2, brief=True)
    draw_track(t, canvas, s, look, company, x, y + 3)
    for line, special in enumerate(t.tracks[s.tracks[company]].special):
        canvas.put(x + 23, y + 3 + line, f"{('1st', '2nd')[line]} * {_bonus(t, special)[1]}", "dim")


def _draw_title(t: Tables, canvas: Canvas, s: State, company: int, x: int, y: int, width: int) -> None:
    style, entry = COMPANY_STYLES[company], t.companies[company]
    canvas.put(x, y, entry.label, style)
    canvas.put(x + 12, y, s.tracks[company], "bold")
    value = f"£{share_value(t, s, company)}/sh"
    canvas.put(x + 22 - len(value), y, value, "money")
    if width > 22:
        canvas.put(x + 24, y, f"{count(s.removed[company], 'post')} out" if s.removed[company] else "", "dim")


def _draw_base(t: Tables, canvas: Canvas, s: State, look: Look, company: int, x: int, y: int) -> None:
    """The columns as three lines, below them the code to expand or the bonuses of the track; posts out of the game."""
    name = t.companies[company].id
    canvas.mark(f"base-{name}", x, y, 8, 4)
    for column in range(len(t.columns)):
        _draw_column(t, canvas, s, look, company, column, x, y + column, 3)
    code = look.legal.get(f"base-{name}")
    canvas.put(x, y + 3, f"[{code}]" if code else bonus_marks(t, s.tracks[company]), "legal" if code else "dim")
    if s.removed[company]:
        canvas.put(x + 18, y + 5, f"{s.removed[company]}out", "dim")


def bonus_marks(t: Tables, name: str) -> str:
    """What the two special spaces give, in nine characters."""
    return " ".join(f"*{_bonus(t, special)[0]}"[:4] for special in t.tracks[name].special)


def _bonus(t: Tables, special: Special) -> tuple[str, str]:
    """A bonus of a track in three and in nine characters."""
    n = special.n
    match special.kind:
        case "any-goods-discount":
            return f"mix-{n}", f"mixed, -{n}"
        case "expansion-value":
            return f"x+{n}", f"expand +{n}"
        case "extra-discs":
            return f"●+{n}", f"disc +{n}"
        case "cotton-value":
            return f"t+{n}", f"cotton +{n}"
        case "goods-discount":
            return f"{SIGNS[special.good or '']}-{n}", f"{special.good} -{n}"
        case space:
            code = t.spaces[t.space_at[space]].code
            return code, f"space {code}"


def _draw_column(
    t: Tables, canvas: Canvas, s: State, look: Look, company: int, column: int, x: int, y: int, gap: int
) -> None:
    """A column of a base, front space first: ■ a post at home, a number for bared coins, · a bare space without."""
    place, coins = f"base-{t.companies[company].id}-{column + 1}", t.columns[column]
    canvas.mark(place, x, y, gap + len(coins), 1)
    mark = f"{column + 1}{'+' if _may_receive_several(t, s, company) else ''}"
    canvas.put(x, y, mark if place in look.legal else str(column + 1), "legal" if place in look.legal else "dim")
    posts, opened = s.bases[company][column], s.opened[company] >> column & 1
    end = len(coins) - opened
    for space, coin in enumerate(coins):
        if end - posts <= space < end:
            canvas.put(x + gap + space, y, "■", COMPANY_STYLES[company])
        else:
            canvas.put(x + gap + space, y, str(coin) if coin else "·", "money" if coin else "dim")
    match _moves(t, s, look, company, column):
        case 1:
            canvas.put(x + gap + end - posts - 1, y, "■", "ghost")
        case -1:
            canvas.put(x + gap + end - posts, y, str(coins[end - posts]) if coins[end - posts] else "·", "ghost")


def _moves(t: Tables, s: State, look: Look, company: int, column: int) -> int:
    """1 if the selected choice would bring a post to this column, -1 if it would take one from it."""
    top, name = s.frames[-1] if s.frames else None, t.companies[company].id
    match look.action:
        case TakePost(number) if isinstance(top, TakingPost) and top.company == company:
            return -(number == column + 1)
        case RemovePost(of, number) if of == name:
            return -(number == column + 1)
        case ReturnPost(region, number) if isinstance(top, Ousting):
            return int(number == column + 1 and home_of(s, top, t.region_at[region]) == company)
        case _:
            return 0


def _may_receive_several(t: Tables, s: State, company: int) -> bool:
    """Whether several posts of a company are on their way home, so that a column stands for several choices."""
    top = s.frames[-1] if s.frames else None
    return isinstance(top, Ousting) and sum(home == company for _, home in ousted(s, top)) > 1


def _draw_holder(
    t: Tables, canvas: Canvas, s: State, company: int, seat: int, x: int, y: int, *, brief: bool = False
) -> None:
    """`A 7 3+1sh*`: where a player's disc stands, shares on track and on cards, a star for each working bonus."""
    p = s.players[seat]
    on_track, on_cards = shares(t, s, seat, company)
    canvas.put(x, y, SEAT_LETTERS[seat], PLAYERS[seat])
    canvas.put(x + 1, y, f"{p.steps[company]:2}")
    at = x + (4 if brief else 5)
    text = f"{on_track}+{on_cards}" if on_cards else str(on_track)
    at = canvas.put(at, y, text if brief else f"{text} sh", "bold" if on_track + on_cards else "dim")
    canvas.put(at if brief else x + 11, y, "*" * p.bonus[company], "good")


def draw_track(t: Tables, canvas: Canvas, s: State, look: Look, company: int, x: int, y: int) -> None:
    """Shares as numbers, * special spaces, ! the price of a capital call between two spaces, discs below.

    Of two discs on a space one stands higher; where there is no room for that, or for more than two, they are counted.
    """
    track, name = t.tracks[s.tracks[company]], t.companies[company].id
    canvas.mark(f"track-{name}", x, y, track.length + 1, 3)
    for at in range(track.length + 1):
        share = at and track.shares_at[at] > track.shares_at[at - 1]
        special = track.specials[at] > 0
        text = "*" if special else str(track.shares_at[at]) if share else "·"
        canvas.put(x + at, y, text, "good" if special else "bold" if share else "dim")
        if track.calls[at]:
            canvas.put(x + at, y + 1, f"!{track.calls[at]}", "warn")
    if code := look.legal.get(f"track-{name}"):
        canvas.put(x + track.length - 3, y + 2, f"[{code}]", "legal")
    on: dict[int, list[int]] = {}
    for seat, player in enumerate(s.players):
        on.setdefault(player.steps[company], []).append(seat)
    for at, seats in on.items():
        if len(seats) > 2 or (len(seats) == 2 and canvas.chars[y + 1][x + at] != " "):
            canvas.put(x + at, y + 2, str(len(seats)), "bold")
            continue
        for line, seat in enumerate(seats):
            canvas.put(x + at, y + 2 - line, SEAT_LETTERS[seat], PLAYERS[seat])
    action, top = look.action, s.frames[-1] if s.frames else None
    called = isinstance(action, PayCall) and isinstance(top, Advance) and top.company == company
    if called or (isinstance(action, Step | StepPay | StepTrack) and action.company == name):
        to = min(s.players[s.active].steps[company] + 1, track.length)
        canvas.put(x + to, y + 2, SEAT_LETTERS[s.active], "ghost")
