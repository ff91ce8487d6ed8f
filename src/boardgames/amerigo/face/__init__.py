"""What people see and read of the game: sheets, their panels, the things on them and the words."""
