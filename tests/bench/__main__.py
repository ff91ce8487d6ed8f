"""`make bench`: the figures of every game. Nothing here is asserted; a benchmark reports."""

import json
import sys
from math import prod

from boardgames.core.registry import games
from tests.bench import peers, starts
from tests.bench.engine import measure
from tests.bench.keys import measure_keys
from tests.bench.screen import measure_screen

ROWS = (
    ("decisions_per_second", "decisions a second (list + apply)", "{:,.0f}"),
    ("per_calibration_loop", "decisions per calibration loop", "{:,.0f}"),
    ("mean_decisions", "decisions a game", "{:,.0f}"),
    ("list_us", "legal_actions, median us", "{:.1f}"),
    ("apply_us", "apply, median us", "{:.1f}"),
    ("list_share", "share of listing", "{:.0%}"),
    ("p99_us", "p99 of a decision, us", "{:.1f}"),
    ("worst_list", "longest list", "{:.0f}"),
    ("bytes_per_state", "bytes for each state kept", "{:,.0f}"),
    ("observe_us", "observe, us", "{:.1f}"),
    ("imagine_us", "imagine, us", "{:.1f}"),
    ("digest_us", "digest, us", "{:.1f}"),
    ("replay_us_per_line", "replay with checks, us a line", "{:.1f}"),
    ("first_actions_ms", "process start to first list, ms", "{:.0f}"),
    ("game_paint_ms", "process start to painted table, ms", "{:.0f}"),
    ("redraw_ms", "whole board drawn again, ms", "{:.1f}"),
    ("key_ms", "arrow key to frame, median ms", "{:.1f}"),
    ("key_p95_ms", "arrow key to frame, p95 ms", "{:.1f}"),
    ("key_used_ms", "arrow key, median processor ms", "{:.1f}"),
    ("key_used_p95_ms", "arrow key, p95 processor ms", "{:.1f}"),
    ("visit_used_ms", "first visit, median processor ms", "{:.1f}"),
    ("key_bytes", "bytes for an arrow key", "{:,.0f}"),
    ("keys_a_turn", "keys a turn, typed in lines", "{:.1f}"),
    ("keys_p95", "keys of a long turn, p95", "{:.0f}"),
    ("keys_alone", "keys a turn, choice by choice", "{:.1f}"),
    ("bot_key_ms", "key while bots think, median ms", "{:.1f}"),
    ("bot_key_worst_ms", "key while bots think, worst ms", "{:.1f}"),
)


def main(names: list[str]) -> None:
    figures = {name: measure(name) | measure_keys(name) | measure_screen(name) for name in names}
    if "--json" in sys.argv:
        print(json.dumps(figures, indent=1))
        return
    print(f"{'4 players':36}" + "".join(f"{name:>12}" for name in names))
    for key, title, form in ROWS:
        print(f"{title:36}" + "".join(f"{form.format(figures[name][key]):>12}" for name in names))
    rates = [figures[name]["decisions_per_second"] for name in names]
    print(f"geometric mean of decisions a second: {prod(rates) ** (1 / len(rates)):,.0f}")
    starts.main({"this tree": sys.executable} | wheel())


def wheel() -> dict[str, str]:
    """The interpreter for which the wheel is installed, if `--wheel` names one."""
    return {"wheel": sys.argv[sys.argv.index("--wheel") + 1]} if "--wheel" in sys.argv else {}


if __name__ == "__main__":
    if "--peers" in sys.argv:
        peers.main(sys.argv[-1])
    else:
        main([name for name in sys.argv[1:] if name in games()] or list(games()))
