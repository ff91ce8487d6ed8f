"""Invariants of every state: a position that comes from a file must pass before anybody plays on from it."""

from boardgames.core.state_checks import (
    Faults,
    adds_up,
    all_within,
    counts,
    first_fault,
    known,
    one_of,
    same_pieces,
    sized,
    streams,
    subset,
    within,
)
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.rules.exploration import docks_by_time
from boardgames.felinia.state import (
    BOATS_OUT,
    EMPTY,
    LAST_MERCHANT,
    STREAMS,
    AnyFrame,
    Bid,
    Boarding,
    Buy,
    Commerce,
    Departing,
    Departures,
    FinalSale,
    Flipping,
    Guild,
    Journey,
    Mystery,
    Preparing,
    State,
    Storing,
    phase,
)


def fault(t: Tables, s: State) -> str:
    """The first thing that is wrong, as the end of a sentence; empty if nothing is."""
    return first_fault(_faults(t, s))


def _faults(t: Tables, s: State) -> Faults:
    yield from _shape(t, s)
    yield from _references(t, s)
    yield from _frames(t, s)
    yield from _goods(t, s)
    yield from _players(t, s)
    yield from _land(t, s)
    yield from _boats(t, s)
    yield from _hands(t, s)


# lengths, numbers and names


def _shape(t: Tables, s: State) -> Faults:
    """Every list has its length, every number its bounds."""
    yield from one_of("variant", s.variant, tuple(t.boards))
    yield from one_of("end", s.end, ("", LAST_MERCHANT, BOATS_OUT))
    seats, kinds, markets = len(s.players), len(t.goods), len(t.places) - 1
    yield from within("players", seats, 2, 4)
    yield from within("first", s.first, 0, seats - 1)
    yield from within("round", s.round, 1, len(t.boats) - len(t.docks) + 1)
    yield from sized("markets", s.markets, markets)
    for i, goods in enumerate(s.markets):
        yield from counts(f"markets.{i}", goods, kinds, t.places[i].goods_spaces)
    yield from counts("bag", s.bag, kinds, sum(good.count for good in t.goods))
    yield from sized("piles", s.piles, len(t.places))
    for i, pile in enumerate(s.piles):
        yield from all_within(f"piles.{i}", pile, 0, seats - 1)
    yield from sized("ships", s.ships, len(t.docks))
    for i, ship in enumerate(s.ships):
        yield from all_within(f"ships.{i}.merchants", ship.merchants, 0, seats - 1)
    yield from sized("tiles", s.tiles, len(t.boards[s.variant].provinces))
    yield from streams(s.rng, len(STREAMS))
    for seat in range(seats):
        yield from _sheet(t, s, seat)


def _sheet(t: Tables, s: State, seat: int) -> Faults:
    p, name, parts = s.players[seat], f"players.{seat}", t.components
    yield from within(f"{name}.money", p.money, 0, t.money.max)
    yield from counts(f"{name}.goods", p.goods, len(t.goods), sum(good.count for good in t.goods))
    for what, units in (("gold", p.gold), ("spice", p.spice), ("provisions", p.provisions)):
        yield from within(f"{name}.{what}", units, 0, t.cards.faces[1] * t.cards.cards_each)
    yield from within(f"{name}.stock", p.stock, 0, parts.merchants_per_player)
    yield from within(f"{name}.tokens", p.tokens, 0, parts.bid_tokens_per_player)
    yield from subset(f"{name}.circles", p.circles, (1 << len(t.bank.lap_income)) - 1)
    yield from subset(f"{name}.settled", p.settled, sum(t.boards[s.variant].post_masks))
    if s.variant == "classic" and p.provisions:
        yield f"{name}.provisions is {p.provisions}, and the classic game has none"


