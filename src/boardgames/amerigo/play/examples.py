"""The worked examples as positions and choices."""

from collections.abc import Mapping

from boardgames.amerigo import actions as do
from boardgames.amerigo.game import Amerigo
from boardgames.amerigo.play.positions import BLUE, RED, WHITE, YELLOW, Position, Story, Tile, position, told
from boardgames.core.game import Seat
from boardgames.core.worked_example import Builder, Scenario

TOWER = {"red": 2, "yellow": 2, "blue": 3, "black": 3, "green": 3, "brown": 4, "white": 4}
SIX = ("pirate-1", "pirate-2", "pirate-3", "pirate-4", "pirate-0a", "pirate-0b")
"""Strength 6 with three markers up, then a 4."""


# set-up, phases and order


def starting_gold(game: Amerigo) -> Scenario:
    start = position(game)
    for seat in range(4):
        start = start.sheet(seat, gold=game.tables.start.start_gold_by_order[seat])
    return told(game, "AME-EX-01", start.phase(RED, {"blue": 4}))


def all_cubes(game: Amerigo) -> Scenario:
    return told(game, "AME-EX-02", position(game).phase(RED, {"blue": 4}, tower=TOWER), do.Act("blue"))


def first_throw(game: Amerigo) -> Scenario:
    start = position(game)
    for seat in range(4):
        start = start.sheet(seat, cannons=12)
    state = start.phase(YELLOW, {"white": 3}, tower=TOWER)
    return told(game, "AME-EX-03", state, do.TakeGold())


def offer(game: Amerigo) -> Scenario:
    return told(
        game,
        "AME-EX-04",
        position(game).phase(RED, {"blue": 4, "black": 1, "red": 1, "green": 2}),
        (do.Act("brown"), "AME-PHA-07"),
        do.Act("black"),
        do.Advance(4),
    )


def farthest_first(game: Amerigo) -> Scenario:
    start = position(game)
    for seat, space in ((RED, 5), (WHITE, 3), (BLUE, 2), (YELLOW, 1)):
        start = start.sheet(seat, special=space)
    state = start.phase(YELLOW, {"yellow": 3})
    return told(game, "AME-EX-05", state, do.TakeGold())


def top_first(game: Amerigo) -> Scenario:
    state = position(game).phase(YELLOW, {"blue": 4})
    return told(game, "AME-EX-06", state, do.TakeGold())


# blue, black, red, brown


def first_voyage(game: Amerigo) -> Scenario:
    story = Story(game, "AME-EX-07", position(game).phase(RED, {"blue": 4}))
    story.does(do.Act("blue"))
    story.does(do.PlaceShip("frame-s-4"))
    story.does(do.PlaceShip("frame-n-2"))
    story.sails(1, "c18")
    story.does(do.Establish(1))
    story.tries(do.ChooseShip(1), "AME-Q-09")
    return story.does(do.ChooseShip(2)).told()


def second_post(game: Amerigo) -> Scenario:
    start = position(game).posts(RED, "b2").ships(RED, "frame-w-4", "frame-s-1")
    story = Story(game, "AME-EX-08", start.phase(RED, {"blue": 5}))
    story.does(do.Act("blue"))
    story.sails(1, "d5")
    return story.does(do.Establish(1)).told()


def cannons(game: Amerigo) -> Scenario:
    return told(
        game,
        "AME-EX-09",
        position(game).phase(RED, {"black": 4}),
        do.Act("black"),
        do.Advance(4),
    )


def planning(game: Amerigo) -> Scenario:
    return told(
        game,
        "AME-EX-10",
        position(game).phase(RED, {"red": 4}),
        do.Act("red"),
        do.TakeNeutral("neutral-i2"),
        do.TakeVillage("village-o4"),
        do.TakeVillage("village-i3"),
    )


def progress(game: Amerigo) -> Scenario:
    return told(
        game,
        "AME-EX-11",
        position(game).phase(BLUE, {"brown": 5}),
        do.Act("brown"),
        do.Advance(5),
        do.TakeToken("right-2"),
    )


# green


def red_builder(game: Amerigo, *extra: str) -> Position:
    """Red has a post on a large island and tiles in reserve."""
    return position(game).posts(RED, "g2").reserve(RED, "neutral-i2", "village-o4", "village-i3", *extra)


