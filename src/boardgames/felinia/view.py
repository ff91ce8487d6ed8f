"""Views of Felinia: observing, imagining and witnessing."""

from collections.abc import Iterable, Sequence

from boardgames.core.game import Seat
from boardgames.core.remember import remember_last
from boardgames.core.rng import below, shuffled, start_streams
from boardgames.core.values import Event, evolve
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.events import BonusTaken, Gained, MysteriesDrawn, MysteryKept, NotGained, TileFlipped, TileTaken
from boardgames.felinia.state import EMPTY, STREAMS, AnyFrame, Mystery, Player, State

BLANK = "?"
NO_CHANCE = (0,) * len(STREAMS)


def observe(t: Tables, s: State, seat: Seat | None) -> State:
    """The table as a seat sees it; when the game is over the players' tiles lie open (FEL-CRD-05, FEL-CRD-07)."""
    over = not s.frames
    return evolve(
        s,
        players=s.players
        if over
        else tuple([p if owner == seat else _observe_player(p, t) for owner, p in enumerate(s.players)]),
        boats=_observe_boats(s.boats, t, s.next_boat),
        tiles=s.tiles if s.variant == "expert" else _observe_tiles(s.tiles, t, s.face_up),
        mysteries=(BLANK,) * len(s.mysteries),
        frames=_observe_frames(s, seat),
        rng=NO_CHANCE,
    )


def recall(t: Tables, s: State, seat: Seat | None) -> State:
    """Return what the seat sees, and the trade and bonus tiles of the others: all saw them when they were taken.

    Mystery cards that the seat itself put under the pile are forgotten: the state does not keep who drew them.
    """
    seen = observe(t, s, seat)
    players = zip(seen.players, s.players, strict=True)
    return evolve(seen, players=tuple(evolve(now, trade=p.trade, bonus=p.bonus) for now, p in players))


@remember_last
def _observe_player(p: Player, t: Tables) -> Player:
    """Return a player as others see them: cards, goods and money are open, mysteries are not (FEL-CRD-02, FEL-CRD-06,
    FEL-MYS-06).
    """
    return evolve(
        p,
        trade=tuple([t.backs[tile] for tile in p.trade]),
        bonus=(BLANK,) * len(p.bonus),
        mystery=(BLANK,) * len(p.mystery),
    )


@remember_last
def _observe_boats(boats: tuple[str, ...], t: Tables, next_boat: bool) -> tuple[str, ...]:
    """Only the backs of the boat pile are seen, and with the next-boat option its top (FEL-VAR-01, FEL-VAR-02)."""
    known = 1 if next_boat else 0
    return boats[:known] + tuple([t.backs[boat] for boat in boats[known:]])


@remember_last
def _observe_tiles(tiles: tuple[str, ...], t: Tables, up: int) -> tuple[str, ...]:
    """The backs of tiles that lie face down."""
    backs = t.backs
    return tuple([backs[tile] if tile and not up >> at & 1 else tile for at, tile in enumerate(tiles)])


def _observe_frames(s: State, seat: Seat | None) -> tuple[AnyFrame, ...]:
    top = s.frames[-1] if s.frames else None
    if isinstance(top, Mystery) and top.seat != seat:
        return (*s.frames[:-1], Mystery(top.seat, (BLANK,) * len(top.cards), top.left))
    return s.frames


def imagine(t: Tables, seen: State, seat: Seat | None, luck: int) -> State:
    """Deal what is hidden so that the seat would see exactly `seen`."""
    luck, boats = _imagine_boats(t, seen, luck)
    luck, tiles, trades = _imagine_trade(t, seen, luck)
    luck, bonuses = _imagine_bonus(t, seen, luck)
    luck, pile, drawn, mysteries = _imagine_mysteries(t, seen, luck)
    players = tuple(
        evolve(p, trade=trades[owner], bonus=bonuses[owner], mystery=mysteries[owner])
        for owner, p in enumerate(seen.players)
    )
    frames = seen.frames
    if frames and isinstance(frames[-1], Mystery):
        frames = (*frames[:-1], evolve(frames[-1], cards=drawn))
    return evolve(
        seen,
        players=players,
        boats=boats,
        tiles=tiles,
        mysteries=pile,
        frames=frames,
        rng=start_streams(luck, STREAMS),
    )


def _imagine_boats(t: Tables, seen: State, luck: int) -> tuple[int, tuple[str, ...]]:
    """Unseen grey boats above unseen blue ones."""
    known = {*seen.boats, *seen.gone, *(ship.boat for ship in seen.ships)}
    luck, grey = shuffled(luck, [b.id for b in t.boats.values() if b.back == "grey" and b.id not in known])
    luck, blue = shuffled(luck, [b.id for b in t.boats.values() if b.back == "blue" and b.id not in known])
    left = {BLANK + "grey": list(grey), BLANK + "blue": list(blue)}
    return luck, _fill(seen.boats, left)