def _references(t: Tables, s: State) -> Faults:
    """Every id is one that the tables know."""
    yield from known("tiles", s.tiles, (EMPTY, *t.trade_tiles))
    yield from known("gone", s.gone, (*t.trade_tiles, *t.boats))
    yield from known("boats", s.boats, t.boats)
    yield from known("ships", [ship.boat for ship in s.ships], (EMPTY, *t.boats))
    yield from known("mysteries", s.mysteries, t.mystery_cards)
    yield from known("bonus", s.bonus, t.bonus_tiles)
    for seat, p in enumerate(s.players):
        yield from known(f"players.{seat}.trade", p.trade, t.trade_tiles)
        yield from known(f"players.{seat}.bonus", p.bonus, t.bonus_tiles)
        yield from known(f"players.{seat}.mystery", p.mystery, t.mystery_cards)


# open business


def _frames(t: Tables, s: State) -> Faults:
    """The stack is the rest of a round, or of the last exploration, with the question on top."""
    match s.frames:
        case ():
            yield from _no_tokens_lie(s)
        case (Preparing(), Storing() as storing, Departing(), Commerce() as commerce, top):
            yield from _waits_for_first(s, storing.seat)
            yield from within("frames.3.place", commerce.place, 0, len(t.places) - 1)
            yield from _token(t, s, commerce, top)
        case (Preparing(), Storing() as storing, Departures() as leaving, Journey() as journey, *top):
            yield from _waits_for_first(s, storing.seat)
            yield from _exploration(t, s, leaving, journey, top)
        case (FinalSale() as sale, Departures() as leaving, Journey() as journey, *top):
            yield from _waits_for_first(s, sale.seat)
            yield from _exploration(t, s, leaving, journey, top)
        case (Preparing(), Storing() as top) | (FinalSale() as top,):
            yield from within("frames.seat", top.seat, 0, len(s.players) - 1)
            yield from _no_tokens_lie(s)
        case _:
            yield "frames are no stack that the rules make"
    yield from _end_agrees(s)


def _waits_for_first(s: State, seat: int) -> Faults:
    """Check that nothing of the later phases has begun: they begin with the first player."""
    if seat != s.first:
        yield f"frames have seat {seat} begin a later phase, not the first player"


def _end_agrees(s: State) -> Faults:
    """The end is known in the last exploration and sales; before them only while the last merchant's round trades."""
    if not s.frames:
        return
    last = isinstance(s.frames[0], FinalSale)
    if last and not s.end:
        yield "end is empty though the game is ending"
    if not last and s.end and (phase(s) != "commerce" or s.end == BOATS_OUT):
        yield f"end is {s.end!r} though the round goes on"


def _token(t: Tables, s: State, commerce: Commerce, top: AnyFrame) -> Faults:
    """A bid, or what the top token of the first place with tokens does."""
    seats, place = len(s.players), commerce.place
    if not isinstance(top, Bid | Buy | Guild | Boarding):
        yield "frames.4 does not belong to the auction or the commerce phase"
        return
    yield from within("frames.4.seat", top.seat, 0, seats - 1)
    if isinstance(top, Bid):
        yield from within("frames.4.lap", top.lap, 1, len(t.bank.lap_income))
        yield from within("frames.3.place", place, 0, 0)
        yield from _laps(t, s, top)
        return
    if any(s.piles[:place]):
        yield "piles hold a token at a place that has been served"
    if isinstance(top, Buy | Guild):
        if top.place != place or isinstance(top, Guild) != (place == len(t.places) - 1):
            yield f"frames.4.place is {top.place}, which is not where tokens act"
        elif s.piles[place][-1:] != (top.seat,):
            yield f"frames.4.seat is {top.seat}, who does not own the top token"
        elif isinstance(top, Buy) and not any(s.markets[place]):
            yield f"frames.4.place is {place}, where nothing can be bought"


