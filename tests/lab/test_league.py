"""The league: fair fixtures, a file that goes on, and ratings that say how sure they are."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from boardgames.bots.levels import EFFORTS
from boardgames.bots.strength import skill_digest
from boardgames.cli.main import main
from boardgames.core.errors import UserError
from boardgames.core.registry import load
from boardgames.lab.elo import Meeting, standings
from boardgames.lab.league import League, Setting, fixtures, report_lines, wilson
from tests import toy

TOY = Setting.of(toy.GAME, 2, "plain", seed=3)


pytestmark = pytest.mark.usefixtures("toy_installed")


def test_everybody_meets_everybody_on_every_seat_with_every_seed() -> None:
    two = fixtures(("a", "b", "c"), 2, 2)
    assert len(two) == len(set(two)) == 3 * 2 * 2
    assert {one.bots for one in two if one.number == 1} == {
        (one, other) for one in "abc" for other in "abc" if one != other
    }
    three = fixtures(("a", "b"), 3, 1)
    assert sorted(one.bots for one in three) == sorted(
        [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a"), ("b", "a", "a"), ("a", "b", "a"), ("a", "a", "b")]
    )


def test_a_bot_can_be_measured_alone() -> None:
    assert {one.bots for one in fixtures(("a", "b", "c"), 2, 1, "a")} == {
        pair for other in "bc" for pair in (("a", other), (other, "a"))
    }
    assert [one.bots for one in fixtures(("a", "b"), 3, 1, "a")] == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]


def test_a_league_goes_on_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    League(TOY, ("easy", "random"), 2, path).play(1)
    before = path.read_bytes()
    longer = League(TOY, ("easy", "random"), 3, path)
    assert (len(longer.played), len(longer.left)) == (4, 2)
    longer.play(1)
    assert path.read_bytes().startswith(before), "the file only grows"
    anew = League(TOY, ("easy", "random"), 3, None)
    anew.play(1)
    assert anew.report() == longer.report() == League(TOY, ("easy", "random"), 3, path).report()


def test_a_line_that_was_cut_off_is_played_again_and_other_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    League(TOY, ("easy", "random"), 1, path).play(1)
    path.write_bytes(path.read_bytes()[:-9])
    cut = League(TOY, ("easy", "random"), 1, path)
    assert (len(cut.played), len(cut.left)) == (1, 1)
    cut.play(1)
    assert not League(TOY, ("easy", "random"), 1, path).left
    with pytest.raises(UserError, match="other settings"):
        League(Setting.of(toy.GAME, 2, "plain", seed=4), ("easy", "random"), 1, path)
    path.write_text("a shopping list\n")
    with pytest.raises(UserError, match="no file of a league"):
        League(TOY, ("easy", "random"), 1, path)


@pytest.mark.parametrize(
    ("now", "said"),
    [
        (
            {"revision": 9},
            r"was played with other rules \(revision 1, and now it is 9\); give another --file, or delete",
        ),
        ({"tables": "e" * 16}, "was played with other tables; give another --file"),
        ({"skill": "e" * 16}, "was played with other bots, which have learned something else or think otherwise;"),
        ({"tables": "e" * 16, "skill": "e" * 16}, "with other tables and other bots, which"),
        ({"revision": 9, "seed": 4}, "belongs to a league with other settings;"),
    ],
)
def test_games_of_other_bots_are_never_mixed_with_those_of_these(
    tmp_path: Path, now: dict[str, Any], said: str
) -> None:
    path = tmp_path / "league.jsonl"
    League(TOY, ("easy", "random"), 1, path).play(1)
    before = path.read_bytes()
    with pytest.raises(UserError, match=said):
        League(msgspec.structs.replace(TOY, **now), ("easy", "random"), 2, path)
    assert path.read_bytes() == before


def test_a_file_that_does_not_say_who_played_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    path.write_text('{"game":"toy","players":2,"variant":"plain","options":[],"seed":3,"data":""}\n')
    with pytest.raises(UserError, match=r"does not say which bots played it: .*; give another --file, or delete"):
        League(TOY, ("easy", "random"), 1, path)


def test_bots_that_know_or_think_otherwise_are_other_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learned = tmp_path / "bots" / "weights.toml"
    learned.parent.mkdir()
    nothing = skill_digest(tmp_path)

    def skill(content: str) -> str:
        learned.write_bytes(content.encode())
        return skill_digest(tmp_path)

    first = skill('[learned]\nby = "hand"\n[weights]\ncoin = 2\nstop = 1\n')
    assert skill("# anew\r\n[weights]\r\nstop = 1\r\ncoin = 2\r\n") == first, "only what counts is in the digest"
    assert len({nothing, first, skill("[weights]\ncoin = 3\nstop = 1\n")}) == 3
    learned.unlink()
    monkeypatch.setitem(EFFORTS, "strong", msgspec.structs.replace(EFFORTS["strong"], budget=1))
    assert skill_digest(tmp_path) != nothing


def test_what_a_file_keeps_of_rules_and_tables_is_what_saved_games_keep() -> None:
    game = load("eic")
    setting = Setting.of(game, 2, "standard")
    assert (setting.revision, setting.tables) == (game.info.revision, game.data_digest)
    assert setting.skill == skill_digest(game.parts.data) != Setting.of(load("felinia"), 2, "classic").skill


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("ranks", "[]"),
        ("ranks", "[2,2]"),
        ("ranks", "[1,99]"),
        ("scores", "[1,2,3]"),
        ("scores", "[1e99,2]"),
        ("bots", '["\xff","x"]'),
        ("bots", "[" * 5000),
    ],
)
def test_a_line_that_is_no_game_is_named(tmp_path: Path, field: str, value: str) -> None:
    path = tmp_path / "league.jsonl"
    League(TOY, ("easy", "random"), 1, path).play(1)
    lines = path.read_bytes().split(b"\n")
    lines[2] = re.sub(
        rb'"%s":\[[^]]*\]' % field.encode(), b'"%s":%s' % (field.encode(), value.encode("latin-1")), lines[2]
    )
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(UserError, match=r"line 3 is no game of this league: .*; delete that line"):
        League(TOY, ("easy", "random"), 1, path)
    assert path.read_bytes() == b"\n".join(lines)


@pytest.mark.parametrize("begun", [0, 20])
def test_a_file_that_was_only_begun_does_not_stand_in_its_own_way(tmp_path: Path, begun: int) -> None:
    path = tmp_path / "league.jsonl"
    League(TOY, ("easy", "random"), 1, path).play(1)
    whole = path.read_bytes()
    path.write_bytes(whole[:begun])
    League(TOY, ("easy", "random"), 1, path).play(1)
    assert path.read_bytes() == whole


def test_two_leagues_never_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    early, late = (League(TOY, ("easy", "random"), 1, path) for _ in range(2))
    tries: list[str] = []

    def meanwhile() -> None:
        with pytest.raises(UserError, match="in another window") as refused:
            late.play(1)
        tries.append(str(refused.value))

    early.play(1, meanwhile)
    assert len(tries) == len(early.played) == 2
    whole = path.read_bytes()
    late.play(1)
    assert path.read_bytes() == whole, "what the other one has played meanwhile is read, and not played again"
    assert len(late.played) == 2


def test_a_place_that_cannot_be_written_is_said_before_anything_is_played(tmp_path: Path) -> None:
    played: list[None] = []
    with pytest.raises(UserError, match="cannot be opened: No such file or directory"):
        League(TOY, ("easy", "random"), 1, tmp_path / "no" / "folder").play(1, lambda: played.append(None))
    assert not played


def test_ratings_follow_the_results_and_more_games_make_them_surer() -> None:
    def table(rounds: int) -> dict[str, tuple[int, int, int]]:
        games = [Meeting(n, "good", "bad", float(n % 4 > 0), 1.0) for n in range(4 * rounds)]
        return {row.bot: (row.elo, row.low, row.high) for row in standings(("good", "bad"), games)}

    few, many = table(3), table(30)
    assert list(many) == ["good", "bad"]
    assert many["bad"] == (1000, 1000, 1000)
    assert many["good"][0] == pytest.approx(1191, abs=12), "three of four are 191 points"
    assert many["good"][2] - many["good"][1] < few["good"][2] - few["good"][1]
    won = standings(("good", "bad"), [Meeting(n, "good", "bad", 1.0, 1.0) for n in range(3)])[0]
    assert won.high - won.low > 500, "three wins in three games say little"
    low, high = wilson(15, 20)
    assert (round(low), round(high)) == (53, 89)


def test_the_table_names_every_bot_and_every_match() -> None:
    league = League(TOY, ("easy", "random"), 2, None)
    league.play(1)
    report = json.loads(json.dumps(league.report()))
    lines = list(report_lines(report))
    assert lines[0] == "toy (plain), 2 players, seed 3: 4 games"
    assert any(line.lstrip().startswith("easy against random: first in") for line in lines)
    assert {row["bot"] for row in report["bots"]} == {"easy", "random"}


def test_the_command_plays_keeps_and_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "toy.jsonl"

    def ask(*arguments: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as done:
            main(["league", "toy", "--variant", "plain", "-n", "2", "--jobs", "1", *arguments])
        printed = capsys.readouterr()
        return int(done.value.code or 0), printed.out, printed.err

    status, table, _ = ask("--bots", "easy,random", "--file", str(path))
    assert status == 0
    assert "easy against random: first in" in table
    before = path.read_bytes()
    assert ask("--bots", "easy,random", "--file", str(path), "--report") == (0, table, "")
    assert path.read_bytes() == before
    assert json.loads(ask("--bots", "easy,random", "--file", str(path), "--json")[1])["games"] == 4
    for wrong, why in (("easy", "at least two bots"), ("easy,easy", "each of them once"), ("easy,deep", "no bot")):
        status, _, error = ask("--bots", wrong)
        assert status == 1
        assert why in error
    status, _, error = ask("--bots", "easy,random", "--alone", "normal")
    assert status == 1
    assert "not one of the bots that play" in error
