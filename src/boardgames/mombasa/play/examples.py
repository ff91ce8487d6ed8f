"""The worked examples as positions and choices."""

from boardgames.core.game import Config
from boardgames.core.values import evolve
from boardgames.core.worked_example import Builder, ExampleStep, Scenario
from boardgames.mombasa import actions as do
from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.game import Mombasa
from boardgames.mombasa.play.positions import LOOSE, Seat, position
from boardgames.mombasa.state import State, with_player

NAMES = ("Blue", "Green", "Yellow", "Purple")
GOODS = {"b": "coffee-1", "c": "a-coffee-3", "d": "cotton-2"}


def scene(example: str, state: State, *steps: tuple[AnyAction, str] | tuple[AnyAction, str, str]) -> Scenario:
    """A scenario in which Blue makes every choice."""
    names = NAMES[: len(state.players)]
    return Scenario(example, "first-game", names, state, tuple(ExampleStep(0, *step) for step in steps))


def played(game: Mombasa, state: State, *actions: AnyAction) -> State:
    for action in actions:
        state = game.apply(state, 0, action)
    return state


def goods(*slots: str) -> do.UseGoods:
    return do.UseGoods(tuple(f"slot-{slot}" for slot in slots))


# set-up and scoring


def shares(game: Mombasa) -> Scenario:
    cards = ("b-expansion-1-cape-town", "d-share-cape-town")
    regions = ("namib", "orange-river", "natal", "nyasa", "zambezi", "loango", "masai-plain", "jubaland")
    blue = Seat(steps={"cape-town": 13}, hand=cards)
    state = position(game, blue, posts={"cape-town": regions}, bases={"cape-town": (1, 2, 4)})
    return scene("MOM-EX-01", state)


def fresh(game: Mombasa) -> State:
    """A first game at its first question, which is Blue's."""
    seed = 0
    while (state := game.start(Config(2, seed, "first-game"))).start_player:
        seed += 1
    return state


def display(game: Mombasa) -> Scenario:
    return scene("MOM-EX-02", fresh(game))


def three_steps(game: Mombasa) -> Scenario:
    state = fresh(game)
    rest = game.legal_actions(state, 0)[0]
    return scene("MOM-EX-03", state, (rest, "Blue lays out three cards; the starting bonus is 3 Mombasa steps."))


def two_bonuses(game: Mombasa) -> Scenario:
    state = fresh(game)
    p = state.players[0]
    p = evolve(p, tile="start-05", books=("", "start-05", *p.books[2:]))
    state = evolve(state, players=with_player(state.players, 0, p))
    rest = game.legal_actions(state, 0)[0]
    return scene("MOM-EX-04", state, (rest, "Blue's bonus: the diamond moves 1 space, the Saint-Louis disc 1 space."))


# turns


def resting_bookkeeper(game: Mombasa) -> Scenario:
    state = position(game, Seat(area={"b": "coffee-1"}, piles={"c": ("bookkeeper-2",)}))
    step = (do.UseBookkeeper("slot-c"), "The bookkeeper rests: there is none face up in the action area.", "MOM-ACT-03")
    return scene("MOM-EX-05", state, step)


def used_merchant(game: Mombasa) -> Scenario:
    state = position(game, Seat(area={"b": "a-merchant"}), Seat(passed=True))
    return scene(
        "MOM-EX-06",
        state,
        (do.UseMerchant("slot-b"), "The diamond moves 1 space and Blue takes 2 pounds; the card is turned face down."),
        (do.UseMerchant("slot-b"), "A card that lies face down cannot be used again.", "MOM-ACT-03"),
    )


def sets_of_goods(game: Mombasa) -> Scenario:
    return scene(
        "MOM-EX-07",
        position(game, Seat(area=GOODS)),
        (goods("b", "d"), "Coffee and cotton are not used together.", "MOM-GDS-01"),
        (goods("b", "c"), "Coffee 1, coffee 3, both coffees or cotton 2 are the choices; both make a total of 4."),
    )


def buying(game: Mombasa) -> Scenario:
    return scene(
        "MOM-EX-08",
        position(game, Seat(area=GOODS), exchanged={"e": "a-banana-2"}),
        (goods("b", "c"), "Coffee 1 and coffee 3: a total of 4."),
        (do.Buy("card-e"), "Banana 2 costs 2 for the card and 1 for its column; it goes to hand and 1 unit is left."),
        (do.Step("mombasa"), "The unit left over is a step on any track; both coffees turn face down."),
    )


def ending(game: Mombasa) -> Scenario:
    blue = Seat(
        area={"b": "coffee-2", "c": "banana-1"},
        tiles=("tile-merchant",),
        used=("b", "tile-merchant"),
        piles={"d": ("expansion-2x", "expansion-2y")},
    )
    step = (do.EndPhase("slot-d"), "The two expansion cards come to hand, the played cards rest, the tile goes back.")
    return scene("MOM-EX-19", position(game, blue), step)


