"""Every short text that a person sees, apart from drawings."""

from boardgames.core.protocol import Decision, Refusal, Seat
from boardgames.core.values import Event
from boardgames.mombasa import actions as do
from boardgames.mombasa import state as st
from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.box.menu import Menu
from boardgames.mombasa.rules.area import open_slots
from boardgames.mombasa.rules.bases import share_value
from boardgames.mombasa.rules.questions import is_asked, legal_actions, open_question
from boardgames.mombasa.rules.scoring import shares
from boardgames.mombasa.state import State
from boardgames.mombasa.words import codes
from boardgames.mombasa.words import events as telling
from boardgames.mombasa.words.choices import describe
from boardgames.mombasa.words.names import GOOD_NAMES, TOTALS, book_words, count

PHASES = {
    st.SETUP_TILE: "set-up",
    st.SETUP_REST: "set-up",
    st.PLAN: "planning",
    st.ACTION: "action phase",
    st.OVER: "final scoring",
}

GROUPS: dict[type, str] = {
    do.KeepTile: "keep",
    do.ArrangeRest: "rest",
    do.PlanPlace: "plan",
    do.PlanDone: "done",
    do.AttachPlusOne: "+1 tile",
    do.UseGoods: "goods",
    do.UseExpansion: "expand",
    do.UseBookkeeper: "bookkeeper",
    do.UseMerchant: "merchant",
    do.PlaceDisc: "disc",
    do.EndPhase: "end",
    do.Buy: "acquire",
    do.BuyNone: "acquire",
    do.Step: "step",
    do.StepPay: "step",
    do.Forfeit: "step",
    do.Expand: "expand",
    do.ExpandNone: "expand",
    do.Enter: "enter",
    do.Stop: "done",
    do.TakePost: "take",
    do.Collect: "collect",
    do.ReturnPost: "send home",
    do.PayCall: "call",
    do.DeclineCall: "call",
    do.TurnBook: "turn",
    do.NoFlip: "turn",
    do.InkStep: "ink",
    do.InkStop: "ink",
    do.RemovePost: "remove",
    do.TakeBook: "take",
    do.TakePound: "take",
    do.PlaceBook: "place",
    do.BuyPounds: "buy",
    do.Sell: "sell",
    do.TakeTier: "reward",
    do.TakeOption: "reward",
    do.TakeDiamonds: "diamond",
    do.Done: "done",
    do.PickPair: "tracks",
    do.StepTrack: "tracks",
}


SHOWN = (*GOOD_NAMES, "Exp", "Hlp")


class MombasaWords:
    """Implements `core.protocol.Words`."""

    def __init__(self, menu: Menu) -> None:
        self.menu = menu
        self.t = menu.t

    def status(self, state: State) -> str:
        return f"round {state.round} of {self.t.rounds} · {PHASES[state.phase]}"

    def round(self, state: State) -> int:
        return state.round

    def question(self, state: State, decision: Decision) -> str:
        asked = open_question(state)
        if asked is None:
            return "the game is over"
        top = state.frames[-1] if state.frames else None
        return asked.text + _details(self.menu, state, top)

    def rules(self, state: State, decision: Decision) -> tuple[str, ...]:
        asked = open_question(state)
        return asked.rules if asked else ("MOM-END-01",)

    def group(self, action: AnyAction) -> str:
        return GROUPS[type(action)]

    def code(self, state: State, action: AnyAction) -> str:
        return codes.code(self.t, state, action)

    def place(self, state: State, action: AnyAction) -> str | None:
        return codes.place(self.t, state, action)

    def neighbours(self, state: State, seat: Seat) -> tuple[AnyAction, ...]:
        if not 0 <= seat < len(state.players) or not is_asked(state, seat):
            return ()
        near = _near(self.menu, state, seat)
        legal = set(legal_actions(self.menu, state, seat))
        return tuple(action for action in near if action not in legal)

    def describe(self, state: State, seat: Seat, action: AnyAction) -> str:
        return describe(self.t, state, seat, action)

    def refusal(self, refusal: Refusal) -> str:
        return refusal.reason

    def meaning(self, action: AnyAction) -> str:
        return " ".join((type(action).__doc__ or "").split())

    def fact(self, kind: str) -> str:
        return kind

    def tell(self, event: Event, names: tuple[str, ...]) -> str:
        return telling.tell(self.t, event, names)

    def concerns(self, event: Event) -> tuple[Seat, ...]:
        return telling.concerns(event)

    def holdings(self, state: State, seat: Seat) -> tuple[tuple[str, str], ...]:
        p = state.players[seat]
        face_up = [f"{name}{total}" for name, total in zip(SHOWN, p.totals, strict=True) if total]
        stakes = (
            f"{company.code.title()}{sum(shares(self.t, state, seat, c))}" for c, company in enumerate(self.t.companies)
        )
        return (
            ("£", str(p.pounds)),
            ("discs", str(p.discs)),
            ("hand", str(len(p.hand))),
            ("shares", " ".join(stakes)),
            ("diamond", str(p.diamond)),
            ("ink", str(p.ink)),
            ("face up", "(ended)" if p.passed else " ".join(face_up) or "-"),
        )


