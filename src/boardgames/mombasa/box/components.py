"""From rows of the sheets to cards, tracks, spaces, books and tiles."""

from typing import Literal

from boardgames.mombasa.box import rows_pieces as sh
from boardgames.mombasa.box.rows import Sheets
from boardgames.mombasa.box.tables import (
    EXPANSION,
    GOODS,
    HELPERS,
    TOTALS,
    Book,
    Card,
    Space,
    StartingTile,
    Tier,
    Track,
    reached,
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
NEEDS: tuple[Literal["coffee", "banana", "cotton", "expansion", "helper"], ...] = (
    "coffee",
    "banana",
    "cotton",
    "expansion",
    "helper",
)
SHORT = {
    "coffee": "Cof",
    "banana": "Ban",
    "cotton": "Cot",
    "expansion": "Exp",
    "any-good": "Any",
    "helper": "Hlp",
    "pounds": "£",
    "diamond": "D",
    "bookkeeping": "B",
    "remove-post": "X",
    "cotton-minus-1": "£c-",
}
KIND_CODES = {"coffee": "c", "banana": "b", "cotton": "t", "expansion": "x", "bookkeeper": "k", "merchant": "d"}


def all_cards(s: Sheets, companies: tuple[str, ...]) -> list[Card]:
    """Every card of the box in the order in which a hand is held: starting cards first, then letter by letter."""
    cards = []
    for color in s.companies.player_color:
        for start in s.cards.starting_card:
            copy = start.id[-1] if start.kind == "expansion" else ""
            cards.append(card(start, companies, f"{color.id}-{start.id}", last=copy or "s", mark=copy, icon=start.icon))
    cards += [card(row, companies, row.id, last=str(row.number), icon=row.icon) for row in s.cards.starting_expansion]
    for row in s.cards.action_card:
        last = last_of_code(row)
        mark = "" if named_company(row) else row.letter + (last if last.isdigit() else "")
        cards.append(card(row, companies, row.id, last=last, mark=mark, letter=row.letter))
    return cards + [tile(row) for row in s.bonus.tile if row.kind != "plus-one"]


def card(
    row: sh.CardRow,
    companies: tuple[str, ...],
    card_id: str,
    *,
    last: str,
    mark: str = "",
    letter: str = "",
    icon: str = "",
) -> Card:
    match row.kind:
        case "goods" if row.good:
            total, value, code = GOODS.index(row.good), row.value, f"{KIND_CODES[row.good]}{row.value}{last}"
        case "expansion":
            total, value, code = EXPANSION, row.value, f"{KIND_CODES['expansion']}{row.value}{last}"
        case "bookkeeper":
            total, value, code = HELPERS, 1, f"{KIND_CODES['bookkeeper']}{row.points}{last}"
        case "merchant":
            total, value, code = HELPERS, 1, f"{KIND_CODES['merchant']}{row.diamonds}{last}"
        case _:
            total, value, code = -1, 0, f"s{company_letter(row.share or '')}{last}"
    return Card(
        id=card_id,
        label=row.label,
        name=f"{row.label} ({mark})" if mark else row.label,
        code=code,
        kind=row.kind,
        letter=letter,
        icon=icon,
        crate=row.crate,
        total=total,
        value=value,
        points=row.points,
        diamonds=row.diamonds,
        pounds=row.pounds,
        mines=companies.index(row.mines_company) if row.mines_company else -1,
        mines_per_step=row.mines_per_step,
        per_other_merchant=0,
        share=companies.index(row.share) if row.share else -1,
    )


def tile(row: sh.TileRow) -> Card:
    return Card(
        id=row.id,
        label=row.label,
        name=f"{row.label} (tile)",
        code="t",
        kind=row.kind,
        letter="",
        icon="",
        crate=0,
        total=EXPANSION if row.kind == "expansion" else HELPERS,
        value=row.value if row.kind == "expansion" else 1,
        points=row.points,
        diamonds=row.diamonds,
        pounds=row.pounds,
        mines=-1,
        mines_per_step=1,
        per_other_merchant=row.per_other_merchant,
        share=-1,
    )


def company_letter(company: str) -> str:
    """One letter a company for the codes of cards; two of them begin with a C."""
    return "k" if company == "cairo" else company[:1]


def named_company(row: sh.ActionCardRow) -> str:
    """The company in the label of a merchant or expansion card; share cards of a company come twice."""
    return (row.mines_company if row.kind == "merchant" else row.share if row.kind == "expansion" else None) or ""


def last_of_code(row: sh.ActionCardRow) -> str:
    """What tells a card from others of its kind and value: a company, the number of the copy or the deck letter."""
    if company := named_company(row):
        return company_letter(company)
    parts = row.id.split("-")
    return parts[-1] if len(parts) > 3 and parts[-1].isdigit() else row.letter.lower()


def track(row: sh.TrackRow, s: Sheets) -> Track:
    spaces = range(row.length + 1)
    by_level = [None, *row.special]

    def levels(kind: str) -> tuple[int, int, int]:
        a, b, c = (special.n if special and special.kind == kind else 0 for special in by_level)
        return a, b, c

    mixes = levels("any-goods-discount")
    return Track(
        id=row.id,
        label=row.label,
        length=row.length,
        calls=tuple(sum(call.pounds for call in row.capital_call if call.after == at) for at in spaces),
        shares=reached(row.shares, row.length),
        specials=tuple(sum(special.pounds for special in row.special if special.space == at) for at in spaces),
        levels=tuple(sum(special.space <= at for special in row.special) for at in spaces),
        bonus_words=(bonus_words(row, 1), bonus_words(row, 2)),
        expansion=levels("expansion-value"),
        cotton=levels("cotton-value"),
        extra_discs=levels("extra-discs"),
        discounts=tuple(discounts(special) for special in by_level),
        mixes=(False, mixes[1] > 0, mixes[2] > 0),
        mix_discount=mixes,
    )


def discounts(special: sh.Special | None) -> tuple[int, int, int]:
    if special is None:
        return 0, 0, 0
    if special.kind == "any-goods-discount":
        return special.n, special.n, special.n
    coffee, banana, cotton = (special.n if special.good == good else 0 for good in GOODS)
    return coffee, banana, cotton


def bonus_words(row: sh.TrackRow, level: int) -> str:
    special = row.special[level - 1]
    match special.kind:
        case "goods-discount":
            return f"{special.n} off cards paid with {special.good}"
        case "any-goods-discount":
            return f"{special.n} off cards, goods may be mixed"
        case "cotton-value":
            return f"every cotton card +{special.n}"
        case "expansion-value":
            return f"expansion total +{special.n}"
        case "extra-discs":
            return f"{special.n} more bonus disc{'s' if special.n > 1 else ''}"
        case _:
            return f"bonus space {space_code(row.id, level)}"


def space_code(track: str, level: int) -> str:
    return f"p{track[0].lower()}{level}"


def board_spaces(s: Sheets, companies: tuple[str, ...]) -> list[Space]:
    return [board_space(row, s, companies) for row in s.bonus.space]


def board_space(row: sh.SpaceRow, s: Sheets, companies: tuple[str, ...]) -> Space:
    effects = {effect.kind: effect for effect in row.effects}
    buys, sells = effects.get("buy-card-with-pounds"), effects.get("sell-card-from-hand")
    points = effects.get("bookkeeping")
    return Space(
        id=row.id,
        label=row.label,
        code=SPACE_CODES[row.id],
        cost=row.cost_pounds,
        marker="take-start-marker" in effects,
        points=points.n if points else 0,
        buys=buys is not None,
        discount=buys.discount if buys else 0,
        sells=sells is not None,
        plus=sells.plus if sells else 0,
        tile=row.tile,
        counts=TOTALS.index(row.counts) if row.counts else -1,
        company=companies.index(row.company) if row.company else -1,
        tiers=tuple(tier(entry) for entry in row.tier),
    )


def tier(row: sh.TierRow) -> Tier:
    amount = {effect.kind: effect.n for effect in row.effects}
    return Tier(
        row.min,
        row.steps,
        amount.get("pounds", 0),
        amount.get("diamond", 0),
        amount.get("bookkeeping", 0),
        amount.get("remove-post", 0),
    )


def track_spaces(s: Sheets) -> list[Space]:
    spaces = []
    for row in s.tracks.additional_space:
        kinds = [special.kind for track in s.tracks.track if track.id == row.track for special in track.special]
        level = kinds.index(row.id) + 1
        options = []
        for effects in row.options:
            amount = {effect.kind: effect.n for effect in effects}
            options.append((amount.get("bookkeeping", 0), amount.get("diamond", 0)))
        spaces.append(
            Space(
                id=row.id,
                label=f"{row.track} {'1st' if level == 1 else '2nd'}",
                code=space_code(row.track, level),
                cost=row.cost_pounds,
                track=row.track,
                level=level,
                buys=row.buy_discount is not None,
                discount=row.buy_discount or 0,
                diamonds=row.diamond,
                sells=row.sell_plus is not None,
                plus=row.sell_plus or 0,
                only=-1 if row.sell_filter == "any" else GOODS.index(row.sell_filter),
                options=tuple(options),
                advances=row.tracks,
                steps=row.steps,
            )
        )
    return spaces


def book(row: sh.BookFace) -> Book:
    need = {requirement.type: requirement.n for requirement in row.req}
    coffee, banana, cotton, expansion, helper = (need.get(kind, 0) for kind in NEEDS)
    return Book(
        row.id,
        row.letter if isinstance(row, sh.BookRow) else "",
        row.label if isinstance(row, sh.BookRow) else starting_book_label(row),
        (coffee, banana, cotton, expansion, helper),
        need.get("any-good", 0),
        row.reward.kind,
        row.reward.n,
    )


def starting_book_label(row: sh.BookFace) -> str:
    """A starting book has no label of its own: the same short form as the books, such as `Cof2>£2`."""
    needs = "+".join(f"{SHORT[need.type]}{need.n if need.type != 'helper' else ''}" for need in row.req)
    return f"{needs}>{SHORT[row.reward.kind]}{row.reward.n}"


def starting_tile(row: sh.StartingTileRow, companies: tuple[str, ...]) -> StartingTile:
    gain: dict[str, int] = {bonus.track: bonus.n for bonus in row.bonus}
    a, b, c, d = (gain.get(company, 0) for company in companies)
    return StartingTile(row.id, row.label, row.rest, (a, b, c, d), gain.get("diamond", 0))
