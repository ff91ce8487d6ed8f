"""Gold: its limit, what it buys, and what can be turned into it at any time."""

from boardgames.amerigo.actions import CASH_CHEST, CASH_TOKENS, Actions, AnyAction, BuyAp, CashChest, CashToken
from boardgames.amerigo.box.names import GOLD_FIVE, GOLD_THREE
from boardgames.amerigo.box.tables import Tables
from boardgames.amerigo.events import ApBought, GoldGained, TokenUsed
from boardgames.amerigo.state import (
    CANNONS,
    OVERFLOW,
    PROGRESS,
    Build,
    Business,
    Events,
    Plan,
    Player,
    Produce,
    Sail,
    State,
    TrackAction,
    credited,
    on_top,
    with_player,
)
from boardgames.core.protocol import Refusal, Seat
from boardgames.core.values import evolve


def gain_gold(t: Tables, p: Player, seat: Seat, amount: int, reason: str, events: Events) -> Player:
    """Gold up to the end of the track; every gold beyond is a point at once (AME-GLD-03)."""
    kept = min(amount, t.gold_end - p.gold)
    points = amount - kept
    if events is not None:
        events.append(GoldGained(seat, kept, points, reason))
    if points:
        return evolve(p, gold=p.gold + kept, ledger=credited(p, OVERFLOW, points))
    return evolve(p, gold=p.gold + kept)


def free_actions(p: Player) -> Actions:
    """What a player may cash at any decision of his own turn (AME-Q-24)."""
    cash: list[AnyAction] = [CASH_CHEST] if p.chests else []
    if p.tokens:
        cash += [action for action in CASH_TOKENS if action.token in p.tokens]
    return tuple(cash)


def refuse_cash_chest(t: Tables, s: State, seat: Seat, a: CashChest) -> Refusal | None:
    if not s.players[seat].chests:
        return Refusal("AME-GLD-06", "You have no treasure chest to cash.", 1, 0)
    return None


def cash_chest(t: Tables, s: State, seat: Seat, a: CashChest, events: Events) -> State:
    p = gain_gold(t, s.players[seat], seat, t.chest_gold, "chest", events)
    p = evolve(p, chests=p.chests - 1, chests_cashed=p.chests_cashed + 1)
    return evolve(s, players=with_player(s, seat, p))


def refuse_cash_token(t: Tables, s: State, seat: Seat, a: CashToken) -> Refusal | None:
    if a.token not in (GOLD_THREE, GOLD_FIVE):
        return Refusal("AME-GLD-07", "Only the two gold tokens can be turned into gold.")
    rule = "AME-TOK-17" if a.token == GOLD_THREE else "AME-TOK-18"
    if a.token in s.players[seat].used_tokens:
        return Refusal("AME-TOK-02", f"Your token {t.tokens[a.token].label} is used up.")
    if a.token not in s.players[seat].tokens:
        return Refusal(rule, f"You do not own the token {t.tokens[a.token].label}.")
    return None


def cash_token(t: Tables, s: State, seat: Seat, a: CashToken, events: Events) -> State:
    p = gain_gold(t, use_token(s.players[seat], seat, a.token, events), seat, t.tokens[a.token].amount, "token", events)
    return evolve(s, players=with_player(s, seat, p))


def use_token(p: Player, seat: Seat, token: str, events: Events) -> Player:
    """Turn a one-time token over (AME-TOK-02)."""
    if events is not None:
        events.append(TokenUsed(seat, token))
    face_up = tuple(other for other in p.tokens if other != token)
    return evolve(p, tokens=face_up, used_tokens=(*p.used_tokens, token))


def track_room(t: Tables, p: Player, track: str) -> int:
    """Steps from a player's disc to the end of a track."""
    if track == CANNONS:
        return t.cannon_end - p.cannons
    if track == PROGRESS:
        return t.progress_end - p.progress
    return t.special_end - p.special


def refuse_buy_ap(t: Tables, s: State, seat: Seat, a: BuyAp) -> Refusal | None:
    p, frame = s.players[seat], s.frames[-1]
    if isinstance(frame, Sail):
        if p.ships[1] < 0:
            return Refusal("AME-Q-50", "Place both ships first.")
        if all(frame.ended):
            return Refusal("AME-Q-11", "Both ships have stopped: another AP would do nothing.")
    if isinstance(frame, TrackAction) and frame.ap >= track_room(t, p, frame.track):
        room = track_room(t, p, frame.track)
        return Refusal("AME-Q-12", f"You have {frame.ap} AP for {room} steps to the end of the track.", room, frame.ap)
    if not p.gold:
        return Refusal("AME-GLD-08", "Another AP costs 1 gold and you have none.", 1, 0)
    return None


def buy_ap(t: Tables, s: State, seat: Seat, a: BuyAp, events: Events) -> State:
    p, frame = s.players[seat], s.frames[-1]
    if events is not None:
        events.append(ApBought(seat))
    richer: Business
    match frame:
        case Sail():
            richer = evolve(frame, total=frame.total + 1)
        case TrackAction() | Plan() | Produce() | Build():
            richer = evolve(frame, ap=frame.ap + 1)
        case _:
            raise AssertionError("AP are bought in the loop of an action")
    return evolve(s, players=with_player(s, seat, evolve(p, gold=p.gold - 1)), frames=on_top(s, richer))
