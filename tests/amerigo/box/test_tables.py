"""Tables that are wrong are refused with file, row and constraint."""

import shutil
from pathlib import Path

import pytest

from boardgames.amerigo import GAME
from boardgames.amerigo.rules.setup import set_up
from boardgames.core.errors import UserError
from boardgames.core.game import Config
from boardgames.store.component_tables import data_folder
from boardgames.store.log import read_log
from boardgames.store.replay import replay
from tests.golden.record import FOLDER
from tests.laws.random_walks import walk
from tests.tui.drawing import check_form

BROKEN = [
    ("actions.toml", 'id = "black"', 'id = "pink"', "the wheel must run"),
    ("actions.toml", "cubes_per_colour = 7", "cubes_per_colour = 8", "seven colours"),
    ("components.toml", "frame_spaces = 12", "frame_spaces = 13", "one for each tile edge"),
    ("components.toml", "production_tokens = 30", "production_tokens = 31", "once per round"),
    ("components.toml", "trading_posts = 12", "trading_posts = 13", "post_factor"),
    ("frame.toml", 'label = "N2"', 'label = "N7"', "clockwise along the side"),
    ("frame.toml", "tile = { row = 0, col = 1 }", "tile = { row = 1, col = 1 }", "perimeter clockwise"),
    ("frame.toml", 'piece = "corner-nw"', 'piece = "element-nw"', "three spaces"),
    ("goods.toml", 'id = "wool"', 'id = "silk"', "must be wool"),
    ("islands.toml", '".P#W.",', '".P##.",', "isle-01"),
    ("islands.toml", '".p...",', '"..p..",', "anchor of P must be beside it"),
    ("islands.toml", '".P#W.",', '".PzW.",', "legend"),
    ("islands.toml", "land = 9", "land = 10", "must say what the rows show"),
    ("islands.toml", "max_island_cells = 40", "max_island_cells = 30", "leave room for large islands"),
    ("islands.toml", "max_large_islands = 5", "max_large_islands = 6", "treasure chests"),
    ("landscape.toml", "count = 4\nvp_small = 0", "count = 5\nvp_small = 0", "villages of a player"),
    ("landscape.toml", "cells = [[0, 0], [0, 1]]", "cells = [[0, 0], [0, 2]]", "joined along edges"),
    ("landscape.toml", "vp_small = 1\nvp_large = 2", "vp_small = 1\nvp_large = 3", "must score"),
    ("pirates.toml", "value = 4", "value = 9", "6 followed by 10"),
    ("production.toml", "cost = 2\nmin_players = 2\ncount = 2", "cost = 2\nmin_players = 2\ncount = 3", "per_type"),
    ("progress_tokens.toml", 'id = "order-jump"', 'id = "leap"', "order-jump"),
    (
        "progress_tokens.toml",
        'actions = ["blue"]\nap = 2',
        'actions = ["blue", "red"]\nap = 2',
        "1 of the actions each",
    ),
    ("tower.toml", "floor_capacity = 17", "floor_capacity = 25", "must not hold all cubes"),
    ("tracks.toml", "multiplier = 4", "multiplier = 6", "fall from 5 to 1"),
    ("tracks.toml", "posts = 3\nfactor = 6", "posts = 3\nfactor = 7", "1, 3, 6, 10"),
    ("tracks.toml", "step = 18\nvp = 10", "step = 18\nvp = 11", "10 points"),
    ("tracks.toml", "end = 33", "end = 41", "end: expected int <= 40"),
    ("tracks.toml", "step = 7\nvp = 3", "step = 7\nvp = 1", "must rise"),
    ("tracks.toml", 'step = 4\ncolour = "red"', 'step = 4\ncolour = "white"', "other than white"),
    ("tracks.toml", "end = 18", "end = 19", "from 1 to the end"),
    ("tracks.toml", "discovery_vp = 3", "discovery_pv = 3", "discovery"),
    ("tracks.toml", "discovery_vp = 3", 'discovery_vp = "three"', "bonus, discovery_vp"),
    ("pirates.toml", "value = 4", "value = -4", "marker, row pirate-4, value"),
    ("goods.toml", 'letter = "N"', 'letter = "Nut"', "goods, row coconut, letter"),
    ("actions.toml", "cubes_per_gold_with_token = 2", "cubes_per_gold_with_token = 3", "gold-per-two"),
    ("landscape.toml", "mirror = false", "mirror = true", "never be mirrored"),
]


