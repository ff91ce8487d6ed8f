"""The player aid: the game on one page. Every figure is asked from the tables."""

from boardgames.core.game import Config
from boardgames.core.messages import Argument
from boardgames.core.player_aid import Aid, AidLine, AidSection
from boardgames.felinia.face.words.names import Names

SECTIONS = {
    "aid-goal": ("aid-goal-points",),
    "aid-round": (
        "aid-round-auction",
        "aid-round-commerce",
        "aid-round-exploration",
        "aid-round-storage",
        "aid-round-preparation",
    ),
    "aid-prices": (
        "aid-prices-good",
        "aid-prices-guild",
        "aid-prices-boat",
        "aid-prices-sale",
    ),
    "aid-journey": (
        "aid-journey-moves",
        "aid-journey-flips",
        "aid-journey-end",
        "aid-journey-provision",
    ),
    "aid-score": (
        "aid-score-tiles",
        "aid-score-merchants",
        "aid-score-stores",
        "aid-score-bonus",
        "aid-score-mystery",
    ),
    "aid-signs": (
        "aid-signs-gains",
        "aid-signs-stores",
        "aid-signs-provision",
        "aid-signs-mystery",
        "aid-signs-back",
        "aid-signs-special",
        "aid-signs-own",
        "aid-signs-act",
        "aid-signs-way",
        "aid-signs-shut",
        "aid-signs-road",
        "aid-signs-token",
    ),
}
"""Lines of each section."""
OF_VARIANT = {
    "aid-journey-flips": "classic",
    "aid-journey-provision": "expert",
    "aid-score-mystery": "expert",
    "aid-signs-provision": "expert",
    "aid-signs-mystery": "expert",
    "aid-signs-special": "expert",
    "aid-signs-back": "classic",
}
"""Lines that speak of what only one variant has."""
FORGOTTEN = (
    "aid-forgotten-own-deal",
    "aid-forgotten-entering",
    "aid-forgotten-limit",
    "aid-forgotten-last-merchant",
    "aid-forgotten-last-boats",
    "aid-forgotten-token-back",
    "aid-forgotten-closed",
)


def aid(names: Names, table: Config | None) -> Aid:
    """Return the aid of a table, or of both variants where no table is named."""
    facts = _facts(names, table)
    sections = tuple(
        AidSection(
            names.say(section),
            tuple(_line(names, key, facts) for key in lines if _matters(key, table)),
        )
        for section, lines in SECTIONS.items()
    )
    forgotten = (names.say(key, **facts) for key in FORGOTTEN)
    return Aid(sections, tuple(sentence for sentence in forgotten if sentence))


def _matters(key: str, table: Config | None) -> bool:
    return table is None or OF_VARIANT.get(key, table.variant) == table.variant


def _line(names: Names, key: str, facts: dict[str, Argument]) -> AidLine:
    sign = f"{key}.sign"
    return AidLine(names.say(sign) if sign in names.messages else "", names.say(key, **facts))


def _facts(names: Names, table: Config | None) -> dict[str, Argument]:
    """Return every figure that a line may speak of."""
    t = names.tables
    players = table.players if table is not None else len(t.open_markets) - 1
    alone, pair, more = t.merchant_points
    return {
        "laps": t.bank.laps,
        "income": ", ".join(map(str, t.bank.lap_income)),
        "free": t.storage.free,
        "cost": t.storage.paid_extra_cost,
        "filled": t.market.fill_each_round,
        "gold": t.sell_price.gold,
        "spice": t.sell_price.spice,
        "good": t.sell_price.good,
        "variant": table.variant if table is not None else "",
        "moves": t.exploration.base_moves,
        "flips": t.exploration.max_flips,
        "tops": _tops(names),
        "alone": alone,
        "pair": pair,
        "more": more,
        "each_good": t.score.good,
        "each_gold": t.score.gold,
        "two_spice": t.score.spice_pair,
        "single": t.score.mystery_single,
        "several": t.score.mystery_each_if_several,
        "limit": t.money.max,
        "merchants": t.components.merchants_per_player,
        "players": players,
        "closed": sum(place.kind == "market" for place in t.places) - len(t.open_markets[players]),
    }


def _tops(names: Names) -> str:
    """Return what a tile of each people is worth at most, highest first."""
    peoples = names.tables.peoples
    tops = sorted({people.top for people in peoples}, reverse=True)
    return ", ".join(
        names.say("aid-top", top=top, peoples=", ".join(people.label for people in peoples if people.top == top))
        for top in tops
    )
