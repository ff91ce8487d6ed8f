"""Constraints between the tables: what the rulebook's text says about them and what the rules code relies on.

Figures that only tune the reconstructed tables are not checked here: an owner of the box may correct them freely.
"""

from collections.abc import Iterable, Iterator

from boardgames.core.records import Finding
from boardgames.eic.box.rows import Box, Cell
from boardgames.store.table_rows import must, should

CARDS_IN_DECK = {"12": 8, "34": 8, "5": 4}
"""As they were made out: the text has six piles and twenty cards a market."""
CAPABILITIES = {
    ("investor", "ship"),
    ("investor", "influence"),
    ("captain", "expertise"),
    ("captain", "cartography"),
    ("merchant", "negotiation"),
    ("shipowner", "ship"),
    ("shipowner", "pier"),
    ("governor", "influence"),
    ("governor", "post"),
}
EFFECT_PHASES = {"expertise": "B", "influence": "C", "cartography": "C", "negotiation": "E"}


def check(box: Box) -> Iterator[Finding]:
    """Everything that is wrong with the tables, or strange."""
    yield from _unique(box)
    yield from _references(box)
    yield from _components(box)
    yield from _setups(box)
    yield from _goods_and_markets(box)
    yield from _dice_and_cards(box)
    yield from _characters(box)
    yield from _cells(box)
    yield from _zones(box)
    yield from _ships_and_port(box)
    yield from _stock(box)
    yield from _neutral(box)


def _unique(box: Box) -> Iterator[Finding]:
    tables: tuple[tuple[str, str, list[str]], ...] = (
        ("goods.toml", "good", [row.id for row in box.goods.good]),
        ("goods.toml", "good letter", [row.letter for row in box.goods.good]),
        ("ships.toml", "ship", [row.id for row in box.ships.ship]),
        ("zones.toml", "zone", [row.id for row in box.zones.zone]),
        ("zones.toml", "post", [row.id for row in box.zones.post]),
        ("characters.toml", "character", [row.id for row in box.characters.character]),
        ("characters.toml", "cell", [row.id for row in box.characters.cell]),
        ("dice.toml", "die", [row.id for row in box.dice.die]),
        ("cards.toml", "card", [row.id for row in box.cards.card]),
        ("companies.toml", "company", [row.id for row in box.companies.company]),
        ("neutral.toml", "agent_card", [row.id for row in box.neutral.agent_card]),
        ("neutral.toml", "destination_card", [row.id for row in box.neutral.destination_card]),
    )
    for file, table, ids in tables:
        for one in ids:
            yield from must(ids.count(one) == 1, file, f"{table} {one}", "this id stands more than once")


def _known(file: str, row: str, what: str, names: Iterable[str | None], known: set[str]) -> Iterator[Finding]:
    for name in names:
        yield from must(name is None or name in known, file, row, f"there is no {what} {name!r}")


def _references(box: Box) -> Iterator[Finding]:
    goods = {row.id for row in box.goods.good}
    zones = {row.id for row in box.zones.zone}
    spots = {row.id for row in box.zones.post}
    cells = {row.id for row in box.characters.cell}
    characters = {row.id for row in box.characters.character}
    for zone in box.zones.zone:
        yield from _known("zones.toml", f"zone {zone.id}", "good", (zone.main_good, zone.second_good), goods)
    for post in box.zones.post:
        yield from _known("zones.toml", f"post {post.id}", "zone", (post.zone,), zones)
    for cell in box.characters.cell:
        yield from _known("characters.toml", f"cell {cell.id}", "character", (cell.character,), characters)
        yield from _known("characters.toml", f"cell {cell.id}", "good", (cell.good,), goods)
    for character in box.characters.character:
        yield from _known("characters.toml", f"character {character.id}", "cell", character.cells, cells)
    yield from _known("characters.toml", "circle", "character", box.characters.meta.circle, characters)
    for column in box.markets.column:
        yield from _known("markets.toml", f"column {column.market} {column.good}", "good", (column.good,), goods)
    for die in box.dice.die:
        yield from _known("dice.toml", f"die {die.id}", "good", (die.good,), goods)
    for setup in box.game.setup:
        yield from _known("game.toml", f"setup {setup.players} players", "post", setup.condemned_posts, spots)
    for card in box.neutral.agent_card:
        yield from _known("neutral.toml", f"agent_card {card.id}", "cell", card.agents, cells)
        yield from _known(
            "neutral.toml", f"agent_card {card.id}", "zone", (effect.zone for effect in card.effects), zones
        )
    for goal in box.neutral.destination_card:
        yield from _known("neutral.toml", f"destination_card {goal.id}", "zone", goal.zones, zones)


