"""Many games at once: simulation, statistics, the league, balance and the training of bots."""
