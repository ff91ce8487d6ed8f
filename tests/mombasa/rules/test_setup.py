"""Set-up: the first game and the variable one."""

from collections import Counter

import pytest

from boardgames.core.game import Config
from boardgames.core.values import evolve
from boardgames.mombasa import GAME
from boardgames.mombasa import actions as do
from boardgames.mombasa.rules.books import refilled
from boardgames.mombasa.rules.setup import laid_tracks
from boardgames.mombasa.state import HIDDEN, PLAN, SETUP_REST, SETUP_TILE, State
from tests.mombasa.given import COMPANIES, T, begun, offered, play, why_not

SEEDS = range(40)


def fresh(players: int = 2, variant: str = "first-game", seed: int = 1) -> State:
    return GAME.start(Config(players, seed, variant))


def kept(players: int, seed: int) -> State:
    """A variable game after everybody kept the first tile."""
    state = fresh(players, "variable", seed)
    while state.phase == SETUP_TILE:
        seat = GAME.decisions(state)[0].seat
        state = play(state, offered(state, seat=seat)[0], seat=seat)
    return state


@pytest.mark.rule("MOM-SET-01")
def test_first_game_tracks() -> None:
    for seed in SEEDS:
        assert fresh(seed=seed).tracks == ("A1", "B1", "C1", "D1")
    assert dict(zip(COMPANIES, ("A1", "B1", "C1", "D1"), strict=True))["saint-louis"] == "C1"


@pytest.mark.rule("MOM-SET-02")
def test_variable_tracks_come_from_shuffled_cards_in_either_direction() -> None:
    layouts = {fresh(variant="variable", seed=seed).tracks for seed in range(300)}
    for layout in layouts:
        assert sorted(name[0] for name in layout) == ["A", "B", "C", "D"], "one side of every board"
    assert len(layouts) > 200
    for edge in range(4):
        assert {layout[edge] for layout in layouts} == set(T.tracks), "every track can lie at every edge"


@pytest.mark.rule("MOM-SET-02")
@pytest.mark.parametrize("cards", [T.track_cards[:-1], (*T.track_cards, T.track_cards[0])])
def test_there_is_a_track_card_for_every_edge_and_none_left_over(cards: tuple[tuple[str, str], ...]) -> None:
    with pytest.raises(ValueError, match="argument"):
        laid_tracks(evolve(T, track_cards=cards), 1)


@pytest.mark.rule("MOM-SET-03")
def test_a_track_stays_with_its_company() -> None:
    before = begun(seed=5)
    state = before
    for _ in range(60):
        seat = GAME.decisions(state)[0].seat
        state = play(state, offered(state)[0], seat=seat)
        assert state.tracks == before.tracks


@pytest.mark.rule("MOM-SET-04")
def test_bases_start_full_and_show_no_coin() -> None:
    state = fresh()
    assert state.bases == ((5, 5, 5),) * 4
    assert state.opened == (0, 0, 0, 0)
    assert all(line.points == 0 for line in GAME.scores(state)[0].lines[1:5])


@pytest.mark.rule("MOM-SET-05")
def test_the_draw_pile_is_shuffled_letter_by_letter() -> None:
    orders = set()
    for seed in SEEDS:
        state = fresh(seed=seed)
        letters = [T.cards[card].letter for card in state.draw]
        assert letters == ["B"] * 13 + ["C"] * 11 + ["D"] * 4 + ["E"] * 4
        assert state.discard == ()
        orders.add(state.draw)
    assert len(orders) == len(SEEDS)


@pytest.mark.rule("MOM-SET-06")
def test_the_display_is_filled_right_column_first_from_the_top() -> None:
    order = [2, 5, 8, 11, 1, 4, 7, 10, 0, 3, 6, 9]
    assert list(T.display_fill) == order
    state = fresh(seed=3)
    letters = [T.cards[state.display[space]].letter for space in order]
    assert letters == ["A"] * 9 + ["B"] * 3


@pytest.mark.rule("MOM-SET-07", "MOM-EX-02")
def test_left_column_shows_one_a_card_above_three_b_cards() -> None:
    for seed in SEEDS:
        assert [T.cards[card].letter for card in fresh(seed=seed).display[0::3]] == ["A", "B", "B", "B"]


