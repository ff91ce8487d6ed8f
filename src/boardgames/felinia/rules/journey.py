"""Phase 3, arrival: the journey of one merchant from the port to a trading post, or home."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question, not_now
from boardgames.core.values import evolve, replaced
from boardgames.felinia.actions import AnyAction, Flip, GoHome, Move, SpendProvision, StopFlipping
from boardgames.felinia.box.rows import TradeTile
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.events import (
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
from boardgames.felinia.rules.resources import SELL, gain, gain_together, sellable
from boardgames.felinia.state import EMPTY, Flipping, Journey, Player, State

WINDFALL = ("provision", "gold", "coin", "good")
"""Kinds of windfall, in the order in which the tile gives them (FEL-SPC-09)."""


# landing and entering


def land(t: Tables, s: State, seat: Seat, country: int, events: Events) -> State:
    """The first move leads to the province next to the port; there tiles may be turned (FEL-EXP-02, FEL-EXP-03,
    FEL-EXP-05).
    """
    board = t.boards[s.variant]
    port = board.ports[country]
    if events is not None:
        events.append(MerchantLanded(seat, board.provinces[port].id))
    frames = (*s.frames, Journey(seat, port, 1 << port, t.exploration.base_moves - 1))
    if s.variant == "classic":
        frames = (*frames, Flipping(seat, country, t.exploration.max_flips))
    return enter(t, evolve(s, frames=frames), seat, port, events)


def enter(t: Tables, s: State, seat: Seat, at: int, events: Events) -> State:
    """Symbols pay at once, then income tiles, then mystery cards are drawn (FEL-EXP-07, FEL-Q-54)."""
    board = t.boards[s.variant]
    symbols, mysteries = board.symbols[at], board.mysteries[at]
    if symbols:
        extra = extra_income(t, s.players[seat], symbols)
        if len(symbols) + len(extra) == 1:
            s = gain(t, s, seat, symbols[0], "symbol", events)
        else:
            units = [(symbol, "symbol") for symbol in symbols] + [(unit, "income") for unit in extra]
            s = gain_together(t, s, seat, units, events)
    return draw(s, seat, mysteries, events) if mysteries else s


def extra_income(t: Tables, p: Player, symbols: tuple[str, ...]) -> list[str]:
    """Return what income tiles add: one unit each, however many of their symbols there are (FEL-SPC-15, FEL-SPC-07,
    FEL-SPC-08, FEL-SPC-12, FEL-SPC-14).
    """
    tiles = t.trade_tiles
    held = [tiles[name] for name in p.trade if name in tiles]
    return [tile.effect for tile in held if tile.timing == "lasting" and tile.effect in symbols]


# turning tiles up, classic game only


def run_flipping(t: Tables, s: State, f: Flipping, events: Events) -> State | None:
    """The question stands while a tile may still be turned and one lies face down (FEL-EXP-03, FEL-EXP-21)."""
    if f.left and face_down(t, s, f.country):
        return None
    return evolve(s, frames=s.frames[:-1])


def face_down(t: Tables, s: State, country: int) -> int:
    """The set of the country's posts where a trade tile lies face down."""
    hidden = t.boards[s.variant].post_masks[country] & ~s.face_up
    for p in s.players:
        hidden &= ~p.settled
    return hidden


def offer_flips(t: Tables, s: State, seat: Seat, f: Flipping) -> tuple[AnyAction, ...]:
    """Return the tiles that the merchant may turn up, and what can be sold."""
    menu = t.menu
    flips, hidden = menu.flips[s.variant], face_down(t, s, f.country)
    posts = t.boards[s.variant].posts[f.country]
    turned = [flips[post] for post in posts if hidden >> post & 1]
    return (*turned, *menu.stop, *menu.sells[sellable(s.players[seat])])


def refuse_flip(t: Tables, s: State, seat: Seat, f: Flipping, a: Flip) -> Refusal | None:
    board = t.boards[s.variant]
    post = board.number.get(a.post)
    if post is None:
        return refuse("FEL-EXP-03", "no-such-province", name=a.post)
    if not board.post_masks[f.country] >> post & 1:
        return refuse("FEL-Q-07", "flip-other-country")
    if not face_down(t, s, f.country) >> post & 1:
        return refuse("FEL-EXP-03", "nothing-face-down")
    return None


