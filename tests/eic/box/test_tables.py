"""The tables: a mistake is named with file and row; and what the shipped figures were tuned to."""

import shutil
from itertools import pairwise
from pathlib import Path

import pytest

from boardgames.core.errors import UserError
from boardgames.core.game import Config
from boardgames.core.rng import below
from boardgames.eic import GAME
from boardgames.eic.box.build import build, read
from boardgames.eic.box.tables import DECKS, EUROPE, INDIES, MARKETS, load
from boardgames.store.component_tables import data_folder
from tests.eic.given import T

BOX = read(data_folder("eic"))

MISTAKES = [
    ("goods.toml", "cubes = 33", "cubes = 32", "the cubes add up to 113"),
    ("goods.toml", 'letter = "S"', 'letter = "T"', "more than once"),
    ("ships.toml", "speed = 5", "speed = 7", "ship clipper: no section"),
    ("ships.toml", "tonnage = 6", "tonage = 6", "ship, row steamer: there is no column tonage"),
    ("zones.toml", 'main_good = "silk"', 'main_good = "gold"', "zone zone-1: there is no good 'gold'"),
    ("zones.toml", 'closed_with = [2, 3]\nx = 8', "closed_with = []\nx = 8", "closed_with disagrees"),
    ("characters.toml", '"shipowner", "governor"', '"governor", "shipowner"', "next to the Governor"),
    ("characters.toml", "cost = 3", "cost = 4", "cell governor-post: cost differs"),
    ("markets.toml", "[4, 4, 3, 3, 3, 3, 2,", "[4, 4, 3, 3, 5, 3, 2,", "column indies large tea: prices must not rise"),
    ("markets.toml", "start = 10", "start = 20", "column europe large tea: start"),
    ("dice.toml", "faces = [2, 3, 3, 4, 4, 5]", "faces = [2, 3, 3]", "die, row indies-tea"),
    ("cards.toml", 'id = "indies-12-2"', 'id = "indies-12-1"', "card indies-12-1: this id"),
    ("stock.toml", "[4, 5, 6, 7,", "[4, 6, 5, 7,", "values must rise"),
    ("port.toml", "[0, 10, 20,", "[0, 15, 20,", "must be tens"),
    ("companies.toml", 'id = "red"', 'id = "blue"', "company blue"),
    ("neutral.toml", 'agents = ["shipowner-pier",', 'agents = ["moon",', "agent_card agent-1: there is no cell 'moon'"),
    ("neutral.toml", '{ kind = "post", zone = "zone-1" }', '{ kind = "post" }', "a post needs a zone"),
    ("game.toml", "treasury_by_initiative = [10, 11]", "treasury_by_initiative = [10]", "setup 2 players"),
    ("game.toml", "steps = [2, 1, 0, -1]", "steps = [2, 1, 0]", "rank_steps: one step per rank"),
]  # fmt: skip


def written(tmp_path: Path, *changes: tuple[str, str, str]) -> Path:
    """A copy of the tables with something else in some places."""
    folder = tmp_path / "eic"
    shutil.copytree(data_folder("eic"), folder)
    for file, right, other in changes:
        text = (folder / file).read_text(encoding="utf-8")
        assert right in text
        (folder / file).write_text(text.replace(right, other, 1), encoding="utf-8")
    return folder


