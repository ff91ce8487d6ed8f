"""What is in the box: rows of the tables, lookups made from them, and the actions they allow."""
