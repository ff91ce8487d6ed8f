"""Bots of earlier versions, kept as they were: others are measured by them.

boardgames league eic --bots strong,planner-1 --bots-from tests.yardstick
"""

from tests.yardstick.planner import Planner

BOTS = {"planner-1": Planner()}
