"""Set-up for two, three and four players."""

import pytest

from boardgames.core.game import Config
from boardgames.core.values import evolve
from boardgames.eic import GAME
from boardgames.eic.actions import ChoosePost
from boardgames.eic.box.tables import DECKS, EUROPE, INDIES, MARKETS, NONE
from boardgames.eic.rules.period import phase
from boardgames.eic.state import CONDEMNED, PostChoice, Ship, State
from tests.eic.given import T, asking, company, refused, started


def new(players: int, seed: int = 1) -> State:
    return GAME.start(Config(players=players, seed=seed, variant="standard"))


@pytest.mark.rule("EIC-SET-01")
@pytest.mark.parametrize(("players", "longest"), [(2, 11), (3, 11), (4, 14)])
def test_the_market_side_goes_by_the_number_of_players(players: int, longest: int) -> None:
    assert max(len(prices) for market in T.layout(players).columns for prices in market) == longest


@pytest.mark.rule("EIC-SET-02")
def test_the_first_period_starts_with_the_agents() -> None:
    state = new(4)
    assert (state.period, phase(state)) == (1, "A")
    assert T.periods[0].label == "1700-1750"


@pytest.mark.rule("EIC-SET-03", "EIC-SET-04")
def test_light_spaces_hold_a_cube_and_the_rest_is_the_supply() -> None:
    state = new(4)
    assert state.columns == ((7, 7, 6, 4), (10, 9, 8, 6))
    assert state.supply == (33 - 17, 30 - 16, 28 - 14, 23 - 10)


