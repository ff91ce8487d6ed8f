"""What holds in every state of Felinia, and across every step."""

from typing import Any

from boardgames.core.engine import BoxedGame
from boardgames.core.game import Game, Seat
from boardgames.felinia.actions import BidBank, Board, BuyGood, KeepFourth, Sell, Swap, TakeBonus
from boardgames.felinia.rules.resources import cards_for
from boardgames.felinia.rules.state_helpers import goods_held
from boardgames.felinia.rules.storage import storage_limit
from boardgames.felinia.state import Boarding, Commerce, State, Storing


def check(game: Game[Any, Any], s: State) -> None:
    """A sound state, and what is more than a position from a file needs."""
    assert isinstance(game, BoxedGame)
    assert not (fault := game.fault(s)), fault
    t = game.tables
    for sheet in game.scores(s):
        assert sheet.total == sum(line.points for line in sheet.lines)
    if s.end == "boats-out":
        assert s.round >= (len(t.boats) - len(t.docks)) // len(t.docks) + 1
    for decision in game.decisions(s):
        legal = game.legal_actions(s, decision.seat)
        assert len(legal) <= 60
        assert any(not isinstance(action, Sell) for action in legal) or isinstance(s.frames[-1], Storing)


def check_step(game: Game[Any, Any], before: State, seat: Seat, action: Any, after: State) -> None:
    """What one action and all that follows by itself may change."""
    assert isinstance(game, BoxedGame)
    t = game.tables
    _check_money(before, seat, action, after)
    for held in ("gold", "spice", "provisions"):
        old, new = ([getattr(p, held) for p in s.players] for s in (before, after))
        if any(now > was for was, now in zip(old, new, strict=True)):
            assert sum(cards_for(t, units) for units in new) <= max(
                t.cards.cards_each, sum(cards_for(t, units) for units in old)
            )
    for p, q in zip(before.players, after.players, strict=True):
        assert p.settled & q.settled == p.settled, "a settled merchant left"
        assert q.trade[: len(p.trade)] == p.trade
        assert q.bonus[: len(p.bonus)] == p.bonus
    still_there = sum(1 << at for at, tile in enumerate(after.tiles) if tile)
    assert before.face_up & still_there & ~after.face_up == 0, "a tile was turned face down"
    for owner, (p, q) in enumerate(zip(before.players, after.players, strict=True)):
        if q.stock < p.stock:
            assert owner == seat, "somebody else's merchant boarded"
            assert isinstance(action, Board)
            assert isinstance(before.frames[-1], Boarding)
    if after.round > before.round:
        for p in after.players:
            assert goods_held(p) <= storage_limit(t)
    if isinstance(action, TakeBonus):
        p, q = before.players[seat], after.players[seat]
        assert (q.gold, q.spice) == (p.gold - 1, p.spice - 1)
    if before.end:
        assert after.end == before.end
    for frame in after.frames:
        if isinstance(frame, Commerce):
            assert not any(after.piles[: frame.place])


def _check_money(before: State, seat: Seat, action: Any, after: State) -> None:
    was, now = before.players[seat].money, after.players[seat].money
    if isinstance(action, BidBank):
        assert now >= was
    elif isinstance(action, BuyGood | Swap | TakeBonus):
        assert now <= was - 1
        assert was - now == len(before.piles[before.frames[-1].place])  # type: ignore[union-attr]
    elif isinstance(action, KeepFourth):
        assert now == was - 2
    elif not isinstance(action, Board | Sell):
        assert now >= was
