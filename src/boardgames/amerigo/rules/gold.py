"""Gold: its limit, and what can be turned into it at any time (AME-GLD-01 to AME-GLD-09)."""

from boardgames.amerigo.actions import Actions, AnyAction, CashChest, CashToken
from boardgames.amerigo.box.tables import GOLD_FIVE, GOLD_THREE, Tables
from boardgames.amerigo.events import GoldGained, TokenUsed
from boardgames.amerigo.rules.state_helpers import credited, with_player
from boardgames.amerigo.state import OVERFLOW, Business, Player, State
from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, not_now
from boardgames.core.values import evolve


def kept_gold(t: Tables, p: Player, amount: int) -> int:
    """Return how much of an amount fits on the track; every gold beyond its end is a point at once (AME-GLD-03)."""
    return min(amount, t.gold_end - p.gold)


def gain_gold(t: Tables, p: Player, seat: Seat, amount: int, reason: str, events: Events) -> Player:
    kept = kept_gold(t, p, amount)
    points = amount - kept
    if events is not None:
        events.append(GoldGained(seat, kept, points, reason))
    if points:
        return evolve(p, gold=p.gold + kept, ledger=credited(p, OVERFLOW, points))
    return evolve(p, gold=p.gold + kept)


def use_token(p: Player, seat: Seat, token: str, events: Events) -> Player:
    """Turn a one-time token over (AME-TOK-02)."""
    if events is not None:
        events.append(TokenUsed(seat, token))
    face_up = tuple(other for other in p.tokens if other != token)
    return evolve(p, tokens=face_up, used_tokens=(*p.used_tokens, token))


def refuse_token(p: Player, token: str, rule: str) -> Refusal | None:
    """Refuse a token that is used up, or belongs to somebody else or nobody."""
    if token in p.used_tokens:
        return refuse("AME-TOK-02", "token-used-up", token=token)
    return None if token in p.tokens else refuse(rule, "token-not-yours", token=token)


def cashable(t: Tables, p: Player) -> Actions:
    """Return what a player may cash between any two gestures of their own turn (AME-Q-24)."""
    menu = t.menu
    cash: list[AnyAction] = [menu.cash_chest] if p.chests else []
    if p.tokens:
        cash += [action for action in menu.cash_tokens if action.token in p.tokens]
    return tuple(cash)


def refuse_cash_chest(t: Tables, s: State, seat: Seat, f: Business, a: CashChest) -> Refusal | None:
    return None if s.players[seat].chests else refuse("AME-GLD-06", "no-chest", 1, 0)


def cash_chest(t: Tables, s: State, seat: Seat, f: Business, a: CashChest, events: Events) -> State:
    p = gain_gold(t, s.players[seat], seat, t.bonus.chest_gold, "chest", events)
    p = evolve(p, chests=p.chests - 1, chests_cashed=p.chests_cashed + 1)
    return evolve(s, players=with_player(s, seat, p))


def refuse_cash_token(t: Tables, s: State, seat: Seat, f: Business, a: CashToken) -> Refusal | None:
    if a.token not in (GOLD_THREE, GOLD_FIVE):
        return refuse("AME-GLD-07", "token-without-gold")
    return refuse_token(s.players[seat], a.token, "AME-TOK-17" if a.token == GOLD_THREE else "AME-TOK-18")


def cash_token(t: Tables, s: State, seat: Seat, f: Business, a: CashToken, events: Events) -> State:
    p = use_token(s.players[seat], seat, a.token, events)
    p = gain_gold(t, p, seat, t.tokens[a.token].gold, "token", events)
    return evolve(s, players=with_player(s, seat, p))


CHEST_RULES = ("AME-GLD-06",)
TOKEN_RULES = ("AME-TOK-17", "AME-TOK-18")

CASH = (
    Answer(CashChest, cash_chest, rules=CHEST_RULES, otherwise=not_now("AME-Q-24"), refuse=refuse_cash_chest),
    Answer(CashToken, cash_token, rules=TOKEN_RULES, otherwise=not_now("AME-Q-24"), refuse=refuse_cash_token),
)
"""Answers to every question between two gestures; while ships are placed, `move_ships` has its own."""
