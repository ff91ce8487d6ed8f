"""The expert game: provisions, mysterious places, special tiles."""

import pytest

from boardgames.core.values import Event, evolve
from boardgames.felinia import GAME
from boardgames.felinia.actions import GoHome, Keep, KeepNone, Move, Sell, SpendProvision, Swap
from boardgames.felinia.events import Gained, MysteriesDrawn, MysteryKept, NotGained, WentHome, WindfallRemoved
from boardgames.felinia.game import Felinia
from boardgames.felinia.scoring import mystery_points
from boardgames.felinia.state import Mystery, State, phase
from tests.felinia.given import Given, T, asked, given, holdings, legal, number, play, points, province, refused

LIONS, JAGUARS, TIGERS, PANTHERS, CHEETAHS = "5:00", "6:00", "8:15", "7:15", "7:30"
SPECIAL = [tile.id for tile in T.trade_tiles.values() if tile.timing in ("end", "lasting")]
FILLERS = ("5:15", "6:15", "8:30", "9:45")
"""Boats of two places, so that nobody else's boat is full."""


def to(code: str) -> Move:
    return Move(province("expert", code))


def landing(boat: str, seat: int = 0, seed: int = 0) -> Given:
    return given(3, "expert", seed=seed).boats(boat, *FILLERS[:3]).aboard(1, seat)


# travelling


@pytest.mark.rule("FEL-XEX-01")
def test_three_moves_and_nothing_is_turned() -> None:
    state = landing(LIONS).exploration()
    assert asked(state) == (0, "travel"), "no question about tiles"
    after = play(state, to("Lb"), to("L1"))
    assert after.players[0].settled == 1 << number("expert", "L1")


@pytest.mark.rule("FEL-XEX-02")
def test_a_provision_buys_one_more_move() -> None:
    state = play(landing(JAGUARS).player(0, provisions=2).exploration(), to("Jb"), KeepNone(), to("Jd"))
    assert legal(state, Move) == []
    assert refused(state, to("J6")) == "FEL-XEX-02"
    paid = play(state, SpendProvision())
    assert paid.players[0].provisions == 1
    assert play(paid, to("J6")).players[0].settled == 1 << number("expert", "J6")


@pytest.mark.rule("FEL-XEX-03")
def test_any_number_of_provisions_for_one_merchant() -> None:
    state = play(landing(LIONS).player(0, provisions=3).exploration(), to("La"), to("Ld"), KeepNone())
    state = play(state, SpendProvision(), to("Lb"), SpendProvision())
    assert state.players[0].provisions == 2, "3, two spent, one found at Lb"
    assert play(state, to("L4")).players[0].settled == 1 << number("expert", "L4")


@pytest.mark.rule("FEL-XEX-04")
def test_a_spent_provision_returns_to_the_supply_at_once() -> None:
    position = landing(JAGUARS).player(0, provisions=1).player(1, provisions=30)
    state = play(position.exploration(), to("Jb"), KeepNone(), to("Jd"), SpendProvision())
    assert [p.provisions for p in state.players] == [0, 30, 0]
    assert refused(state, SpendProvision()) == "FEL-Q-41"


@pytest.mark.rule("FEL-Q-41")
def test_when_a_provision_may_be_spent() -> None:
    start = landing(JAGUARS).player(0, provisions=2).exploration()
    assert refused(start, SpendProvision()) == "FEL-Q-41", "moves are left"
    state = play(start, to("Jb"), KeepNone(), to("Jd"), SpendProvision(), GoHome())
    assert state.players[0].provisions == 1, "the move paid for was given up"
    events: list[Event] = []
    blocked = landing(JAGUARS).player(0, provisions=2).settled(1, "J6", "J7", "J8").exploration()
    play(blocked, to("Jb"), KeepNone(), to("Jd"), events=events)
    assert WentHome(0, province("expert", "Jd")) in events, "no province ahead: not even with provisions"


