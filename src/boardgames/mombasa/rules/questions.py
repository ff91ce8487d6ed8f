"""Which question is open, who answers it, and which actions answer it."""

from collections.abc import Callable
from typing import Any

from boardgames.core.protocol import Decision, Refusal
from boardgames.core.values import Value
from boardgames.mombasa import actions as do
from boardgames.mombasa import state as st
from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.box.menu import Menu
from boardgames.mombasa.rules import bases, bookkeepers, books, discs, expansion, goods, tracks, trading
from boardgames.mombasa.rules.planning import legal_plan
from boardgames.mombasa.rules.setup import legal_keep, legal_rest
from boardgames.mombasa.rules.turns import legal_turn
from boardgames.mombasa.state import State


class Question(Value):
    kind: str
    text: str
    rules: tuple[str, ...]
    answers: tuple[type, ...]
    secret: bool = False


BY_PHASE = {
    st.SETUP_TILE: Question("keep-tile", "keep a starting tile", ("MOM-SET-25",), (do.KeepTile,), secret=True),
    st.SETUP_REST: Question(
        "arrange-rest",
        "lay out resting cards; one pile a round comes back",
        ("MOM-SET-27", "MOM-SET-28", "MOM-Q-42"),
        (do.ArrangeRest,),
    ),
    st.PLAN: Question(
        "plan",
        "plan a card for each open slot",
        ("MOM-PLN-02", "MOM-PLN-06", "MOM-PLN-07", "MOM-PLN-05", "MOM-PLN-11", "MOM-PLN-12"),
        (do.PlanPlace, do.PlanDone),
        secret=True,
    ),
    st.ACTION: Question(
        "turn",
        "choose an action",
        (
            "MOM-ACT-02",
            "MOM-ACT-03",
            "MOM-GDS-01",
            "MOM-EXP-01",
            "MOM-CLK-01",
            "MOM-DIA-02",
            "MOM-BON-01",
            "MOM-PAS-03",
        ),
        (
            do.AttachPlusOne,
            do.UseGoods,
            do.UseExpansion,
            do.UseBookkeeper,
            do.UseMerchant,
            do.PlaceDisc,
            do.EndPhase,
        ),
    ),
}

BY_FRAME: dict[type, Question] = {
    st.BuyWithGoods: Question(
        "buy", "acquire a card", ("MOM-GDS-04", "MOM-GDS-05", "MOM-GDS-06", "MOM-GDS-14"), (do.Buy, do.BuyNone)
    ),
    st.SpendUnits: Question(
        "step",
        "move on the tracks",
        ("MOM-GDS-09", "MOM-GDS-10", "MOM-Q-04", "MOM-TRK-02"),
        (do.Step, do.StepPay, do.Forfeit),
    ),
    st.ChooseCompany: Question(
        "expand", "choose a company to expand", ("MOM-EXP-03", "MOM-EXP-27", "MOM-Q-22"), (do.Expand, do.ExpandNone)
    ),
    st.Expanding: Question(
        "enter",
        "bring a post to a region",
        ("MOM-EXP-05", "MOM-EXP-08", "MOM-EXP-09", "MOM-EXP-10", "MOM-EXP-14"),
        (do.Enter, do.Stop),
    ),
    st.TakingPost: Question(
        "take-post", "take a post from which column", ("MOM-EXP-11", "MOM-EXP-22", "MOM-OBJ-05"), (do.TakePost,)
    ),
    st.Rewards: Question(
        "collect", "take your rewards, in any order", ("MOM-EXP-15", "MOM-EXP-19", "MOM-EXP-18"), (do.Collect,)
    ),
    st.Ousting: Question(
        "return-post", "send an ousted post home", ("MOM-EXP-20", "MOM-EXP-21", "MOM-EXP-22"), (do.ReturnPost,)
    ),
    st.Bookkeeping: Question(
        "bookkeeping",
        "use bookkeeping points",
        ("MOM-BKP-04", "MOM-BKP-05", "MOM-BKP-07", "MOM-BKP-08", "MOM-BKP-17"),
        (do.TakeBook, do.TakePound),
    ),
    st.FlipBook: Question(
        "flip-book",
        "turn a book face down for £2",
        ("MOM-CLK-02", "MOM-CLK-10", "MOM-CLK-13"),
        (do.TurnBook, do.NoFlip),
    ),
    st.Ink: Question("ink", "move the ink pot", ("MOM-CLK-04", "MOM-CLK-05", "MOM-CLK-12"), (do.InkStep, do.InkStop)),
    st.RemovePosts: Question(
        "remove-post", "remove a post from a base", ("MOM-ICO-07", "MOM-Q-25", "MOM-Q-60"), (do.RemovePost,)
    ),
    st.Advance: Question(
        "call", "pay the capital call", ("MOM-TRK-02", "MOM-TRK-03", "MOM-Q-06"), (do.PayCall, do.DeclineCall)
    ),
    st.PlaceBooks: Question(
        "place-book",
        "place a book",
        ("MOM-BKP-09", "MOM-BKP-10", "MOM-BKP-11", "MOM-BKP-13", "MOM-BKP-14"),
        (do.PlaceBook,),
    ),
    st.BuyWithPounds: Question("buy-pounds", "buy a card with pounds", ("MOM-BON-09", "MOM-BON-10"), (do.BuyPounds,)),
    st.SellCard: Question("sell", "sell a card from hand", ("MOM-BON-11", "MOM-BON-12"), (do.Sell,), secret=True),
    st.ChooseTier: Question("tier", "choose the reward", ("MOM-MAJ-03", "MOM-MAJ-04"), (do.TakeTier,)),
    st.ChooseOption: Question("option", "choose the reward", ("MOM-XBS-01",), (do.TakeOption,)),
    st.BuyOrDiamonds: Question(
        "and-or",
        "buy a card and/or move the diamond",
        ("MOM-XBS-03", "MOM-XBS-04", "MOM-Q-36"),
        (do.BuyPounds, do.TakeDiamonds, do.Done),
    ),
    st.PickTracks: Question("pick-tracks", "choose two tracks", ("MOM-XBS-08",), (do.PickPair,)),
    st.StepTracks: Question("step-track", "choose the track that moves next", ("MOM-Q-37",), (do.StepTrack,)),
}

