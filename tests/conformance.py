"""Every rule, ruling and example of a catalogue must be named by a test: `@pytest.mark.rule("FEL-AUC-03")`.

The markers are read from the source of the tests, so the answer does not depend on which tests are run. As a program
(`make conformance`) this prints the count for every game and what is missing.
"""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from boardgames.store.component_tables import data_folder
from boardgames.store.rule_catalogue import load_catalogue
from tests.laws.random_walks import PLAYED

TESTS = Path(__file__).resolve().parent


@cache
def markers(folder: Path = TESTS) -> dict[str, list[str]]:
    """Rule id -> the tests that carry it."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        for test, rule in _markers_in(ast.parse(text)) if "mark.rule" in text else ():
            found.setdefault(rule, []).append(f"{path.relative_to(TESTS)}::{test}")
    return found


def _markers_in(tree: ast.AST) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
                    for argument in decorator.args:
                        yield node.name, ast.literal_eval(argument)


def missing(game: str, found: dict[str, list[str]]) -> list[str]:
    return [id_ for id_ in load_catalogue(data_folder(game)).ids() if id_ not in found]


def unknown(found: dict[str, list[str]]) -> list[str]:
    known = {id_ for game in PLAYED for id_ in load_catalogue(data_folder(game)).ids()}
    return [f"{rule} at {', '.join(tests)}" for rule, tests in found.items() if rule not in known]


def main() -> int:
    found = markers()
    failures = 0
    for game in PLAYED:
        ids, lacking = load_catalogue(data_folder(game)).ids(), missing(game, found)
        print(f"{game:10} {len(ids) - len(lacking):4} / {len(ids):4} rules, rulings and examples tested")
        for id_ in lacking:
            print(f"           no test: {id_}")
        failures += len(lacking)
    for line in unknown(found):
        print(f"no such rule: {line}")
        failures += 1
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
