"""The game screen: how a person chooses, by code, by list, by board."""

import time
from typing import ClassVar

from textual import events
from textual.binding import BindingType
from textual.containers import Container
from textual.widget import Widget
from textual.widgets import Input

from boardgames.core.protocol import Seat
from boardgames.core.route import as_often_as_possible, once_more
from boardgames.session import Session
from boardgames.tui import opening
from boardgames.tui.bindings import GAME, bindings, keys_of
from boardgames.tui.jump import Jump
from boardgames.tui.look.paint import Part
from boardgames.tui.scene import Offer, Scene
from boardgames.tui.seating import SeatingScreen
from boardgames.tui.texts import HOW_TO_CHOOSE, TIP, counted
from boardgames.tui.widgets.board import BoardView
from boardgames.tui.widgets.guide import Guide
from boardgames.tui.widgets.rowlist import RowList

NEEDS_A_QUESTION = frozenset(
    {
        "confirm",
        "redo",
        "hint",
        "since",
        "look_back",
        "next_place",
        "previous_place",
        "next_here",
        "accept",
        "once_more",
        "as_often",
        "erase",
    }
)
COMMANDS = frozenset(name for key in keys_of(GAME) for name in key.keys.split(","))
"""The keys of this screen, unless a player has others."""
OF_THE_LINE = frozenset({"confirm", "accept", "once_more", "as_often", "erase", "clear"})
"""What changes or does the line that is being typed."""


