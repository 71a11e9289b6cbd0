"""What is wrong with the text of an action, for every game: a catalogue, see `spydeck.language`."""