@pytest.mark.rule("FEL-XEX-05")
def test_without_a_tile_the_merchant_goes_home() -> None:
    events: list[Event] = []
    state = play(landing(JAGUARS).exploration(), to("Jb"), KeepNone(), to("Jd"), events=events)
    assert WentHome(0, province("expert", "Jd")) in events
    assert state.players[0].stock == 10
    assert state.players[0].gold == 2


@pytest.mark.rule("FEL-XEX-06")
def test_a_provision_symbol_gives_a_provision() -> None:
    assert play(landing(LIONS).exploration(), to("Lb")).players[0].provisions == 1


@pytest.mark.rule("FEL-XEX-07")
def test_the_other_symbols_work_as_before() -> None:
    assert play(landing(LIONS).exploration(), to("La")).players[0].gold == 1
    cheetah = play(landing(CHEETAHS).exploration(), to("Cb"))
    assert cheetah.players[0].money == 3
    assert sum(cheetah.players[0].goods) == 1
    panther = play(landing(PANTHERS).exploration(), to("Pb"))
    assert (panther.players[0].spice, panther.players[0].provisions) == (1, 1)


@pytest.mark.rule("FEL-XEX-08")
def test_two_symbols_pay_both() -> None:
    assert play(landing(JAGUARS).exploration(), to("Ja")).players[0].provisions == 2
    assert play(landing(TIGERS).exploration(), to("Ta")).players[0].money == 4
    tight = play(landing(JAGUARS).player(1, provisions=30).exploration(), to("Ja"))
    assert tight.players[0].provisions == 1, "one unit at a time: one card was left"


@pytest.mark.rule("FEL-XEX-09")
def test_what_is_collected_may_be_used_at_once() -> None:
    state = play(landing(TIGERS).exploration(), to("Ta"), to("Td"))
    assert state.players[0].provisions == 1
    after = play(state, SpendProvision(), to("T6"))
    assert after.players[0].settled == 1 << number("expert", "T6")


@pytest.mark.rule("FEL-XEX-10")
def test_a_tile_always_ends_the_journey() -> None:
    state = play(landing(LIONS).player(0, provisions=4).exploration(), to("Lb"), to("L4"))
    assert phase(state) != "exploration"
    assert len(state.players[0].trade) == 1 or "sp-bundle" in state.gone


@pytest.mark.rule("FEL-Q-40")
def test_a_border_is_crossed_only_by_a_road_and_the_board_has_none() -> None:
    board = T.boards["expert"]
    here, there = number("expert", "La"), number("expert", "L8")
    assert all(board.provinces[n].country == board.provinces[here].country for n in board.roads[here])
    foreign = number("expert", "P6")
    assert board.adjacent[there] >> foreign & 1
    position = landing(LIONS)
    state = play(position.exploration(), to("La"))
    assert refused(state, to("P6")) == "FEL-EXP-06"
    roads = [*board.roads]
    masks = [*board.road_masks]
    roads[here], masks[here] = (*roads[here], foreign), masks[here] | 1 << foreign
    other = Felinia(
        evolve(T, boards={**T.boards, "expert": evolve(board, roads=tuple(roads), road_masks=tuple(masks))}), ""
    )
    assert other.refusal(state, 0, to("P6")) is None
    assert to("P6") in other.legal_actions(state, 0), "the table of roads decides, nothing else"


# mysterious places


def drawing(*cards: str, seed: int = 0, **own: int) -> State:
    """Seat 0 stands on Tb and has drawn these cards."""
    return play(landing(TIGERS, seed=seed).player(0, **own).next_mysteries(*cards).exploration(), to("Tb"))


@pytest.mark.rule("FEL-MYS-01")
def test_draw_two_keep_one() -> None:
    state = drawing("mp-temple-1", "mp-grotto-1", money=2)
    assert asked(state) == (0, "mystery")
    assert legal(state, Keep) == [Keep("temple"), Keep("grotto")]
    after = play(state, Keep("grotto"))
    assert after.players[0].mystery == ("mp-grotto-1",)
    assert len(after.mysteries) == 17
    assert refused(state, Keep("archive")) == "FEL-MYS-01"
    assert refused(after, Keep("temple")) == "FEL-MYS-01", "never both"


