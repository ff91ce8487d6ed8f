"""The game, replays and rules as lines of text, for a terminal without an app."""
