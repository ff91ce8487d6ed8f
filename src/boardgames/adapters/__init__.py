"""Interfaces for other programs: numbers for actions, vectors for states, and environments of three libraries.

`spaces` and `encoding` need nothing beyond the program itself; `pettingzoo`, `gymnasium` and `openspiel` need the extra
of their name. Nothing else in the program imports any of them.
"""