def _components(box: Box) -> Iterator[Finding]:
    k, game = box.game.components, box.game
    tiles = (
        k.port_tiles
        + k.sales_tiles
        + k.pier_extensions_level_1
        + k.pier_extensions_level_2
        + k.ship_tiles
        + k.company_shares
        + k.presidency_shares
        + k.end_of_period_tile
        + k.condemned_post_tiles
    )
    yield from must(tiles == 95, "game.toml", "components", f"the tiles add up to {tiles}, not 95")
    figures = k.agents + k.trading_posts
    yield from must(figures == 20, "game.toml", "components", f"agents and trading posts add up to {figures}, not 20")
    markers = k.sales_markers + k.initiative_markers + k.share_value_markers + k.period_marker + k.phase_marker
    yield from must(markers == 14, "game.toml", "components", f"the markers add up to {markers}, not 14")
    cards = k.indies_cards + k.europe_cards + k.agent_cards + k.destination_cards
    yield from must(cards == 55, "game.toml", "components", f"the cards add up to {cards}, not 55")
    coins = sum(pieces for _, pieces in game.coins.by_value)
    yield from must(
        coins == game.coins.count, "game.toml", "coins", f"the pieces add up to {coins}, not {game.coins.count}"
    )
    companies = len(box.companies.company)
    yield from must(companies == 4, "companies.toml", "", "there must be four companies")
    yield from must(
        companies * k.company_shares_per_company == k.company_shares, "game.toml", "components", "28 shares = 4 x 7"
    )
    yield from must(
        [row.letter for row in game.phase] == list("ABCDEF"), "game.toml", "phase", "the phases must be A to F"
    )
    numbers = [(row.number, row.stars) for row in game.period]
    yield from must(
        numbers == [(n, n) for n in range(1, 6)], "game.toml", "period", "five periods with one to five stars"
    )


def _setups(box: Box) -> Iterator[Finding]:
    k, game = box.game.components, box.game
    yield from must(
        sorted(row.players for row in game.setup) == [2, 3, 4], "game.toml", "setup", "one row for 2, 3 and 4 players"
    )
    for row in game.setup:
        name = f"setup {row.players} players"
        yield from must(
            len(row.treasury_by_initiative) == row.players, "game.toml", name, "one starting treasury per player"
        )
        yield from must(
            row.companies_in_play == row.players + row.neutral,
            "game.toml",
            name,
            "players and neutral company do not add up",
        )
        yield from must(row.neutral == (row.players == 2), "game.toml", name, "only two players have a neutral company")
        yield from must(
            not row.neutral or row.neutral_initiative in range(1, row.companies_in_play + 1),
            "game.toml",
            name,
            "neutral_initiative must be a place of the initiative track",
        )
        yield from must(
            row.shares_on_market <= k.company_shares_per_company, "game.toml", name, "there are only seven shares"
        )
        ranks = [one.steps for one in game.rank_steps if one.companies == row.companies_in_play]
        yield from must(len(ranks) == 1, "game.toml", "rank_steps", f"one row for {row.companies_in_play} companies")
        yield from must(len(ranks[0]) == row.companies_in_play, "game.toml", "rank_steps", "one step per rank")
        yield from must(
            list(ranks[0]) == sorted(ranks[0], reverse=True),
            "game.toml",
            "rank_steps",
            "a better rank must not move less",
        )


def _goods_and_markets(box: Box) -> Iterator[Finding]:
    total = sum(row.cubes for row in box.goods.good)
    yield from must(
        total == box.game.cubes.total, "goods.toml", "", f"the cubes add up to {total}, not {box.game.cubes.total}"
    )
    for side in ("large", "small"):
        for good in box.goods.good:
            length = start = 0
            for market in ("indies", "europe"):
                rows = [
                    row for row in box.markets.column if (row.market, row.side, row.good) == (market, side, good.id)
                ]
                name = f"column {market} {side} {good.id}"
                yield from must(len(rows) == 1, "markets.toml", name, "this column must stand exactly once")
                prices = rows[0].prices
                yield from must(
                    list(prices) == sorted(prices, reverse=True), "markets.toml", name, "prices must not rise upwards"
                )
                yield from must(prices[-1] >= 1, "markets.toml", name, "prices are at least 1")
                yield from must(
                    0 <= rows[0].start <= len(prices), "markets.toml", name, "start must be a number of its spaces"
                )
                length += len(prices)
                start += rows[0].start
            where = f"{side} {good.id}"
            yield from must(start <= good.cubes, "markets.toml", where, "there are fewer cubes than spaces to fill")
            yield from should(length <= good.cubes, "markets.toml", where, "there are fewer cubes than spaces")


