"""Bots of earlier versions, kept as they were: others are measured by them.

boardgames league eic --bots strong,strong-1 --bots-from tests.yardstick
"""

from tests.yardstick.level_1.search import FrozenBot, FrozenInstinct
from tests.yardstick.planner import Planner

BOTS = {
    "planner-1": Planner(),
    "heuristic-1": FrozenInstinct(),
    "normal-1": FrozenBot("normal-1"),
    "strong-1": FrozenBot("strong-1"),
}