def three_tiles(story: Story) -> Story:
    story.does(do.Act("green"))
    story.builds("neutral-i2", "h2")
    story.builds("village-o4", "g3")
    return story.builds("village-i3", "g5")


def costs(game: Amerigo) -> Scenario:
    return three_tiles(Story(game, "AME-EX-12", red_builder(game).phase(RED, {"green": 4}))).told()


def sea(game: Amerigo) -> Scenario:
    state = position(game).posts(RED, "b2").reserve(RED, "village-i3").phase(RED, {"green": 1})
    return told(
        game,
        "AME-EX-13",
        state,
        do.Act("green"),
        do.ChooseTile("village-i3"),
        (do.Place("c2"), "AME-GRN-05"),
    )


def corner(game: Amerigo) -> Scenario:
    state = position(game).posts(RED, "b2").reserve(RED, "village-i1").phase(RED, {"green": 2})
    return told(
        game,
        "AME-EX-14",
        state,
        do.Act("green"),
        do.ChooseTile("village-i1"),
        (do.Place("c3"), "AME-GRN-11"),
    )


def chain(game: Amerigo) -> Scenario:
    story = three_tiles(Story(game, "AME-EX-15", red_builder(game, "village-i1").phase(RED, {"green": 5})))
    return story.builds("village-i1", "g6").told()


def goods(game: Amerigo) -> Scenario:
    start = position(game).posts(RED, "b2", "s2").reserve(RED, "village-i2", "village-i1")
    story = Story(game, "AME-EX-16", start.phase(RED, {"green": 4}))
    story.does(do.Act("green"))
    story.builds("village-i1", "r2")
    return story.builds("village-i2", "c2").told()


def ten_points(game: Amerigo) -> Scenario:
    return three_tiles(Story(game, "AME-EX-17", red_builder(game).phase(RED, {"green": 4}))).told()


ALMOST_FULL: tuple[Tile, ...] = (
    ("village-i2", RED, "h2", 0),
    ("neutral-i3", RED, "g3", 0),
    ("village-i2", RED, "g4", 0),
    ("village-i3", RED, "g5", 0),
    ("village-i1", BLUE, "i10", 0),
    ("village-i2", BLUE, "h9", 0),
    ("village-i3", BLUE, "g8", 0),
    ("village-i2", BLUE, "g7", 0),
)
"""The large island of g2, but for g6 and h6."""


def completion(game: Amerigo) -> Scenario:
    start = position(game, round=2).posts(RED, "g2", "i4").posts(BLUE, "h10").tiles(ALMOST_FULL)
    story = Story(game, "AME-EX-18", start.reserve(RED, "village-i2").phase(RED, {"green": 1}))
    story.does(do.Act("green"))
    return story.builds("village-i2", "g6").told()


# yellow, white, gold


def production(game: Amerigo) -> Scenario:
    return told(
        game,
        "AME-EX-19",
        position(game).display("wool-2", "wool-3").phase(RED, {"yellow": 5}),
        do.Act("yellow"),
        do.BuyProduction("wool", 2),
        do.BuyProduction("wool", 3),
    )


def new_first_player(game: Amerigo) -> Scenario:
    return told(
        game,
        "AME-EX-20",
        position(game).phase(YELLOW, {"white": 5}, phase="yellow"),
        do.WhiteAdvance(),
        do.Advance(4),
        do.EndAction(),
    )


def special_action(game: Amerigo) -> Scenario:
    return told(
        game,
        "AME-EX-21",
        position(game).sheet(WHITE, special=4).phase(WHITE, {"white": 5, "blue": 1}),
        do.WhiteAs("red"),
        do.TakeVillage("village-i1"),
    )


def gold(game: Amerigo) -> Scenario:
    state = position(game).sheet(BLUE, gold=9).phase(BLUE, {"blue": 4, "red": 3, "green": 2, "white": 1})
    return told(game, "AME-EX-22", state, do.TakeGold())


