"""The player aid: the game on one page. Every figure is asked from the tables."""

from boardgames.amerigo.box.tables import COLOURS
from boardgames.amerigo.face.words.names import Names
from boardgames.core.messages import Argument
from boardgames.core.player_aid import Aid, AidLine, AidSection

MANY_POSTS = 6
"""Few islands have more."""
ROUND = ("aid-round-phases", "aid-round-choose", "aid-round-ap", "aid-round-pirates")
COUNTS = (
    "aid-counts-first",
    "aid-counts-tiles",
    "aid-counts-island",
    "aid-counts-posts",
    "aid-counts-goods",
    "aid-counts-tracks",
    "aid-counts-gold",
)
SIGNS = {
    "■ ▪ □": "aid-sign-cubes",
    "╱": "aid-sign-closed",
    "→ ← ↑ ↓": "aid-sign-anchors",
    "▶ ◀ ▲ ▼": "aid-sign-ships",
    "◆": "aid-sign-chest",
    "★ +": "aid-sign-last",
    "▐ ▌": "aid-sign-crop",
    "● ○ ·": "aid-sign-pieces",
    "² ³": "aid-sign-copies",
    "a b": "aid-sign-villages",
    "×": "aid-sign-times",
    "░ ▒": "aid-sign-land",
}
FORGOTTEN = 6
"""Sentences about what is easily forgotten."""


def aid(w: Names) -> Aid:
    t = w.tables
    facts: dict[str, Argument] = {
        "rounds": len(t.multipliers),
        "phases": len(COLOURS),
        "cubes": t.cubes_per_gold,
        "discovery": t.bonus.discovery_vp,
        "completion": t.bonus.completion_vp,
        "chest": t.bonus.chest_gold,
        "factors": "/".join(str(factor) for factor in t.post_factors[1 : MANY_POSTS + 1]),
        "multipliers": "/".join(map(str, t.multipliers)),
        "most": t.gold_end,
        "end": t.track_end_gold,
    }

    def line(key: str) -> AidLine:
        """A line with the sign that the catalogue gives it, if it gives one."""
        sign = w.say(f"{key}.sign", **facts) if f"{key}.sign" in w.messages else ""
        return AidLine(sign, w.say(key, **facts))

    actions = [AidLine(w.action(colour), w.say(f"aid-action-{colour}", **facts)) for colour in COLOURS]
    signs = [AidLine(sign, w.say(key, **facts)) for sign, key in SIGNS.items()]
    sections = (
        AidSection(w.say("aid-goal"), (line("aid-goal-line"),)),
        AidSection(w.say("aid-round"), tuple(map(line, ROUND))),
        AidSection(w.say("aid-actions"), (*actions, line("aid-action-gold"))),
        AidSection(w.say("aid-counts"), tuple(map(line, COUNTS))),
        AidSection(
            w.say("aid-signs"), (*signs, line("aid-sign-sites"), line("aid-sign-extra"), line("aid-sign-yellow"))
        ),
    )
    return Aid(sections, tuple(w.say(f"aid-forgotten-{n}", **facts) for n in range(1, FORGOTTEN + 1)))
