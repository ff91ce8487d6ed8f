"""Somebody else's game that is broken in one of many ways: the four are played as if it were not there."""

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from boardgames.bots import worker
from boardgames.core import registry, try_game
from boardgames.core.errors import UserError
from boardgames.core.game import Parts
from boardgames.core.registry import GROUP
from boardgames.table.saved_games import new_log_path, newest_open_game, summarize
from boardgames.table.session import Session
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.new_game import NewGameScreen
from boardgames.tui.screens.start_menu import StartScreen
from tests import toy
from tests.cli_runner import CliRunner
from tests.tui.driving import screen_text, until

TOY = """
import boardgames_toy as good, msgspec
from boardgames.core.values import evolve
def info(**changes):
    plain = msgspec.structs.asdict(good.GAME.info)
    return type(good.GAME.info)(**(plain | {"id": __name__} | changes))
class Game:
    def __getattr__(self, name):
        return getattr(good.GAME, name)
    info = info()
    def start(self, config):
        return good.GAME.start(config)
    def in_language(self, language):
        return self
"""

BROKEN = {
    "raises": "raise RuntimeError('out of order')",
    "fails_to_say_why": "class Mute(Exception):\n    def __str__(self):\n        raise self\nraise Mute",
    "imports_nothing": "import a_module_that_nobody_has",
    "is_no_python": "def (:",
    "exits": "raise SystemExit(0)",
    "exits_at_once": "import os; os._exit(0)",
    "is_interrupted": "raise KeyboardInterrupt",
    "sleeps": "import time; time.sleep(600)",
    "recurses": "def deeper(): deeper()\ndeeper()",
    "has_no_game": "GAMES = None",
    "is_a_text": "GAME = 'chess'",
    "shouts": "print('\\x1b[2Jboo'); GAME = None",
    "lies_about_types": f"{TOY}\nGame.info = info(players='24', variants=3)\nGAME = Game()",
    "lies_about_seats": f"{TOY}\nGame.info = info(players=(0, 99))\nGAME = Game()",
    "is_for_nobody": f"{TOY}\nGame.info = info(players=())\nGAME = Game()",
    "has_another_id": f"{TOY}\nGame.info = info(id='felinia')\nGAME = Game()",
    "steers": f"{TOY}\nGame.info = info(about=evolve(good.GAME.info.about, title='\\x1b[2J'))\nGAME = Game()",
    "cannot_start": f"{TOY}\nGame.start = lambda self, config: 1 / 0\nGAME = Game()",
    "starts_with_nothing": f"{TOY}\nGame.start = lambda self, config: None\nGAME = Game()",
    "asks_in_vain": f"{TOY}\nGame.legal_actions = lambda self, state, seat: ()\nGAME = Game()",
}
"""Modules of games, by id."""

Install = Callable[..., None]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a good game takes longer to be tried than anybody would wait for a bad one."""
    monkeypatch.setattr(try_game, "TIMEOUT", 100)
    monkeypatch.setattr("boardgames.tui.screens.start_menu.MAX_READING_SECONDS", 100)


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Put a module on the path, before all others, that leaves a mark when it is imported, with its entry point."""

    def put(name: str, source: str, entry: str = "") -> None:
        site = tmp_path / "site"
        info = site / f"{name}-1.0.dist-info"
        info.mkdir(parents=True)
        mark = f"open({str(tmp_path / 'imported')!r}, 'a').write('{name} ')\n"
        (site / f"{name}.py").write_text(mark + source)
        (info / "entry_points.txt").write_text(f"[{GROUP}]\n{entry or f'{name} = {name}:GAME'}\n")
        (info / "METADATA").write_text(
            f"Name: {name}\nVersion: 1.0\nSummary: Not what \x1b[2Jit seems\n\nSummary: no\n"
        )
        monkeypatch.delitem(sys.modules, name, raising=False)
        monkeypatch.syspath_prepend(str(toy.PROJECT))
        monkeypatch.syspath_prepend(str(site))

    return put


def saved_game() -> Path:
    """An unfinished game of Felinia."""
    game = registry.load("felinia")
    path = new_log_path("felinia")
    session = Session.new(game, ("Ann", "Bob"), ("", ""), seed=1, variant=game.info.variants[0], path=path)
    asked = session.decision
    assert asked is not None
    session.choose(asked.seat, session.legal_actions(asked.seat)[0])
    session.close()
    return path


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_one_sentence_and_changes_nothing_else(
    install: Install, ask: CliRunner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    install(name, BROKEN[name])
    path = saved_game()
    helped = ask("--help")
    assert (helped.status, name in helped.out) == (0, True)
    assert newest_open_game() == path
    assert ask("rules", "felinia", "FEL-Q-01").status == 0
    assert not (tmp_path / "imported").exists(), "nobody has chosen it"
    if name == "sleeps":
        monkeypatch.setattr(try_game, "TIMEOUT", 2)
    refused = ask("play", name, "--plain", "--log", tmp_path / "game.jsonl")
    assert refused.status == 1, refused.out
    assert refused.err.count("\n") == 1
    assert refused.err.startswith(f"boardgames: The game '{name}' cannot be loaded: ")
    assert refused.err.rstrip("\n").isprintable()
    assert refused.out == ""
    assert name not in registry.games()
    assert [one.id for one in registry.broken()] == [name]
    assert name not in sys.modules
    assert ask("resume", path, "--plain", typed="quit\n").status == 0


@pytest.mark.parametrize("name", ["raises", "exits_at_once", "lies_about_types", "cannot_start"])
async def test_in_the_menu_it_becomes_a_grey_row_with_its_reason(install: Install, tmp_path: Path, name: str) -> None:
    install(name, BROKEN[name])
    saved_game()
    app = BoardgamesApp()
    async with app.run_test(size=(160, 45)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, StartScreen), "the menu")
        start = app.screen
        assert isinstance(start, StartScreen)
        await until(pilot, lambda: "round 1" in screen_text(app), "the saved game")
        label = f"{name.replace('_', '-')} 1.0"
        assert f"{label}   Not what �[2Jit seems" in screen_text(app)
        assert not (tmp_path / "imported").exists()
        letter = next(key for key, what in start._letters.items() if what == ("new", name))
        await pilot.press(letter)
        await until(pilot, lambda: f"The game '{name}' cannot be loaded" in screen_text(app), "the reason")
        assert f"{label}: " in screen_text(app)
        assert ("new", name) not in start._letters.values()
        await pilot.press("f")
        await until(pilot, lambda: isinstance(app.screen, NewGameScreen), "the wizard")


