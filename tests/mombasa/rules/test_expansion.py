"""Using all expansion cards."""

from typing import Any

import pytest

from boardgames.mombasa import GAME
from boardgames.mombasa import actions as do
from boardgames.mombasa.rules.bases import room, share_value
from boardgames.mombasa.rules.expansion import entry_cost
from boardgames.mombasa.state import State
from tests.mombasa.given import T, asked, company, given, offered, play, regions_of, top, why_not

ONE = {"b": "expansion-2x"}
TWO = {"b": "expansion-2x", "c": "expansion-2y"}
FIVE = {"b": "expansion-2x", "c": "expansion-2y", "d": "start-expansion-1"}


def expanding(name: str, area: dict[str, str] | None = None, a: dict[str, Any] | None = None, **facts: Any) -> State:
    """Player a has chosen the company."""
    mine = {"area": area or ONE, **(a or {})}
    return play(given(a=mine, **facts), do.UseExpansion(), do.Expand(name))


def enter(s: State, *steps: tuple[str, int]) -> State:
    """Enter regions, each with a post from the column given."""
    for name, column in steps:
        s = play(s, do.Enter(name))
        if asked(s) == "taking-post":
            s = play(s, do.TakePost(column))
    return s


@pytest.mark.rule("MOM-EXP-01", "MOM-EXP-02", "MOM-EXP-25")
def test_all_expansion_cards_are_used_together() -> None:
    state = given(a={"area": FIVE, "tiles": ["tile-expansion"]})
    assert offered(state, do.UseExpansion) == [do.UseExpansion()]
    choosing = play(state, do.UseExpansion())
    assert top(choosing).points == 2 + 2 + 1 + 2
    after = play(choosing, do.ExpandNone())
    assert after.players[0].used == 0b10001110
    assert after.players[0].totals[3] == 0


@pytest.mark.rule("MOM-EXP-03")
def test_the_points_are_for_exactly_one_company() -> None:
    choosing = play(given(a={"area": TWO}), do.UseExpansion())
    assert offered(choosing, do.Expand) == [do.Expand(c.id) for c in T.companies]
    state = play(choosing, do.Expand("cairo"))
    reachable = {action.region for action in offered(state, do.Enter)}
    assert reachable == {"fezzan", "libyan-desert", "nubia"}, "only around Cairo"
    assert why_not(state, do.Enter("namib")).rule == "MOM-EXP-05"
    assert why_not(choosing, do.Expand("atlantis")).rule == "MOM-EXP-03"


@pytest.mark.rule("MOM-EXP-04")
def test_a_share_on_the_card_does_not_matter_here() -> None:
    state = play(given(a={"area": {"b": "b-expansion-1-mombasa"}}), do.UseExpansion())
    assert len(offered(state, do.Expand)) == 4


@pytest.mark.rule("MOM-EXP-05", "MOM-EXP-08", "MOM-EXP-09", "MOM-EXP-11", "MOM-EXP-12", "MOM-EX-09")
def test_the_rulebooks_example_costs_5() -> None:
    """Orange River 1, Zambezi 1 (single border), Natal behind a double border with a Mombasa post: 2 + 1."""
    state = expanding("cape-town", FIVE, posts={"mombasa": ["natal"]})
    costs = []
    for name in ("orange-river", "zambezi", "natal"):
        costs.append(entry_cost(T, state, company("cape-town"), T.region_at[name]))
        state = enter(state, (name, 1))
    assert costs == [1, 1, 3]
    assert state.bases[company("cape-town")] == (2, 5, 5)
    assert regions_of(state, "cape-town") == {"orange-river", "zambezi", "natal"}


@pytest.mark.rule("MOM-EXP-06")
def test_a_region_with_an_own_post_cannot_be_entered() -> None:
    state = expanding("cairo", posts={"cairo": ["nubia"]})
    assert why_not(state, do.Enter("nubia")).rule == "MOM-EXP-06"


@pytest.mark.rule("MOM-EXP-07", "MOM-EXP-10")
def test_foreign_posts_do_not_block_but_cost_one_more() -> None:
    state = expanding("cairo", posts={"mombasa": ["nubia"]})
    assert entry_cost(T, state, company("cairo"), T.region_at["nubia"]) == 2
    assert do.Enter("nubia") in offered(state)
    poor = expanding("cairo", {"b": "start-expansion-1"}, posts={"mombasa": ["nubia"]})
    refusal = why_not(poor, do.Enter("nubia"))
    assert (refusal.rule, refusal.need, refusal.have) == ("MOM-EXP-10", 2, 1)


