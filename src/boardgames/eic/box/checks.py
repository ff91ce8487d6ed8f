"""Constraints between the tables: what the rulebook's text says about them and what the rules code relies on.

Figures that only tune the reconstructed tables are not checked here: an owner of the box may correct them freely.
"""

from collections.abc import Iterable

from boardgames.core.rows import Problem
from boardgames.eic.box.rows import Box, Cell

CARDS_IN_DECK = {"12": 8, "34": 8, "5": 4}
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


def check(box: Box) -> None:
    """Raise the first problem found."""
    _unique(box)
    _references(box)
    _components(box)
    _setups(box)
    _goods_and_markets(box)
    _dice_and_cards(box)
    _characters(box)
    _cells(box)
    _zones(box)
    _ships_and_port(box)
    _stock(box)
    _neutral(box)


def _must(holds: bool, file: str, row: str, text: str) -> None:
    if not holds:
        raise Problem(f"{file}.toml", row, text)


def _unique(box: Box) -> None:
    tables: tuple[tuple[str, str, list[str]], ...] = (
        ("goods", "good", [row.id for row in box.goods.good]),
        ("goods", "good letter", [row.letter for row in box.goods.good]),
        ("ships", "ship", [row.id for row in box.ships.ship]),
        ("zones", "zone", [row.id for row in box.zones.zone]),
        ("zones", "post", [row.id for row in box.zones.post]),
        ("characters", "character", [row.id for row in box.characters.character]),
        ("characters", "cell", [row.id for row in box.characters.cell]),
        ("dice", "die", [row.id for row in box.dice.die]),
        ("cards", "card", [row.id for row in box.cards.card]),
        ("companies", "company", [row.id for row in box.companies.company]),
        ("neutral", "agent_card", [row.id for row in box.neutral.agent_card]),
        ("neutral", "destination_card", [row.id for row in box.neutral.destination_card]),
    )
    for file, table, ids in tables:
        for one in ids:
            _must(ids.count(one) == 1, file, f"{table} {one}", "this id stands more than once")


def _known(file: str, row: str, what: str, names: Iterable[str | None], known: set[str]) -> None:
    for name in names:
        _must(name is None or name in known, file, row, f"there is no {what} {name!r}")


def _references(box: Box) -> None:
    goods = {row.id for row in box.goods.good}
    zones = {row.id for row in box.zones.zone}
    spots = {row.id for row in box.zones.post}
    cells = {row.id for row in box.characters.cell}
    characters = {row.id for row in box.characters.character}
    for zone in box.zones.zone:
        _known("zones", f"zone {zone.id}", "good", (zone.main_good, zone.second_good), goods)
    for post in box.zones.post:
        _known("zones", f"post {post.id}", "zone", (post.zone,), zones)
    for cell in box.characters.cell:
        _known("characters", f"cell {cell.id}", "character", (cell.character,), characters)
        _known("characters", f"cell {cell.id}", "good", (cell.good,), goods)
    for character in box.characters.character:
        _known("characters", f"character {character.id}", "cell", character.cells, cells)
    _known("characters", "circle", "character", box.characters.meta.circle, characters)
    for column in box.markets.column:
        _known("markets", f"column {column.market} {column.good}", "good", (column.good,), goods)
    for die in box.dice.die:
        _known("dice", f"die {die.id}", "good", (die.good,), goods)
    for setup in box.game.setup:
        _known("game", f"setup {setup.players} players", "post", setup.condemned_posts, spots)
    for card in box.neutral.agent_card:
        _known("neutral", f"agent_card {card.id}", "cell", card.agents, cells)
        _known("neutral", f"agent_card {card.id}", "zone", (effect.zone for effect in card.effects), zones)
    for goal in box.neutral.destination_card:
        _known("neutral", f"destination_card {goal.id}", "zone", goal.zones, zones)


def _components(box: Box) -> None:
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
    _must(tiles == 95, "game", "components", f"the tiles add up to {tiles}, not 95")
    figures = k.agents + k.trading_posts
    _must(figures == 20, "game", "components", f"agents and trading posts add up to {figures}, not 20")
    markers = k.sales_markers + k.initiative_markers + k.share_value_markers + k.period_marker + k.phase_marker
    _must(markers == 14, "game", "components", f"the markers add up to {markers}, not 14")
    cards = k.indies_cards + k.europe_cards + k.agent_cards + k.destination_cards
    _must(cards == 55, "game", "components", f"the cards add up to {cards}, not 55")
    coins = sum(pieces for _, pieces in game.coins.by_value)
    _must(coins == game.coins.count, "game", "coins", f"the pieces add up to {coins}, not {game.coins.count}")
    companies = len(box.companies.company)
    _must(companies == 4, "companies", "", "there must be four companies")
    _must(companies * k.company_shares_per_company == k.company_shares, "game", "components", "28 shares = 4 x 7")
    _must([row.letter for row in game.phase] == list("ABCDEF"), "game", "phase", "the phases must be A to F")
    numbers = [(row.number, row.stars) for row in game.period]
    _must(numbers == [(n, n) for n in range(1, 6)], "game", "period", "five periods with one to five stars")


