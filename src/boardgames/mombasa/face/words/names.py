"""Names of things in words; unknown ids, as in an action made up by somebody, are shown as they are.

The words are messages of the catalogue; here it is decided which message, and with which ids and numbers.
"""

from collections.abc import Iterable

from boardgames.core.messages import ENGLISH, Argument, Function, Messages
from boardgames.core.translate_tables import kind_of, name_key
from boardgames.mombasa.box.parts.map_rows import Company, Region
from boardgames.mombasa.box.tables import (
    HELPERS,
    TOTALS,
    AdvanceSpace,
    AnySpace,
    Book,
    BuyOrDiamondsSpace,
    BuySpace,
    Card,
    MajoritySpace,
    MarkerSpace,
    RewardSpace,
    SellSpace,
    Tables,
    Tier,
    TileSpace,
)
from boardgames.mombasa.rules.same_choices import are_equal
from boardgames.mombasa.state import HIDDEN, Player

LONGEST_LIST = 90
"""Maximum number of characters of names in a sentence."""
NONE = "none"
"""Value that a message selects by where there is nothing."""


def company_code(t: Tables, company: int) -> str:
    """The letters of a company, as on the board: `MO`."""
    return t.company_codes[company].upper()


def at_slot(t: Tables, p: Player, place: str) -> str:
    return p.area[t.place_at[place]] if place in t.place_at else ""


