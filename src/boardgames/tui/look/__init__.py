"""How it looks: palettes, themes, and from style names to what Textual shows."""
