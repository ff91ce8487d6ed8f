"""Where texts are parted: the coach's plans and the rows of the panel end there when room is short."""

import pytest

from boardgames.core.shorten import clauses


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("expand", ["expand"]),
        ("pay 2 wine: 8:15; take a tile", ["pay 2 wine", ": 8:15", "; take a tile"]),
        ("to the Tigers (by Ca, 2 left); a tile", ["to the Tigers", " (by Ca, 2 left)", "; a tile"]),
        ("two (a) (b, c)", ["two", " (a)", " (b, c)"]),
        ("the ship (Dutch) sails, 3 coins", ["the ship (Dutch) sails", ", 3 coins"]),
        (", nothing before", [", nothing before"]),
        ("café pour 3 PO ; l'Europe paie 6", ["café pour 3 PO", " ; l'Europe paie 6"]),
        ("agents\u00a0: deux", ["agents", "\u00a0: deux"]),
    ],
)
def test_a_text_is_parted_at_its_signs_and_never_inside_brackets(text: str, parts: list[str]) -> None:
    assert clauses(text) == parts
    assert "".join(clauses(text)) == text
