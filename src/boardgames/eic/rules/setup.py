"""From players, seed and option to the table as it stands before the first period."""

from boardgames.core.protocol import Config
from boardgames.core.rng import shuffled, start_streams
from boardgames.eic.box.tables import DECKS, EUROPE, INDIES, MARKETS, NONE, Layout, Tables
from boardgames.eic.state import CONDEMNED, Company, Ship, State

STREAMS = ("seats", "dice", "indies-cards", "europe-cards", "agent-cards", "destination-cards")
SEATS, DICE, INDIES_CARDS, EUROPE_CARDS, AGENT_CARDS, DESTINATION_CARDS = range(len(STREAMS))
MARKET_STREAMS = (INDIES_CARDS, EUROPE_CARDS)

BEFORE_THE_GAME = "set-up"


def set_up(t: Tables, config: Config) -> State:
    layout = t.layout(config.players)
    rng = list(start_streams(config.seed, STREAMS))

    rng[SEATS], order = shuffled(rng[SEATS], range(config.players))
    if layout.neutral != NONE:
        order = (*order[: layout.neutral_place], layout.neutral, *order[layout.neutral_place :])

    piles: list[tuple[int, ...]] = []
    for market, stream in zip(range(len(MARKETS)), MARKET_STREAMS, strict=True):
        for deck in range(len(DECKS)):
            cards = [i for i, card in enumerate(t.cards) if (card.market, card.deck) == (market, deck)]
            rng[stream], pile = shuffled(rng[stream], cards)
            piles.append(pile)
    agent_deck: tuple[int, ...] = ()
    destination_deck: tuple[int, ...] = ()
    if layout.neutral != NONE:
        rng[AGENT_CARDS], agent_deck = shuffled(rng[AGENT_CARDS], range(len(t.agent_cards)))
        rng[DESTINATION_CARDS], destination_deck = shuffled(rng[DESTINATION_CARDS], range(len(t.destination_cards)))

    start = layout.start
    return State(
        players=config.players,
        mortgage="mortgage" in config.options,
        period=0,
        step=BEFORE_THE_GAME,
        frames=(),
        order=order,
        companies=tuple(_company(t, layout, order, number) for number in range(layout.companies)),
        dice=(),
        columns=start,
        supply=tuple(good.cubes - start[INDIES][i] - start[EUROPE][i] for i, good in enumerate(t.goods)),
        piles=tuple(piles),
        drawn=(NONE, NONE),
        seen=(0, 0),
        values=(t.start_value,) * layout.companies,
        market_shares=(layout.shares,) * layout.companies,
        cells=((),) * len(t.cells),
        posts=tuple(CONDEMNED if spot in layout.condemned else NONE for spot in range(len(t.spots))),
        zone_piles=((),) * len(t.zones),
        stay_piles=((),) * len(t.zones),
        agent_deck=agent_deck,
        agent_card=NONE,
        destination_deck=destination_deck,
        destinations=(),
        rng=tuple(rng),
    )


def _company(t: Tables, layout: Layout, order: tuple[int, ...], number: int) -> Company:
    galleons = t.docks[0]
    players = [company for company in order if company != layout.neutral]
    return Company(
        treasury=0 if number == layout.neutral else layout.treasury[players.index(number)],
        sales=0,
        sales_index=t.start_sales,
        docks=(Ship(t.galleon),) * galleons,
        hand=(),
        fleet=(t.galleon,) * galleons,
        stack=tuple(i for i, ship in enumerate(t.ships) if ship.buyable),
        extensions=0,
        warehouse=(),
        shares=(0,) * layout.companies,
        mortgaged=0,
        posts_left=t.posts,
        agents=(t.port,) * t.agents,
        moved=(False,) * t.agents,
        finished=False,
    )
