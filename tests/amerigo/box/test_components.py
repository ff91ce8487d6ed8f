"""What is in the box."""

from collections import Counter

import pytest

from boardgames.amerigo import GAME
from boardgames.amerigo.box.build import read
from boardgames.amerigo.box.parts.land_checks import components
from boardgames.amerigo.box.tables import COLOURS, GOODS
from boardgames.store.component_tables import data_folder

T = GAME.tables
SHEETS = read(data_folder("amerigo"))
COMMON, OWN = SHEETS.components.common, SHEETS.components.per_player


@pytest.mark.rule("AME-CMP-01")
def test_two_three_or_four_players() -> None:
    assert GAME.info.players == (2, 3, 4) == SHEETS.components.meta.players


@pytest.mark.rule("AME-CMP-02")
def test_one_tower_with_two_floors() -> None:
    assert COMMON.cube_tower == 1
    assert len(SHEETS.tower.model.floors) == 2


@pytest.mark.rule("AME-CMP-03")
def test_seven_cubes_of_seven_colours() -> None:
    assert (T.cubes_per_colour, len(T.colours), COMMON.cubes) == (7, 7, 49)
    assert {colour.id for colour in T.colours} == {"blue", "black", "red", "brown", "green", "yellow", "white"}


@pytest.mark.rule("AME-CMP-04")
def test_one_storage_board_with_all_its_spaces() -> None:
    assert COMMON.storage_board == 1
    assert (len(T.colours), T.pirate_slots, T.special_end) == (7, 5, 18)
    assert SHEETS.progress_tokens.meta.spaces == 8
    assert len(T.setup(4).display) == 10


@pytest.mark.rule("AME-CMP-05")
def test_sixteen_island_tiles() -> None:
    assert len(T.tiles) == 16
    assert all(len(turn) == 5 and all(len(row) == 5 for row in turn) for tile in T.tiles for turn in tile.turns)


@pytest.mark.rule("AME-CMP-06", "AME-BLU-14")
def test_a_corner_has_three_spaces_and_an_element_one() -> None:
    setup = T.setup(4)
    assert COMMON.frame_pieces == 8 == setup.frame_corners + setup.frame_elements
    pieces = Counter(space.piece for space in SHEETS.frame.space if space.players == 4)
    assert sorted(pieces.values()) == [1, 1, 1, 1, 3, 3, 3, 3]
    assert all((count == 3) == piece.startswith("corner") for piece, count in pieces.items())


@pytest.mark.rule("AME-CMP-07")
def test_neutral_tiles() -> None:
    neutral = [kind for kind in T.landscape if not kind.village]
    assert sum(kind.count for kind in neutral) == 37
    assert {kind.size for kind in neutral} == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("AME-CMP-08")
def test_progress_tokens() -> None:
    assert len(T.tokens) == 24
    kinds = Counter(token.kind for token in T.tokens.values())
    assert kinds["ap-one"] == 6
    assert kinds["ap-two"] == 3
    assert len(kinds) == 16, "17 kinds, of which two are gold tokens"


@pytest.mark.rule("AME-CMP-09")
def test_goods_tokens() -> None:
    letters = Counter("".join("".join(tile.turns[0]) for tile in T.tiles))
    assert [letters[good.letter] for good in T.goods] == [8] * 5
    assert tuple(good.id for good in T.goods) == GOODS == ("wool", "tobacco", "sugar", "coconut", "coffee")


@pytest.mark.rule("AME-CMP-10")
def test_production_tokens() -> None:
    tokens = Counter(T.setup(4).production)
    assert tokens.total() == 50
    for good in GOODS:
        assert [tokens[f"{good}-{cost}"] for cost in (2, 3, 4)] == [3, 4, 3]


@pytest.mark.rule("AME-CMP-11")
def test_pirate_markers() -> None:
    assert sorted(T.pirates.values()) == [0, 0, 1, 2, 3, 4]


@pytest.mark.rule("AME-CMP-12")
def test_chests() -> None:
    assert T.generator.max_large_islands == 5 == COMMON.treasure_chests


@pytest.mark.rule("AME-CMP-13", "AME-Q-19")
def test_round_markers_show_five_to_two_over_a_printed_one() -> None:
    shown = {row.multiplier: row.shown_by for row in SHEETS.tracks.round}
    assert [m for m, by in shown.items() if by.startswith("round-marker")] == [5, 4, 3, 2]
    assert COMMON.round_markers == 4
    assert shown[1] == "printed-space"
    assert T.multipliers == (5, 4, 3, 2, 1)


@pytest.mark.rule("AME-CMP-14", "AME-Q-05")
def test_the_planning_token_does_nothing() -> None:
    assert COMMON.planning_token == 1
    assert not [name for name in type(T).__struct_fields__ if "planning" in name]


@pytest.mark.rule("AME-CMP-15")
def test_three_tracks_on_a_sheet() -> None:
    assert OWN.player_sheet == 1
    assert (T.progress_end, T.cannon_end, T.gold_end) == (33, 12, 12)
    assert OWN.sheet_discs == 3


@pytest.mark.rule("AME-CMP-16")
def test_villages() -> None:
    villages = T.landscape[: T.villages]
    assert all(kind.village for kind in villages)
    assert sum(kind.count for kind in villages) == 16
    assert {kind.size for kind in villages} == {1, 2, 3, 4}


@pytest.mark.rule("AME-CMP-18")
def test_two_ships() -> None:
    assert OWN.ships == 2


@pytest.mark.rule("AME-CMP-19")
def test_discs_and_lap_tiles() -> None:
    assert (OWN.sheet_discs, OWN.vp_disc, OWN.order_disc, OWN.vp_tiles) == (3, 1, 1, 2)


@pytest.mark.rule("AME-Q-31")
def test_every_shape_is_its_own_mirror_image() -> None:
    for shape in T.shapes:
        width = {1 + max(c for _, c in turn) for turn in shape.turns}
        mirrored = tuple(sorted((r, max(c for _, c in shape.turns[0]) - c) for r, c in shape.turns[0]))
        assert mirrored in shape.turns
        assert len(components(shape.turns[0])) == 1
        assert 1 <= len(shape.turns) <= 4
        assert width


@pytest.mark.rule("AME-Q-34")
def test_six_eight_or_ten_production_spaces() -> None:
    for players, spaces in ((2, 6), (3, 8), (4, 10)):
        setup = T.setup(players)
        assert len(setup.display) == spaces
        assert len(setup.production) == 5 * spaces


@pytest.mark.rule("AME-Q-35")
def test_eight_progress_spaces() -> None:
    meta = SHEETS.progress_tokens.meta
    assert (meta.left_panel, meta.right_panel) == (4, 4)
    assert meta.spaces + 4 * meta.new_per_round == len(T.tokens)


@pytest.mark.rule("AME-Q-08")
def test_the_sprint_token_gives_five() -> None:
    assert T.tokens["ship-sprint"].ap == 5


def test_wheel_and_labels() -> None:
    assert tuple(colour.id for colour in T.colours) == COLOURS
    assert len({colour.key for colour in T.colours}) == 7