def flip(t: Tables, s: State, seat: Seat, f: Flipping, a: Flip, events: Events) -> State:
    """The tile stays face up until somebody takes it (FEL-EXP-04)."""
    post = t.boards[s.variant].number[a.post]
    if events is not None:
        events.append(TileFlipped(seat, a.post, s.tiles[post]))
    return evolve(
        s,
        face_up=s.face_up | 1 << post,
        frames=(*s.frames[:-1], Flipping(seat, f.country, f.left - 1)),
    )


def stop_flipping(t: Tables, s: State, seat: Seat, f: Flipping, a: StopFlipping, events: Events) -> State:
    if events is not None:
        events.append(FlippingStopped(seat))
    return evolve(s, frames=s.frames[:-1])


# travelling


def run_journey(t: Tables, s: State, f: Journey, events: Events) -> State | None:
    """A face-up tile ends the journey; so does having nowhere to go (FEL-EXP-12, FEL-EXP-19, FEL-XEX-01,
    FEL-XEX-10).
    """
    if s.face_up >> f.at & 1:
        return settle(t, s, f, events)
    if ahead(t, s, f) and (f.moves or s.players[f.seat].provisions):
        return None
    return _return_home(t, s, f, events)


def ahead(t: Tables, s: State, f: Journey) -> int:
    """The set of provinces the merchant could enter next, moves left aside."""
    return ways(t, s, f.at, f.visited)


def ways(t: Tables, s: State, at: int, visited: int) -> int:
    """Where the roads of a province lead a merchant who has been in some provinces already.

    On a trading post lies a face-up tile, or it is closed: a face-down tile or a merchant (FEL-EXP-15 to FEL-EXP-17).
    """
    board = t.boards[s.variant]
    return board.road_masks[at] & ~visited & (board.open_mask | s.face_up)


def offer_steps(t: Tables, s: State, seat: Seat, f: Journey) -> tuple[AnyAction, ...]:
    menu = t.menu
    sells = menu.sells[sellable(s.players[seat])]
    if not f.moves:
        # asked at all only if a province lies ahead and a provision is there
        return menu.provision_or_home + sells
    free = ahead(t, s, f)
    return (*[move for bit, move in menu.moves[s.variant][f.at] if free & bit], *menu.home, *sells)


def refuse_move(t: Tables, s: State, seat: Seat, f: Journey, a: Move) -> Refusal | None:
    board = t.boards[s.variant]
    to = board.number.get(a.to)
    if to is None:
        return refuse("FEL-EXP-06", "no-such-province", name=a.to)
    if f.visited >> to & 1:
        return refuse("FEL-EXP-15", "been-there", place=a.to)
    if not board.road_masks[f.at] >> to & 1:
        return refuse("FEL-EXP-06", "no-road", at=board.provinces[f.at].id, place=a.to)
    if any(p.settled >> to & 1 for p in s.players):
        return refuse("FEL-EXP-16", "post-settled", place=a.to)
    if not ahead(t, s, f) >> to & 1:
        return refuse("FEL-EXP-17", "post-face-down", place=a.to)
    if not f.moves:
        return refuse("FEL-XEX-02" if s.variant == "expert" else "FEL-EXP-01", "no-move-left", 1, 0)
    return None


def move(t: Tables, s: State, seat: Seat, f: Journey, a: Move, events: Events) -> State:
    to = t.boards[s.variant].number[a.to]
    if events is not None:
        events.append(MerchantMoved(seat, a.to))
    on = Journey(seat, to, f.visited | 1 << to, f.moves - 1)
    return enter(t, evolve(s, frames=(*s.frames[:-1], on)), seat, to, events)


