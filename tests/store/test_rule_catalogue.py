"""Entries of a rule catalogue, and what belongs to them."""

from boardgames.store.rule_catalogue import Example, Rule, RuleCatalogue, Ruling

RULE = Rule("TOY-01", "picks", "Picks", "Everybody picks.", "rulebook", "rule", (2, 3), "long")
PLAIN = Rule("TOY-02", "picks", "Coins", "Coins count.", "rulebook", "rule", (), "")
RULING = Ruling("TOY-R1", ("TOY-01",), "Twice?", "Once.", "It says so.")
EXAMPLE = Example("TOY-X1", ("TOY-01", "TOY-02"), "a deck", "Ann draws", "she has a card", "page 2")
CATALOGUE = RuleCatalogue("toy", "TOY", (RULE, PLAIN), (EXAMPLE,), (RULING,))


def test_what_belongs_to_an_entry() -> None:
    assert CATALOGUE.related(RULE) == (RULING, EXAMPLE)
    assert CATALOGUE.related(EXAMPLE) == (RULE, PLAIN)
    assert CATALOGUE.related(RULING) == (RULE,)
