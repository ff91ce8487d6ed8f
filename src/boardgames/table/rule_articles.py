"""Entries of a rule catalogue as articles: with headings, and where they are printed."""

import re

from boardgames.core.values import Value
from boardgames.store.rule_catalogue import Entry, Example, Rule, Ruling
from boardgames.words import say

RULEBOOK = re.compile(r"\w+\.(?P<language>fr|nl)\.txt")
"""File names of rulebooks in the catalogue."""


class Article(Value):
    """Entry as an article, which screens and text mode lay out in their own ways."""

    id: str
    title: str
    paragraphs: tuple[str, ...]
    aside: str = ""
    """Explanation of the rest: the reason for a ruling."""


def article(entry: Entry) -> Article:
    """Return an entry as an article."""
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
    """Return where a rule is printed, in words: `French rulebook, MISE EN PLACE`."""
    return RULEBOOK.sub(lambda found: say(f"rulebook-{found['language']}"), source)
