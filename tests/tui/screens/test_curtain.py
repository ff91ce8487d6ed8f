"""Hand-over: the curtain names the next player, obeys only that player's key and lets nothing open over it."""

from random import Random

import pytest
from textual.pilot import Pilot

from boardgames.core import registry
from boardgames.core.game import Config, Decision
from boardgames.core.table import Table
from boardgames.kit.colours import PLAYERS
from boardgames.table import flow
from boardgames.table.session import Session
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.art.big_letters import columns_of
from boardgames.tui.art.curtain import CurtainText, paint_curtain
from boardgames.tui.screens.curtain import ConfirmScreen, ConsentScreen, Curtain, SeatQuestion
from boardgames.tui.screens.game import GameScreen
from boardgames.tui.screens.table_pages import MatsPage
from boardgames.tui.screens.text_page import TextPage
from boardgames.tui.view.table_view import board_of, build_scene
from boardgames.tui.widgets.hidden_choices import PRIVATE_ROWS
from boardgames.tui.widgets.row_list import RowList
from tests.tui.driving import curtain_is_down, game_screen, is_asking, new_session, press, screen_text, tap, until


async def lift(pilot: Pilot[None], app: BoardgamesApp) -> None:
    curtain = await curtain_is_down(pilot, app)
    tap(app, "abcd"[curtain.seat])
    await until(pilot, lambda: app.screen is not curtain, "the curtain to be lifted")


async def test_the_curtain_names_the_next_player_and_shows_nothing_else() -> None:
    app = BoardgamesApp(new_session(players=3))
    async with app.run_test(size=(120, 40)) as pilot:
        await lift(pilot, app)
        await press(pilot, app, "2", "enter")
        await curtain_is_down(pilot, app)
        text = screen_text(app)
        assert "The keyboard goes to" in text
        assert "Boris presses  b" in text
        for secret in ("ask for", "pick 2", "Deck", "2 coins", "history"):
            assert secret not in text


async def test_only_the_next_players_own_key_lifts_it() -> None:
    app = BoardgamesApp(new_session(players=3))
    async with app.run_test(size=(120, 40)) as pilot:
        curtain = await curtain_is_down(pilot, app)
        for key in ("enter", "space", "b", "ctrl+p", "f1", "question_mark", "escape", "f5", "L"):
            await pilot.press(key)
            assert app.screen is curtain
            assert app.screen_stack[-1] is curtain


async def test_nothing_opens_over_the_curtain() -> None:
    app = BoardgamesApp(new_session(players=3))
    async with app.run_test(size=(120, 40)) as pilot:
        curtain = await curtain_is_down(pilot, app)
        app.action_command_palette()
        app.notify("a secret")
        app.action_screenshot()
        await pilot.pause()
        assert app.screen is curtain
        assert "a secret" not in screen_text(app)
        assert not list(app._notifications)


async def test_what_is_typed_ahead_of_the_curtain_makes_no_choice() -> None:
    session = new_session(players=2)
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await curtain_is_down(pilot, app)
        for key in ("a", "3", "enter"):
            tap(app, key)
        await until(pilot, lambda: is_asking(app))
        await pilot.pause()
        assert session.table.choices == []


async def test_the_last_choice_can_be_taken_back_from_the_curtain() -> None:
    session = new_session(players=2)
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await lift(pilot, app)
        await press(pilot, app, "1", "enter")
        curtain = await curtain_is_down(pilot, app)
        assert curtain.seat == 1
        tap(app, "u")
        await until(pilot, lambda: not session.table.choices, "the undo")
        assert (await curtain_is_down(pilot, app)).seat == 0


async def test_public_questions_need_no_curtain_and_secret_ones_do_again() -> None:
    session = new_session(players=2)
    app = BoardgamesApp(session)
    app.settings.since = "on"
    async with app.run_test(size=(120, 40)) as pilot:
        for code in "12":
            await lift(pilot, app)
            await press(pilot, app, code, "enter")
        await press(pilot, app, "s", "enter")  # Anna stops: a public question, no curtain, and no page about a gain
        await press(pilot, app, "s", "enter")  # Boris stops
        assert (await curtain_is_down(pilot, app)).seat == 0
        await lift(pilot, app)
        await until(pilot, lambda: "Boris stops" in screen_text(app), "what happened since")
        assert isinstance(app.screen, TextPage)


