"""`python -m tests.pages [--all]`: write the generated pages into `docs`."""

import sys
from pathlib import Path

from tests.pages import commands, keys, manual, states
from tests.pages.generated import pages as built_pages

DOCS = Path(__file__).resolve().parents[2] / "docs"
COMMITTED = {
    "reference/commands.md": commands.page,
    "reference/keys.md": keys.page,
    "reference/boardgames.1": manual.page,
    "reference/states.md": states.page,
}
"""Generated pages that are kept under version control; a test compares them."""


def main(arguments: list[str]) -> None:
    for name, page in COMMITTED.items():
        _write(name, page())
    if "--all" in arguments:
        for name, text in built_pages():
            _write(name, text)


def _write(name: str, text: str) -> None:
    path = DOCS / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
