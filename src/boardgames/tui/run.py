"""Start of the app, from the command line to its exit status."""

import gc
import sys
from pathlib import Path

from boardgames.core.errors import UserError
from boardgames.store.log import read_log
from boardgames.store.replay import watch
from boardgames.table.load_game import load_game
from boardgames.table.session import Session
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.served import is_served
from boardgames.tui.shutdown import Hangup
from boardgames.words import say


def needs_ascii() -> bool:
    """True if the terminal's encoding lacks the characters that boards are drawn with; a browser lacks none."""
    if is_served():
        return False
    encoding = (sys.stdout.encoding or "ascii").lower().replace("-", "")
    return encoding not in ("utf8", "utf16", "utf32")


def run_app(
    session: Session | None = None,
    *,
    replay: Path | None = None,
    data: Path | None = None,
    ascii_only: bool | None = None,
    asks_language: bool = False,
) -> int:
    """Open the app at the table of a session, the replay of a log or the menu; return the exit status.

    `UserError` if something outside is wrong, before the screen is touched.
    """
    gc.freeze()  # what has been imported stays: no collector need walk over it before the first frame
    if replay is not None:
        log = read_log(replay, salvage=True)
        watch(log, load_game(log.header.game, data), to=0)
    app = BoardgamesApp(
        session,
        replay=replay,
        data=data,
        ascii_only=needs_ascii() if ascii_only is None else ascii_only,
        asks_language=asks_language,
    )
    try:
        with Hangup(app.close_log, app.leave_from_outside, watches_pipes=is_served()) as hangup:
            app.run()
    finally:
        app.close_log()
    if app.failure:
        raise UserError(app.failure)
    if app.crash is not None:
        raise app.crash
    if app.return_code:
        raise UserError(say("app-failed"))
    return hangup.status
