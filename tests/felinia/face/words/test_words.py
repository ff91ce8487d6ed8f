"""Codes, sentences, and the agreement of the judge with the lists."""

import re
from typing import Any, get_args

import pytest

from boardgames.core.game import Config
from boardgames.core.values import evolve
from boardgames.felinia import GAME
from boardgames.felinia.actions import (
    AnyAction,
    BidMarket,
    Board,
    BuyGood,
    Flip,
    Keep,
    Move,
    Sell,
    StopFlipping,
    Swap,
    TakeBonus,
)
from boardgames.felinia.events import BoatDealt, BoatLeft, MarketFilled, MerchantBoarded, NotGained, Sold, TokenBanked
from boardgames.felinia.rules.rounds import TURN_RULES
from boardgames.felinia.state import State
from boardgames.store.component_tables import data_folder
from boardgames.store.rule_catalogue import load_catalogue
from boardgames.table.typed_codes import normalized
from tests.felinia.given import T, asked, given, play, province, started
from tests.felinia.random_walk import keen_walk

NAMES = ("Ann", "Bob", "Cid", "Dee")
IDS = set(load_catalogue(data_folder("felinia")).ids())
KINDS: list[Any] = [*get_args(GAME.action_type)]
SETTINGS = [(n, variant) for n in (2, 3, 4) for variant in GAME.info.variants]


@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_codes_are_short_and_their_own(players: int, variant: str) -> None:
    for state, seat, _, _, _ in keen_walk(players, 1, variant):
        seen = GAME.observe(state, seat)
        actions = GAME.legal_actions(state, seat)
        codes = [GAME.words.code(seen, action) for action in actions]
        assert len({normalized(code) for code in codes}) == len(codes)
        for code in codes:
            assert 1 <= len(code) <= 6
            assert all(char in "abcdefghijklmnopqrstuvwxyz0123456789.:" for char in code)
        described = [GAME.describe(seen, seat, action) for action in actions]
        assert len(set(described)) == len(described)


@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_every_event_has_a_sentence(players: int, variant: str) -> None:
    for _, _, _, _, events in keen_walk(players, 2, variant):
        for event in events:
            assert GAME.words.tell(event, NAMES), event


def junk(variant: str) -> list[AnyAction]:
    """One of everything, and things that do not exist."""
    names = [
        *T.good_number,
        *T.place_number,
        *T.dock_number,
        *T.bonus_tiles,
        *T.mystery_kinds,
        "gold",
        "spice",
        "",
        "?",
    ]
    names += [province.id for province in T.boards[variant].provinces[::4]]
    one: list[Any] = [BidMarket, Board, BuyGood, Flip, Keep, Move, Sell, TakeBonus]
    made: list[AnyAction] = [kind(name) for kind in one for name in names]
    made += [
        Swap(g, k, r) for g in ("books", "wine", "") for k in ("wine", "clocks") for r in ("spice", "provision", "x")
    ]
    made += [kind() for kind in KINDS if not kind.__struct_fields__]
    return made


@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_the_judge_accepts_exactly_what_is_listed(players: int, variant: str) -> None:
    rubbish = junk(variant)
    for count, (state, _, _, _, _) in enumerate(keen_walk(players, 4, variant)):
        for seat in range(players):
            listed = set(GAME.legal_actions(state, seat))
            for action in (*listed, *rubbish[count % 5 :: 5]):
                refusal = GAME.refusal(state, seat, action)
                assert (refusal is None) == (action in listed), (action, refusal, state.frames)
                assert refusal is None or (refusal.rule in IDS and GAME.words.refusal(refusal))


@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_neighbours_can_be_asked_about(players: int, variant: str) -> None:
    for state, seat, _, _, _ in keen_walk(players, 5, variant):
        for action in GAME.refused_actions(GAME.observe(state, seat), seat):
            assert GAME.refusal(state, seat, action) is not None


def test_every_rule_id_in_the_code_is_in_the_catalogue() -> None:
    for question in GAME.rulebook.questions:
        for answer in question.answers:
            assert {*answer.rules, answer.elsewhere.rule} <= IDS
        assert {refusal.rule for refusal in (question.ruled_out or {}).values()} <= IDS
    assert set(TURN_RULES.values()) <= IDS
    for variant in GAME.info.variants:
        for state, _, _, _, _ in keen_walk(3, 6, variant):
            assert GAME.rules(state)
            assert set(GAME.rules(state)) <= IDS


