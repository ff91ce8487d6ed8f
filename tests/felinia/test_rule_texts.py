"""The rules in other languages: every entry, with the figures of the English one."""

import re

import pytest

from boardgames.store.component_tables import data_folder
from boardgames.store.rule_catalogue import load_catalogue

FOLDER = data_folder("felinia")
NUMBER = re.compile(r"(?<![\w-])\d+(?![\w-])")


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_every_entry_of_the_catalogue_is_translated(language: str) -> None:
    english, other = load_catalogue(FOLDER), load_catalogue(FOLDER, language)
    assert {*english.sections()}.isdisjoint({*other.sections()} - {"Expert: provisions"})
    for ours, theirs in zip(english.rules, other.rules, strict=True):
        assert ours.text != theirs.text, ours.id
        assert len({*NUMBER.findall(ours.text)} - {*NUMBER.findall(theirs.text)}) <= 1, ours.id
    for ruling, said in zip(english.rulings, other.rulings, strict=True):
        assert ruling.ruling != said.ruling, ruling.id
        assert ruling.question != said.question, ruling.id
    for example, told in zip(english.examples, other.examples, strict=True):
        assert example.given != told.given, example.id
        assert sorted(NUMBER.findall(example.then)) == sorted(NUMBER.findall(told.then)), example.id
