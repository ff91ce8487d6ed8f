"""How the checked sheets are boiled down to the lookups of `tables.py`."""

from math import prod

from boardgames.eic.box import tables as tab
from boardgames.eic.box.rows import Box, CellRow, Rules, SetupRow, ZoneRow


def boil_down(box: Box) -> tab.Tables:
    goods = {row.id: i for i, row in enumerate(box.goods.good)}
    ships = {row.id: i for i, row in enumerate(box.ships.ship)}
    zones = {row.id: i for i, row in enumerate(box.zones.zone)}
    spots = {row.id: i for i, row in enumerate(box.zones.post)}
    cells = {row.id: i for i, row in enumerate(box.characters.cell)}
    cards = {row.id: i for i, row in enumerate(box.cards.card)}
    circle = box.characters.meta.circle
    characters = {name: i for i, name in enumerate(circle)}
    rows = {row.id: row for row in box.characters.character}
    game = box.game
    kinds = [row.capability for row in box.characters.cell]

    near = [tuple(sorted({(i - 1) % len(circle), (i + 1) % len(circle)})) for i in range(len(circle))]
    masks = [sum(1 << cells[cell] for cell in rows[name].cells) for name in circle]
    anywhere = (1 << len(cells)) - 1
    at_portrait = [masks[i] | masks[near[i][0]] | masks[near[i][1]] for i in range(len(circle))]
    reach = (
        *(at_portrait[characters[row.character]] for row in box.characters.cell),
        *at_portrait,
        anywhere,  # from the central zone
        anywhere,  # from the port, in the first period
    )
    return tab.Tables(
        goods=tuple(tab.Good(row.id, row.name, row.letter, row.cubes) for row in box.goods.good),
        ships=tuple(
            tab.ShipKind(
                row.id, row.name, row.short, row.count, row.period, row.cost, row.speed, row.tonnage, row.buyable
            )
            for row in box.ships.ship
        ),
        galleon=next(i for i, row in enumerate(box.ships.ship) if not row.buyable),
        zones=tuple(_zone(box, row, goods) for row in box.zones.zone),
        spots=tuple(tab.Spot(row.id, row.name, zones[row.zone]) for row in box.zones.post),
        cells=tuple(
            tab.Cell(
                row.id,
                row.short,
                characters[row.character],
                row.capability,
                row.effect_phase,
                tab.MARKETS.index(row.market) if row.market else tab.NONE,
                goods[row.good] if row.good else tab.NONE,
            )
            for row in box.characters.cell
        ),
        characters=tuple(
            tab.Character(name, rows[name].name, tuple(cells[cell] for cell in rows[name].cells), near[i])
            for i, name in enumerate(circle)
        ),
        cards=tuple(
            tab.Card(
                row.id,
                tab.MARKETS.index(row.market),
                tab.DECKS.index(row.deck),
                tuple(row.cubes),
                tuple(row.four_only),
            )
            for row in box.cards.card
        ),
        companies=tuple(tab.CompanyName(row.id, row.name, row.short, row.nation) for row in box.companies.company),
        agent_cards=tuple(
            tab.AgentCard(
                row.id,
                tuple(tab.Effect(one.kind, zones[one.zone] if one.zone else tab.NONE) for one in row.effects),
                tuple(cells[cell] for cell in row.agents),
            )
            for row in box.neutral.agent_card
        ),
        destination_cards=tuple(
            tab.DestinationCard(row.id, row.kind == "posts", tuple(zones[zone] for zone in row.zones))
            for row in box.neutral.destination_card
        ),
        periods=tuple(tab.Period(row.number, row.label, tab.DECKS.index(row.deck)) for row in game.period),
        phases=tuple(tab.Phase(row.id, row.letter, row.name) for row in game.phase),
        costs=tab.Costs(
            game.costs.surcharge_per_player,
            game.costs.leave_ship_in_indies,
            game.costs.trading_post_discount,
            game.costs.negotiation_bonus,
            game.costs.mortgage_divisor,
        ),
        agents=game.components.agents_per_player,
        posts=game.components.trading_posts_per_player,
        presidency=game.components.presidency_shares_per_player,
        dice=tuple(
            tuple(
                next(tuple(die.faces) for die in box.dice.die if (die.market, die.good) == (market, good.id))
                for good in box.goods.good
            )
            for market in tab.MARKETS
        ),
        dice_rolls=prod(len(die.faces) for die in box.dice.die),
        docks=tuple(
            box.port.port.docks + sum(row.docks for row in box.port.extension[:n])
            for n in range(len(box.port.extension) + 1)
        ),
        warehouse=tuple(
            box.port.port.warehouse + sum(row.warehouse for row in box.port.extension[:n])
            for n in range(len(box.port.extension) + 1)
        ),
        speeds=tuple(box.port.loading_track.sections),
        values=tuple(box.stock.track.values),
        dividends=tuple(box.stock.track.dividends),
        start_value=box.stock.meta.start_index,
        sales_floors=tuple(box.port.sales_track.floors),
        start_sales=box.port.sales_track.start_index,
        layouts=tuple(_layout(box, row, spots) for row in sorted(game.setup, key=lambda row: row.players)),
        portraits=len(cells),
        centre=len(cells) + len(circle),
        port=len(cells) + len(circle) + 1,
        places=(*cells, *circle, box.characters.meta.centre, "port"),
        homes=(
            *(len(cells) + characters[row.character] for row in box.characters.cell),
            *range(len(cells), len(cells) + len(circle) + 2),
        ),
        reach=reach,
        cell_costs=tuple(tuple(_cost(game, row, period) for row in box.characters.cell) for period in range(1, 6)),
        ship_cells=tuple(i for i, kind in enumerate(kinds) if kind == "ship"),
        pier_cell=kinds.index("pier"),
        post_cell=kinds.index("post"),
        expertise_cell=kinds.index("expertise"),
        charts_cell=kinds.index("cartography"),
        influence_cells=tuple(
            next(i for i, row in enumerate(box.characters.cell) if row.market == market) for market in tab.MARKETS
        ),
        negotiation_cells=tuple(
            next((i for i, row in enumerate(box.characters.cell) if row.good == good), tab.NONE) for good in goods
        ),
        good_index=goods,
        ship_index=ships,
        zone_index=zones,
        spot_index=spots,
        cell_index=cells,
        card_index=cards,
    )