@pytest.mark.rule("MOM-EXP-08", "MOM-EXP-09")
def test_single_border_1_double_border_2() -> None:
    state = expanding("cairo")
    at = T.region_at
    assert entry_cost(T, state, company("cairo"), at["libyan-desert"]) == 1
    assert entry_cost(T, state, company("cairo"), at["fezzan"]) == 2
    poor = expanding("cairo", {"b": "start-expansion-1"})
    assert {action.region for action in offered(poor, do.Enter)} == {"libyan-desert", "nubia"}
    assert why_not(poor, do.Enter("fezzan")).rule == "MOM-EXP-09"


@pytest.mark.rule("MOM-EXP-11")
def test_the_front_post_of_a_chosen_column_leaves_the_base() -> None:
    state = play(expanding("cairo"), do.Enter("nubia"))
    assert offered(state) == [do.TakePost(1), do.TakePost(2), do.TakePost(3)]
    assert share_value(T, play(state, do.TakePost(1)), company("cairo")) == 0, "the front space of column 1 is bare"
    after = play(state, do.TakePost(2))
    assert after.bases[company("cairo")] == (5, 4, 5)
    assert share_value(T, after, company("cairo")) == 1
    single = expanding("cairo", bases={"cairo": (0, 2, 0)})
    assert play(single, do.Enter("nubia")).bases[company("cairo")] == (0, 1, 0), "one column left: not asked"
    emptied = play(expanding("cairo", bases={"cairo": (0, 2, 2)}), do.Enter("nubia"))
    assert why_not(emptied, do.TakePost(1)).rule == "MOM-EXP-11"
    assert why_not(emptied, do.TakePost(4)).rule == "MOM-CMP-19"


@pytest.mark.rule("MOM-EXP-12")
def test_new_posts_reach_further_at_once() -> None:
    state = expanding("saint-louis", TWO)
    assert do.Enter("upper-niger") not in offered(state)
    state = enter(state, ("senegal", 1))
    assert do.Enter("upper-niger") in offered(state)


@pytest.mark.rule("MOM-EXP-13")
def test_regions_entered_are_remembered_until_their_rewards_are_taken() -> None:
    state = enter(expanding("saint-louis", TWO), ("senegal", 1), ("guinea", 1))
    assert top(state).entered.bit_count() == 2
    after = play(state, do.Stop())
    assert asked(after) == "rewards"


@pytest.mark.rule("MOM-EXP-14", "MOM-Q-22")
def test_points_may_be_left_and_are_lost() -> None:
    state = expanding("cairo", TWO)
    assert do.Stop() in offered(state)
    after = play(state, do.Stop())
    assert after.active == 1
    assert after.players[0].used == 0b110
    assert after.posts == (0, 0, 0, 0)
    none = play(given(a={"area": TWO}), do.UseExpansion(), do.ExpandNone())
    assert none.players[0].used == 0b110


@pytest.mark.rule("MOM-EXP-15", "MOM-EXP-16", "MOM-EXP-17", "MOM-EXP-18", "MOM-Q-21")
def test_rewards_of_all_entered_regions_in_any_order_before_ousting() -> None:
    """Jubaland pays 3 pounds, Great Lakes 1 diamond, Zanzibar Coast 1 step for Mombasa."""
    area, posts = {**TWO, "d": "b-expansion-3"}, {"mombasa": ["kordofan"], "cairo": ["jubaland"]}
    state = expanding("mombasa", area, posts=posts, bases={"cairo": (4, 4, 5)}, a={"pounds": 0})
    state = enter(state, ("jubaland", 2), ("zanzibar-coast", 2), ("great-lakes", 2))
    if asked(state) == "expanding":
        state = play(state, do.Stop())
    assert set(offered(state)) == {do.Collect("jubaland"), do.Collect("zanzibar-coast"), do.Collect("great-lakes")}
    assert state.players[0].pounds == 0
    state = play(state, do.Collect("great-lakes"))
    assert state.players[0].diamond == 1
    state = play(state, do.Collect("jubaland"))
    p = state.players[0]
    assert p.pounds == 3
    assert p.steps == (1, 0, 0, 0), "the last reward is taken by itself"
    assert asked(state) == "ousting", "ousting comes after the rewards"
    assert regions_of(state, "cairo") == {"jubaland"}


@pytest.mark.rule("MOM-EXP-17")
def test_mine_symbols_do_nothing_when_a_region_is_entered() -> None:
    state = enter(expanding("saint-louis"), ("gold-coast", 1))
    assert T.regions[T.region_at["gold-coast"]].mines == 2
    assert state.players[0].diamond == 2


@pytest.mark.rule("MOM-EXP-18")
def test_a_track_reward_is_for_the_company_expanded() -> None:
    state = enter(expanding("saint-louis", posts={"saint-louis": ["loango"]}), ("namib", 1))
    state = play(state, do.Stop()) if asked(state) == "expanding" else state
    assert state.players[0].steps == (0, 0, 1, 0), "Namib lies at Cape Town, but Saint-Louis was expanded"


