"""Names of things in words; unknown ids, as in an action made up by somebody, are shown as they are."""

from collections.abc import Iterable

from boardgames.mombasa.box.tables import (
    TOTALS,
    AdvanceSpace,
    AnySpace,
    Book,
    BuyOrDiamondsSpace,
    BuySpace,
    MajoritySpace,
    MarkerSpace,
    RewardSpace,
    SellSpace,
    StartingTile,
    Tables,
    Tier,
    TileSpace,
)
from boardgames.mombasa.state import HIDDEN, Player

GOOD_NAMES = ("Cof", "Ban", "Cot")
TOTAL_NAMES = (*GOOD_NAMES, "Exp", "Hlp")
SHORT_NAMES = ("cof", "ban", "cot", "exp")
"""What books ask where two needs stand in half a row."""


def ordinal(number: int) -> str:
    """`1st`, `2nd`; shares and steps stay below twenty-one."""
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number, "th")
    return f"{number}{ending}"


def count(number: int, what: str) -> str:
    """`1 step`, `2 steps`."""
    return f"{number} {what}{'' if number == 1 else 's'}"


# Cards


def plain(t: Tables, card: str) -> str:
    """A card as stories name it: `Coffee 2`."""
    if card not in t.cards:
        return card or "nothing"
    found = t.cards[card]
    match found.kind:
        case "expansion" if found.share_of >= 0:
            return f"Expansion {found.value} + share {company_code(t, found.share_of)}"
        case "merchant" if found.mines_of >= 0:
            return f"Merchant {company_code(t, found.mines_of)}"
        case "share":
            return f"Share {t.companies[found.share_of].name}"
        case "bookkeeper":
            return f"Bookkeeper {found.points}"
        case _:
            return found.label


LONGEST_LIST = 90
"""So many characters of names a sentence can hold."""


def brief(t: Tables, name: str) -> str:
    """A card in at most five characters: `Cof2`, `Exp3`, `Ex1Mo`, `Book2`, `MerCa`, `ShrSl`."""
    if name == HIDDEN or name not in t.cards:
        return "?"
    card = t.cards[name]
    match card.kind:
        case "goods":
            return f"{GOOD_NAMES[card.total]}{card.value}"
        case "expansion":
            return f"Ex{card.value}{company_code(t, card.share_of)}" if card.share_of >= 0 else f"Exp{card.value}"
        case "bookkeeper":
            return f"Book{card.points}"
        case "merchant":
            return f"Mer{company_code(t, card.mines_of)}" if card.mines_of >= 0 else "Merch"
        case _:
            return f"Shr{company_code(t, card.share_of)}"


def listed(t: Tables, name: str) -> str:
    """A card in at most fourteen characters, as it stands in a list of many: `Bookkeeper 3`, `Exp 2 Mo share`."""
    card = t.cards[name]
    match card.kind:
        case "expansion" if card.share_of >= 0:
            return f"Exp {card.value} {company_code(t, card.share_of)} share"
        case "share":
            return f"Share {company_code(t, card.share_of)}"
        case _:
            return plain(t, name)


def marked(t: Tables, name: str) -> str:
    """The same with what tells it from another of its name: `Coffee 2a`, `Merchant (A)`."""
    if name not in t.cards:
        return name
    words, mark = listed(t, name), t.cards[name].mark
    if not mark:
        return words
    return f"{words}{mark.lower()}" if words[-1].isdecimal() else f"{words} ({mark})"


def apart(t: Tables, name: str, among: Iterable[str]) -> str:
    """A card of somebody's, marked if another of its name is among theirs."""
    if name not in t.cards:
        return name
    twins = [other for other in among if other in t.cards and listed(t, other) == listed(t, name)]
    return marked(t, name) if len(twins) > 1 else listed(t, name)


def briefly(t: Tables, cards: tuple[str, ...]) -> str:
    return " ".join(brief(t, card) for card in cards if card) or "nothing"


def names_of(t: Tables, cards: tuple[str, ...]) -> str:
    """Cards as stories name them; a great pile in short."""
    named = ", ".join(plain(t, card) for card in cards if card) or "nothing"
    return named if len(named) <= LONGEST_LIST else briefly(t, cards)


# Companies, regions, slots


def company_code(t: Tables, company: int) -> str:
    return t.company_codes[company].title()


def company_name(t: Tables, company: str) -> str:
    return t.companies[t.company_at[company]].name if company in t.company_at else company


def region_name(t: Tables, region: str) -> str:
    return t.regions[t.region_at[region]].name if region in t.region_at else region


