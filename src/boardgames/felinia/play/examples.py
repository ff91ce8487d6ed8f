"""The worked examples as positions and choices."""

from typing import cast

from boardgames.core.game import Seat
from boardgames.core.values import Action
from boardgames.core.words import Phrases
from boardgames.core.worked_example import Builder, ExampleStep, Scenario
from boardgames.felinia import actions as do
from boardgames.felinia.game import Felinia
from boardgames.felinia.play.positions import Position, given
from boardgames.felinia.state import State

BLUE, RED, GREEN, YELLOW = range(4)
FAR_BOATS = ("7:30", "8:15", "6:00", "9:00")
"""Boats that nobody of the commerce examples can pay for."""


def scene(
    game: Felinia, example: str, state: State, *steps: tuple[Seat, Action, str] | tuple[Seat, Action, str, str]
) -> Scenario:
    """Return a scenario; each step comes with the key of what is said of it, and the rule if it is refused."""
    say = cast(Phrases, game.words).messages.text
    names = tuple(say(f"example-player-{seat}") for seat in range(len(state.players)))
    told = tuple(ExampleStep(seat, action, say(key), *rule) for seat, action, key, *rule in steps)
    return Scenario(example, state.variant, names, state, told)


# auction and commerce


def own_board(game: Felinia) -> Scenario:
    start = given(game).player(BLUE, money=4)
    bidding = start.auction(2, BLUE)
    return scene(game, "FEL-EX-01", bidding, (BLUE, do.BidBank(), "example-own-board-1"))


def on_top(game: Felinia) -> Scenario:
    start = given(game).piles(m1=(BLUE,))
    bidding = start.auction(1, RED)
    return scene(game, "FEL-EX-02", bidding, (RED, do.BidMarket("market-1"), "example-on-top-1"))


def four_tokens(game: Felinia) -> Scenario:
    start = given(game, 4).boats(*FAR_BOATS).market(1, books=1, wine=2)
    for seat in (BLUE, RED, GREEN):
        start = start.player(seat, money=6)
    return scene(
        game,
        "FEL-EX-03",
        start.piles(m1=(RED, GREEN, RED, BLUE)).commerce(),
        (BLUE, do.BuyGood("books"), "example-four-tokens-1"),
        (RED, do.Decline(), "example-four-tokens-2"),
        (GREEN, do.BuyGood("wine"), "example-four-tokens-3"),
        (RED, do.BuyGood("wine"), "example-four-tokens-4"),
    )


def guild(game: Felinia) -> Scenario:
    start = given(game).boats(*FAR_BOATS).player(BLUE, money=2, gold=1, spice=1).player(RED, money=1)
    return scene(
        game,
        "FEL-EX-04",
        start.goods(RED, books=1).piles(guild=(RED, BLUE)).commerce(),
        (BLUE, do.TakeBonus("bonus-panthers"), "example-guild-1"),
        (RED, do.Swap("books", "clothes", "spice"), "example-guild-2"),
    )


# boats


def two_places(game: Felinia) -> Scenario:
    start = given(game).boats("9:45", "8:15", "6:00", "9:00").goods(BLUE, clothes=2, glassware=1)
    boarding = start.boarding(BLUE)
    return scene(
        game,
        "FEL-EX-05",
        boarding,
        (BLUE, do.Board("dock-1"), "example-two-places-1"),
    )


def one_place(game: Felinia) -> Scenario:
    start = given(game).boats("5:00", "8:15", "6:00", "9:00").goods(BLUE, clocks=2).player(BLUE, money=2)
    boarding = start.boarding(BLUE)
    return scene(
        game,
        "FEL-EX-06",
        boarding,
        (BLUE, do.Board("dock-1"), "example-one-place-1"),
    )


def two_boats(game: Felinia) -> Scenario:
    start = given(game).boats("9:45", "5:00", "8:15", "6:00").market(1, clocks=1).player(BLUE, money=2)
    return scene(
        game,
        "FEL-EX-07",
        start.goods(BLUE, clothes=2, glassware=1, clocks=1).piles(m1=(BLUE,)).commerce(),
        (BLUE, do.BuyGood("clocks"), "example-two-boats-1"),
        (BLUE, do.Board("dock-1"), "example-two-boats-2"),
        (BLUE, do.Board("dock-2"), "example-two-boats-3"),
    )


def no_boarding(game: Felinia) -> Scenario:
    start = given(game).boats("5:00", "8:15", "6:00", "9:00").market(1, books=2).player(GREEN, money=6)
    return scene(
        game,
        "FEL-EX-08",
        start.goods(GREEN, clocks=2).piles(m1=(RED, GREEN)).commerce(),
        (GREEN, do.Decline(), "example-no-boarding-1"),
        (GREEN, do.Board("dock-1"), "example-no-boarding-2", "FEL-TRD-02"),
    )


# a journey


def journey(game: Felinia) -> Scenario:
    start = given(game).boats("5:30", "6:00", "7:15", "9:00").aboard(1, GREEN).tile("T1", "tt-tigers-tigers-1")
    return scene(
        game,
        "FEL-EX-09",
        start.exploration(),
        (GREEN, do.Flip("cl-tigers-post-1"), "example-journey-1"),
        (GREEN, do.Flip("cl-tigers-post-2"), "example-journey-2"),
        (GREEN, do.Move("cl-tigers-cross-a"), "example-journey-3"),
        (GREEN, do.Move("cl-tigers-post-1"), "example-journey-4"),
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
        game,
        example,
        state,
        (BLUE, do.StopFlipping(), "example-two-landings-1"),
        (BLUE, do.Move(cross), "example-two-landings-2"),
        (BLUE, do.Move(first), "example-two-landings-3"),
        (BLUE, do.StopFlipping(), "example-two-landings-4"),
        (BLUE, do.Move(cross), "example-two-landings-5"),
        (BLUE, do.Move(second), "example-two-landings-6"),
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
        return scene(game, example, (with_everything(start) if rest else start).over())

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