class Names:
    """The catalogue of sentences with the names of one set of tables."""

    def __init__(self, tables: Tables, language: str = ENGLISH) -> None:
        self.t = tables
        self.messages = Messages.beside(__file__, language, self._functions())
        self.say = self.messages.text
        self.fit = self.messages.fitting

    def _functions(self) -> dict[str, Function]:
        """Return the functions that the catalogue calls by names in capitals."""
        t = self.t
        return {
            "COMPANY": self.company,
            "REGION": self.region,
            "SLOT": self.slot,
            "SPACE": lambda space: self.space_name(t.spaces[t.space_at[str(space)]]),
            "BOOK": self.book,
            "FACE": self.face,
            "CARD": self.card,
            "TILE": self.tile,
            "KIND": self.kind,
            "N": self.count,
            "START": lambda text: str(text)[:1].upper() + str(text)[1:],
        }

    # counts and lists

    def count(self, number: Argument, what: Argument) -> str:
        """`1 step`, `2 steps`: by the message `count-<what>`."""
        return self.say(f"count-{what}", n=number)

    def kind(self, kind: Argument, n: Argument = 0) -> str:
        """Return the name of what cards count, in a sentence: `coffee`; without a number `n` is 0."""
        return self.say(f"kind-{kind}", n=n) if f"kind-{kind}" in self.messages else str(kind)

    def either(self, items: Iterable[str]) -> str:
        """`a or b`."""
        first, *rest = items
        for item in rest:
            first = self.say("list-or", some=first, last=item)
        return first

    def both(self, items: Iterable[str]) -> str:
        """`a and b`."""
        first, *rest = items
        for item in rest:
            first = self.say("list-and", some=first, last=item)
        return first

    # cards

    def facts(self, card: Card) -> dict[str, Argument]:
        """Return the variables of messages about a card: its kind, its figure, and the company that it names."""
        named = card.share_of if card.share_of >= 0 else card.mines_of
        kind: str = card.good or card.kind
        figure = card.value
        match card.kind:
            case "expansion" if card.share_of >= 0:
                kind = "expansion-share"
            case "bookkeeper":
                figure = card.points
            case "merchant":
                kind = "merchant-mines" if named >= 0 else "merchant-tile" if card.id in self.t.place_at else kind
                figure = card.diamonds
            case _:
                pass
        code = company_code(self.t, named) if named >= 0 else ""
        return {"kind": kind, "figure": figure, "code": code, "company": self.t.companies[named].id if code else ""}

    def card(self, card: Argument) -> str:
        """A card as stories name it: `Coffee 2`."""
        if card not in self.t.cards:
            return str(card) or self.say("nothing")
        return self.say("card-told", **self.facts(self.t.cards[str(card)]))

    def brief(self, name: str) -> str:
        """A card in at most five characters: `Cof2`, `Exp3`, `Ex1Mo`, `Book2`, `MerCa`, `ShrSl`."""
        if name == HIDDEN or name not in self.t.cards:
            return "?"
        return self.say("card-brief", **self.facts(self.t.cards[name]))

    def listed(self, name: str) -> str:
        """A card in at most fourteen characters, as it stands in a list of many: `Bookkeeper 3`, `Exp 2 Mo share`."""
        return self.say("card-listed", **self.facts(self.t.cards[name]))

    def marked(self, name: str) -> str:
        """The same with what tells it from another of its name: `Coffee 2a`, `Merchant (A)`."""
        if name not in self.t.cards:
            return name
        words, mark = self.listed(name), self.t.cards[name].mark
        if not mark:
            return words
        return f"{words}{mark.casefold()}" if words[-1].isdecimal() else f"{words} ({mark})"

    def apart(self, name: str, among: Iterable[str]) -> str:
        """A card of somebody's, marked if another of its name that is not its equal is among theirs."""
        if name not in self.t.cards:
            return name
        namesakes = (other for other in among if other in self.t.cards and self.listed(other) == self.listed(name))
        alone = all(are_equal(self.t, name, other) for other in namesakes)
        return self.listed(name) if alone else self.marked(name)

    def briefly(self, cards: tuple[str, ...]) -> str:
        return " ".join(self.brief(card) for card in cards if card) or self.say("nothing")

    def cards(self, cards: tuple[str, ...]) -> str:
        """Cards as stories name them; a great pile in short."""
        named = ", ".join(self.card(card) for card in cards if card) or self.say("nothing")
        return named if len(named) <= LONGEST_LIST else self.briefly(cards)

    # companies, regions, slots

    def company(self, company: Argument, form: Argument = "") -> str:
        """The name of a company in the form that a sentence needs."""
        at = self.t.company_at.get(str(company))
        return str(company) if at is None else self._named(self.t.companies[at], form)

    def region(self, region: Argument, form: Argument = "") -> str:
        at = self.t.region_at.get(str(region))
        return str(region) if at is None else self._named(self.t.regions[at], form)

    def _named(self, row: Company | Region, form: Argument) -> str:
        return self.messages.named(name_key(kind_of(type(row)), row.id), str(form), row.name)

    def slot(self, slot: Argument) -> str:
        at = self.t.place_at.get(str(slot), len(self.t.slots))
        return self.t.slot_letters[at].upper() if at < len(self.t.slots) else str(slot)

    # rewards

    def gains(self, rewards: Iterable[tuple[str, int]], form: str = "gain-told") -> str:
        """Rewards of a region, by kind and amount: `diamond 1, 2 points`; as `gain-gist` in a list of many: `◆1`."""
        return ", ".join(self.say(form, kind=kind, n=n) for kind, n in rewards) or self.say("no-reward")

    def start(self, steps: tuple[int, ...], diamonds: int) -> str:
        """Return what a starting tile begins with: `1 step Cairo, diamond 1`."""
        told = [self.say("gain-steps", n=n, company=self.t.companies[c].id) for c, n in enumerate(steps) if n]
        return ", ".join([*told, *([self.say("gain-told", kind="diamond", n=diamonds)] if diamonds else [])])

    # books

    def book(self, book: Argument) -> str:
        """`A book (2 coffee > £2)`: letter, requirements, reward."""
        found = self.t.books.get(str(book))
        if found is None:
            return str(book)
        needs, reward = self.needs(found), self.book_reward(found)
        return self.say("book-told", letter=found.letter or NONE, needs=needs, reward=reward)

    def face(self, book: Argument) -> str:
        found = self.t.books[str(book)]
        return f"{found.letter} {self.book_gist(found)}"

    def needs(self, book: Book) -> str:
        """`2 cotton + 2 expansion`, `4 of one good`, `3 coffee + helper`."""
        told = [self.say("need-told", kind=TOTALS[kind], n=n) for kind, n in enumerate(book.needs) if n]
        told += [self.say("need-alike", n=book.any_good)] if book.any_good else []
        return " + ".join(told) or self.say("nothing")

    def needs_gist(self, book: Book) -> str:
        """Return what a book asks, in a list of many: `3 coffee`, `2 cot+2 exp`, `3 cof+3 alike`."""
        kinds = [(kind, n) for kind, n in enumerate(book.needs) if n]
        several = len(kinds) + bool(book.any_good) > 1
        form = "need-gist.short" if several else "need-gist"
        told = [self.say("need-gist" if kind == HELPERS else form, kind=TOTALS[kind], n=n) for kind, n in kinds]
        told += [self.say("need-alike.short", n=book.any_good)] if book.any_good else []
        return "+".join(told) or self.say("nothing")

    def book_reward(self, book: Book) -> str:
        return self.say("book-reward", kind=book.reward.kind, n=book.reward.n)

    def book_gist(self, book: Book) -> str:
        """Return what a book asks and pays: `3 coffee > ◆2`, `2 cot 2 exp > £3`, `3 cof 3 alike > 2 posts`."""
        reward = self.say("book-reward.short", kind=book.reward.kind, n=book.reward.n)
        return f"{self.needs_gist(book)} > {reward}"

    # starting tiles and bonuses

    def tile(self, name: Argument) -> str:
        """`Cairo +1, ◆1; 2 cotton > £2; rests Cof1 Ban1 Exp2`: its steps, its book, its cards."""
        tile = self.t.starting_tiles.get(str(name))
        if tile is None:
            return self.say("tile-hidden")
        gains = [f"{self.t.companies[c].name} +{n}" for c, n in enumerate(tile.steps) if n]
        gains += [f"◆{tile.diamonds}"] if tile.diamonds else []
        cards = " ".join(self.brief(self.card_of(icon).id) for icon in tile.rest)
        return self.say("tile-told", gains=", ".join(gains), book=self.book_gist(self.t.books[tile.id]), cards=cards)

    def card_of(self, icon: str) -> Card:
        """The first card with a printed icon."""
        return next(card for card in self.t.cards.values() if card.icon == icon)

    def bonus(self, track: str, level: int) -> str:
        """Return what the first or second special space of a track unlocks."""
        special = self.t.tracks[track].special[level - 1]
        known = f"bonus-{special.kind}" in self.messages
        return self.say(
            f"bonus-{special.kind}" if known else "bonus-space", n=special.n, good=special.good or "", level=level
        )

    # bonus spaces, in two lengths: what a disc does in a sentence, and in a list of many

    def space_name(self, space: AnySpace) -> str:
        match space:
            case MajoritySpace():
                return self.say("space-name-majority", kind=TOTALS[space.counts])
            case TileSpace():
                return self.say("space-name-tile", label=space.label)
            case _:
                key = "space-name-track" if space.track else "space-name-board"
                return self.say(key, label=space.label, what=self.space_words(space))

    def space_words(self, space: AnySpace) -> str:
        """Return what a disc there does, in a sentence."""
        return self._space(space, "")

    def space_gist(self, space: AnySpace) -> str:
        """The same in a list of many; of a majority only what it counts."""
        return self._space(space, ".short")

    def _space(self, space: AnySpace, size: str) -> str:
        match space:
            case MarkerSpace():
                return self.say(f"space-marker{size}", points=space.points)
            case TileSpace():
                return self.say(f"space-tile{size}", label=space.label)
            case MajoritySpace():
                tier = self.tier_words(space, space.tiers[0])
                return self.say(f"space-majority{size}", kind=TOTALS[space.counts], tier=tier)
            case SellSpace():
                return self.say(f"space-sell{size}", only=int(space.only >= 0), plus=space.plus)
            case BuySpace():
                return self.say(f"space-buy{size}", off=space.discount)
            case BuyOrDiamondsSpace():
                return self.say(f"space-buy-or-diamonds{size}", off=space.discount, diamonds=space.diamonds)
            case RewardSpace():
                options = [self.say(f"option{size}", points=points, diamonds=n) for points, n in space.options]
                return self.either(options)
            case AdvanceSpace():
                return self.say(f"space-advance{size}", steps=space.steps, tracks=space.tracks)

    # majorities

    def tier(self, space: MajoritySpace, tier: Tier) -> str:
        """Return what a majority brings: `3 steps Cairo, diamond 1`."""
        company = self.t.companies[space.company]
        parts = [self.say("gain-steps", n=tier.steps, company=company.id), *self._more(tier, "gain-more")]
        return ", ".join(parts)

    def tier_gist(self, space: MajoritySpace, tier: Tier) -> str:
        """`CA +3, ◆1`."""
        parts = [f"{self.t.company_codes[space.company].upper()} +{tier.steps}", *self._more(tier, "gain-more.short")]
        return ", ".join(parts)

    def _more(self, tier: Tier, key: str) -> Iterable[str]:
        amounts = {
            "pounds": tier.pounds,
            "diamond": tier.diamonds,
            "bookkeeping": tier.points,
            "remove-post": tier.removes,
        }
        return (self.say(key, kind=kind, n=n) for kind, n in amounts.items() if n)

    def tier_words(self, space: MajoritySpace, tier: Tier) -> str:
        return self.say("tier-told", gains=self.tier(space, tier), least=tier.least, kind=TOTALS[space.counts])
