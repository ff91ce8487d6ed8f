"""Text for the player beside the choices: the words of a lesson about a step, or a tip."""

from boardgames.tui.look.paint import Part, Row, row, wrap
from boardgames.tui.widgets.row_list import RowList

BESIDE = 46
"""Columns of the box at the right of the choices; on a small terminal it is above them."""
FEW_ROWS = 2
"""Maximum number of rows above the choices; beyond that the remark is left out, so that choices stay in sight."""


class HintBox(RowList, can_focus=False):
    """Box as high as its text above the choices, or as high as the choices beside them."""

    DEFAULT_CSS = f"HintBox {{ dock: right; width: {BESIDE}; height: 100%; display: none; }}"

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id, fill="raised")

    def speak(self, text: str, remark: str, keys: tuple[Part, ...], *, above: int = 0) -> None:
        """Say something, with a remark if there is room, and keys behind the last line or below it.

        `above`: how wide the choices are, if they lie below.
        """
        width = max(40, above - 2) if above else BESIDE - 2
        lines = wrap(f"{text} {remark}", width)
        if above and len(lines) > FEW_ROWS:
            lines = wrap(text, width)
        rows = [row(f" {line}", "bold") for line in lines]
        if len(lines[-1]) + sum(len(key) for key, _ in keys) < width:
            rows[-1] = Row(rows[-1].parts, right=keys)
        else:
            rows.append(Row(keys))
        self.show_rows(rows)
        self.styles.height = len(rows) if above else "100%"
        self._appear(True)

    def fall_silent(self) -> None:
        self._appear(False)

    def _appear(self, here: bool) -> None:
        """Appear in place of the history, or give way to it."""
        self.display = here
        # Not by a class of the screen: that would look up the styles of everything on it again.
        self.screen.query_one("#log-box").styles.display = "none" if here else None
