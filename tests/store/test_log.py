"""The log: what is written, what a crash leaves, what a replay notices."""

import json
from pathlib import Path
from typing import Any

import pytest

from boardgames.core.engine import BoxedGame
from boardgames.core.errors import UserError
from boardgames.core.game import Config
from boardgames.core.messages import ENGLISH
from boardgames.core.rng import below
from boardgames.core.rulebook import Answer
from boardgames.core.table import Table
from boardgames.core.values import evolve
from boardgames.store.log import first_link, new_header, read_log, with_link
from boardgames.store.log_writer import LogWriter
from boardgames.store.replay import first_state, replay
from boardgames.words import say, use
from boardgames_toy.state import Drawing
from tests.toy import DRAW, GAME, PICKS, STOP, AnyAction, State

NAMES = ("Ann", "Bob")


def begin(path: Path, seed: int = 7) -> tuple[Table[State, AnyAction], LogWriter]:
    first = GAME.start(Config(2, seed, "plain"))
    header = new_header(GAME, NAMES, ("", ""), first, seed=seed, variant="plain", options=())
    log = LogWriter.create(path, header)
    return Table(GAME, first, NAMES, log), log


def play_all(table: Table[State, AnyAction], luck: int = 1) -> None:
    while not table.is_over:
        seat = table.decisions()[0].seat
        luck, i = below(luck, 97)
        actions = GAME.legal_actions(table.state, seat)
        table.play(seat, actions[i % len(actions)])


def recorded(path: Path) -> Table[State, AnyAction]:
    """A finished game with an undo and a redo in its log."""
    table, log = begin(path)
    table.play(0, PICKS[0])
    table.play(1, PICKS[1])
    table.play(0, DRAW)
    table.undo(2)
    table.redo(1)
    play_all(table)
    log.close()
    return table


def rewrite(path: Path, number: int, **changes: Any) -> None:
    lines = path.read_text().splitlines()
    content = json.loads(lines[number - 1])
    content.update(changes)
    lines[number - 1] = json.dumps(content, separators=(",", ":"))
    path.write_text("\n".join(lines) + "\n")


def forge(path: Path, number: int, **changes: Any) -> None:
    """Change a line and make every link of the chain fit again, as somebody who knows the format could."""
    rewrite(path, number, **changes)
    header, *lines = path.read_bytes().splitlines()
    link, forged = first_link(header), [header]
    for line in lines:
        content = json.loads(line)
        content.pop("chain", None)
        line, link = with_link(json.dumps(content, separators=(",", ":")).encode(), link)
        forged.append(line)
    path.write_bytes(b"\n".join(forged) + b"\n")


