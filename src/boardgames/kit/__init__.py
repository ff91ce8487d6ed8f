"""Component records and drawing parts of which the faces of all games are made."""
