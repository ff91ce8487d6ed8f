"""The preparation phase: coins to the book display, the card display, discs and tiles; or the end of the game."""

from boardgames.core.game import Seat
from boardgames.core.rulebook import Events
from boardgames.core.values import evolve, replaced
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.events import (
    CardsDiscarded,
    CardsRevealed,
    CoinsMoved,
    GameEnded,
    RoundBegan,
    TileReceived,
)
from boardgames.mombasa.rules.area import counted
from boardgames.mombasa.rules.scoring import scores
from boardgames.mombasa.state import NO_PLUS_ONE, OVER, PLAN, UNATTACHED, Player, State


def prepare(t: Tables, s: State, events: Events) -> State:
    """The next round, or the final scoring after the last one (MOM-RND-03, MOM-PRE-01, MOM-RND-01, MOM-PRE-06)."""
    if s.round == t.rounds:
        s = evolve(s, phase=OVER, frames=())
        if events is not None:
            events.append(GameEnded(tuple(sheet.total for sheet in scores(t, s))))
        return s
    number = s.round + 1
    coins = s.coins | coins_down(t, len(s.players), number, events)
    display, draw, discard = refill_display(t, s, events)
    players = tuple([disc_back(t, s.tracks, seat, player, events) for seat, player in enumerate(s.players)])
    s = evolve(
        s,
        round=number,
        phase=PLAN,
        start_player=s.marker,
        active=s.marker,
        turns=0,
        coins=coins,
        display=display,
        draw=draw,
        discard=discard,
        players=players,
    )
    if events is not None:
        events.append(RoundBegan(s.start_player, number))
    return s


def coins_down(t: Tables, players: int, number: int, events: Events) -> int:
    """Mask of the spaces of the book display that get a coin: the column of the round (MOM-PRE-02 to MOM-PRE-04,
    MOM-PRE-05).
    """
    coins = t.round_coins[players][number - 1]
    if events is not None and coins:
        events.append(CoinsMoved(number, coins))
    below = [space for space, column in enumerate(t.shelf_columns) if column == number]
    return sum(1 << space for space in below[:coins])


def refill_display(t: Tables, s: State, events: Events) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Display, draw pile and discard pile for the next round (MOM-PRE-07 to MOM-PRE-10)."""
    width = 3
    gone = tuple(card for card in s.display[width - 1 :: width] if card)
    display: list[str] = []
    for row in range(0, len(s.display), width):
        left = [card for card in s.display[row : row + width - 1] if card]
        display += [""] * (width - len(left)) + left
    empty = [space for space in t.display_fill if not display[space]]
    shown = s.draw[: len(empty)]
    for space, card in zip(empty, shown, strict=False):
        display[space] = card
    if events is not None:
        if gone:
            events.append(CardsDiscarded(gone))
        if shown:
            events.append(CardsRevealed(shown))
    return tuple(display), s.draw[len(shown) :], s.discard + gone


def disc_back(t: Tables, tracks: tuple[str, ...], seat: Seat, p: Player, events: Events) -> Player:
    """Discs come back, and with a disc from a tile space comes the tile (MOM-PRE-11, MOM-PRE-12, MOM-TIL-03)."""
    area, plus_one = p.area, NO_PLUS_ONE
    for number, space in t.tile_spaces:
        if p.placed >> number & 1:
            if events is not None:
                events.append(TileReceived(seat, space.tile))
            place = t.place_at.get(space.tile)
            if place is None:
                plus_one = UNATTACHED
            else:
                area = replaced(area, place, space.tile)
    p = evolve(p, discs=p.discs + p.placed.bit_count(), placed=0, area=area, plus_one=plus_one, passed=False)
    return counted(t, tracks, p) if any(area) else p
