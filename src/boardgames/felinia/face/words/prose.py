"""The table in sentences, part by part, for somebody who cannot see the picture."""

from collections.abc import Iterator
from itertools import groupby

from boardgames.core.game import Seat
from boardgames.felinia.face.things import thing
from boardgames.felinia.face.things.components import THINGS
from boardgames.felinia.face.words.names import Names
from boardgames.felinia.state import Mystery, State

OF_EVERYBODY = ("player", "own-board", "merchants", "tiles", "bonus")
OF_EXPERTS = (*OF_EVERYBODY, "special", "places")


def parts(w: Names, s: State) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    t = w.tables
    top = s.frames[-1] if s.frames else None
    cards = range(len(top.cards)) if isinstance(top, Mystery) else ()
    own = OF_EXPERTS if s.variant == "expert" else OF_EVERYBODY
    listed = {
        "markets": (*(row.id for row in t.places), *THINGS.listed(t, s, "markets"), "bank", "bag", "first"),
        "harbour": THINGS.listed(t, s, "harbour"),
        "island": (*(f"card.{number}" for number in cards), *THINGS.listed(t, s, "island")),
        **{country.id: tuple(_provinces(w, s, country.id)) for country in t.countries},
        "tiles": (
            *(f"people.{row.id}" for row in t.peoples),
            *(f"special.{tile}" for tile in _specials(w, s)),
        ),
        "players": tuple(f"{what}.{seat}" for seat in range(len(s.players)) for what in own),
    }
    return tuple((part, _title(w, part), places) for part, places in listed.items())


def _title(w: Names, part: str) -> str:
    return w.say("part-country", country=part) if part in w.tables.country_number else w.say(f"part-{part}")


def _provinces(w: Names, s: State, country: str) -> Iterator[str]:
    return (row.id for row in w.tables.boards[s.variant].provinces if row.country == country)


def _specials(w: Names, s: State) -> tuple[str, ...]:
    """The special tiles of this side of the board."""
    tiles = w.tables.trade_tiles
    return tuple(name for name, row in tiles.items() if not row.people and s.variant in row.variants)


def prose(w: Names, s: State, viewer: Seat | None, part: str, names: tuple[str, ...]) -> tuple[str, ...]:
    places = next((places for known, _, places in parts(w, s) if known == part), ())
    board = w.tables.boards[s.variant]
    found = [(place, one) for place in places if (one := thing(w, s, viewer, place, names)) is not None]
    runs = groupby(found, lambda pair: (pair[1].line, "" if pair[0] in board.number else pair[0]))
    return tuple(_told(w, [one.name for _, one in run], line) for (line, _), run in runs)


def _told(w: Names, names: list[str], line: str) -> str:
    """Return the sentences, with those that are equal for provinces in a row merged."""
    name = names[0] if len(names) == 1 else w.say("prose-from-to", first=names[0], last=names[-1])
    return w.say("prose-thing", name=name[:1].upper() + name[1:], line=line)
