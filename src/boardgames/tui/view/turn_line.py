"""A turn as a line of text: the choices accepted so far, what is being typed, and the state that results.

Nothing here changes the table. Every choice of the line is tried on a scratch state; board, list and strip show the
scene after it until the line is confirmed or dropped.
"""

from dataclasses import dataclass, replace
from typing import Any

from boardgames.table.draft import Draft
from boardgames.table.typed_codes import Match, ends_with_dot, has_word, match_typed, normalized
from boardgames.tui.view.table_view import Offer, TableView, draft_scene


@dataclass(frozen=True)
class TurnLine:
    """TurnLine of choices that a player is about to make."""

    draft: Draft
    scenes: tuple[TableView, ...]
    """Scenes of the table as it is, and after each of the tokens."""
    tokens: tuple[Offer, ...] = ()
    """Accepted choices, in the order in which they will be made."""
    typed: str = ""
    """Typed beginning of the next one."""

    @property
    def state(self) -> Any:
        """State after the accepted choices."""
        return self.draft.state

    @property
    def scene(self) -> TableView:
        return self.scenes[-1]

    @property
    def offers(self) -> tuple[Offer, ...]:
        """Choices that can be added."""
        return self.scene.offers

    def accept(self, offer: Offer) -> "TurnLine":
        """Return the line with one of the offers as its next choice."""
        draft = self.draft.follow(offer.action)
        scenes = (*self.scenes, draft_scene(self.scenes[0], draft))
        return replace(self, draft=draft, scenes=scenes, tokens=(*self.tokens, offer), typed="")

    def follow(self, draft: Draft) -> "TurnLine":
        """Return the line with the further choices of a longer draft."""
        line = self
        for step in draft.steps[len(self.tokens) :]:
            offers = (one for offer in line.offers for one in offer.all_equal)
            line = line.accept(next(offer for offer in offers if offer.action == step.action))
        return line

    def back(self) -> "TurnLine":
        """Return the line without its last token."""
        return replace(self, draft=self.draft.back(), scenes=self.scenes[:-1], tokens=self.tokens[:-1], typed="")

    def type(self, typed: str) -> "TurnLine":
        return replace(self, typed=typed)

    @property
    def run_on(self) -> "TurnLine | None":
        """The line if its typing is several codes, or beginnings of one alone, and the first characters of the next.

        So codes need no space between them wherever none goes on with what is typed next; of several ways to part
        them the one with the longest whole code is taken.
        """
        goes_on = bool(self._among(self.offers).among) or any(code.startswith(self.typed) for code in self.followed)
        if goes_on and not ends_with_dot(self.typed, [offer.code for offer in self.offers]):
            return None
        if self.is_slip and any(has_word(each.text, normalized(self.typed)) for each in self.offers):
            return None  # a name is being typed
        last = len(self.typed) - 1
        codes = {normalized(offer.code) for offer in self.offers}
        whole = [end for end in range(last, 0, -1) if normalized(self.typed[:end]) in codes]
        return next((longer for end in (*whole, last) if (longer := self._parted(end)) is not None), None)

    def _parted(self, end: int) -> "TurnLine | None":
        """Return the line with the typed text split there into a code and the beginning of another, or None."""
        before = self.type(self.typed[:end])
        offer = before.one
        if offer is None or offer.refusal is not None:
            return None
        longer = before.accept(offer)
        if not longer.draft.is_open:
            return None
        after = longer.type(self.typed[end:])
        begun = [each.code for each in after.meant if each.refusal is None]
        if begun or any(code.startswith(after.typed) for code in after.followed):
            return after
        return after.run_on if len(after.typed) > 1 else None

    @property
    def meant(self) -> tuple[Offer, ...]:
        """Choices that match the typed text: legal ones or, if there is none, illegal ones."""
        return self._meant()[0]

    @property
    def one(self) -> Offer | None:
        """Choice that is meant if nothing more is typed."""
        return self._meant()[1] if normalized(self.typed) else None

    @property
    def is_slip(self) -> bool:
        """True if the typed text matches no choice and no automatic answer."""
        return bool(self.typed) and not self.meant and not any(code.startswith(self.typed) for code in self.followed)

    @property
    def followed(self) -> tuple[str, ...]:
        """Codes of the automatic answers after the last token: a player who types a turn in full types them, too."""
        return self.draft.followed

    def _meant(self) -> tuple[tuple[Offer, ...], Offer | None]:
        for offers in (self.scene.offers, self.scene.off):
            found = self._among(offers)
            if found.among:
                return tuple(offers[i] for i in found.among), None if found.one is None else offers[found.one]
        return (), None

    def _among(self, offers: tuple[Offer, ...]) -> Match:
        """Return what the typing may mean; a code of an earlier list of the line stays valid for the same choice, and
        one of a choice that comes to the same for the one that is listed."""
        found = match_typed(self.typed, [offer.code for offer in offers], [offer.text for offer in offers])
        if not found.among and len(self.scenes) > 1:
            before = (offer for scene in self.scenes[:-1] for offer in scene.offers)
            earlier = {one.action: one.code for offer in before for one in offer.all_equal}
            found = match_typed(self.typed, [earlier.get(offer.action, offer.code) for offer in offers], [])
        if found.among or not any(offer.equal for offer in offers):
            return found
        equal = [(at, one.code) for at, offer in enumerate(offers) for one in offer.equal]
        found = match_typed(self.typed, [code for _, code in equal], [])
        among = tuple(dict.fromkeys(equal[at][0] for at in found.among))
        return Match(among, among[0] if len(among) == 1 else None if found.one is None else equal[found.one][0])
