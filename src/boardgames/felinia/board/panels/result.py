"""The end of the game: what everybody has."""

from boardgames.drawing.canvas import Canvas
from boardgames.drawing.colours import BRIGHT, GOLD, SHEET, SOFT, WARM, bold
from boardgames.felinia.board.panels.scene import Scene
from boardgames.felinia.board.panels.sheet import header, seat_chip
from boardgames.felinia.rules.scoring import scores

ROWS = 5


def draw_result(canvas: Canvas, scene: Scene, x: int, y: int, width: int) -> None:
    """Points of all players, the winner's in gold; coins break ties."""
    canvas.fill(x, y, width, ROWS, SHEET)
    header(canvas, x, y, width, "The game is over", "coins break ties", lit=True)
    sheets = scores(scene.t, scene.seen)
    best = max((sheet.total, scene.seen.players[sheet.seat].money) for sheet in sheets)
    for row, sheet in enumerate(sheets, y + 1):
        p, told = scene.seen.players[sheet.seat], scene.look.tells_score(sheet.seat)
        end = seat_chip(canvas, x + 1, row, sheet.seat) + 1
        canvas.put(end, row, scene.look.names[sheet.seat][:16], BRIGHT)
        wins = told and (sheet.total, p.money) == best
        canvas.right(x + 30, row, f"{sheet.total} points" if told else "", bold(GOLD if wins else BRIGHT))
        canvas.right(x + width - 1, row, f"{p.money} coins" if p.money != 1 else "1 coin", WARM if wins else SOFT)
        canvas.mark(f"player.{sheet.seat}", x, row, width, 1)
