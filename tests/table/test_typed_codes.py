"""What somebody may mean by what is typed: codes, their rests, and words."""

import pytest

from boardgames.table.typed_codes import has_accented, match_typed

CODES = ("p1", "p2", "p12", "s.wi", "stop")
TEXTS = ("Panther 1", "Panther 2", "Panther 12", "sell 1 wine", "no more tiles")


@pytest.mark.parametrize(
    ("typed", "among", "one"),
    [
        ("p", {"p1", "p2", "p12"}, ""),
        ("p1", {"p1", "p12"}, "p1"),
        ("2", {"p2"}, "p2"),
        ("1", {"p1", "p12"}, "p1"),
        ("12", {"p12"}, "p12"),
        ("s", {"s.wi", "stop"}, ""),
        ("w", set(), ""),
        ("til", {"stop"}, "stop"),
        ("q", set(), ""),
    ],
)
def test_a_code_its_rest_behind_the_first_character_or_a_word(typed: str, among: set[str], one: str) -> None:
    found = match_typed(typed, CODES, TEXTS)
    assert {CODES[i] for i in found.among} == among
    assert (CODES[found.one] if found.one is not None else "") == one


def test_letters_behind_what_most_codes_begin_with_are_enough_and_no_others() -> None:
    codes = ("fn1", "fw3", "fw4", "zc")
    texts = ("",) * len(codes)
    assert match_typed("w3", codes, texts).one == 1
    assert match_typed("c", codes, texts).among == (), "a slip must not end a round"


def test_a_beginning_goes_before_a_rest() -> None:
    assert match_typed("2", ("p2", "22"), ("", "")).one == 1


FRENCH = ("vendre 1 épice", "acheter un œuf", "développer 2", "expédier")


@pytest.mark.parametrize(("typed", "word"), [("epice", 0), ("épi", 0), ("oeuf", 1), ("œuf", 1), ("devel", 2)])
def test_words_match_without_accents(typed: str, word: int) -> None:
    assert match_typed(typed, ("v1", "a1", "d2", "x1"), FRENCH).one == word


def test_an_accented_letter_goes_on_a_word_only_with_its_accent() -> None:
    assert has_accented("vendre 1 épice", "", "é")
    assert has_accented("développer 2", "d", "é")
    assert not has_accented("expédier", "", "é"), "the digit of the key is meant"
    assert not has_accented("vendre 1 épice", "e", "é")