def test_an_action_carries_out_the_rules_that_its_docstring_names() -> None:
    for question in GAME.rulebook.questions:
        for answer in question.answers:
            assert answer.rules == tuple(re.findall(r"FEL-[A-Z]+-\d+", answer.action.__doc__ or ""))


def test_status_and_question_tell_where_the_game_stands() -> None:
    state = started(3)
    assert GAME.words.status(state) == "round 1 · auction, lap 1 of 3"
    assert GAME.words.question(state, GAME.decisions(state)[0]) == "place bid token 1 of 3"
    assert GAME.words.status(given(3).over()) == "game over after round 1"
    buying = given(3).market(1, books=1).player(0, money=6).piles(m1=(1, 0)).commerce()
    assert GAME.words.question(buying, GAME.decisions(buying)[0]) == "buy at Market 1 for 2 coins?"
    assert GAME.parts.board().place(GAME, buying, BuyGood("books")) == "market-1.books"


def test_a_bid_says_what_it_would_pay() -> None:
    state = given(3).market(1, books=2, wine=1).piles(m1=(1, 2)).auction()
    text = "Market 1 for 3 coins: 2 books/wine"
    assert GAME.describe(state, 0, BidMarket("market-1")) == text


def test_boats_are_called_by_their_time() -> None:
    position = given(3).boats("5:00", "5:15", "7:15", "9:45").market(1, books=1).player(0, money=4, clocks=2)
    state = play(position.piles(m1=(0,)).commerce(), BuyGood("books"))
    assert asked(state) == (0, "board")
    assert GAME.words.code(state, Board("dock-1")) == "5:00"
    assert GAME.describe(state, 0, Board("dock-1")) == "pay 2 clocks, 1 coin: to the Lions, sails full"
    last = evolve(state, players=(evolve(state.players[0], stock=1), *state.players[1:]))
    assert GAME.describe(last, 0, Board("dock-1")).endswith("to the Lions, the game ends")


def test_a_purchase_says_which_boat_it_pays() -> None:
    position = given(3).boats("5:00", "5:15", "7:15", "9:45").market(1, books=1, clocks=1)
    state = position.player(0, money=2, clocks=1).piles(m1=(0,)).commerce()
    assert GAME.describe(state, 0, BuyGood("clocks")) == "buy 1 clock; enough for 5:00"
    assert GAME.describe(state, 0, BuyGood("books")) == "buy 1 book"
    poor = position.player(0, money=1, clocks=1).piles(m1=(0,)).commerce()
    assert GAME.describe(poor, 0, BuyGood("clocks")) == "buy 1 clock", "no coin left for the boat"


def test_a_question_says_when_something_must_be_sold_first() -> None:
    state = given(3).market(1, books=1).player(0, money=0, wine=1).piles(m1=(0,)).commerce()
    assert GAME.words.question(state, GAME.decisions(state)[0]) == "buy at Market 1 for 1 coin? sell something first"


def test_a_step_says_what_it_brings() -> None:
    landing = given(3).boats("5:00", "5:15", "7:15", "9:45").aboard(1, 0).exploration()
    text = GAME.describe(landing, 0, Flip(province("classic", "L3")))
    assert text == "turn up L3: by La or Lb (+1 gold or +1 spice)"
    walking = play(landing, StopFlipping())
    assert GAME.describe(walking, 0, Move(province("classic", "La"))) == "to crossroads La: +1 gold"
    full = given(3, "expert").boats("8:15", "5:15", "7:15", "9:45").aboard(1, 0).player(0, money=5).exploration()
    step = Move(province("expert", "Ta"))
    assert GAME.describe(full, 0, step) == "to crossroads Ta: +1 coin, 1 lost above 6"


def test_names_of_countries_keep_their_capital() -> None:
    boat = next(boat.id for boat in T.boats.values() if boat.time == "5:00")
    assert GAME.words.tell(BoatLeft(boat, ()), NAMES) == "The 5:00 to the Lions leaves empty."
    assert GAME.words.tell(NotGained(0, "coin", "symbol"), NAMES) == "Ann gains no coin: 6 is the limit."
    assert GAME.words.tell(Sold(0, "books", 1, 0), NAMES) == "Ann sells 1 book: +1 coin."