def _zone(box: Box, row: ZoneRow, goods: dict[str, int]) -> tab.Zone:
    main, second = goods[row.main_good], goods[row.second_good]
    spots = tuple(i for i, post in enumerate(box.zones.post) if post.zone == row.id)
    pair = tuple(sorted((main, second)))
    return tab.Zone(row.id, row.roman, row.number, row.name, row.short, row.travel_cost, main, second, pair, spots)


def _cost(game: Rules, row: CellRow, period: int) -> int:
    match row.cost:
        case "ship":
            return 0
        case "period":
            return game.costs.expertise_per_period * period
        case number:
            return number


def _layout(box: Box, row: SetupRow, spots: dict[str, int]) -> tab.Layout:
    columns = tuple(
        tuple(
            next(
                tuple(one.prices)
                for one in box.markets.column
                if (one.market, one.side, one.good) == (market, row.market_side, good.id)
            )
            for good in box.goods.good
        )
        for market in tab.MARKETS
    )
    start = tuple(
        tuple(
            next(
                one.start
                for one in box.markets.column
                if (one.market, one.side, one.good) == (market, row.market_side, good.id)
            )
            for good in box.goods.good
        )
        for market in tab.MARKETS
    )
    return tab.Layout(
        players=row.players,
        companies=row.companies_in_play,
        neutral=row.players if row.neutral else tab.NONE,
        neutral_place=(row.neutral_initiative or 0) - 1,
        treasury=tuple(row.treasury_by_initiative),
        shares=row.shares_on_market,
        condemned=tuple(spots[spot] for spot in row.condemned_posts),
        prices=(
            tuple((0, *prices) for prices in columns[tab.INDIES]),
            tuple((*prices, box.game.costs.full_track_sale) for prices in columns[tab.EUROPE]),
        ),
        columns=columns,
        start=start,
        card_cubes=tuple(
            tuple(
                plain + (framed if row.use_four_player_cubes else 0)
                for plain, framed in zip(card.cubes, card.four_only, strict=True)
            )
            for card in box.cards.card
        ),
        rank_steps=next(tuple(one.steps) for one in box.game.rank_steps if one.companies == row.companies_in_play),
    )
