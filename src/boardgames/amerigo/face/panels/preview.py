"""The figures that the selected choice would change, from the table before and after it."""

from collections.abc import Mapping

from boardgames.amerigo.face.panels.scene import Scene
from boardgames.amerigo.state import Build, Plan, Produce, Sail, State, TrackAction
from boardgames.core.game import SEAT_LETTERS, Seat
from boardgames.kit.asker import pair


def changes(v: Scene) -> list[str]:
    """Return what the selected choice changes, such as `AP: 4 → 2`: the player to move first, then the others."""
    others = [seat for seat in range(len(v.s.players)) if seat != v.actor]
    told = _changed(_left(v, v.s), _left(v, v.then))
    told += _changed(_owned(v, v.s, v.actor), _owned(v, v.then, v.actor))
    for seat in others:
        told += [f"{SEAT_LETTERS[seat]} {one}" for one in _changed(_owned(v, v.s, seat), _owned(v, v.then, seat))]
    return told


def _changed(before: Mapping[str, str], after: Mapping[str, str]) -> list[str]:
    """Return the figures that differ, those that are missing as 0."""
    figures = [(label, before.get(label, "0"), after.get(label, "0")) for label in {**before, **after}]
    return [pair(label, f"{now} → {then}") for label, now, then in figures if now != then]


def _left(v: Scene, s: State) -> Mapping[str, str]:
    """Return the AP that the action under way has left: for a voyage, the moves of each ship."""
    match s.frames[0] if s.frames else None:
        case Sail() as voyage:
            return {v.say("ship-moves", ship=ship): str(voyage.left(ship)) for ship in (1, 2)}
        case TrackAction(ap=ap) | Plan(ap=ap) | Build(ap=ap) | Produce(ap=ap):
            return {v.say("ap"): str(ap)}
    return {}


def _owned(v: Scene, s: State, seat: Seat) -> Mapping[str, str]:
    """Return what a player has, by its label in the strip of players."""
    return dict(v.game.parts.board().holdings(v.game, s, seat))
