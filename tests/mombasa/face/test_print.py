"""What is printed: the continent, words that tell things apart, colours, and a region for everything."""

import re
from collections.abc import Callable
from itertools import combinations

import pytest

from boardgames.core.values import evolve
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import PLAYERS, contrast
from boardgames.mombasa import GAME
from boardgames.mombasa.face import colours, map
from boardgames.mombasa.face import table as board
from boardgames.mombasa.face.panels.continent import QUAY, SEA, SHORE, Shape, Size, shape_of
from boardgames.mombasa.face.panels.names import book_gain, book_needs, card_extra, card_figure, card_kind, space_long
from boardgames.mombasa.face.panels.scene import Scene, scene_of
from boardgames.mombasa.face.panels.spaces import bonus_name
from boardgames.mombasa.rules.discs import spaces_in_play
from boardgames.mombasa.rules.scoring import shares
from tests.mombasa.face.test_board import look_at, text
from tests.mombasa.given import T, begun, given
from tests.tui.colours import smallest_distance
from tests.tui.drawing import text_at


def scene() -> Scene:
    state = GAME.observe(begun(2), None)
    return scene_of(Canvas(1, 1), GAME, state, look_at(state))


SIZES = (map.SMALL, map.THUMB, map.LARGE, map.FLAT)
every_size = pytest.mark.parametrize("size", SIZES, ids=str)


# The continent


def touching(shape: Shape) -> set[frozenset[int]]:
    """Regions and quays that lie side by side."""
    found = set()
    for y, row in enumerate(shape.half):
        below = shape.half[min(y + 1, len(shape.half) - 1)]
        for x, here in enumerate(row):
            for other in (row[min(x + 1, len(row) - 1)], below[x]):
                if other != here and not {here, other} & {SEA, SHORE} and max(here, other) >= 0:
                    found.add(frozenset((here, other)))
    return found


@every_size
def test_exactly_those_regions_touch_that_have_a_border(size: Size) -> None:
    wanted = {frozenset((a, b)) for a, b, _ in T.borders if not T.regions[a].inside and not T.regions[b].inside}
    wanted |= {frozenset((region, QUAY - c)) for c, rows in enumerate(T.base_borders) for region, _ in rows}
    assert touching(shape_of(T, size)) == wanted


def test_double_borders_are_rivers() -> None:
    shape = shape_of(T, map.SMALL)
    kordofan, niger = T.region_at["kordofan"], T.region_at["upper-niger"]
    last = shape.line(2) - 1
    below = [line for line in shape.lines if (line.inside, line.y) == (kordofan, last) and line.text[0] in "▁▂"]
    assert {line.double for line in below} == {True}, "the Great Lakes lie behind a double border"
    assert {line.text[0] for line in below} == {"▂"}
    left = [line for line in shape.lines if line.inside == niger and line.text[0] in "▏▌"]
    assert {line.double for line in left} == {False}


@every_size
def test_every_region_has_room_for_its_words(size: Size) -> None:
    shape = shape_of(T, size)
    for place in T.regions:
        _, width = shape.span(place)
        assert width >= (3 if size is map.THUMB else len(place.name.split()[0])), place.name


# Words


def test_words_tell_cards_and_books_apart() -> None:
    here = scene()
    for pile in T.supplies:
        for width in (8, 11, 14):
            books = [T.books[book] for book in pile]
            faces = [
                (tuple(word for word, _ in book_needs(scene(), book, width)), book_gain(scene(), book, width))
                for book in books
            ]
            assert len(faces) == len({(book.needs, book.any_good, book.reward) for book in books})
    cards = {(card_kind(here, card, 4), card_figure(T, card), card_extra(here, card)) for card in T.cards.values()}
    alike = {(card.kind, card.total, card.value, card.points, card.diamonds) for card in T.cards.values()}
    assert len(cards) >= len(alike)


@pytest.mark.parametrize("width", [3, 5, 8, 11])
def test_words_of_books_fit(width: int) -> None:
    for book in T.books.values():
        double = len(book_needs(scene(), book)) > 1
        if width >= (5 if double else 8):
            assert all(len(word) <= width for word, _ in book_needs(scene(), book, width)), book.id
        if width >= (3 if double else 8):
            assert len(book_gain(scene(), book, width)) <= width, book.id


def test_words_of_bonus_spaces_fit() -> None:
    for space in T.spaces:
        assert len(space_long(scene(), space)) <= 36
    for track in T.tracks:
        names = [bonus_name(scene(), track, level) for level in (1, 2)]
        pad = 3 if T.spaces_of_track[track] else 2
        assert sum(len(name) + pad for name in names) + 1 <= 44 - 13, names


# Colours


def test_grounds_carry_their_inks() -> None:
    hues = (*colours.COMPANIES, *colours.TOTALS, colours.BOOKS, colours.ANY_GOOD, colours.CASH, colours.OUT)
    for hue in hues:
        assert contrast(hue.ink, hue.ground) >= 4.5
    for company in range(4):
        assert contrast(colours.LIGHT, colours.quay(company)) >= 4.5


def test_companies_and_players_are_told_apart_by_all_eyes() -> None:
    companies = tuple(hue.ground for hue in colours.COMPANIES)
    assert smallest_distance(companies) > 8
    for company, player in ((c, p) for c in companies for p in PLAYERS):
        assert smallest_distance((company, player)) > 5
    for one, other in combinations(colours.TOTALS, 2):
        assert smallest_distance((one.ground, other.ground)) > 5


# A region for everything