@pytest.mark.rule("MOM-SET-08", "MOM-SET-09", "MOM-SET-10", "MOM-SET-11")
def test_coins_of_the_round_track() -> None:
    assert T.round_coins[2] == (0, 1, 1, 1, 1, 1, 1)
    assert T.round_coins[3] == (0, 2, 1, 2, 1, 2, 1)
    assert T.round_coins[4] == (0, 2, 2, 2, 2, 2, 2)
    assert all(fresh(players).coins == 0 for players in (2, 3, 4)), "the book display starts without coins"


@pytest.mark.rule("MOM-SET-12", "MOM-Q-52")
def test_four_books_of_each_letter_lie_open_filled_row_by_row() -> None:
    whole = {seed: fresh(seed=seed) for seed in SEEDS}
    for state in whole.values():
        letters = [T.books[book].letter for book in state.shelf]
        assert letters == ["A", "A", "B", "B", "C", "C"] * 2
        assert [len(pile) for pile in state.supply] == [20, 20, 20]
    assert len({state.shelf for state in whole.values()}) == len(SEEDS)
    state = whole[0]
    gap = evolve(state, shelf=("", *state.shelf[1:6], "", *state.shelf[7:]))
    filled = refilled(T, gap, None)
    assert (filled.shelf[0], filled.shelf[6]) == state.supply[0][:2], "row 1 before row 2"


@pytest.mark.rule("MOM-SET-13")
def test_nobody_has_a_bonus_tile_at_the_start() -> None:
    for player in begun(4).players:
        assert player.area[5:] == ("", "", "")
        assert player.plus_one == -2


@pytest.mark.rule("MOM-SET-14")
def test_a_players_pieces() -> None:
    for seat, player in enumerate(fresh(4).players):
        assert [card for card in player.hand if card in T.starting_cards[seat]] == list(T.starting_cards[seat])
        assert all(card.startswith(T.colors[seat]) for card in T.starting_cards[seat])


@pytest.mark.rule("MOM-SET-15")
def test_hands_are_not_shown() -> None:
    state = begun()
    assert set(GAME.observe(state, 1).players[0].hand) == {HIDDEN}
    assert GAME.observe(state, 0).players[0].hand == state.players[0].hand


@pytest.mark.rule("MOM-SET-16", "MOM-SET-17")
def test_discs_and_diamond_start_at_the_beginning() -> None:
    for player in fresh(3).players:
        assert player.steps == (0, 0, 0, 0)
        assert player.diamond == 0


@pytest.mark.rule("MOM-SET-18", "MOM-Q-01")
def test_everybody_starts_with_one_pound() -> None:
    assert [player.pounds for player in fresh(4).players] == [1, 1, 1, 1]


@pytest.mark.rule("MOM-SET-19", "MOM-SET-20", "MOM-SET-21")
def test_bonus_discs_by_player_count_and_the_rest_in_the_box() -> None:
    counts = {players: {(p.discs, p.box) for p in fresh(players).players} for players in (2, 3, 4)}
    assert counts == {2: {(3, 2)}, 3: {(2, 3)}, 4: {(2, 3)}}


@pytest.mark.rule("MOM-SET-22", "MOM-Q-53")
def test_the_seed_draws_the_start_player() -> None:
    starts = Counter(fresh(4, seed=seed).start_player for seed in range(200))
    assert set(starts) == {0, 1, 2, 3}
    state = fresh(4, seed=9)
    assert state.marker == state.start_player == fresh(4, seed=9).start_player
    assert [card.split("-")[0] for p in state.players for card in p.hand[:1]] == ["blue", "green", "yellow", "purple"]


@pytest.mark.rule("MOM-SET-23")
def test_numbered_expansion_cards_follow_the_turn_order() -> None:
    for seed in range(12):
        state = fresh(3, seed=seed)
        for place in range(3):
            player = state.players[(state.start_player + place) % 3]
            assert f"start-expansion-{place + 1}" in player.hand
            assert len(player.hand) == 10
        assert not any("start-expansion-4" in player.hand for player in state.players)


@pytest.mark.rule("MOM-SET-24")
def test_first_game_tiles_in_turn_order() -> None:
    state = fresh(4, seed=2)
    tiles = [state.players[(state.start_player + i) % 4].tile for i in range(4)]
    assert tiles == ["start-01", "start-02", "start-03", "start-04"]
    assert state.phase == SETUP_REST


