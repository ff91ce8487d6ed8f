"""The player aid: the game on one page. Every figure is asked from the tables."""

from boardgames.core.player_aid import Aid, section
from boardgames.mombasa.box.parts.columns import Pair
from boardgames.mombasa.box.tables import LETTERS, TOTALS, MajoritySpace, Tables
from boardgames.mombasa.face.words.names import GOOD_NAMES
from boardgames.mombasa.rules.bookkeepers import FLIP_PRICE


def aid(t: Tables) -> Aid:
    return Aid(
        (
            section(
                "Goal",
                f"{t.rounds} rounds, then the most money wins: cash, shares, diamonds and books.",
            ),
            section(
                "A round",
                ("Plan", "all at once, in secret: a card into each open slot"),
                ("Act", "in turn, one action at a time, until all have ended"),
                ("Prepare", "new cards and books, coins on books; discs and tiles come home"),
            ),
            section(
                "Your turn: one of these",
                ("goods", "cards of one kind: buy one card of the display; each unit left is a step on a track"),
                ("expand", "all expansion cards, for one company: posts into regions, then their rewards"),
                ("books", "a bookkeeper runs the ink over books that your open cards meet; the last pays, then points"),
                (
                    "merchant",
                    f"diamond steps and pounds; a company's, a step more for every {_mines(t)} mines at its posts",
                ),
                ("disc", "on a free space whose price or condition you meet; your cards stay open"),
                ("end", "take one resting pile to hand; then your cards rest above their slots"),
            ),
            section(
                "What counts at the end",
                ("cash", "every pound"),
                ("shares", "the last figure passed on a track and share cards, each worth the coins bared on the base"),
                ("diamonds", f"the last value passed: {_values(t.diamond.values)}"),
                ("books", f"the last value the ink passed: {_values(t.ink.values)}"),
            ),
            section(
                "Prices",
                ("card", f"crate on it and beside it: {_crates(t)}"),
                ("region", "border one point, river two; one more against a rival's post"),
                ("book", f"{_books(t)}; or a pound a point"),
                ("turn", f"a book face down for £{FLIP_PRICE}, before the ink runs"),
                ("slots", f"one opens at diamond {t.diamond.slot_space}, one at ink {t.ink.slot_position}"),
                ("most", f"nobody shows more: {_majorities(t)}"),
            ),
            section(
                "Signs",
                (" ".join(GOOD_NAMES), "coffee, bananas, cotton; Exp expansion, Hlp bookkeeper or merchant"),
                ("◆ ▲", "steps of the diamond; a mine"),
                ("■ ¹ ²", "a post at home; one on coins"),
                ("gold", "a figure on black: coins bared, they count"),
                ("★", "pays you and all who passed it, and opens its bonus"),
                ("£ red", "a capital call: pay to pass"),
                ("▌ ▏", "a river; a border"),
                ("○ ●", "a free bonus space; a bonus disc, or a point left to spend"),
                ("■ □", "rounds gone and to come; shares on tracks and on cards"),
                ("✓ -A", "the ink could enter; no A book here"),
                ("▶ ↓", "who is to act; the pile that a card joins"),
                ("░ ·", "a card face down; nothing there"),
                ("yellow", "what the selected choice would do"),
            ),
        ),
        (
            "A tie is enough for a majority, and its disc uses no card.",
            "Open cards meet the needs of books: run the ink before you use them.",
            "What is unused when you end your round is lost.",
            "The bonus of a special space works from your next turn on.",
            "The back space of a column is never covered again once it is bare.",
            f"On the last space each diamond step pays £{t.diamond.overflow_pounds} instead.",
        ),
    )


def _values(values: tuple[Pair, ...]) -> str:
    return ", ".join(f"£{worth} at {space}" for space, worth in values)


def _mines(t: Tables) -> str:
    counts = {card.mines_per_step for card in t.cards.values() if card.mines_of >= 0}
    return "/".join(map(str, sorted(counts)))


def _crates(t: Tables) -> str:
    return ", ".join(f"+{crate}" for crate in sorted(set(t.display_crates), reverse=True))


def _books(t: Tables) -> str:
    costs = [t.shelf_costs[t.shelf_letters.index(group)] for group in range(len(LETTERS))]
    return ", ".join(f"{letter} {cost}" for letter, cost in zip(LETTERS, costs, strict=True))


def _majorities(t: Tables) -> str:
    def least(space: MajoritySpace) -> str:
        name = t.companies[space.company].name
        return f"{TOTALS[space.counts]} {space.tiers[0].least}+ {name}"

    return ", ".join(least(space) for space in t.majorities.values())
