"""Commands run in this process: arguments and input go in, the exit status and two texts come out."""

import io

import pytest

from boardgames.cli.main import main


class Answer:
    def __init__(self, status: object, out: str, err: str) -> None:
        self.status, self.out, self.err = status, out, err


class CliRunner:
    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys, self._monkeypatch = capsys, monkeypatch

    def __call__(self, *arguments: object, typed: str = "") -> Answer:
        self._monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as end:
            main([str(argument) for argument in arguments])
        out, err = self._capsys.readouterr()
        return Answer(end.value.code, out, err)
