"""A rulebook answers every question of the contract from its records."""

from pathlib import Path
from typing import Any

import pytest

from boardgames.core.engine import BoxedGame
from boardgames.core.errors import UserError
from boardgames.core.game import Config, Decision, Game, refuse
from boardgames.core.registry import games, load
from boardgames.core.rulebook import check_config, with_defaults
from boardgames.core.values import Event
from tests.core.heap import HEAP, NOT_NOW, Happened, Take, Taxing, Tip, Tipping, Turn, Vote, Voting, with_heap
from tests.toy import DRAW, GAME, PICKS, ROLL, STOP, State

THREE = Config(players=3, seed=7, variant="plain")


def picking() -> State:
    return GAME.start(THREE)


def drawing() -> State:
    """Everybody has picked, and the first player may draw."""
    state = picking()
    for seat in range(3):
        state = GAME.apply(state, seat, PICKS[0])
    return state


def over() -> State:
    state = picking()
    while open_now := GAME.decisions(state):
        seat = open_now[0].seat
        state = GAME.apply(state, seat, GAME.legal_actions(state, seat)[-1])
    return state


# what is asked


def test_a_question_for_everybody_is_a_decision_a_seat() -> None:
    state = picking()
    assert GAME.decisions(state) == tuple(Decision(seat, "pick", secret=True) for seat in range(3))
    after = GAME.apply(state, 1, PICKS[2])
    assert [decision.seat for decision in GAME.decisions(after)] == [0, 2]


def test_a_question_for_one_is_one_decision() -> None:
    assert GAME.decisions(drawing()) == (Decision(0, "draw"),)


def test_nothing_is_asked_when_the_game_is_over() -> None:
    state = over()
    assert GAME.decisions(state) == ()
    assert GAME.open_frame(state) is None
    assert GAME.rules(state) == ()
    assert [GAME.legal_actions(state, seat) for seat in range(3)] == [(), (), ()]


# what is offered


def test_everybody_who_is_asked_gets_the_offer_and_nobody_else() -> None:
    state = GAME.apply(picking(), 1, PICKS[0])
    assert GAME.legal_actions(state, 0) == PICKS
    assert GAME.legal_actions(state, 1) == ()
    assert GAME.legal_actions(drawing(), 0) == (DRAW, ROLL, STOP)
    assert GAME.legal_actions(drawing(), 1) == ()


def test_what_is_offered_is_what_the_judges_accept() -> None:
    for state in (picking(), drawing(), GAME.apply(drawing(), 0, DRAW)):
        for seat in range(3):
            every = (*PICKS, DRAW, ROLL, STOP)
            accepted = tuple(action for action in every if GAME.refusal(state, seat, action) is None)
            assert accepted == GAME.legal_actions(state, seat)


def test_what_is_offered_is_shared_and_not_made_anew() -> None:
    state = picking()
    assert all(a is b for a, b in zip(GAME.legal_actions(state, 0), GAME.legal_actions(state, 2), strict=True))


# why not


def test_a_stranger_is_told_to_wait() -> None:
    assert GAME.refusal(drawing(), 2, DRAW) == refuse("TOY-04", "not-your-turn")
    assert GAME.refusal(drawing(), 9, DRAW) == refuse("TOY-04", "not-your-turn")
    assert HEAP.refusal(with_heap(4), 1, Take(1)) == refuse("HEAP-1", "wait", seat=0)


def test_who_has_answered_is_told_to_wait() -> None:
    state = GAME.apply(picking(), 1, PICKS[0])
    assert GAME.refusal(state, 1, PICKS[0]) == refuse("TOY-04", "not-your-turn")


def test_an_answer_to_another_question_gets_its_own_reason() -> None:
    assert GAME.refusal(picking(), 0, STOP) == refuse("TOY-02", "not-at-the-deck")
    assert GAME.refusal(drawing(), 0, PICKS[0]) == refuse("TOY-01", "picks-are-made")


def test_a_question_may_know_a_better_reason() -> None:
    tipping = with_heap(4, frames=(Tipping(),))
    assert HEAP.refusal(tipping, 0, Take(1)) == refuse("HEAP-2", "tip-first")
    assert HEAP.refusal(tipping, 0, Vote(True)) == refuse("HEAP-5", "no-vote-now")
    assert HEAP.refusal(with_heap(4, frames=(Voting(),)), 0, Take(1)) == NOT_NOW


