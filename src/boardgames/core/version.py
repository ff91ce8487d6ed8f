"""The version of the program, as it is written into logs and printed by `--version`."""

__version__ = "0.9.0"
