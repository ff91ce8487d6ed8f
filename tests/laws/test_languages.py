"""A language changes words and nothing else: tables, codes, refusals by key and recorded games are the same in all."""

from typing import Any

import pytest

from boardgames.core.game import Config, Game
from boardgames.core.messages import PLURALS
from boardgames.core.registry import games, load
from boardgames.core.rng import start_stream
from boardgames.core.values import digest
from tests.laws.random_walks import SETTINGS, Setting, sampled
from tests.toy import GAME as TOY

SPEAKING = [(load(name), language) for name in games() for language in PLURALS if language != "en"]
NAMED = [f"{game.info.id}-{language}" for game, language in SPEAKING]
LONGEST_QUESTION = 56
"""Number of columns for a question on a terminal of 80, beside the letter of its player and the number of choices."""


def played(game: Game[Any, Any], steps: int = 60) -> list[tuple[str, str]]:
    """The state and the codes after each of some choices, always another one."""
    state = game.start(Config(max(game.info.players[:3]), 11, game.info.variants[-1]))
    seen = []
    for step in range(steps):
        decisions = game.decisions(state)
        if not decisions:
            break
        seat = decisions[0].seat
        actions = game.legal_actions(state, seat)
        seen.append((digest(state), " ".join(game.words.code(state, action) for action in actions)))
        state = game.apply(state, seat, actions[(7 * step) % len(actions)])
    return seen


@pytest.mark.parametrize(("game", "language"), SPEAKING, ids=NAMED)
def test_a_language_plays_the_same_game_with_the_same_codes(game: Game[Any, Any], language: str) -> None:
    other = game.in_language(language)
    assert other.data_digest == game.data_digest
    assert played(other) == played(game)


@pytest.mark.parametrize("setting", [one for one in SETTINGS if one.players == 2], ids=str)
def test_a_question_can_be_read_whole_in_every_language(setting: Setting) -> None:
    game, asked = setting.load(), {}
    speaking = [game.in_language(language) for language in game.languages]
    for step in sampled(game, setting.config(5), start_stream(5, str(setting)), 3):
        seen = game.observe(step.before, step.decision.seat)
        for one in speaking:
            text = one.words.question(seen, step.decision)
            if len(text) > LONGEST_QUESTION:
                asked[one.language, step.decision.kind] = text
    assert not asked


def test_a_game_speaks_the_languages_that_it_has_catalogues_of() -> None:
    assert TOY.languages == ("en", "fr")
    assert TOY.in_language("fr").language == "fr"
    assert TOY.in_language("nl").language == "en"
    assert TOY.in_language("fr").in_language("en").info == TOY.info


def test_what_a_menu_says_is_in_the_language_of_the_game() -> None:
    french = TOY.in_language("fr")
    assert french.info.about.round == "manche"
    assert french.info.option_title("rich") == "Commencer avec cinq pièces"
    assert french.info.about.minutes == TOY.info.about.minutes


def test_labels_of_tables_and_messages_are_in_the_language() -> None:
    french = TOY.in_language("fr")
    state = french.start(Config(2, 1, "plain"))
    refusal = french.refusal(state, 0, french.all_actions()[-1])
    assert refusal is not None
    assert french.words.refusal(refusal) != TOY.words.refusal(refusal)
