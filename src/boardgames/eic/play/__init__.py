"""For bots and teachers: heuristic, worked examples, positions put together by hand."""
