"""The Textual app. `canvas`, `board` and `boards` draw without Textual and can be used by any other screen."""