def refuse_provision(t: Tables, s: State, seat: Seat, f: Journey, a: SpendProvision) -> Refusal | None:
    if s.variant != "expert":
        return refuse("FEL-SET-20", "no-provisions-here")
    if f.moves:
        return refuse("FEL-Q-41", "moves-left", 0, f.moves)
    if not s.players[seat].provisions:
        return refuse("FEL-XEX-02", "no-provision", 1, 0)
    if not ahead(t, s, f):
        return refuse("FEL-Q-41", "nowhere-to-go")
    return None


def spend_provision(t: Tables, s: State, seat: Seat, f: Journey, a: SpendProvision, events: Events) -> State:
    """One provision, back to the supply at once, is one more move (FEL-XEX-02, FEL-XEX-04, FEL-XEX-03, FEL-XEX-09)."""
    if events is not None:
        events.append(ProvisionSpent(seat))
    p = s.players[seat]
    return evolve(
        s,
        players=replaced(s.players, seat, evolve(p, provisions=p.provisions - 1)),
        frames=(*s.frames[:-1], Journey(seat, f.at, f.visited, f.moves + 1)),
    )


def go_home(t: Tables, s: State, seat: Seat, f: Journey, a: GoHome, events: Events) -> State:
    """Return the merchant to the stock (FEL-XEX-05)."""
    return _return_home(t, s, f, events)


def _return_home(t: Tables, s: State, f: Journey, events: Events) -> State:
    """The merchant returns to the stock; what they collected stays with their owner (FEL-EXP-19, FEL-EXP-20)."""
    seat = f.seat
    if events is not None:
        events.append(WentHome(seat, t.boards[s.variant].provinces[f.at].id))
    p = s.players[seat]
    return evolve(s, players=replaced(s.players, seat, evolve(p, stock=p.stock + 1)), frames=s.frames[:-1])


# settling


def settle(t: Tables, s: State, f: Journey, events: Events) -> State:
    """The merchant stays for good and the owner takes the tile (FEL-EXP-13, FEL-EXP-14, FEL-SPC-01)."""
    seat, at = f.seat, f.at
    tile = t.trade_tiles[s.tiles[at]]
    if events is not None:
        events.append(TileTaken(seat, t.boards[s.variant].provinces[at].id, tile.back, tile.id))
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
    """Apply the effect of a special tile when it is taken (FEL-SPC-06, FEL-SPC-09 to FEL-SPC-11, FEL-SPC-13)."""
    if tile.timing == "lasting":
        return gain(t, s, seat, tile.effect, "tile", events)
    if tile.timing == "instant":
        for what in WINDFALL:
            s = gain(t, s, seat, what, "tile", events)
        if events is not None:
            events.append(WindfallRemoved(seat, tile.id))
        return evolve(s, gone=(*s.gone, tile.id))
    return s


FLIP = Question(
    Flipping,
    answers=(
        Answer(Flip, flip, rules=("FEL-EXP-03",), otherwise=not_now("FEL-Q-08"), refuse=refuse_flip),
        Answer(StopFlipping, stop_flipping, rules=("FEL-EXP-03",), otherwise=not_now("FEL-Q-08")),
        SELL,
    ),
    offer=offer_flips,
    rules=("FEL-EXP-03", "FEL-EXP-04", "FEL-EXP-17", "FEL-Q-07"),
    run=run_flipping,
)

RULES = ("FEL-EXP-01", "FEL-EXP-06", "FEL-EXP-12", "FEL-EXP-15", "FEL-EXP-19", "FEL-EXP-07")


def rules_of_the_road(t: Tables, s: State, f: Journey) -> tuple[str, ...]:
    return ("FEL-XEX-02", *RULES, "FEL-XEX-08") if s.variant == "expert" else RULES


TRAVEL = Question(
    Journey,
    answers=(
        Answer(
            Move,
            move,
            rules=("FEL-EXP-01", "FEL-EXP-06"),
            refuse=refuse_move,
        ),
        Answer(
            SpendProvision,
            spend_provision,
            rules=("FEL-XEX-02",),
            refuse=refuse_provision,
        ),
        Answer(GoHome, go_home, rules=("FEL-EXP-19",)),
        SELL,
    ),
    offer=offer_steps,
    rules=rules_of_the_road,
    run=run_journey,
)