async def test_a_lone_person_is_never_curtained() -> None:
    app = BoardgamesApp(new_session(players=3, bots=("random", "", "random")))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app))
        assert isinstance(app.screen, GameScreen)
        assert app.screen.scene is not None
        assert app.screen.scene.viewer == 1


async def test_the_drawer_opens_behind_a_curtain() -> None:
    session = new_session(players=2)
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        for code in "12":
            await lift(pilot, app)
            await press(pilot, app, code, "enter")
        await press(pilot, app, "P")
        await until(pilot, lambda: isinstance(app.screen, SeatQuestion), "whose it shall be")
        await pilot.press("enter")
        await lift(pilot, app)
        await until(pilot, lambda: isinstance(app.screen, MatsPage), "the drawer")
        await pilot.press("escape")
        await until(pilot, lambda: is_asking(app), "the table")


async def test_your_own_hand_can_be_seen_on_anothers_turn_and_the_other_is_asked_again() -> None:
    session = new_session(players=2)
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await lift(pilot, app)
        await press(pilot, app, "2", "enter")
        await lift(pilot, app)  # Boris picks in secret; Anna wants to know what she has picked
        await press(pilot, app, "P")
        await until(pilot, lambda: isinstance(app.screen, SeatQuestion), "whose it shall be")
        await pilot.press("a")
        assert (await curtain_is_down(pilot, app)).seat == 0
        await lift(pilot, app)
        await until(pilot, lambda: "Anna: private" in screen_text(app), "Anna's drawer")
        await pilot.press("enter")
        assert (await curtain_is_down(pilot, app)).seat == 1, "Boris's question is covered until he is back"
        await lift(pilot, app)
        await until(pilot, lambda: is_asking(app), "Boris's question")


async def test_nobody_hands_the_keyboard_to_themselves_and_focus_goes_home() -> None:
    """Boris stops in the open and, beginning the next round, is asked in secret at once: he sits there already."""
    session = new_session(players=2)
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        for code in "12":
            await lift(pilot, app)
            await press(pilot, app, code, "enter")
        await press(pilot, app, "tab")
        assert app.screen.focused is not app.screen.query_one("#choices")
        await press(pilot, app, "s", "enter")
        await until(pilot, lambda: len(session.table.choices) == 3 and is_asking(app), "Boris's turn")
        assert app.screen.focused is app.screen.query_one("#choices"), "Anna's arrows were on the board"
        screen = game_screen(app)
        own, other = (screen.flow.next(screen.curtain, Decision(seat, "pick", secret=True)) for seat in (1, 0))
        assert isinstance(own, flow.Ask), "no curtain before the one who sits there"
        assert isinstance(other, flow.Cover)


async def test_a_game_without_secrets_opens_the_drawer_at_once() -> None:
    app = BoardgamesApp(new_session(registry.load("amerigo"), players=2))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "P")
        await until(pilot, lambda: isinstance(app.screen, MatsPage), "the drawer")
        assert "nothing here is secret" in screen_text(app)


async def test_undo_beyond_a_barrier_asks_once_and_names_what_was_learned() -> None:
    session = new_session(players=2, bots=("", "random"))
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "1", "enter")
        await until(pilot, lambda: len(session.table.choices) >= 2)
        await press(pilot, app, "d", "enter")
        await until(pilot, lambda: len(session.table.choices) >= 3)
        before = len(session.table.choices)
        await press(pilot, app, "ctrl+z")
        await until(pilot, lambda: isinstance(app.screen, ConfirmScreen), "the question")
        assert "everybody has seen: the deck" in screen_text(app)
        await pilot.press("enter")
        assert len(session.table.choices) == before
        await press(pilot, app, "ctrl+z")
        await until(pilot, lambda: isinstance(app.screen, ConfirmScreen), "the question")
        await pilot.press("y")
        assert len(session.table.choices) == before - 1


async def test_everybody_may_look_at_the_table_between_two_players() -> None:
    app = BoardgamesApp(new_session(registry.load("mombasa"), players=2, variant="variable"))
    async with app.run_test(size=(120, 40)) as pilot:
        curtain = await curtain_is_down(pilot, app)
        await pilot.press("v")
        await until(pilot, lambda: "as everybody may see it" in screen_text(app), "the table")
        assert "MOMBASA" in screen_text(app)
        assert "legal" not in screen_text(app)
        await pilot.press("enter")
        again = await curtain_is_down(pilot, app)
        assert again is not curtain
        assert again.seat == curtain.seat


