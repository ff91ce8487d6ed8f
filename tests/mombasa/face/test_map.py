"""The map: no name of a region runs into its key, or into what is written in the region beside it."""

from collections.abc import Iterator

import pytest

from boardgames.core.values import evolve
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import KEY
from boardgames.mombasa import GAME
from boardgames.mombasa.face import table as board
from boardgames.mombasa.state import Expanding, State, Turn
from tests.mombasa.given import T, given
from tests.tui.drawing import look_at


def expanding(company: int, first: int) -> State:
    """A company with a post in every second region: it may enter most of the others, in a quarter of which is a
    rival."""
    own = sum(1 << region for region in range(first, len(T.regions), 2))
    rival = sum(1 << region for region in range(1 - first, len(T.regions), 4))
    posts = [0] * len(T.companies)
    posts[company], posts[company - 1] = own, rival
    return evolve(
        given(a={"area": {"b": "expansion-2x"}}), posts=tuple(posts), frames=(Turn(0), Expanding(company, 9, 0))
    )


def touching(canvas: Canvas) -> Iterator[str]:
    """Letters side by side of which one is a key and the other is not, or that belong to two regions."""
    for chars, grounds, hits in zip(canvas.chars, canvas.grounds, canvas.hits, strict=True):
        for x in range(canvas.width - 1):
            one, other = hits[x], hits[x + 1]
            if not (chars[x].isalnum() and chars[x + 1].isalnum()) or not {one, other} & set(T.region_at):
                continue
            if (grounds[x] == KEY) != (grounds[x + 1] == KEY) or (one != other and {one, other} <= set(T.region_at)):
                yield "".join(chars[max(0, x - 12) : x + 14])


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_names_of_regions_keep_a_gap(language: str) -> None:
    game = GAME.in_language(language)
    found: list[str] = []
    for company in range(len(T.companies)):
        for first in (0, 1):
            state = expanding(company, first)
            seen, look = game.observe(state, 0), look_at(game, state, 0)
            drawn = (board.table(game, seen, look), board.large(game, seen, look))
            for canvas in (*drawn, *(tab for _, tab in board.tabs(game, seen, look))):
                found += touching(canvas)
    assert not found, found[:5]
