"""Four heavy board games, complete, for two to four people at one terminal."""

__version__ = "0.2.0"
