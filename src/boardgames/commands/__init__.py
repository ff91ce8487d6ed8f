"""What each command does; `boardgames.cli` reads which one is wanted."""
