"""What the board shows of a selected choice: the table after it, as the rules make it."""

from dataclasses import replace
from functools import partial

from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.amerigo.box.tables import SLOTS, STRONGER_PIRATES
from boardgames.amerigo.face import table as board
from boardgames.amerigo.face.panels.scene import Scene
from boardgames.amerigo.rules.chart import chart_of
from boardgames.amerigo.rules.move_ships import sail_of
from boardgames.amerigo.state import State
from boardgames.core.values import evolve
from boardgames.kit.canvas import Canvas
from boardgames.kit.look import Look
from tests.amerigo.face.test_board import cell
from tests.amerigo.given import A, B, checked, given, play
from tests.amerigo.random_walk import walk
from tests.tui import drawing

look_at = partial(drawing.look_at, GAME)


def text(canvas: Canvas) -> str:
    return "\n".join(canvas.lines())


def sailing() -> State:
    """Ship 1 of the first player has 3 moves; where it sails is asked."""
    return play(given(cubes={"blue": 3}, ships={A: ("e4", "frame-s-1")}), do.Act("blue"), do.ChooseShip(1))


def test_a_ship_that_would_sail_shows_the_moves_it_has_left() -> None:
    s = sailing()
    seen = GAME.observe(s, A)
    for space, left in (("e2", 1), ("f2", 0)):
        assert sail_of(play(s, do.SailTo(space))).left(1) == left
        assert f"ship 1 moves: 3 → {left}" in text(board.large(GAME, seen, look_at(s, A, do.SailTo(space))))
    assert "moves: " not in text(board.large(GAME, seen, look_at(s, A))), "nothing is selected"


def test_a_ship_is_drawn_where_the_table_after_has_it() -> None:
    s = sailing()
    seen, near, far = GAME.observe(s, A), look_at(s, A, do.SailTo("e2")), look_at(s, A, do.SailTo("f2"))
    for draw in (board.table, board.large):
        drawn = [text(draw(GAME, seen, look)) for look in (near, far)]
        assert drawn[0] != drawn[1]
        assert text(draw(GAME, seen, replace(near, after=far.after))) == drawn[1]
        assert text(draw(GAME, seen, replace(near, after=None))) == text(draw(GAME, seen, look_at(s, A)))


def test_a_token_shows_how_strong_the_pirates_would_be_against_the_others() -> None:
    s = on_display(given(cubes={"brown": 4}), STRONGER_PIRATES)
    s = play(s, do.Act("brown"), do.Advance(3))
    seen = GAME.observe(s, A)
    for action, against_others in ((None, "4"), (do.TakeToken(SLOTS[0]), "6")):
        table = board.table(GAME, seen, look_at(s, A, action))
        lines = text(table).splitlines()
        losses = [lines[table.regions[f"cannons-{seat}"].y].split()[-1] for seat in range(4)]
        assert losses == ["4", against_others, against_others, against_others]


def on_display(s: State, token: str) -> State:
    """Exchange the first token on display for one of the stack."""
    first, *others = s.progress
    stack = tuple(first if one == token else one for one in s.progress_stack)
    return checked(evolve(s, progress=(token, *others), progress_stack=stack))


def at_a_site(players: int) -> State:
    """The first player's ship lies at the anchor of a site that opens more than nine cells; one post is there."""
    return play(given(players, cubes={"blue": 3}, ships={A: ("f2", "frame-s-1")}, posts={"d4": B}), do.Act("blue"))


def test_the_key_of_a_new_post_leaves_no_part_of_the_figure_behind_it() -> None:
    """`e1⌂3` would stand where a post opens 13 cells."""
    for players in (2, 4):
        s = at_a_site(players)
        seen, look = GAME.observe(s, A), look_at(s, A)
        opens = {v.chart.names[site]: cells for v in [Scene(GAME, seen, look)] for site, cells in v.opens.items()}
        assert opens["g2"] > 9
        assert cell(board.table(GAME, seen, look), "g2").strip() == "e1⌂"


def test_a_list_of_islands_counts_the_post_that_is_selected() -> None:
    s = at_a_site(2)
    seen = GAME.observe(s, A)
    chart = chart_of(GAME.tables, s)
    island = f"island-{chart.island_of[chart.index['g2']] + 1}"
    now, then = (cell(board.table(GAME, seen, look_at(s, A, action)), island) for action in (None, do.Establish(1)))
    assert "A5" not in now
    assert "→" in then, "a cell less"
    assert "A5" in then, "and what the post would pay"


def test_after_the_game_no_pirates_are_announced() -> None:
    *_, last = walk(2, 3)
    assert not last.after.frames
    table = board.table(GAME, GAME.observe(last.after, None), Look(drawing.NAMES[:2]))
    for seat in range(2):
        assert set(cell(table, f"cannons-{seat}").strip()) <= {"AB"[seat], "●", " "}
