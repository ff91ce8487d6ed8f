"""A bar on the terminal for a long series: how much is done, how fast, and how long it will take."""

import sys
from collections.abc import Callable
from time import perf_counter


def watched(play: Callable[..., None], games: int) -> None:
    """Play a series, with a bar where somebody could see it."""
    if not sys.stderr.isatty():
        play()
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    began, columns = perf_counter(), (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)

        def progress() -> None:
            bar.advance(task)
            rate = bar.tasks[task].completed / (perf_counter() - began)
            bar.update(task, description=f"{rate:.1f} games/s, left")

        play(progress=progress)
