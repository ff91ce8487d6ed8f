"""Words of several lengths for what is printed on cards, books and tracks: the longest that fits is drawn."""

from boardgames.kit.panels import fitting
from boardgames.mombasa.box.parts.map_rows import Region
from boardgames.mombasa.box.rows import Special
from boardgames.mombasa.box.tables import (
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
from boardgames.mombasa.face.colours import ANY_GOOD, REWARDS, TOTALS, Hue
from boardgames.mombasa.face.words.names import SHORT_NAMES, count

TOTAL_WORDS = ("coffee", "banana", "cotton", "expand", "helper")
TOTAL_SHORT = (*SHORT_NAMES, "help")


# Cards


def card_kind(card: Card, width: int) -> str:
    match card.kind:
        case "goods":
            name = card.label.split()[0]
            return fitting(width, name, f"{name[:3]}.")
        case "expansion":
            return fitting(width, "Expansion", "Expand", "Exp.")
        case "bookkeeper":
            return fitting(width, "Bookkeeper", "Bookkeep", "Bookk.", "Book")
        case "merchant":
            return fitting(width, "Merchant", "Merch.", "Mer.")
        case _:
            return "Share"


def card_figure(t: Tables, card: Card) -> str:
    """What the card is worth: its value, bookkeeping points, diamond steps, or whose share it is."""
    match card.kind:
        case "bookkeeper":
            return str(card.points)
        case "merchant":
            return str(card.diamonds)
        case "share":
            return t.company_codes[card.share_of].upper()
        case _:
            return str(card.value)


def card_extra(card: Card) -> tuple[str, int] | None:
    """What a card carries beside its kind, with the company: a share, or the mines that it counts."""
    if card.kind == "expansion" and card.share_of >= 0:
        return "share", card.share_of
    return ("mines", card.mines_of) if card.mines_of >= 0 else None


# Regions


def region_gain(place: Region, width: int, *, mined: bool = True) -> str:
    """What entering gives, in as many words as fit; a mark for every mine unless they are shown apart."""
    forms = [_gain(kind, n, "▲" * place.mines if mined else "") for kind, n in place.rewards]
    if not forms:
        return fitting(width, "no gain", "")
    if len(forms) == 1:
        return fitting(width, *forms[0])
    short = [form[-1] for form in forms]
    return fitting(width, ", ".join(form[0] for form in forms), " ".join(short), "".join(short), f"{short[0]}…")


def _gain(kind: str, n: int, mines: str) -> tuple[str, ...]:
    """One reward of a region, from many words to few."""
    match kind:
        case "pounds":
            return (f"£{n}",)
        case "diamond":
            return f"◆ {count(n, 'diamond')} {mines}".rstrip(), f"◆{n}{mines}"
        case "bookkeeping":
            return count(n, "book point"), count(n, "point"), f"{n}pt"
        case _:
            return count(n, "step"), f"+{n}"


def region_name(place: Region, width: int) -> str:
    """The name, or the words of it that fit."""
    return fitting(width, place.name, place.label, place.name.split()[0])


# Books


def book_needs(book: Book, width: int = 8) -> list[tuple[str, Hue]]:
    """What a book asks for, each in its colour."""
    needs = []
    for kind, n in enumerate(book.needs):
        if n:
            word = fitting(width - 2, TOTAL_WORDS[kind], TOTAL_SHORT[kind])
            needs.append((word if kind == len(TOTAL_WORDS) - 1 else f"{n} {word}", TOTALS[kind]))
    if book.any_good:
        n = book.any_good
        needs.append((fitting(width, f"{n} of one good", f"{n} alike", f"{n} any"), ANY_GOOD))
    return needs


def book_gain(book: Book, width: int) -> str:
    """What it gives when the ink pot stops on it."""
    n = book.reward.n
    match book.reward.kind:
        case "pounds":
            return f"£{n}"
        case "diamond":
            return fitting(width, count(n, "diamond"), f"◆ {n}", f"◆{n}")
        case "bookkeeping":
            return fitting(width, count(n, "book point"), count(n, "point"), f"{n}pt")
        case "remove-post":
            return fitting(width, f"{count(n, 'post')} out", f"-{count(n, 'post')}", f"-{n}■")
        case _:
            return fitting(width, "£ cotton - 1", "£ cotton-1", "£cotton-1", "£cot. -1")


def book_hue(book: Book) -> Hue:
    return REWARDS[book.reward.kind]


# Bonus spaces and tracks


def space_short(space: AnySpace) -> str:
    """A bonus space in at most 15 characters; its cost stands beside it."""
    match space:
        case MarkerSpace():
            return "1st player"
        case BuySpace():
            return "buy card"
        case BuyOrDiamondsSpace():
            off = f" -£{space.discount}" if space.discount else ""
            return f"buy{off} + ◆{space.diamonds}"
        case SellSpace():
            what = " coffee" if space.only >= 0 else "" if space.track else " card"
            return f"sell{what} +£{space.plus}"
        case TileSpace():
            return "+1 good" if space.id == "tile-plus-one" else space.label.lower()
        case RewardSpace():
            return "points+◆"
        case AdvanceSpace():
            return f"{space.tracks} tracks"
        case MajoritySpace():
            return f"most {TOTAL_WORDS[space.counts]}"


def space_long(t: Tables, space: AnySpace) -> str:
    """What a disc there does, in a line of about 26 characters."""
    match space:
        case MarkerSpace():
            return f"and {count(space.points, 'book point')}"
        case BuySpace():
            return "for its price in pounds"
        case SellSpace():
            return f"of your hand: crate + £{space.plus}"
        case TileSpace():
            return _tile_words(t, space)
        case RewardSpace():
            return " or ".join(f"{count(points, 'point')} + ◆{steps}" for points, steps in space.options)
        case BuyOrDiamondsSpace():
            off = f" £{space.discount} off" if space.discount else ""
            return f"buy a card{off} and/or ◆{space.diamonds}"
        case AdvanceSpace():
            return f"{count(space.steps, 'step')} on {space.tracks} other tracks"
        case MajoritySpace():
            return f"steps on {t.companies[space.company].name}"


def _tile_words(t: Tables, space: TileSpace) -> str:
    """What the tile adds to the next round."""
    if space.tile not in t.cards:
        return f"next round a good +{t.plus_one}"
    card = t.cards[space.tile]
    match card.kind:
        case "merchant":
            return f"next round ◆{card.diamonds}+{card.per_other_merchant} a merchant"
        case "bookkeeper":
            return f"next round {count(card.points, 'point')}"
        case _:
            return f"next round expand {card.value}"


def tier_gain(tier: Tier, *, first: bool = True) -> str:
    """`3 steps 1pt`."""
    parts = [count(tier.steps, "step") if first else str(tier.steps)]
    parts += [f"£{tier.pounds}"] if tier.pounds else []
    parts += [f"◆{tier.diamonds}"] if tier.diamonds else []
    parts += [f"{tier.points}pt"] if tier.points else []
    parts += [f"-{tier.removes}■"] if tier.removes else []
    return " ".join(parts)


def bonus_short(t: Tables, special: Special) -> str:
    """What a special space of a track unlocks, in at most 16 characters."""
    n = special.n
    match special.kind:
        case "any-goods-discount":
            return f"mixed {n} off"
        case "expansion-value":
            return f"expand +{n}"
        case "extra-discs":
            return f"+{count(n, 'disc')}"
        case "cotton-value":
            return f"cotton +{n}"
        case "goods-discount":
            return f"{special.good} {n} off"
        case space:
            return space_short(t.spaces[t.space_at[space]])
