"""For bots and teachers: worked examples."""
