"""All parts of the attack, and one of them against one game."""

import os
import tempfile
import time
import traceback
from pathlib import Path
from typing import NamedTuple

from boardgames.core.rng import start_stream
from tests.hostile import disks, files, key_storms, openings, other_files, play, processes, terminals

PARTS = {
    **files.PARTS,
    **other_files.PARTS,
    **play.PARTS,
    **disks.PARTS,
    **processes.PARTS,
    **terminals.PARTS,
    **key_storms.PARTS,
    **openings.PARTS,
}


class Attacked(NamedTuple):
    """One part against one game."""

    part: str
    game: str
    attacks: int
    bad: list[str]
    seconds: float
    """By the clock; on a busy machine most of them are waited."""
    processor: float
    """Seconds of the processor, those of the programs that were started included."""


def attacked(part: str, name: str, count: int, seed: int) -> Attacked:
    """Attack a game in one way so often."""
    began, worked, attacks, bad = time.monotonic(), _worked(), 0, []
    with tempfile.TemporaryDirectory() as folder:
        os.environ["BOARDGAMES_HOME"] = os.path.join(folder, "home")
        try:
            for fault in PARTS[part](Path(folder), name, count, start_stream(seed, f"{part}-{name}")):
                attacks += 1
                if fault:
                    bad.append(fault)
        except Exception:  # what the attack itself stumbles over is a finding too
            bad.append(traceback.format_exc())
    return Attacked(part, name, attacks, bad, time.monotonic() - began, _worked() - worked)


def _worked() -> float:
    return sum(os.times()[:4])
