"""What is typed at the plain table in the middle of a game: lines of codes, questions, and what others may read."""

import io

import pytest

from boardgames.bots.search import Effort
from boardgames.core.player_names import DEFAULT_NAMES
from boardgames.core.registry import load
from boardgames.eic.actions import ChooseCard
from boardgames.eic.box.tables import EUROPE
from boardgames.eic.state import LoadingTurn
from boardgames.felinia.state import State
from boardgames.table.session import Session
from boardgames.text.game import PlainTable
from tests.eic.given import after, idle_until, resumed, started, with_agents_on
from tests.felinia.given import given


@pytest.fixture
def brief_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the coach says is tested elsewhere: here it may be quick."""
    monkeypatch.setattr("boardgames.bots.coach.ASKED", Effort(budget=300, candidates=4))
    monkeypatch.setattr("boardgames.bots.coach.WORLDS", 8)


def typed(monkeypatch: pytest.MonkeyPatch, position: State, *lines: str) -> Session:
    """A table at which three people, Anna first, have come to a position and these lines are typed."""
    names = DEFAULT_NAMES[:3]
    session = Session.new(load("felinia"), names, ("",) * 3, seed=1, variant="classic", position=position)
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines)))
    assert PlainTable(session, draws=False).run() == 0
    return session


LANDING = given(3).boats("8:15", "9:45", "9:15", "8:30").aboard(1, 0).face_up("T5").exploration()
"""Anna's merchant is at the quay of the Tigers; a good that nobody foresees lies on the way to an open tile."""


def test_a_line_goes_on_behind_what_chance_decides_if_it_can_whatever_comes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = typed(monkeypatch, LANDING, "stop tb t5")
    told = capsys.readouterr().out
    assert "Anna settles at Tiger 5" in told
    assert session.table.choices[2].seat == 0
    assert told.count("travel on from") == 0, "what has been answered is not asked"


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("stop tb t6", "no choice begins with 't6' behind 'tb'"),
        ("t1 ta t1", "no choice begins with 'ta' behind 't1'"),
        ("stop stop", "no choice begins with 'stop', word 2 of the line"),
        ("t1 stop ta t1 t2", "nothing can be chosen behind 't1'"),
    ],
)
def test_a_line_that_may_fail_behind_what_chance_decides_does_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], line: str, fault: str
) -> None:
    session = typed(monkeypatch, LANDING, line)
    assert f"Nothing was done: {fault}" in capsys.readouterr().out
    assert not session.table.choices


@pytest.mark.usefixtures("brief_coach")
def test_why_not_this_one_is_told_beside_the_best_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, LANDING, "t2", "t6", "tb", "hint attic", "hint home", "quit")
    told = capsys.readouterr().out
    assert "There is no choice 'attic'" in told
    places = [line.split()[:2] for line in told.splitlines() if line.startswith(("  1. ", "  2. ", "  3. "))]
    assert [code for _, code in places[1:]] == ["home:"], "the one that was asked about, beside the best"


def test_a_choice_is_explained_with_what_it_is_about(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, given(3).auction(), "? mg", "quit")
    told = capsys.readouterr().out
    assert "Put a bid token on top of the pile of the guild." in told
    assert "The guild: A token put here now would pay 1 coin" in told
    assert "What it does: " in told


@pytest.mark.usefixtures("brief_coach")
def test_in_front_of_others_nothing_said_hangs_on_a_card_that_was_chosen_in_secret(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Anna knows the Europe card of the period; Boris reads all that she asks about her cargo."""
    words = ["? bt", "? c", "hint bt", "list", "look europe", "ask tea in europe", "why", "scores"]
    said = []
    for card in ("europe-12-1", "europe-12-4"):
        position = after(
            resumed(with_agents_on(started(2), "investor-influence", 0), "window-3"), (0, ChooseCard(card))
        )
        position = idle_until(position, "zone-3", LoadingTurn)
        assert load("eic").observe(position, 0).drawn[EUROPE] == position.drawn[EUROPE], "she knows it"
        names = DEFAULT_NAMES[:2]
        session = Session.new(load("eic"), names, ("", ""), seed=1, variant="standard", position=position)
        assert session.decision is not None
        assert session.decision.seat == 0
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(words)))
        PlainTable(session, draws=False).run()
        said.append(capsys.readouterr().out)
    assert "Europe pays" in said[0]
    assert "  2. " in said[0], "the coach has spoken"
    assert said[0] == said[1]


@pytest.mark.parametrize("name", ["amerigo", "eic", "felinia", "mombasa"])
def test_a_narrow_terminal_draws_the_table_part_after_part(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = load(name)
    plain = PlainTable(Session.new(game, DEFAULT_NAMES[:2], ("", ""), seed=1, variant=game.info.variants[0]))
    widths = []
    for columns in (0, 80):
        monkeypatch.setattr("boardgames.text.answers.columns", lambda columns=columns: columns)
        plain.show_table()
        widths.append(max(map(len, capsys.readouterr().out.splitlines())))
    assert widths[0] > 80 >= widths[1]
