"""Constraints between Felinia's tables: what the rulebook's counts, examples and relations demand of them."""

import re
from collections import Counter
from collections.abc import Iterator

from boardgames.core.records import Finding
from boardgames.felinia.box.rows import (
    BoardFile,
    BoatsFile,
    BonusFile,
    CountriesFile,
    GameFile,
    GoodsFile,
    MarketsFile,
    MysteryFile,
    PlayersFile,
    SymbolsFile,
    TradeFile,
    Variant,
)
from boardgames.store.table_rows import TableRow, must, should, unique

EFFECTS = {
    "each-spice-1": "end",
    "each-provision-2": "end",
    "lone-merchant-2": "end",
    "each-mystery-plus-1": "end",
    "gold": "lasting",
    "provision": "lasting",
    "coin": "lasting",
    "provision-gold-coin-good": "instant",
}


class Files(TableRow):
    """All tables of a folder."""

    game: GameFile
    goods: GoodsFile
    markets: MarketsFile
    countries: CountriesFile
    trade: TradeFile
    bonus: BonusFile
    boats: BoatsFile
    mystery: MysteryFile
    symbols: SymbolsFile
    players: PlayersFile
    boards: dict[Variant, BoardFile]


def check(f: Files) -> Iterator[Finding]:
    """Everything that is wrong with the tables, or strange."""
    yield from _check_figures(f)
    yield from _check_goods(f)
    yield from _check_places(f)
    yield from _check_countries(f)
    yield from _check_boats(f)
    yield from _check_tiles(f)
    yield from _check_mysteries(f)
    for side, board in f.boards.items():
        yield from _check_board(f, side, board)
    yield from _check_posts(f)


def _check_figures(f: Files) -> Iterator[Finding]:
    game, c = f.game, f.game.components
    cards = c.gold_cards + c.spice_cards + c.provision_cards + c.mystery_cards
    cards += c.first_player_cards + c.closed_market_cards + c.goods_memo_cards
    yield from must(
        cards == c.cards_total, "game.toml", "components", f"the cards add up to {cards}, not {c.cards_total}"
    )
    resource_cards = {c.gold_cards, c.spice_cards, c.provision_cards}
    each = game.two_sided_cards.cards_each
    yield from must(resource_cards == {each}, "game.toml", "two_sided_cards", f"each resource needs {each} cards")
    faces = game.two_sided_cards.faces
    yield from must(faces == (1, 3), "game.toml", "two_sided_cards", "the faces are 1 and 3")
    laps = game.bank.laps
    yield from must(len(game.bank.lap_income) == laps, "game.toml", "bank", f"lap_income needs {laps} figures")
    yield from must(c.bid_tokens_per_player == laps, "game.toml", "bank", "one lap a bid token is needed")
    yield from must(game.money.start <= game.money.max, "game.toml", "money", "start is above max")
    prices = game.sell_price
    yield from must(
        game.storage.surplus_sale_price == prices.good, "game.toml", "storage", "surplus goods sell at the usual price"
    )
    yield from must(game.storage.paid_extra == 1, "game.toml", "storage", "exactly one further tile can be paid for")
    yield from must(
        [v.id for v in game.variant] == ["classic", "expert"], "game.toml", "variant", "must be classic, expert"
    )
    yield from must(
        all(v.board == v.id for v in game.variant), "game.toml", "variant", "each uses the board of its name"
    )
    yield from must([o.id for o in game.option] == ["next-boat"], "game.toml", "option", "must be next-boat")
    yield from must(len(f.players.player_colour) == 4, "players.toml", "", "four colours are needed")
    order = [phase.id for phase in sorted(game.phase, key=lambda phase: phase.order)]
    five = ["auction", "commerce", "exploration", "storage", "preparation"]
    yield from must(order == five, "game.toml", "phase", "the five phases are out of order")


