"""The player aid: the game on one page. Every figure is asked from the tables."""

from boardgames.core.messages import Argument
from boardgames.core.player_aid import Aid, AidLine, AidSection
from boardgames.mombasa.box.parts.columns import Pair
from boardgames.mombasa.box.tables import LETTERS, TOTALS, MajoritySpace, Tables
from boardgames.mombasa.face.words.names import Names
from boardgames.mombasa.rules.bookkeepers import FLIP_PRICE

SECTIONS: dict[str, tuple[str, ...]] = {
    "aid-goal": ("aid-goal-goal",),
    "aid-round": (
        "aid-round-plan",
        "aid-round-act",
        "aid-round-prepare",
    ),
    "aid-turn": (
        "aid-turn-goods",
        "aid-turn-expand",
        "aid-turn-books",
        "aid-turn-merchant",
        "aid-turn-disc",
        "aid-turn-end",
    ),
    "aid-scores": (
        "aid-scores-cash",
        "aid-scores-shares",
        "aid-scores-diamonds",
        "aid-scores-ink",
    ),
    "aid-prices": (
        "aid-prices-card",
        "aid-prices-region",
        "aid-prices-book",
        "aid-prices-flip",
        "aid-prices-slots",
        "aid-prices-most",
    ),
    "aid-signs": (
        "aid-signs-kinds",
        "aid-signs-diamond",
        "aid-signs-post",
        "aid-signs-coins",
        "aid-signs-star",
        "aid-signs-call",
        "aid-signs-border",
        "aid-signs-hole",
        "aid-signs-rounds",
        "aid-signs-ready",
        "aid-signs-acts",
        "aid-signs-hidden",
        "aid-signs-preview",
    ),
}
"""The titles of the sections, and their lines."""
FORGOTTEN = (
    "aid-forgotten-tie",
    "aid-forgotten-open",
    "aid-forgotten-unused",
    "aid-forgotten-next-turn",
    "aid-forgotten-back-space",
    "aid-forgotten-diamonds",
)
"""Sentences about what is easily forgotten."""


def aid(n: Names) -> Aid:
    facts = _facts(n)
    sections = tuple(_section(n, title, lines, facts) for title, lines in SECTIONS.items())
    return Aid(sections, tuple(n.say(line, **facts) for line in FORGOTTEN))


def _section(n: Names, title: str, keys: tuple[str, ...], facts: dict[str, Argument]) -> AidSection:
    told = tuple(
        AidLine(n.say(f"{key}.sign") if f"{key}.sign" in n.messages else "", n.say(key, **facts)) for key in keys
    )
    return AidSection(n.say(title), told)


def _facts(n: Names) -> dict[str, Argument]:
    """Every figure that the aid speaks of."""
    t = n.t
    return {
        "rounds": t.rounds,
        "mines": _mines(t),
        "diamonds": _values(n, t.diamond.values),
        "inks": _values(n, t.ink.values),
        "crates": _crates(t),
        "books": _books(t),
        "flip": FLIP_PRICE,
        "at": t.diamond.slot_space,
        "ink": t.ink.slot_position,
        "majorities": ", ".join(_majority(n, space) for space in t.majorities.values()),
        "overflow": t.diamond.overflow_pounds,
    }


def _values(n: Names, values: tuple[Pair, ...]) -> str:
    return ", ".join(n.say("aid-value", worth=worth, space=space) for space, worth in values)


def _mines(t: Tables) -> str:
    counts = {card.mines_per_step for card in t.cards.values() if card.mines_of >= 0}
    return "/".join(map(str, sorted(counts)))


def _crates(t: Tables) -> str:
    return ", ".join(f"+{crate}" for crate in sorted(set(t.display_crates), reverse=True))


def _books(t: Tables) -> str:
    costs = [t.shelf_costs[t.shelf_letters.index(group)] for group in range(len(LETTERS))]
    return ", ".join(f"{letter} {cost}" for letter, cost in zip(LETTERS, costs, strict=True))


def _majority(n: Names, space: MajoritySpace) -> str:
    company = n.t.companies[space.company].id
    return n.say("aid-majority", kind=TOTALS[space.counts], least=space.tiers[0].least, company=company)
