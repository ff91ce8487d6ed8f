"""Contents of the screens, computed from the game and free of widgets."""
