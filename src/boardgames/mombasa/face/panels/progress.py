"""Drawing of a player's diamond and ink pot: how far they have come, what that is worth, and what comes next."""

from typing import NamedTuple

from boardgames.kit.colours import INK, SOFT, WELL, bold
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.face.colours import BOOKS, DIAMONDS, Hue
from boardgames.mombasa.face.panels.scene import Scene
from boardgames.mombasa.state import Player


class Progress(NamedTuple):
    sign: str
    """Empty for the ink pot, which has a word."""
    hue: Hue
    at: int
    length: int
    worth: int
    ahead: tuple[int, int] | None
    """The next space with a value, and the value."""


def progress_of(t: Tables, p: Player) -> tuple[Progress, Progress]:
    """On the diamond track and on the bookkeeping track."""

    def ahead(values: tuple[tuple[int, int], ...], at: int) -> tuple[int, int] | None:
        return next(((space, value) for space, value in values if space > at), None)

    diamond = ahead(t.diamond.values, p.diamond)
    ink = ahead(t.ink.values, p.ink)
    return (
        Progress("◆", DIAMONDS, p.diamond, t.diamond.length, t.diamond_worth[p.diamond], diamond),
        Progress("", BOOKS, p.ink, t.ink.length, t.ink_worth[p.ink], ink),
    )


def sign_of(scene: Scene, track: Progress) -> str:
    return track.sign or scene.say("ink")


def draw_progress(scene: Scene, p: Player, x: int, y: int, bar: int = 0, *, ahead: bool = True) -> None:
    """Two lines: where they stand, as a bar if there is room for one; what that is worth; the next value."""
    canvas = scene.canvas
    for line, track in enumerate(progress_of(scene.t, p), y):
        canvas.put(x, line, sign_of(scene, track), track.hue.pale)
        at = x + 4
        if bar:
            canvas.bar(at, line, bar, track.at / track.length, track.hue.pale, WELL)
            at += bar + 1
        canvas.right(at + 2, line, str(track.at), bold(INK))
        scene.pounds(at + 3, line, track.worth)
        if ahead and track.ahead:
            space, value = track.ahead
            words = scene.fit(canvas.width - at - 8, "value-ahead", value=value, n=space - track.at)
            canvas.put(at + 8, line, words, SOFT)
