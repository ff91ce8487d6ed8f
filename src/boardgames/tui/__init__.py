"""The Textual app: screens, widgets and looks, each in a package of its own."""