def _setups(box: Box) -> None:
    k, game = box.game.components, box.game
    _must(sorted(row.players for row in game.setup) == [2, 3, 4], "game", "setup", "one row for 2, 3 and 4 players")
    for row in game.setup:
        name = f"setup {row.players} players"
        _must(len(row.treasury_by_initiative) == row.players, "game", name, "one starting treasury per player")
        _must(
            row.companies_in_play == row.players + row.neutral,
            "game",
            name,
            "players and neutral company do not add up",
        )
        _must(row.neutral == (row.players == 2), "game", name, "only two players have a neutral company")
        _must(
            not row.neutral or row.neutral_initiative in range(1, row.companies_in_play + 1),
            "game",
            name,
            "neutral_initiative must be a place of the initiative track",
        )
        _must(row.shares_on_market <= k.company_shares_per_company, "game", name, "there are only seven shares")
        ranks = [one.steps for one in game.rank_steps if one.companies == row.companies_in_play]
        _must(len(ranks) == 1, "game", "rank_steps", f"one row for {row.companies_in_play} companies")
        _must(len(ranks[0]) == row.companies_in_play, "game", "rank_steps", "one step per rank")
        _must(
            list(ranks[0]) == sorted(ranks[0], reverse=True), "game", "rank_steps", "a better rank must not move less"
        )


def _goods_and_markets(box: Box) -> None:
    total = sum(row.cubes for row in box.goods.good)
    _must(total == box.game.cubes.total, "goods", "", f"the cubes add up to {total}, not {box.game.cubes.total}")
    for side in ("large", "small"):
        for good in box.goods.good:
            length = 0
            for market in ("indies", "europe"):
                rows = [
                    row for row in box.markets.column if (row.market, row.side, row.good) == (market, side, good.id)
                ]
                name = f"column {market} {side} {good.id}"
                _must(len(rows) == 1, "markets", name, "this column must stand exactly once")
                prices = rows[0].prices
                _must(list(prices) == sorted(prices, reverse=True), "markets", name, "prices must not rise upwards")
                _must(prices[-1] >= 1, "markets", name, "prices are at least 1")
                _must(0 <= rows[0].start <= len(prices), "markets", name, "start must be a number of its spaces")
                length += len(prices)
            _must(length <= good.cubes, "markets", f"{side} {good.id}", "there are fewer cubes than spaces")


def _dice_and_cards(box: Box) -> None:
    goods = [row.id for row in box.goods.good]
    for market in ("indies", "europe"):
        rolled = [row.good for row in box.dice.die if row.market == market]
        _must(sorted(rolled) == sorted(goods), "dice", f"market {market}", "one die per good")
        for deck, number in CARDS_IN_DECK.items():
            count = sum((row.market, row.deck) == (market, deck) for row in box.cards.card)
            _must(count == number, "cards", f"{market} {deck}", f"{count} cards instead of {number}")
    for die in box.dice.die:
        _must(min(die.faces) >= 0, "dice", f"die {die.id}", "a face is negative")
    _must(list(box.cards.meta.order) == goods, "cards", "meta", "order must be that of goods.toml")
    for card in box.cards.card:
        _must(min(card.cubes + card.four_only) >= 0, "cards", f"card {card.id}", "a number is negative")


def _characters(box: Box) -> None:
    circle = box.characters.meta.circle
    names = [row.id for row in box.characters.character]
    _must(sorted(circle) == sorted(names), "characters", "meta", "circle must name every character once")
    where = circle.index("governor") if "governor" in circle else 0
    beside = {circle[where - 1], circle[(where + 1) % len(circle)]}
    _must(beside == {"shipowner", "captain"}, "characters", "meta", "Shipowner and Captain stand next to the Governor")
    for row in box.characters.character:
        own = [cell.id for cell in box.characters.cell if cell.character == row.id]
        _must(
            sorted(row.cells) == sorted(own), "characters", f"character {row.id}", "cells disagree with the cell rows"
        )


def _cells(box: Box) -> None:
    owners = {(cell.character, cell.capability) for cell in box.characters.cell}
    _must(owners == CAPABILITIES, "characters", "cell", "capabilities are not where the rulebook puts them")
    kinds: list[tuple[str, str]] = [(cell.character, cell.capability) for cell in box.characters.cell]
    for kind in CAPABILITIES - {("merchant", "negotiation")}:
        _must(kinds.count(kind) == 1, "characters", f"cell {kind[0]} {kind[1]}", "this cell must stand exactly once")
    bonus = [cell.good for cell in box.characters.cell if cell.capability == "negotiation"]
    _must(len(bonus) == len(set(bonus)), "characters", "cell", "two negotiation cells for one good")
    markets = {cell.character: cell.market for cell in box.characters.cell if cell.capability == "influence"}
    _must(
        markets == {"investor": "europe", "governor": "indies"},
        "characters",
        "cell",
        "the Investor influences Europe, the Governor the Indies",
    )
    for cell in box.characters.cell:
        _cell(box, cell)