def plus_one(game: Mombasa) -> Scenario:
    return scene(
        "MOM-EX-18",
        position(game, Seat(area={"b": "coffee-2"}, plus_one=LOOSE)),
        (do.AttachPlusOne("slot-b"), "The tile lies on coffee 2, which counts as coffee 3."),
        (goods("b"), "Used, it is worth a total of 3."),
    )


# expansion and books


def borders(game: Mombasa) -> Scenario:
    blue = Seat(area={"b": "expansion-2x", "c": "expansion-2y", "d": "start-expansion-1"})
    return scene(
        "MOM-EX-09",
        position(game, blue, posts={"mombasa": ("natal",)}),
        (do.UseExpansion(), "All expansion cards together: 5 points."),
        (do.Expand("cape-town"), "They are used for one company, Cape Town."),
        (do.Enter("orange-river"), "Orange River borders the base over a single line: 1 point."),
        (do.TakePost(1), "A post leaves the base."),
        (do.Enter("zambezi"), "Zambezi borders Orange River over a single line: 1 point."),
        (do.TakePost(1), "A second post leaves the base."),
        (do.Enter("natal"), "Natal lies behind a double line and holds a Mombasa post: 2 + 1 points."),
        (do.TakePost(1), "The third post; the 5 points are spent."),
    )


def three_regions(game: Mombasa) -> State:
    """Senegal, Upper Niger and Benue have been entered: 3 bookkeeping points."""
    state = position(game, Seat(area={"b": "expansion-2x", "c": "start-expansion-1"}))
    enter = [step for region in ("senegal", "upper-niger", "benue") for step in (do.Enter(region), do.TakePost(1))]
    return played(game, state, do.UseExpansion(), do.Expand("saint-louis"), *enter)


def one_amount(game: Mombasa) -> Scenario:
    return scene(
        "MOM-EX-10",
        three_regions(game),
        (do.TakeBook("book-21"), "Three regions, one amount of 3 points: an A book for the first."),
        (do.TakeBook("book-31"), "Another A book for the second."),
        (do.TakePound(), "1 pound for the third."),
    )


def end_of_turn(game: Mombasa) -> Scenario:
    state = played(game, three_regions(game), do.TakeBook("book-21"), do.TakeBook("book-31"), do.TakePound())
    first, second = state.waiting
    return scene(
        "MOM-EX-11",
        state,
        (do.PlaceBook(first, 2), "The first book goes on position 2 of the bookkeeping track."),
        (do.PlaceBook(second, 3), "The second goes on position 3; then the two gaps of the display are filled."),
    )


def ink_run(game: Mombasa) -> Scenario:
    books = {2: "book-a01", 3: "book-a16", 4: "book-a05", 5: "book-c06"}
    blue = Seat(area={"b": "bookkeeper-2", "c": "a-coffee-3"}, books=books, pounds=2)
    return scene(
        "MOM-EX-12",
        position(game, blue),
        (
            do.UseBookkeeper("slot-b"),
            "Blue uses a bookkeeper. The third book asks for expansion 2, which Blue does not show.",
        ),
        (do.TurnBook(3), "Blue pays 2 pounds and turns that book face down."),
        (do.InkStep(), "The starting book asks for coffee 2: met by coffee 3."),
        (do.InkStep(), "So is the second book."),
        (do.InkStep(), "A face-down book asks for nothing."),
        (do.InkStep(), "The fourth asks for coffee 3. The fifth cannot be met: the pot stops."),
        (do.TakePound(), "The reward of the fourth book, 2 points, comes first."),
        (do.TakePound(), "It is used up."),
        (do.TakePound(), "Then the 2 points of the bookkeeper, an amount of their own."),
        (do.TakePound(), "The bookkeeper is turned face down and the turn is over."),
    )


def any_four(game: Mombasa) -> Scenario:
    blue = Seat(area={"b": "bookkeeper-2", "c": "coffee-2", "d": "banana-2"}, books={2: "book-b13"}, ink=1)
    green = Seat(area={"b": "bookkeeper-2", "c": "b-cotton-4"}, books={2: "book-b14"}, ink=1)
    steps = (
        ExampleStep(
            0, do.UseBookkeeper("slot-b"), "2 coffee and 2 bananas are not 4 of one good: the ink pot does not move."
        ),
        ExampleStep(0, do.TakePound(), "Blue uses the points of the bookkeeper all the same."),
        ExampleStep(0, do.TakePound(), "Blue's turn is over."),
        ExampleStep(1, do.UseBookkeeper("slot-b"), "Green's next book asks for 4 of one good too."),
        ExampleStep(1, do.InkStep(), "4 cotton will do: the ink pot moves on."),
    )
    return Scenario("MOM-EX-21", "first-game", NAMES[:2], position(game, blue, green), steps)


