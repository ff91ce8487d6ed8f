"""Problems of tables, as the checks report them."""

from collections import Counter
from collections.abc import Iterator

from boardgames.core.sheets import Problem

COMPANIES = ("mombasa", "cape-town", "saint-louis", "cairo")
GOODS = ("coffee", "banana", "cotton")


def need(holds: bool, file: str, row: str, text: str) -> Iterator[Problem]:
    if not holds:
        yield Problem(file, row, text)


def unique(file: str, ids: list[str]) -> Iterator[Problem]:
    for name, count in Counter(ids).items():
        yield from need(count == 1, file, f"row {name}", f"the id is used {count} times")
