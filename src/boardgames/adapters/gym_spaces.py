"""Spaces of Gymnasium for the observations of a match: vectors with the bounds of every cell, and masks."""

import numpy as np
from gymnasium import spaces

from boardgames.adapters.match import CELLS, MASK, Match


def observation_space(match: Match) -> spaces.Dict:
    """Return the space of a seat's observations."""
    return spaces.Dict({"observation": _vectors(match), "action_mask": spaces.Box(0, 1, (match.numbers,), MASK)})


def _vectors(match: Match) -> spaces.Box:
    encoder = match.encoder
    if not match.scaled:
        return spaces.Box(np.array(encoder.least, CELLS), np.array(encoder.most, CELLS), dtype=CELLS)
    least = -(np.array(encoder.least) < 0).astype(np.float32)
    return spaces.Box(least, np.ones(encoder.size, np.float32), dtype=np.float32)
