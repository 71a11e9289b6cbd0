"""How each language builds sentences about the people at a table: a catalogue, see `spydeck.language`."""
