"""The rule pages: one for each section of each rulebook, every rule with its tests and its code."""

import re
from collections.abc import Callable, Iterator
from functools import cache

from boardgames.core.registry import games, load
from boardgames.store.rule_catalogue import Entry, Example, RuleCatalogue, load_catalogue
from boardgames.table.rule_articles import article, source_text
from tests.conformance import markers
from tests.pages.markdown import escaped, table
from tests.pages.rule_places import ROOT, places

MOST = 4
"""Maximum number of tests, and of places in the code, that a rule lists."""

Link = Callable[[str], str]


def pages() -> Iterator[tuple[str, str]]:
    """Yield the name below `docs` and the text of every page."""
    rows = []
    for game in games():
        catalogue, code = load_catalogue(ROOT / "data" / game), places(game)
        sections = [f"{number:02}-{_slug(title)}" for number, title in enumerate(catalogue.sections(), 1)]
        for name, title in zip(sections, catalogue.sections(), strict=True):
            yield f"rules/{game}/{name}.md", "\n".join(_section(catalogue, title, code)) + "\n"
        ids, rules = catalogue.ids(), catalogue.rules
        tested, named = sum(id_ in _tests() for id_ in ids), sum(rule.id in code for rule in rules)
        title = load(game).info.title
        rows.append((f"[{title}]({game}/index.md)", f"{tested} of {len(ids)}", f"{named} of {len(rules)}"))
        counts = f"{len(rules)} rules, {len(catalogue.rulings)} rulings and {len(catalogue.examples)} worked examples."
        contents = [
            *table(("ids begin with", "section"), _ids(catalogue, sections)),
            f"[Components](components.md), and [where their numbers come from](../../../data/{game}/PROVENANCE.md).",
            "",
            "```{toctree}",
            ":hidden:",
            "",
            *sections,
            "components",
            f"../../../data/{game}/PROVENANCE",
            "```",
            "",
        ]
        yield f"rules/{game}/index.md", "\n".join([f"# {title}", "", counts, "", *contents])
    head = ("game", "rules, rulings and examples with a test", "rules named in code or tables")
    contents = ["```{toctree}", ":hidden:", "", *(f"{game}/index" for game in games()), "```", ""]
    introduction = "Every rule of every rulebook in our own words, with its rulings, worked examples, tests and code."
    yield "rules/index.md", "\n".join(["# Rules", "", introduction, "", *table(head, rows), *contents])


def _ids(catalogue: RuleCatalogue, sections: list[str]) -> Iterator[tuple[str, str]]:
    """Yield, for each section, how the ids of its rules begin, and a link to its page."""
    for name, title in zip(sections, catalogue.sections(), strict=True):
        beginnings = dict.fromkeys(rule.id.rpartition("-")[0] for rule in catalogue.rules if rule.section == title)
        yield ", ".join(f"`{beginning}`" for beginning in beginnings), f"[{escaped(title)}]({name}.md)"


def _section(catalogue: RuleCatalogue, title: str, code: dict[str, list[str]]) -> Iterator[str]:
    link = _linker(catalogue)
    yield from (f"# {title}", "")
    for rule in catalogue.rules:
        if rule.section != title:
            continue
        yield from (f"({rule.id.lower()})=", f"## {rule.id} {escaped(article(rule).title)}", "")
        yield from (link(rule.text), "", f"*Source:* {escaped(source_text(rule.source))}", "")
        for other in catalogue.about(rule):
            yield from _box(other, link)
        yield from _listed("Tests", [f"tests/{test}" for test in _tests().get(rule.id, [])])
        yield from _listed("Code", code.get(rule.id, []))


def _box(entry: Entry, link: Link) -> Iterator[str]:
    """Yield a ruling or a worked example with its tests."""
    shown = article(entry)
    kind, style = ("worked example", "tip") if isinstance(entry, Example) else ("ruling", "note")
    yield from (f":::{{admonition}} {entry.id}: {kind}", f":class: {style}", "")
    for text in (*shown.paragraphs, shown.aside):
        label, _, rest = text.partition(": ")
        if rest:
            yield from (f"**{label}.** {link(rest)}", "")
    yield from _listed("Tests", [f"tests/{test}" for test in _tests().get(entry.id, [])])
    yield from (":::", "")


def _listed(label: str, items: list[str]) -> list[str]:
    if not items:
        return []
    more = f" and {len(items) - MOST} more" if len(items) > MOST else ""
    return [f"*{label}:* " + ", ".join(f"`{item}`" for item in items[:MOST]) + more, ""]


def _linker(catalogue: RuleCatalogue) -> Link:
    """Return a function that escapes a text and turns the ids of rules in it into links."""
    known = {rule.id for rule in catalogue.rules}
    pattern = re.compile(rf"\b{catalogue.prefix}-[A-Z]+-\d+\b")

    def link(text: str) -> str:
        return pattern.sub(
            lambda found: f"[{found[0]}](#{found[0].lower()})" if found[0] in known else found[0], escaped(text)
        )

    return link


@cache
def _tests() -> dict[str, list[str]]:
    return markers()


def _slug(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")
