"""Positions in one expression: `given(game, 3).player(0, money=4).piles(m1=(0, 1)).commerce()`.

Every step moves things that exist: goods come from the bag, merchants from the stock, tiles from their posts, so that a
position keeps the invariants.
"""

from typing import Any, Self

from boardgames.core.game import Config, Seat
from boardgames.core.rulebook import Events
from boardgames.core.values import evolve, replaced
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.game import Felinia
from boardgames.felinia.rules.resources import minus, plus
from boardgames.felinia.state import (
    EMPTY,
    AnyFrame,
    Bid,
    Boarding,
    Commerce,
    Departing,
    FinalSale,
    Preparing,
    Ship,
    State,
    Storing,
)


def number(t: Tables, variant: str, code: str) -> int:
    """The number of the province with this code: `T1`, `La`, `CQ`."""
    return next(at for at, province in enumerate(t.boards[variant].provinces) if province.code == code)


class Position:
    """A started game in which things have been moved about: nothing appears and nothing is lost."""

    def __init__(self, game: Felinia, state: State) -> None:
        self.game = game
        self.tables = game.tables
        self.state = state

    def change(self, **changes: Any) -> Self:
        return type(self)(self.game, evolve(self.state, **changes))

    def _player(self, seat: Seat, **changes: Any) -> Self:
        players = self.state.players
        return self.change(players=replaced(players, seat, evolve(players[seat], **changes)))

    def _counts(self, goods: dict[str, int]) -> tuple[int, ...]:
        assert set(goods) <= set(self.tables.good_number), "there is no such good"
        return tuple(goods.get(good.id, 0) for good in self.tables.goods)

    # what players have

    def player(self, seat: Seat, **changes: int) -> Self:
        """Set money, gold, spice or provisions; other words are kinds of goods. What is not named stays, goods
        excepted: naming one good sets all."""
        own = {key: changes.pop(key) for key in ("money", "gold", "spice", "provisions") if key in changes}
        position = self._player(seat, **own)
        return position.goods(seat, **changes) if changes else position

    def goods(self, seat: Seat, **goods: int) -> Self:
        """Exactly these goods, exchanged with the bag."""
        wanted = self._counts(goods)
        return self._from_bag(self.state.players[seat].goods, wanted)._player(seat, goods=wanted)

    def _from_bag(self, old: tuple[int, ...], wanted: tuple[int, ...]) -> Self:
        bag = minus(plus(self.state.bag, old), wanted)
        assert min(bag) >= 0, "the bag does not hold so much"
        return self.change(bag=bag)

    def bonus(self, seat: Seat, *tiles: str) -> Self:
        left = tuple(tile for tile in self.state.bonus if tile not in tiles)
        return self.change(bonus=left)._player(seat, bonus=self.state.players[seat].bonus + tiles)

    def mystery(self, seat: Seat, *cards: str) -> Self:
        """The seat has kept these cards."""
        left = tuple(card for card in self.state.mysteries if card not in cards)
        return self.change(mysteries=left)._player(seat, mystery=self.state.players[seat].mystery + cards)

    def bank(self, seat: Seat, *laps: int) -> Self:
        """Tokens on the seat's own circles."""
        p = self.state.players[seat]
        return self._player(seat, circles=sum(1 << lap - 1 for lap in laps), tokens=p.tokens - len(laps))

    # Katzburg

    def market(self, number: int, **goods: int) -> Self:
        """The goods of market 1, 2, ..., exchanged with the bag."""
        markets, wanted = self.state.markets, self._counts(goods)
        position = self._from_bag(markets[number - 1], wanted)
        return position.change(markets=replaced(markets, number - 1, wanted))

    def empty_bag(self, *but: str) -> Self:
        """All goods of the bag, but for the kinds named, move to the last seat."""
        rows = zip(self.tables.goods, self.state.bag, strict=True)
        taken = tuple(0 if good.id in but else count for good, count in rows)
        last = len(self.state.players) - 1
        position = self._player(last, goods=plus(self.state.players[last].goods, taken))
        return position.change(bag=minus(self.state.bag, taken))

    def piles(self, **piles: tuple[Seat, ...]) -> Self:
        """Tokens, bottom to top: `m1=(0, 2)`, `guild=(1,)`."""
        position = self
        for name, seats in piles.items():
            place = len(self.tables.places) - 1 if name == "guild" else int(name[1:]) - 1
            position = position.change(piles=replaced(position.state.piles, place, seats))
            for seat in seats:
                position = position._player(seat, tokens=position.state.players[seat].tokens - 1)
        return position

    # boats

    def boats(self, *times: str) -> Self:
        """These boats, by time, at the docks; the rest in the pile."""
        boats = self.tables.boats
        wanted = [next(boat.id for boat in boats.values() if boat.time == time) for time in times]
        rest = [boat for boat in boats if boat not in wanted and boat not in self.state.gone]
        pile = sorted(rest, key=lambda boat: boats[boat].back == "blue")
        return self.change(ships=tuple(Ship(boat, ()) for boat in wanted), boats=tuple(pile))

    def pile_left(self, left: int) -> Self:
        """Only so many boats in the pile, the rest gone."""
        boats = self.state.boats
        cut = len(boats) - left
        return self.change(boats=boats[cut:], gone=(*self.state.gone, *boats[:cut]))

    def aboard(self, dock: int, *seats: Seat) -> Self:
        """Merchants on the boat of a dock, front first; dock 1 is the first."""
        ships = self.state.ships
        position = self.change(ships=replaced(ships, dock - 1, Ship(ships[dock - 1].boat, seats)))
        for seat in seats:
            position = position._player(seat, stock=position.state.players[seat].stock - 1)
        return position

    def no_boat(self, dock: int) -> Self:
        ships = self.state.ships
        gone = (*self.state.gone, ships[dock - 1].boat)
        return self.change(ships=replaced(ships, dock - 1, Ship(EMPTY, ())), gone=gone)

    # the land

    def _number(self, code: str) -> int:
        return number(self.tables, self.state.variant, code)

    def tile(self, code: str, tile: str) -> Self:
        """The trade tile lies on this post; it changes places with the one that lay there."""
        tiles = list(self.state.tiles)
        post, old = self._number(code), tiles.index(tile)
        tiles[post], tiles[old] = tiles[old], tiles[post]
        return self.change(tiles=tuple(tiles))

    def face_up(self, *codes: str) -> Self:
        return self.change(face_up=self.state.face_up | sum(1 << self._number(code) for code in codes))

    def settled(self, seat: Seat, *codes: str) -> Self:
        """Merchants of the seat have settled on these posts and taken what lay there."""
        position = self
        for code in codes:
            position = position._settle(seat, self._number(code))
        return position

    def took(self, seat: Seat, *tiles: str) -> Self:
        """The seat has settled wherever these trade tiles lay."""
        position = self
        for tile in tiles:
            position = position._settle(seat, position.state.tiles.index(tile))
        return position

    def _settle(self, seat: Seat, post: int) -> Self:
        s, p = self.state, self.state.players[seat]
        assert s.tiles[post], "somebody has settled there"
        position = self.change(tiles=replaced(s.tiles, post, EMPTY), face_up=s.face_up & ~(1 << post))
        return position._player(seat, stock=p.stock - 1, settled=p.settled | 1 << post, trade=(*p.trade, s.tiles[post]))

    def next_mysteries(self, *cards: str) -> Self:
        """These cards lie on top of the pile."""
        rest = tuple(card for card in self.state.mysteries if card not in cards)
        return self.change(mysteries=(*cards, *rest))

    # the moment: what is still to come in this round, and the question on top

    def first(self, seat: Seat) -> Self:
        return self.change(first=seat)

    def at(self, *frames: AnyFrame, events: Events = None) -> State:
        """With this open business, after everything that follows without a choice."""
        return self.game.run_errands(evolve(self.state, frames=frames), events)

    def auction(self, lap: int = 1, seat: Seat | None = None) -> State:
        first = self.state.first
        bid = Bid(first if seat is None else seat, lap)
        return self.at(Preparing(), Storing(first), Departing(), Commerce(0), bid)

    def commerce(self, events: Events = None) -> State:
        return self.at(Preparing(), Storing(self.state.first), Departing(), Commerce(0), events=events)

    def boarding(self, seat: Seat) -> State:
        return self.at(Preparing(), Storing(self.state.first), Departing(), Commerce(0), Boarding(seat))

    def exploration(self, events: Events = None) -> State:
        return self.at(Preparing(), Storing(self.state.first), Departing(), events=events)

    def storage(self, events: Events = None) -> State:
        return self.at(Preparing(), Storing(self.state.first), events=events)

    def preparation(self, events: Events = None) -> State:
        return self.at(Preparing(), events=events)

    def final_sales(self, events: Events = None) -> State:
        return self.at(FinalSale(self.state.first), events=events)

    def over(self) -> State:
        return evolve(self.state, frames=())


def started(
    game: Felinia,
    players: int = 3,
    variant: str = "classic",
    options: tuple[str, ...] = (),
    first: Seat = 0,
    seed: int = 0,
) -> State:
    """A fresh game in which the given seat is first player."""
    while True:
        state = game.start(Config(players, seed, variant, options))
        if state.first == first:
            return state
        seed += 1


def given(
    game: Felinia, players: int = 3, variant: str = "classic", options: tuple[str, ...] = (), seed: int = 0
) -> Position:
    """A fresh game, seat 0 first, nobody with goods, so that every position says what it needs."""
    position = Position(game, started(game, players, variant, options, seed=seed))
    for seat in range(players):
        position = position.goods(seat)
    return position
