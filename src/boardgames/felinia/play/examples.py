"""The worked examples as positions and choices."""

from typing import Any, Self

from boardgames.core.protocol import Seat
from boardgames.core.scenario import Builder, Scenario, Step, started
from boardgames.core.values import Action, evolve, replaced
from boardgames.felinia import actions as do
from boardgames.felinia.game import Felinia
from boardgames.felinia.rules.flow import advance
from boardgames.felinia.rules.resources import minus, plus
from boardgames.felinia.state import (
    EMPTY,
    AnyFrame,
    Bid,
    Boarding,
    Commerce,
    Departing,
    Preparing,
    Ship,
    State,
    Storing,
)

NAMES = ("Blue", "Red", "Green", "Yellow")
BLUE, RED, GREEN, YELLOW = range(4)
FAR_BOATS = ("7:30", "8:15", "6:00", "9:00")
"""Boats that nobody of the commerce examples can pay for."""


class Position:
    """A started game in which things have been moved about: nothing appears and nothing is lost."""

    def __init__(self, game: Felinia, state: State) -> None:
        self.game = game
        self.tables = game.tables
        self.state = state

    def _with(self, **changes: Any) -> Self:
        return type(self)(self.game, evolve(self.state, **changes))

    def player(self, seat: Seat, **changes: Any) -> Self:
        players = self.state.players
        return self._with(players=replaced(players, seat, evolve(players[seat], **changes)))

    def _counts(self, goods: dict[str, int]) -> tuple[int, ...]:
        return tuple(goods.get(good.id, 0) for good in self.tables.goods)

    def goods(self, seat: Seat, **goods: int) -> Self:
        """Exactly these goods, exchanged with the bag."""
        wanted = self._counts(goods)
        bag = minus(plus(self.state.bag, self.state.players[seat].goods), wanted)
        return self._with(bag=bag).player(seat, goods=wanted)

    def market(self, number: int, **goods: int) -> Self:
        markets, wanted = self.state.markets, self._counts(goods)
        bag = minus(plus(self.state.bag, markets[number - 1]), wanted)
        return self._with(bag=bag, markets=(*markets[: number - 1], wanted, *markets[number:]))

    def tokens(self, place: int, *seats: Seat) -> Self:
        """Bid tokens from bottom to top; place -1 is the guild."""
        place %= len(self.tables.places)
        piles = self.state.piles
        position = self._with(piles=replaced(piles, place, seats))
        for seat in seats:
            position = position.player(seat, tokens=position.state.players[seat].tokens - 1)
        return position

    def boats(self, *times: str) -> Self:
        wanted = [next(boat.id for boat in self.tables.boats.values() if boat.time == time) for time in times]
        rest = [boat for boat in self.tables.boats if boat not in wanted]
        pile = sorted(rest, key=lambda boat: self.tables.boats[boat].blue)
        return self._with(ships=tuple(Ship(boat, ()) for boat in wanted), boats=tuple(pile))

    def aboard(self, dock: int, *seats: Seat) -> Self:
        ships = self.state.ships
        ship = Ship(ships[dock - 1].boat, seats)
        position = self._with(ships=(*ships[: dock - 1], ship, *ships[dock:]))
        for seat in seats:
            position = position.player(seat, stock=position.state.players[seat].stock - 1)
        return position

    def province(self, code: str) -> int:
        board = self.tables.boards[self.state.variant]
        return next(at for at, province in enumerate(board.provinces) if province.code == code)

    def tile(self, code: str, tile: str) -> Self:
        """The trade tile lies on this post; it changes places with the one that lay there."""
        tiles = list(self.state.tiles)
        post, old = self.province(code), tiles.index(tile)
        tiles[post], tiles[old] = tiles[old], tiles[post]
        return self._with(tiles=tuple(tiles))

    def face_up(self, *codes: str) -> Self:
        return self._with(face_up=sum(1 << self.province(code) for code in codes))

    def settled(self, seat: Seat, *tiles: str) -> Self:
        """Merchants have settled where these trade tiles lay, and taken them."""
        position = self
        for tile in tiles:
            post = position.state.tiles.index(tile)
            left = replaced(position.state.tiles, post, EMPTY)
            p = position.state.players[seat]
            position = position._with(tiles=left).player(
                seat, stock=p.stock - 1, settled=p.settled | 1 << post, trade=(*p.trade, tile)
            )
        return position

    def bonus(self, seat: Seat, tile: str) -> Self:
        left = tuple(one for one in self.state.bonus if one != tile)
        return self._with(bonus=left).player(seat, bonus=(tile,))

    def at(self, *frames: AnyFrame) -> State:
        """The moment: what is still to come in this round, and the question on top."""
        return advance(self.tables, evolve(self.state, frames=frames), None)

    def commerce(self) -> State:
        return self.at(Preparing(), Storing(self.state.first), Departing(), Commerce(0))

    def exploration(self) -> State:
        return self.at(Preparing(), Storing(self.state.first), Departing())

    def over(self) -> State:
        return evolve(self.state, frames=())


