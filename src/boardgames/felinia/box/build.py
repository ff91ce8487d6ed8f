"""From rows to lookups: read every table, check them against each other, number the names."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Protocol, TypeVar

from boardgames.core.records import Finding
from boardgames.felinia.box.checks import Files, check
from boardgames.felinia.box.rows import (
    BoardFile,
    BoatsFile,
    BonusFile,
    CountriesFile,
    GameFile,
    Good,
    GoodsFile,
    MarketsFile,
    MysteryFile,
    PlayersFile,
    SymbolsFile,
    TradeFile,
)
from boardgames.felinia.box.tables import Board, Tables
from boardgames.store.table_rows import demand, read_rows


class Named(Protocol):
    @property
    def id(self) -> str: ...


R = TypeVar("R", bound=Named)


def read(folder: Path) -> Files:
    """Every table of the folder, each for itself well-formed."""
    return Files(
        game=read_rows(folder, "game.toml", GameFile),
        goods=read_rows(folder, "goods.toml", GoodsFile),
        markets=read_rows(folder, "markets.toml", MarketsFile),
        countries=read_rows(folder, "countries.toml", CountriesFile),
        trade=read_rows(folder, "trade-tiles.toml", TradeFile),
        bonus=read_rows(folder, "bonus-tiles.toml", BonusFile),
        boats=read_rows(folder, "boats.toml", BoatsFile),
        mystery=read_rows(folder, "mystery-cards.toml", MysteryFile),
        symbols=read_rows(folder, "symbols.toml", SymbolsFile),
        players=read_rows(folder, "players.toml", PlayersFile),
        boards={
            "classic": read_rows(folder, "board-classic.toml", BoardFile),
            "expert": read_rows(folder, "board-expert.toml", BoardFile),
        },
    )


def build(folder: Path) -> Tables:
    """The tables of a folder, checked against each other; `UserError` names the file and row that is wrong."""
    files = read(folder)
    demand(folder, check(files))
    return _tables(files)


def findings(folder: Path) -> Iterator[Finding]:
    """Everything that is wrong with the tables of a folder, or strange."""
    return check(read(folder))


def _tables(f: Files) -> Tables:
    game, goods = f.game, f.goods.good
    places = tuple(sorted(f.markets.place, key=lambda place: place.order))
    return Tables(
        components=game.components,
        money=game.money,
        bank=game.bank,
        market=game.market,
        storage=game.storage,
        sell_price=game.sell_price,
        exploration=game.exploration,
        cards=game.two_sided_cards,
        score=game.score,
        goods=goods,
        places=places,
        docks=f.markets.dock,
        countries=f.countries.country,
        peoples=f.trade.people,
        trade_tiles=_by_id(f.trade.tile),
        bonus_tiles=_by_id(f.bonus.bonus),
        boats=_by_id(f.boats.boat),
        mystery_kinds=_by_id(f.mystery.kind),
        mystery_cards={card.id: card.kind for card in f.mystery.card},
        symbols=_by_id(f.symbols.symbol),
        boards={side: _board(f, board) for side, board in f.boards.items()},
        good_number=_numbers(goods),
        place_number=_numbers(places),
        dock_number=_numbers(f.markets.dock),
        country_number=_numbers(f.countries.country),
        boat_goods={boat.id: _counts(goods, boat.goods) for boat in f.boats.boat},
        mystery_costs={kind.id: _counts(goods, kind.cost) for kind in f.mystery.kind},
        start_goods=_start_goods(f),
        open_markets=tuple(
            tuple(number for number, place in enumerate(places[:-1]) if n not in place.closed_at) for n in range(5)
        ),
        backs=_backs(f),
        prices=_prices(f),
        swap_rewards=_swap_rewards(f),
        merchant_points=(
            game.score.merchant_alone,
            game.score.merchant_in_group_of_2,
            game.score.merchant_in_group_of_3_plus,
        ),
    )


def _by_id(rows: Iterable[R]) -> dict[str, R]:
    return {row.id: row for row in rows}


def _numbers(rows: Iterable[Named]) -> dict[str, int]:
    return {row.id: number for number, row in enumerate(rows)}


def _counts(goods: tuple[Good, ...], names: tuple[str, ...]) -> tuple[int, ...]:
    """Count how often each good is named."""
    return tuple(names.count(good.id) for good in goods)


def _start_goods(f: Files) -> tuple[tuple[tuple[int, ...], ...], ...]:
    rows = sorted(f.goods.start, key=lambda row: row.seat)
    return tuple(tuple(_counts(f.goods.good, row.goods) for row in rows if row.players == n) for n in range(5))


def _backs(f: Files) -> dict[str, str]:
    backs = {tile.id: f"?{tile.back}" for tile in f.trade.tile} | {boat.id: f"?{boat.back}" for boat in f.boats.boat}
    return backs | {back: back for back in backs.values()}


def _prices(f: Files) -> dict[str, int]:
    price = f.game.sell_price
    return {"gold": price.gold, "spice": price.spice} | {good.id: price.good for good in f.goods.good}


def _swap_rewards(f: Files) -> dict[str, tuple[str, ...]]:
    """A spice and, where the game has provisions, a provision instead."""
    return {row.id: ("spice", "provision") if "provisions" in row.uses else ("spice",) for row in f.game.variant}


def _board(f: Files, file: BoardFile) -> Board:
    countries = [country.id for country in f.countries.country]
    rows, number = file.province, _numbers(file.province)
    roads = _pairs(number, file.roads)
    posts = tuple(
        tuple(at for at, row in enumerate(rows) if row.kind == "post" and row.country == country)
        for country in countries
    )
    ports = tuple(next(port for port in file.port if port.country == country) for country in countries)
    return Board(
        side=file.side,
        width=file.width,
        height=file.height,
        provinces=rows,
        number=number,
        countries=tuple(countries.index(row.country) for row in rows),
        symbols=tuple(tuple(symbol for symbol in row.symbols if symbol != "mystery") for row in rows),
        mysteries=tuple(row.symbols.count("mystery") for row in rows),
        roads=roads,
        road_masks=tuple(map(_mask, roads)),
        adjacent=tuple(map(_mask, _pairs(number, file.adjacent))),
        ports=tuple(number[port.province] for port in ports),
        posts=posts,
        post_masks=tuple(map(_mask, posts)),
        open_mask=_mask(at for at, row in enumerate(rows) if row.kind != "post"),
        tiles=tuple(
            tuple(tile.id for tile in f.trade.tile if tile.back == country and file.side in tile.variants)
            for country in countries
        ),
        harbours=ports,
        lakes=file.scenery,
    )


def _pairs(number: dict[str, int], pairs: tuple[tuple[str, str], ...]) -> tuple[tuple[int, ...], ...]:
    """Return the provinces that each province is paired with, in order."""
    found: list[list[int]] = [[] for _ in number]
    for a, b in pairs:
        found[number[a]].append(number[b])
        found[number[b]].append(number[a])
    return tuple(tuple(sorted(others)) for others in found)


def _mask(numbers: Iterable[int]) -> int:
    """A set of numbers as bits."""
    return sum(1 << number for number in numbers)
