"""Every short text and typed code that a person sees."""

from boardgames.amerigo import actions as do
from boardgames.amerigo import events as did
from boardgames.amerigo.actions import (
    ACTS,
    ADVANCES,
    ESTABLISH,
    SHIPS,
    SWAPS,
    TAKE_TOKEN,
    WHITES,
    Actions,
)
from boardgames.amerigo.box.chart import chart_of
from boardgames.amerigo.box.tables import Tables
from boardgames.amerigo.rules.build import fitting_turns, placing
from boardgames.amerigo.rules.judge import refuse
from boardgames.amerigo.rules.plan import neutral_limit
from boardgames.amerigo.rules.scoring import production_markers
from boardgames.amerigo.state import (
    OFF_BOARD,
    SPECIAL,
    Build,
    BuildTile,
    PickToken,
    Plan,
    Produce,
    Sail,
    SailShip,
    State,
    TrackAction,
    Turn,
)
from boardgames.amerigo.words.choices import describe, plural, tile_name
from boardgames.amerigo.words.events import tell
from boardgames.core.protocol import Decision, Refusal, Seat
from boardgames.core.values import Event

GROUPS: dict[type, str] = {
    do.Act: "act",
    do.WhiteAdvance: "act",
    do.WhiteAs: "act",
    do.Swap: "act",
    do.TakeGold: "instead",
    do.TakeVp: "instead",
    do.PlaceShip: "place",
    do.ChooseShip: "sail",
    do.SailTo: "sail",
    do.Establish: "establish",
    do.UseSprint: "token",
    do.Advance: "advance",
    do.UseJump: "token",
    do.TakeToken: "take",
    do.Decline: "decline",
    do.TakeVillage: "village",
    do.TakeNeutral: "neutral",
    do.BuyProduction: "buy",
    do.ChooseTile: "build",
    do.Place: "place",
    do.BuyAp: "gold",
    do.CashChest: "cash",
    do.CashToken: "cash",
    do.EndAction: "done",
}

RULES: dict[str, tuple[str, ...]] = {
    "choose-action": ("AME-PHA-04", "AME-PHA-07", "AME-PHA-08", "AME-WHT-01", "AME-WHT-05", "AME-GLD-02"),
    "sail": ("AME-BLU-03", "AME-BLU-08", "AME-BLU-11", "AME-BLU-01", "AME-Q-09", "AME-BLU-15"),
    "sail-ship": ("AME-BLU-04", "AME-BLU-06", "AME-BLU-07", "AME-BLU-05", "AME-Q-39"),
    "track": ("AME-GLD-04", "AME-Q-12", "AME-BLK-02", "AME-BRN-02", "AME-WHT-03"),
    "pick-token": ("AME-BRN-02", "AME-Q-22", "AME-TOK-01", "AME-TOK-02", "AME-TOK-03"),
    "plan": ("AME-RED-03", "AME-RED-04", "AME-RED-05", "AME-RED-07"),
    "produce": ("AME-YEL-02", "AME-END-06", "AME-YEL-05"),
    "build": ("AME-GRN-03", "AME-GRN-04", "AME-GRN-07", "AME-GRN-08", "AME-CPL-01"),
    "build-tile": ("AME-GRN-05", "AME-GRN-06", "AME-GRN-07", "AME-GRN-08", "AME-GRN-12", "AME-GRN-15"),
}


TURNS = "abcd"
"""What is typed after a cell for a tile that is turned by no, one, two or three quarters."""


def cell_code(name: str) -> str:
    """`a1` as `a01`, so that no cell is the beginning of another; a frame space as `fn1`."""
    if name.startswith("frame-"):
        return "f" + name[6] + name[8:]
    return f"{name[0]}{int(name[1:]):02}" if name[1:].isdigit() else name


