"""What the map and the lists say of land: what a post opens, what is closed, and tiles that have none."""

from collections.abc import Iterator

import pytest

from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.amerigo.box.tables import SLOTS
from boardgames.amerigo.face import table as board
from boardgames.amerigo.face.colours import GRASS, HATCH, SAND
from boardgames.amerigo.face.panels.scene import Scene
from boardgames.amerigo.face.panels.tokens import LEAVES, STAYING
from boardgames.amerigo.rules.chart import bits, chart_of
from boardgames.amerigo.rules.completion import post_points
from boardgames.amerigo.rules.expand import land_from, opened_by, spots
from boardgames.amerigo.rules.pieces import cover
from boardgames.amerigo.state import FREE, POSTS, State
from boardgames.core.values import evolve, replaced
from boardgames.kit.colours import luminance
from boardgames.kit.look import Look
from tests.amerigo.face.test_board import NAMES, cell, tab, text
from tests.amerigo.given import A, B, T, given, play
from tests.amerigo.random_walk import walk
from tests.tui.drawing import look_at

SINGLE = (0,)
"""A tile of one cell."""


def laid_one_by_one(s: State, seat: int, posts: int) -> int:
    """The land that a player covers with single tiles as the rules place them, one beside the other, to the end."""
    chart, pieces = chart_of(T, s), s.pieces
    for site in bits(posts):
        pieces = pieces[:site] + POSTS[seat] + pieces[site + 1 :]
    before = cover(pieces).occupied
    while here := spots(chart, pieces, seat, SINGLE):
        for at in bits(here):
            pieces = pieces[:at] + "abcd"[seat] + pieces[at + 1 :]
    return cover(pieces).occupied & ~before


def positions() -> Iterator[State]:
    for players in (2, 3, 4):
        yield from (step.before for step in list(walk(players, 40 + players))[20::90])


def test_what_a_site_opens_is_what_single_tiles_could_cover() -> None:
    tried = 0
    for s in positions():
        chart = chart_of(T, s)
        for seat in range(len(s.players)):
            own = cover(s.pieces).posts[seat]
            reached = laid_one_by_one(s, seat, own)
            assert land_from(chart, s.pieces, seat, own) == reached
            for site in list(bits(chart.sites & ~cover(s.pieces).occupied))[::3]:
                more = laid_one_by_one(s, seat, own | 1 << site)
                assert opened_by(chart, s.pieces, seat, site) == more & ~reached
                tried += 1
    assert tried > 100


def test_every_free_site_says_what_it_opens_to_the_viewer() -> None:
    s = given(posts={"g2": B}, tiles=[("village-i2", B, "g3", 0)])
    for viewer in (A, B):
        seen = GAME.observe(s, viewer)
        v = Scene(GAME, seen, Look(NAMES, viewer))
        table = board.table(GAME, seen, Look(NAMES, viewer))
        assert v.opens
        for site, cells in v.opens.items():
            assert f"⌂{cells}" in cell(table, v.chart.names[site])
    opened = [dict(Scene(GAME, GAME.observe(s, seat), Look(NAMES, seat)).opens) for seat in (A, B)]
    assert opened[A] != opened[B], "the land of a player who is there is open already"


def test_land_that_only_others_can_come_to_is_hatched() -> None:
    corner = [("village-i1", B, "b3", 0), ("village-i1", B, "c2", 0), ("village-i1", B, "d3", 0)]
    s = given(posts={"b2": B, "d4": B}, tiles=corner)
    for viewer, hatched in ((A, True), (B, False)):
        seen = GAME.observe(s, viewer)
        for draw in (board.table, board.large):
            assert (HATCH in cell(draw(GAME, seen, Look(NAMES, viewer)), "c3")) == hatched


def test_a_player_without_posts_is_told_no_figures() -> None:
    s = given()
    s = evolve(s, players=replaced(s.players, A, evolve(s.players[A], posts_left=0)))
    assert not Scene(GAME, s, Look(NAMES, A)).opens


