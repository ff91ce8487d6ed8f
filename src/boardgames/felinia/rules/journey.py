"""Phase 3, arrival: the journey of one merchant from the port to a trading post, or home."""

from boardgames.core.protocol import Refusal, Seat
from boardgames.core.values import evolve, replaced
from boardgames.felinia.actions import Flip, Move
from boardgames.felinia.box.tables import Tables, TradeTile
from boardgames.felinia.events import (
    Events,
    FlippingStopped,
    MerchantLanded,
    MerchantMoved,
    ProvisionSpent,
    TileFlipped,
    TileTaken,
    WentHome,
    WindfallRemoved,
)
from boardgames.felinia.rules.mysteries import draw
from boardgames.felinia.rules.resources import gain
from boardgames.felinia.state import EMPTY, Flipping, Journey, State

WINDFALL = ("provision", "gold", "coin", "good")
"""What the windfall tile gives, in this order (FEL-SPC-09)."""


def land(t: Tables, s: State, seat: Seat, country: int, events: Events) -> State:
    """The first move leads to the province next to the port; there tiles may be turned (FEL-EXP-02, FEL-EXP-03)."""
    board = t.boards[s.variant]
    port = board.ports[country]
    if events is not None:
        events.append(MerchantLanded(seat, board.provinces[port].id))
    frames = (*s.frames, Journey(seat, port, 1 << port, t.base_moves - 1))
    if s.variant == "classic":
        frames = (*frames, Flipping(seat, country, t.max_flips))
    return enter(t, evolve(s, frames=frames), seat, port, events)


def enter(t: Tables, s: State, seat: Seat, at: int, events: Events) -> State:
    """Symbols pay at once, then income tiles, then mystery cards are drawn (FEL-EXP-07, FEL-Q-54)."""
    province = t.boards[s.variant].provinces[at]
    if province.symbols:
        for symbol in province.symbols:
            s = gain(t, s, seat, symbol, "symbol", events)
        for name in s.players[seat].trade:
            tile = t.trade_tiles.get(name)
            if tile is not None and tile.timing == "lasting" and tile.effect in province.symbols:
                s = gain(t, s, seat, tile.effect, "income", events)  # once, however many symbols (FEL-SPC-15)
    if province.mysteries:
        s = draw(s, seat, province.mysteries, events)
    return s


# Turning tiles up, classic game only


def ask_flip(t: Tables, s: State, events: Events) -> State:
    """The question stands while a tile may still be turned and one lies face down (FEL-EXP-03)."""
    frame = s.frames[-1]
    assert isinstance(frame, Flipping)
    if frame.left and face_down(t, s, frame.country):
        return s
    return evolve(s, frames=s.frames[:-1])


def face_down(t: Tables, s: State, country: int) -> int:
    """The set of the country's posts where a trade tile lies face down."""
    hidden = t.boards[s.variant].post_masks[country] & ~s.face_up
    for p in s.players:
        hidden &= ~p.settled
    return hidden


def refuse_flip(t: Tables, s: State, frame: Flipping, a: Flip) -> Refusal | None:
    post = t.boards[s.variant].number.get(a.post)
    if post is None:
        return Refusal("FEL-EXP-03", f"There is no province {a.post!r}.")
    if not t.boards[s.variant].post_masks[frame.country] >> post & 1:
        return Refusal("FEL-Q-07", "Only tiles of the country where the merchant landed may be turned.")
    if not face_down(t, s, frame.country) >> post & 1:
        return Refusal("FEL-EXP-03", "No tile lies face down there.")
    return None


def flip(t: Tables, s: State, seat: Seat, frame: Flipping, a: Flip, events: Events) -> State:
    """The tile stays face up until somebody takes it (FEL-EXP-04)."""
    post = t.boards[s.variant].number[a.post]
    if events is not None:
        events.append(TileFlipped(seat, a.post, s.tiles[post]))
    return evolve(
        s,
        face_up=s.face_up | 1 << post,
        frames=(*s.frames[:-1], Flipping(seat, frame.country, frame.left - 1)),
    )


def stop_flipping(s: State, seat: Seat, events: Events) -> State:
    if events is not None:
        events.append(FlippingStopped(seat))
    return evolve(s, frames=s.frames[:-1])


# Travelling


def ask_travel(t: Tables, s: State, events: Events) -> State:
    """A face-up tile ends the journey; so does having nowhere to go (FEL-EXP-12, FEL-EXP-19)."""
    frame = s.frames[-1]
    assert isinstance(frame, Journey)
    if s.face_up >> frame.at & 1:
        return settle(t, s, frame, events)
    if ahead(t, s, frame) and (frame.moves or s.players[frame.seat].provisions):
        return s
    return go_home(t, s, frame.seat, frame, events)


