"""Final scoring in seven categories. Everything it reads is public, so it is the same for every viewer."""

from boardgames.core.game import ScoreLine, ScoreSheet, Seat
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.rules.bases import share_value
from boardgames.mombasa.state import State


def owned(s: State, seat: Seat) -> list[str]:
    """The cards a player has, in hand, action area and piles: all that came to them but those they sold
    (MOM-END-02).
    """
    return [card for card in s.players[seat].stock if card not in s.discard]


def shares(t: Tables, s: State, seat: Seat, company: int) -> tuple[int, int]:
    """A player's shares of a company: from the track, from cards (MOM-OBJ-03, MOM-OBJ-04, MOM-END-06)."""
    track = t.tracks[s.tracks[company]]
    stock, sold = s.players[seat].stock, s.discard
    cards = len([card for card in stock if t.cards[card].share_of == company and card not in sold])
    return track.shares_at[s.players[seat].steps[company]], cards


def scores(t: Tables, s: State) -> tuple[ScoreSheet, ...]:
    """Return one sheet per seat (MOM-OBJ-01, MOM-OBJ-02, MOM-END-10, MOM-END-11)."""
    return tuple(ScoreSheet(seat, score_lines(t, s, seat)) for seat in range(len(s.players)))


def score_lines(t: Tables, s: State, seat: Seat) -> tuple[ScoreLine, ...]:
    """Cash, the four companies, diamond track, bookkeeping track (MOM-END-03). Ties share the victory (MOM-END-12)."""
    p = s.players[seat]
    lines = [ScoreLine("cash", p.pounds, "MOM-END-04", f"£{p.pounds}", purse=True)]
    for company in t.scoring_order:
        on_track, on_cards = shares(t, s, seat, company)
        value = share_value(t, s, company)
        category, points = f"shares.{t.companies[company].id}", (on_track + on_cards) * value
        lines.append(ScoreLine(category, points, "MOM-END-05", f"({on_track} + {on_cards}) x £{value}"))
    lines.append(ScoreLine("diamonds", t.diamond_worth[p.diamond], "MOM-END-07", str(p.diamond)))
    lines.append(ScoreLine("bookkeeping", t.ink_worth[p.ink], "MOM-END-08", str(p.ink)))
    return tuple(lines)
