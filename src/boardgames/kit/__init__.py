"""What the faces of all games are made of: component records and drawing parts."""
