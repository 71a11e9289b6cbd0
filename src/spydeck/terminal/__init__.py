"""The terminal: games line by line, with or without colour, in a terminal or through a pipe."""
