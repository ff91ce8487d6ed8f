"""Files from outside: nothing hangs, nothing crashes, and what is wrong is said."""

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardgames.core.errors import FIXED_SPACES, UserError
from boardgames.core.messages import ENGLISH
from boardgames.core.player_names import MAX_COLUMNS, fault_in_names, width
from boardgames.store.component_tables import read_toml
from boardgames.store.safe_files import bounded, parse_json, printable, read_file, read_text, write_new, write_over
from boardgames.words import LANGUAGES, say, use


def test_a_pipe_or_device_is_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path("/dev/zero"), tmp_path):
        with pytest.raises(UserError, match=r"not an ordinary file|Is a directory"):
            read_file(path, 10)


def test_a_file_that_is_too_large_is_not_swallowed(tmp_path: Path) -> None:
    (tmp_path / "big").write_bytes(b"x" * 11)
    assert read_file(tmp_path / "big", 11) == b"x" * 11
    with pytest.raises(UserError, match="larger than"):
        read_file(tmp_path / "big", 10)


def test_bytes_that_are_no_text_are_said(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(UserError, match="not text in UTF-8"):
        read_text(tmp_path / "x.toml", 100)


@pytest.mark.parametrize(
    "text",
    [b"[" * 100_000, b"[" * 100 + b"]" * 100, b'{"a":' + b"9" * 5000 + b"}", b'"\\ud800"', b"\xff", b"1e999", b""],
)
def test_hostile_json_is_a_value_error(text: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_json(text)


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 5000 + "]" * 5000,
        "a = " + "9" * 6000,
        "a = 99999999999999999999999",
        "x",
        "a." * 100_000 + "a = 1",
        "[" + "'a' . " * 100_000 + "a]",
    ],
)
def test_hostile_toml_is_one_sentence(tmp_path: Path, text: str) -> None:
    path = tmp_path / "x.toml"
    path.write_text(text)
    with pytest.raises(UserError, match="not valid TOML"):
        read_toml(path)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "reason", "facts"),
    [
        ("a = 1\nb == 2", "file-toml-wrong", {"line": 2, "column": 4}),
        ("a = 'x\nb = 2", "file-toml-open", {}),
        ('a = """x\nb = 2', "file-toml-open", {}),
        ("a = [1", "file-toml-open", {}),
        ("a = [1,", "file-cut-off", {}),
        ("a", "file-cut-off", {}),
        ("a = 1\na = 2\nb = 3", "file-toml-twice", {"line": 2}),
        ("a = 1\n[a]", "file-toml-twice", {"line": 2}),
        ("a = {b = 1, b = 2}", "file-toml-twice", {"line": 1}),
        ("a = " + "9" * 6000, "file-number-too-large", {}),
    ],
)
def test_what_is_wrong_in_a_table_is_said_in_the_language_of_the_reader(
    tmp_path: Path, language: str, text: str, reason: str, facts: dict[str, int]
) -> None:
    path = tmp_path / "x.toml"
    path.write_text(text)
    use(language)
    try:
        with pytest.raises(UserError) as refused:
            read_toml(path)
        assert str(refused.value) == say("file-no-toml", path=str(path), why=say(reason, **facts))
    finally:
        use(ENGLISH)


@given(st.text())
def test_what_is_printed_steers_no_terminal(text: str) -> None:
    assert all(char.isprintable() or char in FIXED_SPACES for char in printable(text))


@pytest.mark.parametrize(
    ("names", "fault"),
    [
        (("Ann", "Bob"), ""),
        (("Zoë", "Łukasz", "李雷", "O'Neil"), ""),
        (("Ann", ""), "needs a name"),
        (("Ann", "  "), "needs a name"),
        (("Ann", " Bob"), "blanks around"),
        (("Ann", "B\x1b[2J"), "cannot be shown"),
        (("Ann", "B\nC"), "cannot be shown"),
        (("Ann", "B\u202eC"), "cannot be shown"),
        (("Ann", "x" * 21), "longer than"),
        (("Ann", "李" * 11), "longer than"),
        (("Ann", "ANN"), "two players"),
        (("Zoe\u0308", "a\u0323\u0302"), ""),
        (("Ann", "x" + "\u0301" * 3), "accents"),
        (("Ann", "\u0301x"), "accents"),
        (("Ann", "x\u20dd\u20dd\u20dd"), "accents"),
        (("Ann", "\u3164"), "show nothing"),
        (("Ann", "\u2800"), "show nothing"),
        (("Ann", "Bob\ufe0f"), "show nothing"),
    ],
)
def test_one_rule_for_names(names: tuple[str, ...], fault: str) -> None:
    found = fault_in_names(names)
    assert fault in found
    assert bool(found) == bool(fault)


@given(st.text(max_size=MAX_COLUMNS * 2))
def test_a_good_name_is_printable_and_not_too_wide(name: str) -> None:
    if not fault_in_names((name,)):
        assert name.isprintable()
        assert 0 <= width(name) <= MAX_COLUMNS


@pytest.mark.parametrize("text", ["\x1b[2J", "\x07", "\u202eevil", "\u2028", "\x9b2J"])
def test_no_text_of_a_file_steers_the_terminal(text: str) -> None:
    for plain in (text, [text], {"a": text}, {text: 1}):
        with pytest.raises(ValueError, match="cannot be shown"):
            bounded(plain)
    assert bounded({"a": ["two\n\tlines", "Zoë", "商人"]})


def test_a_sentence_for_the_user_is_one_line_that_obeys_nothing() -> None:
    assert str(UserError("a\nb\x1b[2J\ud800.")) == "a�b�[2J�."


def test_a_new_file_is_its_owners_alone_and_replaces_nothing(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    write_new(path, "é")
    assert path.read_text(encoding="utf-8") == "é"
    assert path.stat().st_mode & 0o777 == 0o600
    with pytest.raises(UserError, match="cannot be written: File exists"):
        write_new(path, "x")
    with pytest.raises(UserError, match="cannot be the name of a file"):
        write_new(tmp_path / "a\0b", "x")


def test_a_new_file_is_whole_or_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "position.json"
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(UserError, match="No space left"):
            write_new(path, "x")
        with pytest.raises(OSError, match="No space left"):
            write_over(path, b"x")
    assert list(tmp_path.iterdir()) == []
    write_over(path, b"old")
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space left"):
            write_over(path, b"new")
    assert [file.read_bytes() for file in tmp_path.iterdir()] == [b"old"]


def test_what_is_written_first_makes_folders_for_their_owner_alone(tmp_path: Path) -> None:
    write_over(tmp_path / "home" / "cache" / "file", b"x")
    assert [path.stat().st_mode & 0o777 for path in tmp_path.rglob("*")] == [0o700, 0o700, 0o600]


def test_the_mark_that_some_editors_put_first_is_no_part_of_the_text(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_bytes(b"\xef\xbb\xbfa = 1\r\n")
    assert read_toml(tmp_path / "x.toml") == {"a": 1}


def test_no_sentence_is_longer_than_anybody_reads() -> None:
    sentence = str(UserError(f"There is no game called {'x' * 100_000}; the games are these."))
    assert len(sentence) < 1300
    assert sentence.startswith("There is no game called xxx")
    assert sentence.endswith("; the games are these.")


def test_a_figure_can_be_bounded_more_closely() -> None:
    assert bounded([10], 10) == [10]
    with pytest.raises(ValueError, match="too large"):
        bounded([11], 10)
