"""Moments that everybody looks up for: the pirates at the end of a round, and a new colour of the wheel."""

from boardgames.amerigo import events as did
from boardgames.amerigo.face.words import events as history
from boardgames.amerigo.face.words.names import Names
from boardgames.amerigo.rules.pirates import cannons_short, strength, strength_against
from boardgames.amerigo.state import State
from boardgames.core.moment import BAD, GOOD, PIRATES, SHIPS, Moment, MomentLine, MomentPart
from boardgames.core.values import Event


def moment(w: Names, events: tuple[Event, ...], before: State, after: State, names: tuple[str, ...]) -> Moment | None:
    attacks = [e for e in events if isinstance(e, did.PiratesRepelled | did.PiratesPlundered)]
    if attacks:
        return _attack(w, tuple(attacks), events, before, after)
    thrown = next((e for e in events if isinstance(e, did.CubesThrown)), None)
    if thrown is None:
        return None
    title = w.say("moment-phase", colour=thrown.colour)
    return Moment(SHIPS, title, history.tell(w, thrown, names), is_great=False)


def _attack(
    w: Names,
    attacks: tuple[did.PiratesRepelled | did.PiratesPlundered, ...],
    events: tuple[Event, ...],
    before: State,
    after: State,
) -> Moment:
    came = MomentPart(
        w.say("moment-cannons"),
        tuple(_fate(w, attack, before.players[attack.seat].cannons) for attack in attacks),
        w.say("moment-cannons-note"),
    )
    began = next((e for e in events if isinstance(e, did.RoundBegan)), None)
    text = w.say("moment-pirates", round=before.round, strength=strength(w.tables, before))
    if began is None:
        return Moment(PIRATES, w.say("moment-pirates-title"), text, (came,), (w.say("moment-over"),))
    return Moment(
        PIRATES,
        w.say("moment-pirates-title"),
        text,
        (came, _next_time(w, after)),
        (
            w.say("moment-round", round=began.round, multiplier=began.multiplier),
            w.say("moment-next-pirates", round=began.round, strength=strength(w.tables, after)),
        ),
        is_last=began.round == len(w.tables.multipliers),
    )


def _fate(w: Names, attack: did.PiratesRepelled | did.PiratesPlundered, cannons: int) -> MomentLine:
    """Return what the pirates did to one player with this many cannons."""
    against = attack.strength
    if isinstance(attack, did.PiratesRepelled):
        return MomentLine(w.say("moment-repelled", strength=against, left=attack.cannons), attack.seat, cannons, GOOD)
    return MomentLine(w.say("moment-plundered", strength=against, lost=attack.lost), attack.seat, cannons, BAD)


def _next_time(w: Names, s: State) -> MomentPart:
    """Return what everybody lacks against the next attack, with the markers as they are now."""
    t = w.tables
    lines = []
    for seat, player in enumerate(s.players):
        missing = cannons_short(strength_against(t, s, seat), player.cannons)
        lines.append(MomentLine(w.say("moment-missing", cannons=missing), seat, tone="" if missing else GOOD))
    return MomentPart(w.say("moment-next-time"), tuple(lines))
