"""What each command does; `boardgames.cli.main` reads which one is wanted."""
