"""Who sees what, now and in the history."""

import pytest

from boardgames.core.values import evolve
from boardgames.felinia import GAME
from boardgames.felinia.actions import Flip, GoHome, StopFlipping
from boardgames.felinia.events import BonusTaken, Gained, GoodBought, TileFlipped, TileTaken
from boardgames.felinia.state import Mystery
from tests.felinia.given import T, given, number, play, province, started
from tests.felinia.invariants import check
from tests.felinia.random_walk import keen_walk

TAKEN = TileTaken(0, "cl-lions-post-1", "lions", "tt-lions-tigers-1")


@pytest.mark.rule("FEL-Q-45")
def test_a_tile_is_seen_when_it_is_taken_and_closed_afterwards() -> None:
    for viewer in (None, 1, 2):
        assert GAME.witness(TAKEN, viewer, later=False) == TAKEN
        assert GAME.witness(TAKEN, viewer, later=True) == evolve(TAKEN, tile="")
    assert GAME.witness(TAKEN, 0, later=True) == TAKEN
    names = ("Ann", "Bob", "Cid")
    assert "Tigers" in GAME.words.tell(TAKEN, names)
    assert "a trade tile" in GAME.words.tell(evolve(TAKEN, tile=""), names)
    bonus = BonusTaken(0, "bonus-lions", 2)
    assert GAME.witness(bonus, 1, later=False) == bonus
    assert GAME.witness(bonus, 1, later=True) == evolve(bonus, tile="")


@pytest.mark.rule("FEL-Q-45")
def test_history_does_not_tell_what_lay_where_a_merchant_settled() -> None:
    flipped = TileFlipped(1, "cl-lions-post-1", "tt-lions-tigers-1")
    assert GAME.witness(flipped, 2, later=False) == flipped
    for viewer in (None, 0, 1, 2):
        assert GAME.witness(flipped, viewer, later=True) == evolve(flipped, tile="")
    instant, income = Gained(0, "gold", "tile"), Gained(0, "gold", "income")
    assert GAME.witness(instant, 1, later=False) == instant
    assert GAME.witness(instant, 1, later=True) is None
    assert GAME.witness(instant, 0, later=True) == instant
    assert GAME.witness(income, 1, later=True) == income, "an income tile that pays is announced"


@pytest.mark.rule("FEL-Q-45")
def test_everything_is_revealed_at_scoring() -> None:
    state = given(3).took(0, "tt-lions-lions-1").bonus(1, "bonus-lions").over()
    for viewer in (None, 0, 1, 2):
        assert GAME.observe(state, viewer).players == state.players


def test_public_events_are_public() -> None:
    bought = GoodBought(0, "market-1", "books", 2)
    assert GAME.witness(bought, 2, later=True) is bought


def test_face_down_tiles_keep_only_their_back() -> None:
    state = started(3)
    for viewer in (None, 0, 1, 2):
        seen = GAME.observe(state, viewer)
        for at, place in enumerate(T.boards["classic"].provinces):
            wanted = f"?{place.country}" if place.kind == "post" else ""
            assert seen.tiles[at] == wanted


def test_the_boat_pile_shows_only_backs() -> None:
    assert GAME.observe(started(3), 0).boats == ("?grey",) * 11 + ("?blue",) * 5


def test_turning_a_tile_teaches_everybody_what_it_is() -> None:
    state = given(3).boats("5:00", "8:15", "7:15", "7:30").aboard(1, 0).exploration()
    after = play(state, Flip(province("classic", "L1")))
    post = number("classic", "L1")
    fact = f"face-down: {state.tiles[post]} at {post}"
    for viewer in (None, 0, 1, 2):
        assert fact in GAME.unseen(state, viewer)
        assert fact not in GAME.unseen(after, viewer)
    stopped = play(state, StopFlipping(), GoHome())
    assert fact in GAME.unseen(stopped, 0)


def test_drawing_mysteries_teaches_only_the_one_who_draws() -> None:
    for before, seat, _, after, _ in keen_walk(3, 5, "expert"):
        top = after.frames[-1] if after.frames else None
        if isinstance(top, Mystery) and before.round == after.round:
            for viewer in (None, 0, 1, 2):
                lost = {
                    fact
                    for fact in GAME.unseen(before, viewer) - GAME.unseen(after, viewer)
                    if fact.startswith("mystery:")
                }
                assert bool(lost) == (viewer == seat == top.seat)
            return
    pytest.fail("nobody drew a card")


@pytest.mark.parametrize("variant", ["classic", "expert"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_imagined_states_are_whole_and_look_the_same(players: int, variant: str) -> None:
    options = ("next-boat",) if players == 3 else ()
    for count, (before, _, _, _, _) in enumerate(keen_walk(players, 3, variant, options)):
        if count % 7:
            continue
        for viewer in (None, *range(players)):
            seen = GAME.observe(before, viewer)
            imagined = GAME.imagine(seen, viewer, count)
            check(GAME, imagined)
            assert GAME.observe(imagined, viewer) == seen
            assert GAME.unseen(seen, viewer) is not None
            GAME.scores(seen)


@pytest.mark.parametrize("variant", ["classic", "expert"])
def test_nobody_forgets_a_tile_that_was_taken_before_their_eyes(variant: str) -> None:
    taken: dict[str, int] = {}
    for count, (_, _, _, after, events) in enumerate(keen_walk(3, 3, variant)):
        for viewer in (None, 0, 1, 2):
            saw = [GAME.witness(event, viewer, later=False) for event in events]
            taken |= {event.tile: event.seat for event in saw if isinstance(event, TileTaken | BonusTaken)}
            if count % 5 == 0:
                players = GAME.imagine(GAME.recall(after, viewer), viewer, count).players
                assert taken == {tile: owner for owner, p in enumerate(players) for tile in p.trade + p.bonus}
    assert len(taken) > 3


def test_imagining_is_not_remembering() -> None:
    """Different luck deals different worlds."""
    seen = GAME.observe(started(3), 0)
    assert len({GAME.imagine(seen, 0, luck).tiles for luck in range(5)}) == 5
    assert len({GAME.imagine(seen, 0, luck).boats for luck in range(5)}) == 5


def test_a_table_may_agree_that_tiles_won_stay_open() -> None:
    """Everybody saw them when they were taken; nothing else is laid open, and no rule or log knows of it."""
    open_game = GAME.laid_open(True)
    state = given(3, "expert").took(1, "tt-lions-lions-1").bonus(1, "bonus-lions").mystery(1, "mp-temple-1").auction()
    for eye in (0, None):
        covered, shown = GAME.observe(state, eye), open_game.observe(state, eye)
        assert covered.players[1].trade == ("?lions",)
        assert shown.players[1].trade == ("tt-lions-lions-1",)
        assert shown.players[1].bonus == ("bonus-lions",)
        assert shown.players[1].mystery == covered.players[1].mystery == ("?",)
        assert shown.boats == covered.boats
        assert open_game.scores(shown)[1].total > GAME.scores(covered)[1].total
    assert open_game.laid_open(False).observe(state, 0) == GAME.observe(state, 0)
    assert open_game.in_language("fr").observe(state, 0) == open_game.observe(state, 0)
    assert open_game.legal_actions(state, 0) == GAME.legal_actions(state, 0)
    assert open_game.data_digest == GAME.data_digest
    assert open_game.info == GAME.info