def full_track(game: Amerigo) -> Scenario:
    return told(
        game,
        "AME-EX-23",
        position(game).sheet(RED, cannons=10).phase(RED, {"black": 5}),
        do.Act("black"),
        do.Advance(2),
        do.EndAction(),
    )


def bought_point(game: Amerigo) -> Scenario:
    start = position(game).tokens(RED, "end-posts").sheet(RED, gold=1, progress=4)
    return told(
        game,
        "AME-EX-24",
        start.phase(RED, {"brown": 2}),
        do.Act("brown"),
        do.BuyAp(),
        do.Advance(3),
        do.TakeToken("left-2"),
    )


# pirates and the end


def attack(example: str, sheets: Mapping[Seat, int]) -> Builder:
    """Yellow's choice is the last of round 3; then the pirates come."""

    def build(game: Amerigo) -> Scenario:
        start = position(game, round=3).pirates(*SIX)
        for seat, loaded in sheets.items():
            start = start.sheet(seat, vp=20, cannons=loaded)
        return told(game, example, start.phase(YELLOW, {"white": 1}), do.TakeGold())

    return build


def last_choice(game: Amerigo, example: str, start: Position) -> Scenario:
    """Yellow's choice is the last of the game; everybody can stand the last pirates."""
    for seat in range(4):
        start = start.sheet(seat, cannons=12)
    return told(game, example, start.phase(YELLOW, {"white": 1}), do.TakeGold())


def final_gold(game: Amerigo) -> Scenario:
    start = position(game, round=5).tokens(RED, "gold-three", "gold-five").sheet(RED, gold=9)
    return last_choice(game, "AME-EX-28", start)


GOODS_TILES: tuple[Tile, ...] = (
    ("village-i2", RED, "c2", 0),
    ("village-i1", RED, "n3", 0),
    ("village-i1", RED, "h12", 0),
    ("neutral-i1", RED, "d7", 0),
    ("village-i2", RED, "l2", 1),
    ("village-i1", RED, "s18", 0),
    ("village-i1", RED, "c4", 0),
    ("village-i2", RED, "r4", 0),
)
"""Three wool, one tobacco, no sugar, two coconut, two coffee."""


def final_goods(game: Amerigo) -> Scenario:
    start = position(game, round=5).posts(RED, "b2", "d4", "n2", "l4", "g12", "q4", "s19", "c7").tiles(GOODS_TILES)
    start = start.production(RED, "wool-2", "wool-3", "wool-4", "sugar-2", "coffee-3")
    return last_choice(game, "AME-EX-29", start)


def final_progress(game: Amerigo) -> Scenario:
    start = position(game, round=5).tokens(RED, "end-seven", "end-gold-twice").sheet(RED, gold=12, progress=18)
    return last_choice(game, "AME-EX-30", start)


def final_special(game: Amerigo) -> Scenario:
    start = position(game, round=5).sheet(RED, special=11)
    return last_choice(game, "AME-EX-31", start)


SCENARIOS: dict[str, Builder] = {
    "AME-EX-01": starting_gold,
    "AME-EX-02": all_cubes,
    "AME-EX-03": first_throw,
    "AME-EX-04": offer,
    "AME-EX-05": farthest_first,
    "AME-EX-06": top_first,
    "AME-EX-07": first_voyage,
    "AME-EX-08": second_post,
    "AME-EX-09": cannons,
    "AME-EX-10": planning,
    "AME-EX-11": progress,
    "AME-EX-12": costs,
    "AME-EX-13": sea,
    "AME-EX-14": corner,
    "AME-EX-15": chain,
    "AME-EX-16": goods,
    "AME-EX-17": ten_points,
    "AME-EX-18": completion,
    "AME-EX-19": production,
    "AME-EX-20": new_first_player,
    "AME-EX-21": special_action,
    "AME-EX-22": gold,
    "AME-EX-23": full_track,
    "AME-EX-24": bought_point,
    "AME-EX-25": attack("AME-EX-25", {BLUE: 4}),
    "AME-EX-26": attack("AME-EX-26", {YELLOW: 8}),
    "AME-EX-27": attack("AME-EX-27", {}),
    "AME-EX-28": final_gold,
    "AME-EX-29": final_goods,
    "AME-EX-30": final_progress,
    "AME-EX-31": final_special,
}
