"""The words of the coach: differences that are known, where they come from, what is played next, on whom it hangs."""

from typing import Any

import msgspec
import pytest

from boardgames.bots.compare_choices import Future, Likely, Sample, deciding_answer, named, played_line
from boardgames.bots.side_by_side import Advice, side_by_side
from boardgames.core.game import Game
from boardgames.core.registry import load
from boardgames.table.coach_text import choice_text, cost_text, reasons
from boardgames.words import LANGUAGES, use
from tests.bots.test_contrast import WORLDS, ended, spread
from tests.toy import GAME

NAMES = ("Ann", "Bob")


def sample(choice: int, own: float, theirs: float, plan: tuple[str, ...] = ()) -> Sample:
    """A choice after which Ann and Bob have so many coins in every world, give or take a little."""
    points = [[{"coins": own + world % 3}, {"coins": theirs}] for world in range(WORLDS)]
    leads = [mine["coins"] - yours["coins"] for mine, yours in points]
    return Sample(choice, leads, points, [[[step] for step in plan]] * WORLDS, [{}] * WORLDS, [0.0] * WORLDS)


def said(advice: Advice, place: int, *, told: bool = True, game: Game[Any, Any] = GAME) -> list[str]:
    return reasons(game, advice, place, 0, NAMES, told=told)


def test_the_reasons_are_points_by_category_and_the_plan() -> None:
    advice = side_by_side([sample(0, 12, 6, ("draw a card",)), sample(2, 8, 6)], 0, -1)
    coins = GAME.words.category("coins")
    assert said(advice, 0) == [
        "On average 7 ahead of the best opponent at the end; in eight games out of ten between 6 ahead and 8 ahead.",
        f"About 4 better than choice 2: {coins} +4.",
        "Then: draw a card.",
    ]
    assert said(advice, 1)[1] == f"About 4 worse than choice 1: {coins} -4."
    assert not any("ahead" in line for line in said(advice, 0, told=False))
    assert said(advice, 0, told=False)[0] == f"To you, against choice 2: {coins} +4."


def test_what_somebody_else_loses_is_told_with_the_thing_lost() -> None:
    advice = side_by_side([sample(0, 12, 6), sample(2, 12, 9)], 0, 2)
    coins = GAME.words.category("coins")
    assert said(advice, 0)[1] == f"About 3 better than choice 2: Bob ({coins} -3)."
    assert cost_text(GAME, advice, 0, NAMES) == f"Bob should get less from {coins}"
    assert "Bob" not in " ".join(said(advice, 0, told=False))


def test_where_nothing_is_known_nothing_is_told() -> None:
    advice = side_by_side([ended(0, spread(1.0, 9.0)), ended(1, spread(2.0, -9.0))], 0, -1)
    for place in (0, 1):
        text = said(advice, place, game=load("eic"))[1]
        assert text == f"No difference that I can find to choice {2 - place}."
    same = side_by_side([sample(0, 12, 6), sample(2, 12, 6)], 0, -1)
    assert said(same, 0)[1] == f"Choice 2 is just as good: it ended the same in all {WORLDS} simulated games."
    assert said(same, 1)[1].startswith("Choice 1 is just as good")


def test_only_kinds_of_points_with_a_difference_of_their_own_are_reasons() -> None:
    """Coins differ in every world; diamonds go up and down, and their average is nobody's reason."""
    worlds = range(WORLDS)
    one, two = (Sample(n, [0.0] * WORLDS, [], [[]] * WORLDS, [{}] * WORLDS, [0.0] * WORLDS) for n in (0, 1))
    for world in worlds:
        wild = 40.0 * ((7 * world) % 5 - 2)
        one.points.append([{"shares": 9.0 + world % 2, "diamonds": wild + 3.0}, {"shares": 0.0}])
        two.points.append([{"shares": 4.0, "diamonds": 0.0}, {"shares": 0.0}])
    for found in (one, two):
        found.leads[:] = [sum(mine.values()) - sum(yours.values()) for mine, yours in found.points]
    advice = side_by_side([one, two], 0, -1)
    assert set(advice.contrasts[0].gains[0]) == {"shares"}
    assert "Diamonds" not in " ".join(said(advice, 0, told=False, game=load("mombasa")))
    assert advice.futures[0].points[0]["diamonds"] == advice.futures[1].points[0]["diamonds"], "nor shown as one"


