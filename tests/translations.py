"""What every translation lacks: `make words`. The catalogue of the program and those of the games, by language."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from boardgames.core.messages import ENGLISH
from boardgames.words import LANGUAGES
from tests.test_layers import SOURCE

KEY = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)


def keys(path: Path) -> tuple[str, ...]:
    """Return the keys of a catalogue, without names of things: those are each language's own."""
    found = KEY.findall(path.read_text(encoding="utf-8")) if path.is_file() else []
    return tuple(key for key in found if not key.startswith("name-"))


def lines() -> Iterator[str]:
    """Yield a line for each catalogue and language, then the keys that it lacks or has too many."""
    for english in sorted(SOURCE.rglob(f"{ENGLISH}.ftl")):
        ours = keys(english)
        for language in LANGUAGES:
            if language == ENGLISH:
                continue
            path = english.with_name(f"{language}.ftl")
            theirs = set(keys(path))
            missing = [key for key in ours if key not in theirs]
            share = 100 * (len(ours) - len(missing)) // max(1, len(ours))
            yield f"{path.relative_to(SOURCE)}: {share} % of {len(ours)} messages"
            yield from (f"  lacks {key}" for key in missing)
            yield from (f"  has no English {key}" for key in sorted(theirs - set(ours)))


if __name__ == "__main__":
    print("\n".join(lines()))
    sys.exit(any(line.startswith("  ") for line in lines()))