def test_the_judge_of_an_answer_has_the_last_word() -> None:
    assert HEAP.refusal(with_heap(2), 0, Take(3)) == refuse("HEAP-1", "one-to-three", 1, 3)
    assert HEAP.refusal(with_heap(4), 0, Take(3)) is None
    assert HEAP.refusal(with_heap(4, frames=(Tipping(),)), 0, Tip(99)) is None, "an answer without a judge"


def test_everything_is_refused_when_the_game_is_over() -> None:
    assert GAME.refusal(over(), 0, DRAW) == refuse("TOY-06", "game-over")


# what follows by itself


def test_the_loop_runs_to_the_next_question() -> None:
    events: list[Event] = []
    state = GAME.apply(GAME.apply(picking(), 0, PICKS[0]), 1, PICKS[1])
    state = GAME.apply(state, 2, PICKS[1], events)
    assert [type(event).__struct_config__.tag for event in events] == ["picked", "revealed"]
    assert state.coins == (1, 0, 0)
    assert GAME.decisions(state) == (Decision(0, "draw"),)


def test_errands_on_and_off_the_stack_follow_each_other() -> None:
    """A take of 2 from 10; the tax leaves 7; a tip; then 7 is odd."""
    events: list[Event] = []
    taken = HEAP.apply(with_heap(10), 0, Take(2), events)
    assert (taken.heap, taken.frames) == (7, (Tipping(),))
    tipped = HEAP.apply(taken, 0, Tip(1), events)
    assert (tipped.heap, tipped.frames, tipped.seat, tipped.stones) == (6, (), 1, (1, 0))
    assert [getattr(event, "what", "") for event in events] == ["0 takes 2", "tax", "a stone rolls away"]


def test_a_question_that_has_nothing_to_ask_runs_by_itself() -> None:
    after = HEAP.apply(with_heap(2), 0, Take(2))
    assert after.frames == (Voting(),), "no tip over an empty heap: the next thing is the vote"


def test_a_game_may_begin_with_what_runs_by_itself() -> None:
    state = HEAP.start(Config(2, 0, "short"))
    assert (state.heap, HEAP.decisions(state)) == (8, (Decision(0, "turn"),)), "9 is odd"


def test_nobody_listens_and_the_same_happens() -> None:
    assert HEAP.apply(with_heap(10), 0, Take(2)) == HEAP.apply(with_heap(10), 0, Take(2), [])


# a question that lies on no stack


def test_an_idle_frame_is_asked_and_never_kept() -> None:
    state = with_heap(4)
    assert state.frames == ()
    assert HEAP.open_frame(state) == Turn()
    assert HEAP.decisions(state) == (Decision(0, "turn"),)
    assert HEAP.legal_actions(state, 0) == (Take(1), Take(2), Take(3))
    assert HEAP.legal_actions(state, 1) == ()
    assert HEAP.rules(state) == ("HEAP-1",)
    walked = state
    while open_now := HEAP.decisions(walked):
        assert Turn() not in walked.frames
        assert Taxing() not in walked.frames
        walked = HEAP.apply(walked, open_now[0].seat, HEAP.legal_actions(walked, open_now[0].seat)[0])
    assert HEAP.open_frame(walked) is None
    assert HEAP.refusal(walked, 0, Take(1)) == refuse("HEAP-6", "over")


# secrets, rules, and the rest of the contract


@pytest.mark.parametrize("blind", [False, True])
def test_a_secret_may_depend_on_the_state(blind: bool) -> None:
    tipping = with_heap(4, blind=blind, frames=(Tipping(),))
    assert HEAP.decisions(tipping) == (Decision(0, "tip", blind),)
    voting = with_heap(0, blind=blind, frames=(Voting(),), voted=(True, False))
    assert HEAP.decisions(voting) == (Decision(1, "vote", blind),)


def test_rules_may_depend_on_the_state() -> None:
    assert HEAP.rules(with_heap(4, frames=(Tipping(),))) == ("HEAP-2",)
    assert HEAP.rules(with_heap(4, frames=(Tipping(),), blind=True)) == ("HEAP-3", "HEAP-2")
    assert HEAP.rules_of(Tip(1)) == ("HEAP-2",)


def test_other_tables_have_another_digest_and_their_own_old_names() -> None:
    other = HEAP.with_data(Path("4"))
    assert (HEAP.tables.heap, other.tables.heap) == (9, 4)
    assert (HEAP.data_digest, other.data_digest) == ("digest of 9", "digest of 4")
    assert (HEAP.known_digests, other.known_digests) == (("old digest of 9",), ())
    assert other.rulebook is HEAP.rulebook
    assert isinstance(other, BoxedGame)