def test_a_replay_ends_where_the_game_ended(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = recorded(path)
    again = replay(read_log(path), GAME)
    assert again.states == table.states
    assert again.takebacks == table.takebacks


def test_every_choice_is_on_the_disk_when_play_returns(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table, _ = begin(path)
    table.play(0, PICKS[0])
    last = json.loads(path.read_text().splitlines()[-1])
    assert (last["n"], last["seat"], last["act"]) == (1, 0, {"do": "pick", "coins": 1})
    assert set(last["changed"]) == {"picks"}


def test_a_replay_can_stop_anywhere(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = recorded(path)
    assert replay(read_log(path), GAME, to=2).state.frames == (Drawing(0, 0),)
    assert replay(read_log(path), GAME, to=0).state == table.states[0]


def test_a_log_cut_at_any_byte_resumes_at_its_last_whole_line_or_is_refused(tmp_path: Path) -> None:
    path, cut = tmp_path / "game.jsonl", tmp_path / "cut.jsonl"
    recorded(path)
    content = path.read_bytes()
    header_end = content.index(b"\n")
    for size in range(len(content)):
        cut.write_bytes(content[:size])
        if size <= header_end:
            with pytest.raises(UserError, match="first line"):
                read_log(cut)
            continue
        log = read_log(cut)
        assert len(log.lines) == content[:size].count(b"\n") - 1
        assert log.torn == (content[size - 1 : size] != b"\n")
        replay(log, GAME)
        assert cut.read_bytes() == content[:size], "reading changes nothing"


def test_resuming_cuts_a_torn_line_off_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table, log = begin(path)
    table.play(0, PICKS[0])
    log.close()
    path.write_bytes(path.read_bytes() + b'{"n":2,"seat":1,"ac')
    torn = read_log(path)
    assert torn.torn
    again = replay(torn, GAME)
    again.journal = LogWriter.reopen(path)[1]
    again.play(1, PICKS[1])
    assert replay(read_log(path), GAME).state == again.state


def test_a_log_that_exists_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    recorded(path)
    before = path.read_bytes()
    with pytest.raises(UserError, match="exists already"):
        begin(path)
    assert path.read_bytes() == before


def test_a_log_cannot_be_played_in_two_windows(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    begin_here = begin(path)
    with pytest.raises(UserError, match="another window"):
        LogWriter.reopen(path)
    begin_here[1].close()


def test_a_damaged_line_is_refused_by_its_number(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    recorded(path)
    lines = path.read_bytes().split(b"\n")
    lines[3] = lines[3][:-5]
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(UserError, match="line 4 is damaged"):
        read_log(path)


def test_a_missing_line_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    recorded(path)
    lines = path.read_bytes().split(b"\n")
    del lines[3]
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(UserError, match="line 4 is damaged: it should be entry 3"):
        read_log(path)


def test_a_replay_that_differs_names_line_and_field(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    recorded(path)
    forge(path, 2, act={"do": "pick", "coins": 3})
    with pytest.raises(UserError, match="line 2: replay and log differ from here on, first in 'picks'"):
        replay(read_log(path), GAME)


def test_an_illegal_line_is_refused_with_its_rule(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    recorded(path)
    forge(path, 2, act={"do": "draw"})
    with pytest.raises(UserError, match=r"line 2 is not legal: .*TOY-02"):
        replay(read_log(path), GAME)


@pytest.mark.parametrize(
    ("line", "changes", "message"),
    [
        (2, {"act": {"do": "fly"}}, "line 2 holds no action of Toy"),
        (2, {"seat": 9}, "line 2: there is no seat 9"),
        (2, {"act": {"do": "draw"}, "undo": 1}, "line 2 is damaged"),
        (2, {"colour": "red"}, "line 2 is damaged"),
        (5, {"undo": 99}, "cannot be taken back"),
        (1, {"boardgames": 3}, "log format that this program cannot read"),
        (1, {"boardgames": True}, "log format that this program cannot read"),
        (1, {"boardgames": 1.0}, "log format that this program cannot read"),
        (1, {"names": ["Ann", "ann"]}, "two players are called"),
        (1, {"names": ["Ann", "B\x1b[2Job"]}, "cannot be shown"),
        (1, {"names": ["Ann", " "]}, "needs a name"),
        (1, {"names": ["Ann", "B" * 5000]}, "longer than"),
        (1, {"names": []}, "line 1: names"),
        (1, {"bots": [""]}, "one entry per seat"),
        (1, {"seed": -1}, "line 1: seed"),
        (1, {"revision": 99}, "revision 99"),
        (1, {"data": "ffff"}, "other tables"),
        (1, {"variant": "none"}, "no variant 'none'"),
        (1, {"options": ["poor"]}, "no option 'poor'"),
        (1, {"start": "ffff"}, "this game begins differently here"),
        (1, {"position": {"round": 1}}, "position is damaged"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    tmp_path: Path, line: int, changes: dict[str, Any], message: str
) -> None:
    path = tmp_path / "game.jsonl"
    recorded(path)
    forge(path, line, **changes)
    before = path.read_bytes()
    with pytest.raises(UserError, match=message) as caught:
        replay(read_log(path), GAME)
    assert "\n" not in str(caught.value)
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"hello\n", b"[1]\n", b"{}\n", b"\xff\xfe\n", b"\n"])
def test_what_is_no_log_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.jsonl"
    path.write_bytes(content)
    with pytest.raises(UserError, match="not a saved game"):
        read_log(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"nowhere\.jsonl cannot be read"):
        read_log(tmp_path / "nowhere.jsonl")


def test_a_game_may_begin_in_the_middle(tmp_path: Path) -> None:
    table = recorded(tmp_path / "a.jsonl")
    middle = table.states[4]
    path = tmp_path / "b.jsonl"
    header = new_header(GAME, NAMES, ("", ""), middle, seed=7, variant="plain", options=(), from_position=True)
    LogWriter.create(path, header).close()
    assert first_state(read_log(path), GAME) == middle


def test_a_game_does_not_begin_where_nobody_can_play(tmp_path: Path) -> None:
    middle = evolve(recorded(tmp_path / "a.jsonl").states[4], deck=(-1,))
    path = tmp_path / "b.jsonl"
    header = new_header(GAME, NAMES, ("", ""), middle, seed=7, variant="plain", options=(), from_position=True)
    LogWriter.create(path, header).close()
    with pytest.raises(UserError, match=r"line 1: the position is damaged: deck\.0 is -1, which is not"):
        first_state(read_log(path), GAME)


def test_a_full_disk_is_said_and_leaves_whole_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    table, log = begin(path)
    table.play(0, PICKS[0])
    before = path.read_bytes()

    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("boardgames.store.log_writer.os.fsync", fail)
        with pytest.raises(UserError, match="No space left"):
            table.play(1, PICKS[1])
    assert path.read_bytes() == before
    assert len(table.choices) == 1, "what is not saved has not happened"
    table.play(1, PICKS[1])
    table.play(0, STOP)
    log.close()
    assert replay(read_log(path), GAME).state == table.state


def test_changed_rules_are_noticed(tmp_path: Path) -> None:
    """Another reducer over the same log: the first line it plays differently is named."""
    path = tmp_path / "game.jsonl"
    table, log = begin(path)
    table.play(0, PICKS[0])
    table.play(1, PICKS[1])
    log.close()

    def generously(answer: Answer[Any, State, Any, Any]) -> Answer[Any, State, Any, Any]:
        def apply(t: Any, s: State, seat: int, f: Any, a: Any, events: Any) -> State:
            after = answer.apply(t, s, seat, f, a, events)
            return evolve(after, coins=tuple(c + 1 for c in after.coins)) if 0 not in after.picks else after

        return evolve(answer, apply=apply)

    generous: Any = tuple(
        evolve(question, answers=tuple(generously(answer) for answer in question.answers))
        for question in GAME.rulebook.questions
    )
    with pytest.raises(UserError, match="line 3: replay and log differ from here on, first in 'coins'"):
        replay(read_log(path), BoxedGame[Any, State, AnyAction].shipped(evolve(GAME.rulebook, questions=generous)))


def test_what_is_wrong_is_said_in_the_language_of_the_program(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("nothing\n")
    use("fr")
    try:
        with pytest.raises(UserError, match="n'est pas une partie enregistrée"):
            read_log(path)
        with pytest.raises(UserError, match="ne peut pas être lu"):
            read_log(tmp_path / "none.jsonl")
    finally:
        use(ENGLISH)


@pytest.mark.parametrize("language", ["fr", "nl"])
@pytest.mark.parametrize(
    ("number", "broken", "reason", "facts"),
    [
        (1, '{{"game":1}', "file-no-json", {"byte": 1}),
        (1, '{"boardgames":2,"sead":1}', "file-odd-field", {"field": "sead"}),
        (2, '{{"n":1}', "file-no-json", {"byte": 1}),
        (2, '{"n":1,"se', "file-cut-off", {}),
        (2, '{"n":"x"}', "file-wrong-field", {"field": "n"}),
        (2, '{"seat":0}', "file-lacks-field", {"field": "n"}),
        (2, "[]", "file-other-kind", {}),
    ],
)
def test_the_reason_why_a_log_is_broken_is_in_the_language_of_the_reader(
    tmp_path: Path, language: str, number: int, broken: str, reason: str, facts: dict[str, Any]
) -> None:
    path = tmp_path / "log.jsonl"
    begin(path)[1].close()
    lines = [*path.read_text().splitlines()[: number - 1], broken, ""]
    path.write_text("\n".join(lines))
    use(language)
    try:
        with pytest.raises(UserError) as error:
            read_log(path)
        assert say(reason, **facts) in str(error.value)
    finally:
        use(ENGLISH)
