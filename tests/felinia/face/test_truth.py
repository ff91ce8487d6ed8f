"""What the table of Felinia says is so: found false by somebody who played a whole game with the rulebook beside it."""

from typing import Any

import pytest

from boardgames.core.choice_forms import ASIDE
from boardgames.core.game import Config
from boardgames.core.score_sheets import estimate_scores
from boardgames.core.table import Table
from boardgames.core.values import evolve
from boardgames.felinia import GAME
from boardgames.felinia.actions import Board, BuyGood, Move, Sell, TakeBonus
from boardgames.felinia.events import BoardingEnded, Gained, TileTaken
from boardgames.felinia.face import table as board
from boardgames.felinia.face.colours import families
from boardgames.felinia.face.words.names import Names
from boardgames.felinia.rules.auction import is_closed
from boardgames.felinia.state import FinalSale, State, Storing
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import EXACT
from boardgames.table.foresight import Foresight
from boardgames.tui.look.colours_16 import Colours16
from boardgames.tui.look.palettes import PALETTES
from boardgames.tui.screens.table_pages import score_page
from boardgames.tui.view.table_view import build_scene
from boardgames.tui.widgets.outcome import margin_of
from tests.felinia.given import T, given, play, province, started
from tests.felinia.landings import JAGUARS, landing, to
from tests.felinia.random_walk import keen_walk
from tests.tui.drawing import NAMES, look_at, text_at

WORDS = Names(T)


def drawn(state: State, viewer: int = 0, action: Any = None) -> Canvas:
    return board.table(GAME, GAME.observe(state, viewer), look_at(GAME, state, viewer, action))


def thing(state: State, place: str) -> Any:
    return GAME.words.thing(GAME.observe(state, 0), 0, place, NAMES[: len(state.players)])


def test_a_boat_does_not_say_that_somebody_has_none_of_what_they_have_too_little_of() -> None:
    state = given(3).boats("9:15", "5:15", "7:15", "9:45").player(0, glassware=1, books=1).auction()
    boats = "\n".join(text_at(drawn(state), dock) for dock in T.dock_number)
    assert "Cheetahs" in boats
    assert "no Glass" not in boats
    assert "○ Glass" in boats


def test_no_price_is_told_where_no_token_is_left_to_pay_it() -> None:
    buying = given(2).market(1, books=2).market(2, wine=1).player(0, money=3).piles(m2=(0,)).commerce()
    assert thing(buying, "market-1.books").line == "2 here, and no token left to buy with."
    assert thing(buying, "market-2.wine").line == "1 here, 1 coin for the top token."
    bidding = given(2).market(1, books=2).piles(m1=(1, 1)).auction()
    assert thing(bidding, "market-1.books").line == "2 here, a token put here now would pay 3 coins."


def test_the_price_of_a_market_comes_before_what_may_be_cut_off() -> None:
    bidding = given(4).market(1, books=1, clothes=1, glassware=1).piles(m1=(1, 2, 3, 1)).auction()
    line = thing(bidding, "market-1").line
    assert "5 coins" in line[:90]
    assert "5 coins" in thing(given(4).piles(guild=(1, 2, 3, 1)).auction(), "guild").line[:60]


def test_what_a_crossroads_pays_is_worth_something() -> None:
    walking = landing(JAGUARS).exploration()
    assert "is 2 points" in thing(walking, province("expert", "Jd")).worth
    cards = thing(walking, province("expert", "Jb")).worth
    assert "mysterious place is 1 point alone, with others 2 points each" in cards


@pytest.mark.parametrize("variant", GAME.info.variants)
def test_a_quay_speaks_of_turning_tiles_only_where_tiles_are_turned(variant: str) -> None:
    quay = next(row.id for row in T.boards[variant].provinces if row.kind == "port")
    assert ("face-down" in thing(started(3, variant), quay).does) == (variant == "classic")
    aid = GAME.words.aid(Config(3, 0, variant))
    assert any("face-down" in line for line in aid.forgotten) == (variant == "classic")


