"""From players, seed and option to the table as it stands before the first period."""

from boardgames.core.game import Config
from boardgames.core.rng import shuffled, start_streams
from boardgames.eic.box.tables import DECKS, EUROPE, INDIES, NONE, Layout, Tables
from boardgames.eic.state import BEFORE_THE_GAME, CONDEMNED, Company, Ship, State

STREAMS = ("seats", "dice", "indies-cards", "europe-cards", "agent-cards", "destination-cards")
SEATS, DICE, INDIES_CARDS, EUROPE_CARDS, AGENT_CARDS, DESTINATION_CARDS = range(len(STREAMS))
MARKET_STREAMS = (INDIES_CARDS, EUROPE_CARDS)


def set_up(t: Tables, config: Config) -> State:
    """Lay out the boards, cubes, shares and registers (EIC-SET-01, EIC-SET-02, EIC-SET-03, EIC-SET-06, EIC-SET-13,
    EIC-SET-15, EIC-DUO-01).
    """
    layout = t.layout(config.players)
    rng = list(start_streams(config.seed, STREAMS))
    order = _first_order(layout, rng)
    piles = _market_piles(t, rng)
    agent_deck, destination_deck = _neutral_decks(t, layout, rng)
    start, companies = layout.start, layout.setup.companies_in_play
    return State(
        players=config.players,
        mortgage="mortgage" in config.options,
        period=0,
        step=BEFORE_THE_GAME,
        frames=(),
        order=order,
        companies=tuple(_company(t, layout, order, number) for number in range(companies)),
        dice=(),
        columns=start,
        supply=tuple(good.cubes - start[INDIES][i] - start[EUROPE][i] for i, good in enumerate(t.goods)),
        piles=piles,
        drawn=(NONE, NONE),
        seen=(0, 0),
        values=(t.start_value,) * companies,
        market_shares=(layout.setup.shares_on_market,) * companies,
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


def _first_order(layout: Layout, rng: list[int]) -> tuple[int, ...]:
    """The players at random; the neutral company has its place (EIC-SET-08, EIC-DUO-03)."""
    rng[SEATS], order = shuffled(rng[SEATS], range(layout.setup.players))
    if layout.neutral == NONE:
        return order
    place = (layout.setup.neutral_initiative or 0) - 1
    return (*order[:place], layout.neutral, *order[place:])


def _market_piles(t: Tables, rng: list[int]) -> tuple[tuple[int, ...], ...]:
    """Shuffle the market cards into a pile for each market and period (EIC-SET-05)."""
    piles: list[tuple[int, ...]] = []
    for stream in MARKET_STREAMS:
        for _ in DECKS:
            cards = [card for card, pile in enumerate(t.card_piles) if pile == len(piles)]
            rng[stream], pile = shuffled(rng[stream], cards)
            piles.append(pile)
    return tuple(piles)


def _neutral_decks(t: Tables, layout: Layout, rng: list[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Agent and destination cards of the neutral company."""
    if layout.neutral == NONE:
        return (), ()
    rng[AGENT_CARDS], agent_deck = shuffled(rng[AGENT_CARDS], range(len(t.agent_cards)))
    rng[DESTINATION_CARDS], destination_deck = shuffled(rng[DESTINATION_CARDS], range(len(t.destination_cards)))
    return agent_deck, destination_deck


def _company(t: Tables, layout: Layout, order: tuple[int, ...], number: int) -> Company:
    """Return a company with its port, galleons and treasury (EIC-SET-11, EIC-SET-12, EIC-DUO-04, EIC-DUO-06,
    EIC-DUO-07).
    """
    galleons = t.docks[0]
    players = [company for company in order if company != layout.neutral]
    return Company(
        treasury=0 if number == layout.neutral else layout.setup.treasury_by_initiative[players.index(number)],
        sales=0,
        sales_index=t.start_sales,
        docks=(Ship(t.galleon),) * galleons,
        hand=(),
        fleet=(t.galleon,) * galleons,
        stack=tuple(i for i, ship in enumerate(t.ships) if ship.buyable),
        extensions=0,
        warehouse=(),
        shares=(0,) * layout.setup.companies_in_play,
        mortgaged=0,
        posts_left=t.posts,
        agents=(t.port,) * t.agents,
        moved=(False,) * t.agents,
        finished=False,
    )
