"""The player aid: the game on one page. Every figure is asked from the tables."""

from boardgames.core.player_aid import Aid, section
from boardgames.felinia.box.tables import Tables


def aid(t: Tables) -> Aid:
    score, sell, store = t.score, t.sell_price, t.storage
    return Aid(
        (
            section("Goal", "Most points win; coins count nothing, but break a tie."),
            section(
                "A round",
                (
                    "Auction",
                    f"{t.bank.laps} laps, a token each: on your board for {_coins(t)} coins, or on a place",
                ),
                ("Commerce", "market by market, top token first: a good, or at the guild a swap; then you may board"),
                (
                    "Explore",
                    "full boats leave, early ones first; if none is full the earliest; merchants land",
                ),
                ("Store", f"keep {store.free} goods, one more for {store.paid_extra_cost} coins; the rest is sold"),
                ("Prepare", f"new boats, markets filled to {t.market.fill_each_round}, next first player"),
            ),
            section(
                "Prices",
                ("good", "as many coins as tokens lie there, yours included; with each taken back it falls"),
                ("guild", "the same price: a good for another and a spice, or gold and spice for a bonus tile"),
                ("boat", "goods and coins on it, for each merchant"),
                (
                    "selling",
                    f"any time: gold {sell.gold}, spice {sell.spice}, a good {sell.good}",
                ),
            ),
            section(
                "A journey",
                f"{t.exploration.base_moves} moves along roads, the first to the quay; there turn up to "
                f"{t.exploration.max_flips} tiles of the country. Signs on the way are yours at once.",
                "A face-up tile ends it: take the tile, the merchant stays. Without one they go home.",
            ),
            section(
                "What counts",
                ("tiles", f"of a people: each as much as you have of it, at most {_tops(t)}"),
                (
                    "merchants",
                    f"alone {score.merchant_alone}; in twos {score.merchant_in_group_of_2} each, in groups "
                    f"of more {score.merchant_in_group_of_3_plus} each",
                ),
                ("goods", f"{score.good} each, gold {score.gold}, two spice {score.spice_pair}"),
                ("bonus", "a tile of its people, or one more for each that you have"),
                ("places", f"expert: one card {score.mystery_single}, several {score.mystery_each_if_several} each"),
            ),
            section(
                "Signs",
                ("● ■", "a coin; a good, drawn from the bag"),
                ("◆ ▲ ▼", "gold; spice; a provision, a move more (expert)"),
                ("★", "a mysterious place: two cards, keep one (expert)"),
                ("? LJTPC", "a tile face down; tiles by people: Lion, Jaguar, Tiger, Panther, Cheetah; ! special"),
                ("● ○", "a good or move that you have; that is missing or left"),
                ("▶ A ◀", "who is to act; ◀ beside a good: it completes a boat"),
                ("→ ↑ ↓", "where a boat goes, or the next market; what can be won; what you give"),
                ("░ ·", "shut, or an empty stall; nothing, or a free place on a boat"),
                ("─ ╱ ╲ ━", "roads; ━ the way gone"),
                ("×", "a token beyond the goods there; no swap for the same good"),
            ),
        ),
        (
            "You board only right after a purchase or an exchange of your own.",
            "A merchant never enters a province with another merchant or a face-down tile.",
            f"Coins above {t.money.max} are lost.",
            f"The last of {t.components.merchants_per_player} merchants aboard ends the game, and so do too few boats.",
            "In the last exploration all boats leave, full or not.",
            "Taking a token back without buying makes it cheaper for the next.",
        ),
    )


def _coins(t: Tables) -> str:
    return ", ".join(map(str, t.bank.lap_income))


def _tops(t: Tables) -> str:
    tops = sorted({people.top for people in t.peoples}, reverse=True)
    named = (f"{top} ({', '.join(people.label for people in t.peoples if people.top == top)})" for top in tops)
    return ", ".join(named)