@pytest.mark.rule("MOM-EXP-19", "MOM-EX-10", "MOM-BKP-04")
def test_bookkeeping_points_of_all_regions_are_one_amount() -> None:
    """Senegal, Upper Niger and Benue: 3 points, used for two A books and 1 pound."""
    area = {"b": "expansion-2x", "c": "start-expansion-1"}
    state = enter(expanding("saint-louis", area), ("senegal", 1), ("upper-niger", 1), ("benue", 1))
    assert asked(state) == "bookkeeping"
    assert top(state).points == 3
    state = play(state, do.TakeBook("book-21"), do.TakeBook("book-31"), do.TakePound())
    assert [T.books[book].letter for book in state.waiting] == ["A", "A"]
    assert state.players[0].pounds == 2
    assert asked(state) == "place-books"


@pytest.mark.rule("MOM-EXP-20", "MOM-EXP-21")
def test_an_ousted_post_goes_to_a_column_of_the_players_choice() -> None:
    state = enter(expanding("cairo", posts={"mombasa": ["nubia"]}, bases={"mombasa": (4, 5, 3)}), ("nubia", 1))
    state = play(state, do.TakePound())
    assert offered(state) == [do.ReturnPost("nubia", 1), do.ReturnPost("nubia", 3)]
    assert why_not(state, do.ReturnPost("nubia", 2)).rule == "MOM-EXP-21"
    assert why_not(state, do.ReturnPost("fezzan", 1)).rule == "MOM-EXP-20"
    after = play(state, do.ReturnPost("nubia", 3))
    assert after.bases[company("mombasa")] == (4, 5, 4)
    assert regions_of(after, "mombasa") == set()
    assert regions_of(after, "cairo") == {"nubia"}


@pytest.mark.rule("MOM-EXP-22", "MOM-Q-24")
def test_an_open_back_space_is_never_covered_again() -> None:
    """A post that returns to the empty column 1 stands on space 4: the 2 coins of the back space stay visible."""
    state = enter(expanding("cairo", posts={"mombasa": ["nubia"]}, bases={"mombasa": (0, 5, 5)}), ("nubia", 1))
    assert share_value(T, state, company("mombasa")) == 5
    state = play(state, do.TakePound())
    assert state.bases[company("mombasa")] == (1, 5, 5), "the only column with room: not asked"
    assert share_value(T, state, company("mombasa")) == 4
    full = given(bases={"mombasa": (4, 5, 5)}, opened={"mombasa": [1]}, posts={"mombasa": ["nubia"]})
    assert share_value(T, full, company("mombasa")) == 2
    assert room(T, full, company("mombasa")) == [], "at most 4 posts on spaces 4, 3, 2, 1"


@pytest.mark.rule("MOM-EXP-23")
def test_without_room_an_ousted_post_leaves_the_game() -> None:
    facts: dict[str, Any] = {
        "bases": {"mombasa": (4, 5, 5)},
        "opened": {"mombasa": [1]},
        "posts": {"mombasa": ["nubia"]},
    }
    state = play(enter(expanding("cairo", **facts), ("nubia", 1)), do.TakePound())
    assert state.active == 1
    assert state.removed[company("mombasa")] == 1
    assert state.bases[company("mombasa")] == (4, 5, 5)


@pytest.mark.rule("MOM-EXP-24")
def test_no_region_holds_two_posts_after_the_turn() -> None:
    state = enter(expanding("cairo", posts={"mombasa": ["nubia"]}), ("nubia", 1))
    assert regions_of(state, "mombasa") & regions_of(state, "cairo") == {"nubia"}
    state = play(state, do.TakePound())
    if asked(state) == "ousting":
        state = play(state, offered(state)[0])
    assert regions_of(state, "mombasa") & regions_of(state, "cairo") == set()


@pytest.mark.rule("MOM-EXP-26")
def test_enclaves_are_entered_from_their_surroundings_only() -> None:
    state = expanding("cairo", FIVE, posts={"cairo": ["libyan-desert", "kordofan"]})
    assert why_not(state, do.Enter("lake-chad")).rule == "MOM-EXP-26"
    state = enter(state, ("chad-basin", 1))
    assert do.Enter("lake-chad") in offered(state)
    none = [place.id for place in T.regions if place.reward_kind == "none"]
    assert none == [place.inside for place in T.regions if place.inside] == ["chad-basin", "congo-basin"]


@pytest.mark.rule("MOM-EXP-27")
def test_a_company_with_an_empty_base_cannot_be_expanded() -> None:
    state = play(given(a={"area": ONE}, bases={"cairo": (0, 0, 0)}), do.UseExpansion())
    assert do.Expand("cairo") not in offered(state)
    assert why_not(state, do.Expand("cairo")).rule == "MOM-EXP-27"
    nobody = {c.id: (0, 0, 0) for c in T.companies}
    assert offered(play(given(a={"area": ONE}, bases=nobody), do.UseExpansion())) == [do.ExpandNone()]


