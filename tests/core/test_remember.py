"""Results are remembered by identity, and never mistaken for those of other arguments."""

from boardgames.core.remember import MAX_KNOWN, remember_last


def test_the_same_object_gives_the_same_result() -> None:
    @remember_last
    def backwards(items: tuple[int, ...]) -> tuple[int, ...]:
        return items[::-1]

    items = (1, 2, 3)
    assert backwards(items) is backwards(items)


def test_other_arguments_are_compared() -> None:
    @remember_last
    def first(items: tuple[str, ...], count: int) -> tuple[str, ...]:
        return items[:count]

    items = tuple("abc")
    assert [first(items, count) for count in (1, 2, 1)] == [("a",), ("a", "b"), ("a",)]


def test_objects_that_were_forgotten_are_computed_anew() -> None:
    @remember_last
    def twice(items: tuple[int, ...]) -> tuple[int, ...]:
        return items + items

    for number in range(MAX_KNOWN * 3):
        assert twice((number, -number)) == (number, -number) * 2