@pytest.mark.parametrize(("file", "old", "new", "words"), BROKEN, ids=[f"{b[0]} {b[3]}" for b in BROKEN])
def test_a_wrong_table_is_refused(tmp_path: Path, file: str, old: str, new: str, words: str) -> None:
    folder = tmp_path / "tables"
    shutil.copytree(data_folder("amerigo"), folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(UserError) as error:
        GAME.with_data(folder)
    assert words in str(error.value)
    assert ".toml" in str(error.value)


@pytest.mark.rule("AME-Q-48", "AME-Q-03")
def test_tables_that_allow_no_map_are_refused_with_their_limits(tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    shutil.copytree(data_folder("amerigo"), folder)
    text = (folder / "islands.toml").read_text(encoding="utf-8")
    text = text.replace("min_large_islands = 1", "min_large_islands = 5").replace(
        "max_attempts = 1000", "max_attempts = 3"
    )
    (folder / "islands.toml").write_text(text, encoding="utf-8")
    game = GAME.with_data(folder)
    with pytest.raises(UserError, match="min_large_islands"):
        game.start(Config(2, 1, "standard"))


@pytest.mark.rule("AME-Q-48")
def test_the_limits_of_ours_can_be_switched_off(tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    shutil.copytree(data_folder("amerigo"), folder)
    text = (folder / "islands.toml").read_text(encoding="utf-8")
    for row in ("min_large_islands = 1", "min_large_islands = 2"):
        text = text.replace(row, "min_large_islands = 0")
    for row in ("max_island_cells = 40", "max_island_cells = 45", "max_island_cells = 50"):
        text = text.replace(row, "max_island_cells = 187")
    (folder / "islands.toml").write_text(text, encoding="utf-8")
    game = GAME.with_data(folder)
    assert game.data_digest != GAME.data_digest
    differ = [
        seed
        for seed in range(30)
        if set_up(game.tables, Config(4, seed, "standard")).grid
        != set_up(GAME.tables, Config(4, seed, "standard")).grid
    ]
    assert differ, "some first draw that the limits reject is now accepted"


LABELS = [
    ("actions.toml", 'label = "Sail"', 'label = "Voyage"'),
    ("actions.toml", 'ap_use = "every AP', 'ap_use = "each AP'),
    ("goods.toml", 'label = "Wool"', 'label = "Fleece"'),
    ("islands.toml", 'label = "Anguilla"', 'label = "Nevis"'),
    ("landscape.toml", 'label = "oo"', 'label = "xx"'),
    ("pirates.toml", 'label = "0"', 'label = "none"'),
    ("progress_tokens.toml", 'label = "+2 Sail"', 'label = "Sail +2"'),
    ("production.toml", "draw = { x = 0, y = 0 }", "draw = { x = 5, y = 5 }"),
    ("tower.toml", 'provenance = "reconstructed"', 'provenance = "published"'),
]


def changed(folder: Path, *changes: tuple[str, str, str]) -> Path:
    shutil.copytree(data_folder("amerigo"), folder)
    for file, old, new in changes:
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def test_a_recorded_game_does_not_care_what_things_are_called(tmp_path: Path) -> None:
    game = GAME.with_data(changed(tmp_path / "tables", *LABELS))
    assert game.data_digest == GAME.data_digest
    assert game.tables != GAME.tables
    log = read_log(FOLDER / "amerigo-1-0001.jsonl")
    assert len(replay(log, game).choices) == len(log.lines)


def test_a_recorded_game_is_refused_over_other_figures(tmp_path: Path) -> None:
    game = GAME.with_data(changed(tmp_path / "tables", ("tracks.toml", "discovery_vp = 3", "discovery_vp = 4")))
    assert game.data_digest != GAME.data_digest
    assert game.known_digests == ()
    with pytest.raises(UserError):
        replay(read_log(FOLDER / "amerigo-1-0001.jsonl"), game)


def test_the_tables_of_earlier_programs_are_known(tmp_path: Path) -> None:
    """Until 0.5.0 the progress track was shorter; whoever kept those tables can go on with the games over them."""
    steps = (("= 7", "= 6"), ("= 12", "= 9"), ("= 18", "= 13"), ("= 25", "= 17"), ("= 33", "= 21"))
    changes = [("tracks.toml", f"step {now}\nvp", f"step {before}\nvp") for now, before in steps]
    game = GAME.with_data(changed(tmp_path / "tables", ("tracks.toml", "end = 33", "end = 21"), *changes))
    assert game.data_digest == "26844e174665b9cf"
    assert game.known_digests == ("52cf73c93da5593b",)


STRANGE = [
    ("tracks.toml", "end = 33", "end = 40", "the last space has no victory points"),
    ("progress_tokens.toml", 'actions = ["blue"]\nap = 2', 'actions = ["black"]\nap = 2', "exactly once"),
    (
        "landscape.toml",
        "cells = [[0, 0], [0, 1], [0, 2], [1, 1]]\norientations = 4",
        "cells = [[0, 0], [0, 1], [1, 1], [1, 2]]\norientations = 2",
        "not its own mirror image",
    ),
    ("landscape.toml", "vp_small = 2\nvp_large = 3", "vp_small = 2\nvp_large = 4", "not all tiles of one size"),
    (
        "islands.toml",
        '".p...",\n  ".P#W.",\n  ".###.",\n  ".#CQ.",\n  "...q.",\n]\nland = 9\npieces = [9]',
        '"#p...",\n  "#P#W.",\n  ".###.",\n  ".#CQ.",\n  "...q.",\n]\nland = 11\npieces = [11]',
        "corner cells are not all sea",
    ),
    ("islands.toml", "land_cells_total = 187", "land_cells_total = 189", "one run over the middle cell"),
]


def test_a_box_that_is_otherwise_than_ours_is_told_drawn_and_played(tmp_path: Path) -> None:
    folder = changed(tmp_path / "tables", *(change[:3] for change in STRANGE))
    found = GAME.findings(folder)
    assert not any(one.grave for one in found), found
    for _, _, _, text in STRANGE:
        assert any(text in one.text for one in found), text
    other = GAME.with_data(folder)
    for step in walk(other, Config(4, 3, "standard"), 3):
        if step.number % 60 == 0:
            check_form(other, step.before, step.decision.seat, step.action)


def test_another_number_on_a_token_is_played_with(tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    shutil.copytree(data_folder("amerigo"), folder)
    text = (folder / "progress_tokens.toml").read_text(encoding="utf-8")
    (folder / "progress_tokens.toml").write_text(text.replace("ap = 5 ", "ap = 8 "), encoding="utf-8")
    assert GAME.with_data(folder).tables.tokens["ship-sprint"].ap == 8
