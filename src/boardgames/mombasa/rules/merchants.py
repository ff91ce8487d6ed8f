"""Using a diamond merchant."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events
from boardgames.core.values import evolve
from boardgames.mombasa.actions import UseMerchant
from boardgames.mombasa.box.tables import Card, Tables
from boardgames.mombasa.events import MerchantUsed
from boardgames.mombasa.rules.area import card_at, face_up_cards
from boardgames.mombasa.rules.expansion import bits
from boardgames.mombasa.rules.tracks import move_diamond
from boardgames.mombasa.state import ActionTurn, Player, State, Turn, with_player


def merchant_steps(t: Tables, s: State, p: Player, card: Card) -> int:
    """Diamond steps of a merchant, with mines or with other merchants (MOM-DIA-05, MOM-TIL-13, MOM-Q-31,
    MOM-DIA-01, MOM-DIA-03, MOM-DIA-04, MOM-DIA-06).
    """
    steps = card.diamonds
    if card.mines_of >= 0:
        mines = sum(t.regions[region].mines for region in bits(s.posts[card.mines_of]))
        steps += mines // card.mines_per_step
    if card.per_other_merchant:
        others = sum(other.kind == "merchant" and other.id != card.id for other in face_up_cards(t, p))
        steps += others * card.per_other_merchant
    return steps


def refuse_merchant(t: Tables, s: State, seat: Seat, f: ActionTurn, a: UseMerchant) -> Refusal | None:
    card = card_at(t, s.players[seat], t.place_at.get(a.place))
    if card is None or card.kind != "merchant":
        return refuse("MOM-ACT-03", "no-merchant-there")
    return None


def use_merchant(t: Tables, s: State, seat: Seat, f: ActionTurn, a: UseMerchant, events: Events) -> State:
    p = s.players[seat]
    place = t.place_at[a.place]
    card = t.cards[p.area[place]]
    steps = merchant_steps(t, s, p, card)
    if events is not None:
        events.append(MerchantUsed(seat, card.id, steps, card.pounds))
    p = move_diamond(t, p, seat, steps, card.pounds, events)
    return evolve(s, players=with_player(s.players, seat, p), frames=(Turn(1 << place),))


USE_MERCHANT = Answer(
    UseMerchant,
    use_merchant,
    rules=("MOM-DIA-02",),
    otherwise=refuse("MOM-DIA-02", "when-use-merchant"),
    refuse=refuse_merchant,
)