def _imagine_trade(t: Tables, seen: State, luck: int) -> tuple[int, tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """In each country the tiles not seen lie face down on its posts or before the other players."""
    known = {*seen.tiles, *seen.gone, *(tile for p in seen.players for tile in p.trade)}
    left: dict[str, list[str]] = {}
    for country, tiles in zip(t.countries, t.boards[seen.variant].tiles, strict=True):
        luck, order = shuffled(luck, [tile for tile in tiles if tile not in known])
        left[BLANK + country.id] = list(order)
    posts = _fill(seen.tiles, left)
    return luck, posts, tuple(_fill(p.trade, left) for p in seen.players)


def _imagine_bonus(t: Tables, seen: State, luck: int) -> tuple[int, tuple[tuple[str, ...], ...]]:
    known = {*seen.bonus, *(tile for p in seen.players for tile in p.bonus)}
    luck, order = shuffled(luck, [tile for tile in t.bonus_tiles if tile not in known])
    left = {BLANK: list(order)}
    return luck, tuple(_fill(p.bonus, left) for p in seen.players)


def _fill(slots: Iterable[str], left: dict[str, list[str]]) -> tuple[str, ...]:
    """Every blank replaced by the next thing that fits it."""
    return tuple(left[slot].pop() if slot in left else slot for slot in slots)


def _imagine_mysteries(
    t: Tables, seen: State, luck: int
) -> tuple[int, tuple[str, ...], tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """Cards dealt so that nobody has two of a kind; whoever holds most is served first, so that it always works out."""
    if not t.mystery_cards or seen.variant != "expert":
        return luck, (), (), tuple(p.mystery for p in seen.players)
    top = seen.frames[-1] if seen.frames else None
    in_hand = top.cards if isinstance(top, Mystery) else ()
    known = {*in_hand, *(card for p in seen.players for card in p.mystery)}
    luck, order = shuffled(luck, [card for card in t.mystery_cards if card not in known])
    left = list(order)
    hands = [p.mystery for p in seen.players]
    for owner in sorted(range(len(hands)), key=lambda owner: -len(hands[owner])):
        if BLANK in hands[owner]:
            luck, hands[owner], left = _deal_kinds(t, hands[owner], left, luck)
    hidden_hand = {BLANK: left}
    drawn = _fill(in_hand, hidden_hand)
    return luck, tuple(left), drawn, tuple(hands)


def _deal_kinds(
    t: Tables, hand: tuple[str, ...], left: Sequence[str], luck: int
) -> tuple[int, tuple[str, ...], list[str]]:
    """A hand of different kinds, those first of which most cards are left."""
    kinds: dict[str, list[str]] = {}
    for card in left:
        kinds.setdefault(t.mystery_cards[card], []).append(card)
    ranked = []
    for kind in kinds:
        luck, chance = below(luck, 1 << 30)
        ranked.append((-len(kinds[kind]), chance, kind))
    chosen = [kinds[kind][0] for _, _, kind in sorted(ranked)[: len(hand)]]
    return luck, tuple(chosen), [card for card in left if card not in chosen]


def unseen(t: Tables, s: State, seat: Seat | None) -> frozenset[str]:
    """Return what the seat does not know of the table, as `kind: detail`; `Words.fact` has words for each kind."""
    facts = [f"boat-pile: {boat}" for boat in s.boats[1 if s.next_boat else 0 :]]
    facts += [f"face-down: {tile} at {at}" for at, tile in enumerate(s.tiles) if tile and not s.face_up >> at & 1]
    facts += [f"mystery: {card}" for card in s.mysteries]
    if s.frames:
        for owner, p in enumerate(s.players):
            if owner != seat:
                facts += [f"taken: {tile} of {owner}" for tile in p.trade + p.bonus]
                facts += [f"mystery: {card}" for card in p.mystery]
        top = s.frames[-1]
        if isinstance(top, Mystery) and top.seat != seat:
            facts += [f"mystery: {card}" for card in top.cards]
    return frozenset(facts)


def witness(event: Event, seat: Seat | None, *, later: bool) -> Event | None:
    """A tile is seen by all when it is turned up or taken; later only its owner may look (FEL-CRD-05, FEL-Q-45).

    A tile that still lies face up is on the table for all to see, so its turning can be forgotten as well. What a
    special tile gave when it was taken would tell what it was.
    """
    match event:
        case MysteriesDrawn() if event.seat != seat:
            return evolve(event, cards=(EMPTY,) * len(event.cards))
        case MysteryKept() if event.seat != seat:
            return evolve(event, card=EMPTY)
        case TileFlipped() if later:
            return evolve(event, tile=EMPTY)
        case TileTaken() | BonusTaken() if later and event.seat != seat:
            return evolve(event, tile=EMPTY)
        case Gained() | NotGained() if later and event.source == "tile" and event.seat != seat:
            return None
        case _:
            return event
