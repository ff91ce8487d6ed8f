"""Drawings of the app that belong to no board: the curtain, big letters, scenes and thumbnails."""
