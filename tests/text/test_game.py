"""The plain table: whole games through standard input, every word, and a process that is killed."""

import os
import signal
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

from boardgames.core.game import Config
from boardgames.core.moment import Moment, MomentLine, MomentPart
from boardgames.core.player_names import DEFAULT_NAMES
from boardgames.core.registry import load
from boardgames.eic.actions import Decline
from boardgames.store.log import read_log
from boardgames.store.position import load_state, read_position_file
from boardgames.store.replay import replay
from boardgames.table.find_moments import moment_lines
from boardgames.table.saved_games import saves_folder
from boardgames.table.session import Session
from boardgames.text.game import PlainTable
from boardgames.text.handover import FIRST_SCREEN, SECOND_SCREEN, HandOver
from tests.cli.test_main import SOURCE, boardgames
from tests.cli_runner import CliRunner
from tests.eic.given import resumed, started, with_company
from tests.tui.driving import new_session


def saved() -> Path:
    (path,) = saves_folder().glob("*.jsonl")
    return path


def test_a_whole_game_can_be_played_by_numbers() -> None:
    """First choice always: that ends, because the first choices are never sales."""
    played = boardgames(
        "play",
        "felinia",
        "--players",
        "Ann,Bob,Cid",
        "--variant",
        "expert",
        "--seed",
        "5",
        "--plain",
        stdin="1\n" * 2000,
    )
    assert played.returncode == 0
    assert "The game is over." in played.stdout
    assert "wins." in played.stdout or "share the victory." in played.stdout
    assert boardgames("replay", str(saved()), "--verify").returncode == 0


def test_a_choice_can_be_made_by_its_code() -> None:
    game = load("felinia")
    started = boardgames("play", "felinia", "--players", "Ann,Bob", "--seed", "5", "--plain")
    code = next(line.split()[1] for line in started.stdout.splitlines() if line.split()[:1] == ["2"])
    path = saved()
    assert boardgames("resume", "--plain", stdin=f"{code}\n").returncode == 0
    table = replay(read_log(path), game)
    assert len(table.choices) == 1
    assert game.words.code(table.states[0], table.choices[0].action) == code


def test_every_word_answers() -> None:
    words = [
        "help",
        "list",
        "?",
        "? 1",
        "? boat",
        "why",
        "board",
        "players",
        "hint",
        "aid",
        "mine",
        "scores",
        "log",
        "log all",
        "pictures",
    ]
    words += ["pictures", "undo", "redo", "save", "nonsense", "", "quit"]
    played = boardgames("play", "felinia", "--players", "Ann,Bob", "--seed", "5", "--plain", stdin="\n".join(words))
    assert played.returncode == 0
    assert played.stderr == ""
    for expected in (
        "Words:",
        "FEL-AUC-",
        "The best first",
        "nothing to take back",
        "nothing to redo",
        "Nothing was done: no choice begins with 'nonsense'",
        "total",
        "Saved in",
        "Market 1",
        "EASILY FORGOTTEN",
    ):
        assert expected in played.stdout
    assert "\x1b" not in played.stdout, "no colour codes in a pipe"


def test_undo_is_free_or_asks_for_consent() -> None:
    """A bid is free to take back; the last bid of a round is not, because boats leave and goods are drawn."""
    answers = "1\nundo\nredo\n1\nundo\n1\n1\n1\n1\n1\nundo\nundo yes\n"
    played = boardgames("play", "felinia", "--players", "Ann,Bob", "--seed", "5", "--plain", stdin=answers)
    assert played.stdout.count("Taken back.") == 3
    assert "needs everybody's consent: chance has decided something" in played.stdout
    table = replay(read_log(saved()), load("felinia"))
    assert [takeback.count for takeback in table.takebacks] == [1, 1, 1]
    assert len(table.choices) == 5


def test_a_position_written_at_the_table_holds_what_is_hidden_only_if_all_agree(tmp_path: Path) -> None:
    seen, real = tmp_path / "seen.json", tmp_path / "real.json"
    typed = f"1\n2\nsave {seen}\nsave {real} --open\nAnn\nnobody\nsave {real} --open\nAnn\nBob\nsave {real}\n"
    played = boardgames("play", "felinia", "--players", "Ann,Bob", "--seed", "5", "--plain", stdin=typed).stdout
    assert "Bob has not agreed by typing that name; nothing is written." in played
    assert "what is hidden dealt anew" in played
    game, table = load("felinia"), replay(read_log(saved()), load("felinia"))
    known, bystander = (load_state(read_position_file(path), game, path) for path in (real, seen))
    assert known == table.state
    assert bystander != table.state
    assert game.observe(bystander, None) == game.observe(table.state, None)
    again = boardgames("play", "felinia", "--from", str(seen), "--plain", "--log", str(tmp_path / "x.jsonl"))
    assert "lap 2 of 3" in again.stdout


