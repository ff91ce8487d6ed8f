"""Choices made piece by piece: what is typed for the pieces is what is typed for the choice, in all games."""

from collections import Counter

import pytest

from boardgames.core.choice_forms import ASIDE, ONE, PAIR, SCALE, SET, Form, Piece, switched
from boardgames.core.registry import games
from tests.bench.rows import positions

FORMS = {"mombasa": {SET, PAIR, ONE}, "amerigo": {SCALE}, "eic": {PAIR}, "felinia": {PAIR}}


@pytest.mark.parametrize("name", games())
def test_the_codes_of_the_pieces_are_the_code_of_the_choice(name: str) -> None:
    found: set[str] = set()
    for session, asked in positions(name, 3, 5, 1, by_chance=True):
        game, seat = session.game, asked.seat
        seen = game.observe(session.table.state, seat)
        heads = Counter[tuple[str, ...]]()
        for action in game.legal_actions(seen, seat):
            form = game.words.form(seen, seat, action)
            if form is None or form.kind == ASIDE:
                continue
            found.add(form.kind)
            heads[form.kind, *form.heads] += 1
            assert form.code == game.words.code(seen, action)
            assert all(piece.text for piece in form.pieces)
            assert (len(form.pieces), len(form.heads)) in ((2, 2), (2, 0)) or form.kind in (SET, ONE)
        assert len(heads) <= 1, "one question has choices of one form"
    assert found == FORMS[name]


def goods(codes: str) -> Form:
    return Form(SET, tuple(Piece(code, f"Coffee {code}") for code in codes), ("goods",))


def test_a_letter_switches_a_thing_of_a_set_on_or_off_in_any_order() -> None:
    forms = [*map(goods, ("c", "d", "e", "cd", "ce", "de", "cde", "b")), None]
    assert switched(forms, "c", "d") == "cd"
    assert switched(forms, "d", "c") == "cd"
    assert switched(forms, "cde", "d") == "ce"
    assert switched(forms, "c", "c") == ""
    assert switched(forms, "cd", "b") is None, "bananas do not go with coffee"
    assert switched(forms, "", "c") is None, "nothing is typed yet"
    assert switched(forms, "cd", "x") is None, "no thing of any set"
