"""What holds in every state of Felinia, and across every step."""

from typing import Any

from boardgames.core.protocol import Game, Seat
from boardgames.core.questions import BoxedGame
from boardgames.felinia.actions import BidBank, Board, BuyGood, KeepFourth, Sell, Swap, TakeBonus
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.rules.resources import cards_for
from boardgames.felinia.rules.storage import storage_limit
from boardgames.felinia.state import (
    Bid,
    Boarding,
    Commerce,
    Departures,
    Journey,
    Mystery,
    State,
    Storing,
    goods_held,
    phase,
)


def check(game: Game[Any, Any], s: State) -> None:
    """Conservation and limits of one state."""
    assert isinstance(game, BoxedGame)
    t = game.tables
    _check_goods(t, s)
    _check_players(t, s)
    _check_land(t, s)
    _check_boats(t, s)
    taken = [tile for p in s.players for tile in p.bonus]
    assert sorted([*s.bonus, *taken]) == sorted(t.bonus_tiles)
    _check_mysteries(t, s)
    for sheet, again in zip(game.scores(s), game.scores(s), strict=True):
        assert sheet == again
        assert sheet.total == sum(line.points for line in sheet.lines)
    if phase(s) not in ("auction", "commerce"):
        assert not any(s.piles)
    for decision in game.decisions(s):
        legal = game.legal_actions(s, decision.seat)
        assert len(legal) <= 60
        assert any(not isinstance(action, Sell) for action in legal) or isinstance(s.frames[-1], Storing)


def _check_goods(t: Tables, s: State) -> None:
    holders = [s.bag, *s.markets, *(p.goods for p in s.players)]
    assert all(count >= 0 for goods in holders for count in goods)
    assert [sum(goods[kind] for goods in holders) for kind in range(len(t.goods))] == [good.count for good in t.goods]
    for number, goods in enumerate(s.markets):
        assert sum(goods) <= t.places[number].goods_spaces
        if len(s.players) in t.places[number].closed_at:
            assert not any(goods)
            assert not s.piles[number]


def _check_players(t: Tables, s: State) -> None:
    journeys = [frame.seat for frame in s.frames if isinstance(frame, Journey)]
    landed: tuple[Seat, ...] = ()
    for frame in s.frames:
        if isinstance(frame, Departures) and frame.docks:
            landed = s.ships[frame.docks[0]].merchants[: frame.landed]
    aboard = [merchant for ship in s.ships for merchant in ship.merchants]
    for seat, p in enumerate(s.players):
        assert 0 <= p.money <= t.money.max
        assert min(p.gold, p.spice, p.provisions, p.stock, p.tokens) >= 0
        merchants = p.stock + aboard.count(seat) - landed.count(seat) + p.settled.bit_count() + journeys.count(seat)
        assert merchants == t.components.merchants_per_player
        assert (
            p.tokens + p.circles.bit_count() + sum(pile.count(seat) for pile in s.piles)
            == t.components.bid_tokens_per_player
        )
        windfalls = sum(tile in t.trade_tiles for tile in s.gone)
        assert 0 <= p.settled.bit_count() - len(p.trade) <= windfalls


def _check_land(t: Tables, s: State) -> None:
    board = t.boards[s.variant]
    settled = 0
    for p in s.players:
        assert not settled & p.settled, "two merchants in one province"
        settled |= p.settled
    assert not settled & board.open_mask
    for at, tile in enumerate(s.tiles):
        is_post = not board.open_mask >> at & 1
        assert is_post == bool(tile) + (settled >> at & 1)
        assert not s.face_up >> at & 1 or tile
    taken = [tile for p in s.players for tile in p.trade]
    removed = [tile for tile in s.gone if tile in t.trade_tiles]
    on_posts = [tile for tile in s.tiles if tile]
    assert sorted([*on_posts, *taken, *removed]) == sorted(tile for tiles in board.tiles for tile in tiles)
    assert settled.bit_count() == len(taken) + len(removed)
    for at, tile in enumerate(s.tiles):
        if tile:
            assert t.trade_tiles[tile].back == board.provinces[at].country


def _check_boats(t: Tables, s: State) -> None:
    at_docks = [ship.boat for ship in s.ships if ship.boat]
    used = [boat for boat in s.gone if boat in t.boats]
    assert sorted([*s.boats, *at_docks, *used]) == sorted(t.boats)
    assert sorted(s.boats, key=lambda boat: t.boats[boat].back == "blue") == list(s.boats), (
        "a blue boat lies above a grey one"
    )
    for ship in s.ships:
        assert len(ship.merchants) <= (t.boats[ship.boat].places if ship.boat else 0)
    if isinstance(s.frames[-1] if s.frames else None, Bid):
        assert len(at_docks) == len(t.docks)
        assert len(used) >= s.round - 1, "a round passed in which no boat left"
    assert 1 <= s.round <= len(t.boats) - len(t.docks) + 1
    if s.end == "boats-out":
        assert s.round >= (len(t.boats) - len(t.docks)) // len(t.docks) + 1


def _check_mysteries(t: Tables, s: State) -> None:
    hands = [p.mystery for p in s.players]
    drawn = next((frame.cards for frame in s.frames if isinstance(frame, Mystery)), ())
    everything = [*s.mysteries, *drawn, *(card for hand in hands for card in hand)]
    assert sorted(everything) == (sorted(t.mystery_cards) if s.variant == "expert" else [])
    for hand in hands:
        kinds = [t.mystery_cards[card] for card in hand]
        assert len(set(kinds)) == len(kinds)


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
