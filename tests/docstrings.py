"""Docstrings that begin with a headless clause; `python -m tests.docstrings [PACKAGE]` counts or lists them."""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.test_layers import SOURCE

HEADLESS = re.compile(r"(What|How|Whether|Who|Whose|Whom|Why|By|Of|So)\b")


def docstrings(path: Path) -> Iterator[tuple[int, str]]:
    """Yield line and text of every docstring of a module, those of fields and constants included."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        body = getattr(node, "body", None)
        for statement in body if isinstance(body, list) else []:
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                text = statement.value.value
                if isinstance(text, str):
                    yield statement.lineno, text.strip()


def headless() -> Iterator[tuple[str, Path, int, str]]:
    """Yield package, module, line and first line of every docstring that begins with a headless clause."""
    for path in sorted(SOURCE.rglob("*.py")):
        package = path.relative_to(SOURCE).parts[0].removesuffix(".py")
        for line, text in docstrings(path):
            if HEADLESS.match(text):
                yield package, path, line, text.splitlines()[0]


def main(packages: list[str]) -> None:
    """Print the number of each package, or the places in those that are named."""
    found = list(headless())
    for package, path, line, text in found:
        if package in packages:
            print(f"{path.relative_to(SOURCE)}:{line}: {text}")
    if not packages:
        for package, number in sorted(Counter(package for package, *_ in found).items()):
            print(f"{package:12} {number}")
        print(f"{'all':12} {len(found)}")


if __name__ == "__main__":
    main(sys.argv[1:])