def test_lists_say_what_a_site_opens() -> None:
    s = given(cubes={"blue": 4}, ships={A: ("e3", "frame-s-1")})
    sailing = play(s, do.Act("blue"), do.ChooseShip(1))
    assert GAME.describe(sailing, A, do.SailTo("f2")) == "site g2 +3 in 2 moves opens 22 cells, large island 3"
    assert GAME.describe(sailing, A, do.SailTo("d5")) == "site d4 +3 in 3 moves opens 8 cells, island 2"
    linked = play(given(cubes={"blue": 4}, posts={"i4": A}, ships={A: ("e3", "frame-s-1")}), do.Act("blue"))
    linked = play(linked, do.ChooseShip(1))
    assert GAME.describe(linked, A, do.SailTo("f2")).endswith("opens nothing new, island 3 pays 15, not 5")
    settled = play(given(cubes={"blue": 1}, ships={A: ("f2", "frame-s-1")}), do.Act("blue"))
    assert "opens 22 cells" in GAME.describe(settled, A, do.Establish(1))
    second = play(given(cubes={"blue": 1}, posts={"i4": A}, ships={A: ("f2", "frame-s-1")}), do.Act("blue"))
    pays, paid = (post_points(T, second, posts) for posts in (2, 1))
    assert f"opens nothing new, pays {pays}, not {paid}" in GAME.describe(second, A, do.Establish(1))


def test_the_sign_of_a_token_that_leaves_is_not_that_of_an_anchor() -> None:
    """`→` meant both on one screen."""
    seen = GAME.observe(given(), A)
    arrows = set("→←↑↓")
    for draw in (board.table, board.large):
        shown = draw(GAME, seen, Look(NAMES, A))
        for slot in SLOTS:
            region = shown.regions[slot]
            row = "".join(shown.chars[region.y][region.x : region.x + region.width])
            assert not arrows & set(row), row
            assert (LEAVES in row) == (slot in SLOTS[STAYING:]), row


@pytest.mark.parametrize(("posts", "warned"), [({}, True), ({"b2": A}, False)])
def test_planned_tiles_without_land_are_warned_about(posts: dict[str, int], warned: bool) -> None:
    s = given(posts=posts, reserve={A: ("village-i1", "village-i2")})
    seen = GAME.observe(s, A)
    look = look_at(GAME, seen, A)
    for shown in (board.table(GAME, seen, look), board.large(GAME, seen, look), tab(seen, look, "Tiles")):
        assert ("2 of 2 planned: no land" in text(shown)) == warned


def test_large_islands_are_the_lightest_land() -> None:
    assert min(map(luminance, GRASS)) > max(map(luminance, SAND))


def test_a_complete_island_says_nothing_of_what_posts_would_pay() -> None:
    done = [step.before for step in walk(2, 5)][-1]
    chart, shown = chart_of(T, done), text(tab(done, Look(NAMES[:2]), "Islands"))
    complete = [n for n, island in enumerate(chart.islands) if all(done.pieces[c] != FREE for c in bits(island))]
    assert complete
    assert shown.count("done") == len(complete)
    for line in shown.splitlines():
        for part in line.split("done")[1:]:
            assert part.strip()[:1] not in set(POSTS)


def test_a_coming_loss_is_told_in_words_and_the_strength_as_the_sum_of_its_markers() -> None:
    s = given(cannons={A: 1})
    table = text(board.table(GAME, s, Look(NAMES)))
    assert "lose 4" in table
    assert "4=4 ? ? ? ?" in table


def test_the_signs_of_land_are_told_beside_the_map_with_any_number_of_players() -> None:
    for players in (2, 3, 4):
        shown = text(board.table(GAME, given(players), Look(NAMES[:players])))
        for word in ("large", "small", "closed", "ship"):
            assert word in shown, (players, word)
