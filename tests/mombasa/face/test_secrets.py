"""What only one player sees: the plan, the hand, the starting tiles to choose from."""

from dataclasses import replace

from boardgames.core.game import Config
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import CURSOR, KEY
from boardgames.mombasa import GAME
from boardgames.mombasa import actions as do
from boardgames.mombasa.face import table as board
from boardgames.mombasa.face.panels.desk import COLUMNS, ROWS
from boardgames.mombasa.state import PLAN, State
from tests.mombasa.face.test_board import grounds_at, look_at, text
from tests.mombasa.given import card_of, given, play
from tests.tui.drawing import needed_part, text_at

CELLS = COLUMNS * ROWS
STARTING = ("coffee-1", "coffee-2", "banana-1", "banana-2", "cotton-1", "cotton-2", "expansion-2x", "bookkeeper-2")
BOUGHT = (
    "a-coffee-3",
    "a-banana-3",
    "a-cotton-3",
    "b-coffee-3",
    "b-banana-3",
    "b-cotton-3",
    "a-merchant",
    "a-cotton-2",
)


def test_the_planner_sees_the_plan_and_its_totals_and_nobody_else_does() -> None:
    state = given(phase=PLAN, a={"area": {}}, b={"area": {}})
    state = play(state, do.PlanPlace(card_of(0, "coffee-2"), "slot-b"), seat=0)
    mine = GAME.observe(state, 0)
    for canvas in private_drawings(state)[:3]:
        assert "Ann plans" in text(canvas)
        assert "Coffee" in text_at(canvas, "slot-b")
    table = text(board.table(GAME, mine, look_at(mine, 0)))
    assert "coffee 2" in table
    assert "b2" in table
    mat = text(board.mat(GAME, mine, 0, look_at(mine, 0)))
    assert "would show" in mat
    assert "coffee 2" in mat
    for viewer in (None, 1):
        other = GAME.observe(state, viewer)
        assert "Coffee" not in text(board.mat(GAME, other, 0, look_at(other, viewer)))
        assert "10 cards in hand and slots" in text(board.mat(GAME, other, 0, look_at(other, viewer)))
    everybody = GAME.observe(play(state, do.PlanDone(), seat=0), None)
    shown = text(board.table(GAME, everybody, look_at(everybody)))
    assert "has planned" in shown
    assert "plans in secret" in shown


def planner(cards: tuple[str, ...], *planned: tuple[str, str], diamond: int = 0) -> State:
    """A plans with these cards in hand, of which some already lie in slots; every other card of theirs rests."""
    facts = {"area": {}, "hand_only": cards, "diamond": diamond}
    state = given(phase=PLAN, a=facts, b={"area": {}})
    return play(state, *(do.PlanPlace(card_of(0, card), f"slot-{slot}") for card, slot in planned), seat=0)


def private_drawings(state: State) -> list[Canvas]:
    """Table, large table, first tab, mat."""
    seen, look = GAME.observe(state, 0), look_at(state, 0)
    return [
        board.table(GAME, seen, look),
        board.large(GAME, seen, look),
        needed_part(GAME, seen, look)[1],
        board.mat(GAME, seen, 0, look),
    ]


def test_a_plan_has_the_same_shape_whatever_is_in_hand() -> None:
    """Places, cards as blocks, and the columns of the totals: an onlooker across the table learns nothing from them."""
    hands = (
        planner(STARTING[:1]),
        planner(STARTING[:4]),
        planner(STARTING[:3], ("banana-1", "c")),
        planner(STARTING[:7], ("coffee-2", "b"), ("banana-2", "c"), ("expansion-2x", "d")),
        planner(STARTING + BOUGHT),
    )
    shapes = []
    for state in hands:
        shape = []
        for canvas in private_drawings(state):
            words = [(y, line.find(" helper"), line.find("help ")) for y, line in enumerate(canvas.lines())]
            cells = [canvas.regions[f"hand-{cell}"] for cell in range(CELLS)]
            written = [bool(text_at(canvas, f"hand-{cell}").split("\n")[0].strip()) for cell in range(CELLS)]
            shape.append((canvas.width, canvas.height, set(canvas.regions), cells, written, words[:2]))
        shapes.append(shape)
    assert all(shape == shapes[0] for shape in shapes)
    assert all(all(written) for *_, written, _ in shapes[0])


