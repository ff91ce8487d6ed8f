"""The worked examples as positions and choices."""

from boardgames.core.game import Seat
from boardgames.core.values import Action
from boardgames.core.worked_example import Builder, ExampleStep, Scenario
from boardgames.felinia import actions as do
from boardgames.felinia.game import Felinia
from boardgames.felinia.play.positions import Position, given
from boardgames.felinia.state import State

NAMES = ("Blue", "Red", "Green", "Yellow")
BLUE, RED, GREEN, YELLOW = range(4)
FAR_BOATS = ("7:30", "8:15", "6:00", "9:00")
"""Boats that nobody of the commerce examples can pay for."""


def scene(example: str, state: State, *steps: tuple[Seat, Action, str]) -> Scenario:
    names = NAMES[: len(state.players)]
    return Scenario(example, state.variant, names, state, tuple(ExampleStep(*step) for step in steps))


# auction and commerce


def own_board(game: Felinia) -> Scenario:
    start = given(game).player(BLUE, money=4)
    bidding = start.auction(2, BLUE)
    return scene("FEL-EX-01", bidding, (BLUE, do.BidBank(), "The second token goes on Blue's own board: 4 + 2 = 6."))


def on_top(game: Felinia) -> Scenario:
    start = given(game).piles(m1=(BLUE,))
    bidding = start.auction(1, RED)
    return scene(
        "FEL-EX-02", bidding, (RED, do.BidMarket("market-1"), "Red's token goes on top of Blue's and will act first.")
    )


def four_tokens(game: Felinia) -> Scenario:
    start = given(game, 4).boats(*FAR_BOATS).market(1, books=1, wine=2)
    for seat in (BLUE, RED, GREEN):
        start = start.player(seat, money=6)
    return scene(
        "FEL-EX-03",
        start.piles(m1=(RED, GREEN, RED, BLUE)).commerce(),
        (BLUE, do.BuyGood("books"), "Four tokens lie here: Blue, on top, pays 4."),
        (RED, do.Decline(), "Red does not want to pay 3 and takes the upper token back."),
        (GREEN, do.BuyGood("wine"), "Two tokens are left: Green pays 2."),
        (RED, do.BuyGood("wine"), "The last token buys the last tile for 1."),
    )


def guild(game: Felinia) -> Scenario:
    start = given(game).boats(*FAR_BOATS).player(BLUE, money=2, gold=1, spice=1).player(RED, money=1)
    return scene(
        "FEL-EX-04",
        start.goods(RED, books=1).piles(guild=(RED, BLUE)).commerce(),
        (BLUE, do.TakeBonus("bonus-panthers"), "Blue pays 2 coins, 1 gold and 1 spice for a bonus tile."),
        (RED, do.Swap("books", "clothes", "spice"), "Red pays 1 coin, swaps books for clothes and gets 1 spice."),
    )


# boats


def two_places(game: Felinia) -> Scenario:
    start = given(game).boats("9:45", "8:15", "6:00", "9:00").goods(BLUE, clothes=2, glassware=1)
    boarding = start.boarding(BLUE)
    return scene(
        "FEL-EX-05",
        boarding,
        (BLUE, do.Board("dock-1"), "A merchant boards for 2 clothes and 1 glassware, without a coin; a place is free."),
    )


def one_place(game: Felinia) -> Scenario:
    start = given(game).boats("5:00", "8:15", "6:00", "9:00").goods(BLUE, clocks=2).player(BLUE, money=2)
    boarding = start.boarding(BLUE)
    return scene(
        "FEL-EX-06",
        boarding,
        (BLUE, do.Board("dock-1"), "A merchant boards for 2 clocks and 1 coin; the boat is full."),
    )


