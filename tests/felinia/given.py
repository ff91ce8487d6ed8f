"""Positions in one expression: `given(3).player(0, money=4).piles(m1=(0, 1)).commerce()`.

Every step moves things that exist: goods come from the bag, merchants from the stock, tiles from their posts, so that a
position keeps the invariants.
"""

from dataclasses import dataclass
from typing import Any, Self

from boardgames.core.protocol import Config
from boardgames.core.values import Event, evolve
from boardgames.felinia import GAME
from boardgames.felinia.rules.flow import advance
from boardgames.felinia.rules.resources import minus, plus
from boardgames.felinia.state import (
    EMPTY,
    AnyFrame,
    Bid,
    Commerce,
    Departing,
    FinalSale,
    Player,
    Preparing,
    Ship,
    State,
    Storing,
)

T = GAME.tables


def number(variant: str, code: str) -> int:
    """The number of the province with this code: `T1`, `La`, `CQ`."""
    return next(n for n, province in enumerate(T.boards[variant].provinces) if province.code == code)


def province(variant: str, code: str) -> str:
    """The id of the province with this code."""
    return T.boards[variant].provinces[number(variant, code)].id


def counts(goods: dict[str, int]) -> tuple[int, ...]:
    assert set(goods) <= set(T.good_number)
    return tuple(goods.get(good.id, 0) for good in T.goods)


@dataclass(frozen=True)
class Given:
    state: State

    def change(self, **changes: Any) -> Self:
        return type(self)(evolve(self.state, **changes))

    def _player(self, seat: int, **changes: Any) -> Self:
        players = list(self.state.players)
        players[seat] = evolve(players[seat], **changes)
        return self.change(players=tuple(players))

    def player(self, seat: int, **changes: int) -> Self:
        """Set money, gold, spice or provisions; other words are kinds of goods. What is not named stays, goods
        excepted: naming one good sets all."""
        own = {key: changes.pop(key) for key in ("money", "gold", "spice", "provisions") if key in changes}
        given = self._player(seat, **own)
        return given.goods(seat, **changes) if changes else given

    def goods(self, seat: int, **goods: int) -> Self:
        """The seat's goods, exchanged with the bag."""
        wanted, old = counts(goods), self.state.players[seat].goods
        bag = minus(plus(self.state.bag, old), wanted)
        assert min(bag) >= 0, "the bag does not hold so much"
        return self.change(bag=bag)._player(seat, goods=wanted)

    def market(self, number: int, **goods: int) -> Self:
        """The goods of market 1, 2, ..., exchanged with the bag."""
        markets = list(self.state.markets)
        bag = minus(plus(self.state.bag, markets[number - 1]), counts(goods))
        assert min(bag) >= 0, "the bag does not hold so much"
        markets[number - 1] = counts(goods)
        return self.change(markets=tuple(markets), bag=bag)

    def empty_bag(self, *but: str) -> Self:
        """All goods of the bag, but for the kinds named, move to the last seat."""
        taken = tuple(0 if T.goods[n].id in but else count for n, count in enumerate(self.state.bag))
        last = len(self.state.players) - 1
        given = self._player(last, goods=plus(self.state.players[last].goods, taken))
        return given.change(bag=minus(self.state.bag, taken))

    def piles(self, **piles: tuple[int, ...]) -> Self:
        """Tokens, bottom to top: `m1=(0, 2)`, `guild=(1,)`."""
        given = self
        for name, seats in piles.items():
            place = len(T.places) - 1 if name == "guild" else int(name[1:]) - 1
            new = (*given.state.piles[:place], seats, *given.state.piles[place + 1 :])
            given = given.change(piles=new)
            for seat in seats:
                given = given._player(seat, tokens=given.state.players[seat].tokens - 1)
        return given

    def boats(self, *boats: str) -> Self:
        """These boats, by time, at the docks; the rest in the pile."""
        wanted = [f"boat-{boat.replace(':', '').zfill(4)}" for boat in boats]
        rest = [boat for boat in T.boats if boat not in wanted and boat not in self.state.gone]
        pile = sorted(rest, key=lambda boat: T.boats[boat].blue)
        ships = tuple(Ship(boat, ()) for boat in wanted)
        return self.change(ships=ships, boats=tuple(pile))

    def pile_left(self, left: int) -> Self:
        """Only so many boats in the pile, the rest gone."""
        boats = self.state.boats
        cut = len(boats) - left
        return self.change(boats=boats[cut:], gone=(*self.state.gone, *boats[:cut]))

    def aboard(self, dock: int, *seats: int) -> Self:
        """Merchants on the boat of a dock, front first; dock 1 is the first."""
        ships = list(self.state.ships)
        ships[dock - 1] = Ship(ships[dock - 1].boat, seats)
        given = self.change(ships=tuple(ships))
        for seat in seats:
            given = given._player(seat, stock=given.state.players[seat].stock - 1)
        return given

    def no_boat(self, dock: int) -> Self:
        ships = list(self.state.ships)
        gone = (*self.state.gone, ships[dock - 1].boat)
        ships[dock - 1] = Ship(EMPTY, ())
        return self.change(ships=tuple(ships), gone=gone)

    def tile(self, code: str, tile: str) -> Self:
        """The trade tile lies on this post; it changes places with the one that lay there."""
        tiles = list(self.state.tiles)
        post, old = number(self.state.variant, code), tiles.index(tile)
        tiles[post], tiles[old] = tiles[old], tiles[post]
        return self.change(tiles=tuple(tiles))

    def face_up(self, *codes: str) -> Self:
        bits = sum(1 << number(self.state.variant, code) for code in codes)
        return self.change(face_up=self.state.face_up | bits)

    def settled(self, seat: int, *codes: str) -> Self:
        """Merchants of the seat have settled on these posts and taken what lay there."""
        given = self
        for code in codes:
            post = number(self.state.variant, code)
            p, tile = given.state.players[seat], given.state.tiles[post]
            assert tile, f"{code} is taken"
            tiles = (*given.state.tiles[:post], EMPTY, *given.state.tiles[post + 1 :])
            given = given.change(tiles=tiles, face_up=given.state.face_up & ~(1 << post))
            given = given._player(seat, stock=p.stock - 1, settled=p.settled | 1 << post, trade=(*p.trade, tile))
        return given

    def took(self, seat: int, *tiles: str) -> Self:
        """The seat has settled wherever these trade tiles lay."""
        given = self
        for tile in tiles:
            post = given.state.tiles.index(tile)
            given = given.settled(seat, T.boards[self.state.variant].provinces[post].code)
        return given

    def bonus(self, seat: int, *tiles: str) -> Self:
        left = tuple(tile for tile in self.state.bonus if tile not in tiles)
        return self.change(bonus=left)._player(seat, bonus=self.state.players[seat].bonus + tiles)

    def mystery(self, seat: int, *cards: str) -> Self:
        """The seat has kept these cards."""
        left = tuple(card for card in self.state.mysteries if card not in cards)
        return self.change(mysteries=left)._player(seat, mystery=self.state.players[seat].mystery + cards)

    def next_mysteries(self, *cards: str) -> Self:
        """These cards lie on top of the pile."""
        rest = tuple(card for card in self.state.mysteries if card not in cards)
        return self.change(mysteries=(*cards, *rest))

    def first(self, seat: int) -> Self:
        return self.change(first=seat)

    def bank(self, seat: int, *laps: int) -> Self:
        """Tokens on the seat's own circles."""
        p = self.state.players[seat]
        return self._player(seat, circles=sum(1 << lap - 1 for lap in laps), tokens=p.tokens - len(laps))

    # the moment

    def _at(self, *frames: AnyFrame, events: list[Event] | None = None) -> State:
        return advance(T, evolve(self.state, frames=frames), events)

    def auction(self, lap: int = 1, seat: int | None = None) -> State:
        first = self.state.first
        bid = Bid(first if seat is None else seat, lap)
        return self._at(Preparing(), Storing(first), Departing(), Commerce(0), bid)

    def commerce(self, events: list[Event] | None = None) -> State:
        return self._at(Preparing(), Storing(self.state.first), Departing(), Commerce(0), events=events)

    def exploration(self, events: list[Event] | None = None) -> State:
        return self._at(Preparing(), Storing(self.state.first), Departing(), events=events)

    def storage(self, events: list[Event] | None = None) -> State:
        return self._at(Preparing(), Storing(self.state.first), events=events)

    def preparation(self, events: list[Event] | None = None) -> State:
        return self._at(Preparing(), events=events)

    def final_sales(self, events: list[Event] | None = None) -> State:
        return self._at(FinalSale(self.state.first), events=events)

    def over(self) -> State:
        return evolve(self.state, frames=())


