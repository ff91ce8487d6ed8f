"""The canvas: whatever falls outside is cut off, and every cell knows its place."""

from hypothesis import given
from hypothesis import strategies as st

from boardgames.drawing.canvas import ASCII, Canvas, Region

AT = st.integers(-12, 12)
SIZE = st.integers(0, 12)


@given(AT, AT, st.text("abc", max_size=12))
def test_text_is_cut_at_every_edge(x: int, y: int, text: str) -> None:
    canvas = Canvas(8, 4)
    assert canvas.put(x, y, text, "bold", "here") == x + len(text)
    for row in range(4):
        for column in range(8):
            inside = row == y and x <= column < x + len(text)
            assert canvas.chars[row][column] == (text[column - x] if inside else " ")
            assert canvas.styles[row][column] == ("bold" if inside else "")
            assert canvas.place_at(column, row) == ("here" if inside else None)
    assert canvas.regions["here"] == Region(x, y, len(text), 1)


@given(AT, AT, SIZE, SIZE)
def test_rectangles_are_cut_at_every_edge(x: int, y: int, width: int, height: int) -> None:
    canvas = Canvas(8, 4)
    canvas.mark("here", x, y, width, height)
    for row in range(4):
        for column in range(8):
            inside = y <= row < y + height and x <= column < x + width
            assert canvas.place_at(column, row) == ("here" if inside else None)


@given(AT, AT, SIZE, SIZE)
def test_a_pasted_canvas_keeps_its_places(x: int, y: int, width: int, height: int) -> None:
    small = Canvas(width, height)
    for row in range(height):
        small.put(0, row, "#" * width, "bold")
    small.mark("here", 0, 0, width, height)
    canvas = Canvas(8, 4)
    canvas.paste(small, x, y)
    for row in range(4):
        for column in range(8):
            inside = y <= row < y + height and x <= column < x + width
            assert canvas.chars[row][column] == ("#" if inside else " ")
            assert canvas.place_at(column, row) == ("here" if inside else None)
    assert canvas.regions["here"] == Region(x, y, width, height)


def test_sizes_stay_as_they_were() -> None:
    canvas = Canvas(5, 2)
    canvas.put(3, 0, "abcdef")
    canvas.box(-1, -1, 9, 9, "a title that is too long")
    assert [len(row) for row in canvas.chars] == [5, 5]
    assert [len(row) for row in canvas.styles] == [5, 5]
    assert canvas.place_at(-1, 0) is None
    assert canvas.place_at(0, 9) is None


def test_the_ascii_table_is_ascii() -> None:
    assert all(isinstance(to, str) and ord(to) < 127 for to in ASCII.values())