def position(game: Felinia, players: int = 3) -> Position:
    """A fresh classic game; Blue is first and nobody has goods."""
    fresh = Position(game, evolve(started(game, players), first=BLUE))
    for seat in range(players):
        fresh = fresh.goods(seat)
    return fresh


def scene(example: str, state: State, *steps: tuple[Seat, Action, str]) -> Scenario:
    names = NAMES[: len(state.players)]
    return Scenario(example, state.variant, names, state, tuple(Step(*step) for step in steps))


# auction and commerce


def own_board(game: Felinia) -> Scenario:
    start = position(game).player(BLUE, money=4)
    bidding = start.at(Preparing(), Storing(BLUE), Departing(), Commerce(0), Bid(BLUE, 2))
    return scene("FEL-EX-01", bidding, (BLUE, do.BidBank(), "Blue's second token goes on his own board: 4 + 2 = 6."))


def on_top(game: Felinia) -> Scenario:
    start = position(game).tokens(0, BLUE)
    bidding = start.at(Preparing(), Storing(BLUE), Departing(), Commerce(0), Bid(RED, 1))
    return scene(
        "FEL-EX-02", bidding, (RED, do.BidMarket("market-1"), "Red's token goes on top of Blue's and will act first.")
    )


def four_tokens(game: Felinia) -> Scenario:
    start = position(game, 4).boats(*FAR_BOATS).market(1, books=1, wine=2)
    for seat in (BLUE, RED, GREEN):
        start = start.player(seat, money=6)
    return scene(
        "FEL-EX-03",
        start.tokens(0, RED, GREEN, RED, BLUE).commerce(),
        (BLUE, do.BuyGood("books"), "Four tokens lie here: Blue, on top, pays 4."),
        (RED, do.Decline(), "Red does not want to pay 3 and takes the upper token back."),
        (GREEN, do.BuyGood("wine"), "Two tokens are left: Green pays 2."),
        (RED, do.BuyGood("wine"), "The last token buys the last tile for 1."),
    )


def guild(game: Felinia) -> Scenario:
    start = position(game).boats(*FAR_BOATS).player(BLUE, money=2, gold=1, spice=1).player(RED, money=1)
    return scene(
        "FEL-EX-04",
        start.goods(RED, books=1).tokens(-1, RED, BLUE).commerce(),
        (BLUE, do.TakeBonus("bonus-panthers"), "Blue pays 2 coins, 1 gold and 1 spice for a bonus tile."),
        (RED, do.Swap("books", "clothes", "spice"), "Red pays 1 coin, swaps books for clothes and gets 1 spice."),
    )


# boats


def two_places(game: Felinia) -> Scenario:
    start = position(game).boats("9:45", "8:15", "6:00", "9:00").goods(BLUE, clothes=2, glassware=1)
    boarding = start.at(Preparing(), Storing(BLUE), Departing(), Commerce(0), Boarding(BLUE))
    return scene(
        "FEL-EX-05",
        boarding,
        (BLUE, do.Board("dock-1"), "A merchant boards for 2 clothes and 1 glassware, without a coin; a place is free."),
    )


def one_place(game: Felinia) -> Scenario:
    start = position(game).boats("5:00", "8:15", "6:00", "9:00").goods(BLUE, clocks=2).player(BLUE, money=2)
    boarding = start.at(Preparing(), Storing(BLUE), Departing(), Commerce(0), Boarding(BLUE))
    return scene(
        "FEL-EX-06",
        boarding,
        (BLUE, do.Board("dock-1"), "A merchant boards for 2 clocks and 1 coin; the boat is full."),
    )


def two_boats(game: Felinia) -> Scenario:
    start = position(game).boats("9:45", "5:00", "8:15", "6:00").market(1, clocks=1).player(BLUE, money=2)
    return scene(
        "FEL-EX-07",
        start.goods(BLUE, clothes=2, glassware=1, clocks=1).tokens(0, BLUE).commerce(),
        (BLUE, do.BuyGood("clocks"), "Blue buys a second clock for 1 coin and may now board."),
        (BLUE, do.Board("dock-1"), "2 clothes and 1 glassware pay for the front place of the 9:45 boat."),
        (BLUE, do.Board("dock-2"), "2 clocks and 1 coin pay for the 5:00 boat."),
    )


def no_boarding(game: Felinia) -> Scenario:
    start = position(game).boats("5:00", "8:15", "6:00", "9:00").market(1, books=2).player(GREEN, money=6)
    state = start.goods(GREEN, clocks=2).tokens(0, RED, GREEN).commerce()
    steps = (
        Step(GREEN, do.Decline(), "Green takes the token back without buying; Red's token is next."),
        Step(GREEN, do.Board("dock-1"), "Green has the goods, but no purchase: he may not board.", "FEL-TRD-02"),
    )
    return Scenario("FEL-EX-08", "classic", NAMES[:3], state, steps)


# a journey


