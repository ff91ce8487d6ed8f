"""`boardgames serve` before it serves: its arguments, the process of a visitor, what is missing."""

import shlex
import sys

import pytest

from boardgames.cli.main import parser
from boardgames.cli.serve import EXTRA, run_serve, visitor
from boardgames.core.errors import UserError


def test_only_this_machine_and_a_token_unless_told_otherwise() -> None:
    args = parser().parse_args(["serve"])
    assert (args.host, args.port, args.token, args.name) == ("127.0.0.1", 8000, True, [])
    assert not parser().parse_args(["serve", "--no-token"]).token


@pytest.mark.parametrize("port", ["-1", "65536", "http"])
def test_a_port_is_a_number_that_there_is(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parser().parse_args(["serve", "--port", port])
    assert "--port" in capsys.readouterr().err


def test_a_visitor_is_a_process_of_ours_that_never_looks_in_the_current_folder() -> None:
    words = shlex.split(visitor(parser().parse_args(["serve", "--language", "fr", "--ascii"])))
    assert words[:3] == ["exec", sys.executable, "-P"]
    assert "boardgames.cli.visitor" in words[4]
    assert words[5] == "--ascii --language fr"
    assert "" not in words[6:]


def test_without_the_extra_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("aiohttp", "textual_serve", "textual_serve.server"):
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.delitem(sys.modules, "boardgames.web.server", raising=False)
    with pytest.raises(UserError, match="needs textual-serve") as caught:
        run_serve(parser().parse_args(["serve"]))
    assert str(caught.value) == EXTRA
