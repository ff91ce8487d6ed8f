"""How a file can be wrong. Every mutation is made from a stream of chance, so that a finding can be made again."""

import json
from typing import Any

from boardgames.core.rng import below, pick
from tests.laws.mutants import at

HOSTILE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    3,
    255,
    2**31,
    2**63,
    2**64,
    10**30,
    -(10**30),
    0.5,
    1e308,
    "",
    "x",
    "²",
    "\x1b[2J\x1b]0;owned\x07",
    "a\x00b",
    "\ud800",
    "x" * 5000,
    "../../etc/passwd",
    [],
    [[]],
    {},
    {"": {}},
    [1] * 500,
)
TEXTS: tuple[bytes, ...] = (
    b"",
    b"\x00",
    b"\xff\xfe",
    b"\n",
    b"\n\n\n",
    b"9" * 5000,
    b"[" * 3000,
    b"{" * 3000,
    b'"\\ud800"',
    b"\x1b[2J",
    b"-",
    b"1e999",
    b"null",
    b"true",
    "²".encode(),
)


def nested(depth: int) -> Any:
    """A list in a list in a list."""
    inside: Any = 1
    for _ in range(depth):
        inside = [inside]
    return inside


def mutated_bytes(content: bytes, luck: int) -> bytes:
    """The content with one piece cut out, doubled, flipped, exchanged or put in; or all of it written otherwise."""
    luck, how = below(luck, 13)
    luck, at = below(luck, len(content) + 1)
    luck, length = below(luck, 40)
    match how:
        case 0:
            return content[:at]
        case 1:
            return content[:at] + content[at + length :]
        case 2:
            return content[:at] + content[at : at + length] * 2 + content[at + length :]
        case 3 if at < len(content):
            luck, bit = below(luck, 8)
            return content[:at] + bytes([content[at] ^ 1 << bit]) + content[at + 1 :]
        case 4:
            lines = content.split(b"\n")
            luck, a = below(luck, len(lines))
            luck, b = below(luck, len(lines))
            lines[a], lines[b] = lines[b], lines[a]
            return b"\n".join(lines)
        case 5:
            lines = content.split(b"\n")
            luck, a = below(luck, len(lines))
            del lines[a]
            return b"\n".join(lines)
        case 6:
            return b"\xef\xbb\xbf" + content
        case 7:
            return content.replace(b"\n", b"\r\n")
        case 8:
            return content.decode("utf-8", "replace").encode(("utf-16", "utf-32", "utf-7")[length % 3])
        case 9:  # two good files that became one
            luck, behind = below(luck, len(content) + 1)
            return content[:at] + content[behind:]
        case 10:
            return content[:at] + content[at : at + length] * 20_000 + content[at + length :]
        case 11:
            luck, last = below(luck, len(content) + 1)
            return content[: min(at, last)] + bytes(abs(last - at)) + content[max(at, last) :]
    luck, text = pick(luck, TEXTS)
    return content[:at] + text + content[at:]


def mutated_json(plain: Any, luck: int) -> Any:
    """The data with one leaf, key or item exchanged for something hostile."""
    spots = list(_spots(plain, ()))
    luck, path = pick(luck, spots)
    luck, how = below(luck, 12)
    luck, value = pick(luck, HOSTILE)
    if how == 0:
        value = nested(900)
    elif how <= 3:
        luck, value = _retyped(at(plain, path), luck)
    elif how == 4:  # something that has its good place elsewhere
        luck, other = pick(luck, spots)
        value = at(plain, other)
    return _with(plain, path, value, drop=how == 5)


def _retyped(value: Any, luck: int) -> tuple[int, Any]:
    """The same value as another type, or its neighbour."""
    if isinstance(value, bool) or value is None:
        return pick(luck, (int(bool(value)), str(value), [value]))
    if isinstance(value, int):
        return pick(luck, (float(value), str(value), bool(value), value + 1, value - 1, -value, value * 1000, [value]))
    if isinstance(value, str):
        return pick(luck, (value.upper(), f" {value}", value * 2, value[:-1], [value], list(value), {value: value}))
    if isinstance(value, list):
        return pick(luck, (value[::-1], value * 2, value[1:], dict(enumerate(value)), [value], str(value)))
    return pick(luck, (list(value), list(value.items()), {**value, "more": 1}, {}))


def _spots(plain: Any, path: tuple[Any, ...]) -> Any:
    yield path
    if isinstance(plain, dict):
        for key, value in plain.items():
            yield from _spots(value, (*path, key))
    elif isinstance(plain, list):
        for i, value in enumerate(plain):
            yield from _spots(value, (*path, i))


def _with(plain: Any, path: tuple[Any, ...], value: Any, *, drop: bool) -> Any:
    if not path:
        return value
    head, *rest = path
    if isinstance(plain, dict):
        changed: Any = dict(plain)
    else:
        changed = list(plain)
    if not rest and drop:
        del changed[head]
    else:
        changed[head] = _with(plain[head], tuple(rest), value, drop=drop)
    return changed


def as_json(plain: Any) -> bytes:
    return json.dumps(plain).encode("utf-8", "surrogatepass")


def mutated_toml(text: str, luck: int) -> bytes:
    """A table with one value exchanged, or mutated as any other text."""
    lines = text.split("\n")
    values = [i for i, line in enumerate(lines) if "=" in line and not line.lstrip().startswith("#")]
    luck, how = below(luck, 3)
    if how == 0 or not values:
        return mutated_bytes(text.encode(), luck)
    luck, at = pick(luck, values)
    key = lines[at].partition("=")[0]
    luck, value = pick(luck, TOML_VALUES)
    lines[at] = f"{key}= {value}"
    return "\n".join(lines).encode("utf-8", "surrogatepass")


TOML_VALUES = (
    "-1",
    "0",
    "7",
    "999999999999",
    "9" * 5000,
    "1.5",
    "nan",
    '""',
    '"x"',
    '"a\\u001b[2J"',
    "[]",
    "[[]]",
    "{}",
    "[" * 2000 + "]" * 2000,
    "true",
    "1979-05-27T07:32:00Z",
    '["", ""]',
    "[1, 2, 3]",
)
