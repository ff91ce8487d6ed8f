"""Constraints between rows: what the rules take for granted, and what is only usual."""

from collections.abc import Iterator

from boardgames.core.records import Finding
from boardgames.store.table_rows import must, should
from boardgames_toy.box.rows import Files


def check(files: Files) -> Iterator[Finding]:
    """Everything that is wrong with the tables, or strange."""
    asked = [row.coins for row in files.coins.pick]
    for row in files.coins.pick:
        alone = asked.count(row.coins) == 1
        yield from must(alone, "coins.toml", f"pick {row.id}", f"another pick asks for {row.coins} coins too")
    cards = files.deck.cards
    yield from must(len(set(cards)) == len(cards), "deck.toml", "cards", "no two cards have the same points")
    yield from should(min(cards) > 0, "deck.toml", "cards", "the toy in the shop has no card without points")
