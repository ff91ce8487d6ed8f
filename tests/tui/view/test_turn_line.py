"""A turn in a line: what follows by itself, and where the line ends."""

from dataclasses import replace

from boardgames.amerigo import GAME
from boardgames.core.table import Table
from boardgames.table.draft import Draft
from boardgames.tui.view.table_view import build_scene
from boardgames.tui.view.turn_line import TurnLine
from boardgames.tui.widgets.typed_line import prompt_row
from boardgames.words import say
from tests.amerigo.given import given
from tests.amerigo.rules.test_completion import large_island_but_two


def accepted(line: TurnLine, code: str) -> TurnLine:
    """The line with the choice of this code."""
    offer = line.type(code).one
    assert offer is not None, code
    return line.accept(offer)


def test_what_follows_by_itself_may_be_typed_and_is_no_slip() -> None:
    first = large_island_but_two(round=2)
    table = Table(GAME, first, ("Ann", "Bob"))
    line = TurnLine(Draft(GAME, 2, 0, first), (build_scene(table, 0, ("", "")),))
    line = accepted(accepted(line, "g"), "2")
    assert line.followed == ("g6", "."), "the tile fits nowhere else, and nothing is left of the action"
    assert not line.type("g").is_slip
    assert not line.type("g6").is_slip
    assert line.type("g7").is_slip


def test_codes_run_on_past_the_words_of_a_choice_that_is_off() -> None:
    tiles = {0: ("village-i2", "neutral-i1")}
    first = given(2, cubes={"green": 2}, posts={"b2": 0}, reserve=tiles)
    line = TurnLine(Draft(GAME, 2, 0, first), (build_scene(Table(GAME, first, ("Ann", "Bob")), 0, ("", "")),))
    line = accepted(accepted(line, "g"), "2")
    off = replace(line.scene.off[0], code="z9", text="at c2b: not all of it on land")
    line = replace(line, scenes=(*line.scenes[:-1], replace(line.scene, off=(off,))))
    longer = line.type("c2bn").run_on
    assert longer is not None
    assert [token.code for token in longer.tokens] == ["g", "2", "c2b"]
    assert longer.typed == "n"


def test_a_line_that_has_ended_says_so() -> None:
    first = large_island_but_two(round=2)
    line = TurnLine(Draft(GAME, 2, 0, first), (build_scene(Table(GAME, first, ("Ann", "Bob")), 0, ("", "")),))
    ended = accepted(line, "t")
    assert ended.offers == ()
    assert ended.scene.question == say("line-ends")


def test_the_time_of_a_boat_is_not_cut_at_its_colon() -> None:
    first = large_island_but_two(round=2)
    line = TurnLine(Draft(GAME, 2, 0, first), (build_scene(Table(GAME, first, ("Ann", "Bob")), 0, ("", "")),))
    bought = replace(line.offers[0], text="buy 1 wine; enough for 8:30")
    shown = prompt_row(replace(line, tokens=(bought,)), None, 80, can_confirm=True)
    assert " buy 1 wine; enough for 8:30 " in "".join(text for text, _ in shown.parts)


def test_codes_run_on_without_a_space_where_nothing_else_can_be_meant() -> None:
    first = large_island_but_two(round=2)
    line = TurnLine(Draft(GAME, 2, 0, first), (build_scene(Table(GAME, first, ("Ann", "Bob")), 0, ("", "")),))
    then = next(offer.code[0] for offer in accepted(line, "g").offers if offer.code[0].isalnum())
    further = line.type(f"g{then}").run_on
    assert further is not None
    assert ([token.code for token in further.tokens], further.typed) == (["g"], then)
    assert line.type("g").run_on is None, "nothing was typed before it"
    assert line.type("gq").run_on is None, "what begins nothing is a slip"
    offer = line.type("g").one
    assert offer is not None
    named = replace(line.scene, offers=(replace(offer, text=f"g{then}ulk"), *line.scene.offers))
    assert replace(line, scenes=(named,)).type(f"g{then}").run_on is None, "a name is being typed"
    long = replace(line.scene, offers=tuple(replace(o, code="green") if o == offer else o for o in line.scene.offers))
    assert replace(line, scenes=(long,)).type(f"gr{then}").run_on is not None, "a beginning that is one choice's alone"


def test_what_follows_by_itself_is_named_behind_the_choice() -> None:
    first = large_island_but_two(round=2)
    line = TurnLine(Draft(GAME, 2, 0, first), (build_scene(Table(GAME, first, ("Ann", "Bob")), 0, ("", "")),))
    line = accepted(line, "g")
    offer = next(offer for offer in line.offers if line.draft.follow(offer.action).followed)
    then = line.draft.follow(offer.action).followed_texts
    assert len(then) == 2
    shown = prompt_row(line, offer, 120, can_confirm=True, then=then)
    assert f"{offer.text}, then {then[0]}" in "".join(text for text, _ in shown.parts)
