"""People: what a player has, how far diamond and ink pot are, which bonuses work, and the round."""

from boardgames.core.game import Seat, Thing
from boardgames.kit.asker import apart, lines, sentences
from boardgames.mombasa.box.tables import TOTALS
from boardgames.mombasa.face.things.asker import MombasaAsker
from boardgames.mombasa.face.things.tracks import bonus_name
from boardgames.mombasa.rules.scoring import score_lines
from boardgames.mombasa.state import PLAN


def player(c: MombasaAsker, seat: Seat) -> Thing:
    s, p = c.s, c.s.players[seat]
    told = score_lines(c.t, s, seat)
    points = sum(line.points for line in told)
    parts = [c.say("player-part", category=_category(c, line.category), points=line.points) for line in told]
    return Thing(
        c.say("player-name", whose=c.whose(seat)),
        sentences(
            c.say("player-line", pounds=p.pounds, discs=p.discs, cards=len(p.hand), points=points),
            _standing(c, seat),
        ),
        does=lines(shown(c, seat), piles(c, seat), bonuses_line(c, seat)),
        worth=c.say("player-points", parts=", ".join(parts)),
        others=c.say("player-others", points=c.each(_points(c, other) for other in c.seats)),
        rules=("MOM-OBJ-02", "MOM-END-03", "MOM-BON-01"),
    )


def _category(c: MombasaAsker, category: str) -> str:
    kind, _, thing = category.partition(".")
    return c.say(f"score-{kind}", of=thing)


def _points(c: MombasaAsker, seat: Seat) -> int:
    return sum(line.points for line in score_lines(c.t, c.s, seat))


def _standing(c: MombasaAsker, seat: Seat) -> str:
    s, p = c.s, c.s.players[seat]
    ended = c.say("player-ended") if p.passed else c.say("player-planned") if s.phase == PLAN and p.planned else ""
    return sentences(ended, c.say("player-marker") if s.marker == seat else "")


def shown(c: MombasaAsker, seat: Seat) -> str:
    """Return what somebody's face-up cards add up to."""
    totals = c.s.players[seat].totals
    told = [c.say("total", kind=TOTALS[kind], n=total) for kind, total in enumerate(totals) if total]
    return c.say("player-shows", totals=", ".join(told)) if told else c.say("player-shows-nothing")


def piles(c: MombasaAsker, seat: Seat) -> str:
    """Somebody's resting piles."""
    told = [
        c.say("pile", letter=letter.upper(), cards=c.cards(pile))
        for letter, pile in zip(c.t.slot_letters, c.s.players[seat].piles, strict=True)
        if pile
    ]
    return c.say("player-piles", piles=apart(told)) if told else c.say("player-no-piles")


def bonuses_line(c: MombasaAsker, seat: Seat) -> str:
    """The track bonuses that work for somebody."""
    told = [
        bonus_name(c, company, reached)
        for company, level in enumerate(c.s.players[seat].bonus)
        for reached in range(1, level + 1)
    ]
    return c.say("player-bonuses", bonuses=apart(told)) if told else c.say("player-no-bonus")


def bonuses(c: MombasaAsker, seat: Seat) -> Thing:
    return Thing(
        c.say("bonuses-name", whose=c.whose(seat)),
        bonuses_line(c, seat),
        does=c.say("bonuses-does"),
        rules=("MOM-TRK-09", "MOM-TRK-10"),
    )


def diamonds(c: MombasaAsker, seat: Seat) -> Thing:
    t, p = c.t, c.s.players[seat]
    track = t.diamond
    ahead = [c.say("diamond-value", space=at, worth=worth) for at, worth in track.values if at > p.diamond]
    return Thing(
        c.say("diamond-name", whose=c.whose(seat)),
        sentences(
            c.say("diamond-line", at=p.diamond, worth=t.diamond_worth[p.diamond]),
            c.say("diamond-next", value=ahead[0]) if ahead else "",
            _slot_to_come(c, p.diamond),
        ),
        does=c.say("diamond-does", pounds=track.overflow_pounds),
        worth=c.say("diamond-worth", values=", ".join(ahead)) if ahead else "",
        get=c.say("diamond-get"),
        others=c.say("diamond-others", diamonds=c.each(q.diamond for q in c.s.players)),
        rules=("MOM-BRD-01", "MOM-BRD-04", "MOM-END-07", "MOM-DIA-02"),
    )


def _slot_to_come(c: MombasaAsker, at: int) -> str:
    t = c.t
    if at >= t.diamond.slot_space:
        return ""
    return c.say("diamond-slot", slot=t.slot_letters[t.diamond_slot].upper(), space=t.diamond.slot_space)


def progress(c: MombasaAsker, seat: Seat) -> Thing:
    """Diamond and ink pot together."""
    t, p = c.t, c.s.players[seat]
    both = diamonds(c, seat)
    return Thing(
        c.say("progress-name", whose=c.whose(seat)),
        sentences(both.line, c.say("ledger-line", ink=p.ink, worth=t.ink_worth[p.ink])),
        does=both.does,
        worth=both.worth,
        others=lines(both.others, c.say("ledger-others", pots=c.each(q.ink for q in c.s.players))),
        rules=("MOM-END-07", "MOM-END-08"),
    )


def round_track(c: MombasaAsker) -> Thing:
    t, s = c.t, c.s
    coins = t.round_coins[len(s.players)]
    following = coins[s.round] if s.round < len(coins) else 0
    order = [c.who((s.start_player + ahead) % len(s.players)) for ahead in c.seats]
    return Thing(
        c.say("round-name"),
        sentences(
            c.say("round-line", round=s.round, rounds=t.rounds, order=", ".join(order)),
            c.say("round-marker", who=c.who(s.marker)) if s.marker != s.start_player else "",
        ),
        does=lines(
            c.say("round-does"),
            c.say("round-coins", coins=following) if following else "",
            c.say("round-last") if s.round == t.rounds else "",
        ),
        rules=("MOM-RND-01", "MOM-RND-02", "MOM-ACT-01", "MOM-PRE-01"),
    )
