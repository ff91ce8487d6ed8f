"""What people read and type."""

import pytest

from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.amerigo import events as did
from boardgames.amerigo.face import table as board
from boardgames.amerigo.face.words.codes import cell_code
from boardgames.amerigo.rules.chart import bits, chart_of, distance
from boardgames.amerigo.rules.pirates import strength
from boardgames.core.choice_forms import ASIDE
from boardgames.core.values import evolve
from boardgames.kit.look import Look
from tests.amerigo.given import A, B, C, T, events_of, given, legal, play, why
from tests.amerigo.random_walk import walk
from tests.amerigo.rules.test_completion import large_island_but_two

NAMES = ("Ann", "Bob", "Cid", "Dee")


@pytest.mark.parametrize(
    ("name", "code"), [("a1", "a1"), ("t20", "t20"), ("frame-n-1", "fn1"), ("frame-w-4", "fw4"), ("f3", "f3")]
)
def test_codes_of_spaces(name: str, code: str) -> None:
    assert cell_code(name) == code


def test_every_place_is_a_thing_on_the_table() -> None:
    for number, step in enumerate(walk(3, 3)):
        if number % 10 == 0:
            names = set(chart_of(T, step.before).names)
            for action in step.legal:
                place = GAME.parts.board().place(GAME, step.before, action)
                if isinstance(action, do.SailTo | do.PlaceShip | do.Place | do.Establish):
                    assert place in names


def test_a_build_says_what_it_brings() -> None:
    s = play(large_island_but_two(round=2), do.Act("green"), do.ChooseTile("village-i2"))
    text = GAME.describe(s, A, do.Place("g6"))
    assert text == "g6-h6: 2 VP, done +3, a chest, A +12 B +4"
    small = given(cubes={"green": 1}, posts={"b2": A}, reserve={A: ("village-i2",)})
    small = play(small, do.Act("green"), do.ChooseTile("village-i2"))
    assert GAME.describe(small, A, do.Place("c2")) == "c2-d2: W 1 VP, 6 left"


def test_an_action_that_can_buy_nothing_says_so() -> None:
    s = given(cubes={"yellow": 3})
    assert GAME.describe(s, A, do.Act("yellow")) == "Produce, 3 AP: tokens cost 2 to 4"
    bare = evolve(s, production=("",) * len(s.production))
    assert GAME.describe(bare, A, do.Act("yellow")) == "Produce, 3 AP: no token left"
    dear = evolve(s, production=tuple(kind if kind.endswith("4") else "" for kind in s.production))
    assert GAME.describe(dear, A, do.Act("yellow")) == "Produce, 3 AP: tokens cost 4"


def test_planning_without_villages_speaks_of_none() -> None:
    s = given(cubes={"red": 3})
    assert GAME.describe(s, A, do.Act("red")) == "Plan, 3 AP: a village costs 1"
    p = s.players[A]
    gone = evolve(s, players=(evolve(p, villages=(0,) * len(p.villages)), *s.players[1:]))
    assert GAME.describe(gone, A, do.Act("red")) == "Plan, 3 AP: neutral tiles only, from 1"
    drawn = "\n".join(board.large(GAME, GAME.observe(gone, A), Look(NAMES)).lines())
    assert "neutral 1–6 AP" in drawn
    assert "village 1 AP, neutral" not in drawn
    none = evolve(gone, neutral=(0,) * len(s.neutral))
    assert GAME.describe(none, A, do.Act("red")) == "Plan, 3 AP: no tile left"


def test_a_place_for_a_ship_names_the_nearest_sites_and_counts_them_all() -> None:
    """A bare figure behind them would look like points."""
    s = play(given(2, cubes={"blue": 5}), do.Act("blue"))
    chart = chart_of(T, s)
    for action in GAME.legal_actions(s, A):
        if isinstance(action, do.PlaceShip):
            text = GAME.describe(s, A, action)
            assert "+" not in text
            _, count, *named = text.replace("…", "").replace(",", "").replace(":", "").split()
            sites = [name for name in named if name in chart.index]
            assert int(count) >= len(sites), text
            moorings = {site: anchor for anchor, site in chart.anchors.items()}
            away = [distance(chart, chart.index[action.space], moorings[chart.index[site]]) for site in sites]
            assert away == sorted(away), text


def test_gold_can_be_had_and_spent_beside_every_question() -> None:
    """It has lines of its own and never reshapes the list of what is asked."""
    s = given(2, cubes={"brown": 3}, tokens={A: ("gold-five",)}, gold={A: 2})
    for at in (s, play(s, do.Act("brown")), play(s, do.Act("brown"), do.Advance(3))):
        beside = {a for a in GAME.legal_actions(at, A) if isinstance(a, do.BuyAp | do.CashToken)}
        forms = {a: GAME.words.form(at, A, a) for a in GAME.legal_actions(at, A)}
        assert beside == {a for a, form in forms.items() if form is not None and form.kind == ASIDE}


