"""The drawing of Mombasa: sizes, characters, places, secrets, and what the table shows when it matters."""

import re
from dataclasses import replace
from functools import partial

import pytest

from boardgames.core.game import Config
from boardgames.core.values import evolve
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import CURSOR, FOCUS, KEY
from boardgames.kit.look import Look
from boardgames.mombasa import GAME
from boardgames.mombasa import actions as do
from boardgames.mombasa.face import table as board
from boardgames.mombasa.rules.bases import share_value
from boardgames.mombasa.state import Ousting
from tests.mombasa.given import T, company, given, goods, offered, play
from tests.mombasa.random_walk import SETTINGS, walk
from tests.tui import drawing
from tests.tui.drawing import needed_part, text_at

NAMES = ("Anna", "Boris")
TABS = ["Map", "Companies", "Market", "Books", "Areas"]

WATCHED = [(2, "first-game"), (3, "variable"), (4, "variable")]
"""Settings that `test_languages` plays in every language, English among them, and looks at for more than here."""

every_setting = pytest.mark.parametrize(("players", "variant"), SETTINGS)

look_at = partial(drawing.look_at, GAME)


def text(canvas: Canvas) -> str:
    return "\n".join(canvas.lines())


def grounds_at(canvas: Canvas, place: str) -> set[str]:
    x, y, width, height = canvas.regions[place]
    return {ground for row in canvas.grounds[y : y + height] for ground in row[x : x + width]}


