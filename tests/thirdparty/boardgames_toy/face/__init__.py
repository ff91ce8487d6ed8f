"""The table drawn: pure functions of an observed state."""
