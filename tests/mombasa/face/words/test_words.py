"""What players read: right grammar, short lines, the same names for the same things."""

import re

import pytest

from boardgames.core.game import Config
from boardgames.mombasa import GAME
from boardgames.mombasa import actions as do
from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.face.words.names import Names
from boardgames.mombasa.state import PLAN
from boardgames.table.draft import Draft
from boardgames.table.typed_turn import compose
from tests.mombasa.given import T, card_of, given, offered, play
from tests.mombasa.random_walk import SETTINGS, walk

N = Names(T)
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
    assert [GAME.words.code(state, action) for action in (first, ahead)] == ["x2b", "x2yc"]
    assert GAME.words.code(play(state, first, seat=0), ahead) == "x2c", "now it is the only one"
    for line in ("x2b x2c", "x2b x2yc"):
        read = compose(Draft(GAME, 2, 0, state), line)
        assert not read.fault
        assert [step.action for step in read.draft.steps] == [first, ahead]


def test_resting_cards_say_above_which_slot_they_rest() -> None:
    state = GAME.start(Config(2, 1, "first-game"))
    text = GAME.describe(state, state.active, offered(state, do.ArrangeRest)[0])
    assert re.fullmatch(r"[A-Z]\w+\d in B, [A-Z]\w+\d in C, [A-Z]\w+\d in D", text), text


def test_only_a_bookkeeper_or_a_merchant_is_said_to_do_its_work() -> None:
    state = given(a={"area": {"b": "expansion-2x"}})
    assert "ink" not in GAME.describe(state, 0, do.UseBookkeeper("slot-b"))
    assert "diamond 0" not in GAME.describe(state, 0, do.UseMerchant("slot-b"))


def test_a_bonus_space_of_a_track_is_told_by_what_it_does() -> None:
    for space in (space for space in T.spaces if space.track):
        name = N.space_name(space)
        assert space.track not in name
        assert N.space_words(space) in name
        assert len(N.space_gist(space)) <= len(N.space_words(space)), "one thing in two lengths"


def test_books_to_place_are_told_apart_by_letter_and_number() -> None:
    shelf = {"21": "book-a01", "31": "book-a02", "41": "book-b01"}
    facts = {"area": {"b": "bookkeeper-2"}, "pounds": 0}
    start = play(given(a=facts, shelf=shelf), do.UseBookkeeper("slot-b"))
    mixed = play(start, do.TakeBook("book-21"), do.TakeBook("book-41"))
    assert GAME.words.code(mixed, do.PlaceBook("book-a01", 3)) == "a3"
    assert GAME.words.code(mixed, do.PlaceBook("book-a01", 2)) == "a2", "the next free space, too, is typed in full"
    codes = [GAME.words.code(mixed, action) for action in offered(mixed)]
    assert not [code for code in codes if any(other != code and other.startswith(code) for other in codes)]
    assert GAME.describe(mixed, 0, do.PlaceBook("book-b01", 10)) == "B on 10: empty"
    covering = given(a={**facts, "books": {2: "book-a03"}, "ink": 2}, shelf=shelf)
    covering = play(covering, do.UseBookkeeper("slot-b"), do.TakeBook("book-21"), do.TakeBook("book-41"))
    assert GAME.describe(covering, 0, do.PlaceBook("book-b01", 2)) == "B over 2: A book", (
        "a list of many still says over"
    )
    alike = play(start, do.TakeBook("book-21"), do.TakeBook("book-31"))
    assert GAME.words.code(alike, do.PlaceBook("book-a02", 3)) == "a23"
    assert GAME.describe(alike, 0, do.PlaceBook("book-a02", 3)) == "2 coffee > ◆1 on 3: empty"


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


def test_a_card_is_marked_only_beside_another_of_its_name() -> None:
    alone = given(phase="plan", a={"area": {}, "hand_only": ("expansion-2y", "a-merchant")}, b={"area": {}})
    words = [GAME.describe(alone, 0, action) for action in offered(alone, do.PlanPlace, seat=0)]
    assert {text.partition(" to ")[0] for text in words} == {"Expansion 2", "Merchant"}
    state = given(phase="plan", a={"area": {}, "hand": ["a-coffee-2"]}, b={"area": {}})
    one, two = do.PlanPlace(card_of(0, "coffee-2"), "slot-b"), do.PlanPlace("a-coffee-2", "slot-b")
    assert [GAME.describe(state, 0, action) for action in (one, two)] == ["Coffee 2 to B", "Coffee 2 to B"]
    assert [GAME.words.code(state, action) for action in (one, two)] == ["c2b", "c2ab"], "they do the same"
    state = given(phase="plan", a={"area": {}, "hand": ["b-expansion-1-cairo"]}, b={"area": {}})
    codes = {GAME.words.code(state, action) for action in offered(state, do.PlanPlace, seat=0)}
    assert {"x1kb", "x11b"} <= codes, "they do not"


def test_the_mark_of_a_card_never_runs_into_its_name() -> None:
    shown = {N.marked(card.id) for card in T.cards.values() if card.mark}
    assert "Merchant (A)" in shown
    assert all(re.search(r"\d[a-z]\w*$|[a-zA-Z] \(\w+\)$", words) for words in shown), shown


