"""Whoever asks about the table of Mombasa, and what every answer needs."""

from dataclasses import dataclass

from boardgames.core.game import Seat
from boardgames.kit.asker import Asker
from boardgames.mombasa.box.tables import Card, Tables
from boardgames.mombasa.face.words.names import Names
from boardgames.mombasa.rules.bases import share_value
from boardgames.mombasa.rules.same_choices import are_equal
from boardgames.mombasa.rules.scoring import shares
from boardgames.mombasa.state import Player, State


@dataclass(frozen=True)
class MombasaAsker(Asker[Tables, State, Player]):
    n: Names
    """Names of the things on the tables."""

    @property
    def people(self) -> tuple[Player, ...]:
        return self.s.players

    def company(self, company: int) -> str:
        """The id of a company, of which messages make its name."""
        return self.t.companies[company].id

    def value(self, company: int) -> int:
        """Return the value of a share."""
        return share_value(self.t, self.s, company)

    def held(self, seat: Seat, company: int) -> int:
        """Shares of track and cards together."""
        return sum(shares(self.t, self.s, seat, company))

    def card(self, card: Card) -> str:
        """A card with its whole name."""
        if card.kind == "expansion" and card.share_of >= 0:
            return self.say("card-expansion-share", value=card.value, company=self.company(card.share_of))
        if card.kind == "merchant" and card.mines_of >= 0:
            return self.say("card-merchant-of", company=self.company(card.mines_of))
        if card.kind == "share":
            return self.say("card-share", company=self.company(card.share_of))
        figure = {"goods": card.value, "expansion": card.value, "bookkeeper": card.points}.get(card.kind, 0)
        return self.say("card-plain", kind=card.good or card.kind, figure=figure, tile=int(card.id in self.t.place_at))

    def apart(self, card: Card, among: tuple[str, ...]) -> str:
        """The same, marked if another of its name that is not its equal is among somebody's cards."""
        name = self.card(card)
        namesakes = (other for other in among if other in self.t.cards and self.card(self.t.cards[other]) == name)
        alone = all(are_equal(self.t, card.id, other) for other in namesakes)
        return name if alone or not card.mark else f"{name} ({card.mark})"

    def cards(self, cards: tuple[str, ...]) -> str:
        """`Coffee 1, Expansion 2`."""
        known = [self.card(self.t.cards[name]) for name in cards if name in self.t.cards]
        return ", ".join(known) or self.say("no-cards")
