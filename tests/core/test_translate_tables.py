"""Tables in another language: labels change, everything that rules read stays."""

from boardgames.core.messages import Messages
from boardgames.core.translate_tables import kind_of, translate_tables
from boardgames.core.values import Lookups, Shown, Value, digest, without_shown


class TradeGood(Value):
    id: str
    price: int
    label: Shown[str]
    short: Shown[str]


class Year(Value):
    label: Shown[str]


class Shelf(Lookups):
    goods: tuple[TradeGood, ...]
    by_id: dict[str, TradeGood]
    years: tuple[Year, ...]


BOOK, WINE = TradeGood("book", 3, "Book", "Bk"), TradeGood("wine", 2, "Wine", "Wn")
SHELF = Shelf((BOOK, WINE), {"book": BOOK}, (Year("first year"), Year("second year")))
FRENCH = Messages("name-trade-good-book = livre\n    .label = Livre\nname-year-2 = deuxième année", "fr")


def test_a_label_comes_from_the_catalogue_wherever_the_row_is_kept() -> None:
    shelf = translate_tables(SHELF, FRENCH)
    assert [good.label for good in shelf.goods] == ["Livre", "Wine"]
    assert shelf.by_id["book"].label == "Livre"


def test_a_column_that_the_language_does_not_name_keeps_its_own() -> None:
    assert translate_tables(SHELF, FRENCH).goods[0].short == "Bk"


def test_a_row_without_an_id_is_named_by_its_place() -> None:
    assert [year.label for year in translate_tables(SHELF, FRENCH).years] == ["first year", "deuxième année"]


def test_no_language_plays_another_game() -> None:
    shelf = translate_tables(SHELF, Messages("name-trade-good-book = livre\n    .price = 9\n    .id = livre", "fr"))
    assert digest(without_shown(shelf)) == digest(without_shown(SHELF))
    assert shelf.goods[0].id == "book"


def test_a_catalogue_without_names_changes_nothing() -> None:
    assert translate_tables(SHELF, Messages("over = fini", "fr")) is SHELF


def test_the_kind_of_a_row_is_its_class_in_small_letters() -> None:
    assert kind_of(TradeGood) == "trade-good"
