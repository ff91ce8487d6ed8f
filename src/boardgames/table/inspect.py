"""Questions to the table: things found by their names, and their descriptions as text."""

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, NamedTuple

from boardgames.core.errors import printable
from boardgames.core.fold_accents import fold_accents
from boardgames.core.game import Game, Seat, Thing
from boardgames.kit.look import Board, Look
from boardgames.store.rule_catalogue import load_catalogue
from boardgames.table.rule_articles import article
from boardgames.words import apart, say

GET = "get"
HEADINGS = ("does", "worth", GET, "others", "rules")
"""Headings of a card, always all five in this order; text mode leaves out empty ones."""
MAX_NAMES = 12
"""Maximum number of names that are listed if several things match."""


class View(NamedTuple):
    """A table as somebody sees it."""

    seen: Any
    asker: Seat | None
    look: Look


def texts_of(thing: Thing) -> Iterator[tuple[str, str, bool]]:
    """Yield (id, text, True if the thing has a text of its own) for all headings but the rules."""
    said = (thing.does, thing.worth, thing.get, thing.others)
    for heading, text in zip(HEADINGS, said, strict=False):
        yield heading, text or say(f"card-{heading}.nothing"), bool(text)


def heading_text(heading: str) -> str:
    """Return a heading of a card in words."""
    return say(f"card-{heading}")


def places(game: Game[Any, Any], seen: Any, look: Look) -> tuple[str, ...]:
    """Return every place of every drawing of the table, in the order of the table's parts."""
    board: Board = game.parts.board()
    canvases = [board.table(game, seen, look), *(canvas for _, canvas in board.tabs(game, seen, look))]
    canvases += [board.mat(game, seen, seat, look) for seat in range(len(look.names))]
    if hasattr(board, "large"):
        canvases.append(board.large(game, seen, look))
    first = (place for _, _, listed in game.words.parts(seen) for place in listed)
    drawn = {place: None for canvas in canvases for place in canvas.regions}
    return tuple(dict.fromkeys([*(place for place in first if place in drawn), *drawn]))


def things(game: Game[Any, Any], eyes: View, told: Collection[str] = ()) -> list[tuple[str, Thing]]:
    """Return (place, thing) for everything on the table that has a name; of things with one name, the first.

    `told` are further places, which a table in words has although they are not drawn.
    """
    found: dict[str, tuple[str, Thing]] = {}
    for place in dict.fromkeys([*places(game, eyes.seen, eyes.look), *told]):
        thing = game.words.thing(eyes.seen, eyes.asker, place, eyes.look.names)
        if thing is not None:
            found.setdefault(thing.name, (place, thing))
    return list(found.values())


def things_named(listed: Sequence[tuple[str, Thing]], wanted: str) -> list[tuple[str, Thing]]:
    """Return the things with a name, or else those whose name begins with it, has all its words or its initials."""
    asked = _bare(wanted)
    words = asked.split()
    named = [(_bare(thing.name), (place, thing)) for place, thing in listed]
    tests = (
        lambda name: name == asked,
        lambda name: name.startswith(asked),
        lambda name: all(word in name.split() for word in words),
        lambda name: _initials(name) == asked,
        lambda name: all(word in name for word in words),
    )
    for test in tests:
        if found := [pair for name, pair in named if test(name)]:
            return found
    return []


def _bare(name: str) -> str:
    """Return a name for comparison: in small letters, without an article or signs between words."""
    letters = "".join(letter if letter.isalnum() or letter == "'" else " " for letter in fold_accents(name))
    bare = " ".join(letters.split())
    articles = (article if article.endswith("'") else f"{article} " for article in say("articles").split())
    return next((bare.removeprefix(article) for article in articles if bare.startswith(article)), bare)


def _initials(name: str) -> str:
    """Return the short form of a name, as boards write it: `t5` for Tiger 5."""
    return "".join(word if word.isdecimal() else word[0] for word in name.split())


