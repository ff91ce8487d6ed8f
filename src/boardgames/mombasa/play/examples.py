"""The worked examples as positions and choices."""

from typing import Any

from boardgames.core.game import Config
from boardgames.core.values import evolve
from boardgames.core.worked_example import Builder, ExampleStep, Scenario
from boardgames.mombasa import actions as do
from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.game import Mombasa
from boardgames.mombasa.play.positions import LOOSE, Seat, position
from boardgames.mombasa.state import State, with_player

GOODS = {"b": "coffee-1", "c": "a-coffee-3", "d": "cotton-2"}


def scene(game: Mombasa, example: str, state: State, *steps: AnyAction | tuple[AnyAction, str]) -> Scenario:
    """A scenario in which the first player makes every choice; one that is refused comes with the rule that does."""
    return told(game, example, state, *((0, step) for step in steps))


def told(game: Mombasa, example: str, state: State, *steps: tuple[int, AnyAction | tuple[AnyAction, str]]) -> Scenario:
    """A scenario of choices with their seats.

    The catalogue says what is done under the number of the example and of the step: `example-07-2`.
    """
    words: Any = game.words
    say = words.messages.text
    shown = []
    for number, (seat, step) in enumerate(steps, start=1):
        action, *rule = step if isinstance(step, tuple) else (step,)
        shown.append(ExampleStep(seat, action, say(f"example-{example[-2:]}-{number}"), *rule))
    names = tuple(say(f"example-player-{seat}") for seat in range(len(state.players)))
    return Scenario(example, "first-game", names, state, tuple(shown))


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
    return scene(game, "MOM-EX-01", state)


def fresh(game: Mombasa) -> State:
    """A first game at its first question, which is Blue's."""
    seed = 0
    while (state := game.start(Config(2, seed, "first-game"))).start_player:
        seed += 1
    return state


def display(game: Mombasa) -> Scenario:
    return scene(game, "MOM-EX-02", fresh(game))


def three_steps(game: Mombasa) -> Scenario:
    state = fresh(game)
    rest = game.legal_actions(state, 0)[0]
    return scene(game, "MOM-EX-03", state, rest)


def two_bonuses(game: Mombasa) -> Scenario:
    state = fresh(game)
    p = state.players[0]
    p = evolve(p, tile="start-05", books=("", "start-05", *p.books[2:]))
    state = evolve(state, players=with_player(state.players, 0, p))
    rest = game.legal_actions(state, 0)[0]
    return scene(game, "MOM-EX-04", state, rest)


# turns


def resting_bookkeeper(game: Mombasa) -> Scenario:
    state = position(game, Seat(area={"b": "coffee-1"}, piles={"c": ("bookkeeper-2",)}))
    step = (do.UseBookkeeper("slot-c"), "MOM-ACT-03")
    return scene(game, "MOM-EX-05", state, step)


def used_merchant(game: Mombasa) -> Scenario:
    state = position(game, Seat(area={"b": "a-merchant"}), Seat(passed=True))
    return scene(
        game,
        "MOM-EX-06",
        state,
        do.UseMerchant("slot-b"),
        (do.UseMerchant("slot-b"), "MOM-ACT-03"),
    )


def sets_of_goods(game: Mombasa) -> Scenario:
    return scene(
        game,
        "MOM-EX-07",
        position(game, Seat(area=GOODS)),
        (goods("b", "d"), "MOM-GDS-01"),
        goods("b", "c"),
    )


def buying(game: Mombasa) -> Scenario:
    return scene(
        game,
        "MOM-EX-08",
        position(game, Seat(area=GOODS), exchanged={"e": "a-banana-2"}),
        goods("b", "c"),
        do.Buy("card-e"),
        do.Step("mombasa"),
    )


def ending(game: Mombasa) -> Scenario:
    blue = Seat(
        area={"b": "coffee-2", "c": "banana-1"},
        tiles=("tile-merchant",),
        used=("b", "tile-merchant"),
        piles={"d": ("expansion-2x", "expansion-2y")},
    )
    step = do.EndPhase("slot-d")
    return scene(game, "MOM-EX-19", position(game, blue), step)


def plus_one(game: Mombasa) -> Scenario:
    return scene(
        game,
        "MOM-EX-18",
        position(game, Seat(area={"b": "coffee-2"}, plus_one=LOOSE)),
        do.AttachPlusOne("slot-b"),
        goods("b"),
    )


# expansion and books


def borders(game: Mombasa) -> Scenario:
    blue = Seat(area={"b": "expansion-2x", "c": "expansion-2y", "d": "start-expansion-1"})
    return scene(
        game,
        "MOM-EX-09",
        position(game, blue, posts={"mombasa": ("natal",)}),
        do.UseExpansion(),
        do.Expand("cape-town"),
        do.Enter("orange-river"),
        do.TakePost(1),
        do.Enter("zambezi"),
        do.TakePost(1),
        do.Enter("natal"),
        do.TakePost(1),
    )


def three_regions(game: Mombasa) -> State:
    """Senegal, Upper Niger and Benue have been entered: 3 bookkeeping points."""
    state = position(game, Seat(area={"b": "expansion-2x", "c": "start-expansion-1"}))
    enter = [step for region in ("senegal", "upper-niger", "benue") for step in (do.Enter(region), do.TakePost(1))]
    return played(game, state, do.UseExpansion(), do.Expand("saint-louis"), *enter)


