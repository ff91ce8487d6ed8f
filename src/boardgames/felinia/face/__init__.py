"""The face of Felinia: its things, a module a kind."""
