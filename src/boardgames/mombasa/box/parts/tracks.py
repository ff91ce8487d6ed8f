"""The tracks of the companies, and what they pay and unlock."""

from typing import Any

from msgspec.structs import asdict

from boardgames.mombasa.box import rows
from boardgames.mombasa.box.parts.lookups import reached
from boardgames.mombasa.box.rows import Files
from boardgames.mombasa.box.tables import GOODS, Track


def of_tracks(s: Files, companies: tuple[str, ...]) -> dict[str, Any]:
    return {
        "tracks": {row.id: track(row) for row in s.tracks.track},
        "first_tracks": tuple(s.setup.first_game.tracks[row.id] for row in s.companies.company),
        "track_cards": tuple(row.ends for row in s.tracks.track_card),
        "track_edges": tuple(companies.index(name) for name in s.setup.variable_game.track_cards_to_edges),
    }


def track(row: rows.TrackRow) -> Track:
    spaces = range(row.length + 1)
    mixes = by_level(row, "any-goods-discount")
    return Track(
        **asdict(row),
        calls=tuple(sum(call.pounds for call in row.capital_call if call.after == at) for at in spaces),
        shares_at=reached(row.shares, row.length),
        specials=tuple(sum(special.pounds for special in row.special if special.space == at) for at in spaces),
        levels=tuple(sum(special.space <= at for special in row.special) for at in spaces),
        expansion=by_level(row, "expansion-value"),
        cotton=by_level(row, "cotton-value"),
        extra_discs=by_level(row, "extra-discs"),
        discounts=((0, 0, 0), *(discounts(special) for special in row.special)),
        mixes=(False, mixes[1] > 0, mixes[2] > 0),
    )


def by_level(row: rows.TrackRow, kind: str) -> tuple[int, int, int]:
    """Return what a kind of bonus is worth with none, the first or the second special space reached."""
    first, second = (special.n if special.kind == kind else 0 for special in row.special)
    return 0, first, second


def discounts(special: rows.Special) -> tuple[int, int, int]:
    if special.kind == "any-goods-discount":
        return special.n, special.n, special.n
    coffee, banana, cotton = (special.n if special.good == good else 0 for good in GOODS)
    return coffee, banana, cotton