def test_great_moments_are_told_with_everybodys_standing_and_lesser_ones_in_a_line() -> None:
    arguments = ["--players", "Ann,Bob,Cid", "--bot", "B=random", "--bot", "C=random", "--seed", "5"]
    played = boardgames("play", "felinia", *arguments, "--plain", stdin="1\n" * 12).stdout.splitlines()
    commerce = next(at for at, line in enumerate(played) if line.startswith("*** Commerce: "))
    assert not played[commerce + 1].startswith("    ")
    (round_2,) = (at for at, line in enumerate(played) if line == "*** Round 2: Round 1 is over.")
    assert any(line.startswith("    Where everybody stands") for line in played[round_2 : round_2 + 4])
    assert sum("Round 2 begins; " in line for line in played) == 1, "nothing is said twice"


def test_bots_fill_seats_and_the_end_of_input_saves() -> None:
    arguments = ["--players", "Ann,Bob,Cid", "--bot", "B=random", "--bot", "3=random", "--seed", "5"]
    played = boardgames("play", "felinia", *arguments, "--plain", stdin="1\n1\n")
    assert "Bob (B)" not in played.stdout
    assert "Continue with 'boardgames resume'" in played.stdout


def test_a_bot_says_in_a_line_why_it_moved_unless_nobody_wants_to_hear_it(
    ask: CliRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    gains = (({"goods": 2.0}, {"gold": 1.0})[number % 2] for number in count())
    monkeypatch.setattr("boardgames.bots.worker.motive", lambda *_: next(gains))
    table = ("play", "felinia", "--players", "Ann,Bob", "--bot", "B=normal", "--seed", "5", "--plain", "--no-pictures")
    told = ask(*table, typed="m1\nm2\nquit\n").out.splitlines()
    whys = [at for at, line in enumerate(told) if line.startswith("    why: ")]
    assert len(whys) > 1
    assert all(told[at - 1].startswith("  - Bob ") for at in whys), "a reason follows what it is the reason of"
    assert told[whys[0]] == "    why: it should bring more from goods by the end"
    assert sum(line.startswith("  - Bob ") for line in told) == len(whys), "each of its doings has one"
    silent = ask(*table, typed="reasons\nm1\nm2\nquit\n").out
    assert "Bots do not say why they moved." in silent
    assert "why: " not in silent


@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_while_a_bot_thinks_is_heard_after_its_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the middle of a choice compiled rules would take it for a lack of memory, and abort."""
    session = new_session(load("felinia"), players=2, bots=("strong", ""))
    monkeypatch.setattr(session, "thinks", lambda seat: False)
    chosen = []

    def choose(seat: int) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        chosen.append(seat)

    monkeypatch.setattr(session, "bot_choice", choose)
    with pytest.raises(KeyboardInterrupt):
        PlainTable(session).bot_choice(0)
    assert chosen == [0]


def test_a_reason_is_not_said_again_with_other_figures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = PlainTable(new_session(players=2, bots=("", "random")))
    for seat, why in ((1, "why: it pays 3"), (1, "why: it pays 11"), (1, "why: for fun"), (1, "why: it pays 2")):
        table.tell_reason(seat, why)
    assert capsys.readouterr().out.split("\n") == ["    why: it pays 3", "    why: for fun", "    why: it pays 2", ""]


def test_no_reason_is_given_for_what_is_nobodys_doing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A bot sells nothing, and then values move by themselves."""
    position = resumed(with_company(started(3), 1, shares=(1, 0, 0), sales=40, treasury=9), "window-4")
    session = Session.new(
        load("eic"), DEFAULT_NAMES[:3], ("", "random", ""), seed=1, variant="standard", position=position
    )
    table = PlainTable(session)
    monkeypatch.setattr(session, "motive", lambda number: "why: for fun")
    session.choose(1, Decline())
    table.tell_news()
    told = capsys.readouterr().out
    assert "by sales" in told
    assert "why: " not in told


def test_a_killed_game_has_lost_at_most_the_choice_being_made() -> None:
    """Kill the process, again and again, right after it has asked a question: every answer given before is there."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONUNBUFFERED": "1"}
    command = ["play", "felinia", "--players", "Ann,Bob", "--seed", "5", "--plain"]
    for already in (0, 3, 6, 9):
        process = subprocess.Popen(
            [sys.executable, "-m", "boardgames", *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(3):
            _read_question(process)
            process.stdin.write("1\n")
            process.stdin.flush()
        _read_question(process)
        process.send_signal(signal.SIGKILL)
        process.wait()
        process.stdin.close()
        process.stdout.close()
        assert len(replay(read_log(saved()), load("felinia")).choices) == already + 3
        command = ["resume", "--plain"]


def _read_question(process: subprocess.Popen[str]) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        if line.rstrip().endswith(">"):
            return
    raise AssertionError("the program ended")


def test_what_was_drawn_before_the_first_choice_can_be_read() -> None:
    """Dice, tiles and cards of the setting up stand on the table, which is drawn once even into a pipe."""
    played = boardgames("play", "eic", "--players", "2", "--seed", "11", "--plain", stdin="quit\n").stdout
    dice = load("eic").start(Config(2, 11, "standard")).dice
    for sign, rolled in zip("+-", dice, strict=True):
        assert " ".join(f"{sign}{die}{sign}?" for die in rolled) in played
    again = boardgames("resume", "--plain", stdin="quit\n").stdout
    assert "The table at the start" in again, "nobody has chosen yet"
    chosen = boardgames("resume", "--plain", stdin="1\nquit\n").stdout
    assert "The table at the start" not in boardgames("resume", "--plain", stdin="quit\n").stdout, chosen


def test_the_curtain_comes_once_a_person_leaves_nothing_behind_and_swallows_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Anna presses Enter and picks; Boris types his pick already at the curtain; then Anna looks at her things."""
    monkeypatch.setenv("TERM", "xterm")
    prompts: list[str] = []
    answers = iter(["", "2", "3", "mine", "", "", "quit"])

    def answer(prompt: str = "") -> str:
        prompts.append(prompt)
        print(prompt)
        return next(answers)

    monkeypatch.setattr("builtins.input", answer)
    session = new_session(players=2, bots=("", ""))
    table = PlainTable(session)
    table.at_terminal, table.hand_over = True, HandOver(session.names, at_terminal=True)
    assert table.run() == 0
    assert [choice.action.coins for choice in session.table.choices] == [2, 3]
    assert [prompt.split(" ")[0] for prompt in prompts] == ["Only", "Anna>", "Only", "Anna>", "Only", "Press", "Anna>"]
    shown = capsys.readouterr().out
    assert shown.count(SECOND_SCREEN) == shown.count(FIRST_SCREEN) == 2
    open_to_all = "".join(part.split(FIRST_SCREEN)[-1] for part in shown.split(SECOND_SCREEN))
    assert "Only" not in open_to_all
    assert "picks: " in open_to_all, "what was done in private is told when it may be"


def test_the_table_answers_by_name_and_is_told_in_sentences(ask: CliRunner) -> None:
    words = ["look", "look harbour", "look attic", "ask bank", "ask market", "ask the moon"]
    words += ("look tigers", "look bonus", "ask t5", "ask lions bonus", "ask bob", "quit")
    table = ("play", "felinia", "--plain", "--players", "Ann,Bob", "--bot", "B=random", "--seed", "3")
    told = ask(*table, typed="\n".join(words)).out
    for expected in (
        "The harbour (look harbour)",
        "  Market 1: ",
        "for a merchant; nobody aboard yet",
        "There is no part 'attic'",
        "Worth to you: You have 2 coins; a purse holds 6",
        "  bank: token on your own board: +1 coin",
        "Which one? Market 1; Market 2",
        "Nothing on the table is called 'the moon'",
        "The land of the Tigers:\n  The quay of the Tigers: ",
        "  The Cheetahs bonus tile: ",
        "\nTiger 5: A face-down trade tile",
        "\nThe Lions bonus tile: ",
        "What it does: Bob's merchants: 10 left",
    ):
        assert expected in told, expected
    assert "Nothing by itself." not in told, "headings with nothing to say are left out"


@pytest.mark.parametrize("line", ["m1 m1", "m1 m", "m1  bank m1"])
def test_a_line_that_goes_on_behind_its_end_does_nothing(ask: CliRunner, line: str) -> None:
    shown = ask("play", "felinia", "--seed", "3", "--plain", typed=f"{line}\nquit\n")
    assert shown.status == 0
    assert "Nothing was done: nothing can be chosen behind 'm1'." in shown.out
    assert len(read_log(saved()).lines) == 0


def test_without_pictures_the_table_is_told_and_a_price_is_called_a_cost() -> None:
    table = ("play", "eic", "--players", "Ann,Bob", "--bot", "B=random", "--seed", "11", "--plain", "--no-pictures")
    told = boardgames(*table, stdin="look market\nhint\nquit\n").stdout
    assert "Market of Europe (look europe):" in told
    assert "Flute of your stack: " in told, "one person hears the table with their own ears"
    assert "Flute of Bob's stack: " not in told
    assert "Market of the Indies:\n" in told
    assert "Market of Europe:\n" in told, "a word that fits several parts tells them all"
    assert not set("▁▇━┃") & set(told), "nothing is drawn"
    assert "(costs " in told
    assert "  1. " in told, "the coach counts places, not choices"


def test_a_line_of_nobody_begins_with_what_it_is_about() -> None:
    part = MomentPart("Ranking", (MomentLine("N Swedish Co.", None, 26), MomentLine("English Co.", 1, 19)), "PO")
    told = list(moment_lines(Moment("", "Period 1", "It is over.", (part,)), ("Ann", "Bob")))
    assert told == ["*** Period 1: It is over.", "    Ranking (PO): N Swedish Co 26; Bob 19, English Co."]
