"""Progress tokens: on display, and in front of the players."""

from boardgames.amerigo.box.tables import SLOTS
from boardgames.amerigo.face.things.asker import AmerigoAsker
from boardgames.amerigo.rules.scoring import final_player
from boardgames.amerigo.state import Player, seat_to_act
from boardgames.core.game import Seat, Thing
from boardgames.core.values import evolve

STAYING = len(SLOTS) // 2
"""Number of slots of the display that keep their tokens for another round."""
KIND_RULES = {
    "ap-one": "AME-TOK-04",
    "ap-two": "AME-TOK-05",
    "ship-sprint": "AME-TOK-06",
    "pirates-plus-two": "AME-TOK-07",
    "pirates-half-loss": "AME-TOK-08",
    "pirates-bounty": "AME-TOK-10",
    "plan-two-neutral": "AME-TOK-12",
    "swap-red-green": "AME-TOK-14",
    "order-jump": "AME-TOK-16",
    "gold-now": "AME-TOK-17",
    "gold-per-post": "AME-TOK-19",
    "gold-per-two": "AME-TOK-21",
    "vp-cubes": "AME-TOK-22",
    "end-posts": "AME-TOK-24",
    "end-seven": "AME-TOK-25",
    "end-gold-twice": "AME-TOK-26",
}
TIMING_RULES = {"permanent": "AME-TOK-01", "once": "AME-TOK-02", "end": "AME-TOK-03"}


def on_display(a: AmerigoAsker, place: str) -> Thing:
    number = SLOTS.index(place)
    token, leaving = a.s.progress[number], number >= STAYING
    if not token:
        return a.told("slot", ("AME-BRN-06", "AME-NXT-04", "AME-NXT-05"), number=number + 1, leaving=int(leaving))
    row = a.t.tokens[token]
    return a.told(
        "token",
        (KIND_RULES[row.kind], TIMING_RULES[row.timing], "AME-BRN-02", "AME-NXT-02"),
        token=token,
        effect=a.w.token_text(token),
        timing=row.timing,
        leaving=int(leaving),
        points=worth(a, a.me, token) if a.me is not None else 0,
        steps=steps_to_token(a, a.me) if a.me is not None else 0,
        others=a.of_each("steps-away", [(seat, {"steps": steps_to_token(a, p)}) for seat, p in a.rivals()]),
    )


def worth(a: AmerigoAsker, p: Player, token: str) -> int:
    """Return what a token would add to a player's points if the game ended now."""
    with_it = evolve(p, tokens=(*p.tokens, token))
    return final_player(a.t, with_it).vp - final_player(a.t, p).vp if a.s.frames else 0


def steps_to_token(a: AmerigoAsker, p: Player) -> int:
    """Steps from a player's disc to the next golden space of the progress track; 0: there is none."""
    return next((space - p.progress for space in a.t.progress_spaces if space > p.progress), 0)


def owned(a: AmerigoAsker, rest: str) -> Thing | None:
    """The strip of the player to move, or a single token in front of anybody."""
    if not rest:
        return strip(a, max(seat_to_act(a.s), 0))
    return of_player(a, rest)


def of_player(a: AmerigoAsker, token: str) -> Thing | None:
    owner = next((n for n, p in enumerate(a.s.players) if token in p.tokens + p.used_tokens), None)
    if owner is None:
        return None
    row, used = a.t.tokens[token], token in a.s.players[owner].used_tokens
    return a.told(
        "own-token",
        (KIND_RULES[row.kind], TIMING_RULES[row.timing]),
        token=token,
        who=a.who(owner),
        effect=a.w.token_text(token),
        timing=row.timing,
        used=int(used),
        points=0 if used else _holds(a, a.s.players[owner], token),
    )


def _holds(a: AmerigoAsker, p: Player, token: str) -> int:
    """Return what a token adds to its owner's points now."""
    without = evolve(p, tokens=tuple(other for other in p.tokens if other != token))
    return worth(a, without, token)


def strip(a: AmerigoAsker, seat: Seat) -> Thing:
    p = a.s.players[seat]
    return a.told(
        "own",
        ("AME-TOK-01", "AME-TOK-02", "AME-GLD-06"),
        who=a.who(seat),
        chests=p.chests,
        gold=a.t.bonus.chest_gold,
        tokens=a.listed(a.w.token(token) for token in p.tokens),
        effects="\n".join(a.say("token-effect", token=token, effect=a.w.token_text(token)) for token in p.tokens),
        used=a.listed(a.w.token(token) for token in p.used_tokens),
    )
