"""The player aid: the game on one page. Every figure is asked from the tables."""

from boardgames.amerigo.box.tables import COLOURS, Tables
from boardgames.core.player_aid import Aid, section

MANY_POSTS = 6
"""Few islands have more."""


def aid(t: Tables) -> Aid:
    bonus = t.bonus
    return Aid(
        (
            section(
                "Goal",
                f"{len(t.multipliers)} rounds; most points win, a tie goes to who is farther on the special track.",
            ),
            section(
                "A round",
                (f"{len(COLOURS)} phases", "the cubes of a colour go into the tower; some come out, of any colours"),
                ("choose", "an action whose colour came out, or gold"),
                ("AP", "as many as the commonest colour has cubes, whatever you choose; a gold buys one more"),
                ("pirates", "at the end: pay cannons for their strength, or lose all of them and as many points"),
            ),
            section(
                "Actions",
                ("Sail", "both ships, a space an AP each; stop at an anchor to found a post"),
                ("Cannons", "a cannon an AP"),
                ("Plan", "take tiles: a village one AP, one neutral tile its size"),
                ("Progress", "a step an AP; a token for every figure reached"),
                (
                    "Build",
                    "lay your tiles, linked to a post of yours: village one AP, neutral its size; crops are yours",
                ),
                ("Produce", "buy production tokens for the AP on them"),
                (
                    "Special",
                    "advance in the order of play, or do the action of the colour you stand on if none came out",
                ),
                ("gold", f"instead of an action: one for {t.cubes_per_gold} cubes, rounded up"),
            ),
            section(
                "What counts",
                ("first post", f"{bonus.discovery_vp} on an island"),
                ("tiles", "at once: the small figure on small islands, the large on large ones"),
                ("island", f"its last cell {bonus.completion_vp}, and a chest if it is large; then all posts there"),
                ("posts", f"{_factors(t)} by their number, times {_multipliers(t)} by round"),
                ("goods", "of a kind, times its production markers, the printed one included"),
                ("tracks", "the highest figure reached on progress and on special"),
                ("gold", f"one each; beyond {t.gold_end} at once"),
            ),
            section(
                "Signs",
                ("■ ▪ □", "cubes: out now, in the next throw, in the tower; ▪ also a neutral tile"),
                ("⌂ ⌂A", "a site for a post; a post of A"),
                ("→ ← ↑ ↓", "an anchor and the site it serves; → beside a token: it leaves after this round"),
                ("▶ ◀ ▲ ▼", "a ship, with its letter and number; ▶ also the phase and who is to act"),
                ("◆", f"a large island's chest, {bonus.chest_gold} gold"),
                ("★ +", "the last cells of an island; points for the first post"),
                ("▐ ▌", "around a letter: a crop"),
                ("● ○ ·", "cannons or gold; a cannon short of the pirates; an empty space"),
                ("² ³", "so many tokens on the space"),
                ("a b", "small letters on land: villages of A, of B"),
                ("×", "goods times production"),
                ("░ ▒", "land of small and of large islands where there is no colour"),
                ("yellow", "what the selected choice would do"),
            ),
        ),
        (
            "Everybody has the same AP, however few cubes your own colour has.",
            "One neutral tile a phase; villages as many as you can pay.",
            "Pirates never grow weaker: next round one more marker counts.",
            f"AP left over at the end of a track bring {t.track_end_gold} gold in all.",
            "Who completes an island early multiplies everybody's posts there.",
            "You may build over an empty site: then nobody can found a post on it.",
        ),
    )


def _factors(t: Tables) -> str:
    return "/".join(str(factor) for factor in t.post_factors[1 : MANY_POSTS + 1])


def _multipliers(t: Tables) -> str:
    return "/".join(map(str, t.multipliers))
