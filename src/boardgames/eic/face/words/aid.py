"""The player aid: the game on one page. Every figure is asked from the tables."""

from boardgames.core.game import Config
from boardgames.core.messages import Argument, Messages
from boardgames.core.player_aid import Aid, section
from boardgames.eic.box.tables import Tables

CHARACTERS = (
    "aid-ship", "aid-pier", "aid-post", "aid-charts", "aid-expertise", "aid-card", "aid-bonus", "aid-centre",
)  # fmt: skip
COUNTS = ("aid-treasury", "aid-shares", "aid-not")
VALUES = ("aid-sales", "aid-buying", "aid-selling")
SIGNS = (
    "aid-sign-cube", "aid-sign-flow", "aid-sign-next", "aid-sign-ship", "aid-sign-hold", "aid-sign-goods",
    "aid-sign-spot", "aid-sign-price", "aid-sign-period", "aid-sign-share", "aid-sign-sales", "aid-sign-ring",
    "aid-sign-drift", "aid-sign-dot",
)  # fmt: skip
FORGOTTEN = (
    "aid-forgotten-surcharge", "aid-forgotten-reach", "aid-forgotten-sales", "aid-forgotten-full",
    "aid-forgotten-order", "aid-forgotten-last",
)  # fmt: skip


def aid(t: Tables, messages: Messages, table: Config | None = None) -> Aid:
    """The aid of a table, or of the whole game."""
    costs, say = t.costs, messages.text
    first, second = (after - before for before, after in zip(t.warehouse, t.warehouse[1:], strict=False))
    facts: dict[str, Argument] = {
        "periods": len(t.periods),
        "phases": len(t.phases),
        "agents": t.agents,
        "fares": ", ".join(say("aid-fare", zone=zone.id, cost=zone.travel_cost) for zone in t.zones),
        "first": first,
        "second": second,
        "less": costs.trading_post_discount,
        "bonus": costs.negotiation_bonus,
        "presidency": t.presidency,
        "steps": _ranks(t, table.players if table is not None else 0),
        "each": costs.surcharge_per_player,
        "full": costs.full_track_sale,
    }
    prices = {"aid-post": costs.trading_post, "aid-expertise": costs.expertise_per_period}

    def line(key: str, cost: int = 0) -> tuple[str, str]:
        """A sign and what it means."""
        return say(key, **facts), say(f"{key}.text", cost=cost, **facts)

    phases = (
        (say("aid-phase", letter=row.letter, name=row.name), say(f"aid-phase-{row.letter.lower()}", **facts))
        for row in t.phases
    )
    return Aid(
        (
            section(say("aid-goal"), say("aid-goal-text", **facts)),
            section(say("aid-period", **facts), *phases),
            section(say("aid-characters"), *(line(key, prices.get(key, 0)) for key in CHARACTERS)),
            section(say("aid-counts"), *map(line, _counts(table))),
            section(say("aid-values"), *map(line, VALUES)),
            section(say("aid-signs"), *map(line, SIGNS)),
        ),
        tuple(say(key, **facts) for key in FORGOTTEN),
    )


def _counts(table: Config | None) -> tuple[str, ...]:
    """Return what counts, with the option and the neutral company where the table has them."""
    mortgages = table is None or "mortgage" in table.options
    neutral = table is not None and table.players == 2
    return (*COUNTS, *(("aid-mortgage",) if mortgages else ()), *(("aid-neutral",) if neutral else ()))


def _ranks(t: Tables, players: int) -> str:
    """Return the steps by place, for the players at the table, or without a table for as many as can play."""
    steps = t.layout(players).rank_steps if players else t.layouts[-1].rank_steps
    return " ".join(f"{step:+d}" if step else f"±{step}" for step in steps)
