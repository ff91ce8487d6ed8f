"""What is said for a bot's choice that brings no points at once: true by the rules, and seen by everybody."""

from typing import Any

from boardgames.mombasa import GAME
from boardgames.mombasa import actions as do
from boardgames.mombasa.rules.scoring import shares
from boardgames.mombasa.state import State
from tests.mombasa.given import company, given, offered, play


def choosing(**seats: Any) -> State:
    """The first player has one expansion card to use."""
    mine = {"area": {"b": "expansion-2x"}, **seats.pop("a", {})}
    return play(given(a=mine, **seats), do.UseExpansion())


def speaks_for(state: State, name: str) -> str:
    assert do.Expand(name) in offered(state, do.Expand)
    return GAME.words.purpose(GAME.observe(state, None), 0, do.Expand(name))


def test_a_company_is_expanded_by_whoever_has_most_shares_of_it() -> None:
    state = choosing(a={"steps": {"cairo": 9}}, b={"steps": {"mombasa": 9}})
    mine, theirs = (sum(shares(GAME.tables, state, seat, company("cairo"))) for seat in (0, 1))
    assert mine > theirs
    assert speaks_for(state, "cairo") == f"nobody else holds so many shares of it: {mine} against {theirs}"
    assert speaks_for(state, "mombasa") == ""