@pytest.mark.rule("MOM-EXP-28")
def test_points_are_lost_when_the_base_runs_empty() -> None:
    state = expanding("cairo", FIVE, bases={"cairo": (0, 0, 1)})
    state = enter(state, ("libyan-desert", 3))
    assert state.active == 1, "4 points were left"
    assert state.players[0].used == 0b1110


@pytest.mark.rule("MOM-EXP-29", "MOM-Q-55")
def test_too_few_points_have_no_effect_but_turn_the_cards() -> None:
    """A lone point for a company all of whose neighbours cost 2."""
    blocked = {"cape-town": ["libyan-desert", "nubia"]}
    choosing = play(given(a={"area": {"b": "start-expansion-1"}}, posts=blocked), do.UseExpansion())
    assert do.Expand("cairo") in offered(choosing), "it may be named all the same"
    after = play(choosing, do.Expand("cairo"))
    assert after.active == 1
    assert after.players[0].used == 0b10
    assert after.posts == choosing.posts


@pytest.mark.rule("MOM-EXP-30")
def test_a_post_need_not_be_connected_to_its_base() -> None:
    state = expanding("cairo", posts={"cairo": ["natal"]})
    assert do.Enter("orange-river") in offered(state)


@pytest.mark.rule("MOM-EXP-31")
def test_bases_cannot_be_entered() -> None:
    state = expanding("cairo", FIVE)
    for name in ("mombasa", "cairo", "base-mombasa"):
        assert why_not(state, do.Enter(name)).rule == "MOM-EXP-31"


@pytest.mark.rule("MOM-Q-23")
def test_the_cheapest_border_counts() -> None:
    """Abyssinia: double from Nubia, single from Kordofan."""
    at = T.region_at["abyssinia"]
    assert entry_cost(T, given(posts={"cairo": ["nubia"]}), company("cairo"), at) == 2
    assert entry_cost(T, given(posts={"cairo": ["nubia", "kordofan"]}), company("cairo"), at) == 1


@pytest.mark.rule("MOM-Q-55")
def test_the_points_are_fixed_when_the_action_is_chosen() -> None:
    """The step reward unlocks the expansion bonus of B1, but it adds nothing to the running action or this turn."""
    state = expanding("cape-town", TWO, a={"steps": {"cape-town": 5}})
    state = enter(state, ("namib", 1))
    assert top(state).points == 3
    state = play(state, do.Stop())
    assert state.players[0].steps[company("cape-town")] == 6
    assert state.players[0].bonus[company("cape-town")] == 0


@pytest.mark.rule("MOM-Q-58")
def test_steps_of_a_reward_that_cost_nothing_cannot_be_refused() -> None:
    state = enter(expanding("cape-town", {"b": "start-expansion-1"}), ("namib", 1))
    assert state.players[0].steps[company("cape-town")] == 1
    assert state.active == 1


@pytest.mark.rule("MOM-Q-59")
def test_several_ousted_posts_return_one_by_one_in_any_order() -> None:
    """Two Mombasa posts and room for one: the second leaves the game."""
    facts: dict[str, Any] = {"posts": {"mombasa": ["nubia", "libyan-desert"]}, "bases": {"mombasa": (4, 5, 4)}}
    state = expanding("cairo", TWO, **facts)
    state = enter(state, ("nubia", 1), ("libyan-desert", 1))
    state = play(state, do.Collect("libyan-desert"))
    state = play(state, do.TakePound())
    assert set(offered(state)) == {
        do.ReturnPost("nubia", 1),
        do.ReturnPost("nubia", 3),
        do.ReturnPost("libyan-desert", 1),
        do.ReturnPost("libyan-desert", 3),
    }
    state = play(state, do.ReturnPost("libyan-desert", 3))
    assert state.active == 1, "the last one has a single column left and goes by itself"
    assert state.bases[company("mombasa")] == (5, 5, 5)
    short: dict[str, Any] = {
        "posts": {"mombasa": ["nubia", "libyan-desert"]},
        "bases": {"mombasa": (3, 5, 5)},
        "opened": {"mombasa": [1]},
    }
    state = enter(expanding("cairo", TWO, **short), ("nubia", 1), ("libyan-desert", 1))
    state = play(state, do.Collect("libyan-desert"), do.TakePound(), do.ReturnPost("nubia", 1))
    assert state.bases[company("mombasa")] == (4, 5, 5)
    assert state.removed[company("mombasa")] == 1
    assert GAME.decisions(state)[0].seat == 1
