"""Kept drawings: drawn once for a selection, and anew for another scene."""

from functools import partial

from boardgames.tui.view.drawing_cache import MAX_DRAWINGS, DrawingCache


def test_a_selection_that_comes_again_is_not_drawn_again() -> None:
    kept, made = DrawingCache[str](), list[str]()

    def draw(what: str) -> str:
        made.append(what)
        return what

    scene, other = object(), object()
    for selected in ("a", "b", "a"):
        assert kept.drawing(scene, selected, partial(draw, selected)) == selected
    assert made == ["a", "b"]
    kept.drawing(other, "a", partial(draw, "a of another scene"))
    assert made[-1] == "a of another scene"


def test_only_so_many_are_kept() -> None:
    kept, scene = DrawingCache[int](), object()
    for number in range(3 * MAX_DRAWINGS):
        assert kept.drawing(scene, number, partial(int, number)) == number
        assert len(kept._kept) <= MAX_DRAWINGS
