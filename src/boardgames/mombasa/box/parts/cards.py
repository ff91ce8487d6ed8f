"""The cards in the order in which a hand is held, the deck and the display."""

from typing import Any

from msgspec.structs import asdict

from boardgames.mombasa.box import rows
from boardgames.mombasa.box.parts.lookups import index
from boardgames.mombasa.box.rows import Files
from boardgames.mombasa.box.tables import EXPANSION, GOODS, HELPERS, Card

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
    """Return what distinguishes a card from others of its kind and value: a company, the copy's number or the deck
    letter."""
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