def journey(game: Felinia) -> Scenario:
    start = position(game).boats("5:30", "6:00", "7:15", "9:00").aboard(1, GREEN).tile("T1", "tt-tigers-tigers-1")
    return scene(
        "FEL-EX-09",
        start.exploration(),
        (GREEN, do.Flip("cl-tigers-post-1"), "The merchant stands at the quay; Green turns up Tiger 1: Tigers."),
        (GREEN, do.Flip("cl-tigers-post-2"), "He turns up Tiger 2 as well: two tiles at most."),
        (GREEN, do.Move("cl-tigers-cross-a"), "The second move leads to a crossroads with a coin: 1 coin."),
        (GREEN, do.Move("cl-tigers-post-1"), "The third ends at the Tigers tile: Green takes it and settles."),
    )


# the score


def two_landings(game: Felinia, example: str, boat: str, people: str, tiles: tuple[str, ...]) -> Scenario:
    """Red has one tile of a people, Green two, Blue three; then two merchants of Blue take two more."""
    posts, way = (("L1", "L2"), "2") if people == "lions" else (("J1", "J4"), "4")
    start = position(game).boats(boat, "8:15", "5:30", "9:30").aboard(1, BLUE, BLUE)
    start = start.settled(BLUE, *tiles[:3]).settled(RED, tiles[3]).settled(GREEN, *tiles[4:])
    for post, number in zip(posts, (1, 2), strict=True):
        start = start.tile(post, f"tt-{people}-{people}-{number}")
    state = start.face_up(*posts).exploration()
    cross, first, second = f"cl-{people}-cross-a", f"cl-{people}-post-1", f"cl-{people}-post-{way}"
    return scene(
        example,
        state,
        (BLUE, do.StopFlipping(), "Blue has three tiles of one people: 3 x 3 = 9. His first merchant has landed."),
        (BLUE, do.Move(cross), "He goes to the crossroads."),
        (BLUE, do.Move(first), "He takes the fourth tile."),
        (BLUE, do.StopFlipping(), "The second merchant has landed."),
        (BLUE, do.Move(cross), "He goes the same way."),
        (BLUE, do.Move(second), "He takes the fifth tile."),
    )


def scale_to_four(game: Felinia) -> Scenario:
    lions = ("tt-tigers-lions-1", "tt-panthers-lions-1", "tt-cheetahs-lions-1")
    cheetahs = ("tt-cheetahs-cheetahs-1", "tt-cheetahs-cheetahs-2", "tt-jaguars-cheetahs-1")
    return two_landings(game, "FEL-EX-10", "8:30", "lions", lions + cheetahs)


def scale_to_three(game: Felinia) -> Scenario:
    jaguars = ("tt-lions-jaguars-1", "tt-tigers-jaguars-1", "tt-tigers-jaguars-2")
    panthers = ("tt-panthers-panthers-1", "tt-panthers-panthers-2", "tt-panthers-panthers-3")
    return two_landings(game, "FEL-EX-11", "9:45", "jaguars", jaguars + panthers)


BLUE_TILES = {
    "T3": "tt-tigers-jaguars-2",
    "L1": "tt-lions-jaguars-1",
    "T1": "tt-tigers-jaguars-1",
    "C3": "tt-cheetahs-jaguars-2",
    "J5": "tt-jaguars-jaguars-2",
    "L6": "tt-lions-panthers-2",
    "J3": "tt-jaguars-panthers-1",
    "T4": "tt-tigers-lions-1",
}
"""Five jaguars, two panthers and a lion, on posts that make groups of 4, 2 and 2."""


def blue_at_the_end(game: Felinia) -> Position:
    start = position(game)
    for code, tile in BLUE_TILES.items():
        start = start.tile(code, tile)
    return start.settled(BLUE, *BLUE_TILES.values())


def with_everything(start: Position) -> Position:
    return start.player(BLUE, gold=2, spice=3).goods(BLUE, books=1, wine=1)


def at_the_end(example: str, bonus: bool = False, rest: bool = False, tiles: bool = True) -> Builder:
    """Blue's score sheet, with more and more on it."""

    def build(game: Felinia) -> Scenario:
        start = blue_at_the_end(game) if tiles else position(game)
        start = start.bonus(BLUE, "bonus-panthers") if bonus else start
        return scene(example, (with_everything(start) if rest else start).over())

    return build


SCENARIOS: dict[str, Builder] = {
    "FEL-EX-01": own_board,
    "FEL-EX-02": on_top,
    "FEL-EX-03": four_tokens,
    "FEL-EX-04": guild,
    "FEL-EX-05": two_places,
    "FEL-EX-06": one_place,
    "FEL-EX-07": two_boats,
    "FEL-EX-08": no_boarding,
    "FEL-EX-09": journey,
    "FEL-EX-10": scale_to_four,
    "FEL-EX-11": scale_to_three,
    "FEL-EX-12": at_the_end("FEL-EX-12"),
    "FEL-EX-13": at_the_end("FEL-EX-13", bonus=True),
    "FEL-EX-14": at_the_end("FEL-EX-14"),
    "FEL-EX-15": at_the_end("FEL-EX-15", rest=True, tiles=False),
    "FEL-EX-16": at_the_end("FEL-EX-16", bonus=True, rest=True),
}