@pytest.mark.rule("EIC-SET-05")
def test_six_shuffled_piles_by_back() -> None:
    state = new(4)
    assert [len(pile) for pile in state.piles] == [8, 8, 4, 8, 8, 4]
    for number, pile in enumerate(state.piles):
        assert {T.card_piles[card] for card in pile} == {number}
        backs = {(T.cards[card].market, T.cards[card].deck) for card in pile}
        assert backs == {(MARKETS[number // 3], DECKS[number % 3])}
    assert len({new(4, seed).piles for seed in range(10)}) == 10
    assert any(list(pile) != sorted(pile) for pile in state.piles)


@pytest.mark.rule("EIC-SET-06")
def test_four_players_put_seven_shares_each_on_the_market() -> None:
    assert new(4).market_shares == (7, 7, 7, 7)


@pytest.mark.rule("EIC-SET-07")
def test_shares_start_at_four() -> None:
    assert new(4).values == (0, 0, 0, 0)
    assert T.values[0] == 4


@pytest.mark.rule("EIC-SET-08")
def test_the_first_order_is_random() -> None:
    orders = {new(4, seed).order for seed in range(60)}
    assert len(orders) > 15
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)


@pytest.mark.rule("EIC-SET-09")
def test_starting_money_of_four_players() -> None:
    for seed in range(5):
        state = new(4, seed)
        assert [company(state, seat).treasury for seat in state.order] == [10, 10, 11, 12]


@pytest.mark.rule("EIC-SET-10")
def test_the_bank_is_a_party_without_limit_of_its_own() -> None:
    """The bank has no count in the state: what is not in a treasury or on a sales tile is in it."""
    state = new(4)
    assert sum(one.treasury + one.sales for one in state.companies) == 43


@pytest.mark.rule("EIC-SET-11", "EIC-SET-12", "EIC-SET-13", "EIC-SET-14")
def test_what_a_player_starts_with() -> None:
    for one in new(4).companies:
        assert one.docks == (Ship(T.galleon), Ship(T.galleon))
        assert one.sales == 0
        assert T.sales_floors[one.sales_index] == 0
        assert one.posts_left == 2
        assert one.agents == (T.port,) * 3
        assert one.mortgaged == 0
        assert [T.ships[kind].period for kind in one.stack] == [1, 1, 2, 2, 3, 3, 4, 5]
        assert one.shares == (0, 0, 0, 0)


@pytest.mark.rule("EIC-SET-15")
def test_nobody_starts_with_an_extension() -> None:
    state = new(4)
    assert all((one.extensions, len(one.docks), one.warehouse) == (0, 2, ()) for one in state.companies)
    assert T.warehouse == (0, 2, 3)
    assert T.docks == (2, 3, 4)


@pytest.mark.rule("EIC-TRI-01", "EIC-Q-30")
def test_ranks_of_three_companies() -> None:
    assert T.layout(3).rank_steps == T.layout(2).rank_steps == (2, 1, -1)
    assert T.layout(4).rank_steps == (2, 1, 0, -1)


@pytest.mark.rule("EIC-TRI-02")
@pytest.mark.parametrize("players", [2, 3])
def test_small_markets_with_fewer_players(players: int) -> None:
    state = new(players)
    assert state.columns == ((5, 4, 4, 3), (8, 7, 6, 5))
    assert T.layout(players).columns[INDIES][0] == (4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1)
    assert T.layout(players).columns[EUROPE][3] == (12, 11, 10, 9, 8, 7, 5)


@pytest.mark.rule("EIC-TRI-03")
@pytest.mark.parametrize("players", [2, 3])
def test_bombay_and_formosa_are_closed(players: int) -> None:
    state = started(players)
    closed = [T.spots[spot].name for spot, owner in enumerate(state.posts) if owner == CONDEMNED]
    assert sorted(closed) == ["Bombay", "Formosa"]
    choice = asking(state, PostChoice(0))
    assert refused(choice, 0, ChoosePost("bombay")) == "EIC-TRI-03"
    assert refused(choice, 0, ChoosePost("formosa")) == "EIC-TRI-03"
    assert len(GAME.legal_actions(choice, 0)) == 7
    assert NONE in state.posts


@pytest.mark.rule("EIC-TRI-04")
def test_six_shares_of_three_companies() -> None:
    assert new(3).market_shares == (6, 6, 6)
    assert new(2).market_shares == (6, 6, 6)


@pytest.mark.rule("EIC-TRI-05")
def test_starting_money_of_three_players() -> None:
    for seed in range(5):
        state = new(3, seed)
        assert [company(state, seat).treasury for seat in state.order] == [10, 11, 12]


@pytest.mark.rule("EIC-DUO-01")
def test_two_players_set_up_as_three() -> None:
    two, three = new(2), new(3)
    assert two.columns == three.columns
    assert two.supply == three.supply
    assert two.posts == three.posts
    assert two.values == three.values


@pytest.mark.rule("EIC-DUO-02")
def test_starting_money_of_two_players() -> None:
    for seed in range(5):
        state = new(2, seed)
        assert [company(state, seat).treasury for seat in state.order[:2]] == [10, 11]


@pytest.mark.rule("EIC-DUO-03", "EIC-DUO-06", "EIC-DUO-07")
def test_the_neutral_company_starts_like_a_player_without_money() -> None:
    neutral = new(2).companies[2]
    assert neutral.docks == (Ship(T.galleon), Ship(T.galleon))
    assert neutral.posts_left == 2
    assert len(neutral.agents) == 3
    assert (neutral.treasury, neutral.sales) == (0, 0)
    assert neutral.sales_index == 0
    assert len(neutral.stack) == 8


@pytest.mark.rule("EIC-DUO-04")
def test_the_neutral_company_is_third_and_worth_four() -> None:
    for seed in range(8):
        state = new(2, seed)
        assert state.order[2] == 2
        assert T.values[state.values[2]] == 4
    assert {new(2, seed).order[:2] for seed in range(20)} == {(0, 1), (1, 0)}


@pytest.mark.rule("EIC-DUO-05")
def test_the_neutral_decks_are_shuffled() -> None:
    state = new(2)
    assert sorted(state.agent_deck) == list(range(6))
    assert sorted(state.destination_deck) == list(range(9))
    assert len({new(2, seed).agent_deck for seed in range(10)}) > 5
    assert len({new(2, seed).destination_deck for seed in range(10)}) > 5
    assert new(3).agent_deck == new(3).destination_deck == ()


@pytest.mark.rule("EIC-Q-62")
def test_seats_take_the_companies_in_table_order() -> None:
    assert [one.id for one in T.companies] == ["blue", "red", "yellow", "purple"]
    assert len(new(2).companies) == len(new(3).companies) == 3
    sheet = GAME.scores(new(2))[0]
    assert [line.category for line in sheet.lines][1:4] == [
        "shares.blue",
        "shares.red",
        "shares.yellow",
    ]


@pytest.mark.rule("EIC-Q-47")
def test_six_neutral_shares_and_no_neutral_presidency() -> None:
    state = new(2)
    assert state.market_shares[2] == 6
    assert len(GAME.scores(state)) == 2
    assert evolve(state, mortgage=True).companies[2].mortgaged == 0
