"""Whole random games: they end, nothing is lost, the judge and the lists agree, words are there for everything."""

import pytest

from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.amerigo.box.tables import COLOURS
from boardgames.amerigo.rules.chart import chart_of
from boardgames.amerigo.state import BuildTile, SailShip
from boardgames.core.game import ranking
from boardgames.store.component_tables import data_folder
from boardgames.store.rule_catalogue import load_catalogue
from boardgames.table.typed_codes import normalized
from tests.amerigo import invariants
from tests.amerigo.random_walk import universe, walk

every_count = pytest.mark.parametrize("players", [2, 3, 4])
IDS = set(load_catalogue(data_folder("amerigo")).ids())


@every_count
@pytest.mark.parametrize("seed", range(5))
def test_games_end_and_keep_the_invariants(players: int, seed: int) -> None:
    phases = set()
    last = None
    for step in walk(players, seed):
        invariants.check(GAME, step.after)
        invariants.check_step(GAME, step.before, step.seat, step.action, step.after)
        assert step.events
        phases.add((step.before.round, step.before.phase))
        last = step.after
    assert last is not None
    assert last.round == 5
    assert len(phases) <= 35
    assert sorted(ranking(GAME.scores(last))) == list(range(1, players + 1))


@every_count
def test_the_judge_accepts_exactly_what_is_listed(players: int) -> None:
    seen: dict[str, int] = {}
    for step in walk(players, 77 + players):
        kind = type(step.before.frames[-1]).__name__
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] > 8:
            continue
        legal = set(step.legal)
        for action in universe(step.before):
            refusal = GAME.refusal(step.before, step.seat, action)
            assert (refusal is None) == (action in legal), (step.before.frames, action, refusal)
            if refusal is not None:
                assert refusal.rule in IDS
                assert GAME.words.refusal(refusal).endswith(".")
        other = (step.seat + 1) % players
        assert GAME.legal_actions(step.before, other) == ()
        assert GAME.refusal(step.before, other, step.action) is not None
    assert len(seen) == 9, "every kind of decision was met"


@every_count
def test_codes_are_words_of_their_own(players: int) -> None:
    words = GAME.words
    for step in walk(players, 5 + players):
        seen = GAME.observe(step.before, step.seat)
        codes = [normalized(words.code(seen, action)) for action in step.legal]
        assert len(set(codes)) == len(codes)


@every_count
def test_what_is_off_can_be_read_too(players: int) -> None:
    """The list offers it greyed: with a code, a place perhaps, and words."""
    words = GAME.words
    for number, step in enumerate(walk(players, 60 + players)):
        if number % 4 and step.before.players[step.seat].ships[1] >= 0:
            continue
        for action in GAME.refused_actions(step.before, step.seat):
            assert GAME.describe(step.before, step.seat, action)
            assert words.code(step.before, action)
            GAME.parts.board().place(GAME, step.before, action)


@every_count
def test_a_choice_can_be_read_in_a_list_of_eighty_columns(players: int) -> None:
    """Beside verb and code, which take up to 12 columns, and the change of the score."""
    for step in walk(players, 50 + players):
        for action in step.legal:
            text = GAME.describe(step.before, step.seat, action)
            assert len(text) <= 64, text


@every_count
def test_what_is_offered_can_be_finished(players: int) -> None:
    """A ship on offer has a legal stop, a tile a legal place."""
    for step in walk(players, 31 + players):
        for action in step.legal:
            if isinstance(action, do.ChooseShip | do.ChooseTile):
                after = GAME.apply(step.before, step.seat, action)
                assert isinstance(after.frames[-1], SailShip | BuildTile)
                assert GAME.legal_actions(after, step.seat)


@every_count
def test_every_player_chooses_once_a_phase(players: int) -> None:
    chosen: dict[tuple[int, int], list[int]] = {}
    for step in walk(players, 900 + players):
        if len(step.before.frames) == 1 and type(step.before.frames[0]).__name__ == "Turn":
            turns = chosen.setdefault((step.before.round, step.before.phase), [])
            if step.seat not in turns:
                turns.append(step.seat)
            assert tuple(turns) == step.before.order[: len(turns)]
    assert all(len(turns) == players for turns in chosen.values())


def test_a_seed_is_a_game_and_streams_are_apart() -> None:
    one = [step.after for step in walk(3, 12)]
    again = [step.after for step in walk(3, 12)]
    assert one == again
    assert chart_of(GAME.tables, one[0]) is chart_of(GAME.tables, again[-1])
    assert one[-1].rng[:-1] == one[0].rng[:-1], "only the tower is thrown after the setup"
    assert len(COLOURS) == len(one[0].storage)
