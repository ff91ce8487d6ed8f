"""Commands that open something from a table: explanations, hints, rules, what happened, what somebody has.

Functions of the game screen; nothing that they open makes a choice.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from boardgames.core.errors import UserError
from boardgames.core.game import Seat
from boardgames.tui.screens import table_pages
from boardgames.tui.screens.absence_replay import AbsenceReplayScreen
from boardgames.tui.screens.board_tabs import MAT_WIDTH, all_mats
from boardgames.tui.screens.curtain import LIFT, Curtain, SeatQuestion
from boardgames.tui.screens.history import HistoryScreen, choice_page
from boardgames.tui.settings import NEVER
from boardgames.tui.view.table_view import Offer, TableView, absence_span, told_choices
from boardgames.tui.widgets.row_list import RowList
from boardgames.words import say

if TYPE_CHECKING:
    from boardgames.tui.screens.game import GameScreen


def action_explain(self: "GameScreen") -> None:
    """Explain what the cursor is on: a line of the history, a thing on the table, a choice, or else the question."""
    if self.scene is None:
        return
    focused = self.focused
    if isinstance(focused, RowList) and focused.id in ("log", "long-log") and focused.current is not None:
        projected = self.our_app.settings.projects_all
        self.app.push_screen(choice_page(self.session.table, focused.current, self.scene.viewer, projected))
    elif not self._opened_card():
        self._explain(self.panel.offer)


def _explain(self: "GameScreen", offer: Offer | None) -> None:
    """Explain a choice, or why it is illegal; then the question with its rules."""
    if self.scene is not None:
        game = self.session.game
        forecast = None
        if offer is not None and offer.refusal is None and self.foresight is not None and self.panel.tells_points:
            forecast = self.foresight.of(offer.action)
        page = table_pages.explain_page(self.scene, offer, forecast)
        self.app.push_screen(page, lambda example: self.our_app.open_example(game, example) if example else None)


def _opened_card(self: "GameScreen") -> bool:
    place = self.inspector.place
    return place is not None and self.inspector.open_card(place)


def action_hint(self: "GameScreen") -> None:
    """Ask the coach for the best choices of the question on the screen, to compare with the selected one.

    Behind a line that is being typed it is the next question; behind a complete line, the last one that it answers.
    """
    line = self.panel.line
    if line is None:
        return
    behind = max(0, len(line.tokens) - (not line.draft.is_open))
    asked, offer = line.scenes[behind], line.tokens[behind] if behind < len(line.tokens) else self.panel.offer
    if asked.decision is not None and asked.offers:
        about = asked.offers.index(offer) if offer in asked.offers and len(asked.offers) > 1 else -1
        self.panel.say(say("coach-thinking"), "dim")
        self.run_worker(self._hint(behind, asked.decision.seat, about), exclusive=True, group="hint")


async def _hint(self: "GameScreen", behind: int, seat: Seat, about: int) -> None:
    line = self.panel.line
    if line is None:
        return
    asked, states = line.scenes[behind], line.draft.states[:behind]
    try:
        public = asked.viewer != seat
        answer = await self._think(self.session.coach_task(seat, about, public=public, behind=states))
    except UserError as error:
        self.panel.say(str(error), "bad")
        return
    line, advice = self.panel.line, self.session.read_advice(answer)
    if line is None or asked not in line.scenes[behind : behind + 1]:
        return
    best = asked.offers[advice.futures[0].choice]
    if about < 0 and behind == len(line.tokens):
        self.panel.choose(best)
    self.panel.say(say("hint", choice=best.text), "good")
    if self.is_current:
        told = self.our_app.settings.projects_all
        from boardgames.tui.screens.coach import CoachPage  # which knows the bots, as most tables need not

        self.app.push_screen(CoachPage(asked, advice, seat, told=told), partial(self._hinted, behind))


def _hinted(self: "GameScreen", behind: int, offer: Offer | None) -> None:
    """Select the choice of a hint, which is still to be confirmed. A line that continues with it stays."""
    line = self.panel.line
    if offer is None or line is None or offer in line.tokens[behind : behind + 1]:
        return
    while self.panel.line is not None and len(self.panel.line.tokens) > behind:
        self.panel.erase()
    self.panel.choose(offer)


def action_aid(self: "GameScreen") -> None:
    self.our_app.open_aid(self.session.game, self.session.setup)


def action_rules(self: "GameScreen") -> None:
    self.our_app.open_rules(self.session.game)


def action_since(self: "GameScreen") -> None:
    if self.scene is not None and self.scene.decision is not None:
        viewer = self.scene.viewer
        self.app.push_screen(self.since_page(self.meanwhile(self.scene.decision.seat, viewer), viewer))


def action_look_back(self: "GameScreen") -> None:
    """Show what happened since the player to move last sat here, choice by choice on the board."""
    scene = self.scene
    if scene is None or scene.decision is None:
        return
    since, until = absence_span(self.session.table, scene.decision.seat)
    if told_choices(self.session.table, scene.viewer, since, until):
        self.app.push_screen(AbsenceReplayScreen(self.session, since, until, scene.viewer))
    else:
        self.panel.say(say("nobody-moved-note"))


def action_others(self: "GameScreen") -> None:
    if self.scene is not None:
        mats = all_mats(self.scene, max(1, min(2, self.size.width // (MAT_WIDTH + 1))))
        self.app.push_screen(table_pages.MatsPage(mats, say("all-mats"), "O"))


def action_full_log(self: "GameScreen") -> None:
    def chosen(number: int | None) -> None:
        if number is not None:
            self._undo(len(self.session.table.choices) - number + 1)

    if self.scene is not None:
        self.app.push_screen(HistoryScreen(self.session.table, self.scene.viewer), chosen)


def action_score_now(self: "GameScreen") -> None:
    if self.scene is None:
        return
    if all(player.score is None for player in self.scene.players):
        self.panel.say(say("no-projection"))
        return
    self.app.push_screen(table_pages.score_page(self.scene))


def action_drawer(self: "GameScreen") -> None:
    """Show a player's own belongings, on anybody's turn: behind a curtain if there are secrets and other people."""
    scene = self.scene
    if scene is None or scene.decision is None:
        return
    mover, persons = scene.decision.seat, self.persons
    if len(persons) <= 1:
        self._open_drawer(persons[0] if persons else mover)
    elif not table_pages.keeps_secrets(scene.game) or self.curtain == NEVER:
        self._open_drawer(mover)
    else:

        def chosen(answer: str | None) -> None:
            if answer is not None and answer.isdecimal():
                self._cover_drawer(int(answer), scene)

        self.app.push_screen(SeatQuestion(self.session.names, persons, mover), chosen)


def _cover_drawer(self: "GameScreen", seat: Seat, scene: TableView) -> None:
    """Open the drawer behind a curtain, and lower another one before the player who is asked returns."""
    if scene.viewer == seat:
        self._open_drawer(seat)
        return

    def closed(_: None) -> None:
        if scene.viewer is not None:
            self.flow.covered = True
            self.advance()

    def lifted(answer: str | None) -> None:
        if answer == LIFT:
            self._open_drawer(seat, closed)
        else:
            closed(None)

    self.app.push_screen(Curtain(self.session.names, seat, None, scene, closes=True), lifted)


def _open_drawer(self: "GameScreen", seat: Seat, closed: Callable[[None], None] | None = None) -> None:
    page = table_pages.drawer(self.session.table, seat, self.our_app.settings.projects_own)
    self.app.push_screen(page, closed)
