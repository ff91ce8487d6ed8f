"""Laws of play: every game ends, nothing is lost, the judge and the list agree, words exist for everything."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardgames.core.equal_choices import group_equal
from boardgames.core.game import Game, ranking
from boardgames.core.player_names import DEFAULT_NAMES
from boardgames.core.rng import MASK, below
from boardgames.core.values import decode, digest, encode, from_plain, to_plain
from boardgames.store.rule_catalogue import load_catalogue
from boardgames.table.typed_codes import normalized
from tests.laws.random_walks import SETTINGS, Setting, Step, invariants_of, sampled, walk

seeds = st.integers(0, 2**32)
LONGEST_LIST = 400
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


@every_setting
@settings(max_examples=4)
@given(seed=seeds)
def test_every_game_ends_and_nothing_is_lost_on_the_way(setting: Setting, seed: int) -> None:
    game, own = setting.load(), invariants_of(setting.game)
    state = None
    for step in walk(game, setting.config(seed), seed):
        assert len(step.actions) <= LONGEST_LIST
        assert len(set(step.actions)) == len(step.actions), "an action is listed twice"
        assert step.events, f"{step.action} happened without an event"
        if own is not None:
            own.check(game, step.after)
            if hasattr(own, "check_step"):
                own.check_step(game, step.before, step.decision.seat, step.action, step.after)
        state = step.after
    sheets = game.scores(state)
    assert [sheet.seat for sheet in sheets] == list(range(setting.players))
    assert min(ranking(sheets)) == 1
    assert game.next_offer(state) is None
    for seat in range(setting.players):
        assert game.legal_actions(state, seat) == ()


@every_setting
@settings(max_examples=4)
@given(seed=seeds)
def test_apply_leaves_every_earlier_state_as_it_was(setting: Setting, seed: int) -> None:
    game = setting.load()
    for step in sampled(game, setting.config(seed), seed, 7):
        before = digest(step.before)
        first = game.decisions(step.before)[0].seat
        assert game.next_offer(step.before) == (first, game.legal_actions(step.before, first))
        for action in step.actions[:5]:
            once = game.apply(step.before, step.decision.seat, action)
            assert game.apply(step.before, step.decision.seat, action) == once
        assert digest(step.before) == before


@every_setting
@settings(max_examples=4)
@given(seed=seeds)
def test_states_actions_and_events_survive_being_written(setting: Setting, seed: int) -> None:
    game = setting.load()
    for step in sampled(game, setting.config(seed), seed, 5):
        assert decode(encode(step.after), game.state_type) == step.after
        assert from_plain(to_plain(step.after), game.state_type) == step.after
        assert hash(decode(encode(step.after), game.state_type)) == hash(step.after)
        for action in step.actions:
            assert msgspec.json.decode(encode(action), type=game.action_type) == action
        for event in step.events:
            assert msgspec.json.decode(encode(event), type=game.event_type) == event


def junk(game: Game[Any, Any], steps: list[Step], luck: int) -> list[Any]:
    """Actions from other moments of the game, and the same with foreign contents."""
    pool = list(dict.fromkeys(action for step in steps for action in step.actions))
    strings = sorted({v for a in pool for v in _fields(a).values() if isinstance(v, str)})
    found = []
    for action in pool:
        found.append(action)
        changed = dict(_fields(action))
        for name, value in changed.items():
            luck, i = below(luck, 1000)
            if isinstance(value, bool):
                changed[name] = not value
            elif isinstance(value, int):
                changed[name] = (-1, value + 1, 99, i)[i % 4]
            elif isinstance(value, str):
                changed[name] = [*strings, "", "nothing"][i % (len(strings) + 2)]
            elif isinstance(value, tuple):
                changed[name] = (value[1:], value + value[:1], ())[i % 3]
        if changed:
            found.append(type(action)(**changed))
    return found


def _fields(action: Any) -> dict[str, Any]:
    return {name: getattr(action, name) for name in action.__struct_fields__}


@every_setting
@settings(max_examples=4)
@given(seed=seeds)
def test_the_judge_accepts_exactly_what_is_listed(setting: Setting, seed: int) -> None:
    game = setting.load()
    ids = set(load_catalogue(setting.load().parts.data).ids())
    steps = list(sampled(game, setting.config(seed), seed, 11))
    tried = junk(game, steps, seed & MASK)
    stride = max(1, len(tried) // 60)
    for step in steps:
        for seat in range(setting.players):
            legal = game.legal_actions(step.before, seat)
            for action in (*legal, *tried[step.number % stride :: stride]):
                refusal = game.refusal(step.before, seat, action)
                assert (refusal is None) == (action in legal), (seat, action, refusal)
                if refusal is not None and ids:
                    assert refusal.rule in ids, refusal
                    assert game.words.refusal(refusal).strip()
    for action in tried[:200]:
        assert game.refusal(steps[-1].after, 0, action) is not None, "the game is over"


@every_setting
@settings(max_examples=4)
@given(seed=seeds)
def test_everything_has_words_and_a_code_of_its_own(setting: Setting, seed: int) -> None:
    game, names = setting.load(), DEFAULT_NAMES[: setting.players]
    words = game.words
    ids = set(load_catalogue(setting.load().parts.data).ids())
    kinds = {kind.kind for kind in game.parts.usage().use_kinds(game)}
    for step in sampled(game, setting.config(seed), seed, 3):
        assert kinds >= {use.kind for event in step.events for use in game.parts.usage().uses(game, event)}
        seat, state = step.decision.seat, game.observe(step.before, step.decision.seat)
        assert words.status(state)
        assert words.question(state, step.decision)
        assert game.round(state) >= 1
        assert ids >= set(game.rules(state)) or not ids
        assert game.rules(state)
        codes = [words.code(state, action) for action in step.actions]
        assert len(set(map(normalized, codes))) == len(codes), f"{codes} at {step.decision}"
        for code in codes:
            assert 1 <= len(code) <= 6, code
            assert all(char.isdigit() or char in ".:" or (char.isalpha() and char.islower()) for char in code), code
        described = [game.describe(state, seat, action) for action in group_equal(game, state, seat, step.actions)]
        assert all(described)
        assert len(set(described)) == len(described), "two choices read the same"
        assert all(words.group(action) for action in step.actions)
        for action in game.refused_actions(state, seat):
            assert game.refusal(state, seat, action) is not None, action
        for viewer in (None, *range(setting.players)):
            assert game.parts.board().holdings(game, game.observe(step.before, viewer), seat)
            for event in step.events:
                for later in (False, True):
                    seen = game.witness(event, viewer, later=later)
                    if seen is not None:
                        assert isinstance(words.tell(seen, names), str)


@every_setting
@settings(max_examples=4)
@given(seed=seeds)
def test_open_decisions_may_be_answered_in_any_order(setting: Setting, seed: int) -> None:
    game = setting.load()
    for step in sampled(game, setting.config(seed), seed, 9):
        open_now = game.decisions(step.before)
        if len(open_now) < 2:
            continue
        first, second = open_now[0].seat, open_now[1].seat
        for a in game.legal_actions(step.before, first)[:3]:
            for b in game.legal_actions(step.before, second)[-3:]:
                one = game.apply(game.apply(step.before, first, a), second, b)
                other = game.apply(game.apply(step.before, second, b), first, a)
                assert one == other