@pytest.mark.rule("FEL-MYS-02")
def test_no_second_copy() -> None:
    position = landing(TIGERS).mystery(0, "mp-temple-2").next_mysteries("mp-temple-1", "mp-grotto-1")
    state = play(position.exploration(), to("Tb"))
    assert legal(state, Keep) == [Keep("grotto")]
    assert refused(state, Keep("temple")) == "FEL-MYS-02"


@pytest.mark.rule("FEL-MYS-03")
def test_a_card_with_a_book_or_wine_costs_that_good() -> None:
    state = drawing("mp-archive-1", "mp-springs-1", wine=1)
    assert legal(state, Keep) == [Keep("springs")]
    assert refused(state, Keep("archive")) == "FEL-MYS-03"
    after = play(state, Keep("springs"))
    assert holdings(after.players[0]) == {}
    assert after.bag[1] == state.bag[1] + 1


@pytest.mark.rule("FEL-MYS-04", "FEL-Q-55")
def test_perhaps_neither_can_be_kept_and_the_player_is_asked_all_the_same() -> None:
    state = drawing("mp-archive-1", "mp-springs-1", money=2)
    assert asked(state) == (0, "mystery")
    assert GAME.legal_actions(state, 0) == (KeepNone(),)
    sold = play(drawing("mp-archive-1", "mp-springs-1", books=1), Sell("books"))
    assert asked(sold) == (0, "mystery")
    assert legal(sold, Keep) == [], "a book sold cannot pay"
    twins = drawing("mp-temple-3", "mp-temple-1", money=2)
    assert legal(twins, Keep) == [Keep("temple")]
    after = play(twins, Keep("temple"))
    assert after.players[0].mystery == ("mp-temple-3",), "the first drawn is kept"
    assert after.mysteries[-1] == "mp-temple-1"


@pytest.mark.rule("FEL-MYS-05", "FEL-Q-37")
def test_cards_not_kept_go_under_the_pile_in_the_order_drawn() -> None:
    state = drawing("mp-temple-1", "mp-grotto-1", money=2)
    none = play(state, KeepNone())
    assert none.mysteries[-2:] == ("mp-temple-1", "mp-grotto-1")
    one = play(state, Keep("temple"))
    assert one.mysteries[-1] == "mp-grotto-1"
    assert len(one.mysteries) == 17


@pytest.mark.rule("FEL-Q-37")
def test_a_short_pile() -> None:
    hands = [("temple", "grotto", "observatory", "archive", "springs", "sunken-city")] * 3
    position = landing(TIGERS, seat=2)
    for seat, kinds in enumerate(hands):
        if seat < 2:
            position = position.mystery(seat, *(f"mp-{kind}-{seat + 1}" for kind in kinds))
    one_left = position.mystery(2, *(f"mp-{kind}-3" for kind in hands[0] if kind != "temple"))
    state = play(one_left.exploration(), to("Tb"))
    frame = state.frames[-1]
    assert isinstance(frame, Mystery)
    assert frame.cards == ("mp-temple-3",)
    none_left = one_left.mystery(2, "mp-temple-3")
    assert asked(play(none_left.exploration(), to("Tb"))) == (2, "travel")


@pytest.mark.rule("FEL-Q-36")
def test_a_card_that_could_be_kept_need_not_be() -> None:
    state = play(drawing("mp-temple-1", "mp-grotto-1", money=2), KeepNone())
    assert state.players[0].mystery == ()
    assert len(state.mysteries) == 18


