"""Names of things in sentences and on boards."""

import pytest

from boardgames.felinia import GAME


@pytest.mark.parametrize(
    ("language", "whole", "brief"),
    [("en", "Lost Archive", "Lost Archive"), ("fr", "Archives perdues", "Arch. perdues"),
     ("nl", "Verloren archief", "Verl. archief")],
)  # fmt: skip
def test_a_sentence_has_the_whole_name_of_a_place_and_a_board_a_short_one(
    language: str, whole: str, brief: str
) -> None:
    names = GAME.in_language(language).words.names  # type: ignore[attr-defined]
    assert names.card("archive") == names.card("mp-archive-2") == whole
    assert names.tables.mystery_kinds["archive"].label == brief
