"""The program: `boardgames`, or `python -m boardgames`."""

import gc
import sys

FEW_COLLECTIONS = 50_000
"""Objects after which the collector looks for garbage: modules make many at the start, and hardly any is garbage."""


def run() -> None:
    """Run it; ^C is understood even while it is still being loaded."""
    gc.set_threshold(FEW_COLLECTIONS)
    try:
        from boardgames.core.interrupts import held_interrupts

        with held_interrupts():
            from boardgames.cli.main import main

        main()
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    from boardgames.core.child_processes import forget_current_folder

    forget_current_folder()
    run()
