"""Choices that come to the same are listed once: equal cards, slots of the last rounds, posts of one company."""

from collections.abc import Sequence
from typing import Any

import pytest

from boardgames.core.equal_choices import different_choices, group_equal
from boardgames.core.rng import below, start_stream
from boardgames.core.table import Table
from boardgames.core.values import evolve
from boardgames.mombasa import GAME
from boardgames.mombasa import actions as do
from boardgames.mombasa.state import Ousting, State, Turn
from boardgames.table.draft import Draft
from boardgames.table.typed_turn import compose
from boardgames.tui.view.table_view import TableView, build_scene
from boardgames.tui.view.turn_line import TurnLine
from boardgames.tui.widgets.choice_rows import lay_out
from boardgames.tui.widgets.hidden_choices import lay_out_private
from tests.mombasa.given import begun, company, given, play, region

HAND = ("green-expansion-2x", "green-expansion-2y", "green-coffee-1")


def planning(number: int, *cards: str) -> State:
    """The planning phase of a round with nothing but these cards in the first player's hand."""
    s = begun(2)
    first = s.active
    p = s.players[first]
    colour = p.hand[0].split("-")[0]
    wanted = tuple(card.replace("green", colour) for card in cards)
    rest = tuple(card for pile in p.piles for card in pile) + p.hand
    piles = (tuple(card for card in rest if card not in wanted), *((),) * (len(p.piles) - 1))
    players = tuple(evolve(q, hand=wanted, piles=piles) if seat == first else q for seat, q in enumerate(s.players))
    return evolve(s, round=number, players=players)


def scene_of(s: State, bots: tuple[str, ...] = ("", "normal")) -> TableView:
    return build_scene(Table(GAME, s, ("Anna", "Boris")), GAME.decisions(s)[0].seat, bots)


def typed(s: State, text: str) -> Any:
    """The action that a code means, on the line of the app and in text mode."""
    seat = GAME.decisions(s)[0].seat
    line = TurnLine(Draft(GAME, 2, seat, s), (scene_of(s),)).type(text)
    offer = line.one
    read = compose(Draft(GAME, 2, seat, s), text)
    assert offer is not None
    assert not read.fault
    found = read.draft.steps[0].action
    group = group_equal(GAME, s, seat, GAME.legal_actions(s, seat))
    assert found in (offer.action, *group[offer.action])
    return offer.action


def test_two_cards_that_nobody_can_tell_apart_are_one_row() -> None:
    scene = scene_of(planning(1, *HAND))
    assert [(offer.code, offer.text) for offer in scene.offers if offer.code.startswith("x")] == [
        ("x2b", "Expansion 2 to B"),
        ("x2c", "Expansion 2 to C"),
        ("x2d", "Expansion 2 to D"),
    ]
    assert typed(planning(1, *HAND), "x2c") == typed(planning(1, *HAND), "x2yc")
    assert {code for _, code in scene.look().choices} == {offer.code for offer in scene.offers}


def test_cards_of_one_name_that_differ_are_two_rows() -> None:
    s = planning(1, *HAND)
    seat = GAME.decisions(s)[0].seat
    _, other = (card for card in s.players[seat].hand if "expansion" in card)
    dearer = evolve(GAME.tables.cards[other], crate=3)
    game = evolve_tables(other, dearer)
    texts = [game.describe(s, seat, a) for a in different_choices(game, s, seat) if "slot-b" in repr(a)]
    assert texts[:2] == ["Expansion 2x to B", "Expansion 2y to B"]


def evolve_tables(card: str, changed: Any) -> Any:
    tables = evolve(GAME.tables, cards={**GAME.tables.cards, card: changed})
    return type(GAME)(GAME.rulebook, lambda: (tables, ""))


@pytest.mark.rule("MOM-PLN-12")
def test_no_slot_is_asked_where_it_no_longer_matters() -> None:
    early, late = planning(5, *HAND), planning(6, *HAND)
    assert len(scene_of(early).offers) == 2 * 3 + 1
    scene = scene_of(late)
    assert [(offer.code, offer.text) for offer in scene.offers] == [
        ("x2", "Expansion 2"),
        ("c1", "Coffee 1"),
        (".", "finish, 3 cards kept"),
    ]
    assert typed(late, "c1") == do.PlanPlace(scene.offers[1].action.card, "slot-b")
    assert typed(late, "c1d") == typed(late, "c1"), "a code with a slot is understood"
    after = play(late, typed(late, "c1"))
    assert scene_of(after).offers[0].action.slot == "slot-c", "the first slot that is free"
    assert [one.code for one in scene_of(after).offers] == ["x2", "."]


