"""The bonus spaces, on the board and beside tracks."""

from typing import Any

from boardgames.mombasa.box import rows
from boardgames.mombasa.box.parts.lookups import index
from boardgames.mombasa.box.rows import Files
from boardgames.mombasa.box.tables import (
    GOODS,
    TOTALS,
    AdvanceSpace,
    AnySpace,
    BuyOrDiamondsSpace,
    BuySpace,
    MajoritySpace,
    MarkerSpace,
    RewardSpace,
    SellSpace,
    Tier,
    TileSpace,
)

SPACE_CODES = {
    "start-player": "p1",
    "buy-card": "pb",
    "sell-card": "ps",
    "tile-plus-one": "pg",
    "tile-bookkeeper": "pk",
    "tile-merchant": "pm",
    "tile-expansion": "px",
    "majority-coffee": "yc",
    "majority-banana": "yb",
    "majority-cotton": "yt",
    "majority-expansion": "yx",
}


def of_spaces(s: Files, companies: tuple[str, ...]) -> dict[str, Any]:
    board = [board_space(row, companies) for row in s.bonus.space]
    spaces = (*board, *(track_space(s, row) for row in s.tracks.additional_space))
    return {
        "spaces": spaces,
        "space_at": index(space.id for space in spaces),
        "spaces_of_track": {
            row.id: tuple(i for i, space in enumerate(spaces) if space.track == row.id) for row in s.tracks.track
        },
        "board_spaces": len(board),
    }


def board_space(row: rows.SpaceRow, companies: tuple[str, ...]) -> AnySpace:
    common: dict[str, Any] = {
        "id": row.id,
        "label": row.label,
        "code": SPACE_CODES[row.id],
        "cost": row.cost_pounds,
    }
    if row.kind == "tile":
        return TileSpace(**common, tile=row.tile)
    if row.counts and row.company:
        tiers = tuple(tier(entry) for entry in row.tier)
        return MajoritySpace(
            **common, counts=TOTALS.index(row.counts), company=companies.index(row.company), tiers=tiers
        )
    effects = {effect.kind: effect for effect in row.effects}
    if "take-start-marker" in effects:
        return MarkerSpace(**common, points=effects["bookkeeping"].n if "bookkeeping" in effects else 0)
    if "buy-card-with-pounds" in effects:
        return BuySpace(**common, discount=effects["buy-card-with-pounds"].discount)
    return SellSpace(**common, plus=effects["sell-card-from-hand"].plus, only=-1)


def tier(row: rows.TierRow) -> Tier:
    amount = amounts(row.effects)
    return Tier(
        row.min,
        row.steps,
        amount.get("pounds", 0),
        amount.get("diamond", 0),
        amount.get("bookkeeping", 0),
        amount.get("remove-post", 0),
    )


def amounts(effects: tuple[rows.Effect, ...]) -> dict[str, int]:
    return {effect.kind: effect.n for effect in effects}


def track_space(s: Files, row: rows.AdditionalSpaceRow) -> AnySpace:
    kinds = [special.kind for track in s.tracks.track if track.id == row.track for special in track.special]
    level = kinds.index(row.id) + 1
    common: dict[str, Any] = {
        "id": row.id,
        "label": f"{row.track} {'1st' if level == 1 else '2nd'}",
        "code": f"p{row.track[0].lower()}{level}",
        "cost": row.cost_pounds,
        "track": row.track,
        "level": level,
    }
    if row.options:
        options = (amounts(effects) for effects in row.options)
        pairs = tuple((amount.get("bookkeeping", 0), amount.get("diamond", 0)) for amount in options)
        return RewardSpace(**common, options=pairs)
    if row.buy_discount is not None:
        return BuyOrDiamondsSpace(**common, discount=row.buy_discount, diamonds=row.diamond)
    if row.sell_plus is not None:
        only = -1 if row.sell_filter == "any" else GOODS.index(row.sell_filter)
        return SellSpace(**common, plus=row.sell_plus, only=only)
    return AdvanceSpace(**common, tracks=row.tracks, steps=row.steps)