LEGAL: dict[type, Callable[[Menu, State, Any], tuple[AnyAction, ...]]] = {
    st.BuyWithGoods: goods.legal_buy,
    st.SpendUnits: goods.legal_units,
    st.ChooseCompany: expansion.legal_company,
    st.Expanding: expansion.legal_enter,
    st.TakingPost: expansion.legal_take_post,
    st.Rewards: expansion.legal_collect,
    st.Ousting: expansion.legal_return,
    st.Bookkeeping: books.legal_points,
    st.FlipBook: bookkeepers.legal_flip,
    st.Ink: bookkeepers.legal_ink,
    st.RemovePosts: bases.legal_remove,
    st.Advance: tracks.legal_call,
    st.PlaceBooks: books.legal_place,
    st.BuyWithPounds: trading.legal_buy_pounds,
    st.SellCard: trading.legal_sell,
    st.ChooseTier: discs.legal_tier,
    st.ChooseOption: discs.legal_option,
    st.BuyOrDiamonds: trading.legal_and_or,
    st.PickTracks: tracks.legal_pairs,
    st.StepTracks: tracks.legal_step_track,
}


def open_question(s: State) -> Question | None:
    """What is asked now; None when the game is over."""
    return BY_FRAME[type(s.frames[-1])] if s.frames else BY_PHASE.get(s.phase)


DECISIONS: dict[str, tuple[Decision, ...]] = {
    question.kind: tuple(Decision(seat, question.kind, question.secret) for seat in range(4))
    for question in (*BY_PHASE.values(), *BY_FRAME.values())
}


ORDERS = tuple(tuple(tuple((first + i) % count for i in range(count)) for first in range(count)) for count in range(5))
"""By number of players and start player: the seats in turn order."""


def decisions(s: State) -> tuple[Decision, ...]:
    question = BY_FRAME[type(s.frames[-1])] if s.frames else BY_PHASE.get(s.phase)
    if question is None:
        return ()
    offers = DECISIONS[question.kind]
    players = s.players
    if s.phase == st.PLAN:
        order = ORDERS[len(players)][s.start_player]
        return tuple([offers[seat] for seat in order if not players[seat].planned])
    if s.phase == st.SETUP_TILE:
        order = ORDERS[len(players)][s.start_player]
        return tuple([offers[seat] for seat in order if not players[seat].tile])
    return (offers[s.active],)


def is_asked(s: State, seat: int) -> bool:
    if s.phase == st.PLAN:
        return not s.players[seat].planned
    if s.phase == st.SETUP_TILE:
        return not s.players[seat].tile
    return seat == s.active and s.phase != st.OVER


def legal_actions(m: Menu, s: State, seat: int) -> tuple[AnyAction, ...]:
    if not 0 <= seat < len(s.players) or not is_asked(s, seat):
        return ()
    if s.frames:
        top = s.frames[-1]
        return LEGAL[type(top)](m, s, top)
    if s.phase == st.PLAN:
        return legal_plan(m, s, seat)
    if s.phase == st.ACTION:
        return legal_turn(m, s, seat)
    return legal_rest(m, s, seat) if s.phase == st.SETUP_REST else legal_keep(m, s, seat)


def not_asked(s: State, seat: int, action: AnyAction) -> Refusal | None:
    """Why the seat may not answer at all, or not with this kind of action."""
    question = open_question(s)
    if question is None:
        return Refusal("MOM-END-01", "The game is over.")
    if not 0 <= seat < len(s.players):
        return Refusal("MOM-CMP-15", f"There are {len(s.players)} players.")
    if not is_asked(s, seat):
        if s.phase == st.PLAN:
            return Refusal("MOM-PLN-10", "You have finished planning; the others have not.")
        if s.phase == st.SETUP_TILE:
            return Refusal("MOM-SET-25", "You have kept a tile; the others still choose.")
        if s.players[seat].passed:
            return Refusal("MOM-ACT-06", "You have ended your action phase of this round.")
        return Refusal("MOM-Q-61" if s.phase == st.SETUP_REST else "MOM-ACT-01", "It is another player's turn.")
    if type(action) not in question.answers:
        return Refusal(question.rules[0], f"Now you are asked to {question.text}.")
    return None
