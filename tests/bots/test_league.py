"""The league: fair fixtures, a file that goes on, and ratings that say how sure they are."""

import json
from pathlib import Path

import pytest

from boardgames.cli import main
from boardgames.core.errors import UserError
from boardgames.league import League, Setting, fixtures, report_lines, wilson
from boardgames.rating import Meeting, standings
from tests import toy

TOY = Setting("toy", 2, "plain", (), 3)


@pytest.fixture(autouse=True)
def toy_on_the_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    toy.register(tmp_path / "site", monkeypatch)


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
        League(Setting("toy", 2, "plain", (), 4), ("easy", "random"), 1, path)
    path.write_text("a shopping list\n")
    with pytest.raises(UserError, match="no file of a league"):
        League(TOY, ("easy", "random"), 1, path)


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
