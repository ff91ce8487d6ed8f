"""A company's panel: base with bared coins, the track, everybody's discs and shares."""

from boardgames.core.protocol import SEAT_LETTERS
from boardgames.mombasa.actions import Step, StepPay
from boardgames.mombasa.bases import share_value
from boardgames.mombasa.scoring import shares
from boardgames.mombasa.state import State
from boardgames.mombasa.tables import Tables
from boardgames.tui.board import Look
from boardgames.tui.boards.mombasa_names import COMPANY_STYLES
from boardgames.tui.canvas import Canvas
from boardgames.tui.styles import PLAYERS

PANEL = (22, 8)


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
        _draw_holder(t, canvas, s, company, seat, x + 10 * seat - (seat > 2), y + 2, 4, 9)
    draw_track(t, canvas, s, look, company, x, y + 3)


def _draw_title(t: Tables, canvas: Canvas, s: State, company: int, x: int, y: int, width: int) -> None:
    style, entry = COMPANY_STYLES[company], t.companies[company]
    canvas.put(x, y, entry.label, style)
    canvas.put(x + 12, y, s.tracks[company], "bold")
    value = f"£{share_value(t, s, company)}/sh"
    canvas.put(x + 22 - len(value), y, value, "money")
    if width > 22:
        canvas.put(x + 23, y, bonus_marks(t, s.tracks[company]), "dim")
        canvas.put(x + 33, y, f"{s.removed[company]}out" if s.removed[company] else "", "dim")


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
    """What the two special spaces give, in nine characters: a discount, more value, more discs, a bonus space."""
    track = t.tracks[name]
    if spaces := t.spaces_of_track[name]:
        return " ".join(f"*{t.spaces[space].code}" for space in spaces)
    marks = []
    for level in (1, 2):
        less = [letter for letter, off in zip("cbt", track.discounts[level], strict=True) if off]
        if track.mixes[level]:
            marks.append("mix")
        elif track.expansion[level]:
            marks.append(f"x+{track.expansion[level]}")
        elif track.extra_discs[level]:
            marks.append(f"●+{track.extra_discs[level]}")
        elif track.cotton[level]:
            marks.append(f"t+{track.cotton[level]}")
        else:
            marks.append(f"{less[0]}-{max(track.discounts[level])}")
    return " ".join(f"*{mark}" for mark in marks)


def _draw_column(
    t: Tables, canvas: Canvas, s: State, look: Look, company: int, column: int, x: int, y: int, gap: int
) -> None:
    """A column of a base, front space first: ■ a post at home, a number for bared coins, · a bare space without."""
    place, coins = f"base-{t.companies[company].id}-{column + 1}", t.columns[column]
    canvas.mark(place, x, y, gap + len(coins), 1)
    if place in look.legal:
        canvas.put(x, y, str(column + 1), "legal")
    else:
        canvas.put(x, y, str(column + 1), "dim")
    posts, opened = s.bases[company][column], s.opened[company] >> column & 1
    end = len(coins) - opened
    for space, coin in enumerate(coins):
        if end - posts <= space < end:
            canvas.put(x + gap + space, y, "■", COMPANY_STYLES[company])
        else:
            canvas.put(x + gap + space, y, str(coin) if coin else "·", "money" if coin else "dim")


def _draw_holder(
    t: Tables, canvas: Canvas, s: State, company: int, seat: int, x: int, y: int, shares_at: int = 5, star_at: int = 11
) -> None:
    """`A  7  3 sh`: where a player's disc stands, the shares on track and cards, a star for each working bonus."""
    p = s.players[seat]
    on_track, on_cards = shares(t, s, seat, company)
    canvas.put(x, y, SEAT_LETTERS[seat], PLAYERS[seat])
    canvas.put(x + 1, y, f"{p.steps[company]:{shares_at - 2}}")
    text = f"{on_track}+{on_cards}sh" if on_cards else f"{on_track} sh"
    canvas.put(x + shares_at, y, text[: star_at - shares_at], "bold" if on_track else "dim")
    canvas.put(x + star_at, y, "*" * p.bonus[company], "good")


def draw_track(t: Tables, canvas: Canvas, s: State, look: Look, company: int, x: int, y: int) -> None:
    """Shares as numbers, * special spaces, ! the price of a capital call between two spaces, discs below."""
    track, name = t.tracks[s.tracks[company]], t.companies[company].id
    canvas.mark(f"track-{name}", x, y, track.length + 1, 3)
    for at in range(track.length + 1):
        share = at and track.shares[at] > track.shares[at - 1]
        special = track.specials[at] > 0
        text = "*" if special else str(track.shares[at]) if share else "·"
        canvas.put(x + at, y, text, "good" if special else "bold" if share else "dim")
        if track.calls[at]:
            canvas.put(x + at, y + 1, f"!{track.calls[at]}", "warn")
    if code := look.legal.get(f"track-{name}"):
        canvas.put(x + track.length - 3, y + 2, f"[{code}]", "legal")
    on: dict[int, list[int]] = {}
    for seat, player in enumerate(s.players):
        on.setdefault(player.steps[company], []).append(seat)
    for at, seats in on.items():
        if len(seats) == 1:
            canvas.put(x + at, y + 2, SEAT_LETTERS[seats[0]], PLAYERS[seats[0]])
        else:
            canvas.put(x + at, y + 2, str(len(seats)), "bold")
    action = look.action
    if isinstance(action, Step | StepPay) and action.company == name:
        canvas.put(x + s.players[s.active].steps[company] + 1, y + 2, SEAT_LETTERS[s.active], "ghost")