def _dice_and_cards(box: Box) -> Iterator[Finding]:
    goods = [row.id for row in box.goods.good]
    for market in ("indies", "europe"):
        rolled = [row.good for row in box.dice.die if row.market == market]
        yield from must(sorted(rolled) == sorted(goods), "dice.toml", f"market {market}", "one die per good")
        cards = sum(row.market == market for row in box.cards.card)
        yield from must(cards == 20, "cards.toml", market, f"{cards} cards instead of 20")
        for deck, number in CARDS_IN_DECK.items():
            count = sum((row.market, row.deck) == (market, deck) for row in box.cards.card)
            periods = sum(row.deck == deck for row in box.game.period)
            where = f"{market} {deck}"
            yield from must(
                count >= periods, "cards.toml", where, f"{count} cards are not enough for {periods} periods"
            )
            yield from should(count == number, "cards.toml", where, f"{count} cards instead of {number}")
    for die in box.dice.die:
        yield from must(min(die.faces) >= 0, "dice.toml", f"die {die.id}", "a face is negative")
    yield from must(list(box.cards.meta.order) == goods, "cards.toml", "meta", "order must be that of goods.toml")
    for card in box.cards.card:
        yield from must(min(card.cubes + card.four_only) >= 0, "cards.toml", f"card {card.id}", "a number is negative")


def _characters(box: Box) -> Iterator[Finding]:
    circle = box.characters.meta.circle
    names = [row.id for row in box.characters.character]
    yield from must(sorted(circle) == sorted(names), "characters.toml", "meta", "circle must name every character once")
    where = circle.index("governor") if "governor" in circle else 0
    beside = {circle[where - 1], circle[(where + 1) % len(circle)]}
    yield from must(
        beside == {"shipowner", "captain"},
        "characters.toml",
        "meta",
        "Shipowner and Captain stand next to the Governor",
    )
    for row in box.characters.character:
        own = [cell.id for cell in box.characters.cell if cell.character == row.id]
        yield from must(
            sorted(row.cells) == sorted(own),
            "characters.toml",
            f"character {row.id}",
            "cells disagree with the cell rows",
        )


def _cells(box: Box) -> Iterator[Finding]:
    owners = {(cell.character, cell.capability) for cell in box.characters.cell}
    yield from must(
        owners == CAPABILITIES, "characters.toml", "cell", "capabilities are not where the rulebook puts them"
    )
    kinds: list[tuple[str, str]] = [(cell.character, cell.capability) for cell in box.characters.cell]
    for kind in CAPABILITIES - {("merchant", "negotiation")}:
        yield from must(
            kinds.count(kind) == 1, "characters.toml", f"cell {kind[0]} {kind[1]}", "this cell must stand exactly once"
        )
    bonus = [cell.good for cell in box.characters.cell if cell.capability == "negotiation"]
    yield from must(len(bonus) == len(set(bonus)), "characters.toml", "cell", "two negotiation cells for one good")
    markets = {cell.character: cell.market for cell in box.characters.cell if cell.capability == "influence"}
    yield from must(
        markets == {"investor": "europe", "governor": "indies"},
        "characters.toml",
        "cell",
        "the Investor influences Europe, the Governor the Indies",
    )
    for cell in box.characters.cell:
        yield from _cell(box, cell)


def _cell(box: Box, cell: Cell) -> Iterator[Finding]:
    name = f"cell {cell.id}"
    yield from must(
        (cell.good is not None) == (cell.capability == "negotiation"), "characters.toml", name, "good missing or extra"
    )
    yield from must(
        (cell.market is not None) == (cell.capability == "influence"),
        "characters.toml",
        name,
        "market missing or extra",
    )
    phase = EFFECT_PHASES.get(cell.capability, "now")
    yield from must(cell.effect_phase == phase, "characters.toml", name, f"effect_phase must be {phase}")
    yield from must((cell.cost == "ship") == (cell.capability == "ship"), "characters.toml", name, "cost does not fit")
    yield from must(
        (cell.cost == "period") == (cell.capability == "expertise"), "characters.toml", name, "cost does not fit"
    )
    fixed = {
        "post": box.game.costs.trading_post,
        "pier": box.game.costs.pier_extension,
    }.get(cell.capability)
    yield from must(fixed is None or cell.cost == fixed, "characters.toml", name, "cost differs from that of game.toml")


