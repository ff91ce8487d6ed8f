"""One module a game: pure functions from an observed state to canvases (see `boardgames.tui.board`)."""