@pytest.mark.parametrize(("bots", "private"), [(("", ""), True), (("", "random"), False)])
async def test_a_secret_question_has_one_shape_where_somebody_could_look_on(
    bots: tuple[str, ...], private: bool
) -> None:
    app = BoardgamesApp(new_session(players=2, bots=bots))
    async with app.run_test(size=(120, 40)) as pilot:
        if private:
            await lift(pilot, app)
        await until(pilot, lambda: is_asking(app), "the secret question")
        rows = app.screen.query_one("#choices", RowList).rows
        assert (len(rows) == PRIVATE_ROWS) == private
        assert ("for Anna alone" in screen_text(app)) == private
        assert (" 3 legal" in screen_text(app)) == (not private)


async def test_against_bots_alone_a_choice_is_taken_back_together_with_their_answers() -> None:
    """Nobody has learned anything by it, and bots do not mind."""
    session = new_session(registry.load("felinia"), players=2, bots=("", "random"))
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app), "the first question")
        before = len(session.table.choices)
        await press(pilot, app, "m", "1", "enter")
        await until(pilot, lambda: is_asking(app) and len(session.table.choices) > before + 1, "the bot's answer")
        await press(pilot, app, "ctrl+z")
        await until(pilot, lambda: is_asking(app) and len(session.table.choices) == before, "the undo")


async def take_a_look_and_undo(pilot: Pilot[None], app: BoardgamesApp, session: Session) -> None:
    """Two persons pick, the first draws from the deck; then somebody wants that back."""
    for key in ("1", "1", "d"):
        await until(pilot, lambda: is_asking(app) or isinstance(app.screen, Curtain))
        if isinstance(app.screen, Curtain):
            await lift(pilot, app)
        await press(pilot, app, key, "enter")
    await until(pilot, lambda: len(session.table.choices) == 3)
    await press(pilot, app, "ctrl+z")


async def test_what_was_seen_is_taken_back_when_every_player_has_pressed_a_key() -> None:
    session = new_session(players=2)
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await take_a_look_and_undo(pilot, app, session)
        await until(pilot, lambda: isinstance(app.screen, ConsentScreen), "the roll-call")
        assert "everybody has seen: the deck" in screen_text(app)
        await pilot.press("y", "enter", "b")
        assert isinstance(app.screen, ConsentScreen)
        assert app.screen.missing == (0,)
        assert "✓ Boris" in screen_text(app)
        await pilot.press("a")
        await until(pilot, lambda: len(session.table.choices) == 2, "the undo")


async def test_a_roll_call_can_be_refused() -> None:
    session = new_session(players=2)
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await take_a_look_and_undo(pilot, app, session)
        await until(pilot, lambda: isinstance(app.screen, ConsentScreen), "the roll-call")
        await pilot.press("a", "backspace")
        await until(pilot, lambda: is_asking(app), "the table")
        assert len(session.table.choices) == 3


async def test_a_table_may_agree_that_nothing_seen_is_ever_taken_back() -> None:
    session = new_session(players=2)
    app = BoardgamesApp(session)
    app.settings.undo = "never"
    async with app.run_test(size=(120, 40)) as pilot:
        await take_a_look_and_undo(pilot, app, session)
        await until(pilot, lambda: "takes back nothing" in screen_text(app), "the refusal")
        assert len(session.table.choices) == 3


@pytest.mark.parametrize("name", ["toy", *registry.games()])
def test_a_bystanders_frame_is_the_same_for_every_world_the_bystander_can_imagine(name: str) -> None:
    game = registry.load(name)
    luck = Random(11)
    table = Table(game, game.start(Config(3, 5, game.info.variants[0])), ("Anna", "Boris", "Chloe"))
    board = board_of(game)
    for step in range(60):
        if table.is_over:
            break
        if step % 6 == 0:
            for eye in (None, 0, 1, 2):
                secret = table.decisions()[0].secret
                asking = eye == table.decisions()[0].seat or (eye is None and not secret)
                scene = build_scene(table, eye, ("", "", ""), asking=asking)
                other = Table(game, game.imagine(scene.seen, eye, luck.getrandbits(64)), table.names)
                imagined = build_scene(other, eye, ("", "", ""), asking=asking)
                assert scene.offers == imagined.offers
                assert scene.off == imagined.off
                assert [(p.score, [h[:2] for h in p.holdings]) for p in scene.players] == [
                    (p.score, [h[:2] for h in p.holdings]) for p in imagined.players
                ]
                drawn, again = (board.table(game, each.seen, each.look()) for each in (scene, imagined))
                assert drawn.lines() == again.lines()
                assert drawn.inks == again.inks
        seat = table.decisions()[0].seat
        table.play(seat, luck.choice(game.legal_actions(table.state, seat)))