def _zones(box: Box) -> Iterator[Finding]:
    numbers = [row.number for row in box.zones.zone]
    yield from must(numbers == [1, 2, 3], "zones.toml", "zone", "zones must be listed as 1, 2, 3")
    free = [row.id for row in box.zones.zone if row.travel_cost == 0]
    yield from must(bool(free), "zones.toml", "zone", "one zone must be free to travel to")
    spots = [(row.x, row.y) for row in box.zones.post]
    yield from must(len(spots) == len(set(spots)), "zones.toml", "post", "two posts stand on the same spot of the map")
    for row in box.zones.zone:
        yield from must(row.main_good != row.second_good, "zones.toml", f"zone {row.id}", "both goods are the same")
    for setup in box.game.setup:
        closed = {row.id for row in box.zones.post if setup.players in row.closed_with}
        yield from must(
            closed == set(setup.condemned_posts),
            "zones.toml",
            f"post, {setup.players} players",
            "closed_with disagrees with game.toml",
        )
        need = setup.companies_in_play * box.game.components.trading_posts_per_player
        yield from must(
            len(box.zones.post) - len(closed) >= need,
            "zones.toml",
            f"post, {setup.players} players",
            "fewer spots than posts",
        )


def _ships_and_port(box: Box) -> Iterator[Finding]:
    k = box.game.components
    count = sum(row.count for row in box.ships.ship)
    yield from must(
        count == k.ships_per_player, "ships.toml", "", f"{count} ships per company instead of {k.ships_per_player}"
    )
    galleons = [row for row in box.ships.ship if not row.buyable]
    yield from must(
        len(galleons) == 1 and galleons[0].count == k.galleons_per_player,
        "ships.toml",
        "galleon",
        "two galleons per company",
    )
    yield from must(
        galleons[0].count == box.port.port.docks, "ships.toml", "galleon", "one galleon per dock of the port"
    )
    sections = box.port.loading_track.sections
    yield from must(
        list(sections) == sorted(set(sections), reverse=True), "port.toml", "loading_track", "fastest section first"
    )
    for row in box.ships.ship:
        yield from must(
            row.speed in sections, "ships.toml", f"ship {row.id}", "no section of the loading track has this speed"
        )
        yield from must(
            not row.buyable or row.count == 1,
            "ships.toml",
            f"ship {row.id}",
            "a ship to buy stands in a row of its own, also one that looks like another",
        )
    levels = [(row.level, row.docks) for row in box.port.extension]
    yield from must(levels == [(1, 1), (2, 1)], "port.toml", "extension", "two levels of one dock each")
    piles = [row.count for row in box.port.extension]
    yield from must(
        piles == [k.pier_extensions_level_1, k.pier_extensions_level_2], "port.toml", "extension", "four of each level"
    )
    free = all(row.cost == box.game.costs.pier_extension for row in box.port.extension)
    yield from must(free, "port.toml", "extension", "cost differs from that of game.toml")
    floors = box.port.sales_track.floors
    tens = tuple(range(0, 10 * len(floors), 10))
    yield from must(floors == tens, "port.toml", "sales_track", "the spaces must be tens from 0")
    yield from must(
        0 <= box.port.sales_track.start_index < len(floors), "port.toml", "sales_track", "start_index is off the track"
    )


def _stock(box: Box) -> Iterator[Finding]:
    values, dividends = box.stock.track.values, box.stock.track.dividends
    yield from must(len(values) == len(dividends), "stock.toml", "track", "one dividend per value")
    yield from must(list(values) == sorted(set(values)), "stock.toml", "track", "values must rise")
    yield from must(min(dividends) >= 0, "stock.toml", "track", "a dividend is negative")
    yield from should(list(dividends) == sorted(dividends), "stock.toml", "track", "a dividend falls")
    yield from must(0 <= box.stock.meta.start_index < len(values), "stock.toml", "meta", "start_index is off the track")


def _neutral(box: Box) -> Iterator[Finding]:
    k = box.game.components
    yield from must(
        len(box.neutral.agent_card) == k.agent_cards, "neutral.toml", "agent_card", "there must be six agent cards"
    )
    goals = box.neutral.destination_card
    yield from must(
        len(goals) == k.destination_cards, "neutral.toml", "destination_card", "there must be nine destination cards"
    )
    for card in box.neutral.agent_card:
        name = f"agent_card {card.id}"
        yield from must(len(card.effects) == 2, "neutral.toml", name, "a card has two effects")
        yield from must(
            len(set(card.agents)) == k.agents_per_player == len(card.agents),
            "neutral.toml",
            name,
            "three different cells",
        )
        for effect in card.effects:
            yield from must(
                (effect.zone is not None) == (effect.kind == "post"), "neutral.toml", name, "a post needs a zone"
            )
    for goal in goals:
        one = goal.kind == "posts" or len(goal.zones) == 1
        yield from must(one, "neutral.toml", f"destination_card {goal.id}", "a zone card names one zone")
