"""What fills the terminal: the table, the pages around it, the rest of the house."""
