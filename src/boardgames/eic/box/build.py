"""From rows to lookups."""

from collections.abc import Iterable, Iterator
from math import prod
from pathlib import Path
from typing import Any, Protocol

from boardgames.core.records import Finding
from boardgames.eic.box import rows
from boardgames.eic.box.checks import check
from boardgames.eic.box.rows import Box, Cell, Costs, Setup
from boardgames.eic.box.tables import DECKS, EUROPE, INDIES, MARKETS, NONE, Layout, Tables
from boardgames.store.table_rows import demand, read_rows


class HasId(Protocol):
    @property
    def id(self) -> str: ...


def read(folder: Path) -> Box:
    """Every file of a folder, each checked for itself."""
    return Box(
        game=read_rows(folder, "game.toml", rows.Rules),
        goods=read_rows(folder, "goods.toml", rows.Goods),
        ships=read_rows(folder, "ships.toml", rows.Ships),
        zones=read_rows(folder, "zones.toml", rows.Zones),
        characters=read_rows(folder, "characters.toml", rows.Characters),
        markets=read_rows(folder, "markets.toml", rows.Markets),
        dice=read_rows(folder, "dice.toml", rows.Dice),
        cards=read_rows(folder, "cards.toml", rows.Cards),
        stock=read_rows(folder, "stock.toml", rows.Stock),
        port=read_rows(folder, "port.toml", rows.Ports),
        companies=read_rows(folder, "companies.toml", rows.Companies),
        neutral=read_rows(folder, "neutral.toml", rows.Neutral),
    )


def build(folder: Path) -> Tables:
    """The tables of a folder, checked against each other; `UserError` names the file and row that is wrong."""
    box = read(folder)
    demand(folder, check(box))
    return Tables(**_as_they_are(box), **_markets(box), **_map(box), **_port(box), **_circle(box), **_neutral(box))


def findings(folder: Path) -> Iterator[Finding]:
    """Everything that is wrong with the tables of a folder, or strange."""
    return check(read(folder))


def _index(table: Iterable[HasId]) -> dict[str, int]:
    return {row.id: i for i, row in enumerate(table)}


def _as_they_are(box: Box) -> dict[str, Any]:
    game = box.game
    return {
        "goods": box.goods.good,
        "ships": box.ships.ship,
        "zones": box.zones.zone,
        "spots": box.zones.post,
        "cells": box.characters.cell,
        "cards": box.cards.card,
        "companies": box.companies.company,
        "agent_cards": box.neutral.agent_card,
        "destination_cards": box.neutral.destination_card,
        "periods": game.period,
        "phases": game.phase,
        "costs": game.costs,
        "agents": game.components.agents_per_player,
        "posts": game.components.trading_posts_per_player,
        "presidency": game.components.presidency_shares_per_player,
    }


def _markets(box: Box) -> dict[str, Any]:
    """Dice, cards, the exchange track and what depends on the number of players."""
    goods = [row.id for row in box.goods.good]
    faces = {(die.market, die.good): die.faces for die in box.dice.die}
    return {
        "good_index": _index(box.goods.good),
        "dice": tuple(tuple(faces[market, good] for good in goods) for market in MARKETS),
        "dice_rolls": prod(len(die.faces) for die in box.dice.die),
        "card_index": _index(box.cards.card),
        "card_piles": tuple(
            MARKETS.index(card.market) * len(DECKS) + DECKS.index(card.deck) for card in box.cards.card
        ),
        "period_decks": tuple(DECKS.index(row.deck) for row in box.game.period),
        "values": box.stock.track.values,
        "dividends": box.stock.track.dividends,
        "start_value": box.stock.meta.start_index,
        "layouts": tuple(_layout(box, row) for row in sorted(box.game.setup, key=lambda row: row.players)),
    }


def _layout(box: Box, setup: Setup) -> Layout:
    spots, goods = _index(box.zones.post), [row.id for row in box.goods.good]
    printed = {(one.market, one.good): one for one in box.markets.column if one.side == setup.market_side}
    columns = tuple(tuple(printed[market, good].prices for good in goods) for market in MARKETS)
    framed = int(setup.use_four_player_cubes)
    return Layout(
        setup=setup,
        neutral=setup.players if setup.neutral else NONE,
        condemned=tuple(spots[spot] for spot in setup.condemned_posts),
        prices=(
            tuple((0, *prices) for prices in columns[INDIES]),
            tuple((*prices, box.game.costs.full_track_sale) for prices in columns[EUROPE]),
        ),
        columns=columns,
        start=tuple(tuple(printed[market, good].start for good in goods) for market in MARKETS),
        card_cubes=tuple(
            tuple(plain + framed * more for plain, more in zip(card.cubes, card.four_only, strict=True))
            for card in box.cards.card
        ),
        rank_steps=next(row.steps for row in box.game.rank_steps if row.companies == setup.companies_in_play),
    )