def slot_name(t: Tables, slot: str) -> str:
    at = t.place_at.get(slot, len(t.slots))
    return t.slot_letters[at].upper() if at < len(t.slots) else slot


def at_slot(t: Tables, p: Player, place: str) -> str:
    return p.area[t.place_at[place]] if place in t.place_at else ""


def reward_words(rewards: Iterable[tuple[str, int]]) -> str:
    """Rewards of a region, by kind and amount."""
    return ", ".join(_one_reward(kind, n) for kind, n in rewards) or "no reward"


def _one_reward(kind: str, n: int) -> str:
    match kind:
        case "pounds":
            return f"£{n}"
        case "diamond":
            return f"diamond {n}"
        case "bookkeeping":
            return count(n, "point")
        case _:
            return count(n, "step")


def reward_gist(rewards: Iterable[tuple[str, int]]) -> str:
    """The same in a list of many: `◆1`, `£3`, `2 points`."""
    return ", ".join(f"◆{n}" if kind == "diamond" else _one_reward(kind, n) for kind, n in rewards) or "no reward"


# Books


def book_name(t: Tables, book: str) -> str:
    return book_words(t.books[book]) if book in t.books else book


def book_words(book: Book) -> str:
    """`A book (2 coffee > £2)`: letter, requirements, reward."""
    return f"{book.letter or 'starting'} book ({needs_words(book)} > {book_reward(book)})"


def needs_words(book: Book) -> str:
    """`2 cotton + 2 expansion`, `4 of one good`, `3 coffee + helper`."""
    needs = [f"{n} {TOTALS[kind]}" if kind < 4 else "helper" for kind, n in enumerate(book.needs) if n]
    needs += [f"{book.any_good} of one good"] if book.any_good else []
    return " + ".join(needs) or "nothing"


def book_reward(book: Book) -> str:
    match book.reward.kind:
        case "pounds":
            return f"£{book.reward.n}"
        case "diamond":
            return f"diamond {book.reward.n}"
        case "bookkeeping":
            return count(book.reward.n, "point")
        case "remove-post":
            return f"remove {count(book.reward.n, 'post')}"
        case _:
            return "£1 less than your cotton"


def needs_gist(book: Book) -> str:
    """What a book asks, in a list of many: `3 coffee`, `2 cot 2 exp`, `3 cof 3 alike`."""
    kinds = [(kind, n) for kind, n in enumerate(book.needs) if n]
    several = len(kinds) + bool(book.any_good) > 1
    words = SHORT_NAMES if several else (*TOTALS[:3], "expand")
    needs = [f"{n} {words[kind]}" if kind < 4 else "helper" for kind, n in kinds]
    return " ".join([*needs, *([f"{book.any_good} alike"] if book.any_good else [])]) or "nothing"


def book_gist(book: Book) -> str:
    """What it asks and pays: `3 coffee > ◆2`, `2 cot 2 exp > £3`, `3 cof 3 alike > 2 posts`."""
    match book.reward.kind:
        case "pounds":
            reward = f"£{book.reward.n}"
        case "diamond":
            reward = f"◆{book.reward.n}"
        case "bookkeeping":
            reward = f"{book.reward.n}pt"
        case "remove-post":
            reward = count(book.reward.n, "post")
        case _:
            reward = "£ cotton less 1"
    return f"{needs_gist(book)} > {reward}"


def book_at(t: Tables, p: Player, position: int) -> str:
    name = p.books[position] if 0 <= position < len(p.books) else ""
    return book_words(t.books[name]) if name in t.books else "no book"


# Starting tiles and bonuses


def tile_words(t: Tables, name: str) -> str:
    """`Cairo +1, ◆1; 2 cotton > £2; rests Cof1 Ban1 Exp2`: its steps, its book, its cards."""
    tile: StartingTile | None = t.starting_tiles.get(name)
    if tile is None:
        return "a starting tile"
    gains = [f"{t.companies[c].name} +{n}" for c, n in enumerate(tile.steps) if n]
    gains += [f"◆{tile.diamonds}"] if tile.diamonds else []
    return f"{', '.join(gains)}; {book_gist(t.books[name])}; rests {resting_words(tile)}"


def starting_gains(t: Tables, tile: StartingTile) -> str:
    """`1 step Cairo, diamond 1`."""
    return gains_words(t, tile.steps, tile.diamonds)


def gains_words(t: Tables, steps: tuple[int, ...], diamonds: int) -> str:
    gains = [f"{count(n, 'step')} {t.companies[c].name}" for c, n in enumerate(steps) if n]
    return ", ".join(gains + ([f"diamond {diamonds}"] if diamonds else []))


