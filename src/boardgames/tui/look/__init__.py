"""Looks: palettes, themes, and painting with style names."""
