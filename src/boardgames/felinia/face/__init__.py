"""Face of the game for people: sheets, their panels, the things on them and the words."""
