"""What players read: right grammar, short lines, the same names for the same things."""

import re

import pytest

from boardgames.core.protocol import Config
from boardgames.mombasa import GAME
from boardgames.mombasa import actions as do
from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.state import PLAN
from boardgames.mombasa.words.names import marked, space_name, space_words
from tests.mombasa.given import T, card_of, given, offered, play
from tests.mombasa.walking import SETTINGS, walk

NAMES = ("Anna", "Boris", "Chloe", "Dmitri")
WRONG = re.compile(r"\b1 (steps|points|cards|posts|books|discs|shares|coins)\b|\b[02-9] (step|point|card|post)\b")


@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_every_line_is_short_and_counts_in_good_english(players: int, variant: str) -> None:
    lengths = []
    for step in walk(players, variant, 6, "trader"):
        seen = GAME.observe(step.before, step.seat)
        decision = next(each for each in GAME.decisions(step.before) if each.seat == step.seat)
        lines = [GAME.words.question(seen, decision)]
        for action in step.legal:
            lines.append(GAME.describe(seen, step.seat, action))
            lengths.append(len(lines[-1]))
            assert isinstance(action, do.EndPhase) or lengths[-1] <= 68, "only a long pile may be cut beside its verb"
        lines += [GAME.words.tell(event, NAMES[:players]) for event in step.events]
        for line in lines:
            assert not WRONG.search(line), line
            assert len(line) <= 135, line
    lengths.sort()
    assert lengths[len(lengths) * 95 // 100] <= 62, "what matters stands in the list without being cut"


def test_a_majority_says_what_it_brings_now() -> None:
    state = given(a={"area": {"b": "coffee-1", "c": "coffee-2"}})
    text = GAME.describe(state, 0, do.PlaceDisc("majority-coffee"))
    assert text == "most coffee: CA +3"


def test_a_post_says_what_it_does_to_the_share_value() -> None:
    state = given(a={"area": {"b": "expansion-2x"}}, bases={"cairo": (5, 5, 4)})
    state = play(state, do.UseExpansion(), do.Expand("cairo"), do.Enter("nubia"))
    assert [GAME.describe(state, 0, action) for action in offered(state)] == [
        "column 1: share value stays £1",
        "column 2: share value rises to £2",
        "column 3: share value rises to £2",
    ]


def test_a_code_typed_ahead_means_the_same_card_after_its_like_is_planned() -> None:
    state = given(phase=PLAN, a={"area": {}, "hand_only": ("expansion-2x", "expansion-2y")}, b={"area": {}})
    first, ahead = (
        do.PlanPlace(card_of(0, "expansion-2x"), "slot-b"),
        do.PlanPlace(card_of(0, "expansion-2y"), "slot-c"),
    )
    assert GAME.words.code(state, ahead) == GAME.words.code(play(state, first, seat=0), ahead) == "x2yc"


def test_resting_cards_say_above_which_slot_they_rest() -> None:
    state = GAME.start(Config(2, 1, "first-game"))
    text = GAME.describe(state, state.active, offered(state, do.ArrangeRest)[0])
    assert re.fullmatch(r"B \w+ \d, C \w+ \d, D \w+ \d", text), text


def test_only_a_bookkeeper_or_a_merchant_is_said_to_do_its_work() -> None:
    state = given(a={"area": {"b": "expansion-2x"}})
    assert "ink" not in GAME.describe(state, 0, do.UseBookkeeper("slot-b"))
    assert "diamond 0" not in GAME.describe(state, 0, do.UseMerchant("slot-b"))


def test_a_bonus_space_of_a_track_is_told_by_what_it_does() -> None:
    for space in (space for space in T.spaces if space.track):
        name = space_name(T, space)
        assert space.track not in name
        assert space_words(T, space) in name


def test_books_to_place_are_told_apart_by_letter_and_number() -> None:
    shelf = {"21": "book-a01", "31": "book-a02", "41": "book-b01"}
    facts = {"area": {"b": "bookkeeper-2"}, "pounds": 0}
    start = play(given(a=facts, shelf=shelf), do.UseBookkeeper("slot-b"))
    mixed = play(start, do.TakeBook("book-21"), do.TakeBook("book-41"))
    assert GAME.words.code(mixed, do.PlaceBook("book-a01", 3)) == "a3"
    assert GAME.words.code(mixed, do.PlaceBook("book-a01", 2)) == "a", "the next free space"
    assert GAME.describe(mixed, 0, do.PlaceBook("book-b01", 10)) == "B on 10, empty"
    alike = play(start, do.TakeBook("book-21"), do.TakeBook("book-31"))
    assert GAME.words.code(alike, do.PlaceBook("book-a02", 3)) == "a23"
    assert GAME.describe(alike, 0, do.PlaceBook("book-a02", 3)) == "2 coffee > diamond 1 on 3, empty"


def test_ending_the_phase_names_the_pile_and_warns_of_what_stays_unused() -> None:
    state = given(a={"area": {"b": "coffee-1"}, "piles": {"c": ["banana-1", "expansion-2x"]}, "discs": 1})
    end = do.EndPhase("slot-c")
    assert GAME.describe(state, 0, end) == "end, take C: Ban1 Exp2"
    warned = GAME.words.warning(state, 0, end, None, ())
    assert "1 card" in warned
    assert "1 disc" in warned


def test_what_can_be_done_in_a_turn_fits_half_of_the_panel() -> None:
    """Two columns of choices stand side by side at 120 x 40; what decides must not be cut there."""
    steps = {"mombasa": 13, "cape-town": 14, "saint-louis": 13, "cairo": 13}
    for third, tracks in (("bookkeeper-2", ("A1", "B1", "C1", "D1")), ("a-merchant", ("A2", "B2", "C2", "D2"))):
        area = {"b": "coffee-1", "c": "coffee-2", "d": third}
        state = given(a={"area": area, "tiles": ["tile-expansion"], "pounds": 9, "steps": steps}, tracks=tracks)
        for action in offered(state):
            assert len(GAME.describe(state, 0, action)) <= 27, GAME.describe(state, 0, action)


def test_a_planned_card_is_named_by_its_code_mark() -> None:
    state = given(phase="plan", a={"area": {}, "hand": ["a-coffee-2"]}, b={"area": {}})
    one, two = do.PlanPlace(card_of(0, "coffee-2"), "slot-b"), do.PlanPlace("a-coffee-2", "slot-b")
    assert [GAME.describe(state, 0, action) for action in (one, two)] == ["Coffee 2 to B", "Coffee 2a to B"]
    assert [GAME.words.code(state, action) for action in (one, two)] == ["c2sb", "c2ab"]


def test_the_mark_of_a_card_never_runs_into_its_name() -> None:
    shown = {marked(T, card.id) for card in T.cards.values() if card.mark}
    assert "Merchant (A)" in shown
    assert all(re.search(r"\d[a-z]\w*$|[a-z] \(\w+\)$", words) for words in shown), shown


def test_a_post_that_goes_home_alone_is_typed_by_its_column_and_of_several_by_a_letter() -> None:
    facts = {"area": {"b": "expansion-2x", "c": "expansion-2y"}}
    begin: list[AnyAction] = [do.UseExpansion(), do.Expand("cairo"), do.Enter("nubia"), do.TakePost(1)]
    one = given(a=facts, posts={"mombasa": ["nubia"]}, bases={"mombasa": (4, 5, 4)})
    one = play(one, *begin, do.Stop(), do.TakePound())
    assert [GAME.words.code(one, action) for action in offered(one)] == ["1", "3"]
    two = given(a=facts, posts={"mombasa": ["nubia", "libyan-desert"]}, bases={"mombasa": (4, 5, 4)})
    two = play(two, *begin, do.Enter("libyan-desert"), do.TakePost(1), do.Collect("libyan-desert"), do.TakePound())
    assert {GAME.words.code(two, action) for action in offered(two)} == {"n1", "n3", "l1", "l3"}