def _map(box: Box) -> dict[str, Any]:
    goods, zones = _index(box.goods.good), _index(box.zones.zone)
    return {
        "zone_index": zones,
        "spot_index": _index(box.zones.post),
        "main_goods": tuple(goods[zone.main_good] for zone in box.zones.zone),
        "second_goods": tuple(goods[zone.second_good] for zone in box.zones.zone),
        "zone_goods": tuple(tuple(sorted((goods[zone.main_good], goods[zone.second_good]))) for zone in box.zones.zone),
        "zone_spots": tuple(
            tuple(i for i, spot in enumerate(box.zones.post) if spot.zone == zone.id) for zone in box.zones.zone
        ),
        "spot_zones": tuple(zones[spot.zone] for spot in box.zones.post),
    }


def _port(box: Box) -> dict[str, Any]:
    port, extensions = box.port.port, box.port.extension
    levels = range(len(extensions) + 1)
    return {
        "ship_index": _index(box.ships.ship),
        "ships_for_sale": tuple(
            tuple(i for i, ship in enumerate(box.ships.ship) if ship.buyable and ship.period <= period.number)
            for period in box.game.period
        ),
        "galleon": next(i for i, row in enumerate(box.ships.ship) if not row.buyable),
        "docks": tuple(port.docks + sum(row.docks for row in extensions[:level]) for level in levels),
        "warehouse": tuple(port.warehouse + sum(row.warehouse for row in extensions[:level]) for level in levels),
        "speeds": box.port.loading_track.sections,
        "sales_floors": box.port.sales_track.floors,
        "start_sales": box.port.sales_track.start_index,
    }


def _circle(box: Box) -> dict[str, Any]:
    """The characters in the order of the circle, their cells, and where agents come from and go to."""
    circle, table = box.characters.meta.circle, box.characters.cell
    by_name = {row.id: row for row in box.characters.character}
    cells, places = _index(table), {name: i for i, name in enumerate(circle)}
    characters = [places[cell.character] for cell in table]
    kinds = [cell.capability for cell in table]
    goods = [cell.good for cell in table]
    return {
        "characters": tuple(by_name[name] for name in circle),
        "cell_index": cells,
        "cell_characters": tuple(characters),
        "character_cells": tuple(tuple(cells[cell] for cell in by_name[name].cells) for name in circle),
        "portraits": len(cells),
        "centre": len(cells) + len(circle),
        "port": len(cells) + len(circle) + 1,
        "homes": (
            *(len(cells) + character for character in characters),
            *range(len(cells), len(cells) + len(circle) + 2),
        ),
        "reach": _reach(characters, len(circle)),
        "cell_costs": tuple(
            tuple(_cost(box.game.costs, cell, period.number) for cell in table) for period in box.game.period
        ),
        "costly_cells": tuple(i for i, cell in enumerate(table) if cell.cost not in (0, "ship")),
        "ship_cells": tuple(i for i, kind in enumerate(kinds) if kind == "ship"),
        "pier_cell": kinds.index("pier"),
        "post_cell": kinds.index("post"),
        "expertise_cell": kinds.index("expertise"),
        "charts_cell": kinds.index("cartography"),
        "influence_cells": tuple([cell.market for cell in table].index(market) for market in MARKETS),
        "negotiation_cells": tuple(goods.index(good.id) if good.id in goods else NONE for good in box.goods.good),
    }


def _reach(characters: list[int], circle: int) -> tuple[int, ...]:
    """From a cell or portrait to its character and the two beside it, from the centre and the port anywhere."""
    masks = [sum(1 << cell for cell, one in enumerate(characters) if one == number) for number in range(circle)]
    beside = [masks[number - 1] | masks[number] | masks[(number + 1) % circle] for number in range(circle)]
    anywhere = (1 << len(characters)) - 1
    return (*(beside[number] for number in characters), *beside, anywhere, anywhere)


def _cost(costs: Costs, cell: Cell, period: int) -> int:
    match cell.cost:
        case "ship":
            return 0
        case "period":
            return costs.expertise_per_period * period
        case number:
            return number


def _neutral(box: Box) -> dict[str, Any]:
    cells, zones = _index(box.characters.cell), _index(box.zones.zone)
    return {
        "agent_card_cells": tuple(tuple(cells[cell] for cell in card.agents) for card in box.neutral.agent_card),
        "destination_zones": tuple(tuple(zones[zone] for zone in card.zones) for card in box.neutral.destination_card),
    }
