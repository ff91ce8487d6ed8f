"""Spaces of the progress track and of the special action track."""

from boardgames.amerigo.box.tables import COLOURS
from boardgames.amerigo.face.things.asker import AmerigoAsker
from boardgames.amerigo.rules.progress import chances_between
from boardgames.amerigo.rules.tracks import discs_ahead
from boardgames.core.game import Thing


def progress(a: AmerigoAsker, rest: str) -> Thing | None:
    space = int(rest) if rest.isdecimal() else -1
    if not 0 <= space <= a.t.progress_end:
        return None
    t, me = a.t, a.me
    return a.told(
        "progress",
        ("AME-BRN-01", "AME-BRN-02", "AME-BRN-03", "AME-BRN-04", "AME-GLD-04"),
        space=space,
        golden=int(space in t.progress_spaces),
        points=t.progress_vp[space],
        next=next((golden for golden in t.progress_spaces if golden > space), 0),
        here=a.listed(a.who(seat) for seat in a.seats if a.s.players[seat].progress == space),
        away=space - me.progress if me is not None else 0,
        tokens=chances_between(t, me.progress, space) if me is not None else 0,
        gain=t.progress_vp[space] - t.progress_vp[me.progress] if me is not None else 0,
        others=a.of_each("stands-at", [(seat, {"space": p.progress}) for seat, p in a.rivals()]),
    )


def special(a: AmerigoAsker, rest: str) -> Thing | None:
    space = int(rest) if rest.isdecimal() else -1
    if not 0 <= space <= a.t.special_end:
        return None
    t, s, me = a.t, a.s, a.me
    colour = t.special_colours[space]
    return a.told(
        "special",
        ("AME-WHT-02", "AME-WHT-03", "AME-WHT-04", "AME-WHT-05", "AME-WHT-08"),
        space=space,
        colour=COLOURS[colour] if colour >= 0 else "",
        points=t.special_vp[space],
        here=a.listed(a.who(seat) for seat in s.discs if s.players[seat].special == space),
        away=space - me.special if me is not None else 0,
        gain=t.special_vp[space] - t.special_vp[me.special] if me is not None else 0,
        place=discs_ahead(s, a.viewer, space) + 1 if a.viewer is not None else 0,
        others=a.of_each("stands-at", [(seat, {"space": p.special}) for seat, p in a.rivals()]),
    )
