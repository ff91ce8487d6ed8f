"""What is in the box, against the tables."""

from collections import Counter

import pytest

from boardgames.core.game import Config
from boardgames.mombasa import GAME
from boardgames.mombasa.actions import UseMerchant
from boardgames.mombasa.box.tables import GOODS
from tests.mombasa.given import COMPANIES, T, begun, given, play

CARDS = [card for letter in T.deck for card in letter]


@pytest.mark.rule("MOM-CMP-01")
def test_the_board_has_map_bases_displays_round_track_and_bonus_spaces() -> None:
    state = begun()
    assert len(state.posts) == len(state.bases) == 4
    assert len(state.display) == len(state.shelf) == 12
    assert len(T.round_coins[2]) == 7
    assert T.board_spaces == 11


@pytest.mark.rule("MOM-CMP-02")
def test_four_double_sided_boards_make_eight_tracks() -> None:
    assert T.components["company_track_boards"] == 4
    assert sorted(T.tracks) == ["A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2"]


@pytest.mark.rule("MOM-CMP-03")
def test_a_player_board_has_two_tracks_and_slots_with_resting_piles() -> None:
    assert T.components["player_boards"] == len(T.colors) == 4
    assert T.diamond.length == 28
    assert T.ink.length == 16
    assert all(len(player.piles) == len(T.slots) == 5 for player in begun().players)


@pytest.mark.rule("MOM-CMP-04")
def test_44_action_cards_by_letter() -> None:
    assert Counter(T.cards[card].letter for card in CARDS) == {"A": 9, "B": 16, "C": 11, "D": 4, "E": 4}


@pytest.mark.rule("MOM-CMP-05")
def test_each_colour_has_the_same_nine_starting_cards() -> None:
    faces = [[(T.cards[card].kind, T.cards[card].label) for card in cards] for cards in T.starting_cards]
    assert [len(face) for face in faces] == [9, 9, 9, 9]
    assert all(face == faces[0] for face in faces)


@pytest.mark.rule("MOM-CMP-06")
def test_four_numbered_expansion_cards_of_value_1() -> None:
    cards = [T.cards[card] for card in T.numbered_cards]
    assert [(card.kind, card.value) for card in cards] == [("expansion", 1)] * 4


@pytest.mark.rule("MOM-CMP-07")
def test_four_track_cards_with_two_ends() -> None:
    assert sorted(T.track_cards) == [("A1", "A2"), ("B1", "B2"), ("C1", "C2"), ("D1", "D2")]
    assert begun(variant="first-game").tracks == T.first_tracks


@pytest.mark.rule("MOM-CMP-08")
def test_72_books_of_three_letters() -> None:
    assert [len(pile) for pile in T.supplies] == [24, 24, 24]
    assert all(T.books[book].letter == "ABC"[i] for i, pile in enumerate(T.supplies) for book in pile)


@pytest.mark.rule("MOM-CMP-09")
def test_ten_starting_tiles_with_three_icons_a_book_and_a_bonus() -> None:
    assert len(T.starting_tiles) == 10
    for tile in T.starting_tiles.values():
        assert len(tile.rest) == 3
        assert T.books[tile.id].reward
        assert sum(tile.steps) + tile.diamonds > 0


@pytest.mark.rule("MOM-CMP-10")
def test_four_bonus_tiles() -> None:
    tiles = [space.tile for _, space in T.tile_spaces]
    assert len(tiles) == 4
    assert [T.cards[tile].kind for tile in T.action_tiles] == ["bookkeeper", "merchant", "expansion"]
    assert T.plus_one == 1


@pytest.mark.rule("MOM-CMP-11")
def test_sixty_coins() -> None:
    assert (T.components["coins_1"], T.components["coins_5"]) == (40, 20)


@pytest.mark.rule("MOM-CMP-12")
def test_fifteen_posts_a_company() -> None:
    assert T.components["trading_posts"] == 60
    assert [sum(base) for base in begun().bases] == [15, 15, 15, 15]
    assert COMPANIES == ("mombasa", "cape-town", "saint-louis", "cairo")


@pytest.mark.rule("MOM-CMP-13")
def test_discs_and_markers() -> None:
    pieces = T.components
    assert (pieces["track_discs"], pieces["bonus_discs"], pieces["start_markers"]) == (16, 20, 1)
    assert (pieces["ink_pots"], pieces["diamonds"]) == (4, 4)
    state = begun(4)
    assert all(len(player.steps) == 4 for player in state.players)
    assert all(player.discs + player.box == 5 for player in state.players)


@pytest.mark.rule("MOM-CMP-14", "MOM-Q-43")
def test_goods_have_values_1_to_4_and_expansion_cards_1_to_3() -> None:
    for i in range(len(GOODS)):
        assert {card.value for card in T.cards.values() if card.kind == "goods" and card.total == i} == {1, 2, 3, 4}
    assert {card.value for card in T.cards.values() if card.kind == "expansion"} == {1, 2, 3}


@pytest.mark.rule("MOM-CMP-15")
@pytest.mark.parametrize("players", [1, 5])
def test_only_two_to_four_players(players: int) -> None:
    assert GAME.info.players == (2, 3, 4)
    with pytest.raises(Exception, match="2, 3, 4 players"):
        GAME.start(Config(players, 1, "first-game"))


@pytest.mark.rule("MOM-CMP-16")
def test_score_pad_and_player_aids_are_no_part_of_the_tables() -> None:
    assert not any("pad" in name or "aid" in name for name in T.components)


@pytest.mark.rule("MOM-CMP-17", "MOM-GEN-02")
def test_the_bank_never_runs_dry() -> None:
    """Nothing counts the coins of the bank: a player can hold more pounds than the box has coins."""
    state = given(a={"pounds": 500, "area": {"b": "a-merchant"}})
    assert play(state, UseMerchant("slot-b")).players[0].pounds == 502


@pytest.mark.rule("MOM-CMP-18")
def test_24_regions_parted_by_single_or_double_borders() -> None:
    assert len(T.regions) == 24
    assert {lines for _, _, lines in T.borders} == {1, 2}
    for i, (single, double) in enumerate(T.near):
        assert not single & double
        for j, (other_single, other_double) in enumerate(T.near):
            assert single >> j & 1 == other_single >> i & 1
            assert double >> j & 1 == other_double >> i & 1
    assert all(sorted(lines for _, lines in base) == [1, 1, 2] for base in T.base_borders)


@pytest.mark.rule("MOM-CMP-19")
def test_bases_have_three_columns_of_five_with_two_coins_at_the_back() -> None:
    assert [[len(column) for column in base] for base in T.columns] == [[5, 5, 5]] * 4
    assert all(column[-1] == 2 > max(column[:-1]) for base in T.columns for column in base)
