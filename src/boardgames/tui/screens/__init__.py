"""Screens: the table, the pages around it, and the menu."""
