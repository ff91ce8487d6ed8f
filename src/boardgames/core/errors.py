"""Errors that a person reads."""


class UserError(Exception):
    """Something outside the program is wrong: one sentence that names the place and the remedy."""