def _details(m: Menu, s: State, top: object) -> str:
    """The figures of the open question, after its words."""
    t, p = m.t, s.players[s.active]
    match top:
        case st.BuyWithGoods(total, discount):
            return f": total {total}" + (f", {discount} off" if discount else "")
        case st.SpendUnits(units):
            return f": {count(units, 'step')} left"
        case st.ChooseCompany(points):
            return f": {count(points, 'point')}"
        case st.Expanding(company, points):
            return f": {t.companies[company].name}, {count(points, 'point')} left"
        case st.TakingPost(company):
            return f": {t.companies[company].name}, share value £{share_value(t, s, company)}"
        case st.Bookkeeping(points):
            return f": {points} left"
        case st.PlaceBooks() if len(s.waiting) == 1:
            return f": the {book_words(t.books[s.waiting[0]])}"
        case st.PlaceBooks():
            return f": {count(len(s.waiting), 'book')} to place"
        case st.FlipBook():
            return f": you have £{p.pounds}"
        case st.Ink():
            return f": it is at {p.ink}"
        case st.BuyWithPounds() | st.BuyOrDiamonds():
            return f": you have £{p.pounds}"
        case st.ChooseTier(space):
            return f": you show {p.totals[t.spaces[space].counts]} {TOTALS[t.spaces[space].counts]}"
        case st.Advance(company, steps):
            return f": {t.companies[company].name}, {count(steps, 'step')} left"
        case st.RemovePosts(posts) if posts > 1:
            return f": {posts} to go"
        case _:
            return ""


def _near(m: Menu, s: State, seat: int) -> list[AnyAction]:
    """Everything of the kind that is asked about, legal or not."""
    t, p = m.t, s.players[seat]
    match s.frames[-1] if s.frames else None:
        case st.BuyWithGoods():
            return [m.buy[i] for i, card in enumerate(s.display) if card]
        case st.BuyWithPounds() | st.BuyOrDiamonds():
            return [m.buy_pounds[i] for i, card in enumerate(s.display) if card]
        case st.SpendUnits():
            return [*(m.step if not any(p.steps) else ()), *_blocked_steps(m, s, seat)]
        case st.ChooseCompany():
            return list(m.expand)
        case st.Expanding():
            return list(m.enter)
        case st.TakingPost():
            return list(m.take_post)
        case st.Bookkeeping():
            return [m.take_book[i] for i, book in enumerate(s.shelf) if book]
        case st.PlaceBooks():
            return [
                m.place_book[book][at] for book in s.waiting for at in range(t.first_board_position, t.ink.length + 1)
            ]
        case st.ChooseTier(space):
            return list(m.tiers[: len(t.spaces[space].tiers)])
        case st.SellCard():
            return [m.sell[card] for card in p.hand]
        case None if s.phase == st.PLAN:
            return _closed_slots(m, p)
        case None if s.phase == st.ACTION:
            spaces = [*range(t.board_spaces), *(i for track in s.tracks for i in t.spaces_of_track[track])]
            return [m.expansion, *_missing_helpers(m, s, seat), *(m.discs[i] for i in spaces)]
        case _:
            return []


def _missing_helpers(m: Menu, s: State, seat: int) -> list[AnyAction]:
    """A bookkeeper and a merchant, unless the player can use one somewhere."""
    offered = {type(action) for action in legal_actions(m, s, seat)}
    return [action for action in (m.bookkeepers[0], m.merchants[0]) if type(action) not in offered]


def _blocked_steps(m: Menu, s: State, seat: int) -> list[AnyAction]:
    tracks = [m.t.tracks[name] for name in s.tracks]
    at = s.players[seat].steps
    return [(m.step_pay if track.calls[at[c]] else m.step)[c] for c, track in enumerate(tracks)]


def _closed_slots(m: Menu, p: st.Player) -> list[AnyAction]:
    """One card for each slot that is still closed, and share cards, which are never planned."""
    opened = open_slots(m.t, p)
    near: list[AnyAction] = []
    for card in p.hand:
        if m.t.cards[card].kind == "share":
            near.append(do.PlanPlace(card, m.t.slots[1]))
    if p.hand:
        near += [do.PlanPlace(p.hand[0], slot) for i, slot in enumerate(m.t.slots) if not opened >> i & 1]
    return near
