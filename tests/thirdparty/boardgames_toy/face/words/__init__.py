"""Every sentence and code that a person reads about this game."""
