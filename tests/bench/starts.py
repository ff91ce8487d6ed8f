"""What it costs to start: processor time until a rule is printed, until the menu and until a table are on the screen.

Modules are kept as byte code, as they are on the machine of whoever plays, also where a build environment forbids it.
Several programs take turns, so that a slow spell of the machine meets them all.
"""

import os
import subprocess
import sys
from collections.abc import Mapping
from statistics import median

from tests.bench.terminal import HOME, Terminal, environment

RULE = ("rules", "felinia", "FEL-AUC-01")
TABLE = ("play", "felinia", "--players", "Ann,Bob,Cid,Dee", "--seed", "7")
ROUNDS = 7
BARE = """
from textual.app import App
from textual.widgets import Static

class Bare(App):
    def compose(self):
        yield from (Static(f"line {number} " * 12) for number in range(40))

Bare().run()
"""
"""An app of the toolkit with as much text on it as ours has: what of a start is not ours."""


def rule(python: str, *program: str) -> float:
    """Return the milliseconds of processor time of a whole command."""
    command = subprocess.Popen([python, *program, *RULE], env=environment(), cwd=HOME.name, stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(command.pid, 0)
    command.returncode = os.waitstatus_to_exitcode(status)
    if command.returncode:
        raise RuntimeError(f"{python} cannot print a rule")
    return (used.ru_utime + used.ru_stime) * 1000


def screen(python: str, *arguments: str) -> tuple[float, float]:
    """Return the milliseconds of processor time and of the clock until a screen is painted."""
    terminal = Terminal(python, *arguments)
    last, _ = terminal.settle(least=3000)
    found = terminal.used, (last - terminal.began) * 1000
    terminal.close()
    return found


def once(python: str) -> dict[str, float]:
    """Start each program once; another interpreter than this one sees nothing but what is installed for it."""
    alone = () if python == sys.executable else ("-I",)
    program = (*alone, "-m", "boardgames")
    menu, table, bare = (
        screen(python, *arguments) for arguments in (program, (*program, *TABLE), (*alone, "-c", BARE))
    )
    return {
        "a rule, processor ms": rule(python, *program),
        "menu, processor ms": menu[0],
        "menu, ms": menu[1],
        "table, processor ms": table[0],
        "table, ms": table[1],
        "bare Textual app, processor ms": bare[0],
    }


def main(pythons: Mapping[str, str]) -> None:
    """Print the medians of several programs, given by name and interpreter, side by side."""
    found: dict[str, dict[str, list[float]]] = {name: {} for name in pythons}
    for number in range(ROUNDS + 1):
        for name, python in pythons.items():
            for figure, value in once(python).items():
                if number:  # the first round writes byte code and fills the cache
                    found[name].setdefault(figure, []).append(value)
    print(f"{'from the start to':36}" + "".join(f"{name:>16}" for name in found))
    for figure in next(iter(found.values())):
        print(f"{figure:36}" + "".join(f"{median(values[figure]):>16.0f}" for values in found.values()))


if __name__ == "__main__":
    main({"this tree": sys.executable} | ({"wheel": sys.argv[1]} if sys.argv[1:] else {}))