def every_canvas(players: int) -> list[Canvas]:
    state = given(players, a={"area": {"b": "coffee-1"}, "placed": ["buy-card"]})
    look = look_at(state, 0)
    tabs = [tab for _, tab in board.tabs(GAME, state, look)]
    return [board.table(GAME, state, look), board.large(GAME, state, look), *tabs]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_on_the_table_can_be_pointed_at(players: int) -> None:
    state = given(players)
    named = {*T.display_ids, *T.shelf_ids, *(place.id for place in T.regions), "round"}
    named |= {f"bonus-{T.spaces[number].id}" for number in spaces_in_play(T, state)}
    for company in T.companies:
        named |= {f"base-{company.id}", f"track-{company.id}", f"shares-{company.id}"}
        named |= {f"base-{company.id}-{column}" for column in (1, 2, 3)}
    named |= {f"player-{seat}" for seat in range(players)}
    table, large, *tabs = every_canvas(players)
    assert named <= set(table.regions)
    assert named <= set(large.regions)
    assert named <= {place for tab in tabs for place in tab.regions}
    for canvas in (table, large):
        for place, (x, y, width, height) in canvas.regions.items():
            hits = {canvas.hits[row][column] for row in range(y, y + height) for column in range(x, x + width)}
            assert place in hits, f"{place} is covered"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_facts_of_the_table_are_found_somewhere(players: int) -> None:
    """Table, tabs and mats together tell what a player could ask for."""
    state = begun(players, "variable", 4)
    look = look_at(state, None)
    table = board.table(GAME, GAME.observe(state, None), look)
    tabs = dict(board.tabs(GAME, GAME.observe(state, None), look))
    for place in T.regions:
        assert place.name.split()[0] in text_at(table, place.id)
    for space, name in enumerate(state.display):
        card = T.cards[name]
        shown = text_at(table, T.display_ids[space])
        assert card_figure(T, card) in shown
        assert str(T.prices(state.display).by_space[space]) in shown
    assert f"deck {len(state.draw)}" in text(table)
    assert all(f"{len(pile)} left" in text(tabs["Books"]) for pile in state.supply)
    assert "coins to come" in text(tabs["Books"])
    for seat, p in enumerate(state.players):
        mat = text(board.mat(GAME, GAME.observe(state, None), seat, look))
        assert f"£{p.pounds}" in mat
        assert f"ink at {p.ink}, £{T.ink_worth[p.ink]}" in mat
        assert "disc" in mat
        for company, entry in enumerate(T.companies):
            assert entry.name in mat
            assert f"disc on {p.steps[company]}" in mat
            assert str(shares(T, state, seat, company)[0]) in mat
        assert "bonus" in mat
    assert "start-player marker" in text(board.mat(GAME, state, state.marker, look))


def test_posts_out_of_the_game_are_told() -> None:
    state = given(bases={"cairo": (3, 5, 5)})
    tabs = dict(board.tabs(GAME, state, look_at(state, None)))
    assert "2 out" in text(tabs["Companies"])
    assert "2 posts out" in text(board.large(GAME, state, look_at(state, None)))


@pytest.mark.parametrize("draw", [board.table, board.large])
@pytest.mark.parametrize("tracks", [("A1", "B1", "C1", "D1"), ("A2", "B2", "C2", "D2")])
def test_a_track_shows_every_share_special_space_and_call(tracks: tuple[str, ...], draw: Callable[..., Canvas]) -> None:
    """Also where a call lies before a space with a share."""
    state = given(tracks=tracks)
    canvas = draw(GAME, state, look_at(state, None))
    for company, name in zip(T.companies, tracks, strict=True):
        x, y, width, height = canvas.regions[f"track-{company.id}"]
        text = "".join(line[x : x + width] for line in canvas.lines()[y : y + height])
        track = T.tracks[name]
        shares = "".join(str(share) for _, share in track.shares)
        printed = re.sub(r"£\d", "", text)
        assert sorted(re.findall(r"\d", printed)) == sorted(shares), name
        assert text.count("★") == len(track.special), name
        assert re.findall(r"£\d(?!\d)", text) == [f"£{call.pounds}" for call in track.capital_call], name


def test_what_a_region_gives_stands_apart_from_the_post_in_it() -> None:
    everywhere = {
        "cape-town": [place.id for place in T.regions if not place.inside][:12],
        "mombasa": ["natal", "namib"],
    }
    state = given(posts=everywhere, bases={"cape-town": (1, 1, 1), "mombasa": (4, 4, 5)})
    canvas = board.table(GAME, state, look_at(state, None))
    for name in {region for regions in everywhere.values() for region in regions}:
        line = text_at(canvas, name).split("\n")[1]
        assert re.search(r"\s(CT|MO)\b", line) or T.region_at[name] in around_enclaves(), (name, line)


def around_enclaves() -> set[int]:
    """Regions whose second line is the enclave in them."""
    return {T.region_at[place.inside] for place in T.regions if place.inside}


@pytest.mark.parametrize("draw", [board.table, board.large])
def test_what_a_book_asks_for_stands_apart_from_what_it_gives(draw: Callable[..., Canvas]) -> None:
    """Books with two needs have both in a line."""
    double = [book for pile in T.supplies for book in pile if len(T.books[book].req) == 2]
    for at in range(0, len(double), len(T.shelf_ids)):
        shelf = tuple(double[at : at + len(T.shelf_ids)])
        state = evolve(given(), shelf=(*shelf, *[""] * (len(T.shelf_ids) - len(shelf))), coins=0)
        canvas = draw(GAME, state, look_at(state, None))
        for place in T.shelf_ids[: len(shelf)]:
            first = text_at(canvas, place).split("\n")[0]
            assert re.fullmatch(r"(\d \w+|helper)\s+(£\d|◆\d|\dpt|-\d■)", first.strip()), first
