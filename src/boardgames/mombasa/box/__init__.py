"""Components: the rows of the tables, lookups made from them, and checks that name file and row."""