def test_the_next_boat_says_what_is_there_to_be_won_and_how_to_board_it() -> None:
    state = started(2, "expert", ("next-boat",))
    one = thing(state, "next-boat")
    assert one.worth.startswith("Face-up tiles there")
    assert one.get.startswith("Once it is at a dock")


def test_nobody_boards_no_more_who_has_boarded_nobody() -> None:
    assert GAME.words.tell(BoardingEnded(0), NAMES) == "Ann is done boarding."


def test_an_extra_coin_names_the_tile_that_brings_it() -> None:
    said = GAME.words.tell(Gained(0, "coin", "income"), NAMES)
    (name,) = [tile.label for tile in T.trade_tiles.values() if tile.effect == "coin"]
    assert said == f"Ann gains 1 coin ({name})."


def test_a_card_that_cannot_be_kept_says_why() -> None:
    position = landing(JAGUARS).mystery(0, "mp-temple-2").next_mysteries("mp-temple-1", "mp-archive-1")
    text = "\n".join(drawn(play(position.exploration(), to("Jb"))).lines())
    assert "you have it" in text
    assert "you lack it" in text


def test_no_boat_is_announced_after_the_last_sailing() -> None:
    sailing = evolve(landing(JAGUARS).exploration(), next_boat=True)
    before, last = ("\n".join(drawn(state).lines()) for state in (sailing, evolve(sailing, end="last-merchant")))
    assert ("more, the last 5 blue" in before, " then " in before) == (True, True)
    assert ("the last sailing" in last, " then " in last) == (True, False)


def test_places_left_on_a_boat_are_those_left_by_whoever_boards() -> None:
    state = given(3).boats("9:15", "5:15", "7:15", "9:45").player(0, glassware=2, books=1, money=2).boarding(0)
    said = GAME.describe(GAME.observe(state, 0), 0, Board("dock-1"))
    assert said.endswith("to the Cheetahs, then 1 free")


def test_a_bonus_tile_is_told_before_its_price_is_cut() -> None:
    state = given(3).player(0, money=3, gold=1, spice=1).piles(guild=(0,)).commerce()
    for action in GAME.legal_actions(state, 0):
        if isinstance(action, TakeBonus):
            assert GAME.describe(state, 0, action).endswith("(1 gold, 1 spice)")


def test_sales_stand_beside_the_answers_unless_the_question_is_about_them() -> None:
    met = set()
    for state, seat, *_ in keen_walk(3, 5, "expert"):
        top = state.frames[-1]
        for action in GAME.legal_actions(state, seat):
            if isinstance(action, Sell):
                form = GAME.words.form(state, seat, action)
                met.add((type(top).__name__, form is not None and form.kind == ASIDE))
    assert {("Bid", True), ("Storing", False)} <= met
    assert not {("Bid", False), ("Journey", False), (Storing.__name__, True), (FinalSale.__name__, True)} & met
    poor = given(3).market(1, books=1).player(0, money=0, spice=1).piles(m1=(0,)).commerce()
    assert GAME.words.form(poor, 0, Sell("spice")) is None, "nothing can be bought without a sale"


def test_a_sale_while_cards_are_chosen_brings_what_it_brings_itself() -> None:
    """It answers nothing: what the best card brings afterwards is no gain of the sale."""
    position = landing(JAGUARS).player(0, gold=1, wine=1).next_mysteries("mp-temple-1", "mp-springs-1")
    table = Table(GAME, position.exploration(), NAMES[:3])
    table.play(0, to("Jb"))
    forecast = Foresight(table, 0, 0).of(Sell("gold"))
    assert forecast.change == -1
    assert "".join(text for text, _ in margin_of(forecast, told=True)).strip() == "-1"


def test_prices_of_boats_have_their_commas() -> None:
    state = landing(JAGUARS).exploration()
    lines = drawn(state).lines()
    assert any("2 Glass,1 coin" in line for line in lines)