def one_amount(game: Mombasa) -> Scenario:
    return scene(
        game,
        "MOM-EX-10",
        three_regions(game),
        do.TakeBook("book-21"),
        do.TakeBook("book-31"),
        do.TakePound(),
    )


def end_of_turn(game: Mombasa) -> Scenario:
    state = played(game, three_regions(game), do.TakeBook("book-21"), do.TakeBook("book-31"), do.TakePound())
    first, second = state.waiting
    return scene(
        game,
        "MOM-EX-11",
        state,
        do.PlaceBook(first, 2),
        do.PlaceBook(second, 3),
    )


def ink_run(game: Mombasa) -> Scenario:
    books = {2: "book-a01", 3: "book-a16", 4: "book-a05", 5: "book-c06"}
    blue = Seat(area={"b": "bookkeeper-2", "c": "a-coffee-3"}, books=books, pounds=2)
    return scene(
        game,
        "MOM-EX-12",
        position(game, blue),
        do.UseBookkeeper("slot-b"),
        do.TurnBook(3),
        do.InkStep(),
        do.InkStep(),
        do.InkStep(),
        do.InkStep(),
        do.TakePound(),
        do.TakePound(),
        do.TakePound(),
        do.TakePound(),
    )


def any_four(game: Mombasa) -> Scenario:
    blue = Seat(area={"b": "bookkeeper-2", "c": "coffee-2", "d": "banana-2"}, books={2: "book-b13"}, ink=1)
    green = Seat(area={"b": "bookkeeper-2", "c": "b-cotton-4"}, books={2: "book-b14"}, ink=1)
    return told(
        game,
        "MOM-EX-21",
        position(game, blue, green),
        (0, do.UseBookkeeper("slot-b")),
        (0, do.TakePound()),
        (0, do.TakePound()),
        (1, do.UseBookkeeper("slot-b")),
        (1, do.InkStep()),
    )


def coffee_and_any(game: Mombasa) -> Scenario:
    area = {"b": "bookkeeper-2", "c": "a-coffee-3", "d": "coffee-2"}
    blue = Seat(area=area, tiles=("tile-bookkeeper",), books={2: "book-c21"}, ink=1, plus_one=LOOSE)
    return scene(
        game,
        "MOM-EX-22",
        position(game, blue, Seat(passed=True)),
        do.UseBookkeeper("slot-b"),
        do.TakePound(),
        do.TakePound(),
        do.AttachPlusOne("slot-d"),
        do.UseBookkeeper("tile-bookkeeper"),
        do.NoFlip(),
        do.InkStep(),
    )


def cotton_book(game: Mombasa) -> Scenario:
    area = {"b": "bookkeeper-2", "c": "b-cotton-4", "d": "cotton-2"}
    blue = Seat(area=area, books={2: "book-b24"}, ink=1, pounds=0)
    return scene(
        game,
        "MOM-EX-23",
        position(game, blue),
        do.UseBookkeeper("slot-b"),
        do.InkStep(),
    )


# merchants, discs, tracks


def mines(game: Mombasa) -> Scenario:
    blue = Seat(area={"b": "b-merchant-cairo"}, pounds=0)
    state = position(game, blue, posts={"cairo": ("kordofan", "abyssinia", "great-lakes")})
    step = do.UseMerchant("slot-b")
    return scene(game, "MOM-EX-13", state, step)


def buy_card(game: Mombasa) -> Scenario:
    return scene(
        game,
        "MOM-EX-14",
        position(game, Seat(pounds=4), exchanged={"b": "a-coffee-2"}),
        do.PlaceDisc("buy-card"),
        do.BuyPounds("card-b"),
    )


def sell_card(game: Mombasa) -> Scenario:
    return scene(
        game,
        "MOM-EX-15",
        position(game, Seat(area={}, pounds=0)),
        do.PlaceDisc("sell-card"),
        do.Sell("blue-coffee-1"),
    )


def lower_tier(game: Mombasa) -> Scenario:
    return scene(
        game,
        "MOM-EX-16",
        position(game, Seat(area={"b": "b-cotton-4", "c": "cotton-2"})),
        do.PlaceDisc("majority-cotton"),
        do.TakeTier(2),
    )


def bananas(game: Mombasa) -> Scenario:
    blue, green = Seat(area={"b": "a-banana-3", "c": "banana-2"}), Seat(area={"b": "b-banana-3"})
    return scene(
        game,
        "MOM-EX-17",
        position(game, blue, green),
        do.PlaceDisc("majority-banana"),
        do.TakeTier(2),
    )


def special_space(game: Mombasa) -> Scenario:
    blue = Seat(area={"b": "coffee-2"}, steps={"cairo": 3}, pounds=0)
    green, yellow = Seat(steps={"cairo": 4}, pounds=0), Seat(steps={"cairo": 9}, pounds=0)
    return scene(
        game,
        "MOM-EX-20",
        position(game, blue, green, yellow, players=3),
        goods("b"),
        do.BuyNone(),
        do.Step("cairo"),
        do.Step("cairo"),
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
