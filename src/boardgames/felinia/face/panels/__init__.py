"""Parts of the drawing that only this game has."""
