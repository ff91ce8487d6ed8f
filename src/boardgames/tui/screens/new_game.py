"""A new game: who plays, which variant, which options, which seed."""

import secrets
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal

from boardgames.bots import FORMER, LEVELS
from boardgames.core.errors import UserError
from boardgames.core.game import SEAT_LETTERS, Game
from boardgames.kit.canvas import Canvas
from boardgames.store.rule_catalogue import Rule
from boardgames.table.saved_games import new_log_path
from boardgames.table.session import Session
from boardgames.tui.keys import WIZARD, bindings
from boardgames.tui.look.paint import Part, Row, row
from boardgames.tui.look.styles import PLAYERS
from boardgames.tui.screens.base import BaseScreen
from boardgames.tui.screens.game_tiles import paint_box
from boardgames.tui.screens.status_line import accent_of, name_plate
from boardgames.tui.settings import AGREEMENTS, TIPS, change, write_settings
from boardgames.tui.texts import player_counts
from boardgames.tui.view.rule_rows import catalogue_of
from boardgames.tui.widgets.bars import Bar
from boardgames.tui.widgets.footnote import Footnote
from boardgames.tui.widgets.form_fields import field_row, setting_row, steps_to, values_in_sight
from boardgames.tui.widgets.picture import Picture
from boardgames.tui.widgets.row_list import RowList
from boardgames.words import catalogue, language, pair, say

SEED_LIMIT = 2**64
START = "start"
KINDS = ("", *LEVELS)
"""Kinds of players: a person or one of the bots."""
ROOMY = 116
"""Width from which there is room for a picture of the game."""
CHOSEN = (*AGREEMENTS, TIPS)
"""Settings that are shown before a game begins."""


