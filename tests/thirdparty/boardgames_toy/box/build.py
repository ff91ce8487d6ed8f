"""From rows to lookups."""

from pathlib import Path

from boardgames.core.errors import UserError
from boardgames.core.rows import Problem, read_rows
from boardgames_toy.box.checks import check
from boardgames_toy.box.rows import Coins, Deck
from boardgames_toy.box.tables import Tables


def build(folder: Path) -> Tables:
    """The tables of a folder, checked against each other; `UserError` names the file and row that is wrong."""
    coins, deck = read_rows(folder, "coins.toml", Coins), read_rows(folder, "deck.toml", Deck)
    try:
        check(coins, deck)
    except Problem as problem:
        raise UserError(f"{folder / str(problem)}.") from None
    return Tables(
        rounds=deck.rounds,
        deck=deck.cards,
        picks=tuple(row.coins for row in coins.pick),
        rich=coins.rich,
        pick_labels=tuple(row.label for row in coins.pick),
    )
