"""A session: the table with its log and its bots."""

import os
from pathlib import Path

import pytest

from boardgames.core.errors import UserError
from boardgames.table.saved_games import new_log_path, newest_open_game, saved_paths, saves_folder, summarize
from boardgames.table.session import Session
from tests.toy import DRAW, GAME, PICKS, STOP

NAMES = ("Ann", "Bob")


pytestmark = pytest.mark.usefixtures("toy_installed")


def toy_session(path: Path | None = None, bots: tuple[str, ...] = ("", "")) -> Session:
    return Session.new(GAME, NAMES, bots, seed=7, variant="plain", path=path)


def test_a_resumed_game_stands_where_it_stood(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    first = toy_session(path)
    first.choose(0, PICKS[0])
    first.choose(1, PICKS[1])
    first.close()
    again = Session.resume(path)
    assert again.table.state == first.table.state
    assert again.decision is not None
    assert again.decision.seat == 0
    assert again.notice == ""
    again.choose(0, DRAW)
    again.close()
    assert Session.resume(path).table.state == again.table.state


def test_a_torn_line_is_mentioned_once(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    first = toy_session(path)
    first.choose(0, PICKS[0])
    first.close()
    path.write_bytes(path.read_bytes()[:-3])
    again = Session.resume(path)
    assert "dropped" in again.notice
    assert again.table.choices == []


def test_a_bot_chooses_the_same_again_after_an_undo() -> None:
    table = toy_session(bots=("", "random"))
    table.choose(0, PICKS[0])
    choice = table.bot_choice(1)
    table.choose(1, choice)
    table.table.undo()
    assert table.bot_choice(1) == choice


def test_an_undo_takes_back_what_bots_did_after_a_person() -> None:
    table = toy_session(bots=("", "random"))
    assert table.undo_span() == 0
    table.choose(0, PICKS[0])
    table.choose(1, table.bot_choice(1))
    assert table.undo_span() == 2


def test_a_person_is_not_a_bot() -> None:
    with pytest.raises(ValueError, match="a person sits"):
        toy_session().bot_choice(0)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UserError, match="no bot called 'deep'"):
        toy_session(bots=("", "deep"))


def test_saved_games_are_listed_newest_first_with_what_they_are() -> None:
    open_game = toy_session(new_log_path("toy"))
    open_game.choose(0, PICKS[0])
    finished = toy_session(new_log_path("toy"))
    while (decision := finished.decision) is not None:
        actions = finished.legal_actions(decision.seat)
        finished.choose(decision.seat, STOP if STOP in actions else actions[0])
    (saves_folder() / "x.jsonl").write_text("no log\n")
    listed = [summarize(path) for path in saved_paths()]
    assert len(listed) == 3
    states = {saved.state: saved for saved in listed}
    assert states["open"].status == "round 1 of 3 · picks"
    assert (states["open"].mover, states["open"].question) == ("Bob", "pick coins in secret")
    assert states["over"].status.startswith("finished, won by Ann")
    assert "not a saved game" in states["broken"].status
    assert newest_open_game() == Path(states["open"].path)


def test_a_game_with_an_unknown_bot_hides_no_other() -> None:
    good, bad = new_log_path("toy"), saves_folder() / "bad.jsonl"
    for path, bots in ((good, ("", "easy")), (bad, ("", "easy"))):
        toy_session(path, bots).close()
    header = bad.read_bytes().replace(b'"easy"', b'"wise"')
    bad.write_bytes(header)
    os.utime(good, (1, 1))
    assert newest_open_game() == good
    assert "no bot called 'wise'" in summarize(bad).status


def test_without_saved_games_resume_says_so() -> None:
    assert saved_paths() == []
    with pytest.raises(UserError, match="no unfinished game"):
        newest_open_game()


def test_a_task_for_another_process_holds_only_what_the_seat_sees() -> None:
    first = toy_session(bots=("", "normal"))
    first.choose(0, PICKS[2])
    hidden = toy_session(bots=("", "normal"))
    hidden.choose(0, PICKS[0])
    assert first.table.state != hidden.table.state
    assert first.task(1, "normal") == hidden.task(1, "normal")
    answer = first.read_answer(b'{"action":{"do":"pick","coins":3},"motive":{"coins":2.0}}')
    assert answer == PICKS[2]
    first.choose(1, answer)
    assert first.motive(1) == f"why: it should bring more from {GAME.words.category('coins')} by the end"
    assert not first.motive(0), "nobody speaks for a person"
    assert toy_session(bots=("normal", "random")).thinks(0)
    assert not toy_session(bots=("normal", "random")).thinks(1)
