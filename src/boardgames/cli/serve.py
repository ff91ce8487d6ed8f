"""The command that shows the app in browsers."""

import argparse
import sys

from boardgames.cli.arguments import check_keys, choose_language
from boardgames.core.child_processes import command
from boardgames.core.errors import UserError

EXTRA = "boardgames serve needs textual-serve: pip install textual-serve."


def run_serve(args: argparse.Namespace) -> int:
    """Serve until `^C`."""
    import socket

    from boardgames.web.gate import Gate, is_loopback

    choose_language(args)
    check_keys()
    try:
        from boardgames.web.server import TableServer
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("boardgames"):
            raise
        raise UserError(EXTRA) from None
    names = () if is_loopback(args.host) else (args.host, socket.gethostname(), socket.getfqdn())
    gate = Gate((*names, *args.name), asks_token=args.token)
    server = TableServer(visitor(args), gate, args.host, args.port, _tell)
    server.serve()
    return 0


def visitor(args: argparse.Namespace) -> str:
    """Return the command of a visitor's process, for the shell that textual-serve starts it with."""
    import shlex

    passed = [*(["--ascii"] if args.ascii else []), *(["--language", args.language] if args.language else [])]
    return "exec " + shlex.join(command("boardgames.cli.visitor", shlex.join(passed) or " "))


def _tell(line: str) -> None:
    from boardgames.text.terminal import show_line

    show_line(line)
    sys.stdout.flush()
