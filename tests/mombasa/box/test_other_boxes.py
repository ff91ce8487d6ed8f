"""Boxes that differ from ours in more than a figure: what an owner has corrected is told, drawn and played."""

import shutil
from pathlib import Path

import pytest

from boardgames.core.errors import UserError
from boardgames.core.game import Config
from boardgames.mombasa import GAME
from boardgames.mombasa import actions as do
from boardgames.mombasa.box.build import build
from boardgames.mombasa.face.large import large
from boardgames.mombasa.game import Mombasa
from boardgames.mombasa.play.positions import Seat, position
from boardgames.mombasa.rules.bases import share_value
from boardgames.mombasa.state import Bookkeeping, State
from boardgames.store.component_tables import data_folder
from tests.edited_tables import edit
from tests.laws.random_walks import walk
from tests.mombasa import invariants
from tests.tui.drawing import check_form, look_at

NAMES = ("Anna", "Ben")
NUBIA = 'x = 4\ny = 0\nw = 2\nh = 1\nreward_kind = "bookkeeping"\nreward = 1\n'
LIBYA = 'x = 2\ny = 0\nw = 2\nh = 1\nreward_kind = "track"\nreward = 1\n'
FEZZAN = 'x = 1\ny = 0\nw = 1\nh = 1\nreward_kind = "pounds"\nreward = 3\n'
CAIRO = "".join(
    f'[[base_column]]\nid = "cairo-{i}"\ncompany = "cairo"\ncoins = {coins}\n\n'
    for i, coins in enumerate(([2, 0, 0, 0, 2], [0, 1, 1, 1, 2], [1, 1, 1, 0, 2]), 1)
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three regions with two or three rewards, and coins of its own on Cairo's base."""
    folder = tmp_path_factory.mktemp("box") / "mombasa"
    shutil.copytree(data_folder("mombasa"), folder)
    edit(folder, "map.toml", NUBIA, NUBIA + 'further = [{ kind = "pounds", n = 2 }]\n')
    edit(folder, "map.toml", LIBYA, LIBYA + 'further = [{ kind = "pounds", n = 1 }, { kind = "bookkeeping", n = 2 }]\n')
    edit(folder, "map.toml", FEZZAN, FEZZAN + 'further = [{ kind = "diamond", n = 1 }]\n')
    edit(folder, "companies.toml", "[[player_color]]", CAIRO + "[[player_color]]")
    return folder


@pytest.fixture(scope="module")
def box(folder: Path) -> Mombasa:
    return GAME.with_data(folder)


def expanded(box: Mombasa, *actions: do.AnyAction) -> State:
    """Player a with 4 points for Cairo, after these actions."""
    state = position(box, Seat(area={"b": "expansion-2x", "c": "expansion-2y"}, pounds=0), Seat(), players=2, seed=1)
    for action in (do.UseExpansion(), do.Expand("cairo"), *actions):
        assert action in box.legal_actions(state, 0), box.legal_actions(state, 0)
        state = box.apply(state, 0, action)
        invariants.check(box, state)
    return state


def test_it_is_told_and_not_refused(folder: Path) -> None:
    found = GAME.findings(folder)
    assert not any(one.grave for one in found), found
    assert sum("several rewards" in one.text for one in found) == 3
    assert sum("coins of its own" in one.text for one in found) == 3


@pytest.mark.parametrize("players", [2, 4])
def test_it_is_played_and_drawn(box: Mombasa, players: int) -> None:
    for step in walk(box, Config(players, 5, "first-game"), 5):
        invariants.check(box, step.before)
        if step.number % 60 == 0:
            check_form(box, step.before, step.decision.seat, step.action)


@pytest.mark.rule("MOM-EXP-15", "MOM-EXP-19")
def test_all_rewards_of_a_region_come_and_points_together_with_those_of_others(box: Mombasa) -> None:
    """£1 and a step of the Libyan Desert at once, its 2 points with the point of Nubia."""
    state = expanded(box, do.Enter("libyan-desert"), do.TakePost(1), do.Enter("nubia"), do.TakePost(2), do.Stop())
    assert set(box.legal_actions(state, 0)) == {
        do.Collect("libyan-desert"),
        do.Collect("nubia"),
        do.Collect("bookkeeping"),
    }
    after = box.apply(state, 0, do.Collect("libyan-desert"))
    assert after.players[0].pounds == 1
    assert after.players[0].steps[3] == state.players[0].steps[3] + 1
    after = box.apply(after, 0, do.Collect("nubia"))
    assert after.players[0].pounds == 3
    assert box.decisions(after)[0].kind == "bookkeeping", "what is left comes by itself"
    assert after.frames[-1] == Bookkeeping(3)


def test_pounds_of_a_region_pay_the_call_before_its_step(box: Mombasa) -> None:
    """A person would take them first, so nobody is asked in which order the rewards of one region come."""
    track = box.tables.tracks["D1"]
    call = next(at for at, pounds in enumerate(track.calls) if pounds)
    area = {"b": "expansion-2x"}
    mine = Seat(area=area, pounds=track.calls[call] - 1, steps={"cairo": call})
    state = position(box, mine, Seat(), players=2, seed=1)
    for action in (do.UseExpansion(), do.Expand("cairo"), do.Enter("libyan-desert"), do.TakePost(1), do.Stop()):
        state = box.apply(state, 0, action)
    state = box.apply(state, 0, do.Collect("libyan-desert"))
    assert do.PayCall() in box.legal_actions(state, 0)


@pytest.mark.rule("MOM-OBJ-05")
def test_a_share_is_worth_the_coins_of_its_own_base(box: Mombasa) -> None:
    state = expanded(box, do.Enter("nubia"), do.TakePost(1))
    assert share_value(box.tables, state, 3) == 2
    assert GAME.tables.columns[3][0][0] == box.tables.columns[0][0][0] == 0


def test_words_and_drawings_tell_all_of_it(box: Mombasa) -> None:
    state = expanded(box)
    told = {box.words.describe(state, 0, action) for action in box.legal_actions(state, 0)}
    assert any("Libyan Desert" in text and "1 step, £1, 2 points" in text for text in told), told
    thing = box.words.thing(state, 0, "libyan-desert", NAMES)
    assert thing is not None
    assert "1 step on the company's track, £1, 2 bookkeeping points" in thing.line
    column = box.words.thing(state, 0, "base-cairo-1", NAMES)
    assert column is not None
    assert "£2 £0 £0 £0 £2" in column.does
    canvas = large(box, state, look_at(box, state, 0))
    x, y, width, height = canvas.regions["libyan-desert"]
    text = " ".join(line[x : x + width] for line in canvas.lines()[y : y + height])
    assert "1 step, £1, 2 book points" in text


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("companies.toml", 'id = "cairo-3"\ncompany = "cairo"', 'id = "cairo-3"\ncompany = "mombasa"', "3 columns"),
        ("companies.toml", "coins = [2, 0, 0, 0, 2]", "coins = [2, 0, 0, 0, 1]", "row cairo-1: the back space"),
        ("companies.toml", 'id = "cairo-2"', 'id = "cairo-1"', "2 times"),
        ("map.toml", 'further = [{ kind = "pounds", n = 2 }]', 'further = [{ kind = "pounds", n = 0 }]', "row nubia"),
        (
            "map.toml",
            'reward_kind = "none"\nreward = 0',
            'reward_kind = "none"\nreward = 0\nfurther = [{ kind = "pounds", n = 2 }]',
            "need a first one",
        ),
    ],
)
def test_a_mistake_in_it_is_named(folder: Path, tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    other = tmp_path / "mombasa"
    shutil.copytree(folder, other)
    edit(other, file, old, new)
    with pytest.raises(UserError, match=message):
        build(other)