def _check_goods(f: Files) -> Iterator[Finding]:
    file, sheet = "goods.toml", f.goods
    ids = [good.id for good in sheet.good]
    yield from must(len(ids) == 5, file, "", "five kinds of goods are needed")
    yield from unique(file, "good", ids)
    yield from unique(file, "good", [good.code.lower() for good in sheet.good])
    for good in sheet.good:
        yield from must(good.code.lower() not in ("go", "sp"), file, f"good {good.id}", "the codes Go and Sp are taken")
        yield from must(good.id not in ("gold", "spice"), file, f"good {good.id}", "the id is a resource")
    total = sum(good.count for good in sheet.good)
    yield from must(total == sheet.total == f.game.components.goods_tiles, file, "", f"the goods add up to {total}")
    known = set(ids)
    for n in (2, 3, 4):
        rows = [row for row in sheet.start if row.players == n]
        where = f"start for {n} players"
        yield from must(
            sorted(row.seat for row in rows) == list(range(1, n + 1)), file, where, "one row a seat is needed"
        )
        pairs = [tuple(sorted(row.goods)) for row in rows]
        for pair in pairs:
            yield from must(len(pair) == 2 and set(pair) <= known, file, where, "every seat gets two known goods")
            yield from should(len(set(pair)) == 2, file, where, "the two goods of a seat differ")
        yield from should(len(set(pairs)) == n, file, where, "no pair is given twice")
        dealt = Counter(good for pair in pairs for good in pair)
        for good in sheet.good:
            yield from must(dealt[good.id] < good.count, file, where, f"the bag keeps no {good.id}")


def _check_places(f: Files) -> Iterator[Finding]:
    file, c = "markets.toml", f.game.components
    places = sorted(f.markets.place, key=lambda place: place.order)
    yield from unique(file, "place", [place.id for place in places])
    yield from unique(file, "place", [place.code.lower() for place in places])
    kinds = [place.kind for place in places]
    yield from must(kinds == ["market"] * 5 + ["guild"], file, "place", "five markets and then the guild are needed")
    yield from must(
        places[-1].goods_spaces == 0 and not places[-1].closed_at, file, "place guild", "holds no goods, never closes"
    )
    spaces = f.game.market.fill_each_round
    for place in places[:-1]:
        yield from must(place.goods_spaces == spaces, file, f"place {place.id}", f"a market has {spaces} spaces")
    for n, closed in ((2, 2), (3, 1), (4, 0)):
        found = sum(n in place.closed_at for place in places)
        yield from must(found == closed, file, "place", f"{closed} markets close at {n} players, not {found}")
    yield from unique(file, "dock", [dock.id for dock in f.markets.dock])
    yield from must(len(f.markets.dock) == c.ships_3d, file, "dock", f"{c.ships_3d} berths are needed")


def _check_countries(f: Files) -> Iterator[Finding]:
    file = "countries.toml"
    rows = f.countries.country
    yield from must(len(rows) == 5, file, "", "five countries are needed")
    yield from unique(file, "country", [row.id for row in rows])
    yield from unique(file, "country", [row.code for row in rows])
    colours = {good.country_colour: good.id for good in f.goods.good}
    tops = {people.id: people.top for people in f.trade.people}
    for row in rows:
        where = f"country {row.id}"
        yield from must(colours.get(row.id) == row.good, file, where, "its good has another colour in goods.toml")
        yield from must(row.people in tops, file, where, f"there is no people {row.people}")
        yield from must(tops[row.people] == row.people_top, file, where, "people_top differs from trade-tiles.toml")


def _check_boats(f: Files) -> Iterator[Finding]:
    file, c = "boats.toml", f.game.components
    rows = f.boats.boat
    own = {country.id: country.good for country in f.countries.country}
    known = {good.id for good in f.goods.good}
    yield from unique(file, "boat", [row.id for row in rows])
    yield from unique(file, "boat", [row.time for row in rows])
    yield from must(len(rows) == c.boat_tiles, file, "", f"{c.boat_tiles} boats are needed, not {len(rows)}")
    yield from must(len(rows) > c.ships_3d, file, "", "more boats than berths are needed")
    blue = sorted(row.destination for row in rows if row.back == "blue")
    yield from must(blue == sorted(own), file, "", "the blue boats go to each country once")
    for row in rows:
        where = f"boat {row.id}"
        yield from must(row.destination in own, file, where, f"there is no country {row.destination}")
        yield from must(set(row.goods) <= known, file, where, "asks for an unknown good")
        yield from should(own[row.destination] in row.goods, file, where, "asks for no good of its own colour")
        yield from should(len(row.goods) + row.coins == 3, file, where, "the price has three parts")
        yield from must(row.coins <= f.game.money.max, file, where, "asks for more coins than anybody can have")
        clock = f"{row.minutes // 60}:{row.minutes % 60:02d}"
        yield from must(clock == row.time, file, where, f"{row.minutes} minutes are {clock}")
    for country in own:
        places = sum(row.places for row in rows if row.destination == country)
        posts = sum(p.kind == "post" and p.country == country for p in f.boards["classic"].province)
        yield from should(places <= posts, file, f"destination {country}", f"{places} places for {posts} trading posts")