class AmerigoWords:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def status(self, state: State) -> str:
        if not state.frames:
            return "game over"
        colour = self.tables.colours[state.phase]
        return f"round {state.round} of {len(self.tables.multipliers)} · {colour.id} phase, {state.ap} AP"

    def round(self, state: State) -> int:
        return state.round

    def question(self, state: State, decision: Decision) -> str:
        t, frame = self.tables, state.frames[-1]
        p = state.players[decision.seat]
        match frame:
            case Turn():
                return "choose an action or take gold"
            case Sail() if p.ships[1] == OFF_BOARD:
                return f"place ship {1 if p.ships[0] == OFF_BOARD else 2} of 2 on the frame"
            case Sail():
                return f"sail: ship 1 has {plural(frame.left(1), 'move')}, ship 2 has {frame.left(2)}"
            case SailShip():
                return f"ship {frame.ship} sails where? o in reach, (!) free site"
            case TrackAction():
                verb = {"cannons": "load cannons", "progress": "progress", "special": "advance your order disc"}
                return f"{verb[frame.track]}: {frame.ap} AP"
            case PickToken():
                more = f", {frame.chances - 1} more to come" if frame.chances > 1 else ""
                return f"take a progress token{more}"
            case Plan():
                left = max(0, neutral_limit(t, p) - frame.neutral_taken)
                return f"plan: {frame.ap} AP, at most {left} neutral; VP on a small/large island"
            case Produce():
                return f"buy production tokens: {frame.ap} AP"
            case Build():
                return f"build: {frame.ap} AP; VP on a small/large island"
            case BuildTile():
                cells = [action.cell for action in placing(t, state, decision.seat, frame)]
                turn = " (Space turns it)" if len(set(cells)) < len(cells) else ""
                return f"where does {tile_name(t, frame.tile)} go?{turn}"

    def rules(self, state: State, decision: Decision) -> tuple[str, ...]:
        return RULES[decision.kind]

    def group(self, action: do.AnyAction) -> str:
        return GROUPS[type(action)]

    def code(self, state: State, action: do.AnyAction) -> str:
        keys = {colour.id: colour.key for colour in self.tables.colours}
        match action:
            case do.Act():
                return keys[action.colour]
            case do.WhiteAdvance():
                return "wa"
            case do.WhiteAs():
                return "w" + keys[action.colour]
            case do.Swap():
                return "s" + keys[action.colour]
            case do.TakeGold():
                return "t"
            case do.TakeVp():
                return "v"
            case do.PlaceShip() | do.SailTo():
                return cell_code(action.space)
            case do.ChooseShip():
                return str(action.ship)
            case do.Establish():
                return f"e{action.ship}"
            case do.UseSprint():
                return "s"
            case do.Advance():
                # A digit; from ten on a letter for the tens, for 1 must not be the beginning of 10.
                tens, ones = divmod(action.steps, 10)
                return f"{' xyz'[tens]}{ones}".strip()
            case do.UseJump():
                return "j"
            case do.TakeToken():
                return action.slot[0] + action.slot[-1]
            case do.Decline():
                return "d"
            case do.TakeVillage() | do.TakeNeutral() | do.ChooseTile():
                return action.tile[0] + action.tile.rpartition("-")[2]
            case do.BuyProduction():
                letters = {good.id: good.letter.lower() for good in self.tables.goods}
                return f"{letters[action.good]}{action.cost}"
            case do.Place():
                return cell_code(action.cell) + self._turn_code(state, action)
            case do.BuyAp():
                return "b"
            case do.CashChest():
                return "mc"
            case do.CashToken():
                return "m3" if action.token == "gold-three" else "m5"
            case do.EndAction():
                return "."

    def _turn_code(self, state: State, action: do.Place) -> str:
        """A letter after the cell if the tile could also lie there in another way."""
        chart, frame = chart_of(self.tables, state), state.frames[-1]
        first = chart.index.get(action.cell, chart.frame_at)
        if not isinstance(frame, BuildTile) or first >= chart.frame_at:
            return ""
        fitting = fitting_turns(self.tables, state, state.order[state.active], frame.tile, first)
        return TURNS[action.turn % len(TURNS)] if set(fitting) - {action.turn} else ""

    def place(self, state: State, action: do.AnyAction) -> str | None:
        chart, seat = chart_of(self.tables, state), state.order[state.active] if state.frames else 0
        p = state.players[seat]
        match action:
            case do.Act() | do.Swap():
                return f"wheel-{action.colour}"
            case do.WhiteAdvance():
                return "wheel-white"
            case do.WhiteAs():
                return f"special-{p.special}"
            case do.TakeGold():
                return "gold"
            case do.PlaceShip() | do.SailTo():
                return action.space
            case do.ChooseShip() if p.ships[0] != p.ships[1] and action.ship in (1, 2):
                return chart.names[p.ships[action.ship - 1]]
            case do.Establish() if action.ship in (1, 2) and p.ships[action.ship - 1] in chart.anchors:
                return chart.names[chart.anchors[p.ships[action.ship - 1]]]
            case do.Advance() if self._on_special_track(state):
                return f"special-{p.special + action.steps}"
            case do.TakeToken():
                return action.slot
            case do.TakeVillage() | do.TakeNeutral() | do.ChooseTile():
                return f"tile-{action.tile}"
            case do.BuyProduction() if f"{action.good}-{action.cost}" in state.production:
                spaces = self.tables.setup(len(state.players)).production_spaces
                return spaces[state.production.index(f"{action.good}-{action.cost}")]
            case do.Place():
                return action.cell
        return None

    @staticmethod
    def _on_special_track(state: State) -> bool:
        frame = state.frames[-1] if state.frames else None
        return isinstance(frame, TrackAction) and frame.track == SPECIAL

    def neighbours(self, state: State, seat: Seat) -> Actions:
        if not state.frames or seat != state.order[state.active]:
            return ()
        return tuple(a for a in self._candidates(state, seat) if refuse(self.tables, state, seat, a) is not None)

    def _candidates(self, state: State, seat: Seat) -> Actions:
        t, frame, p = self.tables, state.frames[-1], state.players[seat]
        chart = chart_of(t, state)
        match frame:
            case Turn():
                colour = t.special_colours[p.special]
                return (*ACTS, do.WHITE_ADVANCE, WHITES[max(colour, 0)], *SWAPS.values(), do.TAKE_VP)
            case Sail():
                return (*SHIPS, *ESTABLISH, do.USE_SPRINT, do.BUY_AP)
            case SailShip():
                # Anchors first, land last: in the order in which somebody would ask.
                spaces = sorted(range(len(chart.names)), key=lambda i: (i not in chart.anchors, chart.land >> i & 1))
                return tuple(chart.sail_to[space] for space in spaces if chart.names[space])
            case TrackAction():
                jump = (do.USE_JUMP,) if frame.track == SPECIAL else ()
                return (ADVANCES[frame.ap], *jump, do.BUY_AP)
            case PickToken():
                return TAKE_TOKEN
            case Plan():
                return (*t.take_village, *t.take_neutral, do.BUY_AP)
            case Produce():
                return (*(t.buy_production[kind] for kind in dict.fromkeys(state.production) if kind), do.BUY_AP)
            case Build():
                return (*(t.choose_tile[kind] for kind, count in enumerate(p.reserve) if count), do.BUY_AP)
            case BuildTile():
                ways = len(t.shapes[t.landscape[frame.tile].shape].turns)
                return tuple(
                    action
                    for cell in sorted(range(chart.frame_at), key=lambda i: chart.island_of[i] < 0)
                    if chart.names[cell]
                    # Where it can lie in some ways the others may be asked about, elsewhere one is enough.
                    for action in chart.place[cell][: ways if fitting_turns(t, state, seat, frame.tile, cell) else 1]
                )

    def refusal(self, refusal: Refusal) -> str:
        return refusal.reason

    def meaning(self, action: do.AnyAction) -> str:
        return " ".join((type(action).__doc__ or "").split())

    def fact(self, kind: str) -> str:
        return kind

    def tell(self, event: Event, names: tuple[str, ...]) -> str:
        return tell(self.tables, event, names)

    def concerns(self, event: Event) -> tuple[Seat, ...]:
        match event:
            case did.PostsScored() | did.PiratesRepelled() | did.PiratesPlundered() | did.FinalScored():
                return (event.seat,)
            case did.GoldGained() if event.reason == "bounty":
                return (event.seat,)
        return ()

    def holdings(self, state: State, seat: Seat) -> tuple[tuple[str, str], ...]:
        t, p = self.tables, state.players[seat]
        markers = production_markers(t, p)
        goods = " ".join(
            f"{good.letter}{count}" + (f"x{made}" if made > t.printed_production else "")
            for good, count, made in zip(t.goods, p.goods, markers, strict=True)
            if count or made > t.printed_production
        )
        return (
            ("VP", str(p.vp)),
            ("gold", str(p.gold)),
            ("can", str(p.cannons)),
            ("prog", str(p.progress)),
            ("spec", str(p.special)),
            ("tile", str(sum(p.reserve))),
            ("tok", str(len(p.tokens))),
            ("posts", str(t.posts - p.posts_left)),
            *((("chests", str(p.chests)),) if p.chests else ()),
            ("goods", goods or "none"),
        )

    def describe(self, state: State, seat: Seat, action: do.AnyAction) -> str:
        return describe(self.tables, state, seat, action)
