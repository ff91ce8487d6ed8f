"""Constraints between rows: what the rules take for granted."""

from boardgames.core.rows import Problem
from boardgames_toy.box.rows import Coins, Deck


def check(coins: Coins, deck: Deck) -> None:
    for row in coins.pick:
        if [other.coins for other in coins.pick].count(row.coins) > 1:
            raise Problem("coins.toml", f"pick {row.id}", f"another pick asks for {row.coins} coins too")
    if len(set(deck.cards)) < len(deck.cards):
        raise Problem("deck.toml", "cards", "no two cards have the same points")