def test_the_harbour_says_of_a_selected_boat_what_becomes_of_it() -> None:
    """It sails full, or waits for one more: the label above it and the verdict below it are those after the choice."""
    met = set()
    for state, seat, *_ in keen_walk(3, 5, "expert"):
        for action in GAME.legal_actions(state, seat):
            if isinstance(action, Board):
                chosen = text_at(drawn(state, seat, action), action.dock)
                after = text_at(drawn(GAME.effect(state, seat, action), seat), action.dock)
                assert chosen.splitlines()[0].split()[-1] == after.splitlines()[0].split()[-1]
                is_full = "full" in after.splitlines()[7]
                assert ("full" in chosen.splitlines()[7]) == is_full
                met.add(is_full)
    assert met == {True, False}


def test_a_closed_market_is_not_called_an_empty_one() -> None:
    seen = GAME.observe(landing(JAGUARS).exploration(), 0)
    canvas = board.large(GAME, seen, look_at(GAME, seen, 0, None))
    called = [" ".join(text_at(canvas, f"market-{number}").split()) for number in (1, 2, 3, 4, 5)]
    closed = [f"{number} {'shut' if is_closed(T, seen, number - 1) else 'empty'}" for number in (1, 2, 3, 4, 5)]
    assert [text for text in called if "shut" in text] == [text for text in closed if "shut" in text] != []


def test_a_boarding_that_ends_the_game_is_shown_as_the_last_sailing() -> None:
    """The heading and the boats below it are those after the choice: no boat is still to come."""
    state = given(3).boats("9:15", "5:15", "7:15", "9:45").player(0, glassware=2, books=1).boarding(0)
    state = evolve(state, players=(evolve(state.players[0], stock=1), *state.players[1:]))
    harbour = (text_at(drawn(state, 0, action), "boats") for action in (None, Board("dock-1")))
    assert ["the last sailing" in text for text in harbour] == [False, True]


def test_a_last_sale_is_drawn_with_the_coins_that_find_room() -> None:
    states = (state for state, seat, *_ in keen_walk(3, 5, "expert") if isinstance(state.frames[-1], FinalSale))
    state = next(states)
    seat = next(decision.seat for decision in GAME.decisions(state))
    players = [evolve(p, money=5, gold=2) if at == seat else p for at, p in enumerate(state.players)]
    text = text_at(drawn(evolve(state, players=tuple(players)), seat), "stock.gold")
    assert "+1 " in text, text
    assert "+2 " not in text, text


def test_a_boat_names_its_country_whatever_becomes_of_it() -> None:
    state = given(3).boats("9:15", "5:15", "7:15", "9:45").player(0, glassware=2, books=1, money=2).boarding(0)
    last = evolve(state, players=(evolve(state.players[0], stock=1), *state.players[1:]))
    assert GAME.describe(GAME.observe(last, 0), 0, Board("dock-1")).endswith("to the Cheetahs, the game ends")


def test_a_tile_that_is_taken_is_named_while_its_choice_is_shown() -> None:
    """However much a bot has done since: the table beside the sentence is that of the choice."""
    table: Table[Any, Any] = Table(GAME, landing(JAGUARS, 1).exploration(), NAMES[:3])
    table.play(1, to("Ja"))
    posts = [action for action in GAME.legal_actions(table.state, 1) if isinstance(action, Move)]
    table.play(1, posts[0])
    taken = len(table.choices)
    (decision, *_) = table.decisions()
    table.play(decision.seat, GAME.legal_actions(table.state, decision.seat)[0])

    def tiles(newest: int | None) -> list[str]:
        told = table.history(0, since=taken - 1, newest=newest)
        return [event.tile for number, _, event in told if number == taken and isinstance(event, TileTaken)]

    assert tiles(None) == [""], "later only its owner may look"
    assert all(tiles(taken)), "shown as it was seen"


