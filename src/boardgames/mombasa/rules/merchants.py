"""Using a diamond merchant."""

from boardgames.core.protocol import Refusal
from boardgames.core.values import evolve
from boardgames.mombasa.actions import UseMerchant
from boardgames.mombasa.box.menu import Menu
from boardgames.mombasa.box.tables import Card, Tables
from boardgames.mombasa.events import Events, MerchantUsed
from boardgames.mombasa.rules.area import card_at
from boardgames.mombasa.rules.expansion import bits
from boardgames.mombasa.rules.tracks import move_diamond
from boardgames.mombasa.state import Player, State, Turn, with_player


def merchant_steps(t: Tables, s: State, p: Player, card: Card) -> int:
    """Diamond steps of a merchant, with mines or with other merchants (MOM-DIA-05, MOM-TIL-13, MOM-Q-31)."""
    steps = card.diamonds
    if card.mines >= 0:
        mines = sum(t.regions[region].mines for region in bits(s.posts[card.mines]))
        steps += mines // card.mines_per_step
    if card.per_other_merchant:
        others = sum(
            t.cards[name].kind == "merchant"
            for place, name in enumerate(p.area)
            if name and name != card.id and not p.used >> place & 1
        )
        steps += others * card.per_other_merchant
    return steps


def use_merchant(m: Menu, s: State, seat: int, a: UseMerchant, events: Events) -> State:
    p = s.players[seat]
    place = m.t.place_at[a.place]
    card = m.t.cards[p.area[place]]
    steps = merchant_steps(m.t, s, p, card)
    if events is not None:
        events.append(MerchantUsed(seat, card.id, steps, card.pounds))
    p = move_diamond(m.t, p, seat, steps, card.pounds, events)
    return evolve(s, players=with_player(s.players, seat, p), frames=(Turn(1 << place),))


def judge_merchant(m: Menu, s: State, seat: int, a: UseMerchant) -> Refusal | None:
    card = card_at(m.t, s.players[seat], m.t.place_at.get(a.place))
    if card is None or card.kind != "merchant":
        return Refusal("MOM-ACT-03", "You have no face-up diamond merchant there.")
    return None
