"""From rows to lookups: each part of the box by itself, then all of them together."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from boardgames.core.records import Finding
from boardgames.mombasa.box import rows
from boardgames.mombasa.box.checks import check
from boardgames.mombasa.box.parts.books import of_books
from boardgames.mombasa.box.parts.cards import of_cards, of_display
from boardgames.mombasa.box.parts.companies import of_companies, of_map
from boardgames.mombasa.box.parts.lookups import reached
from boardgames.mombasa.box.parts.map_rows import Companies, Map
from boardgames.mombasa.box.parts.spaces import of_spaces
from boardgames.mombasa.box.parts.tracks import of_tracks
from boardgames.mombasa.box.rows import Files
from boardgames.mombasa.box.tables import Tables
from boardgames.store.table_rows import demand, read_rows


def read(folder: Path) -> Files:
    """All files of a folder, each checked by itself."""
    return Files(
        setup=read_rows(folder, "setup.toml", rows.Setup),
        companies=read_rows(folder, "companies.toml", Companies),
        map=read_rows(folder, "map.toml", Map),
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
