"""The smallest game that a package can add: three files, played in every way that the program knows."""

import os
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

from boardgames.core.game import Config
from boardgames.core.rng import below
from boardgames.core.values import decode, encode
from boardgames.store.rule_catalogue import load_catalogue
from boardgames.table.saved_games import saves_folder
from boardgames.tui.app import BoardgamesApp
from boardgames_nim import ACTIONS, GAME, HERE, State, Take
from tests import nim
from tests.cli.test_main import SOURCE
from tests.tui.driving import is_asking, new_session, screen_text, until

LUCKS = range(20)


def walk(luck: int) -> list[State]:
    """Return the states of a game of random choices."""
    states = [GAME.start(Config(2, 0, "plain"))]
    while asked := GAME.decisions(states[-1]):
        actions = GAME.legal_actions(states[-1], asked[0].seat)
        luck, which = below(luck, len(actions))
        states.append(GAME.apply(states[-1], asked[0].seat, actions[which]))
    return states


def test_it_is_three_files() -> None:
    files = [path for path in HERE.iterdir() if path.is_file()]
    assert sorted(path.name for path in files) == ["__init__.py", "en.ftl", "rules.toml"]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) < 200
    assert [rule.id for rule in load_catalogue(HERE).rules] == ["NIM-01", "NIM-02"]


@pytest.mark.parametrize("luck", LUCKS)
def test_every_game_ends_with_one_winner(luck: int) -> None:
    states = walk(luck)
    assert len(states) - 1 <= GAME.info.longest
    assert sorted(sheet.total for sheet in GAME.scores(states[-1])) == [0, 1]
    assert [GAME.fault(state) for state in states] == [""] * len(states)


@pytest.mark.parametrize("luck", LUCKS)
def test_the_judge_accepts_what_is_offered_and_nothing_else(luck: int) -> None:
    outside = (*ACTIONS, Take("a", 0), Take("d", 1), Take("a", -1))
    for state, seat in product(walk(luck), range(2)):
        accepted = [action for action in outside if GAME.refusal(state, seat, action) is None]
        assert accepted == list(GAME.legal_actions(state, seat))
        for action in set(outside) - set(accepted):
            refusal = GAME.refusal(state, seat, action)
            assert refusal is not None
            assert refusal.rule.startswith("NIM-")
            assert GAME.words.refusal(refusal)


def test_everybody_sees_and_imagines_the_state_as_it_is() -> None:
    for state, seat in product(walk(3), (0, 1, None)):
        assert GAME.observe(state, seat) == GAME.recall(state, seat) == GAME.imagine(state, seat, 5) == state
        assert not GAME.unseen(state, seat)
        assert decode(encode(state), State) == state


def test_a_position_that_the_rules_cannot_reach_is_faulty() -> None:
    start = walk(0)[0]
    assert "heaps.0" in GAME.fault(State((9, 4, 5), -1, start.frames))
    assert "frames" in GAME.fault(State((3, 4, 5), -1, ()))


def test_it_is_played_in_lines_of_text_and_verified(tmp_path: Path) -> None:
    path = os.pathsep.join(map(str, (SOURCE, *nim.installed(tmp_path / "site"))))

    def run(*arguments: str, stdin: str = "") -> str:
        done = subprocess.run(
            [sys.executable, "-m", "boardgames", *arguments],
            input=stdin,
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"},
            check=True,
        )
        return done.stdout

    played = run("play", "nim", "--players", "Ann,Bob", "--plain", "--no-pictures", stdin="look\na3\nb4\nc5\n")
    for words in ("Heap b: 4.", "Ann takes 3 from heap a.", "Bob takes 4 from heap b.", "Ann wins"):
        assert words in played
    (log,) = saves_folder().glob("nim-*.jsonl")
    assert "3 lines replay exactly" in run("replay", str(log), "--verify")
    assert "NIM-02" in run("rules", "nim", "last")
    assert '"games":3' in run("simulate", "nim", "-n", "3", "--bots", "normal,random", "--json")
    assert "variant" not in next(line for line in run("--help").splitlines() if line.startswith("  nim "))


async def test_the_app_shows_the_table_and_the_result_of_a_choice() -> None:
    app = BoardgamesApp(new_session(GAME))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app))
        assert "Heap b: 4." in screen_text(app)
        await pilot.press("b", "3")
        await until(pilot, lambda: "Heap b: 1." in screen_text(app), "the preview")
        await pilot.press("enter")
        await until(pilot, lambda: is_asking(app) and "Anna takes 3 from heap b." in screen_text(app))
        assert "Heap b: 1." in screen_text(app)
