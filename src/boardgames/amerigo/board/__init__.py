"""The table drawn: pure functions of an observed state. What a screen asks for is in `table.py`."""
