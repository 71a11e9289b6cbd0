"""What the scorekeepers of all games say about entries: a catalogue, see `spydeck.language`."""
