"""The Textual app: screens, widgets and looks, each in a room of its own."""
