"""From Felinia's component tables to `Tables`: read, check against each other, boil down."""

from pathlib import Path

from boardgames.core.errors import UserError
from boardgames.core.sheets import Problem, Sheet, read_sheet
from boardgames.felinia.box.rows import (
    BoardSheet,
    BoatsSheet,
    BonusSheet,
    CountriesSheet,
    GameSheet,
    GoodsSheet,
    MarketsSheet,
    MysterySheet,
    PlayersSheet,
    SymbolsSheet,
    TileRow,
    TradeSheet,
    Variant,
)
from boardgames.felinia.box.tables import (
    Board,
    Boat,
    BonusTile,
    Country,
    Dock,
    Good,
    MysteryKind,
    People,
    Place,
    Province,
    Spot,
    Symbol,
    Tables,
    TradeTile,
)


class Sheets(Sheet):
    """All tables of a folder."""

    game: GameSheet
    goods: GoodsSheet
    markets: MarketsSheet
    countries: CountriesSheet
    trade: TradeSheet
    bonus: BonusSheet
    boats: BoatsSheet
    mystery: MysterySheet
    symbols: SymbolsSheet
    players: PlayersSheet
    boards: dict[Variant, BoardSheet]


def read(folder: Path) -> Sheets:
    """Every table of the folder, each for itself well-formed."""
    return Sheets(
        game=read_sheet(folder, "game.toml", GameSheet),
        goods=read_sheet(folder, "goods.toml", GoodsSheet),
        markets=read_sheet(folder, "markets.toml", MarketsSheet),
        countries=read_sheet(folder, "countries.toml", CountriesSheet),
        trade=read_sheet(folder, "trade-tiles.toml", TradeSheet),
        bonus=read_sheet(folder, "bonus-tiles.toml", BonusSheet),
        boats=read_sheet(folder, "boats.toml", BoatsSheet),
        mystery=read_sheet(folder, "mystery-cards.toml", MysterySheet),
        symbols=read_sheet(folder, "symbols.toml", SymbolsSheet),
        players=read_sheet(folder, "players.toml", PlayersSheet),
        boards={
            "classic": read_sheet(folder, "board-classic.toml", BoardSheet),
            "expert": read_sheet(folder, "board-expert.toml", BoardSheet),
        },
    )


def build(folder: Path) -> Tables:
    """The tables of a folder, checked against each other; `UserError` names the file and row that is wrong."""
    from boardgames.felinia.box.checks import check

    sheets = read(folder)
    try:
        check(sheets)
    except Problem as problem:
        raise UserError(f"{folder / str(problem)}.") from None
    return _tables(sheets)


