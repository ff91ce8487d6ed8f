"""The rule catalogue of a game: every rule once, in our own words, with the rulings and the worked examples.

`data/<game>/rules.toml` is help text, source of the ids in refusals and score lines, and checklist of the tests.
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias, TypeVar

import msgspec

from boardgames.core.errors import UserError
from boardgames.core.fold_accents import fold_accents
from boardgames.core.messages import ENGLISH
from boardgames.core.values import Value, evolve
from boardgames.store.cache import cache_key, cached
from boardgames.store.component_tables import PACKAGE, RULES_FILE, translated


class Rule(Value):
    id: str
    section: str
    title: str
    text: str
    source: str
    kind: str
    players: tuple[int, ...] = ()
    """Empty: every player count."""
    variant: str = ""
    """Empty: every variant."""


class Example(Value):
    id: str
    rules: tuple[str, ...]
    given: str
    when: str
    then: str
    source: str


class Ruling(Value):
    id: str
    rules: tuple[str, ...]
    question: str
    ruling: str
    because: str


READER_MODULES = ("core/values.py", "store/cache.py", "store/rule_catalogue.py", "store/table_rows.py")
"""Modules that turn the files into a catalogue."""

Entry: TypeAlias = Rule | Example | Ruling


class RuleCatalogue(Value):
    game: str
    prefix: str
    rules: tuple[Rule, ...]
    examples: tuple[Example, ...]
    rulings: tuple[Ruling, ...]

    def entries(self) -> tuple[Entry, ...]:
        everything: list[Entry] = [*self.rules, *self.rulings, *self.examples]
        return tuple(everything)

    def ids(self) -> tuple[str, ...]:
        """Return every id: rules, rulings, examples."""
        return tuple(entry.id for entry in self.entries())

    def find(self, wanted: str) -> Entry | None:
        """Return the entry with this id, in upper or lower case."""
        wanted = wanted.upper()
        return next((entry for entry in self.entries() if entry.id == wanted), None)

    def search(self, text: str) -> tuple[Entry, ...]:
        """Return the entries that contain every word of the text, in id, title or body."""
        words = fold_accents(text).split()
        return tuple(entry for entry in self.entries() if all(word in _body(entry) for word in words))

    def sections(self) -> tuple[str, ...]:
        """Return the titles of the sections, in the order of the rulebook."""
        return tuple(dict.fromkeys(rule.section for rule in self.rules))

    def section(self, title: str) -> tuple[Entry, ...]:
        """Return the rules of a section, each followed by the rulings and worked examples that begin with it."""
        found: list[Entry] = []
        for rule in self.rules:
            if rule.section == title:
                found += [rule, *(other for other in self.about(rule) if other.rules[:1] == (rule.id,))]
        return tuple(found)

    def related(self, entry: Entry) -> tuple[Entry, ...]:
        """Return the rulings on a rule and its worked examples; for a ruling or an example its rules."""
        if isinstance(entry, Rule):
            return self.about(entry)
        return tuple(rule for rule in self.rules if rule.id in entry.rules)

    def about(self, rule: Rule) -> tuple[Ruling | Example, ...]:
        """Return the rulings on a rule and its worked examples."""
        return (*self.rulings_on(rule.id), *self.examples_of(rule.id))

    def rulings_on(self, rule: str) -> tuple[Ruling, ...]:
        return tuple(entry for entry in self.rulings if rule in entry.rules)

    def examples_of(self, rule: str) -> tuple[Example, ...]:
        return tuple(entry for entry in self.examples if rule in entry.rules)


def _body(entry: Entry) -> str:
    match entry:
        case Rule():
            parts = (entry.id, entry.section, entry.title, entry.text)
        case Example():
            parts = (entry.id, entry.given, entry.when, entry.then)
        case Ruling():
            parts = (entry.id, entry.question, entry.ruling, entry.because)
    return fold_accents(" ".join(parts))


class _About(msgspec.Struct, frozen=True):
    """Game of the rules; `meta` may contain more, about the sources."""

    game: str
    prefix: str


class _File(Value):
    """`rules.toml` as it is written."""

    meta: _About
    rule: tuple[Rule, ...]
    example: tuple[Example, ...] = ()
    ruling: tuple[Ruling, ...] = ()


class _RuleTexts(Value):
    """A rule in another language: what is left out stays English."""

    title: str = ""
    text: str = ""


class _ExampleTexts(Value):
    given: str = ""
    when: str = ""
    then: str = ""


class _RulingTexts(Value):
    question: str = ""
    ruling: str = ""
    because: str = ""


class _Texts(Value, kw_only=True):
    """`rules.<language>.toml` as it is written: texts by the id of the entry."""

    section: dict[str, str] = msgspec.field(default_factory=dict)
    """From the English title of a section to that of the language."""
    rule: dict[str, _RuleTexts] = msgspec.field(default_factory=dict)
    example: dict[str, _ExampleTexts] = msgspec.field(default_factory=dict)
    ruling: dict[str, _RulingTexts] = msgspec.field(default_factory=dict)


@lru_cache
def load_catalogue(folder: Path, language: str = ENGLISH) -> RuleCatalogue:
    """Return the catalogue that comes with a game (`Parts.data`), in English where a language lacks an entry.

    `UserError` names the first mistake in it.
    """
    files = [folder / RULES_FILE, folder / translated(RULES_FILE, language)]
    try:
        key = cache_key([*(path for path in files if path.is_file()), *(PACKAGE / name for name in READER_MODULES)])
    except UserError:  # reading the catalogue explains what is wrong
        return read_catalogue(folder, language)
    return cached(f"rules-{folder.name}-{language}-{key}", RuleCatalogue, lambda: read_catalogue(folder, language))


def read_catalogue(folder: Path, language: str = ENGLISH) -> RuleCatalogue:
    """Return the catalogue from the files alone, whatever a cache holds."""
    from boardgames.store.table_rows import read_rows  # which play itself never needs

    file = read_rows(folder, RULES_FILE, _File)
    rules, examples, rulings = file.rule, file.example, file.ruling
    overlay = translated(RULES_FILE, language)
    if language != ENGLISH and (folder / overlay).is_file():
        texts = read_rows(folder, overlay, _Texts)
        rules = tuple(
            evolve(_with_texts(rule, texts.rule), section=texts.section.get(rule.section, rule.section))
            for rule in rules
        )
        examples = tuple(_with_texts(example, texts.example) for example in examples)
        rulings = tuple(_with_texts(ruling, texts.ruling) for ruling in rulings)
    return RuleCatalogue(file.meta.game, file.meta.prefix, rules, examples, rulings)


E = TypeVar("E", Rule, Example, Ruling)


def _with_texts(entry: E, texts: Mapping[str, msgspec.Struct]) -> E:
    """Return an entry with its texts in another language, as far as there are any."""
    found = msgspec.structs.asdict(texts[entry.id]) if entry.id in texts else {}
    return evolve(entry, **{column: text for column, text in found.items() if text})