def describe_thing(game: Game[Any, Any], thing: Thing, choices: Sequence[str]) -> Iterator[str]:
    """Yield the description of a thing in lines of text, with the `choices` at its place."""
    yield _told(thing)
    for heading, text, said in texts_of(thing):
        here = [f"  {choice}" for choice in choices] if heading == GET else []
        if said:
            yield say("pair", head=heading_text(heading), text=text.replace("\n", "\n  "))
        elif here:
            yield say("above", head=heading_text(heading))
        yield from here
    catalogue = load_catalogue(game.parts.data, game.language)
    found = [entry for rule in thing.rules if (entry := catalogue.find(rule)) is not None]
    titles = [f"{entry.id} {article(entry).title}" for entry in found]
    if titles:
        yield say("pair", head=heading_text(HEADINGS[-1]), text=apart(titles))


def _told(thing: Thing) -> str:
    """Return name and sentence of a thing in one line, with a capital in front."""
    return say("pair", head=f"{thing.name[:1].upper()}{thing.name[1:]}", text=thing.line)


def parts_named(parts: Sequence[tuple[str, str, tuple[str, ...]]], wanted: str) -> list[str]:
    """Return the parts of the table with an id, or with these words in their titles."""
    words = fold_accents(wanted).split()
    found = [part for part, title, _ in parts if all(word in fold_accents(f"{part} {title}") for word in words)]
    return [part for part in found if part == fold_accents(wanted)] or found


def part_word(parts: Sequence[tuple[str, str, tuple[str, ...]]], part: str, title: str) -> str:
    """Return the word to type for a part: one of its title that means no other part, or else its id."""
    own = re.findall(r"\w+", fold_accents(title))
    if part in own:
        return part
    said = [word for word in re.findall(r"\w+", title.casefold()) if word not in say("articles").split()]
    return max((word for word in said if parts_named(parts, word) == [part]), key=len, default=part)


def _meant(game: Game[Any, Any], eyes: View, wanted: str) -> list[tuple[str, Thing]]:
    """Return the things with a name in a table in words: all that is drawn, and all that is described."""
    told = [place for _, _, listed in game.words.parts(eyes.seen) for place in listed]
    return things_named(things(game, eyes, told), wanted)


def describe_named(
    game: Game[Any, Any], eyes: View, wanted: str, choices_at: Callable[[str], Sequence[str]]
) -> Iterator[str]:
    """Yield the description of the thing with a name, or which things the name may mean, in lines of text."""
    found = _meant(game, eyes, wanted) if wanted else []
    if not found:
        yield say("ask-unknown", name=printable(wanted[:60])) if wanted else say("ask-what")
    elif len(found) > 1:
        names = [thing.name for _, thing in found]
        more = max(0, len(names) - MAX_NAMES)
        yield say("ask-which", names=apart(names[:MAX_NAMES]), more=more)
    else:
        place, thing = found[0]
        yield from describe_thing(game, thing, choices_at(place))


def describe_part(game: Game[Any, Any], eyes: View, wanted: str, asked: Collection[str | None]) -> Iterator[str]:
    """Yield a part of the table in sentences; or the list of parts, and those with the places that are asked about.

    A word that names no part may be in the names of things: then those are described.
    """
    parts = game.words.parts(eyes.seen)
    if wanted:
        shown = set(parts_named(parts, wanted))
        found = [] if shown else _meant(game, eyes, wanted)
        yield from (f"  {_told(thing)}" for _, thing in found)
        if not shown and not found:
            yield say("look-unknown", part=printable(wanted[:60]))
    else:
        shown = {part for part, _, listed in parts if any(place in asked for place in listed)}
        named = [say("look-part", title=title, part=part_word(parts, part, title)) for part, title, _ in parts]
        yield say("look-parts", parts=", ".join(named))
    for part, title, _ in parts:
        if part in shown:
            yield say("above", head=title)
            yield from (f"  {line}" for line in game.words.prose(eyes.seen, eyes.asker, part, eyes.look.names))
