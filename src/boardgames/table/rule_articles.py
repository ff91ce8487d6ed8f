"""Entries of a rule catalogue as they are read: with headings, and where they are printed."""

import re

from boardgames.core.values import Value
from boardgames.store.rule_catalogue import Entry, Example, Rule, Ruling
from boardgames.words import say

RULEBOOK = re.compile(r"\w+\.(?P<language>fr|nl)\.txt")
"""File names of rulebooks in the catalogue."""


class Article(Value):
    """An entry as it is read: screens and pages of text lay it out, each in its own way."""

    id: str
    title: str
    paragraphs: tuple[str, ...]
    aside: str = ""
    """Explanation of the rest: the reason for a ruling."""


def article(entry: Entry) -> Article:
    """The words in which an entry is shown."""
    match entry:
        case Rule():
            limits = [say("rule-players", n="/".join(map(str, entry.players)))] if entry.players else []
            limits += [entry.variant] if entry.variant else []
            title = f"{entry.title}  ({', '.join(limits)})" if limits else entry.title
            return Article(entry.id, title, (entry.text,))
        case Ruling():
            says = (say("ruling-question", text=entry.question), say("ruling-answer", text=entry.ruling))
            title = say("ruling-on", rules=", ".join(entry.rules))
            return Article(entry.id, title, says, say("ruling-because", text=entry.because))
        case Example():
            story = (
                say("rule-example-given", text=entry.given),
                say("rule-example-when", text=entry.when),
                say("rule-example-then", text=entry.then),
            )
            return Article(entry.id, say("rule-example", rules=", ".join(entry.rules)), story)


def source_text(source: str) -> str:
    """Where a rule is printed, for a person: `French rulebook, MISE EN PLACE`."""
    return RULEBOOK.sub(lambda found: say(f"rulebook-{found['language']}"), source)