def coffee_and_any(game: Mombasa) -> Scenario:
    area = {"b": "bookkeeper-2", "c": "a-coffee-3", "d": "coffee-2"}
    blue = Seat(area=area, tiles=("tile-bookkeeper",), books={2: "book-c21"}, ink=1, plus_one=LOOSE)
    return scene(
        "MOM-EX-22",
        position(game, blue, Seat(passed=True)),
        (do.UseBookkeeper("slot-b"), "The book asks for coffee 3 and another 3: 5 coffee are not enough."),
        (do.TakePound(), "Blue uses the points of the bookkeeper."),
        (do.TakePound(), "Blue's next turn follows, for Green has ended the phase."),
        (do.AttachPlusOne("slot-d"), "With the +1 tile Blue has 6 coffee."),
        (do.UseBookkeeper("tile-bookkeeper"), "Blue uses the bookkeeper tile."),
        (do.NoFlip(), "Nobody has to pay to turn a book."),
        (do.InkStep(), "6 coffee are 3 and 3: the pot moves, and the book gives 8 pounds."),
    )


def cotton_book(game: Mombasa) -> Scenario:
    area = {"b": "bookkeeper-2", "c": "b-cotton-4", "d": "cotton-2"}
    blue = Seat(area=area, books={2: "book-b24"}, ink=1, pounds=0)
    return scene(
        "MOM-EX-23",
        position(game, blue),
        (do.UseBookkeeper("slot-b"), "Blue's next book asks for cotton 1; Blue shows 6."),
        (do.InkStep(), "The reward is the cotton total less 1: 5 pounds. With 1 cotton it would be nothing."),
    )


# merchants, discs, tracks


def mines(game: Mombasa) -> Scenario:
    blue = Seat(area={"b": "b-merchant-cairo"}, pounds=0)
    state = position(game, blue, posts={"cairo": ("kordofan", "abyssinia", "great-lakes")})
    step = (
        do.UseMerchant("slot-b"),
        "2 diamond steps and 1 pound; 3 mines of Cairo bring 1 step more, 4 would bring 2.",
    )
    return scene("MOM-EX-13", state, step)


def buy_card(game: Mombasa) -> Scenario:
    return scene(
        "MOM-EX-14",
        position(game, Seat(pounds=4), exchanged={"b": "a-coffee-2"}),
        (do.PlaceDisc("buy-card"), "The space costs 1 pound."),
        (do.BuyPounds("card-b"), "Coffee 2 costs 2 for the card and 1 for its column: 3 pounds. It goes to hand."),
    )


def sell_card(game: Mombasa) -> Scenario:
    return scene(
        "MOM-EX-15",
        position(game, Seat(area={}, pounds=0)),
        (do.PlaceDisc("sell-card"), "Blue puts a disc on the sell-card space."),
        (do.Sell("blue-coffee-1"), "Coffee 1 with crate 1 leaves the hand for 1 + 2 = 3 pounds."),
    )


def lower_tier(game: Mombasa) -> Scenario:
    return scene(
        "MOM-EX-16",
        position(game, Seat(area={"b": "b-cotton-4", "c": "cotton-2"})),
        (do.PlaceDisc("majority-cotton"), "Blue shows 6 cotton, more than anybody."),
        (do.TakeTier(2), "Blue takes the reward for 4 or more, although there are 6."),
    )


def bananas(game: Mombasa) -> Scenario:
    blue, green = Seat(area={"b": "a-banana-3", "c": "banana-2"}), Seat(area={"b": "b-banana-3"})
    return scene(
        "MOM-EX-17",
        position(game, blue, green),
        (do.PlaceDisc("majority-banana"), "5 bananas against 3: Blue may use the space."),
        (do.TakeTier(2), "3 steps on the Cape Town track and 1 diamond step."),
    )


def special_space(game: Mombasa) -> Scenario:
    blue = Seat(area={"b": "coffee-2"}, steps={"cairo": 3}, pounds=0)
    green, yellow = Seat(steps={"cairo": 4}, pounds=0), Seat(steps={"cairo": 9}, pounds=0)
    return scene(
        "MOM-EX-20",
        position(game, blue, green, yellow, players=3),
        (goods("b"), "Blue uses coffee 2 for steps."),
        (do.BuyNone(), "Blue acquires no card."),
        (do.Step("cairo"), "The disc reaches the special space: 1 pound for Blue, and 1 for Green and Yellow again."),
        (do.Step("cairo"), "The second step passes on."),
    )


SCENARIOS: dict[str, Builder] = {
    "MOM-EX-01": shares,
    "MOM-EX-02": display,
    "MOM-EX-03": three_steps,
    "MOM-EX-04": two_bonuses,
    "MOM-EX-05": resting_bookkeeper,
    "MOM-EX-06": used_merchant,
    "MOM-EX-07": sets_of_goods,
    "MOM-EX-08": buying,
    "MOM-EX-09": borders,
    "MOM-EX-10": one_amount,
    "MOM-EX-11": end_of_turn,
    "MOM-EX-12": ink_run,
    "MOM-EX-13": mines,
    "MOM-EX-14": buy_card,
    "MOM-EX-15": sell_card,
    "MOM-EX-16": lower_tier,
    "MOM-EX-17": bananas,
    "MOM-EX-18": plus_one,
    "MOM-EX-19": ending,
    "MOM-EX-20": special_space,
    "MOM-EX-21": any_four,
    "MOM-EX-22": coffee_and_any,
    "MOM-EX-23": cotton_book,
}
