"""Entries of a rule catalogue as they are read."""

from boardgames.table.rule_articles import article, source_text
from tests.store.test_rule_catalogue import EXAMPLE, PLAIN, RULE, RULING


def test_a_rule_says_for_whom_it_holds() -> None:
    assert article(RULE).title == "Picks  (2/3 players, long)"
    assert article(PLAIN).title == "Coins"
    assert article(PLAIN).paragraphs == ("Coins count.",)


def test_a_ruling_gives_its_reason_beside_the_ruling() -> None:
    shown = article(RULING)
    assert shown.title == "ruling on TOY-01"
    assert shown.paragraphs == ("Question: Twice?", "We rule: Once.")
    assert shown.aside == "Because: It says so."


def test_an_example_is_told_in_three_parts() -> None:
    shown = article(EXAMPLE)
    assert shown.title == "worked example of TOY-01, TOY-02"
    assert shown.paragraphs == ("Given: a deck", "When: Ann draws", "Then: she has a card")


def test_a_source_is_named_for_a_person() -> None:
    assert source_text("mombasa.nl.txt, VOORBEREIDING") == "Dutch rulebook, VOORBEREIDING"
