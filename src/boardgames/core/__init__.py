"""Code that every game shares. Nothing in here knows a game or a screen."""