def test_an_advance_beyond_the_track_says_where_it_ends() -> None:
    """`progress 33 to 33` said nothing of the steps that were missing."""
    for room, ends in ((0, "here"), (2, "after 2")):
        s = play(given(2, cubes={"brown": 3}, progress={A: T.progress_end - room}), do.Act("brown"))
        assert GAME.describe(s, A, do.Advance(4)) == f"4 steps: the track ends {ends}"


def test_sailing_to_no_new_site_says_so() -> None:
    s = given(2, cubes={"blue": 3})
    assert GAME.describe(s, A, do.Act("blue")) == "Sail, 3 AP: 3 moves each"
    chart = chart_of(T, s)
    sites = {chart.names[site]: B if at < 12 else A for at, site in enumerate(bits(chart.sites))}
    full = given(2, cubes={"blue": 3}, posts=sites, ships={A: ("frame-n-1", "frame-n-1")})
    assert GAME.describe(full, A, do.Act("blue")) == "Sail, 3 AP: 3 moves each, but no free site left"
    names = dict(list(sites.items())[:12])
    spent = given(2, cubes={"blue": 3}, posts=dict.fromkeys(names, A), ships={A: ("frame-n-1", "frame-n-1")})
    assert GAME.describe(spent, A, do.Act("blue")) == "Sail, 3 AP: 3 moves each, but no post left"


def test_a_post_is_typed_with_its_ship_whether_one_or_both_could_found_one() -> None:
    """Of "e1 e2" the second became "e" once the first was done, so that the line could not be typed."""
    s = given(2, cubes={"blue": 3}, ships={A: ("f2", "d5")})
    s = play(s, do.Act("blue"))
    posts = [a for a in GAME.legal_actions(s, A) if isinstance(a, do.Establish)]
    assert [GAME.words.code(s, a) for a in posts] == ["e1", "e2"]
    assert GAME.words.code(play(s, posts[0]), posts[1]) == "e2"


def test_an_anchor_where_a_ship_lies_says_why_it_is_closed() -> None:
    """It promised the site as if the ship could stop there; only the rule beside it told that it could not."""
    s = play(given(2, cubes={"blue": 3}, ships={A: ("e2", "f2")}), do.Act("blue"), do.ChooseShip(1))
    assert why(s, do.SailTo("f2")) == "AME-BLU-06"
    assert GAME.describe(s, A, do.SailTo("f2")).startswith("f2: another ship is there")


def test_tiles_that_fit_one_by_one_are_not_said_to_fit_together() -> None:
    s = given(cubes={"green": 3}, posts={"b2": A}, reserve={A: ("village-i2", "village-i2")})
    assert GAME.describe(s, A, do.Act("green")) == "Build, 3 AP: 2 of 2 fit alone"
    one = given(cubes={"green": 3}, posts={"b2": A}, reserve={A: ("village-i2",)})
    assert GAME.describe(one, A, do.Act("green")) == "Build, 3 AP: 1 of 1 fits"


def test_a_tile_that_would_lie_on_others_promises_nothing() -> None:
    """Such rows told goods that were taken and the completion of islands that were complete."""
    s = given(cubes={"green": 1}, posts={"b2": A}, tiles=[("village-i2", A, "c2", 0)], reserve={A: ("village-i2",)})
    s = play(s, do.Act("green"), do.ChooseTile("village-i2"))
    assert GAME.describe(s, A, do.Place("c2")) == "c2-d2: not all of it is free"


def test_the_longest_question_fits_beside_the_number_of_its_answers() -> None:
    s = given(cubes={"white": 3})
    asked = GAME.words.question(play(s, do.WhiteAdvance()), GAME.decisions(play(s, do.WhiteAdvance()))[0])
    assert asked == "special track: 3 AP; VP at the end, place in the order"
    assert len(asked) <= 56


def test_points_that_bring_gold_are_not_called_lost() -> None:
    s = given(cubes={"brown": 3}, progress={A: T.progress_end})
    assert GAME.words.warning(s, A, do.Act("brown"), s, [did.ActionEnded(A, 3)]) == "3 AP are lost"
    bought = [did.ActionEnded(A, 3), did.GoldGained(A, 2, 0, "track-end")]
    assert not GAME.words.warning(s, A, do.Act("brown"), s, bought)


def test_events_are_told() -> None:
    s = play(large_island_but_two(round=2), do.Act("green"), do.ChooseTile("village-i2"))
    told = [GAME.words.tell(event, NAMES) for event in events_of(s, do.Place("g6"))]
    assert told == [
        "Ann builds a village (row of two) at g6: +2 VP",
        "Ann completes island 3: +3 VP and takes the treasure chest",
        "Ann scores 12 VP for 2 trading posts there",
        "Bob scores 4 VP for 1 trading post there",
    ]
    assert [GAME.concerns(event) for event in events_of(s, do.Place("g6"))][-1] == (B,)


