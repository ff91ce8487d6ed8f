"""The expert game: special trade tiles."""

import pytest

from boardgames.core.values import Event
from boardgames.felinia import GAME
from boardgames.felinia.actions import KeepNone, SpendProvision, Swap
from boardgames.felinia.events import Gained, NotGained, WindfallRemoved
from boardgames.felinia.state import State
from tests.felinia.given import T, asked, given, number, play, points
from tests.felinia.landings import CHEETAHS, FILLERS, JAGUARS, LIONS, PANTHERS, TIGERS, landing, to

SPECIAL = [tile.id for tile in T.trade_tiles.values() if tile.timing in ("end", "lasting")]


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
    assert points(plain.took(0, "sp-provision-points").over(), 0, "tile.sp-provision-points") == 8


@pytest.mark.rule("FEL-SPC-03")
def test_each_spice_is_worth_one_with_the_spice_baron() -> None:
    state = given(3, "expert").player(0, spice=5).took(0, "sp-spice-points").over()
    assert points(state, 0, "spice") + points(state, 0, "tile.sp-spice-points") == 5


@pytest.mark.rule("FEL-SPC-04")
def test_lone_merchants_are_worth_two_with_the_hermits() -> None:
    position = given(3, "expert").tile("T1", "sp-lone-merchants").settled(0, "T1", "L4", "P6", "P3")
    state = position.over()
    assert points(state, 0, "merchants") == 1 + 1 + 2 * 2
    assert points(state, 0, "tile.sp-lone-merchants") == 2, "one more for each of the two that stand alone"


@pytest.mark.rule("FEL-SPC-05")
def test_mysterious_places_are_worth_one_more_with_the_mystic() -> None:
    cards = ("mp-temple-1", "mp-grotto-1", "mp-archive-1")
    scored = []
    for k in range(4):
        state = given(3, "expert").took(0, "sp-mystery-points").mystery(0, *cards[:k]).over()
        scored.append(points(state, 0, "mysteries") + points(state, 0, "tile.sp-mystery-points"))
    assert scored == [0, 2, 6, 9]


@pytest.mark.rule("FEL-SPC-06")
def test_the_provisioner_gives_a_provision_at_once() -> None:
    state, events = taking("sp-provision-income")
    assert Gained(0, "provision", "tile") in events
    assert state.players[0].provisions == 1


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
    assert (p.provisions, p.gold, p.money, sum(p.goods)) == (1, 1, 1, 2), "the good of Cb included"


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
    state = play(landing(CHEETAHS).took(0, "sp-coin-income").player(0, money=0).exploration(), to("Ca"))
    assert state.players[0].money == 2
    rich = play(landing(CHEETAHS).took(0, "sp-coin-income").player(0, money=5).exploration(), to("Ca"))
    assert rich.players[0].money == 6


@pytest.mark.rule("FEL-SPC-13")
def test_the_gold_finder_gives_a_gold_at_once() -> None:
    state, events = taking("sp-gold-income")
    assert Gained(0, "gold", "tile") in events
    assert state.players[0].gold == 1


@pytest.mark.rule("FEL-SPC-14")
def test_the_gold_finder_gives_one_more_at_gold_symbols() -> None:
    state = play(landing(LIONS).took(0, "sp-gold-income").exploration(), to("Lb"), to("Ld"))
    assert state.players[0].gold == 2


@pytest.mark.rule("FEL-SPC-15")
@pytest.mark.parametrize(
    ("tile", "way", "field", "total"),
    [
        ("sp-provision-income", ("Ta", "Td"), "provisions", 3),
        ("sp-coin-income", ("Ta",), "money", 3),
    ],
)
def test_one_extra_unit_however_many_symbols(tile: str, way: tuple[str, ...], field: str, total: int) -> None:
    state = play(landing(TIGERS).took(0, tile).player(0, money=0).exploration(), *map(to, way))
    assert getattr(state.players[0], field) == total


@pytest.mark.rule("FEL-Q-34")
def test_an_income_tile_works_already_for_the_second_merchant_of_the_boat() -> None:
    position = given(3, "expert").boats("6:45", "6:15", "8:30", "9:45").tile("L3", "sp-gold-income").aboard(1, 0, 0)
    way = to("Lb"), to("Ld"), KeepNone()
    state = play(position.exploration(), *way, SpendProvision(), to("L3"))
    assert state.players[0].gold == 2, "one symbol, and one for the tile; the symbol was paid before the tile was taken"
    assert asked(state) == (0, "travel")
    assert play(state, *way).players[0].gold == 4
    others = given(3, "expert").boats("6:45", "6:15", "8:30", "9:45").took(1, "sp-gold-income").aboard(1, 0, 0)
    assert play(others.exploration(), *way).players[0].gold == 1, "only the owner's merchants"


@pytest.mark.rule("FEL-SPC-16")
def test_special_tiles_belong_to_no_people() -> None:
    state = given(3, "expert").took(0, *SPECIAL).over()
    assert all(points(state, 0, people.label) == 0 for people in T.peoples)


@pytest.mark.rule("FEL-SPC-17")
def test_special_tiles_score_only_by_their_effect() -> None:
    position = given(3, "expert").took(0, "sp-gold-income", "sp-coin-income", "sp-provision-income")
    state = position.over()
    assert GAME.scores(state)[0].total == points(state, 0, "merchants")
