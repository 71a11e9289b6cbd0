"""What is wrong with the text of an action, for every game: Fluent files, see `spydeck.language`."""
