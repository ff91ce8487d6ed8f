"""Looks: palettes, themes, and the way from style names to what Textual shows."""