def started(
    players: int = 3, variant: str = "classic", options: tuple[str, ...] = (), first: int = 0, seed: int = 0
) -> State:
    """A fresh game in which the given seat is first player."""
    while True:
        state = GAME.start(Config(players, seed, variant, options))
        if state.first == first:
            return state
        seed += 1


def given(players: int = 3, variant: str = "classic", options: tuple[str, ...] = (), seed: int = 0) -> Given:
    """A fresh game, seat 0 first, nobody with goods, so that every position says what it needs."""
    position = Given(started(players, variant, options, seed=seed))
    for seat in range(players):
        position = position.goods(seat)
    return position


def asked(state: State) -> tuple[int, str]:
    """Who is asked what."""
    (decision,) = GAME.decisions(state)
    return decision.seat, decision.kind


def play(state: State, *actions: Any, events: list[Event] | None = None) -> State:
    """Whoever is asked does these things, one after another; each must be legal."""
    for action in actions:
        seat = asked(state)[0]
        refusal = GAME.refusal(state, seat, action)
        assert refusal is None, refusal
        assert action in GAME.legal_actions(state, seat)
        state = GAME.apply(state, seat, action, events)
    return state


def refused(state: State, action: Any, seat: int | None = None) -> str:
    """The id of the rule that forbids the action to whoever is asked."""
    seat = asked(state)[0] if seat is None else seat
    assert action not in GAME.legal_actions(state, seat)
    refusal = GAME.refusal(state, seat, action)
    assert refusal is not None
    return refusal.rule


def legal(state: State, kind: type) -> list[Any]:
    """The legal actions of one class."""
    return [action for action in GAME.legal_actions(state, asked(state)[0]) if type(action) is kind]


def holdings(p: Player) -> dict[str, int]:
    """The goods of a player by name."""
    return {good.id: count for good, count in zip(T.goods, p.goods, strict=True) if count}


def points(state: State, seat: int, category: str) -> int:
    """The points of one line of a score sheet."""
    return sum(line.points for line in GAME.scores(state)[seat].lines if line.category == category)
