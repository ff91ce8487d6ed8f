"""How even a game is: who began, what was used, and what it went with."""

import json
import re
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from typing import Any

import pytest

from boardgames.cli.main import main
from boardgames.core.game import Config
from boardgames.core.playout import Result
from boardgames.core.registry import games, load
from boardgames.core.usage import UseKind
from boardgames.lab.balance import ENOUGH, Account, Balance, Contrast, Uses, account_of
from boardgames.lab.balance_text import balance_lines
from boardgames.lab.simulate import Plan
from boardgames.lab.statistics import SURE
from boardgames.text.terminal import to_ascii
from tests import toy

PLAN = Plan(game="toy", games=12, players=0, seed=3, variant="plain", options=(), bots=())


pytestmark = pytest.mark.usefixtures("toy_installed")


def things(report: Any, kind: str) -> dict[str, Any]:
    return {row["name"]: row for found in report if found["kind"] == kind for row in found["things"]}


def test_worth_is_what_users_have_more_than_others_of_their_game() -> None:
    """Two players, one of whom used it: by the gap between them, in points, and by how gaps differ."""
    contrast, gaps = Contrast(), [4, 8, 6, 6, 10, 2, 6, 6, 6, 6]
    for gap in gaps:
        contrast.add((1, 0), (gap / 2, -gap / 2))
    contrast.add((1, 1), (50.0, -50.0))  # both used it: that tells nothing
    assert contrast.games == len(gaps) == ENOUGH
    deviation = sqrt(sum((gap - 6) ** 2 for gap in gaps) / 9)
    assert contrast.told() == (6.0, round(SURE * deviation / sqrt(10), 2))


def test_every_use_more_counts_and_few_games_tell_nothing() -> None:
    contrast = Contrast()
    for number in range(ENOUGH):
        assert contrast.told() is None
        contrast.add((0, 1, 2 + number), [3.0 * (uses - 1 - number / 3) for uses in (0, 1, 2 + number)])
    assert contrast.told() == (3.0, 0.0), "three points with every use, without exception"


def test_things_of_one_name_are_counted_together_and_those_nobody_used_are_named() -> None:
    uses = Uses()
    result = Result(1, 5, (10, 4), (1, 2), "00")
    uses.add(Account(result, (0, 1), 3, ((("card", "Ace"), (2, 1), 3, 6), (("card", "Joker"), (0, 0), 1, 3))))
    kind = UseKind("card", "cards drawn", (("ace-1", "Ace"), ("ace-2", "Ace"), ("king", "King")))
    found = things(uses.report([kind]), "card")
    assert list(found) == ["Ace", "King", "Joker"]
    assert found["Ace"]["ids"] == ["ace-1", "ace-2"]
    assert (found["Ace"]["times"], found["Ace"]["share_of_seats"], found["Ace"]["mean_round"]) == (3, 1.0, 2.0)
    assert (found["King"]["times"], found["King"]["worth"], found["King"]["mean_round"]) == (0, None, None)
    assert (found["Joker"]["share_of_seats"], found["Joker"]["share_of_games"]) == (0.0, 1.0), "nobody's own"


def test_a_balance_is_the_same_whoever_plays_it_and_adds_up() -> None:
    alone, together = (Balance.over(PLAN, "random", ("plain",), (2, 3)) for _ in range(2))
    alone.play()
    with ThreadPoolExecutor(2) as executor:
        together.play(executor=executor)
    report = alone.report()
    assert report == together.report()
    assert [(one["players"], one["games"]) for one in report["settings"]] == [(2, 12), (3, 12)]
    for setting in report["settings"]:
        places = setting["places"]
        assert sum(row["advantage"] for row in places) == pytest.approx(0, abs=0.02)
        assert sum(row["win_share"] for row in places) == pytest.approx(1, abs=0.001)
        choices = things(setting["uses"], "choices")
        assert sum(row["a_game"] for row in choices.values()) == pytest.approx(setting["choices"]["mean"], abs=0.01)
        rounds = setting["rounds"]["mean"]
        picks = things(setting["uses"], "pick").values()
        assert sum(row["a_game"] for row in picks) == pytest.approx(rounds * setting["players"], abs=0.01)
    both = things(report["variants"][0]["uses"], "pick")
    apart = [things(setting["uses"], "pick") for setting in report["settings"]]
    assert {name: row["times"] for name, row in both.items()} == {
        name: sum(one[name]["times"] for one in apart) for name in both
    }


@pytest.mark.parametrize("name", games())
def test_places_are_the_order_in_which_a_game_begins_and_all_that_is_used_has_a_name(name: str) -> None:
    game = load(name)
    variant, players = game.info.variants[-1], game.info.players[0]
    plan = Plan(name, games=1, players=players, seed=5, variant=variant, options=(), bots=("random",) * players)
    account = account_of(plan, 1)
    assert account.order[0] == game.decisions(game.start(Config(players, account.result.seed, variant)))[0].seat
    assert sorted(account.order) == list(range(players))
    known = {(kind.kind, label) for kind in game.parts.usage().use_kinds(game) for _, label in kind.things}
    used = {found for found, *_ in account.uses if found[0] != "choices"}
    assert used
    assert used <= known


def test_the_command_tells_in_tables_and_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    def ask(*arguments: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as done:
            main(["balance", "toy", "--jobs", "1", "--bots", "random", *arguments])
        printed = capsys.readouterr()
        return int(done.value.code or 0), printed.out, printed.err

    status, table, _ = ask("-n", "12")
    assert status == 0
    assert "plain, 2 players, games: 12" in table
    assert re.search(r"1st to begin: mean score +\d+\.\d \+-", to_ascii(table))
    assert "cards drawn" in table
    report = json.loads(ask("-n", "3", "--players", "3", "--json")[1])
    assert [setting["players"] for setting in report["settings"]] == [3]
    cut_short = next(balance_lines({**report, "planned": 9}, toy.GAME))
    assert cut_short.endswith("stopped before all 9 were played")
    for wrong, why in (("--players=7", "is for"), ("--variant=wild", "no variant"), ("--bots=deep", "no bot")):
        status, _, error = ask(wrong)
        assert status == 1
        assert why in error