def test_a_hand_shows_every_card_or_counts_the_rest() -> None:
    for size in (1, 7, 14, 16):
        for canvas in private_drawings(planner((STARTING + BOUGHT)[:size])):
            cells = [text_at(canvas, f"hand-{cell}") for cell in range(CELLS)]
            shown = [cell for cell in cells if "·" not in cell and "more" not in cell]
            assert len(shown) == (size if size <= CELLS else CELLS - 1)
            assert size <= CELLS or f"+{size - CELLS + 1} more" in cells[-1]


def test_a_card_of_the_hand_wears_its_key_while_there_is_a_slot_for_it() -> None:
    free, full = (
        planner(STARTING[:5], *plan) for plan in ((), (("coffee-1", "b"), ("coffee-2", "c"), ("banana-1", "d")))
    )
    for canvas in private_drawings(free)[:3]:
        assert KEY in grounds_at(canvas, "hand-0")
    for canvas in private_drawings(full)[:3]:
        assert KEY not in grounds_at(canvas, "hand-0")


def test_a_long_name_leaves_room_for_the_totals_of_a_plan() -> None:
    state = planner(STARTING[:3])
    look = replace(look_at(state, 0), names=("Bartholomew-Maximilian", "Bob"))
    for canvas in (
        board.table(GAME, GAME.observe(state, 0), look),
        board.large(GAME, GAME.observe(state, 0), look),
        needed_part(GAME, GAME.observe(state, 0), look)[1],
    ):
        line = next(line for line in canvas.lines() if " plans " in line)
        assert "help" in line


def test_slots_are_places_that_light_up_until_they_are_filled() -> None:
    state = planner(STARTING[:3], ("banana-1", "c"))
    for canvas in private_drawings(state)[:3]:
        lit = {slot for slot in "abcde" if KEY in grounds_at(canvas, f"slot-{slot}")}
        assert lit == {"b", "d"}, "A and E are closed, C is taken"
        assert "opens at" in text_at(canvas, "slot-a")


def test_the_ghost_of_a_planned_card_lies_in_its_slot_and_counts() -> None:
    state = planner(STARTING[:3])
    action = do.PlanPlace(card_of(0, "coffee-2"), "slot-b")
    canvas = board.table(GAME, GAME.observe(state, 0), look_at(state, 0, action))
    assert "Coffee" in text_at(canvas, "slot-b")
    assert CURSOR in grounds_at(canvas, "slot-b")
    line = next(y for y, line in enumerate(canvas.lines()) if " plans " in line)
    assert CURSOR in canvas.grounds[line], "what the plan would show"


def test_a_board_that_is_not_told_the_plan_after_the_choice_shows_the_plan_as_it_is() -> None:
    """As on a screen that several players share."""
    state = planner(STARTING[:3])
    action = do.PlanPlace(card_of(0, "coffee-2"), "slot-b")
    seen, look = GAME.observe(state, 0), replace(look_at(state, 0, action), after=None)
    canvas = board.table(GAME, seen, look)
    assert CURSOR in grounds_at(canvas, "slot-b"), "where the card would lie"
    assert "Coffee" not in text_at(canvas, "slot-b")
    line = next(y for y, line in enumerate(canvas.lines()) if " plans " in line)
    assert CURSOR not in canvas.grounds[line]


def test_set_up_shows_what_the_starting_tiles_give() -> None:
    state = GAME.start(Config(2, 1, "variable"))
    seat = state.start_player
    seen = GAME.observe(state, seat)
    look = look_at(state, seat)
    title, tab = needed_part(GAME, seen, look)
    assert title == "Areas"
    for canvas in (tab, board.table(GAME, seen, look), board.large(GAME, seen, look)):
        for name in seen.players[seat].dealt:
            shown = text_at(canvas, f"tile-{name}")
            assert f" {name[-2:]} " in shown.split("\n")[0]
            assert KEY in grounds_at(canvas, f"tile-{name}")
            assert "+" in shown, "steps or a diamond"
            assert "book" in shown
            assert "rest" in shown
        assert all(f"tile-{name}" not in canvas.regions for name in state.players[1 - seat].dealt), "they are secret"


def test_the_order_of_resting_cards_is_seen_before_it_is_chosen() -> None:
    state = GAME.start(Config(3, 1, "first-game"))
    seat = state.active
    action = GAME.legal_actions(state, seat)[-1]
    for draw in (board.table, board.large):
        canvas = draw(GAME, state, look_at(state, seat, action))
        assert CURSOR in grounds_at(canvas, f"tile-{state.players[seat].tile}")
        assert len([place for place in canvas.regions if place.startswith("tile-")]) == 3
