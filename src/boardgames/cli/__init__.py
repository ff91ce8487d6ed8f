"""Commands of the program; `boardgames.cli.main` reads which one is wanted."""