def test_the_line_of_play_is_one_that_was_played() -> None:
    """What was done most often second must not be told after what was done most often first, if never together."""
    lines = [[["buy"], ["sail"]]] * 5 + [[["sell"], ["stay"]]] * 3 + [[["wait"], ["stay"]]] * 3
    assert [(step.text, round(11 * step.share)) for step in played_line(lines)] == [("buy", 5), ("sail", 5)]
    scattered = [[[f"step {n}"]] for n in range(9)]
    assert played_line(scattered) == ()
    assert played_line([[["buy", ": tea", ", late"]], [["buy", ": tea", ", soon"]]])[0].text == "buy: tea"


def test_an_answer_on_which_much_depends_is_told() -> None:
    found = sample(0, 12, 6)
    take = (1, "take Coffee 3")
    found.answers[:] = [{take: None} if world % 2 else {} for world in range(WORLDS)]
    assert deciding_answer(found) is None, "it makes no difference"
    found.leads[:] = [lead - 9 * (world % 2) for world, lead in enumerate(found.leads)]
    decides = deciding_answer(found)
    assert decides is not None
    assert (decides.seat, decides.text, decides.share) == (1, "take Coffee 3", 0.5)
    assert decides.cost == pytest.approx(9.0, abs=0.5)
    other = sample(1, 2, 6)
    advice = side_by_side([found, other], 0, -1)
    half = f"{WORLDS // 2} of {WORLDS}"
    assert f'Much depends on Bob: after "take Coffee 3" (in {half}) it is about 9 worse.' in said(advice, 0)
    assert not any("Bob" in line for line in said(advice, 0, told=False))


def test_a_choice_is_told_with_what_is_as_good_and_what_goes_with_it() -> None:
    port = "{} for tea and silk: -1 PO; I China"
    future = Future(0, (1.0, 1.0), ({}, {}), ())
    assert choice_text(future, port.format("Canton"), [port.format("Nagasaki")]) == port.format("Canton or Nagasaki")
    assert choice_text(future, "A on 2, empty", ["A on 3, empty", "A on 4, empty"]) == "A on 2, 3 or 4, empty"
    assert choice_text(future, "sell", ["buy a ship"]) == "sell or buy a ship"
    cards = msgspec.structs.replace(future, also=("Cotton 2 to C", "Merchant to D"))
    assert choice_text(cards, "Coffee 2 to B", []) == "Coffee 2 to B; Cotton 2 to C; Merchant to D"
    ways = [choice_text(msgspec.structs.replace(cards, ways=n), "Coffee 2 to B", []) for n in (1, 2)]
    assert ways[0].endswith("Merchant to D (another way comes to the same)")
    assert ways[1].endswith("Merchant to D (2 other ways come to the same)")


def test_a_question_with_one_row_says_why() -> None:
    alone = side_by_side([sample(0, 12, 6, ("draw a card",))], 0, -1)
    assert said(alone, 0) == ["There is nothing else to choose.", "Then: draw a card."]
    alike = side_by_side([sample(0, 12, 6)], 0, -1, alike={0: (1, 2)})
    assert said(alike, 0) == ["All choices are as good, as far as I can find."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_in_two_languages(language: str) -> None:
    advice = side_by_side([sample(0, 12, 6), sample(2, 8, 6)], 0, -1)
    english = said(advice, 0)
    use(language)
    try:
        assert (said(advice, 0) == english) == (language == "en")
    finally:
        use("en")


def test_the_sign_behind_a_verb_is_that_of_the_language() -> None:
    future = Future(
        0, (1.0,) * 6, ({}, {}), (Likely(named("poser", "sur 3, vide"), 1.0), Likely("vendre\u00a0: tout", 1.0))
    )
    use("fr")
    try:
        plan = said(Advice((future,)), 0)[-1]
    finally:
        use("en")
    assert plan == "Puis\u00a0: poser\u00a0: sur 3, vide\u00a0; vendre\u00a0: tout."


def test_steps_that_were_not_always_played_are_counted() -> None:
    future = Future(0, (1.0,) * 6, ({}, {}), (Likely("draw a card", 1.0), Likely("roll", 0.5)))
    advice = Advice((future,))
    assert said(advice, 0)[-1] == "Then: draw a card; roll (in 3 of 6)."
