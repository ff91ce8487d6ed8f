"""The levels `normal` and `strong` of versions 0.7 and 0.8, frozen with their heuristics, features and tables.

Nothing here is tidied or made faster in step with the program: others are measured by it.
"""