def two_boats(game: Felinia) -> Scenario:
    start = given(game).boats("9:45", "5:00", "8:15", "6:00").market(1, clocks=1).player(BLUE, money=2)
    return scene(
        "FEL-EX-07",
        start.goods(BLUE, clothes=2, glassware=1, clocks=1).piles(m1=(BLUE,)).commerce(),
        (BLUE, do.BuyGood("clocks"), "Blue buys a second clock for 1 coin and may now board."),
        (BLUE, do.Board("dock-1"), "2 clothes and 1 glassware pay for the front place of the 9:45 boat."),
        (BLUE, do.Board("dock-2"), "2 clocks and 1 coin pay for the 5:00 boat."),
    )


def no_boarding(game: Felinia) -> Scenario:
    start = given(game).boats("5:00", "8:15", "6:00", "9:00").market(1, books=2).player(GREEN, money=6)
    state = start.goods(GREEN, clocks=2).piles(m1=(RED, GREEN)).commerce()
    steps = (
        ExampleStep(GREEN, do.Decline(), "Green takes the token back without buying; Red's token is next."),
        ExampleStep(
            GREEN, do.Board("dock-1"), "Green has the goods, but no purchase: they may not board.", "FEL-TRD-02"
        ),
    )
    return Scenario("FEL-EX-08", "classic", NAMES[:3], state, steps)


# a journey


def journey(game: Felinia) -> Scenario:
    start = given(game).boats("5:30", "6:00", "7:15", "9:00").aboard(1, GREEN).tile("T1", "tt-tigers-tigers-1")
    return scene(
        "FEL-EX-09",
        start.exploration(),
        (GREEN, do.Flip("cl-tigers-post-1"), "The merchant stands at the quay; Green turns up Tiger 1: Tigers."),
        (GREEN, do.Flip("cl-tigers-post-2"), "Tiger 2 is turned up as well: two tiles at most."),
        (GREEN, do.Move("cl-tigers-cross-a"), "The second move leads to a crossroads with a coin: 1 coin."),
        (GREEN, do.Move("cl-tigers-post-1"), "The third ends at the Tigers tile: Green takes it and settles."),
    )


# the score


def two_landings(game: Felinia, example: str, boat: str, people: str, tiles: tuple[str, ...]) -> Scenario:
    """Red has one tile of a people, Green two, Blue three; then two merchants of Blue take two more."""
    posts, way = (("L1", "L2"), "2") if people == "lions" else (("J1", "J4"), "4")
    start = given(game).boats(boat, "8:15", "5:30", "9:30").aboard(1, BLUE, BLUE)
    start = start.took(BLUE, *tiles[:3]).took(RED, tiles[3]).took(GREEN, *tiles[4:])
    for post, number in zip(posts, (1, 2), strict=True):
        start = start.tile(post, f"tt-{people}-{people}-{number}")
    state = start.face_up(*posts).exploration()
    cross, first, second = f"cl-{people}-cross-a", f"cl-{people}-post-1", f"cl-{people}-post-{way}"
    return scene(
        example,
        state,
        (BLUE, do.StopFlipping(), "Blue has three tiles of one people: 3 x 3 = 9. The first merchant has landed."),
        (BLUE, do.Move(cross), "The merchant goes to the crossroads."),
        (BLUE, do.Move(first), "At the post the merchant takes the fourth tile."),
        (BLUE, do.StopFlipping(), "The second merchant has landed."),
        (BLUE, do.Move(cross), "The same way again."),
        (BLUE, do.Move(second), "The fifth tile is taken."),
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
    start = given(game)
    for code, tile in BLUE_TILES.items():
        start = start.tile(code, tile)
    return start.took(BLUE, *BLUE_TILES.values())


def with_everything(start: Position) -> Position:
    return start.player(BLUE, gold=2, spice=3).goods(BLUE, books=1, wine=1)


def at_the_end(example: str, bonus: bool = False, rest: bool = False, tiles: bool = True) -> Builder:
    """Blue's score sheet, with more and more on it."""

    def build(game: Felinia) -> Scenario:
        start = blue_at_the_end(game) if tiles else given(game)
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
