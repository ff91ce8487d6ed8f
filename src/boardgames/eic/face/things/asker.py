"""Whoever asks about the table of East India Companies, and what every answer needs."""

from collections.abc import Iterable

from boardgames.core.game import Seat
from boardgames.core.messages import Argument, Named
from boardgames.eic.box.tables import EUROPE, Tables
from boardgames.eic.face.words.names import NEUTRAL, counted
from boardgames.eic.rules.loading import arriving
from boardgames.eic.rules.navigation import pile_of
from boardgames.eic.rules.period import has_flowed
from boardgames.eic.rules.trade import leaving
from boardgames.eic.state import AnyFrame, Company, State
from boardgames.kit.asker import Asker


class EicAsker(Asker[Tables, State, Company]):
    @property
    def people(self) -> tuple[Company, ...]:
        return self.s.companies[: self.s.players]

    @property
    def frame(self) -> AnyFrame | None:
        """The open question."""
        return self.s.frames[-1] if self.s.frames else None

    @property
    def companies(self) -> range:
        return range(len(self.s.companies))

    def owner(self, company: int) -> Named:
        """`you`, a name, or the neutral company; messages select by `you`, `neutral` or `other`."""
        return self.who(company) if company < self.s.players else Named(self.say("neutral"), NEUTRAL)

    def all_of(self, figures: Iterable[Argument]) -> str:
        """A figure for every company: `you 3, Boris 4`."""
        found = [(company != self.viewer, f"{self.owner(company)} {figure}") for company, figure in enumerate(figures)]
        return ", ".join(text for _, text in sorted(found, key=lambda one: one[0]))

    def company(self, company: int) -> str:
        """`English Co. (Boris)`."""
        return self.say("company-of", company=self.t.companies[company].short, owner=self.owner(company))

    def zone(self, zone: int) -> Named:
        """A zone in the middle of a sentence: `the East Indies`; its key is its id."""
        name = self.t.zones[zone].id
        return Named(self.say("the-zone", zone=name), name)

    def money(self, seat: Seat | None = None) -> int:
        """Return the treasury of a seat, or of the viewer."""
        at = self.viewer if seat is None else seat
        return self.s.companies[at].treasury if at is not None else 0

    def short(self, cost: int) -> int:
        """Return how much of a cost the viewer lacks."""
        return max(cost - self.money(), 0) if self.viewer is not None else 0

    def cargo(self, goods: tuple[int, ...]) -> str:
        return counted(self.t, self.messages, goods) or self.say("nothing")

    def flow(self, market: int, good: int) -> tuple[int, int]:
        """Cubes that come or go before the trade: surely, and at most if the card is the strongest that may lie there.

        Nothing before the dice are rolled and after it has happened.
        """
        t, s = self.t, self.s
        if not s.dice or has_flowed(s, market):
            return 0, 0
        moved, card = leaving if market == EUROPE else arriving, s.drawn[market]
        sure = moved(t, s, card)[good]
        if card >= 0:
            return sure, sure
        return sure, max([moved(t, s, one)[good] for one in s.piles[pile_of(t, s, market)]], default=sure)

    def open(self, market: int, good: int) -> int:
        """1 while a card that the viewer does not know may still move the column."""
        sure, most = self.flow(market, good)
        return int(sure != most)

    def then(self, market: int, good: int) -> int:
        """Cubes on a column when its trade begins, as far as the one who asks knows."""
        sign = -1 if market == EUROPE else 1
        return self.s.columns[market][good] + sign * self.flow(market, good)[0]
