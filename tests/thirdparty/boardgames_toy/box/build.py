"""From rows to lookups."""

from collections.abc import Iterator
from pathlib import Path

from boardgames.core.records import Finding
from boardgames.store.table_rows import demand, read_rows
from boardgames_toy.box.checks import check
from boardgames_toy.box.rows import Coins, Deck, Files
from boardgames_toy.box.tables import Tables


def read(folder: Path) -> Files:
    """All files of a folder, each checked by itself."""
    return Files(coins=read_rows(folder, "coins.toml", Coins), deck=read_rows(folder, "deck.toml", Deck))


def build(folder: Path) -> Tables:
    """The tables of a folder, checked against each other; `UserError` names the file and row that is wrong."""
    files = read(folder)
    demand(folder, check(files))
    coins, deck = files.coins, files.deck
    return Tables(
        rounds=deck.rounds,
        deck=deck.cards,
        picks=tuple(row.coins for row in coins.pick),
        rich=coins.rich,
        pick_labels=tuple(row.label for row in coins.pick),
    )


def findings(folder: Path) -> Iterator[Finding]:
    """Everything that is wrong with the tables of a folder, or strange."""
    return check(read(folder))
