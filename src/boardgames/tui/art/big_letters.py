"""Large letters: five by seven dots, painted in half cells."""

from unicodedata import normalize

from boardgames.kit.canvas import Canvas

HIGH = 7
# Each letter is five columns, a byte each, the lowest bit at the top.
FONT = {
    "0": "3E5149453E",
    "1": "00427F4000",
    "2": "4261514946",
    "3": "2141454B31",
    "4": "1814127F10",
    "5": "2745454539",
    "6": "3C4A494930",
    "7": "0171090503",
    "8": "3649494936",
    "9": "064949291E",
    "A": "7E1111117E",
    "B": "7F49494936",
    "C": "3E41414122",
    "D": "7F4141221C",
    "E": "7F49494941",
    "F": "7F09090901",
    "G": "3E4149497A",
    "H": "7F0808087F",
    "I": "00417F4100",
    "J": "2040413F01",
    "K": "7F08142241",
    "L": "7F40404040",
    "M": "7F020C027F",
    "N": "7F0408107F",
    "O": "3E4141413E",
    "P": "7F09090906",
    "Q": "3E4151215E",
    "R": "7F09192946",
    "S": "4649494931",
    "T": "01017F0101",
    "U": "3F4040403F",
    "V": "1F2040201F",
    "W": "3F4038403F",
    "X": "6314081463",
    "Y": "0708700807",
    "Z": "6151494543",
    "-": "0008080800",
    "+": "08083E0808",
    "!": "00005F0000",
    ".": "0060600000",
    "'": "0005030000",
    "&": "3649552250",
}


def columns_of(word: str) -> list[int] | None:
    """Return the columns of a word, with narrow letters narrow; None if the font lacks a letter."""
    found: list[int] = []
    for character in word.upper():
        if character == " ":
            found += [0, 0, 0]
            continue
        code = FONT.get(character) or FONT.get(normalize("NFKD", character)[0])
        if code is None:
            return None
        points = [int(code[i : i + 2], 16) for i in range(0, 10, 2)]
        while not points[0]:
            points.pop(0)
        while not points[-1]:
            points.pop()
        found += [*points, 0]
    return found[:-1]


def size_of(word: str, width: int, height: int) -> int:
    """Return the height of a dot in half rows, 2 or 1; 0 if the word does not fit or cannot be written."""
    columns = columns_of(word)
    if not columns:
        return 0
    return next((size for size in (2, 1) if len(columns) * size + 1 <= width and HIGH * size < 2 * height), 0)


def write_large(canvas: Canvas, x: int, half_row: int, word: str, size: int, ink: str, shadow: str) -> None:
    """Paint a word with a shadow; `size` is the result of `size_of`."""
    columns = columns_of(word) or []
    points = [
        (x + column * size + dx, half_row + level * size + dy)
        for column, bits in enumerate(columns)
        for level in range(HIGH)
        if bits >> level & 1
        for dx in range(size)
        for dy in range(size)
    ]
    for px, py in points:
        canvas.pixel(px + 1, py + 1, shadow)
    for px, py in points:
        canvas.pixel(px, py, ink)


def wide(word: str, size: int) -> int:
    """Return the number of columns of a word."""
    return len(columns_of(word) or []) * size


def spaced(word: str) -> str:
    """Return a word with spaces between its letters, large without painting."""
    return " ".join(word.upper())
