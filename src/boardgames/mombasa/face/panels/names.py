"""Texts on cards, books and tracks: the longest form of the catalogue that fits is drawn."""

from boardgames.kit.panels import fitting
from boardgames.mombasa.box.parts.map_rows import Region
from boardgames.mombasa.box.rows import Special
from boardgames.mombasa.box.tables import (
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
from boardgames.mombasa.face.colours import ANY_GOOD, REWARDS, Hue
from boardgames.mombasa.face.colours import TOTALS as HUES
from boardgames.mombasa.face.panels.scene import Scene
from boardgames.mombasa.rules.runs import Run

# Cards


def card_kind(scene: Scene, card: Card, width: int) -> str:
    return scene.least(width, f"card-{card.good or card.kind}")


def card_figure(t: Tables, card: Card) -> str:
    """Return a card's figure: its value, bookkeeping points, diamond steps, or whose share it is."""
    match card.kind:
        case "bookkeeper":
            return str(card.points)
        case "merchant":
            return str(card.diamonds)
        case "share":
            return t.company_codes[card.share_of].upper()
        case _:
            return str(card.value)


def card_extra(scene: Scene, card: Card) -> tuple[str, int] | None:
    """Return what a card carries beside its kind, with the company: a share, or the mines that it counts."""
    if card.kind == "expansion" and card.share_of >= 0:
        return scene.say("card-with-share"), card.share_of
    return (scene.say("card-with-mines"), card.mines_of) if card.mines_of >= 0 else None


# Regions


def region_gain(scene: Scene, place: Region, width: int, *, mined: bool = True) -> str:
    """Return what entering gives, in as many words as fit; a mark for every mine unless they are shown apart."""
    mines = "▲" * place.mines if mined else ""
    facts = {"mines": mines, "marks": f" {mines}" if mines else ""}
    if not place.rewards:
        return scene.fit(width, "gain-none")
    if len(place.rewards) == 1:
        kind, n = place.rewards[0]
        return scene.least(width, f"gain-{kind}", n=n, **facts)
    short = [scene.least(0, f"gain-{kind}", n=n, **facts) for kind, n in place.rewards]
    full = ", ".join(scene.say(f"gain-{kind}", n=n, **facts) for kind, n in place.rewards)
    return fitting(width, full, " ".join(short), "".join(short), f"{short[0]}…")


def region_name(scene: Scene, place: Region, width: int) -> str:
    """The name in as few letters as it takes, the last forms just enough to tell a region from the others."""
    words = scene.say("region", region=place.id), scene.say("region.short", region=place.id)
    return fitting(width, place.name, place.label, words[0], min(words, key=len))


# Books


def book_needs(scene: Scene, book: Book, width: int = 8) -> list[tuple[str, Hue]]:
    """Return what a book asks for, each in its colour."""
    needs = [(scene.least(width, f"need-{TOTALS[kind]}", n=n), HUES[kind]) for kind, n in enumerate(book.needs) if n]
    if book.any_good:
        needs.append((scene.least(width, "need-alike", n=book.any_good), ANY_GOOD))
    return needs


def book_gain(scene: Scene, book: Book, width: int) -> str:
    """Return what a book gives when the ink pot stops on it."""
    return scene.least(width, f"book-{book.reward.kind}", n=book.reward.n)


def book_hue(book: Book) -> Hue:
    return REWARDS[book.reward.kind]


# Bonus spaces and tracks


def space_short(scene: Scene, space: AnySpace) -> str:
    """A bonus space in at most 15 characters; its cost stands beside it."""
    match space:
        case MarkerSpace():
            return scene.say("space-marker")
        case BuySpace():
            return scene.say("space-buy")
        case BuyOrDiamondsSpace():
            return scene.say("space-buy-or-diamonds", off=space.discount, n=space.diamonds)
        case SellSpace():
            what = "coffee" if space.only >= 0 else "track" if space.track else "card"
            return scene.say("space-sell", what=what, plus=space.plus)
        case TileSpace():
            return scene.say(f"space-tile-{_tile_kind(scene.t, space)}")
        case RewardSpace():
            return scene.say("space-reward")
        case AdvanceSpace():
            return scene.say("space-advance", tracks=space.tracks)
        case MajoritySpace():
            return scene.say("space-majority", kind=scene.say(f"total-{TOTALS[space.counts]}"))


def space_long(scene: Scene, space: AnySpace, size: str = "") -> str:
    """Return what a disc there does, in a line of about 26 characters; `size`: the attribute of a shorter form."""
    match space:
        case MarkerSpace():
            return scene.say("does-marker", n=space.points)
        case BuySpace():
            return scene.say("does-buy")
        case SellSpace():
            return scene.say("does-sell", plus=space.plus)
        case TileSpace():
            return _tile_words(scene, space, size)
        case RewardSpace():
            options = [scene.say(f"option{size}", points=points, n=steps) for points, steps in space.options]
            return scene.words.either(options)
        case BuyOrDiamondsSpace():
            return scene.say("does-buy-or-diamonds", off=space.discount, n=space.diamonds)
        case AdvanceSpace():
            return scene.say("does-advance", n=space.steps, tracks=space.tracks)
        case MajoritySpace():
            return scene.say("does-majority", company=scene.t.companies[space.company].id)


def _tile_kind(t: Tables, space: TileSpace) -> str:
    return t.cards[space.tile].kind if space.tile in t.cards else "plus-one"


def _tile_words(scene: Scene, space: TileSpace, size: str) -> str:
    """Return what the tile adds to the next round."""
    card = scene.t.cards.get(space.tile)
    n, more = (card.value, card.per_other_merchant) if card else (scene.t.plus_one, 0)
    if card and card.kind in ("merchant", "bookkeeper"):
        n = card.diamonds or card.points
    return scene.say(f"does-tile-{_tile_kind(scene.t, space)}{size}", n=n, more=more)


def tier_gain(scene: Scene, tier: Tier, *, first: bool = True) -> str:
    """`3 steps 1pt`."""
    parts = [scene.words.count(tier.steps, "step") if first else str(tier.steps)]
    parts += [f"£{tier.pounds}"] if tier.pounds else []
    parts += [f"◆{tier.diamonds}"] if tier.diamonds else []
    parts += [scene.least(0, "gain-bookkeeping", n=tier.points)] if tier.points else []
    parts += [scene.least(0, "book-remove-post", n=tier.removes)] if tier.removes else []
    return " ".join(parts)


def bonus_short(scene: Scene, special: Special) -> str:
    """Return what a special space of a track unlocks, in at most 16 characters."""
    t = scene.t
    if special.kind in t.space_at:
        return space_short(scene, t.spaces[t.space_at[special.kind]])
    good = scene.words.kind(special.good) if special.good else ""
    return scene.say(f"bonus-{special.kind}", n=special.n, good=good)


def total_words(scene: Scene, size: str = "") -> tuple[str, ...]:
    """Return the names of the totals, kind by kind; `.short` in three letters."""
    return tuple(scene.say(f"total-{kind}{size}") for kind in TOTALS)


def lost_words(scene: Scene, run: Run) -> str:
    """Return why steps are lost, in at most 21 characters."""
    if run.call < 0:
        return scene.say("lost-at-the-end")
    return scene.say("lost-for-a-call", call=run.call, pounds=run.pounds)


def tier_print(scene: Scene, tier: Tier) -> str:
    """The same behind the figure that it takes: `+3`, `+3◆1`, `+3 1pt`."""
    parts = [f"+{tier.steps}"]
    parts += [f"£{tier.pounds}"] if tier.pounds else []
    parts += [f"◆{tier.diamonds}"] if tier.diamonds else []
    parts += [" " + scene.least(0, "gain-bookkeeping", n=tier.points)] if tier.points else []
    parts += [scene.least(0, "book-remove-post", n=tier.removes)] if tier.removes else []
    return "".join(parts)
