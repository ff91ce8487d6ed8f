"""The canvas: whatever falls outside is cut off, and every cell knows its place."""

from hypothesis import given
from hypothesis import strategies as st

from boardgames.kit.canvas import ASCII, Canvas, Region
from boardgames.kit.colours import CURSOR, INK, KEY, SAND, SEA, exact

AT = st.integers(-12, 12)
SIZE = st.integers(0, 12)


@given(AT, AT, st.text("abc", max_size=12))
def test_text_is_cut_at_every_edge(x: int, y: int, text: str) -> None:
    canvas = Canvas(8, 4)
    assert canvas.put(x, y, text, "bold", "here", ground="#112233") == x + len(text)
    for row in range(4):
        for column in range(8):
            inside = row == y and x <= column < x + len(text)
            assert canvas.chars[row][column] == (text[column - x] if inside else " ")
            assert canvas.inks[row][column] == ("bold" if inside else "")
            assert canvas.grounds[row][column] == ("#112233" if inside else "")
            assert canvas.place_at(column, row) == ("here" if inside else None)
    assert canvas.regions["here"] == Region(x, y, len(text), 1)


@given(AT, AT, SIZE, SIZE)
def test_rectangles_are_cut_at_every_edge(x: int, y: int, width: int, height: int) -> None:
    canvas = Canvas(8, 4)
    canvas.put(0, 0, "abcdefgh", "dim")
    canvas.mark("here", x, y, width, height)
    canvas.wash(x, y, width, height, "#112233")
    for row in range(4):
        for column in range(8):
            inside = y <= row < y + height and x <= column < x + width
            assert canvas.place_at(column, row) == ("here" if inside else None)
            assert canvas.grounds[row][column] == ("#112233" if inside else "")
    assert "".join(canvas.chars[0]) == "abcdefgh", "a wash leaves what stands there"
    canvas.fill(x, y, width, height, "#445566")
    for row in range(4):
        for column in range(8):
            inside = y <= row < y + height and x <= column < x + width
            assert (canvas.grounds[row][column] == "#445566") == inside
            assert not inside or canvas.chars[row][column] == " "


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
    assert [len(row) for row in canvas.inks] == [5, 5]
    assert canvas.place_at(-1, 0) is None
    assert canvas.place_at(0, 9) is None


def test_the_ascii_table_is_ascii() -> None:
    assert all(isinstance(to, str) and ord(to) < 127 for to in ASCII.values())


def test_text_keeps_the_ground_it_is_put_on() -> None:
    canvas = Canvas(6, 1, SEA)
    canvas.put(1, 0, "ab", INK)
    canvas.put(3, 0, "c", INK, ground=SAND)
    assert canvas.grounds[0] == [SEA, SEA, SEA, SAND, SEA, SEA]


def test_two_pixels_share_a_cell() -> None:
    canvas = Canvas(1, 1, SEA)
    canvas.pixel(0, 1, SAND)
    assert (canvas.chars[0][0], canvas.inks[0][0], canvas.grounds[0][0]) == ("▀", exact(SEA), SAND)
    canvas.pixel(0, 0, KEY)
    assert (canvas.chars[0][0], canvas.inks[0][0], canvas.grounds[0][0]) == ("▀", exact(KEY), SAND)
    canvas.pixel(5, 9, KEY)
    assert canvas.lines() == [""]


def test_a_copy_is_a_drawing_of_its_own() -> None:
    canvas = Canvas(4, 1, SEA)
    canvas.key(0, 0, "m1")
    again = canvas.copy()
    again.key(0, 0, "m2", chosen=True)
    assert canvas.lines() == ["m1"]
    assert again.lines() == ["m2"]
    assert (canvas.grounds[0][0], again.grounds[0][0]) == (KEY, CURSOR)


def test_a_bar_is_full_to_its_part() -> None:
    canvas = Canvas(4, 1)
    canvas.bar(0, 0, 4, 0.625, KEY, SEA)
    assert "".join(canvas.chars[0]) == "██▌ "
