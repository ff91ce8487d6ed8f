"""Everything that touches a disk: component tables, the rule catalogue, lessons, the log, positions, safe files."""