@pytest.mark.rule("FEL-MYS-06", "FEL-Q-39")
def test_only_the_drawing_player_sees_the_cards() -> None:
    state = drawing("mp-archive-1", "mp-grotto-1", books=1)
    assert GAME.decisions(state)[0].secret
    own, other = GAME.observe(state, 0).frames[-1], GAME.observe(state, 1).frames[-1]
    assert isinstance(own, Mystery)
    assert isinstance(other, Mystery)
    assert own.cards == ("mp-archive-1", "mp-grotto-1")
    assert other.cards == ("?", "?")
    for viewer in (None, 0, 1):
        seen = GAME.observe(state, viewer)
        assert seen.frames[:-1] == state.frames[:-1], "the journey beneath is public"
        assert GAME.imagine(seen, viewer, 7).frames[:-1] == state.frames[:-1]
    after = play(state, Keep("archive"))
    assert GAME.observe(after, 1).players[0].mystery == ("?",)
    assert GAME.observe(after, 0).players[0].mystery == ("mp-archive-1",)
    drawn, kept = MysteriesDrawn(0, ("mp-archive-1", "mp-grotto-1")), MysteryKept(0, "mp-archive-1", ("books",))
    assert GAME.witness(drawn, 1, later=False) == MysteriesDrawn(0, ("", ""))
    assert GAME.witness(kept, None, later=False) == MysteryKept(0, "", ("books",)), "the good paid is public"
    assert GAME.witness(kept, 0, later=True) == kept


@pytest.mark.rule("FEL-Q-54")
def test_symbols_then_income_then_mysteries_then_the_tile() -> None:
    events: list[Event] = []
    position = landing(CHEETAHS).took(0, "sp-gold-income").next_mysteries("mp-temple-1", "mp-grotto-1")
    state = play(position.exploration(), to("Ca"), to("Cd"), events=events)
    kinds = [(event.what, event.source) for event in events if isinstance(event, Gained)]
    assert kinds[-2:] == [("gold", "symbol"), ("gold", "income")]
    assert isinstance(events[-1], MysteriesDrawn)
    assert asked(state) == (0, "mystery")


@pytest.mark.rule("FEL-Q-54")
def test_a_good_gained_on_entering_can_pay_for_a_mysterious_place() -> None:
    """No crossroads of the board has both symbols: a board is made that has."""
    board = T.boards["expert"]
    at = number("expert", "Tb")
    both = evolve(board.provinces[at], symbols=("good",))
    provinces = (*board.provinces[:at], both, *board.provinces[at + 1 :])
    other = Felinia(evolve(T, boards={**T.boards, "expert": evolve(board, provinces=provinces)}), "")
    position = landing(TIGERS).next_mysteries("mp-archive-1", "mp-springs-1").empty_bag("books")
    state = other.apply(position.exploration(), 0, to("Tb"))
    assert holdings(state.players[0]) == {"books": 1}
    assert Keep("archive") in other.legal_actions(state, 0)


# special tiles


def taking(tile: str, **own: int) -> tuple[State, list[Event]]:
    """Seat 0 takes a special tile that lies on the first post next to a crossroads of its country."""
    boat, cross, post = {
        "lions": (LIONS, "Lb", "L1"),
        "jaguars": (JAGUARS, "Ja", "J1"),
        "tigers": (TIGERS, "Ta", "T2"),
        "panthers": (PANTHERS, "Pa", "P3"),
        "cheetahs": (CHEETAHS, "Cb", "C1"),
    }[T.trade_tiles[tile].back]
    state = play(landing(boat).tile(post, tile).player(0, **own).exploration(), to(cross))
    events: list[Event] = []
    return play(state, to(post), events=events), events


@pytest.mark.rule("FEL-SPC-01")
@pytest.mark.parametrize("tile", SPECIAL)
def test_a_special_tile_is_taken_like_any_other(tile: str) -> None:
    state, _ = taking(tile, money=0)
    assert state.players[0].trade == (tile,)
    assert state.players[0].settled.bit_count() == 1


