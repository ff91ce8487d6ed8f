"""Choices made piece by piece: switches, pairs and scales, by keys and by arrows; their codes stay what they are."""

import re
from collections.abc import Callable
from random import Random

from boardgames.core.choice_forms import PAIR, Form, Piece
from boardgames.core.player_names import DEFAULT_NAMES
from boardgames.core.registry import load
from boardgames.table.session import Session
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.settings import OFF
from boardgames.tui.view.table_view import Offer
from boardgames.tui.widgets.choice_rows import ChoiceProgress, lay_out
from boardgames.tui.widgets.decision import DecisionPanel
from boardgames.tui.widgets.hidden_choices import lay_out_private
from tests.bench.rows import Alone, show
from tests.tui.driving import game_screen, is_asking, press, screen_lines, screen_text, until

PAIRS = {one + other for one in "abcde" for other in "abcde" if one < other}
"""What is typed for two cards in action slots."""


def question(name: str, kind: str, players: int, wanted: Callable[[Session, set[str]], bool]) -> Session:
    """The first question of a kind in games of chance, with the choices that are wanted."""
    game = load(name)
    for seed in range(20):
        luck = Random(seed)
        session = Session.new(game, DEFAULT_NAMES[:players], ("",) * players, seed=seed, variant=game.info.variants[-1])
        while (asked := session.decision) is not None:
            seen = game.observe(session.table.state, asked.seat)
            actions = game.legal_actions(seen, asked.seat)
            codes = {game.words.code(seen, action) for action in actions}
            if asked.kind == kind and wanted(session, codes):
                return session
            session.choose(asked.seat, luck.choice(actions))
    raise AssertionError(f"no such {kind}")


def two_goods() -> tuple[Session, str]:
    """A turn of Mombasa in which two cards of goods go together, and what is typed for both."""

    def wanted(session: Session, codes: set[str]) -> bool:
        return any(len(code) == 2 and set(code) <= codes for code in codes & PAIRS)

    session = question("mombasa", "turn", 4, wanted)
    asked = session.decision
    assert asked is not None
    seen = session.game.observe(session.table.state, asked.seat)
    codes = {session.game.words.code(seen, action) for action in session.game.legal_actions(seen, asked.seat)}
    return session, min(code for code in codes & PAIRS if set(code) <= codes)


def steps(session: Session) -> int:
    return int(session.table.state.frames[-1].units)


def table(session: Session) -> BoardgamesApp:
    app = BoardgamesApp(session)
    app.settings.since = OFF
    return app


async def test_goods_are_switches_whose_sum_is_live_and_enter_takes_them() -> None:
    session, both = two_goods()
    one, other = both[0], both[1]
    app = table(session)
    made = len(session.table.choices)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, other)
        panel = game_screen(app).panel
        shown = screen_text(app)
        assert re.search(rf"\b{other} \w+ \d( as \d)?, on", shown)
        assert re.search(rf"\b{one} \w+ \d( as \d)?, off", shown)
        order = [row.parts[-2][0] for row in panel._list.rows[:2]]
        await pilot.press(one)
        assert panel.typed == both, "the order in which they are switched on does not matter"
        assert [row.parts[-2][0] for row in panel._list.rows[:2]] == order, "and each keeps its place"
        assert re.search(r"> \w+│ .*: \d+ to spend", screen_text(app))
        await pilot.press(other)
        assert (panel.typed, panel.offer.code if panel.offer else "") == (one, one), "again: off"
        await pilot.press(other, "enter")
        await until(pilot, lambda: len(session.table.choices) > made)
        choice = session.table.choices[made]
        assert (
            session.game.words.code(session.game.observe(session.table.states[made], choice.seat), choice.action)
            == both
        )


async def test_an_arrow_switches_a_thing_too() -> None:
    session, both = two_goods()
    app = table(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app), "the table")
        panel = game_screen(app).panel
        assert panel.line is not None
        panel.choose(next(offer for offer in panel.line.offers if offer.code == both[0]))
        await press(pilot, app, "right")
        assert panel.typed == both[0]
        await pilot.press("down")
        assert panel.offer is not None
        assert panel.offer.code == both, "the cursor shows what switching would do"


async def test_a_card_and_then_its_slot_are_two_rows_of_caps() -> None:
    session = question("mombasa", "plan", 4, lambda session, codes: {"c2b", "c2c"} <= codes)
    asked = session.decision
    assert asked is not None
    async with Alone().run_test(size=(83, 8)) as pilot:
        panel = pilot.app.query_one(DecisionPanel)
        show(panel, session, asked)
        lines = [panel._list.render_line(y).text for y in range(4)]
        assert any(line.startswith(" card") and "c2 Coffee 2" in line for line in lines)
        assert any(line.startswith(" slot") and "b B" in line for line in lines)
        for typed, code in (("c", ""), ("2", ""), ("b", "c2b")):
            panel.take(typed)
            assert (panel.offer.code if panel.offer is not None else "") == code


def pairs(firsts: str, seconds: str) -> list[Offer]:
    return [
        Offer(
            (one, other),
            one + other,
            "plan",
            f"{one} to {other}",
            None,
            form=Form(PAIR, (Piece(one, f"card {one}"), Piece(other, f"slot {other}")), ("card", "slot")),
        )
        for one in firsts
        for other in seconds
    ]


def test_a_secret_pair_has_one_shape_whatever_is_in_hand() -> None:
    for hand in ("abcd", "abcdefg", "xyz"):
        laid = lay_out_private([*pairs(hand, "uvw"), Offer("done", ".", "done", "finish", None)], 83, ChoiceProgress())
        assert (laid.columns, laid.height) == (5, 4)
        assert {line.leader for line in laid.rows if line.parts} == {"·"}
        widths = [sum(len(text) for text, _ in line.parts) + line.margin for line in laid.rows[:15]]
        assert [len(set(widths[column::5])) for column in range(5)] == [1] * 5


def test_the_pieces_of_a_pair_that_wait_cannot_be_selected_and_those_of_the_chosen_one_can() -> None:
    offers = [*pairs("abcd", "uvw"), Offer("done", ".", "done", "finish", None)]
    waiting = lay_out(offers, 83, 4)
    assert not any(line.key in [offer.action for offer in offers[:12]] for line in waiting.rows)
    chosen = lay_out(offers, 83, 4, ChoiceProgress("b", tuple(offers[3:6])))
    assert [line.key for line in chosen.rows if line.key in [offer.action for offer in offers[:12]]] == [
        ("b", "u"),
        ("b", "v"),
        ("b", "w"),
    ]


async def test_steps_of_a_track_are_a_scale_with_what_each_brings() -> None:
    session = question("amerigo", "track", 3, lambda session, codes: {"1", "2", "3"} <= codes and "4" not in codes)
    app = table(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "2")
        lines = screen_lines(app)
        at = next(number for number, line in enumerate(lines) if " 1 to " in line and " 2 to " in line)
        assert " VP" in lines[at + 1] or "enough" in lines[at + 1] or "too few" in lines[at + 1]
        assert game_screen(app).panel.offer is not None


async def test_a_code_that_begins_its_own_name_can_be_typed_twice() -> None:
    session = question("mombasa", "spend-units", 4, lambda session, codes: "mo" in codes and steps(session) > 2)
    app = table(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, *"mom")
        panel = game_screen(app).panel
        assert panel.offer is not None, "so far it is the name of Mombasa"
        await pilot.press("o")
        assert panel.line is not None
        assert ([token.code for token in panel.line.tokens], panel.typed) == (["mo"], "mo")