def _laps(t: Tables, s: State, f: Bid) -> Faults:
    """Everybody has a token for each lap still to come, and each circle belongs to a lap that was played."""
    seats, most = len(s.players), t.components.bid_tokens_per_player
    for seat, p in enumerate(s.players):
        placed = f.lap - 1 + ((seat - s.first) % seats < (f.seat - s.first) % seats)
        yield from within(f"players.{seat}.tokens", p.tokens, most - placed, most)
        yield from subset(f"players.{seat}.circles", p.circles, (1 << placed) - 1)


def _no_tokens_lie(s: State) -> Faults:
    for i, pile in enumerate(s.piles):
        yield from sized(f"piles.{i}", pile, 0)


def _exploration(t: Tables, s: State, leaving: Departures, journey: Journey, top: list[AnyFrame]) -> Faults:
    """A merchant of the first boat that leaves is on the way."""
    yield from _no_tokens_lie(s)
    if not leaving.docks or list(leaving.docks) != [dock for dock in docks_by_time(t, s) if dock in leaving.docks]:
        yield "frames let boats leave that do not lie there, or not in their order"
        return
    aboard = s.ships[leaving.docks[0]].merchants
    yield from within("frames.landed", leaving.landed, 1, len(aboard))
    board = t.boards[s.variant]
    provinces = len(board.provinces)
    yield from within("frames.at", journey.at, 0, provinces - 1)
    yield from subset("frames.visited", journey.visited, (1 << provinces) - 1)
    yield from within("frames.moves", journey.moves, 0, max(1, t.exploration.base_moves - 1))
    if journey.seat != aboard[leaving.landed - 1]:
        yield f"frames.seat is {journey.seat}, whose merchant has not landed"
    if not journey.visited >> journey.at & 1 or not (board.open_mask | s.face_up) >> journey.at & 1:
        yield f"frames.at is {journey.at}, where no merchant can be"
    yield from _on_the_way(t, s, journey, top)


def _on_the_way(t: Tables, s: State, journey: Journey, top: list[AnyFrame]) -> Faults:
    match top:
        case []:
            return
        case [Flipping() as f] if s.variant == "classic":
            yield from within("frames.country", f.country, 0, len(t.countries) - 1)
            yield from within("frames.left", f.left, 1, t.exploration.max_flips)
            if journey.at != t.boards[s.variant].ports[f.country]:
                yield f"frames.country is {f.country}, and the merchant is not at its port"
        case [Mystery() as f] if s.variant == "expert":
            yield from known("frames.cards", f.cards, t.mystery_cards)
            yield from within("frames.cards", len(f.cards), 1, 2)
            yield from within("frames.left", f.left, 0, max(0, t.boards[s.variant].mysteries[journey.at] - 1))
        case _:
            yield "frames hold something on top that does not belong to a journey"
            return
    if f.seat != journey.seat:
        yield f"frames.seat is {f.seat}, who does not travel"


# what there is of everything


def _goods(t: Tables, s: State) -> Faults:
    holders = [s.bag, *s.markets, *(p.goods for p in s.players)]
    for kind, good in enumerate(t.goods):
        yield from adds_up(f"all tiles of {good.id}", sum(goods[kind] for goods in holders), good.count)
    for i, goods in enumerate(s.markets):
        closed = len(s.players) in t.places[i].closed_at
        yield from within(f"markets.{i}", sum(goods), 0, 0 if closed else t.places[i].goods_spaces)
        yield from within(f"piles.{i}", len(s.piles[i]), 0, 0 if closed else t.components.bid_tokens_per_player * 4)
    for what in ("gold", "spice", "provisions"):
        held = sum(getattr(p, what) for p in s.players)
        yield from within(f"the {what} of all players", held, 0, t.cards.faces[1] * t.cards.cards_each)