@every_setting
def test_games_of_traders(players: int, variant: str) -> None:
    """Random games seldom get far; these meet every question."""
    met: set[str] = set()
    for count, step in enumerate(walk(players, variant, 8, "trader")):
        new = step.kind not in met
        met.add(step.kind)
        if new or count % 150 == 0:
            drawing.check_places(GAME, step.before, step.seat)
            drawing.check_first_tab(GAME, step.before, step.seat)
        if new or count % 300 == 0:
            drawing.check_form(GAME, step.before, step.seat, step.action)
        if new:
            drawing.check_secrets(GAME, step.before, 17)


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that fell over the edge of its canvas."""
    found: list[str] = []
    put = Canvas.put

    def watched(self: Canvas, x: int, y: int, text: str, ink: str = "", place: str | None = None, **more: str) -> int:
        if text.strip() and not (x >= 0 and x + len(text.rstrip()) <= self.width and 0 <= y < self.height):
            found.append(f"{text!r} at {x}, {y} of {self.width} x {self.height}")
        return put(self, x, y, text, ink, place, **more)

    monkeypatch.setattr(Canvas, "put", watched)
    return found


@pytest.mark.parametrize(("players", "variant"), [one for one in SETTINGS if one not in WATCHED])
def test_no_text_is_cut_and_keys_lie_where_they_work(players: int, variant: str, cut: list[str]) -> None:
    met: set[str] = set()
    for count, step in enumerate(walk(players, variant, 5, "trader")):
        if step.kind in met and count % 100:
            continue
        met.add(step.kind)
        for viewer in (step.seat, None):
            look = look_at(step.before, viewer, step.action if viewer is not None else None)
            canvases = drawing.drawings(GAME, GAME.observe(step.before, viewer), look)
            assert cut == []
            if viewer is None and not look.choices:
                assert not any(KEY in row for canvas in canvases for row in canvas.grounds)


def test_the_end_is_told_without_a_cut(cut: list[str]) -> None:
    *_, last = walk(3, "variable", 5, "trader")
    canvases = drawing.drawings(GAME, last.after, look_at(last.after))
    assert cut == []
    best = max(sheet.total for sheet in GAME.scores(last.after))
    assert f"£{best} in the end, the most" in text(canvases[0])


def test_ending_the_phase_shows_the_pile_that_would_come_to_hand(cut: list[str]) -> None:
    step = next(
        step for step in walk(4, "variable", 5, "trader") if isinstance(step.action, do.EndPhase) and step.action.slot
    )
    for canvas in drawing.drawings(GAME, step.before, look_at(step.before, step.seat, step.action))[:2]:
        assert "ends, takes " in text(canvas)
    assert cut == []


def test_ending_a_round_tells_nothing_of_it() -> None:
    """The last player to end the phase turns up the cards of the next round: nobody knows the table after that."""
    state = given(a={"area": {}, "piles": {"b": ["coffee-1"]}}, b={"passed": True})
    action = offered(state, do.EndPhase)[0]
    look = look_at(state, 0, action)
    assert look.after is None
    for canvas in (board.table(GAME, state, look), board.large(GAME, state, look)):
        assert "ends the phase" in text(canvas)
        assert "takes" not in text(canvas)


# Each question has the best place


@every_setting
def test_the_sheet_that_the_question_is_about_has_the_lightest_title(players: int, variant: str) -> None:
    titled = {"keep-tile", "arrange-rest", "plan", "turn", "buy-with-goods", "bookkeeping", "place-books", "flip-book"}
    titled |= {"ink", "choose-tier", "choose-option", "sell-card", "buy-with-pounds"}
    met: set[str] = set()
    for step in walk(players, variant, 8, "trader"):
        if step.kind in titled - met:
            met.add(step.kind)
            seen, look = GAME.observe(step.before, step.seat), look_at(step.before, step.seat)
            for canvas in (board.table(GAME, seen, look), board.large(GAME, seen, look)):
                assert any(FOCUS in row for row in canvas.grounds), step.kind
    assert len(met) > 6


def test_sheets_keep_their_places() -> None:
    turn = given(a={"area": {"b": "coffee-2", "c": "expansion-2x"}})
    buying = play(turn, goods("b"))
    expanding = play(turn, do.UseExpansion(), do.Expand("cairo"))
    first, *others = (board.table(GAME, state, look_at(state, 0)) for state in (turn, buying, expanding))
    stays = [*T.display_ids, *T.shelf_ids, *(place.id for place in T.regions), "track-cairo", "base-cairo-1"]
    for other in others:
        assert [first.regions[place] for place in stays] == [other.regions[place] for place in stays]


def test_the_cursor_is_seen_wherever_it_stands() -> None:
    state = given(4, a={"area": {"b": "coffee-2", "c": "expansion-2x"}})
    for draw in (board.table, board.large):
        pieces = draw(GAME, state, look_at(state, None))
        for place in pieces.regions:
            canvas = draw(GAME, state, look_at(state, None, selected=place))
            assert canvas.shows_selection
            assert CURSOR in grounds_at(canvas, place), place
            assert "".join(map("".join, canvas.chars)) == "".join(map("".join, pieces.chars))


# The map


def test_reachable_regions_show_code_gain_and_cost() -> None:
    state = given(a={"area": {"b": "expansion-2x", "c": "expansion-2y"}}, posts={"mombasa": ["nubia"]})
    state = play(state, do.UseExpansion(), do.Expand("cairo"))
    canvas = board.table(GAME, state, look_at(state, 0))
    lines = text_at(canvas, "nubia").split("\n")
    assert lines[0].strip("▏ ").startswith("nu Nubia")
    assert "1 point" in lines[1]
    assert "MO" in lines[1]
    assert lines[1].rstrip().endswith("-2"), "single border 1, another company's post 1 more"
    assert "-" not in text_at(canvas, "natal")
    assert KEY not in grounds_at(canvas, "natal")


def test_the_selected_region_is_yellow_and_tells_what_would_be_left() -> None:
    state = play(given(a={"area": {"b": "expansion-2x"}}), do.UseExpansion(), do.Expand("cairo"))
    for draw in (board.table, board.large):
        canvas = draw(GAME, state, look_at(state, 0, do.Enter("nubia"), "nubia"))
        assert CURSOR in grounds_at(canvas, "nubia")
        assert "Cairo" in text_at(canvas, "nubia") or "CA" in text_at(canvas, "nubia"), "the post that would come"
        assert "2 to spend, 1 left" in text(canvas)


def test_a_choice_without_a_selected_place_is_seen_too() -> None:
    state = play(given(a={"area": {"b": "expansion-2x"}}), do.UseExpansion(), do.Expand("cairo"))
    assert CURSOR in grounds_at(board.table(GAME, state, look_at(state, 0, do.Enter("nubia"))), "nubia")


def test_a_base_shows_posts_at_home_and_bared_coins() -> None:
    state = given(bases={"cairo": (3, 0, 5)}, opened={"cairo": [1]})
    canvas = board.table(GAME, state, look_at(state, None))
    assert [text_at(canvas, f"base-cairo-{column}") for column in (1, 2, 3)] == [" ·¹¹¹2", " 1·112", " ¹¹■¹²"]
    assert "£7" in text_at(canvas, "base-cairo")


def test_a_column_to_which_several_posts_may_return_has_a_plus() -> None:
    posts = {"cairo": ["nubia"], "mombasa": ["kordofan", "abyssinia", "jubaland"]}
    facts = {"area": {"b": "expansion-2x", "c": "expansion-2y", "d": "b-expansion-3"}}
    state = play(given(a=facts, posts=posts), do.UseExpansion(), do.Expand("cairo"))
    for region in ("kordofan", "abyssinia"):
        state = play(state, do.Enter(region), do.TakePost(1))
    while not isinstance(state.frames[-1], Ousting):
        state = play(state, offered(state)[0])
    action = offered(state, do.ReturnPost)[0]
    place = f"base-mombasa-{action.column}"
    canvas = board.table(GAME, state, look_at(state, 0, action))
    assert text_at(canvas, place).startswith("+")
    assert CURSOR in grounds_at(canvas, place), "the post that would come home"


# Companies


def test_discs_on_a_space_share_it() -> None:
    steps = {"cairo": 2, "mombasa": 5}
    state = given(4, a={"steps": steps}, b={"steps": steps}, c={"steps": {"cairo": 5}}, d={"steps": {"cairo": 6}})
    canvas = board.table(GAME, state, look_at(state, None))
    track = text_at(canvas, "track-cairo").split("\n")
    assert track[1][4:6] == "AB"
    assert track[1][10:14] == "C D " or track[1][10:14].split() == ["C", "D"]
    start = text_at(canvas, "track-saint-louis").split("\n")
    assert start[1][:2] + start[0][:2] == "ABCD", "four fill both lines"
    lanes = text_at(board.large(GAME, state, look_at(state, None)), "track-cairo").split("\n")[1:]
    assert [lane.find(letter) // 3 for lane, letter in zip(lanes, "ABCD", strict=True)] == [2, 2, 5, 6]


def test_the_next_space_of_a_track_wears_the_key_and_the_ghost() -> None:
    state = play(given(a={"area": {"b": "coffee-1"}}, display={}), goods("b"))
    canvas = board.table(GAME, state, look_at(state, 0))
    assert text_at(canvas, "track-cairo").split("\n")[1][2:4] == "ca"
    for draw in (board.table, board.large):
        canvas = draw(GAME, state, look_at(state, 0, do.Step("cairo"), "track-cairo"))
        assert CURSOR in grounds_at(canvas, "track-cairo")
        assert CURSOR not in grounds_at(canvas, "track-mombasa")


def test_a_post_that_leaves_shows_what_a_share_would_be_worth() -> None:
    state = play(given(a={"area": {"b": "expansion-2x"}}), do.UseExpansion(), do.Expand("cairo"), do.Enter("nubia"))
    canvas = board.table(GAME, state, look_at(state, 0, do.TakePost(2), "base-cairo-2"))
    assert "£1" in text_at(canvas, "base-cairo")
    assert "was £0" in text_at(canvas, "base-cairo")
    assert CURSOR in grounds_at(canvas, "base-cairo-2")


def test_a_region_entered_from_the_last_column_shows_what_a_share_would_be_worth() -> None:
    """Nobody is asked for the column: the post leaves it with the choice of the region."""
    state = given(a={"area": {"b": "expansion-2x"}}, bases={"cairo": (0, 0, 5)}, opened={"cairo": [1, 2]})
    state = play(state, do.UseExpansion(), do.Expand("cairo"))
    action, value = do.Enter("nubia"), share_value(T, state, company("cairo"))
    assert share_value(T, play(state, action), company("cairo")) == value + 1
    look = look_at(state, 0, action, "nubia")
    for canvas in (board.table(GAME, state, look), board.large(GAME, state, look)):
        assert f"£{value + 1}  was £{value}" in text_at(canvas, "base-cairo")
        assert text_at(canvas, "base-cairo-3").replace(" ", "") == "1¹■¹²"
        assert CURSOR in grounds_at(canvas, "base-cairo-3")
    blind = board.table(GAME, state, replace(look, after=None))
    assert f"£{value}" in text_at(blind, "base-cairo")
    assert "was" not in text_at(blind, "base-cairo")


# Market


def test_a_disc_does_not_hide_the_name_of_its_space() -> None:
    state = given(a={"placed": ["tile-bookkeeper"], "area": {"b": "coffee-1"}})
    look = look_at(state, 0)
    market = next(tab for title, tab in board.tabs(GAME, state, look) if title == "Market")
    for canvas in (market, board.table(GAME, state, look), board.large(GAME, state, look)):
        shown = text_at(canvas, "bonus-tile-bookkeeper")
        assert " A " in shown
        assert "bookkeeper" in shown
        assert "£1" in shown


def test_a_buyer_sees_what_would_be_left() -> None:
    state = play(given(a={"area": {"b": "coffee-2"}}, display={"c": "a-coffee-2"}), goods("b"))
    canvas = board.table(GAME, state, look_at(state, 0, do.Buy("card-c"), "card-c"))
    assert "you have 2" in text(canvas)
    assert "0 steps left" in text(canvas)
    assert CURSOR in grounds_at(canvas, "card-c")


@pytest.mark.parametrize(
    ("area", "discs", "title"),
    [("coffee-1", 0, "Areas"), ("bookkeeper-2", 1, "Market"), ("expansion-2x", 0, "Areas"), ("", 0, "Areas")],
)
def test_a_small_screen_opens_where_the_next_action_can_be(area: str, discs: int, title: str) -> None:
    state = given(a={"area": {"b": area} if area else {}, "discs": discs, "pounds": 0})
    assert board.needed(GAME, state, look_at(state, 0)) == title
    assert [name for name, _ in board.tabs(GAME, state, look_at(state, 0))] == TABS


def test_who_plans_sees_their_own_books_and_who_watches_a_turn_those_of_the_turn() -> None:
    for phase, whose in (("plan", 1), ("action", 0)):
        state = given(phase=phase, a={"area": {}}, b={"area": {}})
        books = dict(board.tabs(GAME, GAME.observe(state, 1), look_at(state, 1)))["Books"]
        assert f"ledger-{whose}" in books.regions


def test_a_base_shows_which_coins_are_bared_and_which_are_covered() -> None:
    state = GAME.start(Config(2, 7, GAME.info.variants[0]))
    columns = ["".join("■¹²"[coin] for coin in coins) for coins in T.columns[T.company_at["cairo"]]]
    for canvas in (board.table(GAME, state, Look(NAMES)), dict(board.tabs(GAME, state, Look(NAMES)))["Companies"]):
        assert [text_at(canvas, f"base-cairo-{i}").strip() for i in (1, 2, 3)] == columns


# Books


def test_questions_about_books_show_the_ledger() -> None:
    books = {2: "book-a01", 3: "book-c03"}
    facts = {"area": {"b": "bookkeeper-2", "c": "coffee-2"}, "ink": 1, "books": books, "turned": [3], "pounds": 2}
    state = play(given(a=facts), do.UseBookkeeper("slot-b"))
    look = look_at(state, 0)
    for canvas in (board.table(GAME, state, look), board.large(GAME, state, look), needed_part(GAME, state, look)[1]):
        assert {f"ink-{position}" for position in range(1, 17)} <= set(canvas.regions)
        assert "C turned" in text_at(canvas, "ink-3")
        head, need, gain = text_at(canvas, "ink-2").split("\n")
        assert (need.strip(), gain.strip()) == ("2 coffee", "£2")
        assert head.split()[0] == "2", "as it is typed"
        assert head.endswith("✓"), "a sign says without colour that its requirement is met"


def test_the_ledger_shows_what_would_be_placed_turned_or_entered() -> None:
    books = {2: "book-a01"}
    facts = {"area": {"b": "bookkeeper-2", "c": "coffee-2"}, "ink": 1, "books": books, "pounds": 2}
    turning = play(given(a=facts), do.UseBookkeeper("slot-b"))
    canvas = board.table(GAME, turning, look_at(turning, 0, do.TurnBook(2), "ink-2"))
    assert "turned" in text_at(canvas, "ink-2")
    running = play(turning, do.NoFlip())
    canvas = board.table(GAME, running, look_at(running, 0, do.InkStep(), "ink-2"))
    assert "INK" in text_at(canvas, "ink-2")
    assert CURSOR in grounds_at(canvas, "ink-2")


def test_the_tiers_of_a_majority_are_told_in_words() -> None:
    state = play(given(a={"area": {"b": "coffee-2", "c": "coffee-1"}}), do.PlaceDisc("majority-coffee"))
    canvas = board.table(GAME, state, look_at(state, 0, do.TakeTier(1)))
    assert "or more" in text_at(canvas, "reward-1")
    assert "step" in text_at(canvas, "reward-1")
    assert CURSOR in grounds_at(canvas, "reward-1")


def test_what_the_question_is_not_about_steps_back() -> None:
    turn = given(a={"area": {"b": "coffee-2", "c": "expansion-2x"}})
    expanding = play(turn, do.UseExpansion(), do.Expand("cairo"))
    for draw in (board.table, board.large):
        before, after = (draw(GAME, state, look_at(state, 0)) for state in (turn, expanding))
        for place in ("card-a", "book-21"):
            assert text_at(before, place) == text_at(after, place)
            assert grounds_at(before, place) != grounds_at(after, place), f"{place} is paler"
        assert grounds_at(before, "track-cairo") == grounds_at(after, "track-cairo")


def test_a_card_in_play_can_be_pointed_at_and_used() -> None:
    state = given(a={"area": {"b": "coffee-2", "c": "bookkeeper-2", "d": "expansion-2x"}})
    look = look_at(state, 0)
    for canvas in (board.table(GAME, state, look), board.large(GAME, state, look)):
        for slot, code in (("b", "b"), ("c", "kc"), ("d", "x")):
            place = f"area-0-slot-{slot}"
            assert look.legal[place] == code
            assert code in text_at(canvas, place)


def test_the_key_of_a_book_stands_apart_from_the_coin_on_it() -> None:
    """A book with two needs, a coin and a key: the hardest to read."""
    state = play(given(a={"area": {"b": "bookkeeper-2"}, "ink": 1}), do.UseBookkeeper("slot-b"))
    space = T.shelf_ids.index("book-41")
    shelf = (*state.shelf[:space], "book-b03", *state.shelf[space + 1 :])
    state = evolve(state, shelf=shelf, coins=1 << space)
    assert len(T.books["book-b03"].req) == 2
    for canvas in (board.table(GAME, state, look_at(state, 0)), board.large(GAME, state, look_at(state, 0))):
        assert text_at(canvas, "book-41").split("\n")[1].rstrip().endswith(" £1 41")


def test_the_display_says_what_each_column_adds_to_the_crates() -> None:
    state = given()
    for canvas in (board.table(GAME, state, look_at(state, None)), board.large(GAME, state, look_at(state, None))):
        x, y, width, _ = canvas.regions["card-a"]
        heads = canvas.lines()[y - 1][x : x + 3 * width + 2]
        assert re.findall(r"\+\d", heads) == ["+2", "+1", "+0"]


def test_resting_piles_of_two_players_name_their_cards() -> None:
    piles = {"b": ["coffee-1", "bookkeeper-2"], "c": ["cotton-1", "expansion-2x"], "d": ["banana-2"]}
    for passed in (False, True):
        state = given(a={"area": {"b": "coffee-2"}}, b={"area": {}, "piles": piles, "passed": passed})
        drawn = text(board.table(GAME, state, look_at(state, 0)))
        assert "rest B Cof1 Book2  C Cot1 Exp2" in drawn
        assert "D Ban2" in drawn
