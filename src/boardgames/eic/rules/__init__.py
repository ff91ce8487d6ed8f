"""The rulebook: set-up, one module for each phase, scoring."""
