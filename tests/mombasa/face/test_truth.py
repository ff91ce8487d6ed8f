"""What the table says is true: tiers, lost steps, books by their column, one colour for each company."""

from colorsys import rgb_to_hls

from boardgames.core.game import Config
from boardgames.core.table import Table
from boardgames.kit.colours import GOLD
from boardgames.mombasa import GAME
from boardgames.mombasa import actions as do
from boardgames.mombasa.events import StepsLost
from boardgames.mombasa.face import colours
from boardgames.mombasa.face import table as board
from boardgames.mombasa.play.positions import LOOSE
from boardgames.mombasa.state import PLAN, State
from boardgames.table.foresight import Foresight
from boardgames.tui.look.points import category_colours
from tests.mombasa.face.test_board import look_at, text
from tests.mombasa.given import T, company, given, happened, offered, play
from tests.mombasa.random_walk import walk
from tests.tui.drawing import text_at

BROKE = {"area": {"b": "a-banana-3", "c": "banana-1"}, "pounds": 0}
"""Somebody with four bananas and no pound for a capital call."""


def before_a_call(**more: object) -> State:
    """The disc of the first player lies before the capital call of Cape Town's track."""
    track = T.tracks[T.first_tracks[company("cape-town")]]
    at = next(space for space, call in enumerate(track.calls) if call)
    return given(tracks=T.first_tracks, a={**BROKE, "steps": {"cape-town": at}, **more})


def test_every_tier_of_a_majority_stands_on_the_table_with_what_it_brings() -> None:
    state = given(a={"area": {"b": "coffee-1", "c": "a-coffee-3"}})
    drawn = text_at(board.table(GAME, state, look_at(state, 0)), "bonus-majority-banana")
    for tier in T.majorities[T.space_at["majority-banana"]].tiers:
        assert f"{tier.least}+{tier.steps}" in drawn
    market = dict(board.tabs(GAME, state, look_at(state, 0)))["Market"]
    assert text_at(market, "bonus-majority-cotton").startswith("most cot 2+2 4+3 1pt 6+4 2pt")


def test_lost_steps_are_told_with_their_reason_before_enter() -> None:
    state = play(before_a_call(), do.PlaceDisc("majority-banana"))
    action = do.TakeTier(2)
    after, events = happened(state, action)
    lost = next(event for event in events if isinstance(event, StepsLost))
    call = T.tracks[state.tracks[company("cape-town")]].calls[after.players[0].steps[company("cape-town")]]
    reason = f"call £{call}, you have £{after.players[0].pounds}"
    for canvas in (board.table(GAME, state, look_at(state, 0, action)), board.large(GAME, state, look_at(state, 0))):
        assert f"{lost.steps} steps lost: {reason}" in text(canvas)
    warned = GAME.words.warning(state, 0, action, GAME.observe(after, 0), events)
    assert f"{lost.steps} steps are lost: the capital call is £{call}, you have £{after.players[0].pounds}" in warned


def test_the_list_says_how_many_steps_of_a_majority_would_be_lost() -> None:
    state = before_a_call()
    assert GAME.describe(state, 0, do.PlaceDisc("majority-banana")) == "most banana: CT +3, ◆1, 3 lost"
    rich = before_a_call(pounds=9)
    assert "lost" not in GAME.describe(rich, 0, do.PlaceDisc("majority-banana"))


def test_two_books_that_ask_the_same_are_told_apart_by_what_they_pay() -> None:
    shelf = {"21": "book-a03", "31": "book-a04"}
    state = play(given(a={"area": {"b": "bookkeeper-2"}, "pounds": 0}, shelf=shelf), do.UseBookkeeper("slot-b"))
    state = play(state, do.TakeBook("book-21"), do.TakeBook("book-31"))
    pieces = {form.pieces[0] for one in offered(state, do.PlaceBook) if (form := GAME.words.form(state, 0, one))}
    assert {piece.text for piece in pieces} == {"3 coffee > £3", "3 coffee > ◆2"}


