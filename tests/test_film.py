"""The moving picture of the README."""

import re
from xml.etree import ElementTree

from boardgames.tui.look.svg import Cell
from tests.film import Frame, film
from tests.pictures import FOLDER

LARGEST = 500_000
"""Maximum size of the moving picture, in bytes."""
PATH = "{http://www.w3.org/2000/svg}"


def frame(*rows: str) -> Frame:
    return Frame([[Cell(char, "#ffffff", "#000000", False) for char in row] for row in rows], 1.0)


def layers(text: str) -> list[list[str]]:
    """Return the words that each later frame draws."""
    found = ElementTree.fromstring(text).iter(f"{PATH}g")
    return [[word.text or "" for word in layer.iter(f"{PATH}text")] for layer in found if layer.get("class") == "k"]


def test_a_later_frame_draws_only_what_has_changed() -> None:
    text = film([frame("abcdefgh", "same"), frame("abXdefgh", "same"), frame("YbXdefgZ", "same")], "x")
    assert layers(text) == [["X"], ["Y", "Z"]]


def test_frames_appear_one_after_another() -> None:
    text = film([frame("a"), frame("b"), frame("c"), frame("d")], "x")
    assert [float(part) for part in re.findall(r"k\d\{([\d.]+)%", text)] == [25.0, 50.0, 75.0]


def test_the_first_frame_stays_where_motion_is_unwanted() -> None:
    text = film([frame("a"), frame("b")], "x")
    style, _, moving = text.partition("@media (prefers-reduced-motion:no-preference)")
    assert ".k{visibility:hidden}" in style
    assert "animation" not in style
    assert "animation" in moving


def test_the_picture_of_the_readme_is_a_whole_turn_and_not_too_large() -> None:
    text = (FOLDER / "turn.svg").read_text(encoding="utf-8")
    assert len(text.encode()) < LARGEST
    assert len(layers(text)) >= 4
    assert "<script" not in text
