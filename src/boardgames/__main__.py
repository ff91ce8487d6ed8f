"""The program: `boardgames`, or `python -m boardgames`."""

import sys


def run() -> None:
    """Run it; ^C is understood even while it is still being loaded."""
    try:
        from boardgames.cli.main import main

        main()
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    from boardgames.core.child_processes import forget_current_folder

    forget_current_folder()
    run()
