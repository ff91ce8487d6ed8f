"""The boards and the words in every language: nothing is cut, names stay apart, titles leave room for their notes."""

import re
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import boardgames.felinia
from boardgames.core.game import Config, Seat
from boardgames.core.values import evolve
from boardgames.felinia import GAME
from boardgames.felinia.face import table as board
from boardgames.felinia.face.panels import notes
from boardgames.felinia.state import State
from boardgames.kit.canvas import Canvas
from boardgames.tui.screens.player_aid import aid_rows
from boardgames.words import use
from tests.felinia.random_walk import keen_walk
from tests.tui.drawing import look_at

LANGUAGES = ("fr", "nl")
COUNTRY_WIDTH = 58
"""The window on one country shows parts of its neighbours."""
every_language = pytest.mark.parametrize("language", LANGUAGES)
SETTINGS = [(2, "classic", ()), (3, "expert", ("next-boat",)), (4, "classic", ("next-boat",)), (4, "expert", ())]


def steps(every: int) -> Iterator[tuple[State, Seat, Any]]:
    for players, variant, options in SETTINGS:
        for count, (state, seat, action, _, _) in enumerate(keen_walk(players, 11, variant, options)):
            if count % every == 0:
                yield state, seat, action


@every_language
def test_the_game_speaks_the_language(language: str) -> None:
    game = GAME.in_language(language)
    assert language in game.languages
    assert game.language == language
    state = game.start(Config(3, 0, "classic"))
    english = GAME
    assert game.words.status(state) != english.words.status(state)
    assert {good.tile for good in game.tables.goods} != {good.tile for good in english.tables.goods}
    assert [good.code for good in game.tables.goods] == [good.code for good in english.tables.goods]