def test_a_hidden_hand_is_chosen_from_in_one_grid_of_caps() -> None:
    scene = scene_of(planning(7, *HAND), ("", ""))
    laid = lay_out_private(scene.offers, 118)
    assert laid.columns > 2
    assert lay_out(scene.offers, 118, 6).rows
    other = lay_out_private(scene_of(planning(7, "green-coffee-1", "green-coffee-2"), ("", "")).offers, 118)
    assert len(laid.rows) == len(other.rows)


@pytest.mark.rule("MOM-EXP-20", "MOM-EXP-21")
def test_two_posts_of_one_company_are_one_row_a_column() -> None:
    s = ousting(given(posts={"cape-town": ["senegal", "guinea"]}, bases={"cape-town": (3, 3, 5)}))
    assert len(GAME.legal_actions(s, 0)) == 4
    assert [(offer.code, offer.action.region) for offer in scene_of(s).offers] == [("1", "senegal"), ("2", "senegal")]
    assert typed(s, "g2") == scene_of(s).offers[1].action
    after = GAME.apply(s, 0, scene_of(s).offers[0].action)
    assert {type(action) for action in GAME.legal_actions(after, 0)} == {do.ReturnPost}
    assert {offer.action.region for offer in scene_of(after).offers} == {"guinea"}


def ousting(s: State) -> State:
    regions = region("senegal") | region("guinea")
    posts = tuple(mask | regions if at == company("saint-louis") else mask for at, mask in enumerate(s.posts))
    return evolve(s, posts=posts, frames=(Turn(0), Ousting(company("saint-louis"), regions)))


def pick(actions: Sequence[Any], luck: int) -> tuple[Any, int]:
    luck, at = below(luck, len(actions))
    return actions[at], luck


SWAPPED = {"slot-b": "slot-d", "slot-d": "slot-b"}


def swapped(action: Any) -> Any:
    """The action with two slots exchanged."""
    match action:
        case do.PlanPlace(card, slot):
            return do.PlanPlace(card, SWAPPED.get(slot, slot))
        case do.AttachPlusOne(slot):
            return do.AttachPlusOne(SWAPPED.get(slot, slot))
        case do.UseBookkeeper(slot):
            return do.UseBookkeeper(SWAPPED.get(slot, slot))
        case do.UseMerchant(slot):
            return do.UseMerchant(SWAPPED.get(slot, slot))
        case do.EndPhase(_):
            return action  # the pile that is taken back is not moved
        case do.UseGoods(slots):
            return do.UseGoods(tuple(sorted(SWAPPED.get(slot, slot) for slot in slots)))
        case _:
            return action


@pytest.mark.rule("MOM-PLN-12")
def test_whatever_is_played_in_the_last_rounds_two_slots_can_be_exchanged() -> None:
    """Two games from round 6 on, with the same cards in other slots: the same choices, and the same points."""
    luck = start_stream(3, "slots")
    s = begun(2)
    while s.round < 6:
        decision = GAME.decisions(s)[0]
        action, luck = pick(GAME.legal_actions(s, decision.seat), luck)
        s = GAME.apply(s, decision.seat, action)
    other, steps = s, 0
    while GAME.decisions(s):
        seat = GAME.decisions(s)[0].seat
        here, there = GAME.legal_actions(s, seat), GAME.legal_actions(other, seat)
        assert {swapped(action) for action in here} == set(there)
        action, luck = pick(here, luck)
        s, other, steps = GAME.apply(s, seat, action), GAME.apply(other, seat, swapped(action)), steps + 1
    assert steps > 20
    assert GAME.scores(s) == GAME.scores(other)


def test_in_a_random_game_every_choice_is_represented_by_one_that_stands_for_itself() -> None:
    luck = start_stream(8, "same choices")
    s, met = begun(3), 0
    while GAME.decisions(s):
        seat = GAME.decisions(s)[0].seat
        actions = GAME.legal_actions(s, seat)
        groups = group_equal(GAME, s, seat, actions)
        assert set(groups) <= set(actions)
        assert [action for action in actions if action in groups] == list(groups)
        met += len(groups) < len(actions)
        action, luck = pick(actions, luck)
        s = GAME.apply(s, seat, action)
    assert met > 10


@pytest.mark.rule("MOM-CLK-02", "MOM-CLK-03")
def test_of_the_books_behind_the_ink_pot_one_is_listed() -> None:
    """Turning any of them is in vain, and a long list of them hid "turn no book" below the window."""
    books = {2: "book-a03", 3: "book-a05", 4: "book-a06", 5: "book-b01"}
    state = given(a={"area": {"b": "bookkeeper-2"}, "ink": 4, "books": books, "pounds": 9})
    state = play(state, do.UseBookkeeper("slot-b"))
    assert len(GAME.legal_actions(state, 0)) == 6
    assert [offer.code for offer in scene_of(state).offers] == ["b1", "5", "."]
    assert typed(state, "b3") == scene_of(state).offers[0].action