@pytest.mark.rule("FEL-SPC-02", "FEL-PRV-02")
def test_provisions_score_only_with_the_larder() -> None:
    plain = given(3, "expert").player(0, provisions=4)
    assert GAME.scores(plain.over())[0].total == 0
    assert points(plain.took(0, "sp-provision-points").over(), 0, "Larder") == 8


@pytest.mark.rule("FEL-SPC-03")
def test_each_spice_is_worth_one_with_the_spice_baron() -> None:
    state = given(3, "expert").player(0, spice=5).took(0, "sp-spice-points").over()
    assert points(state, 0, "spice") + points(state, 0, "Spice baron") == 5


@pytest.mark.rule("FEL-SPC-04")
def test_lone_merchants_are_worth_two_with_the_hermits() -> None:
    position = given(3, "expert").tile("T1", "sp-lone-merchants").settled(0, "T1", "L4", "P6", "P3")
    state = position.over()
    assert points(state, 0, "merchants") == 1 + 1 + 2 * 2
    assert points(state, 0, "Hermits") == 2, "one more for each of the two that stand alone"


@pytest.mark.rule("FEL-SPC-05")
def test_mysterious_places_are_worth_one_more_with_the_mystic() -> None:
    cards = ("mp-temple-1", "mp-grotto-1", "mp-archive-1")
    scored = []
    for k in range(4):
        state = given(3, "expert").took(0, "sp-mystery-points").mystery(0, *cards[:k]).over()
        scored.append(points(state, 0, "mysterious places") + points(state, 0, "Mystic"))
    assert scored == [0, 2, 6, 9]


@pytest.mark.rule("FEL-SPC-06")
def test_the_provisioner_gives_a_provision_at_once() -> None:
    state, events = taking("sp-provision-income")
    assert Gained(0, "provision", "tile") in events
    assert state.players[0].provisions == 3, "two at Ja and one for the tile"


@pytest.mark.rule("FEL-SPC-07")
def test_the_provisioner_gives_one_more_at_provision_symbols() -> None:
    state = play(landing(LIONS).took(0, "sp-provision-income").exploration(), to("Lb"))
    assert state.players[0].provisions == 2


@pytest.mark.rule("FEL-SPC-08")
def test_the_provisioner_does_not_apply_to_exchanges() -> None:
    position = given(3, "expert").boats("5:00", *FILLERS[:3]).took(0, "sp-provision-income").player(0, money=2, books=1)
    state = play(position.piles(guild=(0,)).commerce(), Swap("books", "wine", "provision"))
    assert state.players[0].provisions == 1


@pytest.mark.rule("FEL-SPC-09")
def test_the_windfall_gives_provision_gold_coin_and_good() -> None:
    state, events = taking("sp-bundle", money=0)
    gained = [event.what for event in events if isinstance(event, Gained) and event.source == "tile"]
    assert gained[:3] == ["provision", "gold", "coin"]
    assert gained[3] in T.good_number
    p = state.players[0]
    assert (p.provisions, p.gold, p.money, sum(p.goods)) == (1, 1, 2, 2), "coin and good of Cb included"


@pytest.mark.rule("FEL-SPC-10")
def test_the_windfall_leaves_the_game_and_the_merchant_stays() -> None:
    state, events = taking("sp-bundle", money=0)
    assert WindfallRemoved(0, "sp-bundle") in events
    assert state.players[0].trade == ()
    assert "sp-bundle" in state.gone
    assert points(state, 0, "merchants") == 1


@pytest.mark.rule("FEL-Q-35")
def test_each_part_of_the_windfall_that_cannot_be_gained_is_lost() -> None:
    position = landing(CHEETAHS).tile("C1", "sp-bundle").player(0, money=6).player(1, gold=33, provisions=33)
    state = play(position.empty_bag().exploration(), to("Cb"))
    events: list[Event] = []
    after = play(state, to("C1"), events=events)
    lost = [event.what for event in events if isinstance(event, NotGained)]
    assert lost == ["provision", "gold", "coin", "good"]
    assert after.players[0].settled == 1 << number("expert", "C1")
    assert "sp-bundle" in after.gone