@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_sentences_fit_their_lines(players: int, variant: str) -> None:
    """A choice fits the list of a small screen; what a player pays with stands first in the player's line."""
    for state, seat, _, _, events in keen_walk(players, 8, variant):
        for action in GAME.legal_actions(state, seat):
            assert len(GAME.describe(state, seat, action)) <= 66, action
        paying = [(label, value) for label, value in GAME.parts.board().holdings(GAME, state, seat) if label not in WON]
        assert sum(len(label) + len(value) + 2 for label, value in paying) <= 60, paying
        for event in events:
            assert len(GAME.words.tell(event, NAMES)) <= 64, event


WON = ("merch", "tiles", "bonus", "places")
"""What the player's line tells last."""


def test_the_guild_is_asked_only_about_what_one_has() -> None:
    state = given(3).player(0, money=0, wine=1, gold=1).piles(guild=(0,)).commerce()
    swaps = [action for action in GAME.refused_actions(state, 0) if isinstance(action, Swap)]
    assert {swap.give for swap in swaps} == {"wine"}


def test_the_question_about_cards_does_not_name_them() -> None:
    for state, seat, _, _, _ in keen_walk(4, 9, "expert"):
        decision = GAME.decisions(state)[0]
        if decision.kind == "mystery":
            assert GAME.words.question(GAME.observe(state, seat), decision) == "keep a mysterious place, or none?"
            return
    raise AssertionError("nobody drew a card")


def test_a_choice_to_settle_begins_with_what_is_won() -> None:
    state = given(3).boats("8:30", "5:15", "7:15", "9:45").aboard(1, 0, 1).exploration()
    state = play(state, Flip(province("classic", "L3")), StopFlipping(), Move(province("classic", "La")))
    settles = GAME.describe(GAME.observe(state, 0), 0, Move(province("classic", "L3")))
    assert re.fullmatch(r"to Lion 3: an? \w+ tile \(up to [34] each\)", settles)


def test_a_merchant_who_has_settled_is_no_longer_on_the_way() -> None:
    state = given(3).boats("8:30", "5:15", "7:15", "9:45").aboard(1, 0, 1).exploration()
    for settled, others in (
        ((), "Nobody has settled here yet. On their way: Ann 1 and Bob 1."),
        (("La", "L3"), "Settled: Ann 1. On their way: Bob 1."),
    ):
        if settled:
            moves = [Move(province("classic", code)) for code in settled]
            state = play(state, Flip(province("classic", "L3")), StopFlipping(), *moves)
        thing = GAME.words.thing(GAME.observe(state, None), None, "country.lions", NAMES[:3])
        assert thing is not None
        assert thing.others == others


def test_your_own_boat_that_leaves_is_no_news_to_read_first() -> None:
    """Whoever is aboard is asked about the journey at once: no page about what was done to them comes before it."""
    assert GAME.concerns(BoatLeft("boat-0500", (0, 1))) == ()


def test_two_symbols_of_a_kind_are_told_as_two() -> None:
    line = GAME.words.thing(given(3, "expert").auction(), 0, province("expert", "Ta"), NAMES)
    assert line is not None
    assert line.line.startswith("Whoever enters gets 2 coins; ")


def told(state: State, part: str) -> tuple[str, ...]:
    """A part of the table in Ann's ears."""
    return GAME.words.prose(GAME.observe(state, 0), 0, part, NAMES[:3])


def test_what_is_the_same_of_provinces_in_a_row_is_said_once() -> None:
    state = given(3).settled(1, "J2").face_up("J4").auction()
    jaguars = [line.partition(":")[0] for line in told(state, "jaguars") if line.startswith("Jaguar")]
    assert jaguars == ["Jaguar 1", "Jaguar 2", "Jaguar 3", "Jaguar 4", "Jaguar 5 to Jaguar 6"]
    assert "Lion 1 to Lion 6: A face-down trade tile" in "\n".join(told(state, "lions"))
    assert len(told(state, "players")) == 15, "players are told one by one"


