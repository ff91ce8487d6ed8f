"""From rows to lookups."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from msgspec.structs import asdict

from boardgames.core.errors import UserError
from boardgames.core.rows import Finding, demand, read_rows
from boardgames.mombasa.box import rows
from boardgames.mombasa.box.checks import check
from boardgames.mombasa.box.rows import Files
from boardgames.mombasa.box.tables import (
    EXPANSION,
    GOODS,
    HELPERS,
    LETTERS,
    TOTALS,
    AdvanceSpace,
    AnySpace,
    Book,
    BuyOrDiamondsSpace,
    BuySpace,
    Card,
    Gain,
    MajoritySpace,
    MarkerSpace,
    RewardSpace,
    SellSpace,
    StartingTile,
    Tables,
    Tier,
    TileSpace,
    Track,
)


def read(folder: Path) -> Files:
    """All files of a folder, each checked by itself."""
    return Files(
        setup=read_rows(folder, "setup.toml", rows.Setup),
        companies=read_rows(folder, "companies.toml", rows.Companies),
        map=read_rows(folder, "map.toml", rows.Map),
        tracks=read_rows(folder, "tracks.toml", rows.Tracks),
        cards=read_rows(folder, "cards.toml", rows.Cards),
        books=read_rows(folder, "books.toml", rows.Books),
        bonus=read_rows(folder, "bonus.toml", rows.Bonus),
        board=read_rows(folder, "player_board.toml", rows.PlayerBoard),
    )


def findings(folder: Path) -> Iterator[Finding]:
    """Everything that is wrong with the tables of a folder, or strange."""
    return check(read(folder))


def build(folder: Path) -> Tables:
    """The tables of a folder, checked against each other; `UserError` names the file and row that is wrong."""
    files = read(folder)
    demand(folder, check(files))
    companies = tuple(row.id for row in files.companies.company)
    parts: tuple[dict[str, Any], ...] = (
        of_companies(files, companies),
        of_map(files, companies),
        of_tracks(files, companies),
        of_spaces(files, companies),
        of_cards(files, companies),
        of_display(files),
        of_books(files, companies),
        of_player_board(files),
        of_setup(files),
    )
    found: dict[str, Any] = {}
    for part in parts:
        found |= part
    return Tables(**found)


def index(ids: Iterable[str]) -> dict[str, int]:
    return {name: i for i, name in enumerate(ids)}


def reached(values: tuple[tuple[int, int], ...], length: int) -> tuple[int, ...]:
    """From pairs of place and value: at every place the last value reached or passed."""
    return tuple(max((value for place, value in values if place <= at), default=0) for at in range(length + 1))


def two_letter_codes(names: list[str], taken: tuple[str, ...]) -> tuple[str, ...]:
    """Two letters a name: the initials of two words, else the first two letters, else the next pair that is free."""
    codes: list[str] = []
    for name in names:
        words = name.casefold().replace("-", " ").split()
        letters = "".join(words)
        pairs = [words[0][0] + words[1][0]] if len(words) > 1 else []
        pairs += [a + b for i, a in enumerate(letters) for b in letters[i + 1 :] if a != b]
        free = (pair for pair in pairs if pair not in codes and pair not in taken)
        code = next(free, None)
        if code is None:
            raise UserError(f"The name {name!r} gives no code of two letters that is free; give it another one.")
        codes.append(code)
    return tuple(codes)


# Companies and the map


def of_companies(s: Files, companies: tuple[str, ...]) -> dict[str, Any]:
    columns = tuple(tuple(row.coins for row in s.companies.columns_of(company)) for company in companies)
    return {
        "colors": tuple(row.id for row in s.companies.player_color),
        "companies": s.companies.company,
        "company_codes": two_letter_codes([row.name for row in s.companies.company], taken=()),
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
        "region_codes": two_letter_codes([row.name for row in s.map.region], taken=("bk",)),
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


def gain(region: rows.Region) -> Gain:
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


# Tracks


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
    """What a kind of bonus is worth with none, the first or the second special space reached."""
    first, second = (special.n if special.kind == kind else 0 for special in row.special)
    return 0, first, second


def discounts(special: rows.Special) -> tuple[int, int, int]:
    if special.kind == "any-goods-discount":
        return special.n, special.n, special.n
    coffee, banana, cotton = (special.n if special.good == good else 0 for good in GOODS)
    return coffee, banana, cotton


# Bonus spaces

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


# Cards

KIND_CODES = {"coffee": "c", "banana": "b", "cotton": "t", "expansion": "x", "bookkeeper": "k", "merchant": "d"}


def of_cards(s: Files, companies: tuple[str, ...]) -> dict[str, Any]:
    cards = all_cards(s, companies)
    action_tiles = tuple(row.id for row in s.bonus.tile if row.kind != "plus-one")
    slots = tuple(row.id for row in s.board.slot)
    return {
        "cards": {card.id: card for card in cards},
        "shares": frozenset(card.id for card in cards if card.kind == "share"),
        "rank": index(card.id for card in cards),
        "deck": tuple(
            tuple(row.id for row in s.cards.action_card if row.letter == letter)
            for letter in s.setup.deck.order_top_to_bottom
        ),
        "starting_cards": tuple(
            tuple(f"{color.id}-{row.id}" for row in s.cards.starting_card) for color in s.companies.player_color
        ),
        "numbered_cards": tuple(row.id for row in sorted(s.cards.starting_expansion, key=lambda row: row.number)),
        "action_tiles": action_tiles,
        "plus_one": next(row.n for row in s.bonus.tile if row.kind == "plus-one"),
        "places": (*slots, *action_tiles),
        "place_at": index((*slots, *action_tiles)),
    }


def all_cards(s: Files, companies: tuple[str, ...]) -> list[Card]:
    """Every card of the box in the order in which a hand is held: starting cards first, then letter by letter."""
    cards = []
    for color in s.companies.player_color:
        for row in s.cards.starting_card:
            copy = row.id[-1] if row.kind == "expansion" else ""
            cards.append(card(row, companies, f"{color.id}-{row.id}", last=copy or "s", mark=copy))
    cards += [card(row, companies, row.id, last=str(row.number), mark="") for row in s.cards.starting_expansion]
    for row in s.cards.action_card:
        last = last_of_code(row)
        mark = "" if named_company(row) else row.letter + (last if last.isdigit() else "")
        cards.append(card(row, companies, row.id, last=last, mark=mark))
    return cards + [tile_card(row) for row in s.bonus.tile if row.kind != "plus-one"]


def card(row: rows.CardRow, companies: tuple[str, ...], card_id: str, *, last: str, mark: str) -> Card:
    match row.kind:
        case "goods" if row.good:
            total, value, code = GOODS.index(row.good), row.value, f"{KIND_CODES[row.good]}{row.value}"
        case "expansion":
            total, value, code = EXPANSION, row.value, f"{KIND_CODES['expansion']}{row.value}"
        case "bookkeeper":
            total, value, code = HELPERS, 1, f"{KIND_CODES['bookkeeper']}{row.points}"
        case "merchant":
            total, value, code = HELPERS, 1, f"{KIND_CODES['merchant']}{row.diamonds}"
        case _:
            total, value, code = -1, 0, f"s{company_letter(row.share or '')}"
    columns: dict[str, Any] = {**asdict(row), "id": card_id, "value": value}
    return Card(
        **columns,
        total=total,
        mines_of=companies.index(row.mines_company) if row.mines_company else -1,
        share_of=companies.index(row.share) if row.share else -1,
        mark=mark,
        code=code + last,
    )


def tile_card(row: rows.TileRow) -> Card:
    """A bonus tile that lies in the action area like a card."""
    assert row.kind != "plus-one"
    expands = row.kind == "expansion"
    return Card(
        id=row.id,
        label=row.label,
        kind=row.kind,
        crate=0,
        value=row.value if expands else 1,
        points=row.points,
        diamonds=row.diamonds,
        pounds=row.pounds,
        total=EXPANSION if expands else HELPERS,
        mines_of=-1,
        share_of=-1,
        per_other_merchant=row.per_other_merchant,
        mark="tile",
        code="t",
    )


def company_letter(company: str) -> str:
    """One letter a company for the codes of cards; two of them begin with a C."""
    return "k" if company == "cairo" else company[:1]


def named_company(row: rows.CardRow) -> str:
    """The company in the label of a merchant or expansion card; share cards of a company come twice."""
    return (row.mines_company if row.kind == "merchant" else row.share if row.kind == "expansion" else None) or ""


def last_of_code(row: rows.CardRow) -> str:
    """What tells a card from others of its kind and value: a company, the number of the copy or the deck letter."""
    if company := named_company(row):
        return company_letter(company)
    parts = row.id.split("-")
    return parts[-1] if len(parts) > 3 and parts[-1].isdigit() else row.letter.lower()


def of_display(s: Files) -> dict[str, Any]:
    display = s.setup.display
    ids = tuple(f"card-{letter}" for letter in "abcdefghijklmnopqrstuvwxyz"[: display.rows * 3])
    return {
        "display_crates": tuple(display.crate[column] for _ in range(display.rows) for column in display.columns),
        "display_fill": tuple(
            row * len(display.columns) + display.columns.index(column)
            for column in display.fill_order
            for row in range(display.rows)
        ),
        "display_ids": ids,
        "display_at": index(ids),
    }


# Books and starting tiles

NEEDS = ("coffee", "banana", "cotton", "expansion", "helper")


def of_books(s: Files, companies: tuple[str, ...]) -> dict[str, Any]:
    shelf = s.setup.book_display
    ids = tuple(f"book-{column}{row + 1}" for row in range(shelf.rows) for column in shelf.columns)
    return {
        "books": {row.id: book(row) for row in (*s.books.book, *s.books.starting_tile)},
        "supplies": tuple(tuple(row.id for row in s.books.book if row.letter == letter) for letter in LETTERS),
        "shelf_letters": tuple(LETTERS.index(letter) for _ in range(shelf.rows) for letter in shelf.letters),
        "shelf_columns": tuple(column for _ in range(shelf.rows) for column in shelf.columns),
        "shelf_costs": tuple(shelf.cost[letter] for _ in range(shelf.rows) for letter in shelf.letters),
        "shelf_ids": ids,
        "shelf_at": index(ids),
        "starting_tiles": {row.id: starting_tile(row, companies) for row in s.books.starting_tile},
        "first_tiles": s.setup.first_game.starting_tiles,
        "tiles_dealt": s.setup.variable_game.deal_starting_tiles,
    }


def book(row: rows.BookRow) -> Book:
    need: dict[str, int] = {requirement.type: requirement.n for requirement in row.req}
    coffee, banana, cotton, expansion, helper = (need.get(kind, 0) for kind in NEEDS)
    columns = {name: getattr(row, name) for name in rows.BookRow.__struct_fields__}
    return Book(**columns, needs=(coffee, banana, cotton, expansion, helper), any_good=need.get("any-good", 0))


def starting_tile(row: rows.StartingTileRow, companies: tuple[str, ...]) -> StartingTile:
    gain: dict[str, int] = {bonus.track: bonus.n for bonus in row.bonus}
    a, b, c, d = (gain.get(company, 0) for company in companies)
    return StartingTile(**asdict(row), steps=(a, b, c, d), diamonds=gain.get("diamond", 0))


# The player board, and what the set-up says


def of_player_board(s: Files) -> dict[str, Any]:
    slots, diamond, ink = s.board.slot, s.board.diamond, s.board.bookkeeping
    return {
        "slots": tuple(row.id for row in slots),
        "slot_numbers": tuple(range(len(slots))),
        "slot_letters": tuple(row.label.lower() for row in slots),
        "slots_at_start": sum(1 << i for i, row in enumerate(slots) if row.opens == "start"),
        "diamond_slot": next(i for i, row in enumerate(slots) if row.opens == "diamond"),
        "ink_slot": next(i for i, row in enumerate(slots) if row.opens == "ink"),
        "diamond": diamond,
        "diamond_worth": reached(diamond.values, diamond.length),
        "ink": ink,
        "ink_worth": reached(ink.values, ink.length),
        "barred": tuple(i in ink.no_a_positions for i in range(ink.length + 1)),
    }


def of_setup(s: Files) -> dict[str, Any]:
    each, coins = s.setup.per_player, s.setup.round_track
    return {
        "rounds": s.setup.meta.rounds,
        "pounds": each.pounds,
        "discs": tuple(each.bonus_discs.get(str(count), 0) for count in range(5)),
        "discs_of_color": each.bonus_discs_in_box,
        "round_coins": ((), (), coins.coins_2, coins.coins_3, coins.coins_4),
        "components": s.setup.components,
    }
