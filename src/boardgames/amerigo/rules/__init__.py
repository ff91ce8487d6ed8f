"""The rulebook: set-up, one module per phase, scoring."""