def test_views_scores_and_words_are_those_of_the_rulebook() -> None:
    state = with_heap(4, stones=(2, 3))
    assert HEAP.observe(state, 1).stones == (0, 3)
    assert HEAP.imagine(HEAP.observe(state, 1), 1, 5).stones == (5, 3)
    assert HEAP.unseen(state, 1) == {"tips: 1"}
    happened = Happened("tax")
    assert HEAP.witness(happened, 0, later=False) is happened
    assert HEAP.witness(happened, 0, later=True) is None
    assert [sheet.total for sheet in HEAP.scores(state)] == [2, 3]
    assert HEAP.describe(state, 0, Take(1)) == "Take(stones=1) of 9"
    assert HEAP.words is HEAP.words


def test_a_game_is_a_game() -> None:
    game: Game[Any, Any] = HEAP
    toy: Game[Any, Any] = GAME
    assert (game.info.id, toy.info.id) == ("heap", "toy")


# how a game can be set up

TABLES = [pytest.param(HEAP.info, id="heap"), pytest.param(GAME.info, id="toy")]
TABLES += [pytest.param(load(name).info, id=name) for name in games()]


def refused(info: Any, config: Config) -> str:
    with pytest.raises(UserError) as caught:
        check_config(info, config)
    return str(caught.value)


@pytest.mark.parametrize("info", TABLES)
class TestConfig:
    def config(self, info: Any, **changes: Any) -> Config:
        fields = {"players": info.players[0], "seed": 0, "variant": info.variants[0], **changes}
        return Config(**fields)

    def test_every_setting_of_the_box_is_accepted(self, info: Any) -> None:
        every = tuple(option.id for option in info.options)
        for players in info.players:
            for variant in info.variants:
                for seed in (0, 2**64 - 1):
                    check_config(info, self.config(info, players=players, variant=variant, seed=seed))
                    check_config(info, self.config(info, players=players, variant=variant, options=every))

    def test_without_a_variant_it_is_the_first(self, info: Any) -> None:
        assert with_defaults(info, self.config(info, variant="")) == self.config(info)
        with pytest.raises(UserError, match="has no variant"):
            check_config(info, self.config(info, variant=""))

    @pytest.mark.parametrize("players", [-1, 0, 1, 5])
    def test_too_few_or_too_many_players(self, info: Any, players: int) -> None:
        counts = ", ".join(map(str, info.players))
        sentence = f"{info.title} is for {counts} players, not {players}."
        assert refused(info, self.config(info, players=players)) == sentence

    @pytest.mark.parametrize("seed", [-1, 2**64])
    def test_a_seed_out_of_range(self, info: Any, seed: int) -> None:
        assert refused(info, self.config(info, seed=seed)) == "A seed is a whole number from 0 to 2**64 - 1."

    @pytest.mark.parametrize("variant", ["", "hard"])
    def test_an_unknown_variant(self, info: Any, variant: str) -> None:
        known = ", ".join(info.variants)
        assert (
            refused(info, self.config(info, variant=variant))
            == f"{info.title} has no variant {variant!r}; it has {known}."
        )

    def test_an_unknown_option(self, info: Any) -> None:
        known = ", ".join(option.id for option in info.options) or "none"
        sentence = f"{info.title} has no option 'house-rules'; it has {known}."
        assert refused(info, self.config(info, options=("house-rules",))) == sentence

    def test_an_option_twice(self, info: Any) -> None:
        known = [option.id for option in info.options]
        for option in known:
            sentence = f"The options of {info.title} are given once each, in this order: {', '.join(known)}."
            assert refused(info, self.config(info, options=(option, option))) == sentence


def test_options_out_of_order() -> None:
    sentence = "The options of Heap are given once each, in this order: blind, rich."
    assert refused(HEAP.info, Config(2, 0, "long", ("rich", "blind"))) == sentence


def test_a_game_does_not_start_with_a_setting_it_does_not_know() -> None:
    with pytest.raises(UserError, match="Toy is for 2, 3, 4, 8 players, not 5"):
        GAME.start(Config(5, 0, "plain"))
    with pytest.raises(UserError, match="Heap has no variant 'plain'; it has short, long"):
        HEAP.start(Config(2, 0, "plain"))