def _cell(box: Box, cell: Cell) -> None:
    name = f"cell {cell.id}"
    _must((cell.good is not None) == (cell.capability == "negotiation"), "characters", name, "good missing or extra")
    _must((cell.market is not None) == (cell.capability == "influence"), "characters", name, "market missing or extra")
    phase = EFFECT_PHASES.get(cell.capability, "now")
    _must(cell.effect_phase == phase, "characters", name, f"effect_phase must be {phase}")
    _must((cell.cost == "ship") == (cell.capability == "ship"), "characters", name, "cost does not fit")
    _must((cell.cost == "period") == (cell.capability == "expertise"), "characters", name, "cost does not fit")
    fixed = {
        "post": box.game.costs.trading_post,
        "pier": box.game.costs.pier_extension,
    }.get(cell.capability)
    _must(fixed is None or cell.cost == fixed, "characters", name, "cost differs from that of game.toml")


def _zones(box: Box) -> None:
    numbers = [row.number for row in box.zones.zone]
    _must(numbers == [1, 2, 3], "zones", "zone", "zones must be listed as 1, 2, 3")
    free = [row.id for row in box.zones.zone if row.travel_cost == 0]
    _must(bool(free), "zones", "zone", "one zone must be free to travel to")
    spots = [(row.x, row.y) for row in box.zones.post]
    _must(len(spots) == len(set(spots)), "zones", "post", "two posts stand on the same spot of the map")
    for row in box.zones.zone:
        _must(row.main_good != row.second_good, "zones", f"zone {row.id}", "both goods are the same")
    for setup in box.game.setup:
        closed = {row.id for row in box.zones.post if setup.players in row.closed_with}
        _must(
            closed == set(setup.condemned_posts),
            "zones",
            f"post, {setup.players} players",
            "closed_with disagrees with game.toml",
        )
        need = setup.companies_in_play * box.game.components.trading_posts_per_player
        _must(
            len(box.zones.post) - len(closed) >= need,
            "zones",
            f"post, {setup.players} players",
            "fewer spots than posts",
        )


def _ships_and_port(box: Box) -> None:
    k = box.game.components
    count = sum(row.count for row in box.ships.ship)
    _must(count == k.ships_per_player, "ships", "", f"{count} ships per company instead of {k.ships_per_player}")
    galleons = [row for row in box.ships.ship if not row.buyable]
    _must(
        len(galleons) == 1 and galleons[0].count == k.galleons_per_player,
        "ships",
        "galleon",
        "two galleons per company",
    )
    _must(galleons[0].count == box.port.port.docks, "ships", "galleon", "one galleon per dock of the port")
    sections = box.port.loading_track.sections
    _must(list(sections) == sorted(set(sections), reverse=True), "port", "loading_track", "fastest section first")
    for row in box.ships.ship:
        _must(row.speed in sections, "ships", f"ship {row.id}", "no section of the loading track has this speed")
        _must(not row.buyable or row.count == 1, "ships", f"ship {row.id}", "a ship to buy exists once per company")
    levels = [(row.level, row.docks) for row in box.port.extension]
    _must(levels == [(1, 1), (2, 1)], "port", "extension", "two levels of one dock each")
    piles = [row.count for row in box.port.extension]
    _must(piles == [k.pier_extensions_level_1, k.pier_extensions_level_2], "port", "extension", "four of each level")
    free = all(row.cost == box.game.costs.pier_extension for row in box.port.extension)
    _must(free, "port", "extension", "cost differs from that of game.toml")
    floors = box.port.sales_track.floors
    tens = tuple(range(0, 10 * len(floors), 10))
    _must(floors == tens, "port", "sales_track", "the spaces must be tens from 0")
    _must(0 <= box.port.sales_track.start_index < len(floors), "port", "sales_track", "start_index is off the track")


def _stock(box: Box) -> None:
    values, dividends = box.stock.track.values, box.stock.track.dividends
    _must(len(values) == len(dividends), "stock", "track", "one dividend per value")
    _must(list(values) == sorted(set(values)), "stock", "track", "values must rise")
    _must(list(dividends) == sorted(dividends) and dividends[0] >= 0, "stock", "track", "dividends must not fall")
    _must(0 <= box.stock.meta.start_index < len(values), "stock", "meta", "start_index is off the track")


def _neutral(box: Box) -> None:
    k = box.game.components
    _must(len(box.neutral.agent_card) == k.agent_cards, "neutral", "agent_card", "there must be six agent cards")
    goals = box.neutral.destination_card
    _must(len(goals) == k.destination_cards, "neutral", "destination_card", "there must be nine destination cards")
    for card in box.neutral.agent_card:
        name = f"agent_card {card.id}"
        _must(len(card.effects) == 2, "neutral", name, "a card has two effects")
        _must(
            len(set(card.agents)) == k.agents_per_player == len(card.agents), "neutral", name, "three different cells"
        )
        for effect in card.effects:
            _must((effect.zone is not None) == (effect.kind == "post"), "neutral", name, "a post needs a zone")
    for goal in goals:
        one = goal.kind == "posts" or len(goal.zones) == 1
        _must(one, "neutral", f"destination_card {goal.id}", "a zone card names one zone")