@pytest.mark.rule("FEL-SPC-11")
def test_the_coiner_gives_a_coin_at_once() -> None:
    state, events = taking("sp-coin-income", money=0)
    assert Gained(0, "coin", "tile") in events
    assert state.players[0].money == 3, "two at Ta and one for the tile"


@pytest.mark.rule("FEL-SPC-12")
def test_the_coiner_gives_one_more_at_coin_symbols_never_above_six() -> None:
    state = play(landing(CHEETAHS).took(0, "sp-coin-income").player(0, money=0).exploration(), to("Cb"))
    assert state.players[0].money == 2
    rich = play(landing(CHEETAHS).took(0, "sp-coin-income").player(0, money=5).exploration(), to("Cb"))
    assert rich.players[0].money == 6


@pytest.mark.rule("FEL-SPC-13")
def test_the_gold_finder_gives_a_gold_at_once() -> None:
    state, events = taking("sp-gold-income")
    assert Gained(0, "gold", "tile") in events
    assert state.players[0].gold == 1


@pytest.mark.rule("FEL-SPC-14")
def test_the_gold_finder_gives_one_more_at_gold_symbols() -> None:
    state = play(landing(LIONS).took(0, "sp-gold-income").exploration(), to("La"))
    assert state.players[0].gold == 2


@pytest.mark.rule("FEL-SPC-15")
@pytest.mark.parametrize(
    ("tile", "boat", "cross", "field", "total"),
    [
        ("sp-provision-income", JAGUARS, "Ja", "provisions", 3),
        ("sp-coin-income", TIGERS, "Ta", "money", 3),
    ],
)
def test_one_extra_unit_however_many_symbols(tile: str, boat: str, cross: str, field: str, total: int) -> None:
    state = play(landing(boat).took(0, tile).player(0, money=0).exploration(), to(cross))
    assert getattr(state.players[0], field) == total


@pytest.mark.rule("FEL-Q-34")
def test_an_income_tile_works_already_for_the_second_merchant_of_the_boat() -> None:
    position = given(3, "expert").boats("6:45", "6:15", "8:30", "9:45").tile("L7", "sp-gold-income").aboard(1, 0, 0)
    state = play(position.exploration(), to("La"), to("L7"))
    assert state.players[0].gold == 2, "one symbol, and one for the tile; the symbol was paid before the tile was taken"
    assert asked(state) == (0, "travel")
    assert play(state, to("La")).players[0].gold == 4
    others = given(3, "expert").boats("6:45", "6:15", "8:30", "9:45").took(1, "sp-gold-income").aboard(1, 0, 0)
    assert play(others.exploration(), to("La")).players[0].gold == 1, "only the owner's merchants"


@pytest.mark.rule("FEL-SPC-16")
def test_special_tiles_belong_to_no_people() -> None:
    state = given(3, "expert").took(0, *SPECIAL).over()
    assert all(points(state, 0, people.label) == 0 for people in T.peoples)


@pytest.mark.rule("FEL-SPC-17")
def test_special_tiles_score_only_by_their_effect() -> None:
    position = given(3, "expert").took(0, "sp-gold-income", "sp-coin-income", "sp-provision-income")
    state = position.over()
    assert GAME.scores(state)[0].total == points(state, 0, "merchants")


# scoring


@pytest.mark.rule("FEL-XSC-01")
def test_one_mysterious_place_is_worth_one() -> None:
    assert GAME.scores(given(3, "expert").mystery(0, "mp-temple-1").over())[0].total == 1


@pytest.mark.rule("FEL-XSC-02")
def test_several_mysterious_places_are_worth_two_each() -> None:
    assert [mystery_points(T, k) for k in range(5)] == [0, 1, 4, 6, 8]
    state = given(3, "expert").mystery(0, "mp-temple-1", "mp-grotto-1", "mp-springs-1").over()
    assert GAME.scores(state)[0].total == 6
