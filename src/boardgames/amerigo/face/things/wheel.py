"""The actions of the wheel, gold instead of them, the order of play, and the pirates."""

from boardgames.amerigo.box.tables import COLOURS, HALF_LOSS, SWAP, WHITE
from boardgames.amerigo.face.things.asker import AmerigoAsker
from boardgames.amerigo.face.words.choices import gold_text, use_text
from boardgames.amerigo.rules.pirates import attack_player, cannons_short, strength, strength_against
from boardgames.amerigo.rules.turn import SWAPPED, action_points, gold_on_offer
from boardgames.amerigo.view import tower_cubes
from boardgames.core.game import Seat, Thing

ACTION_RULES = {
    "blue": ("AME-BLU-03", "AME-BLU-04", "AME-BLU-08", "AME-BLU-01"),
    "black": ("AME-BLK-01", "AME-BLK-02", "AME-PIR-03"),
    "red": ("AME-RED-01", "AME-RED-03", "AME-RED-04", "AME-RED-05"),
    "brown": ("AME-BRN-01", "AME-BRN-02", "AME-BRN-04"),
    "green": ("AME-GRN-01", "AME-GRN-02", "AME-GRN-07", "AME-GRN-08", "AME-GRN-17"),
    "yellow": ("AME-YEL-01", "AME-YEL-02", "AME-END-06"),
    "white": ("AME-WHT-01", "AME-WHT-02", "AME-WHT-04", "AME-WHT-05"),
}
CANNON_RULES = ("AME-BLK-01", "AME-BLK-02", "AME-PIR-03", "AME-PIR-04", "AME-PIR-05")


def action(a: AmerigoAsker, colour: str) -> Thing | None:
    if colour not in COLOURS:
        return None
    number, t, s = COLOURS.index(colour), a.t, a.s
    cubes, me = s.action_space[number], a.me
    ap = s.ap if me is None else action_points(t, s, me, number)
    return a.told(
        "wheel",
        (*ACTION_RULES[colour], "AME-PHA-07", "AME-PHA-08"),
        colour=colour,
        cubes=cubes,
        storage=s.storage[number],
        tower=tower_cubes(t, s)[number],
        ap=ap,
        extra=ap - s.ap,
        use="" if a.viewer is None or not s.frames else use_text(a.w, s, a.viewer, number, ap),
        phase=_when(a, number),
        now=COLOURS[s.phase],
        other=_otherwise(a, number),
        owners=a.of_each("someone", [(seat, {}) for seat, p in a.rivals() if _adds(a, p.tokens, number)]),
    )


def _adds(a: AmerigoAsker, tokens: tuple[str, ...], number: int) -> bool:
    return any(a.t.extra_ap[token][number] for token in tokens)


def _when(a: AmerigoAsker, number: int) -> str:
    """When the cubes of a colour are thrown: in an earlier, this or a later phase of the round."""
    return "over" if not a.s.frames else "now" if number == a.s.phase else "later" if number > a.s.phase else "past"


def _otherwise(a: AmerigoAsker, number: int) -> str:
    """Return what else opens a colour without cubes to the viewer: white cubes, or a token."""
    if a.me is None or a.s.action_space[number]:
        return ""
    if a.s.action_space[WHITE] and a.t.special_colours[a.me.special] == number:
        return "white"
    swapped = SWAPPED.get(COLOURS[number], "")
    cubes = a.s.action_space[COLOURS.index(swapped)] if swapped else 0
    return "swap" if cubes and SWAP in a.me.tokens else ""


def gold(a: AmerigoAsker, rest: str) -> Thing | None:
    t, s, me = a.t, a.s, a.me
    offer = gold_on_offer(t, s, me) if me is not None else -(-sum(s.action_space) // t.cubes_per_gold)
    return a.told(
        "gold",
        ("AME-GLD-01", "AME-GLD-02", "AME-GLD-03", "AME-GLD-08", "AME-GLD-09"),
        cubes=sum(s.action_space),
        offer=offer,
        amount="" if a.viewer is None else gold_text(a.w, s, a.viewer, offer),
        have=me.gold if me is not None else 0,
        most=t.gold_end,
        list=a.of_each("has-count", [(seat, {"count": p.gold}) for seat, p in a.rivals()]),
    )


def order(a: AmerigoAsker, rest: str) -> Thing | None:
    s = a.s
    now = a.listed(a.who(seat) for seat in s.order or s.discs)
    return a.told(
        "order",
        ("AME-PHA-09", "AME-PHA-10", "AME-WHT-03", "AME-WHT-09", "AME-END-13"),
        order=now,
        next=a.listed(a.who(seat) for seat in s.discs),
        same=int(tuple(s.order or s.discs) == s.discs),
        acting=a.who(s.order[s.active]) if s.frames else "",
    )


def pirates(a: AmerigoAsker, rest: str) -> Thing | None:
    t, s = a.t, a.s
    up, hidden = len(s.pirates_up), t.pirate_slots - len(s.pirates_up)
    unknown = [power for marker, power in t.pirates.items() if marker not in {s.pirates[i] for i in s.pirates_up}]
    return a.told(
        "pirates",
        ("AME-PIR-01", "AME-PIR-02", "AME-PIR-04", "AME-PIR-07", "AME-NXT-01"),
        strength=strength(t, s),
        up=up,
        hidden=hidden,
        least=min(unknown, default=0),
        most=max(unknown, default=0),
        rounds=len(t.multipliers) - s.round,
        own=_outcome(a, a.viewer) if a.viewer is not None else "",
        others=a.listed(_outcome(a, seat) for seat, _ in a.rivals()),
    )


def _outcome(a: AmerigoAsker, seat: Seat) -> str:
    """Return what an attack now would do to a player."""
    t, s, p = a.t, a.s, a.s.players[seat]
    against = strength_against(t, s, seat)
    after = attack_player(t, s, seat, None)
    return a.say(
        "pirates-outcome",
        who=a.who(seat),
        cannons=p.cannons,
        against=against,
        short=cannons_short(against, p.cannons),
        lost=p.vp - after.vp,
        kept=after.cannons,
        gold=after.gold - p.gold,
    )


def cannons(a: AmerigoAsker, rest: str) -> Thing | None:
    if not rest.isdecimal() or int(rest) not in a.seats:
        return None
    seat = int(rest)
    p, against = a.s.players[seat], strength_against(a.t, a.s, seat)
    return a.told(
        "cannons",
        CANNON_RULES,
        who=a.who(seat),
        cannons=p.cannons,
        most=a.t.cannon_end,
        against=against,
        short=cannons_short(against, p.cannons),
        outcome=_outcome(a, seat),
        half=int(HALF_LOSS in p.tokens),
        list=a.of_each("has-count", [(n, {"count": a.s.players[n].cannons}) for n in a.seats if n != seat]),
    )
