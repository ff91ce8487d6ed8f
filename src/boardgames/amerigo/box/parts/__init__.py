"""Tables that are too long for one file of columns and one of checks."""
