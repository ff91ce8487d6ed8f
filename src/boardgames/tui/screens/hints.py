"""The page with the best choices of a question."""

from collections.abc import Sequence

from boardgames.bots.hints import reason
from boardgames.bots.search import Outlook
from boardgames.core.foresight import Foresight
from boardgames.tui.look.paint import Row, row, wrap
from boardgames.tui.scene import Scene
from boardgames.tui.screens.pages import WIDTH
from boardgames.tui.screens.reader import Reader


def hint_page(scene: Scene, hints: Sequence[Outlook], foresight: Foresight, *, projected: bool) -> Reader:
    """Each choice with its reason; Enter ends the page with the choice under the cursor.

    A lead is told only to the player alone, and only if the table has agreed to show everybody's score (`projected`).
    """
    private = projected and scene.decision is not None and scene.viewer == scene.decision.seat
    rows: list[Row] = [row()]
    for place, hint in enumerate(hints):
        offer = scene.offers[hint.choice]
        first, *more = wrap(offer.text, WIDTH - 14)
        rows.append(
            Row(
                (
                    (f"  {place + 1}  ", "title"),
                    (offer.code, "key"),
                    (" " * max(1, 7 - len(offer.code)), ""),
                    (first, "bold"),
                ),
                offer,
            )
        )
        rows += [row(" " * 12 + line, "bold") for line in more]
        why = reason(hints, place, foresight.of(offer.action).change, private=private)
        rows += [row(" " * 12 + why), row()]
    if len(hints) > 1:
        rows.append(row("  Each was tried in many possible continuations, up to the end of the game.", "dim"))
    rows.append(row("  Enter selects the choice; at the table Enter confirms it.", "soft"))
    return Reader(f"Hint: {scene.question}", rows, scene.offers[hints[0].choice])