def resting_words(tile: StartingTile) -> str:
    return " ".join(f"{icon[:3].title() if icon[:4] != 'book' else 'Book'}{icon[-1]}" for icon in tile.rest)


def bonus_words(t: Tables, track: str, level: int) -> str:
    """What the first or second special space of a track unlocks."""
    special = t.tracks[track].special[level - 1]
    match special.kind:
        case "goods-discount":
            return f"{special.n} off cards paid with {special.good}"
        case "any-goods-discount":
            return f"{special.n} off cards, goods may be mixed"
        case "cotton-value":
            return f"every cotton card +{special.n}"
        case "expansion-value":
            return f"expansion total +{special.n}"
        case "extra-discs":
            return count(special.n, "more bonus disc")
        case _:
            return f"its {'first' if level == 1 else 'second'} bonus space"


# Bonus spaces: one table, which says in two lengths what a disc does


def space_name(t: Tables, space: AnySpace) -> str:
    match space:
        case MajoritySpace():
            return f"the {TOTALS[space.counts]} majority"
        case TileSpace():
            return f"the {space.label} tile"
        case _:
            return (
                f"the bonus space of a track ({space_words(t, space)})" if space.track else f"the {space.label} space"
            )


def space_words(t: Tables, space: AnySpace) -> str:
    """What a disc there does, in a sentence."""
    return _lengths(t, space)[1]


def space_gist(t: Tables, space: AnySpace) -> str:
    """The same in a list of many; of a majority only what it counts."""
    return _lengths(t, space)[0]


def _lengths(t: Tables, space: AnySpace) -> tuple[str, str]:
    match space:
        case MarkerSpace():
            points = space.points
            return (
                f"1st player, {count(points, 'point')}",
                f"1st player marker and {count(points, 'bookkeeping point')}",
            )
        case TileSpace():
            return f"{space.label} tile", f"{space.label} tile for the next round"
        case MajoritySpace():
            kind = TOTALS[space.counts]
            return f"most {kind}", f"{kind} majority: {tier_words(t, space, space.tiers[0])}"
        case SellSpace():
            what = "coffee card" if space.only >= 0 else "card"
            return f"sell a {what}, crate +£{space.plus}", f"sell a {what} from hand for its crate + £{space.plus}"
        case BuySpace():
            return _purchase(space.discount)
        case BuyOrDiamondsSpace():
            off = f" £{space.discount} off" if space.discount else ""
            _, buys = _purchase(space.discount)
            return f"buy a card{off}, ◆{space.diamonds}", f"{buys} and/or diamond {space.diamonds}"
        case RewardSpace():
            short = " or ".join(f"{points}pt ◆{steps}" for points, steps in space.options)
            pairs = (f"{count(points, 'point')} + diamond {steps}" for points, steps in space.options)
            return short, " or ".join(pairs)
        case AdvanceSpace():
            steps = count(space.steps, "step")
            return f"{steps} on {space.tracks} tracks", f"{steps} on each of {space.tracks} tracks other than its own"


def _purchase(discount: int) -> tuple[str, str]:
    price = f"£{discount} less" if discount else "its price in pounds"
    return "buy a card, for pounds", f"buy a card for {price}"


# Majorities


def tier_gains(t: Tables, space: MajoritySpace, tier: Tier) -> str:
    """`3 steps Cairo, diamond 1`."""
    return ", ".join(long for _, long in _parts(t, space, tier))


def tier_gist(t: Tables, space: MajoritySpace, tier: Tier) -> str:
    """`CA +3, ◆1`."""
    return ", ".join(short for short, _ in _parts(t, space, tier))


def _parts(t: Tables, space: MajoritySpace, tier: Tier) -> list[tuple[str, str]]:
    """What a majority brings, part by part in two lengths."""
    code, company = t.company_codes[space.company].upper(), t.companies[space.company].name
    parts = [(f"{code} +{tier.steps}", f"{count(tier.steps, 'step')} {company}")]
    parts += [(f"£{tier.pounds}", f"£{tier.pounds}")] if tier.pounds else []
    parts += [(f"◆{tier.diamonds}", f"diamond {tier.diamonds}")] if tier.diamonds else []
    parts += [(count(tier.points, "point"), count(tier.points, "bookkeeping point"))] if tier.points else []
    posts = count(tier.removes, "post")
    return [*parts, *([(f"{posts} out", f"remove {posts}")] if tier.removes else [])]


def tier_words(t: Tables, space: MajoritySpace, tier: Tier) -> str:
    return f"{tier_gains(t, space, tier)} (for {tier.least} {TOTALS[space.counts]} or more)"