@every_language
def test_no_text_is_cut(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, put, cut = GAME.in_language(language), Canvas.put, set()

    def watched(
        canvas: Canvas, x: int, y: int, text: str, ink: str = "", place: str | None = None, *, ground: str = ""
    ) -> int:
        whole = x >= 0 and x + len(text) <= canvas.width and 0 <= y < canvas.height
        if not whole and text.strip() and canvas.width != COUNTRY_WIDTH:
            cut.add((text, canvas.width))
        return put(canvas, x, y, text, ink, place, ground=ground)

    monkeypatch.setattr(Canvas, "put", watched)
    for state, seat, action in steps(13):
        seen = game.observe(state, seat)
        look = look_at(game, state, seat, action, board.place(game, seen, action))
        table, large = board.table(game, seen, look), board.large(game, seen, look)
        assert all(row[42] == " " for row in table.chars), "no panel writes beyond its sheet"
        assert all(row[83] == " " for row in large.chars), "no panel writes beyond its sheet"
        board.tabs(game, seen, look)
        for owner in range(len(seen.players)):
            board.mat(game, seen, owner, look)
    assert cut == set()


@every_language
def test_a_title_and_its_note_stay_apart(language: str) -> None:
    game = GAME.in_language(language)
    state = game.start(Config(4, 0, "classic"))
    seen, look = game.observe(state, 0), look_at(game, state, 0)
    note = game.words.names.say("board-top-first")  # type: ignore[attr-defined]
    assert f" {note} " in board.table(game, seen, look).lines()[0]


@every_language
def test_choices_and_questions_fit_their_lines_and_stay_apart(language: str) -> None:
    game = GAME.in_language(language)
    for state, seat, _ in steps(5):
        seen = game.observe(state, seat)
        assert len(game.words.question(seen, game.decisions(state)[0])) <= 62
        told = [game.describe(seen, seat, action) for action in game.legal_actions(state, seat)]
        assert len({*told}) == len(told)
        assert max(map(len, told)) <= 76, max(told, key=len)


@every_language
def test_names_are_distinct(language: str) -> None:
    t = GAME.in_language(language).tables
    for names in (
        [good.tile for good in t.goods],
        [people.one for people in t.peoples],
        [people.mark for people in t.peoples],
        [country.label for country in t.countries],
        [kind.label for kind in t.mystery_kinds.values()],
    ):
        assert len({*names}) == len(names)
    assert all(len(people.one) <= 7 and len(people.mark) == 2 for people in t.peoples)
    assert all(len(good.tile) <= 5 and len(good.short) <= 6 for good in t.goods)


@every_language
@pytest.mark.parametrize("variant", ["classic", "expert"])
def test_notes_fit_a_small_screen(language: str, variant: str) -> None:
    words = GAME.in_language(language).words
    names = words.names  # type: ignore[attr-defined]
    assert max(map(len, notes.handbook(names, variant))) <= 76
    phases = ("auction", "commerce", "exploration", "storage", "final-sales", "end")
    assert max(len(notes.hint(names, phase)) for phase in phases) <= 76
    tiles = notes.specials(names.tables)
    assert max(len(names.gist(tile.effect)) for tile in tiles) <= 29
    assert all(1 <= len(notes.mark(names, tile)) <= 7 for tile in tiles)
    tabs = board.tabs(GAME.in_language(language), *_first(language, variant))
    assert len({title for title, _ in tabs}) == len(tabs)


def _first(language: str, variant: str) -> tuple[State, Any]:
    game = GAME.in_language(language)
    state = game.start(Config(4, 0, variant))
    return game.observe(state, 0), look_at(game, state, 0)


@every_language
def test_the_aid_is_a_page(language: str) -> None:
    aid = GAME.in_language(language).words.aid()
    words = [word for section in aid.sections for line in section.lines for word in line.text.split()]
    assert max(map(len, words)) <= 28
    assert all(first.title != second.title for first, second in pairwise(aid.sections))


@every_language
def test_no_message_falls_back_to_english_for_want_of_another(language: str) -> None:
    messages = GAME.in_language(language).words.names.messages  # type: ignore[attr-defined]
    text = (Path(boardgames.felinia.__file__).parent / "face" / "words" / f"{language}.ftl").read_text("utf-8")
    mentioned = set(re.findall(r"\{ (-?[a-z][a-z-]*) \}", text))
    assert mentioned <= set(messages.keys())


@every_language
def test_events_are_told_in_the_language(language: str) -> None:
    """Not one event of a game reads as it does in English."""
    game, names = GAME.in_language(language), ("Ann", "Bob", "Cid")
    for variant in GAME.info.variants:
        for _, _, _, _, events in keen_walk(3, 21, variant):
            for event in events:
                assert game.words.tell(event, names) != GAME.words.tell(event, names), event


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_the_name_of_a_country_never_touches_a_tile(language: str) -> None:
    """`Cheeta's 6Panter` was read at 120x40."""
    game = GAME.in_language(language)
    for variant in game.info.variants:
        state = evolve(game.start(Config(4, 0, variant)), face_up=-1)
        for canvas in (draw(game, state, look_at(game, state, 0)) for draw in (board.table, board.large)):
            plates = {place: area for place, area in canvas.regions.items() if place.startswith("country.")}
            assert len(plates) == 5
            for place, (x, y, width, _) in plates.items():
                row = "".join(canvas.chars[y]) + " "
                assert not re.search(r"\S\S", row[x - 1 : x + 1]), (variant, canvas.width, place)
                assert not re.search(r"\w\w", row[x + width - 1 : x + width + 1]), (variant, canvas.width, place)


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_what_a_small_boat_lacks_never_touches_its_prizes(language: str) -> None:
    """`lacks Glass2Jg2!+4` was read at 80x24."""
    game = GAME.in_language(language)
    lacks = {"en": "lack", "fr": "manque", "nl": "mist"}[language]
    for variant in game.info.variants:
        for good in range(5):
            state = evolve(game.start(Config(4, 0, variant)), face_up=-1)
            goods = tuple(0 if number == good else 9 for number in range(5))
            state = evolve(state, players=tuple(evolve(p, goods=goods, money=6) for p in state.players))
            for _, canvas in board.tabs(game, state, look_at(game, state, 0)):
                for line in canvas.lines():
                    assert not re.search(rf"({lacks}|○) \w+\.?\d\w", line), line


@every_language
def test_the_aid_is_one_page_at_every_table(language: str, request: pytest.FixtureRequest) -> None:
    request.addfinalizer(partial(use, "en"))
    use(language)
    game = GAME.in_language(language)
    for variant in game.info.variants:
        for players in game.info.players:
            assert len(aid_rows(game.words.aid(Config(players, 0, variant)), 120)) <= 38


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_no_sailing_is_announced_when_the_game_is_over(language: str) -> None:
    game = GAME.in_language(language)
    *_, (state, _, _, after, _) = keen_walk(2, 11, "classic", ())
    assert not game.decisions(after), state
    table = "\n".join(board.table(game, game.observe(after, 0), look_at(game, after, 0)).lines())
    say = game.words.names.say  # type: ignore[attr-defined]
    assert say("board-boats-gone") in table
    assert say("board-boats-to-come", end=1, n=0, blue=0) not in table
