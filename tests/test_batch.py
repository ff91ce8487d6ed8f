"""A batch plays the same games as one game at a time, however many processes share it."""

from typing import Any

import pytest

from boardgames.adapters.encoding import encoder_of
from boardgames.adapters.spaces import space_of, standing
from boardgames.batch import Batch
from boardgames.bots.roster import BOTS
from boardgames.core.errors import UserError
from boardgames.core.game import Config
from boardgames.core.registry import load, own_games
from boardgames.core.rng import below, start_stream

PARTS = ("vectors", "masks", "seats", "rewards", "scores", "ended")


def legal_in(batch: Batch, luck: int) -> tuple[int, list[int]]:
    """Return the next stream, and a random legal action for each game."""
    chosen = []
    for mask in batch.masks.tolist():
        numbers = [number for number, legal in enumerate(mask) if legal]
        luck, which = below(luck, max(1, len(numbers)))
        chosen.append(numbers[which] if numbers else 0)
    return luck, chosen


def shown(batch: Batch) -> list[Any]:
    return [getattr(batch, part).tolist() for part in PARTS]


@pytest.mark.parametrize("name", own_games())
def test_a_batch_is_like_games_played_one_by_one(name: str) -> None:
    game, luck = load(name), 3
    encoder, space = encoder_of(game, 2), space_of(game)
    batch = Batch(name, 3, seed=11)
    played = [0, 0, 0]

    def dealt(number: int) -> Any:
        played[number] += 1
        return game.start(Config(2, start_stream(11, f"batch-{number}-{played[number] - 1}")))

    states, over = [dealt(number) for number in range(3)], 0
    for step in range(700):
        seats = [game.decisions(state)[0].seat for state in states]
        assert batch.seats.tolist() == seats
        if step % 20 == 0 or any(batch.ended):
            for number, (state, seat) in enumerate(zip(states, seats, strict=True)):
                assert batch.vectors.tolist()[number] == encoder.encode(game.observe(state, seat), seat).tolist()
                assert bytes(batch.masks.tolist()[number]) == space.mask(game.legal_actions(state, seat))
        luck, actions = legal_in(batch, luck)
        batch.step(actions)
        for number, (state, seat) in enumerate(zip(states, seats, strict=True)):
            after = game.apply(state, seat, space.action(actions[number]))
            ended = not game.decisions(after)
            sheets = game.scores(after)
            assert batch.ended[number] == ended
            assert batch.rewards.tolist()[number] == [*(standing(sheets) if ended else (0, 0))]
            assert batch.scores.tolist()[number] == [sheet.total if ended else 0 for sheet in sheets]
            states[number] = dealt(number) if ended else after
            over += ended
        if over > 3:
            break
    assert over > 3, "some of them have a successor that is over, too"


def test_the_games_do_not_depend_on_the_number_of_processes() -> None:
    name = "felinia"
    setting: dict[str, Any] = {"players": 3, "seed": 5, "reward": "lead", "bots": {1: "easy", 2: BOTS["random"]}}
    with Batch(name, 5, **setting) as alone, Batch(name, 5, workers=2, **setting) as shared:
        luck = 1
        for _ in range(30):
            assert shown(alone) == shown(shared)
            assert set(alone.seats.tolist()) == {0}
            luck, actions = legal_in(alone, luck)
            alone.step(actions)
            shared.step(actions)
        beginning = Batch(name, 5, **setting)
        shared.reset()
        assert shown(shared) == shown(beginning)
        shared.reset(seed=6)
        assert shown(shared) != shown(beginning)
        before = shown(shared)
        with pytest.raises(UserError, match=r"Game 4: action \d+ is refused by [A-Z]{3}-"):
            shared.step([*legal_in(shared, 1)[1][:4], shared.masks.tolist()[4].index(0)])
        assert shown(shared) == before
        shared._workers[1].process.kill()
        shared._workers[1].process.join()
        with pytest.raises(UserError, match="A worker process of the batch has died"):
            shared.step(legal_in(shared, 1)[1])
        with pytest.raises(UserError, match="The batch is closed"):
            shared.step(legal_in(shared, 1)[1])


def test_without_a_successor_a_game_that_is_over_stays_so() -> None:
    batch, luck, ends = Batch("eic", 2, seed=2, reward="score", auto_reset=False), 4, 0
    total = [[0.0, 0.0], [0.0, 0.0]]
    while set(batch.seats.tolist()) != {-1}:
        luck, actions = legal_in(batch, luck)
        batch.step(actions)
        ends += sum(batch.ended)
        for number, rewards in enumerate(batch.rewards.tolist()):
            total[number] = [kept + reward for kept, reward in zip(total[number], rewards, strict=True)]
    assert ends == 2
    assert not any(map(any, batch.masks.tolist()))
    batch.step([0, 0])
    assert (sum(batch.ended), batch.rewards.tolist()) == (0, [[0, 0], [0, 0]])
    game = load("eic")
    first = game.scores(game.start(Config(2, start_stream(2, "batch-0-0"))))[0].total / 100
    assert total[0][0] + first == pytest.approx(round(total[0][0] + first, 2), abs=1e-5), "points are whole"


def test_what_cannot_be_done_is_refused_and_nothing_is_done() -> None:
    batch = Batch("felinia", 2, seed=1)
    before = shown(batch)
    legal = legal_in(batch, 1)[1]
    with pytest.raises(UserError, match="Game 1: an action is a number from 0 to 214, not 215"):
        batch.step([legal[0], 215])
    with pytest.raises(UserError, match=r"Game 0: action \d+ is refused by FEL-"):
        batch.step([batch.masks.tolist()[0].index(0), legal[1]])
    with pytest.raises(UserError, match="2 games need as many actions, not 3"):
        batch.step([*legal, 0])
    with pytest.raises(UserError, match="Actions are whole numbers"):
        batch.step([0.5, 0])  # type: ignore[list-item]
    assert shown(batch) == before
    with pytest.raises(UserError, match="at least 1 game"):
        Batch("felinia", 0)
    with pytest.raises(UserError, match="but not all of them"):
        Batch("felinia", 1, bots={0: "easy", 1: "easy"})
    with pytest.raises(UserError, match="no reward 'fame'"):
        Batch("felinia", 1, reward="fame")
    with pytest.raises(TypeError):
        batch.masks[0, 0] = 1
    batch.close()
    with pytest.raises(UserError, match="closed"):
        batch.reset()


def test_a_batch_can_be_scaled_without_its_help() -> None:
    batch, encoder = Batch("felinia", 1, seed=1), encoder_of(load("felinia"), 2)
    cells = batch.vectors.tolist()[0]
    scaled = [max(-1, min(1, cell / scale)) for cell, scale in zip(cells, batch.scales, strict=True)]
    assert scaled == pytest.approx(encoder.scaled(cells).tolist())
