"""A player's action area: which cards lie face up, and what they add up to."""

from boardgames.core.values import evolve
from boardgames.mombasa.box.tables import COTTON, EXPANSION, NO_TOTALS, Card, Tables
from boardgames.mombasa.state import NO_PLUS_ONE, Player


def open_slots(t: Tables, p: Player) -> int:
    """Mask of the open action slots (MOM-PLN-03, MOM-PLN-04, MOM-BRD-01, MOM-BRD-02).

    It is only read while planning, when neither diamond nor ink pot moves, so a slot counts from the next
    planning phase on (MOM-BRD-03).
    """
    mask = t.slots_at_start
    if p.diamond >= t.diamond.slot_space:
        mask |= 1 << t.diamond_slot
    if p.ink >= t.ink.slot_position:
        mask |= 1 << t.ink_slot
    return mask


def card_value(t: Tables, tracks: tuple[str, ...], p: Player, place: int) -> int:
    """Return what the goods card at a place is worth, with +1 tile and cotton bonus (MOM-TIL-08, MOM-TRK-22)."""
    card = t.cards[p.area[place]]
    value = card.value
    if place == p.plus_one:
        value += t.plus_one
    return value + cotton_bonus(t, tracks, p.bonus) if card.total == COTTON else value


def cotton_bonus(t: Tables, tracks: tuple[str, ...], bonus: tuple[int, ...]) -> int:
    """Return what working track bonuses add to every cotton card (MOM-TRK-22)."""
    return sum([t.tracks[track].cotton[level] for track, level in zip(tracks, bonus, strict=True)])


def expansion_bonus(t: Tables, tracks: tuple[str, ...], bonus: tuple[int, ...]) -> int:
    """Return what they add to the total of all expansion cards (MOM-TRK-16, MOM-TRK-15)."""
    return sum([t.tracks[track].expansion[level] for track, level in zip(tracks, bonus, strict=True)])


def face_up_cards(t: Tables, p: Player) -> list[Card]:
    """The cards and tiles of the action area that have not been used (MOM-PLN-08, MOM-CLK-09)."""
    return [t.cards[name] for place, name in enumerate(p.area) if name and not p.used >> place & 1]


def totals(
    t: Tables, tracks: tuple[str, ...], area: tuple[str, ...], used: int, plus_one: int, bonus: tuple[int, ...]
) -> tuple[int, ...]:
    """Coffee, bananas, cotton, expansion and helpers over the face-up cards and tiles of an action area."""
    sums = [0, 0, 0, 0, 0]
    cottons = 0
    cards = t.cards
    for place, name in enumerate(area):
        if name and not used >> place & 1:
            card = cards[name]
            sums[card.total] += card.value
            if card.total == COTTON:
                cottons += 1
            if place == plus_one:
                sums[card.total] += t.plus_one
    if any(bonus):
        if cottons:
            sums[COTTON] += cottons * cotton_bonus(t, tracks, bonus)
        if sums[EXPANSION]:
            sums[EXPANSION] += expansion_bonus(t, tracks, bonus)
    return tuple(sums)


def counted(t: Tables, tracks: tuple[str, ...], p: Player) -> Player:
    """The player with totals that fit the action area (MOM-TIL-04, MOM-TIL-05)."""
    return evolve(p, totals=totals(t, tracks, p.area, p.used, p.plus_one, p.bonus))


def turned_down(t: Tables, tracks: tuple[str, ...], p: Player, places: int) -> Player:
    """The player after these places of the action area have been turned face down (MOM-ACT-05, MOM-TIL-06)."""
    used = p.used | places
    return evolve(p, used=used, totals=totals(t, tracks, p.area, used, p.plus_one, p.bonus))


def face_up(p: Player, place: int) -> bool:
    return bool(p.area[place]) and not p.used >> place & 1


def card_at(t: Tables, p: Player, place: int | None) -> Card | None:
    """The face-up card at a place of the action area, if there is one."""
    return None if place is None or not face_up(p, place) else t.cards[p.area[place]]


def cleared(p: Player) -> Player:
    """The player after the phase: every card on the pile above its slot, every tile back beside the board."""
    piles = tuple([(*pile, card) if card else pile for pile, card in zip(p.piles, p.area, strict=False)])
    return evolve(
        p,
        piles=piles,
        area=("",) * len(p.area),
        used=0,
        plus_one=NO_PLUS_ONE,
        totals=NO_TOTALS,
        passed=True,
    )
