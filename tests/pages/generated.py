"""The generated pages that only a build needs."""

from collections.abc import Iterator

from tests.pages import api, components, rules


def pages() -> Iterator[tuple[str, str]]:
    """Yield the name below `docs` and the text of every page."""
    yield from rules.pages()
    yield from components.pages()
    yield from api.pages()
