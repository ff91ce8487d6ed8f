"""What the table answers: figures come from the rules, and nothing says more than its asker may know."""

from boardgames.core.game import Seat, Thing
from boardgames.kit.look import Look
from boardgames.mombasa import GAME
from boardgames.mombasa.actions import PlanPlace, UseExpansion, UseGoods
from boardgames.mombasa.rules.bases import share_value
from boardgames.mombasa.rules.display import price
from boardgames.mombasa.state import PLAN, State
from boardgames.store.rule_catalogue import load_catalogue
from tests.mombasa.given import T, begun, given, play
from tests.mombasa.random_walk import walk

NAMES = ("Anna", "Boris", "Chloe", "Dmitri")
GOODS_IN_B = UseGoods(("slot-b",))
RULES = set(load_catalogue(GAME.parts.data).ids())


def ask(state: State, place: str, viewer: Seat | None = 0) -> Thing:
    names = NAMES[: len(state.players)]
    found = GAME.words.thing(GAME.observe(state, viewer), viewer, place, names)
    assert found is not None, place
    return found


def test_a_merchant_says_what_it_does_before_it_is_bought() -> None:
    state = given(posts={"cairo": ["fezzan"]}, display={"d": "b-merchant-cairo"}, a={"pounds": 3})
    merchant = ask(state, "card-d")
    assert merchant.name == "Display card d, Merchant of Cairo"
    assert merchant.line.startswith(
        f"Price {price(T, state, T.display_at['card-d'])}; moves the diamond 2 spaces and pays £1"
    )
    assert "1 space more for every 2 mines in regions with a post of Cairo" in merchant.does
    assert "£6 of your £3, £3 short" in merchant.get


def test_a_tile_is_not_said_to_be_planned_in_a_slot() -> None:
    tile, card = ask(given(), "bonus-tile-merchant"), ask(given(display={"d": "a-merchant"}), "card-d")
    assert "In that round it moves your diamond" in tile.does
    assert "Planned in a slot it moves your diamond" in card.does


def test_what_lies_on_map_tracks_and_books_is_told_in_one_row() -> None:
    """The inspector has one row of 120 characters for name and line, less its marks."""
    books = {2: "book-a01", 3: "book-b01", 4: "book-c01"}
    facts = {"area": {"b": "coffee-2", "c": "bookkeeper-2"}, "books": books, "steps": {"mombasa": 3}, "ink": 1}
    state = given(3, a=facts, posts={"mombasa": ["great-lakes"], "cairo": ["kordofan", "nubia"]})
    places = [*T.region_at, *T.display_at, *T.shelf_at, *(f"track-{company.id}" for company in T.companies)]
    for place in (*places, *(f"ink-0-{at}" for at in range(1, T.ink.length + 1))):
        thing = ask(state, place)
        assert len(f"{thing.name}  {thing.line}") <= 106, thing


def test_a_display_card_says_what_it_will_cost_next_round_or_that_it_leaves() -> None:
    state = given()
    assert f"Next round it would cost {price(T, state, T.display_at['card-a']) - 1}." in ask(state, "card-a").get
    assert "It leaves the game before the next round" in ask(state, "card-c").get


def test_while_goods_are_spent_a_card_counts_what_they_come_to() -> None:
    state = play(given(a={"area": {"b": "coffee-2"}}, display={"c": "a-merchant", "d": "b-merchant-cairo"}), GOODS_IN_B)
    assert "You pay with 2 in goods now; it costs 5, 3 short." in ask(state, "card-d").get


def test_a_region_says_whose_posts_stand_there_what_it_brings_and_who_could_enter_for_how_much() -> None:
    state = given(posts={"cairo": ["fezzan"]}, a={"area": {"b": "expansion-2x"}}, b={"area": {"b": "coffee-2"}})
    fezzan, desert = ask(state, "fezzan"), ask(state, "libyan-desert")
    assert fezzan.line.startswith("Post of Cairo. Entering brings £3.")
    assert "To enter: Cairo 1." in desert.line
    assert "Upper Niger 1" in fezzan.does
    assert "Libyan Desert 2" in fezzan.does
    assert "You have 2 expansion points." in desert.get
    assert desert.others == "Expansion points face up: you 2, Boris 0."
    assert f"its share goes from £{share_value(T, state, T.company_at['cairo'])} to" in desert.worth


