"""What the screens show, worked out from the game and free of widgets."""
