"""Data for every part of the drawing: the observed state, how somebody looks at it, what is asked about."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from boardgames.core.game import Seat
from boardgames.core.messages import Argument, Messages
from boardgames.eic import actions as act
from boardgames.eic import state as st
from boardgames.eic.box.tables import MARKETS, Tables
from boardgames.eic.face.colours import BLACK, BRASS, LABEL, LIT, TITLE, grounds
from boardgames.eic.face.words.names import letter
from boardgames.eic.game import EastIndiaCompanies
from boardgames.eic.rules.period import phase
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import CURSOR, INK, SHEET, bold
from boardgames.kit.look import Look

if TYPE_CHECKING:
    from boardgames.eic.face.words.words import EicWords

EXCHANGE, RING, MAP, PORTS, SHIPYARD = "exchange", "ring", "map", "players", "yard"

LIGHTS: dict[type, frozenset[str]] = {
    st.SaleWindow: frozenset({EXCHANGE}),
    st.AgentTurn: frozenset({RING}),
    st.ShipPurchase: frozenset({SHIPYARD, PORTS}),
    st.Discard: frozenset({PORTS}),
    st.PostChoice: frozenset({MAP}),
    st.ExchangeTurn: frozenset({EXCHANGE}),
    st.ShipPlacement: frozenset({MAP}),
    st.LoadingTurn: frozenset({MAP, "indies"}),
    st.WarehouseTurn: frozenset({"europe", PORTS}),
    st.UnloadChoice: frozenset({"europe", PORTS}),
    st.UnloadTurn: frozenset({"europe", PORTS}),
    st.RaiseCash: frozenset({EXCHANGE, PORTS}),
}
"""The sheets that a question is about: they are lit, the others rest."""


@dataclass
class Scene:
    """Tables, messages, an observed state, how somebody looks at it; and what follows from these."""

    t: Tables
    messages: Messages
    s: st.State
    look: Look
    frame: st.AnyFrame | None = field(init=False)
    seat: Seat | None = field(init=False)
    """Seat that is asked."""
    phase: str = field(init=False)
    lit: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        self.frame = self.s.frames[-1] if self.s.frames else None
        self.seat = self.frame.seat if self.frame is not None else None
        self.phase = phase(self.s)
        if isinstance(self.frame, st.CardChoice | st.CardLook):
            self.lit = frozenset({MARKETS[self.frame.market]})
        else:
            self.lit = LIGHTS.get(type(self.frame), frozenset({EXCHANGE, PORTS}))

    @classmethod
    def of(cls, game: EastIndiaCompanies, seen: st.State, look: Look) -> "Scene":
        return cls(game.tables, cast("EicWords", game.words).messages, seen, look)

    def say(self, key: str, **facts: Argument) -> str:
        return self.messages.text(key, **facts)

    def fit(self, width: int, key: str, **facts: Argument) -> str:
        """Return the longest form of a message that fits, or nothing."""
        return self.messages.fitting(width, key, **facts)

    @property
    def then(self) -> st.State:
        """The table once the selected choice is made, as far as that is certain; else as it is."""
        return self.look.after or self.s

    def ground(self, sheet: str) -> str:
        return LIT if sheet in self.lit else SHEET

    def letter(self, company: int) -> str:
        return letter(self.s.players, company)

    def name(self, company: int) -> str:
        """Return the name of a company's player."""
        names = self.look.names
        return names[company] if company < len(names) and company < self.s.players else self.say("board-neutral")

    def chosen(self, place: str) -> bool:
        return self.look.selected == place

    def code(self, place: str, full: int = 0) -> str:
        """Return the code of a place, with dots if more is to follow; empty where nothing can be chosen."""
        code = self.look.legal.get(place, "")
        return code + "…" if 0 < len(code) < full else code

    def moves_agent(self) -> act.PlaceAgent | act.MoveFromCentre | None:
        """The selected choice, if it moves an agent."""
        action = self.look.action
        return action if isinstance(action, act.PlaceAgent | act.MoveFromCentre) else None


def show_selection(canvas: Canvas, scene: Scene) -> None:
    """Choices show themselves where they are drawn; anything else that is pointed at gets a yellow first row."""
    canvas.shows_selection = True
    place, t = scene.look.selected, scene.t
    if place is None or place not in canvas.regions or place in scene.look.legal:
        return
    if place in t.cell_index or place in t.zone_index or place == act.CENTRE or place.startswith("company-"):
        return
    x, y, width, _ = canvas.regions[place]
    for column in range(x, x + width):
        if canvas.hits[y][column] == place:
            canvas.put(column, y, canvas.chars[y][column], bold(BLACK), ground=CURSOR)


def title(canvas: Canvas, x: int, y: int, width: int, text: str, right: str = "", lit: bool = False) -> None:
    """The head of a sheet: a brass plate while the open question is about it."""
    canvas.fill(x, y, width, 1, BRASS if lit else TITLE)
    canvas.put(x + 1, y, text, bold(BLACK if lit else INK))
    if right:
        canvas.right(x + width - 1, y, right, BLACK if lit else LABEL)


def piece(canvas: Canvas, x: int, y: int, scene: Scene, company: int, text: str = "") -> int:
    """A piece of a company, always with its letter."""
    ground, ink = grounds(scene.s.players, company)
    return canvas.chip(x, y, text or scene.letter(company), ground, ink)


def plate(canvas: Canvas, x: int, y: int, scene: Scene, company: int) -> int:
    """A company's letter on a plate of three columns."""
    return piece(canvas, x, y, scene, company, f" {scene.letter(company)} ")


def ghost(canvas: Canvas, x: int, y: int, text: str) -> int:
    """Draw what the selected choice would put there; return the column behind it."""
    return canvas.chip(x, y, text, CURSOR, BLACK)


def spread(total: int, count: int) -> list[tuple[int, int]]:
    """(x, width) of so many sheets side by side with a gap between them."""
    base, more = divmod(total - count + 1, count)
    found, x = [], 0
    for number in range(count):
        width = base + (number < more)
        found.append((x, width))
        x += width + 1
    return found
