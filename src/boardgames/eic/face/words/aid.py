"""The player aid: the game on one page. Every figure is asked from the tables."""

from boardgames.core.player_aid import Aid, section
from boardgames.eic.box.tables import Tables


def aid(t: Tables) -> Aid:
    costs, phase = t.costs, {phase.letter: phase.name for phase in t.phases}
    return Aid(
        (
            section("Goal", f"{len(t.periods)} periods; the greatest wealth wins: money and the value of all shares."),
            section(
                f"A period: {len(t.phases)} phases",
                (f"A {phase['A']}", f"dice show supply and demand; {t.agents} agents each, one a turn, to a character"),
                (f"B {phase['B']}", "buy one share or pass, round and round; each purchase raises the value"),
                (f"C {phase['C']}", f"ships go out face down: {_travel(t)} PO"),
                (f"D {phase['D']}", "the Indies card adds cubes; in each zone fast ships buy first"),
                (f"E {phase['E']}", "the Europe card takes cubes; stores sell, then ships, fast ones first"),
                (f"F {phase['F']}", "sales move share values; each company pays dividends to other holders"),
            ),
            section(
                "Characters",
                ("Ship", "buy one now; without a free dock one must go"),
                ("Pier", f"a dock more and room to store {_stores(t)}"),
                ("Post", f"{costs.trading_post} PO: cubes of its zone cost you {costs.trading_post_discount} less"),
                ("Charts", "no travel cost in this period"),
                ("Expertise", f"{costs.expertise_per_period} PO a period number: first in initiative"),
                ("card", "the first there chooses it in secret, the next may look"),
                (f"+{costs.negotiation_bonus} good", "more for each cube of it sold in this period"),
                ("centre", "free; on a later turn from there to any character"),
            ),
            section(
                "What counts at the end",
                ("treasury", "every PO"),
                ("shares", f"their value now; of your own company also {t.presidency} presidency shares"),
                ("not", "ships, goods, piers and posts"),
            ),
            section(
                "Share values",
                ("sales", f"rank moves the value {_ranks(t)}; it moves as far again as your sales marker does"),
                ("buying", "one space up a share"),
                ("selling", "all at the value of now, then one down a share; never in B, in the last period in A only"),
            ),
            section(
                "Signs",
                ("▇ ▁", "a cube; a free space, its price beside it"),
                ("- + ?", "a cube goes; comes; may, with the card"),
                ("gold", "the next price"),
                ("A ■ ▶", "whose ship, how much it holds, how fast it is; ▶ in front of a name: to act"),
                ("▊ ◀", "a place in the hold or the store; the ships of a speed, in order"),
                ("t c k s", "tea, coffee, silk, spices on board"),
                ("○ ×", "a spot for a post; a closed one"),
                ("→", "what a cube costs there and fetches in Europe; what you will have"),
                ("★ ☆", "periods begun and to come"),
                ("▏", "shares left on the market"),
                ("▲ ±", "sales of the last period; steps of the value"),
                ("━ ┃", "characters that are neighbours"),
                ("▒", "where the value would go"),
                ("·", "no price of its own: the one below; or nothing"),
            ),
        ),
        (
            f"Whoever stands on a cell already gets {costs.surcharge_per_player} PO from you.",
            "From the second period on agents go to their own character or one beside it.",
            "Money from sales is ranked first and comes to the treasury only then.",
            f"A full column still pays {costs.full_track_sale} PO a cube.",
            "The best seller is last in initiative, the worst first.",
            "Before the last period all galleons are scrapped; what is stored then is worth nothing.",
        ),
    )


def _travel(t: Tables) -> str:
    return ", ".join(f"{zone.name} {zone.travel_cost}" for zone in t.zones)


def _stores(t: Tables) -> str:
    more = [after - before for before, after in zip(t.warehouse, t.warehouse[1:], strict=False)]
    return ", then ".join(map(str, more))


def _ranks(t: Tables) -> str:
    """By place, with as many companies as can play."""
    return " ".join(f"{steps:+d}" if steps else f"±{steps}" for steps in t.layouts[-1].rank_steps)