class GameScreen(SeatingScreen):
    """A table at which people play."""

    action_explain = opening.action_explain
    _explain = opening._explain
    _opened_card = opening._opened_card
    action_hint = opening.action_hint
    _hint = opening._hint
    _hinted = opening._hinted
    action_aid = opening.action_aid
    action_rules = opening.action_rules
    action_since = opening.action_since
    action_look_back = opening.action_look_back
    action_others = opening.action_others
    action_full_log = opening.action_full_log
    action_score_now = opening.action_score_now
    action_drawer = opening.action_drawer
    _cover_drawer = opening._cover_drawer
    _open_drawer = opening._open_drawer

    KIND = GAME
    BINDINGS: ClassVar[list[BindingType]] = bindings(GAME)
    DEFAULT_CSS = """
    GameScreen.-small Guide { dock: top; width: 100%; }
    GameScreen.-guided #log-box { display: none; }
    GameScreen DecisionPanel { height: 1fr; }
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._jump: Jump | None = None
        self._met: set[str] = set()
        """The kinds of questions for which a tip has been given."""
        self._tip = False
        """The guide gives a tip now; the player can send it away."""

    def make_panel(self) -> Widget:
        return Container(Guide(id="guide"), super().make_panel())

    @property
    def gives_tips(self) -> bool:
        return self.house.settings.gives_tips

    def ask_player(self, seat: Seat, viewer: Seat | None) -> None:
        super().ask_player(seat, viewer)
        self.hush()
        decision = self.scene.decision if self.scene is not None else None
        if decision is not None and self.gives_tips and decision.kind not in self._met:
            self._met.add(decision.kind)
            self.guide(f"{TIP}: {self.session.game.words.tip(decision.kind)}", "", ((" Esc ", "cap"), (" ", "")))
            self._tip = True

    def guide(self, text: str, remark: str, keys: tuple[Part, ...]) -> None:
        """A word to the player, beside the choices or, where there is little room, above them."""
        guide = self.query_one("#guide", Guide)
        guide.speak(text, remark, keys, above=self.size.width if self.is_small else 0)

    def hush(self) -> None:
        self._tip = False
        self.query_one("#guide", Guide).fall_silent()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While bots move there is nothing to confirm or ask, only to take back; a table may do without hints."""
        if action == "hint" and not self.house.settings.gives_hints:
            return False
        return not (self._waiting and action in NEEDS_A_QUESTION)

    def action_confirm(self) -> None:
        """Everything that the line says, and nothing else."""
        panel = self.panel
        if not self.is_listening or panel.line is None:
            return
        if panel.line.scenes[0].decision is None:
            self.house.open_end(self.session)
        elif panel.offer is None and not panel.typed and self._is_elsewhere:
            panel.compose_way(self.place or "")
        elif panel.actions:
            if self._play(panel.line.draft.seat, *panel.actions):
                self.advance()
        elif panel.offer is not None:
            self._explain(panel.offer)
        elif panel.typed:
            panel.accept()  # says why this is no choice yet
        else:
            panel.say(f"choose first: {HOW_TO_CHOOSE}", "dim")

    @property
    def _is_elsewhere(self) -> bool:
        """Whether the cursor of the board stands on a place at which nothing can be chosen yet."""
        here = {offer.place for offer in self.scene.offers} if self.scene is not None else set()
        return self.place is not None and self.place not in here

    async def on_key(self, event: events.Key) -> None:
        """Small letters and digits only ever type; capitals are commands unless a code is being typed.

        The keys of the line are answered here, where its letters are: left to the bindings they would come a little
        later, and letters typed fast would overtake them.
        """
        if isinstance(self.focused, Input):
            return
        if self._jump is not None:
            event.stop()
            event.prevent_default()
            self._jump_on(event.character or "")
            return
        if self.presenter.take_key(event):
            return
        if time.monotonic() < self.presenter.deaf_until:
            event.stop()
            event.prevent_default()
            return
        if self._types(event) or self._enters(event) or await self._belongs_to_line(event):
            event.stop()
            event.prevent_default()

    def _types(self, event: events.Key) -> bool:
        """Whether the key was a character of a code, which is typed now."""
        character = event.character
        if character is None or not event.is_printable or character == " " or self._waiting:
            return False
        return not self._is_command(character, event.key) and self.panel.take(character.lower())

    def _enters(self, event: events.Key) -> bool:
        """Enter, the one door: whatever has the focus among the choices, it is answered before the next key."""
        if event.key != "enter" or not (self.focused is None or self.focused in self.panel.walk_children()):
            return False
        if not self.panel.unfold():
            self.action_confirm()
        return True

    async def _belongs_to_line(self, event: events.Key) -> bool:
        """Whether the key was one of the line's, which is done now."""
        bound = self.active_bindings.get(event.key)
        if bound is None or bound.node is not self or not bound.enabled or bound.binding.action not in OF_THE_LINE:
            return False
        await self.run_action(bound.binding.action)
        return True

    def _is_command(self, character: str, key: str) -> bool:
        """Whether a character is one of the commands rather than a part of a code.

        It is none if it continues what is typed, nor while there is a slip to be mended; and of a player's own keys
        none is that begins a choice.
        """
        lower = character.lower()
        if self.panel.typed and (character == lower or self.panel.goes_on(lower)):
            return False
        own = {name.strip() for keys in self.house.own_keys.values() for name in keys.split(",")}
        if {character, key} & own:
            return not self.panel.begins(lower)
        return character != lower and key in COMMANDS

    def on_mount(self) -> None:
        self.panel.selected = self._selected
        self.panel.drafted = self._drafted
        board = self.query_one("#board", BoardView)
        board.picked = self._picked
        board.focused_without_place = self._board_focused

    def _drafted(self, scene: Scene) -> None:
        """The table as it would be after the line, until it is confirmed or dropped."""
        self.scene, self.place = scene, None
        self.turn_to_question(scene)
        self.redraw()
        self.show_key_bar()

    def _selected(self, offer: Offer | None) -> None:
        self.place = offer.place if offer is not None else None
        self.draw_board(offer.action if offer is not None and offer.refusal is None else None)
        self.draw_strip()

    def on_decision_panel_confirmed(self) -> None:
        self.action_confirm()

    def _picked(self, place: str) -> None:
        self.panel.go_to(place)
        if self.place != place:  # nothing can be done there, but the cursor may stand there
            self.place = place
            self.draw_board()

    def action_jump(self) -> None:
        """Labels on every panel and every legal place."""
        places = dict.fromkeys(o.place for o in self.scene.offers if o.place is not None) if self.scene else {}
        drawn = self.query_one("#board", BoardView).canvas.regions
        panels = [f"#{panel.id}" for panel in self.panels()]
        self._jump = Jump([*panels, *(place for place in places if place in drawn)])
        self.show_labels(self._jump.labels)
        self.panel.say("type a label to go there; any other key cancels", "dim")

    def _jump_on(self, character: str) -> None:
        target = self._jump.take(character) if self._jump is not None and character else ""
        if target is None:
            return
        self._jump = None
        self.show_labels({})
        self.panel.say("")
        if target.startswith("#"):
            self.query_one(target).focus()
        elif target:
            self._picked(target)

    def _board_focused(self) -> None:
        if self.scene is not None and any(offer.place is not None for offer in self.scene.offers):
            self._step_place(1)

    def action_next_place(self) -> None:
        self._step_place(1)

    def action_previous_place(self) -> None:
        self._step_place(-1)

    def _step_place(self, by: int) -> None:
        """To the next legal place; without places, to the next choice."""
        if self.scene is None:
            return
        places = list(dict.fromkeys(o.place for o in self.scene.offers if o.place is not None))
        if not places:
            self.panel.step_legal(by)
            return
        at = places.index(self.place) + by if self.place in places else (0 if by > 0 else -1)
        self.panel.go_to(places[at % len(places)])

    def action_next_here(self) -> None:
        self.panel.step_here()

    def action_filter(self) -> None:
        self.panel.open_filter()

    def action_clear(self) -> None:
        self.place = None
        if self._tip:
            self.hush()
        self.panel.clear()

    def action_accept(self) -> None:
        self.panel.accept()

    def action_once_more(self) -> None:
        self.panel.repeat(once_more)

    def action_as_often(self) -> None:
        self.panel.repeat(as_often_as_possible)

    def action_erase(self) -> None:
        """A character or a part of the line; where nothing is left of it, perhaps the last choice."""
        if not self.panel.erase():
            self._ask_to_undo()

    def on_row_list_activated(self, event: RowList.Activated) -> None:
        """Enter on a line of the history: back to before that choice; on a worked example: show it."""
        if event.source.id == "rules-here":
            self.house.open_example(self.session.game, event.key)
        elif event.source.id in ("log", "long-log") and not self._waiting:
            self._undo(len(self.session.table.choices) - event.key + 1)

    def take_from_card(self, offer: Offer | None) -> None:
        if offer is not None and self.scene is not None and offer in self.scene.offers:
            self.panel.choose(offer)

    def show_place(self, place: str) -> None:
        super().show_place(place)
        if place in self.query_one("#board", BoardView).canvas.regions:
            self._picked(place)

    def remark(self, scene: Scene) -> tuple[str, str]:
        """The selected choice, where it points at no place, or the question."""
        offer = self.panel.offer
        return super().remark(scene) if offer is None else (offer.text, scene.game.words.meaning(offer.action))

    def action_menu(self) -> None:
        self.house.leave_table()

    def hidden_keys(self) -> frozenset[str]:
        table = self.session.table
        hidden = set(super().hidden_keys())
        if not table.undone:
            hidden.add("redo")
        if not table.choices:
            hidden |= {"undo", "since"}
        if not self.house.settings.gives_hints:
            hidden.add("hint")
        hidden |= {"erase", "clear"} if self.panel.line is None or not self.panel.line.tokens else {"undo", "redo"}
        if self.presenter.is_presenting:
            hidden |= NEEDS_A_QUESTION | {"filter", "jump"}
        return frozenset(hidden)

    def status_end(self) -> tuple[Part, ...]:
        log = self.session.log
        if self._unsaved or (log is not None and not self.session.is_saved):
            return ((" NOT SAVED ", "selected"),)
        saved = "not kept" if log is None else "saved in a new file" if self.session.has_moved else "saved"
        undos = self.session.free_undos()
        return ((f" {saved} · {counted(undos, 'undo') if undos else 'no undo'} ", "bar"),)
