"""Drawing without a toolkit: canvas, style names, and what a game's board offers."""