def test_a_post_that_goes_home_alone_is_typed_by_its_column_and_of_several_by_a_letter() -> None:
    facts = {"area": {"b": "expansion-2x", "c": "expansion-2y"}}
    begin: list[AnyAction] = [do.UseExpansion(), do.Expand("cairo"), do.Enter("nubia"), do.TakePost(1)]
    one = given(a=facts, posts={"mombasa": ["nubia"]}, bases={"mombasa": (4, 5, 4)})
    one = play(one, *begin, do.Stop(), do.TakePound())
    assert [GAME.words.code(one, action) for action in offered(one)] == ["1", "3"]
    two = given(a=facts, posts={"mombasa": ["nubia", "libyan-desert"]}, bases={"mombasa": (4, 5, 4)})
    two = play(two, *begin, do.Enter("libyan-desert"), do.TakePost(1), do.Collect("libyan-desert"), do.TakePound())
    assert [GAME.words.code(two, action) for action in offered(two)] == ["1", "3", "n1", "n3"]
    third = given(a=facts, posts={"mombasa": ["nubia"], "cape-town": ["libyan-desert"]}, bases={"mombasa": (4, 5, 4)})
    third = play(third, *begin, do.Enter("libyan-desert"), do.TakePost(1), do.Collect("libyan-desert"), do.TakePound())
    assert {GAME.words.code(third, action)[0] for action in offered(third)} == {"n", "l"}


def test_of_two_bookkeepers_in_play_each_says_where_it_lies() -> None:
    one = given(a={"area": {"b": "bookkeeper-2", "c": "coffee-2"}})
    assert GAME.describe(one, 0, do.UseBookkeeper("slot-b")) == "Bookkeeper 2: ink, 2 points"
    two = given(a={"area": {"b": "bookkeeper-2", "c": "a-bookkeeper-2"}})
    words = [GAME.describe(two, 0, do.UseBookkeeper(slot)) for slot in ("slot-b", "slot-c")]
    assert words == ["Bookkeeper 2 in B: ink, 2 points", "Bookkeeper 2 in C: ink, 2 points"]


def test_two_cards_of_one_name_and_price_are_told_by_their_space() -> None:
    display = {"a": "c-bookkeeper-3-1", "d": "c-bookkeeper-3-2", "e": "b-bookkeeper-3"}
    state = play(given(a={"area": {"b": "b-coffee-4"}, "pounds": 0}, display=display), do.UseGoods(("slot-b",)))
    words = [GAME.describe(state, 0, do.Buy(f"card-{space}")) for space in "ade"]
    assert words == ["Bookkeeper 3 for 5 (a)", "Bookkeeper 3 for 5 (d)", "Bookkeeper 3 for 4, 0 left"]


def test_a_region_says_whom_it_ousts_before_what_it_brings() -> None:
    posts = {"mombasa": ["great-lakes"], "cairo": ["kordofan"]}
    state = given(a={"area": {"b": "expansion-2x", "c": "expansion-2y"}}, posts=posts)
    state = play(state, do.UseExpansion(), do.Expand("cairo"))
    assert re.fullmatch(r"Great Lakes for \d, MO out: ◆1", GAME.describe(state, 0, do.Enter("great-lakes")))


def test_what_every_book_asks_and_pays_fits_half_of_the_panel() -> None:
    for book in T.books.values():
        assert len(f"{book.letter} {N.book_gist(book)}") <= 28, N.book_gist(book)


def test_turning_a_book_says_what_it_asks_or_that_the_pot_has_passed_it() -> None:
    facts = {"area": {"b": "bookkeeper-2"}, "pounds": 2, "books": {2: "book-a01", 3: "book-b01"}, "ink": 2}
    state = play(given(a=facts), do.UseBookkeeper("slot-b"))
    assert GAME.describe(state, 0, do.TurnBook(2)) == "passed already, 2"
    assert [GAME.words.code(state, do.TurnBook(position)) for position in (2, 3)] == ["b2", "3"]
    ahead = GAME.describe(state, 0, do.TurnBook(3))
    assert ahead.startswith("3: asks ")
    assert ">" not in ahead, "a turned book pays nothing"


@pytest.mark.parametrize(("space", "words"), [("tile-expansion", "never come"), ("start-player", "only the point")])
def test_what_comes_too_late_in_the_last_round_is_told_before_it_is_paid(space: str, words: str) -> None:
    late, early = (given(a={"area": {}, "pounds": 5}, round=number) for number in (T.rounds, T.rounds - 1))
    disc = do.PlaceDisc(space)
    assert words in GAME.words.warning(late, 0, disc, None, ())
    assert not GAME.words.warning(early, 0, disc, None, ())


def test_at_the_end_of_a_track_no_further_share_is_promised() -> None:
    state = given(
        a={"area": {"b": "coffee-2"}, "steps": {"mombasa": T.tracks["A1"].length}},
        tracks=("A1", "B1", "C1", "D1"),
        display={},
    )
    state = play(state, do.UseGoods(("slot-b",)))
    assert GAME.describe(state, 0, do.Step("mombasa")) == "Mombasa: at the end of its track"