def _check_tiles(f: Files) -> Iterator[Finding]:
    file, c = "trade-tiles.toml", f.game.components
    rows = f.trade.tile
    countries = {country.id for country in f.countries.country}
    peoples = {people.id: people for people in f.trade.people}
    yield from unique(file, "tile", [row.id for row in rows])
    special = [row for row in rows if row.kind == "special"]
    yield from must(
        len(special) == c.trade_tiles_special, file, "", f"{c.trade_tiles_special} special tiles are needed"
    )
    yield from must(
        len(rows) - len(special) == c.trade_tiles_people, file, "", f"{c.trade_tiles_people} people tiles are needed"
    )
    for row in rows:
        where = f"tile {row.id}"
        yield from must(row.back in countries, file, where, f"there is no country {row.back}")
        if row.kind == "people":
            yield from must(row.people in peoples, file, where, f"there is no people {row.people!r}")
            yield from must(row.variants == ("classic", "expert"), file, where, "people tiles are in both games")
        else:
            yield from must(
                EFFECTS.get(row.effect) == row.timing, file, where, f"unknown effect {row.effect!r} or timing"
            )
            yield from must(not row.people and bool(row.label), file, where, "a special tile has a label and no people")
            yield from must(row.variants == ("expert",), file, where, "special tiles are in the expert game only")
    yield from unique(file, "effect", [row.effect for row in special])
    for people in peoples.values():
        found = sum(row.people == people.id for row in rows)
        yield from must(found == people.tiles, file, f"people {people.id}", f"has {found} tiles, not {people.tiles}")
    for country in countries:
        found = sum(row.back == country and row.kind == "people" for row in rows)
        yield from must(found == 6, file, f"back {country}", f"six people tiles a country are needed, not {found}")
    bonus = f.bonus.bonus
    yield from unique("bonus-tiles.toml", "bonus", [row.id for row in bonus])
    yield from must(len(bonus) == c.bonus_tiles, "bonus-tiles.toml", "", f"{c.bonus_tiles} bonus tiles are needed")
    for tile in bonus:
        yield from must(
            tile.people in peoples, "bonus-tiles.toml", f"bonus {tile.id}", f"there is no people {tile.people}"
        )
    peoples_of = Counter(row.people for row in bonus)
    for name, tiles in peoples_of.items():
        yield from should(tiles == 1, "bonus-tiles.toml", f"people {name}", f"{tiles} bonus tiles speak of it")
    yield from unique("bonus-tiles.toml", "tile", [f"{row.people} {row.effect}" for row in bonus])
    yield from unique("bonus-tiles.toml", "people beginning with", [name[:2] for name in peoples_of])


def _check_mysteries(f: Files) -> Iterator[Finding]:
    file = "mystery-cards.toml"
    goods = {good.id for good in f.goods.good}
    cards = f.mystery.card
    yield from unique(file, "card", [card.id for card in cards])
    yield from unique(file, "kind", [re.sub("[^a-z]", "", kind.id)[:4] for kind in f.mystery.kind])
    needed = f.game.components.mystery_cards
    yield from must(len(cards) == needed, file, "", f"{needed} cards are needed, not {len(cards)}")
    for kind in f.mystery.kind:
        found = sum(card.kind == kind.id for card in cards)
        yield from must(found == kind.copies, file, f"kind {kind.id}", f"has {found} cards, not {kind.copies}")
        yield from must(
            len(kind.cost) <= 1 and set(kind.cost) <= goods, file, f"kind {kind.id}", "costs nothing or one good"
        )
    kinds = {kind.id for kind in f.mystery.kind}
    for card in cards:
        yield from must(card.kind in kinds, file, f"card {card.id}", f"there is no kind {card.kind}")