def test_a_post_tells_which_posts_it_touches_and_a_player_what_is_settled() -> None:
    state = given(3).settled(1, "J2", "T5").auction()
    posts = {row.id: number for number, row in enumerate(T.boards["classic"].provinces)}
    for code in ("J2", "P4"):
        thing = GAME.words.thing(state, 0, province("classic", code), NAMES)
        assert thing is not None
        around = T.boards["classic"].adjacent[posts[province("classic", code)]]
        for row in T.boards["classic"].provinces:
            touches = bool(around >> posts[row.id] & 1) and row.kind == "post"
            assert (row.label in thing.does.partition("It touches ")[2]) == touches, row.label
    bob = GAME.words.thing(state, 0, "player.1", NAMES)
    assert bob is not None
    assert "they are at Jaguar 2 and Tiger 5" in bob.does


def test_an_empty_seat_keeps_a_boat_waiting_and_events_tell_what_a_listener_needs() -> None:
    harbour = "\n".join(told(given(3).boats("6:00", "9:45", "9:15", "8:30").auction(), "harbour"))
    assert "it sails this round if no boat is full" in harbour
    full = "\n".join(told(given(3).boats("6:00", "9:45", "9:15", "8:30").aboard(1, 0).auction(), "harbour"))
    assert "full, it sails this round." in full
    boat = next(row.id for row in T.boats.values() if row.time == "9:15")
    say = GAME.words.tell
    assert say(BoatDealt("dock-1", boat), NAMES) == "New: the 9:15 to the Cheetahs, 1 book, 2 glassware; 2 places."
    assert say(MerchantBoarded(0, boat, 1, 7), NAMES) == "Ann boards the 9:15 to the Cheetahs, rear, full; 7 at home."
    assert say(MerchantBoarded(0, boat, 0, 7), NAMES) == "Ann boards the 9:15 to the Cheetahs, front; 7 at home."
    assert say(TokenBanked(1, 3, 2), NAMES) == "Bob banks token 3: +2 coins, 1 lost above 6."
    assert say(MarketFilled("market-3", ("clocks", "wine", "clocks")), NAMES) == "Market 3 gets 2 clocks, 1 wine."


def test_the_aid_speaks_of_what_the_table_at_hand_has() -> None:
    def page(players: int, variant: str) -> str:
        aid = GAME.words.aid(Config(players, 0, variant))
        lines = [f"{line.sign} {line.text}" for section in aid.sections for line in section.lines]
        return "\n".join([*lines, *aid.forgotten])

    for sign in ("▼", "★", "provision", "mysterious"):
        assert sign in page(3, "expert")
        assert sign not in page(3, "classic"), sign
    assert "With 2 players 2 markets are closed." in page(2, "classic")
    assert "With 3 players 1 market is closed." in page(3, "classic")
    assert "closed" not in page(4, "classic")


def test_the_question_about_boarding_names_the_sale_that_would_pay() -> None:
    ships = given(3).boats("5:00", "5:15", "7:15", "9:45")
    state = ships.player(0, money=0, clocks=2, spice=1).boarding(0)
    asked_now = GAME.words.question(state, GAME.decisions(state)[0])
    assert asked_now == "board a boat? sell 1 spice for the 5:00 to the Lions"
    state = ships.player(0, money=1, clocks=2, spice=1).boarding(0)
    assert GAME.words.question(state, GAME.decisions(state)[0]) == "board a boat?"


def test_goods_in_a_players_line_are_told_apart() -> None:
    state = given(3).player(0, books=1, glassware=2).auction()
    assert ("goods", "book, 2 glass") in GAME.parts.board().holdings(GAME, state, 0)


def test_the_aid_speaks_of_no_other_variant() -> None:
    """In the expert game all tiles lie face up, and the guild has provisions, too."""
    aids = {variant: GAME.words.aid(Config(2, 1, variant)) for variant in ("classic", "expert")}
    said = {
        variant: " ".join(line.text for section in aid.sections for line in section.lines)
        for variant, aid in aids.items()
    }
    assert "face up" in said["classic"]
    assert "turn up" not in said["expert"]
    assert "face up." not in said["expert"]
    assert "a spice or a provision" in said["expert"]
    assert "provision" not in said["classic"]