class NewGameScreen(BaseScreen[None]):
    """Page of fields: arrows move and change them, Enter starts the game from anywhere."""

    KIND = WIZARD
    BINDINGS: ClassVar[list[BindingType]] = bindings(WIZARD)

    DEFAULT_CSS = """
    NewGameScreen #middle { height: 1fr; }
    NewGameScreen #fields { width: 1fr; height: 1fr; }
    NewGameScreen #box { width: 38; height: 1fr; display: none; }
    NewGameScreen.-roomy #box { display: block; }
    """

    def __init__(self, game: Game[Any, Any]) -> None:
        super().__init__()
        self._game = game
        self._seed = ""
        """Digits that were typed; empty: it is drawn at the start, and told when the game is over."""
        self._untouched = True
        """Nothing has been typed into this field yet: the first character replaces what stands there."""
        self._fault = ""
        """Reason why the game could not be begun; it stays until something is changed."""

    def compose_body(self) -> ComposeResult:
        yield Bar(id="heading")
        with Horizontal(id="middle"):
            yield RowList(id="fields", click_activates=False)
            yield Picture(self._paint, id="box")
        yield Footnote(id="hint")

    def on_resize(self, event: events.Resize) -> None:
        paints = not self.our_app.ascii_only and not self.our_app.is_colourless
        self.set_class(paints and event.size.width >= ROOMY, "-roomy")
        self.soon(self._fill_again)

    def _fill_again(self) -> None:
        """Fill the rows again for the present width."""
        self._fill(self._field)

    def _paint(self, width: int, height: int) -> Canvas:
        return paint_box(self._game, width, height)

    def on_mount(self) -> None:
        info = self._game.info
        last = self.our_app.settings.last.get(info.id, {})
        wanted = int(last["players"]) if last.get("players", "").isdigit() else info.players[0]
        self._players = wanted if wanted in info.players else info.players[0]
        self._variant = last.get("variant", "") if last.get("variant") in info.variants else info.variants[0]
        self._options = {o.id for o in info.options} & set(last.get("options", "").split())
        bots = [FORMER.get(bot, bot) for bot in last.get("bots", "").split(",")]
        self._bots = [bots[i] if i < len(bots) and bots[i] in LEVELS else "" for i in range(max(info.players))]
        self._names = list(self.our_app.settings.names)
        self.query_one("#heading", Bar).show_row(
            Row((name_plate(info.title, accent_of(info.id)), (f" {say('wizard', game=info.title)}", "bar-key")))
        )
        self._fill(("seat", 0))
        fields = self.query_one("#fields", RowList)
        fields.moved = self._moved
        fields.pressed = self._pressed
        fields.focus()

    @property
    def _field(self) -> tuple[str, Any]:
        current: tuple[str, Any] | None = self.query_one("#fields", RowList).current
        return current if current is not None else (START, None)

    def _fill(self, current: tuple[str, Any]) -> None:
        info = self._game.info
        counts = [str(count) for count in info.players]
        room = (self.query_one("#fields", RowList).size.width or self.size.width) - 1
        rows = [
            row(f" {say('wizard-who')}", "title"),
            field_row(say("wizard-players"), counts, str(self._players), ("players", None)),
        ]
        for seat in range(self._players):
            bot = self._bots[seat]
            seated: tuple[Part, ...] = (
                ("   ", ""),
                (f" {SEAT_LETTERS[seat]} ", PLAYERS[seat]),
                (f"  {self._names[seat] + '_' if current == ('seat', seat) else self._names[seat]:<18}", "bold"),
                (f"{say(self.our_app.inks.palette.colour_name(seat)):<12}", "dim"),
            )
            left = room - sum(len(text) for text, _ in seated)
            kinds = values_in_sight([kind_shown(one) for one in KINDS], kind_shown(bot), gap=" ", room=left)
            rows.append(Row((*seated, *kinds), ("seat", seat)))
        rows += [row(), row(f" {say('wizard-what')}", "title")]
        if len(info.variants) > 1:
            best = say("wizard-best-with", players=player_counts(info.best_with(self._variant)))
            note = best if info.about.best_with else ""
            rows.append(
                field_row(
                    say("wizard-variant"),
                    [variant_shown(one) for one in info.variants],
                    variant_shown(self._variant),
                    ("variant", None),
                    note=note,
                    room=room,
                )
            )
        for option in info.options:
            off, on = say("off"), say("on")
            mark, title = on if option.id in self._options else off, info.option_title(option.id)
            rows.append(field_row(title, (off, on), mark, ("option", option.id), note=option.rule, room=room))
        settings = self.our_app.settings
        seed = (self._seed or say("wizard-seed-drawn")) + ("_" if current == ("seed", None) else "")
        rows += [
            Row(((f"   {say('wizard-seed'):<36}", ""), (f"  {seed}", "bold")), ("seed", None)),
            row(),
            row(f" {say('wizard-agreements')}", "title"),
            *(setting_row(f, getattr(settings, f.id), (f.id, f), room=room) for f in CHOSEN),
            row(),
            Row((("   ", ""), (f" {say('cap-enter')} ", "key"), (f"  {say('wizard-start')}", "legal")), (START, None)),
        ]
        self.query_one("#fields", RowList).show_rows(rows, current)
        hint = self.query_one("#hint", Footnote)
        if self._fault:
            hint.say(self._fault, "bad")
        else:
            hint.say(say("wizard-help", help=self._help(*current)), "dim")

    def _help(self, field: str, thing: Any) -> str:
        """Return the meaning of the field under the cursor, from the rules if it changes them."""
        info = self._game.info
        if thing in CHOSEN:
            return say("by-arrows", what=thing.help)
        told = ""
        if field == "variant" and info.about.variants:
            told = pair(variant_shown(self._variant), info.about.variants[info.variants.index(self._variant)])
        if field == "option":
            rule = catalogue_of(self._game).find(next(o.rule for o in info.options if o.id == thing))
            told = rule.text if isinstance(rule, Rule) else ""
        return " · ".join(filter(None, (told, say(f"wizard-help-{field}"))))

    def _moved(self, field: tuple[str, Any]) -> None:
        self._untouched = True
        self._fill(field)

    def on_row_list_activated(self) -> None:
        self._begin()

    def _pressed(self, clicked: Row, column: int) -> bool:
        """Choose the value that was clicked, or begin the game."""
        field, thing = clicked.key
        if field == START:
            self._begin()
            return True
        by = steps_to(clicked, column)
        if by:
            self._fault = ""
            self._change(field, thing, by)
            self._fill(clicked.key)
        return bool(by)

    def on_key(self, event: events.Key) -> None:
        field, thing = self._field
        if event.key in ("left", "right"):
            self._change(field, thing, 1 if event.key == "right" else -1)
        elif field == "seat" and event.key == "backspace":
            self._names[thing] = self._names[thing][:-1]
        elif field == "seed" and event.key == "backspace":
            self._seed = self._seed[:-1]
        elif field == "seat" and event.character and event.is_printable and len(self._names[thing]) < 16:
            self._names[thing] = ("" if self._untouched else self._names[thing]) + event.character
        elif field == "seed" and event.character and event.character.isdecimal() and len(self._seed) < 20:
            self._seed = ("" if self._untouched else self._seed) + event.character
        else:
            return
        self._untouched, self._fault = False, ""
        event.stop()
        self._fill((field, thing))

    def _change(self, field: str, thing: Any, by: int) -> None:
        info, settings = self._game.info, self.our_app.settings
        match field:
            case "players":
                self._players = _next(info.players, self._players, by)
            case "seat":
                self._bots[thing] = _next(KINDS, self._bots[thing], by)
            case "variant":
                self._variant = _next(info.variants, self._variant, by)
            case "option":
                self._options ^= {thing}
            case "seed":
                self._seed = ""
            case _ if thing in CHOSEN:
                change(settings, thing, by)

    def _begin(self) -> None:
        info = self._game.info
        settings = self.our_app.settings
        names = tuple(
            self._names[seat].strip() or say("wizard-unnamed", letter=SEAT_LETTERS[seat])
            for seat in range(self._players)
        )
        bots = tuple(self._bots[: self._players])
        seed = int(self._seed) % SEED_LIMIT if self._seed else secrets.randbelow(SEED_LIMIT)
        options = tuple(option.id for option in info.options if option.id in self._options)
        settings.names = self._names
        settings.last[info.id] = {
            "players": str(self._players),
            "variant": self._variant,
            "options": " ".join(options),
            "bots": ",".join(bots),
        }
        write_settings(settings)
        try:
            session = Session.new(
                self._game,
                names,
                bots,
                seed=seed,
                variant=self._variant,
                options=options,
                path=new_log_path(info.id),
                data=self.our_app.data,
            )
        except UserError as error:
            self._fault = str(error)
            self._fill(self._field)
            return
        session.seed_is_known = bool(self._seed)
        self.leave_page()
        self.our_app.open_table(session)

    def action_leave(self) -> None:
        self.leave_page()


def variant_shown(variant: str) -> str:
    """Return the name of a variant; its id if the game is somebody else's."""
    key = f"variant-{variant}"
    return say(key) if key in catalogue(language()) else variant


def kind_shown(kind: str) -> str:
    """Return the name of a kind of player, in a word."""
    return say(f"bot-{kind}") if kind else say("person")


def _next(values: tuple[Any, ...], current: Any, by: int) -> Any:
    return values[(values.index(current) + by) % len(values)]