def _tables(s: Sheets) -> Tables:
    good_number = {good.id: number for number, good in enumerate(s.goods.good)}
    country_number = {country.id: number for number, country in enumerate(s.countries.country)}
    places = sorted(s.markets.place, key=lambda place: place.order)
    rules, components = s.game, s.game.components

    def counts(names: list[str]) -> tuple[int, ...]:
        return tuple(names.count(good) for good in good_number)

    starts: dict[tuple[int, int], tuple[int, ...]] = {
        (row.players, row.seat): counts(row.goods) for row in s.goods.start
    }
    return Tables(
        goods=tuple(Good(g.id, g.label, g.one, g.code, g.count, g.country_colour) for g in s.goods.good),
        good_number=good_number,
        places=tuple(Place(p.id, p.label, p.code, p.goods_spaces, tuple(p.closed_at)) for p in places),
        place_number={place.id: number for number, place in enumerate(places)},
        open_markets=tuple(
            tuple(number for number, place in enumerate(places[:-1]) if n not in place.closed_at) for n in range(5)
        ),
        docks=tuple(Dock(d.id, d.label, d.code) for d in s.markets.dock),
        dock_number={dock.id: number for number, dock in enumerate(s.markets.dock)},
        countries=tuple(Country(c.id, c.label, c.code, c.colour, c.good) for c in s.countries.country),
        country_number=country_number,
        peoples=tuple(People(p.id, p.label, p.tiles, p.top) for p in s.trade.people),
        trade_tiles={row.id: _trade_tile(s, row) for row in s.trade.tile},
        bonus_tiles={b.id: BonusTile(b.id, b.people, b.effect, b.label) for b in s.bonus.bonus},
        boats={
            b.id: Boat(
                b.id,
                country_number[b.destination],
                b.time,
                b.minutes,
                b.places,
                b.back == "blue",
                counts(b.goods),
                b.coins,
            )
            for b in s.boats.boat
        },
        mystery_kinds={k.id: MysteryKind(k.id, k.label, counts(k.cost), tuple(k.cost)) for k in s.mystery.kind},
        mystery_cards={card.id: card.kind for card in s.mystery.card},
        symbols={y.id: Symbol(y.id, y.label, y.glyph, y.effect) for y in s.symbols.symbol},
        boards={side: _board(s, s.boards[side]) for side in s.boards},
        backs=_backs(s),
        start_goods=tuple(tuple(starts[n, seat] for seat in range(1, n + 1)) if n >= 2 else () for n in range(5)),
        merchants=components.merchants_per_player,
        tokens=components.bid_tokens_per_player,
        money_start=rules.money.start,
        money_max=rules.money.max,
        lap_income=tuple(rules.bank.lap_income),
        fill_at_setup=rules.market.fill_at_setup,
        fill_each_round=rules.market.fill_each_round,
        storage_free=rules.storage.free,
        storage_extra=rules.storage.paid_extra,
        storage_cost=rules.storage.paid_extra_cost,
        prices={
            "gold": rules.sell_price.gold,
            "spice": rules.sell_price.spice,
            **dict.fromkeys(good_number, rules.sell_price.good),
        },
        gold_price=rules.sell_price.gold,
        spice_price=rules.sell_price.spice,
        good_price=rules.sell_price.good,
        base_moves=rules.exploration.base_moves,
        max_flips=rules.exploration.max_flips,
        cards_each=rules.two_sided_cards.cards_each,
        card_high=rules.two_sided_cards.faces[1],
        score_gold=rules.score.gold,
        score_spice_pair=rules.score.spice_pair,
        score_good=rules.score.good,
        score_merchant=(
            rules.score.merchant_alone,
            rules.score.merchant_in_group_of_2,
            rules.score.merchant_in_group_of_3_plus,
        ),
        score_mystery_single=rules.score.mystery_single,
        score_mystery_several=rules.score.mystery_each_if_several,
        card_counts={
            "gold": components.gold_cards,
            "spice": components.spice_cards,
            "provision": components.provision_cards,
            "mystery": components.mystery_cards,
            "first player": components.first_player_cards,
            "closed market": components.closed_market_cards,
            "goods memo": components.goods_memo_cards,
        },
    )


def _backs(s: Sheets) -> dict[str, str]:
    backs = {tile.id: f"?{tile.back}" for tile in s.trade.tile} | {boat.id: f"?{boat.back}" for boat in s.boats.boat}
    return backs | {back: back for back in backs.values()}


def _trade_tile(s: Sheets, row: TileRow) -> TradeTile:
    label = row.label or next(people.label for people in s.trade.people if people.id == row.people)
    return TradeTile(row.id, row.back, row.people, label, row.timing, row.effect, row.text, "classic" in row.variants)


def _board(s: Sheets, sheet: BoardSheet) -> Board:
    countries = [country.id for country in s.countries.country]
    rows = sheet.province
    number = {row.id: at for at, row in enumerate(rows)}
    roads: list[list[int]] = [[] for _ in rows]
    adjacent = [0] * len(rows)
    for a, b in sheet.roads:
        roads[number[a]].append(number[b])
        roads[number[b]].append(number[a])
    for a, b in sheet.adjacent:
        adjacent[number[a]] |= 1 << number[b]
        adjacent[number[b]] |= 1 << number[a]
    posts = tuple(
        tuple(at for at, row in enumerate(rows) if row.kind == "post" and row.country == country)
        for country in countries
    )
    ports = {port.country: port for port in sheet.port}
    return Board(
        side=sheet.side,
        width=sheet.width,
        height=sheet.height,
        provinces=tuple(
            Province(
                row.id,
                countries.index(row.country),
                row.kind,
                row.label,
                row.code,
                row.x,
                row.y,
                tuple(symbol for symbol in row.symbols if symbol != "mystery"),
                row.symbols.count("mystery"),
            )
            for row in rows
        ),
        number=number,
        roads=tuple(tuple(sorted(to)) for to in roads),
        road_masks=tuple(sum(1 << at for at in to) for to in roads),
        adjacent=tuple(adjacent),
        ports=tuple(number[ports[country].province] for country in countries),
        posts=posts,
        post_masks=tuple(sum(1 << at for at in of_country) for of_country in posts),
        open_mask=sum(1 << at for at, row in enumerate(rows) if row.kind != "post"),
        harbours=tuple(
            Spot(ports[country].label, ports[country].code, ports[country].x, ports[country].y) for country in countries
        ),
        lakes=tuple(Spot(lake.label, "oo", lake.x, lake.y) for lake in sheet.scenery),
        tiles=tuple(
            tuple(tile.id for tile in s.trade.tile if tile.back == country and sheet.side in tile.variants)
            for country in countries
        ),
    )