def ahead(t: Tables, s: State, frame: Journey) -> int:
    """The set of provinces the merchant could enter next, moves left aside.

    On a trading post lies a face-up tile, or it is closed: a face-down tile or a merchant (FEL-EXP-15 to FEL-EXP-17).
    """
    board = t.boards[s.variant]
    return board.road_masks[frame.at] & ~frame.visited & (board.open_mask | s.face_up)


def refuse_move(t: Tables, s: State, frame: Journey, a: Move) -> Refusal | None:
    board = t.boards[s.variant]
    to = board.number.get(a.to)
    if to is None:
        return Refusal("FEL-EXP-06", f"There is no province {a.to!r}.")
    label, bit = board.provinces[to].label, 1 << to
    if frame.visited & bit:
        return Refusal("FEL-EXP-15", f"This merchant has already been in {label}.")
    if not board.road_masks[frame.at] & bit:
        return Refusal("FEL-EXP-06", f"No road leads from {board.provinces[frame.at].label} to {label}.")
    if any(p.settled & bit for p in s.players):
        return Refusal("FEL-EXP-16", f"A merchant has settled in {label}.")
    if not (board.open_mask | s.face_up) & bit:
        return Refusal("FEL-EXP-17", f"The trade tile of {label} lies face down.")
    if not frame.moves:
        rule = "FEL-XEX-02" if s.variant == "expert" else "FEL-EXP-01"
        return Refusal(rule, "This merchant has no move left.", need=1, have=0)
    return None


def move(t: Tables, s: State, seat: Seat, frame: Journey, a: Move, events: Events) -> State:
    to = t.boards[s.variant].number[a.to]
    if events is not None:
        events.append(MerchantMoved(seat, a.to))
    on = Journey(seat, to, frame.visited | 1 << to, frame.moves - 1)
    return enter(t, evolve(s, frames=(*s.frames[:-1], on)), seat, to, events)


def refuse_provision(t: Tables, s: State, seat: Seat, frame: Journey) -> Refusal | None:
    if s.variant != "expert":
        return Refusal("FEL-SET-20", "Provisions are used in the expert game only.")
    if frame.moves:
        text = "A provision is spent when the merchant has no move left."
        return Refusal("FEL-Q-41", text, need=0, have=frame.moves)
    if not s.players[seat].provisions:
        return Refusal("FEL-XEX-02", "You have no provision.", need=1, have=0)
    if not ahead(t, s, frame):
        return Refusal("FEL-Q-41", "The merchant could not enter any province.")
    return None


def spend_provision(s: State, seat: Seat, frame: Journey, events: Events) -> State:
    """One provision, back to the supply at once, is one more move (FEL-XEX-02, FEL-XEX-04)."""
    if events is not None:
        events.append(ProvisionSpent(seat))
    p = s.players[seat]
    return evolve(
        s,
        players=replaced(s.players, seat, evolve(p, provisions=p.provisions - 1)),
        frames=(*s.frames[:-1], Journey(seat, frame.at, frame.visited, frame.moves + 1)),
    )


def go_home(t: Tables, s: State, seat: Seat, frame: Journey, events: Events) -> State:
    """The merchant returns to the stock; what he collected stays with his owner (FEL-EXP-19, FEL-EXP-20)."""
    if events is not None:
        events.append(WentHome(seat, t.boards[s.variant].provinces[frame.at].id))
    p = s.players[seat]
    return evolve(s, players=replaced(s.players, seat, evolve(p, stock=p.stock + 1)), frames=s.frames[:-1])


# Settling


def settle(t: Tables, s: State, frame: Journey, events: Events) -> State:
    """The merchant stays for good and his owner takes the tile (FEL-EXP-13, FEL-EXP-14)."""
    seat, at = frame.seat, frame.at
    board = t.boards[s.variant]
    tile = t.trade_tiles[s.tiles[at]]
    if events is not None:
        events.append(TileTaken(seat, board.provinces[at].id, tile.back, tile.id))
    p = s.players[seat]
    kept = p.trade if tile.timing == "instant" else (*p.trade, tile.id)
    s = evolve(
        s,
        players=replaced(s.players, seat, evolve(p, settled=p.settled | 1 << at, trade=kept)),
        tiles=replaced(s.tiles, at, EMPTY),
        face_up=s.face_up & ~(1 << at),
        frames=s.frames[:-1],
    )
    return _special(t, s, seat, tile, events) if tile.timing else s


def _special(t: Tables, s: State, seat: Seat, tile: TradeTile, events: Events) -> State:
    """What a special tile does when it is taken (FEL-SPC-06, FEL-SPC-09 to FEL-SPC-11, FEL-SPC-13)."""
    if tile.timing == "lasting":
        return gain(t, s, seat, tile.effect, "tile", events)
    if tile.timing == "instant":
        for what in WINDFALL:
            s = gain(t, s, seat, what, "tile", events)
        if events is not None:
            events.append(WindfallRemoved(seat, tile.id))
        return evolve(s, gone=(*s.gone, tile.id))
    return s
