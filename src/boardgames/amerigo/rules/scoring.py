"""Victory points: the final scoring and the score sheets (AME-END-01 to AME-END-13)."""

from boardgames.amerigo.box.tables import END_GOLD_TWICE, END_POSTS, END_SEVEN, GOLD_FIVE, GOLD_THREE, GOODS, Tables
from boardgames.amerigo.events import FinalScored, GameEnded
from boardgames.amerigo.state import (
    COMPLETION,
    DISCOVERY,
    END_TOKENS,
    FINAL_GOLD,
    FIRST_GOOD,
    OVERFLOW,
    PIRATES,
    PROGRESS_TRACK,
    SPECIAL_TRACK,
    TILES,
    TRADING_POSTS,
    VP_TOKEN,
    Player,
    State,
)
from boardgames.core.game import ScoreLine, ScoreSheet, Seat
from boardgames.core.rulebook import Events
from boardgames.core.values import evolve

CATEGORIES = {
    DISCOVERY: ("discovery", "AME-BLU-11"),
    TILES: ("tiles", "AME-GRN-17"),
    COMPLETION: ("completion", "AME-CPL-02"),
    TRADING_POSTS: ("posts", "AME-CPL-04"),
    VP_TOKEN: ("vp-token", "AME-TOK-22"),
    OVERFLOW: ("overflow", "AME-GLD-03"),
    PIRATES: ("pirates", "AME-PIR-04"),
    FINAL_GOLD: ("gold", "AME-END-05"),
    **{FIRST_GOOD + i: (f"good.{good}", "AME-END-06") for i, good in enumerate(GOODS)},
    END_TOKENS: ("end-tokens", "AME-END-09"),
    PROGRESS_TRACK: ("progress", "AME-END-10"),
    SPECIAL_TRACK: ("special", "AME-END-11"),
}

SPENT = (FINAL_GOLD, END_TOKENS)
"""Categories that gold counts for at the end: less of it is the price of something."""


def production_markers(t: Tables, p: Player) -> tuple[int, ...]:
    """Production of each good: the printed marker and the tokens bought, each worth 1 (AME-END-07, AME-END-08)."""
    markers = [t.start.production_printed_on_sheet] * len(GOODS)
    for kind in p.production:
        markers[t.production_kinds[kind][0]] += 1
    return tuple(markers)


def marker_points(p: Player, good: int) -> int:
    """Return the worth of one more production marker of a good: a point for each of its goods (AME-END-06)."""
    return p.goods[good]


def final_player(t: Tables, p: Player) -> Player:
    """A player's sheet after the final scoring: gold, goods, progress, special actions (AME-END-02, AME-TOK-23,
    AME-TOK-24, AME-TOK-25, AME-TOK-26, AME-WHT-08).
    """
    cash = t.bonus.chest_gold * p.chests
    cash += sum(t.tokens[token].gold for token in (GOLD_THREE, GOLD_FIVE) if token in p.tokens)
    gold = min(t.gold_end, p.gold + cash)
    tokens = t.tokens[END_SEVEN].vp if END_SEVEN in p.tokens else 0
    if END_POSTS in p.tokens:
        tokens += t.tokens[END_POSTS].vp_per_post * (t.posts - p.posts_left)
    if END_GOLD_TWICE in p.tokens:
        tokens += (t.tokens[END_GOLD_TWICE].vp_per_gold - 1) * gold
    goods = tuple(a * b for a, b in zip(p.goods, production_markers(t, p), strict=True))
    ledger = list(p.ledger)
    ledger[OVERFLOW] += p.gold + cash - gold
    ledger[FINAL_GOLD:] = (gold, *goods, tokens, t.progress_vp[p.progress], t.special_vp[p.special])
    used = tuple(token for token in p.tokens if token in (GOLD_THREE, GOLD_FIVE))
    return evolve(
        p,
        gold=gold,
        chests=0,
        chests_cashed=p.chests_cashed + p.chests,
        tokens=tuple(token for token in p.tokens if token not in used),
        used_tokens=p.used_tokens + used,
        ledger=tuple(ledger),
    )


def score_final(t: Tables, s: State, events: Events) -> State:
    """The end of the game: everybody's final scoring, then nothing is left to do."""
    over = evolve(s, players=tuple(final_player(t, p) for p in s.players), order=(), active=0, frames=())
    if events is not None:
        for seat in s.discs:
            lines = over.players[seat].ledger
            goods = sum(lines[FIRST_GOOD : FIRST_GOOD + len(GOODS)])
            gold = lines[FINAL_GOLD] + lines[OVERFLOW] - s.players[seat].ledger[OVERFLOW]
            tokens, progress, special = lines[END_TOKENS:]
            events.append(FinalScored(seat, gold, goods, tokens, progress, special, over.players[seat].vp))
        winner = max(range(len(s.players)), key=lambda seat: (over.players[seat].vp, -s.discs.index(seat)))
        events.append(GameEnded(winner, over.players[winner].vp))
    return over


def score_sheet(t: Tables, s: State, seat: Seat) -> ScoreSheet:
    """Everything a seat has, as if the game ended now. The disc in front wins a tie (AME-END-13, AME-Q-29)."""
    p = s.players[seat]
    end = final_player(t, p) if s.frames else p
    lines = tuple(
        ScoreLine(name, end.ledger[category], rule, _detail(t, end, category), category in SPENT)
        for category, (name, rule) in CATEGORIES.items()
    )
    return ScoreSheet(seat, lines, (len(s.discs) - s.discs.index(seat),))


def _detail(t: Tables, p: Player, category: int) -> str:
    good = category - FIRST_GOOD
    if 0 <= good < len(GOODS):
        return f"{p.goods[good]} x {production_markers(t, p)[good]}"
    if category == FINAL_GOLD:
        return str(p.gold)
    if category == PROGRESS_TRACK:
        return str(p.progress)
    if category == SPECIAL_TRACK:
        return str(p.special)
    return ""


def scores(t: Tables, s: State) -> tuple[ScoreSheet, ...]:
    return tuple(score_sheet(t, s, seat) for seat in range(len(s.players)))
