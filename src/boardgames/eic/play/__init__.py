"""For bots and teachers: instinct, worked examples, positions put together by hand."""