def test_everybody_else_hears_of_stronger_pirates_and_what_they_are() -> None:
    s = play(given(3, cubes={"brown": 3}), do.Act("brown"), do.Advance(3))
    s = evolve(s, progress=("pirates-plus-two", "ap2-red", *s.progress[2:]))
    for slot, others, told in (
        ("left-1", {B, C}, "Ann takes the token Pirates +2 others: pirates are 2 stronger against all others"),
        ("left-2", set(), "Ann takes the token +2 Plan"),
    ):
        taken = events_of(s, do.TakeToken(slot))[0]
        assert set(GAME.concerns(taken)) & {A, B, C} == others
        assert GAME.words.tell(taken, NAMES) == told


def test_neighbours_are_off_and_have_a_reason() -> None:
    s = given(cubes={"blue": 4})
    off = GAME.refused_actions(s, A)
    assert do.Act("red") in off
    assert not set(off) & set(legal(s))
    assert GAME.refused_actions(s, B) == ()


def test_status_and_holdings() -> None:
    s = given(round=2, phase="green", cubes={"green": 4}, gold={A: 3})
    assert GAME.words.status(s) == "round 2 of 5 · green phase, 4 AP"
    assert dict(GAME.parts.board().holdings(GAME, s, A))["gold"] == "3"
    assert GAME.words.status(evolve(s, frames=())) == "game over"
    assert GAME.round(s) == 2


def test_a_space_that_no_ship_reaches_is_described_as_that() -> None:
    s = play(given(ships={A: ("b1", "frame-s-1")}), do.Act("blue"), do.ChooseShip(1))
    assert GAME.describe(s, A, do.SailTo("b2")) == "b2: no way by sea leads there"
    assert GAME.describe(s, A, do.SailTo("frame-n-1")) == "sail to frame N1, 1 move"


def test_a_ship_is_placed_by_what_stands_at_the_frame_space() -> None:
    """While ships enter, no cell of the map can be meant; later n1 is a cell."""
    s = play(given(cubes={"blue": 4}), do.Act("blue"))
    assert GAME.words.code(s, do.PlaceShip("frame-n-1")) == "n1"
    assert GAME.describe(s, A, do.PlaceShip("frame-n-1")).startswith("N1: ")
    assert GAME.words.code(s, do.SailTo("frame-n-1")) == "fn1"


def test_what_an_action_means_takes_its_figures_from_the_tables() -> None:
    meaning = GAME.words.meaning
    assert meaning(do.UseSprint()) == "Turn the sprint token over for 5 more moves of each ship that may still move."
    assert meaning(do.CashChest()) == "Remove a treasure chest from the game for 3 gold."


def test_free_sites_come_before_the_open_sea_and_taken_ones() -> None:
    s = given(cubes={"blue": 4}, posts={"d4": B}, ships={A: ("e3", "frame-s-1")})
    sailing = play(s, do.Act("blue"), do.ChooseShip(1))
    texts = [GAME.describe(sailing, A, action) for action in legal(sailing)]
    assert "sail to d5, 3 moves" in texts, "the anchor of a site that has a post"
    assert texts[0].startswith("site ")
    assert sorted(texts, key=lambda text: not text.startswith("site ")) == texts


def test_a_bystander_is_not_told_that_no_village_is_left() -> None:
    """Everybody has villages of their own: how many are left depends on who asks."""
    s = given()
    mine, anybodys = (GAME.words.thing(s, viewer, "tile-village-i1", NAMES) for viewer in (A, None))
    assert mine is not None
    assert anybodys is not None
    assert mine.line == "1 AP to plan, 1 to build; 0 points, large island 1; 4 left."
    assert anybodys.line == "1 AP to plan, 1 to build; 0 points, large island 1; everybody has their own."


def test_what_is_pointed_at_is_told_in_one_line_of_the_screen() -> None:
    """Name and sentence, beside the mark in front and the key for more behind."""
    room = 120 - len("▶ ") - len("  ?  more ")
    names = ("Anna", "Boris", "Chloe")
    for number, step in enumerate(walk(3, 3)):
        s = step.before
        if number % 40 == 0:
            places = board.table(GAME, s, Look(names)).regions.keys() - {"own"}
            found = {place: GAME.words.thing(s, A, place, names) for place in places}
            told = {place: f"{thing.name}  {thing.line}" for place, thing in found.items() if thing is not None}
            assert len(told) > 300
            assert {place: text for place, text in told.items() if len(text) > room} == {}


def test_the_card_of_an_attack_says_how_strong_the_next_one_will_be() -> None:
    """The markers that lie open are all that count: no more will come, unless somebody's token makes it so."""
    rounds = 0
    for step in walk(3, 3):
        card = GAME.words.moment(step.events, step.before, step.after, NAMES)
        if card is not None and card.is_great and step.after.round > step.before.round:
            rounds += 1
            power = strength(T, step.after)
            assert card.coming[-1] == (
                f"A pirate marker was turned up: after round {step.after.round} they come with strength {power}."
            )
    assert rounds == 4