async def test_a_good_one_is_tried_and_then_played(install: Install, tmp_path: Path) -> None:
    install("decent", f"{TOY}\nGAME = Game()")
    app = BoardgamesApp()
    async with app.run_test(size=(160, 45)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, StartScreen), "the menu")
        await until(pilot, lambda: "decent 1.0" in screen_text(app), "its row")
        assert not (tmp_path / "imported").exists()
        start = app.screen
        assert isinstance(start, StartScreen)
        await pilot.press(next(key for key, what in start._letters.items() if what == ("new", "decent")))
        await until(pilot, lambda: isinstance(app.screen, NewGameScreen), "the wizard")


@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("amerigo", "thief:GAME"),
        ("eic", "os:system"),
        ("felinia", "boardgames.thief:GAME"),
        ("mombasa", "boardgames.eic:GAME"),
    ],
)
def test_the_ids_of_our_games_cannot_be_taken(install: Install, tmp_path: Path, name: str, target: str) -> None:
    install("thief", "raise RuntimeError", f"{name} = {target}")
    assert registry.load(name).info.id == name
    assert type(registry.load(name).info.about.title) is str
    assert not (tmp_path / "imported").exists()
    assert [(one.id, one.label, one.fault) for one in registry.broken()] == [
        (name, "thief 1.0", "its id belongs to a game of this program")
    ]


@pytest.mark.parametrize("target", ["os:system", "sys:modules", "boardgames.eic:GAME", "boardgames.core.registry:load"])
def test_what_is_imported_already_is_tried_like_everything_else(install: Install, ask: CliRunner, target: str) -> None:
    install("parrot", "GAME = None", f"parrot = {target}")
    assert registry.needs_trial("parrot"), "the menu does not load it"
    refused = ask("play", "parrot", "--plain")
    assert (refused.status, refused.err.count("\n")) == (1, 1)
    assert "parrot" not in registry.games()


@pytest.mark.parametrize("entry", ["\x1b[2J = thief:GAME", "100%s = thief:GAME", "a\u202eb = thief:GAME", "x" * 99])
def test_an_odd_id_is_no_game_and_steers_nothing(install: Install, ask: CliRunner, entry: str) -> None:
    install("thief", "GAME = None", entry if "=" in entry else f"{entry} = thief:GAME")
    assert registry.games() == registry.own_games()
    assert "its id may hold only letters" in registry.broken()[0].fault
    assert registry.broken()[0].id.isprintable()
    for arguments in (["--help"], ["play", "--help"], ["rules", "--help"]):
        helped = ask(*arguments)
        assert helped.status == 0
        assert all(line.isprintable() for line in helped.out.splitlines())


def test_a_saved_game_of_somebody_else_is_listed_without_importing_it(install: Install, tmp_path: Path) -> None:
    path = tmp_path / "toy.jsonl"
    session = Session.new(toy.GAME, ("Ann", "Bob"), ("", ""), seed=1, variant="plain", path=path)
    session.close()
    install("toys", "GAME = None")
    path.write_text(path.read_text().replace('"game":"toy"', '"game":"toys"'))
    saved = summarize(path)
    assert (saved.game, saved.state, saved.names) == ("toys", "open", ("Ann", "Bob"))
    assert not (tmp_path / "imported").exists()
    assert summarize(path, tries=True).state == "broken"


@pytest.mark.parametrize("started", ["by multiprocessing", "for a bot that thinks"])
def test_workers_of_ours_do_not_try_again(install: Install, monkeypatch: pytest.MonkeyPatch, started: str) -> None:
    install("decent", f"{TOY}\nGAME = Game()")
    if started == "by multiprocessing":
        monkeypatch.setattr(try_game, "parent_process", lambda: object())
    else:
        monkeypatch.setattr(registry, "_trusts_all", False)  # and as it was afterwards
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO()))
        worker.main()
    monkeypatch.setattr(try_game, "command", lambda *_: pytest.fail("it is tried"))
    assert registry.load("decent").info.id == "decent"
    with pytest.raises(UserError):
        registry.load("indecent")
    assert isinstance(registry.load("decent").parts, Parts)