@pytest.mark.parametrize(("file", "right", "wrong", "said"), MISTAKES, ids=[f"{one[0]}: {one[3]}" for one in MISTAKES])
def test_a_mistake_is_named(tmp_path: Path, file: str, right: str, wrong: str, said: str) -> None:
    folder = written(tmp_path, (file, right, wrong))
    with pytest.raises(UserError, match="eic") as caught:
        build(folder)
    assert file.removesuffix(".toml") in str(caught.value)
    assert said in str(caught.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    folder = written(tmp_path)
    (folder / "stock.toml").unlink()
    with pytest.raises(UserError, match=r"stock\.toml is missing"):
        build(folder)


def test_other_tables_play(tmp_path: Path) -> None:
    other = GAME.with_data(written(tmp_path, ("ships.toml", "cost = 15", "cost = 14")))
    assert other.data_digest != GAME.data_digest
    assert other.tables.ships[other.tables.ship_index["clipper"]].cost == 14
    assert load(data_folder("eic"))[1] == GAME.data_digest


def test_prices_cross_between_the_markets() -> None:
    for players in (2, 4):
        layout = T.layout(players)
        for good in range(4):
            indies, europe = layout.columns[INDIES][good], layout.columns[EUROPE][good]
            assert europe[0] > indies[0] >= europe[-1] >= 1
            assert T.goods[good].cubes - len(indies) - len(europe) >= 5
        best = [layout.columns[EUROPE][good][0] for good in range(4)]
        assert best == sorted(set(best))
        for market, price in ((INDIES, 4), (EUROPE, 6)):
            assert sum(column.count(price) for column in layout.columns[market]) >= 2, "the examples can happen"


def test_both_markets_have_the_same_dice_and_valuable_goods_the_weaker_ones() -> None:
    assert T.dice[INDIES] == T.dice[EUROPE]
    assert all(sum(cheap) > sum(dear) for cheap, dear in pairwise(T.dice[INDIES]))


def test_cards_of_a_pile_differ_in_what_they_favour_and_in_size_and_later_piles_are_larger() -> None:
    for market in MARKETS:
        sizes = []
        for deck in DECKS:
            cards = [card for card in T.cards if (card.market, card.deck) == (market, deck)]
            assert len({(card.cubes, card.four_only) for card in cards}) == len(cards)
            for good in range(4):
                counts = [card.cubes[good] for card in cards]
                assert max(counts) - min(counts) >= 2, "whoever chooses the card chooses a price"
            totals = [sum(card.cubes) for card in cards]
            assert len(set(totals)) >= 3
            sizes.append(sum(totals) / len(totals))
        assert all(small < large for small, large in pairwise(sizes))


def test_some_cards_have_a_frame_for_four_players_and_some_have_none() -> None:
    for market in MARKETS:
        for deck in DECKS:
            framed = [any(card.four_only) for card in T.cards if (card.market, card.deck) == (market, deck)]
            assert any(framed)
            assert not all(framed)


LAST_EARLY_CARD = 'id = "indies-12-8"\nmarket = "indies"\ndeck = '

STRANGE = [
    ("cards.toml", f'{LAST_EARLY_CARD}"12"', f'{LAST_EARLY_CARD}"5"', "indies 12: 7 cards instead of 8"),
    ("goods.toml", "cubes = 33", "cubes = 27", "large tea: there are fewer cubes than spaces"),
    ("stock.toml", "5,  5,  5,  5,  5,  5]", "5,  5,  5,  5,  5,  2]", "track: a dividend falls"),
]


@pytest.mark.parametrize(("file", "right", "other", "said"), STRANGE, ids=[one[3] for one in STRANGE])
def test_what_only_differs_from_the_reconstruction_is_told_and_played(
    tmp_path: Path, file: str, right: str, other: str, said: str
) -> None:
    changes = [(file, right, other)]
    if file == "goods.toml":
        changes.append(("game.toml", "total = 114", "total = 108"))
    folder = written(tmp_path, *changes)
    findings = GAME.findings(folder)
    assert said in " ".join(map(str, findings))
    assert not any(found.grave for found in findings)
    game = GAME.with_data(folder)
    state, luck = game.start(Config(4, 5, "standard")), 1
    while decisions := game.decisions(state):
        seat = decisions[0].seat
        actions = game.legal_actions(state, seat)
        luck, number = below(luck, len(actions))
        state = game.apply(state, seat, actions[number])
    assert state.step == "over"


def test_no_ship_is_beaten_by_one_of_the_same_or_an_earlier_period() -> None:
    ships = [ship for ship in T.ships if ship.buyable]
    galleon = T.ships[T.galleon]
    for ship in ships:
        assert (ship.speed, ship.tonnage) > (galleon.speed, galleon.tonnage) or ship.tonnage > galleon.tonnage
        for other in ships:
            if other is not ship and other.period <= ship.period:
                assert (other.cost, -other.speed, -other.tonnage) != (ship.cost, -ship.speed, -ship.tonnage)
                assert not (other.cost <= ship.cost and other.speed >= ship.speed and other.tonnage >= ship.tonnage)
    assert {ship.period for ship in ships} == {1, 2, 3, 4, 5}


def test_a_dividend_is_at_most_three_tenths_of_the_value() -> None:
    for value, dividend in zip(T.values, T.dividends, strict=True):
        assert 1 <= dividend <= 0.3 * value


def test_spots_leave_room_for_every_post_but_not_in_every_zone() -> None:
    for players in (2, 3, 4):
        layout = T.layout(players)
        free = [sum(spot not in layout.condemned for spot in spots) for spots in T.zone_spots]
        assert sum(free) >= layout.setup.companies_in_play * T.posts
        assert min(free) >= 2
        assert min(free) < layout.setup.companies_in_play


def test_every_cell_is_on_an_agent_card_and_zones_are_equally_likely() -> None:
    assert {cell for card in T.agent_cards for cell in card.agents} == set(T.cell_index)
    firsts = [card.zones[0] for card in T.destination_cards]
    assert [firsts.count(zone.id) for zone in T.zones] == [3, 3, 3]
    assert len(BOX.neutral.destination_card) >= max(T.docks)
