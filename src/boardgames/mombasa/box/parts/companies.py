"""The companies with their bases, and the map between them."""

from typing import Any

from boardgames.mombasa.box.parts.lookups import index, two_letter_codes
from boardgames.mombasa.box.parts.map_rows import Region
from boardgames.mombasa.box.rows import Files
from boardgames.mombasa.box.tables import POINTS_CODE, Gain


def of_companies(s: Files, companies: tuple[str, ...]) -> dict[str, Any]:
    columns = tuple(tuple(row.coins for row in s.companies.columns_of(company)) for company in companies)
    return {
        "colors": tuple(row.id for row in s.companies.player_color),
        "companies": s.companies.company,
        "company_codes": two_letter_codes([row.id for row in s.companies.company], taken=()),
        "scoring_order": tuple(companies.index(name) for name in s.companies.meta.scoring_order),
        "company_at": index(companies),
        "columns": columns,
        "shown": tuple(tuple(map(shown_coins, base)) for base in columns),
    }


def shown_coins(coins: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Visible coins of a column by number of posts, with the back space still covered or open for good."""
    last = len(coins) - 1
    return tuple(
        (sum(coins[: len(coins) - posts]), sum(coins[: max(last - posts, 0)]) + coins[last])
        for posts in range(len(coins) + 1)
    )


def of_map(s: Files, companies: tuple[str, ...]) -> dict[str, Any]:
    regions = tuple(row.id for row in s.map.region)
    return {
        "regions": s.map.region,
        "region_codes": two_letter_codes(regions, taken=(POINTS_CODE,)),
        "region_at": index(regions),
        "gains": tuple(map(gain, s.map.region)),
        "near": tuple(near(s, row.id, regions, companies) for row in s.map.region),
        "map_size": (s.map.meta.columns, s.map.meta.rows),
        "base_borders": tuple(
            tuple((regions.index(row.region), row.lines) for row in s.map.base_border if row.company == company)
            for company in companies
        ),
        "borders": tuple((regions.index(row.a), regions.index(row.b), row.lines) for row in s.map.border),
    }


def gain(region: Region) -> Gain:
    kinds = ("pounds", "diamond", "bookkeeping", "track")
    return Gain(*(sum(n for one, n in region.rewards if one == kind) for kind in kinds))


def near(s: Files, region: str, regions: tuple[str, ...], companies: tuple[str, ...]) -> tuple[int, int]:
    """Masks of what lies behind single and behind double borders."""
    masks = [0, 0, 0]
    for border in s.map.border:
        if region in (border.a, border.b):
            masks[border.lines] |= 1 << regions.index(border.b if border.a == region else border.a)
    for base in s.map.base_border:
        if base.region == region:
            masks[base.lines] |= 1 << (len(regions) + companies.index(base.company))
    return masks[1], masks[2]
