"""Entries of a rule catalogue as they are read."""

from boardgames.store.rule_catalogue import Example, Rule, RuleCatalogue, Ruling, article

RULE = Rule("TOY-01", "picks", "Picks", "Everybody picks.", "rulebook", "rule", (2, 3), "long")
PLAIN = Rule("TOY-02", "picks", "Coins", "Coins count.", "rulebook", "rule", (), "")
RULING = Ruling("TOY-R1", ("TOY-01",), "Twice?", "Once.", "It says so.")
EXAMPLE = Example("TOY-X1", ("TOY-01", "TOY-02"), "a deck", "Ann draws", "she has a card", "page 2")
CATALOGUE = RuleCatalogue("toy", "TOY", (RULE, PLAIN), (EXAMPLE,), (RULING,))


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


def test_what_belongs_to_an_entry() -> None:
    assert CATALOGUE.related(RULE) == (RULING, EXAMPLE)
    assert CATALOGUE.related(EXAMPLE) == (RULE, PLAIN)
    assert CATALOGUE.related(RULING) == (RULE,)