async def test_the_other_key_of_the_hand_over_shows_the_table_and_comes_back() -> None:
    app = BoardgamesApp(new_session(players=3, bots=("", "random", "")))
    async with app.run_test(size=(120, 40)) as pilot:
        await lift(pilot, app)
        await press(pilot, app, "2", "enter")
        await curtain_is_down(pilot, app)
        assert "is done" not in screen_text(app), "a bot moved last: there is nobody to take it back"
        await pilot.press("v")
        await until(pilot, lambda: isinstance(app.screen, MatsPage), "the table")
        await pilot.press("v")
        await curtain_is_down(pilot, app)


def grounds_of(app: BoardgamesApp) -> set[str]:
    strips = app.screen._compositor.render_strips()
    styles = {segment.style for strip in strips for segment in strip if segment.style is not None}
    return {style.bgcolor.get_truecolor().hex for style in styles if style.bgcolor is not None}


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
async def test_the_name_is_written_large_in_the_players_colour(size: tuple[int, int]) -> None:
    app = BoardgamesApp(new_session(players=3))
    async with app.run_test(size=size) as pilot:
        await curtain_is_down(pilot, app)
        await pilot.pause()
        assert PLAYERS[0] in grounds_of(app)
        assert "What everybody knows" in screen_text(app)
        assert all(name in screen_text(app) for name in ("Anna", "Boris", "Chloe"))


async def test_without_block_characters_the_name_is_spaced_out() -> None:
    app = BoardgamesApp(new_session(players=3), ascii_only=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await curtain_is_down(pilot, app)
        await pilot.pause()
        assert "A N N A" in screen_text(app)
        assert screen_text(app).isascii()


@pytest.mark.parametrize("name", ["Ада", "Wolfeschlegelstei", "李"])
def test_a_name_that_has_no_large_letters_is_still_there(name: str) -> None:
    told = CurtainText((name, "Boris"), 0, None, (("a", "here"),))
    lines = paint_curtain(told, 80, 24).lines()
    assert any(" ".join(name.upper()) in line for line in lines)


def test_an_accent_does_not_keep_a_name_from_being_large() -> None:
    assert columns_of("Zoë") == columns_of("ZOE")


QUESTIONS = (ConfirmScreen, ConsentScreen)
PAGES = (*QUESTIONS, TextPage)


async def backspaces_until_asked(pilot: Pilot[None], app: BoardgamesApp, session: Session) -> type:
    """Press Backspace until it asks: nothing is taken back before, whatever it closes or clears on its way."""
    before = len(session.table.choices)
    for _ in range(5):
        await until(pilot, lambda: is_asking(app) or isinstance(app.screen, PAGES), "somebody to listen")
        if isinstance(app.screen, QUESTIONS):
            break
        await pilot.press("backspace")
        assert len(session.table.choices) == before
    return type(app.screen)


async def test_backspace_never_takes_back_without_a_question_behind_the_curtain() -> None:
    """It closes the page of what happened, clears what is selected, then asks: whoever has learned something, too."""
    session = Session.new(registry.load("mombasa"), ("Anna", "Boris"), ("", ""), seed=1, variant="first-game")
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app), "who rests first")
        first = session.decision.seat if session.decision is not None else 0
        await press(pilot, app, *"123", "enter")
        await until(pilot, lambda: len(session.table.choices) == 1 and is_asking(app), "who rests next")
        assert await backspaces_until_asked(pilot, app, session) is ConfirmScreen
        await pilot.press("n")
        await press(pilot, app, *"123", "enter")
        for seat in (first, 1 - first):
            assert (await curtain_is_down(pilot, app)).seat == seat
            await lift(pilot, app)
            await until(pilot, lambda: isinstance(app.screen, GameScreen | TextPage), "the hand")
            assert await backspaces_until_asked(pilot, app, session) is ConfirmScreen
            await pilot.press("n")
            await press(pilot, app, ".", "enter")
        await until(pilot, lambda: session.table.state.phase == "action" and is_asking(app), "the plans are revealed")
        assert await backspaces_until_asked(pilot, app, session) is ConsentScreen
