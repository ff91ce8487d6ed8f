"""Words that stand in Python where people would read them; `python -m tests.literals` lists them."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from boardgames.core.messages import ENGLISH
from boardgames.tui.keys import KEYS
from boardgames.tui.look.palettes import PALETTES
from boardgames.tui.look.styles import STYLES
from boardgames.words import catalogue
from tests.test_layers import SOURCE

DATA = SOURCE.parent.parent / "data"
WORD = re.compile(r"[^\W\d_¹²³⁴]{2}")
"""Two letters in a row: a word, or part of one."""
NO_WORD = re.compile(
    r"#[0-9a-fA-F]{6}|[A-Z]{3}-[A-Z]+-\d+|\w+-|\w+\.|=#[0-9a-f]{6}/?"
    r"|(?:(?:bold|italic|underline|on|#[0-9a-fA-F]{6}) ?)+|[#.][a-z][a-z-]*|[#+]\w+|[\w-]*\.\w+|[.b-df-hj-np-tv-z]{9,}"
    r"|(?:ctrl|shift)\+\w+|.*[<>=]\".*|</?\w+>|boardgames(?:\.\w+)*|[a-z_]+(?:,[a-z_]+)+|[a-z]+\.(?:json|toml)"
    r"|SIG[A-Z]+|#--\w+|[A-Z]+(?:_[A-Z]+)+|textual(?:\.\w+)+:\w+",
    re.DOTALL,
)
"""A colour, a style, a rule, the beginning of a key or of a place, a widget, a drawing in letters, a key, markup, a
module, a file, a variable of the environment."""
GLUE = re.compile(r" ?[:;](?: [^a-zA-Z]*)?")
"""A sign between two texts."""
OUTSIDE = {
    "ascii", "NFKD", "none", "black", "height", " on ", " BOARDGAMES ", "CommandList", "log", "long-log",
    "DejaVu Sans Mono, Menlo, Consolas, monospace", "&é\"'(-è_çà", "²³⁴",
}  # fmt: skip
"""Names that Python, Textual, Rich and the world have given, and rows of signs."""
ID = re.compile(r"[a-z][a-z_-]*")
"""One word in small letters."""
SHELL_STYLES = frozenset(style for palette in PALETTES.values() for style in palette.spelled())
HOUSE_KEYS = frozenset(
    {
        *(filter(re.compile("-").search, catalogue(ENGLISH).keys())),
        *re.findall(r"\n +\*?\[([a-z]+)\]", (SOURCE / "words" / "en.ftl").read_text(encoding="utf-8")),
        *(key.id for key in KEYS),
    }
) - {"one", "other"}
"""Keys of the program's own catalogue, but for those of one word; what its messages select by; ids of commands."""
HEADS = ("thing-", "thing-has-", "part-", "uses-")
"""Beginnings of keys that are put together from ids."""
SHELL = ("tui", "text")
"""Rooms in which a method `say` shows a text: there only the function takes keys."""
SAYING = {"say", "fit", "least", "told", "text", "fitting", "sentence"}
"""Functions whose first text is the key of a message."""
NAMING = {
    "mark", "get", "code", "frame", "getattr", "hasattr", "setattr", "startswith", "endswith", "removeprefix",
    "removesuffix", "partition", "rpartition", "split", "rsplit", "on_demand", "import_module", "TypeVar", "compile",
    "fullmatch", "match", "search", "sub", "findall", "key", "action", "query", "query_one", "Literal", "open", "cast",
    "encode", "decode", "has_class", "add_class", "remove_class", "set_class", "toggle_class", "start_stream",
    "Binding", "Key", "Field", "find", "replace", "translate", "pop", "setdefault", "isinstance", "refuse",
    "Use", "UseKind", "means",
}  # fmt: skip
"""Functions that take names: of places, attributes, modules, patterns, keys."""
NAMES = {
    "kind", "place", "id", "classes", "ink", "ground", "style", "key", "name", "tag", "encoding", "errors", "mode",
    "chosen_by", "used_by", "group", "severity",
}  # fmt: skip
"""Keywords that take names."""
ROOMS = {
    **{f"{game}/face": (f"{game}/face", f"{game}/face/words") for game in ("amerigo", "eic", "felinia", "mombasa")},
    **{f"{game}/face/words": (f"{game}/face/words", "") for game in ("amerigo", "eic", "felinia", "mombasa")},
    "kit": ("kit", ""),
    "table": ("table", ""),
    "text": ("text", ""),
    "tui": ("tui", ""),
}
"""For each room its folder, and a folder inside it that is counted for itself."""


@cache
def _known(game: str) -> frozenset[str]:
    """All texts of a game's tables: ids and printed names are no words of the program."""
    found: set[str] = set()

    def walk(value: Any) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                found.add(key)
                walk(inner)
        elif isinstance(value, list):
            for inner in value:
                walk(inner)
        elif isinstance(value, str):
            found.add(value)

    for path in (DATA / game).glob("*.toml"):
        if path.name != "rules.toml":
            walk(tomllib.loads(path.read_text(encoding="utf-8")))
    return frozenset(found)


@cache
def known_texts() -> frozenset[str]:
    """All words in the texts of all tables."""
    texts = (text for folder in DATA.iterdir() if folder.is_dir() for text in _known(folder.name))
    return frozenset(word for text in texts for word in re.findall(r"[^\W\d_]+", text))