def _check_board(f: Files, side: str, board: BoardFile) -> Iterator[Finding]:
    file = f"board-{side}.toml"
    provinces = {row.id: row for row in board.province}
    countries = [country.id for country in f.countries.country]
    symbols: dict[str, list[str]] = {row.id: [*row.variants] for row in f.symbols.symbol}
    yield from must(board.side == side, file, "", f"is the side {board.side}")
    yield from must(len(board.province) <= 60, file, "", "at most 60 provinces fit")
    yield from unique(file, "province", [row.id for row in board.province])
    yield from unique(file, "province", [row.code.lower() for row in board.province])
    positions = [f"{row.x},{row.y}" for row in board.province]
    positions += [f"{port.x},{port.y}" for port in board.port] + [f"{lake.x},{lake.y}" for lake in board.scenery]
    yield from unique(file, "position", positions)
    for row in board.province:
        where = f"province {row.id}"
        yield from must(row.country in countries, file, where, f"there is no country {row.country}")
        yield from must(row.x < board.width and row.y < board.height, file, where, "lies outside the drawing")
        off = (row.x + row.y - board.province[0].x - board.province[0].y) % 2 == 1
        yield from must(not off, file, where, "its position lies between those of the hexagons")
        for symbol in row.symbols:
            yield from must(side in symbols.get(symbol, ()), file, where, f"the symbol {symbol} is not in this game")
        yield from should(side != "classic" or len(row.symbols) <= 1, file, where, "it shows more than one symbol")
        yield from must(len(row.symbols) <= 2, file, where, "a province shows at most two symbols")
        carries = bool(row.symbols) == (row.kind == "crossroads")
        yield from should(carries, file, where, "crossroads, and only they, carry symbols")
    for name, edges in (("roads", board.roads), ("adjacent", board.adjacent)):
        for edge in edges:
            where = f"{name} {edge[0]} {edge[1]}"
            yield from must(set(edge) <= set(provinces), file, where, "names an unknown province")
            yield from must(edge[0] != edge[1], file, where, "joins a province to itself")
        yield from must(len({frozenset(edge) for edge in edges}) == len(edges), file, name, "lists a pair twice")
    adjacent = {frozenset(edge) for edge in board.adjacent}
    by_position = {(row.x, row.y): row.id for row in board.province}
    touching = {
        frozenset((row.id, by_position[at]))
        for row in board.province
        for at in _around(row.x, row.y)
        if at in by_position
    }
    for pair in sorted(touching ^ adjacent, key=sorted):
        where = f"adjacent {' '.join(sorted(pair))}"
        yield from should(False, file, where, "the provinces lie otherwise on the drawing")
    for road in board.roads:
        yield from should(
            frozenset(road) in adjacent, file, f"roads {road[0]} {road[1]}", "joins provinces that do not touch"
        )
    yield from must(
        sorted(port.country for port in board.port) == sorted(countries), file, "port", "one a country is needed"
    )
    for port in board.port:
        landing = provinces.get(port.province)
        right = landing is not None and landing.kind == "port" and landing.country == port.country
        yield from must(right, file, f"port {port.id}", "leads to no port province of its country")
    yield from _check_roads_from_ports(file, board)


def _around(x: int, y: int) -> tuple[tuple[int, int], ...]:
    return ((x - 2, y), (x + 2, y), (x - 1, y - 1), (x + 1, y - 1), (x - 1, y + 1), (x + 1, y + 1))


def _check_roads_from_ports(file: str, board: BoardFile) -> Iterator[Finding]:
    """Every province can be reached, in the stated number of moves; a trading post ends or blocks every way."""
    kinds = {row.id: row.kind for row in board.province}
    distance = {port.province: 1 for port in board.port}
    front = list(distance)
    while front:
        reached = []
        for at in front:
            if kinds[at] == "post":
                continue
            for a, b in board.roads:
                to = b if a == at else a if b == at else ""
                if to and to not in distance:
                    distance[to] = distance[at] + 1
                    reached.append(to)
        front = reached
    for row in board.province:
        found = distance.get(row.id)
        where = f"province {row.id}"
        yield from must(found is not None, file, where, "no road leads there from a port")
        yield from should(found == row.distance, file, where, f"is {found} moves away, not {row.distance}")


def _check_posts(f: Files) -> Iterator[Finding]:
    for side, board in f.boards.items():
        for country in f.countries.country:
            posts = sum(row.kind == "post" and row.country == country.id for row in board.province)
            stated = country.posts_classic if side == "classic" else country.posts_expert
            where = f"country {country.id}"
            yield from must(
                posts == stated, "countries.toml", where, f"the {side} board has {posts} posts, not {stated}"
            )
            tiles = sum(row.back == country.id and side in row.variants for row in f.trade.tile)
            yield from must(tiles == posts, f"board-{side}.toml", where, f"{tiles} trade tiles for {posts} posts")
            if side == "classic":
                kinds = Counter(row.kind for row in board.province if row.country == country.id)
                nine = kinds == {"port": 1, "crossroads": 2, "post": 6}
                yield from must(nine, "board-classic.toml", where, "needs 1 port province, 2 crossroads and 6 posts")