def test_books_lie_by_the_column_that_their_codes_name() -> None:
    state = given()
    canvas = board.table(GAME, state, look_at(state, 0))
    for column in range(2, 8):
        first, second = (canvas.regions[f"book-{column}{row}"] for row in (1, 2))
        assert (second.x, second.y) == (first.x, first.y + 2)
        assert canvas.chars[first.y][first.x - 1] == str(column)


def test_neighbours_on_the_book_display_do_not_run_together() -> None:
    """Without colours a column, a need, a coin and the next column would read as one figure: `51 cotton+£173`."""
    coins = [place.removeprefix("book-") for place in T.shelf_ids]
    state = given(4, a={"area": {"b": "bookkeeper-2"}}, round=T.rounds, coins=coins)
    for language in ("en", "fr", "nl"):
        game = GAME.in_language(language)
        for drawn in (board.table, board.large):
            canvas = drawn(game, state, look_at(state, 0))
            for place in T.shelf_ids:
                spot = canvas.regions[place]
                assert canvas.chars[spot.y][spot.x] == " "
                line = "".join(canvas.chars[spot.y][spot.x : spot.x + spot.width])
                assert line.endswith(" "), line


def test_a_bookkeeper_that_moves_the_ink_pot_is_not_counted_for_its_books() -> None:
    state = given(a={"area": {"b": "bookkeeper-2"}, "ink": 0, "pounds": 5})
    asked = play(state, do.UseBookkeeper("slot-b"))
    assert text_at(board.table(GAME, asked, look_at(asked, 0)), "ledger-0").strip().endswith("help 0")


def test_a_loose_tile_is_seen_while_its_owner_plans() -> None:
    state = given(a={"plus_one": LOOSE}, phase=PLAN)
    assert dict(GAME.parts.board().holdings(GAME, state, 0))["shows"] == "+1"


def test_the_next_share_is_counted_with_those_of_cards() -> None:
    track = T.tracks[T.first_tracks[company("cape-town")]]
    at = next(space for space, n in enumerate(track.shares_at) if n)
    card = next(card.id for card in T.cards.values() if card.kind == "share" and card.share_of == company("cape-town"))
    mine = {"area": {"b": "coffee-2"}, "steps": {"cape-town": at - 1}, "hand": [card]}
    state = play(given(tracks=T.first_tracks, a=mine), do.UseGoods(("slot-b",)), do.BuyNone())
    assert GAME.describe(state, 0, do.Step("cape-town")).endswith("your 2nd share")


def test_the_cards_are_in_sight_while_a_starting_tile_is_chosen() -> None:
    state = GAME.start(Config(3, 1, "variable"))
    seat = GAME.decisions(state)[0].seat
    seen = GAME.observe(state, seat)
    canvas = board.table(GAME, seen, look_at(state, seat))
    assert set(T.display_ids) <= set(canvas.regions)
    assert {f"tile-{name}" for name in seen.players[seat].dealt} <= set(canvas.regions)


def test_a_company_has_its_colour_in_bars_and_on_sheets() -> None:
    categories = [line.category for line in GAME.scores(given())[0].lines]
    found = dict(zip(categories, category_colours(GAME, 2, categories), strict=True))
    golds = [apart_in_hue(colour, GOLD) for colour in found.values()]
    assert golds.index(min(golds)) == categories.index("cash")
    for number, row in enumerate(T.companies):
        apart = [apart_in_hue(found[f"shares.{row.id}"], hue.pale) for hue in colours.COMPANIES]
        assert apart.index(min(apart)) == number, row.id


def apart_in_hue(one: str, other: str) -> float:
    """How far two colours are apart on the wheel of hues, greys by how grey they are."""
    (hue, _, full), (other_hue, _, other_full) = (rgb_to_hls(*channels(colour)) for colour in (one, other))
    turn = abs(hue - other_hue)
    return min(turn, 1 - turn) + abs(full - other_full) / 10