@cache
def _keys(game: str) -> frozenset[str]:
    """The keys of a game's catalogue, the kinds of things and parts that such keys are made of, and what messages
    select by."""
    catalogue = SOURCE / game / "face" / "words" / "en.ftl"
    if not catalogue.is_file():
        return frozenset()
    text = catalogue.read_text(encoding="utf-8")
    keys = re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
    chosen = set(re.findall(r"^ +\*?\[([a-z][\w-]*)\]", text, re.MULTILINE)) - {"one", "other"}
    kinds = {
        key.removeprefix(head)
        for key in keys
        for head in ("thing-", "part-", "thing-has-", "uses-")
        if key.startswith(head)
    }
    labels = {label for key in keys if "-" in (label := key.removeprefix("board-"))}
    return frozenset({*keys, *kinds, *labels, *chosen})


def literals(path: Path) -> Iterator[tuple[int, str]]:
    """The words of a module that are no key, no id and no name: line and text."""
    game = path.relative_to(SOURCE).parts[0]
    known = _known(game) | _keys(game) | set(STYLES) | HOUSE_KEYS | OUTSIDE
    tree = ast.parse(path.read_text(encoding="utf-8"))
    ids = _ids(tree)
    allowed: set[int] = set()

    def allow(node: ast.AST | None) -> None:
        for inner in ast.walk(node) if node is not None else ():
            allowed.add(id(inner))

    def allow_styles(node: ast.AST) -> None:
        """What stands behind a text, or is told apart from it by name, may be its style."""
        for inner in ast.walk(node):
            if isinstance(inner, ast.Constant) and inner.value in SHELL_STYLES:
                allowed.add(id(inner))

    for node in ast.walk(tree):
        match node:
            case ast.Tuple(elts=[_, *behind]):
                for inner in behind:
                    allow_styles(inner)
            case ast.arguments(defaults=defaults, kw_defaults=more):
                for default in (*defaults, *filter(None, more)):
                    allow_styles(default)
            case ast.IfExp(body=body, orelse=orelse):
                allow_styles(body)
                allow_styles(orelse)
            case ast.Expr(value=ast.Constant() as doc):
                allow(doc)
            case ast.Call(func=func, args=args, keywords=keywords):
                name = func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""
                if name in SAYING and not (game in SHELL and isinstance(func, ast.Attribute)):
                    allow(next((arg for arg in args if _is_text(arg)), None))
                if name in NAMING:
                    for arg in args:
                        allow(arg)
                for arg in args[1:]:
                    allow_styles(arg)
                for keyword in keywords:
                    allow_styles(keyword.value)
                    if keyword.arg in NAMES or (name in SAYING and isinstance(keyword.value, ast.Constant)):
                        allow(keyword.value)
            case ast.Dict(keys=keys):
                for key in keys:
                    allow(key)
            case ast.Subscript(slice=index):
                allow(index)
            case ast.Compare():
                allow(node)
            case ast.MatchValue() | ast.MatchMapping() | ast.Raise() | ast.Assert():
                allow(node)
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)) if name.endswith(
                ("CODES", "DEFAULT_NAMES")
            ):
                allow(node)
            case ast.arg(annotation=annotation) | ast.AnnAssign(annotation=annotation):
                allow(annotation)
            case ast.FunctionDef(returns=returns):
                allow(returns)
            case ast.Assign(targets=[ast.Name(id=name)]) if name in ("CSS", "DEFAULT_CSS", "__all__", "__slots__"):
                allow(node)
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)) if name.endswith(
                ("CODES", "DEFAULT_NAMES")
            ):
                allow(node)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in allowed:
            continue
        if WORD.search(node.value) and node.value not in known | ids and not NO_WORD.fullmatch(node.value):
            yield node.lineno, node.value


def glued(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the signs by which a module puts texts together: line and sign. French writes a space before them."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    parsing = {id(inner) for node in ast.walk(tree) if _is_parsing(node) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        found: list[ast.expr] = []
        match node:
            case ast.JoinedStr(values=[first, *rest]):
                found = [two for one, two in pairwise((first, *rest)) if isinstance(one, ast.FormattedValue)]
                found += [first] if rest else []
            case ast.Call(func=ast.Attribute(value=ast.Constant() as sign, attr="join")):
                found = [sign]
            case ast.BinOp(op=ast.Add(), left=left, right=right):
                found = [left, right]
        for part in found:
            if isinstance(part, ast.Constant) and id(part) not in parsing and GLUE.fullmatch(str(part.value)):
                yield part.lineno, str(part.value)


def _is_parsing(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in NAMING


def _ids(tree: ast.AST) -> set[str]:
    """Single words that a module compares with, or gives names in capitals: ids, whatever else they are."""
    found: set[str] = set()
    for node in ast.walk(tree):
        inside: list[ast.AST] = []
        match node:
            case ast.Compare() | ast.MatchValue():
                inside = [node]
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if name.isupper():
                inside = [value]
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=value) if all(
                isinstance(name, ast.Name) and name.id.isupper() for name in names
            ):
                inside = [value]
        texts = (one.value for part in inside for one in ast.walk(part) if isinstance(one, ast.Constant))
        found |= {text for text in texts if isinstance(text, str) and ID.fullmatch(text)}
    return found


def _is_text(argument: ast.expr) -> bool:
    """True for the argument that is the key of a message: a width may stand before it."""
    if isinstance(argument, ast.Constant):
        return isinstance(argument.value, str)
    return isinstance(argument, ast.JoinedStr | ast.IfExp)


def modules(room: str) -> list[Path]:
    folder, apart = ROOMS[room]
    return [
        path for path in sorted((SOURCE / folder).rglob("*.py")) if not apart or not path.is_relative_to(SOURCE / apart)
    ]


def counted(room: str) -> int:
    return sum(1 for path in modules(room) for _ in literals(path))


if __name__ == "__main__":
    for room in sys.argv[1:] or ROOMS:
        for path in modules(room):
            for line, text in (*literals(path), *glued(path)):
                print(f"{path.relative_to(SOURCE)}:{line}: {text!r}")
        print(f"{room}: {counted(room)}")