def _players(t: Tables, s: State) -> Faults:
    """Merchants and bid tokens are all somewhere."""
    aboard = [merchant for ship in s.ships for merchant in ship.merchants]
    landed: tuple[int, ...] = ()
    for frame in s.frames:
        if isinstance(frame, Departures):
            landed = s.ships[frame.docks[0]].merchants[: frame.landed]
    travelling = [frame.seat for frame in s.frames if isinstance(frame, Journey)]
    for seat, p in enumerate(s.players):
        merchants = p.stock + aboard.count(seat) - landed.count(seat) + travelling.count(seat) + p.settled.bit_count()
        yield from adds_up(f"the merchants of seat {seat}", merchants, t.components.merchants_per_player)
        tokens = p.tokens + p.circles.bit_count() + sum(pile.count(seat) for pile in s.piles)
        yield from adds_up(f"the bid tokens of seat {seat}", tokens, t.components.bid_tokens_per_player)


def _land(t: Tables, s: State) -> Faults:
    """On every trading post lies a tile of its country, or a merchant has settled."""
    board = t.boards[s.variant]
    settled = 0
    for seat, p in enumerate(s.players):
        if settled & p.settled:
            yield f"players.{seat}.settled is {p.settled}, where others have settled"
        settled |= p.settled
    lying = sum(1 << at for at, tile in enumerate(s.tiles) if tile)
    yield from subset("face_up", s.face_up, lying)
    if lying & settled or lying | settled != sum(board.post_masks):
        yield "tiles do not lie on exactly the posts where nobody has settled"
    for at, tile in enumerate(s.tiles):
        if tile and t.trade_tiles[tile].back != board.provinces[at].country:
            yield f"tiles.{at} is {tile!r}, which belongs to another country"
    removed = [tile for tile in s.gone if tile in t.trade_tiles]
    for i, tile in enumerate(removed):
        if t.trade_tiles[tile].timing != "instant":
            yield f"gone.{i} is {tile!r}, which is kept by whoever takes it"
    for seat, p in enumerate(s.players):
        yield from within(f"players.{seat}.trade", p.settled.bit_count() - len(p.trade), 0, len(removed))
    taken = [tile for p in s.players for tile in p.trade]
    everything = [tile for tiles in board.tiles for tile in tiles]
    yield from same_pieces("the trade tiles", [*filter(None, s.tiles), *taken, *removed], everything)


def _boats(t: Tables, s: State) -> Faults:
    """Grey boats lie above blue ones; nobody stands where no boat or no place is."""
    docked = [ship.boat for ship in s.ships if ship.boat]
    used = [boat for boat in s.gone if boat in t.boats]
    yield from same_pieces("the boats", [*s.boats, *docked, *used], t.boats)
    # At least one boat leaves in a round, and at most those of all docks.
    yield from within("round", s.round, max(1, -(-len(used) // len(t.docks))), len(used) + 1)
    backs = [t.boats[boat].back for boat in s.boats]
    if backs != sorted(backs, reverse=True):
        yield "boats hold a blue one above a grey one"
    for i, ship in enumerate(s.ships):
        places = t.boats[ship.boat].places if ship.boat else 0
        yield from within(f"ships.{i}.merchants", len(ship.merchants), 0, places)
        if not ship.boat and phase(s) in ("auction", "commerce"):
            yield f"ships.{i}.boat is missing before the boats leave"


def _hands(t: Tables, s: State) -> Faults:
    """Bonus tiles and mystery cards are each in one place."""
    yield from same_pieces("the bonus tiles", [*s.bonus, *(tile for p in s.players for tile in p.bonus)], t.bonus_tiles)
    drawn = [card for frame in s.frames if isinstance(frame, Mystery) for card in frame.cards]
    held = [card for p in s.players for card in p.mystery]
    everything = t.mystery_cards if s.variant == "expert" else ()
    yield from same_pieces("the mystery cards", [*s.mysteries, *drawn, *held], everything)
    for seat, p in enumerate(s.players):
        kinds = [t.mystery_cards[card] for card in p.mystery]
        if len(set(kinds)) < len(kinds):
            yield f"players.{seat}.mystery holds two cards of one kind"