def channels(colour: str) -> tuple[float, float, float]:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def test_posts_in_one_region_do_not_read_as_one_word() -> None:
    state = given(a={"area": {"b": "expansion-2x"}}, posts={"cairo": ["masai-plain"]}, bases={"mombasa": (5, 5, 4)})
    state = play(state, do.UseExpansion(), do.Expand("mombasa"), do.Enter("masai-plain"))
    drawn = text_at(board.table(GAME, state, look_at(state, 0)), "masai-plain")
    assert "MO CA" in drawn or "CA MO" in drawn


def test_the_question_says_when_the_slot_no_longer_matters() -> None:
    """Cards of the last two rounds do not come back to hand (MOM-PLN-12)."""
    told = {}
    for step in walk(2, "first-game", 5, "trader"):
        if step.kind == "plan":
            asked = GAME.decisions(step.before)[0]
            told[step.before.round] = GAME.words.question(GAME.observe(step.before, asked.seat), asked)
    assert [number for number, text in told.items() if "no longer matters" in text] == [6, 7]


def test_cards_that_the_ink_pot_or_a_majority_still_needs_are_not_used_without_a_word() -> None:
    mine = {"area": {"b": "bookkeeper-2", "c": "a-coffee-3", "d": "expansion-2x"}, "ink": 1, "books": {2: "book-a03"}}
    state = given(a=mine)
    warned = GAME.words.warning(state, 0, do.UseGoods(("slot-c",)), None, [])
    assert "the ink pot could enter 1 book less afterwards" in warned
    assert "the majority of coffee is still free" in warned
    assert GAME.words.warning(state, 0, do.UseExpansion(), None, []).startswith("the majority of expansion")
    assert not GAME.words.warning(state, 0, do.UseBookkeeper("slot-b"), None, [])


def test_set_up_explains_no_actions_of_a_turn() -> None:
    assert not GAME.refused_actions(GAME.start(Config(2, 1, "variable")), 0)


def test_turning_a_book_that_the_ink_pot_enters_anyway_looks_no_better() -> None:
    books = {2: "book-b24", 3: "book-a01", 4: "book-c12"}
    area = {"b": "b-cotton-3", "c": "coffee-2", "d": "bookkeeper-2"}
    state = given(a={"area": area, "tiles": ["tile-bookkeeper"], "books": books, "ink": 1, "pounds": 7})
    asked = play(state, do.UseBookkeeper("tile-bookkeeper"))
    foresight = Foresight(Table(GAME, state, ("Ann", "Bob")), 0, 0, line=(asked,))
    kept, *turned = (foresight.of(action).change or 0 for action in (do.NoFlip(), *map(do.TurnBook, books)))
    assert kept > max(turned)


def test_a_run_of_the_ink_pot_is_worth_what_stopping_there_brings() -> None:
    """Beside "stop" stands what follows from it; a figure without that would call running on worthless."""
    books = {2: "book-a03", 3: "book-a05", 4: "book-a06"}
    state = given(a={"area": {"b": "bookkeeper-2", "c": "a-coffee-3", "d": "a-cotton-3"}, "ink": 1, "books": books})
    state = play(state, do.UseBookkeeper("slot-b"))
    while do.InkStep() in offered(state):
        now = Foresight(Table(GAME, state, ("A", "B")), 0, 0)
        there = play(state, do.InkStep())
        after = Foresight(Table(GAME, there, ("A", "B")), 0, 0)
        gained = GAME.scores(there)[0].total - GAME.scores(state)[0].total
        if do.InkStop() in offered(there):
            assert now.of(do.InkStep()).change == (after.of(do.InkStop()).change or 0) + gained
        state = there


def test_what_a_waiting_book_asks_and_pays_is_not_one_word() -> None:
    shelf = {"41": "book-b14", "51": "book-b15"}
    state = play(given(a={"area": {"b": "bookkeeper-2"}}, shelf=shelf), do.UseBookkeeper("slot-b"))
    if do.InkStop() in offered(state):
        state = play(state, do.InkStop())
    state = play(state, do.TakeBook("book-41"), do.TakeBook("book-51"))
    drawn = text_at(board.table(GAME, state, look_at(state, 0)), "waiting")
    assert [line.split()[1:3] for line in drawn.splitlines()[:2]] == [["4", "alike"]] * 2, drawn