def test_a_good_that_pays_for_two_boats_at_once_says_and_not_or() -> None:
    def told(money: int) -> str:
        state = given(2).market(1, clothes=1).player(0, money=money, clocks=2, clothes=1)
        buying = state.boats("7:15", "8:30", "5:00", "9:15").piles(m1=(0,)).commerce()
        return GAME.describe(GAME.observe(buying, 0), 0, BuyGood("clothes"))

    assert "5:00 and 7:15" in told(3), "2 clocks and a coin, 2 clothes and a coin"
    assert "5:00 or 7:15" in told(2)


def test_the_mark_at_a_good_speaks_of_goods_where_the_coin_is_wanting() -> None:
    state = given(2).market(1, clocks=1).player(0, money=0, clocks=1).boats("5:00", "7:15", "8:30", "9:15").auction()
    table = "\n".join(drawn(state).lines())
    assert "Clock◀" in table
    assert "last good for a boat of A" in table
    assert "completes a boat" not in table


def test_mysterious_places_of_a_rival_count_by_their_number() -> None:
    """Which they are is hidden, how many is not: a rival with four stood 8 points too low."""
    state = given(3, "expert").mystery(1, "mp-temple-1", "mp-grotto-1").auction()
    for viewer in (None, 0, 2):
        estimate = estimate_scores(GAME, GAME.observe(state, viewer), viewer)[1]
        assert (estimate.sheet.total, estimate.is_sure) == (GAME.scores(state)[1].total, True)


def test_the_score_page_calls_no_people_certain_that_a_hidden_tile_may_be_of() -> None:
    """Six worlds often left out one of the peoples of a country: its points were shown as known to be none."""
    state = given(4).took(0, "tt-panthers-lions-1").auction()
    table: Table[Any, Any] = Table(GAME, state, NAMES)
    page = "\n".join(row.text for row in score_page(build_scene(table, None, ("",) * 4))._page)
    for people in T.peoples:
        (line,) = (line for line in page.splitlines() if line.startswith(f"▌{people.label}"))
        assert ("0+?" in line) == (people.id != "jaguars"), "the land of the Panthers has no tile of the Jaguars"


def test_a_single_hidden_tile_is_worth_one_point_whatever_it_is() -> None:
    """It was '1+?', 'perhaps up to 2'. Of two tiles nobody else knows whether they are of one people."""
    one = given(4).took(0, "tt-panthers-lions-1")
    two = one.took(0, next(tile for tile in one.state.tiles if tile))
    for position, figure in ((one, "2"), (two, "2+?")):
        table: Table[Any, Any] = Table(GAME, position.auction(), NAMES)
        scene = build_scene(table, 1, ("",) * 4)
        (total,) = (row.text.split() for row in score_page(scene)._page if row.text.startswith(" total"))
        assert total[1] == scene.players[0].total == figure
        (estimate, *_) = scene.estimates
        assert estimate.is_total_sure == (position is one)
        assert not estimate.is_sure


@pytest.mark.parametrize("theme", ["dark", "light", "high-contrast"])
def test_a_tile_on_land_of_its_own_people_is_seen_in_sixteen_colours(theme: str) -> None:
    """Tile and land have one entry, that of the people: only letters were seen."""
    state, palette = started(3, "expert"), PALETTES[theme]
    sixteen, canvas = Colours16(palette), drawn(state)
    sixteen.learn(*families)
    side, at_home = T.boards["expert"], 0
    for row, country, name in zip(side.provinces, side.countries, state.tiles, strict=True):
        tile = T.trade_tiles.get(name)
        if tile is None or tile.people != T.countries[country].id:
            continue
        at_home += 1
        area = canvas.regions[row.id]
        x, y = area.x + area.width // 2, area.y + area.height // 2
        ground = sixteen.ground(palette.shade(canvas.grounds[y][x]))
        columns = range(x - 5, x + 6)
        sides = [(canvas.chars[y][x], canvas.inks[y][x], canvas.grounds[y][x]) for x in columns]
        edges = [(ink.lstrip(EXACT), under) for char, ink, under in sides if char in "▐▌"]
        assert edges
        for edge, under in edges:
            assert sixteen.ink(palette.shade(edge), palette.shade(under)) != ground
    assert at_home
