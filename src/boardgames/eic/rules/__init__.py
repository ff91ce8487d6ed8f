"""The rulebook: set-up, one module a phase, scoring."""