def test_while_a_company_expands_its_points_count() -> None:
    state = play(given(a={"area": {"b": "expansion-2x"}}), UseExpansion())
    assert "You have 2 expansion points" in ask(state, "fezzan").get


def test_a_track_space_says_its_worth_the_calls_on_the_way_and_who_stands_there() -> None:
    state = given(tracks=T.first_tracks, a={"steps": {"cairo": 3}}, b={"steps": {"cairo": 5}})
    row = T.tracks[state.tracks[T.company_at["cairo"]]]
    call = next(space for space, pounds in enumerate(row.calls) if pounds)
    beyond = ask(state, f"space-cairo-{call + 1}")
    assert f"{call - 2} steps away, £{row.calls[call]} of calls." in beyond.line
    assert f"it costs £{row.calls[call]}, or the steps left are lost" in beyond.does
    assert "Disc here: Boris." in ask(state, "space-cairo-5").line
    assert "Your disc has passed it." in ask(state, "space-cairo-2").line
    assert ask(state, "track-cairo").others == "Discs: you 3, Boris 5."


def test_a_book_says_what_it_asks_what_it_pays_and_what_is_missing() -> None:
    state = given(shelf={"21": "book-a01"}, a={"area": {"b": "coffee-1"}}, b={"area": {"b": "coffee-2"}})
    assert ask(state, "book-21").line == "Asks 2 coffee, pays £2. It costs 1 point."
    assert ask(state, "book-21").worth == "Your face-up cards lack 1 coffee."
    assert ask(state, "book-21", 1).worth == "Your face-up cards show what it asks."


def test_a_card_in_play_and_a_majority_say_what_everybody_shows() -> None:
    state = given(a={"area": {"b": "coffee-2"}}, b={"area": {"b": "coffee-1"}, "used": ["b"]})
    mine, theirs = ask(state, "area-0-slot-b"), ask(state, "area-1-slot-b")
    assert (mine.name, theirs.name) == ("Your Coffee 2 in slot B", "Boris's Coffee 1 in slot B")
    assert mine.line.startswith("Face up: 2 coffee")
    assert theirs.line.startswith("Used, face down")
    assert "now you 2, Boris 0." in ask(state, "bonus-majority-coffee").line
    assert ask(state, "bonus-majority-coffee").worth == "Your face-up cards would bring 2 steps Cairo."


def test_a_plan_is_told_to_its_planner_alone() -> None:
    state = begun(2)
    action = next(one for one in GAME.legal_actions(state, 0) if isinstance(one, PlanPlace))
    state = GAME.apply(state, 0, action)
    assert state.phase == PLAN
    letter = action.slot[-1]
    assert "It holds" in ask(state, f"pile-0-{letter}").line
    assert "is secret" in ask(state, f"pile-0-{letter}", 1).line
    shared = GAME.words.thing(GAME.observe(state, None), 0, f"pile-0-{letter}", NAMES[:2])
    assert shared is not None
    assert "is secret" in shared.line


def test_there_is_no_thing_where_there_is_no_place() -> None:
    state = GAME.observe(begun(2), 0)
    for place in ("atlantis", "space-cairo-99", "base-cairo-4", "player-7", "ink-0-77", "hand-14", "reward-1", ""):
        assert GAME.words.thing(state, 0, place, NAMES[:2]) is None


def test_all_rules_that_things_name_are_in_the_rule_book() -> None:
    """Over the places of a few tables; the same games are read aloud part by part."""
    named: set[str] = set()
    board = GAME.parts.board()
    for number, step in enumerate(walk(3, "variable", 4, "trader")):
        if number % 40 == 0:
            seen = GAME.observe(step.before, step.seat)
            canvases = [board.table(GAME, seen, Look(NAMES[:3], step.seat)), board.mat(GAME, seen, 1, Look(NAMES[:3]))]
            for place in {place for canvas in canvases for place in canvas.regions}:
                named |= set(ask(step.before, place, step.seat).rules)
            for part, title, _ in GAME.words.parts(seen):
                assert title
                assert all(line.endswith(".") for line in GAME.words.prose(seen, step.seat, part, NAMES[:3]))
    assert named <= RULES
    assert len(named) > 60