@pytest.mark.rule("MOM-SET-25")
def test_variable_game_deals_two_tiles_and_one_is_kept_in_secret() -> None:
    state = fresh(4, "variable", 3)
    dealt = [tile for player in state.players for tile in player.dealt]
    assert len(dealt) == len(set(dealt)) == 8
    assert {decision.seat for decision in GAME.decisions(state)} == {0, 1, 2, 3}
    assert all(decision.secret for decision in GAME.decisions(state))
    tile = state.players[2].dealt[1]
    chosen = play(state, do.KeepTile(tile), seat=2)
    seen = GAME.observe(chosen, 0)
    assert seen.players[2].tile == HIDDEN
    assert seen.players[2].dealt == (HIDDEN, HIDDEN)
    assert why_not(chosen, do.KeepTile(tile), seat=2).rule == "MOM-SET-25"
    assert why_not(chosen, do.KeepTile(tile), seat=0).rule == "MOM-SET-25"
    done = kept(4, 3)
    assert all(player.dealt == () for player in done.players)
    assert [player.tile for player in done.players] == [player.dealt[0] for player in state.players]


@pytest.mark.rule("MOM-SET-26", "MOM-BKP-02")
def test_the_tile_brings_the_first_book_and_the_ink_pot_stands_before_it() -> None:
    for player in begun(4).players:
        assert player.books[1] == player.tile
        assert player.books[2:] == ("",) * 15
        assert player.ink == 0


@pytest.mark.rule("MOM-SET-27", "MOM-Q-42")
def test_three_named_cards_rest_in_the_coloured_slots_in_any_order() -> None:
    state = fresh(2, seed=4)
    seat = state.active
    assert state.players[seat].tile == "start-01"
    own = T.colors[seat]
    named = {f"{own}-banana-2", f"{own}-cotton-1", f"{own}-expansion-2x"}
    choices = offered(state, do.ArrangeRest)
    assert len(choices) == 6
    assert {frozenset(choice.cards) for choice in choices} == {frozenset(named)}
    order = (f"{own}-cotton-1", f"{own}-expansion-2x", f"{own}-banana-2")
    after = play(state, do.ArrangeRest(order))
    assert after.players[seat].piles == ((), (order[0],), (order[1],), (order[2],), ())
    assert len(after.players[seat].hand) == 7
    twin = do.ArrangeRest((f"{own}-cotton-1", f"{own}-expansion-2y", f"{own}-banana-2"))
    assert why_not(state, twin).rule == "MOM-SET-27"


@pytest.mark.rule("MOM-SET-28", "MOM-EX-03")
def test_starting_bonus_of_three_mombasa_steps() -> None:
    state = fresh(2, seed=4)
    seat = state.active
    after = play(state, offered(state)[0])
    assert after.players[seat].steps == (3, 0, 0, 0)


@pytest.mark.rule("MOM-EX-04")
def test_starting_bonus_of_a_diamond_step_and_a_saint_louis_step() -> None:
    state = fresh(2, seed=4)
    seat = state.active
    p = state.players[seat]
    p = evolve(p, tile="start-05", books=("", "start-05", *p.books[2:]))
    players = tuple(p if i == seat else other for i, other in enumerate(state.players))
    state = evolve(state, players=players)
    after = play(state, offered(state)[0])
    assert after.players[seat].diamond == 1
    assert after.players[seat].steps == (0, 0, 1, 0)


@pytest.mark.rule("MOM-Q-61")
def test_after_the_tiles_players_lay_out_their_cards_in_turn_order() -> None:
    state = kept(3, 11)
    order = []
    while state.phase == SETUP_REST:
        assert len(GAME.decisions(state)) == 1
        order.append(state.active)
        other = (state.active + 1) % 3
        assert why_not(state, offered(state)[0], seat=other).rule == "MOM-Q-61"
        state = play(state, offered(state)[0])
    first = state.start_player
    assert order == [first, (first + 1) % 3, (first + 2) % 3]
    assert state.phase == PLAN


@pytest.mark.rule("MOM-Q-61")
def test_the_order_of_keeping_tiles_changes_nothing() -> None:
    state = fresh(3, "variable", 8)
    choice = {seat: do.KeepTile(state.players[seat].dealt[seat % 2]) for seat in range(3)}
    ends = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        after = state
        for seat in order:
            after = play(after, choice[seat], seat=seat)
        ends.add(after)
    assert len(ends) == 1
